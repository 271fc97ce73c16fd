package dev.touchstone.cluster.job;

import java.util.function.LongConsumer;

/**
 * Searches positions for a worker. One instance serves one worker: it may keep what it has found
 * for the next job.
 */
public interface JobSolver {

  /**
   * Searches within the job's budget.
   *
   * @param progress hears how many positions were expanded, now and then
   * @throws BadJobException if the job makes no sense to this solver
   */
  JobResult solve(Job job, LongConsumer progress) throws BadJobException;

  /** Ends the search that is under way, from any thread; its result is then of no use. */
  void cancel();
}
