package dev.touchstone.archive;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import dev.touchstone.picture.BoardText;
import dev.touchstone.picture.Figure;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.HostCells;
import dev.touchstone.strategy.HostView;
import dev.touchstone.strategy.MainLine;
import dev.touchstone.strategy.Openings;
import dev.touchstone.strategy.PlaneTiling;
import dev.touchstone.strategy.Strategy;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.InWords;
import dev.touchstone.theorem.NamedGame;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.PublishedValue;
import dev.touchstone.theorem.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a theorem claims, what its proof is made of, and how its strategy begins.
 *
 * @param game what is proved, as people call it
 * @param byRule the number of steps of each rule
 */
public record Explanation(
    CheckedProof proof, NamedGame game, Map<String, Long> byRule, Beginning beginning) {

  /** More lines say nothing to anybody. */
  private static final int MOST_LINES = 200;

  /**
   * How the strategy begins.
   *
   * @param depth how many turns it looks up at most before groups or a potential decide
   * @param zone the cells of the theorem's claim
   * @param tiling by which it plays, if it does
   * @param openings one for each player who has a strategy
   * @param mainLine how a strong game is won against the longest resistance, in one line, if it is
   * @param hex the links of a proof of Hex, and a game
   */
  public record Beginning(
      int depth,
      int zone,
      Optional<PlaneTiling> tiling,
      List<Openings> openings,
      List<String> mainLine,
      HexProof hex) {

    public Beginning {
      openings = List.copyOf(openings);
      mainLine = List.copyOf(mainLine);
    }
  }

  /** Takes the proof apart. */
  public static Explanation of(CheckedProof proof) throws Refusal {
    return of(proof, NamedGame.of(proof.files(), proof.statement()), ProofListener.none());
  }

  /** The same; the listener hears how far it is. */
  public static Explanation of(CheckedProof proof, NamedGame game, ProofListener listener)
      throws Refusal {
    Strategy strategy = Strategies.read(proof, listener);
    List<Openings> openings =
        strategy.players().stream().map(prover -> Openings.of(strategy.as(prover))).toList();
    return new Explanation(
        proof,
        game,
        ProofSteps.byRule(proof),
        new Beginning(
            strategy.depth(),
            strategy.zone().count(),
            strategy.tiling(),
            openings,
            MainLine.of(strategy),
            HexProof.of(strategy)));
  }

  /** The explanation as text. */
  public List<String> lines() {
    Statement statement = proof.statement();
    List<String> lines = new ArrayList<>();
    lines.add(game.headline());
    lines.add("");
    lines.add(InWords.paragraph(statement));
    lines.add("");
    lines.addAll(winningLines(statement));
    lines.add(
        "verified: %s steps, %s bytes"
            .formatted(TheoremPage.grouped(proof.steps()), TheoremPage.grouped(proof.length())));
    lines.add("certificate: sha256 " + proof.digest());
    lines.add(
        "published: "
            + PublishedValue.of(statement)
                .map(published -> published.line(statement))
                .orElse("nothing about this game in our table"));
    lines.add("steps by rule:");
    byRule.forEach(
        (rule, steps) -> lines.add("  %-10s %s".formatted(rule, TheoremPage.grouped(steps))));
    lines.addAll(beginningLines());
    return lines;
  }

  /** Those that cannot be read off the notation of the board. */
  private static List<String> winningLines(Statement statement) {
    List<String> listed = InWords.lines(statement);
    if (listed.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add("winning lines: " + listed.size());
    listed.stream().limit(MOST_LINES).forEach(line -> lines.add("  " + line));
    if (listed.size() > MOST_LINES) {
      lines.add(
          "  and %s more, all of them in the statement".formatted(listed.size() - MOST_LINES));
    }
    return lines;
  }

  private List<String> beginningLines() {
    boolean single = proof.statement().turn() == 1;
    List<String> lines = new ArrayList<>();
    lines.add(
        "depth: %s %s are looked up at most, the rest is %s"
            .formatted(
                beginning.depth(),
                single ? "moves" : "turns",
                proof.statement().rules() == Rules.HEX
                    ? "pairs or stones that touch"
                    : (single ? "pairs" : "groups") + ", potentials or lines already won"));
    beginning.tiling().ifPresent(tiling -> lines.addAll(tiled(tiling)));
    for (Openings openings : beginning.openings()) {
      if (beginning.openings().size() > 1) {
        lines.add(
            "for %s, against %s:"
                .formatted(name(openings.player()), name(openings.player().opponent())));
      }
      lines.addAll(lines(openings));
    }
    lines.addAll(beginning.mainLine());
    lines.addAll(beginning.hex().lines());
    return lines;
  }

  private static List<String> tiled(PlaneTiling tiling) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "the plane is tiled, and each tile is held by itself; everything comes again %d to the right, and %d to the right and %d up:"
            .formatted(
                tiling.lattice().width(), tiling.lattice().skew(), tiling.lattice().height()));
    tiling.inWords().forEach(tile -> lines.add("  " + tile));
    return lines;
  }

  private List<String> lines(Openings openings) {
    boolean single = proof.statement().turn() == 1;
    List<String> lines = new ArrayList<>();
    if (!openings.first().isEmpty()) {
      lines.add((single ? "first move: " : "first turn: ") + names(openings, openings.first()));
    }
    if (openings.turn() > 1) {
      lines.add(0, zone());
      lines.addAll(openings.outlook());
      lines.add(
          "answers: to whole turns, and the first of %s has %s stones: too many to list; play it"
              .formatted(name(openings.player().opponent()), openings.turn()));
      return lines;
    }
    lines.addAll(openings.outlook());
    lines.add(
        0,
        beginning.tiling().isPresent()
            ? zone()
            : zone() + "; at most %s after the first moves".formatted(openings.largestZone()));
    lines.add("answer to each first move, on the cell of that move:");
    lines.addAll(answers(openings));
    if (!openings.elsewhere().isEmpty()) {
      lines.add("answer to a move anywhere else: " + names(openings, openings.elsewhere()));
    }
    return lines;
  }

  /** Of an infinite board that the zone is finite says enough. */
  private String zone() {
    Statement statement = proof.statement();
    if (beginning.tiling().isPresent()) {
      return "zone: all copies of the tiles";
    }
    return statement.board() instanceof InfiniteBoard
        ? "zone: %s cells".formatted(beginning.zone())
        : "zone: %s of %s cells".formatted(beginning.zone(), statement.hypergraph().cellCount());
  }

  private List<String> answers(Openings openings) {
    Statement statement = proof.statement();
    if (openings.shown().isPresent() && openings.cells() instanceof HostCells cells) {
      return answers(openings, cells, HostView.of(cells, openings.shown().get()));
    }
    Figure board = Figure.of(statement.setup(), "");
    List<String> rows =
        BoardText.lines(board, cell -> word(openings, openings.answers().get(cell)));
    if (!rows.isEmpty()) {
      return rows;
    }
    List<String> list = new ArrayList<>();
    openings
        .answers()
        .forEach(
            (cell, answer) ->
                list.add(
                    "  %s: %s"
                        .formatted(
                            names(openings, List.of(cell)),
                            answer.isEmpty() ? "-" : names(openings, answer))));
    return list;
  }

  /** Of an infinite board the part around the strategy's first stones. */
  private List<String> answers(Openings openings, HostCells cells, HostView view) {
    CellSet none = cells.set();
    Figure board = Figure.of(view, proof.statement().board(), none, none, none, "");
    return BoardText.lines(
        board, cell -> word(openings, openings.answers().get(cells.known(view.at(cell)))));
  }

  private static String word(Openings openings, @Nullable List<Integer> answer) {
    return answer == null || answer.isEmpty() ? "." : names(openings, answer);
  }

  /** Cells as the command line takes them: a1,b2. */
  private static String names(Openings openings, List<Integer> cells) {
    return cells.stream()
        .map(openings.cells()::name)
        .collect(Collectors.joining(openings.shown().isPresent() ? " " : ","));
  }

  private String name(Player player) {
    return InWords.name(proof.statement(), player);
  }
}
