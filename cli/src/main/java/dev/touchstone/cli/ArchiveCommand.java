package dev.touchstone.cli;

import dev.touchstone.theorem.Refusal;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code touchstone archive}: the commands that change an archive. */
@Command(
    name = "archive",
    customSynopsis = "touchstone archive COMMAND ...",
    description = "Keeps theorems in an archive: a folder for each, and an index of all of them.",
    footer = "Each command has its own --help. A build checks an archive: docs/maven.md")
final class ArchiveCommand implements Callable<Integer> {

  private ArchiveCommand() {}

  static CommandLine on(Console console) {
    return new CommandLine(new ArchiveCommand()).addSubcommand(new ArchiveAddCommand(console));
  }

  @Override
  public Integer call() throws Refusal {
    throw Refusal.usage("which command? add; see touchstone archive --help");
  }
}
