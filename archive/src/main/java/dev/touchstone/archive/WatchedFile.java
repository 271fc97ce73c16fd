package dev.touchstone.archive;

import dev.touchstone.archive.ProofWatch.Stage;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that says how much of it was read, at every block. */
final class WatchedFile extends FilterInputStream {

  private final Stage stage;
  private final long all;
  private final ProofWatch watch;
  private long done;

  private WatchedFile(InputStream in, Stage stage, long all, ProofWatch watch) {
    super(in);
    this.stage = stage;
    this.all = all;
    this.watch = watch;
  }

  /** The file as a stream; large blocks are asked of it. */
  static InputStream open(Path file, Stage stage, ProofWatch watch) throws IOException {
    return new BufferedInputStream(
        new WatchedFile(Files.newInputStream(file), stage, Files.size(file), watch), 1 << 16);
  }

  @Override
  public int read() throws IOException {
    int read = super.read();
    counted(read < 0 ? 0 : 1);
    return read;
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    int read = super.read(bytes, from, length);
    counted(Math.max(0, read));
    return read;
  }

  private void counted(int read) throws IOException {
    done += read;
    watch.progress(stage, done, all);
  }
}
