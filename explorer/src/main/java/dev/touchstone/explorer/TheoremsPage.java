package dev.touchstone.explorer;

import dev.touchstone.archive.Entry;
import dev.touchstone.archive.SolverVersion;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.CheckedProof;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The page of all theorems: a card for each, by families, which a script can search. */
final class TheoremsPage {

  private static final String SCRIPT = "theorems.js";

  private final List<Entry> theorems;
  private final Function<Entry, String> links;

  /** Who signed them, if it is to be said once for all. */
  private final Optional<Signers> signers;

  private TheoremsPage(List<Entry> theorems, Function<Entry, String> links) {
    this.theorems = theorems;
    this.links = links;
    signers = Signers.ofAll(theorems);
  }

  /**
   * The page.
   *
   * @param links the path of a theorem's page, from this one
   */
  static String html(List<Entry> theorems, Function<Entry, String> links) {
    return new TheoremsPage(theorems, links).html();
  }

  private String html() {
    Map<String, String> places = new HashMap<>();
    places.put("version", Template.escaped(SolverVersion.name()));
    places.put("count", theorems.size() == 1 ? "One theorem" : theorems.size() + " theorems");
    places.put("signers", signers.map(this::signersOfAll).orElse(""));
    places.put("families", families());
    Frame frame = new Frame("Theorems", Styles.ofAll(), Template.resource(SCRIPT));
    return frame.around(Template.named("theorems.html").filled(places), frame.policy());
  }

  private String signersOfAll(Signers all) {
    String which = theorems.size() == 1 ? "It is " : "Each is ";
    String none = theorems.size() == 1 ? "It is not signed" : "None is signed";
    String said = all.areNone() ? none : all.words().isEmpty() ? all.html() : which + all.html();
    return "<p class=\"lead\">%s.</p>\n".formatted(said);
  }

  private String families() {
    TreeMap<Family, List<Entry>> families =
        theorems.stream()
            .collect(
                Collectors.groupingBy(
                    Family::of, () -> new TreeMap<>(Family.ORDER), Collectors.toList()));
    StringBuilder sections = new StringBuilder();
    families.forEach(
        (family, members) ->
            sections.append(
                Template.named("family.html")
                    .filled(
                        Map.of(
                            "family", family.word(),
                            "title", Template.escaped(family.title()),
                            "maps", maps(members),
                            "cards",
                                members.stream().map(this::card).collect(Collectors.joining())))));
    return sections.toString();
  }

  /** Links to the maps of first moves, if there are some. */
  private static String maps(List<Entry> members) {
    List<FirstMoves> maps = FirstMoves.of(members);
    return maps.isEmpty()
        ? ""
        : maps.stream()
            .map(
                map ->
                    "<a href=\"%s\">%s</a>"
                        .formatted(
                            Link.encoded(FirstMovesPage.path(map)),
                            FirstMovesPage.size(map.board())))
            .collect(
                Collectors.joining(
                    " · ", "<p class=\"maps\">Who wins after which first move: ", "</p>\n"));
  }

  private String card(Entry theorem) {
    CheckedProof proof = theorem.proof();
    Publication.Effect effect = Publication.of(proof.statement()).effect();
    Map<String, String> places = new HashMap<>();
    places.put("name", Template.escaped(theorem.name()));
    places.put("link", Link.encoded(links.apply(theorem)));
    places.put("picture", theorem.picture().card());
    places.put("headline", Template.escaped(Title.of(theorem)));
    places.put("steps", ExplorerPage.grouped(proof.steps()));
    places.put("bytes", ExplorerPage.grouped(proof.length()));
    places.put("winner", winner(proof.statement()));
    places.put("rules", proof.statement().rules().word());
    places.put("publication", effect.word());
    places.put("published", effect == Publication.Effect.CONFIRMS ? "" : effect.words());
    places.put("signers", signers.isPresent() ? "" : "; " + Signers.of(theorem).shortHtml());
    places.put("words", Template.escaped(words(theorem)));
    String digest = HexFormat.of().formatHex(proof.statement().digest());
    places.put("digests", digest + " " + Template.escaped(proof.digest()));
    return Template.named("card.html").filled(places);
  }

  /** Who wins, or holds. */
  private static String winner(Statement statement) {
    Outcome outcome = statement.winner();
    return outcome.word(statement.rules()) + (outcome.isHold() ? " holds" : "");
  }

  /** What a card is found by, besides what stands on it. */
  private static String words(Entry theorem) {
    Statement statement = theorem.proof().statement();
    return String.join(
            " ",
            theorem.name(),
            Family.of(theorem).title(),
            Publication.of(statement).effect().words(),
            statement.rules().word(),
            Signers.of(theorem).words(),
            statement.board() instanceof InfiniteBoard ? "infinite, without an end" : "",
            statement.hypergraph().isShared() ? "" : "lines of one player's",
            alias(statement))
        .toLowerCase(Locale.ROOT);
  }

  /** What people call a board who do not think of it as one of a family. */
  private static String alias(Statement statement) {
    return statement.board().notation().equals("3,3,3")
        ? "tic-tac-toe tictactoe tic tac toe noughts and crosses"
        : "";
  }
}
