package dev.touchstone.bench.differential;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The second checker in a process of its own, which is given pairs and answers with lines. */
final class SecondChecker implements Checker {

  private final Process process;
  private final DataOutputStream to;
  private final BufferedReader from;

  SecondChecker(Path program) throws IOException {
    process =
        new ProcessBuilder(program.toString(), "--batch")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    to = new DataOutputStream(new BufferedOutputStream(process.getOutputStream(), 1 << 16));
    from = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
  }

  /** As many at a time as its answers fit into a pipe; see {@link Differential}. */
  @Override
  public List<String> judge(List<Pair> pairs) throws IOException {
    for (Pair pair : pairs) {
      write(pair.statement());
      write(pair.certificate());
    }
    to.flush();
    List<String> verdicts = new ArrayList<>();
    for (int i = 0; i < pairs.size(); i++) {
      String line = from.readLine();
      verdicts.add(line == null ? "no answer: the second checker has ended" : line);
    }
    return verdicts;
  }

  private void write(byte[] bytes) throws IOException {
    to.writeInt(bytes.length);
    to.write(bytes);
  }

  @Override
  public void close() {
    process.destroy();
  }
}
