package dev.touchstone.signature;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.KeyList;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.manifest.Note;
import dev.touchstone.manifest.PublicKey;
import dev.touchstone.manifest.SignatureLine;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SignaturesTest {

  private static final PublicKey ALICE = TextVectors.ALICES;
  private static final PublicKey BOB = TextVectors.BOBS;

  private static Signatures judged(Note note, PublicKey... keys) throws Exception {
    return Signatures.judge(
        note,
        Manifest.parse(note.text()),
        new KeyList(List.of(keys)),
        ManifestReport.PLATFORM_CHECKS);
  }

  private static Note noteOf(String text) {
    return new Note(text, List.of()).with(TextVectors.signature(ALICE, "alice", text));
  }

  private static PublicKey alice(String from, String until, String namespace) {
    return PublicKey.of("alice", Algorithm.ED25519, ALICE.bytes(), from, until, namespace);
  }

  private static Finding finding(String text, PublicKey key) throws Exception {
    return judged(noteOf(text), key).verdicts().get(0).finding();
  }

  @Test
  void knownSignersAreValidAndOthersUnknown() throws Exception {
    Signatures both = judged(TextVectors.note(), ALICE, BOB);
    assertThat(both.verdicts())
        .extracting(SignatureVerdict::line)
        .containsExactly(
            "k VALID alice " + ALICE.id() + " ed25519",
            "k VALID example.org/bob " + BOB.id() + " ed25519");
    Signatures one = judged(TextVectors.note(), ALICE);
    assertThat(one.verdicts().get(1).line()).isEqualTo("k UNKNOWN example.org/bob " + BOB.id());
    assertThat(one.satisfies(List.of("alice"))).isTrue();
    assertThat(one.satisfies(List.of("alice", "example.org/bob"))).isFalse();
    assertThat(one.absent(List.of("alice", "x", "x"))).containsExactly("x");
  }

  @Test
  void aTextThatWasChangedIsSignedByNobody() throws Exception {
    Note note = TextVectors.note();
    String other = note.text().replace("3,3,3", "9,9,9");
    Signatures judged = judged(new Note(other, note.signatures()), ALICE, BOB);
    assertThat(judged.verdicts()).allMatch(verdict -> verdict.finding() == Finding.INVALID);
    assertThat(judged.wrong()).hasSize(2);
    assertThat(judged.satisfies(List.of())).isFalse();
    assertThat(judged.satisfies(List.of("alice"))).isFalse();
  }

  @Test
  void signaturesThatSayNothingDoNoHarmWhereNobodyIsRequired() throws Exception {
    Note note = TextVectors.note();
    assertThat(judged(note).satisfies(List.of())).isTrue();
    assertThat(judged(note, alice("-", "-", "other")).satisfies(List.of())).isTrue();
    assertThat(judged(note, alice("2999-01-01", "-", "*")).satisfies(List.of())).isTrue();
  }

  @Test
  void whereSignersAreRequiredNoOtherSignatureMayBeWrong() throws Exception {
    SignatureLine wrong = TextVectors.signature(BOB, "alice", TextVectors.MANIFEST);
    Note note = noteOf(TextVectors.MANIFEST).with(wrong);
    Signatures judged = judged(note, ALICE, BOB);
    assertThat(judged.absent(List.of("alice"))).isEmpty();
    assertThat(judged.satisfies(List.of("alice"))).isFalse();
    assertThat(judged(note, ALICE).satisfies(List.of("alice"))).isTrue();
  }

  @Test
  void theWindowIsJudgedByTheManifestsDate() throws Exception {
    String text = TextVectors.MANIFEST;
    assertThat(finding(text, alice("2026-11-18", "2026-11-18", "*"))).isEqualTo(Finding.VALID);
    assertThat(finding(text, alice("2026-11-19", "-", "*"))).isEqualTo(Finding.OUTSIDE_WINDOW);
    assertThat(finding(text, alice("-", "2026-11-17", "*"))).isEqualTo(Finding.OUTSIDE_WINDOW);
    assertThat(finding(text, alice("2026-01-01", "-", "*"))).isEqualTo(Finding.VALID);
    assertThat(finding(text, alice("-", "2026-12-01", "*"))).isEqualTo(Finding.VALID);
  }

  @Test
  void aManifestWithoutDateIsOutsideEveryLimitedWindow() throws Exception {
    String text = TextVectors.MANIFEST.replace("2026-11-18", "-");
    assertThat(finding(text, alice("-", "-", "*"))).isEqualTo(Finding.VALID);
    assertThat(finding(text, alice("2000-01-01", "-", "*"))).isEqualTo(Finding.OUTSIDE_WINDOW);
    assertThat(finding(text, alice("-", "2999-01-01", "*"))).isEqualTo(Finding.OUTSIDE_WINDOW);
  }

  @Test
  void aKeySignsForItsNamespaceOnly() throws Exception {
    String text = TextVectors.MANIFEST;
    assertThat(finding(text, alice("-", "-", "dev.touchstone"))).isEqualTo(Finding.VALID);
    assertThat(finding(text, alice("-", "-", "other"))).isEqualTo(Finding.WRONG_NAMESPACE);
    assertThat(judged(noteOf(text), alice("-", "-", "other")).satisfies(Set.of("alice"))).isFalse();
  }

  @Test
  void anAlgorithmWithoutACheckIsSaidToBeUnchecked() throws Exception {
    PublicKey lattice = PublicKey.of("alice", Algorithm.ML_DSA_65, new byte[1952], "-", "-", "*");
    SignatureLine line = SignatureLine.of("alice", lattice.id(), new byte[3309]);
    Note note = new Note(TextVectors.MANIFEST, List.of(line));
    Manifest manifest = Manifest.parse(TextVectors.MANIFEST);
    KeyList keys = new KeyList(List.of(lattice));
    assertThat(judged(note, lattice).verdicts().get(0).line())
        .isEqualTo("k UNCHECKED alice " + lattice.id() + " ml-dsa-65");
    Signatures others =
        Signatures.judge(
            note, manifest, keys, Map.of(Algorithm.ML_DSA_65, (key, message, signature) -> true));
    assertThat(others.satisfies(List.of("alice"))).isTrue();
  }
}
