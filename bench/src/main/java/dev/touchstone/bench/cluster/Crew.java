package dev.touchstone.bench.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A coordinator and workers as processes of their own, started by the command line as
 * docs/cluster.md says, all on this machine.
 */
final class Crew implements AutoCloseable {

  private static final String HEAP = "-Xmx512m";

  private final Path folder;
  private final String game;
  private final int firstJob;
  private final String address;
  private final Path secret;
  private final List<Process> workers = new ArrayList<>();
  private Process coordinator;

  /** Begins with a coordinator and so many workers. */
  Crew(Path folder, String game, int firstJob, int count) throws IOException {
    this.folder = folder;
    this.game = game;
    this.firstJob = firstJob;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      address = "127.0.0.1:" + free.getLocalPort();
    }
    secret = Files.writeString(folder.resolve("secret"), "a secret of this test, and no other\n");
    secret.toFile().setReadable(false, false);
    secret.toFile().setReadable(true, true);
    secret.toFile().setWritable(false, false);
    coordinator = coordinator("");
    for (int i = 0; i < count; i++) {
      workers.add(worker(i));
    }
  }

  /** Where the proof comes to lie. */
  Path out() {
    return folder.resolve("out");
  }

  /** What became of each job. */
  Path lines() {
    return folder.resolve("jobs");
  }

  Path errors(String who) {
    return folder.resolve(who + ".err");
  }

  private Process start(String who, String before, String... typed) throws IOException {
    List<String> command = new ArrayList<>();
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    if (!before.isEmpty()) {
      command.addAll(List.of("/bin/bash", "-c", before + "; exec \"$@\"", "bash"));
    }
    command.addAll(
        List.of(
            java,
            HEAP,
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-cp",
            System.getProperty("java.class.path")));
    command.add("dev.touchstone.cli.Main");
    command.addAll(Arrays.asList(typed));
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(folder.resolve(who + ".out").toFile()))
        .redirectError(ProcessBuilder.Redirect.appendTo(errors(who).toFile()))
        .start();
  }

  private Process coordinator(String before) throws IOException {
    return start(
        "coordinator",
        before,
        "solve",
        game,
        "--weak",
        "--cluster",
        "--workers",
        "0",
        "--listen",
        address,
        "--secret",
        secret.toString(),
        "--lease",
        "10s",
        "--first-job",
        Integer.toString(firstJob),
        "--log",
        lines().toString(),
        "--out",
        out().toString());
  }

  /** The coordinator again, after this command of a shell, if there is one. */
  void startCoordinator(String before) throws IOException {
    coordinator = coordinator(before);
  }

  void startWorker(int number) throws IOException {
    workers.set(number, worker(number));
  }

  private Process worker(int number) throws IOException {
    return start("worker" + number, "", "worker", "--join", address, "--secret", secret.toString());
  }

  /** Starts those again that found nobody to join. */
  void startWhoIsGone() throws IOException {
    for (int i = 0; i < workers.size(); i++) {
      if (!workers.get(i).isAlive()) {
        startWorker(i);
      }
    }
  }

  int size() {
    return workers.size();
  }

  void killWorker(int number) throws InterruptedException {
    workers.get(number).destroyForcibly().waitFor();
  }

  void killCoordinator() throws InterruptedException {
    coordinator.destroyForcibly().waitFor();
  }

  /** Waits for the coordinator to end; whether it has. */
  boolean ends(long millis) throws InterruptedException {
    return coordinator.waitFor(millis, TimeUnit.MILLISECONDS);
  }

  int exitCode() {
    return coordinator.exitValue();
  }

  String said(String who) throws IOException {
    return Files.readString(errors(who), StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    List<Process> all = new ArrayList<>(workers);
    all.add(coordinator);
    all.forEach(Process::destroyForcibly);
    all.forEach(process -> process.onExit().join());
  }
}
