package dev.touchstone.solver.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys and entries as bytes, with bytes of good will and of ill will. */
class EntryTest {

  private final Random random = new Random(11);

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 8, 20, 63, 64, 65, 81, 128, 361})
  void whatIsWrittenIsReadAgain(int cells) throws BadEntryException {
    Sample sample = new Sample(random, cells);
    for (int i = 0; i < 300; i++) {
      Key key = sample.key();
      assertThat(Key.fromBytes(key.toBytes(cells), cells)).isEqualTo(key).hasSameHashCodeAs(key);
      Entry entry = sample.entry();
      byte[] bytes = entry.toBytes(cells);
      assertThat(Entry.fromBytes(bytes, cells)).isEqualTo(entry).hasSameHashCodeAs(entry);
      assertThat(Entry.fromBytes(bytes, cells).toBytes(cells)).isEqualTo(bytes);
    }
  }

  @Test
  void nothingThatIsCutOffOrContinuedIsRead() {
    Sample sample = new Sample(random, 49);
    for (int i = 0; i < 50; i++) {
      byte[] entry = sample.entry().toBytes(49);
      byte[] key = sample.key().toBytes(49);
      for (int length = 0; length < entry.length; length++) {
        byte[] cut = Arrays.copyOf(entry, length);
        assertThatThrownBy(() -> Entry.fromBytes(cut, 49)).isInstanceOf(BadEntryException.class);
      }
      byte[] longer = Arrays.copyOf(entry, entry.length + 1);
      assertThatThrownBy(() -> Entry.fromBytes(longer, 49)).isInstanceOf(BadEntryException.class);
      byte[] longerKey = Arrays.copyOf(key, key.length + 1);
      assertThatThrownBy(() -> Key.fromBytes(longerKey, 49)).isInstanceOf(BadEntryException.class);
    }
  }

  @Test
  void changedBytesAreRefusedOrAreAnotherWellFormedEntry() {
    Sample sample = new Sample(random, 49);
    int refused = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = sample.entry().toBytes(49);
      bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      refused += isRefused(bytes) ? 1 : 0;
    }
    assertThat(refused).isBetween(2_000, 18_000);
  }

  @Test
  void randomBytesAreRefused() {
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = new byte[random.nextInt(200)];
      random.nextBytes(bytes);
      if (bytes.length > 1) {
        // As far as chance would hardly ever come.
        bytes[0] = 1;
        bytes[1] = (byte) random.nextInt(2);
      }
      assertThat(isRefused(bytes)).isTrue();
    }
  }

  /** Whether bytes are refused; if not, they must be what is written of what was read. */
  private static boolean isRefused(byte[] bytes) {
    try {
      assertThat(Entry.fromBytes(bytes, 49).toBytes(49)).isEqualTo(bytes);
      return false;
    } catch (BadEntryException e) {
      assertThat(e).hasMessageMatching("[a-z ]+");
      return true;
    }
  }

  @Test
  void announcedOptionsThatAreNotThereTakeNoMemory() {
    byte[] bytes = new Sample(random, 49).entry().toBytes(49);
    int count = 16 + 2 * 7;
    Arrays.fill(bytes, count, count + 4, (byte) 0x7F);
    assertThatThrownBy(() -> Entry.fromBytes(bytes, 49)).isInstanceOf(BadEntryException.class);
  }

  @Test
  void anEntryThatIsDecidedByHalvesIsRefused() {
    Node node = new Node(1);
    node.begin(new long[1], new long[1], false);
    node.moverWork = 0;
    byte[] bytes = new Entry(node, List.of()).toBytes(49);
    assertThatThrownBy(() -> Entry.fromBytes(bytes, 49)).hasMessageContaining("by halves");
    node.moverWork = Float.NaN;
    byte[] noNumber = new Entry(node, List.of()).toBytes(49);
    assertThatThrownBy(() -> Entry.fromBytes(noNumber, 49))
        .hasMessageContaining("less than nothing");
  }

  @Test
  void keysOfOtherVersionsPlayersAndBoardsAreRefused() {
    byte[] bytes = new Key(new long[] {1}, new long[] {6}, true).toBytes(20);
    for (int at = 0; at < 2; at++) {
      byte[] other = bytes.clone();
      other[at] = 2;
      assertThatThrownBy(() -> Key.fromBytes(other, 20)).isInstanceOf(BadEntryException.class);
    }
    byte[] overlapping = bytes.clone();
    overlapping[2] |= 2;
    assertThatThrownBy(() -> Key.fromBytes(overlapping, 20)).hasMessageContaining("not free");
    byte[] beyond = bytes.clone();
    beyond[4] |= (byte) 0x80;
    assertThatThrownBy(() -> Key.fromBytes(beyond, 20)).hasMessageContaining("beyond the board");
    assertThatThrownBy(() -> Key.fromBytes(bytes, 25)).hasMessageContaining("bytes");
  }
}
