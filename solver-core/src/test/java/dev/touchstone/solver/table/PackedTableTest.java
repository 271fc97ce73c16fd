package dev.touchstone.solver.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packed table beside a map that does the same. */
class PackedTableTest {

  private final Random random = new Random(21);

  @ParameterizedTest
  @ValueSource(strings = {"4,5,4", "8,8,5", "9,9,5"})
  void itKnowsWhatAMapKnows(String board) throws Exception {
    Arena arena = Sample.arena(board);
    Sample sample = new Sample(random, arena.cells);
    PackedTable table = new PackedTable(arena, false);
    Map<Key, Entry> model = new LinkedHashMap<>();
    for (int round = 0; round < 40; round++) {
      for (int i = 0; i < 100; i++) {
        Key key = sample.key();
        Entry entry = sample.entry();
        assertThat(table.take(key, entry)).isEqualTo(model.size());
        model.put(key, entry);
      }
      change(table, model, sample, arena);
      if (round % 5 == 4) {
        retainSome(table, model);
      }
      if (round % 10 == 9) {
        table = loaded(saved(table), arena);
      }
      check(table, model, arena.cellWords);
    }
  }

  /** Gives an entry other numbers and one more option, as a search does. */
  private void change(PackedTable table, Map<Key, Entry> model, Sample sample, Arena arena) {
    List<Key> keys = new ArrayList<>(model.keySet());
    Node node = new Node(arena.cellWords);
    for (int i = 0; i < 50; i++) {
      int id = random.nextInt(keys.size());
      table.get(id, node);
      sample.fill(node);
      long[] zone = sample.set();
      int[] pairs = {1, 2, 3, 4};
      node.options = table.addOption(zone, OptionKind.PAIRING, 5, pairs, node.options);
      table.put(node);
      Entry before = Objects.requireNonNull(model.get(keys.get(id)));
      Entry after = table.entry(id);
      assertThat(after.toBytes(arena.cells)).hasSizeGreaterThan(before.toBytes(arena.cells).length);
      model.put(keys.get(id), after);
      Node again = new Node(arena.cellWords);
      table.get(id, again);
      assertThat(again.region).isEqualTo(node.region);
      assertThat(again.zone).isEqualTo(node.zone);
      assertThat(again.moverWork).isEqualTo(node.moverWork);
      assertThat(again.waiterWork).isEqualTo(node.waiterWork);
      assertThat(again.move).isEqualTo(node.move);
      assertThat(again.work).isEqualTo(node.work);
      assertThat(table.options().pairs(again.options)).isEqualTo(pairs);
      assertThat(table.options().cell(again.options)).isEqualTo(5);
    }
  }

  private void retainSome(PackedTable table, Map<Key, Entry> model) {
    long before = table.bytes();
    BitSet kept = new BitSet();
    List<Key> keys = new ArrayList<>(model.keySet());
    for (int id = 0; id < keys.size(); id++) {
      if (random.nextInt(3) > 0) {
        kept.set(id);
      } else {
        model.remove(keys.get(id));
      }
    }
    table.retain(kept);
    assertThat(table.bytes()).isLessThan(before);
  }

  private static void check(PackedTable table, Map<Key, Entry> model, int words) {
    assertThat(table.count()).isEqualTo(model.size());
    int id = 0;
    Node node = new Node(words);
    for (Map.Entry<Key, Entry> known : model.entrySet()) {
      assertThat(table.key(id)).isEqualTo(known.getKey());
      assertThat(table.entry(id)).isEqualTo(known.getValue());
      known.getKey().copyTo(node);
      assertThat(table.find(node.maker, node.free, node.breakerMoves)).isEqualTo(id);
      id++;
    }
  }

  @Test
  void whatIsEnteredTwiceIsOneEntry() throws Exception {
    Arena arena = Sample.arena("4,5,4");
    PackedTable table = new PackedTable(arena, false);
    Node node = new Node(arena.cellWords);
    node.begin(new long[] {1}, new long[] {6}, false);
    table.enter(node);
    assertThat(table.find(new long[] {1}, new long[] {6}, true)).isEqualTo(Node.NONE);
    node.begin(new long[] {1}, new long[] {6}, false);
    table.enter(node);
    assertThat(node.id).isZero();
    node.begin(new long[] {1}, new long[] {6}, true);
    table.enter(node);
    assertThat(node.id).isEqualTo(1);
    assertThat(table.numbers(0)).isEqualTo(bits(1, 1));
  }

  private static long bits(float mover, float waiter) {
    return (long) Float.floatToRawIntBits(waiter) << 32 | Float.floatToRawIntBits(mover);
  }

  @Test
  void anotherThreadBelowAnEntryKeepsThisOneAway() throws Exception {
    Arena arena = Sample.arena("4,5,4");
    PackedTable table = new PackedTable(arena, true);
    Node node = new Node(arena.cellWords);
    node.begin(new long[] {1}, new long[] {6}, false);
    table.enter(node);
    table.visit(0, 1);
    assertThat(table.numbers(0)).isEqualTo(bits(1, 1.25f));
    table.visit(0, -1);
    assertThat(table.numbers(0)).isEqualTo(bits(1, 1));
  }

