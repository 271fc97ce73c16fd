package dev.touchstone.archive;

import dev.touchstone.picture.BoardText;
import dev.touchstone.picture.Figure;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Openings;
import dev.touchstone.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a theorem claims, what its proof is made of, and how its strategy begins.
 *
 * @param byRule the number of steps of each rule
 * @param beginning nothing, if games of this kind cannot be played yet
 */
public record Explanation(
    CheckedProof proof, Map<String, Long> byRule, Optional<Beginning> beginning) {

  /**
   * How the strategy begins.
   *
   * @param depth how many moves it looks up at most before pairs or a potential decide
   * @param zone the cells of the theorem's claim
   */
  public record Beginning(int depth, int zone, Openings openings) {}

  /** Takes the proof apart. */
  public static Explanation of(CheckedProof proof) throws Refusal {
    return of(proof, ProofWatch.none());
  }

  /** The same, watched. */
  public static Explanation of(CheckedProof proof, ProofWatch watch) throws Refusal {
    Optional<Beginning> beginning = Optional.empty();
    if (Strategy.whyNotPlayable(proof.statement()).isEmpty()) {
      Strategy strategy = Strategies.read(proof, watch);
      beginning =
          Optional.of(
              new Beginning(strategy.depth(), strategy.zone().count(), Openings.of(strategy)));
    }
    return new Explanation(proof, ProofSteps.byRule(proof), beginning);
  }

  /** The explanation as text. */
  public List<String> lines() {
    Statement statement = proof.statement();
    List<String> lines = new ArrayList<>();
    lines.add(InWords.headline(statement));
    lines.add("");
    lines.add(InWords.paragraph(statement));
    lines.add("");
    lines.add(
        "verified: %s steps, %s bytes"
            .formatted(TheoremPage.grouped(proof.steps()), TheoremPage.grouped(proof.length())));
    lines.add("certificate: sha256 " + proof.digest());
    lines.add(
        "published: "
            + Published.of(statement)
                .map(published -> published.line(statement))
                .orElse("nothing about this game in our table"));
    lines.add("steps by rule:");
    byRule.forEach(
        (rule, steps) -> lines.add("  %-10s %s".formatted(rule, TheoremPage.grouped(steps))));
    lines.addAll(beginningLines());
    return lines;
  }

  private List<String> beginningLines() {
    if (beginning.isEmpty()) {
      return List.of("play: " + Strategy.whyNotPlayable(proof.statement()).orElseThrow());
    }
    Beginning begin = beginning.get();
    List<String> lines = new ArrayList<>();
    lines.add(
        "depth: %s moves are looked up at most, the rest is pairs or lines already won"
            .formatted(begin.depth()));
    lines.add(
        "zone: %s of %s cells; at most %s after the first moves"
            .formatted(
                begin.zone(),
                proof.statement().game().cellCount(),
                begin.openings().largestZone()));
    if (begin.openings().first() >= 0) {
      lines.add("first move: " + name(begin.openings().first()));
    }
    lines.add("answer to each first move, on the cell of that move:");
    lines.addAll(answers(begin.openings()));
    return lines;
  }

  private List<String> answers(Openings openings) {
    Statement statement = proof.statement();
    Figure board = Figure.of(statement.setup(), "");
    List<String> rows =
        BoardText.lines(
            board,
            cell -> {
              int answer = openings.answers().getOrDefault(cell, -1);
              return answer < 0 ? "." : name(answer);
            });
    if (!rows.isEmpty()) {
      return rows;
    }
    List<String> list = new ArrayList<>();
    openings
        .answers()
        .forEach(
            (cell, answer) ->
                list.add("  %s: %s".formatted(name(cell), answer < 0 ? "-" : name(answer))));
    return list;
  }

  private String name(int cell) {
    return proof.statement().board().cellName(cell);
  }
}
