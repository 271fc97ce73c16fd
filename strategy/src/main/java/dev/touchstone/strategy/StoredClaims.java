package dev.touchstone.strategy;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Claims;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Left;
import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Tile;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Host;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Motion;
import dev.touchstone.game.Window;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The rules for a player: every claim is kept, with its zone and what it is made of, and named by
 * its number in a {@link ClaimStore}. Side conditions are not checked here, but where what follows
 * cannot be computed otherwise: that is the verifier's work.
 */
final class StoredClaims implements Claims<Integer> {

  private static final int[] NONE = {};

  private final Statement statement;
  private final Hypergraph game;
  private final ClaimStore store;
  private final boolean isHex;

  /** The tiles that are won, the tilings, and the claims of the tile that is open. */
  private final List<PlaneTiling.Won> tiles = new ArrayList<>();

  private final List<PlaneTiling> tilings = new ArrayList<>();
  private @Nullable StoredClaims inTile;
  private final TwoSidedClaims twoSided;
  private final LinkEnds ends;
  private int last = -1;
  private @Nullable CellSet opening;
  private @Nullable FirstMoves firstMoves;

  StoredClaims(Statement statement, ClaimStore store) {
    this.statement = statement;
    game = statement.hypergraph();
    this.store = store;
    isHex = statement.rules() == Rules.HEX;
    twoSided = new TwoSidedClaims(statement, store);
    ends = new LinkEnds(statement, store);
  }

  /** The number of the claim at the end. */
  int last() {
    return last;
  }

  /** The answer in front of it, if there is one. */
  Optional<CellSet> opening() {
    return Optional.ofNullable(opening);
  }

  /** Of a map, what it has for each first move. */
  Optional<FirstMoves> firstMoves() {
    return Optional.ofNullable(firstMoves);
  }

  private int block(Rule rule, CellSet zone, int[] madeOf, int... numbers) {
    return store.add(rule, Kind.BLOCK, zone, game.noCells(), madeOf, numbers);
  }

  @Override
  public Integer nothing() {
    return block(Rule.NOTHING, game.noCells(), NONE);
  }

  @Override
  public Integer stones(int line) {
    return store.add(Rule.STONES, Kind.COMPLETE, game.noCells(), game.line(line), NONE, line);
  }

  @Override
  public Integer groups(Step.Groups groups) {
    int[] cells = groups.cells().toArray();
    int[] numbers = IntStream.concat(IntStream.of(groups.size()), IntStream.of(cells)).toArray();
    return block(Rule.GROUPS, CellSet.of(game.cellCount(), cells), NONE, numbers);
  }

  @Override
  public Integer potential(Step.Potential potential) {
    return block(Rule.POTENTIAL, potential.zone(), NONE, potential.lines().toArray());
  }

  @Override
  public Integer options(List<Answer<Integer>> options) {
    CellSet zone = game.noCells();
    CellSet needs = game.noCells();
    IntStream.Builder answers = IntStream.builder();
    for (Answer<Integer> option : options) {
      answers.add(option.cells().count());
      option.cells().forEach(answers::add);
      zone = zone.union(store.zone(option.then())).union(option.cells());
      needs = needs.union(store.needs(option.then()).minus(option.cells()));
    }
    int[] then = options.stream().mapToInt(Answer::then).toArray();
    Kind kind = store.kind(then[0]);
    return store.add(Rule.OPTIONS, kind, zone.minus(needs), needs, then, answers.build().toArray());
  }

  @Override
  public Integer done(int line) {
    return twoSided.done(line);
  }

  @Override
  public Integer ordered(List<Answer<Integer>> options, CellSet own, CellSet opponents)
      throws Fault {
    return twoSided.ordered(options, own, opponents);
  }

  @Override
  public Integer touch(int from, int to) throws Fault {
    if (!isHex) {
      throw new Fault(Reason.RULE_OF_HEX, "links are claims of Hex");
    }
    CellSet needs = game.noCells();
    for (int end : new int[] {from, to}) {
      needs = end < game.cellCount() ? needs.with(end) : needs;
    }
    return store.add(
        Rule.TOUCH, Kind.LINK, game.noCells(), needs, NONE, Math.min(from, to), Math.max(from, to));
  }

  @Override
  public Integer join(Integer first, Integer second) {
    CellSet needs = store.needs(first).union(store.needs(second));
    CellSet zone = store.zone(first).union(store.zone(second)).minus(needs);
    int[] joined = ends.joined(first, second);
    return store.add(Rule.JOIN, Kind.LINK, zone, needs, new int[] {first, second}, joined);
  }

