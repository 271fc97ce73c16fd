package dev.touchstone.cluster.proof;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Replay;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.cluster.tree.Ground;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which claims of a certificate say the same as one before them, under a symmetry. Steps are given
 * to it in order; then {@link #settle} decides which of these claims can be left out.
 */
final class Repetitions implements StepSink {

  /** What takes fewer steps takes no more than to recall it. */
  private static final int LEAST_STEPS = 4;

  /** A KEEP: where it stands, how far it is used, and which part it keeps, if it is one. */
  static final class Kept {
    final int at;
    final @Nullable Part part;
    int lastUse;

    /** If it keeps no part: how often it is still recalled, and its number then. */
    long uses;

    long number;

    Kept(int at, @Nullable Part part) {
      this.at = at;
      this.part = part;
    }
  }

  private record Use(int at, Kept kept) {}

  private final WeakClaims claims;
  private final NormalForms forms;
  private final Replay<Optional<Value>> replay;
  private final List<Part> parts = new ArrayList<>();
  private final List<Kept> keeps = new ArrayList<>();
  private final List<Use> recalls = new ArrayList<>();

  /** The first step of each thing on the stack, and of each open frame. */
  private final List<Integer> begins = new ArrayList<>();

  private final Deque<Integer> frames = new ArrayDeque<>();
  private final List<Part> leftOut = new ArrayList<>();

  private final Map<NormalForms.Key, Part> first = new HashMap<>();
  private int at;

  Repetitions(Ground ground) {
    claims = new WeakClaims(ground);
    forms = new NormalForms(ground);
    replay = new Replay<>(ground.game(), claims);
  }

  /** All of them, in the order in which they end. */
  List<Part> parts() {
    return parts;
  }

  List<Kept> keeps() {
    return keeps;
  }

  /** After {@link #settle}: those that are recalled instead, in order; none lies in another. */
  List<Part> leftOut() {
    return leftOut;
  }

  @Override
  public void accept(Step step) {
    at++;
    try {
      replay.take(step);
    } catch (Fault fault) {
      throw new IllegalStateException("its parts were verified: " + fault.detail());
    }
    Step core = step instanceof Step.Answered answered ? answered.leaf() : step;
    if (core instanceof Step.Leaf) {
      begins.add(at);
    } else if (core instanceof Step.Inner inner) {
      int left = begins.size() - Math.toIntExact(inner.operands());
      begins.subList(left + 1, begins.size()).clear();
    } else if (core instanceof Step.Enter) {
      frames.push(at);
    } else if (core instanceof Step.Leave) {
      begins.set(begins.size() - 1, frames.pop());
    }
    note(core);
  }

  private void note(Step step) {
    Optional<Value> top = replay.top().flatMap(value -> value);
    if (step instanceof Step.Options && top.isPresent()) {
      parts.add(new Part(begins.get(begins.size() - 1), at, forms.of(top.get())));
    } else if (step instanceof Step.Keep) {
      keeps.add(
          new Kept(
              at, top.filter(Value::isPart).map(value -> parts.get(value.part())).orElse(null)));
    } else if (step instanceof Step.Recall recall) {
      Kept kept = keeps.get(keeps.size() - Math.toIntExact(recall.distance()));
      kept.lastUse = at;
      recalls.add(new Use(at, kept));
    }
  }

  /** Decides what is left out, larger claims first, and counts the uses of the others. */
  void settle() {
    List<Part> outerFirst = new ArrayList<>(parts);
    outerFirst.sort(
        Comparator.comparingInt((Part part) -> part.from).thenComparingInt(part -> -part.to));
    int end = 0;
    for (Part part : outerFirst) {
      Part before = first.putIfAbsent(part.form.key(), part);
      if (part.to <= end) {
        part.gone = true;
        first.remove(part.form.key(), part);
      } else if (before != null && before.to < part.from && canGo(part)) {
        part.gone = true;
        part.instead = before;
        before.uses++;
        end = part.to;
        leftOut.add(part);
      }
    }
    count();
  }

  /** Whether claims kept within it are there besides, where they are used behind it. */
  private boolean canGo(Part part) {
    if (part.to - part.from + 1 < LEAST_STEPS) {
      return false;
    }
    for (int i = firstKeepBehind(part.from); i < keeps.size() && keeps.get(i).at < part.to; i++) {
      Kept kept = keeps.get(i);
      if (kept.lastUse > part.to) {
        Part other = kept.part == null ? null : first.get(kept.part.form.key());
        if (other == null || other.to >= part.from) {
          return false;
        }
      }
    }
    return true;
  }

  private int firstKeepBehind(int step) {
    int low = 0;
    int high = keeps.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (keeps.get(middle).at < step) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Counts the recalls that stay. */
  private void count() {
    int next = 0;
    for (Use use : recalls) {
      while (next < leftOut.size() && leftOut.get(next).to < use.at()) {
        next++;
      }
      if (next == leftOut.size() || use.at() < leftOut.get(next).from) {
        Part holder = holder(use.kept());
        if (holder == null) {
          use.kept().uses++;
        } else {
          holder.uses++;
        }
      }
    }
  }

  /** The part that is recalled where this was; null if it keeps none. */
  @Nullable Part holder(Kept kept) {
    Part part = kept.part;
    return part == null || !part.gone ? part : first.get(part.form.key());
  }
}
