package dev.touchstone.cluster.proof;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.cluster.proof.Repetitions.Kept;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.CellSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One walk over the steps of a certificate that gives those that stay. */
final class Rewriting implements StepSink {

  private final Ground ground;
  private final Repetitions repetitions;
  private final UsedSymmetries used;
  private final StepSink sink;

  /** The certificate's symmetries, by their numbers there. */
  private final List<Integer> own = new ArrayList<>();

  private int at;
  private int nextPart;
  private int nextLeft;
  private int nextKeep;
  private long kept;

  /** How the claim on top has still to be turned. */
  private int turn;

  Rewriting(Ground ground, Repetitions repetitions, UsedSymmetries used, StepSink sink) {
    this.ground = ground;
    this.repetitions = repetitions;
    this.used = used;
    this.sink = sink;
  }

  @Override
  public void accept(Step step) throws IOException {
    at++;
    if (!isLeftOut()) {
      write(step);
    } else if (step instanceof Step.Keep) {
      nextKeep++;
    }
    List<Part> parts = repetitions.parts();
    if (nextPart < parts.size() && parts.get(nextPart).to == at) {
      made(parts.get(nextPart++));
    }
  }

  private boolean isLeftOut() {
    List<Part> all = repetitions.leftOut();
    while (nextLeft < all.size() && all.get(nextLeft).to < at) {
      nextLeft++;
    }
    return nextLeft < all.size() && all.get(nextLeft).from <= at;
  }

  private void made(Part part) throws IOException {
    Part instead = part.instead;
    if (instead != null) {
      turnNow();
      sink.accept(new Step.Recall(kept - instead.number));
      turn = turn(part, instead);
    } else if (!part.gone && part.uses > 0) {
      sink.accept(new Step.Keep(part.uses));
      part.number = kept++;
    }
  }

  /** From the one claim to the other, which says the same turned. */
  private int turn(Part to, Part from) {
    return ground.product(ground.inverse(to.form.symmetry()), from.form.symmetry());
  }

  private void write(Step step) throws IOException {
    if (step instanceof Step.Symmetry symmetry) {
      own.add(ground.symmetry(symmetry.images()));
      return;
    }
    if (step instanceof Step.Image image) {
      turn = ground.product(own.get(Math.toIntExact(image.symmetry())), turn);
      return;
    }
    turnNow();
    if (step instanceof Step.Keep) {
      keep(repetitions.keeps().get(nextKeep++));
    } else if (step instanceof Step.Recall recall) {
      turn = recall(recall, -1);
    } else if (step instanceof Step.Answered answered
        && answered.leaf() instanceof Step.Recall recall) {
      recall(recall, answered.cell());
    } else {
      sink.accept(step);
    }
  }

  private void turnNow() throws IOException {
    if (turn != 0) {
      sink.accept(new Step.Image(used.number(turn)));
      turn = 0;
    }
  }

  /** Parts are kept where they are made. */
  private void keep(Kept keep) throws IOException {
    if (keep.part == null && keep.uses > 0) {
      sink.accept(new Step.Keep(keep.uses));
      keep.number = kept++;
    }
  }

  /** Recalls, perhaps as an answer by this cell; returns how the claim has to be turned then. */
  private int recall(Step.Recall recall, int cell) throws IOException {
    Kept keep = repetitions.keeps().get(nextKeep - Math.toIntExact(recall.distance()));
    Part part = keep.part;
    @Nullable Part holder = repetitions.holder(keep);
    int turned = part == null || holder == null ? 0 : turn(part, holder);
    Step.Recall again = new Step.Recall(kept - (holder == null ? keep.number : holder.number));
    if (cell < 0) {
      sink.accept(again);
    } else if (turned == 0) {
      sink.accept(new Step.Answered(-1, cell, again));
    } else {
      CellSet none = ground.game().noCells();
      sink.accept(new Step.Enter(Frame.ANSWER, none, none.with(cell)));
      sink.accept(again);
      sink.accept(new Step.Image(used.number(turned)));
      sink.accept(new Step.Leave());
    }
    return turned;
  }
}
