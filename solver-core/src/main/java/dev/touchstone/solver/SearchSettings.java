package dev.touchstone.solver;

/**
 * How a game is searched. Each of these can change the proof that is found, none who wins.
 *
 * @param threads one or two
 */
public record SearchSettings(Engine engine, Effort effort, Heuristics heuristics, int threads) {

  public static final int MAX_THREADS = 2;

  /** Proof numbers with everything the search knows, in one thread. */
  public static final SearchSettings USUAL =
      new SearchSettings(Engine.PN, Effort.FAST, Heuristics.ALL, 1);

  /** Refuses what cannot be. */
  public SearchSettings {
    if (threads < 1 || threads > MAX_THREADS) {
      throw new IllegalArgumentException("one or two threads, not " + threads);
    }
  }

  public SearchSettings with(Engine other) {
    return new SearchSettings(other, effort, heuristics, threads);
  }

  public SearchSettings with(Effort other) {
    return new SearchSettings(engine, other, heuristics, threads);
  }

  public SearchSettings with(Heuristics other) {
    return new SearchSettings(engine, effort, other, threads);
  }

  public SearchSettings withThreads(int other) {
    return new SearchSettings(engine, effort, heuristics, other);
  }
}
