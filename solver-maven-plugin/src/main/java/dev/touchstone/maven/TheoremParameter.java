package dev.touchstone.maven;

import dev.touchstone.archive.MemorySize;
import dev.touchstone.archive.Regenerate;
import dev.touchstone.archive.SearchPlan;
import dev.touchstone.archive.TheoremPlan;
import dev.touchstone.archive.TimeSpan;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Engine;
import dev.touchstone.solver.SearchSettings;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.GameText;
import dev.touchstone.theorem.Refusal;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A theorem as it is written in a POM. What is left out is as the goal's own parameters say. */
public final class TheoremParameter {

  /**
   * What the goal says for all theorems.
   *
   * @param basedir where files of games are looked for
   */
  record Defaults(
      Path basedir,
      String memory,
      int threads,
      @Nullable Long maxNodes,
      @Nullable String maxTime) {}

  private static final String UNSAID = "";

  private String name = UNSAID;
  private String game = UNSAID;
  private String rules = Rules.WEAK.word();
  private String winner = UNSAID;
  private String regenerate = "ifMissing";
  private String first = UNSAID;
  private String maker = UNSAID;
  private String breaker = UNSAID;
  private String engine = "pn";
  private String effort = "fast";
  private @Nullable Integer threads;
  private @Nullable String memory;
  private @Nullable Long maxNodes;
  private @Nullable String maxTime;

  /** The folder below the archive; by default named after the game. */
  public void setName(String value) {
    name = value.strip();
  }

  /** The board: 7,7,5 or 4,9,7tr or torus 4,4,3 or 4^3 or NAME.hg, a file beside the POM. */
  public void setGame(String value) {
    game = value.strip();
  }

  /** The rules; weak is all that can be solved so far. */
  public void setRules(String value) {
    rules = value.strip();
  }

  /** Who must be the winner, maker or breaker; by default the build finds out. */
  public void setWinner(String value) {
    winner = value.strip();
  }

  /** When it is solved again: always, ifMissing (the default) or onDemand. */
  public void setRegenerate(String value) {
    regenerate = value.strip();
  }

  /** Who moves first: maker (the default) or breaker. */
  public void setFirst(String value) {
    first = value.strip();
  }

  /** Maker's stones, as in a1,b2. */
  public void setMaker(String value) {
    maker = value.strip();
  }

  /** Breaker's stones. */
  public void setBreaker(String value) {
    breaker = value.strip();
  }

  /** How it is searched: pn (proof numbers, the default) or dfs. */
  public void setEngine(String value) {
    engine = value.strip();
  }

  /** Fast (the default) or small: a smaller proof in more time. */
  public void setEffort(String value) {
    effort = value.strip();
  }

  /** Threads of this search. */
  public void setThreads(int value) {
    threads = value;
  }

  /** Memory for the table of this search. */
  public void setMemory(String value) {
    memory = value.strip();
  }

  /** The most positions of this search. */
  public void setMaxNodes(long value) {
    maxNodes = value;
  }

  /** The most time for this search. */
  public void setMaxTime(String value) {
    maxTime = value.strip();
  }

  /** The plan for this theorem. */
  TheoremPlan plan(Defaults defaults) throws Refusal {
    if (game.isEmpty()) {
      throw Refusal.usage("a theorem needs a <game>, as in <game>7,7,5</game>");
    }
    if (!rules.equals(Rules.WEAK.word())) {
      throw Refusal.usage(
          game + ": <rules>" + rules + "</rules>: only weak games can be solved so far");
    }
    String notation = Notation.from(defaults.basedir(), game.replaceAll("\\s+", " "));
    GameText text = new GameText(notation, maker, breaker, player("first", first));
    try {
      TheoremPlan plan =
          new TheoremPlan(
              name.isEmpty() ? text.folderName() : name,
              text,
              player("winner", winner),
              regenerate(),
              search(defaults));
      checkThreads(plan);
      return plan;
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(game + ": " + e.getMessage());
    }
  }

  private Regenerate regenerate() throws Refusal {
    try {
      return Regenerate.of(regenerate);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("%s: <regenerate>: %s".formatted(game, e.getMessage()));
    }
  }

  private static void checkThreads(TheoremPlan plan) throws Refusal {
    if (plan.regenerate() == Regenerate.ALWAYS && plan.search().threads() > 1) {
      throw Refusal.usage(
          plan.name()
              + ": two threads do not give the same bytes every time; regenerate it with one, or"
              + " ifMissing");
    }
  }

  private SearchPlan search(Defaults defaults) throws Refusal {
    @Nullable Long nodes = maxNodes == null ? defaults.maxNodes() : maxNodes;
    @Nullable String time = maxTime == null ? defaults.maxTime() : maxTime;
    int searching = threads == null ? defaults.threads() : threads;
    if (searching < 1 || searching > SearchSettings.MAX_THREADS) {
      throw Refusal.usage(game + ": <threads>: 1 or 2, not " + searching);
    }
    return new SearchPlan(
        engine(),
        effort(),
        searching,
        MemorySize.read(memory == null ? defaults.memory() : memory).bytes(),
        nodes == null ? Long.MAX_VALUE : nodes,
        time == null ? null : TimeSpan.read(time).duration());
  }

  private Engine engine() throws Refusal {
    return switch (engine.toLowerCase(Locale.ROOT)) {
      case "pn" -> Engine.PN;
      case "dfs" -> Engine.DFS;
      default -> throw Refusal.usage(game + ": <engine>: pn or dfs, not '" + engine + "'");
    };
  }

  private Effort effort() throws Refusal {
    return switch (effort.toLowerCase(Locale.ROOT)) {
      case "fast" -> Effort.FAST;
      case "small" -> Effort.SMALL;
      case "packed" -> Effort.PACKED;
      default ->
          throw Refusal.usage(game + ": <effort>: fast, small or packed, not '" + effort + "'");
    };
  }

  private @Nullable Player player(String what, String word) throws Refusal {
    for (Player player : Player.values()) {
      if (Rules.WEAK.nameOf(player).equals(word.toLowerCase(Locale.ROOT))) {
        return player;
      }
    }
    if (word.isEmpty()) {
      return null;
    }
    throw Refusal.usage("%s: <%s>: maker or breaker, not '%s'".formatted(game, what, word));
  }
}
