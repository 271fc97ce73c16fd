package dev.touchstone.certificate;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.util.Arrays;

/**
 * Reads the steps of a certificate one after the other, checking that its bytes are the canonical
 * ones. Whether the steps prove anything is not asked here. Memory does not grow with the number of
 * steps.
 */
public final class CertificateReader {

  /** The version of the format that is read. */
  public static final int FORMAT = Code.VERSION;

  private final Hypergraph game;
  private final ByteSource bytes;
  private final SceneStack scenes;
  private final Cover cover;
  private final byte[] digest;
  private final Counts counts;
  private long stepNumber;
  private long deepest;
  private boolean ended;
  private String ownDigest = "";

  /** Opens a certificate, compressed or not, and reads its header. */
  public CertificateReader(Statement statement, InputStream file, long outputCap)
      throws IOException, Fault {
    game = statement.hypergraph();
    bytes = new ByteSource(Transport.open(file, outputCap));
    digest = statement.digest();
    counts = readHeader();
    Incidence incidence = new Incidence(statement.hypergraph());
    scenes = new SceneStack(statement, incidence);
    cover = new Cover(game, incidence, statement.turn());
  }

  /** What the certificate says of its own size. */
  public Counts counts() {
    return counts;
  }

  /** The number of the step last read, or being read when a fault came up; 0 for the header. */
  public long stepNumber() {
    return stepNumber;
  }

  /** SHA-256 of the certificate's own bytes, not compressed, in hex; empty before its end. */
  public String digest() {
    return ownDigest;
  }

  /** The number of those bytes, after the end. */
  public long length() {
    return bytes.length();
  }

  private Counts readHeader() throws IOException, Fault {
    for (byte expected : Code.MAGIC) {
      int next = bytes.next();
      if (next >= 0 && next != (expected & 0xFF)) {
        throw new Fault(Reason.NOT_A_CERTIFICATE, "the file does not begin as a certificate does");
      }
      if (next < 0) {
        throw new Fault(Reason.TRUNCATED, "the certificate ends in its first bytes");
      }
    }
    long version = bytes.number();
    if (version != Code.VERSION) {
      throw new Fault(
          Reason.UNKNOWN_VERSION, "format version " + version + "; this reads " + Code.VERSION);
    }
    byte[] claimed = new byte[Code.DIGEST_BYTES];
    for (int i = 0; i < claimed.length; i++) {
      claimed[i] = (byte) bytes.required();
    }
    if (!MessageDigest.isEqual(claimed, digest)) {
      throw new Fault(Reason.WRONG_STATEMENT, "the certificate is of another statement");
    }
    return new Counts(
        announced(Counts.MAX_STEPS, "steps"),
        announced(Counts.MAX_HELD, "held"),
        announced(Counts.MAX_DEPTH, "frames deep"));
  }

  private long announced(long most, String what) throws IOException, Fault {
    long count = bytes.number();
    if (count > most) {
      throw new Fault(Reason.TOO_LARGE, count + " " + what + " announced; at most " + most);
    }
    return count;
  }

  /** The next step; the last one is {@link Step.End}. */
  public Step next() throws IOException, Fault {
    if (ended) {
      throw new IllegalStateException("the certificate has ended");
    }
    stepNumber++;
    int code = bytes.next();
    if (code < 0) {
      throw new Fault(Reason.TRUNCATED, "the certificate ends without its END");
    }
    if (stepNumber > counts.steps()) {
      throw new Fault(Reason.WRONG_COUNT, "more steps than the " + counts.steps() + " announced");
    }
    int rule = code & Code.RULE;
    if (rule < Code.NOTHING || rule > Code.END) {
      throw new Fault(Reason.UNKNOWN_RULE, "rule " + rule);
    }
    boolean answered = (code & Code.ANSWERED) != 0;
    boolean opponent = (code & Code.OPPONENT) != 0;
    if ((answered && !Code.isLeaf(rule)) || (opponent && !(answered && Code.usesScene(rule)))) {
      throw new Fault(Reason.BAD_FLAGS, "flags 0x%02x".formatted(code & ~Code.RULE));
    }
    if (!answered) {
      return Code.isLeaf(rule) ? leaf(rule, scenes.current(), true) : inner(rule);
    }
    int stone = opponent ? cell() : -1;
    int answer = cell();
    Scene scene = Code.usesScene(rule) ? scenes.answered(stone, answer) : scenes.current();
    return new Step.Answered(stone, answer, leaf(rule, scene, false));
  }

  private Step.Leaf leaf(int rule, Scene scene, boolean stays) throws IOException, Fault {
    return switch (rule) {
      case Code.NOTHING -> new Step.Nothing();
      case Code.STONES ->
          new Step.Stones(bytes.below(game.lineCount(), Reason.LINE_OUT_OF_RANGE, "line"));
      case Code.GROUPS -> stays ? settling(groups(), scene) : groups();
      case Code.COVER -> cover(scene);
      case Code.POTENTIAL -> new Step.Potential(scene.zone(), scene.needed());
      default -> new Step.Recall(bytes.number());
    };
  }

