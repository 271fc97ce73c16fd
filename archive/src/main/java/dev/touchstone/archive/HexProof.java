package dev.touchstone.archive;

import dev.touchstone.strategy.HexGame;
import dev.touchstone.strategy.HexLinks;
import dev.touchstone.strategy.Strategy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What there is to say of a proof of Hex only; of others nothing.
 *
 * @param shapes how many of its links have which shape
 * @param game a game in which the loser asks the most of it
 */
public record HexProof(Map<String, Integer> shapes, List<String> game) {

  public HexProof {
    shapes = Collections.unmodifiableMap(new TreeMap<>(shapes));
    game = List.copyOf(game);
  }

  static HexProof of(Strategy strategy) {
    return new HexProof(HexLinks.byShape(strategy), HexGame.lines(strategy));
  }

  /** As text. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (!shapes.isEmpty()) {
      lines.add("links by shape:");
      shapes.forEach((shape, count) -> lines.add("  %-14s %s".formatted(shape, count)));
    }
    if (!game.isEmpty()) {
      lines.add("a game, with the links that hold after each move:");
      game.forEach(move -> lines.add("  " + move));
    }
    return lines;
  }
}
