package dev.touchstone.picture;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;

/**
 * Letters as strokes. Each printable character of ASCII is a raster of five columns and eight rows,
 * one byte a column, the highest row in the lowest bit; its points are joined where they touch.
 */
final class Glyphs {

  private static final int COLUMNS = 5;
  private static final int ROWS = 8;

  /** Rows above the base line: the height of a capital letter. */
  private static final int CAPITAL = 7;

  private static final String RASTERS =
      """
      0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649592650 0008070300
      001c224100 0041221c00 2a1c7f1c2a 08083e0808 0080703000 0808080808 0000606000 2010080402
      3e5149453e 00427f4000 7249494946 2141494d33 1814127f10 2745454539 3c4a494931 4121110907
      3649494936 464949291e 0000140000 0040340000 0008142241 1414141414 0041221408 0201590906
      3e415d594e 7c1211127c 7f49494936 3e41414122 7f4141413e 7f49494941 7f09090901 3e41415173
      7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f021c027f 7f0408107f 3e4141413e
      7f09090906 3e4151215e 7f09192946 2649494932 03017f0103 3f4040403f 1f2040201f 3f4038403f
      6314081463 0304780403 6159494d43 007f414141 0204081020 004141417f 0402010204 4040404040
      0003070800 2054547840 7f28444438 3844444428 384444287f 3854545418 00087e0902 18a4a49c78
      7f08040478 00447d4000 2040403d00 7f10284400 00417f4000 7c04780478 7c08040478 3844444438
      fc18242418 18242418fc 7c08040408 4854545424 04043f4424 3c4040207c 1c2040201c 3c4030403c
      4428102844 4c9090907c 4464544c44 0008364100 0000770000 0041360800 0201020402
      """
          .replaceAll("\\s", "");

  private Glyphs() {}

  /** Draws a word around this point; the size is that of a font. */
  static void draw(Graphics2D graphics, int x, int y, double size, String word) {
    double step = size / 10;
    double advance = (COLUMNS + 1) * step;
    double left = x - (word.length() * advance - step) / 2 + step / 2;
    double top = y - (CAPITAL - 1) * step / 2;
    graphics.setStroke(
        new BasicStroke((float) (step * 1.15), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    for (int i = 0; i < word.length(); i++) {
      draw(graphics, raster(word.charAt(i)), left + i * advance, top, step);
    }
  }

  private static int[] raster(char character) {
    int index = character >= ' ' && character <= '~' ? character - ' ' : '?' - ' ';
    int[] columns = new int[COLUMNS];
    for (int i = 0; i < COLUMNS; i++) {
      int from = 2 * (COLUMNS * index + i);
      columns[i] = Integer.parseInt(RASTERS.substring(from, from + 2), 16);
    }
    return columns;
  }

  private static boolean has(int[] raster, int column, int row) {
    return column >= 0
        && column < COLUMNS
        && row >= 0
        && row < ROWS
        && (raster[column] >> row & 1) != 0;
  }

  private static void draw(Graphics2D graphics, int[] raster, double x, double y, double step) {
    for (int column = 0; column < COLUMNS; column++) {
      for (int row = 0; row < ROWS; row++) {
        if (!has(raster, column, row)) {
          continue;
        }
        double fromX = x + column * step;
        double fromY = y + row * step;
        // A point of its own is a line to itself.
        graphics.draw(new Line2D.Double(fromX, fromY, fromX, fromY));
        int[][] ways = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
        for (int[] way : ways) {
          // A corner is not cut: a slanted stroke only where no straight ones go around it.
          boolean around =
              way[0] != 0
                  && way[1] != 0
                  && (has(raster, column + way[0], row) || has(raster, column, row + way[1]));
          if (!around && has(raster, column + way[0], row + way[1])) {
            graphics.draw(
                new Line2D.Double(fromX, fromY, fromX + way[0] * step, fromY + way[1] * step));
          }
        }
      }
    }
  }
}
