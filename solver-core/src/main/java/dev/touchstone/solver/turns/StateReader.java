package dev.touchstone.solver.turns;

import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.solver.turns.Candidates.Turn;
import dev.touchstone.solver.turns.TurnClaim.Choice;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads what {@link StateWriter} wrote. Whoever calls it knows that the bytes are whole. */
final class StateReader {

  private final TurnBoard board;
  private final ClaimMaker maker;
  private final DataInputStream in;
  private final List<TurnClaim> claims = new ArrayList<>();

  StateReader(TurnBoard board, ClaimMaker maker, DataInputStream in) {
    this.board = board;
    this.maker = maker;
    this.in = in;
  }

  void found(Found found) throws IOException {
    int count = in.readInt();
    for (int i = 0; i < count; i++) {
      long key = in.readLong();
      TurnClaim claim = claim();
      claims.add(claim);
      found.add(key, claim);
    }
    int choices = in.readInt();
    for (int i = 0; i < choices; i++) {
      long key = in.readLong();
      found.add(key, choice());
    }
  }

  private TurnClaim claim() throws IOException {
    boolean wins = in.readBoolean();
    int[] needs = cells();
    int[] zone = cells();
    short[] most = new short[board.lines];
    for (int line = 0; line < most.length; line++) {
      byte stones = in.readByte();
      most[line] = stones == TurnClaim.ANY ? Tolerances.ANY : stones;
    }
    Race race = new Race(wins, board.set(needs), board.set(zone), Tolerances.of(board.game, most));
    int far = in.readByte();
    return new TurnClaim(board, race, far, -1, choices());
  }

  private List<Choice> choices() throws IOException {
    int count = in.readUnsignedShort();
    List<Choice> choices = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      choices.add(choice());
    }
    return choices;
  }

  private Choice choice() throws IOException {
    int[] move = cells();
    int[] answer = cells();
    int number = in.readInt();
    return new Choice(move, answer, number >= 0 ? claims.get(number) : leaf(number));
  }

  private TurnClaim leaf(int number) {
    return number == StateWriter.NOTHING ? maker.nothing() : maker.done(StateWriter.DONE - number);
  }

  private int[] cells() throws IOException {
    int[] cells = new int[in.readUnsignedShort()];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = in.readUnsignedShort();
    }
    return cells;
  }

  /**
   * A reply with all that was found below.
   *
   * @param level how many turns of the prover's were before
   */
  OpenReply reply(int level) throws IOException {
    OpenReply reply = new OpenReply(cells(), level);
    reply.proof = in.readInt();
    reply.disproof = in.readInt();
    boolean expanded = in.readBoolean();
    int batches = in.readInt();
    reply.steps = in.readInt();
    List<Turn> later = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      int[] cells = cells();
      later.add(new Turn(cells, in.readByte(), 0));
    }
    reply.restore(expanded, batches, Postponed.of(later, board.cells));
    for (int left = in.readInt(); left > 0; left--) {
      reply.refutations.add(cells());
    }
    for (int left = in.readInt(); left > 0; left--) {
      reply.turns.add(turn(level + 1));
    }
    return reply;
  }

  private QuietTurn turn(int level) throws IOException {
    int[] cells = cells();
    QuietTurn turn = new QuietTurn(cells, in.readInt());
    turn.disproof = in.readInt();
    turn.walked = in.readBoolean();
    turn.whole = in.readBoolean();
    turn.tried = in.readInt();
    turn.options = choices();
    for (int left = in.readInt(); left > 0; left--) {
      turn.open.add(reply(level));
    }
    return turn;
  }
}
