package dev.touchstone.bench;

import dev.touchstone.game.Setup;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/** The weak games 4,n,7tr with each heuristic alone and with all but each, beside a table. */
final class CzifraTables {

  private static final String HEADER =
      """
      Weak 4,n,7tr. Nodes of a proof-number search with nothing but the rules, with each heuristic alone,
      with all, and with all but each; beside it the nodes of table I of Czifra et al. (2021) for n = 7.
      The heuristics are the nearest to theirs, not the same:
        numbers     ~ heuristic pn/dn     the expected work of a new position
        threats     ~ forced move         theirs as stated is unsound: against two lines with {a, x} and
                                          {b, x} left, Breaker may also answer at a or b
        dead cells  ~ dead square         ours also drops lines that include another one
        exchanges   ~ dominated           threats that cost nothing are played out
        pairings    ~ breaker-win stop    ours proves a pairing
        components  ~ components
        symmetry    ~ isomorphy           ours knows the symmetries of the board only
      """;

  private static final Map<Switch, String> THEIRS =
      Map.of(
          Switch.NUMBERS, "heuristic pn/dn: 481,553",
          Switch.THREATS, "forced move: 822",
          Switch.DEAD_CELLS, "dead square: 332,740",
          Switch.EXCHANGES, "dominated: 116,991",
          Switch.PAIRINGS, "breaker-win stop: 660,763",
          Switch.COMPONENTS, "components: 167,514",
          Switch.SYMMETRY, "isomorphy: 249,348");

  private static final String ROW = "%-9s %-20s %-14s %11s %9s %8s %-13s %s%n";

  private final Duration most;
  private final Results results;
  private boolean refuted;

  private CzifraTables(Duration most, Results results) {
    this.most = most;
    this.results = results;
  }

  private void board(int n) throws IOException {
    String board = "4," + n + ",7tr";
    Setup setup = Trial.weak(board);
    boolean same = n == 7;
    row(setup, "nothing", Heuristics.NONE, same ? "baseline: 1,921,106" : "-");
    for (Switch one : Switch.values()) {
      String theirs = same ? THEIRS.getOrDefault(one, "-") : "-";
      row(setup, "only " + one.words(), Switch.only(EnumSet.of(one)), theirs);
    }
    row(setup, "all", Heuristics.ALL, "-");
    for (Switch one : Switch.values()) {
      row(setup, "all but " + one.words(), Switch.without(EnumSet.of(one)), "-");
    }
  }

  private void row(Setup setup, String name, Heuristics heuristics, String theirs)
      throws IOException {
    Trial trial =
        Trial.of(
            SolveRequest.of(Problem.weak(setup)).with(heuristics).within(Long.MAX_VALUE, most));
    refuted |= trial.refuted();
    CheckedCertificate certificate = trial.certificate();
    System.out.printf(
        ROW,
        setup.board().notation(),
        name,
        trial.outcome(),
        (certificate == null ? "> " : "") + Figures.count(trial.result().work().nodes()),
        trial.time(),
        certificate == null ? "-" : Figures.count(certificate.steps()),
        trial.verified(),
        theirs);
    results.row(
        setup.board().notation(),
        name,
        trial.outcome(),
        Long.toString(trial.result().work().nodes()),
        Figures.seconds(trial.searching()),
        theirs);
  }

  public static void main(String[] args) throws IOException {
    Duration most = Duration.ofSeconds(args.length > 0 ? Integer.parseInt(args[0]) : 30);
    List<Integer> lengths =
        args.length > 1
            ? Arrays.stream(args).skip(1).map(Integer::parseInt).toList()
            : List.of(7, 8, 9);
    Results results =
        Results.of("czifra-tables", args, "board", "ours", "outcome", "nodes", "s", "theirs");
    CzifraTables tables = new CzifraTables(most, results);
    System.out.println(HEADER);
    System.out.printf(
        ROW, "board", "ours", "winner", "nodes", "s", "steps", "verified", "theirs: nodes");
    for (int n : lengths) {
      tables.board(n);
    }
    results.save();
    System.exit(tables.refuted ? 1 : 0);
  }
}
