package dev.touchstone.cluster.job;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Window;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The line in front of a question that says through which window an infinite board is seen. */
final class JobWindow {

  private static final Pattern LINE =
      Pattern.compile(
          "window (-?[0-9]{1,5}) (-?[0-9]{1,5}) ([1-9][0-9]{0,2}) ([1-9][0-9]{0,2})\n(.*)",
          Pattern.DOTALL);

  private JobWindow() {}

  static String text(Window window) {
    return "window %d %d %d %d\n"
        .formatted(window.left(), window.bottom(), window.columns(), window.rows());
  }

  /** The statement of a question, seen through its window if it names one. */
  static Statement statement(String question) throws BadStatementException, BadJobException {
    Matcher line = LINE.matcher(question);
    if (!line.matches()) {
      return StatementText.parse(question);
    }
    Statement statement = StatementText.parse(line.group(5));
    Window window = new Window(number(line, 1), number(line, 2), number(line, 3), number(line, 4));
    if (!(statement.problem().board() instanceof InfiniteBoard)
        || !statement.setup().liesIn(window)) {
      throw new BadJobException("a window that does not show the stones");
    }
    try {
      return statement.through(window);
    } catch (BadGameException e) {
      throw new BadJobException("no window: " + e.getMessage());
    }
  }

  private static int number(Matcher line, int group) {
    return Integer.parseInt(line.group(group));
  }
}
