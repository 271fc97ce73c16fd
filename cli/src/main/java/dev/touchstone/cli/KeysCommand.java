package dev.touchstone.cli;

import dev.touchstone.theorem.Refusal;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code touchstone keys}: the commands about keys. */
@Command(
    name = "keys",
    customSynopsis = "touchstone keys COMMAND ...",
    description = "Makes keys for signing manifests, and lists known keys and their owners.",
    footer = "Each command has its own --help. To sign with a key: touchstone sign DIR --key FILE")
final class KeysCommand implements Callable<Integer> {

  private KeysCommand() {}

  static CommandLine on(Console console) {
    return new CommandLine(new KeysCommand())
        .addSubcommand(new KeysGenerateCommand(console))
        .addSubcommand(new KeysShowCommand(console))
        .addSubcommand(new KeysListCommand(console));
  }

  @Override
  public Integer call() throws Refusal {
    throw Refusal.usage("which command? generate, show or list; see touchstone keys --help");
  }
}
