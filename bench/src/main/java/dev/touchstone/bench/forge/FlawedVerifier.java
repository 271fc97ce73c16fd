package dev.touchstone.bench.forge;

import dev.touchstone.certificate.Ordering;
import dev.touchstone.statement.Statement;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** The verifier with one class compiled anew, from a source that has a flaw. */
final class FlawedVerifier implements Tracer, AutoCloseable {

  private static final List<String> PACKAGES =
      List.of("dev.touchstone.verifier.", "dev.touchstone.certificate.");
  private static final List<String> SOURCES =
      List.of(
          "verifier/src/main/java/dev/touchstone/verifier",
          "proof-format/src/main/java/dev/touchstone/certificate");

  private final Loader loader;
  private final Object verifier;
  private final Method trace;

  private FlawedVerifier(Loader loader) throws ReflectiveOperationException {
    this.loader = loader;
    Class<?> type = loader.loadClass(Verifier.class.getName());
    verifier = type.getConstructor().newInstance();
    trace = type.getMethod("trace", Statement.class, InputStream.class, Consumer.class);
  }

  /** Compiles it from the sources below {@code root}, into this folder. */
  static FlawedVerifier of(Flaw flaw, Path root, Path folder) throws IOException {
    String source = source(flaw, root);
    clear(folder);
    Path changed = folder.resolve(flaw.type() + ".java");
    Files.writeString(changed, withoutAnnotations(source));
    try {
      URL classes = locationOf(Verifier.class);
      JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
      String classPath =
          Path.of(classes.toURI()) + File.pathSeparator + System.getProperty("java.class.path");
      int code =
          compiler.run(
              null,
              null,
              null,
              "-proc:none",
              "-nowarn",
              "-d",
              folder.toString(),
              "-cp",
              classPath,
              changed.toString());
      if (code != 0) {
        throw new IllegalArgumentException("does not compile: " + flaw);
      }
      return new FlawedVerifier(
          new Loader(folder.toUri().toURL(), classes, locationOf(Ordering.class)));
    } catch (URISyntaxException | ReflectiveOperationException e) {
      throw new IllegalStateException("the verifier cannot be loaded a second time", e);
    }
  }

  /** The source with the flaw, which must be a change of what stands there. */
  static String source(Flaw flaw, Path root) throws IOException {
    Path path =
        SOURCES.stream()
            .map(folder -> root.resolve(folder).resolve(flaw.type() + ".java"))
            .filter(Files::isRegularFile)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no class of that name: " + flaw));
    String source = Files.readString(path);
    if (source.split(Pattern.quote(flaw.from()), -1).length != 2) {
      throw new IllegalArgumentException(flaw.type() + ".java does not have this once: " + flaw);
    }
    return source.replace(flaw.from(), flaw.to());
  }

  /** They are there for the build's checks only, and not where this program runs. */
  private static String withoutAnnotations(String source) {
    return source
        .replace("import org.jspecify.annotations.Nullable;", "")
        .replace("@Nullable ", "");
  }

  private static URL locationOf(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation();
  }

  /** What another flaw left there would be a second flaw of this one. */
  private static void clear(Path folder) throws IOException {
    Files.createDirectories(folder);
    try (Stream<Path> left = Files.walk(folder)) {
      for (Path path : left.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
    Files.createDirectories(folder);
  }

  @Override
  public List<String> trace(Statement statement, byte[] certificate) throws IOException {
    List<String> lines = new ArrayList<>();
    Consumer<String> heard = lines::add;
    try {
      trace.invoke(verifier, statement, new ByteArrayInputStream(certificate), heard);
    } catch (InvocationTargetException e) {
      // A flaw may make it stumble over its own claims: then this step is not let pass.
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
    return lines;
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }

  /** Takes the classes of these packages from its own folders, the changed one first. */
  private static final class Loader extends URLClassLoader {

    Loader(URL... places) {
      super(places, FlawedVerifier.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        if (PACKAGES.stream().noneMatch(name::startsWith)) {
          return super.loadClass(name, resolve);
        }
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? findClass(name) : loaded;
      }
    }
  }
}
