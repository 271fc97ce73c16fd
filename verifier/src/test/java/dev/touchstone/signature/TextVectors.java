package dev.touchstone.signature;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.KeyList;
import dev.touchstone.manifest.Note;
import dev.touchstone.manifest.PublicKey;
import dev.touchstone.manifest.SignatureLine;
import java.math.BigInteger;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** The files of vectors/signatures: good ones, and of each of these some with one defect. */
final class TextVectors {

  static final String MANIFEST =
      """
      touchstone manifest 1
      board 3,3,3
      rules weak
      winner maker
      statement sha256 320d3727f8fdee2e6dc61dad6d9c90f3aad6bf9196f7e09a45455e718ef8b5e4
      certificate sha256 266c4afb5c8970e6380918ca0ebed7c23329893268578143483e8cda62cae48b
      length 144
      format 1
      solver 0.1.0
      namespace dev.touchstone
      date 2026-11-18
      """;

  private static final byte[] ALICE = EdwardsPoint.BASE.times(Scalars.any("alice")).bytes();
  private static final byte[] BOB = EdwardsPoint.BASE.times(Scalars.any("bob")).bytes();

  static final PublicKey ALICES =
      PublicKey.of("alice", Algorithm.ED25519, ALICE, "2026-01-01", "2027-12-31", "dev.touchstone");
  static final PublicKey BOBS =
      PublicKey.of("example.org/bob", Algorithm.ED25519, BOB, "-", "-", "*");
  private static final PublicKey LATTICE =
      PublicKey.of("alice", Algorithm.ML_DSA_65, new byte[1952], "-", "-", "*");

  private static final String KEYS = new KeyList(List.of(ALICES, BOBS)).text();

  private final SortedMap<String, TextVector> files = new TreeMap<>();

  private TextVectors() {}

  static SortedMap<String, TextVector> made() {
    TextVectors vectors = new TextVectors();
    vectors.manifests();
    vectors.notes();
    vectors.keys();
    return vectors.files;
  }

  /** The signature of a text by alice or bob, as the equation wants it. */
  static SignatureLine signature(PublicKey key, String secret, String text) {
    byte[] message = text.getBytes(UTF_8);
    BigInteger r = Scalars.any("nonce " + secret + text);
    byte[] point = EdwardsPoint.BASE.times(r).bytes();
    BigInteger k = Scalars.hash(point, key.bytes(), message);
    BigInteger s = r.add(k.multiply(Scalars.any(secret))).mod(EdwardsPoint.L);
    return SignatureLine.of(key.name(), key.id(), Scalars.join(point, Scalars.bytes(s)));
  }

  static Note note() {
    return new Note(MANIFEST, List.of())
        .with(signature(ALICES, "alice", MANIFEST))
        .with(signature(BOBS, "bob", MANIFEST));
  }

  private void put(String name, String reason, byte[] bytes) {
    if (files.put(name + ".vector", TextVector.of(reason, bytes)) != null) {
      throw new IllegalArgumentException("two files are called " + name);
    }
  }

  private void put(String name, String reason, String text) {
    put(name, reason, text.getBytes(UTF_8));
  }

  private void change(String name, String reason, String part, String instead) {
    String whole =
        name.startsWith("manifest/")
            ? MANIFEST
            : name.startsWith("keys/") ? KEYS : new String(note().bytes(), UTF_8);
    if (!whole.contains(part)) {
      throw new IllegalArgumentException(name + ": there is no " + part);
    }
    put(name, reason, whole.replace(part, instead));
  }

