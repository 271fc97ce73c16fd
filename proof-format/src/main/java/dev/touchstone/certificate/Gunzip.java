package dev.touchstone.certificate;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Reads one gzip member and nothing else: no second member, no bytes behind it, check sum and
 * length must be right. The JDK's own reader is laxer: it skips what follows the member if that is
 * no gzip.
 */
final class Gunzip extends InputStream {

  static final int ID1 = 0x1F;
  static final int ID2 = 0x8B;

  private static final int DEFLATE = 8;
  private static final int FLAG_NAME = 0x08;
  private static final int LONGEST_NAME = 1024;

  private final FileBytes in;
  private final long cap;
  private final Inflater inflater = new Inflater(true);
  private final CRC32 sum = new CRC32();
  private final byte[] input = new byte[1 << 15];
  private int inputLength;
  private boolean headerRead;
  private boolean ended;

  Gunzip(FileBytes in, long cap) {
    this.in = in;
    this.cap = cap;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (!headerRead) {
      readHeader();
    }
    if (length == 0) {
      return 0;
    }
    while (!ended) {
      int room = room(length);
      int count = inflate(target, offset, Math.max(1, room));
      if (count > 0) {
        if (room == 0) {
          throw tooLarge();
        }
        sum.update(target, offset, count);
        return count;
      }
    }
    return -1;
  }

  /** How many of the next bytes are within the limits: perhaps not all; 0 if none is. */
  private int room(int length) throws IOException {
    long unfolded = inflater.getBytesWritten();
    if (unfolded == cap || !in.hasAtLeast(Transport.bytesWanted(unfolded + 1))) {
      return 0;
    }
    long most = Math.min(cap, Transport.mostUnfolded(in.fetched()));
    return (int) Math.min(length, most - unfolded);
  }

  private CorruptStreamException tooLarge() {
    return new CorruptStreamException(
        Reason.TOO_LARGE,
        inflater.getBytesWritten() > cap
            ? "the certificate unfolds to more than " + cap + " bytes"
            : "a file of " + in.fetched() + " bytes unfolds to too many");
  }

  private int inflate(byte[] target, int offset, int length) throws IOException {
    try {
      int count = inflater.inflate(target, offset, length);
      if (count == 0 && inflater.finished()) {
        readTrailer();
        ended = true;
      } else if (count == 0 && inflater.needsInput()) {
        inputLength = in.read(input);
        if (inputLength < 0) {
          throw cut();
        }
        inflater.setInput(input, 0, inputLength);
      } else if (count == 0) {
        throw bad("needs a preset dictionary");
      }
      return count;
    } catch (DataFormatException e) {
      throw bad(String.valueOf(e.getMessage()));
    }
  }

  private void readHeader() throws IOException {
    headerRead = true;
    int[] header = new int[10];
    for (int i = 0; i < header.length; i++) {
      header[i] = in.read();
    }
    if (header[9] < 0) {
      throw cut();
    }
    if (header[0] != ID1 || header[1] != ID2 || header[2] != DEFLATE) {
      throw bad("not gzip by deflate");
    }
    if ((header[3] & ~FLAG_NAME) != 0) {
      throw bad("gzip flags " + header[3] + " are not used here");
    }
    int name = (header[3] & FLAG_NAME) != 0 ? in.read() : 0;
    for (int i = 0; name != 0; i++) {
      if (name < 0) {
        throw cut();
      }
      if (i == LONGEST_NAME) {
        throw bad("a file name of more than " + LONGEST_NAME + " bytes");
      }
      name = in.read();
    }
  }

  /** The check sum and the length, and then nothing. */
  private void readTrailer() throws IOException {
    int unused = inflater.getRemaining();
    int[] position = {inputLength - unused};
    long expected = little4(position);
    long length = little4(position);
    if (expected != sum.getValue() || length != (inflater.getBytesWritten() & 0xFFFFFFFFL)) {
      throw bad("check sum or length do not match");
    }
    if (position[0] < inputLength || in.read() >= 0) {
      throw new CorruptStreamException(Reason.TRAILING_BYTES, "bytes follow the gzip member");
    }
    inflater.end();
  }

  private long little4(int[] position) throws IOException {
    long value = 0;
    for (int i = 0; i < 4; i++) {
      int next = position[0] < inputLength ? input[position[0]++] & 0xFF : in.read();
      if (next < 0) {
        throw cut();
      }
      value |= (long) next << (8 * i);
    }
    return value;
  }

  private static CorruptStreamException bad(String detail) {
    return new CorruptStreamException(Reason.BAD_COMPRESSION, "gzip: " + detail);
  }

  private static CorruptStreamException cut() {
    return new CorruptStreamException(Reason.TRUNCATED, "the compressed certificate is cut short");
  }

  @Override
  public void close() throws IOException {
    inflater.end();
    in.close();
  }
}
