package dev.touchstone.cluster;

import dev.touchstone.cluster.view.Progress;

/** Hears from the coordinator, in the coordinator's thread. */
public interface ClusterListener {

  /** How far it has come, some times a second. */
  void progress(Progress progress);

  /** Something that deserves a line. */
  void say(String line);

  /** What has become of a job. */
  default void job(JobEvent event) {}
}
