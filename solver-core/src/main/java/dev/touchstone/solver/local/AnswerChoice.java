package dev.touchstone.solver.local;

import dev.touchstone.solver.local.ShorterProof.Choice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Chooses answers that make one claim ⟨Z, L⟩ by T5, at little cost: always the one that answers the
 * most open turns of Maker's for its bytes, until none is open.
 */
final class AnswerChoice {

  /** In bytes: a recall in an answer of one cell; one in a frame; the step that makes an image. */
  private static final double RECALLED = 4;

  private static final double FRAMED = 9;
  private static final double TURNED = 2;

  private record Ranked(int place, double worth) {}

  private final LocalGame game;
  private final long zone;
  private final long lines;
  private final List<Choice> candidates = new ArrayList<>();
  private final TurnCounts turns;

  /** Answers of a claim that blocks these lines within this zone. */
  AnswerChoice(LocalGame game, long zone, long lines) {
    this.game = game;
    this.zone = zone;
    this.lines = lines;
    turns = new TurnCounts(zone, game.stones());
  }

  /**
   * Adds all answers that make another claim, or an image of it, of use here.
   *
   * @param then the claim or its image
   */
  void add(int number, LocalProof then, double cost) {
    if ((then.zone() & ~zone) == 0) {
      add(number, then, cost, lines & ~then.blocked(), 0);
    }
  }

  /** Adds those with these cells. */
  private void add(int number, LocalProof then, double cost, long missing, long answer) {
    if (missing == 0) {
      candidates.add(choice(number, then, cost, answer));
    } else if (Long.bitCount(answer) < game.stones()) {
      long line = game.cellsOf(Long.lowestOneBit(missing));
      for (long rest = line & zone & ~then.zone(); rest != 0; rest &= rest - 1) {
        long cell = Long.lowestOneBit(rest);
        add(number, then, cost, missing & ~game.linesMeeting(cell), answer | cell);
      }
    }
  }

  /** Adds this answer, if it is of use here. */
  void addThis(int number, LocalProof then, double cost, long answer) {
    boolean within = ((then.zone() | answer) & ~zone) == 0 && (then.zone() & answer) == 0;
    if (within && (lines & ~then.blocked() & ~game.linesMeeting(answer)) == 0) {
      candidates.add(choice(number, then, cost, answer));
    }
  }

  private static Choice choice(int number, LocalProof then, double cost, long answer) {
    Automorphism by = then instanceof LocalProof.Image image ? image.by() : null;
    double bytes = Long.bitCount(answer) == 1 && by == null ? RECALLED : FRAMED;
    return new Choice(
        answer, number, by, answer | then.zone(), cost + bytes + (by == null ? 0 : TURNED));
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
    while (turns.open() > 0) {
      Ranked best = rank(queue.remove().place());
      if (best.worth() > 0 && !queue.isEmpty() && queue.element().worth() > best.worth()) {
        queue.add(best);
      } else if (best.worth() > 0) {
        Choice choice = candidates.get(best.place());
        chosen.add(choice);
        turns.give(choice.touched(), choice.stones());
      }
    }
    // Dearest first, those without which the others still answer every turn are left out.
    chosen.sort(Comparator.comparingDouble(choice -> -choice.cost()));
    chosen.removeIf(choice -> turns.takeBack(choice.touched(), choice.stones()));
    return chosen;
  }

  /** How many of all turns it answers: those of cells that it leaves alone, and that are enough. */
  private double answersAll(Choice choice) {
    int alone = Long.bitCount(zone & ~choice.touched());
    double answered = 0;
    double ofSize = 1;
    for (int stones = 1; stones <= game.stones(); stones++) {
      ofSize = ofSize * (alone - stones + 1) / stones;
      answered += stones >= choice.stones() ? ofSize : 0;
    }
    return answered;
  }

  private Ranked rank(int place) {
    Choice choice = candidates.get(place);
    return new Ranked(place, turns.gain(choice.touched(), choice.stones()) / choice.cost());
  }
}
