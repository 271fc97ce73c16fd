package dev.touchstone.explorer;

import dev.touchstone.archive.Entry;
import dev.touchstone.archive.SolverVersion;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.theorem.ManifestFile;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a paper names a theorem: by what it says and by the digests of its two files, after the
 * project that its proof was checked with, as CITATION.cff has it.
 */
final class Citation {

  private static final String SOURCE = "CITATION.cff";

  /** No day was given. */
  private static final String NO_DATE = "-";

  /** What means something to TeX. */
  private static final Pattern SPECIAL = Pattern.compile("[#$%&_{}]");

  private static final int KEY_DIGITS = 8;

  private final Entry theorem;
  private final String project = Template.resource(SOURCE);

  Citation(Entry theorem) {
    this.theorem = theorem;
  }

  /** As a sentence of a list of references. */
  String text() {
    return "%s. %s. Version %s%s. Theorem: %s. Statement sha256 %s, certificate sha256 %s."
        .formatted(
            project("  - name"),
            project("title"),
            SolverVersion.name(),
            year().map(year -> ", " + year).orElse(""),
            headline(),
            statementDigest(),
            theorem.proof().digest());
  }

  /** As an entry of a bibliography; the digests are in the key as far as it takes. */
  String bibtex() {
    return """
        @misc{touchstone-%s,
          author = {{%s}},
          title = {{%s}},
        %s  note = {Version %s. Theorem: %s. Statement sha256 \\texttt{%s}, certificate sha256 \\texttt{%s}}
        }
        """
        .formatted(
            statementDigest().substring(0, KEY_DIGITS),
            tex(project("  - name")),
            tex(project("title")),
            year().map("  year = {%s},\n"::formatted).orElse(""),
            tex(SolverVersion.name()),
            tex(headline()),
            statementDigest(),
            theorem.proof().digest());
  }

  private String headline() {
    return Title.of(theorem);
  }

  private String statementDigest() {
    return HexFormat.of().formatHex(theorem.proof().statement().digest());
  }

  /** Of the day that a signer gave; nobody else says when. */
  private Optional<String> year() {
    return theorem
        .note()
        .map(ManifestFile::saidBy)
        .map(Manifest::date)
        .filter(date -> !date.equals(NO_DATE))
        .map(date -> date.substring(0, date.indexOf('-')));
  }

  /** A value of CITATION.cff. */
  private String project(String key) {
    Matcher line =
        Pattern.compile("^" + Pattern.quote(key) + ": \"?([^\"\n]*)\"?$", Pattern.MULTILINE)
            .matcher(project);
    if (!line.find()) {
      throw new IllegalStateException("no " + key.strip() + " in " + SOURCE);
    }
    return line.group(1);
  }

  /** A text as TeX prints it. */
  static String tex(String text) {
    return SPECIAL
        .matcher(text.replace("\\", "\u0000"))
        .replaceAll("\\\\$0")
        .replace("\u0000", "\\textbackslash{}")
        .replace("~", "\\textasciitilde{}")
        .replace("^", "\\textasciicircum{}");
  }
}
