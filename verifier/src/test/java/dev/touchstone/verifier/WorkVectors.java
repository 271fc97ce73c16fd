package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.WEAK;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Transport;
import java.util.stream.IntStream;

/** Files that take just so much work, or just too much. */
final class WorkVectors {

  private static final int COPIES = 1808;
  private static final int OPTIONS = 7536;

  private WorkVectors() {}

  /** Exactly 4·10^6 looks. */
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
        "exactly 4·10^6 looks",
        most.statement().text(),
        Transport.compress(most.bytes()));
    ProofBuilder more = optionsWith(COPIES, OPTIONS + 1);
    to.decline(
        Reason.TOO_MUCH_WORK,
        "looks-beyond-the-limit",
        "one option more than 4·10^6 looks allow",
        more.statement().text(),
        Transport.compress(more.bytes()));
    ProofBuilder one = optionsWith(COPIES + 2, OPTIONS + 1);
    to.decline(
        Reason.TOO_MUCH_WORK,
        "looks-beyond-the-limit-by-one",
        "4·10^6 + 1 looks",
        one.statement().text(),
        Transport.compress(one.bytes()));
    ProofBuilder ascending = lastCellInAllButOne();
    to.decline(
        Reason.TOO_MUCH_WORK,
        "looks-in-ascending-order",
        "the last cell of the first set leaves a single option, but the looks are used up before",
        ascending.statement().text(),
        Transport.compress(ascending.bytes()));
  }

  /** The last cell of the first need is in all others but one. */
  private static ProofBuilder lastCellInAllButOne() {
    ProofBuilder proof = hypergraph();
    proof.answer("", "c0").groups(large()).leave();
    repeat(proof.answer("", "c300").groups("c302-c303-c304"), "c300", OPTIONS - 2);
    return proof.answered("c305").groups("c306-c307-c308").options(OPTIONS).end();
  }

  /** Needs of 301 cells, of 4 and of 4 others; the third need is of one option only. */
  private static ProofBuilder optionsWith(int copies, int options) {
    ProofBuilder proof = hypergraph();
    repeat(proof.answer("", "c0").groups(large()), "c0", copies);
    repeat(proof.answer("", "c301").groups("c302-c303-c304"), "c301", options - copies - 1);
    return proof.answered("c305").groups("c306-c307-c308").options(options).end();
  }

  private static ProofBuilder hypergraph() {
    StringBuilder cells = new StringBuilder("cells");
    IntStream.range(0, 309).forEach(cell -> cells.append(" c").append(cell));
    return ProofBuilder.of("board hypergraph", cells.toString(), "turn 2", WEAK, BREAKER);
  }

  private static String[] large() {
    return IntStream.range(0, 100)
        .mapToObj(g -> "c%d-c%d-c%d".formatted(3 * g + 1, 3 * g + 2, 3 * g + 3))
        .toArray(String[]::new);
  }

  /** Keeps the claim made last, and uses it in that many answers in all. */
  private static void repeat(ProofBuilder proof, String answer, int count) {
    proof.keep(count - 1L).leave();
    for (int i = 1; i < count; i++) {
      proof.answered(answer).recall(1);
    }
  }
}
