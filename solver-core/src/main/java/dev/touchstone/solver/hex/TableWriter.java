package dev.touchstone.solver.hex;

import dev.touchstone.solver.hex.HexSearch.Step;
import dev.touchstone.solver.hex.Link.Fill;
import dev.touchstone.solver.hex.Link.Join;
import dev.touchstone.solver.hex.Link.Option;
import dev.touchstone.solver.hex.Link.Options;
import dev.touchstone.solver.hex.Link.Placed;
import dev.touchstone.solver.hex.Link.Touch;
import dev.touchstone.solver.hex.Node.Child;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Writes what a search knows, links first, so that {@link TableReader} finds all they are of. */
final class TableWriter {

  static final byte TOUCH = 0;
  static final byte JOIN = 1;
  static final byte OPTIONS = 2;
  static final byte FILL = 3;

  /** What is known of a position. */
  static final byte OPEN = 0;

  static final byte EXPANDED = 1;
  static final byte MOVER_WINS = 2;
  static final byte WAITER_WINS = 3;

  /** Added to a move that is put off. */
  static final int LATE = 128;

  private final DataOutputStream out;
  private final boolean wide;

  TableWriter(View view, DataOutputStream out) {
    this.out = out;
    wide = view.cells > Long.SIZE;
  }

  /** Links between whichever ends, and in which order those between the sides were found. */
  void links(Known known) throws IOException {
    out.writeInt(known.links.count());
    for (Link link : known.links.all()) {
      cells(link.needs);
      cells(link.zone);
      out.writeByte(link.from);
      out.writeByte(link.to);
      origin(link.origin);
    }
    out.writeInt(known.fits.count());
    for (Link link : known.fits.all()) {
      out.writeInt(link.number);
    }
    out.writeInt(known.shortenedWith().size());
    for (Map.Entry<Link, Integer> entry : known.shortenedWith().entrySet()) {
      out.writeInt(entry.getKey().number);
      out.writeInt(entry.getValue());
    }
  }

  private void origin(Link.Origin origin) throws IOException {
    if (origin instanceof Touch) {
      out.writeByte(TOUCH);
    } else if (origin instanceof Join join) {
      out.writeByte(JOIN);
      placed(join.first());
      placed(join.second());
    } else if (origin instanceof Fill fill) {
      out.writeByte(FILL);
      placed(fill.premise());
      cells(fill.filled());
      cells(fill.given());
    } else {
      out.writeByte(OPTIONS);
      options(((Options) origin).options());
    }
  }

  private void options(List<Option> options) throws IOException {
    out.writeShort(options.size());
    for (Option option : options) {
      out.writeByte(option.answer());
      placed(option.link());
    }
  }

  void positions(Known known) throws IOException {
    out.writeInt(known.nodes());
    for (Node node : known.met()) {
      cells(node.mover);
      cells(node.waiter);
      if (node.link != null) {
        out.writeByte(node.moverWins() ? MOVER_WINS : WAITER_WINS);
        out.writeByte(node.move);
        placed(node.link);
      } else {
        out.writeByte(node.expanded ? EXPANDED : OPEN);
        open(node);
      }
    }
  }

  private void open(Node node) throws IOException {
    out.writeInt(node.moverWork);
    out.writeInt(node.waiterWork);
    out.writeInt(node.moverTried);
    out.writeInt(node.waiterTried);
    cells(node.region);
    options(node.options);
    out.writeByte(node.children.size());
    for (Child child : node.children) {
      out.writeByte(child.move + (child.late ? LATE : 0));
    }
  }

  /** Positions by their stones; the table of whose move it is says which. */
  void path(List<Step> path, Known first) throws IOException {
    out.writeByte(path.size());
    for (Step step : path) {
      out.writeBoolean(step.node().known == first);
      cells(step.node().mover);
      cells(step.node().waiter);
      out.writeInt(step.mostForMover());
      out.writeInt(step.mostForWaiter());
    }
  }

  private void cells(Cells cells) throws IOException {
    out.writeLong(cells.low());
    if (wide) {
      out.writeLong(cells.high());
    }
  }

  private void placed(Placed placed) throws IOException {
    out.writeInt(2 * placed.link().number + (placed.turned() ? 1 : 0));
  }
}
