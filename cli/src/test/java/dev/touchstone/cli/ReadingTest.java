package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.archive.MemorySize;
import dev.touchstone.archive.TimeSpan;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.FolderName;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReadingTest {

  @ParameterizedTest
  @CsvSource({
    "512m, 536870912",
    "8g, 8589934592",
    "8G, 8589934592",
    "100000000, 100000000",
    "65536k, 67108864",
    "1t, 1099511627776",
    "999999999999999t, 9223372036854775807"
  })
  void aSizeHasAUnitOrIsBytes(String text, long bytes) {
    assertThat(MemorySize.read(text).bytes()).isEqualTo(bytes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "g", "-1g", "8gb", "1.5g", "63m", "0", "8 g"})
  void whatIsNoSizeOrTooLittleIsRefused(String text) {
    assertThatThrownBy(() -> MemorySize.read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'" + text + "'");
  }

  @ParameterizedTest
  @CsvSource({"90, 90000", "90s, 90000", "10m, 600000", "2h, 7200000", "1d, 86400000", "0.5, 500"})
  void aTimeHasAUnitOrIsSeconds(String text, long millis) {
    assertThat(TimeSpan.read(text).duration()).isEqualTo(Duration.ofMillis(millis));
  }

  @Test
  void aVeryLongTimeIsForEverAndDoesNotOverflow() {
    assertThat(TimeSpan.read("999999999d").duration().toNanos()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "s", "-1", "1w", "0", "0.0s", "1e3", "10 m"})
  void whatIsNoTimeIsRefused(String text) {
    assertThatThrownBy(() -> TimeSpan.read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'" + text + "'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7,7,5|7,7,5-weak",
        "torus 8,8,5|torus-8,8,5-weak",
        "4,14,7tr|4,14,7tr-weak",
        "5+,6+,4|5up,6up,4-weak",
        "file:some/where/tri angle.hg|tri-angle.hg-weak",
        "./x/fano.hg|fano.hg-weak",
        "file:c:\\games\\x.pg|x.pg-weak",
        "file:..|weak",
        "file:.hidden.hg|hidden.hg-weak",
        "../../etc|etc-weak"
      })
  void aFolderNameHasNoSeparatorBlankColonOrLeadingDot(String notation, String name) {
    assertThat(FolderName.of(notation, "", "", null, Rules.WEAK)).isEqualTo(name);
  }

  @Test
  void theStonesArePartOfTheFolderName() {
    assertThat(FolderName.of("3,3,3", "a1 b2", "c3", Player.WHITE, Rules.WEAK))
        .isEqualTo("3,3,3-weak-maker-a1-b2-breaker-c3-first-breaker");
  }

  @Test
  void manyStonesMakeNoEndlessNameAndDifferentOnesDifferentNames() {
    String one = FolderName.of("9,9,5", "a1,".repeat(100), "", null, Rules.WEAK);
    String other = FolderName.of("9,9,5", "a1,".repeat(99) + "a2", "", null, Rules.WEAK);
    assertThat(one).hasSizeLessThan(100).isNotEqualTo(other);
  }

  @Test
  void aJsonStringEscapesWhatMustBeAndStaysAscii() {
    assertThat(new JsonObject().with("a\"", "\\ \n \u0000 é ☃").with("n", (String) null))
        .hasToString("{\"a\\\"\":\"\\\\ \\u000a \\u0000 \\u00e9 \\u2603\",\"n\":null}");
  }

  @Test
  void aJsonObjectKeepsItsOrder() {
    assertThat(new JsonObject().with("b", 1).with("a", true).withNumber("c", "0.5"))
        .hasToString("{\"b\":1,\"a\":true,\"c\":0.5}");
  }
}
