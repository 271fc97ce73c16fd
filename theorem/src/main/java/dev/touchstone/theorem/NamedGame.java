package dev.touchstone.theorem;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Excerpt;
import dev.touchstone.game.Layout;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.statement.Headline;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * The game of a statement as people know it: what it is called, and where its cells lie. A board
 * with a notation is called by it; another one as the layout beside the statement says, or else
 * like the folder.
 *
 * @param layout what the file {@code layout} says, if there is one that fits
 */
public record NamedGame(Statement statement, String name, Optional<Layout> layout) {

  /** What a folder is called that an archive named after the statement's digest. */
  private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{12}");

  /** Reads the layout, if there is one; refuses one that is broken, or of another game. */
  public static NamedGame of(ProofFiles files, Statement statement) throws Refusal {
    Optional<Path> file = files.layout().filter(Files::exists);
    Optional<Layout> layout = Optional.empty();
    if (file.isPresent()) {
      layout = Optional.of(read(file.get(), statement));
    }
    return of(files, statement, layout);
  }

  /** The same, but of a layout that is no good it says so in one line, and does without. */
  public static NamedGame of(ProofFiles files, Statement statement, Consumer<String> complaints) {
    try {
      return of(files, statement);
    } catch (Refusal e) {
      complaints.accept(e.line());
      return of(files, statement, Optional.empty());
    }
  }

  private static NamedGame of(ProofFiles files, Statement statement, Optional<Layout> layout) {
    boolean hasNotation = !(statement.board() instanceof ListedBoard);
    String name =
        hasNotation
            ? statement.board().notation()
            : layout
                .map(Layout::name)
                .orElse(called(files.statement(), statement.board().notation()));
    return new NamedGame(statement, name, layout);
  }

  /** As the folder of the statement is called, which {@link FolderName} named after the game. */
  private static String called(Path statement, String notation) {
    Path folder = statement.toAbsolutePath().normalize().getParent();
    if (folder == null || folder.getFileName() == null) {
      return notation;
    }
    String name =
        folder.getFileName().toString().replaceFirst("(\\.[hp]g)?(-(weak|strong)\\b.*)?$", "");
    if (name.isEmpty() || DIGEST.matcher(name).matches()) {
      return notation;
    }
    // A list of lines in a folder that is called like a board is not that board.
    return Layout.isLikeABoard(name) ? "game " + Excerpt.of(name) : Excerpt.of(name);
  }

  private static Layout read(Path file, Statement statement) throws Refusal {
    if (!Files.isRegularFile(file)) {
      // A pipe would never end.
      throw unfit(file, "not a file");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(Layout.MAX_BYTES + 1);
      if (bytes.length > Layout.MAX_BYTES) {
        throw unfit(file, "longer than %d MB".formatted(Layout.MAX_BYTES >> 20));
      }
      Layout layout =
          Layout.parse(
              StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
      Optional<String> why = layout.whyNotOf(statement.board(), statement.hypergraph().cellCount());
      if (why.isPresent()) {
        throw unfit(file, why.get());
      }
      return layout;
    } catch (BadGameException e) {
      throw unfit(file, String.valueOf(e.getMessage()));
    } catch (CharacterCodingException e) {
      throw unfit(file, "not a text in UTF-8");
    } catch (IOException e) {
      throw Refusal.file("cannot read the layout", file, e);
    }
  }

  private static Refusal unfit(Path file, String why) {
    return new Refusal(
        Refusal.Kind.FILE,
        "%s: no layout of this game: %s; restore or remove it (no proof depends on it)"
            .formatted(file, why));
  }

  /** The theorem in a few words: Maker wins The Fano plane (weak). */
  public String headline() {
    return Headline.of(statement, name);
  }
}
