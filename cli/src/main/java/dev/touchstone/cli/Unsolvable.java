package dev.touchstone.cli;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Host;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Notation;
import dev.touchstone.theorem.Refusal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Options by which a statement describes games that the solver does not take: {@code solve} knows
 * them only to say so.
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
    if (isOther(turn, "1") || isOther(opening, "1") || isOther(overline, "wins")) {
      throw Refusal.usage(
          "in Hex a turn is one stone and there are no lines: leave --turn, --opening, --overline out");
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
    boolean plane = isPlane(board);
    if (plane && weak && !strong) {
      return Optional.empty();
    }
    if (plane || isInfinite(board)) {
      return Optional.of(
          "of infinite boards the plane is solved as a weak game, for long runs; what a certificate of"
              + " another game has to prove is written by statement "
              + board
              + ", and verify checks one");
    }
    if (strong && (isOther(turn, "1") || isOther(opening, "1"))) {
      return Optional.of(
          "strong games cannot be solved yet, nor games with several stones a turn; what a"
              + " certificate of a draw has to prove is written by statement "
              + board
              + " --strong --turn P --opening Q --winner nobody, and verify checks one");
    }
    if (strong || !weak) {
      return Optional.of(
          (strong
                  ? "strong games cannot be solved yet"
                  : "strong games cannot be solved yet, so solve needs --weak")
              + ": try solve "
              + board
              + " --weak; where Breaker wins it (Maker first, no stones yet), nobody wins the strong game;"
              + " what a certificate of that draw has to prove is written by statement --strong"
              + " --winner nobody, and verify checks one");
    }
    if (black != null || white != null) {
      return Optional.of("the stones of a weak game are given by --maker and --breaker");
    }
    if (isOther(turn, "1") || isOther(opening, "1")) {
      return Optional.of(
          "the solver takes one stone a turn; what a certificate for more has to prove is written by"
              + " statement --turn P, and verify checks one");
    }
    if (isOther(overline, "wins")) {
      return Optional.of(
          "the solver takes games in which runs longer than k win, too: where Breaker wins those,"
              + " she wins with overlines void as well; the statement of that is written by"
              + " statement --overline void, and verify checks a certificate");
    }
    return Optional.empty();
  }

  /** p, which is more than one on the plane only. */
  int turn() throws Refusal {
    if (turn == null) {
      return 1;
    }
    if (!turn.matches("[1-8]")) {
      throw Refusal.usage("--turn: 1 to 8 stones, not " + turn);
    }
    return Integer.parseInt(turn);
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
