package dev.touchstone.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files are written whole or not at all, and nothing else is touched. */
class OutputFileTest {

  @TempDir Path folder;

  private static byte[] bytes(String text) {
    return text.getBytes(UTF_8);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void anOldFileIsReplacedAndNothingIsLeftBeside() throws Exception {
    Path file = folder.resolve("x");
    OutputFile.write(file, bytes("old"));
    OutputFile.write(file, bytes("new"));
    assertThat(file).hasContent("new");
    assertThat(names()).containsExactly("x");
  }

  @Test
  void whereTheContentFailsTheOldFileStays() throws Exception {
    Path file = Files.writeString(folder.resolve("x"), "old");
    assertThatIOException()
        .isThrownBy(
            () ->
                OutputFile.write(
                    file,
                    out -> {
                      out.write(bytes("half of the"));
                      throw new InterruptedIOException();
                    }));
    assertThat(file).hasContent("old");
    assertThat(names()).containsExactly("x");
  }

  @Test
  void aFolderInTheWayIsLeftAlone() throws Exception {
    Path file = Files.createDirectory(folder.resolve("x"));
    assertThatExceptionOfType(FileSystemException.class)
        .isThrownBy(() -> OutputFile.write(file, bytes("new")))
        .withMessage(file + ": a folder is in the way");
    assertThat(file).isEmptyDirectory();
  }

  @Test
  void aFolderThatIsMissingIsSaidOfTheFileThatWasWanted() {
    Path file = folder.resolve("none/x");
    assertThatIOException()
        .isThrownBy(() -> OutputFile.write(file, bytes("new")))
        .withMessage(file + ": there is no such folder");
  }

  @Test
  void missingRightsAreSaidOfTheFileThatWasWanted() throws Exception {
    assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
    Path closed = Files.createDirectory(folder.resolve("closed"));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeTrue(!Files.isWritable(closed), "this user may write everywhere");
    assertThatIOException()
        .isThrownBy(() -> OutputFile.write(closed.resolve("x"), bytes("new")))
        .withMessage(closed.resolve("x") + ": permission denied");
  }

  @Test
  void aLinkIsReplacedAndNotWhatItLeadsTo() throws Exception {
    Path other = Files.writeString(folder.resolve("other"), "mine");
    Path file = Files.createSymbolicLink(folder.resolve("x"), other);
    OutputFile.write(file, bytes("new"));
    assertThat(other).hasContent("mine");
    assertThat(file).hasContent("new");
    assertThat(Files.isSymbolicLink(file)).isFalse();
  }

  @Test
  void aFileOrLinkThatLooksUnfinishedIsLeftAlone() throws Exception {
    Path other = Files.writeString(folder.resolve("other"), "mine");
    Files.createSymbolicLink(folder.resolve("x.1.tmp"), other);
    Files.createSymbolicLink(folder.resolve("x.2.tmp"), folder.resolve("nowhere"));
    Files.writeString(folder.resolve("x.3.tmp"), "mine as well");
    OutputFile.write(folder.resolve("x"), bytes("new"));
    assertThat(names()).containsExactly("other", "x", "x.1.tmp", "x.2.tmp", "x.3.tmp");
    assertThat(other).hasContent("mine");
    assertThat(folder.resolve("x.3.tmp")).hasContent("mine as well");
  }

  @Test
  void manyAtOnceLeaveTheWholeFileOfOneOfThem() throws Exception {
    Path file = folder.resolve("x");
    List<Callable<Void>> writers =
        IntStream.range(0, 50)
            .<Callable<Void>>mapToObj(
                number ->
                    () -> {
                      OutputFile.write(file, bytes(Integer.toString(number % 10).repeat(10_000)));
                      return null;
                    })
            .toList();
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      for (Future<Void> written : threads.invokeAll(writers)) {
        written.get();
      }
    } finally {
      threads.shutdown();
    }
    assertThat(Files.readString(file)).hasSize(10_000).matches("(.)\\1*");
    assertThat(names()).containsExactly("x");
  }
}
