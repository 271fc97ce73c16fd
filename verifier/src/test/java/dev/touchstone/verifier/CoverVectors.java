package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.WEAK;

import dev.touchstone.certificate.Reason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * COVER leaves that come out differently if a verifier orders the choices in another way. Many of
 * them use up all other cells in a second part, so that a group taken elsewhere makes two zones
 * overlap.
 */
final class CoverVectors {

  private CoverVectors() {}

  static void addTo(Vectors to) {
    orderOfChoices(to);
  }

  /** Cells x10, x11, ... (so that names sort as numbers do), and these lines on them. */
  private static ProofBuilder onCells(int cells, int turn, int[]... lines) {
    List<String> text = new ArrayList<>();
    text.add("board hypergraph");
    text.add("cells " + names(IntStream.range(0, cells).toArray(), " "));
    for (int[] line : lines) {
      text.add("line " + names(line, " "));
    }
    text.addAll(List.of("turn " + turn, WEAK, BREAKER));
    return ProofBuilder.of(text.toArray(new String[0]));
  }

  private static String names(int[] cells, String between) {
    return String.join(between, Arrays.stream(cells).mapToObj(cell -> "x" + (10 + cell)).toList());
  }

  private static int[] range(int from, int to) {
    return IntStream.range(from, to).toArray();
  }

  /** COVER by these groups, and all other cells in groups of their own beside it. */
  private static ProofBuilder coverAndRest(ProofBuilder proof, int cells, int[]... groups) {
    int size = groups[0].length;
    proof.focus("", "").cover(each(groups)).leave();
    List<Integer> used = Arrays.stream(groups).flatMapToInt(Arrays::stream).boxed().toList();
    int[] rest = range(0, cells);
    rest = Arrays.stream(rest).filter(cell -> !used.contains(cell)).toArray();
    int[][] others = new int[rest.length / size][];
    for (int i = 0; i < others.length; i++) {
      others[i] = Arrays.copyOfRange(rest, i * size, (i + 1) * size);
    }
    return proof.groups(each(others)).both(2).end();
  }

  private static String[] each(int[]... groups) {
    return Arrays.stream(groups).map(group -> names(group, "-")).toArray(String[]::new);
  }

