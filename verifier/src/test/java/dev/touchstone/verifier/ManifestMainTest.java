package dev.touchstone.verifier;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Transport;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.statement.Sha256;
import dev.touchstone.statement.Statement;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The standalone verifier with a manifest and a list of keys. */
class ManifestMainTest {

  private static final ProofBuilder PROOF = Proofs.ticTacToeMaker();

  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void aTheoremWithItsManifest() throws IOException {
    write("s", PROOF.statement().text().getBytes(UTF_8));
    write("c", PROOF.bytes());
    write("m", manifest("-").getBytes(UTF_8));
    write("k", "touchstone keys 1\n".getBytes(UTF_8));
  }

  private static String manifest(String date) {
    byte[] bytes = PROOF.bytes();
    Statement statement = PROOF.statement();
    return Manifest.of(statement, Sha256.hex(bytes), bytes.length, "0", "test", date).text();
  }

  private void write(String name, byte[] bytes) throws IOException {
    Files.write(folder.resolve(name), bytes);
  }

  /** Names of files that are there mean these. */
  private int run(String... words) {
    for (int i = 0; i < Math.min(4, words.length); i++) {
      words[i] = words[i].equals("-") ? "-" : folder.resolve(words[i]).toString();
    }
    return Main.run(words, new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8));
  }

  private String said() {
    return out.toString(UTF_8);
  }

  @Test
  void aManifestThatFitsIsSaidTo() {
    assertThat(run("s", "c", "m", "k")).isZero();
    assertThat(said()).isEqualTo("s VERIFIED\nm MATCHES\n");
  }

  @Test
  void whoWatchesSeesAllOfTheCertificate() {
    String[] words = {folder.resolve("s").toString(), folder.resolve("c").toString()};
    byte[] bytes = PROOF.bytes();
    List<Integer> seen = new ArrayList<>();
    UnaryOperator<InputStream> watch =
        in ->
            new FilterInputStream(in) {
              @Override
              public int read(byte[] into, int from, int length) throws IOException {
                int read = super.read(into, from, length);
                seen.add(Math.max(read, 0));
                return read;
              }
            };
    PrintStream lines = new PrintStream(out, true, UTF_8);
    assertThat(Main.run(words, Map.of(), watch, lines, lines)).isZero();
    assertThat(seen.stream().mapToInt(read -> read).sum()).isEqualTo(bytes.length);
  }

  @Test
  void theManifestIsOfTheCertificateUnfolded() throws IOException {
    write("c", Transport.compress(PROOF.bytes()));
    assertThat(run("s", "c", "m", "-")).isZero();
    assertThat(said()).isEqualTo("s VERIFIED\nm MATCHES\n");
  }

  @Test
  void theVerdictHasDigestAndLengthOfTheCertificateAsItWasRead() throws IOException {
    byte[] bytes = PROOF.bytes();
    Verdict.Accepted right = new Verdict.Accepted(29, Sha256.hex(bytes), bytes.length);
    for (byte[] file : new byte[][] {bytes, Transport.compress(bytes)}) {
      assertThat(new Verifier().verify(PROOF.statement(), new ByteArrayInputStream(file)))
          .isEqualTo(right);
    }
  }

  @Test
  void whatDiffersIsNamedWithBothValues() throws IOException {
    write(
        "m",
        manifest("-")
            .replace("winner maker", "winner breaker")
            .replace("format 1", "format 2")
            .getBytes(UTF_8));
    assertThat(run("s", "c", "m", "k")).isEqualTo(Main.UNSIGNED);
    assertThat(said()).isEqualTo("s VERIFIED\nm DIFFERS winner format\n");
    assertThat(err.toString(UTF_8)).contains("winner: breaker in the manifest, maker here");
  }

  @Test
  void aMalformedManifestIsSaidWithItsLine() throws IOException {
    write("m", manifest("-").replace("length", "size").getBytes(UTF_8));
    assertThat(run("s", "c", "m", "k", "alice")).isEqualTo(Main.UNSIGNED);
    assertThat(said()).isEqualTo("s VERIFIED\nm MALFORMED\nk ABSENT alice\n");
    assertThat(err.toString(UTF_8)).contains("line 7: 'length' is needed here");
  }

  @Test
  void aRequiredSignerWhoHasNotSignedIsAbsent() {
    assertThat(run("s", "c", "m", "k", "alice", "bob")).isEqualTo(Main.UNSIGNED);
    assertThat(said()).isEqualTo("s VERIFIED\nm MATCHES\nk ABSENT alice\nk ABSENT bob\n");
  }

  /** The manifest and the list of keys of the documentation, where example signs. */
  private void signed(String date) throws IOException {
    Path docs = Path.of(System.getProperty("touchstone.root", "..")).resolve("docs/examples");
    for (String name : new String[] {"statement", "certificate"}) {
      write(name.substring(0, 1), Files.readAllBytes(docs.resolve("tic-tac-toe." + name)));
    }
    write("k", Files.readAllBytes(docs.resolve("KEYS")));
    String manifest = Files.readString(docs.resolve("tic-tac-toe.manifest"));
    write("m", manifest.replaceFirst("date .*", "date " + date).getBytes(UTF_8));
  }

  @Test
  void aWrongSignatureIsAnErrorThoughNobodyMustHaveSigned() throws IOException {
    signed("2001-01-01");
    assertThat(run("s", "c", "m", "k")).isEqualTo(Main.UNSIGNED);
    assertThat(said()).startsWith("s VERIFIED\nm MATCHES\nk INVALID example ");
    assertThat(err.toString(UTF_8))
        .contains("the key is in " + folder.resolve("k") + ", but this is not its signature");
  }

  @Test
  void anUnknownSignatureIsNone() throws IOException {
    signed("2001-01-01");
    assertThat(run("s", "c", "m", "-")).isZero();
    assertThat(said()).startsWith("s VERIFIED\nm MATCHES\nk UNKNOWN example ");
  }

  @Test
  void whoHasSignedIsSaidWithTheListOfKeysThatKnowsThem() throws IOException {
    signed("2026-11-18");
    assertThat(run("s", "c", "m", "k", "example")).isZero();
    String id = said().replaceFirst("(?s).*k VALID example ([0-9a-f]{8}) ed25519\n", "$1");
    assertThat(err.toString(UTF_8))
        .contains("example " + id + ": signed by this key of " + folder.resolve("k") + "\n");
  }

  @Test
  void listsOfKeysThatAreNoneOrMissingAreInputErrors() throws IOException {
    write("k", "touchstone keys 1\nalice\n".getBytes(UTF_8));
    assertThat(run("s", "c", "m", "k")).isEqualTo(Main.USAGE_OR_IO);
    assertThat(err.toString(UTF_8)).contains("k: line 2: NAME ID ALGORITHM");
    assertThat(run("s", "c", "m", "none")).isEqualTo(Main.USAGE_OR_IO);
    assertThat(run("s", "c", "none", "k")).isEqualTo(Main.USAGE_OR_IO);
    assertThat(said()).isEqualTo("s VERIFIED\n".repeat(3));
  }

  @Test
  void aWrongProofIsRejectedWhateverItsManifestSays() throws IOException {
    byte[] bytes = PROOF.bytes();
    bytes[45] ^= 1;
    write("c", bytes);
    assertThat(run("s", "c", "m", "none", "alice")).isEqualTo(1);
    assertThat(said()).startsWith("s REJECTED ").hasLineCount(1);
  }

  @Test
  void aManifestWithoutKeysIsWrongUsage() {
    assertThat(run("s", "c", "m")).isEqualTo(Main.USAGE_OR_IO);
    assertThat(said()).isEmpty();
  }
}
