package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellList;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.NamedGame;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Pictures of boards, read back as the XML that they must be. */
class BoardPictureTest {

  private static NamedGame named(Statement statement) {
    return new NamedGame(statement, statement.board().notation(), Optional.empty());
  }

  private static Element svg(Statement statement) throws Exception {
    return parsed(BoardPicture.of(named(statement), Optional.empty()).svg());
  }

  private static Element svg(Statement statement, CellList pairs) throws Exception {
    return parsed(BoardPicture.of(named(statement), Optional.of(pairs)).svg());
  }

  private static Element parsed(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)))
        .getDocumentElement();
  }

  /** The elements of a class, as x, y and what they say. */
  private static List<String> places(Element svg, String tag, String kind, String x, String y) {
    NodeList nodes = svg.getElementsByTagName(tag);
    List<String> places = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      Element element = (Element) nodes.item(i);
      if (element.getAttribute("class").equals(kind)) {
        places.add(
            (element.getAttribute(x)
                    + " "
                    + element.getAttribute(y)
                    + " "
                    + element.getTextContent())
                .strip());
      }
    }
    return places;
  }

  @Test
  void rowsCountFromBelowAndColumnsFromTheLeft() throws Exception {
    Element svg = svg(Statements.of("board 2,3,2", "rules weak", "winner maker"));
    assertThat(places(svg, "rect", "cell", "x", "y"))
        .containsExactly("28 60", "60 60", "92 60", "28 28", "60 28", "92 28");
    assertThat(places(svg, "text", "edge", "x", "y"))
        .containsExactly("44 106 a", "76 106 b", "108 106 c", "14 76 1", "14 44 2");
    assertThat(svg.getAttribute("viewBox")).isEqualTo("0 0 152 120");
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("2,3,2: the board");
  }

  @Test
  void stonesAreOnTheirCells() throws Exception {
    Element svg =
        svg(
            Statements.of(
                "board 2,3,2", "rules weak", "maker a1 b1", "breaker c2", "winner maker"));
    assertThat(places(svg, "circle", "black", "cx", "cy")).containsExactly("44 76", "76 76");
    assertThat(places(svg, "circle", "white", "cx", "cy")).containsExactly("108 44");
  }

  @Test
  void theCellsOfAPairHaveTheSameLetter() throws Exception {
    Statement statement = Statements.of("board 2,3,3", "rules weak", "winner breaker");
    Element svg = svg(statement, CellList.of(0, 2, 4, 5));
    assertThat(places(svg, "text", "pair", "x", "y"))
        .containsExactly("44 76 a", "108 76 a", "76 44 b", "108 44 b");
  }

  @Test
  void afterTheLettersComeLettersWithNumbers() throws Exception {
    Statement statement = Statements.of("board 11,11,8", "rules weak", "winner breaker");
    int[] cells = new int[2 * 51];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = i;
    }
    List<String> places = places(svg(statement, CellList.of(cells)), "text", "pair", "x", "y");
    assertThat(places.get(2 * 25)).endsWith(" z");
    assertThat(places.get(2 * 49)).endsWith(" Z");
    assertThat(places.get(2 * 50)).endsWith(" a1");
    assertThat(places.get(2 * 50 + 1)).endsWith(" a1");
  }

  @Test
  void columnsGoOnAfterTheLetters() throws Exception {
    Element svg = svg(Statements.of("board 2,28,3", "rules weak", "winner breaker"));
    assertThat(places(svg, "text", "edge", "x", "y")).contains("876 106 aa", "908 106 ab");
  }

  @Test
  void aTruncatedBoardHasFourRows() throws Exception {
    Element svg = svg(Statements.of("board 4,9,7tr", "rules weak", "winner breaker"));
    assertThat(places(svg, "rect", "cell", "x", "y")).hasSize(36);
  }
}
