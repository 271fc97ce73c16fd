package dev.touchstone.cli;

import dev.touchstone.archive.Audit;
import dev.touchstone.archive.Entry;
import dev.touchstone.archive.Gathering;
import dev.touchstone.archive.Trust;
import dev.touchstone.explorer.ExplorerSite;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone site}: pages on which to play against proofs, and from which to cite them. */
@Command(
    name = "site",
    customSynopsis = "touchstone site [DIR]... [--out SITE] [--keys KEYS] [--force]",
    description =
        "Verifies theorems and writes a page for each, to play against its proof, to check and to"
            + " cite it.",
    sortOptions = false,
    footer = {
      "DIR is the folder of a theorem, as solve writes it, signed or not, or an archive: any folder",
      "with such folders below it. What else lies there is named on standard error and left out.",
      "Open the page that the last line names in a browser; no server and no network is needed. A",
      "page carries its certificate; one of more than 3 MB is in a script beside it, loaded on",
      "request. First moves of one board of Hex get a map besides, in SITE/first-moves.",
      "SITE may have pages of an earlier run: those of the same theorems are replaced, those",
      "of other theorems stay, with no link to them, and standard error says how many there are.",
      "Exit code: 0 written, 1 a certificate was rejected, 2 the verifier cannot judge, 3 wrong",
      "usage or a file error, 5 a manifest is of another proof, or wrongly signed."
    })
final class SiteCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      arity = "0..*",
      paramLabel = "DIR",
      description = "folders of theorems, or of archives (default: proofs)")
  private List<Path> folders = new ArrayList<>();

  @Option(names = "--out", paramLabel = "SITE", description = "where to write (default: site)")
  private Path out = Path.of("site");

  @Option(
      names = "--keys",
      paramLabel = "KEYS",
      description =
          "whose signatures count (default: the file KEYS of the archive that lists a theorem, or"
              + " else of DIR if it is no theorem's own folder)")
  private @Nullable Path keys;

  @Option(
      names = "--force",
      description = "replace files in SITE that this command has not written")
  private boolean force;

  SiteCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    if (folders.isEmpty()) {
      folders.add(Path.of("proofs"));
    }
    for (Path folder : folders) {
      requireFolder(folder);
    }
    requireSense();
    Gathering gathering = new Gathering(out, new News());
    for (Path folder : folders) {
      if (keys == null) {
        new WhoseKeys(folder).refuseWrong();
      }
      gathering.add(folder, theorem -> trust(folder, theorem));
    }
    Audit.Report report = gathering.report();
    if (!report.findings().isEmpty()) {
      report.findings().forEach(finding -> console.complain(finding.line()));
      return ExitCode.of(report.findings().get(0));
    }
    write(report.entries());
    return ExitCode.DONE;
  }

  private void write(List<Entry> theorems) throws Refusal {
    ExplorerSite site = new ExplorerSite("index");
    Path all = (force ? site.replacing() : site).write(theorems, out);
    console
        .out()
        .println(
            theorems.size() == 1
                ? "written: open " + site.page(theorems.get(0), out)
                : "written: %s pages; open %s".formatted(theorems.size(), all));
    site.earlier(theorems, out).warning().ifPresent(line -> console.complain("warning: " + line));
  }

  private static void requireFolder(Path folder) throws Refusal {
    if (folder.toString().isEmpty()) {
      throw Refusal.usage("DIR: a folder, not ''");
    }
    GameInstead.refuse(folder);
    if (Files.isRegularFile(folder)) {
      throw Refusal.usage(
          folder
              + " is a file: put statement and certificate into a folder of their own, under the"
              + " names 'statement' and 'certificate' (or 'certificate.gz'), and name that folder");
    }
    if (!Files.isDirectory(folder)) {
      throw Refusal.usage(
          folder
              + ": there is no such folder; name the folder of a theorem, as solve writes it, or of"
              + " an archive");
    }
  }

  /** Refuses options that make no sense, whatever there is to show. */
  private void requireSense() throws Refusal {
    if (out.toString().isEmpty() || (Files.exists(out) && !Files.isDirectory(out))) {
      throw Refusal.usage("--out " + out + ": must be a folder, or a name that is free");
    }
    for (Path folder : folders) {
      boolean same = absolute(out).equals(absolute(folder));
      if (same || (absolute(out).startsWith(absolute(folder)) && Gathering.isClosed(folder))) {
        throw Refusal.usage(
            "--out %s is in %s, which has no place for pages; name another folder"
                .formatted(out, folder));
      }
    }
    if (keys != null && !Files.exists(keys)) {
      throw Refusal.usage("cannot read " + keys + ": no such file");
    }
  }

  private static Path absolute(Path path) {
    return path.toAbsolutePath().normalize();
  }

  private Trust trust(Path named, Path theorem) {
    return Optional.ofNullable(keys)
        .or(() -> new WhoseKeys(theorem).forPages(named))
        .map(list -> new Trust(list, List.of()))
        .orElseGet(Trust::inNobody);
  }

  /** What is said while theorems are verified. */
  private final class News implements Gathering.Listener {

    private final LiveLine line = LiveLine.of(console);

    @Override
    public ProofListener verifying(String name) {
      return (stage, done, all) -> line.show(() -> name + ": " + stage.words(done, all));
    }

    @Override
    public void verified(Entry entry) {
      line.clear();
      console.out().println("verified " + entry.name());
    }

    @Override
    public void leftOut(String stranger) {
      line.clear();
      console.complain("warning: " + stranger);
    }
  }
}
