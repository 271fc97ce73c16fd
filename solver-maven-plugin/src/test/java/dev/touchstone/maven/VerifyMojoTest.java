package dev.touchstone.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The goals that only read or sign what is in the archive. */
class VerifyMojoTest {

  @TempDir Path basedir;
  private Build build = new Build(Path.of(""));

  @BeforeEach
  void anArchive() throws Exception {
    build = new Build(basedir).with(Build.theorem("3,3,3"), Build.theorem("5,5,5"));
    build.solve().execute();
    build.log.lines.clear();
  }

  private Path certificate() {
    return build.archive().resolve("3,3,3-weak/certificate");
  }

  private void damage() throws Exception {
    byte[] bytes = Files.readAllBytes(certificate());
    bytes[bytes.length - 2] ^= 1;
    Files.write(certificate(), bytes);
  }

  @Test
  void everythingInTheArchiveIsVerifiedWhetherPlannedOrNot() throws Exception {
    build.theorems.clear();
    build.verify().execute();
    assertThat(build.log.lines)
        .containsExactly(
            "I 3,3,3-weak: VERIFIED, 40 steps: Maker wins 3,3,3 (weak)",
            "I 5,5,5-weak: VERIFIED, 2 steps: Breaker wins 5,5,5 (weak)",
            "I 2 theorems verified in " + build.archive());
  }

  @Test
  void aDamagedCertificateFailsTheBuildWithStepAndReason() throws Exception {
    damage();
    assertThat(build.fails(build.verify()))
        .startsWith(certificate() + ": REJECTED ")
        .contains(" step ", "; to see it: java -", " " + certificate());
    assertThat(build.log.lines).anyMatch(line -> line.startsWith("I 5,5,5-weak: VERIFIED"));
  }

  @Test
  void whatIsPlannedAndMissingFailsTheBuild() {
    build.with(Build.theorem("4,4,4"));
    assertThat(build.fails(build.verify())).startsWith("4,4,4-weak: there is no proof in ");
  }

  @Test
  void anEmptyArchiveIsAWarning() throws Exception {
    Build other = new Build(basedir.resolve("other"));
    other.verify().execute();
    assertThat(other.log.lines).containsExactly("W there are no theorems in " + other.archive());
  }

  @Test
  void aParentPomWithoutTheoremsIsNoWarning() throws Exception {
    Build parent = new Build(basedir.resolve("other"));
    parent.project.setPackaging("pom");
    parent.verify().execute();
    assertThat(parent.log.lines).containsExactly("I no theorems here, and none expected");
    parent.log.lines.clear();
    Files.createDirectories(parent.archive());
    parent.verify().execute();
    assertThat(parent.log.lines).containsExactly("W there are no theorems in " + parent.archive());
  }

  @Test
  void whoHasSignedIsSaid() throws Exception {
    SignMojo sign = build.sign();
    sign.key = build.key("alice");
    sign.execute();
    build.log.lines.clear();
    build.verify().execute();
    String id = Files.readString(build.archive().resolve("KEYS")).split(" ", -1)[3];
    assertThat(build.log.lines)
        .contains(
            "I 3,3,3-weak: VERIFIED, 40 steps, signed by alice+"
                + id
                + ": Maker wins 3,3,3 (weak)");
    // A key that is not listed says nothing, and is not named.
    Files.writeString(build.archive().resolve("KEYS"), "touchstone keys 1\n");
    SolveMojo update = build.solve();
    update.update = true;
    update.execute();
    build.log.lines.clear();
    build.verify().execute();
    assertThat(build.log.lines)
        .contains("I 3,3,3-weak: VERIFIED, 40 steps: Maker wins 3,3,3 (weak)");
  }

  @Test
  void requiredSignersMustHaveSigned() throws Exception {
    File key = build.key("alice");
    VerifyMojo verify = build.verify();
    verify.requiredSigners = List.of("alice");
    assertThat(build.fails(verify)).startsWith("2 findings in ").contains("k ABSENT alice");
    SignMojo sign = build.sign();
    sign.key = key;
    sign.date = "2026-11-18";
    sign.execute();
    verify.execute();
    build.log.lines.clear();
    sign.execute();
    assertThat(build.log.lines).containsExactly("I everything is signed already");
    verify.keys = basedir.resolve("nowhere").toFile();
    assertThat(build.fails(verify)).contains("nowhere: no such list of keys");
  }

