package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.game.Notation;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.Problem;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** A search by many, and what happens before it has begun. */
@Timeout(60)
class ClusterRunTest {

  private static final PrintStream NOWHERE = new PrintStream(OutputStream.nullOutputStream());

  @TempDir Path folder;

  /** The thread that listens may be faster than the one that has the log to open. */
  @Test
  void aPortThatIsTakenEndsASearchThatHasNotBegun() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        TheoremFolder out = TheoremFolder.open(folder.resolve("out"))) {
      String address = "127.0.0.1:" + taken.getLocalPort();
      ClusterChoice choice =
          CommandLine.populateCommand(
              new ClusterChoice(), "--cluster", "--workers", "0", "--listen", address);
      Console console =
          new Console(InputStream.nullInputStream(), NOWHERE, NOWHERE, new Interruption(NOWHERE));
      SolveRequest request =
          SolveRequest.of(Problem.weak(Notation.read("5,5,4")))
              .withCheckpoint(folder.resolve("log"), Duration.ofMinutes(1));
      ClusterRun run = new ClusterRun(console, choice, request, out, SolveListener.none());
      run.failed(new IOException("it was fast"));
      assertThatThrownBy(run::search)
          .isInstanceOf(Refusal.class)
          .hasMessageMatching("the cluster: (it was fast|cannot listen at .*)");
    }
  }
}
