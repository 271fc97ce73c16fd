package dev.touchstone.solver.proof;

import dev.touchstone.certificate.Step;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The claims that stand in a certificate once and are used again. The first walk counts the uses
 * and the symmetries between them, the second keeps and recalls.
 */
final class KeptClaims {

  /** Claims that are no entries of the table; their numbers are below -1. */
  private final Map<List<Integer>, Integer> others = new HashMap<>();

  private final Int2IntOpenHashMap uses = new Int2IntOpenHashMap();
  private final Int2IntOpenHashMap orientations = new Int2IntOpenHashMap();
  private final Int2LongOpenHashMap keeps = new Int2LongOpenHashMap();
  private final BitSet turned = new BitSet();
  private int[] numbers = new int[0];
  private long kept;

  KeptClaims() {
    orientations.defaultReturnValue(-1);
  }

  /** The number by which a claim is known that is no entry of the table. */
  int idOf(List<Integer> claim) {
    return others.computeIfAbsent(claim, unknown -> -2 - others.size());
  }

  /** First walk: the claim has been made. */
  void meet(int id, int orientation) {
    orientations.put(id, orientation);
  }

  boolean holds(int id) {
    return orientations.containsKey(id);
  }

  /** The symmetry that leads from the canonical orientation to the one in which it was made. */
  int orientation(int id) {
    return orientations.get(id);
  }

  /** First walk: one use more. */
  Step.Recall count(int id) {
    uses.addTo(id, 1);
    return new Step.Recall(1);
  }

  int uses(int id) {
    return uses.get(id);
  }

  /** First walk: the symmetry is needed. */
  void use(int symmetry) {
    turned.set(symmetry);
  }

  /** Ends the first walk; numbers the symmetries that are needed. */
  void startWriting(int symmetries) {
    orientations.clear();
    numbers = new int[symmetries];
    Arrays.fill(numbers, -1);
    int count = 0;
    for (int symmetry = 0; symmetry < symmetries; symmetry++) {
      if (turned.get(symmetry)) {
        numbers[symmetry] = count++;
      }
    }
  }

  /** The number of a symmetry in the certificate, or -1. */
  int number(int symmetry) {
    return numbers.length == 0 ? 0 : numbers[symmetry];
  }

  /** Second walk: the claim is kept. */
  void keep(int id, int orientation) {
    orientations.put(id, orientation);
    keeps.put(id, kept++);
  }

  /** Second walk: the step that recalls the claim. */
  Step.Recall recall(int id) {
    return new Step.Recall(kept - keeps.get(id));
  }
}
