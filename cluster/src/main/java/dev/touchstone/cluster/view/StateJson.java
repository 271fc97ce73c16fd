package dev.touchstone.cluster.view;

import dev.touchstone.cluster.tree.Seen;
import dev.touchstone.cluster.view.RunState.WorkerState;
import dev.touchstone.game.Board;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.Function;

/** A run as JSON (RFC 8259) for the page: all that is shown, as words. */
public final class StateJson {

  private final Words words;

  private StateJson(Board board, Sides sides) {
    words = new Words(board, sides);
  }

  /** One object, in ASCII. */
  public static String of(Board board, RunState state) {
    return new StateJson(board, state.sides()).object(state);
  }

  private String object(RunState state) {
    Progress now = state.progress();
    return new Members()
        .with("game", state.game())
        .with("black", state.sides().blackReaches())
        .with("white", state.sides().whiteReaches())
        .with("time", Words.clock(now.seconds()))
        .with("estimate", Words.estimate(state.left()))
        .with("nodes", String.format(Locale.ROOT, "%,d", now.nodes()))
        .with("rate", Words.rate(now))
        .with("jobs", String.format(Locale.ROOT, "%,d", now.jobs()))
        .with("underWay", Integer.toString(now.underWay()))
        .with("positions", String.format(Locale.ROOT, "%,d", now.tree()))
        .with("moves", now.rootMoves() - now.rootMovesLeft() + " of " + now.rootMoves())
        .list("workers", state.workers(), this::worker)
        .raw("tree", tree(state.tree()))
        .list("lines", state.lines(), StateJson::quoted)
        .toString();
  }

  private String worker(WorkerState worker) {
    Members members = new Members().with("name", worker.name());
    if (worker.at() != null) {
      members
          .with("node", Integer.toString(worker.node()))
          .with("position", words.position(worker.at()))
          .with("nodes", String.format(Locale.ROOT, "%,d", worker.nodes()))
          .with("budget", String.format(Locale.ROOT, "%,d", worker.budget()))
          .with("seconds", String.format(Locale.ROOT, "%.0f", worker.seconds()));
    }
    return members.toString();
  }

  private String tree(Seen seen) {
    return new Members()
        .with("node", Integer.toString(seen.number()))
        .with("move", words.move(seen.move()))
        .with("maker", Words.work(seen.makerWork()))
        .with("breaker", Words.work(seen.breakerWork()))
        .with("standing", words.standing(seen.standing()))
        .with("colour", Words.colour(seen.standing()))
        .with("more", Integer.toString(seen.more()))
        .with("postponed", Integer.toString(seen.postponed()))
        .list("below", seen.below(), this::tree)
        .toString();
  }

  private static String quoted(String text) {
    StringBuilder result = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c > '~' || c == '"' || c == '\\') {
        result.append("\\u%04x".formatted((int) c));
      } else {
        result.append(c);
      }
    }
    return result.append('"').toString();
  }

  private static final class Members {
    private final StringJoiner members = new StringJoiner(",", "{", "}");

    Members with(String name, String value) {
      return raw(name, quoted(value));
    }

    <T> Members list(String name, List<T> values, Function<T, String> json) {
      StringJoiner all = new StringJoiner(",", "[", "]");
      values.forEach(value -> all.add(json.apply(value)));
      return raw(name, all.toString());
    }

    Members raw(String name, String json) {
      members.add(quoted(name) + ":" + json);
      return this;
    }

    @Override
    public String toString() {
      return members.toString();
    }
  }
}
