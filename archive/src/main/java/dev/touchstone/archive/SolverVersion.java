package dev.touchstone.archive;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** Which solver this is: the version that people know it by, and a digest of its very code. */
public final class SolverVersion {

  /** What a version looks like once the build has put it in. */
  static final String WORDS = "[0-9][0-9A-Za-z.-]*";

  private SolverVersion() {}

  /** The version of the release, as it stands in a manifest. */
  public static String name() {
    try (InputStream in = SolverVersion.class.getResourceAsStream("version.properties")) {
      Properties properties = new Properties();
      properties.load(in);
      String version = properties.getProperty("version", "");
      if (!version.matches(WORDS)) {
        // What is signed would say so for ever.
        throw new IllegalStateException("the build has not put its version in: " + version);
      }
      return version;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The digest of the classes that a certificate's bytes depend on. Two builds may have the same
   * name (a snapshot has), so what was solved before is known by this. It depends on the compiler,
   * too, and must not be published.
   */
  public static String codeDigest() throws IOException {
    MessageDigest digest = Sha256.start();
    for (Class<?> any : List.of(Hypergraph.class, Solver.class)) {
      addClasses(any, digest);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void addClasses(Class<?> any, MessageDigest digest) throws IOException {
    CodeSource source = any.getProtectionDomain().getCodeSource();
    Path place;
    try {
      place = Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException("no path leads to the code of " + any, e);
    }
    if (Files.isDirectory(place)) {
      addTree(place, digest);
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(place)) {
        addTree(jar.getPath("/"), digest);
      }
    }
  }

  private static void addTree(Path root, MessageDigest digest) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file :
          files
              .filter(path -> path.toString().endsWith(".class"))
              .sorted((a, b) -> a.toString().compareTo(b.toString()))
              .toList()) {
        digest.update(Files.readAllBytes(file));
      }
    }
  }
}
