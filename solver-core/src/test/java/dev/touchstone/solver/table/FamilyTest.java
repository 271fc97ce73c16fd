package dev.touchstone.solver.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.solver.board.Sets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is picked from random options proves the same, and nothing of it can be spared. */
class FamilyTest {

  private final Random random = new Random(51);

  @ParameterizedTest
  @ValueSource(ints = {10, 64, 100})
  void noCellIsCommonToAllThatIsPickedAndNoneCanGo(int cells) {
    Sample sample = new Sample(random, cells);
    int words = (cells + 63) >>> 6;
    for (int i = 0; i < 300; i++) {
      OptionStore store = new OptionStore(words, new PairStore());
      Node node = new Node(words);
      node.begin(new long[words], sample.set(), false);
      addUntilProved(node, store, sample, cells);
      Family family = new Family(store, words);
      int[] picked = family.of(node).toIntArray();
      assertThat(nothingIsCommon(node, store, picked, Node.NONE)).isTrue();
      for (int option : picked) {
        assertThat(nothingIsCommon(node, store, picked, option)).isFalse();
      }
      family.writeZone(node);
      long[] union = new long[words];
      for (int option : picked) {
        for (int w = 0; w < words; w++) {
          union[w] |= store.zone(option, w);
        }
      }
      assertThat(node.zone).isEqualTo(union);
    }
  }

  private void addUntilProved(Node node, OptionStore store, Sample sample, int cells) {
    long[] left = node.free.clone();
    while (!Sets.isEmpty(left)) {
      long[] zone = sample.set();
      Sets.keepOnly(zone, node.free);
      OptionKind kind = random.nextBoolean() ? OptionKind.CHILD : OptionKind.THREATS;
      node.options = store.add(zone, kind, random.nextInt(cells), null, node.options);
      Sets.keepOnly(left, zone);
    }
    if (node.options < 0) {
      node.options = store.add(new long[left.length], OptionKind.CHILD, 0, null, -1);
    }
  }

  /** Whether every free cell is left alone by an option other than this one. */
  private static boolean nothingIsCommon(Node node, OptionStore store, int[] picked, int but) {
    long[] left = node.free.clone();
    for (int option : picked) {
      if (option != but) {
        for (int w = 0; w < left.length; w++) {
          left[w] &= store.zone(option, w);
        }
      }
    }
    return Sets.isEmpty(left);
  }

  @Test
  void pairsAreAProofByThemselves() {
    OptionStore store = new OptionStore(1, new PairStore());
    Node node = new Node(1);
    node.begin(new long[1], new long[] {-1}, false);
    node.options = store.add(new long[] {1}, OptionKind.CHILD, 0, null, Node.NONE);
    node.options = store.add(new long[] {12}, OptionKind.PAIRS, -1, new int[] {2, 3}, node.options);
    Family family = new Family(store, 1);
    assertThat(family.of(node).toIntArray()).isEqualTo(new int[] {node.options});
    family.writeZone(node);
    assertThat(node.zone).containsExactly(12);
  }

  @Test
  void aPackingIsAProofByItselfAlsoBehindWhatAnotherThreadHasFound() {
    OptionStore store = new OptionStore(1, new PairStore());
    Node node = new Node(1);
    node.begin(new long[1], new long[] {-1}, false);
    int packing = store.add(new long[] {60}, OptionKind.PACKED, -1, new int[] {0}, Node.NONE);
    node.options = store.add(new long[] {3}, OptionKind.CHILD, 0, null, packing);
    Family family = new Family(store, 1);
    assertThat(family.of(node).toIntArray()).isEqualTo(new int[] {packing});
    family.writeZone(node);
    assertThat(node.zone).containsExactly(60);
  }
}
