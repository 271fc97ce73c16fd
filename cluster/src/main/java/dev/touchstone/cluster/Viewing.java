package dev.touchstone.cluster;

import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.tree.JobTree;
import dev.touchstone.cluster.view.Progress;
import dev.touchstone.cluster.view.RunState;
import dev.touchstone.cluster.view.Sides;
import dev.touchstone.game.Player;
import dev.touchstone.solver.TimeLeft;
import dev.touchstone.statement.Rules;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a coordinator shows, and to whom. */
final class Viewing {

  private static final int LINES = 10;
  private static final int WATCHERS = 100;
  private static final double PAUSE_SECONDS = 0.3;
  private static final int DEPTH = 4;
  private static final int POSITIONS = 400;

  private final Ground ground;
  private final JobTree tree;
  private final Records records;
  private final Roster roster;
  private final TimeLeft left = new TimeLeft();
  private final Deque<String> lines = new ArrayDeque<>();

  /** Who looks on, and when they were answered. */
  private final Map<String, Double> watchers = new LinkedHashMap<>();

  private final long started = System.nanoTime();
  private long nodesBefore;
  private Progress now = Progress.NONE;

  Viewing(Ground ground, JobTree tree, Records records, Roster roster) {
    this.ground = ground;
    this.tree = tree;
    this.records = records;
    this.roster = roster;
  }

  /** The log of earlier runs was read. */
  void begin() {
    nodesBefore = records.nodes();
  }

  long nodesBefore() {
    return nodesBefore;
  }

  double seconds() {
    return (System.nanoTime() - started) / 1e9;
  }

  /** Takes a line that people should see. */
  void said(String line) {
    lines.add(line);
    if (lines.size() > LINES) {
      lines.remove();
    }
  }

  /** Looks how far it has come. */
  Progress look() {
    now =
        new Progress(
            seconds(),
            records.nodes(),
            nodesBefore,
            records.jobs(),
            roster.size(),
            roster.size() - roster.idle().size(),
            tree.size(),
            tree.work(Player.BLACK),
            tree.work(Player.WHITE),
            tree.rootMoves(),
            tree.rootMovesLeft());
    left.hear(now.asSearch(0));
    return now;
  }

  /** All that is to be seen. */
  RunState state() {
    return new RunState(
        Sides.question(ground),
        Sides.of(ground),
        now,
        // Only of weak games it is known how these numbers fall.
        ground.problem().rules() == Rules.WEAK ? left.range() : Optional.empty(),
        roster.states(tree::position, System.nanoTime()),
        tree.seen(DEPTH, POSITIONS),
        List.copyOf(lines));
  }

  /**
   * Somebody looks on, and is to hear of the end; whether there is something new to be told. What
   * was asked while nobody was there is answered once.
   */
  boolean welcome(String watcher) {
    double now = seconds();
    if (now - watchers.getOrDefault(watcher, -PAUSE_SECONDS) < PAUSE_SECONDS
        || (watchers.size() >= WATCHERS && !watchers.containsKey(watcher))) {
      return false;
    }
    watchers.put(watcher, now);
    return true;
  }

  List<String> watchers() {
    return List.copyOf(watchers.keySet());
  }
}
