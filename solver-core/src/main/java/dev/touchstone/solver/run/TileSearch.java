package dev.touchstone.solver.run;

import dev.touchstone.solver.local.WonTiling;
import dev.touchstone.solver.tiling.Candidates;
import dev.touchstone.solver.tiling.Tiling;
import dev.touchstone.solver.tiling.UnfitTileException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The search for a tiling of the plane that keeps off runs of k: candidates until one is won. */
public final class TileSearch {

  /**
   * Within what to search.
   *
   * @param candidates lattices and tilings looked at, at the most
   * @param positions of a tiling's local games, at the most
   * @param potential tilings with a tile of more are left alone
   */
  public record Budget(
      long candidates, long positions, double potential, @Nullable Duration maxTime) {}

  /**
   * What was looked at.
   *
   * @param candidates lattices that were annealed, and tilings by runs or by bands
   * @param lost tilings with a tile that Maker was found to win
   * @param undecided tilings whose positions were used up
   * @param leastPotential of all tilings
   * @param hardest the most positions of a tiling that is lost
   */
  public record Counts(
      long candidates, long lost, long undecided, double leastPotential, long hardest) {}

  private final Candidates candidates;
  private final Budget budget;
  private final Consumer<Counts> listener;
  private final long started = System.nanoTime();
  private Counts counts = new Counts(0, 0, 0, Double.POSITIVE_INFINITY, 0);
  private volatile boolean cancelled;

  public TileSearch(int length, int turn, long seed, Budget budget, Consumer<Counts> listener) {
    candidates = new Candidates(length, turn, seed, this::goesOn);
    this.budget = budget;
    this.listener = listener;
  }

  /** Ends the search soon, from any thread. */
  public void cancel() {
    cancelled = true;
  }

  /** What was looked at so far. */
  public Counts counts() {
    return counts;
  }

  /** A tiling whose tiles Breaker wins, if one is found. */
  public Optional<Tiling> run() {
    while (counts.candidates() < budget.candidates() && goesOn()) {
      Optional<Tiling> candidate = candidates.next();
      if (!goesOn()) {
        break;
      }
      counts = counted(candidate);
      listener.accept(counts);
      if (candidate.isPresent()
          && candidate.get().potential() <= budget.potential()
          && isWon(candidate.get())) {
        return candidate;
      }
    }
    return Optional.empty();
  }

  private Counts counted(Optional<Tiling> candidate) {
    double potential = candidate.map(Tiling::potential).orElse(Double.POSITIVE_INFINITY);
    return new Counts(
        counts.candidates() + 1,
        counts.lost(),
        counts.undecided(),
        Math.min(potential, counts.leastPotential()),
        counts.hardest());
  }

  private boolean isWon(Tiling tiling) {
    long[] searched = {0};
    try {
      if (!WonTiling.isLostAtOnce(tiling)) {
        WonTiling.of(
            tiling,
            positions -> {
              searched[0] = positions;
              return positions <= budget.positions() && goesOn();
            });
        return true;
      }
      counts = judged(1, 0, 0);
    } catch (UnfitTileException e) {
      counts = judged(1, 0, searched[0]);
    } catch (CancellationException e) {
      counts = judged(0, 1, 0);
    }
    return false;
  }

  private Counts judged(int lost, int undecided, long positions) {
    return new Counts(
        counts.candidates(),
        counts.lost() + lost,
        counts.undecided() + undecided,
        counts.leastPotential(),
        Math.max(positions, counts.hardest()));
  }

  private boolean goesOn() {
    Duration time = budget.maxTime();
    return !cancelled && (time == null || System.nanoTime() - started <= time.toNanos());
  }
}
