package dev.touchstone.cluster;

import dev.touchstone.cluster.job.JobResult;
import dev.touchstone.cluster.proof.Judgement.Accepted;
import dev.touchstone.cluster.tree.Claim;
import dev.touchstone.cluster.tree.ClaimBytes;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.tree.JobTree;
import dev.touchstone.cluster.tree.JobTree.Found;
import dev.touchstone.game.Player;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * The tree and its log, kept alike: what happens is written first. Read again in order, the records
 * make the same tree. A proof is written with the claim that the verifier saw in it, and is not
 * verified again when it is read: the checksum says that it is what was written, and the whole
 * certificate is verified in the end.
 */
final class Records implements JobTree.Journal {

  private static final byte GENERATED = 1;
  private static final byte OPEN = 2;
  private static final byte PROVED = JobLog.KINDS;

  /** Jobs are smaller; who says more makes it up, and must not use up what the run may. */
  private static final long MOST_OF_A_JOB = 1 << 27;

  private final ClaimBytes claims;
  private final JobTree tree;
  private final JobLog log;
  private long nodes;
  private long jobs;

  Records(Ground ground, JobTree tree, JobLog log) {
    claims = new ClaimBytes(ground.game());
    this.tree = tree;
    this.log = log;
  }

  /** The positions expanded by all jobs. */
  long nodes() {
    return nodes;
  }

  long jobs() {
    return jobs;
  }

  /** Makes the tree of the log; returns how many bytes were lost at its end. */
  long replay() throws IOException {
    return log.replay(this::read);
  }

  @Override
  public void generated(int node, int move) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(node);
    out.writeInt(move);
    log.append(GENERATED, bytes.toByteArray());
  }

  void open(int node, JobResult.Open result) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(node);
    out.writeLong(result.nodes());
    out.writeDouble(result.makerWork());
    out.writeDouble(result.breakerWork());
    log.append(OPEN, bytes.toByteArray());
    log.force();
    count(result.nodes());
    tree.undecided(node, result.makerWork(), result.breakerWork());
  }

  void proved(int node, JobResult.Proved result, Accepted accepted) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    Claim claim = accepted.claim();
    out.writeInt(node);
    out.writeLong(result.nodes());
    out.writeBoolean(result.winner() == Player.BLACK);
    out.writeInt(accepted.answer());
    out.writeBoolean(accepted.bound());
    claims.write(out, claim);
    int before = out.size();
    out.write(result.certificate());
    long place = log.append(PROVED, bytes.toByteArray()) + before;
    log.force();
    count(result.nodes());
    tree.decided(
        node,
        new Found(
            result.winner(),
            accepted.answer(),
            claim,
            accepted.bound(),
            place,
            result.certificate().length));
  }

  private void count(long more) {
    nodes += Math.min(more, MOST_OF_A_JOB);
    jobs++;
  }

  private void read(byte kind, byte[] bytes, long place) throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      int node = in.readInt();
      if (kind == GENERATED) {
        tree.generate(node, in.readInt());
        return;
      }
      count(in.readLong());
      if (kind == OPEN) {
        tree.undecided(node, in.readDouble(), in.readDouble());
        return;
      }
      Player winner = in.readBoolean() ? Player.BLACK : Player.WHITE;
      int answer = in.readInt();
      boolean bound = in.readBoolean();
      Claim claim = claims.read(in);
      int length = in.available();
      tree.decided(
          node, new Found(winner, answer, claim, bound, place + bytes.length - length, length));
    } catch (RuntimeException e) {
      throw new IOException("the log of jobs is not of this version: " + e.getMessage(), e);
    }
  }
}
