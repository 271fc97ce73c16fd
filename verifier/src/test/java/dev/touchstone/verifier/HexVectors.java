package dev.touchstone.verifier;

import static dev.touchstone.verifier.StrongVectors.BLACK;
import static dev.touchstone.verifier.StrongVectors.WHITE;

import dev.touchstone.certificate.Reason;
import dev.touchstone.verifier.Vectors.Raw;

/** Proofs of Hex that must be accepted, and what is no statement of Hex. */
final class HexVectors {

  /** Who does not move first, Black, proves. */
  static final String WHITE_FIRST = "first white";

  private static final String HEAD = "touchstone statement 1\n";

  private HexVectors() {}

  static void addTo(Vectors to) {
    links(to);
    filled(to);
    players(to);
    statements(to);
  }

  static ProofBuilder hex(String size, String... more) {
    return ProofBuilder.of(
        StrongShapes.with(new String[] {"board hex " + size, "rules hex"}, more));
  }

  /** Of 3,3: from b2 there is a bridge to either side of Black's. */
  static ProofBuilder bridges(ProofBuilder proof) {
    return toLowerSide(proof.bridge("top", "b2", "b1", "c1"));
  }

  /** Of 3,3: after a link to b2 the bridge from there to the lower side. */
  static ProofBuilder toLowerSide(ProofBuilder proof) {
    return proof.bridge("b2", "bottom", "a3", "b3").join();
  }

  private static void links(Vectors to) {
    to.accept(
        "hex-2-2-black-opens",
        "b1 touches the upper side, and has two ways to the lower one",
        hex("2,2", BLACK)
            .answer("", "b1")
            .answer("", "a2")
            .chain("top", "b1", "a2", "bottom")
            .leave()
            .answer("", "b2")
            .chain("top", "b1", "b2", "bottom")
            .leave()
            .options(2)
            .leave()
            .end());
    to.accept(
        "hex-3-3-bridges",
        "Black opens b2, with a bridge to either side",
        bridges(hex("3,3", BLACK).answer("", "b2")).leave().end());
    to.accept(
        "hex-image-by-the-half-turn",
        "the bridge to the upper side, kept, recalled and turned, is the one to the lower side",
        hex("3,3", BLACK)
            .symmetry(HexVectors::turned)
            .answer("", "b2")
            .bridge("top", "b2", "b1", "c1")
            .keep(1)
            .recall(1)
            .image(0)
            .join()
            .leave()
            .end());
    to.accept(
        "hex-recall-of-a-link",
        "the chain from the upper side to b1 is part of both options",
        hex("2,2", BLACK)
            .answer("", "b1")
            .answer("", "a2")
            .touch("top", "b1")
            .keep(1)
            .chain("b1", "a2", "bottom")
            .join()
            .leave()
            .answer("", "b2")
            .recall(1)
            .chain("b1", "b2", "bottom")
            .join()
            .leave()
            .options(2)
            .leave()
            .end());
    to.accept(
        "hex-answered-touch",
        "each option plays an end; the other one needs it, so it must be there before",
        toLowerSide(
                hex("3,3", "black b1 b2", WHITE_FIRST, BLACK)
                    .touch("top", "b1")
                    .answered("b1")
                    .touch("b1", "b2")
                    .answered("b2")
                    .touch("b2", "b1")
                    .options(2)
                    .join())
            .end());
    to.accept(
        "hex-zone-of-one-stone-of-the-other",
        "c2 is in the zone of the first link, and a stone that the second one needs",
        hex("3,4", "black d1 b2 c2 c3", WHITE_FIRST, BLACK)
            .touch("top", "d1")
            .bridge("d1", "b2", "c1", "c2")
            .join()
            .chain("b2", "c2", "c3", "bottom")
            .join()
            .end());
  }

  /** Half a turn of 3,3. */
  private static String turned(String cell) {
    return "" + (char) ('a' + 'c' - cell.charAt(0)) + (char) ('1' + '3' - cell.charAt(1));
  }

