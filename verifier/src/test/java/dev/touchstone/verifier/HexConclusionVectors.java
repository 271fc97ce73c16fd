package dev.touchstone.verifier;

import static dev.touchstone.verifier.HexRuleVectors.centre;
import static dev.touchstone.verifier.HexVectors.WHITE_FIRST;
import static dev.touchstone.verifier.HexVectors.bridges;
import static dev.touchstone.verifier.HexVectors.hex;
import static dev.touchstone.verifier.HexVectors.toLowerSide;
import static dev.touchstone.verifier.StrongVectors.BLACK;

import dev.touchstone.certificate.Reason;
import dev.touchstone.verifier.Vectors.Raw;

/** Side conditions of FILL, bytes of Hex, and last claims that prove no theorem of Hex. */
final class HexConclusionVectors {

  private static final String CENTRE =
      "board hex 3,3\nrules hex\nblack b2\nfirst white\nwinner black\n";

  private HexConclusionVectors() {}

  static void addTo(Vectors to) {
    fills(to);
    dead(to);
    bytes(to);
    kinds(to);
    positions(to);
  }

  private static void fills(Vectors to) {
    to.reject(
        Reason.FILL_SIZE,
        4,
        "hex-fill-of-three",
        "a1, b1 and c1; before it is seen that b1 is given, too",
        centre("black b2").chain("top", "b1", "b2").fill("a1 b1 c1", "b1").end());
    to.reject(
        Reason.FILL_OVERLAPS,
        12,
        "hex-fill-of-what-is-given",
        "b1 would be dead where it is Black's",
        toLowerSide(
                centre("black b2", "white b1").bridge("top", "b2", "b1", "c1").fill("b1", "b1 c1"))
            .end());
    to.reject(
        Reason.FILL_OVERLAPS,
        2,
        "hex-fill-overlaps-before-the-kind",
        "nor is the claim a Link",
        centre("black b2").nothing().fill("b1", "b1").end());
    to.reject(
        Reason.WRONG_OPERAND,
        2,
        "hex-fill-of-a-block",
        "NOTHING is no Link",
        centre("black b2").nothing().fill("", "b1").end());
    to.reject(
        Reason.END_FILLED,
        12,
        "hex-fill-of-an-end",
        "b2, an end, is dead where only b1 and c1 count; but White has it",
        toLowerSide(
                hex("3,3", "white b2", WHITE_FIRST, BLACK)
                    .bridge("top", "b2", "b1", "c1")
                    .fill("b2", ""))
            .end());
  }

  private static void dead(Vectors to) {
    to.reject(
        Reason.CELL_NOT_DEAD,
        12,
        "hex-fill-of-a-cell-that-is-not-dead",
        "c1 is open, and White plays it: no way round b1",
        toLowerSide(centre("black b2", "white b1").bridge("top", "b2", "b1", "c1").fill("b1", ""))
            .end());
    to.reject(
        Reason.CELL_NOT_DEAD,
        4,
        "hex-fill-of-no-captured-pair",
        "White plays b1, and a1 is no answer to it",
        toLowerSide(centre("black b2", "white c1").chain("top", "b1", "b2").fill("a1 b1", ""))
            .end());
    to.reject(
        Reason.CELL_NOT_DEAD,
        4,
        "hex-fill-past-two-sides",
        "from c2 to the upper side it goes round c1 over White's side only",
        hex("3,3", "black c2", "white b2 c1", WHITE_FIRST, BLACK)
            .chain("top", "c1", "c2")
            .fill("c1", "")
            .bridge("c2", "bottom", "b3", "c3")
            .join()
            .end());
    to.reject(
        Reason.CELL_NOT_DEAD,
        4,
        "hex-fill-between-two-stones",
        "White's stones lie on both ways round b2 from b1 to b3",
        hex("3,3", "black b1 b3", "white b2 c1 a3", WHITE_FIRST, BLACK)
            .chain("b1", "b2", "b3")
            .fill("b2", "")
            .touch("top", "b1")
            .join()
            .touch("b3", "bottom")
            .join()
            .end());
  }

