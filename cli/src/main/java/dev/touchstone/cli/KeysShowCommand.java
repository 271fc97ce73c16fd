package dev.touchstone.cli;

import dev.touchstone.archive.SigningKeys;
import dev.touchstone.signing.PrivateKey;
import dev.touchstone.theorem.Refusal;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code touchstone keys show}: what others need to know of a private key. */
@Command(
    name = "show",
    customSynopsis = "touchstone keys show FILE [OPTIONS]",
    description = "Prints the lines that go into a KEYS file, from a file of private keys.",
    sortOptions = false,
    footer = "A DAY is written as 2026-11-18. Exit code: 0 printed, 3 wrong usage or a file error.")
final class KeysShowCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "FILE", description = "made by: touchstone keys generate")
  private Path file = Path.of("");

  @Mixin private final KeyWindow window = new KeyWindow();

  KeysShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    for (PrivateKey key : SigningKeys.read(file, System.getenv())) {
      console.out().println(window.around(key).line());
    }
    return ExitCode.DONE;
  }
}
