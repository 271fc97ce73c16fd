package dev.touchstone.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a theorem claims, and what its proof is made of. */
public final class Explanation {

  private Explanation() {}

  /** The lines of the explanation. */
  public static List<String> of(CheckedProof proof) throws Refusal {
    List<String> lines = new ArrayList<>();
    lines.add(InWords.headline(proof.statement()));
    lines.add("");
    lines.add(InWords.paragraph(proof.statement()));
    lines.add("");
    lines.add(
        "verified: %s steps, %s bytes"
            .formatted(TheoremPage.grouped(proof.steps()), TheoremPage.grouped(proof.length())));
    lines.add("certificate: sha256 " + proof.digest());
    lines.add("steps by rule:");
    for (Map.Entry<String, Long> rule : ProofSteps.byRule(proof).entrySet()) {
      lines.add("  %-10s %s".formatted(rule.getKey(), TheoremPage.grouped(rule.getValue())));
    }
    return lines;
  }
}
