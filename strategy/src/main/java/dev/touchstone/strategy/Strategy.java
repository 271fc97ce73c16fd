package dev.touchstone.strategy;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Replay;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Transport;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The strategy that a certificate is: its claims as a compact graph, immutable. Any number of games
 * can be played by it.
 *
 * <p>Whether the certificate proves its statement is not judged here; the verifier does that. By a
 * certificate that it accepts the strategy has an answer to every legal move and never loses
 * (docs/playing.md, and {@link Answering}).
 */
public final class Strategy {

  private final Statement statement;
  private final ClaimStore claims;
  private final int last;
  private final @Nullable CellSet opening;
  private final @Nullable PlaneTiling tiling;
  private final CertificateReader read;
  private final Player player;
  private final @Nullable FirstMoves firstMoves;

  private Strategy(ClaimStore claims, StoredClaims end, CertificateReader read) {
    statement = read.statement();
    this.claims = claims;
    last = end.last();
    opening = end.opening().orElse(null);
    tiling = end.tiling().orElse(null);
    this.read = read;
    List<Player> players = players(statement, kind());
    player = players.get(players.size() - 1);
    firstMoves = end.firstMoves().orElse(null);
  }

  /** That of a map, after a first move. */
  private Strategy(Strategy map, FirstMoves.Opened opened) {
    statement = opened.statement();
    claims = map.claims;
    last = opened.claim();
    opening = opened.opening().orElse(null);
    tiling = null;
    read = map.read;
    player = statement.prover();
    firstMoves = null;
  }

  private Strategy(Strategy other, Player player) {
    statement = other.statement;
    claims = other.claims;
    last = other.last;
    opening = other.opening;
    tiling = other.tiling;
    read = other.read;
    this.player = player;
    firstMoves = other.firstMoves;
  }

  /**
   * Reads a certificate, compressed or not, to its end. Refuses what is no certificate of this
   * statement. Where both players have a strategy, it plays for White ({@link #as}).
   */
  public static Strategy read(Statement statement, InputStream certificate)
      throws IOException, UnplayableException {
    try {
      CertificateReader reader =
          new CertificateReader(statement, certificate, Transport.OUTPUT_CAP);
      Statement seen = reader.statement();
      ClaimStore claims = new ClaimStore(seen.hypergraph());
      StoredClaims stored = new StoredClaims(seen, claims);
      Replay<Integer> replay = new Replay<>(seen.hypergraph(), stored);
      Step step;
      do {
        step = reader.next();
        replay.take(step);
      } while (!(step instanceof Step.End));
      return new Strategy(claims, stored, reader);
    } catch (Fault fault) {
      throw new UnplayableException(
          "the certificate cannot be read: " + fault.reason() + ": " + fault.detail(), fault);
    }
  }

  /** What kind of claim is played. */
  Kind kind() {
    return claims.kind(last);
  }

  /** Whether it minds the lines of both players, as in a strong game. */
  public boolean isTwoSided() {
    return kind().isTwoSided();
  }

  /** What is proved; of an infinite board as far as the certificate's window shows it. */
  public Statement statement() {
    return statement;
  }

  /** The player for whom the strategy plays. */
  public Player player() {
    return player;
  }

  /**
   * The players for whom it can be played. Who opens a draw that the other one holds steals that
   * strategy (T13 c): that it exists is proved, and it is not in the certificate.
   */
  public List<Player> players() {
    return players(statement, kind());
  }

  private static List<Player> players(Statement statement, Kind kind) {
    return kind.isTwoSided() ? List.of(statement.prover()) : statement.provers();
  }

  /** The same for this player, who must be one of those. */
  public Strategy as(Player prover) {
    if (!players().contains(prover)) {
      throw new IllegalArgumentException("nothing is proved for " + prover);
    }
    return prover == player ? this : new Strategy(this, prover);
  }

  /**
   * Whether it is that of a map: it has an answer to every first move of Black's ({@link #after}),
   * and as it is plays a winning one for Black.
   */
  public boolean isMap() {
    return firstMoves != null;
  }

  /** Of a map, that of the winner of the game after this first move of Black's. */
  public Strategy after(int cell) {
    if (firstMoves == null) {
      throw new IllegalStateException("no map");
    }
    return new Strategy(this, firstMoves.after(cell));
  }

  /** SHA-256 of the certificate's own bytes, not compressed, in hex. */
  public String certificateDigest() {
    return read.digest();
  }

  /** The number of claims, each counted once however often it is used. */
  public int claimCount() {
    int ofTiles =
        tiling == null ? 0 : tiling.tiles().stream().mapToInt(won -> won.claims().size()).sum();
    return claims.size() + ofTiles;
  }

  /** How many turns the strategy may have to look up before groups or a potential decide. */
  public int depth() {
    if (tiling != null) {
      return tiling.tiles().stream()
          .mapToInt(won -> won.claims().turnsToLookUp(won.claim()))
          .max()
          .orElse(0);
    }
    return claims.size() == 0 ? 0 : claims.turnsToLookUp(last);
  }

  /** The zone of the theorem's claim: where the strategy plays at all. */
  public CellSet zone() {
    return claims.zone(last);
  }

  /** The tiling of the plane by which it plays, if it does. */
  public Optional<PlaneTiling> tiling() {
    return Optional.ofNullable(tiling);
  }

  /** A new game. */
  public Playing play() {
    Cells cells = Cells.of(statement);
    return new Playing(this, cells, answers(cells));
  }

  private Answers answers(Cells cells) {
    if (cells instanceof HostCells host && tiling != null) {
      return new TilingAnswering(statement, host, tiling);
    }
    Answering answering = new Answering(statement, player, claims, last);
    return cells instanceof HostCells host
        ? new HostAnswering(statement, host, answering)
        : answering;
  }

  ClaimStore claims() {
    return claims;
  }

  int last() {
    return last;
  }

  /** The stones with which a prover opens who moves first; nothing if the opponent does. */
  Optional<CellSet> opening() {
    return Optional.ofNullable(opening);
  }
}
