package dev.touchstone.solver.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.solver.board.Arena;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class LinearSearchTest {

  private static LinearClaim claim(Arena arena) {
    return Objects.requireNonNull(new LinearSearch(arena, () -> false).run(), "a claim");
  }

  @Test
  void sevenCubedIsWonByOnePacking() throws BadGameException, IOException {
    Arena arena = LinearGames.arena("7^3");
    LinearClaim claim = claim(arena);
    assertThat(claim.options()).hasSize(1);
    assertThat(claim.options().get(0).reply()).isEqualTo(LinearClaim.NO_REPLY);
    assertThat(new LinearClaimCheck(arena).fault(claim)).isEmpty();
  }

  /** On a large board gadgets that have all cells of a line must be thrown out in the end. */
  @Test
  void nineToTheFourthIsWonByOnePacking() throws BadGameException, IOException {
    Arena arena = LinearGames.arena("9^4");
    LinearClaim claim = claim(arena);
    assertThat(claim.options()).hasSize(1);
    assertThat(claim.options().get(0).reply()).isEqualTo(LinearClaim.NO_REPLY);
    assertThat(new LinearClaimCheck(arena).fault(claim)).isEmpty();
  }

  @Test
  void aLargeBoardWithoutHopeIsGivenUpSoon() throws BadGameException, IOException {
    LinearSearch search = new LinearSearch(LinearGames.arena("7^4"), () -> false);
    assertThat(search.run()).isNull();
    assertThat(search.steps()).isLessThan(20_000);
  }

  /** Boards that are linear, too, and need answers of their own. */
  @Test
  void smallBoardsAreWonWithAnswers() throws BadGameException, IOException {
    for (String board : new String[] {"4,4,4", "5,5,5", "torus 5,5,5", "6,6,6"}) {
      Arena arena = LinearGames.arena(board);
      LinearClaim claim = claim(arena);
      assertThat(new LinearClaimCheck(arena).fault(claim)).as(board).isEmpty();
      if (claim.options().size() > 1) {
        LinearClaim fewer =
            new LinearClaim(claim.options().subList(1, claim.options().size()), claim.zone());
        LinearClaim twice = new LinearClaim(twoOfTheFirst(claim), claim.zone());
        assertThat(new LinearClaimCheck(arena).fault(twice)).as(board).isPresent();
        assertThat(fewer.options()).isNotEmpty();
      }
    }
  }

  private static List<LinearClaim.Option> twoOfTheFirst(LinearClaim claim) {
    List<LinearClaim.Option> options = new ArrayList<>();
    options.add(claim.options().get(0));
    options.add(claim.options().get(0));
    return options;
  }

  @Test
  void whatMakerWinsIsNotProved() throws BadGameException, IOException {
    assertThat(new LinearSearch(LinearGames.arena("3^3"), () -> false).run()).isNull();
  }

  @Test
  void aSearchThatIsStoppedProvesNothing() throws BadGameException, IOException {
    LinearSearch search = new LinearSearch(LinearGames.arena("6^3"), () -> true);
    assertThat(search.run()).isNull();
    assertThat(search.packings()).isZero();
  }
}
