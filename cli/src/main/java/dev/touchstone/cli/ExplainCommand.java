package dev.touchstone.cli;

import dev.touchstone.archive.Explanation;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Openings;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.InWords;
import dev.touchstone.theorem.NamedGame;
import dev.touchstone.theorem.PublishedValue;
import dev.touchstone.theorem.Refusal;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone explain}: what is proved, and what the proof is like. */
@Command(
    name = "explain",
    customSynopsis = {
      "touchstone explain DIR [--json]",
      "       touchstone explain STATEMENT CERTIFICATE [--json]",
    },
    description =
        "Explains what a theorem claims, what its proof consists of, and how the winner begins.",
    sortOptions = false,
    footer = {
      "The verifier checks the certificate first. Then: the theorem in words, size and depth, steps",
      "by rule, the zone, the answer to each first move (if that is one stone), and what is",
      "published about the game. Where nobody wins, the answers of both players. Of Hex the links by",
      "their shapes (bridges, edge templates), and a game with the links that hold after each move.",
      "Exit code: 0 explained, 1 the certificate was rejected, 2 the verifier cannot judge,",
      "3 wrong usage, or a file cannot be read, 4 out of memory, 5 the manifest in DIR is of another",
      "proof, or wrongly signed."
    })
final class ExplainCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final ProofChoice choice = new ProofChoice();

  @Option(names = "--json", description = "the same as one JSON object")
  private boolean json;

  ExplainCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    CheckedProof proof = Loading.proof(console, choice);
    NamedGame named = NamedGame.of(proof.files(), proof.statement(), console::complain);
    Explanation explanation =
        Loading.on(console, listener -> Explanation.of(proof, named, listener));
    if (json) {
      console.out().println(object(explanation));
    } else {
      explanation.lines().forEach(console.out()::println);
    }
    return ExitCode.DONE;
  }

  private static JsonObject object(Explanation explanation) {
    CheckedProof proof = explanation.proof();
    Statement statement = proof.statement();
    JsonObject rules = new JsonObject();
    explanation.byRule().forEach(rules::with);
    JsonObject object =
        new JsonObject()
            .with("theorem", explanation.game().headline())
            .with("words", InWords.paragraph(statement))
            .with("steps", proof.steps())
            .with("bytes", proof.length())
            .with("sha256", proof.digest())
            .with("rules", rules);
    PublishedValue.of(statement)
        .ifPresent(published -> object.with("published", object(published, statement)));
    List<String> lines = InWords.lines(statement);
    if (!lines.isEmpty()) {
      object.with("lines", lines);
    }
    add(object, explanation.beginning(), statement);
    return object;
  }

  private static JsonObject object(PublishedValue published, Statement statement) {
    return new JsonObject()
        .with("source", published.source())
        .with("winner", published.winner())
        .with("status", published.status())
        .with("confirmed", published.confirmedBy(statement));
  }

  private static void add(JsonObject object, Explanation.Beginning beginning, Statement statement) {
    object.with("depth", beginning.depth()).with("zone", beginning.zone());
    beginning.mainLine().forEach(line -> object.with("mainLine", line));
    if (!beginning.hex().shapes().isEmpty()) {
      JsonObject shapes = new JsonObject();
      beginning.hex().shapes().forEach((shape, count) -> shapes.with(shape, count));
      object.with("links", shapes).with("game", beginning.hex().game());
    }
    for (Openings openings : beginning.openings()) {
      if (beginning.openings().size() == 1) {
        add(object, openings);
      } else {
        JsonObject forPlayer = new JsonObject();
        add(forPlayer, openings);
        object.with(statement.rules().nameOf(openings.player()), forPlayer);
      }
    }
  }

  private static void add(JsonObject object, Openings openings) {
    object
        .with("largestZone", openings.largestZone())
        .with("first", names(openings, openings.first()));
    if (openings.turn() <= 1) {
      JsonObject answers = new JsonObject();
      openings
          .answers()
          .forEach(
              (cell, answer) -> answers.with(openings.cells().name(cell), names(openings, answer)));
      object.with("answers", answers);
    }
  }

  private static @Nullable String names(Openings openings, List<Integer> cells) {
    return cells.isEmpty() ? null : MoveList.written(openings.cells(), cells);
  }
}
