package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.touchstone.archive.Entry;
import dev.touchstone.strategy.HexLink;
import dev.touchstone.strategy.HexLinks;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Strategy;
import dev.touchstone.theorem.CheckedProof;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** The links of a position: on the page as in Java, drawn, listed and shown. */
class HexLinksPageTest extends InBrowser {

  private static final String GAMES =
      """
      (() => {
        let seed = 7;
        const below = (most) => (seed = (seed * 48271) %% 2147483647) %% most;
        const strategy = explorer.strategy;
        const told = (position) => linksInForce(strategy, position).map((link) => `${link.words} ${link.isTouching}`);
        return Array.from({ length: %d }, () => {
          let position = strategy.start();
          const turns = [{ move: "", links: told(position) }];
          while (!strategy.isOver(position)) {
            const free = position.free();
            const cell = free[below(free.length)];
            position = strategy.answer(position, [cell]);
            turns.push({ move: strategy.game.name(cell), links: told(position) });
          }
          return turns;
        });
      })()""";

  private static CheckedProof archived(String name) throws Exception {
    List<Entry> entries = Proofs.archived(name);
    return entries.get(0).proof();
  }

  private static List<String> told(Playing game) {
    return HexLinks.of(game).stream()
        .map((HexLink link) -> link.words() + " " + link.isTouching())
        .toList();
  }

  private static List<String> texts(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).toList();
  }

  @Test
  void aPageTellsTheSameLinksAsThePlayerInJava() throws Exception {
    for (String name : List.of("hex/5,5/c3", "hex/6,6/a1", "hex/7,7/a1", "hex/7,7/a4")) {
      CheckedProof proof = archived(name);
      Strategy strategy;
      try (InputStream in = Files.newInputStream(proof.files().certificate())) {
        strategy = Strategy.read(proof.statement(), in);
      }
      try (DevTools tab = show(proof)) {
        for (JsonNode turns : tab.evaluate(GAMES.formatted(15))) {
          Playing game = strategy.play();
          for (JsonNode turn : turns) {
            if (!turn.path("move").asText().isEmpty()) {
              game.move(game.cells().number(turn.path("move").asText()).orElseThrow());
            }
            if (game.strategyMoves()) {
              game.answer();
            }
            assertThat(texts(turn.path("links"))).as(name).containsExactlyElementsOf(told(game));
          }
        }
        assertThat(tab.complaints()).isEmpty();
      }
    }
  }

  @Test
  void linksAreDrawnAndListedAndShowTheirCells() throws Exception {
    try (DevTools tab = show(archived("hex/5,5/c3"))) {
      String words = "[...document.querySelectorAll('.links button')].map((it) => it.textContent)";
      assertThat(texts(tab.evaluate(words)))
          .containsExactly("ziggurat c3 to the upper side", "ziggurat c3 to the lower side");
      String count = "document.querySelectorAll('%s').length";
      assertThat(tab.evaluate(count.formatted(".hexlinks .carrier")).asInt()).isEqualTo(2);
      assertThat(tab.evaluate(count.formatted(".hexlinks .joining")).asInt()).isEqualTo(2);
      tab.evaluate("document.querySelector('.links button').click()");
      assertThat(tab.evaluate(count.formatted(".cell.linked")).asInt()).isEqualTo(8);
      tab.evaluate("document.querySelector('.links button').click()");
      assertThat(tab.evaluate(count.formatted(".cell.linked")).asInt()).isZero();
      tab.evaluate(BoardPageTest.named("b1") + ".click()");
      assertThat(texts(tab.evaluate(words)))
          .containsExactly("edge bridge d2 to the upper side", "ziggurat c3 to the lower side");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void otherGamesHaveNone() throws Exception {
    try (DevTools tab = show(archived("weak-mnk/7,7,5"))) {
      String hidden = "document.getElementById('links').parentElement.hidden";
      assertThat(tab.evaluate(hidden).asBoolean()).isTrue();
      assertThat(tab.complaints()).isEmpty();
    }
  }
}
