package dev.touchstone.cli;

import dev.touchstone.archive.ProgressWords;
import dev.touchstone.solver.Prospects;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.TimeLeft;
import dev.touchstone.theorem.ProofListener;

/** Hears of a search and of the proof that it finds: on a terminal, for a program, or not. */
interface RunListener extends SolveListener, ProofListener {

  @Override
  void progress(Stage stage, long done, long all);

  /** Nothing more comes. */
  void end();

  /** What the options ask for. */
  static RunListener of(Console console, boolean quiet, boolean json) {
    if (quiet) {
      return none();
    }
    return json ? new JsonListener(console.out(), System::nanoTime) : on(LiveLine.of(console));
  }

  /** A line on the terminal. */
  static RunListener on(LiveLine line) {
    TimeLeft left = new TimeLeft();
    return new RunListener() {
      private boolean warned;

      @Override
      public synchronized void progress(Progress progress) {
        left.hear(progress);
        if (!warned && Prospects.isWorthSaying(progress)) {
          warned = true;
          line.leave(
              ProgressWords.noEndInSight(progress)
                  + " (--maker, --breaker); Ctrl-C stops and keeps a checkpoint.");
        }
        line.show(() -> ProgressWords.brief(progress, left));
      }

      @Override
      public void progress(Stage stage, long done, long all) {
        line.show(() -> stage.words(done, all));
      }

      @Override
      public void end() {
        line.clear();
      }
    };
  }

  /** Nobody listens. */
  static RunListener none() {
    return new RunListener() {
      @Override
      public void progress(Progress progress) {}

      @Override
      public void progress(Stage stage, long done, long all) {}

      @Override
      public void end() {}
    };
  }
}
