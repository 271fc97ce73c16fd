package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Engine;
import dev.touchstone.statement.Outcome;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is solved, what is compared, and what gets into the archive. */
class WorkshopTest {

  private static final TheoremPlan PLAN = SmallArchive.plan("3,3,3");
  private static final TheoremPlan ALWAYS = SmallArchive.plan("3,3,3", "3,3,3", Regenerate.ALWAYS);

  @TempDir Path root;
  private SmallArchive archive = new SmallArchive(Path.of(""));

  @BeforeEach
  void anArchive() {
    archive = new SmallArchive(root);
  }

  private Refusal refused(TheoremPlan plan) {
    return assertThatExceptionOfType(Refusal.class).isThrownBy(() -> archive.make(plan)).actual();
  }

  private Path state(String file) {
    return archive.state().resolve("3,3,3").resolve(file);
  }

  private void deleteState() throws IOException {
    for (String file : new String[] {"statement", "certificate", "solved.json"}) {
      Files.delete(state(file));
    }
  }

  /** Another proof of 4,4,4 than this solver's in place of it; both are right. */
  private TheoremPlan otherBytes() throws Refusal, IOException {
    SearchPlan search =
        new SearchPlan(Engine.DFS, Effort.FAST, 1, MemorySize.LEAST, Long.MAX_VALUE, null);
    TheoremPlan dfs =
        new TheoremPlan("x", SmallArchive.question("4,6,4"), null, Regenerate.ALWAYS, search);
    assertThat(archive.make(dfs)).isEqualTo(Made.ADDED);
    return SmallArchive.plan("x", "4,6,4", Regenerate.ALWAYS);
  }

