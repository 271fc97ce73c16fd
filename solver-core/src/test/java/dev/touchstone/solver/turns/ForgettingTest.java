package dev.touchstone.solver.turns;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.StatementText;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ForgettingTest {

  private static final String OPENING =
      """
      touchstone statement 1
      board plane 6
      turn 2
      opening 2
      rules strong
      overline wins
      black 0,0
      white -3,-1 3,1
      first black
      winner black
      """;

  @Test
  void aSearchThatForgetsMostOfItsClaimsWins() throws Exception {
    Problem problem = Sight.of(StatementText.parse(OPENING).problem());
    TurnBoard board = new TurnBoard(problem, Player.BLACK);
    TurnSearch search = new TurnSearch(board, true, true, () -> true);
    QuietSearch quiet = new QuietSearch(new Leaves(search, new Forcing(board), search.maker), 4000);
    int forgot = 0;
    for (int step = 0; step < 1000 && quiet.won() == null; step++) {
      long before = search.claims();
      quiet.step();
      forgot += search.claims() < before ? 1 : 0;
    }
    assertThat(quiet.won()).isNotNull();
    assertThat(forgot).isPositive();
    List<Step> steps = new ArrayList<>();
    new TurnWriter(board, steps::add).write(Objects.requireNonNull(quiet.won()), true);
    byte[] bytes = CertificateWriter.bytes(problem.wonBy(Outcome.BLACK), steps);
    assertThat(new Verifier().verify(problem.wonBy(Outcome.BLACK), new ByteArrayInputStream(bytes)))
        .isInstanceOf(Verdict.Accepted.class);
  }
}
