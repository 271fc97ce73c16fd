package dev.touchstone.cluster.tree;

import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.game.Bits;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Claims as bytes of the log. */
public record ClaimBytes(Hypergraph game) {

  private static final byte BLOCK = 0;
  private static final byte REACH = 1;
  private static final byte TWO_SIDED = 2;

  /** Writes a claim. */
  public void write(DataOutput out, Claim claim) throws IOException {
    if (claim instanceof Block block) {
      out.writeByte(BLOCK);
      write(out, block.zone());
      write(out, block.lines());
    } else if (claim instanceof Reach reach) {
      out.writeByte(REACH);
      write(out, reach.prover());
      write(out, reach.needs());
      write(out, reach.zone());
    } else {
      TwoSided twoSided = (TwoSided) claim;
      out.writeByte(TWO_SIDED);
      write(out, twoSided.prover());
      write(out, twoSided.race());
      out.writeShort(twoSided.far());
    }
  }

  private void write(DataOutput out, Race race) throws IOException {
    out.writeBoolean(race.wins());
    write(out, race.needs());
    write(out, race.zone());
    for (int line = 0; line < game.lineCount(); line++) {
      out.writeShort(race.tolerances().of(line));
    }
  }

  /** Reads what {@link #write} has written. */
  public Claim read(DataInput in) throws IOException {
    byte kind = in.readByte();
    return switch (kind) {
      case BLOCK -> new Block(cells(in), lines(in));
      case REACH -> new Reach(player(in), cells(in), cells(in));
      case TWO_SIDED -> new TwoSided(player(in), race(in), in.readShort());
      default -> throw new IOException("a claim of kind " + kind);
    };
  }

  private Race race(DataInput in) throws IOException {
    boolean wins = in.readBoolean();
    CellSet needs = cells(in);
    CellSet zone = cells(in);
    short[] most = new short[game.lineCount()];
    for (int line = 0; line < most.length; line++) {
      most[line] = in.readShort();
    }
    return new Race(wins, needs, zone, Tolerances.of(game, most));
  }

  private static void write(DataOutput out, Player player) throws IOException {
    out.writeBoolean(player == Player.BLACK);
  }

  private static Player player(DataInput in) throws IOException {
    return in.readBoolean() ? Player.BLACK : Player.WHITE;
  }

  private static void write(DataOutput out, Bits<?> set) throws IOException {
    for (int w = 0; w < set.wordCount(); w++) {
      out.writeLong(set.word(w));
    }
  }

  private CellSet cells(DataInput in) throws IOException {
    return CellSet.ofWords(game.cellCount(), words(in, game.noCells()));
  }

  private LineSet lines(DataInput in) throws IOException {
    return LineSet.ofWords(game.lineCount(), words(in, game.noLines()));
  }

  private static long[] words(DataInput in, Bits<?> like) throws IOException {
    long[] words = new long[like.wordCount()];
    for (int w = 0; w < words.length; w++) {
      words[w] = in.readLong();
    }
    return words;
  }
}
