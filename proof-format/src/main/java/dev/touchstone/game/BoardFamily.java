package dev.touchstone.game;

import dev.touchstone.game.Rectangle.Wrap;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The boards that have a notation, one constant each: how it is written, for people and as a
 * pattern, and an example. Tests hold docs/format.md, the explorer's pages and the second checker
 * against this table.
 */
public enum BoardFamily {
  GRID("m,n,k", "7,7,5", BoardFamily.SIDES) {
    @Override
    Board board(MatchResult numbers) {
      return grid(numbers, Wrap.NONE);
    }
  },
  TORUS("torus m,n,k", "torus 4,5,4", "torus +" + BoardFamily.SIDES) {
    @Override
    Board board(MatchResult numbers) {
      return grid(numbers, Wrap.BOTH);
    }
  },
  HCYLINDER("hcylinder m,n,k", "hcylinder 4,5,3", "hcylinder +" + BoardFamily.SIDES) {
    @Override
    Board board(MatchResult numbers) {
      return grid(numbers, Wrap.LEFT_RIGHT);
    }
  },
  VCYLINDER("vcylinder m,n,k", "vcylinder 4,5,3", "vcylinder +" + BoardFamily.SIDES) {
    @Override
    Board board(MatchResult numbers) {
      return grid(numbers, Wrap.LOWER_UPPER);
    }
  },
  TRUNCATED("4,n,7tr", "4,9,7tr", "4,([0-9]{1,4}),7tr") {
    @Override
    Board board(MatchResult numbers) {
      return new TruncatedBoard(number(numbers, 1));
    }
  },
  CUBE("n^d", "4^3", "([0-9]{1,4})\\^([0-9]{1,4})") {
    @Override
    Board board(MatchResult numbers) {
      return new CubeBoard(number(numbers, 1), number(numbers, 2));
    }
  },
  HEX("hex m,n", "hex 5,5", "hex +([0-9]{1,4}),([0-9]{1,4})") {
    @Override
    Board board(MatchResult numbers) {
      return new HexBoard(number(numbers, 1), number(numbers, 2));
    }
  },
  PLANE("plane k", "plane 3", "plane +([0-9]{1,4})") {
    @Override
    Board board(MatchResult numbers) {
      return InfiniteBoard.of(Host.PLANE, number(numbers, 1));
    }
  },
  STRIP("strip r,k", "strip 3,4", "strip +([0-9]{1,4}),([0-9]{1,4})") {
    @Override
    Board board(MatchResult numbers) {
      return InfiniteBoard.of(Host.strip(number(numbers, 1)), number(numbers, 2));
    }
  },
  PLANE_REGION("m+,n+,k", "3+,4+,3", "([0-9]{1,4})\\+,([0-9]{1,4})\\+,([0-9]{1,4})") {
    @Override
    Board board(MatchResult numbers) {
      Host host = Host.planeAround(number(numbers, 1), number(numbers, 2));
      return InfiniteBoard.of(host, number(numbers, 3));
    }
  },
  STRIP_REGION("m,n+,k", "4,5+,3", "([0-9]{1,4}),([0-9]{1,4})\\+,([0-9]{1,4})") {
    @Override
    Board board(MatchResult numbers) {
      Host host = Host.stripAround(number(numbers, 1), number(numbers, 2));
      return InfiniteBoard.of(host, number(numbers, 3));
    }
  };

  private static final String SIDES = "([0-9]{1,4}),([0-9]{1,4}),([0-9]{1,4})";

  private final String written;
  private final String example;
  private final Pattern pattern;

  BoardFamily(String written, String example, String pattern) {
    this.written = written;
    this.example = example;
    this.pattern = Pattern.compile(pattern);
  }

  /** The board with the numbers that its notation says, in their order. */
  abstract Board board(MatchResult numbers);

  private static Board grid(MatchResult numbers, Wrap wrap) {
    return new GridBoard(number(numbers, 1), number(numbers, 2), number(numbers, 3), wrap);
  }

  private static int number(MatchResult numbers, int group) {
    return Integer.parseInt(numbers.group(group));
  }

  /** How such a board is written, with letters for its numbers. */
  public String written() {
    return written;
  }

  /** One board of the family, as it is written. */
  public String example() {
    return example;
  }

  /** Whether this is the notation of such a board. */
  boolean isWrittenLike(String notation) {
    return pattern.matcher(notation).matches();
  }

  /** The board that this notation names. */
  static Board named(String notation) throws BadGameException {
    for (BoardFamily family : values()) {
      Matcher matcher = family.pattern.matcher(notation);
      if (matcher.matches()) {
        return family.board(matcher.toMatchResult());
      }
    }
    throw new BadGameException("no board is called '" + notation + "': boards are " + all());
  }

  private static String all() {
    List<String> known = List.of(values()).stream().map(BoardFamily::written).toList();
    int last = known.size() - 1;
    return String.join(", ", known.subList(0, last)) + " and " + known.get(last);
  }
}
