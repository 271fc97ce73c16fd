package dev.touchstone.certificate;

import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;

/**
 * Reads the steps of a certificate one after the other, checking that its bytes are the canonical
 * ones. Whether the steps prove anything is not asked here. Memory does not grow with the number of
 * steps.
 */
public final class CertificateReader {

  /** The version of the format that is read. */
  public static final int FORMAT = Code.VERSION;

  private final FileBytes file;
  private final ByteSource bytes;
  private final OperandReader outside;

  /** Of the tile that is open, or the same. */
  private OperandReader operands;

  private final byte[] digest;
  private final Counts counts;
  private final Statement statement;
  private long stepNumber;
  private boolean ended;
  private String ownDigest = "";

  /** Opens a certificate, compressed or not, and reads its header. */
  public CertificateReader(Statement statement, InputStream in, long outputCap)
      throws IOException, Fault {
    file = new FileBytes(in);
    bytes = new ByteSource(Transport.open(file, outputCap));
    digest = statement.digest();
    counts = readHeader();
    this.statement = WindowHeader.read(statement, bytes);
    outside = new OperandReader(this.statement, bytes, counts);
    operands = outside;
  }

  /**
   * The statement that the steps are about: the same one, of an infinite board as far as the
   * certificate's window shows it.
   */
  public Statement statement() {
    return statement;
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

  /** How much work the steps so far have asked for; a checker adds what it alone can count. */
  public Looks looks() {
    return outside.looks();
  }

  /** Gives up where the steps so far ask for more work than the size of the file allows. */
  public void checkLooks() throws IOException, Fault {
    if (!file.hasAtLeast(looks().bytesWanted())) {
      throw new Fault(
          Reason.TOO_MUCH_WORK,
          "%d looks up to step %d are too many for a file of %d bytes"
              .formatted(looks().taken(), stepNumber, file.fetched()));
    }
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
    Rule rule =
        Rule.of(code & Code.RULE)
            .orElseThrow(() -> new Fault(Reason.UNKNOWN_RULE, "rule " + (code & Code.RULE)));
    operands.looks().step();
    boolean answered = (code & Code.ANSWERED) != 0;
    boolean opponent = (code & Code.OPPONENT) != 0;
    if ((answered && !rule.isLeaf()) || (opponent && !(answered && rule.readsScene()))) {
      throw new Fault(Reason.BAD_FLAGS, "flags 0x%02x".formatted(code & ~Code.RULE));
    }
    if (answered) {
      int stone = opponent ? operands.cell() : -1;
      int answer = operands.cell();
      operands.answered(rule, stone, answer);
      return new Step.Answered(stone, answer, (Step.Leaf) rule.read(operands));
    }
    operands.inFrame();
    Step step = rule.read(operands);
    if (step instanceof TileStep.Open open) {
      operands = outside.within(open.tile());
    } else if (step instanceof TileStep.Close) {
      outside.back(operands);
      operands = outside;
    } else if (step instanceof Step.End) {
      checkEnd();
    }
    return step;
  }

  private void checkEnd() throws IOException, Fault {
    ended = true;
    if (bytes.next() >= 0) {
      throw new Fault(Reason.TRAILING_BYTES, "bytes follow END");
    }
    if (operands != outside) {
      throw new Fault(Reason.BAD_FRAME, "a tile is open at END");
    }
    if (operands.depth() != 0) {
      throw new Fault(Reason.BAD_FRAME, operands.depth() + " frames are open at END");
    }
    if (stepNumber != counts.steps() || operands.deepest() != counts.depth()) {
      throw new Fault(
          Reason.WRONG_COUNT,
          "%d steps and depth %d, but %d and %d were announced"
              .formatted(stepNumber, operands.deepest(), counts.steps(), counts.depth()));
    }
    ownDigest = bytes.digest();
  }
}
