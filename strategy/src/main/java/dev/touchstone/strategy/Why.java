package dev.touchstone.strategy;

import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Why the strategy answered so, in words. */
public final class Why {

  private final Cells cells;
  private final boolean isTiled;
  private final boolean isHex;
  private final Reply reply;
  private final String you;

  private Why(Playing game, Reply reply) {
    Strategy strategy = game.strategy();
    cells = game.cells();
    isTiled = strategy.tiling().isPresent();
    isHex = strategy.statement().rules() == Rules.HEX;
    this.reply = reply;
    Player opponent = strategy.player().opponent();
    String name = strategy.statement().rules().nameOf(opponent);
    you = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /**
   * A sentence on a line of its own for all stones with one reason, beginning with the theorem that
   * they rest on.
   */
  public static String of(Playing game, Reply reply) {
    Why why = new Why(game, reply);
    return reply.placed().isEmpty()
        ? "the board is full."
        : reply.placed().stream()
                .map(placed -> placed.ground().theorem() + ": " + why.sentence(placed))
                .collect(Collectors.joining("\n"))
            + links(game);
  }

  /** What joins the winner's stones and sides in Hex, but for stones that touch. */
  private static String links(Playing game) {
    String links =
        HexLinks.of(game).stream()
            .filter(link -> !link.isTouching())
            .map(HexLink::words)
            .collect(Collectors.joining("; "));
    return links.isEmpty() ? "" : "\nlinks: " + links + ".";
  }

  private String sentence(Placed placed) {
    String stones = names(placed.cells());
    boolean one = placed.cells().size() == 1;
    if (!placed.asked()) {
      return "%s; one stone more never hurts, and %s %s."
          .formatted(
              nothingAsked(),
              stones,
              placed.ground() == Ground.ANYWHERE
                  ? elsewhere()
                  : (one ? "is" : "are") + " the first option of what is left to do");
    }
    return switch (placed.ground()) {
      case GROUP, CAPTURED_PAIR -> inGroup(placed, stones);
      case POTENTIAL ->
          "on %s lies most of the danger of the lines that are left, whose sum stays below 1."
              .formatted(stones);
      case ORDERED_OPTION -> ofOrder(placed, stones);
      default -> isTiled ? inTile(placed, stones) : zoneIsEmpty() ? done(placed) : rest(stones);
    };
  }

  private boolean zoneIsEmpty() {
    return reply.promise().zone().isEmpty();
  }

  private String elsewhere() {
    if (cells instanceof HostCells) {
      return reply.to().isEmpty() ? "is as good as any" : "is next to the last stone";
    }
    return isHex ? "is as good as any" : "is on most of the lines that are open";
  }

  /** T22: what is left to do is said of no more than one copy of a tile. */
  private String inTile(Placed placed, String stones) {
    return placed.ground() == Ground.OPENING
        ? "%s is what the proof begins with.".formatted(stones)
        : "with %s every line of its copy of the tile can still be blocked.".formatted(stones);
  }

  /** T12: the options are tried in their order. */
  private String ofOrder(Placed placed, String cells) {
    Placed.Which which = placed.which();
    String option =
        which == null || which.of() == 1
            ? "the only option"
            : "option %d of %d".formatted(which.number(), which.of());
    return reply.to().isEmpty() || which == null || which.of() == 1
        ? "%s is %s.".formatted(cells, option)
        : "%s is %s, the first that %s %s alone."
            .formatted(
                cells, option, names(reply.to()), reply.to().size() == 1 ? "leaves" : "leave");
  }

  private String inGroup(Placed placed, String cells) {
    String group = names(Arrays.stream(placed.group().toArray()).boxed().toList());
    return placed.group().count() == 2
        ? "%s are a pair: %s took one, the strategy takes the other.".formatted(group, you)
        : "%s are a group: %s took some of it, the strategy takes %s.".formatted(group, you, cells);
  }

  private String nothingAsked() {
    if (reply.placed().get(0).asked()) {
      return "nothing more has to be answered";
    }
    return reply.to().isEmpty()
        ? "nothing has to be done yet"
        : "%s %s to be answered no more"
            .formatted(names(reply.to()), reply.to().size() == 1 ? "has" : "have");
  }

  /** Later stones of the same turn may have had a part in it. */
  private String done(Placed placed) {
    String cells = names(reply.cells());
    return switch (placed.ground()) {
      case COMPLETE_OPTION -> "with %s a line is complete.".formatted(cells);
      case LINK_OPTION -> "with %s the two sides are joined.".formatted(cells);
      default -> "with %s there is nothing left to do.".formatted(cells);
    };
  }

  /** Where the strategy still has to be able to play; what it answers lies outside of that. */
  private String rest(String stones) {
    int cells = reply.promise().zone().count();
    String without = reply.to().isEmpty() ? "" : ", without " + names(reply.to());
    return "with %s the rest can be done in a zone of %s%s."
        .formatted(stones, cells == 1 ? "one cell" : cells + " cells", without);
  }

  /** a1, b2 and c3. */
  private String names(List<Integer> some) {
    List<String> names = some.stream().map(cells::name).toList();
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
