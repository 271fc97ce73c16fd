package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.archive.Added.Change;
import dev.touchstone.manifest.Algorithm;
import dev.touchstone.signing.PrivateKey;
import dev.touchstone.solver.Engine;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import dev.touchstone.theorem.TheoremFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Theorems that were solved elsewhere get into an archive as a build would have put them there. */
class AdditionTest {

  private static final String GAME = "5,5,4";
  private static final String NAME = "weak-mnk/5,5,4";

  @TempDir Path root;
  private SmallArchive archive = new SmallArchive(Path.of(""));
  private TheoremFiles source = new TheoremFiles(Path.of(""));

  @BeforeEach
  void aSolvedGame() throws Exception {
    archive = new SmallArchive(root);
    source = SolvedFolder.of(GAME, Engine.PN, root.resolve("solved"));
  }

  private Added add(@Nullable String name, boolean replace) throws Refusal {
    Addition.Request request = new Addition.Request(name, null, replace, archive.keys());
    return new Addition(archive.folder(), request, ProofListener.none()).of(source.folder());
  }

  private Added add() throws Refusal {
    return add(null, false);
  }

  private Refusal refused(@Nullable String name, String... parts) throws Exception {
    SortedMap<String, String> before = Snapshot.of(root);
    Refusal[] met = new Refusal[1];
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> add(name, false))
        .satisfies(refusal -> assertThat(refusal.line()).hasLineCount(1).contains(parts))
        .satisfies(refusal -> met[0] = refusal);
    assertThat(Snapshot.of(root)).isEqualTo(before);
    return met[0];
  }

  private void sign(PrivateKey key) throws Refusal {
    new Signing(ManifestFile.of(source))
        .by(List.of(key), CheckedProof.of(source), "2026-11-18", SmallArchive.NAMESPACE);
  }

  private TheoremFiles added() {
    return archive.files(NAME);
  }

  @Test
  void aNewArchiveIsAsABuildWouldHaveIt() throws Exception {
    SortedMap<String, String> before = Snapshot.of(source.folder());
    Added added = add();
    assertThat(added.change()).isEqualTo(Change.ADDED);
    assertThat(added.lines())
        .anyMatch(line -> line.endsWith("weak-mnk/5,5,4: Maker wins 5,5,4 (weak)"))
        .contains("published: confirms Uiterwijk (2019): maker (agreed)")
        .contains("signed by: nobody", "the archive has 1 theorem now");
    assertThat(archive.findings()).isEmpty();
    assertThat(archive.folder().resolve(Transaction.FOLDER)).doesNotExist();
    assertThat(Snapshot.of(source.folder())).isEqualTo(before);
    SortedMap<String, String> made = Snapshot.of(archive.folder());
    archive.writePages();
    assertThat(Snapshot.of(archive.folder())).isEqualTo(made);
  }

  @Test
  void theOtherTheoremsOfAnArchiveStayAsTheyAre() throws Exception {
    archive.make(SmallArchive.plan("weak-mnk/3,3,3", "3,3,3", Regenerate.IF_MISSING));
    archive.make(SmallArchive.plan("weak-mnk/10,5,5", "10,5,5", Regenerate.IF_MISSING));
    archive.sign("weak-mnk/3,3,3", archive.key("alice"));
    archive.writePages();
    SortedMap<String, String> before = Snapshot.of(archive.folder());
    assertThat(add().lines()).contains("the archive has 3 theorems now");
    assertThat(archive.findings()).isEmpty();
    assertThat(archive.entries()).extracting(Entry::name).element(1).isEqualTo(NAME);
    assertThat(added().manifest()).content().contains("namespace org.example\n");
    SortedMap<String, String> now = Snapshot.of(archive.folder());
    now.keySet().removeIf(name -> name.startsWith(NAME));
    before.remove("index.json");
    before.remove("README.md");
    assertThat(now).containsAllEntriesOf(before).hasSize(before.size() + 2);
  }

  @Test
  void whatOthersPutIntoTheHiddenFolderStaysAndFailsNothing() throws Exception {
    Path hidden = Files.createDirectories(archive.folder().resolve(Transaction.FOLDER));
    Path precious = Files.writeString(hidden.resolve("precious"), "junk");
    assertThat(add().change()).isEqualTo(Change.ADDED);
    assertThat(precious).hasContent("junk");
    assertThat(hidden.toFile().list()).containsExactly("precious");
    assertThat(archive.findings()).isEmpty();
    assertThat(add().change()).isEqualTo(Change.NONE);
    assertThat(precious).hasContent("junk");
  }

  @Test
  void aRunThatBeginsWhileAnotherOneTidiesUpDoesNotFailIt() throws Exception {
    Path hidden = archive.folder().resolve(Transaction.FOLDER);
    Transaction.Mover mover =
        (from, to) -> {
          Transaction.AT_ONCE.move(from, to);
          // As the other one lays out its own, once the lock is let go.
          Files.writeString(hidden.resolve("other"), "x");
        };
    Addition.Request request = new Addition.Request(null, null, false, archive.keys());
    Addition addition = new Addition(archive.folder(), request, ProofListener.none(), mover);
    assertThat(addition.of(source.folder()).change()).isEqualTo(Change.ADDED);
    assertThat(hidden.resolve("other")).exists();
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void addingTwiceIsAddingOnce() throws Exception {
    add();
    SortedMap<String, String> once = Snapshot.of(archive.folder());
    Added again = add();
    assertThat(again.change()).isEqualTo(Change.NONE);
    assertThat(again.lines()).first().asString().startsWith("unchanged: ");
    assertThat(Snapshot.of(archive.folder())).isEqualTo(once);
  }

  @Test
  void anotherProofOfTheSameStatementIsReplacedOnlyOnDemand() throws Exception {
    add();
    CheckedProof old = CheckedProof.of(added());
    source = SolvedFolder.of(GAME, Engine.DFS, root.resolve("other"));
    Refusal refusal =
        refused(null, "another proof of this statement is there: " + old.steps() + " steps, ");
    assertThat(refusal.remedy()).contains(new Remedy.Replace());
    Added replaced = add(null, true);
    assertThat(replaced.change()).isEqualTo(Change.REPLACED);
    assertThat(replaced.lines())
        .anyMatch(line -> line.startsWith("before: ") && line.contains(old.digest()));
    assertThat(CheckedProof.of(added()).hasBytesOf(CheckedProof.of(source))).isTrue();
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void signaturesAreKeptAndCanComeLater() throws Exception {
    PrivateKey alice = archive.key("alice");
    assertThat(add().change()).isEqualTo(Change.ADDED);
    sign(alice);
    Added signed = add();
    assertThat(signed.change()).isEqualTo(Change.SIGNED);
    assertThat(signed.lines()).contains("signed by: alice");
    assertThat(archive.findings("alice")).isEmpty();
    Files.delete(source.manifest());
    assertThat(add().change()).isEqualTo(Change.NONE);
    assertThat(archive.findings("alice")).isEmpty();
  }

  @Test
  void signaturesOfTheArchiveAreNotLostInPassing() throws Exception {
    sign(archive.key("alice"));
    add();
    Files.delete(source.manifest());
    sign(PrivateKey.generate("bob", Algorithm.ED25519, new SecureRandom()));
    refused(null, "the same proof is there, with other signatures");
    assertThat(add(null, true).lines())
        .anyMatch(line -> line.startsWith("signed by: bob (no key of the list has this name"));
  }

  @Test
  void aWrongSignatureOrTheManifestOfAnotherProofIsRefused() throws Exception {
    sign(archive.key("alice"));
    String manifest = Files.readString(source.manifest());
    Files.writeString(source.manifest(), manifest.replace("2026-11-18", "2026-11-17"));
    assertThat(refused(null, "a wrong signature: k INVALID alice").kind())
        .isEqualTo(Refusal.Kind.NOT_SIGNED);
    Files.writeString(source.manifest(), manifest);
    add();
    Files.writeString(source.manifest(), manifest.replace("2026-11-18", "2026-11-17"));
    assertThat(refused(null, "a wrong signature: k INVALID alice").kind())
        .as("of the very proof that is there")
        .isEqualTo(Refusal.Kind.NOT_SIGNED);
    Files.writeString(source.manifest(), manifest.replaceFirst("length [0-9]+", "length 1"));
    assertThat(refused(null, "belongs to another proof").kind()).isEqualTo(Refusal.Kind.NOT_SIGNED);
    Files.writeString(source.manifest(), "nothing\n");
    assertThat(refused(null, "manifest").kind()).isEqualTo(Refusal.Kind.NOT_SIGNED);
  }

  @Test
  void whatSomebodyLeftBesideATheoremIsNotInTheWayAndNotLost() throws Exception {
    add();
    Path there = added().folder();
    Files.writeString(there.resolve(".lock"), "");
    Path notes = Files.createDirectory(there.resolve("notes"));
    source = SolvedFolder.of("4,4,4", Engine.PN, root.resolve("other game"));
    assertThat(add().change()).isEqualTo(Change.ADDED);
    source = SolvedFolder.of("5,5,4", Engine.DFS, root.resolve("other proof"));
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> add(null, true))
        .withMessageContaining("and would be gone with its folder; move it away");
    assertThat(notes).isDirectory();
  }

  @Test
  void aDamagedCertificateIsRefused() throws Exception {
    byte[] bytes = Files.readAllBytes(source.certificate());
    bytes[bytes.length / 2] ^= 1;
    Files.write(source.certificate(), bytes);
    assertThat(refused(null, source.certificate() + ": ").kind())
        .isIn(Refusal.Kind.NOT_PROVED, Refusal.Kind.NOT_JUDGED);
    assertThat(archive.folder()).doesNotExist();
  }

  @Test
  void theStatementOfAnotherGameIsRefused() throws Exception {
    TheoremFiles other = SolvedFolder.of("4,4,4", Engine.PN, root.resolve("other"));
    Files.writeString(source.statement(), Files.readString(other.statement()));
    assertThat(refused(null, "REJECTED").kind()).isEqualTo(Refusal.Kind.NOT_PROVED);
  }

  @Test
  void whatContradictsAnAgreedPublishedValueMustNotBePublished() {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(
            () ->
                Addition.refuseContradiction(
                    Statements.of("board 5,5,4", "rules weak", "winner breaker")))
        .withMessage(
            "this theorem contradicts Uiterwijk (2019): maker (agreed); it must not be published"
                + " before the contradiction is explained");
    assertThatCode(
            () ->
                Addition.refuseContradiction(
                    Statements.of("board 4,7,4", "rules weak", "winner breaker")))
        .doesNotThrowAnyException();
  }

  @Test
  void aStatementIsWrittenInItsCanonicalForm() throws Exception {
    String text = Files.readString(source.statement());
    Files.writeString(source.statement(), text + "# mine\n");
    add();
    assertThat(added().statement()).hasContent(text);
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void foreignFilesStayBehindAndAreSaid() throws Exception {
    Files.writeString(source.folder().resolve("notes.txt"), "mine");
    Files.createDirectory(source.folder().resolve("more"));
    assertThat(add().lines()).endsWith("left out: more, notes.txt");
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void anotherNameCanBeChosenUnlessItIsTaken() throws Exception {
    add("mine/x", false);
    assertThat(archive.findings()).isEmpty();
    refused("mine/y", "mine/y: this theorem is in the archive already, as mine/x");
    source = SolvedFolder.of("3,3,3", Engine.PN, root.resolve("other"));
    refused("mine/x", "mine/x is there (Maker wins 5,5,4 (weak)); choose another name");
    refused("MINE/X", "choose another name");
    refused("mine", "choose another name");
    refused("mine/x/y", "choose another name");
    refused("../x", "the name '../x'");
    refused("KEYS", "in the way");
  }
}
