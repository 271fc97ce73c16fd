package dev.touchstone.cluster.proof;

import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.LineSet;
import java.util.SplittableRandom;

/**
 * What claims have in common that are images of each other: the least of their images, or rather
 * the sum of 128 random bits for each of its cells and lines. Should two claims ever agree in them
 * that are not the same, the verifier refuses the certificate.
 */
final class NormalForms {

  /** The form, and the symmetry that leads to it. */
  record Form(Key key, int symmetry) {}

  record Key(long high, long low) {}

  private static final int NEEDS = 0;
  private static final int ZONE = 1;
  private static final int LINES = 2;

  private final Ground ground;
  private final long[][] high;
  private final long[][] low;

  NormalForms(Ground ground) {
    this.ground = ground;
    SplittableRandom random = new SplittableRandom(1);
    int cells = ground.game().cellCount();
    int lines = ground.game().lineCount();
    high = new long[][] {bits(random, cells), bits(random, cells), bits(random, lines + 1)};
    low = new long[][] {bits(random, cells), bits(random, cells), bits(random, lines + 1)};
  }

  private static long[] bits(SplittableRandom random, int count) {
    return random.longs(count).toArray();
  }

  Form of(Value value) {
    int[] needs = value.needs().toArray();
    int[] zone = value.zone().toArray();
    LineSet blocked = value.lines();
    int[] lines = blocked == null ? new int[0] : blocked.toArray();
    // Complete ⟨∅, Z⟩ is not Block ⟨Z, ∅⟩.
    int kind = blocked == null ? 0 : 1;
    Key least = null;
    int best = 0;
    for (int symmetry = 0; symmetry < ground.symmetries(); symmetry++) {
      Key key = sum(kind, needs, zone, lines, symmetry);
      if (least == null
          || key.high() < least.high()
          || (key.high() == least.high() && key.low() < least.low())) {
        least = key;
        best = symmetry;
      }
    }
    if (least == null) {
      throw new IllegalStateException("the identity is a symmetry");
    }
    return new Form(least, best);
  }

  private Key sum(int kind, int[] needs, int[] zone, int[] lines, int symmetry) {
    int last = ground.game().lineCount();
    long first = kind * high[LINES][last];
    long second = kind * low[LINES][last];
    for (int cell : needs) {
      int image = ground.image(symmetry, cell);
      first += high[NEEDS][image];
      second += low[NEEDS][image];
    }
    for (int cell : zone) {
      int image = ground.image(symmetry, cell);
      first += high[ZONE][image];
      second += low[ZONE][image];
    }
    for (int line : lines) {
      int image = ground.lineImage(symmetry, line);
      first += high[LINES][image];
      second += low[LINES][image];
    }
    return new Key(first, second);
  }
}
