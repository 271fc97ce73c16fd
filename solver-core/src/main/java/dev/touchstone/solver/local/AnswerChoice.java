package dev.touchstone.solver.local;

import dev.touchstone.solver.local.ShorterProof.Choice;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Chooses answers that make one claim ⟨Z, L⟩ by T5, at little cost: always the one that answers the
 * most open turns of Maker's for its bytes, until none is open.
 */
final class AnswerChoice {

  /** In bytes: a recall in an answer of one cell; one in a frame; the step that turns a claim. */
  private static final double RECALLED = 4;

  private static final double FRAMED = 9;
  private static final double TURNED = 2;

  private record Ranked(int place, double worth) {}

  private final LocalGame game;
  private final long zone;
  private final long lines;
  private final List<Choice> candidates = new ArrayList<>();
  private final LongArrayList open = new LongArrayList();

  /** Answers of a claim that blocks these lines within this zone. */
  AnswerChoice(LocalGame game, long zone, long lines) {
    this.game = game;
    this.zone = zone;
    this.lines = lines;
    for (int stones = 1; stones <= game.stones(); stones++) {
      Turns turns = new Turns(zone, stones);
      for (long turn = turns.next(); turn != 0; turn = turns.next()) {
        open.add(turn);
      }
    }
  }

  /** Adds all answers that make another claim of use here. */
  void add(int number, LocalProof then, double cost) {
    if ((then.zone() & ~zone) == 0) {
      add(number, then, cost, lines & ~then.blocked(), 0);
    }
  }

  /** Adds those with these cells. */
  private void add(int number, LocalProof then, double cost, long missing, long answer) {
    if (missing == 0) {
      boolean turned = then instanceof LocalProof.Turned;
      double bytes = Long.bitCount(answer) == 1 && !turned ? RECALLED : FRAMED;
      candidates.add(
          new Choice(
              answer, number, turned, answer | then.zone(), cost + bytes + (turned ? TURNED : 0)));
    } else if (Long.bitCount(answer) < game.stones()) {
      long line = game.cellsOf(Long.lowestOneBit(missing));
      for (long rest = line & zone & ~then.zone(); rest != 0; rest &= rest - 1) {
        long cell = Long.lowestOneBit(rest);
        add(number, then, cost, missing & ~game.linesMeeting(cell), answer | cell);
      }
    }
  }

  /**
   * The answers. What an answer is worth only falls while others are chosen, so that most need not
   * be looked at again (Minoux's lazy greedy covering).
   */
  List<Choice> chosen() {
    PriorityQueue<Ranked> queue =
        new PriorityQueue<>(
            Comparator.comparingDouble((Ranked ranked) -> -ranked.worth())
                .thenComparingInt(Ranked::place));
    for (int i = 0; i < candidates.size(); i++) {
      queue.add(new Ranked(i, answersAll(candidates.get(i)) / candidates.get(i).cost()));
    }
    List<Choice> chosen = new ArrayList<>();
    while (!open.isEmpty()) {
      Ranked best = rank(queue.remove().place());
      if (best.worth() > 0 && !queue.isEmpty() && queue.element().worth() > best.worth()) {
        queue.add(best);
      } else if (best.worth() > 0) {
        Choice choice = candidates.get(best.place());
        chosen.add(choice);
        open.removeIf(choice::answers);
      }
    }
    leaveOut(chosen);
    return chosen;
  }

  /** How many of all turns it answers: those of cells that it leaves alone, and that are enough. */
  private double answersAll(Choice choice) {
    int alone = Long.bitCount(zone & ~choice.touched());
    double turns = 0;
    double ofSize = 1;
    for (int stones = 1; stones <= game.stones(); stones++) {
      ofSize = ofSize * (alone - stones + 1) / stones;
      turns += stones >= Long.bitCount(choice.cells()) ? ofSize : 0;
    }
    return turns;
  }

  private Ranked rank(int place) {
    Choice choice = candidates.get(place);
    int answered = 0;
    for (int i = 0; i < open.size(); i++) {
      if (choice.answers(open.getLong(i))) {
        answered++;
      }
    }
    return new Ranked(place, answered / choice.cost());
  }

  /** Leaves out answers without which the others still answer every turn, the dearest first. */
  private void leaveOut(List<Choice> chosen) {
    chosen.sort(Comparator.comparingDouble(choice -> -choice.cost()));
    for (int i = 0; i < chosen.size(); ) {
      Choice choice = chosen.remove(i);
      if (!answerAll(chosen)) {
        chosen.add(i++, choice);
      }
    }
  }

  private boolean answerAll(List<Choice> chosen) {
    for (int stones = 1; stones <= game.stones(); stones++) {
      LongArrayList touched = new LongArrayList();
      for (Choice choice : chosen) {
        if (Long.bitCount(choice.cells()) <= stones) {
          touched.add(choice.touched());
        }
      }
      if (new Turns(zone, stones).hittingAll(touched) != 0) {
        return false;
      }
    }
    return true;
  }
}
