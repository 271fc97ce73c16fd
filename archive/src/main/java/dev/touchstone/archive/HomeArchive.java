package dev.touchstone.archive;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which archive a theorem's folder belongs to: that above it whose index lists it. The keys of that
 * archive count there; a list of keys that lies nearer may be anybody's.
 */
public final class HomeArchive {

  /** What is longer lists no archive. */
  private static final int LONGEST = 1 << 26;

  private HomeArchive() {}

  /**
   * The archives whose index lists this folder, the nearest first; more than one is one too many.
   */
  public static List<Path> of(Path folder) {
    Path theorem = folder.toAbsolutePath().normalize();
    List<Path> archives = new ArrayList<>();
    for (@Nullable Path above = theorem.getParent(); above != null; above = above.getParent()) {
      if (lists(above.resolve(Index.FILE), Audit.name(above, theorem))) {
        archives.add(above);
      }
    }
    return archives;
  }

  private static boolean lists(Path index, String name) {
    if (!Files.isRegularFile(index, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(index)) {
      for (JsonNode theorem :
          new ObjectMapper().readTree(in.readNBytes(LONGEST)).path("theorems")) {
        if (theorem.path("name").asText().equals(name)) {
          return true;
        }
      }
      return false;
    } catch (IOException e) {
      // An index of something else, or one that this user may not read: it vouches for nothing.
      return false;
    }
  }
}
