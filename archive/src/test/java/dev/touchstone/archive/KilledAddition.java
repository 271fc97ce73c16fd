package dev.touchstone.archive;

import dev.touchstone.theorem.ProofListener;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A process that adds to an archive and is gone in the middle, as if it had been killed. */
final class KilledAddition {

  static final int KILLED = 9;

  private KilledAddition() {}

  /** Archive, folder, and before which step it ends: 0 while it verifies, 1 the first move. */
  public static void main(String[] args) throws Exception {
    int last = Integer.parseInt(args[2]);
    int[] moves = new int[1];
    Path archive = Path.of(args[0]);
    Addition.Request request = new Addition.Request(null, null, true, archive.resolve(Trust.KEYS));
    ProofListener listener =
        (stage, done, all) -> {
          if (last == 0 && archive.resolve(Transaction.FOLDER).toFile().exists()) {
            Runtime.getRuntime().halt(KILLED);
          }
        };
    Transaction.Mover mover =
        (from, to) -> {
          moves[0]++;
          if (moves[0] == last) {
            Runtime.getRuntime().halt(KILLED);
          }
          Transaction.AT_ONCE.move(from, to);
        };
    new Addition(archive, request, listener, mover).of(Path.of(args[1]));
  }

  /** Runs it; the exit code. */
  static int run(Path archive, Path folder, int last) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                KilledAddition.class.getName(),
                archive.toString(),
                folder.toString(),
                Integer.toString(last))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IOException("it did not end");
    }
    return process.exitValue();
  }
}
