package dev.touchstone.cli;

import dev.touchstone.theorem.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code touchstone completion}: what a shell needs to complete commands and options. */
@Command(
    name = "completion",
    customSynopsis = "touchstone completion bash|zsh",
    description = "Prints a script by which the shell completes commands and options.",
    footer = {
      "For this shell: source <(./touchstone completion bash). For all: add that line to ~/.bashrc or",
      "~/.zshrc, with the path of touchstone. Exit code: 0 printed, 3 another shell."
    })
final class CompletionCommand implements Callable<Integer> {

  /** The script for bash begins with what makes zsh understand the rest. */
  private static final List<String> SHELLS = List.of("bash", "zsh");

  private final Console console;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "SHELL", description = "bash or zsh")
  private String shell = "";

  CompletionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    if (!SHELLS.contains(shell.toLowerCase(Locale.ROOT))) {
      throw Refusal.usage("completion: bash or zsh, not '" + shell + "'");
    }
    console.out().print(AutoComplete.bash("touchstone", spec.root().commandLine()));
    return ExitCode.DONE;
  }
}