  /** Both copy an entry, one writes first; then threads do so as chance has it. */
  @Test
  void whatTwoThreadsFindOfAnOpenEntryIsKept() throws Exception {
    Arena arena = Sample.arena("8,8,5");
    PackedTable table = new PackedTable(arena, true);
    Node node = new Node(arena.cellWords);
    node.begin(new long[] {0}, new long[] {-1}, false);
    node.expanded = true;
    node.region[0] = -1;
    table.enter(node);
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 2; t++) {
      int first = 2 * t;
      Thread thread = new Thread(() -> refuteEveryFourth(table, arena, first));
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    table.get(0, node);
    BitSet cells = new BitSet();
    for (int o = node.options; o >= 0; o = table.options().next(o)) {
      cells.set(table.options().cell(o));
    }
    // The cells 4 i and 4 i + 2, each refuted by one thread only.
    assertThat(cells.cardinality()).isEqualTo(32);
    assertThat(node.region[0]).isEqualTo(0xAAAAAAAAAAAAAAAAL);
  }

  private static void refuteEveryFourth(Table table, Arena arena, int first) {
    Node node = new Node(arena.cellWords);
    for (int cell = first; cell < 64; cell += 4) {
      table.get(0, node);
      long[] zone = {~(1L << cell)};
      node.options = table.addOption(zone, OptionKind.CHILD, cell, null, node.options);
      Sets.keepOnly(node.region, zone);
      table.put(node);
    }
  }

  @Test
  void whatIsDecidedStaysAsItIs() throws Exception {
    Arena arena = Sample.arena("4,5,4");
    PackedTable table = new PackedTable(arena, true);
    Node node = new Node(arena.cellWords);
    node.begin(new long[] {0}, new long[] {7}, false);
    table.enter(node);
    Node late = new Node(arena.cellWords);
    table.get(0, late);
    node.zone[0] = 3;
    node.wonByMover(1);
    table.put(node);
    late.zone[0] = 7;
    late.wonByMover(2);
    table.put(late);
    assertThat(late.move).isEqualTo(1);
    assertThat(late.zone[0]).isEqualTo(3);
    table.get(0, node);
    assertThat(node.move).isEqualTo(1);
  }

  @Test
  void whatAnotherTableKnowsIsAddedToWhatThisOneKnows() throws Exception {
    Arena arena = Sample.arena("4,5,4");
    PackedTable here = new PackedTable(arena, false);
    PackedTable there = new PackedTable(arena, false);
    Key key = new Key(new long[] {0}, new long[] {15}, false);
    for (Table table : List.of(here, there)) {
      Node node = new Node(arena.cellWords);
      key.copyTo(node);
      node.expanded = true;
      node.region[0] = 15;
      table.enter(node);
      long[] zone = {table == here ? 7 : 14};
      node.options = table.addOption(zone, OptionKind.CHILD, table == here ? 3 : 0, null, -1);
      node.region[0] &= zone[0];
      table.put(node);
    }
    here.take(there.key(0), there.entry(0));
    Node both = new Node(arena.cellWords);
    here.get(0, both);
    assertThat(both.region[0]).isEqualTo(6);
    assertThat(here.options().next(here.options().next(both.options))).isEqualTo(Node.NONE);
    assertThat(here.count()).isEqualTo(1);
  }

  @Test
  void savedBytesThatAreNotWholeAreRefused() throws Exception {
    Arena arena = Sample.arena("4,5,4");
    PackedTable table = new PackedTable(arena, false);
    Sample sample = new Sample(random, arena.cells);
    for (int i = 0; i < 20; i++) {
      table.take(sample.key(), sample.entry());
    }
    byte[] bytes = saved(table);
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> loaded(cut, arena))
          .isInstanceOfAny(IOException.class, BadEntryException.class);
    }
    assertThatThrownBy(() -> loaded(bytes, Sample.arena("5,5,5")))
        .isInstanceOf(BadEntryException.class);
    byte[] negative = bytes.clone();
    negative[4] = -1;
    assertThatThrownBy(() -> loaded(negative, arena)).isInstanceOf(BadEntryException.class);
  }

  @Test
  void aPositionThatIsSavedTwiceIsRefused() throws Exception {
    Arena arena = Sample.arena("4,5,4");
    PackedTable table = new PackedTable(arena, false);
    Sample sample = new Sample(random, arena.cells);
    table.take(sample.key(), sample.entry());
    byte[] once = saved(table);
    byte[] twice = Arrays.copyOf(once, 2 * once.length - 4);
    System.arraycopy(once, 4, twice, once.length, once.length - 4);
    twice[3] = 2;
    assertThatThrownBy(() -> loaded(twice, arena)).hasMessageContaining("twice");
  }

  private static byte[] saved(PackedTable table) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    table.save(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static PackedTable loaded(byte[] bytes, Arena arena)
      throws IOException, BadEntryException {
    PackedTable table = new PackedTable(arena, false);
    table.load(new DataInputStream(new ByteArrayInputStream(bytes)));
    return table;
  }
}
