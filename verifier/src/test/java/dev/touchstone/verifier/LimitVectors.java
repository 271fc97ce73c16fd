package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.WEAK;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.MotionStep;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Replay;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Transport;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Motion;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Pairs of files about the limits that grow with the file of a certificate (docs/format.md, 2.1 and
 * 4.1): one that is within the limit to the last byte or look, and the same in a file that is a
 * byte shorter. The name in the header of gzip makes a file as long as is wanted.
 */
final class LimitVectors {

  /** Two groups in each row, column and diagonal; so large that every step has its price. */
  private static final String[] LARGE = {"board torus 64,64,63", WEAK, BREAKER};

  private static final long FREE = 1L << 28;
  private static final long A_BYTE = 1L << 15;
  private static final long FREE_UNFOLDED = 1L << 22;
  private static final long UNFOLDED_A_BYTE = 32;

  private LimitVectors() {}

  static void addTo(Vectors to) {
    unfolded(to);
    options(to);
    Statement large = ProofBuilder.of(LARGE).statement();
    List<Step> cover = coverOf(large);
    Step identity = identity(large);
    looks(to, "symmetry", "SYMMETRY", large, n -> joined(repeated(n, identity), cover));
    looks(
        to,
        "image",
        "IMAGE",
        large,
        n -> joined(List.of(identity), cover, repeated(n, new Step.Image(0))));
    Step nowhere = nowhere(large);
    looks(to, "potential", "POTENTIAL", large, n -> discarded(large, n, nowhere));
    Statement compared = ProofBuilder.of("board 23,32,23", WEAK, BREAKER).statement();
    Step pairs = coverOf(compared).get(0);
    looks(to, "cover", "the sets of COVER", compared, n -> discarded(compared, n, pairs));
    Statement plane =
        ProofBuilder.of("board plane 2", WEAK, "maker 0,0 1,0", "first breaker", ProofBuilder.MAKER)
            .through(-40, -40, 80, 80)
            .statement();
    Step motion = new MotionStep(new Motion(0, 0, 0));
    Step owned = ProofBuilder.of(plane).stones("0,0 1,0").steps().get(0);
    looks(
        to,
        "motion",
        "SYMMETRY and IMAGE of the plane",
        plane,
        n -> joined(List.of(owned), repeated(n, motion), repeated(50, new Step.Image(0))));
  }

  /** OPTIONS of 4·10^6 looks each, as in looks-at-the-limit, and three options that answer all. */
  private static void options(Vectors to) {
    ProofBuilder most = WorkVectors.looksAtTheLimit();
    List<Step> one = new ArrayList<>(most.steps());
    one.set(one.size() - 1, new Step.Leave());
    one.add(0, answer(most.statement().hypergraph().noCells(), new Step.Leave()).get(0));
    ProofBuilder apart = ProofBuilder.of(most.statement());
    for (String group : List.of("c0-c1-c2", "c3-c4-c5", "c6-c7-c8")) {
      apart.answer("", "").groups(group).leave();
    }
    looks(
        to,
        "options",
        "OPTIONS",
        most.statement(),
        n -> {
          List<Step> steps = new ArrayList<>(apart.steps());
          for (int i = 0; i < n; i++) {
            steps.addAll(one);
          }
          steps.add(new Step.Options(n + 3L));
          return steps;
        });
  }

  /** Claims of one part, over and over: two bytes each, which unfold from nearly nothing. */
  private static void unfolded(Vectors to) {
    Statement statement = Proofs.fiveByRootPairing().statement();
    List<Step> proof = joined(coverOf(statement), repeated(2_175_000, new Step.Both(1)));
    long missing = UNFOLDED_A_BYTE - bytes(statement, proof).length % UNFOLDED_A_BYTE;
    proof = joined(proof, repeated((int) missing / 2, new Step.Both(1)));
    byte[] certificate = bytes(statement, proof);
    long size = (certificate.length - FREE_UNFOLDED) / UNFOLDED_A_BYTE;
    String what = "unfolds to 2^22 bytes and 32 for each of its own";
    to.accept("unfolded-at-the-limit", what, statement.text(), file(certificate, size));
    to.decline(
        Reason.TOO_LARGE,
        "unfolded-beyond-the-limit",
        "as unfolded-at-the-limit, and a byte shorter",
        statement.text(),
        file(certificate, size - 1));
  }

  /** So many steps of a kind that a file just large enough for them has room for a name. */
  static void looks(
      Vectors to, String name, String what, Statement statement, IntFunction<List<Step>> proofs) {
    long free = FREE + A_BYTE * statement.hypergraph().lineCount();
    int few = 8;
    long price = looksOf(statement, proofs.apply(few)) - looksOf(statement, proofs.apply(few - 1));
    int count = (int) (free / price);
    long size;
    byte[] certificate;
    do {
      List<Step> proof = filledUp(statement, proofs.apply(++count));
      certificate = bytes(statement, proof);
      size = (looksOf(statement, proof) - free + A_BYTE - 1) / A_BYTE;
      long missing = Transport.compress(certificate).length + 1 - size;
      count += (int) Math.max(0, missing * A_BYTE / price);
    } while (size <= Transport.compress(certificate).length);
    to.accept(
        "work-at-the-limit-" + name,
        what + ", as much as the file allows",
        statement.text(),
        file(certificate, size));
    to.decline(
        Reason.TOO_MUCH_WORK,
        "work-beyond-the-limit-" + name,
        "as work-at-the-limit-" + name + ", and a byte shorter",
        statement.text(),
        file(certificate, size - 1));
  }

