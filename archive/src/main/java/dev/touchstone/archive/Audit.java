package dev.touchstone.archive;

import dev.touchstone.game.CellList;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.manifest.Note;
import dev.touchstone.signature.ManifestReport;
import dev.touchstone.signature.ManifestReport.Demand;
import dev.touchstone.signature.Signatures;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Checks every theorem of an archive, planned or not, from the bytes that are there now.
 *
 * @param archive its folder
 */
public record Audit(Path archive, Trust trust) {

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  /** Those theorems that are right in all respects, and what is wrong with others. */
  public record Report(List<Entry> entries, List<Refusal> findings) {
    public Report {
      entries = List.copyOf(entries);
      findings = List.copyOf(findings);
    }
  }

  /**
   * Checks statements, certificates, manifests, signatures and the pages of the theorems.
   *
   * @param heard is told of each theorem that is right
   */
  public Report theorems(Consumer<Entry> heard) throws Refusal {
    Demand demand = trust.demand();
    List<Entry> entries = new ArrayList<>();
    List<Refusal> findings = new ArrayList<>();
    List<Path> folders = folders();
    for (Path folder : folders) {
      try {
        Entry entry = entry(new TheoremFiles(folder), demand);
        heard.accept(entry);
        entries.add(entry);
      } catch (Refusal finding) {
        findings.add(finding);
      }
    }
    try {
      findings.addAll(new Strays(archive, trust.keys(), folders).findings());
    } catch (IOException | UncheckedIOException e) {
      throw unreadable(e);
    }
    return new Report(entries, findings);
  }

  /** What the archive does not have of a plan, or has otherwise. */
  public List<Refusal> missing(Collection<TheoremPlan> plans) throws Refusal {
    List<Path> folders = folders();
    List<Refusal> findings = new ArrayList<>();
    for (TheoremPlan plan : plans) {
      Path folder = archive.resolve(plan.name());
      try {
        new Planned(plan, new TheoremFiles(folder)).require();
        if (!folders.contains(folder)) {
          throw Refusal.notProved(folder + ": behind a link, where nothing is verified");
        }
      } catch (Refusal finding) {
        findings.add(finding);
      }
    }
    return findings;
  }

  /** The folders of theorems, by name: those with a file that only such a folder has. */
  public List<Path> folders() throws Refusal {
    if (!Files.exists(archive)) {
      return List.of();
    }
    if (Files.isSymbolicLink(archive)) {
      throw Refusal.usage(archive + ": a link; name the folder that it leads to");
    }
    if (!Files.isDirectory(archive)) {
      throw Refusal.usage(archive + ": a file, and no archive; name the archive's folder");
    }
    try (Stream<Path> paths = Files.walk(archive)) {
      return paths
          .filter(Files::isDirectory)
          .filter(folder -> !folder.equals(archive) && isOpen(archive.relativize(folder)))
          .filter(Audit::isTheorem)
          // As texts: paths are compared otherwise on Windows.
          .sorted(
              Comparator.comparing((Path folder) -> byNumbers(name(archive, folder)))
                  .thenComparing(folder -> name(archive, folder)))
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw unreadable(e);
    }
  }

  private Refusal unreadable(Exception e) {
    String what = "cannot read the archive " + archive;
    // A walk that has begun wraps what it meets.
    return e.getCause() instanceof IOException met
        ? Refusal.file(what, met)
        : Refusal.file(what, e instanceof IOException cause ? cause : new IOException(e));
  }

  /** Neither hidden nor a build's output. */
  static boolean isOpen(Path relative) {
    for (Path part : relative) {
      if (part.toString().startsWith(".")) {
        return false;
      }
    }
    return !relative.startsWith("target") && !relative.startsWith("src");
  }

  /** So that 6,9,5 comes before 6,10,5. */
  private static String byNumbers(String name) {
    return NUMBER
        .matcher(name)
        .replaceAll(
            number -> "0".repeat(Math.max(0, 9 - number.group().length())) + number.group());
  }

  private static boolean isTheorem(Path folder) {
    return Stream.of(
            TheoremFolder.STATEMENT,
            TheoremFolder.CERTIFICATE,
            TheoremFolder.COMPRESSED,
            TheoremFiles.MANIFEST)
        .anyMatch(name -> Files.exists(folder.resolve(name)));
  }

  private Entry entry(TheoremFiles files, Demand demand) throws Refusal {
    CheckedProof proof = CheckedProof.of(files);
    checkCanonical(proof);
    checkNames(files);
    Note note = new Publication(files).read();
    Manifest manifest = checkedManifest(files, proof, note, demand);
    Signatures signatures = Signatures.judge(note, manifest, demand.keys(), demand.checks());
    Optional<CellList> pairs = ProofSteps.pairing(proof);
    Entry entry =
        new Entry(
            name(archive, files.folder()),
            proof,
            pairs,
            BoardPicture.of(proof, pairs),
            manifest,
            signatures.verdicts());
    if (entry.picture().isEmpty() && Files.exists(files.picture())) {
      throw Refusal.notProved(
          files.picture() + ": this board has no rows and columns to show; remove it");
    }
    return entry;
  }

  /** The name of a theorem: its folder below the archive's, with / between the parts. */
  public static String name(Path archive, Path folder) {
    return archive.relativize(folder).toString().replace('\\', '/');
  }

  /** In an archive a statement stands in its one form, without comments. */
  private static void checkCanonical(CheckedProof proof) throws Refusal {
    Path file = proof.files().statement();
    try {
      if (!Files.readString(file).equals(proof.statement().text())) {
        throw Refusal.notProved(
            file + ": not the canonical form of the statement; restore the file");
      }
    } catch (IOException e) {
      throw Refusal.file("cannot read the statement", e);
    }
  }

  private static void checkNames(TheoremFiles files) throws Refusal {
    try (Stream<Path> paths = Files.list(files.folder())) {
      Optional<Path> stray =
          paths
              .filter(
                  path ->
                      Files.isDirectory(path)
                          || !TheoremFiles.NAMES.contains(path.getFileName().toString()))
              .sorted()
              .findFirst();
      if (stray.isPresent()) {
        boolean lock = stray.get().endsWith(TheoremFolder.LOCK);
        throw Refusal.notProved(
            stray.get() + (lock ? ": left by a search" : ": no part of a theorem") + "; remove it");
      }
      if (Files.exists(files.folder().resolve(TheoremFolder.CERTIFICATE))
          && Files.exists(files.folder().resolve(TheoremFolder.COMPRESSED))) {
        throw Refusal.notProved(files.folder() + ": two certificates; remove one of them");
      }
    } catch (IOException e) {
      throw Refusal.file("cannot read the folder", e);
    }
  }

  private static Manifest checkedManifest(
      TheoremFiles files, CheckedProof proof, Note note, Demand demand) throws Refusal {
    ManifestReport report =
        ManifestReport.of(
            note.bytes(),
            new ManifestReport.Verified(proof.statement(), proof.digest(), proof.length()),
            demand);
    if (!report.satisfied()) {
      // A changed certificate may happen to be another proof of the same: then both are named.
      boolean fits = !report.lines().get(0).startsWith("m DIFFERS");
      throw Refusal.notSigned(
          files.manifest()
              + ": "
              + String.join("; ", report.lines())
              + (fits
                  ? ""
                  : "; not of "
                      + files.certificate()
                      + " as it is now: restore one of them, or make a manifest without signatures"
                      + " with -D"
                      + Orders.UPDATE)
              + " (the proof itself is verified)");
    }
    return Publication.manifest(note);
  }
}
