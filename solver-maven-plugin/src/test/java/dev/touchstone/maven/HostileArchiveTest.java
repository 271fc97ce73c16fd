package dev.touchstone.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody may do to an archive, or slip into a command, who wants a green build or a key. */
class HostileArchiveTest {

  @TempDir Path basedir;
  private Build build = new Build(Path.of(""));
  private File key = new File("");

  @BeforeEach
  void aSignedArchive() throws Exception {
    build = new Build(basedir).with(Build.theorem("3,3,3"));
    key = build.key("alice");
    build.solve().execute();
    sign().execute();
    build.theorems.clear();
  }

  private SignMojo sign() {
    SignMojo sign = build.sign();
    sign.key = key;
    return sign;
  }

  private VerifyMojo verify(String... required) {
    VerifyMojo verify = build.verify();
    verify.requiredSigners = new ArrayList<>(List.of(required));
    return verify;
  }

  private Path manifest() {
    return build.archive().resolve("3,3,3-weak/manifest");
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }

  @Test
  void anEmptiedArchiveIsNoEmptyOne() throws Exception {
    remove(build.archive().resolve("3,3,3-weak"));
    Files.delete(build.archive().resolve("index.json"));
    assertThat(build.fails(verify())).contains("in ", "the first: ");
  }

  @Test
  void whereSomebodyMustHaveSignedThereIsSomethingSigned() throws Exception {
    remove(build.archive());
    Files.createDirectories(build.archive());
    assertThat(build.fails(verify("alice"))).contains("must have signed");
  }

  @Test
  void anArchiveBehindALinkIsRefusedByEveryGoal() throws Exception {
    Files.move(build.archive(), basedir.resolve("elsewhere"));
    Files.createSymbolicLink(build.archive(), basedir.resolve("elsewhere"));
    for (ArchiveMojo goal :
        List.of(verify(), sign(), build.solve(), build.attach(), build.explain())) {
      assertThat(build.breaks(goal)).endsWith("proofs: a link; name the folder that it leads to");
    }
  }

  @Test
  void aKeyCanBeAskedForByItsId() throws Exception {
    String keys = Files.readString(build.archive().resolve("KEYS"));
    String id = keys.lines().skip(1).findFirst().orElseThrow().split(" ", -1)[1];
    verify("alice", "alice+" + id).execute();
    assertThat(build.fails(verify("alice+00000000"))).contains("k ABSENT alice+00000000");
  }

  @Test
  void namesOfSignersAreStrippedAndBlankOnesRefused() throws Exception {
    verify(" alice ").execute();
    assertThat(build.breaks(verify(" ", ""))).contains("a required signer is ", "not ''");
    VerifyMojo verify = verify();
    verify.requiredSigners = Arrays.asList("alice", null);
    assertThat(build.breaks(verify)).contains("a required signer is ");
  }

  @Test
  void aPropertyLeftEmptyDoesNotSwitchSigningOff() {
    VerifyMojo verify = verify();
    verify.signersProperty = "";
    assertThat(build.breaks(verify)).contains("solver.requiredSigners is empty");
  }

  @Test
  void aWrongSignatureOfOnesOwnIsNotTakenForASignature() throws Exception {
    String text = Files.readString(manifest());
    Files.writeString(manifest(), text.replace("date -", "date 2026-01-01"));
    assertThat(build.fails(sign())).contains("a second signature by alice", "remove that line");
  }

  @Test
  void aMissingManifestIsMadeBySigning() throws Exception {
    Files.delete(manifest());
    SignMojo sign = sign();
    sign.namespace = "org.example";
    sign.execute();
    assertThat(manifest()).content().contains("namespace org.example\n", "alice ");
  }

  @Test
  void aSignedManifestIsNotReplacedBecauseItsProofIsLost() throws Exception {
    Path certificate = manifest().resolveSibling("certificate");
    Files.delete(certificate);
    String signed = Files.readString(manifest());
    String other = signed.replaceFirst("(certificate sha256 )[0-9a-f]{64}", "$1" + "0".repeat(64));
    Files.writeString(manifest(), other);
    build.with(Build.theorem("3,3,3"));
    assertThat(build.fails(build.solve()))
        .contains("the proof is missing", "sha256 " + "0".repeat(64), "solver.update");
    assertThat(manifest()).hasContent(other);
    assertThat(certificate).doesNotExist();
  }

