package dev.touchstone.archive;

import dev.touchstone.signature.SignatureVerdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** One HTML page with all theorems of an archive and nothing that it would have to fetch. */
public final class ReportPage {

  /** The name of the page, without its ending. */
  public static final String NAME = "theorems";

  private ReportPage() {}

  /** Writes the page into a folder; returns where it is. */
  public static Path write(List<Entry> entries, Path folder) throws Refusal {
    try {
      Files.createDirectories(folder);
      Path page = folder.resolve(NAME + ".html");
      TheoremFiles.put(page, html(entries).getBytes(StandardCharsets.UTF_8));
      return page;
    } catch (IOException e) {
      throw Refusal.file("cannot write the page", e);
    }
  }

  private static String html(List<Entry> entries) {
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Theorems</title>
        <style>
        :root{color-scheme:light dark}
        body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
        article{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start;padding:1.5rem 0;border-top:1px solid #8886}
        article>svg{width:14rem;height:auto;flex:none}
        article>div{flex:1 1 22rem;min-width:0}
        h2{margin:0 0 .5rem;font-size:1.25rem}
        dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:0}
        dt{opacity:.7}
        dd{margin:0;overflow-wrap:anywhere}
        code{font-size:.85em}
        </style>
        </head>
        <body>
        <main>
        <h1>Theorems</h1>
        <p>%s theorems. Each certificate was verified while this page was made.</p>
        %s</main>
        </body>
        </html>
        """
        .formatted(
            entries.size(),
            entries.stream().map(ReportPage::article).collect(Collectors.joining()));
  }

  private static String article(Entry entry) {
    CheckedProof proof = entry.proof();
    return """
        <article id="%s">
        %s<div>
        <h2>%s</h2>
        <p>%s</p>
        <dl>
        <dt>proof</dt><dd>%s steps, %s bytes</dd>
        <dt>certificate</dt><dd>sha256 <code>%s</code></dd>
        <dt>statement</dt><dd>sha256 <code>%s</code></dd>
        <dt>solver</dt><dd>%s</dd>
        <dt>signed by</dt><dd>%s</dd>
        </dl>
        </div>
        </article>
        """
        .formatted(
            escaped(entry.name()),
            entry.picture().orElse(""),
            escaped(InWords.headline(proof.statement())),
            escaped(InWords.paragraph(proof.statement())),
            TheoremPage.grouped(proof.steps()),
            TheoremPage.grouped(proof.length()),
            proof.digest(),
            entry.manifest().statementDigest(),
            escaped(entry.manifest().solver()),
            escaped(signers(entry.signatures())));
  }

  private static String signers(List<SignatureVerdict> signatures) {
    return signatures.isEmpty()
        ? "nobody"
        : signatures.stream()
            // Each line begins with the letter that tells programs what it is.
            .map(signature -> signature.line().substring(2))
            .collect(Collectors.joining("; "));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