  @Test
  void aNewTheoremIsPublishedWithItsManifestAndNothingElse() throws Exception {
    assertThat(archive.make(PLAN)).isEqualTo(Made.ADDED);
    try (var files = Files.list(archive.folder().resolve("3,3,3"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("statement", "certificate", "manifest");
    }
    assertThat(archive.files("3,3,3").manifest()).content().contains("namespace org.example\n");
    assertThat(state("checkpoint")).doesNotExist();
  }

  @Test
  void whatIsThereIsKept() throws Exception {
    archive.make(PLAN);
    assertThat(archive.make(PLAN)).isEqualTo(Made.KEPT);
    assertThat(archive.make(SmallArchive.plan("3,3,3", "3,3,3", Regenerate.ON_DEMAND)))
        .isEqualTo(Made.KEPT);
  }

  @Test
  void whatIsAlwaysSolvedIsNotSolvedAgainForTheSameInputs() throws Exception {
    archive.make(ALWAYS);
    assertThat(archive.make(ALWAYS)).isEqualTo(Made.UP_TO_DATE);
  }

  @Test
  void withoutStateItIsReproduced() throws Exception {
    archive.make(ALWAYS);
    byte[] before = Files.readAllBytes(archive.files("3,3,3").certificate());
    deleteState();
    assertThat(archive.make(ALWAYS)).isEqualTo(Made.REPRODUCED);
    assertThat(archive.files("3,3,3").certificate()).hasBinaryContent(before);
  }

  @Test
  void whatIsAskedForIsSolvedThoughItIsThere() throws Exception {
    archive.make(PLAN);
    deleteState();
    Workshop asked = archive.workshop(new Orders(Set.of("3,3,3"), false));
    assertThat(asked.make(PLAN, new SmallArchive.Quiet())).isEqualTo(Made.REPRODUCED);
    Workshop all = archive.workshop(new Orders(Set.of("all"), false));
    assertThat(all.make(PLAN, new SmallArchive.Quiet())).isEqualTo(Made.UP_TO_DATE);
  }

  @Test
  void aLostManifestIsMadeAnewOnlyWithUpdate() throws Exception {
    archive.make(PLAN);
    Files.delete(archive.files("3,3,3").manifest());
    assertThat(archive.make(PLAN)).isEqualTo(Made.KEPT);
    assertThat(archive.findings()).anyMatch(line -> line.contains("manifest: missing; restore it"));
    assertThat(archive.update(PLAN)).isEqualTo(Made.DESCRIBED);
    assertThat(archive.files("3,3,3").manifest()).content().contains("board 3,3,3\n");
  }

  @Test
  void signaturesThatGoWithTheirProofAreNamed() throws Exception {
    archive.make(SmallArchive.plan("x", "3,3,3", Regenerate.IF_MISSING));
    archive.sign("x", archive.key("alice"));
    TheoremPlan other = SmallArchive.plan("x", "5,5,5", Regenerate.IF_MISSING);
    SmallArchive.Quiet heard = new SmallArchive.Quiet();
    archive.workshop(new Orders(Set.of(), true)).make(other, heard);
    assertThat(heard.warnings)
        .singleElement()
        .asString()
        .startsWith(archive.files("x").manifest() + " was signed by alice");
    archive.workshop(new Orders(Set.of(), true)).make(other, heard);
    assertThat(heard.warnings).hasSize(1);
  }

  @Test
  void anotherGameUnderTheSameNameIsStale() throws Exception {
    archive.make(SmallArchive.plan("x", "3,3,3", Regenerate.IF_MISSING));
    TheoremPlan other = SmallArchive.plan("x", "5,5,5", Regenerate.IF_MISSING);
    Refusal stale = refused(other);
    assertThat(stale.kind()).isEqualTo(Refusal.Kind.NOT_PROVED);
    assertThat(stale.line()).startsWith("x: stale: ").contains("statement", "5,5,5");
    assertThat(stale.remedy()).contains(new Remedy.Update());
    assertThat(archive.update(other)).isEqualTo(Made.REPLACED);
    assertThat(archive.files("x").statement()).content().contains("board 5,5,5\n");
    assertThat(archive.findings()).allMatch(line -> line.contains(": missing;"));
  }

  @Test
  void aWrongWinnerIsSaidWithBothBeforeAndAfterSolving() throws Exception {
    TheoremPlan wrong =
        SmallArchive.plan("3,3,3", "3,3,3", Outcome.WHITE, Regenerate.IF_MISSING, Long.MAX_VALUE);
    assertThat(refused(wrong).line())
        .isEqualTo("3,3,3: the plan says that breaker wins 3,3,3, but the proof says maker");
    assertThat(archive.files("3,3,3").statement()).doesNotExist();
    archive.make(PLAN);
    assertThat(refused(wrong).line())
        .startsWith("3,3,3: the plan says that breaker wins 3,3,3, but ")
        .endsWith("statement says maker");
  }

  @Test
  void anOnDemandTheoremIsSolvedOnlyWhenAskedFor() throws Exception {
    TheoremPlan plan = SmallArchive.plan("3,3,3", "3,3,3", Regenerate.ON_DEMAND);
    Refusal missing = refused(plan);
    assertThat(missing.kind()).isEqualTo(Refusal.Kind.NOT_PROVED);
    assertThat(missing.line()).contains("there is no proof in ");
    assertThat(missing.remedy()).contains(new Remedy.SolveAgain("3,3,3"));
    Workshop asked = archive.workshop(new Orders(Set.of("3,3,3"), false));
    assertThat(asked.make(plan, new SmallArchive.Quiet())).isEqualTo(Made.ADDED);
  }

  @Test
  void otherBytesAreADifferenceWithBothDigestsLengthsAndSolvers() throws Exception {
    TheoremPlan plan = otherBytes();
    CheckedProof old = CheckedProof.of(archive.files("x"));
    Refusal difference = refused(plan);
    CheckedProof now = CheckedProof.of(new TheoremFiles(archive.state().resolve("x")));
    assertThat(difference.kind()).isEqualTo(Refusal.Kind.NOT_PROVED);
    assertThat(difference.line())
        .contains(old.digest() + ", " + old.length() + " bytes, solver " + SolverVersion.name())
        .contains(now.digest() + ", " + now.length() + " bytes, solver " + SolverVersion.name())
        .hasLineCount(1);
    assertThat(difference.remedy()).contains(new Remedy.Update());
    assertThat(CheckedProof.of(archive.files("x")).digest()).isEqualTo(old.digest());
  }

  @Test
  void anUpdateReplacesOtherBytesAndTheManifest() throws Exception {
    TheoremPlan plan = otherBytes();
    String manifest = Files.readString(archive.files("x").manifest());
    assertThat(archive.update(plan)).isEqualTo(Made.REPLACED);
    assertThat(archive.files("x").manifest()).content().isNotEqualTo(manifest);
    assertThat(archive.make(plan)).isEqualTo(Made.UP_TO_DATE);
    archive.writePages();
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void aDamagedNoteOfWhatWasSolvedOnlyCostsTheSearch() throws Exception {
    archive.make(ALWAYS);
    String good = Files.readString(state("solved.json"));
    String[] damaged = {
      "",
      "{}",
      "null",
      "[",
      good.substring(10),
      good.replace("\"length\"", "\"Length\""),
      good.replaceAll(": \"[^\"]*\"", ": null")
    };
    for (String text : damaged) {
      Files.writeString(state("solved.json"), text);
      assertThat(archive.make(ALWAYS)).as(text).isEqualTo(Made.REPRODUCED);
      assertThat(state("solved.json")).hasContent(good);
    }
  }

  @Test
  void aDamagedCertificateOfTheSolversOwnIsMadeAgain() throws Exception {
    archive.make(ALWAYS);
    byte[] good = Files.readAllBytes(state("certificate"));
    for (int at : new int[] {0, 20, good.length - 1}) {
      byte[] bad = good.clone();
      bad[at] ^= 4;
      Files.write(state("certificate"), bad);
      assertThat(archive.make(ALWAYS)).isEqualTo(Made.REPRODUCED);
      assertThat(state("certificate")).hasBinaryContent(good);
    }
    Files.delete(state("statement"));
    assertThat(archive.make(ALWAYS)).isEqualTo(Made.REPRODUCED);
  }

  @Test
  void aDamagedCertificateOfTheArchiveIsRefusedWithStepAndReason() throws Exception {
    archive.make(ALWAYS);
    Path certificate = archive.files("3,3,3").certificate();
    byte[] bad = Files.readAllBytes(certificate);
    bad[bad.length - 1] ^= 0x20;
    Files.write(certificate, bad);
    Refusal refusal = refused(ALWAYS);
    assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_JUDGED);
    assertThat(refusal.line()).startsWith(certificate + ": DECLINED UNKNOWN_RULE");
    bad[bad.length - 1] ^= 0x20;
    bad[bad.length - 2] ^= 1;
    Files.write(certificate, bad);
    refusal = refused(ALWAYS);
    assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_PROVED);
    assertThat(refusal.line()).startsWith(certificate + ": REJECTED ").contains(" step ");
    assertThat(certificate).hasBinaryContent(bad);
  }

  @Test
  void aSolvedCertificateKeepsTheSignaturesOfItsManifest() throws Exception {
    archive.make(PLAN);
    archive.sign("3,3,3", archive.key("alice"));
    String signed = Files.readString(archive.files("3,3,3").manifest());
    Files.delete(archive.files("3,3,3").certificate());
    assertThat(archive.make(PLAN)).isEqualTo(Made.ADDED);
    assertThat(archive.files("3,3,3").manifest()).hasContent(signed);
  }

  @Test
  void aCompressedCertificateIsTheSameProof() throws Exception {
    archive.make(ALWAYS);
    Path plain = archive.files("3,3,3").certificate();
    try (OutputStream gzip =
        new GZIPOutputStream(Files.newOutputStream(plain.resolveSibling("certificate.gz")))) {
      Files.copy(plain, gzip);
    }
    Files.delete(plain);
    assertThat(archive.make(ALWAYS)).isEqualTo(Made.UP_TO_DATE);
    deleteState();
    assertThat(archive.make(ALWAYS)).isEqualTo(Made.REPRODUCED);
    assertThat(plain).doesNotExist();
  }

  @Test
  void aSearchThatCannotBeIsOneLine() {
    SearchPlan three = new SearchPlan(Engine.PN, Effort.FAST, 3, 1 << 26, 10, null);
    Refusal refusal =
        refused(
            new TheoremPlan(
                "x", SmallArchive.question("3,3,3"), null, Regenerate.IF_MISSING, three));
    assertThat(refusal.kind()).isEqualTo(Refusal.Kind.USAGE);
    assertThat(refusal.line()).contains("one or two threads, not 3");
  }

  @Test
  void aFolderThatCannotBeWrittenIsSaid() throws Exception {
    Files.createDirectories(archive.state());
    Files.writeString(archive.state().resolve("3,3,3"), "a file");
    Refusal refusal = refused(PLAN);
    assertThat(refusal.kind()).isEqualTo(Refusal.Kind.FILE);
    assertThat(refusal.line()).contains(archive.state().resolve("3,3,3").toString());
  }
}
