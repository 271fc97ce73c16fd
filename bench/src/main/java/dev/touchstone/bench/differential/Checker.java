package dev.touchstone.bench.differential;

import java.io.IOException;
import java.util.List;

/** Something that judges certificates. */
interface Checker extends AutoCloseable {

  /** The line of the verdict (docs/format.md, 4) on each. */
  List<String> judge(List<Pair> pairs) throws IOException;

  @Override
  default void close() throws IOException {}
}
