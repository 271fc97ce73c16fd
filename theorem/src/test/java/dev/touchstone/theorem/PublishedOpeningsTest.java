package dev.touchstone.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What is published about first moves of Hex, beside the theorems of the archive. */
class PublishedOpeningsTest {

  private static final Path ARCHIVE =
      Path.of(System.getProperty("touchstone.root", "..")).resolve("proofs/hex");

  private static String archived(String name) throws Exception {
    return Files.readString(ARCHIVE.resolve(name).resolve("statement"));
  }

  private static PublishedValue published(Statement statement) {
    return PublishedValue.of(statement).orElseThrow();
  }

  @Test
  void eachFirstMoveOfTheArchiveIsAsPublished() throws Exception {
    for (String name : new String[] {"7,7/d4", "7,7/d2", "7,7/g1", "6,6/a2", "6,6/a3"}) {
      Statement statement = StatementText.parse(archived(name));
      assertThat(published(statement).confirmedBy(statement)).as(name).isTrue();
      String winner = statement.winner().word(statement.rules());
      String other = winner.equals("black") ? "white" : "black";
      Statement wrong =
          StatementText.parse(
              archived(name).replace("winner " + winner + "\n", "winner " + other + "\n"));
      assertThat(published(wrong).confirmedBy(wrong)).as(name).isFalse();
    }
  }

  @Test
  void aMapIsComparedCellByCell() throws Exception {
    Statement map = StatementText.parse(archived("7,7/map"));
    assertThat(published(map).line(map))
        .isEqualTo("confirms Hayward et al. (2004): black, by 27 of 49 first moves (agreed)");
    Statement other =
        StatementText.parse(archived("7,7/map").replace("only-by g1 c2", "only-by g1 d2"));
    assertThat(published(other).line(other))
        .isEqualTo(
            "contradicts Hayward et al. (2004): black, by other first moves than these (agreed)");
  }

  @Test
  void ofOtherPositionsAndBoardsNothingIsSaid() throws Exception {
    assertThat(PublishedValue.of(StatementText.parse(archived("5,5/map")))).isEmpty();
    Statement more = StatementText.parse(archived("7,7/d4").replace("black d4\n", "black d4 d5\n"));
    assertThat(PublishedValue.of(more)).isEmpty();
    Statement empty =
        StatementText.parse(
            archived("7,7/d4")
                .replace("black d4\n", "black -\n")
                .replace("first white", "first black"));
    assertThat(published(empty).confirmedBy(empty)).isTrue();
  }
}
