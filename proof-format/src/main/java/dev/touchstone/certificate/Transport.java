package dev.touchstone.certificate;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/**
 * gzip around a certificate, for transport only: the identity of a certificate is that of the bytes
 * inside. A file that does not begin like gzip is taken as it is.
 */
public final class Transport {

  /** The most bytes a compressed certificate may unfold to, unless the caller says otherwise. */
  public static final long OUTPUT_CAP = 1L << 32;

  /** What a compressed certificate may unfold to besides, by the size of its file. */
  private static final long FREE = 1L << 22;

  private static final long A_BYTE = 32;

  private Transport() {}

  /** The certificate's own bytes, of at most {@code cap}. */
  static InputStream open(FileBytes file, long cap) throws IOException {
    return file.startsWith(Gunzip.ID1, Gunzip.ID2) ? new Gunzip(file, cap) : file;
  }

  /** How many bytes a file must have that unfolds to so many. */
  static long bytesWanted(long unfolded) {
    return Math.max(0, unfolded - FREE + A_BYTE - 1) / A_BYTE;
  }

  /** How many bytes a file with so many may unfold to. */
  static long mostUnfolded(long bytes) {
    return FREE + A_BYTE * bytes;
  }

  /** Wraps a certificate for transport. */
  public static byte[] compress(byte[] certificate) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(certificate);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
