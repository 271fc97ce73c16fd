package dev.touchstone.bench.forge;

import java.util.ArrayList;
import java.util.List;

/**
 * A mistake that a checker of a rule might have, as a change of its source.
 *
 * @param realm the games in which it is looked for
 * @param words what is wrong then
 * @param type the class of the verifier, or of the package of certificates, that has it
 * @param from what stands there, once
 * @param to what would stand there
 */
record Flaw(Realm realm, String words, String type, String from, String to) {

  /** In games of a few listed lines. */
  Flaw(String words, String type, String from, String to) {
    this(Realm.LISTED, words, type, from, to);
  }

  /** Side conditions left out, and claims that promise too much. */
  static final List<Flaw> ALL = all();

  private static List<Flaw> all() {
    List<Flaw> all = new ArrayList<>(ofWeakGames());
    all.addAll(StrongFlaws.ALL);
    all.addAll(TurnFlaws.ALL);
    all.addAll(EndFlaws.ALL);
    all.addAll(HexFlaws.ALL);
    all.addAll(HostFlaws.ALL);
    all.addAll(TilingFlaws.ALL);
    return List.copyOf(all);
  }

  private static List<Flaw> ofWeakGames() {
    return List.of(
        new Flaw("SWAP: u may be in the zone", "SwapRule", "block.zone().contains(to)", "from < 0"),
        new Flaw(
            "SWAP: keeps the lines that lose v",
            "SwapRule",
            "block.lines().minus(lost)",
            "block.lines()"),
        new Flaw(
            "SWAP: loses the lines through u, not v",
            "SwapRule",
            "game.linesThrough(from).minus(game.linesThrough(to))",
            "game.linesThrough(to).minus(game.linesThrough(from))"),
        new Flaw(
            "SWAP: u does not come in", "SwapRule", ".without(from).with(to)", ".without(from)"),
        new Flaw(
            "SWAP: gains the lines through u",
            "SwapRule",
            "block.lines().minus(lost)",
            "block.lines().minus(lost).union(game.linesThrough(to))"),
        new Flaw(
            "BOTH: zones may overlap", "BothRule", "zone.intersects(block.zone())", "zone == null"),
        new Flaw(
            "BOTH: zones may overlap in one cell",
            "BothRule",
            "zone.intersects(block.zone())",
            "zone.countIn(block.zone()) > 1"),
        new Flaw(
            "BOTH: only neighbours are compared",
            "BothRule",
            "      zone = zone.union(block.zone());",
            "      zone = block.zone();"),
        new Flaw(
            "BOTH: the first zone is not compared",
            "BothRule",
            "zone.intersects(block.zone())",
            "zone.minus(blocks.get(0).zone()).intersects(block.zone())"),
        new Flaw(
            "BOTH: all lines that meet the zone",
            "BothRule",
            "lines.union(block.lines())",
            "lines.union(game.linesMeeting(block.zone()))"),
        new Flaw("GROUPS: of any size", "GroupsRule", "size != turn + 1", "size < 1"),
        new Flaw("GROUPS: may overlap", "GroupsRule", "(zone[cell >>> 6] & bit) != 0", "bit == 0"),
        new Flaw(
            "GROUPS: lines that contain a part of one",
            "GroupsRule",
            "i = from; i < from + size; i++) {\n          contain",
            "i = from; i < from + size - 1; i++) {\n          contain"),
        new Flaw("POTENTIAL: for any p", "PotentialRule", "turn != 1", "turn < 1"),
        new Flaw("POTENTIAL: below 1, not 1/2", "PotentialRule", "units > 0", "units > 1"),
        new Flaw("POTENTIAL: lines outside the zone", "PotentialRule", "|| linesWith[0] > 0", ""),
        new Flaw(
            "OPTIONS: nothing is asked of turns",
            "OptionsRule",
            "    MissedTurns.check(turn, options, untouched, looks);\n",
            ""),
        new Flaw(
            "OPTIONS: turns of one stone only", "MissedTurns", "j <= turn; j++", "j <= 1; j++"),
        new Flaw(
            "OPTIONS: answers larger than the turn",
            "MissedTurns",
            "count() <= j)",
            "count() <= turn)"),
        new Flaw(
            "OPTIONS: what an answer takes is not touched",
            "OptionsRule",
            "option.then().zone().union(option.cells())",
            "option.then().zone()"),
        new Flaw(
            "OPTIONS: what is needed is forgotten",
            "OptionsRule",
            "needs = needs.union(leansOn.minus(option.cells()));",
            "needs = leansOn.minus(option.cells());"),
        new Flaw(
            "OPTIONS: any line that one answer blocks",
            "Block",
            "blocked = blocked.intersection(then",
            "blocked = blocked.isEmpty() ? blocked : blocked.union(then"),
        new Flaw(
            "OPTIONS: the zone of the first alone",
            "Block",
            "return new Block(union, blocked)",
            "return new Block(zone, blocked)"),
        new Flaw(
            "OPTIONS: what the first answer needs alone",
            "Complete",
            "new Complete(remaining, union)",
            "new Complete(needs, union)"),
        new Flaw(
            "IMAGE: cells need not be one to one",
            "Symmetry",
            ".count() < cells.length",
            ".count() < 1"),
        new Flaw(
            "IMAGE: lines need not be lines",
            "Symmetry",
            "lines[line] < 0",
            "lines[line] < 0 && (lines[line] = line) < 0"),
        new Flaw("IMAGE: lines stay where they are", "Block", "symmetry.image(lines)", "lines"),
        new Flaw("IMAGE: the zone stays where it is", "Complete", "symmetry.image(zone)", "zone"));
  }
}
