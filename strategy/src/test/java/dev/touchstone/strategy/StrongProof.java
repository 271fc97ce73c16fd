package dev.touchstone.strategy;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Ordering;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.statement.Goal;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Proofs of the smallest strong games, one stone a turn, by looking at every play. */
final class StrongProof {

  /** What is proved of a position with O to move. */
  private record Made(Race claim, List<Step> steps) {}

  private final Hypergraph game;
  private final boolean wins;
  private final Ordering ordering;
  private final Map<List<CellSet>, Boolean> known = new HashMap<>();

  private StrongProof(Statement statement) {
    game = statement.hypergraph();
    wins = statement.goal() == Goal.COMPLETE_FIRST;
    ordering = new Ordering(game, statement.turn());
  }

  /** The strategy for a true statement of these lines. */
  static Strategy of(String... lines) throws Exception {
    String text = "touchstone statement 1\nrules strong\n" + String.join("\n", lines) + "\n";
    Statement statement = StatementText.parse(text.getBytes(StandardCharsets.UTF_8));
    byte[] bytes = CertificateWriter.bytes(statement, new StrongProof(statement).steps(statement));
    return Strategy.read(statement, new ByteArrayInputStream(bytes));
  }

  private List<Step> steps(Statement statement) throws Fault {
    CellSet own = statement.setup().stones(statement.prover());
    CellSet opponents = statement.setup().stones(statement.prover().opponent());
    List<Step> steps = new ArrayList<>();
    if (statement.proverOpens()) {
      steps.addAll(answered(game.noCells(), reply(own, opponents), own, opponents).steps());
    } else {
      steps.addAll(made(own, opponents).steps());
    }
    steps.add(new Step.End());
    return steps;
  }

  private boolean completes(CellSet stones) {
    for (int line = 0; line < game.lineCount(); line++) {
      if (stones.containsAll(game.line(line))) {
        return true;
      }
    }
    return false;
  }

  private CellSet free(CellSet own, CellSet opponents) {
    return game.allCells().minus(own).minus(opponents);
  }

  /** Whether P reaches the goal, O to move. */
  private boolean reaches(CellSet own, CellSet opponents) {
    Boolean found = known.get(List.of(own, opponents));
    return found == null ? look(own, opponents) : found;
  }

  private boolean look(CellSet own, CellSet opponents) {
    boolean reached = !completes(opponents);
    if (reached && !completes(own)) {
      CellSet free = free(own, opponents);
      reached = !wins || !free.isEmpty();
      for (int cell : free.toArray()) {
        reached = reached && reply(own, opponents.with(cell)) != null;
      }
    }
    known.put(List.of(own, opponents), reached);
    return reached;
  }

  /** What P plays: one stone, or none on a full board; null if nothing reaches the goal. */
  private @Nullable CellSet reply(CellSet own, CellSet opponents) {
    CellSet free = free(own, opponents);
    if (completes(opponents)) {
      return null;
    }
    if (free.isEmpty()) {
      return reaches(own, opponents) ? free : null;
    }
    CellSet found = null;
    for (int cell : free.toArray()) {
      if (completes(own.with(cell))) {
        return game.single(cell);
      }
      if (found == null && reaches(own.with(cell), opponents)) {
        found = game.single(cell);
      }
    }
    return found;
  }

  private Made made(CellSet own, CellSet opponents) throws Fault {
    for (int line = 0; line < game.lineCount(); line++) {
      if (own.containsAll(game.line(line))) {
        return new Made(Race.done(game, line), List.of(new RaceStep.Done(line)));
      }
    }
    if (!wins && game.linesMeeting(own).containsAll(game.allLines())) {
      Race hold = Race.ofBlock(game, game.noCells(), game.noLines());
      return new Made(hold, List.of(new Step.Nothing()));
    }
    return ordered(own, opponents);
  }

  /** The options that O's stones need, in the order of the cells that are not answered yet. */
  private Made ordered(CellSet own, CellSet opponents) throws Fault {
    List<Answer<Race>> options = new ArrayList<>();
    List<Step> steps = new ArrayList<>();
    CellSet left = free(own, opponents);
    while (!left.isEmpty()) {
      CellSet stone = game.single(left.first());
      CellSet after = opponents.union(stone);
      CellSet reply = reply(own, after);
      Made then = answered(stone, reply, own, after);
      steps.addAll(then.steps());
      options.add(new Answer<>(reply == null ? game.noCells() : reply, then.claim()));
      left = left.intersection(touched(options, own, opponents));
    }
    steps.add(new RaceStep.Ordered(options.size()));
    return new Made(ordering.check(options, own, opponents).claim(), steps);
  }

  /** T_i of the last option, but for stones of P. */
  private CellSet touched(List<Answer<Race>> options, CellSet own, CellSet opponents) {
    Answer<Race> last = options.get(options.size() - 1);
    CellSet touched = last.then().zone().union(last.cells());
    for (int line = 0; line < game.lineCount(); line++) {
      CellSet cells = game.line(line);
      boolean blocked = cells.intersects(own.union(last.cells()));
      if (!blocked && !last.then().tolerances().allows(line, cells.countIn(opponents) + 1)) {
        touched = touched.union(cells);
      }
    }
    return touched;
  }

  private Made answered(CellSet stone, @Nullable CellSet reply, CellSet own, CellSet opponents)
      throws Fault {
    if (reply == null) {
      throw new IllegalArgumentException("the statement is not true");
    }
    Made then = made(own.union(reply), opponents);
    List<Step> steps = new ArrayList<>();
    steps.add(new Step.Enter(Step.Frame.ANSWER, stone, reply));
    steps.addAll(then.steps());
    steps.add(new Step.Leave());
    return new Made(then.claim(), steps);
  }
}
