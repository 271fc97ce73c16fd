package dev.touchstone.cli;

import dev.touchstone.game.InputFile;
import dev.touchstone.manifest.BadTextException;
import dev.touchstone.manifest.KeyList;
import dev.touchstone.manifest.PublicKey;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code touchstone keys list}: whose keys are known, as a table. */
@Command(
    name = "list",
    customSynopsis = "touchstone keys list [KEYS]",
    description = "Prints who may sign what, from a KEYS file.",
    footer = "Exit code: 0 printed, 3 no such file, or not a list of keys.")
final class KeysListCommand implements Callable<Integer> {

  private static final List<String> HEAD =
      List.of("NAME", "ID", "ALGORITHM", "FROM", "UNTIL", "NAMESPACE");

  private final Console console;

  @Parameters(arity = "0..1", paramLabel = "KEYS", description = "the file (default: proofs/KEYS)")
  private Path file = Path.of("proofs", "KEYS");

  KeysListCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    List<List<String>> rows = new ArrayList<>(List.of(HEAD));
    for (PublicKey key : read().keys()) {
      rows.add(
          List.of(
              key.name(),
              key.id(),
              key.algorithm().word(),
              key.from(),
              key.until(),
              key.namespace()));
    }
    int[] widths = new int[HEAD.size()];
    for (List<String> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    rows.forEach(row -> console.out().println(aligned(row, widths)));
    return ExitCode.DONE;
  }

  private KeyList read() throws Refusal {
    try {
      return KeyList.parse(InputFile.bytes(file.toString(), KeyList.MAX_BYTES));
    } catch (BadTextException e) {
      throw Refusal.usage(file + ": " + e.getMessage());
    } catch (IOException e) {
      throw Refusal.usage("cannot read " + e.getMessage());
    }
  }

  private static String aligned(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      line.append(row.get(i)).append(" ".repeat(2 + widths[i] - row.get(i).length()));
    }
    return line.toString().stripTrailing();
  }
}
