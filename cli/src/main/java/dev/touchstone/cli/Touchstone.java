package dev.touchstone.cli;

import dev.touchstone.theorem.Refusal;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
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
    footer = "More on each: touchstone help COMMAND. Start with: touchstone solve 7,7,5 --weak")
final class Touchstone implements Callable<Integer> {

  private static final int WIDTH = 98;

  /** The commands that speak of the others. */
  private static final Set<String> ABOUT_ALL = Set.of("help", "completion");

  /** The version that the jar was built as. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"touchstone " + version()};
    }
  }

  private Touchstone() {}

  /** The version as a word. */
  static String version() {
    @Nullable String version = Touchstone.class.getPackage().getImplementationVersion();
    return version == null ? "unpackaged" : version;
  }

  /**
   * The commands, speaking to this console. It takes a while to read a command's options from its
   * class: where {@code args} name one of them, only that one is there.
   */
  static CommandLine on(Console console, String... args) {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("solve", () -> new SolveCommand(console));
    commands.put("worker", () -> new WorkerCommand(console));
    commands.put("watch", () -> new WatchCommand(console));
    commands.put("verify", () -> new VerifyCommand(console));
    commands.put("explain", () -> new ExplainCommand(console));
    commands.put("play", () -> new PlayCommand(console));
    commands.put("render", () -> new RenderCommand(console));
    commands.put("statement", () -> new StatementCommand(console));
    commands.put("tile", () -> TileCommand.on(console));
    commands.put("site", () -> new SiteCommand(console));
    commands.put("archive", () -> ArchiveCommand.on(console));
    commands.put("sign", () -> new SignCommand(console));
    commands.put("keys", () -> KeysCommand.on(console));
    commands.put("help", () -> new HelpCommand(console));
    commands.put("completion", () -> new CompletionCommand(console));
    if (args.length > 0 && commands.containsKey(args[0]) && !ABOUT_ALL.contains(args[0])) {
      commands.keySet().retainAll(Set.of(args[0]));
    }
    CommandLine all = new CommandLine(new Touchstone());
    commands.forEach((name, command) -> all.addSubcommand(name, command.get()));
    addHelp(all);
    all.getCommandSpec()
        .addOption(
            OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("print the version")
                .build());
    // An argument is a name or a number and nothing else: no @file, no colours, no quotes.
    return all.registerConverter(Path.class, new PathReader())
        .registerConverter(int.class, WholeNumber.upToInt())
        .registerConverter(Integer.class, WholeNumber.upToInt())
        .registerConverter(long.class, WholeNumber.upToLong())
        .setExpandAtFiles(false)
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
    command.getSubcommands().values().forEach(Touchstone::addHelp);
  }

  @Override
  public Integer call() throws Refusal {
    throw Refusal.usage(
        "which command? solve, worker, watch, verify, explain, play, render, statement, tile, site,"
            + " archive, sign or keys; see touchstone help");
  }
}
