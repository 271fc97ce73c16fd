package dev.touchstone.verifier;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Replay;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Transport;
import dev.touchstone.game.CellSet;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** What stands on top of the verifier's stack after each step, a line each. */
public final class ReplayedClaims {

  private ReplayedClaims() {}

  /** The lines of a certificate that the verifier accepts. */
  public static List<String> of(Statement statement, InputStream certificate)
      throws IOException, Fault {
    CertificateReader reader = new CertificateReader(statement, certificate, Transport.OUTPUT_CAP);
    Replay<Claim> replay = new Replay<>(statement.hypergraph(), new CheckedClaims(statement));
    List<String> lines = new ArrayList<>();
    Step step;
    do {
      step = reader.next();
      replay.take(step);
      lines.add(replay.top().map(claim -> line(replay, claim)).orElse(""));
    } while (!(step instanceof Step.End));
    return lines;
  }

  private static String line(Replay<Claim> replay, Claim claim) {
    String answer = replay.topAnswer().map(cells -> "answer " + cells(cells) + ": ").orElse("");
    return answer + line(claim);
  }

  private static String line(Claim claim) {
    return claim instanceof Complete complete
        ? "complete " + cells(complete.needs()) + " / " + cells(complete.zone())
        : "block " + cells(claim.zone());
  }

  private static String cells(CellSet cells) {
    return Arrays.stream(cells.toArray())
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(","));
  }
}
