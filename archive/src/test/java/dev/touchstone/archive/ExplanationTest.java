package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.theorem.CheckedProof;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of one theorem on the console. */
class ExplanationTest {

  @TempDir Path root;

  @Test
  void theoremsAreExplainedWithTheRulesThatTheyUse() throws Exception {
    SmallArchive archive = new SmallArchive(root);
    archive.make(SmallArchive.plan("3,3,3"));
    archive.make(SmallArchive.plan("5,5,5"));
    CheckedProof maker = CheckedProof.of(archive.files("3,3,3"));
    assertThat(Explanation.of(maker).lines())
        .contains("Maker wins 3,3,3 (weak)", "verified: 40 steps, 144 bytes")
        .anyMatch(line -> line.matches(" {2}ANSWER +[0-9]+"))
        .anyMatch(line -> line.matches(" {2}END +1"));
    assertThat(ProofSteps.byRule(maker).values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(maker.steps());
    assertThat(ProofSteps.pairing(maker)).isEmpty();
    CheckedProof pairing = CheckedProof.of(archive.files("5,5,5"));
    assertThat(ProofSteps.pairing(pairing).orElseThrow().size()).isEven().isPositive();
    assertThat(archive.entries().get(1).page()).contains("One pairing does it");
  }
}
