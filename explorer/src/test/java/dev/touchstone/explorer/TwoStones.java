package dev.touchstone.explorer;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.CheckedProof;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A proof for two stones a turn, one in the first: a line that answers of one or two stones block,
 * its mirror image, one with another cell in the role of its first, and a group.
 */
final class TwoStones {

  private static final String LINES = "a b c d e\nf g h i j\nk l m n o p\nq r s\n";
  private static final int CELLS = 19;

  private TwoStones() {}

  static CheckedProof proof(Rules rules, Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("side-by-side.hg"), LINES);
    Outcome outcome = rules == Rules.WEAK ? Outcome.WHITE : Outcome.NOBODY;
    Statement statement =
        Problem.inTurns(Notation.read("file:" + file), rules, 2, 1).wonBy(outcome);
    return Proofs.written(statement, CertificateWriter.bytes(statement, steps()), folder);
  }

  private static List<Step> steps() {
    int[] mirror = IntStream.range(0, CELLS).map(cell -> cell < 10 ? 9 - cell : cell).toArray();
    List<Step> steps = new ArrayList<>();
    steps.add(new Step.Symmetry(CellList.of(mirror)));
    addOptions(steps, 0);
    steps.addAll(List.of(new Step.Keep(1), new Step.Recall(1), new Step.Image(0)));
    addOptions(steps, 10);
    steps.add(new Step.Swap(10, 15));
    steps.add(new Step.Groups(3, CellList.of(16, 17, 18), true));
    steps.addAll(List.of(new Step.Both(4), new Step.End()));
    return steps;
  }

  /** Blocked on the fourth and the fifth cell, or on one of the first three. */
  private static void addOptions(List<Step> steps, int from) {
    CellSet pair = CellSet.of(CELLS, from + 3, from + 4);
    steps.add(new Step.Enter(Step.Frame.ANSWER, CellSet.of(CELLS), pair));
    steps.addAll(List.of(new Step.Nothing(), new Step.Leave()));
    for (int cell = from; cell < from + 3; cell++) {
      steps.add(new Step.Answered(-1, cell, new Step.Nothing()));
    }
    steps.add(new Step.Options(4));
  }
}
