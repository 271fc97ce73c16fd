package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Host;
import dev.touchstone.game.Player;
import dev.touchstone.game.Window;
import dev.touchstone.strategy.HostCells.At;
import dev.touchstone.strategy.PlaneTiling.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A part of an infinite board that is shown: a rectangle, whose cells are numbered row by row from
 * the lower left in all that is said of them here.
 *
 * @param cells how the cells of the game are named
 * @param window the rectangle
 * @param zone where the strategy will play and answer
 * @param groups cells of one group or pair, as far as they lie in the rectangle
 * @param copies for each cell a number that cells of one copy of a tile share, or -1
 */
public record HostView(
    HostCells cells, Window window, CellSet zone, List<CellSet> groups, List<Integer> copies) {

  /** A smaller rectangle says little. */
  private static final int LEAST = 9;

  /** So that some copies of tiles are seen. */
  private static final int LEAST_OF_TILES = 17;

  public HostView {
    groups = List.copyOf(groups);
    copies = List.copyOf(copies);
  }

  /** The rectangle without anything that a strategy says of it. */
  public static HostView of(HostCells cells, Window window) {
    int count = window.columns() * window.rows();
    return new HostView(
        cells, window, CellSet.of(count), List.of(), Collections.nCopies(count, -1));
  }

  /** With what the strategy relies on in this game. */
  public static HostView of(Playing game, Window window) {
    HostView bare = of((HostCells) game.cells(), window);
    Promise promise = game.promise();
    HostView seen =
        new HostView(
            bare.cells,
            window,
            bare.shown(promise.zone()),
            promise.groups().stream().map(bare::shown).filter(group -> !group.isEmpty()).toList(),
            bare.copies);
    return game.answers() instanceof TilingAnswering tiled
        ? seen.tiled(game, tiled, game.strategy().tiling().orElseThrow())
        : seen;
  }

  private HostView tiled(Playing game, TilingAnswering answers, PlaneTiling tiling) {
    Map<Copy, Integer> numbers = new HashMap<>();
    Map<Copy, Promise> promises = new HashMap<>();
    Map<String, CellSet> letters = new LinkedHashMap<>();
    List<Integer> inCopies = new ArrayList<>();
    CellSet answered = zone;
    for (int cell = 0; cell < window.columns() * window.rows(); cell++) {
      Optional<Spot> found = tiling.spot(at(cell));
      if (found.isEmpty()) {
        inCopies.add(-1);
        continue;
      }
      Copy copy = found.get().copy();
      int inTile = found.get().cell();
      inCopies.add(numbers.computeIfAbsent(copy, one -> numbers.size()));
      Promise promise =
          promises.computeIfAbsent(copy, one -> answers.promise(one, game.situation()));
      answered = promise.zone().contains(inTile) ? answered.with(cell) : answered;
      for (int group = 0; group < promise.groups().size(); group++) {
        if (promise.groups().get(group).contains(inTile)) {
          CellSet one = CellSet.of(window.columns() * window.rows(), cell);
          letters.merge(copy + " " + group, one, CellSet::union);
        }
      }
    }
    return new HostView(cells, window, answered, List.copyOf(letters.values()), inCopies);
  }

  public Host host() {
    return cells.host();
  }

  /** Where a cell of the rectangle lies. */
  public At at(int cell) {
    return new At(window.x(cell), window.y(cell));
  }

  /** Whether another copy of a tile begins with a cell than the one to its left is in. */
  public boolean startsCopy(int cell) {
    return cell % window.columns() > 0 && !copies.get(cell).equals(copies.get(cell - 1));
  }

  /** Whether there are copies of tiles. */
  public boolean isTiled() {
    return copies.stream().anyMatch(copy -> copy >= 0);
  }

  /** The number in the rectangle of a cell of the game, or -1. */
  public int shown(int cell) {
    At at = cells.at(cell);
    return window.contains(at.x(), at.y()) ? window.cell(at.x(), at.y()) : -1;
  }

  /** Cells of the game, as far as they are shown. */
  public CellSet shown(CellSet some) {
    CellSet inside = CellSet.of(window.columns() * window.rows());
    for (int cell : some.toArray()) {
      inside = shown(cell) >= 0 ? inside.with(shown(cell)) : inside;
    }
    return inside;
  }

  /**
   * The rectangle that is shown of a game unless it is said: the last turns, the zone, then older
   * stones, as long as all has room, and a little more.
   */
  public static Window around(Playing game, int columns, int rows) {
    HostCells cells = (HostCells) game.cells();
    List<Integer> wanted = new ArrayList<>(game.last().isEmpty() ? List.of() : list(game.last()));
    game.reply().ifPresent(reply -> wanted.addAll(reply.to()));
    wanted.addAll(list(game.promise().zone()));
    List<Integer> moves = new ArrayList<>(game.moves());
    Collections.reverse(moves);
    wanted.addAll(moves);
    for (Player player : Player.values()) {
      wanted.addAll(list(game.stones(player)));
    }
    int least = game.strategy().tiling().isPresent() ? LEAST_OF_TILES : LEAST;
    return around(cells, wanted, columns, rows, least);
  }

  private static List<Integer> list(CellSet cells) {
    return Arrays.stream(cells.toArray()).boxed().toList();
  }

  /** A square around a cell, of so many rows, or what of it lies on the board. */
  public static Window around(HostCells cells, int cell, int rows) {
    At at = cells.at(cell);
    return onHost(cells.host(), new Window(at.x(), at.y(), 1, 1).widened(rows / 2, rows / 2), rows);
  }

  /** A rectangle around the first of these cells, with as many others as have room. */
  public static Window around(HostCells cells, List<Integer> wanted, int columns, int rows) {
    return around(cells, wanted, columns, rows, LEAST);
  }

  private static Window around(
      HostCells cells, List<Integer> wanted, int columns, int rows, int least) {
    At first = wanted.isEmpty() ? new At(0, 0) : cells.at(wanted.get(0));
    Window window = new Window(first.x(), first.y(), 1, 1);
    for (int cell : wanted) {
      Window more = window.with(cells.at(cell).x(), cells.at(cell).y());
      if (more.columns() <= columns - 2 && more.rows() <= rows - 2) {
        window = more;
      }
    }
    int across = Math.max(1, (Math.min(columns, least) - window.columns() + 1) / 2);
    int up = Math.max(1, (Math.min(rows, least) - window.rows() + 1) / 2);
    return onHost(cells.host(), window.widened(across, up), rows);
  }

  /** Of a strip all rows are shown, if there are not too many. */
  private static Window onHost(Host host, Window window, int most) {
    if (host.isPlane()) {
      return window;
    }
    int bottom = host.rows() <= most ? 0 : Math.max(0, window.bottom());
    int top =
        host.rows() <= most ? host.rows() : Math.min(host.rows(), window.bottom() + window.rows());
    return new Window(window.left(), bottom, window.columns(), top - bottom);
  }
}
