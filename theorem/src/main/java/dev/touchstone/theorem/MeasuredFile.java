package dev.touchstone.theorem;

import dev.touchstone.theorem.ProofListener.Stage;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that says how much of it was read, at every block. */
public final class MeasuredFile extends FilterInputStream {

  private final Stage stage;
  private final long all;
  private final ProofListener listener;
  private long done;

  private MeasuredFile(InputStream in, Stage stage, long all, ProofListener listener) {
    super(in);
    this.stage = stage;
    this.all = all;
    this.listener = listener;
  }

  /** What is read of a file that others have opened; large blocks are asked of it. */
  public static InputStream of(InputStream in, Stage stage, long all, ProofListener listener) {
    return new BufferedInputStream(new MeasuredFile(in, stage, all, listener), 1 << 16);
  }

  /** The file as a stream; large blocks are asked of it. */
  public static InputStream open(Path file, Stage stage, ProofListener listener)
      throws IOException {
    return of(Files.newInputStream(file), stage, Files.size(file), listener);
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
    listener.progress(stage, done, all);
  }
}
