package dev.touchstone.maven;

import dev.touchstone.archive.Audit;
import dev.touchstone.explorer.ExplorerSite;
import dev.touchstone.theorem.Refusal;
import java.io.File;
import java.nio.file.Path;
import java.util.Locale;
import org.apache.maven.doxia.sink.Sink;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.reporting.MavenReport;
import org.apache.maven.reporting.MavenReportException;

/**
 * Pages for the project's site, or on their own: the theorems of the archive, verified while the
 * pages are made, each with a page to play against its proof.
 */
@Mojo(name = "report", threadSafe = true)
public final class ReportMojo extends ArchiveMojo implements MavenReport {

  private static final String PAGE = "theorems";

  /** The folder that the pages go to. */
  @Parameter(property = "solver.report", defaultValue = "${project.reporting.outputDirectory}")
  File reportDirectory;

  /** Skips this goal. */
  @Parameter(property = "solver.report.skip", defaultValue = "false")
  boolean skipReport;

  @Override
  boolean skipsGoal() {
    return skipReport;
  }

  @Override
  void work() throws Refusal, MojoFailureException {
    if (!hasArchive()) {
      getLog().info("there is no archive " + archive + " to report on");
      return;
    }
    Audit.Report report = audit().theorems(entry -> {});
    refuse(report.findings());
    ExplorerSite site = new ExplorerSite(PAGE).replacing();
    Path folder = getReportOutputDirectory().toPath();
    getLog().info(site.write(report.entries(), folder) + " written");
    site.earlier(report.entries(), folder).warning().ifPresent(getLog()::warn);
  }

  @Override
  public void generate(Sink sink, Locale locale) throws MavenReportException {
    try {
      work();
    } catch (Refusal | MojoFailureException e) {
      throw new MavenReportException(String.valueOf(e.getMessage()));
    }
  }

  /** The page is a whole one; the site only leads to it. */
  @Override
  public boolean isExternalReport() {
    return true;
  }

  @Override
  public boolean canGenerateReport() {
    return !skip && !skipReport && hasArchive();
  }

  private boolean hasArchive() {
    return archive.isDirectory();
  }

  @Override
  @SuppressWarnings("deprecation") // there is no other that must be there
  public String getOutputName() {
    return PAGE;
  }

  @Override
  public String getCategoryName() {
    return CATEGORY_PROJECT_REPORTS;
  }

  @Override
  public String getName(Locale locale) {
    return "Theorems";
  }

  @Override
  public String getDescription(Locale locale) {
    return "Theorems about positional games, with certificates that were verified.";
  }

  @Override
  public void setReportOutputDirectory(File folder) {
    reportDirectory = folder;
  }

  @Override
  public File getReportOutputDirectory() {
    return reportDirectory;
  }
}
