package dev.touchstone.archive;

import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
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

  /** The order of names in an archive. */
  static final Comparator<String> ORDER =
      Comparator.comparing(Audit::byNumbers).thenComparing(Comparator.naturalOrder());

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
    TheoremCheck check = new TheoremCheck(trust.demand(), ProofListener.none());
    List<Entry> entries = new ArrayList<>();
    List<Refusal> findings = new ArrayList<>();
    List<Path> folders = folders();
    for (Path folder : folders) {
      try {
        Entry entry = check.entry(name(archive, folder), new TheoremFiles(folder));
        heard.accept(entry);
        entries.add(entry);
      } catch (Refusal finding) {
        findings.add(finding);
      }
    }
    if (Transaction.isPending(archive)) {
      findings.add(
          Refusal.notProved(
              archive
                  + ": a theorem was being added when the run was killed; the next one of"
                  + " touchstone archive add completes it"));
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
      throw Refusal.usage(archive + ": a file, not an archive; name the archive's folder");
    }
    try (Stream<Path> paths = Files.walk(archive)) {
      return paths
          .filter(Files::isDirectory)
          .filter(folder -> !folder.equals(archive) && isOpen(archive.relativize(folder)))
          .filter(Audit::isTheorem)
          // As texts: paths are compared otherwise on Windows.
          .sorted(Comparator.comparing(folder -> name(archive, folder), ORDER))
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw unreadable(e);
    }
  }

  /** Refuses an archive that cannot be read. */
  Refusal unreadable(Exception e) {
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

  /** Whether there is a file that only the folder of a theorem has. */
  static boolean isTheorem(Path folder) {
    return Stream.of(
            TheoremFiles.STATEMENT,
            TheoremFiles.CERTIFICATE,
            TheoremFiles.COMPRESSED,
            TheoremFiles.MANIFEST)
        .anyMatch(name -> Files.exists(folder.resolve(name)));
  }

  /** The name of a theorem: its folder below the archive's, with / between the parts. */
  public static String name(Path archive, Path folder) {
    return archive.relativize(folder).toString().replace('\\', '/');
  }
}
