package dev.touchstone.solver.proof;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.proof.Planned.Blocking;
import dev.touchstone.solver.table.Node;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One claim of options in the making (OPTIONS, T5). Claims come first, one at a time: what is made
 * for one may serve instead of the next, and it may need fewer cells than the table says. Then the
 * moves that are left are answered by pairs or by claims that were made before.
 */
final class ChoicePlan {

  /** What an answer by a claim that stands there takes; turned; and to keep it the first time. */
  private static final int BYTES_AGAIN = 4;

  private static final int BYTES_TURNED = 10;
  private static final int BYTES_TO_KEEP_PAIRS = 6;
  private static final int BYTES_TO_KEEP = 2;

  private final Arena arena;
  private final Planner planner;
  private final Node node;
  private final int toBoard;
  private final long[] needed;

  /** The cells that the claim may need free: all others are left alone by all options. */
  private final long[] cells;

  /** Those that all answers made so far need. */
  private final long[] open;

  private final ServingClaims serving;
  private final List<Candidate> stored;
  private final List<Planned.Answer> answers = new ArrayList<>();
  private final List<long[]> zones = new ArrayList<>();
  private final long[] zone;
  private final long[] lines;

  /**
   * @param stored what the table has for the node
   * @param needed the lines that the claim must block
   */
  ChoicePlan(
      Arena arena, Planner planner, Node node, int toBoard, List<Candidate> stored, long[] needed) {
    this.arena = arena;
    this.planner = planner;
    this.node = node;
    this.toBoard = toBoard;
    this.stored = new ArrayList<>(stored);
    this.needed = needed;
    cells = new Stones(arena).image(toBoard, node.zone);
    open = cells.clone();
    serving = new ServingClaims(arena, planner.lines, planner.made, cells, needed);
    zone = arena.noCells();
    lines = planner.lines.all();
  }

  /** Makes the claim. */
  Blocking make() {
    List<Candidate> chosen = choose();
    for (Candidate claim = firstClaim(chosen); claim != null; claim = firstClaim(chosen)) {
      answer(claim);
      stored.remove(claim);
      chosen = choose();
    }
    if (chosen.stream().anyMatch(Candidate::isPaired)) {
      planner.pairs.begin(node, toBoard);
      List<Candidate> candidates = again();
      stored.stream().filter(Candidate::isPaired).forEach(candidates::add);
      if (planner.thorough) {
        candidates.addAll(planner.pairs.leaving(open, cells, repliesOfPairs()));
      }
      chosen = Candidate.choose(open, candidates);
    }
    finish(chosen);
    return planner.made(new Planned.Choice(answers), zone, lines);
  }

  private List<Candidate> choose() {
    List<Candidate> candidates = new ArrayList<>(stored);
    if (!Sets.isEmpty(open)) {
      candidates.addAll(again());
    }
    return Candidate.choose(open, candidates);
  }

  private static @Nullable Candidate firstClaim(List<Candidate> chosen) {
    return chosen.stream().filter(Candidate::isClaim).findFirst().orElse(null);
  }

  private List<Integer> repliesOfPairs() {
    return stored.stream().filter(Candidate::isPaired).map(Candidate::reply).distinct().toList();
  }

  /** Claims made before that serve after a reply, and leave some open move alone. */
  private List<Candidate> again() {
    List<ServingClaims.Serving> all = serving.all();
    List<Candidate> candidates = new ArrayList<>();
    for (int reply = Sets.next(cells, 0); reply >= 0; reply = Sets.next(cells, reply + 1)) {
      for (ServingClaims.Serving one : all) {
        MadeClaims.Found found = one.image();
        if (!Sets.contains(one.replies(), reply)) {
          continue;
        }
        long[] with = found.zone().clone();
        Sets.add(with, reply);
        if (!Sets.inside(open, with)) {
          candidates.add(
              new Candidate(new Candidate.Again(found), reply, with, bytes(found.use())));
        }
      }
    }
    return candidates;
  }

  private double bytes(Planned.Use use) {
    int bytes = use.symmetry() == 0 ? BYTES_AGAIN : BYTES_TURNED;
    if (planner.made.isUsedAgain(use.claim())) {
      return bytes;
    }
    boolean pairs = use.claim().body() instanceof Planned.Pairs;
    return bytes + (pairs ? BYTES_TO_KEEP_PAIRS : BYTES_TO_KEEP);
  }

  private void answer(Candidate claim) {
    if (claim.source() instanceof Candidate.Child child) {
      add(child.after().move(), claim.reply(), planner.blocking(child.after(), needed));
    } else {
      int[] code = ((Candidate.Packing) claim.source()).code();
      int move = Sets.nextOutside(open, claim.zone(), 0);
      add(move, claim.reply(), planner.packed(code, toBoard));
    }
  }

  private void add(int move, int reply, Blocking then) {
    long[] with = then.zone().clone();
    if (reply >= 0) {
      Sets.add(with, reply);
    }
    answers.add(new Planned.Answer(move, reply, then.pieces()));
    zones.add(with);
    Sets.addAll(zone, with);
    Sets.keepOnly(open, with);
    planner.lines.keepOnly(lines, then.lines(), reply);
  }

  /** Makes the last answers; pairs may be others as long as each move is left alone by one. */
  private void finish(List<Candidate> chosen) {
    int[] leaving = new int[64 * arena.cellWords];
    zones.forEach(made -> count(leaving, made, 1));
    chosen.forEach(candidate -> count(leaving, candidate.zone(), 1));
    for (Candidate candidate : chosen) {
      long[] allowed = cells.clone();
      int move = -1;
      for (int cell = Sets.nextOutside(cells, candidate.zone(), 0);
          cell >= 0;
          cell = Sets.nextOutside(cells, candidate.zone(), cell + 1)) {
        if (leaving[cell] == 1) {
          move = cell;
          Sets.remove(allowed, cell);
        }
      }
      count(leaving, candidate.zone(), -1);
      if (move >= 0) {
        add(move, candidate.reply(), last(candidate, allowed));
        count(leaving, zones.get(zones.size() - 1), 1);
      }
    }
  }

  private Blocking last(Candidate candidate, long[] allowed) {
    if (candidate.source() instanceof Candidate.Again again) {
      MadeClaims.Found found = again.found();
      planner.made.use(found.use().claim());
      return new Blocking(List.of(found.use()), found.zone(), found.lines());
    }
    int[] fewBytes = planner.pairs.forCover(candidate.reply(), allowed);
    return planner.pairs(
        fewBytes == null ? ((Candidate.Paired) candidate.source()).pairs() : fewBytes);
  }

  /** Counts for each cell the options that leave it alone. */
  private void count(int[] leaving, long[] without, int by) {
    for (int cell = Sets.nextOutside(cells, without, 0);
        cell >= 0;
        cell = Sets.nextOutside(cells, without, cell + 1)) {
      leaving[cell] += by;
    }
  }
}
