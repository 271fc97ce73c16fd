package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.WEAK;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Transport;
import java.util.stream.IntStream;

/** Files that take just so much work, or just too much. */
final class WorkVectors {

  private static final int COPIES = 452;
  private static final int OPTIONS = 1884;

  private WorkVectors() {}

  /** Exactly 10^6 looks. */
  static ProofBuilder looksAtTheLimit() {
    return optionsWith(COPIES, OPTIONS);
  }

  /**
   * The looks of OPTIONS, counted exactly. For p = 2 and n options without lines, the first a of
   * which all need the same t cells and the others t' cells elsewhere, it is n for one stone and
   * t(n + (n - a)) for two.
   */
  static void addTo(Vectors to) {
    ProofBuilder most = looksAtTheLimit();
    to.accept(
        "looks-at-the-limit",
        "exactly 10^6 looks",
        most.statement().text(),
        Transport.compress(most.bytes()));
    ProofBuilder more = optionsWith(COPIES, OPTIONS + 1);
    to.decline(
        Reason.TOO_MUCH_WORK,
        "looks-beyond-the-limit",
        "one option more than 10^6 looks allow",
        more.statement().text(),
        Transport.compress(more.bytes()));
  }

  /** Needs of 301 cells, of 4 and of 4 others; the third need is of one option only. */
  private static ProofBuilder optionsWith(int copies, int options) {
    StringBuilder cells = new StringBuilder("cells");
    IntStream.range(0, 309).forEach(cell -> cells.append(" c").append(cell));
    ProofBuilder proof =
        ProofBuilder.of("board hypergraph", cells.toString(), "turn 2", WEAK, BREAKER);
    String[] large =
        IntStream.range(0, 100)
            .mapToObj(g -> "c%d-c%d-c%d".formatted(3 * g + 1, 3 * g + 2, 3 * g + 3))
            .toArray(String[]::new);
    repeat(proof.answer("", "c0").groups(large), "c0", copies);
    repeat(proof.answer("", "c301").groups("c302-c303-c304"), "c301", options - copies - 1);
    return proof.answered("c305").groups("c306-c307-c308").options(options).end();
  }

  /** Keeps the claim made last, and uses it in that many answers in all. */
  private static void repeat(ProofBuilder proof, String answer, int count) {
    proof.keep(count - 1L).leave();
    for (int i = 1; i < count; i++) {
      proof.answered(answer).recall(1);
    }
  }
}
