package dev.touchstone.bench;

import dev.touchstone.game.Setup;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The weak 7,7,5 game with less and less help, beside tables 1 and 2 of Hsu et al. */
final class HsuTables {

  private static final String HEADER =
      """
      Weak 7,7,5, beside tables 1 and 2 of Hsu et al., TCS 815 (2020). These are not the same algorithms,
      nor the same machines; what can be compared is by what factor each ingredient helps.
        their pairing search with parameter N  ~  our patience: the choices that a search for a pairing
          may make. The units differ: rows of table 2 stand side by side in order, no more.
        without their pairing search           ~  patience 0: only pairs that follow without a choice
        their zone                             ~  zones: a refutation answers all moves outside its zone
        their domination                       ~  dead cells and exchanges: cells and lines that do not
          matter are dropped, threats that cost nothing are played out
      All other heuristics of ours are on throughout.
      """;

  private static final String ROW = "%-30s %9s   %-44s %-12s %9s %10s %9s %s%n";

  private static final int SPARE = 40;
  private static final Set<Switch> DOMINATION = EnumSet.of(Switch.DEAD_CELLS, Switch.EXCHANGES);

  /** What they measured, in seconds, and what comes nearest here. */
  private record Row(
      String theirs, String theirSeconds, String ours, int patience, Heuristics heuristics) {}

  private static final List<Row> ROWS =
      List.of(
          row("1: pairing+domination+zone", "7457.3", 0, EnumSet.noneOf(Switch.class)),
          row("1: pairing+zone", "31441.1", 0, DOMINATION),
          row("1: pairing+domination", "33855.6", 0, EnumSet.of(Switch.ZONES)),
          row("2: N = 0", "1870.0", 0, EnumSet.noneOf(Switch.class)),
          row("2: N = 1", "4.1", 1, EnumSet.noneOf(Switch.class)),
          row("2: N = 2", "2.5", 40, EnumSet.noneOf(Switch.class)),
          row("2: N = 3", "9.4", 200, EnumSet.noneOf(Switch.class)),
          row("2: N = 4", "16.7", 1000, EnumSet.noneOf(Switch.class)),
          row("2: N = 5", "29.0", 5000, EnumSet.noneOf(Switch.class)),
          row("-", "-", 200, DOMINATION),
          row("-", "-", 200, EnumSet.of(Switch.ZONES)),
          row("-", "-", 0, EnumSet.of(Switch.PAIRINGS)));

  private HsuTables() {}

  private static Row row(String theirs, String seconds, int patience, Set<Switch> off) {
    StringBuilder ours = new StringBuilder("patience " + patience);
    off.forEach(one -> ours.append(", no ").append(one.words()));
    return new Row(theirs, seconds, ours.toString(), patience, Switch.without(off));
  }

  private static Effort effort(int patience) {
    Effort fast = Effort.FAST;
    return new Effort(
        fast.replies(),
        patience,
        Math.min(patience, SPARE),
        fast.threatTries(),
        fast.perPotential(),
        fast.perCell(),
        fast.packAfter(),
        fast.choices(),
        fast.cheaper());
  }

  public static void main(String[] args) throws IOException {
    Duration most = Duration.ofSeconds(args.length > 0 ? Integer.parseInt(args[0]) : 60);
    Setup setup = Trial.weak("7,7,5");
    System.out.println(HEADER);
    System.out.printf(
        ROW, "table: theirs", "s", "ours", "winner", "s", "nodes", "steps", "verified");
    Results results =
        Results.of("hsu-tables", args, "theirs", "their s", "ours", "outcome", "s", "nodes");
    boolean refuted = false;
    for (Row row : ROWS) {
      Trial trial =
          Trial.of(
              SolveRequest.of(Problem.weak(setup))
                  .with(effort(row.patience()))
                  .with(row.heuristics())
                  .within(Long.MAX_VALUE, most));
      refuted |= trial.refuted();
      CheckedCertificate certificate = trial.certificate();
      System.out.printf(
          ROW,
          row.theirs(),
          row.theirSeconds(),
          row.ours(),
          trial.outcome(),
          trial.time(),
          Figures.count(trial.result().work().nodes()),
          certificate == null ? "-" : Figures.count(certificate.steps()),
          trial.verified());
      results.row(
          row.theirs(),
          row.theirSeconds(),
          row.ours(),
          trial.outcome(),
          Figures.seconds(trial.searching()),
          Long.toString(trial.result().work().nodes()));
    }
    results.save();
    System.exit(refuted ? 1 : 0);
  }
}
