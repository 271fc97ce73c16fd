package dev.touchstone.cluster.proof;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Transport;
import dev.touchstone.cluster.proof.Judgement.Accepted;
import dev.touchstone.cluster.proof.Judgement.Refused;
import dev.touchstone.cluster.tree.Claim;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.tree.Position;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Statement;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;

/**
 * Whether a certificate from anywhere proves who wins a position. The verifier says so; what it had
 * on its stack in front of END is the claim that the tree goes on with.
 */
public final class Judge {

  private static final String ANSWER = "answer ";

  private final Ground ground;

  public Judge(Ground ground) {
    this.ground = ground;
  }

  /** The statement that this player wins this position. */
  public static Statement statement(Ground ground, Position position, Player winner) {
    return ground.problem(position).wonBy(winner == Player.BLACK ? Outcome.BLACK : Outcome.WHITE);
  }

  public Judgement judge(Position position, Player winner, byte[] certificate) {
    try {
      Statement statement = statement(ground, position, winner);
      String[] top = {"", ""};
      Verdict verdict =
          new Verifier()
              .trace(
                  statement,
                  new ByteArrayInputStream(certificate),
                  line -> {
                    top[0] = top[1];
                    top[1] = line;
                  },
                  2);
      if (!(verdict instanceof Verdict.Accepted accepted)) {
        return new Refused(verdict.line());
      }
      return judge(statement, position, winner, certificate, top[0], accepted.steps());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Judgement judge(
      Statement statement,
      Position position,
      Player winner,
      byte[] certificate,
      String line,
      long steps)
      throws IOException {
    // Number and rule, then what is on top of the stack.
    String left = line.split(" ", 3)[2];
    int answer = -1;
    if (left.startsWith(ANSWER)) {
      CellSet cells = cells(left.substring(ANSWER.length(), left.indexOf(" : ")));
      answer = cells.first();
      left = left.substring(left.indexOf(" : ") + 3);
      if (answer >= 0 && position.taken().contains(answer)) {
        return new Refused("it answers by a cell that is taken");
      }
    }
    Claim claim = claim(winner, left);
    Position then = position.mover() == winner ? position.after(answer) : position;
    if (!claim.fits(ground, then)) {
      return new Refused("its claim leans on cells that are taken");
    }
    return suits(statement, certificate, answer, claim, steps);
  }

  /** "block 1 2 | 0 3" or "complete 1 2 | 5 6". */
  private Claim claim(Player winner, String line) {
    int kind = line.indexOf(' ');
    int bar = line.indexOf(" | ");
    String first = line.substring(kind + 1, bar);
    String second = line.substring(bar + 3);
    return winner == Player.BLACK
        ? new Claim(winner, cells(first), cells(second), ground.game().noLines())
        : new Claim(
            winner,
            ground.game().noCells(),
            cells(first),
            LineSet.of(ground.game().lineCount(), numbers(second)));
  }

  private CellSet cells(String numbers) {
    return CellSet.of(ground.game().cellCount(), numbers(numbers));
  }

  private static int[] numbers(String words) {
    return words.equals("-")
        ? new int[0]
        : Arrays.stream(words.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
  }

  /** Whether its steps can stand in another certificate. */
  private Judgement suits(
      Statement statement, byte[] certificate, int answer, Claim claim, long steps)
      throws IOException {
    boolean bound = false;
    try {
      CertificateReader reader =
          new CertificateReader(
              statement, new ByteArrayInputStream(certificate), Transport.OUTPUT_CAP);
      Step step;
      do {
        step = reader.next();
        Step core = step instanceof Step.Answered answered ? answered.leaf() : step;
        bound |= core instanceof Step.Potential;
        if (step instanceof Step.Symmetry symmetry && ground.symmetry(symmetry.images()) < 0) {
          return new Refused("it uses a symmetry that the coordinator does not");
        }
      } while (!(step instanceof Step.End));
    } catch (Fault fault) {
      throw new IllegalStateException("verified, and not read again: " + fault.detail());
    }
    return new Accepted(answer, claim, bound, steps);
  }
}
