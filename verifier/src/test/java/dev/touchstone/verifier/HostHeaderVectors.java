package dev.touchstone.verifier;

import dev.touchstone.certificate.Reason;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.HexFormat;

/** Statements about infinite boards that are none or cannot be proved, and windows. */
final class HostHeaderVectors {

  private static final String HEAD = "touchstone statement 1\n";

  /** Where the window begins if all counts are one byte. */
  private static final int WINDOW_AT = 44;

  private HostHeaderVectors() {}

  static void addTo(Vectors to) {
    malformed(to);
    unsupported(to);
    windows(to);
  }

  private static void malformed(Vectors to) {
    String[][] cases = {
      {"plane-of-runs-of-65", "board plane 65\n", "k is at most 64"},
      {"strip-without-rows", "board strip 0,3\n", "a strip has rows"},
      {"region-without-rows", "board 0+,3+,3\n", "a region has rows"},
      {"region-of-65-columns", "board 3,65+,3\n", "at most 64"},
      {"region-without-a-line", "board 3+,4+,5\n", "the least of these boards has no line"},
      {"region-plus-missing", "board 3+,4,3\n", "no such notation"},
      {"stone-outside-the-region", "board 3+,4+,3\nblack 4,0\n", "no stone for each board"},
      {"stone-below-the-strip", "board strip 3,3\nblack 0,-1\n", "y is from 0"},
      {"stone-beyond-all", "board plane 3\nblack 4097,0\n", "x is at most 4096"},
      {"stones-far-apart", "board plane 3\nblack 0,0 200,200\n", "no window is so large"},
      {"cell-minus-zero", "board plane 3\nblack -0,0\n", "0,0 has one name"},
    };
    for (String[] each : cases) {
      String rest = "rules strong\nwinner black\n";
      to.decline(
          Reason.MALFORMED_STATEMENT,
          "malformed-" + each[0],
          each[2],
          HEAD + each[1] + rest,
          end());
    }
  }

  private static byte[] end() {
    return HostVectors.plane().bytes();
  }

  private static void unsupported(Vectors to) {
    String[][] cases = {
      {"strip-breaker", "board strip 3,9\nrules weak\nwinner breaker\n", "infinitely many lines"},
      {"region-nobody", "board 1,9+,9\nrules strong\nwinner nobody\n", "a draw on many boards"},
      {"strip-holds", "board strip 2,5\nrules strong\nholds white\n", "a hold on a strip"},
      {
        "plane-void-overlines",
        "board plane 3\nrules strong\noverline void\nwinner black\n",
        "a stone more can spoil a line"
      },
    };
    for (String[] each : cases) {
      to.decline(
          Reason.UNSUPPORTED_STATEMENT, "unsupported-" + each[0], each[2], HEAD + each[1], end());
    }
  }

  private static void windows(Vectors to) {
    String plane = HostVectors.plane().statement().text();
    byte[] proof = HostVectors.plane().bytes();
    to.decline(
        Reason.TOO_LARGE,
        "window-too-far",
        "its least x is 4097",
        plane,
        withWindow(proof, "8240 03 01 03"));
    to.decline(
        Reason.TOO_LARGE,
        "window-too-wide",
        "16,385 columns",
        plane,
        withWindow(proof, "01 808001 01 03"));
    to.decline(
        Reason.TOO_LARGE,
        "window-too-large",
        "127 rows and columns, with the margin 131: too many cells",
        plane,
        withWindow(proof, "01 7e 01 7e"));
    to.decline(
        Reason.TOO_LARGE,
        "window-of-too-many-places",
        "with the margin 112 rows and columns: 12,544 cells times 48,384 lines are too many",
        plane,
        withWindow(proof, "01 6b 01 6b"));
    ProofBuilder idle = HostVectors.idle(1);
    to.reject(
        Reason.LEAVES_WINDOW,
        0,
        "plane-stone-outside-the-window",
        "Black's stone on 1,0 is not in the window of 0,0",
        idle.statement().text(),
        withWindow(idle.bytes(), "00 00 00 00"));
    to.reject(
        Reason.TRUNCATED,
        0,
        "plane-without-a-window",
        "the header ends behind its counts",
        plane,
        Arrays.copyOf(proof, WINDOW_AT));
  }

  /** The certificate with another window. */
  private static byte[] withWindow(byte[] certificate, String hex) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(certificate, 0, WINDOW_AT);
    bytes.writeBytes(HexFormat.of().parseHex(hex.replace(" ", "")));
    bytes.write(certificate, WINDOW_AT + 4, certificate.length - WINDOW_AT - 4);
    return bytes.toByteArray();
  }
}
