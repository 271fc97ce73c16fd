package dev.touchstone.cli;

import dev.touchstone.cluster.Inquiry;
import dev.touchstone.cluster.JobLog;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.theorem.FolderLock;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The checkpoint of a run, which is nobody else's while it lasts, whichever folder it lies in. */
final class RunCheckpoint implements AutoCloseable {

  private final Path file;
  private final FolderLock lock;

  private RunCheckpoint(Path file, FolderLock lock) {
    this.file = file;
    this.lock = lock;
  }

  /** Refuses a name that cannot be one, and a checkpoint that another run has. */
  static RunCheckpoint take(Path file, TheoremFolder folder) throws Refusal {
    Path parent = file.toAbsolutePath().getParent();
    if (parent == null || !Files.isDirectory(parent) || Files.isDirectory(file)) {
      throw Refusal.usage("--checkpoint " + file + ": must be a file in an existing folder");
    }
    if (folder.wouldTake(file)) {
      throw Refusal.usage("--checkpoint " + file + ": the result goes there; choose another name");
    }
    try {
      RunCheckpoint taken = new RunCheckpoint(file, FolderLock.ofFile(file));
      taken.removeHalfWritten(parent);
      return taken;
    } catch (IOException e) {
      throw Refusal.file("cannot write the checkpoint", file, e);
    }
  }

  Path file() {
    return file;
  }

  /** The file, if there is one by now. */
  @Nullable Path kept() {
    return Files.exists(file) ? file : null;
  }

  /** What a run left that was killed while it saved: only this one may have such files now. */
  private void removeHalfWritten(Path parent) throws IOException {
    Pattern name =
        Pattern.compile(Pattern.quote(file.getFileName().toString()) + "\\.[0-9]+\\.tmp");
    try (DirectoryStream<Path> files = Files.newDirectoryStream(parent)) {
      for (Path left : files) {
        if (name.matcher(left.getFileName().toString()).matches()
            && Files.isRegularFile(left, LinkOption.NOFOLLOW_LINKS)
            && (Files.size(left) == 0 || isOurs(left))) {
          Files.delete(left);
        }
      }
    }
  }

  /** Whether it is a checkpoint, or the log of a cluster, which serves as one. */
  private static boolean isOurs(Path file) throws IOException {
    return Solver.isCheckpoint(file) || JobLog.recognises(file);
  }

  /** Whether there is a log; a file without a byte may be anybody's. */
  private static boolean isLog(Path file) throws IOException {
    return Files.isRegularFile(file) && Files.size(file) > 0 && JobLog.recognises(file);
  }

  /** What to do about a checkpoint from which a run cannot go on. */
  String wayOut() {
    try {
      if (Files.isRegularFile(file) && isOurs(file)) {
        return "; --restart removes it and starts over, --checkpoint FILE leaves it and uses another";
      }
    } catch (IOException e) {
      // It cannot be read: what was said before says so.
    }
    return "; --checkpoint FILE uses another";
  }

  /** Removes it, if there is one; refuses what is none. */
  void remove() throws Refusal {
    try {
      if (Files.exists(file) && !(Files.isRegularFile(file) && isOurs(file))) {
        throw Refusal.usage("--restart would remove " + file + ", which is not a checkpoint");
      }
      Path second = Inquiry.second(file);
      if (Files.isRegularFile(second)
          && JobLog.recognises(second)
          && (Files.size(second) > 0 || isLog(file))) {
        Files.delete(second);
      }
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw Refusal.file("cannot remove the checkpoint", file, e);
    }
  }

  /** Removes it if it is a checkpoint: where all was proved before, nobody has looked at it. */
  void discard() throws Refusal {
    try {
      if (Files.isRegularFile(file) && isOurs(file)) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw Refusal.file("cannot remove the checkpoint", file, e);
    }
  }

  @Override
  public void close() throws Refusal {
    try (lock) {
      lock.remove();
    } catch (IOException e) {
      throw Refusal.file("cannot leave the checkpoint", file, e);
    }
  }
}
