package dev.touchstone.verifier;

import dev.touchstone.certificate.Reason;
import dev.touchstone.verifier.Vectors.Raw;

/** Operands that cannot be read, one defect each. */
final class OperandVectors {

  /** Cells 0 to 3, line 0 = a b, line 1 = c d; COVER alone proves it. */
  static final String PAIRS =
      "board hypergraph\ncells a b c d\nline a b\nline c d\nrules weak\nwinner breaker\n";

  /** Cells 0 to 2, one line: COVER has three choices. */
  private static final String TRIPLE =
      "board hypergraph\ncells a b c\nline a b c\nrules weak\nwinner breaker\n";

  private OperandVectors() {}

  static void addTo(Vectors to) {
    lists(to);
    choices(to);
  }

  private static void lists(Vectors to) {
    to.rejectRaw(
        Reason.CELL_OUT_OF_RANGE,
        2,
        "cell",
        "cell 4 of 0 to 3",
        PAIRS,
        new Raw(3, 1, 0, "04 00 09 00 04 10"));
    to.rejectRaw(
        Reason.LINE_OUT_OF_RANGE,
        1,
        "line",
        "line 2 of 0 to 1",
        PAIRS,
        new Raw(2, 1, 0, "02 02 10"));
    to.rejectRaw(
        Reason.NOT_SORTED,
        1,
        "group-descends",
        "the group b a",
        PAIRS,
        new Raw(2, 1, 0, "03 02 02 01 00 02 03 10"));
    to.rejectRaw(
        Reason.NOT_SORTED,
        1,
        "groups-descend",
        "c d before a b",
        PAIRS,
        new Raw(2, 1, 0, "03 02 02 02 03 00 01 10"));
    to.rejectRaw(
        Reason.NOT_SORTED,
        1,
        "frame-descends",
        "the opponent's stones b a",
        PAIRS,
        new Raw(4, 1, 1, "0e 02 01 00 00 04 00 0f 10"));
    to.rejectRaw(
        Reason.DUPLICATE_ENTRY,
        1,
        "group-repeats",
        "the group a a",
        PAIRS,
        new Raw(2, 1, 0, "03 02 02 00 00 02 03 10"));
    to.rejectRaw(
        Reason.DUPLICATE_ENTRY,
        1,
        "frame-repeats",
        "the prover's stones a a",
        PAIRS,
        new Raw(4, 1, 1, "0e 00 02 00 00 04 00 0f 10"));
    to.rejectRaw(
        Reason.DUPLICATE_ENTRY,
        1,
        "frame-too-long",
        "five of four cells",
        PAIRS,
        new Raw(4, 1, 1, "0e 05 00 01 02 03 03 00 04 00 0f 10"));
    to.rejectRaw(
        Reason.GROUP_SIZE,
        1,
        "groups-of-none",
        "groups of no cells",
        PAIRS,
        new Raw(2, 1, 0, "03 00 02 10"));
    to.rejectRaw(
        Reason.GROUPS_OVERLAP,
        1,
        "more-groups-than-cells",
        "five groups on four cells",
        PAIRS,
        new Raw(2, 1, 0, "03 02 05 10"));
  }

  private static void choices(Vectors to) {
    to.rejectRaw(
        Reason.LINE_NOT_COVERABLE,
        2,
        "no-group-left",
        "a is the opponent's in this scene",
        PAIRS,
        new Raw(4, 1, 1, "0e 01 00 00 04 00 0f 10"));
    to.rejectRaw(
        Reason.CHOICE_OUT_OF_RANGE,
        1,
        "choice-beyond",
        "choice 3 of 0 to 2",
        TRIPLE,
        new Raw(2, 1, 0, "04 01 00 03 10"));
    to.rejectRaw(
        Reason.CHOICE_OUT_OF_RANGE,
        1,
        "choice-first",
        "the first choice is not to be listed",
        TRIPLE,
        new Raw(2, 1, 0, "04 01 00 00 10"));
    to.rejectRaw(
        Reason.CHOICE_NOT_USED,
        1,
        "choice-left",
        "no line has a choice",
        PAIRS,
        new Raw(2, 1, 0, "04 01 00 01 10"));
    to.rejectRaw(
        Reason.NO_OPEN_FRAME,
        2,
        "leave",
        "LEAVE without a frame",
        PAIRS,
        new Raw(3, 1, 0, "04 00 0f 10"));
    to.rejectRaw(
        Reason.BAD_FRAME,
        3,
        "frame-open-at-end",
        "a frame is not left",
        PAIRS,
        new Raw(3, 1, 1, "0e 00 00 04 00 10"));
  }
}
