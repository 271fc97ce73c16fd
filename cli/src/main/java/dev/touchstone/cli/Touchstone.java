package dev.touchstone.cli;

import dev.touchstone.archive.Refusal;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.OptionSpec;

/** {@code touchstone}: the command of commands. */
@Command(
    name = "touchstone",
    customSynopsis = "touchstone COMMAND ...",
    versionProvider = Touchstone.Version.class,
    description = "Machine-checkable theorems about positional games.",
    footer = "Each command has its own --help. Begin with: touchstone solve 7,7,5 --weak")
final class Touchstone implements Callable<Integer> {

  private static final int WIDTH = 98;

  /** The version that the jar was built as. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      @Nullable String version = Touchstone.class.getPackage().getImplementationVersion();
      return new String[] {"touchstone " + (version == null ? "(not from its jar)" : version)};
    }
  }

  private Touchstone() {}

  /** All commands, speaking to this console. */
  static CommandLine on(Console console) {
    CommandLine all =
        new CommandLine(new Touchstone())
            .addSubcommand(new SolveCommand(console))
            .addSubcommand(new VerifyCommand(console))
            .addSubcommand(new StatementCommand(console));
    addHelp(all);
    all.getSubcommands().values().forEach(Touchstone::addHelp);
    all.getCommandSpec()
        .addOption(
            OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("print the version")
                .build());
    // An argument is a name or a number and nothing else: no @file, no colours, no quotes.
    return all.setExpandAtFiles(false)
        .setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF))
        .setUsageHelpWidth(WIDTH)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
  }

  private static void addHelp(CommandLine command) {
    command
        .getCommandSpec()
        .addOption(
            OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("print this text")
                .build());
  }

  @Override
  public Integer call() throws Refusal {
    throw Refusal.usage("which command? solve, verify or statement; see touchstone --help");
  }
}
