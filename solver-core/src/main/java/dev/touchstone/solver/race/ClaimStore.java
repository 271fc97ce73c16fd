package dev.touchstone.solver.race;

import dev.touchstone.solver.board.Sets;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * The claims that were made: zone, tolerances, and what they were made of. The stones that a claim
 * needs are not kept: where it is used, all stones of its position are there. Tolerances are those
 * of lines that the opponent could complete in that position; the others are blocked wherever it is
 * used.
 *
 * <p>The first claims are those of DONE, one for each line.
 */
final class ClaimStore {

  /** ∞. */
  static final int ANY = Integer.MAX_VALUE;

  /** What a claim was made of. */
  enum Kind {
    DONE(0),
    PAIRS(1),
    THREATS(2),
    OPTIONS(3);

    private final int code;

    Kind(int code) {
      this.code = code;
    }
  }

  private static final Kind[] KINDS = Kind.values();

  private final RaceBoard board;
  private final int words;
  private final int bits;
  private final int perWord;
  private final int stride;
  private final Pages pages = new Pages();
  final Lists lists = new Lists();

  /** Options, and behind each the place of the next one. */
  private final Pages options = new Pages();

  ClaimStore(RaceBoard board) {
    this.board = board;
    words = board.words;
    int longest = board.game.longestLine();
    bits = longest < 15 ? 4 : longest < 255 ? 8 : 16;
    perWord = Long.SIZE / bits;
    stride = words + (board.lines + perWord - 1) / perWord + 1;
  }

  /** Makes the claims of DONE. */
  void begin() {
    long[] none = new long[words];
    int[] tolerances = new int[board.lines];
    for (int line = 0; line < board.lines; line++) {
      for (int other = 0; other < board.lines; other++) {
        boolean apart = Sets.disjoint(board.members[line], board.members[other]);
        tolerances[other] = apart ? board.sizes[other] - 1 : ANY;
      }
      add(Kind.DONE, line, none, tolerances);
    }
  }

  int count() {
    return (int) (pages.size() / stride);
  }

  int add(Kind kind, long source, long[] zone, int[] tolerances) {
    int claim = count();
    for (long word : zone) {
      pages.add(word);
    }
    for (int line = 0; line < board.lines; line += perWord) {
      long word = 0;
      int last = Math.min(perWord, board.lines - line);
      for (int i = 0; i < last; i++) {
        int most = tolerances[line + i];
        word |= (most == ANY ? (1L << bits) - 1 : most + 1) << (bits * i);
      }
      pages.add(word);
    }
    pages.add((source << 2) | kind.code);
    return claim;
  }

  int tolerance(int claim, int line) {
    long word = pages.get((long) claim * stride + words + line / perWord);
    int code = (int) (word >>> (bits * (line % perWord))) & ((1 << bits) - 1);
    return code == (1 << bits) - 1 ? ANY : code - 1;
  }

  void zone(int claim, long[] into) {
    for (int w = 0; w < words; w++) {
      into[w] = pages.get((long) claim * stride + w);
    }
  }

  Kind kind(int claim) {
    return KINDS[(int) pages.get((long) claim * stride + stride - 1) & 3];
  }

  /** The line of DONE, the list of pairs or threats, the first of the options. */
  long source(int claim) {
    return pages.get((long) claim * stride + stride - 1) >>> 2;
  }

  /** Puts an option in front of others (-1: none); returns its place. */
  long link(long option, long next) {
    long at = options.add(option);
    options.add(next);
    return at;
  }

  /** Puts an option in the place of another one. */
  void relink(long at, long option, long next) {
    options.set(at, option);
    options.set(at + 1, next);
  }

  long option(long at) {
    return options.get(at);
  }

  long next(long at) {
    return options.get(at + 1);
  }

  /**
   * Forgets all claims from this one on, which nothing refers to, and all options from there on.
   */
  void forget(int claim, long option) {
    pages.truncate((long) claim * stride);
    options.truncate(option);
  }

  long optionsEnd() {
    return options.size();
  }

  long bytes() {
    return pages.bytes() + options.bytes() + lists.bytes();
  }

  void save(DataOutput out) throws IOException {
    pages.save(out);
    options.save(out);
    lists.save(out);
  }

  void load(DataInput in) throws IOException {
    pages.load(in);
    options.load(in);
    lists.load(in);
  }
}
