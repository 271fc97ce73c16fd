package dev.touchstone.cli;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Host;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.GameText;
import dev.touchstone.theorem.Question;
import dev.touchstone.theorem.Refusal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * By which rules a game is to be solved, strong ones unless it is said to be weak; and options by
 * which a statement describes games that the solver does not take: {@code solve} knows them only to
 * say so. None of them has a line of its own in the help, which fits a screen, but for that of
 * tilings.
 */
final class Unsolvable {

  @Option(names = "--strong", hidden = true)
  private boolean strong;

  @Option(names = "--black", hidden = true)
  private @Nullable String black;

  @Option(names = "--white", hidden = true)
  private @Nullable String white;

  @Option(names = "--turn", hidden = true)
  private @Nullable String turn;

  @Option(names = "--opening", hidden = true)
  private @Nullable String opening;

  @Option(names = "--overline", hidden = true)
  private @Nullable String overline;

  @Mixin private final TilingFile tiling = new TilingFile();

  /** Says what is missing, and what can be done with this board all the same. */
  void refuse(GameChoice game) throws Refusal {
    Optional<String> objection = objection(game.notation(), game.isWeak());
    if (objection.isPresent()) {
      // What is no board is said first: no option would help.
      game.requireBoard();
      throw Refusal.usage(objection.get());
    }
  }

  /** Refuses what is said of other games only. */
  void requireHex(GameChoice game) throws Refusal {
    if (strong || game.isWeak()) {
      throw Refusal.usage(
          "%s: Hex has rules of its own; leave --weak and --strong out".formatted(game.notation()));
    }
    if (game.hasWeakStones()) {
      throw Refusal.usage("the stones of a hex game are given by --black and --white");
    }
    if (tiling.isGiven()) {
      throw Refusal.usage("--tiling: Hex is not played on the plane; leave it out");
    }
    if (isOther(turn, "1") || isOther(opening, "1") || isOther(overline, "wins")) {
      throw Refusal.usage(
          "in Hex a turn is one stone and there are no lines: leave --turn, --opening, --overline"
              + " out");
    }
  }

  /** Black's stones. */
  String black() {
    return black == null ? "" : black;
  }

  /** White's stones. */
  String white() {
    return white == null ? "" : white;
  }

  private Optional<String> objection(String board, boolean weak) {
    if (strong && weak) {
      return Optional.of("either --weak or --strong, not both");
    }
    if (weak && isPlane(board)) {
      return Optional.empty();
    }
    if (weak && isInfinite(board)) {
      return Optional.of(
          "of infinite boards the plane is solved as a weak game, for long runs, and all of them as"
              + " strong games; what a certificate of another game has to prove is written by"
              + " statement "
              + board
              + " --weak, and verify checks one");
    }
    if (!weak) {
      return objectionToStrong();
    }
    if (black != null || white != null) {
      return Optional.of("the stones of a weak game are given by --maker and --breaker");
    }
    if (isOther(turn, "1") || isOther(opening, "1")) {
      return Optional.of(
          "the solver takes one stone a turn; what a certificate for more has to prove is written"
              + " by statement --turn P, and verify checks one");
    }
    if (isOther(overline, "wins")) {
      return Optional.of(
          "the solver takes games in which runs longer than k win, too: where Breaker wins those,"
              + " she wins with overlines void as well; the statement of that is written by"
              + " statement --overline void, and verify checks a certificate");
    }
    return Optional.empty();
  }

  private Optional<String> objectionToStrong() {
    if (isOther(overline, "wins")) {
      return Optional.of(
          "the solver takes games in which runs longer than k win, too; the statement of another"
              + " strong game is written by statement --strong --overline void, and verify checks a"
              + " certificate that nobody wins");
    }
    return Optional.empty();
  }

  /** The rules: strong unless it was said that the game is weak. */
  Rules rules(GameChoice game) {
    return game.isWeak() ? Rules.WEAK : Rules.STRONG;
  }

  /** The game as it was typed, with the stones of these rules. */
  GameText text(GameChoice game) throws Refusal {
    if (game.isWeak()) {
      return game.text();
    }
    if (game.hasWeakStones()) {
      throw Refusal.usage(
          "the stones of a strong game are given by --black and --white (for a weak one: --weak)");
    }
    return game.text(Rules.STRONG, black == null ? "" : black, white == null ? "" : white);
  }

  /** What is to be solved. */
  Problem problem(GameChoice game) throws Refusal {
    return question(game).problem();
  }

  private Question question(GameChoice game) throws Refusal {
    return new Question(text(game), rules(game), turn(), opening(), false);
  }

  /** What the solver is asked. */
  SolveRequest request(GameChoice game, Budgets budgets) throws Refusal {
    return budgets.request(problem(game), tiling.read());
  }

  /** p; in a weak game it is more than one on the plane only. */
  private int turn() throws Refusal {
    return stones("--turn", turn, 1);
  }

  /** q. */
  private int opening() throws Refusal {
    return stones("--opening", opening, turn());
  }

  private static int stones(String option, @Nullable String words, int usual) throws Refusal {
    if (words == null) {
      return usual;
    }
    if (!words.matches("[1-8]")) {
      throw Refusal.usage("%s: 1 to 8 stones, not %s".formatted(option, words));
    }
    return Integer.parseInt(words);
  }

  /** What a folder for the results is called, unless it is said. */
  String folderName(GameChoice game) throws Refusal {
    return question(game).folderName();
  }

  /** Refuses a checkpoint where the search keeps none. */
  void requireTurns(GameChoice game, boolean saved) throws Refusal {
    if (saved && !game.isWeak() && (turn() > 1 || opening() > 1)) {
      throw Refusal.usage(
          "--checkpoint, --restart: with turns of several stones none is kept; leave them out");
    }
  }

  private static boolean isInfinite(String board) {
    return infinite(board).isPresent();
  }

  private static boolean isPlane(String board) {
    return infinite(board).filter(infinite -> infinite.host().equals(Host.PLANE)).isPresent();
  }

  private static Optional<InfiniteBoard> infinite(String board) {
    try {
      return Notation.board(board) instanceof InfiniteBoard infinite
          ? Optional.of(infinite)
          : Optional.empty();
    } catch (BadGameException e) {
      return Optional.empty();
    }
  }

  private static boolean isOther(@Nullable String value, String usual) {
    return value != null && !value.equals(usual);
  }
}
