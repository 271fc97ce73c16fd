package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.statement.Statement;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Proofs of true strong statements, spoilt a little and handed in for other statements of the same
 * game: with other stones, another first player, another end. Whatever is accepted must be true.
 */
class StrongForgeryTest {

  private static final int GAMES = Integer.getInteger("forgery.games", 500);
  private static final int TRIES = 40;

  private int accepted;
  private int offeredToFalse;

  @Test
  void noSpoiltProofProvesAFalseStatement() throws Exception {
    Random random = new Random(15);
    for (int i = 0; i < GAMES; i++) {
      int cells = 3 + random.nextInt(4);
      String game = StrongGames.game(random, cells);
      List<Step> proof = proof(game, cells, random);
      for (int j = 0; j < TRIES; j++) {
        Statement statement = StrongGames.of(StrongGames.statement(game, random, cells));
        forge(statement, spoilt(proof, statement.hypergraph(), random));
      }
    }
    assertThat(offeredToFalse).as("for false statements").isGreaterThan(GAMES * TRIES / 4);
    assertThat(accepted).as("accepted for true ones").isGreaterThan(GAMES * TRIES / 20);
  }

  /** Of a random true statement of this game. */
  private static List<Step> proof(String game, int cells, Random random) {
    Optional<List<Step>> proof = Optional.empty();
    while (proof.isEmpty()) {
      proof = StrongProofs.of(StrongGames.of(StrongGames.statement(game, random, cells)));
    }
    return proof.get();
  }

  private void forge(Statement statement, List<Step> steps) throws IOException {
    boolean truth = BruteForce.isTrue(statement);
    offeredToFalse += truth ? 0 : 1;
    byte[] bytes = CertificateWriter.bytes(statement, steps);
    if (new Verifier().verify(statement, new ByteArrayInputStream(bytes))
        instanceof Verdict.Accepted) {
      accepted++;
      assertThat(truth).as("%s%s", statement.text(), steps).isTrue();
    }
  }

  /** Up to two steps changed, exchanged or left out, so that the stack is still whole. */
  private static List<Step> spoilt(List<Step> proof, Hypergraph game, Random random) {
    List<Step> steps = new ArrayList<>(proof);
    for (int changes = random.nextInt(3); changes > 0; changes--) {
      int at = random.nextInt(steps.size());
      Step step = steps.get(at);
      int cell = random.nextInt(game.cellCount());
      if (step instanceof Step.Answered answered) {
        if (random.nextBoolean() && steps.get(at + 1) instanceof RaceStep.Ordered ordered) {
          steps.remove(at);
          steps.set(at, new RaceStep.Ordered(Math.max(1, ordered.count() - 1)));
        } else if (steps.get(at + 1) instanceof Step.Answered next) {
          steps.set(at, next);
          steps.set(at + 1, answered);
        } else {
          steps.set(at, new Step.Answered(-1, cell, leaf(answered.leaf(), game, random)));
        }
      } else if (step instanceof Step.Leaf leaf) {
        steps.set(at, leaf(leaf, game, random));
      } else if (step instanceof Step.Enter enter) {
        CellSet stones = random.nextBoolean() ? game.noCells() : game.single(cell);
        steps.set(at, new Step.Enter(enter.frame(), stones, enter.prover()));
      }
    }
    return steps;
  }

  private static Step.Leaf leaf(Step.Leaf leaf, Hypergraph game, Random random) {
    int line = random.nextInt(game.lineCount());
    return leaf instanceof RaceStep.Done ? new RaceStep.Done(line) : new Step.Nothing();
  }
}
