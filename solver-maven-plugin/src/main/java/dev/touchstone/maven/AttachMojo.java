package dev.touchstone.maven;

import dev.touchstone.archive.Bundle;
import dev.touchstone.archive.Counted;
import dev.touchstone.theorem.Refusal;
import java.io.File;
import java.nio.file.Path;
import javax.inject.Inject;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.apache.maven.project.MavenProjectHelper;

/**
 * Bundles the archive (statements, certificates, manifests, keys, index) into a zip file and
 * attaches it to the project, so that it is installed and deployed with it.
 */
@Mojo(name = "attach", defaultPhase = LifecyclePhase.PACKAGE, threadSafe = true)
public final class AttachMojo extends ArchiveMojo {

  /** The zip file. */
  @Parameter(
      property = "solver.bundle",
      defaultValue = "${project.build.directory}/${project.build.finalName}-proofs.zip")
  File bundle;

  /** The classifier that the zip file is attached with. */
  @Parameter(property = "solver.classifier", defaultValue = "proofs")
  String classifier = "";

  /** Skips this goal. */
  @Parameter(property = "solver.attach.skip", defaultValue = "false")
  boolean skipAttach;

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  MavenProject project;

  private final MavenProjectHelper projectHelper;

  @Inject
  public AttachMojo(MavenProjectHelper projectHelper) {
    this.projectHelper = projectHelper;
  }

  @Override
  boolean skipsGoal() {
    return skipAttach;
  }

  @Override
  void work() throws Refusal {
    if (audit().folders().isEmpty()) {
      getLog().info("there are no theorems in " + archive + " to attach");
      return;
    }
    Path target = bundle.toPath();
    int theorems = new Bundle(archiveFolder(), keyList()).write(target);
    projectHelper.attachArtifact(project, "zip", classifier, bundle);
    getLog().info(target + ": " + Counted.theorems(theorems) + ", attached as " + classifier);
  }
}
