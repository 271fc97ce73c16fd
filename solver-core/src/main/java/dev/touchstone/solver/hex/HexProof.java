package dev.touchstone.solver.hex;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.hex.Link.Placed;
import java.io.IOException;
import java.util.List;

/** Who wins a position, and the link between that player's sides (T18). */
public final class HexProof {

  private final Setup setup;
  private final Player winner;
  private final View view;
  private final Placed link;
  private final int move;

  HexProof(Setup setup, Player winner, View view, Placed link, int move) {
    this.setup = setup;
    this.winner = winner;
    this.view = view;
    this.link = link;
    this.move = move;
  }

  public Player winner() {
    return winner;
  }

  /** Gives the steps of the certificate one by one, up to END. */
  public void emit(StepSink sink) throws IOException {
    LinkWriter writer = new LinkWriter(view, winner == Player.WHITE, sink, List.of(link));
    if (setup.first() == winner) {
      writer.answer(move, link);
    } else {
      writer.write(link);
    }
    sink.accept(new Step.End());
  }
}
