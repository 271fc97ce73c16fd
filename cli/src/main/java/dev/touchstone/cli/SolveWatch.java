package dev.touchstone.cli;

import dev.touchstone.archive.ProgressWords;
import dev.touchstone.archive.ProofWatch;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.TimeLeft;

/** How a search, and the proof that it finds, are followed: on a terminal, by a program, or not. */
interface SolveWatch extends SolveListener, ProofWatch {

  @Override
  void progress(Stage stage, long done, long all);

  /** Nothing more comes. */
  void end();

  /** A line on the terminal. */
  static SolveWatch on(LiveLine line) {
    TimeLeft left = new TimeLeft();
    return new SolveWatch() {
      @Override
      public synchronized void progress(Progress progress) {
        left.hear(progress);
        line.show(() -> ProgressWords.brief(progress, left));
      }

      @Override
      public void progress(Stage stage, long done, long all) {
        line.show(() -> LoadingWords.of(stage, done, all));
      }

      @Override
      public void end() {
        line.clear();
      }
    };
  }

  /** Nobody follows. */
  static SolveWatch none() {
    return new SolveWatch() {
      @Override
      public void progress(Progress progress) {}

      @Override
      public void progress(Stage stage, long done, long all) {}

      @Override
      public void end() {}
    };
  }
}
