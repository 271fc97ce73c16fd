package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.StrongVectors.BLACK;

import dev.touchstone.certificate.Reason;

/**
 * Strong games with several stones a turn on infinite boards (T19): how many of them one line far
 * away may have. Many proofs here are about a line that Black has already, and only look on: so it
 * is seen what is left of the far tolerance.
 */
final class HostTurnVectors {

  private static final String TWO = "turn 2";
  private static final String WAITS = "first white";

  private HostTurnVectors() {}

  static void addTo(Vectors to) {
    wins(to);
    far(to);
    windows(to);
    images(to);
  }

  private static void wins(Vectors to) {
    String[] star = {"1,0 2,0", "0,1 0,2", "1,1 2,2"};
    to.accept(
        "plane-3-two-a-turn",
        "no two stones meet three ways to go on from 0,0",
        star(star, "board plane 3", TWO, "opening 1").end());
    to.accept(
        "region-3-3-two-a-turn",
        "the same on every board of at least three rows and columns",
        star(star, "board 3+,3+,3", TWO, "opening 1").end());
    to.accept(
        "strip-3-two-a-turn",
        "the same on three rows without an end",
        star(star, "board strip 3,3", TWO, "opening 1").end());
    to.accept(
        "plane-4-three-a-turn",
        "four ways from 0,0, and the far tolerance is used up",
        star(
                new String[] {"1,0 2,0 3,0", "0,1 0,2 0,3", "-1,0 -2,0 -3,0", "0,-1 0,-2 0,-3"},
                "board plane 4",
                "turn 3",
                "opening 1")
            .end());
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        8,
        "plane-3-two-a-turn-two-ways",
        "a stone of White's in each of both ways",
        star(new String[] {"1,0 2,0", "0,1 0,2"}, "board plane 3", TWO, "opening 1").end());
    to.reject(
        Reason.LEAVES_REGION,
        7,
        "region-two-a-turn-answer-outside",
        "Black has won; the second stone of an idle answer is one that not every board has",
        ProofBuilder.of("board 1,4+,3", STRONG, TWO, "black 0,0 1,0 2,0", WAITS, BLACK)
            .through(0, 0, 5, 1)
            .answer("", "3,0 4,0")
            .done(row(3))
            .leave()
            .answer("", "")
            .done(row(3))
            .leave()
            .ordered(2)
            .end());
  }

  /** Black opens at 0,0 and then completes a line in one of these ways. */
  private static ProofBuilder star(String[] ways, String board, String turn, String opening) {
    ProofBuilder proof =
        ProofBuilder.of(board, STRONG, turn, opening, BLACK)
            .through(-3, board.contains("strip") ? 0 : -3, 7, board.contains("strip") ? 3 : 7)
            .answer("", "0,0");
    for (String way : ways) {
      proof.answer("", way).done("0,0 " + way).leave();
    }
    return proof.ordered(ways.length).leave();
  }

  private static void far(Vectors to) {
    to.accept(
        "plane-two-a-turn-far-just-enough",
        "5 in a row, Black has them; two idle options leave 4 - 2 - 2 far away",
        idle(5));
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        8,
        "plane-two-a-turn-far-one-short",
        "4 in a row: two idle options leave 3 - 2 - 2",
        idle(4));
    to.accept(
        "strip-two-a-turn-third-option",
        "the third option answers 5,0 with 7,0 alone: nothing far away, where it leaves 0",
        later(3));
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        12,
        "strip-two-a-turn-second-option",
        "the second option answers 5,0 with a stone far away, where it leaves 0",
        later(2));
  }

  private static String row(int length) {
    StringBuilder row = new StringBuilder("0,0");
    for (int x = 1; x < length; x++) {
      row.append(' ').append(x).append(",0");
    }
    return row.toString();
  }

  /** Black has so many in a row and looks on twice; all lines that are seen have a stone. */
  private static ProofBuilder idle(int length) {
    String row = row(length);
    ProofBuilder proof =
        ProofBuilder.of("board plane " + length, STRONG, TWO, "black " + row, WAITS, BLACK)
            .through(0, 0, length, 1);
    return idly(proof, row, 2).end();
  }

  /** So many times Black looks on although the line is complete. */
  private static ProofBuilder idly(ProofBuilder proof, String line, int times) {
    for (int i = 0; i < times; i++) {
      proof.answer("", "");
    }
    proof.done(line);
    for (int i = 0; i < times; i++) {
      proof.leave().ordered(1);
    }
    return proof;
  }

  /**
   * So many options: 5,0 and 7,0 at once, but for the last one, which looks on twice. All lines
   * that are seen have a stone of Black's.
   */
  private static ProofBuilder later(int options) {
    String row = row(5);
    ProofBuilder proof =
        ProofBuilder.of("board strip 1,5", STRONG, TWO, "black " + row + " 6,0 8,0", WAITS, BLACK)
            .through(0, 0, 9, 1);
    for (int i = 1; i < options; i++) {
      proof.answered((3 + 2 * i) + ",0").done(row);
    }
    return idly(proof.answer("", ""), row, 2).leave().ordered(options).end();
  }

  private static void windows(Vectors to) {
    to.accept(
        "strip-two-a-turn-pair-in-the-window",
        "-6,0 and -5,0 leave room for no more, and get the third answer for -10,0 to -5,0",
        pair(-10));
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        23,
        "strip-two-a-turn-pair-in-the-margin",
        "the same through a window from -4,0: the second answer gives 1 to a line that gets both",
        pair(-4));
    to.accept(
        "strip-two-a-turn-guards",
        "White has 7,0 and 8,0: one more is too many for the first option, and 6,0 to 12,0 are in Z",
        guards(12));
    to.reject(
        Reason.LEAVES_WINDOW,
        8,
        "strip-two-a-turn-guards-leave-the-window",
        "the same through a window without 12,0",
        guards(11));
  }

  /** The first option has room for one on -6,0 to -1,0, the second, by -4,0, on all lines there. */
  private static ProofBuilder pair(int left) {
    String row = row(6);
    ProofBuilder proof =
        ProofBuilder.of("board strip 1,6", STRONG, TWO, "black " + row, WAITS, BLACK)
            .through(left, 0, 15 - left, 1)
            .answer("", "")
            .answered("-1,0")
            .done(row);
    idly(proof.answer("", "6,0"), row, 1).leave().answered("7,0").done(row).ordered(3).leave();
    idly(proof.answer("", "-4,0"), row, 2).leave();
    return proof.answered("14,0").done(row).ordered(3).end();
  }

  private static ProofBuilder guards(int right) {
    String row = row(6);
    ProofBuilder proof =
        ProofBuilder.of(
                "board strip 1,6", STRONG, TWO, "black " + row, "white 7,0 8,0", WAITS, BLACK)
            .through(-1, 0, right + 2, 1);
    idly(proof.answer("", ""), row, 1).leave();
    return proof.answered("-1,0").done(row).ordered(2).end();
  }

  private static void images(Vectors to) {
    to.accept(
        "strip-two-a-turn-image",
        "the proof for a row below, and its image above, where Black has the stones",
        image("", ""));
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        26,
        "strip-two-a-turn-image-out-of-sight",
        "the same as if White had three on a line between stones of Black's, which gets out of sight",
        image("-10,0 -9,0 -8,0", "-13,0 -6,0"));
  }

  /** In a scene with these stones; then up, and 12 to the left. */
  private static ProofBuilder image(String opponents, String own) {
    String row = row(6);
    StringBuilder stones = new StringBuilder("black");
    for (int x = -12; x < -6; x++) {
      stones.append(' ').append(x).append(",1");
    }
    ProofBuilder proof =
        ProofBuilder.of("board strip 2,6", STRONG, TWO, stones.toString(), WAITS, BLACK)
            .through(-12, 0, 21, 2)
            .motion(2, -12, 1)
            .focus(opponents, own);
    idly(proof.answer("", "6,0").focus("", "-7,0"), row, 1).leave().leave();
    idly(proof.answer("", "7,0").focus("", "-7,0"), row, 2).leave().leave();
    return proof.answered("8,0").done(row).ordered(3).leave().image(0).end();
  }
}
