package dev.touchstone.strategy;

import dev.touchstone.certificate.Tile;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.HostCells.At;
import dev.touchstone.strategy.PlaneTiling.Spot;
import dev.touchstone.strategy.PlaneTiling.Won;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How a tiling of the plane is played (docs/theorems.md, T22): each copy of a tile is a game of its
 * own, which is begun when O plays there first. Of O's turn a copy answers what lies in it, with at
 * most as many stones; the copies are disjoint, so that all answers fit into one turn. Stones of
 * P's in a copy that were placed for other reasons only help there (Lemma A).
 */
final class TilingAnswering implements Answers {

  private final Statement statement;
  private final HostCells cells;
  private final PlaneTiling tiling;
  private final List<Answering> onTiles = new ArrayList<>();

  TilingAnswering(Statement statement, HostCells cells, PlaneTiling tiling) {
    this.statement = statement;
    this.cells = cells;
    this.tiling = tiling;
    for (Won won : tiling.tiles()) {
      onTiles.add(new Answering(won.tile().statement(), Player.WHITE, won.claims(), won.claim()));
    }
  }

  @Override
  public InForce beginning() {
    return InForce.of(List.of());
  }

  @Override
  public Situation open(Situation now, CellSet opening) {
    HostTurn turn = new HostTurn(cells, now);
    List<Integer> first =
        Arrays.stream(opening.minus(cells.near(now.own())).toArray()).boxed().toList();
    if (!first.isEmpty()) {
      turn.place(new Placed(first, Ground.OPENING, true, cells.set(), null));
    }
    return turn.end(statement.opening(), now.inForce(), nothing(), statement.turn());
  }

  @Override
  public Situation answer(Situation now) {
    HostTurn turn = new HostTurn(cells, now);
    Map<Copy, List<Part>> copies = new LinkedHashMap<>(now.inForce().copies());
    Set<Copy> answered = new HashSet<>();
    List<At> struck = new ArrayList<>(now.turn().stream().map(cells::at).toList());
    struck.sort(Comparator.comparingInt(At::y).thenComparingInt(At::x));
    for (At at : struck) {
      tiling
          .spot(at)
          .map(Spot::copy)
          .filter(answered::add)
          .ifPresent(
              copy -> {
                Draft draft = onTiles.get(tiling.tileNumber(copy)).asked(in(copy, now));
                draft.placed().forEach(placed -> turn.place(moved(copy, placed)));
                copies.put(copy, draft.parts());
              });
    }
    InForce inForce = new InForce(List.of(), copies);
    return turn.end(statement.turn(), inForce, nothing(), statement.turn());
  }

  /** The zone is most of the plane; {@link #promise(Copy, Situation)} is for one copy. */
  @Override
  public Promise promise(Situation now) {
    return nothing();
  }

  private Promise nothing() {
    return new Promise(cells.set(), cells.set(), List.of());
  }

  /** What is relied on in a copy, on the cells of its tile. */
  Promise promise(Copy copy, Situation now) {
    return onTiles.get(tiling.tileNumber(copy)).promise(in(copy, now));
  }

  @Override
  public int turnsToLookUp(InForce inForce) {
    return inForce.copies().entrySet().stream()
        .mapToInt(
            copy ->
                onTiles
                    .get(tiling.tileNumber(copy.getKey()))
                    .turnsToLookUp(InForce.of(copy.getValue())))
        .sum();
  }

  /** What of a moment is in a copy, on the cells of its tile. */
  private Situation in(Copy copy, Situation now) {
    List<Part> parts = now.inForce().copies().get(copy);
    InForce inForce =
        parts == null ? onTiles.get(tiling.tileNumber(copy)).beginning() : InForce.of(parts);
    CellSet turn = in(copy, cells.set(now.turn()));
    return new Situation(
        in(copy, now.own()),
        in(copy, now.opponents()),
        inForce,
        now.opponentMoves(),
        0,
        Arrays.stream(turn.toArray()).boxed().toList(),
        null);
  }

  private CellSet in(Copy copy, CellSet stones) {
    Tile tile = tiling.tile(copy).tile();
    CellSet inside = tile.hypergraph().noCells();
    for (int stone : stones.toArray()) {
      Spot spot = tiling.spot(cells.at(stone)).orElse(null);
      inside = spot != null && spot.copy().equals(copy) ? inside.with(spot.cell()) : inside;
    }
    return inside;
  }

  private Placed moved(Copy copy, Placed placed) {
    List<Integer> stones = placed.cells().stream().map(cell -> number(copy, cell)).toList();
    CellSet group = cells.set();
    for (int cell : placed.group().toArray()) {
      group = group.with(number(copy, cell));
    }
    return new Placed(stones, placed.ground(), placed.asked(), group, placed.which());
  }

  private int number(Copy copy, int cell) {
    return cells.cell(tiling.at(copy, cell));
  }
}
