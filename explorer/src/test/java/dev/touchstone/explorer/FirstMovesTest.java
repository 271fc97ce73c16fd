package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.touchstone.archive.Entry;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Strategy;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A player opens the map of the first moves, clicks on one of them, and is beaten by its proof: in
 * the browser, on the site as it is written.
 */
class FirstMovesTest extends InBrowser {

  /** Clicks on free cells by chance until there is none that can be taken; the game as it was. */
  private static final String RANDOM_CLICKS =
      """
      (() => {
        let seed = %d;
        const below = (most) => (seed = (seed * 48271) %% 2147483647) %% most;
        for (;;) {
          const free = [...document.querySelectorAll(".cell[aria-disabled=false]")];
          if (free.length === 0) break;
          free[below(free.length)].click();
        }
        const names = (cells) => cells.map((cell) => explorer.strategy.game.name(cell));
        return explorer.history.slice(0, explorer.now + 1).map(({ theirs, ours }) => ({ theirs: names(theirs), ours: names(ours) }));
      })()""";

  private static List<Entry> sevenBySeven(String... cells) throws Exception {
    List<String> names = new ArrayList<>();
    for (String cell : cells) {
      names.add("hex/7,7/" + cell);
    }
    return Proofs.archived(names.toArray(String[]::new));
  }

  @Test
  void whoeverPlaysTheLoserOfAFirstMoveIsBeaten() throws Exception {
    // On either side of the border between B and W, and the longest proof.
    List<Entry> theorems = sevenBySeven("a1", "a4", "b4", "c2", "d4", "e2", "f1", "g1");
    Path site = folder.resolve("site");
    Path all = new ExplorerSite("index").write(theorems, site);
    int[] wins = new int[2];
    try (DevTools tab = tab()) {
      for (Entry theorem : theorems) {
        tab.visit(all.toUri());
        follow(tab, "document.querySelector('.maps a')");
        assertThat(tab.evaluate("document.querySelectorAll('.map a').length").asInt())
            .as("by half a turn as well")
            .isEqualTo(15);
        String cell = theorem.name().replaceAll(".*/", "");
        follow(tab, "document.querySelector('.map a[aria-label^=\"%s:\"]')".formatted(cell));
        assertThat(tab.evaluate("location.pathname").asText()).endsWith(cell + ".html");
        tab.evaluate("explorer.ready.then(() => true)");
        for (int seed = 1; seed <= 3; seed++) {
          tab.evaluate("document.getElementById('restart').click()");
          JsonNode turns = tab.evaluate(RANDOM_CLICKS.formatted(seed));
          assertBeaten(theorem, turns);
          Player winner = theorem.proof().statement().prover();
          wins[winner == Player.BLACK ? 0 : 1]++;
          assertThat(tab.evaluate("document.getElementById('answer').textContent").asText())
              .contains(winner == Player.BLACK ? "Black has joined" : "White has joined");
        }
        assertThat(tab.complaints()).isEmpty();
      }
    }
    assertThat(wins[0]).isPositive();
    assertThat(wins[1]).isPositive();
  }

  /** A click on a link, and what it leads to. */
  private static void follow(DevTools tab, String link) throws Exception {
    String target = tab.evaluate(link + ".href").asText();
    tab.evaluate(link + ".click()");
    for (int tries = 0; tries < 200; tries++) {
      if (here(tab).equals(target + " complete")) {
        return;
      }
      Thread.sleep(50);
    }
    throw new AssertionError("the link leads not to " + target);
  }

  /** Where the tab is, and whether the page is there; between two pages it cannot be asked. */
  private static String here(DevTools tab) throws InterruptedException {
    try {
      return tab.evaluate("location.href + ' ' + document.readyState").asText();
    } catch (IOException e) {
      return "";
    }
  }

  /** The winner's stones join its sides, and the player in Java answers each move alike. */
  private static void assertBeaten(Entry theorem, JsonNode turns) throws Exception {
    Strategy strategy;
    try (InputStream in = Files.newInputStream(theorem.proof().files().certificate())) {
      strategy = Strategy.read(theorem.proof().statement(), in);
    }
    Playing game = strategy.play();
    for (JsonNode turn : turns) {
      for (JsonNode cell : turn.path("theirs")) {
        game.move(game.cells().number(cell.asText()).orElseThrow());
      }
      List<String> ours = new ArrayList<>();
      turn.path("ours").forEach(cell -> ours.add(cell.asText()));
      if (game.strategyMoves()) {
        assertThat(game.answer().cells().stream().map(game.cells()::name))
            .as("%s of %s", turn, turns)
            .containsExactlyElementsOf(ours);
      }
    }
    HexBoard board = (HexBoard) theorem.proof().statement().board();
    Player player = strategy.player();
    assertThat(JoinedSides.of(board, player, game.stones(player))).as("%s", turns).isTrue();
    assertThat(JoinedSides.of(board, player.opponent(), game.stones(player.opponent()))).isFalse();
  }

  @Test
  void theMapIsWalkedWithTheKeysAndFitsAPhone() throws Exception {
    Path site = folder.resolve("small");
    new ExplorerSite("index").write(Proofs.archived("hex/3,3/a1", "hex/3,3/b2"), site);
    try (DevTools tab = tab()) {
      tab.visit(site.resolve("first-moves/hex-3,3.html").toUri());
      tab.evaluate("document.querySelector('.map a').focus()");
      StringBuilder way = new StringBuilder();
      String here = "(document.activeElement.ariaLabel ?? '').split(':')[0]";
      way.append(tab.evaluate(here).asText());
      assertThat(texts(tab)).isEqualTo("W b1 c1 a2 B c2 a3 b3 W");
      tab.press("End");
      tab.press("ArrowDown");
      assertThat(way.append(tab.evaluate(here).asText())).hasToString("a1a1");
      tab.resize(390, 844);
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(390);
      assertThat(tab.complaints()).isEmpty();
    }
  }

  private static String texts(DevTools tab) throws Exception {
    return tab.evaluate(
            "[...document.querySelectorAll('.map .cell')].map((it) => it.textContent).join(' ')")
        .asText();
  }
}