  private void manifests() {
    change("manifest/good", "", "3", "3");
    change("manifest/without-date", "", "2026-11-18", "-");
    change("manifest/leap-day", "", "2026-11-18", "2024-02-29");
    change("manifest/torus", "", "board 3,3,3", "board torus 3,3,3");
    change("manifest/strong", "", "rules weak\nwinner maker", "rules strong\nwinner nobody");
    change("manifest/empty", "line 1: empty", MANIFEST, "");
    change(
        "manifest/other-header",
        "line 1: 'touchstone manifest 1' is needed",
        "manifest 1",
        "manifest 2");
    change(
        "manifest/missing-line",
        "line 3: 'rules' is needed here, not 'winner maker'",
        "rules weak\n",
        "");
    change(
        "manifest/line-twice",
        "line 4: 'winner' is needed here",
        "rules weak\n",
        "rules weak\nrules weak\n");
    change(
        "manifest/other-order",
        "line 3: 'rules' is needed here",
        "rules weak\nwinner maker\n",
        "winner maker\nrules weak\n");
    change(
        "manifest/further-line",
        "line 12: nothing follows the date",
        "-11-18\n",
        "-11-18\nnote x\n");
    change("manifest/empty-line", "line 12: nothing follows the date", "-11-18\n", "-11-18\n\n");
    change("manifest/cut", "line 11: 'date' is needed here", "date 2026-11-18\n", "");
    change("manifest/no-line-feed", "line 11: no line feed at the end", "-18\n", "-18");
    change(
        "manifest/carriage-return",
        "line 2: the character U+000D is not allowed",
        "3,3,3\n",
        "3,3,3\r\n");
    change(
        "manifest/hidden-character",
        "line 2: the character U+202E is not allowed",
        "3,3,3",
        "3,3,3\u202e");
    change("manifest/two-blanks", "line 2: board: a notation", "board 3", "board  3");
    change("manifest/blank-at-end", "line 9: solver: a word", "0.1.0", "0.1.0 ");
    change(
        "manifest/no-value",
        "line 9: 'solver' is needed here, not 'solver'",
        "solver 0.1.0",
        "solver");
    change("manifest/other-rules", "line 3: rules: weak, strong or hex", "rules weak", "rules lax");
    change(
        "manifest/other-winner",
        "line 4: winner: one of [maker, breaker]",
        "winner maker",
        "winner black");
    change("manifest/upper-case-digest", "line 5: statement: 64 lower-case", "320d", "320D");
    change("manifest/short-digest", "line 6: certificate: 64 lower-case", "e48b\n", "e48\n");
    change(
        "manifest/other-digest",
        "line 6: certificate: sha256 and a digest",
        "certificate sha256",
        "certificate sha512");
    change("manifest/leading-zero", "line 7: length: a number from 1", "length 144", "length 0144");
    change("manifest/no-length", "line 7: length: a number from 1", "length 144", "length 0");
    change(
        "manifest/negative-length", "line 7: length: a number from 1", "length 144", "length -1");
    change("manifest/huge-length", "line 7: length: a number from 1", "144", "9".repeat(40));
    change(
        "manifest/huge-format", "line 8: format: a number from 1", "format 1", "format 4294967297");
    change("manifest/every-namespace", "line 10: namespace: a word", "dev.touchstone", "*");
    change("manifest/solver-like-option", "line 9: solver: a word", "0.1.0", "-x");
    change("manifest/no-such-day", "line 11: date: a day", "2026-11-18", "2026-02-29");
    change("manifest/no-such-month", "line 11: date: a day", "2026-11-18", "2026-13-01");
    change("manifest/date-in-words", "line 11: date: a day", "2026-11-18", "today");
    change("manifest/too-long", "longer than 4096 characters", "0.1.0", "x".repeat(4096));
  }