  private static void filled(Vectors to) {
    to.accept(
        "hex-dead-cell",
        "b1 is White's; with c1 Black's it is of no use",
        toLowerSide(
                hex("3,3", "black b2 c1", "white b1", WHITE_FIRST, BLACK)
                    .bridge("top", "b2", "b1", "c1")
                    .fill("b1", "c1"))
            .end());
    to.accept(
        "hex-dead-stone",
        "the chain can do without a1, which is White's",
        toLowerSide(
                hex("3,3", "black b1 b2", "white a1", WHITE_FIRST, BLACK)
                    .chain("top", "a1", "b1", "b2")
                    .fill("a1", ""))
            .end());
    to.accept(
        "hex-dead-corner",
        "from the left side to b1 White needs a1 no more where a2 is White's",
        hex("2,2", "black a1", "white a2 b1", WHITE)
            .bridge("left", "b1", "a1", "a2")
            .fill("a1", "a2")
            .touch("b1", "right")
            .join()
            .end());
    to.accept(
        "hex-captured-pairs",
        "b1 and c1 answer each other, as do a3 and b3",
        hex("3,3", BLACK)
            .answer("", "b2")
            .chain("top", "b1", "b2")
            .fill("b1 c1", "")
            .chain("b2", "b3", "bottom")
            .fill("a3 b3", "")
            .join()
            .leave()
            .end());
    to.accept(
        "hex-weakening",
        "nothing is filled: b1 is given, and in the zone no more",
        toLowerSide(
                hex("3,3", "black b1 b2", WHITE_FIRST, BLACK)
                    .bridge("top", "b2", "b1", "c1")
                    .fill("", "b1"))
            .end());
  }

  private static void players(Vectors to) {
    to.accept(
        "hex-white-opens",
        "White joins the left and the right side",
        hex("3,3", WHITE_FIRST, WHITE)
            .answer("", "b2")
            .bridge("left", "b2", "a2", "a3")
            .bridge("b2", "right", "c1", "c2")
            .join()
            .leave()
            .end());
    ProofBuilder answers = hex("3,2", WHITE);
    HexTree.proof(answers.statement()).forEach(answers::step);
    to.accept("hex-white-answers", "White's way is shorter, by play to the end", answers);
    to.accept(
        "hex-one-row",
        "any cell joins Black's sides",
        hex("1,3", WHITE_FIRST, BLACK)
            .answer("", "a1")
            .chain("top", "a1", "bottom")
            .leave()
            .answer("", "c1")
            .chain("top", "c1", "bottom")
            .leave()
            .options(2)
            .end());
    to.accept(
        "hex-one-cell",
        "the first move ends the game",
        hex("1,1", BLACK).answer("", "a1").chain("top", "a1", "bottom").leave().end());
    to.accept(
        "hex-has-won",
        "the chain is there, and Black need not move",
        hex("2,2", "black b1 b2", "white a1", BLACK)
            .answer("", "")
            .chain("top", "b1", "b2", "bottom")
            .leave()
            .end());
    ProofBuilder zeros = bridges(hex("3,3", BLACK).answer("", "b2")).leave().end();
    to.accept(
        "lenient-leading-zeros-of-hex",
        "03 is 3",
        HEAD + "board hex 03,0003\nturn 01\nrules hex\nwinner black\n",
        zeros.bytes());
  }

  private static void statements(Vectors to) {
    String won = "rules hex\nwinner black\n";
    String[][] cases = {
      {"rules-on-a-grid", "board 3,3,3\n" + won, "no board of Hex"},
      {"rules-on-a-hypergraph", "board hypergraph\ncells a\n" + won, "no board of Hex"},
      {"weak", "board hex 3,3\nrules weak\nwinner maker\n", "a board of Hex for Hex only"},
      {"strong", "board hex 3,3\nrules strong\nwinner nobody\n", "a board of Hex for Hex only"},
      {"nobody", "board hex 3,3\nrules hex\nwinner nobody\n", "somebody wins"},
      {"holds", "board hex 3,3\nrules hex\nholds black\n", "who does not lose wins"},
      {"two-stones", "board hex 3,3\nturn 2\n" + won, "one stone a turn"},
      {"two-stones-first-one", "board hex 3,3\nturn 2\nopening 1\n" + won, "one stone a turn"},
      {"overlines", "board hex 3,3\noverline void\n" + won, "Hex has no runs"},
      {"maker", "board hex 3,3\nmaker a1\n" + won, "Hex has no Maker"},
      {"no-rows", "board hex 0,3\n" + won, "a board without rows"},
      {"65-columns", "board hex 3,65\n" + won, "65 columns"},
      {"three-numbers", "board hex 3,3,3\n" + won, "Hex has no k"},
      {"cell-below", "board hex 3,4\nblack a4\n" + won, "rows are 1 to 3"},
      {"cell-to-the-right", "board hex 4,3\nblack d1\n" + won, "columns are a to c"},
    };
    for (String[] one : cases) {
      String text = HEAD + one[1];
      byte[] certificate = new Raw(1, 0, 0, "10").of(HEAD + "board hex 3,3\n" + won);
      to.decline(Reason.MALFORMED_STATEMENT, "statement-hex-" + one[0], one[2], text, certificate);
    }
  }
}
