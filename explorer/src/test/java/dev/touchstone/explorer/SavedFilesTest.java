package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.theorem.CheckedProof;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names that a shell takes as they are. */
class SavedFilesTest {

  @TempDir Path folder;

  private static SavedFiles of(String name, String archived) throws Exception {
    return SavedFiles.of(Proofs.entry(name, Proofs.archived(archived).get(0).proof()));
  }

  @Test
  void aFileIsCalledAfterTheTheoremsFolder() throws Exception {
    assertThat(of("weak/3,3,3", "weak-mnk/3,3,3").statement()).isEqualTo("3,3,3.statement");
    assertThat(of("a/my proof; rm *", "weak-mnk/3,3,3").manifest())
        .isEqualTo("my-proof-rm-.manifest");
    assertThat(of("..é", "weak-mnk/3,3,3").certificate()).isEqualTo("theorem.certificate");
  }

  @Test
  void theJarTakesAManifestAndAListOfKeysAsWell() throws Exception {
    assertThat(SavedFiles.of(Proofs.archived("weak-mnk/3,3,3").get(0)).commands())
        .startsWith(
            """
            java -jar touchstone-verifier.jar 3,3,3.statement 3,3,3.certificate
            java -jar touchstone-verifier.jar 3,3,3.statement 3,3,3.certificate 3,3,3.manifest KEYS
            ./touchstone verify""");
  }

  @Test
  void aCompressedCertificateIsUnfoldedForItsDigest() throws Exception {
    CheckedProof compressed =
        Proofs.ofCorpus(folder).stream()
            .filter(proof -> proof.files().statement().toString().contains("5-5-5-tree"))
            .findFirst()
            .orElseThrow();
    Path plain = compressed.files().certificate();
    Path folded = plain.resolveSibling("certificate.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(folded))) {
      Files.copy(plain, out);
    }
    Files.delete(plain);
    assertThat(SavedFiles.of(Proofs.entry(compressed)).commands())
        .isEqualTo(
            """
            java -jar touchstone-verifier.jar example.statement example.certificate.gz
            ./touchstone verify example.statement example.certificate.gz
            sha256sum example.statement
            gzip -dc example.certificate.gz | sha256sum""");
  }
}
