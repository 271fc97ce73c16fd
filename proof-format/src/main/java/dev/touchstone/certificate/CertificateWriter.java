package dev.touchstone.certificate;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.statement.Statement;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes steps as the canonical bytes of a certificate. What was read by {@link CertificateReader}
 * comes out as it was. Nothing is kept but the scenes of the open frames, so a certificate of any
 * length can be written as it is found; its counts must be known ahead.
 */
public final class CertificateWriter implements AutoCloseable {

  private final OutputStream out;
  private final SceneStack scenes;
  private final Cover cover;
  private final @Nullable Counts announced;
  private final Tally tally = new Tally();

  public CertificateWriter(Statement statement, OutputStream out, Counts counts)
      throws IOException {
    this(statement, new BufferedOutputStream(out, 1 << 16), counts, true);
    writeHeader(statement, counts, this.out);
  }

  private CertificateWriter(
      Statement statement, OutputStream out, @Nullable Counts counts, boolean buffered) {
    this.out = buffered ? out : new BufferedOutputStream(out, 1 << 16);
    Incidence incidence = new Incidence(statement.hypergraph());
    scenes = new SceneStack(statement, incidence);
    cover = new Cover(statement.hypergraph(), incidence, statement.turn());
    announced = counts;
  }

  /** A writer of the steps alone; {@link #counts} then says what the header must announce. */
  static CertificateWriter withoutHeader(Statement statement, OutputStream out) {
    return new CertificateWriter(statement, out, null, false);
  }

  /** Writes what stands ahead of the steps; returns its length. */
  static long writeHeader(Statement statement, Counts counts, OutputStream out) throws IOException {
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    header.write(Code.MAGIC);
    number(header, Code.VERSION);
    header.write(statement.digest());
    number(header, counts.steps());
    number(header, counts.held());
    number(header, counts.depth());
    header.writeTo(out);
    return header.size();
  }

  /** The counts of the steps written so far. */
  Counts counts() {
    return tally.counts();
  }

