package dev.touchstone.solver.run;

import dev.touchstone.game.OutputFile;
import dev.touchstone.solver.CheckpointException;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.table.BadEntryException;
import dev.touchstone.solver.table.Table;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Statement;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.StreamCorruptedException;
import java.io.UTFDataFormatException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * The table on disk. A checkpoint is written beside the old one and then takes its place in one
 * step, so that there is a whole one at every moment. It says for which game and which heuristics
 * it was made and ends with a checksum; between them the entries lie as they travel.
 */
final class Checkpoint {

  private static final String KIND = "touchstone checkpoint";
  private static final String MAGIC = KIND + " 4";
  private static final String DAMAGED = " is damaged; remove it to start anew";
  private static final int BUFFER = 1 << 16;

  private Checkpoint() {}

  /** What a checkpoint must be of to be gone on from. */
  private static String identity(SolveRequest request) {
    Statement game = request.problem().wonBy(Outcome.WHITE);
    StringBuilder digest = new StringBuilder();
    for (byte b : game.digest()) {
      digest.append("%02x".formatted(b & 0xFF));
    }
    return digest + " " + request.search().heuristics() + " " + request.search().effort();
  }

  /** Whether a file begins as checkpoints do. */
  static boolean recognises(Path file) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      return in.readUTF().startsWith(KIND);
    } catch (EOFException | UTFDataFormatException e) {
      return false;
    }
  }

  /** What is kept between runs. */
  interface Saved {
    void save(DataOutputStream out) throws IOException;
  }

  /** What takes it up again. */
  interface Loaded {
    void load(DataInputStream in) throws IOException, BadEntryException;
  }

  /** Whether a file is a checkpoint of this version and of this request. */
  static boolean isOf(Path file, SolveRequest request) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      return in.readUTF().equals(MAGIC) && in.readUTF().equals(identity(request));
    } catch (EOFException | UTFDataFormatException e) {
      return false;
    }
  }

  static void save(Path file, SolveRequest request, Table table, long expansions)
      throws IOException {
    save(file, request, out -> save(out, table, expansions));
  }

  static void save(DataOutputStream out, Table table, long expansions) throws IOException {
    out.writeLong(expansions);
    table.save(out);
  }

  static void save(Path file, SolveRequest request, Saved state) throws IOException {
    CRC32 sum = new CRC32();
    try {
      OutputFile.write(
          file,
          target -> {
            DataOutputStream out =
                new DataOutputStream(
                    new BufferedOutputStream(new CheckedOutputStream(target, sum), BUFFER));
            out.writeUTF(MAGIC);
            out.writeUTF(identity(request));
            state.save(out);
            out.flush();
            out.writeLong(sum.getValue());
            out.flush();
          });
    } catch (IOException e) {
      throw new CheckpointException("cannot write the checkpoint " + e.getMessage(), e);
    }
  }

  /** Loads the table; returns the nodes expanded so far. */
  static long load(Path file, SolveRequest request, Table table) throws IOException {
    long[] expansions = {0};
    load(
        file,
        request,
        in -> {
          expansions[0] = in.readLong();
          table.load(in);
        });
    return expansions[0];
  }

  static void load(Path file, SolveRequest request, Loaded state) throws IOException {
    CRC32 sum = new CRC32();
    try (DataInputStream in =
        new DataInputStream(
            new CheckedInputStream(
                new BufferedInputStream(Files.newInputStream(file), BUFFER), sum))) {
      if (!in.readUTF().equals(MAGIC)) {
        throw new CheckpointException(file + " is not a checkpoint of this version; remove it");
      }
      if (!in.readUTF().equals(identity(request))) {
        throw new CheckpointException(
            file
                + " is a checkpoint of another game or of other settings (stones, effort);"
                + " go on with those, or remove it");
      }
      requireUndamaged(file);
      state.load(in);
      long expected = sum.getValue();
      if (in.readLong() != expected) {
        throw new CheckpointException(file + DAMAGED);
      }
    } catch (CheckpointException e) {
      throw e;
    } catch (BadEntryException | StreamCorruptedException e) {
      throw new CheckpointException(file + DAMAGED, e);
    } catch (EOFException | UTFDataFormatException e) {
      throw new CheckpointException(file + " is not a whole checkpoint; remove it", e);
    } catch (IOException e) {
      throw new CheckpointException("cannot read the checkpoint " + file + ": " + e, e);
    }
  }

  /** Whoever loads a state may trust that it is one that was saved. */
  private static void requireUndamaged(Path file) throws IOException {
    CRC32 sum = new CRC32();
    long rest = Files.size(file) - Long.BYTES;
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
      byte[] block = new byte[BUFFER];
      while (rest > 0) {
        int length = (int) Math.min(BUFFER, rest);
        in.readFully(block, 0, length);
        sum.update(block, 0, length);
        rest -= length;
      }
      if (in.readLong() != sum.getValue()) {
        throw new CheckpointException(file + DAMAGED);
      }
    }
  }
}
