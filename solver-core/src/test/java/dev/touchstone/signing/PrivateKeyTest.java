package dev.touchstone.signing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.Note;
import dev.touchstone.manifest.PublicKey;
import dev.touchstone.manifest.SignatureCheck;
import dev.touchstone.signature.Ed25519Check;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrivateKeyTest {

  private static final Note NOTE = new Note("a text\n", List.of());

  private static PrivateKey key(Algorithm algorithm) {
    return PrivateKey.generate("alice", algorithm, new SecureRandom());
  }

  private static SignatureCheck check(Algorithm algorithm) {
    return algorithm == Algorithm.ED25519 ? new Ed25519Check() : new MlDsa65();
  }

  private static boolean accepted(PublicKey key, Note note, String message) {
    byte[] signature = note.signatures().get(0).signature();
    return check(key.algorithm()).accepts(key.bytes(), message.getBytes(UTF_8), signature);
  }

  @ParameterizedTest
  @EnumSource
  void whatAKeySignsItsPublicKeyAccepts(Algorithm algorithm) {
    PrivateKey key = key(algorithm);
    PublicKey known = key.publicKey("-", "-", "*");
    Note signed = key.sign(NOTE);
    assertThat(signed.signatures()).hasSize(1);
    assertThat(signed.signatures().get(0).keyId()).isEqualTo(known.id());
    assertThat(signed.signatures().get(0).signature()).hasSize(algorithm.signatureLength());
    assertThat(accepted(known, signed, "a text\n")).isTrue();
    assertThat(accepted(known, signed, "a tent\n")).isFalse();
    assertThat(accepted(key(algorithm).publicKey("-", "-", "*"), signed, "a text\n")).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void aKeyReadFromItsLineSignsTheSameBytes(Algorithm algorithm) throws Exception {
    PrivateKey key = key(algorithm);
    PrivateKey read = PrivateKey.parse(key.line());
    assertThat(read.line()).isEqualTo(key.line());
    assertThat(read.sign(NOTE)).isEqualTo(key.sign(NOTE));
    assertThat(read.publicKey("2026-01-01", "-", "x"))
        .isEqualTo(key.publicKey("2026-01-01", "-", "x"));
  }

  @ParameterizedTest
  @EnumSource
  void signingTwiceIsSigningOnce(Algorithm algorithm) {
    PrivateKey key = key(algorithm);
    assertThat(key.sign(key.sign(NOTE))).isEqualTo(key.sign(NOTE));
  }

  @Test
  void signaturesOfOthersAreKept() {
    Note two = key(Algorithm.ML_DSA_65).sign(key(Algorithm.ED25519).sign(NOTE));
    assertThat(two.signatures()).hasSize(2);
    assertThat(two.text()).isEqualTo(NOTE.text());
  }

  @Test
  void anotherSignatureByTheSameKeyIsNotReplaced() {
    PrivateKey key = key(Algorithm.ED25519);
    Note mixed = new Note("another text\n", key.sign(NOTE).signatures());
    assertThatThrownBy(() -> key.sign(mixed))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a second signature by alice " + key.id());
  }

  @Test
  void aKnownSeedGivesTheKeyOfRfc8032() throws Exception {
    byte[] bytes = new byte[33];
    bytes[0] = 1;
    byte[] seed =
        HexFormat.of().parseHex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60");
    System.arraycopy(seed, 0, bytes, 1, 32);
    String base64 = Base64.getEncoder().encodeToString(bytes);
    byte[] right =
        HexFormat.of().parseHex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
    String id = PublicKey.idOf("rfc", Algorithm.ED25519, right);
    PrivateKey key = PrivateKey.parse("PRIVATE+KEY+rfc+" + id + "+" + base64);
    assertThat(key.publicKey("-", "-", "*").bytes()).isEqualTo(right);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "alice+00000000+AQ==",
        "PRIVATE+KEY+alice+00000000",
        "PRIVATE+KEY+alice+00000000+AQ==",
        "PRIVATE+KEY+alice+00000000+*",
        "PRIVATE+KEY+a b+00000000+AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "PRIVATE+KEY+alice+00000000+AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "PRIVATE+KEY+alice+00000000+BQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      })
  void whatIsNoPrivateKeyIsRefusedWithoutBeingQuoted(String line) {
    assertThatThrownBy(() -> PrivateKey.parse(line))
        .isInstanceOf(BadKeyException.class)
        .message()
        .doesNotContain("AAAA", "AQ==");
  }

  @Test
  void aKeyDoesNotPrintItsSecret() {
    PrivateKey key = key(Algorithm.ED25519);
    assertThat(key).hasToString("alice " + key.id() + " ed25519");
  }

  @Test
  void aNameThatIsNoneIsRefused() {
    assertThatThrownBy(() -> PrivateKey.generate("a+b", Algorithm.ED25519, new SecureRandom()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("name: ");
  }
}
