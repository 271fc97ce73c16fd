package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code solve --cluster}, as typed. */
class ClusterTest {

  @TempDir Path folder;

  @Test
  void aGameIsSolvedByTwoWorkersWithoutSetUp() throws Exception {
    Path out = folder.resolve("out");
    Run run =
        Run.of("solve", "5,5,4", "--weak", "--cluster", "--workers", "2", "--out", out.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("Maker wins 5,5,4 (weak)\nsearch: ").contains("proved: ");
    assertThat(out.resolve("certificate")).exists();
    assertThat(out.resolve("cluster.log")).doesNotExist();
    assertThat(out.resolve("cluster.secret")).doesNotExist();
    assertThat(Run.of("verify", out.toString()).exitCode()).isZero();
  }

  /** Whose lines have five cells each: the weak game says that nobody wins. */
  @Test
  void aDrawnBoardIsSolvedByTheWeakGame() throws Exception {
    Path out = folder.resolve("out");
    Run run = Run.of("solve", "5,6,5", "--cluster", "--workers", "2", "--out", out.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("Nobody wins 5,6,5 (strong)\nsearch: ").contains("proved: ");
    assertThat(out.resolve("cluster.log")).doesNotExist();
    assertThat(out.resolve("cluster.log-2")).doesNotExist();
  }

  @Test
  void aBudgetKeepsTheLogAndTheNextRunGoesOn() throws Exception {
    String out = folder.resolve("out").toString();
    String[] typed = {
      "solve", "5,5,4", "--weak", "--cluster", "--first-job", "3", "--out", out, "--max-nodes", "9"
    };
    Run first = Run.of(typed);
    assertThat(first.exitCode()).isEqualTo(4);
    assertThat(first.err()).contains("cluster.log is kept: the same command");
    assertThat(folder.resolve("out/cluster.log")).exists();
    Run same = Run.of(typed);
    assertThat(same.exitCode()).isEqualTo(4);
    assertThat(reached(same)).isEqualTo(reached(first));
    typed[9] = "100000";
    Run second = Run.of(typed);
    assertThat(second.exitCode()).isZero();
    assertThat(second.out()).containsPattern("search: [0-9]+ nodes \\([0-9]+ of them before\\)");
  }

  /** How far it has come, as the last line says. */
  private static String reached(Run run) {
    assertThat(run.out()).contains(" first moves settled, ");
    return run.out().substring(run.out().indexOf(" a second, "));
  }

  /** A file without a byte is no log, and beside a checkpoint there is none. */
  @Test
  void anEmptyFileBesideACheckpointStays() throws Exception {
    Path mine = Files.createFile(folder.resolve("mine-2"));
    String checkpoint = folder.resolve("mine").toString();
    String out = folder.resolve("out").toString();
    Run run =
        Run.of("solve", "5,5,4", "--weak", "--restart", "--checkpoint", checkpoint, "--out", out);
    assertThat(run.exitCode()).isZero();
    assertThat(mine).exists();
  }

  @Test
  void theLogOfAnotherGameStays() throws Exception {
    Path out = Files.createDirectory(folder.resolve("out"));
    Files.writeString(
        out.resolve("cluster.log"), "somebody wrote this, and it is longer than that");
    Run run = Run.of("solve", "5,5,4", "--weak", "--cluster", "--out", out.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("cluster.log: is no log of jobs").hasLineCount(1);
    assertThat(out.resolve("cluster.log")).isNotEmptyFile();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve 5,5,4 --turn 2 --cluster|--cluster: for Hex, and games with one stone a turn on fin",
        "solve hex 4,4 --all-openings --cluster|--cluster: for one position of Hex; leave --all-o",
        "solve plane 8 --weak --cluster|--cluster: for Hex, and games with one stone a turn",
        "solve hex 4,4 --moves a1 --page 1|--workers, --listen, --secret, --lease, --first-job",
        "solve 5,5,4 --weak --workers 2|--workers, --listen, --secret, --lease, --first-job",
        "solve 5,5,4 --weak --policy greedy|--workers, --listen, --secret, --lease, --first-job",
        "solve 5,5,4 --weak --cluster --workers -1|--workers: 0 to 256, not -1",
        "solve 5,5,4 --weak --cluster --workers x|Invalid value for option '--workers'",
        "solve 5,5,4 --weak --cluster --first-job 0|--first-job: at least 1, not 0",
        "solve 5,5,4 --weak --cluster --policy some|Invalid value for option '--policy'",
        "solve 5,5,4 --weak --cluster --page 65536|--page: a port, 0 to 65535, not 65536",
        "solve --weak --cluster 5,5,4|Missing required parameter: 'GAME'",
        "solve 5,5,4 --weak --cluster here:1|--cluster HOST:PORT needs the secret of that cluster",
        "solve 5,5,4 --weak --cluster --listen 127.0.0.1:0|--listen: HOST:PORT, as 127.0.0.1:5701",
        "solve 5,5,4 --weak --cluster --listen 127.0.0.1:65536|--listen: HOST:PORT, as 127.0.0.1",
        "solve 5,5,4 --weak --cluster --workers 999|--workers: 0 to 256, not 999",
        "solve 5,5,4 --weak --cluster --listen here|--listen: HOST:PORT, as 127.0.0.1:5701, not 'here'",
        "solve 5,5,4 --weak --cluster --threads 2|--engine, --effort, --threads: workers have their own",
        "watch|--secret FILE: what all members share",
        "watch --join 5701 --secret no/such|--join: HOST:PORT, as 127.0.0.1:5701, not '5701'",
        "watch --secret no/such|cannot use the secret: no/such: no such file",
        "worker --join 127.0.0.1:5701 --secret no/such|cannot use the secret: no/such: no such file",
        "worker --join 127.0.0.1:5701 --secret x --workers 0|--workers: 1 to 256, not 0",
        "worker|either --join HOST:PORT or --listen HOST:PORT",
        "worker --join 127.0.0.1:5701|--secret FILE: what all members share",
      })
  void whatMakesNoSenseIsRefusedInALine(String typed, String line) {
    Run run = Run.of(words(typed));
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).startsWith("touchstone: " + line).hasLineCount(1);
    assertThat(run.out()).isEmpty();
  }

  /** Boards of two words are one argument. */
  private static String[] words(String typed) {
    String[] words = typed.replace("hex ", "hex_").replace("plane ", "plane_").split(" ", -1);
    return Arrays.stream(words).map(word -> word.replace('_', ' ')).toArray(String[]::new);
  }

  private Run solve(String... options) {
    List<String> typed = new ArrayList<>(List.of("solve", "5,5,4", "--weak", "--cluster"));
    typed.addAll(List.of("--out", folder.resolve("out").toString()));
    typed.addAll(List.of(options));
    return Run.of(typed.toArray(String[]::new));
  }

  private void refused(Run run, String line) {
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).startsWith("touchstone: " + line).hasLineCount(1);
  }

