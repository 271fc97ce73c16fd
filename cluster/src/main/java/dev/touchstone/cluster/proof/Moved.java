package dev.touchstone.cluster.proof;

import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * A step of a job's certificate as it stands in the whole: under a symmetry, and in a scene that is
 * perhaps another one. COVER takes its groups from the scene, in an order that symmetries change;
 * where that matters, they are listed (GROUPS).
 */
final class Moved {

  private final Ground ground;
  private final int symmetry;
  private final boolean listed;

  /** The numbers of the certificate's symmetries to those of the whole. */
  private final IntUnaryOperator numbers;

  /**
   * What is moved by this symmetry.
   *
   * @param sameScene whether it comes to stand in the image of its own scene
   */
  Moved(Ground ground, int symmetry, boolean sameScene, IntUnaryOperator numbers) {
    this.ground = ground;
    this.symmetry = symmetry;
    listed = symmetry != 0 || !sameScene;
    this.numbers = numbers;
  }

  CellSet cells(CellSet cells) {
    return ground.image(symmetry, cells);
  }

  Step step(Step step) {
    if (step instanceof Step.Answered answered) {
      return new Step.Answered(
          answered.leaf() instanceof Step.Groups && listed
              ? -1
              : ground.image(symmetry, answered.opponent()),
          ground.image(symmetry, answered.cell()),
          leaf(answered.leaf()));
    }
    if (step instanceof Step.Leaf leaf) {
      return leaf(leaf);
    }
    if (step instanceof Step.Enter enter) {
      return new Step.Enter(enter.frame(), cells(enter.opponent()), cells(enter.prover()));
    }
    if (step instanceof Step.Swap swap) {
      return new Step.Swap(ground.image(symmetry, swap.from()), ground.image(symmetry, swap.to()));
    }
    if (step instanceof LinkStep.Fill fill) {
      return new LinkStep.Fill(cells(fill.filled()), cells(fill.given()));
    }
    if (step instanceof Step.Image image) {
      return new Step.Image(numbers.applyAsInt((int) image.symmetry()));
    }
    return step;
  }

  private Step.Leaf leaf(Step.Leaf leaf) {
    if (leaf instanceof Step.Stones stones) {
      return new Step.Stones(ground.lineImage(symmetry, stones.line()));
    }
    if (leaf instanceof RaceStep.Done done) {
      return new RaceStep.Done(ground.lineImage(symmetry, done.line()));
    }
    if (leaf instanceof LinkStep.Touch touch) {
      return new LinkStep.Touch(
          ground.nodeImage(symmetry, touch.from()), ground.nodeImage(symmetry, touch.to()));
    }
    if (leaf instanceof Step.Potential potential) {
      return new Step.Potential(
          cells(potential.zone()), ground.lineImage(symmetry, potential.lines()));
    }
    return leaf instanceof Step.Groups groups && (listed || groups.listed())
        ? new Step.Groups(groups.size(), sorted(groups), true)
        : leaf;
  }

  /** The images of the groups, as GROUPS wants them: each ascending, and by their first cells. */
  private CellList sorted(Step.Groups groups) {
    int size = groups.size();
    int[][] images = new int[groups.cells().size() / size][size];
    for (int i = 0; i < images.length * size; i++) {
      images[i / size][i % size] = ground.image(symmetry, groups.cells().get(i));
    }
    Arrays.stream(images).forEach(Arrays::sort);
    Arrays.sort(images, Arrays::compare);
    return CellList.of(Arrays.stream(images).flatMapToInt(Arrays::stream).toArray());
  }
}
