package dev.touchstone.bench;

import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The boards that the solver must decide, with a certificate, within a time set beforehand; beside
 * them what is published: W.-Y. Hsu et al., TCS 815 (2020) for m,n,5 and D. Czifra et al. (2021)
 * for 4,n,7tr.
 */
final class Bars {

  private static final double TRUNCATED_TOGETHER = 900;
  private static final String CZIFRA = "maker; 1 h and 60 GB each allowed";
  private static final String ROW = "%-8s %-12s %9s %8s %8s %8s %10s %10s %8s %8s %-13s %-34s %s%n";

  private static final List<String> TITLES =
      List.of(
          "board",
          "winner",
          "nodes",
          "search s",
          "emit s",
          "steps",
          "bytes",
          "gz bytes",
          "verify s",
          "ver/srch",
          "verified",
          "paper",
          "allowed, within?");

  /**
   * A board.
   *
   * @param seconds what search and emission may take; for 4,7,7tr to 4,12,7tr it is one bar for all
   */
  private record Bar(String board, int threads, double seconds, boolean together, String paper) {
    String allowed() {
      return Math.round(seconds) + (together ? " s together" : " s");
    }
  }

  /** Where there is no certificate. */
  private static final List<String> NONE = Collections.nCopies(6, "-");

  private double truncatedTogether;
  private boolean allTruncated = true;
  private boolean failed;
  private double firstCommand;

  private static List<Bar> bars(boolean all) {
    List<Bar> bars = new ArrayList<>();
    bars.add(new Bar("7,7,5", 1, 2, false, "2.5 s"));
    bars.add(new Bar("6,9,5", 1, 10, false, "-"));
    bars.add(new Bar("7,8,5", 1, 10, false, "-"));
    for (int n = 7; n <= (all ? 12 : 11); n++) {
      bars.add(new Bar("4," + n + ",7tr", 1, TRUNCATED_TOGETHER, true, CZIFRA));
    }
    if (all) {
      bars.add(new Bar("8,8,5", 2, 480, false, "62634 s"));
      bars.add(new Bar("4,13,7tr", 1, 3600, false, CZIFRA));
      bars.add(new Bar("4,14,7tr", 1, 3600, false, CZIFRA));
    }
    return bars;
  }

  private void run(List<Bar> bars) throws IOException {
    double begun = sinceTheStartOfTheJvm();
    System.out.printf(ROW, TITLES.toArray());
    for (Bar bar : bars) {
      // Twice what is allowed, so that a missed bar is seen to be missed by how much.
      Duration most = Duration.ofSeconds(Math.round(2 * bar.seconds()));
      Trial trial =
          Trial.of(
              SolveRequest.of(Problem.weak(Trial.weak(bar.board())))
                  .withThreads(bar.threads())
                  .within(Long.MAX_VALUE, most));
      row(bar, trial, begun);
      if (begun > 0) {
        firstCommand = begun + taken(trial);
      }
      begun = 0;
    }
    System.out.printf(
        "%n%s from the start of the JVM, as it says itself, to the certificate on disk: %s s.%n",
        bars.get(0).board(), Figures.seconds(firstCommand));
    System.out.printf(
        "Of the boards 4,7,7tr to 4,12,7tr, those run here together: %s s of %.0f s%s.%n",
        Figures.seconds(truncatedTogether),
        TRUNCATED_TOGETHER,
        allTruncated ? "" : "; not all decided");
  }

  private static double sinceTheStartOfTheJvm() {
    long start = ManagementFactory.getRuntimeMXBean().getStartTime();
    return (System.currentTimeMillis() - start) / 1e3;
  }

  private static double taken(Trial trial) {
    CheckedCertificate certificate = trial.certificate();
    return trial.searching() + (certificate == null ? 0 : certificate.emitting());
  }

  private void row(Bar bar, Trial trial, double before) {
    @Nullable CheckedCertificate certificate = trial.certificate();
    double taken = before + taken(trial);
    if (bar.together()) {
      truncatedTogether += taken;
      allTruncated &= certificate != null;
      taken = truncatedTogether;
    }
    boolean within = certificate != null && certificate.accepted() && taken <= bar.seconds();
    failed |= trial.refuted();
    List<String> columns = new ArrayList<>();
    columns.add(bar.board());
    columns.add(trial.outcome());
    columns.add(Figures.count(trial.result().work().nodes()));
    columns.add(trial.time());
    columns.addAll(certificate == null ? NONE : columns(certificate, trial.searching()));
    columns.add(trial.verified());
    columns.add(bar.paper());
    columns.add(bar.allowed() + (within ? ", yes" : ", NO"));
    System.out.printf(ROW, columns.toArray());
  }

  private static List<String> columns(CheckedCertificate certificate, double searching) {
    return List.of(
        Figures.seconds(certificate.emitting()),
        Figures.count(certificate.steps()),
        Figures.count(certificate.bytes()),
        Figures.count(certificate.gzBytes()),
        Figures.seconds(certificate.verifying()),
        Figures.ratio(certificate.verifying(), searching));
  }

  public static void main(String[] args) throws IOException {
    Bars bars = new Bars();
    bars.run(bars(args.length > 0 && args[0].equals("all")));
    System.exit(bars.failed ? 1 : 0);
  }
}
