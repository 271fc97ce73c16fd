package dev.touchstone.solver.local;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.io.IOException;
import java.util.IdentityHashMap;

/** Writes a proof as steps, each part of it once. */
final class LocalSteps {

  private final Hypergraph game;
  private final int stones;
  private final StepSink sink;
  private final IdentityHashMap<LocalProof, Integer> uses = new IdentityHashMap<>();
  private final IdentityHashMap<LocalProof, Long> kept = new IdentityHashMap<>();
  private final Factors factors = new Factors();
  private long keeps;

  private LocalSteps(Hypergraph game, int stones, StepSink sink) {
    this.game = game;
    this.stones = stones;
    this.sink = sink;
  }

  /** Leaves the claim of the proof on the stack. */
  static void write(LocalProof proof, Hypergraph game, int stones, StepSink sink)
      throws IOException {
    LocalSteps steps = new LocalSteps(game, stones, sink);
    steps.count(proof);
    for (Automorphism by : steps.factors.all()) {
      sink.accept(new Step.Symmetry(CellList.of(by.images())));
    }
    steps.claim(proof);
  }

  private void count(LocalProof proof) {
    if (uses.merge(proof, 1, Integer::sum) > 1) {
      return;
    }
    if (proof instanceof LocalProof.Options options) {
      options.replies().forEach(reply -> count(reply.then()));
    } else if (proof instanceof LocalProof.Both both) {
      both.parts().forEach(this::count);
    } else if (proof instanceof LocalProof.Image image) {
      factors.of(image.by());
      count(image.of());
    }
  }

  private void claim(LocalProof proof) throws IOException {
    Long number = kept.get(proof);
    if (number != null) {
      sink.accept(new Step.Recall(keeps - number));
      return;
    }
    if (proof instanceof LocalProof.Options options) {
      for (LocalProof.Reply reply : options.replies()) {
        reply(reply);
      }
      sink.accept(new Step.Options(options.replies().size()));
    } else if (proof instanceof LocalProof.Both both) {
      for (LocalProof part : both.parts()) {
        claim(part);
      }
      sink.accept(new Step.Both(both.parts().size()));
    } else if (proof instanceof LocalProof.Groups groups) {
      sink.accept(groups(groups));
    } else if (proof instanceof LocalProof.Image image) {
      claim(image.of());
      for (int place : factors.of(image.by())) {
        sink.accept(new Step.Image(place));
      }
    }
    int more = uses.getOrDefault(proof, 1) - 1;
    if (more > 0) {
      sink.accept(new Step.Keep(more));
      kept.put(proof, keeps++);
    }
  }

  private Step.Leaf groups(LocalProof.Groups groups) {
    if (groups.groups().isEmpty()) {
      return new Step.Nothing();
    }
    int[] cells = new int[groups.groups().size() * (stones + 1)];
    int length = 0;
    for (long group : groups.groups()) {
      for (long rest = group; rest != 0; rest &= rest - 1) {
        cells[length++] = Long.numberOfTrailingZeros(rest);
      }
    }
    return new Step.Groups(stones + 1, CellList.of(cells), true);
  }

  private void reply(LocalProof.Reply reply) throws IOException {
    Long number = kept.get(reply.then());
    if (Long.bitCount(reply.cells()) == 1 && number != null) {
      int cell = Long.numberOfTrailingZeros(reply.cells());
      sink.accept(new Step.Answered(-1, cell, new Step.Recall(keeps - number)));
      return;
    }
    CellSet cells = CellSet.ofWords(game.cellCount(), reply.cells());
    sink.accept(new Step.Enter(Step.Frame.ANSWER, game.noCells(), cells));
    claim(reply.then());
    sink.accept(new Step.Leave());
  }
}
