package dev.touchstone.verifier;

import static dev.touchstone.verifier.HexVectors.hex;
import static dev.touchstone.verifier.StrongVectors.BLACK;

import dev.touchstone.certificate.Reason;
import dev.touchstone.verifier.Vectors.Raw;

/** Maps of Hex (T23): statements that say by which first moves Black wins. */
final class MapVectors {

  private static final String HEAD = "touchstone statement 1\n";

  /** Of 2,2: the cells of the short diagonal. */
  private static final String SHORT = "only-by b1 a2";

  private MapVectors() {}

  static void addTo(Vectors to) {
    maps(to);
    openMoves(to);
    answers(to);
    statements(to);
  }

  private static ProofBuilder map(String firstMoves) {
    return hex("2,2", BLACK, firstMoves);
  }

  /** Black opens b1, has a2 and b2 for the lower side, and does not mind White on a1. */
  private static ProofBuilder fromAbove(ProofBuilder proof) {
    return above(proof.answer("", "b1")).leave();
  }

  private static ProofBuilder above(ProofBuilder proof) {
    return proof.touch("top", "b1").bridge("b1", "bottom", "a2", "b2").join();
  }

  /** The same turned: Black opens a2. */
  private static ProofBuilder fromBelow(ProofBuilder proof) {
    return proof
        .answer("", "a2")
        .bridge("top", "a2", "a1", "b1")
        .touch("a2", "bottom")
        .join()
        .leave();
  }

  private static void maps(Vectors to) {
    to.accept(
        "map-2-2",
        "b1 and a2 win; against a1 and b2 White, who sees the board mirrored, has one of them",
        fromBelow(fromAbove(map(SHORT))).end());
    to.accept(
        "map-1-1",
        "the only first move wins",
        hex("1,1", BLACK, "only-by a1")
            .answer("", "a1")
            .chain("top", "a1", "bottom")
            .leave()
            .end());
    ProofBuilder turned =
        above(map(SHORT).symmetry(MapVectors::turned).answer("", "b1")).keep(1).leave();
    to.accept(
        "map-by-half-a-turn",
        "what is proved of b1 is turned for a2",
        turned.answer("", "a2").recall(1).image(0).leave().end());
    to.accept(
        "map-of-more-answers",
        "an answer may come twice, in any order",
        fromBelow(fromAbove(fromBelow(map(SHORT)))).end());
    to.accept(
        "lenient-map",
        "first moves in another order",
        HEAD + "only-by a2 b1\nboard hex 2,2\nrules hex\nwinner black\n",
        fromBelow(fromAbove(map(SHORT))).end().bytes());
  }

  private static String turned(String cell) {
    return (cell.charAt(0) == 'a' ? "b" : "a") + (cell.charAt(1) == '1' ? "2" : "1");
  }

  private static void openMoves(Vectors to) {
    to.reject(
        Reason.FIRST_MOVE_OPEN,
        31,
        "map-first-move-without-answer",
        "a1 is listed, and no answer is a1",
        fromBelow(fromAbove(map("only-by a1 b1 a2"))).end());
    to.reject(
        Reason.FIRST_MOVE_OPEN,
        31,
        "map-first-move-not-listed",
        "a2 is not listed, and mirrored it is b1, which both answers touch",
        fromBelow(fromAbove(map("only-by b1"))).end());
    to.reject(
        Reason.FIRST_MOVE_OPEN,
        16,
        "map-first-move-not-refuted",
        "Black's a2 and b2 are touched, mirrored, by what wins from b1",
        fromAbove(map("only-by b1")).end());
    to.reject(
        Reason.FIRST_MOVE_OPEN,
        31,
        "map-of-no-first-moves",
        "every answer touches b1",
        fromBelow(fromAbove(map("only-by -"))).end());
    to.reject(
        Reason.FIRST_MOVE_OPEN,
        1,
        "map-without-answers",
        "nothing is left, so nothing is proved",
        map(SHORT).end());
    to.reject(
        Reason.FIRST_MOVE_OPEN,
        1,
        "map-of-no-first-moves-without-answers",
        "nor that White wins after all of them",
        map("only-by -").end());
  }

  private static void answers(Vectors to) {
    to.reject(
        Reason.WRONG_CONCLUSION,
        29,
        "map-claim-instead-of-answer",
        "what wins after b1 is not the answer b1",
        above(fromBelow(map(SHORT))).end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        19,
        "map-link-of-one-side",
        "an answer whose Link does not reach the lower side",
        fromAbove(map(SHORT)).answer("", "b1").touch("top", "b1").leave().end());
    to.reject(
        Reason.STONE_MISSING,
        31,
        "map-stone-missing",
        "b1 is needed after a1",
        above(fromBelow(map(SHORT)).answer("", "a1")).leave().end());
    to.reject(
        Reason.ANSWER_TOO_LARGE,
        23,
        "map-answer-of-two",
        "b1 and a2 at once",
        fromAbove(map(SHORT)).answer("", "b1 a2").chain("top", "b1", "a2", "bottom").leave().end());
    to.reject(
        Reason.UNFINISHED,
        31,
        "hex-two-answers",
        "one answer proves that Black wins; a map needs more",
        fromBelow(fromAbove(hex("2,2", BLACK))).end());
  }

  private static void statements(Vectors to) {
    String won = "rules hex\nwinner black\n";
    String[][] cases = {
      {"oblong", "board hex 2,3\n" + won + SHORT, "the players see different boards"},
      {"stones", "board hex 2,2\nblack b1\n" + won + SHORT, "the board is not empty"},
      {"white-stones", "board hex 2,2\nwhite a1\n" + won + SHORT, "the board is not empty"},
      {"white-first", "board hex 2,2\nfirst white\n" + won + SHORT, "they are Black's moves"},
      {"white-wins", "board hex 2,2\nrules hex\nwinner white\n" + SHORT, "they are Black's moves"},
      {"weak", "board 2,2,2\nrules weak\nwinner maker\n" + SHORT, "for Hex only"},
      {"strong", "board 2,2,2\nrules strong\nwinner black\n" + SHORT, "for Hex only"},
      {"without-winner", "board hex 2,2\nrules hex\n" + SHORT, "who wins is to be said"},
      {"twice", "board hex 2,2\n" + won + SHORT + "\n" + SHORT, "one list"},
      {"cell-twice", "board hex 2,2\n" + won + "only-by a2 a2", "a cell twice"},
      {"other-cell", "board hex 2,2\n" + won + "only-by c1", "no such cell"},
      {"no-value", "board hex 2,2\n" + won + "only-by", "nothing is said"},
    };
    for (String[] one : cases) {
      String text = HEAD + one[1] + "\n";
      byte[] certificate = new Raw(1, 0, 0, "10").of(HEAD + "board hex 3,3\n" + won);
      to.decline(Reason.MALFORMED_STATEMENT, "statement-map-" + one[0], one[2], text, certificate);
    }
  }
}
