package dev.touchstone.solver.table;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * Keys and entries one after the other: the number of entries in four bytes, then of each its key
 * and itself, each with its length in four bytes before it.
 */
final class EntryStream {

  private EntryStream() {}

  static void write(Table table, int cells, DataOutputStream out) throws IOException {
    out.writeInt(table.count());
    for (int id = 0; id < table.count(); id++) {
      writeBytes(table.key(id).toBytes(cells), out);
      writeBytes(table.entry(id).toBytes(cells), out);
    }
  }

  private static void writeBytes(byte[] bytes, DataOutputStream out) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** Fills an empty table; the entries get the numbers that they had. */
  static void read(Table table, int cells, DataInputStream in)
      throws IOException, BadEntryException {
    int entries = in.readInt();
    for (int i = 0; i < entries; i++) {
      Key key = Key.fromBytes(readBytes(in), cells);
      Entry entry = Entry.fromBytes(readBytes(in), cells);
      if (table.take(key, entry) != i) {
        throw new BadEntryException("a position that is there twice");
      }
    }
  }

  private static byte[] readBytes(DataInputStream in) throws IOException, BadEntryException {
    int length = in.readInt();
    if (length < 0) {
      throw new BadEntryException("fewer bytes than none");
    }
    // Allocates as the bytes come, not as they are announced.
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new BadEntryException("bytes that end too soon");
    }
    return bytes;
  }
}
