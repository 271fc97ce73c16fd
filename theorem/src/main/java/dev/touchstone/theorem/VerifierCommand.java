package dev.touchstone.theorem;

import dev.touchstone.game.Board;
import dev.touchstone.verifier.Main;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The command by which anybody sees what the verifier alone says of two files. It names a jar that
 * is on this machine: the standalone verifier beside the one that runs here, as a build or a local
 * repository has it; where there is none, the very classes that run here.
 */
final class VerifierCommand {

  private static final String STANDALONE = "touchstone-verifier.jar";

  private VerifierCommand() {}

  static String of(ProofFiles files) {
    return "java %s %s %s"
        .formatted(verifier(), word(files.statement()), word(files.certificate()));
  }

  private static String verifier() {
    Optional<Path> verifier = whereIs(Main.class);
    Optional<Path> format = whereIs(Board.class);
    if (verifier.isEmpty() || format.isEmpty()) {
      return "-jar " + STANDALONE;
    }
    return standalone(verifier.get())
        .map(jar -> "-jar " + word(shown(jar)))
        .orElseGet(
            () -> "-cp " + classPath(verifier.get(), format.get()) + " " + Main.class.getName());
  }

  /** The standalone jar that was made with this one. */
  static Optional<Path> standalone(Path code) {
    String name = code.getFileName().toString();
    if (!name.endsWith(".jar")) {
      // A folder of classes may be newer than the jar beside it.
      return Optional.empty();
    }
    String repository = name.replaceFirst("\\.jar$", "-standalone.jar");
    return Stream.of(STANDALONE, "../../verifier/target/" + STANDALONE, repository)
        .map(beside -> code.resolveSibling(beside).normalize())
        .filter(Files::isRegularFile)
        .findFirst();
  }

  private static String classPath(Path... code) {
    Set<Path> once = new LinkedHashSet<>(List.of(code));
    return once.stream()
        .map(path -> word(shown(path)))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Optional<Path> whereIs(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    try {
      return source == null ? Optional.empty() : Optional.of(Path.of(source.getLocation().toURI()));
    } catch (URISyntaxException | IllegalArgumentException e) {
      // Not from a file: there is no path to name.
      return Optional.empty();
    }
  }

  /** As short as it can be said from here. */
  private static Path shown(Path path) {
    Path here = Path.of("").toAbsolutePath();
    return path.startsWith(here) ? here.relativize(path) : path;
  }

  /** One word to a shell. */
  private static String word(Path path) {
    String text = path.toString();
    return text.contains(" ") ? '"' + text + '"' : text;
  }
}
