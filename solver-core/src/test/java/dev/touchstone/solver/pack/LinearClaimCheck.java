package dev.touchstone.solver.pack;

import dev.touchstone.game.CellSet;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import java.util.IdentityHashMap;
import java.util.Optional;

/** Whether claims are true by the theorems (T3, T5, T7): shares nothing with the search. */
final class LinearClaimCheck {

  private final Arena arena;
  private final LinearCheck packings;
  private final IdentityHashMap<LinearClaim, Worth> checked = new IdentityHashMap<>();

  /** What a claim proves: Block ⟨zone, lines⟩. */
  private static final class Worth {

    final long[] zone;
    final long[] lines;

    Worth(long[] zone, long[] lines) {
      this.zone = zone;
      this.lines = lines;
    }
  }

  /** A claim that proves nothing. */
  private static final class FaultException extends RuntimeException {

    private static final long serialVersionUID = 1;

    FaultException(String message) {
      super(message);
    }
  }

  LinearClaimCheck(Arena arena) {
    this.arena = arena;
    packings = new LinearCheck(arena.game);
  }

  /** What is wrong with a claim that Breaker blocks all lines of the board without a stone. */
  Optional<String> fault(LinearClaim claim) {
    try {
      Worth worth = check(claim);
      return Sets.count(worth.lines) == arena.lines
          ? Optional.empty()
          : Optional.of("a line is not blocked");
    } catch (FaultException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private Worth check(LinearClaim claim) {
    Worth before = checked.get(claim);
    if (before != null) {
      return before;
    }
    Worth worth = new Worth(arena.noCells(), full(arena.lines));
    long[] common = full(arena.cells);
    boolean alone = claim.options().size() == 1;
    for (LinearClaim.Option option : claim.options()) {
      Worth one = check(option);
      if (option.reply() == LinearClaim.NO_REPLY) {
        require(alone && option.packing() != null, "an option without a reply");
        checked.put(claim, one);
        return one;
      }
      require(!Sets.contains(one.zone, option.reply()), "a reply in its own zone");
      Sets.add(one.zone, option.reply());
      for (int line : arena.game.linesThrough(option.reply()).toArray()) {
        Sets.add(one.lines, line);
      }
      Sets.addAll(worth.zone, one.zone);
      Sets.keepOnly(worth.lines, one.lines);
      Sets.keepOnly(common, one.zone);
    }
    require(!claim.options().isEmpty() && Sets.isEmpty(common), "a move without an answer");
    checked.put(claim, worth);
    return worth;
  }

  private Worth check(LinearClaim.Option option) {
    Worth worth = new Worth(arena.noCells(), new long[arena.lineWords]);
    if (option.packing() != null) {
      Optional<String> fault =
          packings.fault(option.packing(), full(arena.cells), new long[arena.lineWords]);
      require(fault.isEmpty(), fault.orElse(""));
      LinearClaim.addCells(option.packing(), worth.zone);
      for (int line = 0; line < arena.lines; line++) {
        if (caresFor(option.packing(), arena.game.line(line))) {
          Sets.add(worth.lines, line);
        }
      }
      return worth;
    }
    LinearClaim child = option.child();
    if (child == null) {
      throw new FaultException("an option without a reason");
    }
    Worth original = check(child);
    arena.symmetries.apply(option.symmetry(), original.zone, worth.zone);
    for (int line = Sets.next(original.lines, 0);
        line >= 0;
        line = Sets.next(original.lines, line + 1)) {
      int[] image = arena.game.line(line).toArray();
      for (int i = 0; i < image.length; i++) {
        image[i] = arena.symmetries.image(option.symmetry(), image[i]);
      }
      int number = arena.game.lineNumber(CellSet.of(arena.cells, image));
      require(number >= 0, "a symmetry that is none");
      Sets.add(worth.lines, number);
    }
    return worth;
  }

  /** Whether a packing that is one takes care of a line. */
  private boolean caresFor(Packing packing, CellSet line) {
    int[] pairs = packing.pairs().toArray();
    for (int i = 0; i < pairs.length; i += 2) {
      if (line.contains(pairs[i]) && line.contains(pairs[i + 1])) {
        return true;
      }
    }
    int number = arena.game.lineNumber(line);
    return packing.blocks().stream().anyMatch(block -> block.lines().contains(number));
  }

  private static long[] full(int size) {
    long[] set = new long[Math.max(1, (size + 63) >>> 6)];
    for (int member = 0; member < size; member++) {
      Sets.add(set, member);
    }
    return set;
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new FaultException(otherwise);
    }
  }
}
