package dev.touchstone.bench;

import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** How search, proof and verification grow with the board, on families of boards. */
final class Sizes {

  private static final String ROW = "%-16s %-9s %5s %-9s %11s %9s %10s %11s %11s %9s %-9s %9s%n";

  /**
   * Boards that differ in one number.
   *
   * @param quick those that take less than a minute each
   * @param slow those that take minutes
   */
  private record FamilyOfBoards(String name, List<String> quick, List<String> slow) {}

  private static final List<FamilyOfBoards> FAMILIES =
      List.of(
          new FamilyOfBoards(
              "5,n,5", List.of("5,8,5", "5,9,5", "5,10,5", "5,11,5"), List.of("5,12,5")),
          new FamilyOfBoards("6,n,5", List.of("6,7,5", "6,8,5", "6,9,5"), List.of("6,10,5")),
          new FamilyOfBoards("7,n,5 and 8,8,5", List.of("7,7,5", "7,8,5"), List.of("8,8,5")),
          new FamilyOfBoards(
              "4,n,7tr",
              List.of("4,7,7tr", "4,8,7tr", "4,9,7tr", "4,10,7tr", "4,11,7tr", "4,12,7tr"),
              List.of("4,13,7tr")));

  private final Results results;
  private boolean failed;

  private Sizes(Results results) {
    this.results = results;
  }

  /** What the paper needed, in seconds, on its own machine. */
  private static String published(String board) {
    return switch (board) {
      case "7,7,5" -> "2.5";
      case "8,8,5" -> "62634.3";
      default -> "-";
    };
  }

  private void row(String family, String board) throws IOException {
    SolveRequest request = SolveRequest.of(Problem.weak(Trial.weak(board)));
    Trial trial = Trial.of(request);
    CheckedCertificate certificate = trial.certificate();
    int cells = request.problem().setup().hypergraph().cellCount();
    if (certificate == null) {
      failed = true;
      System.out.printf("%-16s %-9s not decided: %s%n", family, board, trial.outcome());
      return;
    }
    failed |= trial.refuted();
    System.out.printf(
        ROW,
        family,
        board,
        cells,
        trial.outcome(),
        Figures.count(trial.result().work().nodes()),
        Figures.seconds(trial.searching()),
        Figures.count(certificate.steps()),
        Figures.count(certificate.bytes()),
        Figures.count(certificate.gzBytes()),
        Figures.seconds(certificate.verifying()),
        trial.verified(),
        published(board));
    results.row(
        family,
        board,
        Integer.toString(cells),
        trial.outcome(),
        Long.toString(trial.result().work().nodes()),
        Figures.seconds(trial.searching()),
        Long.toString(certificate.steps()),
        Long.toString(certificate.bytes()),
        Long.toString(certificate.gzBytes()),
        Figures.seconds(certificate.verifying()),
        published(board));
  }

  public static void main(String[] args) throws IOException {
    boolean all = args.length > 0 && args[0].equals("all");
    Results results =
        Results.of(
            "sizes",
            args,
            "family",
            "board",
            "cells",
            "winner",
            "nodes",
            "search s",
            "steps",
            "bytes",
            "gz bytes",
            "verify s",
            "paper s");
    Sizes sizes = new Sizes(results);
    // Once before it counts: the first searches are those that warm the JVM up.
    Trial.of(SolveRequest.of(Problem.weak(Trial.weak("7,8,5"))));
    System.out.printf(
        ROW,
        "family",
        "board",
        "cells",
        "winner",
        "nodes",
        "search s",
        "steps",
        "bytes",
        "gz bytes",
        "verify s",
        "verified",
        "paper s");
    for (FamilyOfBoards family : FAMILIES) {
      List<String> boards = new ArrayList<>(family.quick());
      if (all) {
        boards.addAll(family.slow());
      }
      for (String board : boards) {
        sizes.row(family.name(), board);
      }
    }
    results.save();
    System.exit(sizes.failed ? 1 : 0);
  }
}
