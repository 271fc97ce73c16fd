package dev.touchstone.cluster.proof;

import dev.touchstone.certificate.CertificateFile;
import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.tree.JobTree;
import dev.touchstone.cluster.tree.Made;
import dev.touchstone.cluster.tree.Made.ByJob;
import dev.touchstone.cluster.tree.Made.ByOptions;
import dev.touchstone.cluster.tree.Made.Option;
import dev.touchstone.cluster.tree.Made.Use;
import dev.touchstone.cluster.tree.Position;
import dev.touchstone.cluster.tree.TwoSided;
import dev.touchstone.game.CellSet;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/**
 * The certificate of a decided tree: its options as the emitter of a single search would write
 * them, and in the place of its leaves the certificates of the jobs. Each claim of the tree stands
 * in it once; where it is used again, perhaps turned, it is recalled.
 *
 * <p>Two walks, as in the emitter: the first counts uses and symmetries, the second writes.
 */
public final class Assembly implements CertificateFile.Source {

  private record Kept(int symmetry, long keep) {}

  private final Ground ground;
  private final JobTree tree;
  private final UsedSymmetries symmetries = new UsedSymmetries();
  private final Splice splice;
  private final Map<Integer, Long> uses = new HashMap<>();
  private final Map<Integer, Kept> kept = new HashMap<>();
  private boolean counting = true;
  private long keeps;
  private int[] inOrder = {};

  public Assembly(Ground ground, JobTree tree, Certificates certificates) {
    this.ground = ground;
    this.tree = tree;
    splice = new Splice(ground, certificates, symmetries);
  }

  /** Gives all steps of the certificate, up to END, the same each time. */
  @Override
  public void emit(StepSink sink) throws IOException {
    if (counting) {
      walk(step -> {});
      counting = false;
      inOrder = symmetries.settle(ground.symmetries());
    }
    kept.clear();
    keeps = 0;
    for (int symmetry : inOrder) {
      sink.accept(new Step.Symmetry(ground.images(symmetry)));
    }
    walk(sink);
    sink.accept(new Step.End());
  }

  private void walk(StepSink sink) throws IOException {
    StepSink counted =
        step -> {
          if (step instanceof Step.Keep) {
            keeps++;
          }
          sink.accept(step);
        };
    Option conclusion = tree.conclusion();
    if (tree.moverWins()) {
      answer(conclusion, ground.game().noCells(), ground.start(), counted);
    } else {
      claim(conclusion.then(), ground.start(), counted);
    }
  }

  /**
   * An answer of the prover's to one move, or of who moves first to none.
   *
   * @param given cells that its claim is to need besides
   * @param asked the position after that move
   */
  private void answer(Option option, CellSet given, Position asked, StepSink sink)
      throws IOException {
    sink.accept(new Step.Enter(Frame.ANSWER, option.move(), option.reply()));
    claim(option.then(), asked.after(option.reply()), sink);
    if (!given.isEmpty()) {
      sink.accept(new LinkStep.Fill(ground.game().noCells(), given));
    }
    sink.accept(new Step.Leave());
  }

  private void claim(Use use, Position scene, StepSink sink) throws IOException {
    Kept before = kept.get(use.made());
    if (before != null) {
      recall(use, before, sink);
      return;
    }
    Made made = tree.claims().get(use.made());
    if (made instanceof ByJob job) {
      splice.write(job, use.symmetry(), scene, sink);
    } else {
      options((ByOptions) made, use.symmetry(), scene, sink);
    }
    long count = uses.getOrDefault(use.made(), 0L);
    if (counting || count > 0) {
      kept.put(use.made(), new Kept(use.symmetry(), keeps));
    }
    if (!counting && count > 0) {
      sink.accept(new Step.Keep(count));
    }
  }

  private void recall(Use use, Kept before, StepSink sink) throws IOException {
    if (counting) {
      uses.merge(use.made(), 1L, Long::sum);
    }
    sink.accept(new Step.Recall(counting ? 1 : keeps - before.keep()));
    int turn = ground.product(use.symmetry(), ground.inverse(before.symmetry()));
    if (turn != 0) {
      sink.accept(new Step.Image(symmetries.number(turn)));
    }
  }

  private void options(ByOptions made, int symmetry, Position scene, StepSink sink)
      throws IOException {
    CellSet given = ground.image(symmetry, made.given());
    for (Option option : made.options()) {
      Use then = option.then();
      CellSet move = ground.image(symmetry, option.move());
      answer(
          new Option(
              move,
              ground.image(symmetry, option.reply()),
              new Use(then.made(), ground.product(symmetry, then.symmetry()))),
          given,
          scene.after(move),
          sink);
      given = ground.game().noCells();
    }
    int count = made.options().size();
    sink.accept(
        made.claim() instanceof TwoSided ? new RaceStep.Ordered(count) : new Step.Options(count));
  }
}
