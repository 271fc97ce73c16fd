package dev.touchstone.cli;

import dev.touchstone.theorem.Nearest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What to say of a command line that is none, in one line that leads on. */
final class Misuse {

  /** What people type who know other programs, and what it is called here. */
  private static final Map<String, String> ALIKE =
      Map.of("--to-move", "--first", "--player", "--first", "--stones", "--black");

  private Misuse() {}

  static String words(ParameterException e) {
    CommandLine command = e.getCommandLine();
    List<String> unmatched =
        e instanceof UnmatchedArgumentException unknown ? unknown.getUnmatched() : List.of();
    String seeAlso = "; see " + command.getCommandSpec().qualifiedName() + " --help";
    if (unmatched.isEmpty()) {
      return e.getMessage() + seeAlso;
    }
    String word = unmatched.get(0);
    if (word.startsWith("-")) {
      String option = word.replaceFirst("=.*", "");
      return "there is no option '"
          + option
          + "'"
          + meantOption(option, options(command))
          + seeAlso;
    }
    Set<String> commands = command.getSubcommands().keySet();
    return commands.isEmpty()
        ? e.getMessage() + seeAlso
        : "there is no command '" + word + "'" + meant(word, commands) + seeAlso;
  }

  private static String meantOption(String typed, Set<String> options) {
    String here = ALIKE.getOrDefault(typed, "");
    return options.contains(here) ? " (did you mean " + here + "?)" : meant(typed, options);
  }

  private static Set<String> options(CommandLine command) {
    Set<String> names = new TreeSet<>();
    for (OptionSpec option : command.getCommandSpec().options()) {
      names.add(option.longestName());
    }
    return names;
  }

  /** The word that may be meant, in brackets; or nothing. */
  static String meant(String typed, Set<String> words) {
    Optional<String> meant = Nearest.to(typed, words);
    return meant.map(word -> " (did you mean " + word + "?)").orElse("");
  }
}
