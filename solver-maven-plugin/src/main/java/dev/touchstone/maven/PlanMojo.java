package dev.touchstone.maven;

import dev.touchstone.archive.MemorySize;
import dev.touchstone.archive.TheoremPlan;
import dev.touchstone.theorem.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/** A goal that knows what the archive is to hold. */
abstract class PlanMojo extends ArchiveMojo {

  /** The theorems that the archive is to hold. */
  @Parameter List<TheoremParameter> theorems = new ArrayList<>();

  /** Memory for the table of a search, such as 512m or 4g; a quarter of Maven's heap by default. */
  @Parameter(property = "solver.memory")
  @Nullable String memory;

  /** Threads of a search, 1 or 2. All searches of a build share the threads of the machine. */
  @Parameter(property = "solver.threads", defaultValue = "1")
  int threads = 1;

  /**
   * How many workers of this process solve a game together; 0 (the default) for none. The proof is
   * then not the same every time: theorems with the regenerate word always, and games that workers
   * do not take, are solved without.
   */
  @Parameter(property = "solver.cluster", defaultValue = "0")
  int cluster;

  /** The most positions of a search; then it stops with a checkpoint. */
  @Parameter(property = "solver.maxNodes")
  @Nullable Long maxNodes;

  /** The most time for a search, such as 90s, 10m or 2h; then it stops with a checkpoint. */
  @Parameter(property = "solver.maxTime")
  @Nullable String maxTime;

  /** The project whose POM names the theorems, and whose folder has the files of their games. */
  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  MavenProject project;

  /** The plans by name, in the order of the POM. */
  final Map<String, TheoremPlan> plans() throws Refusal {
    Map<String, TheoremPlan> plans = new LinkedHashMap<>();
    for (TheoremParameter theorem : theorems) {
      TheoremPlan plan =
          theorem.plan(
              new TheoremParameter.Defaults(
                  project.getBasedir().toPath(),
                  tableMemory(),
                  threads,
                  cluster,
                  maxNodes,
                  maxTime));
      if (plans.put(plan.name(), plan) != null) {
        throw Refusal.usage(
            plan.name() + ": two theorems have this name; give one of them another <name>");
      }
      refuseNested(plan.name(), plans.keySet());
    }
    return plans;
  }

  private static void refuseNested(String name, Set<String> names) throws Refusal {
    for (String other : names) {
      if (!name.equals(other) && name.equalsIgnoreCase(other)) {
        throw Refusal.usage(
            name + " and " + other + ": on some systems that is one folder; rename one");
      }
      if (name.startsWith(other + "/") || other.startsWith(name + "/")) {
        throw Refusal.usage(
            name + " and " + other + ": a theorem cannot lie in another's folder; rename one");
      }
    }
  }

  private String tableMemory() {
    long quarter = Runtime.getRuntime().maxMemory() / 4;
    return memory == null ? Long.toString(Math.max(MemorySize.LEAST, quarter)) : memory;
  }
}
