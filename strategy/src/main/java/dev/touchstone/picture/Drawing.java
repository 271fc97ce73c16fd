package dev.touchstone.picture;

/** Something to be drawn, of a size in units: a cell of a board has 32, or 20 where it is tiled. */
public interface Drawing {

  double width();

  double height();

  /** The width of a cell. */
  double cell();

  /** What a reader who does not see it is told. */
  String title();

  /** Draws all of it with a pen of this package. */
  void draw(Canvas canvas);

  /** Hides the pen from those who only hand drawings on. */
  final class Canvas {
    private final Pen pen;

    Canvas(Pen pen) {
      this.pen = pen;
    }

    Pen pen() {
      return pen;
    }
  }
}
