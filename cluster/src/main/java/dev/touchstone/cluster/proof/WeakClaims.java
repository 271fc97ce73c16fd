package dev.touchstone.cluster.proof;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Claims;
import dev.touchstone.certificate.Left;
import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Tile;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Motion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the steps of a certificate that is known to be right say, one stone a turn. Nothing is
 * checked; a claim that follows by a rule of other games, or by SWAP, is none that is looked at.
 */
final class WeakClaims implements Claims<Optional<Value>> {

  private final Ground ground;
  private final Hypergraph game;
  private final List<Integer> symmetries = new ArrayList<>();
  private int parts;

  WeakClaims(Ground ground) {
    this.ground = ground;
    game = ground.game();
  }

  /** The number, in the ground, of a symmetry of the certificate. */
  int symmetry(long number) {
    return symmetries.get((int) number);
  }

  private static Optional<Value> complete(CellSet needs, CellSet zone) {
    return Optional.of(new Value(needs, zone, null, -1));
  }

  private Optional<Value> block(CellSet zone, LineSet lines) {
    return Optional.of(new Value(game.noCells(), zone, lines, -1));
  }

  @Override
  public Optional<Value> nothing() {
    return block(game.noCells(), game.noLines());
  }

  @Override
  public Optional<Value> stones(int line) {
    return complete(game.line(line), game.noCells());
  }

  @Override
  public Optional<Value> groups(Step.Groups groups) {
    CellSet zone = game.noCells();
    LineSet lines = game.noLines();
    int size = groups.size();
    for (int i = 0; i < groups.cells().size(); i += size) {
      LineSet whole = game.allLines();
      for (int j = i; j < i + size; j++) {
        zone = zone.with(groups.cells().get(j));
        whole = whole.intersection(game.linesThrough(groups.cells().get(j)));
      }
      lines = lines.union(whole);
    }
    return block(zone, lines);
  }

  @Override
  public Optional<Value> potential(Step.Potential potential) {
    return block(potential.zone(), potential.lines());
  }

  /** T5 and T6, as they stand in {@link dev.touchstone.cluster.tree.Claim}. */
  @Override
  public Optional<Value> options(List<Answer<Optional<Value>>> options) {
    CellSet needs = game.noCells();
    CellSet zone = game.noCells();
    LineSet lines = game.allLines();
    boolean blocks = true;
    for (Answer<Optional<Value>> option : options) {
      if (option.then().isEmpty()) {
        return Optional.empty();
      }
      Value then = option.then().get();
      needs = needs.union(then.needs().minus(option.cells()));
      zone = zone.union(then.zone()).union(option.cells());
      LineSet blocked = then.lines();
      blocks &= blocked != null;
      if (blocked != null) {
        lines = lines.intersection(blocked.union(through(option.cells())));
      }
    }
    return Optional.of(new Value(needs, zone.minus(needs), blocks ? lines : null, parts++));
  }

  private LineSet through(CellSet cells) {
    LineSet lines = game.noLines();
    for (int cell : cells.toArray()) {
      lines = lines.union(game.linesThrough(cell));
    }
    return lines;
  }

  @Override
  public Optional<Value> both(List<Optional<Value>> claims) {
    CellSet zone = game.noCells();
    LineSet lines = game.noLines();
    for (Optional<Value> claim : claims) {
      @Nullable LineSet blocked = claim.map(Value::lines).orElse(null);
      if (claim.isEmpty() || blocked == null) {
        return Optional.empty();
      }
      zone = zone.union(claim.get().zone());
      lines = lines.union(blocked);
    }
    return block(zone, lines);
  }

  @Override
  public Optional<Value> image(Optional<Value> claim, long symmetry) {
    int turn = symmetry(symmetry);
    return claim.map(
        value -> {
          LineSet lines = value.lines();
          return new Value(
              ground.image(turn, value.needs()),
              ground.image(turn, value.zone()),
              lines == null ? null : ground.lineImage(turn, lines),
              -1);
        });
  }

  @Override
  public void symmetry(CellList images) {
    symmetries.add(ground.symmetry(images));
  }

  @Override
  public void theorem(List<Left<Optional<Value>>> left) {}

  @Override
  public Optional<Value> swap(Optional<Value> claim, int from, int to) {
    return Optional.empty();
  }

  @Override
  public Optional<Value> done(int line) {
    return Optional.empty();
  }

  @Override
  public Optional<Value> ordered(
      List<Answer<Optional<Value>>> options, CellSet own, CellSet opponents) {
    return Optional.empty();
  }

  @Override
  public Optional<Value> touch(int from, int to) {
    return Optional.empty();
  }

  @Override
  public Optional<Value> join(Optional<Value> first, Optional<Value> second) {
    return Optional.empty();
  }

  @Override
  public Optional<Value> fill(Optional<Value> claim, LinkStep.Fill fill) {
    return Optional.empty();
  }

  @Override
  public Claims<Optional<Value>> within(Tile tile) {
    throw new IllegalStateException("tiles are of infinite boards");
  }

  @Override
  public Optional<Value> tile(Tile tile, Optional<Value> proof) {
    throw new IllegalStateException("tiles are of infinite boards");
  }

  @Override
  public Optional<Value> tiling(List<Optional<Value>> tiles, TileStep.Tiling tiling) {
    throw new IllegalStateException("tiles are of infinite boards");
  }

  @Override
  public void motion(Motion motion) {
    throw new IllegalStateException("motions are of infinite boards");
  }
}