  @Override
  public Integer fill(Integer claim, LinkStep.Fill fill) {
    CellSet filled = fill.filled();
    CellSet needs = store.needs(claim).minus(filled).union(fill.given());
    CellSet zone = store.zone(claim).minus(filled).minus(needs);
    CellSet answered = filled.count() == 2 ? zone.union(filled) : zone;
    return store.add(Rule.FILL, Kind.LINK, answered, needs, new int[] {claim}, filled.toArray());
  }

  @Override
  public void motion(Motion motion) {
    store.addMotion(motion, images(((InfiniteBoard) statement.board()).cells(), motion));
  }

  /** T20: the number of each cell's image, or -1 if it has none. */
  private static int[] images(Window numbered, Motion motion) {
    int[] images = new int[numbered.columns() * numbered.rows()];
    for (int cell = 0; cell < images.length; cell++) {
      long x = motion.x(numbered.x(cell), numbered.y(cell));
      long y = motion.y(numbered.x(cell), numbered.y(cell));
      images[cell] = numbered.contains(x, y) ? numbered.cell((int) x, (int) y) : -1;
    }
    return images;
  }

  /** The proof of a tile is one of a game of its own; {@link #tile} is told what it has left. */
  @Override
  public Claims<Integer> within(Tile tile) throws Fault {
    if (!(statement.board() instanceof InfiniteBoard board && board.host().equals(Host.PLANE))) {
      throw new Fault(Reason.RULE_OF_THE_PLANE, "tiles are for the whole plane");
    }
    inTile = new StoredClaims(tile.statement(), new ClaimStore(tile.hypergraph()));
    return inTile;
  }

  @Override
  public Integer tile(Tile tile, Integer proof) {
    StoredClaims proved = Objects.requireNonNull(inTile);
    tiles.add(new PlaneTiling.Won(tile, proved.store, proof));
    inTile = null;
    return block(Rule.TILED, game.noCells(), NONE, tiles.size() - 1);
  }

  @Override
  public Integer tiling(List<Integer> claims, TileStep.Tiling step) throws Fault {
    List<PlaneTiling.Won> won = new ArrayList<>();
    for (int claim : claims) {
      if (store.rule(claim) != Rule.TILED) {
        throw new Fault(Reason.WRONG_OPERAND, "TILING is of tiles only");
      }
      won.add(tiles.get(store.numbers(claim)[0]));
    }
    tilings.add(new PlaneTiling(won, step));
    return block(Rule.TILING, game.noCells(), NONE, tilings.size() - 1);
  }

  /** The tiling that the claim at the end is, if it is one. */
  Optional<PlaneTiling> tiling() {
    return store.rule(last) == Rule.TILING
        ? Optional.of(tilings.get(store.numbers(last)[0]))
        : Optional.empty();
  }

  @Override
  public Integer both(List<Integer> parts) {
    CellSet zone = game.noCells();
    for (int part : parts) {
      zone = zone.union(store.zone(part));
    }
    return block(Rule.BOTH, zone, parts.stream().mapToInt(part -> part).toArray());
  }

  @Override
  public Integer swap(Integer claim, int from, int to) {
    CellSet zone = store.zone(claim).without(from).with(to);
    return block(Rule.SWAP, zone, new int[] {claim}, from, to);
  }

  @Override
  public Integer image(Integer claim, long symmetry) throws Fault {
    if (symmetry >= store.symmetryCount()) {
      throw new Fault(Reason.FORWARD_REFERENCE, "symmetry " + symmetry + " is not given yet");
    }
    int number = (int) symmetry;
    if (store.kind(claim).isTwoSided()) {
      return twoSided.image(claim, number);
    }
    return store.add(
        Rule.IMAGE,
        store.kind(claim),
        store.image(store.zone(claim), number),
        store.image(store.needs(claim), number),
        new int[] {claim},
        number);
  }

  @Override
  public void symmetry(CellList images) {
    store.addSymmetry(images.toArray());
  }

  @Override
  public void theorem(List<Left<Integer>> left) throws Fault {
    if (statement.onlyBy().isPresent()) {
      firstMoves = new FirstMoves(statement, store, left);
      opening = firstMoves.first().opening().orElseThrow();
      last = firstMoves.first().claim();
      return;
    }
    Left<Integer> only = Left.only(left);
    opening = only.answer();
    last = only.claim();
  }
}
