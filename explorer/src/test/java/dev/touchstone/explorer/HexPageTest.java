package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.theorem.CheckedProof;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hex on its page: hexagons and sides, keys, a captured pair, and the chain in the end. */
class HexPageTest extends InBrowser {

  private static final Path EXAMPLE =
      Path.of(System.getProperty("touchstone.root", ".."), "docs/examples");

  private static CheckedProof example(String name) throws Exception {
    Statement statement =
        StatementText.parse(Files.readString(EXAMPLE.resolve("hex-3-3.statement")));
    byte[] certificate = Files.readAllBytes(EXAMPLE.resolve("hex-3-3.certificate"));
    return Proofs.written(statement, certificate, Files.createDirectory(folder.resolve(name)));
  }

  private static String text(DevTools tab, String id) throws Exception {
    return tab.evaluate("document.getElementById('%s').textContent".formatted(id)).asText();
  }

  private static double at(DevTools tab, String cell, String what) throws Exception {
    return BoardPageTest.at(tab, cell, what).asDouble();
  }

  @Test
  void rowsAreHalfACellApartAndSidesAreDrawn() throws Exception {
    try (DevTools tab = show(example("drawn"))) {
      double width = at(tab, "a1", "width");
      assertThat(at(tab, "b1", "left") - at(tab, "a1", "left")).isBetween(width - 1, width + 1);
      assertThat(at(tab, "a2", "left") - at(tab, "a1", "left"))
          .isBetween(width / 2 - 1, width / 2 + 1);
      assertThat(at(tab, "a2", "top") - at(tab, "a1", "top"))
          .isBetween(width * 0.866 - 1, width * 0.866 + 1);
      assertThat(tab.evaluate("document.querySelectorAll('.hexlines path').length").asInt())
          .isEqualTo(9 + 4);
      // Corners are cut off: there the neighbour is hit, and no cell beyond the board.
      String hit =
          "(([x, y]) => document.elementFromPoint(x, y)?.closest('.cell')?.dataset.cell ?? -1)([%s, %s])";
      double left = at(tab, "a1", "left");
      double top = at(tab, "a1", "top") + 2;
      assertThat(tab.evaluate(hit.formatted(left + 2, top)).asInt()).isEqualTo(-1);
      assertThat(tab.evaluate(hit.formatted(left + width / 2, top + 10)).asInt()).isZero();
      assertThat(tab.evaluate("document.getElementById('lines').hidden").asBoolean()).isTrue();
    }
  }

  @Test
  void keysLeadFromRowToRowAsTheyLie() throws Exception {
    try (DevTools tab = show(example("keys"))) {
      tab.evaluate(BoardPageTest.named("b2") + ".focus()");
      StringBuilder way = new StringBuilder();
      for (String key : List.of("ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown", "Home")) {
        tab.press(key);
        way.append(tab.evaluate("document.activeElement.ariaLabel.split(',')[0]").asText());
      }
      assertThat(way).hasToString("b1c1c2c3a3");
    }
  }

  @Test
  void aPairIsAnsweredAndTheChainIsSaid() throws Exception {
    try (DevTools tab = show(example("played"))) {
      assertThat(tab.evaluate(BoardPageTest.named("a3") + ".ariaLabel").asText())
          .isEqualTo("a3, free, pair a");
      tab.evaluate(BoardPageTest.named("b3") + ".click()");
      assertThat(text(tab, "answer")).contains("White takes b3. Black takes a3.");
      assertThat(text(tab, "steps"))
          .contains(
              "FILLT17", "a3 answers in the pair a3 b3", "JOIN (T16, step 17): links that meet");
      tab.evaluate(BoardPageTest.named("a1") + ".click()");
      assertThat(text(tab, "answer")).contains("No answer is needed; Black takes b1.");
      assertThat(text(tab, "answer")).contains("Black has joined both sides by b1 b2 a3 and wins.");
      assertThat(
              tab.evaluate("document.querySelectorAll('.cell[aria-disabled=false]').length")
                  .asInt())
          .isZero();
      assertThat(tab.complaints()).isEmpty();
    }
  }

  /** 2,2: by b1 and a2 Black wins, as docs/theorems.md, T23, has it of answers; the same turned. */
  private static CheckedProof map() throws Exception {
    Statement statement =
        StatementText.parse(
            "touchstone statement 1\nboard hex 2,2\nrules hex\nwinner black\nonly-by b1 a2\n");
    List<Step> steps = new ArrayList<>();
    for (int[] way : new int[][] {{4, 1, 5, 2, 3}, {5, 2, 4, 0, 1}}) {
      steps.add(new Step.Enter(Step.Frame.ANSWER, CellSet.of(4), CellSet.of(4, way[1])));
      steps.add(new LinkStep.Touch(way[0], way[1]));
      for (int cell : new int[] {way[3], way[4]}) {
        steps.add(new Step.Enter(Step.Frame.ANSWER, CellSet.of(4), CellSet.of(4, cell)));
        steps.add(new LinkStep.Touch(way[1], cell));
        steps.add(new LinkStep.Touch(cell, way[2]));
        steps.add(new LinkStep.Join());
        steps.add(new Step.Leave());
      }
      steps.addAll(List.of(new Step.Options(2), new LinkStep.Join(), new Step.Leave()));
    }
    steps.add(new Step.End());
    byte[] certificate = CertificateWriter.bytes(statement, steps);
    return Proofs.written(statement, certificate, Files.createDirectory(folder.resolve("map")));
  }

  @Test
  void aMapIsPlayedFromAnyFirstMove() throws Exception {
    try (DevTools tab = show(map())) {
      assertThat(text(tab, "answer")).contains("Black").contains("You are White");
      tab.evaluate("document.getElementById('side').click()");
      assertThat(text(tab, "answer")).contains("You are Black: take a cell");
      tab.evaluate(BoardPageTest.named("b1") + ".click()");
      assertThat(text(tab, "answer")).contains("Black wins by b1 as the first move");
      tab.evaluate(BoardPageTest.named("a1") + ".click()");
      assertThat(text(tab, "answer")).contains("Black takes a1. White takes");
      tab.evaluate("explorer.position.free().slice(0, 1).forEach((cell) => explorer.take(cell))");
      assertThat(text(tab, "answer")).contains("White has joined both sides by");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void onAPhoneCellsAreLargeEnoughForAFinger() throws Exception {
    try (DevTools tab = show(example("phone"))) {
      tab.resize(390, 844);
      assertThat(at(tab, "a1", "width")).isGreaterThanOrEqualTo(32);
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(390);
    }
  }
}
