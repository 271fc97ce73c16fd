package dev.touchstone.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The checker and vectors/signatures/ed25519.txt. */
class Ed25519CheckTest {

  private static final Path FOLDER =
      Path.of(System.getProperty("touchstone.root", ".."), "vectors", "signatures");
  private static final Path FILE = FOLDER.resolve("ed25519.txt");
  private static final String HEAD =
      "# name, public key, message, signature (hexadecimal, - for nothing), verdict\n";

  private final Ed25519Check check = new Ed25519Check();

  private static List<SignatureVector> archived() throws IOException {
    return Files.readAllLines(FILE).stream()
        .filter(line -> !line.startsWith("#"))
        .map(SignatureVector::parse)
        .toList();
  }

  private boolean accepts(SignatureVector vector) {
    return check.accepts(vector.keyBytes(), vector.messageBytes(), vector.signatureBytes());
  }

  @TestFactory
  Stream<DynamicTest> theCheckerSaysOfEachCaseWhatTheFileExpects() throws IOException {
    return archived().stream()
        .map(
            vector ->
                dynamicTest(
                    vector.name(), () -> assertThat(accepts(vector)).isEqualTo(vector.isValid())));
  }

  /** To write it anew: the command in vectors/README.md. */
  @Test
  void theFileIsWhatTheBuilderMakes() throws IOException {
    StringBuilder made = new StringBuilder(HEAD);
    Ed25519Vectors.made().forEach(vector -> made.append(vector.line()).append('\n'));
    if (System.getProperty("vectors.update") != null) {
      Files.createDirectories(FOLDER);
      Files.writeString(FILE, made.toString());
    }
    assertThat(Files.readString(FILE)).isEqualTo(made.toString());
  }

  @Test
  void noTwoCasesHaveOneName() throws IOException {
    Set<String> names = new HashSet<>();
    archived().forEach(vector -> assertThat(names.add(vector.name())).as(vector.name()).isTrue());
    assertThat(names).hasSizeGreaterThan(100);
  }

  @Test
  void theFirstCasesAreThoseOfRfc8032() throws IOException {
    assertThat(archived())
        .extracting(SignatureVector::key)
        .startsWith(
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
            "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
            "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf");
    assertThat(archived())
        .extracting(SignatureVector::signature)
        .startsWith(
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a");
  }

  @Test
  void eightPointsAreOfSmallOrder() {
    assertThat(EdwardsPoint.torsion().stream().map(EdwardsPoint::y).distinct()).hasSize(5);
    assertThat(EdwardsPoint.torsion().stream().distinct()).hasSize(8);
    assertThat(EdwardsPoint.BASE.times(EdwardsPoint.L)).isEqualTo(EdwardsPoint.ZERO);
  }

  @Test
  void noFlippedBitIsOverlooked() throws IOException {
    SignatureVector good = archived().get(1);
    byte[] signature = good.signatureBytes();
    byte[] key = good.keyBytes();
    for (int bit = 0; bit < 768; bit++) {
      byte[] bytes = bit < 512 ? signature : key;
      int at = bit < 512 ? bit : bit - 512;
      bytes[at / 8] ^= (byte) (1 << (at % 8));
      assertThat(check.accepts(key, good.messageBytes(), signature)).as("bit %d", bit).isFalse();
      bytes[at / 8] ^= (byte) (1 << (at % 8));
    }
    assertThat(check.accepts(key, good.messageBytes(), signature)).isTrue();
  }

  @Test
  void theDefinitionAgreesWithTheFile() throws IOException {
    for (SignatureVector vector : archived()) {
      assertThat(byDefinition(vector)).as(vector.name()).isEqualTo(vector.isValid());
    }
  }

  /** docs/format.md, section 3.4, word by word. */
  private static boolean byDefinition(SignatureVector vector) {
    byte[] key = vector.keyBytes();
    byte[] signature = vector.signatureBytes();
    if (key.length != 32 || signature.length != 64) {
      return false;
    }
    byte[] first = Arrays.copyOf(signature, 32);
    BigInteger s = Scalars.number(Arrays.copyOfRange(signature, 32, 64));
    EdwardsPoint a = plain(key);
    EdwardsPoint r = plain(first);
    if (a.equals(EdwardsPoint.ZERO) || r.equals(EdwardsPoint.ZERO)) {
      return false;
    }
    BigInteger k = Scalars.hash(first, key, vector.messageBytes());
    return s.compareTo(EdwardsPoint.L) < 0 && EdwardsPoint.BASE.times(s).equals(r.plus(a.times(k)));
  }

  /** The point, or zero for all that is refused. */
  private static EdwardsPoint plain(byte[] bytes) {
    BigInteger number = Scalars.number(bytes);
    BigInteger y = number.clearBit(255);
    return EdwardsPoint.of(y, number.testBit(255))
        .filter(point -> Arrays.equals(point.bytes(), bytes))
        .filter(point -> !point.times(8).equals(EdwardsPoint.ZERO))
        .orElse(EdwardsPoint.ZERO);
  }
}
