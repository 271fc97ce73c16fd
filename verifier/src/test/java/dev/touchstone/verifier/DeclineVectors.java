package dev.touchstone.verifier;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Transport;
import dev.touchstone.verifier.Vectors.Raw;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;

/** What the verifier does not judge. */
final class DeclineVectors {

  private static final String HEAD = "touchstone statement 1\n";
  private static final String PAIR =
      HEAD + "board hypergraph\ncells a b\nline a b\nrules weak\nwinner breaker\n";

  private DeclineVectors() {}

  static void addTo(Vectors to) {
    malformed(to);
    unsupported(to);
    unknown(to);
    tooMuch(to);
  }

  private static void malformed(Vectors to) {
    String[][] cases = {
      {"empty", "", "no text"},
      {"other-header", "touchstone statement 2\nboard 3,3,3\n", "a later form of statements"},
      {"unknown-key", PAIR + "komi 6\n", "a key that means nothing"},
      {"key-twice", PAIR + "winner maker\n", "two winners"},
      {"key-alone", PAIR + "maker\n", "a key without a value"},
      {"no-board", HEAD + "rules weak\nwinner maker\n", "no board"},
      {"no-winner", HEAD + "board 3,3,3\nrules weak\n", "no winner"},
      {"no-rules", HEAD + "board 3,3,3\nwinner maker\n", "no rules"},
      {"other-rules", HEAD + "board 3,3,3\nrules gomoku\nwinner maker\n", "unknown rules"},
      {"other-board", HEAD + "board 3x3\nrules weak\nwinner maker\n", "no such notation"},
      {"no-rows", HEAD + "board 0,3,3\nrules weak\nwinner maker\n", "a board without rows"},
      {"too-long-lines", HEAD + "board 3,3,4\nrules weak\nwinner maker\n", "no line fits"},
      {"huge-board", HEAD + "board 65,3,3\nrules weak\nwinner maker\n", "65 rows"},
      {"narrow-truncated", HEAD + "board 4,3,7tr\nrules weak\nwinner maker\n", "3 columns"},
      {"flat-cube", HEAD + "board 4^2\nrules weak\nwinner maker\n", "n^2 is n,n,n"},
      {"point-cube", HEAD + "board 1^3\nrules weak\nwinner maker\n", "a side of one cell"},
      {"huge-cube", HEAD + "board 26^3\nrules weak\nwinner maker\n", "17,576 cells"},
      {"cube-of-too-many-lines", HEAD + "board 2^10\nrules weak\nwinner maker\n", "523,776"},
      {
        "cube-of-too-many-places",
        HEAD + "board 5^6\nrules weak\nwinner maker\n",
        "15,625 cells times 51,012 lines is more than 2^29"
      },
      {"cube-beyond-all-numbers", HEAD + "board 2^9999\nrules weak\nwinner maker\n", "2^9999"},
      {
        "overlines-of-a-cube",
        HEAD + "board 3^3\noverline void\nrules weak\nwinner maker\n",
        "no run of a cube is longer than another"
      },
      {
        "cell-of-a-flat-board",
        HEAD + "board 3^3\nmaker a1\nrules weak\nwinner maker\n",
        "a1 is a column of cells"
      },
      {
        "cell-beyond-the-cube",
        HEAD + "board 3^3\nmaker a1d\nrules weak\nwinner maker\n",
        "a slice d"
      },
      {"no-such-cell", HEAD + "board 3,3,3\nmaker d1\nrules weak\nwinner maker\n", "no cell d1"},
      {"cell-twice", HEAD + "board 3,3,3\nmaker a1 a1\nrules weak\nwinner maker\n", "a1 a1"},
      {"both-stones", PAIR + "maker a\nbreaker a\n", "a has two owners"},
      {"line-off-board", PAIR + "line a c\n", "a line with a cell that is none"},
      {"line-repeats", PAIR + "line a a\n", "a line names a cell twice"},
      {"names-repeat", PAIR.replace("cells a b", "cells a b a"), "two cells called a"},
      {"name-with-colon", PAIR.replace("cells a b", "cells a b c:"), "a cell called c:"},
      {"line-on-grid", HEAD + "board 3,3,3\nline a1 b2\nrules weak\nwinner maker\n", "a line more"},
      {"no-turn", PAIR + "turn 0\n", "turns of no stones"},
      {"name-beyond-ascii", PAIR.replace("cells a b", "cells a b \u0430"), "a Cyrillic a"},
      {
        "name-with-no-break-space",
        PAIR.replace("cells a b", "cells a\u00a0b a b"),
        "looks like two"
      },
      {"carriage-return-alone", PAIR + "# looks like:\rline a", "a comment that shows as a line"},
      {"escape-in-comment", PAIR + "# \u001b[2J", "a comment that clears the screen"},
      {"bidi-in-comment", PAIR + "# \u202e", "a comment that turns the reading direction"},
      {"huge-turn", PAIR + "turn 9\n", "nine stones a turn"},
      {"turn-in-words", PAIR + "turn one\n", "not a number"},
      {"huge-opening", PAIR + "opening 9\n", "nine stones in the first turn"},
      {
        "opening-of-two-in-hex",
        HEAD + "board hex 3,3\nrules hex\nopening 2\nwinner black\n",
        "one stone a turn"
      },
      {"other-first", PAIR + "first black\n", "weak games have no Black"},
      {"other-overline", PAIR + "overline maybe\n", "neither wins nor void"},
      {"overline-without-runs", PAIR + "overline void\n", "a hypergraph has no overlines"},
      {"weak-draw", PAIR.replace("winner breaker", "winner nobody"), "a weak game has a winner"},
    };
    byte[] certificate = new Raw(2, 1, 0, "04 00 10").of(PAIR);
    for (String[] one : cases) {
      to.decline(Reason.MALFORMED_STATEMENT, "statement-" + one[0], one[2], one[1], certificate);
    }
    byte[] latin =
        PAIR.replace("cells a b", "cells a b \u00e9").getBytes(StandardCharsets.ISO_8859_1);
    to.put(
        "decline/statement-not-utf-8",
        Vectors.header("DECLINED", "MALFORMED_STATEMENT", "", "a cell named in Latin-1"),
        latin,
        certificate);
  }

