package dev.touchstone.theorem;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Excerpt;
import dev.touchstone.game.Notation;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A game as people call it, made into the notation of its board: 7x7x5 is 7,7,5. */
public final class GameName {

  private static final String BY = " *(?:[x*\u00d7,;/ ]| by ) *";

  /** Two or three numbers with something between them, and perhaps a word in front. */
  private static final Pattern SIDES =
      Pattern.compile(
          "(?:(torus|hcylinder|vcylinder|cylinder) +)?([0-9]{1,4})%1$s([0-9]{1,4})(?:%1$s([0-9]{1,4}))?"
              .formatted(BY));

  private static final Pattern TRUNCATED =
      Pattern.compile("4%1$s([0-9]{1,4})%1$s7 ?tr".formatted(BY));
  private static final Pattern CUBE = Pattern.compile("([0-9]+) *[x*\u00d7] *\\1 *[x*\u00d7] *\\1");
  private static final Pattern POWER =
      Pattern.compile("(?:(?:hyper)?cube +)?([0-9]+) ?(?:\\^|\\*\\*) ?([0-9]+)");
  private static final Pattern CONNECT = Pattern.compile("connect[( ]+[0-9]+,[0-9]+,[0-9, ]+\\)?");
  private static final Pattern WITH_RULES = Pattern.compile("(.*[^ -])[ -]+(weak|strong)");
  private static final Pattern SIZE = Pattern.compile("[0-9]+(x[0-9]+)*$|^[0-9]+(x[0-9]+)*");

  private static final Map<String, KnownGame> KNOWN = new LinkedHashMap<>();

  static {
    for (KnownGame game : KnownGame.values()) {
      game.names().forEach(name -> KNOWN.put(plain(name), game));
    }
  }

  private GameName() {}

  /** The notation that is meant; what is unknown is left as it is. */
  public static String notation(String typed) throws Refusal {
    String name = typed.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    if (name.startsWith("file:") || name.endsWith(".hg") || name.endsWith(".pg")) {
      return typed;
    }
    @Nullable KnownGame game = KNOWN.get(plain(name));
    if (game == null && CUBE.matcher(name).matches()) {
      game = KnownGame.CUBE;
    }
    if (game == null && CONNECT.matcher(name).matches()) {
      game = KnownGame.CONNECT_MNKPQ;
    }
    if (game != null) {
      return known(typed, game);
    }
    Matcher power = POWER.matcher(name);
    if (power.matches()) {
      return power.group(1) + "^" + power.group(2);
    }
    Matcher truncated = TRUNCATED.matcher(name);
    if (truncated.matches()) {
      return "4," + truncated.group(1) + ",7tr";
    }
    Matcher sides = SIDES.matcher(name);
    return sides.matches() ? sides(typed, sides) : word(typed, name);
  }

  private static String known(String typed, KnownGame game) throws Refusal {
    Optional<String> notation = game.notation();
    if (notation.isEmpty()) {
      throw Refusal.usage("'" + Excerpt.of(typed) + "': " + game.refusal());
    }
    return notation.get();
  }

  private static String sides(String typed, Matcher sides) throws Refusal {
    @Nullable String joined = sides.group(1);
    String front = joined == null ? "" : joined + " ";
    String board = front + sides.group(2) + "," + sides.group(3);
    if (front.equals("cylinder ")) {
      throw Refusal.usage(
          "'%s': hcylinder m,n,k joins the left and right edges, vcylinder m,n,k the lower and upper ones"
              .formatted(typed));
    }
    if (sides.group(4) == null) {
      throw Refusal.usage(
          "'%s': how many in a row win? For five write %s,5".formatted(typed, board));
    }
    return board + "," + sides.group(4);
  }

  /** A name with a size, with its rules, or mistyped. */
  private static String word(String typed, String name) throws Refusal {
    if (isBoard(name)) {
      return name;
    }
    Matcher rules = WITH_RULES.matcher(name);
    if (rules.matches()) {
      throw Refusal.usage(
          "'%s': the rules are an option: %s --%s"
              .formatted(Excerpt.of(typed), Excerpt.of(rules.group(1)), rules.group(2)));
    }
    @Nullable KnownGame sized = KNOWN.get(SIZE.matcher(plain(name)).replaceAll(""));
    if (sized != null && sized.notation().isEmpty()) {
      return known(typed, sized);
    }
    Optional<KnownGame> meant = Nearest.to(plain(name), KNOWN.keySet()).map(KNOWN::get);
    if (meant.isPresent()) {
      throw Refusal.usage(
          "no board is called '%s'; did you mean %s?"
              .formatted(Excerpt.of(typed), meant.get().names().get(0)));
    }
    return typed;
  }

  private static boolean isBoard(String name) {
    try {
      Notation.board(name);
      return true;
    } catch (BadGameException e) {
      return false;
    }
  }

  /** Letters and digits only: tic-tac-toe, Tic Tac Toe and tictactoe are one name. */
  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "");
  }
}