  private void notes() {
    Note note = note();
    String two = new String(note.bytes(), UTF_8);
    String alice = note.signatures().get(0).base64();
    String bob = note.signatures().get(1).base64();
    String dash = "\u2014 ";
    put("note/good", "", two);
    put("note/unsigned", "", MANIFEST);
    put("note/other-text", "", "one\n\ntwo\n\n" + dash + "alice " + alice + "\n");
    put("note/unknown-signer", "", MANIFEST + "\n" + dash + "carol AAAAAAA=\n");
    put("note/empty", "line 1: empty", "");
    put("note/no-empty-line", "line 12: an empty line is needed", two.replace("\n\n", "\n"));
    put(
        "note/no-signature-after-empty-line",
        "line 13: a dash, a name and base64 are needed",
        MANIFEST + "\n");
    put(
        "note/empty-line-between",
        "line 15: a dash, a name and base64 are needed",
        MANIFEST + "\n\n\nx\n");
    put("note/no-text", "line 1: a text is needed", "\n" + dash + "alice " + alice + "\n");
    change(
        "note/hyphen", "line 13: a dash, a name and base64 are needed", dash + "alice", "- alice");
    change(
        "note/no-blank",
        "line 13: a dash, a name and base64 are needed",
        dash + "alice",
        "\u2014alice");
    change("note/two-blanks", "line 13: a dash, a name and base64 are needed", "alice ", "alice  ");
    change(
        "note/further-word", "line 13: a dash, a name and base64 are needed", alice, alice + " x");
    change("note/no-line-feed", "line 14: no line feed at the end", bob + "\n", bob);
    change("note/plus-in-name", "line 13: name: a word without '+'", "alice", "al+ice");
    change("note/name-beyond-ascii", "line 13: name: a word without '+'", "alice", "\u00e4lice");
    change(
        "note/same-key-twice",
        "line 14: a second signature by alice " + ALICES.id(),
        "example.org/bob " + bob,
        "alice " + alice);
    change("note/no-padding", "line 13: not written as base64", alice, alice.replace("=", ""));
    change(
        "note/trailing-bits",
        "line 13: not written as base64",
        alice,
        alice.substring(0, 90) + "9=");
    change(
        "note/url-alphabet", "line 13: Illegal base64 character", alice, "-" + alice.substring(1));
    change("note/only-a-key-id", "line 13: signature: too short", alice, "AAAAAA==");
    change("note/tab", "line 13: the character U+0009 is not allowed", "alice ", "alice\t");
    put(
        "note/not-utf-8",
        "not a text in UTF-8",
        Scalars.join(MANIFEST.getBytes(UTF_8), new byte[] {(byte) 0xff, 10}));
  }

  private void keys() {
    String key = Base64.getEncoder().encodeToString(ALICE);
    String id = ALICES.id();
    put("keys/good", "", KEYS);
    put("keys/both-algorithms", "", new KeyList(List.of(ALICES, LATTICE)).text());
    put("keys/none", "", "touchstone keys 1\n");
    put("keys/comments", "", KEYS.replace("\nalice", "\n# alice's \u2013 since 2026\n\nalice"));
    put("keys/empty", "line 1: empty", "");
    change("keys/other-header", "line 1: 'touchstone keys 1' is needed", "keys 1", "keys 2");
    put("keys/comment-first", "line 1: 'touchstone keys 1' is needed", "# mine\n" + KEYS);
    change("keys/indented-comment", "line 2: NAME ID ALGORITHM", "1\nalice", "1\n # x\nalice");
    change("keys/comment-behind", "line 2: NAME ID ALGORITHM", key, key + " # mine");
    change("keys/two-blanks", "line 2: NAME ID ALGORITHM", id, " " + id);
    change(
        "keys/same-key-twice",
        "line 3: alice %s is in line 2 already".formatted(id),
        BOBS.line(),
        ALICES.line());
    change(
        "keys/other-id",
        "line 2: id: %s is this key's, not '00000000'".formatted(id),
        id,
        "00000000");
    change("keys/id-of-other-name", "line 2: id:", "alice " + id, "malice " + id);
    change("keys/upper-case-id", "line 2: id:", id, id.toUpperCase(Locale.ROOT));
    change(
        "keys/other-algorithm",
        "line 2: no algorithm is called 'rsa'",
        id + " ed25519",
        id + " rsa");
    change(
        "keys/algorithm-of-other-length",
        "line 2: key: 1952 bytes for ml-dsa-65",
        id + " ed25519",
        id + " ml-dsa-65");
    change("keys/short-key", "line 2: key: 32 bytes for ed25519, not '3'", key, "AAAA");
    change("keys/no-such-day", "line 2: from: a day", "2026-01-01", "2026-01-32");
    change(
        "keys/window-backwards",
        "line 2: until: not before 2026-01-01",
        "2027-12-31",
        "2025-12-31");
    change(
        "keys/namespace-like-option",
        "line 2: namespace: a word or *",
        "31 dev.touchstone",
        "31 -x");
    change("keys/name-like-option", "line 2: name: a word", "\nalice " + id, "\n-alice " + id);
    change("keys/trailing-bits", "line 2: not written as base64", key, key.substring(0, 42) + "9=");
    change("keys/no-line-feed", "line 3: no line feed at the end", BOBS.line() + "\n", BOBS.line());
    change(
        "keys/hidden-character",
        "line 2: the character U+200B is not allowed",
        "1\nalice",
        "1\n# \u200b\nalice");
  }
}
