package dev.touchstone.verifier;

import static dev.touchstone.verifier.LimitVectors.joined;
import static dev.touchstone.verifier.LimitVectors.repeated;

import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The limit of work, as in {@link LimitVectors}, for the rules of strong games and of Hex. */
final class RaceLimitVectors {

  private static final int SIDE = 64;

  /** In three rows and three columns of Black's, so that each line has a stone all the same. */
  private static final List<String> FREE = List.of("a5", "b9", "h20", "j30");

  private static final String BLACK_WAITS = "first white";

  private RaceLimitVectors() {}

  static void addTo(Vectors to) {
    String[] strong = {
      "board torus 64,64,63", "rules strong", stones(), BLACK_WAITS, "holds black"
    };
    Statement held = ProofBuilder.of(strong).statement();
    LimitVectors.looks(to, "ordered", "ORDERED and DONE", held, n -> ordered(held, n));
    StringJoiner column = new StringJoiner(" ", "black ", "");
    for (int row = 1; row <= SIDE; row++) {
      column.add("a" + row);
    }
    String[] hex = {"board hex 64,64", "rules hex", column.toString(), BLACK_WAITS, "winner black"};
    Statement joined = ProofBuilder.of(hex).statement();
    LimitVectors.looks(
        to, "hex", "FILL, SYMMETRY and IMAGE of Hex", joined, n -> filled(joined, n));
  }

  private static String stones() {
    Statement empty =
        ProofBuilder.of("board torus 64,64,63", "rules strong", "winner nobody").statement();
    StringJoiner stones = new StringJoiner(" ", "black ", "");
    for (int cell = 0; cell < SIDE * SIDE; cell++) {
      int row = cell / SIDE + 1;
      String name = empty.board().cellName(cell);
      boolean black = cell % SIDE < 3 || row == 20 || row == 30 || row == 40;
      if (black && !FREE.contains(name)) {
        stones.add(name);
      }
    }
    return stones.toString();
  }

  /** One option that answers all, over and over; then four times a line that wins at once. */
  private static List<Step> ordered(Statement statement, int times) {
    CellSet none = statement.hypergraph().noCells();
    Step enter = new Step.Enter(Step.Frame.ANSWER, none, none);
    List<Step> steps = new ArrayList<>();
    for (String name : FREE) {
      int cell = statement.board().cellNumber(name).orElseThrow();
      Step.Leaf done = new RaceStep.Done(lineLacking(statement, cell));
      steps.addAll(List.of(new Step.Answered(-1, cell, done), enter));
    }
    steps.addAll(repeated(times, enter));
    steps.add(new Step.Nothing());
    for (int i = 0; i < times + FREE.size(); i++) {
      steps.addAll(List.of(new Step.Leave(), new RaceStep.Ordered(i < times ? 1 : 2)));
    }
    return steps;
  }

  /** The first line of which Black owns all but this cell. */
  private static int lineLacking(Statement statement, int cell) {
    CellSet with = statement.setup().black().with(cell);
    for (int line : statement.hypergraph().linesThrough(cell).toArray()) {
      if (with.containsAll(statement.hypergraph().line(line))) {
        return line;
      }
    }
    throw new IllegalStateException("Black lacks more than the cell " + cell);
  }

  /** A column of Black's, stone by stone; then what it needs given it again, and images. */
  private static List<Step> filled(Statement statement, int times) {
    int cells = statement.hypergraph().cellCount();
    List<Step> steps = new ArrayList<>(repeated(8, LimitVectors.identity(statement)));
    steps.add(new LinkStep.Touch(cells, 0));
    for (int cell = 0; cell < cells; cell += SIDE) {
      int next = cell + SIDE < cells ? cell + SIDE : cells + 1;
      steps.addAll(List.of(new LinkStep.Touch(cell, next), new LinkStep.Join()));
    }
    CellSet none = statement.hypergraph().noCells();
    Step given = new LinkStep.Fill(none, statement.setup().black());
    return joined(steps, repeated(8, given), repeated(times, new Step.Image(0)));
  }
}
