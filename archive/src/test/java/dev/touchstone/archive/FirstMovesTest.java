package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.picture.Figure;
import dev.touchstone.solver.Engine;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.NamedGame;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is shown of a proof that is played. */
class FirstMovesTest {

  @TempDir Path folder;

  private static CheckedProof proof(String name) throws Refusal {
    Path root = Path.of(System.getProperty("touchstone.root", ".."));
    return CheckedProof.of(new TheoremFiles(root.resolve("proofs").resolve(name)));
  }

  private static NamedGame named(CheckedProof proof) throws Refusal {
    return NamedGame.of(proof.files(), proof.statement());
  }

  private static Figure shown(String name) throws Refusal {
    return picture(proof(name)).figure();
  }

  @Test
  void theOpponentBeginsInTheMiddleAndIsAnswered() throws Exception {
    Figure figure = shown("weak-mnk/7,7,5");
    assertThat(figure.title())
        .isEqualTo("7,7,5: Maker begins on d4, Breaker answers d3; shaded the zone");
    assertThat(figure.black().toArray()).containsExactly(3 * 7 + 3);
    assertThat(figure.white().count()).isEqualTo(1);
    assertThat(figure.zone().isEmpty()).isFalse();
  }

  @Test
  void betweenSeveralCellsInTheMiddleItIsTheLowest() throws Exception {
    assertThat(shown("weak-mnk/6,6,5").title())
        .startsWith("6,6,5: Maker begins on c3, Breaker answers d3; ")
        .endsWith("shaded the zone, equal letters are pairs");
  }

  @Test
  void theStrategyOpensItself() throws Exception {
    Figure figure = shown("weak-mnk/3,3,3");
    assertThat(figure.title()).isEqualTo("3,3,3: Maker begins on b2; shaded the zone");
    assertThat(figure.white().isEmpty()).isTrue();
  }

  private static BoardPicture picture(CheckedProof proof) throws Refusal {
    return BoardPicture.of(proof, named(proof), ProofSteps.pairing(proof));
  }

  @Test
  void onACardTheGameHasGoneOn() throws Exception {
    CheckedProof proof = proof("truncated/4,7,7tr");
    BoardPicture picture = picture(proof);
    assertThat(picture.figure().black().count()).isEqualTo(1);
    Figure later = picture.later();
    assertThat(later.black().containsAll(picture.figure().black())).isTrue();
    assertThat(later.white().count()).isEqualTo(later.black().count() - 1).isGreaterThan(1);
    assertThat(later.title()).isEqualTo("4,7,7tr: as the game may go on");
    // A threat is met: all of a line is Maker's but for one cell, which is Breaker's.
    assertThat(lines(proof))
        .anyMatch(
            line ->
                line.countIn(later.white()) == 1
                    && later.black().containsAll(line.minus(later.white())));
  }

  @Test
  void onACardAWonGameEnds() throws Exception {
    CheckedProof proof = proof("weak-mnk/5,5,4");
    Figure later = picture(proof).later();
    assertThat(lines(proof)).anyMatch(line -> later.black().containsAll(line));
    assertThat(later.white().count()).isEqualTo(later.black().count() - 1);
  }

  private static List<CellSet> lines(CheckedProof proof) {
    Hypergraph game = proof.statement().hypergraph();
    return IntStream.range(0, game.lineCount()).mapToObj(game::line).toList();
  }

  @Test
  void aPairingIsShownWhole() throws Exception {
    Figure figure = shown("pairings/7,7,6");
    assertThat(figure.title()).isEqualTo("7,7,6: equal letters are pairs");
    assertThat(figure.groups()).hasSize(20);
  }

  @Test
  void ofAGreatProofTheBoardIsShown() throws Exception {
    CheckedProof known = proof("weak-mnk/3,3,3");
    CheckedProof great =
        new CheckedProof(
            known.files(),
            known.statement(),
            FirstMoves.MOST_STEPS + 1,
            known.digest(),
            known.length());
    assertThat(BoardPicture.of(great, named(great), Optional.empty()).caption())
        .isEqualTo("3,3,3: the board");
  }

  @Test
  void onAHypergraphTheOpponentBeginsWhereMostLinesMeet() throws Exception {
    Path file = Files.writeString(folder.resolve("star.hg"), "a m b\nc m d\ne m f\ng m h\n");
    CheckedProof proof =
        CheckedProof.of(SolvedFolder.of("file:" + file, Engine.PN, folder.resolve("star")));
    Figure figure = BoardPicture.of(proof, named(proof), Optional.empty()).figure();
    assertThat(figure.title()).startsWith("star: Maker begins on m, Breaker answers ");
    assertThat(figure.black().count()).isEqualTo(1);
  }
}