  private Step.Groups cover(Scene scene) throws IOException, Fault {
    Deviations choices = new Deviations(bytes);
    Step.Groups groups = new Step.Groups(cover.size(), cover.expand(scene, choices), false);
    choices.checkUsed();
    return groups;
  }

  /** What these groups block, the scene needs no more. */
  private static Step.Groups settling(Step.Groups groups, Scene scene) {
    scene.groups(groups.cells(), groups.size());
    return groups;
  }

  private Step inner(int rule) throws IOException, Fault {
    return switch (rule) {
      case Code.OPTIONS -> new Step.Options(bytes.number());
      case Code.BOTH -> new Step.Both(bytes.number());
      case Code.SWAP -> new Step.Swap(cell(), cell());
      case Code.IMAGE -> new Step.Image(bytes.number());
      case Code.KEEP -> new Step.Keep(bytes.number());
      case Code.SYMMETRY -> symmetry();
      case Code.ANSWER -> enter(Step.Frame.ANSWER);
      case Code.FOCUS -> enter(Step.Frame.FOCUS);
      case Code.LEAVE -> leave();
      default -> end();
    };
  }

  /** The size, the number of groups, and each group's cells; the first cells do not descend. */
  private Step.Groups groups() throws IOException, Fault {
    int size = bytes.below(game.cellCount() + 1, Reason.GROUP_SIZE, "group size");
    if (size == 0) {
      throw new Fault(Reason.GROUP_SIZE, "groups of no cells");
    }
    int count = bytes.below(game.cellCount() + 1, Reason.GROUPS_OVERLAP, "number of groups");
    int[] cells = new int[0];
    int length = 0;
    for (int g = 0; g < count; g++) {
      for (int i = 0; i < size; i++) {
        int cell = cell();
        if (i > 0) {
          checkAscending(cells[length - 1], cell);
        } else if (g > 0 && cell < cells[length - size]) {
          throw new Fault(Reason.NOT_SORTED, "a group begins before the group in front of it");
        }
        if (length == cells.length) {
          cells = Arrays.copyOf(cells, Math.max(16, 2 * length));
        }
        cells[length++] = cell;
      }
    }
    return new Step.Groups(size, CellList.copyOf(cells, length), true);
  }

  private Step enter(Step.Frame frame) throws IOException, Fault {
    CellSet opponent = cells();
    CellSet prover = cells();
    if (scenes.depth() == counts.depth()) {
      throw new Fault(Reason.WRONG_COUNT, "more open frames than the " + counts.depth() + " said");
    }
    scenes.enter(opponent, prover);
    deepest = Math.max(deepest, scenes.depth());
    return new Step.Enter(frame, opponent, prover);
  }

  private Step leave() throws Fault {
    if (scenes.depth() == 0) {
      throw new Fault(Reason.NO_OPEN_FRAME, "LEAVE without a frame to leave");
    }
    scenes.leave();
    return new Step.Leave();
  }

  private Step symmetry() throws IOException, Fault {
    int[] images = new int[game.cellCount()];
    for (int i = 0; i < images.length; i++) {
      images[i] = cell();
    }
    return new Step.Symmetry(CellList.of(images));
  }

  private Step end() throws IOException, Fault {
    ended = true;
    if (bytes.next() >= 0) {
      throw new Fault(Reason.TRAILING_BYTES, "bytes follow END");
    }
    if (scenes.depth() != 0) {
      throw new Fault(Reason.BAD_FRAME, scenes.depth() + " frames are open at END");
    }
    if (stepNumber != counts.steps() || deepest != counts.depth()) {
      throw new Fault(
          Reason.WRONG_COUNT,
          "%d steps and depth %d, but %d and %d were announced"
              .formatted(stepNumber, deepest, counts.steps(), counts.depth()));
    }
    ownDigest = bytes.digest();
    return new Step.End();
  }

  private int cell() throws IOException, Fault {
    return bytes.below(game.cellCount(), Reason.CELL_OUT_OF_RANGE, "cell");
  }

  /** The number of cells, and the cells ascending. */
  private CellSet cells() throws IOException, Fault {
    int count = bytes.below(game.cellCount() + 1, Reason.DUPLICATE_ENTRY, "number of cells");
    int[] cells = new int[count];
    for (int i = 0; i < count; i++) {
      cells[i] = cell();
      if (i > 0) {
        checkAscending(cells[i - 1], cells[i]);
      }
    }
    return CellSet.of(game.cellCount(), cells);
  }

  private static void checkAscending(int before, int cell) throws Fault {
    if (cell == before) {
      throw new Fault(Reason.DUPLICATE_ENTRY, "cell " + cell + " is listed twice");
    }
    if (cell < before) {
      throw new Fault(Reason.NOT_SORTED, "cell " + cell + " is listed after cell " + before);
    }
  }
}