  @Test
  void whatIsNotProvedIsNotSigned() throws Exception {
    damage();
    SignMojo sign = build.sign();
    sign.key = build.key("alice");
    assertThat(build.fails(sign)).startsWith(certificate() + ": REJECTED ");
    assertThat(certificate().resolveSibling("manifest")).content().doesNotContain("alice");
  }

  @Test
  void signingWithoutAKeyOrWithNoDayBreaksTheBuild() throws Exception {
    SignMojo sign = build.sign();
    sign.key = basedir.resolve("none.key").toFile();
    assertThat(build.breaks(sign)).endsWith("none.key: no such file or folder");
    sign.key = build.key("alice");
    sign.date = "today";
    assertThat(build.breaks(sign)).contains("date: a day like 2026-11-18");
  }

  @Test
  void theBundleIsAttachedAndOnlyIfThereIsSomethingInIt() throws Exception {
    build.attach().execute();
    assertThat(build.attached).containsExactly("attachArtifact zip proofs");
    assertThat(build.log.lines)
        .singleElement()
        .asString()
        .endsWith("2 theorems, attached as proofs");
    assertThat(basedir.resolve("target/x-proofs.zip")).exists();
    Build other = new Build(basedir.resolve("other"));
    other.attach().execute();
    assertThat(other.attached).isEmpty();
  }

  @Test
  void oneTheoremIsNotSeveral() throws Exception {
    Build one = new Build(basedir.resolve("one")).with(Build.theorem("3,3,3"));
    one.solve().execute();
    one.attach().execute();
    one.verify().execute();
    assertThat(one.log.lines)
        .anyMatch(line -> line.endsWith("x-proofs.zip: 1 theorem, attached as proofs"))
        .contains("I 1 theorem verified in " + one.archive());
    assertThat(one.archive().resolve("README.md")).content().endsWith("\n1 theorem.\n");
  }

  @Test
  void aTheoremIsExplained() throws Exception {
    ExplainMojo explain = build.explain();
    explain.theorem = "3,3,3-weak";
    explain.execute();
    assertThat(build.log.lines)
        .contains("I Maker wins 3,3,3 (weak)", "I verified: 40 steps, 144 bytes");
    for (String name : new String[] {"x", "..", "", "3,3,3-weak\u0000"}) {
      explain.theorem = name;
      assertThat(build.breaks(explain))
          .isEqualTo("which theorem? set -Dsolver.theorem to one of 3,3,3-weak 5,5,5-weak");
    }
    explain.theorem = null;
    assertThat(build.breaks(explain)).startsWith("which theorem? ");
  }

  @Test
  void theReportIsWrittenForAnArchiveThatIsRight() throws Exception {
    ReportMojo report = build.report();
    assertThat(report.canGenerateReport()).isTrue();
    report.execute();
    assertThat(basedir.resolve("target/site/theorems.html")).exists();
    assertThat(report.getOutputName()).isEqualTo("theorems");
    assertThat(report.isExternalReport()).isTrue();
    damage();
    assertThat(build.fails(report)).startsWith(certificate() + ": REJECTED ");
    Build other = new Build(basedir.resolve("other"));
    assertThat(other.report().canGenerateReport()).isFalse();
    other.report().execute();
    assertThat(other.log.lines).singleElement().asString().startsWith("I there is no archive ");
  }

  @Test
  void eachGoalCanBeSkipped() throws Exception {
    damage();
    VerifyMojo verify = build.verify();
    verify.skipVerify = true;
    verify.execute();
    SignMojo sign = build.sign();
    sign.skipSign = true;
    sign.execute();
    AttachMojo attach = build.attach();
    attach.skipAttach = true;
    attach.execute();
    ReportMojo report = build.report();
    report.skipReport = true;
    report.execute();
    assertThat(report.canGenerateReport()).isFalse();
    ExplainMojo explain = build.explain();
    explain.skip = true;
    explain.execute();
    assertThat(build.log.lines).hasSize(5).containsOnly("I skipped");
    assertThat(build.attached).isEmpty();
  }

  @Test
  void theReportSaysHowManyPagesAreNotLinkedAnyMore() throws Exception {
    build.report().execute();
    build.report().execute();
    assertThat(build.log.lines).noneMatch(line -> line.startsWith("W"));
    Files.move(build.archive().resolve("5,5,5-weak"), build.archive().resolve("x"));
    build.report().execute();
    assertThat(build.log.lines)
        .filteredOn(line -> line.startsWith("W"))
        .singleElement()
        .asString()
        .startsWith("W 1 earlier page in " + basedir.resolve("target/site/theorems"))
        .contains("is not linked any more (5,5,5-weak.html)");
  }
}
