package dev.touchstone.solver.local;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.local.Outcome.Won;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random local games of up to ten cells against plain play; each win of Breaker's is verified. */
class LocalSearchTest {

  private static final int GAMES = 600;

  @Test
  void itIsRightAboutWhoWins() throws Exception {
    Random random = new Random(11);
    int won = 0;
    int turned = 0;
    long saved = 0;
    for (int i = 0; i < GAMES; i++) {
      int stones = 1 + random.nextInt(4);
      Statement statement = statement(random, stones);
      Hypergraph game = statement.hypergraph();
      LocalGame local = new LocalGame(game, stones);
      LocalSearch search = new LocalSearch(local, positions -> true);
      Object outcome = search.solve();
      boolean breaker = new PlainPlay(game, stones).breakerWins(0, 0);
      assertThat(outcome instanceof Won).as(statement.text()).isEqualTo(breaker);
      if (outcome instanceof Won found) {
        won++;
        List<Step> steps = accepted(statement, found.proof());
        LocalProof shorter = ShorterProof.of(local, search.claims());
        List<Step> shorterSteps = accepted(statement, shorter);
        turned += shorterSteps.contains(new Step.Image(0)) ? 1 : 0;
        long bytes = CertificateWriter.bytes(statement, steps).length;
        saved += bytes - CertificateWriter.bytes(statement, shorterSteps).length;
      }
    }
    assertThat(won).isBetween(GAMES / 5, GAMES * 4 / 5);
    assertThat(turned).isPositive();
    assertThat(saved).isPositive();
  }

  private static List<Step> accepted(Statement statement, LocalProof proof) throws Exception {
    List<Step> steps = new ArrayList<>();
    LocalSteps.write(proof, statement.hypergraph(), statement.turn(), steps::add);
    steps.add(new Step.End());
    byte[] bytes = CertificateWriter.bytes(statement, steps);
    assertThat(new Verifier().verify(statement, new ByteArrayInputStream(bytes)))
        .as(statement.text())
        .isInstanceOf(Verdict.Accepted.class);
    return steps;
  }

  private static Statement statement(Random random, int stones) throws Exception {
    int cells = 5 + random.nextInt(6);
    List<String> names = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      names.add("c" + cell);
    }
    boolean halfTurn = random.nextInt(3) == 0;
    List<List<String>> lines = new ArrayList<>();
    for (int i = 1 + random.nextInt(7); i > 0; i--) {
      TreeSet<Integer> line = new TreeSet<>();
      int size = Math.min(cells, stones + 1 + random.nextInt(3));
      while (line.size() < size) {
        line.add(random.nextInt(cells));
      }
      lines.add(line.stream().map(names::get).toList());
      if (halfTurn) {
        lines.add(line.stream().map(cell -> names.get(cells - 1 - cell)).toList());
      }
    }
    Setup setup = Setup.empty(new ListedBoard(names, lines));
    return Problem.inTurns(setup, Rules.WEAK, stones, stones).wonBy(Outcome.WHITE);
  }

  /** Maker takes 1 to p cells, Breaker answers with at most as many, by all there is. */
  private record PlainPlay(Hypergraph game, int stones, Map<Long, Boolean> known) {

    PlainPlay(Hypergraph game, int stones) {
      this(game, stones, new HashMap<>());
    }

    boolean breakerWins(long maker, long breaker) {
      Boolean before = known.get(maker << 32 | breaker);
      if (before == null) {
        before = allAnswered(maker, breaker);
        known.put(maker << 32 | breaker, before);
      }
      return before;
    }

    private boolean allAnswered(long maker, long breaker) {
      long free = ((1L << game.cellCount()) - 1) & ~maker & ~breaker;
      for (long turn = free; turn != 0; turn = (turn - 1) & free) {
        if (Long.bitCount(turn) <= stones && !answered(maker | turn, breaker, free & ~turn, turn)) {
          return false;
        }
      }
      return true;
    }

    private boolean answered(long maker, long breaker, long free, long turn) {
      for (int line = 0; line < game.lineCount(); line++) {
        if ((game.line(line).word(0) & ~maker) == 0) {
          return false;
        }
      }
      int most = Math.min(Long.bitCount(turn), Long.bitCount(free));
      for (long answer = free; ; answer = (answer - 1) & free) {
        if (Long.bitCount(answer) == most && breakerWins(maker, breaker | answer)) {
          return true;
        }
        if (answer == 0) {
          return false;
        }
      }
    }
  }
}
