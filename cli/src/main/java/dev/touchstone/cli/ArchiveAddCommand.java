package dev.touchstone.cli;

import dev.touchstone.archive.Added;
import dev.touchstone.archive.Addition;
import dev.touchstone.archive.Trust;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.theorem.Refusal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone archive add}: what solve made, verified and put into an archive. */
@Command(
    name = "add",
    customSynopsis = "touchstone archive add DIR [OPTIONS]",
    description = "Verifies the theorem in a folder and adds it to an archive.",
    sortOptions = false,
    footer = {
      "DIR has the statement and the certificate, as solve writes them; if it has a manifest, its",
      "signatures are kept. The proof is verified in DIR and again in the archive, the index is",
      "rewritten, and DIR stays as it is. A run that fails or is interrupted adds nothing.",
      "Exit code: 0 added, or there already; 1 not proved, or it contradicts an agreed published",
      "value; 2 the verifier cannot judge; 3 wrong usage, another proof in the archive, or a file;",
      "4 interrupted, or out of memory; 5 the manifest is of another proof, or wrongly signed."
    })
final class ArchiveAddCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "DIR", description = "the folder of the theorem")
  private Path folder = Path.of("");

  @Option(
      names = "--archive",
      paramLabel = "ARCHIVE",
      description = "the folder of the archive, made if need be (default: proofs)")
  private Path archive = Path.of("proofs");

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "its folder in the archive (default: after the game, as weak-mnk/7,7,5)")
  private @Nullable String name;

  @Option(
      names = "--namespace",
      paramLabel = "WORD",
      description = "the archive's name in a new manifest (default: as in the other manifests)")
  private @Nullable String namespace;

  @Option(
      names = "--keys",
      paramLabel = "KEYS",
      description = "whose signatures count (default: the file KEYS of the archive)")
  private @Nullable Path keys;

  @Option(names = "--force", description = "replace another proof of the same statement")
  private boolean force;

  ArchiveAddCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    requireSense();
    new WhoseKeys(folder).refuseWrong();
    Addition.Request request =
        new Addition.Request(
            name, namespace, force, keys == null ? archive.resolve(Trust.KEYS) : keys);
    List<String> news = new ArrayList<>();
    try {
      Added added =
          Loading.interruptibly(
              console,
              listener -> new Addition(archive, request, listener).telling(news::add).of(folder));
      added.lines().forEach(console.out()::println);
    } finally {
      news.forEach(console::complain);
    }
    return ExitCode.DONE;
  }

  /** Refuses options that make no sense, whatever there is to add. */
  private void requireSense() throws Refusal {
    if (folder.toString().isEmpty()) {
      throw Refusal.usage("DIR: a folder, not ''");
    }
    GameInstead.refuse(folder);
    if (archive.toString().isEmpty()) {
      throw Refusal.usage("--archive: a folder, not ''");
    }
    if (namespace != null && !Manifest.isNamespace(namespace)) {
      throw Refusal.usage("--namespace: a word, not '" + namespace + "'");
    }
    if (keys != null && !Files.exists(keys)) {
      throw Refusal.usage("cannot read " + keys + ": no such file");
    }
  }
}
