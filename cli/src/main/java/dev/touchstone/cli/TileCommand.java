package dev.touchstone.cli;

import dev.touchstone.theorem.Refusal;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code touchstone tile}: the commands about tilings of the plane. */
@Command(
    name = "tile",
    customSynopsis = "touchstone tile COMMAND ...",
    description = "Searches for tilings of the plane, by which k in a row is kept off.",
    footer = "Each command has its own --help. A tiling proves: touchstone solve --tiling FILE")
final class TileCommand implements Callable<Integer> {

  private TileCommand() {}

  static CommandLine on(Console console) {
    return new CommandLine(new TileCommand()).addSubcommand(new TileSearchCommand(console));
  }

  @Override
  public Integer call() throws Refusal {
    throw Refusal.usage("which command? search; see touchstone tile --help");
  }
}
