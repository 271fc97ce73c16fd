package dev.touchstone.solver.turns;

import dev.touchstone.solver.turns.Candidates.Turn;
import dev.touchstone.solver.turns.TurnClaim.Choice;
import it.unimi.dsi.fastutil.longs.Long2ObjectMap;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.List;

/** Writes what a search knows, claims first, so that {@link StateReader} finds all they are of. */
final class StateWriter {

  /** In the place of a claim's number: NOTHING; and DONE of line 0, then of line 1 and so on. */
  static final int NOTHING = -1;

  static final int DONE = -2;

  private final DataOutputStream out;
  private final IdentityHashMap<TurnClaim, Integer> numbers = new IdentityHashMap<>();

  StateWriter(DataOutputStream out) {
    this.out = out;
  }

  void found(Found found) throws IOException {
    List<TurnClaim> claims = found.recall.all();
    out.writeInt(claims.size());
    for (int i = 0; i < claims.size(); i++) {
      out.writeLong(found.keys.getLong(i));
      claim(claims.get(i));
      numbers.put(claims.get(i), i);
    }
    out.writeInt(found.choices.size());
    for (Long2ObjectMap.Entry<Choice> entry : found.choices.long2ObjectEntrySet()) {
      out.writeLong(entry.getLongKey());
      choice(entry.getValue());
    }
  }

  private void claim(TurnClaim claim) throws IOException {
    out.writeBoolean(claim.race.wins());
    cells(claim.race.needs().toArray());
    cells(claim.race.zone().toArray());
    out.write(claim.most);
    out.writeByte(claim.far);
    choices(claim.options);
  }

  private void choices(List<Choice> choices) throws IOException {
    out.writeShort(choices.size());
    for (Choice choice : choices) {
      choice(choice);
    }
  }

  private void choice(Choice choice) throws IOException {
    cells(choice.move());
    cells(choice.answer());
    TurnClaim then = choice.then();
    int leaf = then.line < 0 ? NOTHING : DONE - then.line;
    out.writeInt(then.isLeaf() ? leaf : numbers.getOrDefault(then, NOTHING));
  }

  private void cells(int[] cells) throws IOException {
    out.writeShort(cells.length);
    for (int cell : cells) {
      out.writeShort(cell);
    }
  }

  /** With all that was found below. */
  void reply(OpenReply reply) throws IOException {
    cells(reply.move);
    out.writeInt(reply.proof);
    out.writeInt(reply.disproof);
    out.writeBoolean(reply.isExpanded());
    out.writeInt(reply.batches());
    out.writeInt(reply.steps);
    out.writeInt(reply.later().size());
    for (Turn turn : reply.later().left()) {
      cells(turn.cells());
      out.writeByte(turn.stones());
    }
    out.writeInt(reply.refutations.size());
    for (int[] refutation : reply.refutations) {
      cells(refutation);
    }
    out.writeInt(reply.turns.size());
    for (QuietTurn turn : reply.turns) {
      turn(turn);
    }
  }

  private void turn(QuietTurn turn) throws IOException {
    cells(turn.cells);
    out.writeInt(turn.proof);
    out.writeInt(turn.disproof);
    out.writeBoolean(turn.walked);
    out.writeBoolean(turn.whole);
    out.writeInt(turn.tried);
    choices(turn.options);
    out.writeInt(turn.open.size());
    for (OpenReply reply : turn.open) {
      reply(reply);
    }
  }
}