  @Test
  void aPortThatIsTakenIsSaid() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String address = "127.0.0.1:" + taken.getLocalPort();
      refused(
          solve("--workers", "0", "--listen", address),
          "the cluster: cannot listen at %s: Address already in use".formatted(address));
      refused(
          solve("--page", Integer.toString(taken.getLocalPort())),
          "--page: cannot listen at %s: Address already in use".formatted(address));
      Path secret = secret("rw-------", "0123456789012345678901234567890123456789");
      refused(
          Run.of("worker", "--listen", address, "--secret", secret.toString()),
          "cannot work: cannot listen at %s: Address already in use".formatted(address));
    }
  }

  private Path secret(String permissions, String text) throws IOException {
    Path file = Files.writeString(folder.resolve("secret"), text);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
  }

  @Test
  void aSecretIsLongAndNobodyElses() throws Exception {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    String file = folder.resolve("secret").toString();
    refused(solve("--secret", file), "cannot use the secret: " + file + ": no such file");
    secret("rw-------", "");
    refused(
        solve("--secret", file), "cannot use the secret: " + file + ": no secret; it is one line");
    secret("rw-r--r--", "0123456789012345678901234567890123456789");
    refused(
        solve("--secret", file),
        "cannot use the secret: %s: others may read this secret; say chmod 600".formatted(file));
  }

  /** What was kept for days is not thrown away for one bit. */
  @Test
  void aDamagedLogIsRefusedAndStays() throws Exception {
    assertThat(solve("--first-job", "2", "--max-nodes", "20").exitCode()).isEqualTo(4);
    Path log = folder.resolve("out/cluster.log");
    byte[] bytes = Files.readAllBytes(log);
    bytes[45] ^= 1;
    Files.write(log, bytes);
    refused(
        solve(), "cannot go on with the log of the cluster: " + log + ": is damaged at byte 40, ");
    assertThat(log).hasBinaryContent(bytes);
    assertThat(solve("--restart").exitCode()).isZero();
  }

  @Test
  void aFolderThatIsInUseIsSaid() throws Exception {
    Path out = folder.resolve("out");
    try (TheoremFolder other = TheoremFolder.open(out)) {
      assertThat(other.files().folder()).isEqualTo(out);
      refused(solve(), out + ": another run is at work there");
    }
  }

  /** The journal of the run lies there, and the proof will. */
  @Test
  void theLinesOfJobsAreNotInTheFolderOfTheRun() {
    for (String name : List.of("statement", "cluster.log")) {
      Path lines = folder.resolve("out").resolve(name);
      refused(
          solve("--log", lines.toString()), "--log " + lines + ": not in the folder of the run");
    }
  }

  @Test
  void everyJobHasItsLinesWhereTheyAreAskedFor() throws Exception {
    Path lines = folder.resolve("jobs");
    Run run = solve("--page", "0", "--log", lines.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).matches("touchstone: to be seen at http://127.0.0.1:[0-9]+/\n");
    assertThat(Files.readAllLines(lines))
        .allMatch(line -> line.matches("[0-9.]+\t[a-z]+\tworker-[0-9a-f]+\t[0-9]+\t[0-9]+"))
        .anyMatch(line -> line.contains("\tproved\t"));
  }
}