  /** The bytes of a certificate of these steps. */
  public static byte[] bytes(Statement statement, Iterable<? extends Step> steps) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (CertificateWriter writer = new CertificateWriter(statement, bytes, Counts.of(steps))) {
      for (Step step : steps) {
        writer.write(step);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Writes the next step. */
  public void write(Step step) throws IOException {
    tally.add(step);
    if (step instanceof Step.Answered answered) {
      Scene scene = scenes.answered(answered.opponent(), answered.cell());
      boolean opponent = answered.opponent() >= 0;
      out.write(rule(answered.leaf()) | Code.ANSWERED | (opponent ? Code.OPPONENT : 0));
      if (opponent) {
        number(answered.opponent());
      }
      number(answered.cell());
      leaf(answered.leaf(), scene);
    } else if (step instanceof Step.Leaf leaf) {
      out.write(rule(leaf));
      leaf(leaf, scenes.current());
      if (leaf instanceof Step.Groups groups && groups.listed()) {
        scenes.current().groups(groups.cells(), groups.size());
      }
    } else {
      inner(step);
    }
  }

  private static int rule(Step.Leaf leaf) {
    if (leaf instanceof Step.Nothing) {
      return Code.NOTHING;
    } else if (leaf instanceof Step.Stones) {
      return Code.STONES;
    } else if (leaf instanceof Step.Groups groups) {
      return groups.listed() ? Code.GROUPS : Code.COVER;
    } else if (leaf instanceof Step.Potential) {
      return Code.POTENTIAL;
    }
    return Code.RECALL;
  }

  private void leaf(Step.Leaf leaf, Scene scene) throws IOException {
    if (leaf instanceof Step.Stones stones) {
      number(stones.line());
    } else if (leaf instanceof Step.Recall recall) {
      number(recall.distance());
    } else if (leaf instanceof Step.Groups groups && groups.listed()) {
      list(groups);
    } else if (leaf instanceof Step.Groups groups) {
      choices(groups, scene);
    }
  }

  private void list(Step.Groups groups) throws IOException {
    number(groups.size());
    number(groups.cells().size() / groups.size());
    for (int cell : sorted(ascending(groups), groups.size()).toArray()) {
      number(cell);
    }
  }

  /** The groups in the order of their first cells. */
  private static CellList sorted(CellList cells, int size) {
    int[][] groups = new int[cells.size() / size][];
    for (int g = 0; g < groups.length; g++) {
      groups[g] = Arrays.copyOfRange(cells.toArray(), g * size, (g + 1) * size);
    }
    Arrays.sort(groups, Comparator.comparingInt(group -> group[0]));
    return CellList.of(Arrays.stream(groups).flatMapToInt(Arrays::stream).toArray());
  }

  /** The groups in their order, the cells of each ascending. */
  private static CellList ascending(Step.Groups groups) {
    int[] cells = groups.cells().toArray();
    for (int from = 0; from < cells.length; from += groups.size()) {
      Arrays.sort(cells, from, from + groups.size());
    }
    return CellList.of(cells);
  }

  /**
   * Takes the groups in their order where there is a choice. As they were read, they come out as
   * the same choices; groups from elsewhere come out in the order of the expansion, and without
   * those that no line needs.
   */
  private void choices(Step.Groups groups, Scene scene) throws IOException {
    Cover.Choices towards = cover.towards(ascending(groups));
    List<Long> deviations = new ArrayList<>();
    long[] before = {0};
    try {
      cover.expand(
          scene,
          (current, order) -> {
            long place = towards.next(current, order);
            if (place == 0) {
              before[0]++;
            } else {
              deviations.add(before[0]);
              deviations.add(place);
              before[0] = 0;
            }
            return place;
          });
    } catch (Fault e) {
      throw new IllegalArgumentException("the groups do not fit the scene: " + e.detail(), e);
    }
    number(deviations.size() / 2);
    for (long value : deviations) {
      number(value);
    }
  }

  private void inner(Step step) throws IOException {
    if (step instanceof Step.Options options) {
      one(Code.OPTIONS, options.count());
    } else if (step instanceof Step.Both both) {
      one(Code.BOTH, both.count());
    } else if (step instanceof Step.Swap swap) {
      one(Code.SWAP, swap.from());
      number(swap.to());
    } else if (step instanceof Step.Image image) {
      one(Code.IMAGE, image.symmetry());
    } else if (step instanceof Step.Keep keep) {
      one(Code.KEEP, keep.uses());
    } else if (step instanceof Step.Symmetry symmetry) {
      out.write(Code.SYMMETRY);
      for (int image : symmetry.images().toArray()) {
        number(image);
      }
    } else if (step instanceof Step.Enter enter) {
      out.write(enter.frame() == Step.Frame.ANSWER ? Code.ANSWER : Code.FOCUS);
      cells(enter.opponent());
      cells(enter.prover());
      scenes.enter(enter.opponent(), enter.prover());
    } else if (step instanceof Step.Leave) {
      out.write(Code.LEAVE);
      scenes.leave();
    } else {
      out.write(Code.END);
    }
  }

  private void one(int rule, long operand) throws IOException {
    out.write(rule);
    number(operand);
  }

  private void cells(CellSet cells) throws IOException {
    number(cells.count());
    for (int cell : cells.toArray()) {
      number(cell);
    }
  }

  private void number(long value) throws IOException {
    number(out, value);
  }

  private static void number(OutputStream out, long value) throws IOException {
    long rest = value;
    while (rest >= 0x80) {
      out.write((int) (rest | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
  }

  /** Ends the certificate. Throws if its counts are not the ones announced. */
  @Override
  public void close() throws IOException {
    out.close();
    if (announced != null && !tally.counts().equals(announced)) {
      throw new IllegalStateException("announced " + announced + " but wrote " + tally.counts());
    }
  }
}
