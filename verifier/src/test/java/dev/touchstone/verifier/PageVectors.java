package dev.touchstone.verifier;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Transport;
import dev.touchstone.verifier.Vectors.Raw;

/** What who reads docs/format.md might take otherwise, a file for each. */
final class PageVectors {

  private static final String HEAD = "touchstone statement 1\n";
  private static final String END = "rules weak\nwinner breaker\n";
  private static final String PAIRS = OperandVectors.PAIRS;
  private static final String NO_LINES = "board hypergraph\ncells a b\n" + END;
  private static final String LAST_LINE =
      "maker a3c b3c c3c\nfirst breaker\nrules weak\nwinner maker\n";
  private static final byte[] NO_BYTES = {};

  private PageVectors() {}

  static void addTo(Vectors to) {
    statements(to);
    operands(to);
    headers(to);
  }

  private static void statements(Vectors to) {
    String zeros = "board 0005,005,05\nturn 0001\nopening 01\n" + END;
    accept(to, "lenient-leading-zeros", zeros, "05 10");
    String anyOrder = END + "line c d\nline b a\ncells a b c d\nboard hypergraph\n";
    accept(to, "lenient-leading-zeros-of-a-cube", "board 0003^0003\n" + LAST_LINE, "02 30 10");
    accept(to, "lenient-keys-in-any-order", anyOrder, "04 00 10");
    accept(
        to,
        "lenient-comment-of-a-later-unicode",
        PAIRS + "# \u0890 is of Cf since Unicode 14\n",
        "04 00 10");
    String truncated = "board %s\n" + END;
    for (String board : new String[] {"04,7,7tr", "4,7,07tr", "4,00007,7tr"}) {
      to.decline(
          Reason.MALFORMED_STATEMENT,
          "statement-zeros-in-" + board.replace(',', '-'),
          "the 4 and the 7 have no leading zeros, and n has four digits at most",
          HEAD + truncated.formatted(board),
          NO_BYTES);
    }
    to.decline(
        Reason.MALFORMED_STATEMENT,
        "statement-turn-of-five-digits",
        "turn 00001",
        HEAD + PAIRS + "turn 00001\n",
        NO_BYTES);
    to.decline(
        Reason.MALFORMED_STATEMENT,
        "statement-no-cells",
        "a hypergraph has cells",
        HEAD + "board hypergraph\n" + END,
        NO_BYTES);
  }

  private static void accept(Vectors to, String name, String statement, String steps) {
    to.accept(
        name,
        name.replace('-', ' '),
        HEAD + statement,
        new Raw(2, 1, 0, steps).of(HEAD + statement));
  }

  private static void operands(Vectors to) {
    to.rejectRaw(
        Reason.TRUNCATED,
        1,
        "cover-reads-ahead-of-its-expansion",
        "no line is needed, and still the number of first choices is missing, not CHOICE_NOT_USED",
        NO_LINES,
        new Raw(2, 1, 0, "04 01"));
    to.rejectRaw(
        Reason.CHOICE_NOT_USED,
        1,
        "cover-does-not-read-a-place-that-is-not-due",
        "the place would be missing, but its choice does not come up",
        NO_LINES,
        new Raw(2, 1, 0, "04 01 00"));
    to.rejectRaw(
        Reason.GROUP_SIZE,
        1,
        "groups-of-none-and-no-groups",
        "size 0, whatever the number of groups",
        NO_LINES,
        new Raw(2, 1, 0, "03 00 00 10"));
    to.rejectRaw(
        Reason.GROUP_SIZE,
        1,
        "groups-of-one-and-no-groups",
        "the size is p + 1 also where there are no groups",
        NO_LINES,
        new Raw(2, 1, 0, "03 01 00 10"));
    String canonical =
        ProofBuilder.of("board hypergraph", "cells a b", "rules weak", "winner breaker")
            .statement()
            .text();
    to.accept(
        "groups-of-two-and-no-groups",
        "GROUPS of no groups is a claim of no lines",
        canonical,
        new Raw(2, 1, 0, "03 02 00 10").of(canonical));
    StringBuilder many = new StringBuilder();
    many.append("0c 00 01".repeat(4096)).append("0c 00 02");
    to.put(
        "reject/symmetry-too-many-with-a-wrong-cell",
        Vectors.header(
            "REJECTED",
            "CELL_OUT_OF_RANGE",
            "4097",
            "its cells are read before it is one too many"),
        (HEAD + NO_LINES).getBytes(UTF_8),
        Transport.compress(new Raw(4099, 1, 0, many + "01 10").of(HEAD + NO_LINES)));
  }

  private static void headers(Vectors to) {
    to.reject(
        Reason.TRUNCATED,
        0,
        "gzip-of-three-bytes",
        "the ten bytes of the header are read before one is judged",
        HEAD + PAIRS,
        new byte[] {0x1F, (byte) 0x8B, 7});
    to.reject(
        Reason.NOT_A_CERTIFICATE,
        0,
        "gzip-of-one-byte",
        "two bytes make it gzip",
        HEAD + PAIRS,
        new byte[] {0x1F});
  }
}
