package dev.touchstone.strategy;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Proofs of games of Hex, by looking at the plays that matter: a chain of stones and bridges is
 * joined, a bridge as two options or as a captured pair, and every other position is OPTIONS of
 * what follows, until no move is left unanswered. On larger boards it gives up early, where the
 * other player is as good as joined, and tries few answers.
 */
final class HexProof {

  private static final int MOST_FOR_ALL_PLAYS = 12;
  private static final int MOST_TRIED = 6;

  /** What is proved of a position with O to move. */
  private record Made(CellSet zone, List<Step> steps) {}

  private final Statement statement;
  private final Hypergraph game;
  private final Player prover;
  private final HexPaths ours;
  private final HexPaths theirs;
  private final Random chance;
  private final Map<List<CellSet>, Optional<Made>> known = new HashMap<>();

  private HexProof(Statement statement, Random chance) {
    this.statement = statement;
    this.chance = chance;
    game = statement.hypergraph();
    prover = statement.prover();
    ours = new HexPaths((HexBoard) statement.board(), prover);
    theirs = new HexPaths((HexBoard) statement.board(), prover.opponent());
  }

  static Statement statement(String... lines) throws Exception {
    String text = "touchstone statement 1\nrules hex\n" + String.join("\n", lines) + "\n";
    return StatementText.parse(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The steps of a proof of this statement, if it finds one. */
  static Optional<List<Step>> steps(Statement statement, Random chance) {
    return new HexProof(statement, chance).steps();
  }

  /** The strategy for a statement of these lines. */
  static Strategy of(String... lines) throws Exception {
    Statement statement = statement(lines);
    List<Step> steps = steps(statement, new Random(3)).orElseThrow();
    return strategy(statement, steps);
  }

  static Strategy strategy(Statement statement, List<Step> steps) throws Exception {
    byte[] bytes = CertificateWriter.bytes(statement, steps);
    return Strategy.read(statement, new ByteArrayInputStream(bytes));
  }

  private Optional<List<Step>> steps() {
    CellSet own = statement.setup().stones(prover);
    CellSet opponents = statement.setup().stones(prover.opponent());
    Optional<List<Step>> first =
        statement.setup().first() == prover
            ? answer(game.noCells(), own, opponents).map(Made::steps)
            : made(own, opponents).map(Made::steps);
    return first.map(
        found -> {
          List<Step> steps = new ArrayList<>(found);
          steps.add(new Step.End());
          return steps;
        });
  }

  /** O to move. */
  private Optional<Made> made(CellSet own, CellSet opponents) {
    CellSet free = game.allCells().minus(own).minus(opponents);
    Optional<List<HexPaths.Piece>> joined = ours.joined(own.word(0), free.word(0));
    if (joined.isPresent()) {
      return joined.map(this::joined);
    }
    if (game.cellCount() > MOST_FOR_ALL_PLAYS
        && theirs.distance(opponents.word(0), free.word(0)) <= 1) {
      return Optional.empty();
    }
    List<CellSet> key = List.of(own, opponents);
    Optional<Made> before = known.get(key);
    if (before == null) {
      before = options(own, opponents, free);
      known.put(key, before);
    }
    return before;
  }

  private Optional<Made> options(CellSet own, CellSet opponents, CellSet free) {
    List<Step> steps = new ArrayList<>();
    CellSet zone = game.noCells();
    CellSet open = free;
    int count = 0;
    while (!open.isEmpty()) {
      int move = open.first();
      Optional<Made> answer = answer(game.single(move), own, opponents.with(move));
      if (answer.isEmpty()) {
        return Optional.empty();
      }
      steps.addAll(answer.get().steps());
      zone = zone.union(answer.get().zone());
      open = open.intersection(answer.get().zone());
      count++;
    }
    if (count == 0) {
      return Optional.empty();
    }
    steps.add(new Step.Options(count));
    return Optional.of(new Made(zone, steps));
  }

  /** P to move: an answer, with its stone in the zone. */
  private Optional<Made> answer(CellSet move, CellSet own, CellSet opponents) {
    for (int cell : candidates(own, game.allCells().minus(own).minus(opponents))) {
      Optional<Made> then = made(own.with(cell), opponents);
      if (then.isPresent()) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Step.Enter(Step.Frame.ANSWER, move, game.single(cell)));
        steps.addAll(then.get().steps());
        steps.add(new Step.Leave());
        return Optional.of(new Made(then.get().zone().with(cell), steps));
      }
    }
    return Optional.empty();
  }

  /** The free cells, those first with which the fewest stones are missing. */
  private List<Integer> candidates(CellSet own, CellSet free) {
    Map<Integer, Integer> missing = new HashMap<>();
    free.forEach(
        cell ->
            missing.put(cell, ours.distance(own.with(cell).word(0), free.without(cell).word(0))));
    return missing.keySet().stream()
        .sorted(Comparator.comparing(missing::get))
        .limit(game.cellCount() > MOST_FOR_ALL_PLAYS ? MOST_TRIED : MOST_FOR_ALL_PLAYS)
        .toList();
  }

  /** The pieces of a chain, one after the other. */
  private Made joined(List<HexPaths.Piece> pieces) {
    List<Step> steps = new ArrayList<>();
    CellSet zone = game.noCells();
    for (int i = 0; i < pieces.size(); i++) {
      zone = zone.union(cells(pieces.get(i)));
      steps.addAll(piece(pieces.get(i)));
      if (i > 0) {
        steps.add(new LinkStep.Join());
      }
    }
    return new Made(zone, steps);
  }

  private List<Step> piece(HexPaths.Piece piece) {
    int[] over = cells(piece).toArray();
    if (over.length == 0) {
      return List.of(new LinkStep.Touch(piece.from(), piece.to()));
    }
    List<Step> steps = new ArrayList<>();
    if (chance.nextBoolean()) {
      steps.addAll(through(piece, over[chance.nextInt(2)]));
      steps.add(new LinkStep.Fill(cells(piece), game.noCells()));
      return steps;
    }
    for (int cell : over) {
      steps.add(new Step.Enter(Step.Frame.ANSWER, game.noCells(), game.single(cell)));
      steps.addAll(through(piece, cell));
      steps.add(new Step.Leave());
    }
    steps.add(new Step.Options(2));
    return steps;
  }

  private CellSet cells(HexPaths.Piece piece) {
    return CellSet.ofWords(game.cellCount(), piece.over());
  }

  private static List<Step> through(HexPaths.Piece piece, int cell) {
    return List.of(
        new LinkStep.Touch(piece.from(), cell),
        new LinkStep.Touch(cell, piece.to()),
        new LinkStep.Join());
  }
}
