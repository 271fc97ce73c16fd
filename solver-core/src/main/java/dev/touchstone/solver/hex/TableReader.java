package dev.touchstone.solver.hex;

import dev.touchstone.solver.hex.HexSearch.Step;
import dev.touchstone.solver.hex.Known.Position;
import dev.touchstone.solver.hex.Link.Fill;
import dev.touchstone.solver.hex.Link.Join;
import dev.touchstone.solver.hex.Link.Option;
import dev.touchstone.solver.hex.Link.Options;
import dev.touchstone.solver.hex.Link.Placed;
import dev.touchstone.solver.hex.Link.Touch;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.StreamCorruptedException;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads what {@link TableWriter} wrote into tables that know nothing yet. Of what was kept only the
 * form is looked at; what follows from it, the verifier decides in the end.
 */
final class TableReader {

  private final DataInputStream in;
  private final View view;
  private final boolean wide;

  TableReader(View view, DataInputStream in) {
    this.in = in;
    this.view = view;
    wide = view.cells > Long.SIZE;
  }

  void links(Known known) throws IOException {
    int count = in.readInt();
    for (int i = 0; i < count; i++) {
      Cells needs = cells();
      Cells zone = cells();
      int from = end();
      int to = end();
      known.links.restore(needs, zone, from, to, origin(known));
    }
    int between = in.readInt();
    for (int i = 0; i < between; i++) {
      known.fits.add(link(known, in.readInt()));
    }
    int shortened = in.readInt();
    for (int i = 0; i < shortened; i++) {
      Link link = link(known, in.readInt());
      known.shortenedWith().put(link, upTo(known.links.count()));
    }
  }

  private Link.Origin origin(Known known) throws IOException {
    return switch (in.readByte()) {
      case TableWriter.TOUCH -> new Touch();
      case TableWriter.JOIN -> new Join(placed(known), placed(known));
      case TableWriter.FILL -> new Fill(placed(known), cells(), cells());
      case TableWriter.OPTIONS -> new Options(List.copyOf(options(known)));
      default -> throw damaged("an unknown rule");
    };
  }

  private List<Option> options(Known known) throws IOException {
    int count = in.readUnsignedShort();
    List<Option> options = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int answer = answer();
      options.add(new Option(answer, placed(known)));
    }
    return options;
  }

  void positions(Known known) throws IOException {
    int count = in.readInt();
    for (int i = 0; i < count; i++) {
      Node node = known.enter(new Position(cells(), cells()));
      byte state = in.readByte();
      if (state == TableWriter.MOVER_WINS || state == TableWriter.WAITER_WINS) {
        boolean movers = state == TableWriter.MOVER_WINS;
        int move = answer();
        node.restore(movers, move, placed(movers ? known : known.other()));
      } else if (state == TableWriter.OPEN || state == TableWriter.EXPANDED) {
        node.expanded = state == TableWriter.EXPANDED;
        open(node);
      } else {
        throw damaged("an unknown state");
      }
    }
  }

  private void open(Node node) throws IOException {
    node.moverWork = in.readInt();
    node.waiterWork = in.readInt();
    node.moverTried = upTo(node.known.fits.count());
    node.waiterTried = upTo(node.waitersKnown().fits.count());
    node.region = cells();
    node.options.addAll(options(node.waitersKnown()));
    int children = in.readUnsignedByte();
    Cells taken = node.mover.or(node.waiter);
    for (int i = 0; i < children; i++) {
      int child = in.readUnsignedByte();
      int move = child % TableWriter.LATE;
      if (move >= view.cells || taken.has(move)) {
        throw damaged("a move that is none");
      }
      node.children.add(Expansion.child(node, move, child >= TableWriter.LATE));
    }
  }

  List<Step> path(Known first) throws IOException {
    int count = in.readUnsignedByte();
    List<Step> path = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Known known = in.readBoolean() ? first : first.other();
      Node node = known.find(new Position(cells(), cells()));
      if (node == null || node.decided()) {
        throw damaged("a position under way that is not known");
      }
      path.add(new Step(node, in.readInt(), in.readInt()));
    }
    return path;
  }

  private Cells cells() throws IOException {
    long low = in.readLong();
    Cells cells = new Cells(low, wide ? in.readLong() : 0);
    if (!cells.isWithin(view.all)) {
      throw damaged("cells that the board does not have");
    }
    return cells;
  }

  private int end() throws IOException {
    int end = in.readUnsignedByte();
    if (end > view.lower) {
      throw damaged("an end that the board does not have");
    }
    return end;
  }

  /** A cell, or none. */
  private int answer() throws IOException {
    int answer = in.readByte();
    if (answer < -1 || answer >= view.cells) {
      throw damaged("an answer that is no cell");
    }
    return answer;
  }

  private Placed placed(Known known) throws IOException {
    int placed = in.readInt();
    return new Placed(link(known, placed >> 1), (placed & 1) != 0);
  }

  /** One of those that were read before. */
  private static Link link(Known known, int number) throws IOException {
    if (number < 0 || number >= known.links.count()) {
      throw damaged("a link that is not there");
    }
    return known.links.all().get(number);
  }

  private int upTo(int most) throws IOException {
    int number = in.readInt();
    if (number < 0 || number > most) {
      throw damaged("more links than there are");
    }
    return number;
  }

  private static IOException damaged(String why) {
    return new StreamCorruptedException(why);
  }
}