  private static void orderOfChoices(Vectors to) {
    to.accept(
        "cover-24-cells",
        "276 pairs: colex order alone, so place 5 is 2-3 and not 12-13, which blocks both lines",
        coverAndRest(
            onCells(34, 1, range(0, 24), range(10, 34)), 34, new int[] {2, 3}, new int[] {10, 11}));
    to.accept(
        "cover-23-cells",
        "253 pairs: the first choice blocks both lines",
        coverAndRest(onCells(26, 1, range(0, 23), range(1, 24)), 26, new int[] {1, 2}));
    to.accept(
        "cover-place-in-colex-order",
        "among equals by colex: 0-2, 1-2, 0-3",
        coverAndRest(onCells(6, 1, range(0, 4)), 6, new int[] {0, 3}));
    to.accept(
        "cover-needed-lines-count",
        "a pair on lines that are blocked already counts for nothing",
        coverAndRest(
            onCells(
                10,
                1,
                new int[] {0, 1},
                new int[] {2, 3, 4},
                new int[] {0, 1, 3, 4},
                new int[] {0, 1, 3, 4, 5}),
            10,
            new int[] {0, 1},
            new int[] {2, 3}));
    to.accept(
        "cover-triples-of-12",
        "p = 2, 220 triples: the first choice blocks both lines",
        coverAndRest(onCells(15, 2, range(0, 12), range(1, 13)), 15, new int[] {1, 2, 3}));
    to.accept(
        "cover-triples-of-13",
        "p = 2, 286 triples: colex order alone, so place 3 is 1-2-3",
        coverAndRest(
            onCells(21, 2, range(0, 13), range(8, 21)),
            21,
            new int[] {1, 2, 3},
            new int[] {8, 9, 10}));
    to.accept(
        "cover-blocks-by-the-way",
        "in this scene only x10 x11 is needed, but the pair blocks the other line as well",
        onCells(3, 1, new int[] {0, 1}, new int[] {0, 1, 2})
            .focus("", "x12")
            .cover("x10-x11")
            .leave()
            .end());
    String[] wide =
        onCells(450, 8, range(0, 450)).statement().text().lines().toArray(String[]::new);
    to.rejectRaw(
        Reason.CHOICE_OUT_OF_RANGE,
        1,
        "choice-beyond-19-digits",
        "place C(450, 9) = 1923911959887366800 of a line of 450 cells, one too many",
        String.join("\n", Arrays.copyOfRange(wide, 1, wide.length)) + "\n",
        new Vectors.Raw(2, 1, 0, "04 01 00 " + number(1_923_911_959_887_366_800L) + " 10"));
    to.accept(
        "choice-of-19-digits",
        "the last of 1923911959887366800 places: the last nine cells",
        onCells(450, 8, range(0, 450)).statement().text(),
        new Vectors.Raw(2, 1, 0, "04 01 00 " + number(1_923_911_959_887_366_799L) + " 10")
            .of(onCells(450, 8, range(0, 450)).statement().text()));
    ProofBuilder tree = ProofBuilder.of("board 5,5,5", WEAK, BREAKER);
    String[] leaves = {
      "c3 a1 c1-c2 e1-d2 a2-b2 b1-b3 a3-d3 d1-d4 e2-e3 a4-b4 a5-b5",
      "a1 c3 b1-c1 a2-a3 b2-b3 c2-d2 d1-d3 e1-e2 a4-b4 a5-b5",
      "e1 c3 a1-b1 a2-a3 b2-b3 c2-d2 d1-d3 e2-e3 a4-b4 a5-b5",
      "b2 c3 b1-b3 a1-c1 a2-a3 c2-d2 d1-d3 e1-e2 a4-b4 a5-b5",
      "d2 c3 d1-d3 a1-b1 a2-a3 b2-c2 b3-b4 a4-c4 e1-e2 a5-b5",
      "b4 c3 b1-b2 a1-c1 a2-a3 c2-d2 d1-d3 a4-c4 e1-e2 a5-b5",
      "a5 c3 a1-a2 b1-c1 b2-b3 c2-d2 d1-d3 b5-c5 e1-e2 a4-b4",
      "b1 a1 b2-b3 a2-c2 c1-c3 a3-d3 d1-d2 e1-b4 e2-e3 a4-c4 a5-b5",
      "d1 a1 d2-d3 e1-c3 a3-b3 b1-b2 a2-c2 c1-c4 e2-e3 a4-b4 a5-b5",
      "a2 a1 b2-c2 b1-b3 c1-c3 a3-d3 d1-d2 e1-b4 e2-e3 a4-c4 a5-b5",
      "c2 c3 a2-b2 a1-a3 b1-c1 b3-b4 a4-c4 d1-d2 e1-e2 a5-b5",
      "e2 e1 a2-b2 a1-a3 c3-d4 b3-d3 b1-b4 d1-d2 a4-c4 c1-c2 a5-b5",
      "a4 a1 b4-c4 b1-b2 c1-c2 a2-d2 e1-c3 d1-d3 a3-b3 e2-e3 a5-b5",
      "b5 b2 a5-c5 a1-a2 b1-c1 c2-c3 e1-d2 d1-d3 a3-b3 e2-e3 a4-b4",
    };
    to.accept("5-5-5-tree", "the same theorem by fourteen leaves", Proofs.leaves(tree, leaves));
  }

  /** A number as a certificate writes it, in hex. */
  private static String number(long value) {
    StringBuilder hex = new StringBuilder();
    for (long rest = value; rest > 0; rest >>>= 7) {
      hex.append("%02x".formatted((rest & 0x7F) | (rest > 0x7F ? 0x80 : 0)));
    }
    return hex.toString();
  }
}
