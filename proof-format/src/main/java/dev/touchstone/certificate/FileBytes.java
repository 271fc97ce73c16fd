package dev.touchstone.certificate;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * A certificate's file as it is. How much a certificate may unfold to, and how much work it may
 * take, is measured by the size of its file; a pipe does not say its size ahead, so the file is
 * read ahead where that is asked, and no further than the answer needs.
 */
final class FileBytes extends InputStream {

  private final InputStream in;
  private byte[] buffer = new byte[1 << 16];
  private int position;
  private int limit;
  private long fetched;
  private boolean whole;

  FileBytes(InputStream in) {
    this.in = in;
  }

  /** The number of bytes that are known to be in the file. */
  long fetched() {
    return fetched;
  }

  /** Whether the file has so many bytes or more. */
  boolean hasAtLeast(long size) throws IOException {
    while (fetched < size) {
      if (!fetch()) {
        return false;
      }
    }
    return true;
  }

  /** Whether the file begins so; to be asked before anything is read. */
  boolean startsWith(int first, int second) throws IOException {
    return hasAtLeast(2) && (buffer[0] & 0xFF) == first && (buffer[1] & 0xFF) == second;
  }

  private boolean fetch() throws IOException {
    if (whole) {
      return false;
    }
    if (position == limit) {
      position = 0;
      limit = 0;
    } else if (limit == buffer.length) {
      if (position < limit / 2) {
        buffer = Arrays.copyOf(buffer, 2 * limit);
      } else {
        System.arraycopy(buffer, position, buffer, 0, limit - position);
        limit -= position;
        position = 0;
      }
    }
    int count = in.read(buffer, limit, buffer.length - limit);
    if (count < 0) {
      whole = true;
      return false;
    }
    limit += count;
    fetched += count;
    return true;
  }

  @Override
  public int read() throws IOException {
    return position < limit || fetch() ? buffer[position++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (position == limit && !fetch()) {
      return -1;
    }
    int count = Math.min(length, limit - position);
    System.arraycopy(buffer, position, target, offset, count);
    position += count;
    return count;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