  private static void unsupported(Vectors to) {
    String[][] strong = {
      {"strong-win-with-void-overlines", "overline void\nrules strong\nwinner white", "runs of 3"},
    };
    for (String[] one : strong) {
      String text = HEAD + "board 3,3,3\n" + one[1] + "\n";
      String why = "who wins a strong game: overlines winning; here " + one[2];
      to.decline(Reason.UNSUPPORTED_STATEMENT, one[0], why, text, new Raw(1, 0, 0, "10").of(text));
    }
    String[][] held = {
      {
        "strong-done-with-void-overlines",
        "overline void\nrules strong\nholds white",
        "11 00 10",
        "DONE: a stone more may spoil a line"
      },
      {
        "strong-ordered-with-void-overlines",
        "overline void\nrules strong\nwinner nobody",
        "81 00 12 01 10",
        "ORDERED: a stone more may spoil a line"
      },
    };
    for (String[] one : held) {
      String text = HEAD + "board 3,3,3\n" + one[1] + "\n";
      long steps = one[2].split(" ", -1).length > 3 ? 3 : 2;
      to.decline(
          Reason.UNSUPPORTED_STATEMENT,
          one[0],
          one[3],
          text,
          new Raw(steps, 1, 0, one[2]).of(text));
    }
    String exact = HEAD + "board 3,3,3\nrules weak\noverline void\nwinner maker\n";
    to.decline(
        Reason.UNSUPPORTED_STATEMENT,
        "exact-maker",
        "a stone more may spoil an exact line",
        exact,
        new Raw(1, 0, 0, "10").of(exact));
  }

