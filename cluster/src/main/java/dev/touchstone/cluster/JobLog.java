package dev.touchstone.cluster;

import dev.touchstone.cluster.proof.Certificates;
import dev.touchstone.cluster.tree.Made.ByJob;
import dev.touchstone.statement.Sha256;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * What has happened to the tree, in a file that only grows: records of a length, a kind, their
 * bytes and a checksum. A result counts once it is on the disk. A run that was killed may leave
 * half a record at the end; the next one cuts it off.
 */
public final class JobLog implements Certificates, AutoCloseable {

  /** Takes the records of an earlier run. */
  @FunctionalInterface
  interface Reading {

    /**
     * Takes the next record.
     *
     * @param place where its bytes begin in the file
     */
    void record(byte kind, byte[] bytes, long place) throws IOException;
  }

  private static final byte[] MAGIC = "\u0089TSJ\r\n\u001a\4".getBytes(StandardCharsets.ISO_8859_1);
  private static final int HEADER = 8 + 32;
  private static final int AROUND = 4 + 1 + 4;
  private static final int MOST = 1 << 27;

  /** Records have kinds from 1 to this. */
  static final int KINDS = 3;

  /** What is longer is no record by chance if what follows it may be one. */
  private static final int SHORT = 1 << 20;

  private final Path file;
  private final FileChannel channel;
  private long end;

  private JobLog(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /** Opens the log of this game, or begins one; refuses that of another game. */
  public static JobLog open(Path file, String question) throws IOException {
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    JobLog log = new JobLog(file, channel);
    try {
      log.begin(Sha256.start().digest(question.getBytes(StandardCharsets.UTF_8)));
      return log;
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  private void begin(byte[] digest) throws IOException {
    byte[] header = Arrays.copyOf(MAGIC, HEADER);
    System.arraycopy(digest, 0, header, MAGIC.length, digest.length);
    if (onlyBegun(header)) {
      write(header, 0);
      channel.force(true);
    } else {
      byte[] there = read(0, (int) Math.min(channel.size(), HEADER));
      if (!Arrays.equals(Arrays.copyOf(there, 8), MAGIC)) {
        throw notOurs("is no log of jobs");
      }
      if (!Arrays.equals(there, header)) {
        throw notOurs("is the log of another game");
      }
    }
    end = HEADER;
  }

  /**
   * Whether the file is new, or ends within its header: of a write that a power cut stopped, the
   * length may be on the disk and the bytes not yet, so zeros may stand for the rest.
   */
  private boolean onlyBegun(byte[] header) throws IOException {
    return channel.size() < 2 * HEADER && isCut(read(0, (int) channel.size()), header);
  }

  private static boolean isCut(byte[] there, byte[] header) {
    int written = Arrays.mismatch(there, header);
    if (written < 0 || written == header.length) {
      return false;
    }
    for (int i = written; i < there.length; i++) {
      if (there[i] != 0) {
        return false;
      }
    }
    return true;
  }

  private FileSystemException notOurs(String why) {
    return new FileSystemException(file.toString(), null, why);
  }

  /** Whether a file begins like a log, or ends before one can tell. */
  public static boolean recognises(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      byte[] first = in.readNBytes(MAGIC.length);
      return Arrays.equals(first, Arrays.copyOf(MAGIC, first.length));
    }
  }

  /** Whether something lies there that no run has begun as a log. */
  public static boolean isOther(Path path) throws IOException {
    if (!Files.isRegularFile(path)) {
      return Files.exists(path);
    }
    boolean begun =
        recognises(path)
            || (Files.size(path) < 2 * HEADER && isCut(Files.readAllBytes(path), MAGIC));
    return !begun;
  }

  /**
   * Reads what is there; returns how many bytes at the end were no whole record and are gone. Such
   * bytes are what a run leaves that is killed while it writes; whole records behind them are
   * something else, and nothing is cut off then.
   */
  long replay(Reading reading) throws IOException {
    long size = channel.size();
    while (true) {
      byte[] bytes = whole(end, size);
      if (bytes == null) {
        break;
      }
      reading.record(read(end + 4, 1)[0], bytes, end + 5);
      end += AROUND + bytes.length;
    }
    if (isWholeBehind(size)) {
      throw notOurs("is damaged at byte %d, in front of records that are whole".formatted(end));
    }
    channel.truncate(end);
    return size - end;
  }

  /** Whether behind what is no record, wherever that ends, there is one. */
  private boolean isWholeBehind(long size) throws IOException {
    for (long from = end + 1; from < size; from += SHORT) {
      ByteBuffer bytes = ByteBuffer.wrap(read(from, (int) Math.min(size - from, SHORT + 4)));
      for (int i = 0; i < SHORT && i + 5 <= bytes.limit(); i++) {
        int length = bytes.getInt(i);
        long behind = from + i + AROUND + length;
        if (length > 0
            && isKind(bytes.get(i + 4))
            && behind <= size
            && (length <= SHORT || size - behind < 5 || isKind(read(behind + 4, 1)[0]))
            && whole(from + i, size) != null) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isKind(byte kind) {
    return kind >= 1 && kind <= KINDS;
  }

  /** The bytes of the record that begins here and ends before {@code size}, if it is whole. */
  private byte @Nullable [] whole(long at, long size) throws IOException {
    if (size - at <= AROUND) {
      return null;
    }
    ByteBuffer head = ByteBuffer.wrap(read(at, 5));
    int length = head.getInt();
    byte kind = head.get();
    if (!isKind(kind) || length < 0 || length > MOST || length > size - at - AROUND) {
      return null;
    }
    byte[] bytes = read(at + 5, length);
    int sum = ByteBuffer.wrap(read(at + 5 + length, 4)).getInt();
    return sum == checksum(kind, bytes) ? bytes : null;
  }

  /** Adds a record; returns where its bytes begin. It is safe only after {@link #force}. */
  long append(byte kind, byte[] bytes) throws IOException {
    ByteBuffer record = ByteBuffer.allocate(AROUND + bytes.length);
    record.putInt(bytes.length).put(kind).put(bytes).putInt(checksum(kind, bytes));
    long place = end + 5;
    write(record.array(), end);
    end += record.capacity();
    return place;
  }

  /** Whatever was added is on the disk from now on. */
  void force() throws IOException {
    channel.force(false);
  }

  private static int checksum(byte kind, byte[] bytes) {
    CRC32C sum = new CRC32C();
    sum.update(kind);
    sum.update(bytes);
    return (int) sum.getValue();
  }

  private void write(byte[] bytes, long at) throws IOException {
    try {
      ByteBuffer left = ByteBuffer.wrap(bytes);
      while (left.hasRemaining()) {
        channel.write(left, at + left.position());
      }
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      throw new FileSystemException(file.toString(), null, e.getMessage());
    }
  }

  private byte[] read(long at, int length) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    while (bytes.hasRemaining()) {
      if (channel.read(bytes, at + bytes.position()) < 0) {
        throw new EOFException(file + " ends too soon");
      }
    }
    return bytes.array();
  }

  @Override
  public InputStream open(ByJob made) throws IOException {
    return new ByteArrayInputStream(read(made.place(), made.length()));
  }

  /** The bytes in the log. */
  public long size() {
    return end;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
