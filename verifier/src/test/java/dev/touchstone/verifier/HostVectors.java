package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.MAKER;
import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.ProofBuilder.WEAK;
import static dev.touchstone.verifier.StrongVectors.BLACK;
import static dev.touchstone.verifier.StrongVectors.WHITE;

/** Proofs about infinite boards that must be accepted. */
final class HostVectors {

  private HostVectors() {}

  static void addTo(Vectors to) {
    threeInARow(to);
    windows(to);
    weakGames(to);
  }

  /** Black wins 3 in a row on the plane; the example of docs/format.md. */
  static ProofBuilder plane() {
    return plane(ProofBuilder.of("board plane 3", STRONG, BLACK).through(-1, -1, 4, 4));
  }

  /** After 0,0 either 1,0 makes two threats or, if White is in the way, 0,1 does. */
  static ProofBuilder plane(ProofBuilder proof) {
    return proof
        .motion(4, 0, 0)
        .answer("", "0,0")
        .answer("", "1,0")
        .answered("-1,0")
        .done("-1,0 0,0 1,0")
        .answered("2,0")
        .done("0,0 1,0 2,0")
        .ordered(2)
        .keep(1)
        .leave()
        .answer("", "0,1")
        .recall(1)
        .image(0)
        .leave()
        .ordered(2)
        .leave()
        .end();
  }

  /** A proof that a short search finds, with at most so many stones of Black's. */
  static ProofBuilder found(ProofBuilder empty, int stones) {
    HostProofs.of(empty.statement(), stones).orElseThrow().forEach(empty::step);
    return empty;
  }

  private static void threeInARow(Vectors to) {
    to.accept("plane-3-black-wins", "two open threes; the far tolerance is used up", plane());
    to.accept(
        "plane-3-7-claims",
        "the same without a motion",
        found(ProofBuilder.of("board plane 3", STRONG, BLACK).through(-2, -2, 5, 5), 3));
    to.accept(
        "strip-3-3-black-wins",
        "three rows without an end",
        found(ProofBuilder.of("board strip 3,3", STRONG, BLACK).through(-3, 0, 7, 3), 4));
    to.accept(
        "strip-4-3-white-wins",
        "a stone of each, far from 0,0; White moves",
        found(
            ProofBuilder.of(
                    "board strip 4,3", STRONG, "black 4000,0", "white 4001,2", "first white", WHITE)
                .through(3996, 0, 12, 4),
            4));
  }

  private static void windows(Vectors to) {
    to.accept(
        "plane-far-line-just-enough",
        "2 in a row, Black has them; one idle option: the far tolerance is 0",
        idle(1));
    to.accept(
        "plane-3-other-window",
        "the proof of plane-3-black-wins through a larger window",
        plane(ProofBuilder.of("board plane 3", STRONG, BLACK).through(-40, -3, 50, 9)));
    to.accept(
        "strip-guard",
        "White has 6,0, and the slower option must not answer 7,0 and 8,0",
        guard(10));
    to.accept("strip-reflected", "the motion that exchanges the two rows", stripReflected(2, 1));
  }

  /** So many times Black looks on although the line is complete. */
  static ProofBuilder idle(int times) {
    ProofBuilder proof =
        ProofBuilder.of("board plane 2", STRONG, "black 0,0 1,0", "first white", BLACK)
            .through(0, 0, 2, 1);
    for (int i = 0; i < times; i++) {
      proof.answer("", "");
    }
    proof.done("0,0 1,0");
    for (int i = 0; i < times; i++) {
      proof.leave().ordered(1);
    }
    return proof.end();
  }

  /** The threat 3,0 first; after White's 3,0 then 1,0 makes two. */
  static ProofBuilder guard(int columns) {
    return ProofBuilder.of(
            "board strip 1,3", STRONG, "black 0,0 4,0 5,0", "white 6,0", "first white", BLACK)
        .through(-1, 0, columns, 1)
        .answered("3,0")
        .done("3,0 4,0 5,0")
        .answer("3,0", "1,0")
        .answered("-1,0")
        .done("-1,0 0,0 1,0")
        .answered("2,0")
        .done("0,0 1,0 2,0")
        .ordered(2)
        .leave()
        .ordered(2)
        .end();
  }

  /** A row of Black's below, and its image above. */
  static ProofBuilder stripReflected(int turn, int up) {
    return ProofBuilder.of(
            "board strip 2,3", STRONG, "black 0,1 1,1 2,1", "white 0,0", "first white", BLACK)
        .through(0, 0, 3, 2)
        .motion(turn, 0, up)
        .done("0,0 1,0 2,0")
        .image(0)
        .end();
  }

  private static void weakGames(Vectors to) {
    to.accept("plane-3-maker-wins", "two open threes", weak("board plane 3", "0,0"));
    to.accept(
        "plane-maker-two-a-turn",
        "two stones in the first turn",
        ProofBuilder.of("board plane 2", WEAK, "turn 2", "opening 2", MAKER)
            .through(0, 0, 1, 2)
            .answer("", "0,0 0,1")
            .stones("0,0 0,1")
            .leave()
            .end());
    to.accept(
        "region-maker-wins",
        "every board of at least four rows and columns",
        weak("board 4+,4+,3", "1,1"));
  }

  /** From this cell to the right, or upwards. */
  private static ProofBuilder weak(String board, String start) {
    int at = start.charAt(0) - '0';
    ProofBuilder proof =
        ProofBuilder.of(board, WEAK, MAKER).through(at - 1, at - 1, 4, 4).answer("", start);
    for (boolean up : new boolean[] {false, true}) {
      String[] row = new String[4];
      for (int i = 0; i < 4; i++) {
        row[i] = up ? at + "," + (at - 1 + i) : (at - 1 + i) + "," + at;
      }
      proof
          .answer("", row[2])
          .answered(row[0])
          .stones(row[0] + " " + row[1] + " " + row[2])
          .answered(row[3])
          .stones(row[1] + " " + row[2] + " " + row[3])
          .options(2)
          .leave();
    }
    return proof.options(2).leave().end();
  }
}