  private static void unknown(Vectors to) {
    byte[] version = new Raw(2, 1, 0, "04 00 10").of(PAIR);
    version[8] = 2;
    to.decline(Reason.UNKNOWN_VERSION, "version", "format version 2", PAIR, version);
    to.decline(
        Reason.UNKNOWN_RULE,
        "rule-25",
        "the first rule that is free",
        PAIR,
        new Raw(2, 1, 0, "19 10").of(PAIR));
    to.decline(
        Reason.UNKNOWN_RULE,
        "rule-25-answered",
        "the rule is looked at before its flags",
        PAIR,
        new Raw(2, 1, 0, "99 10").of(PAIR));
    to.decline(
        Reason.UNKNOWN_RULE,
        "rule-0",
        "no rule has number 0",
        PAIR,
        new Raw(2, 1, 0, "00 10").of(PAIR));
  }

  private static void tooMuch(Vectors to) {
    to.decline(
        Reason.TOO_LARGE,
        "too-many-steps",
        "2^40 + 1 steps",
        PAIR,
        new Raw((1L << 40) + 1, 1, 0, "04 00 10").of(PAIR));
    to.decline(
        Reason.TOO_LARGE,
        "too-much-held",
        "2^24 + 1 held",
        PAIR,
        new Raw(2, (1L << 24) + 1, 0, "04 00 10").of(PAIR));
    to.decline(
        Reason.TOO_LARGE,
        "too-deep",
        "4097 frames",
        PAIR,
        new Raw(2, 1, 4097, "04 00 10").of(PAIR));
    byte[] cut = new Raw((1L << 40) + 1, 1, 0, "").of(PAIR);
    to.decline(
        Reason.TOO_LARGE,
        "too-many-steps-and-cut",
        "the counts are looked at one by one, so this one before the end of the file",
        PAIR,
        Arrays.copyOf(cut, cut.length - 2));
    StringBuilder many = new StringBuilder();
    for (int i = 0; i <= 4096; i++) {
      many.append("0c 01 00");
    }
    to.put(
        "decline/too-many-symmetries",
        Vectors.header("DECLINED", "TOO_LARGE", "", "4097 symmetries"),
        PAIR.getBytes(StandardCharsets.UTF_8),
        Transport.compress(new Raw(4099, 1, 0, many + "04 00 10").of(PAIR)));
    interlocked(to);
    String large = HEAD + "board 64,64,5\nrules weak\nwinner breaker\n";
    int count = 60_000;
    byte[] steps =
        new Raw(
                count + 1,
                count,
                0,
                String.join("", Collections.nCopies(count, "0302010001")) + "10")
            .of(large);
    Map<String, String> header =
        Vectors.header(
            "DECLINED", "OUT_OF_MEMORY", "", "60000 claims on a large board in a small heap");
    header.put("heap", "64m");
    to.put(
        "decline/out-of-memory",
        header,
        large.getBytes(StandardCharsets.UTF_8),
        Transport.compress(steps));
  }

  /** For p = 8 the turns that hit all of many disjoint zones are too many to look at. */
  private static void interlocked(Vectors to) {
    int options = 20;
    StringBuilder cells = new StringBuilder("cells");
    for (int i = 0; i < 9 * options; i++) {
      cells.append(" c").append(i);
    }
    ProofBuilder proof =
        ProofBuilder.of(
            "board hypergraph", cells.toString(), "turn 8", "rules weak", "winner breaker");
    for (int i = 0; i < options; i++) {
      StringBuilder group = new StringBuilder("c" + 9 * i);
      for (int j = 1; j < 9; j++) {
        group.append("-c").append(9 * i + j);
      }
      proof.answer("", "").groups(group.toString()).leave();
    }
    proof.options(options).step(new Step.End());
    to.decline(
        Reason.TOO_MUCH_WORK,
        "interlocked-options",
        "p = 8 and twenty disjoint zones",
        proof.statement().text(),
        proof.bytes());
  }
}
