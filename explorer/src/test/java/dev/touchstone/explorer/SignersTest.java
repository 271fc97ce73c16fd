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

  static SignatureVerdict verdict(Finding finding, String name, String id) {
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
  void aKeyThatIsNotInTheListHasNotSigned() {
    Signers signers = new Signers(List.of(verdict(Finding.UNKNOWN, "<eve>", "01234567")));
    String muted =
        "<span class=\"unchecked\">signature not checked (&lt;eve>, 01234567: key not in the list"
            + " of keys)</span>";
    assertThat(signers.html()).isEqualTo(muted);
    assertThat(signers.shortHtml()).isEqualTo(muted);
    assertThat(signers.words()).isEmpty();
    assertThat(signers.names()).isEmpty();
  }

  @Test
  void whoeverHasSignedStandsBeforeWhatSaysNothing() {
    Signers signers =
        new Signers(
            List.of(
                verdict(Finding.UNKNOWN, "eve", "01234567"),
                verdict(Finding.VALID, "ann", "11111111"),
                verdict(Finding.OUTSIDE_WINDOW, "bob", "22222222")));
    assertThat(signers.shortHtml())
        .startsWith("signed by ann; <span class=\"unchecked\">signature not checked (eve, ")
        .contains("; signature that does not count (bob, 22222222: rightly signed by a key of");
  }

  @Test
  void withoutSignaturesNobodyHas() {
    assertThat(new Signers(List.of()).html()).isEqualTo("not signed");
  }
}
