package dev.touchstone.maven;

import dev.touchstone.archive.Audit;
import dev.touchstone.archive.Pages;
import dev.touchstone.archive.Trust;
import dev.touchstone.theorem.Refusal;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** What all goals know: where the archive is and whose signatures count. */
abstract class ArchiveMojo extends AbstractMojo {

  /**
   * The folder of the archive: a folder below it for each theorem. It belongs under version
   * control.
   */
  @Parameter(property = "solver.archive", defaultValue = "${project.basedir}/proofs")
  File archive;

  /** The list of keys that may sign; by default the file KEYS of the archive. */
  @Parameter(property = "solver.keys")
  @Nullable File keys;

  /** The names of those who must have signed every theorem; name+id asks for that very key. */
  @Parameter(property = "solver.requiredSigners")
  List<String> requiredSigners = new ArrayList<>();

  /** The property as it stands: what is left empty was meant for somebody. */
  @Parameter(defaultValue = "${solver.requiredSigners}", readonly = true)
  @Nullable String signersProperty;

  /** Skips all goals of this plugin. */
  @Parameter(property = "solver.skip", defaultValue = "false")
  boolean skip;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip || skipsGoal()) {
      getLog().info("skipped");
      return;
    }
    try {
      work();
    } catch (Refusal refusal) {
      throw failed(refusal);
    }
  }

  /** Whether this goal alone is skipped. */
  abstract boolean skipsGoal();

  /** Does what the goal is for. */
  abstract void work() throws Refusal, MojoFailureException;

  /** A theorem that is not proved or not signed fails the build; all else is an error in it. */
  private static MojoFailureException failed(Refusal refusal) throws MojoExecutionException {
    switch (refusal.kind()) {
      case NOT_PROVED, NOT_JUDGED, NOT_SIGNED, OUT_OF_BUDGET -> {
        return new MojoFailureException(Advice.line(refusal));
      }
      default -> throw new MojoExecutionException(Advice.line(refusal));
    }
  }

  final Path archiveFolder() {
    return archive.toPath();
  }

  final Path keyList() {
    return keys == null ? archiveFolder().resolve(Trust.KEYS) : keys.toPath();
  }

  final Audit audit() throws Refusal {
    return new Audit(archiveFolder(), new Trust(keyList(), signers()));
  }

  /** Who must have signed; Maven makes of an empty property a list of nobody. */
  final List<String> signers() throws Refusal {
    String property = signersProperty;
    if (property != null && property.isBlank() && requiredSigners.isEmpty()) {
      throw Refusal.usage(
          "solver.requiredSigners is empty; leave it out, or name who must have signed");
    }
    return requiredSigners;
  }

  final Pages pages() {
    return new Pages(archiveFolder(), keyList());
  }

  /**
   * Writes the pages of an archive that has changed; who must have signed is not asked before it is
   * verified. Where something is wrong the pages stay as they are, and the findings come back.
   */
  final List<Refusal> writePages() throws Refusal {
    Audit.Report report =
        new Audit(archiveFolder(), new Trust(keyList(), List.of())).theorems(entry -> {});
    if (report.findings().isEmpty()) {
      pages().write(report.entries());
    }
    return report.findings();
  }

  /** Says every finding, and fails with their number and the first. */
  final void refuse(List<Refusal> findings) throws MojoFailureException {
    if (findings.size() > 1) {
      findings.forEach(finding -> getLog().error(Advice.line(finding)));
    }
    if (!findings.isEmpty()) {
      throw new MojoFailureException(
          findings.size() == 1
              ? Advice.line(findings.get(0))
              : "%d findings in %s, the first: %s"
                  .formatted(findings.size(), archive, Advice.line(findings.get(0))));
    }
  }
}