  @Test
  void whatTheSolverLeftIsNotTakenForAnotherGame() throws Exception {
    build.with(Build.theorem("4,4,4"));
    build.solve().execute();
    Path state = basedir.resolve("target/solver");
    Path solved = state.resolve("4,4,4-weak/solved.json");
    String recipe = Files.readString(solved).lines().skip(1).findFirst().orElseThrow();
    String foreign = Files.readString(state.resolve("3,3,3-weak/solved.json"));
    Files.writeString(
        solved,
        foreign.replaceFirst(".*\"recipe\".*", java.util.regex.Matcher.quoteReplacement(recipe)));
    for (String file : List.of("statement", "certificate")) {
      Files.write(
          state.resolve("4,4,4-weak").resolve(file),
          Files.readAllBytes(state.resolve("3,3,3-weak").resolve(file)));
    }
    remove(build.archive().resolve("4,4,4-weak"));
    build.solve().execute();
    assertThat(build.archive().resolve("4,4,4-weak/statement")).content().contains("board 4,4,4");
  }

  @Test
  void aPrivateKeyInTheWrongPlaceIsNotPrinted() throws Exception {
    String secret = Files.readString(key.toPath()).strip();
    VerifyMojo slip = verify();
    slip.keys = key;
    assertThat(build.fails(slip)).contains("PRIVATE+KEY+...").doesNotContain(secret);
    SignMojo pasted = build.sign();
    pasted.key = new File(basedir.toFile(), secret);
    assertThat(build.breaks(pasted)).doesNotContain(secret).contains("TOUCHSTONE_KEY");
    Files.writeString(manifest(), secret + "\n");
    assertThat(build.fails(verify())).doesNotContain(secret);
    assertThat(build.log.lines).noneMatch(line -> line.contains(secret));
  }

  @Test
  void anInvalidSignatureFailsTheBuildWhetherAnybodyMustHaveSignedOrNot() throws Exception {
    String text = Files.readString(manifest());
    Files.writeString(manifest(), text.replace("date -", "date 2026-01-01"));
    String id = Files.readString(build.archive().resolve("KEYS")).split(" ", -1)[3];
    for (VerifyMojo verify : List.of(verify(), verify("alice"))) {
      assertThat(build.fails(verify))
          .contains(manifest().toString(), "signature", "alice", id)
          .doesNotContain("solver.update");
    }
    SolveMojo update = build.solve();
    update.update = true;
    assertThat(build.fails(update)).contains("signature", "alice").doesNotContain("solver.update");
    assertThat(manifest()).content().contains("\u2014 alice ");
  }

  @Test
  void anUpdateThatDropsASignatureSaysWhose() throws Exception {
    build.with(Build.theorem("3,3,3"));
    for (String damaged : List.of("length 1", "nonsense")) {
      sign().execute();
      String text = Files.readString(manifest());
      Files.writeString(manifest(), text.replaceFirst("length [0-9]+", damaged));
      assertThat(Files.readString(manifest())).isNotEqualTo(text);
      SolveMojo update = build.solve();
      update.update = true;
      build.log.lines.clear();
      update.execute();
      assertThat(build.log.lines)
          .anySatisfy(
              line ->
                  assertThat(line)
                      .startsWith("W ")
                      .contains("3,3,3-weak")
                      // Who signed what cannot be read, nobody can say.
                      .contains(damaged.equals("nonsense") ? "could not be read" : "alice"));
      assertThat(manifest()).content().doesNotContain("alice");
    }
    sign().execute();
    build.log.lines.clear();
    SolveMojo update = build.solve();
    update.update = true;
    update.execute();
    assertThat(build.log.lines).noneMatch(line -> line.startsWith("W"));
    assertThat(manifest()).content().contains("\u2014 alice ");
  }

  @Test
  void whatIsNotTheArchivesOwnIsSaidBeforeAnythingIsSolved() throws Exception {
    build.with(Build.theorem("5,5,5"), Build.theorem("4,4,4"));
    Path folder = Files.createDirectories(build.archive().resolve("4,4,4-weak"));
    for (String name : List.of("certificate", "README.md")) {
      Path file = Files.writeString(folder.resolve(name), "mine");
      SolveMojo update = build.solve();
      update.update = true;
      update.regenerate = "all";
      for (SolveMojo solve : List.of(build.solve(), update)) {
        assertThat(build.breaks(solve)).startsWith(file + ": ").contains("move it away");
      }
      assertThat(file).hasContent("mine");
      Files.delete(file);
    }
    assertThat(build.archive().resolve("5,5,5-weak")).doesNotExist();
    Files.delete(folder);
    Files.createSymbolicLink(folder, Files.createDirectory(basedir.resolve("elsewhere")));
    assertThat(build.breaks(build.solve())).startsWith(folder + ": a link");
    assertThat(basedir.resolve("elsewhere")).isEmptyDirectory();
  }
}