  /**
   * With steps that do nothing, so that some size of a file allows just these looks, if that can
   * be. They stand behind what makes a Block claim or a Link.
   */
  private static List<Step> filledUp(Statement statement, List<Step> steps) {
    long taken = looksOf(statement, steps);
    long step = 8L * words(statement);
    int missing = 0;
    if (statement.board() instanceof InfiniteBoard) {
      return steps;
    }
    while ((taken + missing * step) % A_BYTE != 0) {
      if (++missing == A_BYTE) {
        return steps;
      }
    }
    int last = steps.indexOf(new Step.Nothing()) + 1;
    int at = last == 0 ? steps.size() : last;
    List<Step> idle = repeated(missing, idle(statement));
    return joined(steps.subList(0, at), idle, steps.subList(at, steps.size()));
  }

  private static Step idle(Statement statement) {
    CellSet none = statement.hypergraph().noCells();
    return statement.rules() == Rules.HEX ? new LinkStep.Fill(none, none) : new Step.Both(1);
  }

  private static int words(Statement statement) {
    return statement.hypergraph().noCells().wordCount()
        + statement.hypergraph().noLines().wordCount();
  }

  /** The certificate in a file of that size. */
  private static byte[] file(byte[] certificate, long size) {
    byte[] zipped = Transport.compress(certificate);
    int name = (int) size - zipped.length - 1;
    if (name < 0 || name > 1024) {
      throw new IllegalStateException(
          "%d bytes cannot be made %d: other steps are wanted".formatted(zipped.length, size));
    }
    byte[] file = new byte[(int) size];
    System.arraycopy(zipped, 0, file, 0, 10);
    file[3] = 8;
    Arrays.fill(file, 10, 10 + name, (byte) 'x');
    System.arraycopy(zipped, 10, file, 11 + name, zipped.length - 10);
    return file;
  }

  private static byte[] bytes(Statement statement, List<Step> steps) {
    return CertificateWriter.bytes(statement, joined(steps, List.of(new Step.End())));
  }

  /** What the steps take, END included. */
  private static long looksOf(Statement statement, List<Step> steps) {
    try {
      CertificateReader reader = reader(bytes(statement, steps), statement);
      Replay<Claim> replay =
          new Replay<>(statement.hypergraph(), new CheckedClaims(statement, reader.looks()));
      Step step;
      do {
        step = reader.next();
        replay.take(step);
      } while (!(step instanceof Step.End));
      return reader.looks().taken();
    } catch (Fault e) {
      throw new IllegalArgumentException(e.detail(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CertificateReader reader(byte[] certificate, Statement statement)
      throws IOException, Fault {
    return new CertificateReader(
        statement, new ByteArrayInputStream(certificate), Transport.OUTPUT_CAP);
  }

  static Step identity(Statement statement) {
    int cells = statement.hypergraph().cellCount();
    return new Step.Symmetry(CellList.of(IntStream.range(0, cells).toArray()));
  }

  /** A COVER of first choices, as it is read. */
  private static List<Step> coverOf(Statement statement) {
    try {
      byte[] end = CertificateWriter.bytes(statement, List.of(new Step.End()));
      end[end.length - 1] = 4;
      CertificateReader reader = reader(Arrays.copyOf(end, end.length + 1), statement);
      return List.of(reader.next());
    } catch (Fault e) {
      throw new IllegalArgumentException(e.detail(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The leaf so many times over as answers of no stones, which all block everything, and then two
   * answers by potentials that do so with no cell in common: one claim of them all.
   */
  private static List<Step> discarded(Statement statement, int times, Step leaf) {
    CellSet half = half(statement);
    CellSet none = half.minus(half);
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      steps.addAll(answer(none, leaf));
    }
    steps.addAll(answer(half, nowhere(statement)));
    steps.addAll(answer(statement.hypergraph().allCells().minus(half), nowhere(statement)));
    steps.add(new Step.Options(times + 2L));
    return steps;
  }

  private static Step nowhere(Statement statement) {
    return new Step.Potential(statement.hypergraph().noCells(), statement.hypergraph().noLines());
  }

  /** Half of the cells, and about half of each line. */
  private static CellSet half(Statement statement) {
    int cells = statement.hypergraph().cellCount();
    return CellSet.of(cells, new Random(1).ints(0, cells).distinct().limit(cells / 2).toArray());
  }

  private static List<Step> answer(CellSet opponent, Step leaf) {
    Step enter = new Step.Enter(Step.Frame.ANSWER, opponent, opponent.minus(opponent));
    return List.of(enter, leaf, new Step.Leave());
  }

  static List<Step> repeated(int times, Step step) {
    return Collections.nCopies(times, step);
  }

  @SafeVarargs
  static List<Step> joined(List<Step>... parts) {
    List<Step> all = new ArrayList<>();
    for (List<Step> part : parts) {
      all.addAll(part);
    }
    return all;
  }
}
