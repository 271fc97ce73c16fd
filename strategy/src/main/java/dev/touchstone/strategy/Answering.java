package dev.touchstone.strategy;

import dev.touchstone.certificate.Rule;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * How claims are played. What is in force is a list of <em>parts</em>: claims by OPTIONS, ORDERED,
 * GROUPS, POTENTIAL, STONES, DONE, TOUCH or FILL on cells of the board, with disjoint zones.
 * Whenever the opponent O is to move, each part holds for the prover P as docs/theorems.md says: a
 * part by OPTIONS has no stone of O in its zone, and one by GROUPS or POTENTIAL had none when it
 * came into force and was answered since. That this stays so is the proof of soundness. O's turn S
 * has at most p stones (the first one of the game q ≤ p, the last one what was free), and a claim
 * answers i of them with at most i:
 *
 * <ul>
 *   <li><b>BOTH</b> (T7) is its parts; each answers the stones of S in its own zone, so all
 *       together need no more stones than S has, and those lie in different zones. <b>SWAP</b> (T8)
 *       and <b>IMAGE</b> (T9) are the claim they are made from, played on other cells ({@link
 *       Roles}). A Block claim without a zone has nothing to do.
 *   <li><b>OPTIONS</b> (T5, T6): let j stones of S be in the zone. By condition 2 they miss some
 *       T_i with |R_i| ≤ j, and the first such option is taken: P plays what is free of R_i, and
 *       c_i is in force instead. T_i is what the zone of c_i and R_i have outside of N; cells of N
 *       are P's, so no stone of S is one of them, and to ask whether it is in Z_i ∪ R_i is the
 *       same. If R_i is P's already, c_i holds at once.
 *   <li><b>ORDERED</b> (T12; then it is the only part): S, wherever it lies, misses some T_i that
 *       has room for it, and the first such option is taken as before. With p = 1 room is the
 *       guards E_i, which T_i has besides Z_i and R_i; with more stones it is counted by lines
 *       ({@link Rooms}). Elsewhere a stone of O's may still bring O closer to a line, so there is
 *       no stone that asks for nothing; <b>DONE</b> (T11) does, since P has won.
 *   <li><b>GROUPS</b> (T3): P answers in each group in which O has played, unless it has a stone
 *       there, with one stone. O had none in it before, so it has left a cell of p + 1.
 *   <li><b>POTENTIAL</b> (T4; only for p = 1): P takes the free cell of the zone with the greatest
 *       weight, for the position as it is. Stones of P more than the proof counts on only lower the
 *       danger.
 *   <li><b>STONES</b> (T2) and <b>NOTHING</b> (T1): P has won, or has nothing to lose. <b>TOUCH</b>
 *       (T15): the two ends are neighbours.
 *   <li><b>JOIN</b> (T16) is its two Links side by side, OPTIONS of Links (T14) as of others. What
 *       lies in the zone of one and is needed by the other is P's, or is imagined to be.
 *   <li><b>FILL</b> (T17) is the Link that it is made from, played as if P owned the cells that are
 *       filled ({@link Part#imagined}): a stone of O's there asks for no answer, and P takes none
 *       where an option names one. Of two such cells, a captured pair, each answers the other,
 *       unless a FILL further out imagines one of them to be P's.
 * </ul>
 *
 * <p><b>Stones too many.</b> What has to be answered may take fewer stones than P's turn has. P
 * must place the others all the same: there is no passing. They never hurt (Lemma A): a zone keeps
 * being free of O's stones when P takes a cell; a group with a stone of P is settled; a line with
 * one has no danger; stones that a Complete claim needs are not lost. So the first part by OPTIONS
 * or ORDERED goes on as if O had passed: an empty turn misses every T_i, and the first option is
 * taken that needs no more stones than are left. It is progress: Maker gets to a line also if O
 * always plays elsewhere, since by condition 2 for j = 1 some option needs no more than one. Where
 * no part is by OPTIONS, any free cell will do.
 *
 * <p><b>The first turn and the last.</b> P's first turn is the answer at the end of the
 * certificate, and stones too many up to q; of a draw (T10 c) it is stones too many only. When the
 * board fills up, O's turn or P's is cut short: the cells that P must take are free and different,
 * so there are as many.
 */
final class Answering implements Answers {

  private final Statement statement;
  private final Player player;
  private final Hypergraph game;
  private final ClaimStore claims;
  private final Parts parts;
  private final OptionChoice choice;

  /** The claim that is played, and its kind. */
  private final int whole;

  private final Kind kind;

  private final OpenLines openLines;
  private final Danger danger;

  /**
   * How a claim is played.
   *
   * @param player P
   */
  Answering(Statement statement, Player player, ClaimStore claims, int whole) {
    this.whole = whole;
    kind = claims.kind(whole);
    this.statement = statement;
    this.player = player;
    this.claims = claims;
    parts = new Parts(claims);
    choice = new OptionChoice(statement, claims);
    game = statement.hypergraph();
    openLines = new OpenLines(game);
    danger = new Danger(game);
  }

  @Override
  public InForce beginning() {
    Roles own = Roles.own(game.cellCount());
    return InForce.of(parts.of(new Part(whole, own, game.noCells())));
  }

  @Override
  public Situation open(Situation now, CellSet opening) {
    Draft draft = opened(now, opening);
    return completed(draft, Math.min(statement.opening(), draft.free()));
  }

  /** The first turn, as far as it is asked for. */
  Draft opened(Situation now, CellSet opening) {
    Draft draft = new Draft(game, now);
    draft.parts().addAll(now.parts());
    draft.place(opening.toArray(), Ground.OPENING, true, game.noCells());
    return draft;
  }

  @Override
  public Situation answer(Situation now) {
    int free = game.cellCount() - now.taken().count();
    return completed(asked(now), Math.min(statement.turn(), free));
  }

  /** The answer to the opponent's last turn, as far as it is asked for. */
  Draft asked(Situation now) {
    return asked(now, roles -> game.noCells());
  }

  /** The same; O has placed stones on these roles as well, whose cells have no numbers here. */
  Draft asked(Situation now, Function<Roles, CellSet> unseen) {
    Draft draft = new Draft(game, now);
    CellSet turn = game.noCells();
    for (int cell : now.turn()) {
      turn = turn.with(cell);
    }
    for (Part part : now.parts()) {
      CellSet struck = struck(part, turn, unseen.apply(part.roles()));
      // ORDERED answers each turn, wherever it is played.
      boolean asked = !struck.isEmpty() || claims.rule(part.claim()) == Rule.ORDERED;
      draft.parts().addAll(asked ? answerPart(draft, part, struck) : List.of(part));
    }
    return draft;
  }

  /**
   * What O's turn is to a part: the roles of its zone that were taken, and for ORDERED all of them,
   * since O may have come closer to a line anywhere. What P is imagined to own is no stone of O's.
   */
  private CellSet struck(Part part, CellSet turn, CellSet more) {
    CellSet roles = part.roles().rolesOn(turn.minus(part.imagined())).union(more);
    return claims.rule(part.claim()) == Rule.ORDERED ? roles : roles.intersection(parts.zone(part));
  }

  /** The turn with so many stones in all. */
  private Situation completed(Draft draft, int stones) {
    goOn(draft, stones);
    while (draft.stones() < stones) {
      draft.place(anywhere(draft), Ground.ANYWHERE, false);
    }
    Promise promise = promise(draft.parts(), draft.taken(), draft.own());
    return draft.end(promise, statement.turn());
  }

  /**
   * Answers where O has taken these roles of the zone of a part; returns what is in force there
   * then.
   */
  private List<Part> answerPart(Draft draft, Part part, CellSet struck) {
    return switch (claims.rule(part.claim())) {
      case OPTIONS -> taken(draft, part, choice.first(part, struck.count(), struck), true);
      case ORDERED -> taken(draft, part, choice.first(part, statement.turn(), struck), true);
      case GROUPS, FILL -> {
        enterGroups(draft, part, struck);
        yield List.of(part);
      }
      case POTENTIAL -> {
        takeHeaviest(draft, part);
        yield List.of(part);
      }
      case DONE -> List.of(part);
      case NOTHING, STONES, TOUCH ->
          throw new NoAnswerException("a claim without a zone was struck");
      case BOTH, SWAP, IMAGE, JOIN ->
          throw new IllegalStateException("parts are below such claims");
      case COVER, RECALL, KEEP, SYMMETRY, ANSWER, FOCUS, LEAVE, END, TILE, TILED, TILING ->
          throw parts.noClaim(part);
    };
  }

  /** Takes an option of a part; what is in force then. */
  private List<Part> taken(Draft draft, Part part, int number, boolean asked) {
    List<ClaimStore.Option> options = claims.options(part.claim());
    ClaimStore.Option option = options.get(number);
    int[] cells =
        Arrays.stream(option.answer().toArray())
            .map(part.roles()::cellOf)
            .filter(cell -> !part.imagined().contains(cell))
            .toArray();
    Placed.Which which = new Placed.Which(number + 1, options.size());
    draft.take(cells, claims.kind(part.claim()).option(), asked, which);
    return parts.of(part.of(option.then()));
  }

  /** P answers in each group that was entered, unless it has a stone there, if in mind only. */
  private void enterGroups(Draft draft, Part part, CellSet struck) {
    Ground ground = claims.rule(part.claim()) == Rule.FILL ? Ground.CAPTURED_PAIR : Ground.GROUP;
    CellSet entered = part.roles().cellsOf(struck);
    CellSet imagined = part.imagined();
    for (CellSet group : parts.groups(part)) {
      if (group.intersects(entered) && !group.intersects(draft.own().union(imagined))) {
        int cell = group.minus(draft.opponents()).first();
        if (cell < 0) {
          throw new NoAnswerException("a whole group is the opponent's");
        }
        draft.place(new int[] {cell}, ground, true, group);
      }
    }
  }

  private void takeHeaviest(Draft draft, Part part) {
    Roles roles = part.roles();
    int role =
        danger.heaviest(
            claims.zone(part.claim()),
            claims.numbers(part.claim()),
            roles.rolesOn(draft.own()),
            roles.rolesOn(draft.opponents()));
    if (role >= 0) {
      draft.place(roles.cellOf(role), Ground.POTENTIAL, true);
    }
  }

  /** Goes on as if O had passed, as long as the turn has fewer stones than so many. */
  void goOn(Draft draft, int stones) {
    List<Part> inForce = draft.parts();
    int index = 0;
    while (index < inForce.size() && draft.stones() < stones) {
      Part part = inForce.get(index);
      Rule rule = claims.rule(part.claim());
      OptionalInt option =
          rule == Rule.OPTIONS || rule == Rule.ORDERED
              ? choice.find(part, stones - draft.stones(), game.noCells())
              : OptionalInt.empty();
      if (option.isPresent()) {
        inForce.remove(index);
        inForce.addAll(index, taken(draft, part, option.getAsInt(), false));
      } else {
        index++;
      }
    }
  }

  /**
   * On the most open lines; where there are none, in Hex, in the zone, if something is left there.
   */
  private int anywhere(Draft draft) {
    CellSet zone = promise(draft.parts(), draft.taken(), draft.own()).zone();
    return kind == Kind.LINK && !zone.isEmpty()
        ? zone.first()
        : openLines.busiest(
            kind.open(statement, player, draft.own(), draft.opponents()), draft.taken());
  }

  @Override
  public Promise promise(Situation now) {
    return promise(now.parts(), now.taken(), now.own());
  }

  @Override
  public int turnsToLookUp(InForce inForce) {
    return inForce.parts().stream().mapToInt(part -> claims.turnsToLookUp(part.claim())).sum();
  }

  /** What these parts rely on. */
  Promise promise(List<Part> inForce, CellSet taken, CellSet own) {
    CellSet needs = game.noCells();
    CellSet zone = game.noCells();
    List<CellSet> groups = new ArrayList<>();
    for (Part part : inForce) {
      needs = needs.union(part.roles().cellsOf(claims.needs(part.claim())));
      if (!parts.answersInGroups(part)) {
        CellSet cells = part.roles().cellsOf(claims.zone(part.claim()));
        zone = zone.union(cells.minus(part.imagined()));
        continue;
      }
      for (CellSet group : parts.groups(part)) {
        if (!group.intersects(own.union(part.imagined()))) {
          groups.add(group.minus(taken));
          zone = zone.union(group);
        }
      }
    }
    return new Promise(needs.intersection(own), zone.minus(taken), groups);
  }
}
