package dev.touchstone.solver.tiling;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The tilings that are known to be won, each a file beside this class, found by {@code tile
 * search}. Of several for one p the one for the longest runs that will do is taken: it has the
 * shortest proof.
 */
public final class Catalogue {

  /** For each p, from 1 on, the k of the tilings, ascending. */
  private static final int[][] LENGTHS = {{8, 9}, {11, 14}, {17, 19}, {21, 23, 24}, {29}, {34}};

  private Catalogue() {}

  /** The tiling for runs of k with p stones a turn, if there is one. */
  public static Optional<Tiling> find(int length, int turn) {
    int[] known = turn <= LENGTHS.length ? LENGTHS[turn - 1] : new int[0];
    for (int i = known.length - 1; i >= 0; i--) {
      if (known[i] <= length) {
        return Optional.of(read(known[i], turn));
      }
    }
    return Optional.empty();
  }

  /** Whether there is one. */
  public static boolean has(int length, int turn) {
    return turn <= LENGTHS.length && LENGTHS[turn - 1][0] <= length;
  }

  /** All of them, the fewest stones and the shortest runs first. */
  public static List<Tiling> all() {
    List<Tiling> all = new ArrayList<>();
    for (int turn = 1; turn <= LENGTHS.length; turn++) {
      for (int length : LENGTHS[turn - 1]) {
        all.add(read(length, turn));
      }
    }
    return all;
  }

  /** The shortest runs for each p, in words. */
  public static String inWords() {
    StringBuilder words = new StringBuilder();
    for (int turn = 1; turn <= LENGTHS.length; turn++) {
      words
          .append(turn == 1 ? "" : ", ")
          .append("%d with %d".formatted(LENGTHS[turn - 1][0], turn));
      words.append(turn == 1 ? " stone a turn" : "");
    }
    return words.toString();
  }

  private static Tiling read(int length, int turn) {
    String name = "runs-%d-turn-%d.tiling".formatted(length, turn);
    try (InputStream in = Catalogue.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no tiling " + name);
      }
      return TilingText.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (BadTilingException e) {
      throw new IllegalStateException(name + ": " + e.getMessage(), e);
    }
  }
}
