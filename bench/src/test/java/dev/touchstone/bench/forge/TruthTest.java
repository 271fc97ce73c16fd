package dev.touchstone.bench.forge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.statement.StatementText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Claims whose truth is seen by eye. */
class TruthTest {

  private static boolean holds(int turn, String lines, String claim) throws Exception {
    StringBuilder text =
        new StringBuilder("touchstone statement 1\nboard hypergraph\ncells a b c d");
    for (String line : lines.split(" ", -1)) {
      text.append("\nline ").append(String.join(" ", line.split("")));
    }
    text.append("\nturn ").append(turn).append("\nopening 1\nrules weak\nwinner breaker\n");
    SmallGame game = SmallGame.of(StatementText.parse(text.toString()));
    return new Truth(game).of(Claimed.read(claim));
  }

  @ParameterizedTest
  @CsvSource({
    // A pair; with two stones a turn it is worth nothing.
    "1, ab cd, block 0 1 | 0, true",
    "2, ab cd, block 0 1 | 0, false",
    "1, ab cd, block 0 1 2 3 | 0 1, true",
    // A line that meets the zone in one cell is lost, one that does not meet it is, too.
    "1, ab cd, block 0 | 0, false",
    "1, ab cd, block 0 1 | 0 1, false",
    "1, ab cd, block - | -, true",
    // Two lines through one cell: O begins there.
    "1, ab ac, block 0 1 2 | 0 1, false",
    "1, ab ac, complete 0 | 1 2, true",
    "1, ab ac, complete 0 | 1, false",
    "1, ab ac, complete 0 1 | -, true",
    // What P needs cannot be what O may not have.
    "1, ab ac, complete 0 1 | 0, false",
    // O takes both cells at once, or one of each line.
    "2, ab ac, complete 0 | 1 2, false",
    "2, abc abd, complete 0 1 | 2 3, false",
    // A line is enough as long as the other one is not O's.
    "1, ab cd, win 0 1 | - | 1:1, true",
    "1, ab cd, win 0 1 | - | -, false",
    "1, ab cd, win 0 | 1 | 1:0, false",
    // Two threats, and O with a stone, or two, on a line of its own.
    "1, ab ac d, win 0 | 1 2 | 2:-1, true",
    "1, ab ac d, win 0 | 1 2 | 2:0, false",
    // A pair holds as long as the other line is blocked.
    "1, ab cd, hold - | 0 1 | 1:-1, true",
    "1, ab cd, hold - | 0 1 | 1:0, false"
  })
  void aClaimIsTrueInEveryPositionOrItIsFalse(int turn, String lines, String claim, boolean truth)
      throws Exception {
    assertThat(holds(turn, lines, claim)).isEqualTo(truth);
  }
}
