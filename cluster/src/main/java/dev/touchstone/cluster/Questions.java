package dev.touchstone.cluster;

import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.tree.JobTree;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The questions that the nodes of a tree are, and those of them to which an answer may come. */
final class Questions {

  private final Ground ground;
  private final JobTree tree;
  private final Map<String, Integer> expected = new HashMap<>();

  Questions(Ground ground, JobTree tree) {
    this.ground = ground;
    this.tree = tree;
  }

  String of(int node) {
    return Job.question(ground.problem(tree.position(node)), ground.attacker());
  }

  /** From now on the result of this node's job may come; the key of the job. */
  String expect(int node) {
    String key = Job.key(of(node));
    expected.put(key, node);
    return key;
  }

  /** The node of a job, if its result may come. */
  @Nullable Integer node(String job) {
    return expected.get(job);
  }
}
