package dev.touchstone.solver.run;

import dev.touchstone.solver.CheckpointException;
import dev.touchstone.solver.SolveRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Keeps what a run knows in the checkpoint of its request, if it has one. */
final class Keeper {

  /** A large table takes long to save; no more than a tenth of the time goes there. */
  private static final int SAVING_SHARE = 9;

  private final SolveRequest request;
  private final Checkpoint.Saved state;
  private final @Nullable Path file;
  private long lastSaved = System.nanoTime();
  private long saving;

  Keeper(SolveRequest request, Checkpoint.Saved state) {
    this.request = request;
    this.state = state;
    file = request.saving().checkpoint();
  }

  /** The file to go on from, if there is one; refuses what cannot be one. */
  @Nullable Path file() throws CheckpointException {
    if (file == null || !Files.exists(file)) {
      return null;
    }
    if (!Files.isRegularFile(file)) {
      // Saving would put a file in the place of a device or a folder.
      throw new CheckpointException(file + " is not a file; choose another checkpoint");
    }
    return file;
  }

  /** Says why, if it cannot be saved. */
  void save() throws IOException {
    if (file != null) {
      Checkpoint.save(file, request, state);
    }
  }

  /**
   * On the way the search goes on without: the disk may have room again the next time. At the end
   * writing the proof may fail, and the search need not be done again then; but it may also succeed
   * where there is no room for the table.
   */
  void saveIfPossible() {
    long now = System.nanoTime();
    try {
      save();
    } catch (IOException e) {
      // See above; when a budget is used up, it is said.
    }
    lastSaved = System.nanoTime();
    saving = lastSaved - now;
  }

  /** Saves if the last time is so long ago, and long enough for what it took. */
  void saveAfter(long nanos) {
    if (System.nanoTime() - lastSaved > Math.max(nanos, SAVING_SHARE * saving)) {
      saveIfPossible();
    }
  }

  /** Saves as often as was asked for. */
  void saveNowAndThen() {
    saveAfter(request.saving().every().toNanos());
  }
}
