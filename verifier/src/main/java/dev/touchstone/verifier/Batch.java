package dev.touchstone.verifier;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Pairs of files, a line each: the statement's name, a tab, the certificate's. Each is answered by
 * a line at once; one that cannot be read does not end the run.
 */
final class Batch {

  private static final String UNREADABLE = "e UNREADABLE";

  private static final Charset LOCALE =
      Charset.forName(System.getProperty("native.encoding", "UTF-8"));

  private final PrintStream out;
  private final PrintStream err;
  private int exitCode;

  private Batch(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /** Returns the greatest exit code of all pairs; 0 if there are none. */
  static int run(InputStream in, PrintStream out, PrintStream err) throws IOException {
    Batch batch = new Batch(out, err);
    BufferedInputStream pairs = new BufferedInputStream(in);
    Optional<String> pair = line(pairs);
    for (long number = 1; pair.isPresent() && batch.answer(number, pair.get()); number++) {
      pair = line(pairs);
    }
    return batch.exitCode;
  }

  /** The next line; the names of files are in the characters of the locale, as in arguments. */
  private static Optional<String> line(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int next = in.read();
    if (next < 0) {
      return Optional.empty();
    }
    for (; next >= 0 && next != '\n'; next = in.read()) {
      line.write(next);
    }
    return Optional.of(line.toString(LOCALE));
  }

  /** Whether the answer could be written. */
  private boolean answer(long number, String pair) {
    String[] files = pair.split("\t", -1);
    String answer = UNREADABLE;
    int code = Main.USAGE_OR_IO;
    try {
      if (files.length != 2) {
        throw new IOException("a pair: two names with a tab between them are wanted");
      }
      Judged judged = Judged.of(files[0], files[1], UnaryOperator.identity(), null);
      answer = judged.verdict().line();
      code = judged.verdict().exitCode();
      if (code > 0) {
        judged.explanation().forEach(why -> err.println("line " + number + ": " + why));
      }
    } catch (IOException e) {
      err.println("line " + number + ": cannot read " + e.getMessage());
    }
    boolean written = Main.say(List.of(answer), List.of(), out, err);
    exitCode = Math.max(exitCode, written ? code : Main.USAGE_OR_IO);
    return written;
  }
}
