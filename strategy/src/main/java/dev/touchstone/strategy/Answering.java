package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Game;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/**
 * How claims are played, one stone a turn. What is in force is a list of <em>parts</em>: claims by
 * OPTIONS, GROUPS, POTENTIAL or STONES on cells of the board, with disjoint zones. Whenever the
 * opponent O is to move, each part holds for the prover P as docs/theorems.md says: a part by
 * OPTIONS has no stone of O in its zone, and one by GROUPS or POTENTIAL had none when it came into
 * force and was answered since. That this stays so is the proof of soundness:
 *
 * <ul>
 *   <li><b>BOTH</b> (T7) is its parts; O's stone lies in the zone of one of them at most, and only
 *       that one answers. <b>SWAP</b> (T8) and <b>IMAGE</b> (T9) are the claim they are made from,
 *       played on other cells ({@link Roles}). A Block claim without a zone has nothing to do.
 *   <li><b>OPTIONS</b> (T5, T6): O's stone s is not in some T_i, and the first such option is
 *       taken: P plays R_i, and c_i is in force instead. T_i is what the zone of c_i and R_i have
 *       outside of N; cells of N are P's, so s is none of them, and to ask whether s is in Z_i ∪
 *       R_i is the same. If the stone of R_i is P's already, c_i holds at once.
 *   <li><b>GROUPS</b> (T3): P answers in the group in which O has played, unless it has a stone
 *       there.
 *   <li><b>POTENTIAL</b> (T4): P takes the free cell of the zone with the greatest weight, for the
 *       position as it is. Stones of P more than the proof counts on only lower the danger.
 *   <li><b>STONES</b> (T2) and <b>NOTHING</b> (T1): P has won, or has nothing to lose.
 * </ul>
 *
 * <p><b>A stone too many.</b> Where nothing has to be answered (O has played outside of all zones,
 * or where P has the answer already) P must place a stone all the same: there is no passing. It
 * never hurts: by Lemma A, P reaches the goal of a claim from more stones of its own as well. For
 * the parts this is seen directly: a zone keeps being free of O's stones when P takes a cell; a
 * group with a stone of P is settled; a line with one has no danger; stones that a Complete claim
 * needs are not lost. So the first part by OPTIONS goes on as if O had passed: an empty turn misses
 * every T_i, the first option is taken. It is progress: Maker gets to a line also if O always plays
 * elsewhere. Where no part is by OPTIONS, any free cell will do.
 */
final class Answering {

  private final Game game;

  private final ClaimStore claims;
  private final boolean completes;
  private final OpenLines openLines;
  private final Danger danger;

  Answering(Statement statement, ClaimStore claims) {
    this.claims = claims;
    game = statement.game();
    completes = statement.provers().get(0) == Player.BLACK;
    openLines = new OpenLines(game);
    danger = new Danger(game);
  }

  /** The parts that a claim has on these cells, in its order. */
  List<Part> parts(Part whole) {
    List<Part> parts = new ArrayList<>();
    Deque<Part> rest = new ArrayDeque<>();
    rest.push(whole);
    while (!rest.isEmpty()) {
      Part part = rest.pop();
      if (!completes && claims.zone(part.claim()).isEmpty()) {
        continue;
      }
      switch (claims.rule(part.claim())) {
        case IMAGE -> rest.push(claims.imaged(part.claim(), part.roles()));
        case SWAP -> rest.push(claims.swapped(part.claim(), part.roles()));
        case BOTH -> {
          int[] both = claims.parts(part.claim());
          for (int i = both.length - 1; i >= 0; i--) {
            rest.push(new Part(both[i], part.roles()));
          }
        }
        default -> parts.add(part);
      }
    }
    return parts;
  }

  /** The first move of the game, by a prover who moves first. */
  Situation open(Situation now, CellSet opening) {
    int cell = opening.minus(now.own()).first();
    return cell < 0
        ? extra(now, now.parts())
        : played(now, now.parts(), cell, Ground.OPENING, true, game.noCells());
  }

