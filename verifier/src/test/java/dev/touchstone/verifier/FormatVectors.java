package dev.touchstone.verifier;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Transport;
import dev.touchstone.verifier.Vectors.Raw;
import java.util.Arrays;

/** Bytes that are not a certificate of the statement, one defect each. */
final class FormatVectors {

  private static final String PAIRS = OperandVectors.PAIRS;
  private static final String TEXT = "touchstone statement 1\n" + PAIRS;
  private static final int HEADER_BYTES = 8 + 1 + 32 + 3;

  private FormatVectors() {}

  static void addTo(Vectors to) {
    wholeFile(to);
    compression(to);
    numbersAndCounts(to);
  }

  private static byte[] good() {
    return new Raw(2, 1, 0, "04 00 10").of(TEXT);
  }

  private static void wholeFile(Vectors to) {
    byte[] good = good();
    byte[] magic = good.clone();
    magic[4] = '\n';
    to.reject(Reason.NOT_A_CERTIFICATE, 0, "magic", "line ends were converted", TEXT, magic);
    to.reject(Reason.TRUNCATED, 0, "empty-file", "no bytes at all", TEXT, new byte[0]);
    to.reject(Reason.TRUNCATED, 0, "cut-in-digest", "30 bytes only", TEXT, Arrays.copyOf(good, 30));
    to.reject(
        Reason.TRUNCATED,
        1,
        "cut-before-steps",
        "the header only",
        TEXT,
        Arrays.copyOf(good, HEADER_BYTES));
    to.reject(
        Reason.TRUNCATED,
        1,
        "cut-in-step",
        "COVER without its number",
        TEXT,
        Arrays.copyOf(good, HEADER_BYTES + 1));
    to.reject(
        Reason.TRUNCATED,
        2,
        "cut-before-end",
        "END is missing",
        TEXT,
        Arrays.copyOf(good, HEADER_BYTES + 2));
    to.reject(
        Reason.TRAILING_BYTES,
        2,
        "trailing",
        "a byte after END",
        TEXT,
        Arrays.copyOf(good, good.length + 1));
    to.reject(
        Reason.WRONG_STATEMENT,
        0,
        "other-board",
        "a correct proof of 5,5,5, but 5,6,5 was to be proved",
        "touchstone statement 1\nboard 5,6,5\nrules weak\nwinner breaker\n",
        Proofs.fiveByPotential().bytes());
    to.reject(
        Reason.WRONG_STATEMENT,
        0,
        "other-winner",
        "a correct proof of the contrary",
        TEXT.replace("winner breaker", "winner maker"),
        good);
  }

  private static void compression(Vectors to) {
    byte[] zipped = Transport.compress(good());
    byte[] flags = zipped.clone();
    flags[3] = 0x04;
    to.reject(
        Reason.BAD_COMPRESSION, 0, "gzip-flags", "an extra field that is not used", TEXT, flags);
    byte[] sum = zipped.clone();
    sum[zipped.length - 8] ^= 1;
    to.reject(Reason.BAD_COMPRESSION, 2, "gzip-sum", "a wrong check sum", TEXT, sum);
    byte[] block = zipped.clone();
    block[10] = 0x07;
    to.reject(Reason.BAD_COMPRESSION, 0, "gzip-block", "a block type that is none", TEXT, block);
    to.reject(
        Reason.TRUNCATED,
        2,
        "gzip-cut",
        "the last byte is missing",
        TEXT,
        Arrays.copyOf(zipped, zipped.length - 1));
    to.reject(
        Reason.TRAILING_BYTES,
        2,
        "gzip-trailing",
        "a byte after the member",
        TEXT,
        Arrays.copyOf(zipped, zipped.length + 1));
    byte[] twice = Arrays.copyOf(zipped, 2 * zipped.length);
    System.arraycopy(zipped, 0, twice, zipped.length, zipped.length);
    to.reject(Reason.TRAILING_BYTES, 2, "gzip-twice", "a second member", TEXT, twice);
  }

  private static void numbersAndCounts(Vectors to) {
    to.rejectRaw(
        Reason.OVERLONG_NUMBER,
        1,
        "overlong",
        "0 in two bytes",
        PAIRS,
        new Raw(2, 1, 0, "04 8000 10"));
    to.rejectRaw(
        Reason.NUMBER_TOO_LARGE,
        1,
        "number-of-64-bits",
        "2^63",
        PAIRS,
        new Raw(2, 1, 0, "04 80808080808080808001 10"));
    to.rejectRaw(
        Reason.WRONG_COUNT,
        2,
        "too-few-steps-announced",
        "2 steps, 1 announced",
        PAIRS,
        new Raw(1, 1, 0, "04 00 10"));
    to.rejectRaw(
        Reason.WRONG_COUNT,
        2,
        "too-many-steps-announced",
        "2 steps, 3 announced",
        PAIRS,
        new Raw(3, 1, 0, "04 00 10"));
    to.rejectRaw(
        Reason.WRONG_COUNT,
        1,
        "holds-more",
        "nothing to be held was announced",
        PAIRS,
        new Raw(2, 0, 0, "04 00 10"));
    to.rejectRaw(
        Reason.WRONG_COUNT,
        2,
        "holds-less",
        "two things to be held were announced",
        PAIRS,
        new Raw(2, 2, 0, "04 00 10"));
    to.rejectRaw(
        Reason.WRONG_COUNT,
        1,
        "deeper",
        "a frame where none was announced",
        PAIRS,
        new Raw(4, 1, 0, "0e 00 00 04 00 0f 10"));
    to.rejectRaw(
        Reason.WRONG_COUNT,
        2,
        "less-deep",
        "a frame was announced",
        PAIRS,
        new Raw(2, 1, 1, "04 00 10"));
    to.rejectRaw(
        Reason.WRONG_COUNT,
        2,
        "steps-at-the-limit",
        "2^40 steps may be announced",
        PAIRS,
        new Raw(1L << 40, 1, 0, "04 00 10"));
    to.rejectRaw(
        Reason.WRONG_COUNT,
        2,
        "held-at-the-limit",
        "2^24 held may be announced",
        PAIRS,
        new Raw(2, 1L << 24, 0, "04 00 10"));
    to.rejectRaw(
        Reason.WRONG_COUNT,
        2,
        "depth-at-the-limit",
        "4096 frames may be announced",
        PAIRS,
        new Raw(2, 1, 4096, "04 00 10"));
    to.rejectRaw(
        Reason.BAD_FLAGS,
        1,
        "options-answered",
        "OPTIONS is no leaf",
        PAIRS,
        new Raw(2, 1, 0, "87 00 01 10"));
    to.rejectRaw(
        Reason.BAD_FLAGS,
        1,
        "opponent-without-answer",
        "COVER with an opponent's stone only",
        PAIRS,
        new Raw(2, 1, 0, "44 00 00 10"));
    to.rejectRaw(
        Reason.BAD_FLAGS,
        1,
        "opponent-of-stones",
        "STONES does not look at the scene",
        PAIRS,
        new Raw(2, 1, 0, "c2 00 01 00 10"));
  }
}
