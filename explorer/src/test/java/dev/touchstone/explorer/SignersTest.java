package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.signature.Finding;
import dev.touchstone.signature.SignatureVerdict;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who has signed, in words. */
class SignersTest {

  private static SignatureVerdict verdict(Finding finding, String name, String id) {
    Optional<Algorithm> algorithm =
        finding == Finding.UNKNOWN ? Optional.empty() : Optional.of(Algorithm.ED25519);
    return new SignatureVerdict(finding, name, id, algorithm);
  }

  @Test
  void aSignerIsNamedOnceWithAllKeys() {
    Signers signers =
        new Signers(
            List.of(
                verdict(Finding.VALID, "ann", "01234567"),
                verdict(Finding.VALID, "bob", "11111111"),
                verdict(Finding.VALID, "ann", "89abcdef")));
    assertThat(signers.words())
        .isEqualTo("signed by ann (ed25519 01234567, ed25519 89abcdef) and bob (ed25519 11111111)");
    assertThat(signers.names()).isEqualTo("signed by ann, bob");
  }

  @Test
  void whatDoesNotHoldIsSaid() {
    Signers signers = new Signers(List.of(verdict(Finding.UNKNOWN, "eve", "01234567")));
    assertThat(signers.words())
        .isEqualTo(
            "signed by eve (01234567: no key of the list of keys has this name and id; this"
                + " signature says nothing)");
    assertThat(signers.names()).isEqualTo("not signed");
  }

  @Test
  void theTestKeyIsCalledSoUnlessSomebodyElseHasSignedToo() {
    SignatureVerdict test = verdict(Finding.VALID, "TEST-ONLY-touchstone", "5ef954a4");
    assertThat(new Signers(List.of(test)).words()).endsWith("it vouches for nothing");
    SignatureVerdict ann = verdict(Finding.VALID, "ann", "01234567");
    assertThat(new Signers(List.of(test, ann)).words()).doesNotContain("vouches");
  }

  @Test
  void withoutSignaturesNobodyHas() {
    assertThat(new Signers(List.of()).words()).isEqualTo("not signed");
  }
}
