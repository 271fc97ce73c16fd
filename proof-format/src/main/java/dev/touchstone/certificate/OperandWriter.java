package dev.touchstone.certificate;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Motion;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Writes the operands of steps, as {@link OperandReader} reads them. */
final class OperandWriter {

  private final OutputStream out;
  private final SceneStack scenes;
  private final Cover cover;
  private Scene scene;
  private boolean settles;

  OperandWriter(Statement statement, OutputStream out) {
    this.out = out;
    Incidence incidence = new Incidence(statement.hypergraph());
    scenes = new SceneStack(statement, incidence);
    cover =
        new Cover(
            statement.hypergraph(),
            incidence,
            statement.turn(),
            new Looks(statement.hypergraph(), statement.turn()));
    scene = scenes.current();
  }

  /** The step now written is in the scene of its frame, and its groups change that. */
  void inFrame() {
    scene = scenes.current();
    settles = true;
  }

  /** The step now written is an answered leaf; its scene has these stones too. */
  void answered(int opponent, int cell) {
    scene = scenes.answered(opponent, cell);
    settles = false;
  }

  /** The groups with all their cells. */
  void groups(Step.Groups groups) throws IOException {
    number(groups.size());
    number(groups.cells().size() / groups.size());
    numbers(sorted(ascending(groups), groups.size()).toArray());
    if (settles) {
      scene.groups(groups.cells(), groups.size());
    }
  }

  /** The groups in the order of their first cells. */
  private static CellList sorted(CellList cells, int size) {
    int[][] groups = new int[cells.size() / size][];
    for (int g = 0; g < groups.length; g++) {
      groups[g] = Arrays.copyOfRange(cells.toArray(), g * size, (g + 1) * size);
    }
    Arrays.sort(groups, Comparator.comparingInt(group -> group[0]));
    return CellList.of(Arrays.stream(groups).flatMapToInt(Arrays::stream).toArray());
  }

  /** The groups in their order, the cells of each ascending. */
  private static CellList ascending(Step.Groups groups) {
    int[] cells = groups.cells().toArray();
    for (int from = 0; from < cells.length; from += groups.size()) {
      Arrays.sort(cells, from, from + groups.size());
    }
    return CellList.of(cells);
  }

  /**
   * The choices that give the groups in the scene. Takes the groups in their order where there is a
   * choice. As they were read, they come out as the same choices; groups from elsewhere come out in
   * the order of the expansion, and without those that no line needs.
   */
  void cover(Step.Groups groups) throws IOException {
    Cover.Choices towards = cover.towards(ascending(groups));
    List<Long> deviations = new ArrayList<>();
    long[] before = {0};
    try {
      cover.expand(
          scene,
          (current, order) -> {
            long place = towards.next(current, order);
            if (place == 0) {
              before[0]++;
            } else {
              deviations.add(before[0]);
              deviations.add(place);
              before[0] = 0;
            }
            return place;
          });
    } catch (Fault e) {
      throw new IllegalArgumentException("the groups do not fit the scene: " + e.detail(), e);
    }
    number(deviations.size() / 2);
    for (long value : deviations) {
      number(value);
    }
  }

  void enter(Step.Enter enter) throws IOException {
    cells(enter.opponent());
    cells(enter.prover());
    scenes.enter(enter.opponent(), enter.prover());
  }

  void leave() {
    scenes.leave();
  }

  void symmetry(Step.Symmetric step) throws IOException {
    if (step instanceof MotionStep moved) {
      number(moved.motion().turn());
      number(MotionStep.folded(moved.motion().across()));
      number(MotionStep.folded(moved.motion().up()));
    } else if (step instanceof Step.Symmetry listed) {
      numbers(listed.images().toArray());
    }
  }

  void tile(Tile tile) throws IOException {
    number(tile.cellCount());
    for (int cell = 0; cell < tile.cellCount(); cell++) {
      number(MotionStep.folded(tile.x(cell)));
      number(MotionStep.folded(tile.y(cell)));
    }
    number(tile.hypergraph().lineCount());
    for (int line = 0; line < tile.hypergraph().lineCount(); line++) {
      cells(tile.hypergraph().line(line));
    }
  }

  void tiling(TileStep.Tiling tiling) throws IOException {
    number(tiling.lattice().width());
    number(tiling.lattice().skew());
    number(tiling.lattice().height());
    number(tiling.places().size());
    for (List<Motion> places : tiling.places()) {
      number(places.size());
      for (Motion place : places) {
        number(place.turn());
        number(MotionStep.folded(place.across()));
        number(MotionStep.folded(place.up()));
      }
    }
  }

  void cells(CellSet cells) throws IOException {
    number(cells.count());
    numbers(cells.toArray());
  }

  void numbers(int[] values) throws IOException {
    for (int value : values) {
      number(value);
    }
  }

  void number(long value) throws IOException {
    number(out, value);
  }

  static void number(OutputStream out, long value) throws IOException {
    long rest = value;
    while (rest >= 0x80) {
      out.write((int) (rest | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
  }
}
