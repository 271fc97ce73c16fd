package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Claims;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Left;
import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.Looks;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Tile;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Host;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Motion;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;

/** The rules with their side conditions: each is one call to its checker. */
final class CheckedClaims implements Claims<Claim> {

  private static final int MOST_SYMMETRIES = 4096;

  private final Statement statement;
  private final Hypergraph game;
  private final int turn;
  private final Looks looks;
  private final List<Symmetry> symmetries = new ArrayList<>();
  private final Claim nothing;
  private final HostRules host;
  private final RaceRules races;
  private final LinkRules links;

  CheckedClaims(Statement statement, Looks looks) {
    this.looks = looks;
    this.statement = statement;
    game = statement.hypergraph();
    turn = statement.turn();
    host = new HostRules(statement);
    races = new RaceRules(statement, host, looks);
    links = LinkRules.of(statement);
    nothing = new Block(game.noCells(), game.noLines());
  }

  /** Theorem T1, NOTHING: there is no line to lose. */
  @Override
  public Claim nothing() {
    return nothing;
  }

  /** Theorem T2, STONES: P owns a line, so P has completed one. */
  @Override
  public Claim stones(int line) throws Fault {
    return host.made(new Complete(game.line(line), game.noCells()));
  }

  @Override
  public Claim groups(Step.Groups groups) throws Fault {
    return host.made(GroupsRule.check(game, turn, groups));
  }

  @Override
  public Claim potential(Step.Potential potential) throws Fault {
    return host.made(PotentialRule.check(game, turn, potential));
  }

  @Override
  public Claim options(List<Answer<Claim>> options) throws Fault {
    return host.made(OptionsRule.check(game, turn, options, looks));
  }

  @Override
  public Claim done(int line) throws Fault {
    return host.made(races.done(line));
  }

  @Override
  public Claim ordered(List<Answer<Claim>> options, CellSet own, CellSet opponents) throws Fault {
    return host.ordered(races.ordered(options, own, opponents), options);
  }

  @Override
  public Claim touch(int from, int to) throws Fault {
    return links.touch(from, to);
  }

  @Override
  public Claim join(Claim first, Claim second) throws Fault {
    return links.join(first, second);
  }

  @Override
  public Claim fill(Claim claim, LinkStep.Fill fill) throws Fault {
    return links.fill(claim, fill);
  }

  @Override
  public Claim both(List<Claim> parts) throws Fault {
    return host.made(BothRule.check(game, parts));
  }

  /** The proof that a tile is won is one about a weak game of its own. */
  @Override
  public Claims<Claim> within(Tile tile) throws Fault {
    run();
    return new CheckedClaims(tile.statement(), looks.within(tile.hypergraph()));
  }

  /** What is left at the end of the proof has been checked there to win on the tile. */
  @Override
  public Claim tile(Tile tile, Claim proof) {
    return new Tiled(tile, game.noCells());
  }

  @Override
  public Claim tiling(List<Claim> tiles, TileStep.Tiling tiling) throws Fault {
    return TilingRule.check(run(), tiles, tiling, looks, game.noCells());
  }

  /** k of the plane. */
  private int run() throws Fault {
    if (statement.board() instanceof InfiniteBoard board && board.host().equals(Host.PLANE)) {
      return board.length();
    }
    throw new Fault(Reason.RULE_OF_THE_PLANE, "tiles are for the whole plane");
  }

  @Override
  public Claim swap(Claim claim, int from, int to) throws Fault {
    return host.made(SwapRule.check(game, claim, from, to));
  }

  /** Theorem T9, IMAGE: a claim holds as well under a symmetry. */
  @Override
  public Claim image(Claim claim, long symmetry) throws Fault {
    if (symmetry >= symmetries.size()) {
      throw new Fault(
          Reason.FORWARD_REFERENCE,
          "symmetry " + symmetry + " of " + symmetries.size() + " so far");
    }
    return claim.image(symmetries.get((int) symmetry));
  }

  @Override
  public void symmetry(CellList images) throws Fault {
    checkRoom();
    Symmetry symmetry = Symmetry.of(game, images);
    if (links.isHex()) {
      looks.neighbours();
      symmetry = symmetry.withEnds(links.ends(images.toArray()));
    }
    symmetries.add(symmetry);
  }

  @Override
  public void motion(Motion motion) throws Fault {
    checkRoom();
    symmetries.add(Symmetry.of(game, (InfiniteBoard) statement.board(), motion));
  }

  private void checkRoom() throws Fault {
    if (symmetries.size() == MOST_SYMMETRIES) {
      throw new Fault(Reason.TOO_LARGE, "more than " + MOST_SYMMETRIES + " symmetries");
    }
  }

  @Override
  public void theorem(List<Left<Claim>> left) throws Fault {
    Conclusion.of(statement).check(statement, host, left);
  }
}
