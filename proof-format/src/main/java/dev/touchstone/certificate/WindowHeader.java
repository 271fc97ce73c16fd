package dev.touchstone.certificate;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Host;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Window;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.io.OutputStream;

/**
 * The end of the header of a certificate about an infinite board: the window, as its least x, its
 * columns less one and, on the plane, its least y and its rows less one.
 */
final class WindowHeader {

  private WindowHeader() {}

  /** The statement as it is seen through the window that the certificate names. */
  static Statement read(Statement statement, ByteSource bytes) throws IOException, Fault {
    if (!(statement.board() instanceof InfiniteBoard board)) {
      return statement;
    }
    int left = coordinate(bytes);
    int columns = side(bytes);
    boolean plane = board.host().isPlane();
    int bottom = plane ? coordinate(bytes) : 0;
    int rows = plane ? side(bytes) : board.window().rows();
    Window window = new Window(left, bottom, columns, rows);
    if (!statement.setup().liesIn(window)) {
      throw new Fault(Reason.LEAVES_WINDOW, "an initial stone lies outside the window");
    }
    try {
      return statement.through(window);
    } catch (BadGameException e) {
      throw new Fault(Reason.TOO_LARGE, String.valueOf(e.getMessage()));
    }
  }

  private static int coordinate(ByteSource bytes) throws IOException, Fault {
    long value = MotionStep.unfolded(bytes.number());
    if (Math.abs(value) > Host.FARTHEST) {
      throw new Fault(Reason.TOO_LARGE, "the window begins at " + value);
    }
    return (int) value;
  }

  private static int side(ByteSource bytes) throws IOException, Fault {
    long less = bytes.number();
    if (less >= Hypergraph.MAX_CELLS) {
      throw new Fault(Reason.TOO_LARGE, "a window more than " + less + " cells wide or high");
    }
    return (int) less + 1;
  }

  static void write(Statement statement, OutputStream out) throws IOException {
    if (statement.board() instanceof InfiniteBoard board) {
      Window window = board.window();
      OperandWriter.number(out, MotionStep.folded(window.left()));
      OperandWriter.number(out, window.columns() - 1);
      if (board.host().isPlane()) {
        OperandWriter.number(out, MotionStep.folded(window.bottom()));
        OperandWriter.number(out, window.rows() - 1);
      }
    }
  }
}
