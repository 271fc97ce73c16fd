package dev.touchstone.solver.race;

import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Tolerances;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.IdentityHashMap;

/** Which claims are the same but for a symmetry: each has a number and a way to its normal form. */
final class Merging {

  /**
   * What a claim is known by.
   *
   * @param number the same for all that are images of one another
   * @param symmetry by which it becomes its normal form
   */
  record Identity(int number, int symmetry) {}

  private final RaceBoard board;
  private final Object2IntOpenHashMap<ByteBuffer> numbers = new Object2IntOpenHashMap<>();
  private final IdentityHashMap<Claimed, Identity> known = new IdentityHashMap<>();
  private final long[] image;

  Merging(RaceBoard board) {
    this.board = board;
    image = new long[board.words];
    numbers.defaultReturnValue(-1);
  }

  Identity of(Claimed claimed) {
    Identity identity = known.get(claimed);
    if (identity == null) {
      identity = find(claimed);
      known.put(claimed, identity);
    }
    return identity;
  }

  private Identity find(Claimed claimed) {
    byte[] least = key(claimed, 0);
    int by = 0;
    for (int symmetry = 1; symmetry < board.symmetries.count(); symmetry++) {
      byte[] key = key(claimed, symmetry);
      if (Arrays.compare(key, least) < 0) {
        least = key;
        by = symmetry;
      }
    }
    ByteBuffer key = ByteBuffer.wrap(least);
    int number = numbers.getInt(key);
    if (number < 0) {
      number = numbers.size();
      numbers.put(key, number);
    }
    return new Identity(number, by);
  }

  private byte[] key(Claimed claimed, int symmetry) {
    Race claim = claimed.claim();
    ByteBuffer key =
        ByteBuffer.allocate(2 * board.words * Long.BYTES + board.lines * Short.BYTES + 1);
    board.symmetries.apply(symmetry, RaceBoard.words(claim.needs()), image);
    put(key);
    board.symmetries.apply(symmetry, RaceBoard.words(claim.zone()), image);
    put(key);
    Tolerances tolerances = claim.tolerances();
    int back = board.symmetries.inverse(symmetry);
    for (int line = 0; line < board.lines; line++) {
      key.putShort(tolerances.of(board.lineImage(back, line)));
    }
    key.put((byte) (claim.wins() ? 1 : 0));
    return key.array();
  }

  private void put(ByteBuffer key) {
    for (long word : image) {
      key.putLong(word);
    }
  }
}
