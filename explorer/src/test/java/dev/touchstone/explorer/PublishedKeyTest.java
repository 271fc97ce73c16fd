package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.signature.Finding;
import dev.touchstone.signature.SignatureVerdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Keys whose private part everybody has vouch for nothing, and pages say so. */
class PublishedKeyTest {

  @Test
  void aPublishedKeyIsCalledSoByItsId() {
    SignatureVerdict test = SignersTest.verdict(Finding.VALID, "ann", "5ef954a4");
    assertThat(new Signers(List.of(test)).words())
        .isEqualTo(
            "signed by ann (published test key ed25519 5ef954a4); everybody has the published test"
                + " keys: they vouch for nothing");
    assertThat(new Signers(List.of(test)).names())
        .isEqualTo("signed by published test key 5ef954a4");
    SignatureVerdict ann = SignersTest.verdict(Finding.VALID, "ann", "01234567");
    assertThat(new Signers(List.of(test, ann)).words()).doesNotContain("vouch");
    assertThat(new Signers(List.of(test, ann)).names())
        .isEqualTo("signed by ann, published test key 5ef954a4");
    SignatureVerdict named = SignersTest.verdict(Finding.VALID, "TEST-ONLY-touchstone", "01234567");
    assertThat(new Signers(List.of(named)).words()).doesNotContain("published");
  }

  @Test
  void thePublishedKeysAreThoseOfTheExamples() throws Exception {
    Path examples = Path.of(System.getProperty("touchstone.root", ".."), "docs/examples");
    String keys =
        Files.readString(examples.resolve("test-key.txt"))
            + Files.readString(examples.resolve("KEYS"));
    List<String> ids =
        Pattern.compile("\\b[0-9a-f]{8}\\b")
            .matcher(keys)
            .results()
            .map(MatchResult::group)
            .toList();
    assertThat(ids).hasSize(3);
    assertThat(ids)
        .allMatch(id -> PublishedKey.hasSigned(SignersTest.verdict(Finding.VALID, "example", id)));
  }
}
