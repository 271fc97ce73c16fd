package dev.touchstone.cli;

import dev.touchstone.archive.Audit;
import dev.touchstone.archive.Trust;
import dev.touchstone.explorer.ExplorerSite;
import dev.touchstone.theorem.Refusal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone site}: pages on which to play against the proofs of an archive. */
@Command(
    name = "site",
    customSynopsis = "touchstone site [ARCHIVE] --out DIR [--keys KEYS]",
    description =
        "Verifies the theorems of an archive and writes a page for each, to play against its proof.",
    sortOptions = false,
    footer = {
      "Open DIR/index.html in a browser; no server and no network is needed. A page carries its",
      "certificate; one of more than 3 MB is in a script beside it, loaded on request.",
      "Files that belong to no theorem are a warning.",
      "Exit code: 0 written, 1 a certificate was rejected, 3 wrong usage or a file error,",
      "5 a manifest is of another proof, or wrongly signed."
    })
final class SiteCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "ARCHIVE",
      description = "the folder of the archive (default: proofs)")
  private Path archive = Path.of("proofs");

  @Option(names = "--out", required = true, paramLabel = "DIR", description = "where to write")
  private Path out = Path.of("");

  @Option(
      names = "--keys",
      paramLabel = "KEYS",
      description = "whose signatures count (default: the file KEYS of the archive)")
  private @Nullable Path keys;

  SiteCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    if (!Files.isDirectory(archive)) {
      throw Refusal.usage(archive + " is not a folder; name the folder of an archive");
    }
    if (out.toString().isEmpty() || (Files.exists(out) && !Files.isDirectory(out))) {
      throw Refusal.usage("--out " + out + ": must be a folder, or a name that is free");
    }
    if (out.toAbsolutePath().normalize().startsWith(archive.toAbsolutePath().normalize())) {
      throw Refusal.usage("--out " + out + " is in the archive, which has no place for pages");
    }
    Trust trust = new Trust(keys == null ? archive.resolve(Trust.KEYS) : keys, List.of());
    Audit.Report report =
        new Audit(archive, trust)
            .theorems(
                entry -> console.out().println("verified " + entry.name()),
                stranger -> console.complain("warning: " + stranger.line()));
    if (!report.findings().isEmpty()) {
      report.findings().forEach(finding -> console.complain(finding.line()));
      return ExitCode.of(report.findings().get(0));
    }
    if (report.entries().isEmpty()) {
      throw Refusal.usage(archive + ": no theorem there; name the folder of an archive");
    }
    console.out().println(new ExplorerSite("index").write(report.entries(), out) + " written");
    return ExitCode.DONE;
  }
}
