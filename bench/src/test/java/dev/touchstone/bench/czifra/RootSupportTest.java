package dev.touchstone.bench.czifra;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.TruncatedBoard;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The boards and the support of the root are those of the paper. */
class RootSupportTest {

  @ParameterizedTest
  @ValueSource(ints = {7, 8, 9, 12, 16})
  void theLinesOfTheProgramAreOursUpsideDown(int columns) throws Exception {
    Hypergraph game = new TruncatedBoard(columns).game();
    PaperBoard board = new PaperBoard(columns);
    Set<CellSet> ours = new HashSet<>();
    for (int line = 0; line < game.lineCount(); line++) {
      ours.add(game.line(line));
    }
    Set<CellSet> theirs = new HashSet<>();
    for (int[] line : board.lines(true)) {
      long word = 0;
      for (int cell : line) {
        word |= 1L << cell;
      }
      theirs.add(CellSet.ofWords(game.cellCount(), board.upsideDown(word)));
    }
    assertThat(theirs).isEqualTo(ours);
  }

  @ParameterizedTest
  @CsvSource({"7, 308", "8, 314", "9, 371", "10, 415", "11, 475", "12, 515"})
  void theSupportHasAsManyPositionsAsInTableIII(int columns, int published) {
    assertThat(RootSupport.of(new PaperBoard(columns), Reading.PROGRAM)).hasSize(published);
  }
}
