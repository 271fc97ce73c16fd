package dev.touchstone.explorer;

import dev.touchstone.archive.CheckedProof;
import dev.touchstone.archive.InWords;
import dev.touchstone.statement.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The page of one theorem: one HTML file that needs no other. It carries the certificate as it
 * stands in the archive, unless that is too large for a page; then the page reads the file that
 * lies beside it, when it is shown where.
 */
public final class ExplorerPage {

  /** A larger certificate is not carried by its page. */
  public static final int LARGEST_EMBEDDED = 3 << 20;

  /** In the order in which they build on each other. */
  private static final List<String> SCRIPTS =
      List.of(
          "statement.js",
          "scene.js",
          "certificate.js",
          "decoder.js",
          "strategy.js",
          "words.js",
          "board.js",
          "panels.js",
          "explorer.js",
          "start.js");

  private static final String CARRIED = "The page carries the whole certificate.";
  private static final String BESIDE = "The whole certificate is in the file beside this page.";

  private final CheckedProof proof;
  private final String home;

  /**
   * The page of a proof.
   *
   * @param home the address of the page of all theorems, from this one
   */
  public ExplorerPage(CheckedProof proof, String home) {
    this.proof = proof;
    this.home = home;
  }

  /** The page with the certificate in it, compressed or not. */
  public String carrying(byte[] certificate) {
    if (certificate.length > LARGEST_EMBEDDED) {
      throw new IllegalArgumentException("too large for a page: " + certificate.length + " bytes");
    }
    return html(
        Base64.getEncoder().encodeToString(certificate),
        CARRIED,
        "Choose the certificate’s file here, or drop it on the page.");
  }

  /** The page that reads the certificate from a file of this name and size beside it. */
  public String beside(String name, long bytes) {
    return html(
        "",
        BESIDE,
        """
        This proof is too large for a page to carry. The whole of it is in <a href="%s" download>%s</a> (%s MB), beside this page: \
        choose that file here, or drop it on the page. It is read in your browser and sent nowhere."""
            .formatted(
                Link.encoded(name),
                Template.escaped(name),
                String.format(Locale.ROOT, "%.1f", bytes / 1e6)));
  }

  private String html(String embedded, String carries, String load) {
    String statement = proof.statement().text();
    byte[] digest = Sha256.start().digest(statement.getBytes(StandardCharsets.UTF_8));
    return Template.named("page.html")
        .filled(
            Map.ofEntries(
                Map.entry("headline", Template.escaped(InWords.headline(proof.statement()))),
                Map.entry("paragraph", Template.escaped(InWords.paragraph(proof.statement()))),
                Map.entry("home", Template.escaped(home)),
                Map.entry("css", Template.resource("explorer.css")),
                Map.entry("js", scripts()),
                Map.entry("steps", grouped(proof.steps())),
                Map.entry("bytes", grouped(proof.length())),
                Map.entry("certificate", proof.digest()),
                Map.entry("digest", HexFormat.of().formatHex(digest)),
                Map.entry("statement", Template.escaped(statement)),
                Map.entry("carries", carries),
                Map.entry("load", load),
                Map.entry("embedded", embedded)));
  }

  private static String scripts() {
    return SCRIPTS.stream().map(Template::resource).collect(Collectors.joining("\n"));
  }

  /** A number with commas, the same wherever it is written. */
  static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