  /** The answer to the opponent's last move. */
  Situation answer(Situation now) {
    int struck = now.last().orElseThrow();
    List<Part> parts = now.parts();
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      if (claims.zoneHas(part.claim(), part.roles().roleOn(struck))) {
        return switch (claims.rule(part.claim())) {
          case OPTIONS -> byOption(now, i, struck);
          case GROUPS -> byGroup(now, part, struck);
          case POTENTIAL -> byPotential(now, part);
          default -> throw new NoAnswerException("a claim without a zone was struck");
        };
      }
    }
    return extra(now, parts);
  }

  private Situation byOption(Situation now, int index, int struck) {
    Part part = now.parts().get(index);
    int role = part.roles().roleOn(struck);
    for (ClaimStore.Option option : claims.options(part.claim())) {
      if (!option.answer().contains(role) && !claims.zoneHas(option.then(), role)) {
        List<Part> then = replaced(now.parts(), index, option);
        int cell = freeCell(now, part, option);
        return cell < 0
            ? extra(now, then)
            : played(now, then, cell, option(), true, game.noCells());
      }
    }
    throw new NoAnswerException("no option is free of this move");
  }

  private Ground option() {
    return completes ? Ground.COMPLETE_OPTION : Ground.BLOCK_OPTION;
  }

  private List<Part> replaced(List<Part> parts, int index, ClaimStore.Option option) {
    List<Part> then = new ArrayList<>(parts);
    Part part = then.remove(index);
    then.addAll(index, parts(new Part(option.then(), part.roles())));
    return then;
  }

  /** Where the stone of an option goes; -1 if it has none or it lies there. */
  private int freeCell(Situation now, Part part, ClaimStore.Option option) {
    for (int role : option.answer().toArray()) {
      int cell = part.roles().cellOf(role);
      if (now.opponents().contains(cell)) {
        throw new NoAnswerException("the cell of the answer is taken");
      }
      if (!now.own().contains(cell)) {
        return cell;
      }
    }
    return -1;
  }

  private Situation byGroup(Situation now, Part part, int struck) {
    int role = part.roles().roleOn(struck);
    for (CellSet roles : claims.groups(part.claim())) {
      if (roles.contains(role)) {
        CellSet group = part.roles().cellsOf(roles);
        if (group.intersects(now.own())) {
          break;
        }
        int cell = group.minus(now.opponents()).first();
        if (cell < 0) {
          throw new NoAnswerException("a whole group is the opponent's");
        }
        return played(now, now.parts(), cell, Ground.GROUP, true, group);
      }
    }
    return extra(now, now.parts());
  }

  private Situation byPotential(Situation now, Part part) {
    Roles roles = part.roles();
    int role =
        danger.heaviest(
            claims.zone(part.claim()),
            claims.potentialLines(part.claim()),
            roles.rolesOn(now.own()),
            roles.rolesOn(now.opponents()));
    return role < 0
        ? extra(now, now.parts())
        : played(now, now.parts(), roles.cellOf(role), Ground.POTENTIAL, true, game.noCells());
  }

  /** A stone more than needed. */
  private Situation extra(Situation now, List<Part> parts) {
    List<Part> then = parts;
    int index = 0;
    while (index < then.size()) {
      Part part = then.get(index);
      if (claims.rule(part.claim()) != Rule.OPTIONS) {
        index++;
        continue;
      }
      ClaimStore.Option first = claims.options(part.claim()).get(0);
      then = replaced(then, index, first);
      int cell = freeCell(now, part, first);
      if (cell >= 0) {
        return played(now, then, cell, option(), false, game.noCells());
      }
    }
    int cell = openLines.busiest(now, completes);
    return cell < 0
        ? full(now, then)
        : played(now, then, cell, Ground.ANYWHERE, false, game.noCells());
  }

  private Situation full(Situation now, List<Part> then) {
    Reply reply =
        new Reply(
            OptionalInt.empty(),
            Ground.BOARD_FULL,
            now.last(),
            false,
            game.noCells(),
            promise(then, now.taken(), now.own()));
    return now.after(reply, then);
  }

  private Situation played(
      Situation now, List<Part> then, int cell, Ground ground, boolean asked, CellSet group) {
    CellSet taken = now.taken().with(cell);
    Promise promise = promise(then, taken, now.own().with(cell));
    return now.after(
        new Reply(OptionalInt.of(cell), ground, now.last(), asked, group, promise), then);
  }

  /** What these parts rely on. */
  Promise promise(List<Part> parts, CellSet taken, CellSet own) {
    CellSet needs = game.noCells();
    CellSet zone = game.noCells();
    List<CellSet> groups = new ArrayList<>();
    for (Part part : parts) {
      needs = needs.union(part.roles().cellsOf(claims.needs(part.claim())));
      if (claims.rule(part.claim()) != Rule.GROUPS) {
        zone = zone.union(part.roles().cellsOf(claims.zone(part.claim())));
        continue;
      }
      for (CellSet roles : claims.groups(part.claim())) {
        CellSet group = part.roles().cellsOf(roles);
        if (!group.intersects(taken)) {
          groups.add(group);
          zone = zone.union(group);
        }
      }
    }
    return new Promise(needs.intersection(own), zone.minus(taken), groups);
  }
}
