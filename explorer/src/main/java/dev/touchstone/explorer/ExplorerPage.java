package dev.touchstone.explorer;

import dev.touchstone.archive.Entry;
import dev.touchstone.archive.SolverVersion;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.InWords;
import dev.touchstone.theorem.NamedGame;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The page of one theorem: one HTML file that needs no other. It carries the certificate as it
 * stands in the archive, unless that is too large for a page; then a script beside it has the
 * certificate, and the page reads it when it is asked to.
 */
public final class ExplorerPage {

  private static final int MOST_LINES = 200;

  private static final String MOVES_THE_VIEW =
      ", Shift and an arrow key move the view, Home brings it back";

  private static final String CARRIED = "The page carries the whole certificate.";
  private static final String BESIDE = "The whole certificate is in the file beside this page.";

  private final Entry theorem;
  private final CheckedProof proof;
  private final String home;
  private final Optional<UpTo> map;

  /**
   * Another page that this one leads to.
   *
   * @param address from this one
   * @param words what it is called
   */
  record UpTo(String address, String words) {}

  /**
   * The page of a theorem.
   *
   * @param home the address of the page of all theorems, from this one
   */
  public ExplorerPage(Entry theorem, String home) {
    this(theorem, home, Optional.empty());
  }

  /**
   * The same.
   *
   * @param map of the first moves, of which this is one
   */
  ExplorerPage(Entry theorem, String home, Optional<UpTo> map) {
    this.theorem = theorem;
    this.map = map;
    proof = theorem.proof();
    this.home = home;
  }

  /** The page with the certificate in it, compressed or not. */
  public String carrying(byte[] certificate) {
    Frame frame = frame();
    return html(
        frame,
        frame.policy(),
        Map.of(
            "carries",
            CARRIED,
            "load",
            Template.resource("choose.html"),
            "beside",
            "",
            "embedded",
            base64(certificate)));
  }

  /**
   * The page that reads the certificate from a script beside it.
   *
   * @param script its name
   * @param scriptBytes its size
   * @param bytes the size of the certificate in it, compressed or not
   */
  public String beside(String script, long scriptBytes, long bytes) {
    String size = String.format(Locale.ROOT, "%.1f", scriptBytes / 1e6);
    // Any word would do: nobody else writes into the page.
    String nonce = proof.digest();
    Frame frame = frame();
    return html(
        frame,
        frame.policy().withNonce(nonce),
        Map.of(
            "carries",
            BESIDE,
            "load",
            Template.named("beside.html").filled(Map.of("size", size)),
            "beside",
            " data-beside=\"%s\" data-nonce=\"%s\" data-bytes=\"%s\""
                .formatted(Link.encoded(script), nonce, bytes),
            "embedded",
            ""));
  }

  private Frame frame() {
    return new Frame(Title.of(theorem), Styles.ofTheorem(), Scripts.text());
  }

  private String html(Frame frame, ContentPolicy policy, Map<String, String> certificate) {
    String statement = proof.statement().text();
    SavedFiles files = SavedFiles.of(theorem);
    Citation citation = new Citation(theorem);
    Map<String, String> places = new HashMap<>(certificate);
    NamedGame game = theorem.game();
    places.put("headline", Template.escaped(Title.of(theorem)));
    places.put("layout", layout(game));
    places.put("paragraph", Template.escaped(InWords.paragraph(proof.statement())));
    places.put("lines", lines(proof.statement()));
    places.put("aim", Template.escaped(InWords.goal(proof.statement())));
    places.put("endless", proof.statement().board() instanceof InfiniteBoard ? MOVES_THE_VIEW : "");
    places.put("home", Template.escaped(home));
    places.put("map", map.map(ExplorerPage::linkTo).orElse(""));
    places.put("version", Template.escaped(SolverVersion.name()));
    Publication publication = Publication.of(proof.statement());
    places.put("news", news(publication));
    places.put("published", Template.escaped(publication.sentence()));
    places.put("signers", Signers.of(theorem).html());
    places.put("commands", Template.escaped(files.commands()));
    places.put("cite", Template.escaped(citation.text()));
    places.put("bibtex", Template.escaped(citation.bibtex()));
    places.put("statementfile", files.statement());
    places.put("certificatefile", files.certificate());
    places.put("manifestfile", files.manifest());
    places.put("nomanifest", theorem.note().isPresent() ? "" : " hidden");
    places.put("layoutfile", files.layout());
    places.put("nolayout", game.layout().isPresent() ? "" : " hidden");
    places.put("keys", theorem.note().isPresent() ? Template.resource("keys.html") : "");
    places.put("manifest", theorem.note().map(note -> base64(note.bytes())).orElse(""));
    places.put("steps", grouped(proof.steps()));
    places.put("bytes", grouped(proof.length()));
    places.put("certificate", proof.digest());
    places.put("digest", HexFormat.of().formatHex(proof.statement().digest()));
    places.put("statement", Template.escaped(statement));
    return frame.around(Template.named("page.html").filled(places), policy);
  }

  private static String linkTo(UpTo page) {
    return "<a class=\"up\" href=\"%s\">%s</a>\n"
        .formatted(Template.escaped(page.address()), Template.escaped(page.words()));
  }

  /** Below the headline, if it is news. */
  private String news(Publication publication) {
    return switch (publication.effect()) {
      case CONTRADICTS, UNLISTED ->
          "<p class=\"news %s\">%s</p>\n"
              .formatted(publication.effect().word(), Template.escaped(publication.sentence()));
      case IMPLIED, CONFIRMS, NOT_COMPARED -> "";
    };
  }

  private static String base64(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  /** What the game is called and where its cells lie, as an attribute: shown, and to be saved. */
  private static String layout(NamedGame game) {
    return game.layout()
        .map(layout -> " data-layout=\"%s\"".formatted(Template.escaped(layout.text())))
        .orElse("");
  }

  /** The lines of a board that cannot be read off its notation, if they are not many. */
  private static String lines(Statement statement) {
    List<String> lines = InWords.lines(statement);
    if (lines.isEmpty() || lines.size() > MOST_LINES) {
      return "";
    }
    return lines.stream()
        .map(Template::escaped)
        .collect(Collectors.joining(" · ", "<p>The lines: ", "</p>\n"));
  }

  /** A number with commas, the same wherever it is written. */
  static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
