package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written is read again; what is broken is not. */
class JobLogTest {

  @TempDir Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void writeThree() throws IOException {
    file = folder.resolve("log");
    try (JobLog log = JobLog.open(file, "a game")) {
      for (String word : List.of("one", "two", "three")) {
        log.append((byte) 1, word.getBytes(StandardCharsets.UTF_8));
      }
      log.force();
    }
  }

  private List<String> words() throws IOException {
    List<String> words = new ArrayList<>();
    try (JobLog log = JobLog.open(file, "a game")) {
      log.replay((kind, bytes, place) -> words.add(new String(bytes, StandardCharsets.UTF_8)));
    }
    return words;
  }

  @Test
  void recordsComeBackInOrder() throws IOException {
    assertThat(words()).containsExactly("one", "two", "three");
    assertThat(JobLog.recognises(file)).isTrue();
  }

  @Test
  void whereverItIsCutTheWholeRecordsStay() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      List<String> all = List.of("one", "two", "three");
      assertThat(all.subList(0, words().size())).isEqualTo(words());
      assertThat(words().size()).isLessThan(3);
    }
  }

  /** After a power cut the file may have its length and not yet its bytes. */
  @Test
  void whereverItsHeaderIsCutZerosMayFollow() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < 40; length++) {
      for (int zeros = 0; zeros < 12; zeros++) {
        Files.write(file, Arrays.copyOf(Arrays.copyOf(whole, length), length + zeros));
        assertThat(JobLog.isOther(file)).isFalse();
        assertThat(words()).as("%d bytes, %d zeros", length, zeros).isEmpty();
        assertThat(file).hasBinaryContent(Arrays.copyOf(whole, 40));
      }
    }
  }

  @Test
  void aFlippedBitInTheLastRecordIsHalfARecord() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    for (int i = whole.length - 14; i < whole.length; i++) {
      byte[] flipped = whole.clone();
      flipped[i] ^= 4;
      Files.write(file, flipped);
      assertThat(words()).containsExactly("one", "two");
    }
  }

  /** What was kept for days is not thrown away for one bit. */
  @Test
  void aFlippedBitInFrontOfWholeRecordsIsRefusedAndStays() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    for (int i = 40; i < whole.length - 14; i++) {
      byte[] flipped = whole.clone();
      flipped[i] ^= 4;
      Files.write(file, flipped);
      assertThatThrownBy(this::words)
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("is damaged at byte ");
      assertThat(file).hasBinaryContent(flipped);
    }
  }

  /** Results of large jobs take megabytes: whatever is behind them is far away. */
  @Test
  void aFlippedBitInALargeRecordIsRefusedAsWell() throws IOException {
    byte[] large = new byte[3 << 20];
    new Random(1).nextBytes(large);
    int begin = (int) Files.size(file);
    try (JobLog log = JobLog.open(file, "a game")) {
      log.replay((kind, bytes, place) -> {});
      log.append((byte) 3, large);
      log.append((byte) 3, large);
    }
    byte[] whole = Files.readAllBytes(file);
    for (int i : new int[] {0, 2, 4, 5, large.length, large.length + 8}) {
      byte[] flipped = whole.clone();
      flipped[begin + i] ^= 4;
      Files.write(file, flipped);
      assertThatThrownBy(this::words)
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("is damaged at byte " + begin);
      assertThat(file).hasBinaryContent(flipped);
    }
    for (int length : new int[] {begin + 9, begin + (1 << 20) + 7, begin + large.length + 8}) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThat(words()).containsExactly("one", "two", "three");
    }
  }

  @Test
  void theLogOfAnotherGameIsRefused() {
    assertThatThrownBy(() -> JobLog.open(file, "another game"))
        .hasMessageContaining("is the log of another game");
  }

  @Test
  void anotherFileIsRefusedAndStays() throws IOException {
    Files.writeString(file, "what somebody wrote, and means to keep, whatever its length is");
    assertThatThrownBy(() -> JobLog.open(file, "a game")).hasMessageContaining("is no log of jobs");
    Files.writeString(file, "short");
    assertThatThrownBy(() -> JobLog.open(file, "a game")).hasMessageContaining("is no log of jobs");
    assertThat(file).hasContent("short");
    assertThat(JobLog.isOther(file)).isTrue();
    Files.write(file, new byte[80]);
    assertThatThrownBy(() -> JobLog.open(file, "a game")).hasMessageContaining("is no log of jobs");
  }

  @Test
  void aFullDiskIsSaidByName() {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full));
    assertThatThrownBy(() -> JobLog.open(full, "a game"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("/dev/full: No space left");
  }
}
