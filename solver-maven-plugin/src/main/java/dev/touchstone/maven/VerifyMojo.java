package dev.touchstone.maven;

import dev.touchstone.archive.Audit;
import dev.touchstone.archive.Counted;
import dev.touchstone.archive.Entry;
import dev.touchstone.theorem.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Verifies every theorem of the archive, whether the POM names it or not: the certificate by the
 * verifier, the manifest, the signatures, and every page that is made from them. Nothing is taken
 * from an earlier build.
 */
@Mojo(name = "verify", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class VerifyMojo extends PlanMojo {

  /** Skips this goal. */
  @Parameter(property = "solver.verify.skip", defaultValue = "false")
  boolean skipVerify;

  @Override
  boolean skipsGoal() {
    return skipVerify;
  }

  @Override
  void work() throws Refusal, MojoFailureException {
    Audit.Report report = audit().theorems(this::say);
    List<Refusal> findings = new ArrayList<>(audit().missing(plans().values()));
    findings.addAll(report.findings());
    if (findings.isEmpty()) {
      // The pages list what is right; with less than all of it they would differ for that alone.
      findings.addAll(pages().findings(report.entries()));
    }
    refuse(findings);
    int verified = report.entries().size();
    if (verified == 0 && !signers().isEmpty()) {
      throw Refusal.notSigned("there are no theorems in " + archive + " that anybody has signed");
    }
    if (verified > 0) {
      getLog().info(Counted.theorems(verified) + " verified in " + archive);
    } else if (isParentOnly()) {
      getLog().info("no theorems here, and none expected");
    } else {
      getLog().warn("there are no theorems in " + archive);
    }
  }

  /** A POM that only says for others how theorems are verified: it never had an archive. */
  private boolean isParentOnly() {
    return project.getPackaging().equals("pom") && theorems.isEmpty() && !archive.exists();
  }

  private void say(Entry entry) {
    List<String> signers = entry.signers();
    getLog()
        .info(
            "%s: VERIFIED, %d steps%s: %s"
                .formatted(
                    entry.name(),
                    entry.proof().steps(),
                    signers.isEmpty() ? "" : ", signed by " + String.join(" and ", signers),
                    entry.headline()));
  }
}
