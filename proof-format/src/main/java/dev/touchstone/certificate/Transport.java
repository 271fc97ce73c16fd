package dev.touchstone.certificate;

import java.io.BufferedInputStream;
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

  private Transport() {}

  /** The certificate's own bytes, of at most {@code cap}. */
  static InputStream open(InputStream file, long cap) throws IOException {
    BufferedInputStream in = new BufferedInputStream(file, 1 << 16);
    in.mark(2);
    boolean compressed = in.read() == Gunzip.ID1 && in.read() == Gunzip.ID2;
    in.reset();
    return compressed ? new Gunzip(in, cap) : in;
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
