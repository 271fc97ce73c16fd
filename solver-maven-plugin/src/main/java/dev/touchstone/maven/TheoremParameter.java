package dev.touchstone.maven;

import dev.touchstone.archive.MemorySize;
import dev.touchstone.archive.Regenerate;
import dev.touchstone.archive.SearchPlan;
import dev.touchstone.archive.TheoremPlan;
import dev.touchstone.archive.TimeSpan;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Engine;
import dev.touchstone.solver.SearchSettings;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.GameText;
import dev.touchstone.theorem.Question;
import dev.touchstone.theorem.Refusal;
import java.nio.file.Path;
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
      int cluster,
      @Nullable Long maxNodes,
      @Nullable String maxTime) {}

  private static final String UNSAID = "";
  private static final int MOST_WORKERS = 256;

  private String name = UNSAID;
  private String game = UNSAID;
  private String rules = UNSAID;
  private String winner = UNSAID;
  private String regenerate = "ifMissing";
  private String first = UNSAID;
  private String maker = UNSAID;
  private String breaker = UNSAID;
  private String black = UNSAID;
  private String white = UNSAID;
  private int turn = 1;
  private @Nullable Integer opening;
  private boolean allOpenings;
  private String engine = "pn";
  private String effort = "fast";
  private @Nullable Integer threads;
  private @Nullable Integer cluster;
  private @Nullable String memory;
  private @Nullable Long maxNodes;
  private @Nullable String maxTime;

  /** The folder below the archive; by default named after the game. */
  public void setName(String value) {
    name = value.strip();
  }

  /** The board: 7,7,5, torus 4,4,3, 4^3, plane 8, hex 5,5, or NAME.hg, a file beside the POM. */
  public void setGame(String value) {
    game = value.strip();
  }

  /** The rules: weak (the default) or strong; Hex has its own. */
  public void setRules(String value) {
    rules = value.strip();
  }

  /**
   * What must come out: maker or breaker, or else black or white; in a strong game also nobody,
   * black-holds or white-holds. By default the build finds out.
   */
  public void setWinner(String value) {
    winner = value.strip();
  }

  /** When it is solved again: always, ifMissing (the default) or onDemand. */
  public void setRegenerate(String value) {
    regenerate = value.strip();
  }

  /** Who moves first: maker (the default) or breaker, or else black (the default) or white. */
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

  /** Black's stones, where the game is not weak. */
  public void setBlack(String value) {
    black = value.strip();
  }

  /** White's stones, where the game is not weak. */
  public void setWhite(String value) {
    white = value.strip();
  }

  /** The stones of a turn, 1 by default. */
  public void setTurn(int value) {
    turn = value;
  }

  /** The stones of the first turn, by default as many as of the others. */
  public void setOpening(int value) {
    opening = value;
  }

  /** Whether Hex is solved after each first move, in one theorem. */
  public void setAllOpenings(boolean value) {
    allOpenings = value;
  }

  /** How it is searched: pn (proof numbers, the default) or dfs. */
  public void setEngine(String value) {
    engine = value.strip();
  }

  /** Fast (the default), small (a smaller proof in more time) or packed (for narrow boards). */
  public void setEffort(String value) {
    effort = value.strip();
  }

  /** Threads of this search. */
  public void setThreads(int value) {
    threads = value;
  }

  /** Workers of this process for this game, with one stone a turn on a finite board; 0 for none. */
  public void setCluster(int value) {
    cluster = value;
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
    TheoremWords words = new TheoremWords(game);
    Question question = question(words, defaults.basedir());
    try {
      TheoremPlan plan =
          new TheoremPlan(
              name.isEmpty() ? question.folderName() : name,
              question,
              words.winner(winner, question.rules()),
              words.regenerate(regenerate),
              search(words, question, defaults));
      checkThreads(plan);
      return plan;
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(game + ": " + e.getMessage());
    }
  }

  private Question question(TheoremWords words, Path basedir) throws Refusal {
    String notation = Notation.from(basedir, game.replaceAll("\\s+", " "));
    Rules played = words.rules(rules, notation);
    boolean weak = played == Rules.WEAK;
    boolean others = weak ? !(black + white).isEmpty() : !(maker + breaker).isEmpty();
    if (others) {
      throw Refusal.usage(
          "%s: the stones are <%s> and <%s>"
              .formatted(game, played.nameOf(Player.BLACK), played.nameOf(Player.WHITE)));
    }
    if (allOpenings && played != Rules.HEX) {
      throw Refusal.usage(game + ": <allOpenings> is for Hex; leave it out");
    }
    GameText text =
        new GameText(
            notation, weak ? maker : black, weak ? breaker : white, words.first(first, played));
    return new Question(text, played, turn, opening == null ? turn : opening, allOpenings);
  }

  private static void checkThreads(TheoremPlan plan) throws Refusal {
    if (plan.regenerate() == Regenerate.ALWAYS && plan.search().threads() > 1) {
      throw Refusal.usage(
          plan.name()
              + ": two threads do not give the same bytes every time; regenerate it with one, or"
              + " ifMissing");
    }
  }

  /** Of those that the goal has for all games, one gets them that can be given to them. */
  private int workers(TheoremWords words, Question question, int usual) throws Refusal {
    int asked = cluster == null ? usual : cluster;
    if (asked < 0 || asked > MOST_WORKERS) {
      throw Refusal.usage(
          game + ": <cluster>: 0 to %d workers, not %d".formatted(MOST_WORKERS, asked));
    }
    String obstacle = asked == 0 ? "" : obstacle(words, question);
    if (cluster != null && !obstacle.isEmpty()) {
      throw Refusal.usage(game + ": <cluster>: " + obstacle);
    }
    return obstacle.isEmpty() ? asked : 0;
  }

  private String obstacle(TheoremWords words, Question question) throws Refusal {
    if (question.map()
        || question.turn() > 1
        || question.opening() > 1
        || question.problem().board() instanceof InfiniteBoard) {
      return "for games with one stone a turn on finite boards, not for <allOpenings>";
    }
    if (words.engine(engine) != Engine.PN
        || !words.effort(effort).equals(Effort.FAST)
        || threads != null) {
      return "workers have their own <engine>, <effort>, <threads>; leave them out";
    }
    return words.regenerate(regenerate) == Regenerate.ALWAYS
        ? "workers do not give the same bytes every time; regenerate it without, or ifMissing"
        : "";
  }

  private SearchPlan search(TheoremWords words, Question question, Defaults defaults)
      throws Refusal {
    Rules played = question.rules();
    if (played == Rules.HEX
        && (words.engine(engine) != Engine.PN || !words.effort(effort).equals(Effort.FAST))) {
      throw Refusal.usage(game + ": <engine>, <effort>: Hex knows none; leave them out");
    }
    @Nullable Long nodes = maxNodes == null ? defaults.maxNodes() : maxNodes;
    @Nullable String time = maxTime == null ? defaults.maxTime() : maxTime;
    int usual = played == Rules.HEX ? 1 : defaults.threads();
    int searching = threads == null ? usual : threads;
    if (searching < 1 || searching > SearchSettings.MAX_THREADS) {
      throw Refusal.usage(game + ": <threads>: 1 or 2, not " + searching);
    }
    if (played == Rules.HEX && searching != 1) {
      throw Refusal.usage(game + ": <threads>: Hex knows one");
    }
    int workers = workers(words, question, defaults.cluster());
    return new SearchPlan(
        words.engine(engine),
        words.effort(effort),
        workers > 0 ? 1 : searching,
        workers,
        MemorySize.read(memory == null ? defaults.memory() : memory).bytes(),
        nodes == null ? Long.MAX_VALUE : nodes,
        time == null ? null : TimeSpan.read(time).duration());
  }
}
