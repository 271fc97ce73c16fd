package dev.touchstone.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.KeyList;
import dev.touchstone.signing.PrivateKey;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.maven.plugin.AbstractMojoExecutionException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;
import org.apache.maven.project.MavenProjectHelper;

/** Goals of one project, configured as Maven would. */
final class Build {

  final Path basedir;
  final MavenProject project = new MavenProject();
  final RecordingLog log = new RecordingLog();
  final List<TheoremParameter> theorems = new ArrayList<>();
  final List<String> attached = new ArrayList<>();

  Build(Path basedir) {
    this.basedir = basedir;
    project.setFile(basedir.resolve("pom.xml").toFile());
  }

  static TheoremParameter theorem(String game) {
    TheoremParameter theorem = new TheoremParameter();
    theorem.setGame(game);
    return theorem;
  }

  Build with(TheoremParameter... more) {
    theorems.addAll(Arrays.asList(more));
    return this;
  }

  Path archive() {
    return basedir.resolve("proofs");
  }

  private <M extends ArchiveMojo> M configured(M mojo) {
    mojo.archive = archive().toFile();
    mojo.setLog(log);
    if (mojo instanceof PlanMojo plan) {
      plan.project = project;
      plan.theorems = theorems;
      plan.memory = "64m";
    }
    return mojo;
  }

  SolveMojo solve() {
    SolveMojo mojo = configured(new SolveMojo());
    mojo.state = basedir.resolve("target/solver").toFile();
    mojo.namespace = "org.example";
    return mojo;
  }

  VerifyMojo verify() {
    return configured(new VerifyMojo());
  }

  SignMojo sign() {
    return configured(new SignMojo());
  }

  ExplainMojo explain() {
    return configured(new ExplainMojo());
  }

  ReportMojo report() {
    ReportMojo mojo = configured(new ReportMojo());
    mojo.reportDirectory = basedir.resolve("target/site").toFile();
    return mojo;
  }

  AttachMojo attach() {
    MavenProjectHelper helper =
        (MavenProjectHelper)
            Proxy.newProxyInstance(
                Build.class.getClassLoader(),
                new Class<?>[] {MavenProjectHelper.class},
                (proxy, method, arguments) -> {
                  attached.add(method.getName() + " " + arguments[1] + " " + arguments[2]);
                  return null;
                });
    AttachMojo mojo = configured(new AttachMojo(helper));
    mojo.project = project;
    mojo.classifier = "proofs";
    mojo.bundle = new File(basedir.toFile(), "target/x-proofs.zip");
    return mojo;
  }

  /** Makes a key, trusts it and returns its file. */
  File key(String name) throws IOException {
    PrivateKey key = PrivateKey.generate(name, Algorithm.ED25519, new SecureRandom());
    Files.createDirectories(archive());
    KeyList list = new KeyList(List.of(key.publicKey("-", "-", "*")));
    Files.writeString(archive().resolve("KEYS"), list.text());
    Path file = Files.writeString(basedir.resolve(name + ".key"), key.line() + "\n");
    if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }
    return file.toFile();
  }

  /** The build fails: it is the theorems that are not right. */
  String fails(ArchiveMojo mojo) {
    return line(
        assertThatExceptionOfType(MojoFailureException.class).isThrownBy(mojo::execute).actual());
  }

  /** The build breaks: something is wrong with the build itself. */
  String breaks(ArchiveMojo mojo) {
    return line(
        assertThatExceptionOfType(MojoExecutionException.class).isThrownBy(mojo::execute).actual());
  }

  private String line(AbstractMojoExecutionException exception) {
    assertThat(exception).hasNoCause();
    assertThat(exception.getMessage()).hasLineCount(1).doesNotContain("Exception");
    assertThat(log.lines).allMatch(line -> line.lines().count() <= 1);
    return String.valueOf(exception.getMessage());
  }
}
