package dev.touchstone.verifier;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.MotionStep;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Motion;
import dev.touchstone.game.Window;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Writes proofs by hand, with the names of the cells: {@code proof.answered("b1",
 * "a1").cover("b2-c3", "c1-d1").options(1).end()}. Nothing is checked; wrong proofs are wanted too.
 */
final class ProofBuilder {

  /** Lines of statements that nearly every proof needs. */
  static final String WEAK = "rules weak";

  static final String BREAKER = "winner breaker";
  static final String MAKER = "winner maker";
  static final String NOBODY = "winner nobody";
  static final String STRONG = "rules strong";

  private final Statement statement;
  private final List<Step> steps = new ArrayList<>();
  private int opponent = -1;
  private int answer = -1;

  private ProofBuilder(Statement statement) {
    this.statement = statement;
  }

  static ProofBuilder of(Statement statement) {
    return new ProofBuilder(statement);
  }

  /** A proof of a statement in the lenient form, without its first line. */
  static ProofBuilder of(String... lines) {
    try {
      return of(StatementText.parse("touchstone statement 1\n" + String.join("\n", lines) + "\n"));
    } catch (BadStatementException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** The same about an infinite board, seen through another window. */
  ProofBuilder through(int left, int bottom, int columns, int rows) {
    try {
      return of(statement.through(new Window(left, bottom, columns, rows)));
    } catch (BadGameException e) {
      throw new IllegalArgumentException(e);
    }
  }

  Statement statement() {
    return statement;
  }

  List<Step> steps() {
    return List.copyOf(steps);
  }

  /** The certificate. */
  byte[] bytes() {
    return CertificateWriter.bytes(statement, steps);
  }

  /** The next leaf is an answer with this cell. */
  ProofBuilder answered(String cell) {
    answer = cell(cell);
    return this;
  }

  /** The next leaf is an answer with this cell, where the opponent took another. */
  ProofBuilder answered(String opponentCell, String cell) {
    opponent = cell(opponentCell);
    return answered(cell);
  }

  ProofBuilder nothing() {
    return leaf(new Step.Nothing());
  }

  ProofBuilder stones(String cells) {
    return leaf(new Step.Stones(line(cells)));
  }

  ProofBuilder done(String cells) {
    return leaf(new RaceStep.Done(line(cells)));
  }

  /** Groups with their cells in the bytes, each given as {@code a1-b1}. */
  ProofBuilder groups(String... groups) {
    return leaf(new Step.Groups(groups[0].split("-", -1).length, cellsOf(groups), true));
  }

  /** Groups that the bytes give by choices. */
  ProofBuilder cover(String... groups) {
    int size = statement.turn() + 1;
    return leaf(new Step.Groups(size, cellsOf(groups), false));
  }

  ProofBuilder potential() {
    Hypergraph game = statement.hypergraph();
    return leaf(new Step.Potential(game.noCells(), game.noLines()));
  }

  /**
   * Ends are cells and, as the prover's first and second side, top and bottom or left and right.
   */
  ProofBuilder touch(String from, String to) {
    return leaf(new LinkStep.Touch(node(from), node(to)));
  }

  ProofBuilder recall(long distance) {
    return leaf(new Step.Recall(distance));
  }

  private ProofBuilder leaf(Step.Leaf leaf) {
    steps.add(answer < 0 ? leaf : new Step.Answered(opponent, answer, leaf));
    opponent = -1;
    answer = -1;
    return this;
  }

  /** Opens the frame of an answer; cells in one string, blanks between them. */
  ProofBuilder answer(String opponents, String answers) {
    return step(new Step.Enter(Step.Frame.ANSWER, cells(opponents), cells(answers)));
  }

  ProofBuilder focus(String opponents, String provers) {
    return step(new Step.Enter(Step.Frame.FOCUS, cells(opponents), cells(provers)));
  }

  ProofBuilder leave() {
    return step(new Step.Leave());
  }

  ProofBuilder options(long count) {
    return step(new Step.Options(count));
  }

  ProofBuilder ordered(long count) {
    return step(new RaceStep.Ordered(count));
  }

  ProofBuilder both(long count) {
    return step(new Step.Both(count));
  }

  ProofBuilder join() {
    return step(new LinkStep.Join());
  }

  /** Cells in one string, blanks between them. */
  ProofBuilder fill(String filled, String given) {
    return step(new LinkStep.Fill(cells(filled), cells(given)));
  }

  /** The Link along these ends, each a neighbour of the one before. */
  ProofBuilder chain(String... ends) {
    touch(ends[0], ends[1]);
    for (int i = 2; i < ends.length; i++) {
      touch(ends[i - 1], ends[i]).join();
    }
    return this;
  }

  /** The Link between two ends over either of two cells. */
  ProofBuilder bridge(String from, String to, String one, String other) {
    for (String over : List.of(one, other)) {
      answer("", over).chain(from, over, to).leave();
    }
    return options(2);
  }

  ProofBuilder swap(String from, String to) {
    return step(new Step.Swap(cell(from), cell(to)));
  }

  ProofBuilder image(long symmetry) {
    return step(new Step.Image(symmetry));
  }

  ProofBuilder keep(long uses) {
    return step(new Step.Keep(uses));
  }

  /** The symmetry that maps the cell of each name to that of another name. */
  ProofBuilder symmetry(UnaryOperator<String> image) {
    int[] images = new int[statement.hypergraph().cellCount()];
    for (int cell = 0; cell < images.length; cell++) {
      images[cell] = cell(image.apply(statement.board().cellName(cell)));
    }
    return step(new Step.Symmetry(CellList.of(images)));
  }

  /** A symmetry of an infinite board. */
  ProofBuilder motion(int turn, long across, long up) {
    return step(new MotionStep(new Motion(turn, across, up)));
  }

  ProofBuilder end() {
    return step(new Step.End());
  }

  ProofBuilder step(Step step) {
    steps.add(step);
    return this;
  }

  int cell(String name) {
    return statement
        .board()
        .cellNumber(name)
        .orElseThrow(() -> new IllegalArgumentException("no cell " + name));
  }

  private int node(String name) {
    int cells = statement.hypergraph().cellCount();
    return switch (name) {
      case "top", "left" -> cells;
      case "bottom", "right" -> cells + 1;
      default -> cell(name);
    };
  }

  private CellSet cells(String names) {
    CellSet cells = statement.hypergraph().noCells();
    for (String name : names.isBlank() ? new String[0] : names.split(" ", -1)) {
      cells = cells.with(cell(name));
    }
    return cells;
  }

  private CellList cellsOf(String... groups) {
    List<Integer> cells = new ArrayList<>();
    for (String group : groups) {
      for (String name : group.split("-", -1)) {
        cells.add(cell(name));
      }
    }
    return CellList.of(cells.stream().mapToInt(i -> i).toArray());
  }

  private int line(String names) {
    CellSet cells = cells(names);
    for (int line = 0; line < statement.hypergraph().lineCount(); line++) {
      if (statement.hypergraph().line(line).equals(cells)) {
        return line;
      }
    }
    throw new IllegalArgumentException("no line " + names);
  }
}
