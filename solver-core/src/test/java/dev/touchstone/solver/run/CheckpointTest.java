package dev.touchstone.solver.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.CheckpointException;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.table.PackedTable;
import dev.touchstone.solver.table.Table;
import dev.touchstone.statement.Problem;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table on disk: as it was, or refused in one line. */
class CheckpointTest {

  @TempDir private Path folder;
  private Path file;
  private SolveRequest request;

  @BeforeEach
  void searchForAWhile() throws BadGameException, IOException {
    file = folder.resolve("checkpoint");
    request = SolveRequest.of(Problem.weak(Notation.read("4,7,4"))).within(60, null);
    new Solver(request.withCheckpoint(file, Duration.ofHours(1)), SolveListener.none()).solve();
  }

  private Table empty() {
    return new PackedTable(new Arena(request.problem(), Heuristics.ALL), false);
  }

  private void assertRefused(String why) {
    assertThatThrownBy(() -> Checkpoint.load(file, request, empty()))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining(why);
  }

  @Test
  void whatIsLoadedAndSavedAgainIsTheSameFile() throws IOException {
    Table table = empty();
    assertThat(Checkpoint.load(file, request, table)).isEqualTo(60);
    assertThat(table.count()).isGreaterThan(50);
    byte[] before = Files.readAllBytes(file);
    Path again = folder.resolve("again");
    Checkpoint.save(again, request, table, 60);
    assertThat(Files.readAllBytes(again)).isEqualTo(before);
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactlyInAnyOrder(file, again);
    }
  }

  @Test
  void noBitCanChangeUnnoticed() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    Random random = new Random(71);
    for (int i = 0; i < 500; i++) {
      byte[] damaged = bytes.clone();
      damaged[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, damaged);
      assertRefused("remove it");
    }
  }

  @Test
  void noFileThatIsCutOffIsLoaded() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    for (int length = 0; length < bytes.length; length += 1 + length / 50) {
      Files.write(file, Arrays.copyOf(bytes, length));
      assertRefused("remove it");
    }
  }

  @Test
  void aCheckpointOfAnEarlierFormatIsNotOfThisVersion() throws IOException {
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
      out.writeUTF("touchstone checkpoint 1");
      out.write(new byte[1000]);
    }
    assertThat(Checkpoint.recognises(file)).isTrue();
    assertRefused("is not a checkpoint of this version; remove it");
  }

  @Test
  void aFileOfAnotherKindIsNotRecognised() throws IOException {
    for (String text : new String[] {"", "x", "\0\5hello", "something else altogether"}) {
      Files.writeString(file, text);
      assertThat(Checkpoint.recognises(file)).isFalse();
      assertRefused("remove it");
    }
  }

  @Test
  void aCheckpointOfOtherSettingsIsRefused() {
    SolveRequest other = request.with(Effort.SMALL);
    assertThatThrownBy(() -> Checkpoint.load(file, other, empty()))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("another game or of other settings");
  }

  @Test
  void aFolderThatIsNotThereIsSaidToBeTheReason() {
    Path nowhere = folder.resolve("no/checkpoint");
    assertThatThrownBy(() -> Checkpoint.save(nowhere, request, empty(), 0))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("cannot write the checkpoint");
  }
}
