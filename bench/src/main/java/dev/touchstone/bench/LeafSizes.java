package dev.touchstone.bench;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * What a leaf of pairs costs in several encodings (docs/adr/0002-cover-leaves.md), in plain proofs
 * and in those of the archive. All of them write everything else as the certificate does; they
 * differ in the pairs. The expansion is written here once more, plainly, to be independent of the
 * product's.
 */
final class LeafSizes {

  private static final List<String> ARCHIVED = List.of("7,7,5", "7,8,5", "6,9,5");
  private static final long MOST_BYTES = 1L << 30;

  private final LeafEncodings encodings;
  private final Deque<LeafScene> scenes = new ArrayDeque<>();

  private LeafSizes(Statement statement) {
    encodings = new LeafEncodings(statement.hypergraph());
    scenes.push(
        new LeafScene(
            statement.hypergraph(),
            statement.setup().black().word(0),
            statement.setup().white().word(0)));
  }

  private void take(Step step) {
    LeafScene scene = scenes.element();
    if (step instanceof Step.Enter enter) {
      scenes.push(scene.with(enter.opponent().word(0), enter.prover().word(0)));
      encodings.all(enter.frame() == Step.Frame.ANSWER ? 0x0d : 0x0e);
      set(enter.opponent());
      set(enter.prover());
    } else if (step instanceof Step.Leave) {
      scenes.pop();
      encodings.all(0x0f);
    } else if (step instanceof Step.Options options) {
      number(0x07, options.count());
    } else if (step instanceof Step.Both both) {
      number(0x08, both.count());
    } else if (step instanceof Step.Image image) {
      number(0x0a, image.symmetry());
    } else if (step instanceof Step.Keep keep) {
      number(0x0b, keep.uses());
    } else if (step instanceof Step.Symmetry symmetry) {
      encodings.all(0x0c);
      encodings.all(symmetry.images().toArray());
    } else if (step instanceof Step.Answered answered) {
      answered(answered, scene);
    } else if (step instanceof Step.Leaf leaf) {
      leaf(0, leaf, scene);
    }
  }

  private void answered(Step.Answered step, LeafScene scene) {
    boolean opponent = step.opponent() >= 0;
    LeafScene own = scene.with(opponent ? 1L << step.opponent() : 0, 1L << step.cell());
    leaf(opponent ? 0xc0 : 0x80, step.leaf(), own, step.opponent(), step.cell());
  }

  private void leaf(int flags, Step.Leaf leaf, LeafScene scene, int... cells) {
    encodings.all(flags | leaf.rule().code());
    for (int cell : cells) {
      if (cell >= 0) {
        encodings.all(cell);
      }
    }
    if (leaf instanceof Step.Recall recall) {
      number(recall.distance());
    } else if (leaf instanceof Step.Groups groups && groups.listed()) {
      encodings.all(groups.size(), groups.cells().size() / 2);
      encodings.all(groups.cells().toArray());
      pairs(groups.cells(), scene);
    } else if (leaf instanceof Step.Groups groups) {
      encodings.leaf(scene, groups.cells());
    }
  }

  private static void pairs(CellList cells, LeafScene scene) {
    for (int i = 0; i < cells.size(); i += 2) {
      scene.choose(1L << cells.get(i) | 1L << cells.get(i + 1));
    }
  }

  private void set(CellSet cells) {
    encodings.all(Long.bitCount(cells.word(0)));
    for (int cell = 0; cell < Long.SIZE; cell++) {
      if ((cells.word(0) >>> cell & 1) != 0) {
        encodings.all(cell);
      }
    }
  }

  private void number(int rule, long number) {
    encodings.all(rule);
    number(number);
  }

  private void number(long number) {
    long left = number;
    for (; left > 0x7f; left >>>= 7) {
      encodings.all((int) ((left & 0x7f) | 0x80));
    }
    encodings.all((int) left);
  }

  private static void plain(String board, String stones) throws IOException {
    Statement statement = SampleProof.statement(board, stones);
    LeafSizes sizes = new LeafSizes(statement);
    SampleProof.plain(statement).forEach(sizes::take);
    sizes.encodings.print(board + ", Breaker on " + stones + ", plain");
  }

  private static void archived(String board) throws IOException, Fault, BadStatementException {
    Path folder = Path.of("proofs/weak-mnk", board);
    Statement statement = StatementText.parse(Files.readString(folder.resolve("statement")));
    LeafSizes sizes = new LeafSizes(statement);
    Path plain = folder.resolve("certificate");
    Path file = Files.exists(plain) ? plain : folder.resolve("certificate.gz");
    try (InputStream in = Files.newInputStream(file)) {
      CertificateReader reader = new CertificateReader(statement, in, MOST_BYTES);
      Step step = reader.next();
      for (; !(step instanceof Step.End); step = reader.next()) {
        sizes.take(step);
      }
    }
    sizes.encodings.print("the archive's " + board);
  }

  public static void main(String[] args) throws IOException, Fault, BadStatementException {
    plain("7,7,5", "-");
    plain("8,8,5", "d4 e5");
    for (String board : ARCHIVED) {
      archived(board);
    }
  }
}
