package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Searches that end before they are done, and go on. */
class InterruptionTest {

  /** Interrupted after ten positions it is proved by other bytes. */
  private static final String GAME = "4,6,4";

  @TempDir Path root;
  private SmallArchive archive = new SmallArchive(Path.of(""));
  private SmallArchive.Quiet listener = new SmallArchive.Quiet();

  @BeforeEach
  void anInterruptedSearch() {
    archive = new SmallArchive(root);
    listener = new SmallArchive.Quiet();
  }

  private Made make(Regenerate regenerate, long maxNodes) throws Refusal {
    return archive
        .workshop(new Orders(Set.of(), false))
        .make(SmallArchive.plan("x", GAME, null, regenerate, maxNodes), listener);
  }

  private void interrupted(Regenerate regenerate, long maxNodes) {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> make(regenerate, maxNodes))
        .satisfies(
            refusal -> {
              assertThat(refusal.kind()).isEqualTo(Refusal.Kind.OUT_OF_BUDGET);
              assertThat(refusal.line())
                  .startsWith("x: the node budget is used up after ")
                  .contains(checkpoint() + " is kept");
            });
    assertThat(checkpoint()).isNotEmptyFile();
    assertThat(archive.folder()).doesNotExist();
  }

  private Path checkpoint() {
    return archive.state().resolve("x").resolve("checkpoint");
  }

  /** The bytes of a search in one go, in another place. */
  private byte[] inOneGo() throws Refusal, IOException {
    SmallArchive other = new SmallArchive(root.resolve("other"));
    other.make(SmallArchive.plan("x", GAME, Regenerate.ALWAYS));
    return Files.readAllBytes(other.files("x").certificate());
  }

  @Test
  void theNextRunGoesOnFromTheCheckpoint() throws Exception {
    interrupted(Regenerate.IF_MISSING, 10);
    assertThat(listener.resumed).isZero();
    assertThat(make(Regenerate.IF_MISSING, Long.MAX_VALUE)).isEqualTo(Made.ADDED);
    assertThat(listener.resumed).isOne();
    assertThat(checkpoint()).doesNotExist();
    assertThat(archive.files("x").certificate())
        .satisfies(file -> assertThat(Files.readAllBytes(file)).isNotEqualTo(inOneGo()));
  }

  @Test
  void whatIsAlwaysSolvedEndsWithTheBytesOfOneGo() throws Exception {
    interrupted(Regenerate.ALWAYS, 10);
    assertThat(make(Regenerate.ALWAYS, Long.MAX_VALUE)).isEqualTo(Made.ADDED);
    assertThat(listener.resumed).isOne();
    assertThat(archive.files("x").certificate()).hasBinaryContent(inOneGo());
    assertThat(make(Regenerate.ALWAYS, Long.MAX_VALUE)).isEqualTo(Made.UP_TO_DATE);
  }

  @Test
  void alsoIfTheSecondSearchIsInterruptedAgain() throws Exception {
    interrupted(Regenerate.ALWAYS, 10);
    // The one that goes on comes to its end, the one in one go does not.
    listener.stopped = listener.searches + 2;
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> make(Regenerate.ALWAYS, Long.MAX_VALUE))
        .satisfies(refusal -> assertThat(refusal.kind()).isEqualTo(Refusal.Kind.OUT_OF_BUDGET));
    assertThat(archive.state().resolve("x/certificate")).exists();
    assertThat(archive.folder()).doesNotExist();
    assertThat(make(Regenerate.ALWAYS, Long.MAX_VALUE)).isEqualTo(Made.ADDED);
    assertThat(archive.files("x").certificate()).hasBinaryContent(inOneGo());
  }

  @Test
  void aResumedProofThatWasNotPublishedIsNotTakenForOneOfOneGo() throws Exception {
    interrupted(Regenerate.IF_MISSING, 10);
    make(Regenerate.IF_MISSING, Long.MAX_VALUE);
    byte[] resumed = Files.readAllBytes(archive.files("x").certificate());
    for (String file : new String[] {"statement", "certificate", "manifest"}) {
      Files.delete(archive.files("x").folder().resolve(file));
    }
    assertThat(make(Regenerate.IF_MISSING, Long.MAX_VALUE)).isEqualTo(Made.ADDED);
    assertThat(archive.files("x").certificate()).hasBinaryContent(resumed);
    assertThat(make(Regenerate.ALWAYS, Long.MAX_VALUE)).isEqualTo(Made.UP_TO_DATE);
    for (String file : new String[] {"statement", "certificate", "manifest"}) {
      Files.delete(archive.files("x").folder().resolve(file));
    }
    assertThat(make(Regenerate.ALWAYS, Long.MAX_VALUE)).isEqualTo(Made.ADDED);
    assertThat(archive.files("x").certificate()).hasBinaryContent(inOneGo());
  }

  @Test
  void aCheckpointOfAnotherGameIsSaidInOneLine() throws Exception {
    interrupted(Regenerate.IF_MISSING, 10);
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> archive.make(SmallArchive.plan("x", "4,5,4", Regenerate.IF_MISSING)))
        .satisfies(
            refusal ->
                assertThat(refusal.line()).hasLineCount(1).contains(checkpoint().toString()));
  }

  @Test
  void aDamagedCheckpointIsSaidInOneLine() throws Exception {
    interrupted(Regenerate.IF_MISSING, 10);
    Files.write(checkpoint(), new byte[] {1, 2, 3});
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> make(Regenerate.IF_MISSING, Long.MAX_VALUE))
        .satisfies(
            refusal ->
                assertThat(refusal.line()).hasLineCount(1).contains(checkpoint().toString()));
  }
}
