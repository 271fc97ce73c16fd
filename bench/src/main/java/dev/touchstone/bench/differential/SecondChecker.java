package dev.touchstone.bench.differential;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A checker in a process of its own, which is given pairs of files and answers with lines ({@code
 * --batch}, docs/format.md, section 4.2): the second checker, or the standalone verifier.
 */
final class SecondChecker implements Checker {

  private final Process process;
  private final Writer to;
  private final BufferedReader from;
  private final Path folder = Files.createTempDirectory("touchstone");
  private int most;

  SecondChecker(Path program) throws IOException {
    this(List.of(program.toString()));
  }

  SecondChecker(List<String> program) throws IOException {
    List<String> command = new ArrayList<>(program);
    command.add("--batch");
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    to = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), UTF_8));
    from = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
  }

  /** As many at a time as its answers fit into a pipe; see {@link Differential}. */
  @Override
  public List<String> judge(List<Pair> pairs) throws IOException {
    most = Math.max(most, pairs.size());
    for (int i = 0; i < pairs.size(); i++) {
      Files.write(statement(i), pairs.get(i).statement());
      Files.write(certificate(i), pairs.get(i).certificate());
      to.write(statement(i) + "\t" + certificate(i) + "\n");
    }
    to.flush();
    List<String> verdicts = new ArrayList<>();
    for (int i = 0; i < pairs.size(); i++) {
      String line = from.readLine();
      verdicts.add(line == null ? "no answer: the checker has ended" : line);
    }
    return verdicts;
  }

  private Path statement(int number) {
    return folder.resolve(number + ".statement");
  }

  private Path certificate(int number) {
    return folder.resolve(number + ".certificate");
  }

  @Override
  public void close() throws IOException {
    process.destroy();
    for (int i = 0; i < most; i++) {
      Files.deleteIfExists(statement(i));
      Files.deleteIfExists(certificate(i));
    }
    Files.delete(folder);
  }
}
