package dev.touchstone.cluster;

import dev.touchstone.cluster.tree.Position;
import dev.touchstone.cluster.view.RunState.WorkerState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Which workers there are, what each is at, and since when it has been silent. */
final class Roster {

  /** Beyond, new ones are not taken: names are chosen by who says hello. */
  private static final int MOST = 10_000;

  /** A job that a worker is at. */
  record Assignment(int node, String job, long budget) {}

  private static final class Member {
    @Nullable Assignment at;
    long since;
    long heard;
    long nodes = -1;
  }

  private final Map<String, Member> members = new TreeMap<>();
  private final Map<String, String> shutOut = new HashMap<>();
  private final long lease;

  /** Workers that show no progress for so many nanoseconds lose their job. */
  Roster(long leaseNanos) {
    lease = leaseNanos;
  }

  /** A worker says that it is there; whether it may stay. */
  boolean greet(String worker, long now) {
    if (shutOut.containsKey(worker) || (members.size() >= MOST && !members.containsKey(worker))) {
      return false;
    }
    members.computeIfAbsent(worker, unknown -> new Member()).heard = now;
    return true;
  }

  boolean isKnown(String worker) {
    return members.containsKey(worker);
  }

  /** Why a worker was shut out. */
  String whyShutOut(String worker) {
    return shutOut.getOrDefault(worker, "there are too many workers");
  }

  /** A worker is at its job; a worker that gets nowhere is as good as gone. */
  void progressed(String worker, String job, long nodes, long now) {
    Member member = members.get(worker);
    if (member != null
        && member.at != null
        && member.at.job().equals(job)
        && nodes != member.nodes) {
      member.nodes = nodes;
      member.heard = now;
    }
  }

  void assign(String worker, Assignment job, long now) {
    Member member = members.computeIfAbsent(worker, unknown -> new Member());
    member.at = job;
    member.since = now;
    member.heard = now;
    member.nodes = -1;
  }

  @Nullable Assignment at(String worker) {
    Member member = members.get(worker);
    return member == null ? null : member.at;
  }

  /** The worker has nothing to do any more; what it was at. */
  @Nullable Assignment release(String worker) {
    Member member = members.get(worker);
    if (member == null) {
      return null;
    }
    Assignment before = member.at;
    member.at = null;
    return before;
  }

  /** The worker goes, or is sent away; what it was at. */
  @Nullable Assignment remove(String worker) {
    Member member = members.remove(worker);
    return member == null ? null : member.at;
  }

  @Nullable Assignment shutOut(String worker, String why) {
    shutOut.put(worker, why);
    return remove(worker);
  }

  /** Those without a job. */
  List<String> idle() {
    List<String> idle = new ArrayList<>();
    members.forEach(
        (name, member) -> {
          if (member.at == null) {
            idle.add(name);
          }
        });
    return idle;
  }

  /** Those of whom nothing was heard for too long. */
  List<String> silent(long now) {
    List<String> silent = new ArrayList<>();
    members.forEach(
        (name, member) -> {
          if (now - member.heard > lease) {
            silent.add(name);
          }
        });
    return silent;
  }

  List<String> names() {
    return List.copyOf(members.keySet());
  }

  int size() {
    return members.size();
  }

  /** What each is at, for people. */
  List<WorkerState> states(IntFunction<Position> positions, long now) {
    List<WorkerState> states = new ArrayList<>();
    members.forEach(
        (name, member) -> {
          Assignment at = member.at;
          states.add(
              at == null
                  ? new WorkerState(name, null, -1, 0, 0, 0)
                  : new WorkerState(
                      name,
                      positions.apply(at.node()),
                      at.node(),
                      at.budget(),
                      Math.max(0, member.nodes),
                      (now - member.since) / 1e9));
        });
    return states;
  }
}
