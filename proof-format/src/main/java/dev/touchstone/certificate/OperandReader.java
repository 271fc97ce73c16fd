package dev.touchstone.certificate;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Motion;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.util.Arrays;

/**
 * Reads the operands of steps, of which {@link Rule} says which there are, and follows the scenes
 * that some of them depend on.
 */
final class OperandReader {

  private static final int OUTSIDE = -1;

  private final Hypergraph game;
  private final ByteSource bytes;
  private final SceneStack scenes;
  private final Looks looks;
  private final Cover cover;
  private final Counts announced;
  private final boolean infinite;
  private Scene scene;
  private boolean settles;
  private long deepest;
  private final TileReader tiles;

  /** The frames open around the tile that this is about; -1 if it is about no tile. */
  private final int around;

  /** For the game of the statement. */
  OperandReader(Statement statement, ByteSource bytes, Counts announced) {
    this(
        statement,
        bytes,
        announced,
        new Looks(statement.hypergraph(), statement.turn()),
        new TileReader(bytes, statement.turn()),
        OUTSIDE);
  }

  private OperandReader(
      Statement statement,
      ByteSource bytes,
      Counts announced,
      Looks looks,
      TileReader tiles,
      int around) {
    game = statement.hypergraph();
    this.bytes = bytes;
    this.looks = looks;
    this.tiles = tiles;
    this.around = around;
    this.announced = announced;
    infinite = statement.board() instanceof InfiniteBoard;
    Incidence incidence = new Incidence(game);
    scenes = new SceneStack(statement, incidence);
    cover = new Cover(game, incidence, statement.turn(), looks);
    scene = scenes.current();
  }

  /** How much work the steps so far have asked for. */
  Looks looks() {
    return looks;
  }

  /** The most frames that were open at one time. */
  long deepest() {
    return deepest;
  }

  /** The number of open frames. */
  int depth() {
    return scenes.depth();
  }

  /** The step now read is in the scene of its frame, and its groups change that. */
  void inFrame() {
    scene = scenes.current();
    settles = true;
  }

  /** The step now read is an answered leaf; the scene has these stones too if it is read at all. */
  void answered(Rule rule, int opponent, int cell) {
    if (rule.readsScene()) {
      looks.scene();
      scene = scenes.answered(opponent, cell);
    } else {
      scene = scenes.current();
    }
    settles = false;
  }

  long number() throws IOException, Fault {
    return bytes.number();
  }

  int line() throws IOException, Fault {
    return bytes.below(game.lineCount(), Reason.LINE_OUT_OF_RANGE, "line");
  }

  int cell() throws IOException, Fault {
    return bytes.below(game.cellCount(), Reason.CELL_OUT_OF_RANGE, "cell");
  }

  /** The size, the number of groups, and each group's cells; the first cells do not descend. */
  Step.Groups groups() throws IOException, Fault {
    int size = bytes.below(game.cellCount() + 1, Reason.GROUP_SIZE, "group size");
    if (size == 0) {
      throw new Fault(Reason.GROUP_SIZE, "groups of no cells");
    }
    int count = bytes.below(game.cellCount() + 1, Reason.GROUPS_OVERLAP, "number of groups");
    int[] cells = new int[0];
    int length = 0;
    for (int g = 0; g < count; g++) {
      for (int i = 0; i < size; i++) {
        int cell = cell();
        if (i > 0) {
          checkAscending(cells[length - 1], cell);
        } else if (g > 0 && cell < cells[length - size]) {
          throw new Fault(Reason.NOT_SORTED, "a group begins before the group in front of it");
        }
        if (length == cells.length) {
          cells = Arrays.copyOf(cells, Math.max(16, 2 * length));
        }
        cells[length++] = cell;
      }
    }
    looks.listed(length);
    Step.Groups groups = new Step.Groups(size, CellList.copyOf(cells, length), true);
    if (settles) {
      scene.groups(groups.cells(), groups.size());
    }
    return groups;
  }

  /** The groups that the scene and a few choices give. */
  Step.Groups cover() throws IOException, Fault {
    Deviations choices = new Deviations(bytes);
    Step.Groups groups = new Step.Groups(cover.size(), cover.expand(scene, choices), false);
    choices.checkUsed();
    return groups;
  }

