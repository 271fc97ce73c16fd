package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.MAKER;
import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.ProofBuilder.WEAK;
import static dev.touchstone.verifier.StrongVectors.BLACK;

import dev.touchstone.certificate.Reason;

/** Proofs about infinite boards with one defect each. */
final class HostRuleVectors {

  private HostRuleVectors() {}

  static void addTo(Vectors to) {
    farLines(to);
    windows(to);
  }

  private static void farLines(Vectors to) {
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        8,
        "plane-far-line-one-short",
        "as accept/plane-far-line-just-enough, with one idle option more: far lines must be blocked",
        HostVectors.idle(2));
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        12,
        "strip-far-line-of-a-later-option",
        "the second option looks on once more than the far tolerance allows",
        laterOption());
  }

  /**
   * The options 1,0 and -1,0, the second with idle options of its own. Black's other stones block
   * all lines that are seen.
   */
  private static ProofBuilder laterOption() {
    return ProofBuilder.of("board strip 1,2", STRONG, "black -2,0 0,0 2,0", "first white", BLACK)
        .through(-2, 0, 5, 1)
        .answered("1,0")
        .done("0,0 1,0")
        .answer("", "-1,0")
        .answer("", "")
        .answer("", "")
        .done("-1,0 0,0")
        .leave()
        .ordered(1)
        .leave()
        .ordered(1)
        .leave()
        .ordered(2)
        .end();
  }

  private static void windows(Vectors to) {
    to.reject(
        Reason.LEAVES_WINDOW,
        5,
        "plane-line-leaves-the-window",
        "the proof of plane-3-black-wins through a window without 2,0",
        HostVectors.plane(ProofBuilder.of("board plane 3", STRONG, BLACK).through(-1, -1, 3, 4)));
    to.reject(
        Reason.LEAVES_WINDOW,
        11,
        "plane-image-leaves-the-window",
        "the same through a window without 0,2",
        HostVectors.plane(ProofBuilder.of("board plane 3", STRONG, BLACK).through(-1, -1, 4, 3)));
    to.reject(
        Reason.LEAVES_WINDOW,
        7,
        "strip-guard-leaves-the-window",
        "the proof of accept/strip-guard through a window without 7,0 and 8,0, which must be guarded",
        HostVectors.guard(8));
    to.reject(
        Reason.LEAVES_WINDOW,
        3,
        "plane-pair-leaves-the-window",
        "a pair that is used for nothing, one of its cells in the margin",
        ProofBuilder.of("board plane 2", WEAK, "maker 0,0 1,0", "first breaker", MAKER)
            .through(0, 0, 2, 1)
            .stones("0,0 1,0")
            .answer("", "")
            .groups("1,0-2,0")
            .leave()
            .end());
  }
}