  private static void bytes(Vectors to) {
    to.rejectRaw(
        Reason.END_OUT_OF_RANGE,
        1,
        "hex-end-of-nothing",
        "9 and 10 are Black's sides",
        CENTRE,
        new Raw(2, 1, 0, "13 04 0b 10"));
    to.rejectRaw(
        Reason.CELL_OUT_OF_RANGE,
        2,
        "hex-fill-of-a-side",
        "a side is an end, and no cell",
        CENTRE,
        new Raw(3, 1, 0, "13 09 01 15 01 09 00 10"));
    to.rejectRaw(
        Reason.NOT_SORTED,
        2,
        "hex-fill-descends",
        "c1, then b1",
        CENTRE,
        new Raw(3, 1, 0, "13 09 01 15 02 02 01 00 10"));
    to.rejectRaw(
        Reason.DUPLICATE_ENTRY,
        2,
        "hex-given-twice",
        "c1, then c1",
        CENTRE,
        new Raw(3, 1, 0, "13 09 01 15 00 02 02 02 10"));
    to.rejectRaw(
        Reason.LINE_OUT_OF_RANGE,
        1,
        "hex-done",
        "there are no lines",
        CENTRE,
        new Raw(2, 1, 0, "11 00 10"));
    to.rejectRaw(
        Reason.BAD_FLAGS,
        3,
        "hex-join-answered",
        "JOIN is no leaf",
        CENTRE,
        new Raw(4, 2, 0, "13 09 01 13 01 04 94 04 10"));
    to.rejectRaw(
        Reason.BAD_FLAGS,
        1,
        "hex-touch-with-a-stone-of-the-opponent",
        "TOUCH does not ask for the scene",
        CENTRE,
        new Raw(2, 1, 0, "d3 02 01 09 01 10"));
  }

  private static void kinds(Vectors to) {
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "hex-link-of-two-cells",
        "Black's two stones touch, but no side",
        hex("3,3", "black a2 b2", "white a1 b1 c1", WHITE_FIRST, BLACK).touch("a2", "b2").end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        12,
        "hex-link-to-the-first-side",
        "and not to the second",
        centre("black b2", "white a3 b3 c3").bridge("top", "b2", "b1", "c1").end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        12,
        "hex-link-to-the-second-side",
        "and not to the first",
        centre("black b2", "white a1 b1 c1").bridge("b2", "bottom", "a3", "b3").end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "hex-block-at-end",
        "all lines are blocked, as there are none",
        hex("3,3", "white b2", WHITE_FIRST, BLACK).nothing().end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        26,
        "hex-answer-where-the-opponent-moves",
        "Black may not take b2 first",
        bridges(hex("3,3", WHITE_FIRST, BLACK).answer("", "b2")).leave().end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        24,
        "hex-claim-where-the-prover-moves",
        "Black has to say what to play",
        bridges(hex("3,3", "black b2", BLACK)).end());
  }

  private static void positions(Vectors to) {
    to.reject(
        Reason.STONE_MISSING,
        24,
        "hex-stone-missing",
        "b2 is nobody's",
        bridges(hex("3,3", WHITE_FIRST, BLACK)).end());
    to.reject(
        Reason.STONE_MISSING,
        26,
        "hex-missing-before-too-large",
        "b2 is nobody's after two stones elsewhere",
        bridges(hex("3,3", BLACK).answer("", "a1 c3")).leave().end());
    to.reject(
        Reason.ANSWER_TAKEN,
        26,
        "hex-first-move-taken",
        "White has b2",
        bridges(hex("3,3", "white b2", BLACK).answer("", "b2")).leave().end());
    to.reject(
        Reason.ANSWER_TAKEN,
        26,
        "hex-taken-before-missing",
        "White has a1, and b2 is nobody's",
        bridges(hex("3,3", "white a1", BLACK).answer("", "a1")).leave().end());
    to.reject(
        Reason.ANSWER_TOO_LARGE,
        18,
        "hex-first-move-of-two",
        "b1 and b2 at once; c2 is White's",
        toLowerSide(hex("3,3", "white c2", BLACK).answer("", "b1 b2").chain("top", "b1", "b2"))
            .leave()
            .end());
    to.reject(
        Reason.ANSWER_IN_ZONE,
        26,
        "hex-first-move-in-zone",
        "b1 is in the zone of the bridge",
        bridges(hex("3,3", "black b2", BLACK).answer("", "b1")).leave().end());
    to.reject(
        Reason.ZONE_TAKEN,
        24,
        "hex-zone-taken",
        "White has b1 and plays c1",
        bridges(centre("black b2", "white b1")).end());
  }
}
