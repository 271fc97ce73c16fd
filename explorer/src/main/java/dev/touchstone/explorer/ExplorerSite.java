package dev.touchstone.explorer;

import dev.touchstone.archive.Entry;
import dev.touchstone.game.OutputFile;
import dev.touchstone.signature.Finding;
import dev.touchstone.signature.SignatureVerdict;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The pages of an archive: one with all theorems, and below {@code theorems/} one for each, with
 * the certificate beside it as a script where that is too large for the page.
 */
public final class ExplorerSite {

  /** A larger certificate is not carried by its page. */
  static final long LARGEST_CARRIED = 3 << 20;

  private static final String FOLDER = "theorems/";
  private static final String PAGE = ".html";

  private final String entry;
  private final long largestCarried;

  /**
   * A site.
   *
   * @param entry the name of the page of all theorems, without its ending
   */
  public ExplorerSite(String entry) {
    this(entry, LARGEST_CARRIED);
  }

  /** A site whose pages carry certificates of so many bytes at most. */
  ExplorerSite(String entry, long largestCarried) {
    this.entry = entry + PAGE;
    this.largestCarried = largestCarried;
  }

  /** Writes the pages of these theorems into a folder; returns the page of all. */
  public Path write(List<Entry> theorems, Path folder) throws Refusal {
    try {
      for (Entry theorem : theorems) {
        writePage(theorem, folder);
      }
      Path all = folder.resolve(entry);
      put(all, text(html(theorems)));
      return all;
    } catch (IOException e) {
      throw Refusal.file("cannot write the pages", e);
    }
  }

  private void writePage(Entry theorem, Path folder) throws IOException {
    String path = FOLDER + theorem.name();
    ExplorerPage page = new ExplorerPage(theorem.proof(), Link.back(path, entry));
    Path certificate = theorem.proof().files().certificate();
    long bytes = Files.size(certificate);
    Path file = folder.resolve(path + PAGE);
    Path script = folder.resolve(path + CertificateScript.ENDING);
    if (bytes <= largestCarried) {
      put(file, text(page.carrying(Files.readAllBytes(certificate))));
      // That of an earlier and larger proof.
      Files.deleteIfExists(script);
      return;
    }
    put(script, new CertificateScript(certificate));
    String name = String.valueOf(script.getFileName());
    put(file, text(page.beside(name, Files.size(script), bytes)));
  }

  private static OutputFile.Content text(String text) {
    return out -> out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private static void put(Path file, OutputFile.Content content) throws IOException {
    Path folder = file.getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    OutputFile.write(file, content);
  }

  private static String html(List<Entry> theorems) {
    return Template.named("theorems.html")
        .filled(
            Map.of(
                "policy",
                ContentPolicy.of(ExplorerPage.theme()).sources(),
                "theme",
                ExplorerPage.theme(),
                "css",
                Styles.text(),
                "count",
                theorems.size() == 1 ? "One theorem" : theorems.size() + " theorems",
                "cards",
                theorems.stream().map(ExplorerSite::card).collect(Collectors.joining())));
  }

  private static String card(Entry theorem) {
    CheckedProof proof = theorem.proof();
    return Template.named("card.html")
        .filled(
            Map.of(
                "name", Template.escaped(theorem.name()),
                "link", Link.encoded(FOLDER + theorem.name() + PAGE),
                "picture", theorem.picture().card(),
                "headline", Template.escaped(theorem.headline()),
                "steps", ExplorerPage.grouped(proof.steps()),
                "bytes", ExplorerPage.grouped(proof.length()),
                "signers", Template.escaped(signers(theorem.signatures()))));
  }

  /** Who has signed, each once: a signer may have several keys. */
  private static String signers(List<SignatureVerdict> signatures) {
    String names =
        signatures.stream()
            .filter(signature -> signature.finding() == Finding.VALID)
            .map(SignatureVerdict::name)
            .distinct()
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? "not signed" : "signed by " + names;
  }
}
