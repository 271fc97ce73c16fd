package dev.touchstone.solver.race;

import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.solver.board.Symmetries;
import dev.touchstone.solver.race.Claimed.Reply;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Writes a proof as steps. Claims that are the same but for a symmetry are written once, kept and
 * recalled; leaves are written again, which takes fewer bytes. Two walks over the same claims in
 * the same order: the first counts the uses and the symmetries, the second writes.
 */
final class RaceWriter {

  private final Stated stated;
  private final RaceBoard board;
  private final Symmetries symmetries;
  private final Merging merging;
  private final StepSink out;
  private final Int2IntOpenHashMap uses = new Int2IntOpenHashMap();
  private final BitSet turned = new BitSet();

  /** For each claim that is kept, by which symmetry its normal form became what was kept. */
  private final Int2IntOpenHashMap placed = new Int2IntOpenHashMap();

  private final Int2LongOpenHashMap keeps = new Int2LongOpenHashMap();
  private final int[] numbers;
  private long kept;
  private boolean counting = true;

  RaceWriter(Stated stated, StepSink out) {
    this.stated = stated;
    board = stated.board;
    this.out = out;
    symmetries = board.symmetries;
    merging = new Merging(board);
    numbers = new int[symmetries.count()];
    placed.defaultReturnValue(-1);
  }

  /**
   * Writes the proof up to END.
   *
   * @param toBoard by which symmetry the claims become those of the board
   * @param opens whether the prover moves first, by the answer of the option
   */
  void write(Reply root, int toBoard, boolean opens) throws IOException {
    root(root, toBoard, opens);
    counting = false;
    placed.clear();
    int count = 0;
    Arrays.fill(numbers, -1);
    for (int s = turned.nextSetBit(0); s >= 0; s = turned.nextSetBit(s + 1)) {
      numbers[s] = count++;
      out.accept(stated.symmetry(s));
    }
    root(root, toBoard, opens);
    step(new Step.End());
  }

  private void root(Reply root, int toBoard, boolean opens) throws IOException {
    boolean shaded = root.then().leaf() == null && !stated.shade.isEmpty();
    if (opens && !shaded) {
      reply(root, toBoard);
      return;
    }
    if (opens) {
      enter(root, toBoard);
    }
    if (shaded) {
      step(new Step.Enter(Frame.FOCUS, board.game.noCells(), stated.shade));
    }
    claim(root.then(), symmetries.product(toBoard, root.symmetry()));
    if (shaded) {
      step(new Step.Leave());
    }
    if (opens) {
      step(new Step.Leave());
    }
  }

  private void step(Step step) throws IOException {
    if (!counting) {
      out.accept(step);
    }
  }

  private void claim(Claimed claimed, int toBoard) throws IOException {
    if (claimed.leaf() != null) {
      step(turned(claimed.leaf(), toBoard));
      return;
    }
    Merging.Identity identity = merging.of(claimed);
    int number = identity.number();
    int place = symmetries.product(toBoard, symmetries.inverse(identity.symmetry()));
    int before = placed.get(number);
    if (before >= 0) {
      step(recall(number));
      int turn = symmetries.product(place, symmetries.inverse(before));
      if (turn != 0) {
        turned.set(turn);
        step(new Step.Image(numbers[turn]));
      }
      return;
    }
    for (Reply reply : claimed.options()) {
      reply(reply, toBoard);
    }
    step(new RaceStep.Ordered(claimed.options().size()));
    placed.put(number, place);
    if (!counting && uses.get(number) > 0) {
      step(new Step.Keep(uses.get(number)));
      keeps.put(number, kept++);
    }
  }

  private Step.Recall recall(int number) {
    if (counting) {
      uses.addTo(number, 1);
      return new Step.Recall(1);
    }
    return new Step.Recall(kept - keeps.get(number));
  }

  private void reply(Reply reply, int toBoard) throws IOException {
    Claimed then = reply.then();
    int inner = symmetries.product(toBoard, reply.symmetry());
    Step.Leaf leaf = then.leaf();
    int answer = board.image(toBoard, reply.answer());
    if (answer >= 0 && leaf != null) {
      // The scene of a COVER has the stone that it is an answer to.
      int move = leaf instanceof Step.Groups ? board.image(toBoard, reply.move()) : Option.NONE;
      step(new Step.Answered(move, answer, turned(leaf, inner)));
      return;
    }
    if (answer >= 0) {
      Merging.Identity identity = merging.of(then);
      int place = symmetries.product(inner, symmetries.inverse(identity.symmetry()));
      if (placed.get(identity.number()) == place) {
        step(new Step.Answered(-1, answer, recall(identity.number())));
        return;
      }
    }
    enter(reply, toBoard);
    claim(then, inner);
    step(new Step.Leave());
  }

  private void enter(Reply reply, int toBoard) throws IOException {
    CellSet move = single(reply.move(), toBoard);
    step(new Step.Enter(Frame.ANSWER, move, single(reply.answer(), toBoard)));
  }

  private CellSet single(int cell, int toBoard) {
    return cell < 0 ? board.game.noCells() : board.game.single(board.image(toBoard, cell));
  }

  private Step.Leaf turned(Step.Leaf leaf, int symmetry) {
    if (symmetry == 0) {
      return leaf;
    }
    if (leaf instanceof RaceStep.Done done) {
      return new RaceStep.Done(board.lineImage(symmetry, done.line()));
    }
    if (leaf instanceof Step.Groups groups) {
      int[] cells = groups.cells().toArray();
      Arrays.setAll(cells, i -> board.image(symmetry, cells[i]));
      return new Step.Groups(2, CellList.of(cells), groups.listed());
    }
    return leaf;
  }
}
