package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.Looks;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Applies the rules of Hex at random on small boards; every Link that they let pass must be true in
 * all plays.
 */
class LinkSoundnessTest {

  private enum Kind {
    TOUCH,
    JOIN,
    OPTIONS,
    FILL,
    IMAGE
  }

  private static final int MOST_ZONE = 11;

  private final Map<Kind, Integer> telling = new EnumMap<>(Kind.class);

  static Statement statement(String board, String more) {
    try {
      return StatementText.parse(
          "touchstone statement 1\nboard hex " + board + "\nrules hex\n" + more + "\n");
    } catch (BadStatementException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @ParameterizedTest
  @CsvSource({"2:3, black", "3:3, white", "3:3, black", "4:3, white", "3:4, black", "1:5, white"})
  void everyLinkThatTheRulesLetPassIsTrue(String size, String winner) {
    Statement statement = statement(size.replace(':', ','), "winner " + winner);
    Random random = new Random(size.hashCode() + winner.length());
    for (int i = 0; i < 40; i++) {
      derive(statement, random);
    }
    for (Kind kind : Kind.values()) {
      assertThat(telling.getOrDefault(kind, 0)).as("claims by " + kind).isGreaterThan(50);
    }
  }

  private void derive(Statement statement, Random random) {
    HexBoard board = (HexBoard) statement.board();
    LinkRules rules = LinkRules.of(statement);
    List<Claim> pool = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      Kind kind = pool.isEmpty() ? Kind.TOUCH : Kind.values()[random.nextInt(Kind.values().length)];
      try {
        Claim claim = apply(kind, statement, rules, pool, random);
        if (claim.zone().count() <= MOST_ZONE && (claim.zone().count() > 0 || pool.size() < 80)) {
          telling.merge(kind, 1, Integer::sum);
          assertThat(LinkOracle.holds(board, statement.prover(), (Link) claim))
              .as("%s by %s on %s", claim.line(), kind, board)
              .isTrue();
          pool.add(claim);
        }
      } catch (Fault expected) {
        // A side condition failed, as most random steps must.
      }
    }
  }

  private static Claim apply(
      Kind kind, Statement statement, LinkRules rules, List<Claim> pool, Random random)
      throws Fault {
    Hypergraph game = statement.hypergraph();
    int cells = game.cellCount();
    return switch (kind) {
      case TOUCH -> rules.touch(random.nextInt(cells + 2), random.nextInt(cells + 2));
      case JOIN -> rules.join(pick(pool, random), pick(pool, random));
      case OPTIONS -> OptionsRule.check(game, 1, options(game, pool, random), new Looks(game, 1));
      case FILL ->
          rules.fill(
              pick(pool, random),
              new LinkStep.Fill(some(game, 2, random), some(game, random.nextInt(6), random)));
      case IMAGE -> {
        CellList images = turned((HexBoard) statement.board(), random.nextBoolean());
        Symmetry symmetry = Symmetry.of(game, images).withEnds(rules.ends(images.toArray()));
        yield pick(pool, random).image(symmetry);
      }
    };
  }

  /** Half a turn; or a reflection, which is none on a board of Hex. */
  private static CellList turned(HexBoard board, boolean turn) {
    int cells = board.rows() * board.columns();
    return CellList.of(
        IntStream.range(0, cells)
            .map(cell -> turn ? cells - 1 - cell : reflected(board, cell))
            .toArray());
  }

  private static int reflected(HexBoard board, int cell) {
    int row = cell / board.columns();
    return row * board.columns() + board.columns() - 1 - cell % board.columns();
  }

  /** Claims with the ends of one that is picked, with answers in cells that it may need. */
  private static List<Answer<Claim>> options(Hypergraph game, List<Claim> pool, Random random) {
    Link like = (Link) pick(pool, random);
    List<Answer<Claim>> options = new ArrayList<>();
    for (int tries = 0; tries < 60 && options.size() < 2 + random.nextInt(2); tries++) {
      Link link = (Link) pick(pool, random);
      if (link.isLike(like) || random.nextInt(200) == 0) {
        int[] needs = link.needs().toArray();
        boolean played = needs.length > 0 && random.nextInt(5) > 0;
        CellSet answer =
            played ? game.single(needs[random.nextInt(needs.length)]) : some(game, 1, random);
        options.add(new Answer<>(answer, link));
      }
    }
    return options.isEmpty() ? List.of(new Answer<>(game.noCells(), like)) : options;
  }

  private static CellSet some(Hypergraph game, int most, Random random) {
    CellSet cells = game.noCells();
    for (int i = random.nextInt(most + 1); i > 0; i--) {
      cells = cells.with(random.nextInt(game.cellCount()));
    }
    return cells;
  }

  private static Claim pick(List<Claim> pool, Random random) {
    return pool.get(random.nextInt(pool.size()));
  }
}
