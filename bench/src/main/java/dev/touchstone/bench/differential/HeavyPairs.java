package dev.touchstone.bench.differential;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;

/**
 * Small files that ask a checker for much work: a few bytes of a certificate, thousands of times
 * over, by gzip; most of them about the largest game of the format, where a step is dearest.
 */
final class HeavyPairs {

  /** The most lines with the most cells that these allow, and the other way round. */
  private static final int CELLS = 4096;

  private static final int LINES = 131_072;
  private static final int MOST_CELLS = 16_384;
  private static final int FEWER_LINES = 32_768;

  /** Lines are of so many cells, since all pairs of so many are compared; they lie in blocks. */
  private static final int LONG_LINE = 23;

  private static final int BLOCK = 64;

  private static final String FIRST_BYTES = "895453430d0a1a0a01";

  private HeavyPairs() {}

  /** What is asked for, by name. */
  record Heavy(String name, Pair pair) {}

  static List<Heavy> all() throws IOException {
    Subject largest = new Subject(blocks(CELLS, LINES));
    String identity = "0c" + numbers(IntStream.range(0, CELLS));
    Subject widest = new Subject(blocks(MOST_CELLS, FEWER_LINES));
    String widestIdentity = "0c" + numbers(IntStream.range(0, MOST_CELLS));
    List<Heavy> all = new ArrayList<>();
    all.add(new Heavy("the largest game, one step", largest.pair("", "01", 1)));
    all.add(new Heavy("16,384 cells, one step", widest.pair("", "01", 1)));
    // Answered, so that the scene stays as it is.
    all.add(new Heavy("COVER of 3 bytes", largest.pair("", "840000", 300_000)));
    all.add(new Heavy("SYMMETRY of 4096 cells", largest.pair("", identity, 4096)));
    all.add(new Heavy("IMAGE", largest.pair(identity + "0400", "0a00", 1_000_000)));
    all.add(new Heavy("POTENTIAL", largest.pair("", "8500", 1_000_000)));
    all.add(new Heavy("frames, one in another", largest.pair("", "0e0000", 4096)));
    all.add(new Heavy("16,384 cells: COVER", widest.pair("", "840000", 300_000)));
    all.add(new Heavy("16,384 cells: SYMMETRY", widest.pair("", widestIdentity, 32)));
    all.add(
        new Heavy("16,384 cells: IMAGE", widest.pair(widestIdentity + "0400", "0a00", 1_000_000)));
    all.add(new Heavy("16,384 cells: POTENTIAL", widest.pair("", "8500", 1_000_000)));
    all.add(
        new Heavy("choices of nine of 13 cells", new Subject(apart()).pair("", choices(), 10_000)));
    String many = cells(7 * 25) + "turn 6\n";
    all.add(new Heavy("OPTIONS of six stones", new Subject(many).pair(kept(), options(), 30_000)));
    all.add(
        new Heavy(
            "48 million steps",
            new Subject("board 3,3,3\n").pair("01", "0b0106010802", 16_000_000)));
    return all;
  }

  /** A statement, and what is the same in all its certificates. */
  private static final class Subject {

    private final byte[] statement;
    private final byte[] header;

    Subject(String game) {
      statement =
          ("touchstone statement 1\n" + game + "rules weak\nwinner breaker\n").getBytes(UTF_8);
      try {
        Statement read = StatementText.parse(statement);
        String counts = numbers(IntStream.of(1 << 30, 1 << 24, 1 << 12));
        header = hex(FIRST_BYTES + HexFormat.of().formatHex(read.digest()) + counts);
      } catch (BadStatementException e) {
        throw new IllegalStateException(e);
      }
    }

    /** So many times the same steps, after some others. */
    Pair pair(String first, String steps, int times) throws IOException {
      ByteArrayOutputStream file = new ByteArrayOutputStream();
      byte[] again = hex(steps);
      try (OutputStream out = new BufferedOutputStream(new GZIPOutputStream(file), 1 << 16)) {
        out.write(header);
        out.write(hex(first));
        for (int i = 0; i < times; i++) {
          out.write(again);
        }
      }
      return new Pair(statement, file.toByteArray());
    }
  }

  /** Lines at random, as many in each block of cells. */
  private static String blocks(int cells, int lines) {
    Random random = new Random(1);
    StringBuilder game = new StringBuilder(cells(cells));
    for (int i = 0; i < lines; i++) {
      int first = i % (cells / BLOCK) * BLOCK;
      game.append(line(random.ints(first, first + BLOCK).distinct().limit(LONG_LINE)));
    }
    return game.toString();
  }

  /** Lines of 13 cells with none in common: more sets of nine cells than are compared. */
  private static String apart() {
    StringBuilder game = new StringBuilder(cells(CELLS));
    for (int first = 0; first + 13 <= CELLS; first += 13) {
      game.append(line(IntStream.range(first, first + 13)));
    }
    return game + "turn 8\n";
  }

  /** A COVER, answered on the first line, that takes the last of 715 sets of each other line. */
  private static String choices() {
    int lines = CELLS / 13 - 1;
    return "8400" + numbers(IntStream.of(lines)) + "00ca05".repeat(lines);
  }

  /** Claims with zones of seven cells, kept. */
  private static String kept() {
    StringBuilder steps = new StringBuilder();
    for (int i = 0; i < 25; i++) {
      IntStream zone = IntStream.range(7 * i, 7 * i + 7);
      steps.append("030701").append(numbers(zone)).append("0bffffff07");
    }
    return steps.toString();
  }

  /** Answers of no stones with these claims: no turn of six stones meets all zones. */
  private static String options() {
    StringBuilder steps = new StringBuilder();
    for (int i = 1; i <= 25; i++) {
      steps.append("0d000006").append(HexFormat.of().toHexDigits((byte) i)).append("0f");
    }
    return steps + "0719";
  }

  private static String cells(int count) {
    StringBuilder text = new StringBuilder("board hypergraph\ncells");
    IntStream.range(0, count).forEach(cell -> text.append(' ').append(name(cell)));
    return text + "\n";
  }

  private static String line(IntStream cells) {
    StringBuilder text = new StringBuilder("line");
    cells.forEach(cell -> text.append(' ').append(name(cell)));
    return text + "\n";
  }

  private static String name(int cell) {
    return Integer.toString(cell, Character.MAX_RADIX);
  }

  private static String numbers(IntStream values) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    values.forEach(value -> Numbers.write(value, out));
    return HexFormat.of().formatHex(out.toByteArray());
  }

  private static byte[] hex(String digits) {
    return HexFormat.of().parseHex(digits);
  }
}
