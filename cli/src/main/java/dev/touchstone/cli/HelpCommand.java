package dev.touchstone.cli;

import dev.touchstone.theorem.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code touchstone help}: the same text as with {@code --help}. */
@Command(
    name = "help",
    customSynopsis = "touchstone help [COMMAND]",
    description = "Prints the help of a command, as COMMAND --help does.",
    footer = "Exit code: 0 printed, 3 no such command.")
final class HelpCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "COMMAND",
      description = "as in solve, or archive add (default: all commands in short)")
  private List<String> names = new ArrayList<>();

  HelpCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    CommandLine command = spec.root().commandLine();
    for (String name : names) {
      @Nullable CommandLine next = command.getSubcommands().get(name);
      if (next == null) {
        throw Refusal.usage(
            "there is no command '%s'%s; see touchstone help"
                .formatted(name, Misuse.meant(name, command.getSubcommands().keySet())));
      }
      command = next;
    }
    command.usage(console.out());
    return ExitCode.DONE;
  }
}
