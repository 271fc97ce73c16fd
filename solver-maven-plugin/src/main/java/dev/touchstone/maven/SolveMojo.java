package dev.touchstone.maven;

import dev.touchstone.archive.Made;
import dev.touchstone.archive.Orders;
import dev.touchstone.archive.Stopping;
import dev.touchstone.archive.TheoremPlan;
import dev.touchstone.archive.Workshop;
import dev.touchstone.theorem.Refusal;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Solves the theorems that the archive does not have yet, and again those that are to be
 * regenerated, whose bytes are then compared with the archive's. Nothing gets into the archive that
 * the verifier has not accepted.
 */
@Mojo(name = "solve", defaultPhase = LifecyclePhase.PREPARE_PACKAGE, threadSafe = true)
public final class SolveMojo extends PlanMojo {

  /**
   * Where the solver keeps its own files: proofs before they are published, checkpoints, and what
   * was made of what. Put it outside target/ to keep it over a clean.
   */
  @Parameter(property = "solver.state", defaultValue = "${project.build.directory}/solver")
  File state;

  /** The archive's name in the manifests: a key may be trusted for one archive only. */
  @Parameter(property = "solver.namespace", defaultValue = "${project.groupId}")
  String namespace = "";

  /** Names of theorems to be solved again now, separated by blanks or ;, or all. */
  @Parameter(property = "solver.regenerate")
  @Nullable String regenerate;

  /** Whether new or different proofs, and pages, replace those of the archive. */
  @Parameter(property = "solver.update", defaultValue = "false")
  boolean update;

  /** Skips this goal. */
  @Parameter(property = "solver.solve.skip", defaultValue = "false")
  boolean skipSolve;

  @Override
  boolean skipsGoal() {
    return skipSolve;
  }

  @Override
  void work() throws Refusal, MojoFailureException {
    Map<String, TheoremPlan> plans = plans();
    Orders orders = new Orders(asked(), update);
    Optional<String> unknown = orders.unknown(plans.keySet());
    if (unknown.isPresent()) {
      throw Refusal.usage(
          "solver.regenerate=%s: no theorem has this name; there are %s, and all"
              .formatted(unknown.get(), String.join(" ", plans.keySet())));
    }
    audit().folders();
    Workshop workshop = new Workshop(archiveFolder(), state.toPath(), namespace, orders);
    for (TheoremPlan plan : plans.values()) {
      workshop.requireRoom(plan);
    }
    List<Refusal> findings = new ArrayList<>();
    boolean changed = false;
    try (Stopping stopping = Stopping.atShutdown()) {
      for (TheoremPlan plan : plans.values()) {
        try {
          Made made = workshop.make(plan, new ProgressLog(plan.name(), getLog(), stopping));
          getLog().info(plan.name() + ": " + made.words());
          changed |= made.changed();
        } catch (Refusal refusal) {
          // What is wrong with one theorem says nothing of the next.
          if (stopping.isInterrupted()) {
            // Said here: when the hook has returned, the process is gone before Maven says it.
            getLog().error(Advice.line(refusal));
            throw refusal;
          }
          if (!refusal.isOfOneTheorem()) {
            throw refusal;
          }
          findings.add(refusal);
        }
      }
    }
    if (changed || update) {
      findings.addAll(writePages());
    }
    refuse(findings);
  }

  private Set<String> asked() {
    Set<String> names = new TreeSet<>();
    if (regenerate != null && !regenerate.isBlank()) {
      // A name may have commas of its own: 7,7,5-weak. A blank or a semicolon separates as well.
      for (String name : regenerate.strip().split("[;\\s]+", -1)) {
        names.add(name);
      }
    }
    return names;
  }
}
