package dev.touchstone.strategy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Shapes by which one stone is joined to a side whatever the other player does, as players call
 * them: a stone and its carrier, the free cells that it needs. Names with numbers are those of
 * HexWiki, which has the pictures as well. A name proves nothing; the claim that has the shape
 * does.
 */
enum EdgeTemplate {
  EDGE_BRIDGE("edge bridge", ".S", "**"),
  ZIGGURAT("ziggurat", "..S*", ".***", "****"),
  IV1_A("template IV1a", "....S*.", "..*****", ".******", "*******"),
  IV1_B("template IV1b", "....*S*.", "..******", ".***.***", "********");

  /**
   * A cell as the side sees it.
   *
   * @param row from the side, beginning with 1
   * @param place along it; the cells next to this one in the row below are at the same place and at
   *     the one before
   */
  record At(int row, int place) {

    At minus(At other) {
      return new At(row, place - other.place);
    }

    /** As it is seen in a mirror that leaves the side where it is. */
    At mirrored() {
      return new At(row, row - place);
    }
  }

  private final String words;
  private final String picture;

  /**
   * A shape.
   *
   * @param rows the last one at the side, each half a cell to the right of the one above; S is the
   *     stone, * the carrier
   */
  EdgeTemplate(String words, String... rows) {
    this.words = words;
    picture = String.join("\n", rows);
  }

  /** What players call it. */
  String words() {
    return words;
  }

  /** The picture. */
  List<String> rows() {
    return picture.lines().toList();
  }

  /** The shape that a stone and a carrier have, as one side sees them, in a mirror or not. */
  static Optional<EdgeTemplate> of(At stone, Set<At> carrier) {
    return Arrays.stream(values())
        .filter(shape -> shape.fits(stone, carrier) || shape.fitsMirrored(stone, carrier))
        .findFirst();
  }

  private boolean fits(At stone, Set<At> carrier) {
    At own = cells('S').get(0);
    if (own.row() != stone.row() || carrier.size() != cells('*').size()) {
      return false;
    }
    Set<At> moved = new HashSet<>();
    for (At cell : carrier) {
      moved.add(cell.minus(stone.minus(own)));
    }
    return moved.equals(new HashSet<>(cells('*')));
  }

  private boolean fitsMirrored(At stone, Set<At> carrier) {
    Set<At> mirrored = new HashSet<>();
    carrier.forEach(cell -> mirrored.add(cell.mirrored()));
    return fits(stone.mirrored(), mirrored);
  }

  private List<At> cells(char sign) {
    List<String> rows = rows();
    List<At> cells = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      for (int place = 0; place < rows.get(i).length(); place++) {
        if (rows.get(i).charAt(place) == sign) {
          cells.add(new At(rows.size() - i, place));
        }
      }
    }
    return cells;
  }
}
