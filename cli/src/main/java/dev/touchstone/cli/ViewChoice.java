package dev.touchstone.cli;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Window;
import dev.touchstone.picture.Figure;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Cells;
import dev.touchstone.strategy.HostCells;
import dev.touchstone.strategy.HostView;
import dev.touchstone.strategy.Playing;
import dev.touchstone.theorem.Refusal;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which part of an infinite board is drawn: {@code --view=-5,-5,14,9}. */
final class ViewChoice {

  private static final String NUMBER = "(-?[0-9]{1,5})";

  private static final Pattern CORNERS =
      Pattern.compile(NUMBER + "," + NUMBER + "," + NUMBER + "," + NUMBER);

  /** As many cells as are drawn. */
  private static final int MOST = 10_000;

  private static final int COLUMNS = 33;
  private static final int ROWS = 25;

  @Option(
      names = "--view",
      paramLabel = "X,Y,X,Y",
      description = "the corners of an infinite board's part (default: around the stones)")
  private @Nullable String corners;

  boolean isMade() {
    return corners != null;
  }

  /** A game as it is now. */
  Figure of(Playing game, String title) throws Refusal {
    return corners == null
        ? Figure.of(game, title)
        : Figure.of(game, window(game.cells(), corners), title);
  }

  /** These stones, without a strategy. */
  Figure of(
      Statement statement,
      Cells cells,
      CellSet black,
      CellSet white,
      OptionalInt last,
      String title)
      throws Refusal {
    CellSet marked = cells.set(last.stream().toArray());
    if (corners == null && !(cells instanceof HostCells)) {
      return new Figure(
          statement.board(),
          statement.hypergraph(),
          black,
          white,
          last,
          marked.minus(marked),
          List.of(),
          title);
    }
    Window window =
        corners == null ? around((HostCells) cells, black, white, last) : window(cells, corners);
    HostView view = HostView.of((HostCells) cells, window);
    return Figure.of(view, statement.board(), black, white, marked, title);
  }

  private static Window around(HostCells cells, CellSet black, CellSet white, OptionalInt last) {
    List<Integer> stones =
        Stream.of(last.stream().toArray(), black.toArray(), white.toArray())
            .flatMapToInt(Arrays::stream)
            .boxed()
            .toList();
    return HostView.around(cells, stones, COLUMNS, ROWS);
  }

  private static Window window(Cells cells, String text) throws Refusal {
    if (!(cells instanceof HostCells host)) {
      throw Refusal.usage("--view: this board has an end, and is drawn as a whole; leave it out");
    }
    Matcher matcher = CORNERS.matcher(text);
    if (!matcher.matches()) {
      throw Refusal.usage(
          "--view: two corners, as in --view=-5,-5,14,9, in whole numbers of at most five digits, not '"
              + text
              + "'");
    }
    int x = Integer.parseInt(matcher.group(1));
    int y = Integer.parseInt(matcher.group(2));
    int right = Integer.parseInt(matcher.group(3));
    int top = Integer.parseInt(matcher.group(4));
    int lowest = host.host().isPlane() ? y : Math.max(0, y);
    int highest = host.host().isPlane() ? top : Math.min(host.host().rows() - 1, top);
    if (right < x || highest < lowest) {
      throw Refusal.usage(
          "--view: %s has no cells of this board; the lower left corner comes first"
              .formatted(text));
    }
    if ((long) (right - x + 1) * (highest - lowest + 1) > MOST) {
      throw Refusal.usage("--view: %s are more than %d cells".formatted(text, MOST));
    }
    return new Window(x, lowest, right - x + 1, highest - lowest + 1);
  }
}
