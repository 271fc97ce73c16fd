package dev.touchstone.bench.differential;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Other statements for the same certificate, and other ways to write the same statement. */
final class StatementMutants {

  private static final List<String> VALUES =
      List.of(
          "turn 1",
          "turn 2",
          "turn 3",
          "turn 8",
          "turn 9",
          "turn 0",
          "turn 02",
          "opening 1",
          "opening 2",
          "opening 3",
          "opening 9",
          "holds black",
          "holds white",
          "black-line a b",
          "white-line a",
          "rules weak",
          "rules strong",
          "overline wins",
          "overline void",
          "first maker",
          "first breaker",
          "first black",
          "first white",
          "winner maker",
          "winner breaker",
          "winner black",
          "winner white",
          "winner nobody",
          "maker -",
          "maker a1",
          "breaker b2",
          "black a1 a2",
          "white c3",
          "board 3,3,3",
          "board 4,4,4",
          "board 4,7,7tr",
          "board 4,9,7tr",
          "board 3^3",
          "board 2^4",
          "board 4^2",
          "maker a1a b2b",
          "board torus 5,5,4",
          "board hcylinder 4,5,4",
          "board vcylinder 5,4,3",
          "board 5,4,6",
          "board 1,1,1",
          "board 64,64,5",
          "board 65,1,1",
          "board plane 3",
          "board plane 64",
          "board strip 3,3",
          "board 3+,4+,3",
          "board 4,4+,4",
          "black 0,0 -1,2",
          "maker 2,0",
          "board  3,3,3",
          "board hypergraph",
          "cells a b c d",
          "line a b",
          "line b a a",
          "# a comment",
          "");

  private static final List<String> ODD_CHARACTERS =
      List.of("\t", " ", "\r\n", "\n", "\u0000", "\u00a0", "\u200b", "\u202e", "é", "#", "-", "A");

  private final Chance chance;

  StatementMutants(Chance chance) {
    this.chance = chance;
  }

  byte[] change(byte[] statement) {
    String text = new String(statement, UTF_8);
    List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    int at = chance.below(lines.size());
    switch (chance.below(9)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(at, lines.get(chance.below(lines.size())));
      case 2 -> lines.add(chance.below(lines.size()), lines.remove(at));
      case 3 -> lines.set(at, oddCharacter(lines.get(at)));
      case 4 -> lines.add(chance.of(VALUES));
      case 5 -> lines.set(at, ofOthers(lines.get(at)));
      default -> setValue(lines, chance.of(VALUES));
    }
    return String.join("\n", lines).getBytes(UTF_8);
  }

  /** Gives a key that the statement has another value. */
  private static void setValue(List<String> lines, String value) {
    String key = value.replaceAll(" .*", "");
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(key + " ")) {
        lines.set(i, value);
        return;
      }
    }
    lines.add(Math.max(0, lines.size() - 1), value);
  }

  /** A line becomes another player's. */
  private String ofOthers(String line) {
    return line.replaceFirst(
        "^(black-|white-)?line ", chance.of(List.of("line ", "black-line ", "white-line ")));
  }

  private String oddCharacter(String line) {
    int at = chance.below(line.length() + 1);
    return line.substring(0, at) + chance.of(ODD_CHARACTERS) + line.substring(at);
  }
}
