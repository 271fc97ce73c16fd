package dev.touchstone.cli;

import dev.touchstone.archive.MemorySize;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.SolveResult.Work;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.InWords;
import dev.touchstone.theorem.NamedGame;
import java.nio.file.Path;
import java.util.Locale;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * What came out of a run, for people and for programs.
 *
 * @param game in the notation of the user
 * @param outcome how it ends, if that is proved
 * @param proof the proof, if there is one
 * @param besides the proof that the other player holds, where it takes two to say that nobody wins
 * @param open where the search stopped, otherwise
 * @param checkpoint the checkpoint that is kept, if any
 * @param held whether the proof was there before, and nothing was searched
 */
record SolveReport(
    String game,
    SolveRequest request,
    String effort,
    Work work,
    double seconds,
    @Nullable Outcome outcome,
    @Nullable CheckedProof proof,
    @Nullable CheckedProof besides,
    @Nullable OutOfBudget open,
    @Nullable Path checkpoint,
    boolean held) {

  /** Of a search of which nothing is proved yet. */
  static SolveReport open(
      String game, SolveRequest request, String effort, Work work, double seconds) {
    return new SolveReport(
        game, request, effort, work, seconds, null, null, null, null, null, false);
  }

  SolveReport proved(Outcome by, CheckedProof proof) {
    return new SolveReport(
        game, request, effort, work, seconds, by, proof, null, null, null, false);
  }

  /** Of a game that was decided, of which the proof could not be written. */
  SolveReport unwritten(Outcome by, @Nullable Path kept) {
    return new SolveReport(game, request, effort, work, seconds, by, null, null, null, kept, false);
  }

  SolveReport with(@Nullable CheckedProof second) {
    return new SolveReport(
        game, request, effort, work, seconds, outcome, proof, second, open, checkpoint, held);
  }

  SolveReport outOfBudget(OutOfBudget result, @Nullable Path kept) {
    return new SolveReport(
        game, request, effort, work, seconds, null, null, null, result, kept, false);
  }

  /** Of a proof that was there before. */
  static SolveReport held(
      String game, SolveRequest request, String effort, CheckedProof proof, @Nullable Path left) {
    Work none = new Work(0, 0, 0, 0, 0);
    return new SolveReport(
        game, request, effort, none, 0, proof.statement().winner(), proof, null, null, left, true);
  }

  /** Lines for people. */
  String text() {
    if (outcome == null || proof == null) {
      String open = outcome == null ? "not decided" : "decided, but not proved";
      return "%s is %s (%s)%s\n%s".formatted(game, open, rules().word(), stones(), searchLine());
    }
    // A layout that is no good is complained of where it is shown.
    NamedGame named = NamedGame.of(proof.files(), proof.statement(), complaint -> {});
    return """
        %s
        %s
        proved: %s %s
        """
            .formatted(
                named.headline(),
                held ? heldLine(proof) : searchLine() + proofLine(proof),
                proof.files().statement(),
                proof.files().certificate())
        + (besides == null ? "" : besides(besides));
  }

  private static String besides(CheckedProof second) {
    return "%s, so nobody wins\nproved: %s %s\n"
        .formatted(
            InWords.headline(second.statement()),
            second.files().statement(),
            second.files().certificate());
  }

  private static String proofLine(CheckedProof proof) {
    return "proof: %d steps, %d bytes".formatted(proof.steps(), proof.length());
  }

  private String heldLine(CheckedProof proof) {
    @Nullable Path folder = proof.files().statement().getParent();
    return "%s holds a proof of this already (%d steps, sha256 %s): nothing to do; --force solves it again%s"
        .formatted(
            folder == null ? "." : folder,
            proof.steps(),
            proof.digest(),
            checkpoint == null ? "" : "\nthe checkpoint " + checkpoint + " is kept");
  }

  /** What it took, and how far it came if that was not to the end. */
  private String searchLine() {
    String before =
        work.nodesBefore() > 0 ? " (%d of them before)".formatted(work.nodesBefore()) : "";
    String settled =
        open == null
            ? ""
            : ", %d of %d first moves settled, %d positions decided"
                .formatted(
                    open.reached().rootMovesSettled(),
                    open.reached().rootMoves(),
                    open.reached().decided());
    // The workers of a cluster have tables of their own.
    String table = work.tableBytes() > 0 ? ", table " + MemorySize.words(work.tableBytes()) : "";
    return "search: %d nodes%s in %s s, %s a second%s%s\n"
        .formatted(work.nodes(), before, rounded(2), nodesPerSecond(), table, settled);
  }

  private long nodesPerSecond() {
    return seconds > 0 ? Math.round((work.nodes() - work.nodesBefore()) / seconds) : 0;
  }

  /** One JSON object for programs. */
  String json() {
    JsonObject object = new JsonObject();
    object
        .with("event", "result")
        .with("game", game)
        .with("rules", rules().word())
        .with(rules().nameOf(Player.BLACK), names(Player.BLACK))
        .with(rules().nameOf(Player.WHITE), names(Player.WHITE))
        .with("first", rules().nameOf(request.problem().setup().first()))
        .with("winner", winner())
        .with("verified", proof != null)
        .with("nodes", work.nodes())
        .with("nodesBefore", work.nodesBefore())
        .withNumber("seconds", rounded(3))
        .with("steps", proof == null ? 0 : proof.steps())
        .with("certificateBytes", proof == null ? 0 : proof.length())
        .with("statement", proof == null ? null : proof.files().statement().toString())
        .with("certificate", proof == null ? null : proof.files().certificate().toString())
        .with("engine", request.search().engine().name().toLowerCase(Locale.ROOT))
        .with("effort", effort)
        .with("threads", request.search().threads())
        .with("leafTests", work.leafTests())
        .with("tableBytes", work.tableBytes())
        .with("outOfBudget", open == null ? null : open.budget().words())
        .with("checkpoint", checkpoint == null ? null : checkpoint.toString())
        .with("sha256", proof == null ? null : proof.digest())
        .with("besides", besides == null ? null : besides.files().statement().toString())
        .with("provedBefore", held);
    if (open != null) {
      object
          .with("rootMoves", open.reached().rootMoves())
          .with("rootMovesSettled", open.reached().rootMovesSettled())
          .with("decided", open.reached().decided());
    }
    return object.toString();
  }

  /** What is not as on an empty board: the proof is about that. */
  private String stones() {
    String black = names(Player.BLACK);
    String white = names(Player.WHITE);
    return (black.isEmpty() ? "" : ", " + capital(Player.BLACK) + " on " + black)
        + (white.isEmpty() ? "" : ", " + capital(Player.WHITE) + " on " + white)
        + (request.problem().setup().first() == Player.BLACK
            ? ""
            : ", " + capital(Player.WHITE) + " moves first");
  }

  private Rules rules() {
    return request.problem().rules();
  }

  private String capital(Player player) {
    String name = rules().nameOf(player);
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** Who wins, in one word; two players who hold are a draw. */
  private String winner() {
    if (outcome == null || proof == null) {
      return "unknown";
    }
    return besides == null ? outcome.inOneWord(rules()) : Outcome.NOBODY.word(rules());
  }

  private String names(Player player) {
    Setup setup = request.problem().setup();
    StringJoiner names = new StringJoiner(" ");
    setup.stones(player).forEach(cell -> names.add(setup.board().cellName(cell)));
    return names.toString();
  }

  private String rounded(int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", seconds);
  }
}