  /** Which lines are meant, and where, the scene says. */
  Step.Potential potential() {
    looks.potential();
    return new Step.Potential(scene.zone(), scene.needed());
  }

  Step.Enter enter(Step.Frame frame) throws IOException, Fault {
    CellSet opponent = cells();
    CellSet prover = cells();
    int depth = Math.max(0, around) + scenes.depth();
    if (depth == announced.depth()) {
      throw new Fault(
          Reason.WRONG_COUNT, "more open frames than the " + announced.depth() + " said");
    }
    looks.scene();
    looks.listed(opponent.count() + prover.count());
    scenes.enter(opponent, prover);
    deepest = Math.max(deepest, depth + 1);
    return new Step.Enter(frame, opponent, prover);
  }

  Step.Leave leave() throws Fault {
    if (scenes.depth() == 0) {
      throw new Fault(Reason.NO_OPEN_FRAME, "LEAVE without a frame to leave");
    }
    scenes.leave();
    return new Step.Leave();
  }

  /** A tile, which no other tile is around. */
  TileStep.Open tile() throws IOException, Fault {
    if (around != OUTSIDE) {
      throw new Fault(Reason.BAD_FRAME, "a tile is opened in another tile");
    }
    return new TileStep.Open(tiles.tile());
  }

  /** Reads the operands of steps on this tile, which this one's game has opened. */
  OperandReader within(Tile tile) {
    Looks inner = looks.within(tile.hypergraph());
    inner.tile();
    return new OperandReader(tile.statement(), bytes, announced, inner, tiles, depth());
  }

  TileStep.Close closeTile() throws Fault {
    if (around == OUTSIDE) {
      throw new Fault(Reason.NO_OPEN_FRAME, "TILED without a tile to leave");
    }
    if (depth() > 0) {
      throw new Fault(Reason.BAD_FRAME, depth() + " frames are open at the end of a tile");
    }
    return new TileStep.Close();
  }

  /** Back from a tile, whose frames count like others. */
  void back(OperandReader tile) {
    deepest = Math.max(deepest, tile.deepest);
  }

  TileStep.Tiling tiling() throws IOException, Fault {
    return tiles.tiling();
  }

  /** A cell, or one of the two sides behind the cells. */
  int end() throws IOException, Fault {
    return bytes.below(game.cellCount() + 2, Reason.END_OUT_OF_RANGE, "end");
  }

  LinkStep.Fill fill() throws IOException, Fault {
    CellSet filled = cells();
    CellSet given = cells();
    looks.listed(filled.count() + given.count());
    return new LinkStep.Fill(filled, given);
  }

  RaceStep.Done done() throws IOException, Fault {
    looks.done();
    return new RaceStep.Done(line());
  }

  RaceStep.Ordered ordered() throws IOException, Fault {
    long count = number();
    looks.ordered(count);
    return new RaceStep.Ordered(count);
  }

  Step.Image image() throws IOException, Fault {
    looks.image();
    return new Step.Image(bytes.number());
  }

  Step.Symmetric symmetry() throws IOException, Fault {
    if (infinite) {
      Motion motion = new Motion(number(), whole(), whole());
      looks.symmetry();
      return new MotionStep(motion);
    }
    int[] images = new int[game.cellCount()];
    for (int i = 0; i < images.length; i++) {
      images[i] = cell();
    }
    looks.symmetry();
    return new Step.Symmetry(CellList.of(images));
  }

  private long whole() throws IOException, Fault {
    return MotionStep.unfolded(number());
  }

  /** The number of cells, and the cells ascending. */
  private CellSet cells() throws IOException, Fault {
    int count = bytes.below(game.cellCount() + 1, Reason.DUPLICATE_ENTRY, "number of cells");
    int[] cells = new int[count];
    for (int i = 0; i < count; i++) {
      cells[i] = cell();
      if (i > 0) {
        checkAscending(cells[i - 1], cells[i]);
      }
    }
    return CellSet.of(game.cellCount(), cells);
  }

  private static void checkAscending(int before, int cell) throws Fault {
    if (cell == before) {
      throw new Fault(Reason.DUPLICATE_ENTRY, "cell " + cell + " is listed twice");
    }
    if (cell < before) {
      throw new Fault(Reason.NOT_SORTED, "cell " + cell + " is listed after cell " + before);
    }
  }
}
