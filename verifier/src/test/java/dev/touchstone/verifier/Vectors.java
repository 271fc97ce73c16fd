package dev.touchstone.verifier;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Counts;
import dev.touchstone.certificate.Reason;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The corpus in vectors/: collects files while they are made, writes and reads the archive. */
final class Vectors {

  /** The folder of the other corpus, which is not of proofs. */
  private static final String SIGNATURES = "signatures";

  private static final String HEAD = "touchstone statement 1\n";

  private final SortedMap<String, Vector> files = new TreeMap<>();

  static Path folder() {
    return Path.of(System.getProperty("touchstone.root", ".."), "vectors");
  }

  /** All files that make the corpus, as {@link AcceptVectors} and the others make them. */
  static SortedMap<String, Vector> made() throws IOException {
    Vectors vectors = new Vectors();
    AcceptVectors.addTo(vectors);
    CoverVectors.addTo(vectors);
    ExactnessVectors.addTo(vectors);
    WorkVectors.addTo(vectors);
    LimitVectors.addTo(vectors);
    RaceLimitVectors.addTo(vectors);
    PageVectors.addTo(vectors);
    FormatVectors.addTo(vectors);
    OperandVectors.addTo(vectors);
    StackVectors.addTo(vectors);
    RuleVectors.addTo(vectors);
    ConclusionVectors.addTo(vectors);
    StrongVectors.addTo(vectors);
    StrongRuleVectors.addTo(vectors);
    StrongConclusionVectors.addTo(vectors);
    TurnVectors.addTo(vectors);
    RoomVectors.addTo(vectors);
    OpeningVectors.addTo(vectors);
    SidedVectors.addTo(vectors);
    HexVectors.addTo(vectors);
    HexRuleVectors.addTo(vectors);
    HexConclusionVectors.addTo(vectors);
    MapVectors.addTo(vectors);
    HostVectors.addTo(vectors);
    HostTurnVectors.addTo(vectors);
    HostRuleVectors.addTo(vectors);
    MotionVectors.addTo(vectors);
    RegionVectors.addTo(vectors);
    RegionRuleVectors.addTo(vectors);
    HostHeaderVectors.addTo(vectors);
    TilingVectors.addTo(vectors);
    TilingRuleVectors.addTo(vectors);
    TilingEndVectors.addTo(vectors);
    TilingWorkVectors.addTo(vectors);
    TileVectors.addTo(vectors);
    TileFrameVectors.addTo(vectors);
    TileOperandVectors.addTo(vectors);
    TileBytesVectors.addTo(vectors);
    DeclineVectors.addTo(vectors);
    SizeVectors.addTo(vectors);
    FoundVectors.addTo(vectors.files);
    return vectors.files;
  }

  /** All files of the archive. */
  static SortedMap<String, Vector> archived() throws IOException {
    SortedMap<String, Vector> result = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder())) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        if (path.startsWith(folder().resolve(SIGNATURES))) {
          continue;
        }
        String name = folder().relativize(path).toString();
        if (name.endsWith(".vector")) {
          result.put(name, Vector.parse(Files.readString(path)));
        } else if (!name.equals("README.md")) {
          throw new IllegalArgumentException("not a file of the corpus: " + path);
        }
      }
    }
    return result;
  }

  void accept(String name, String comment, ProofBuilder proof) {
    accept(name, comment, proof.statement().text(), proof.bytes());
  }

  void accept(String name, String comment, String statement, byte[] certificate) {
    put("accept/" + name, header("ACCEPTED", "", "", comment), statement, certificate);
  }

  void reject(Reason reason, long step, String name, String comment, ProofBuilder proof) {
    reject(reason, step, name, comment, proof.statement().text(), proof.bytes());
  }

  void reject(
      Reason reason, long step, String name, String comment, String statement, byte[] bytes) {
    put(
        "reject/" + name,
        header("REJECTED", reason.name(), Long.toString(step), comment),
        statement,
        bytes);
  }

  /** A certificate of a statement in the lenient form, its steps in hex. */
  void rejectRaw(Reason reason, long step, String name, String comment, String statement, Raw raw) {
    reject(reason, step, name, comment, HEAD + statement, raw.of(HEAD + statement));
  }

  void decline(Reason reason, String name, String comment, String statement, byte[] bytes) {
    put(
        "decline/" + name,
        header("DECLINED", reason.name(), "", comment),
        statement.getBytes(StandardCharsets.UTF_8),
        bytes);
  }

  private void put(String name, Map<String, String> header, String statement, byte[] bytes) {
    put(name, header, statement.getBytes(StandardCharsets.UTF_8), bytes);
  }

  void put(String name, Map<String, String> header, byte[] statement, byte[] certificate) {
    if (files.put(name + ".vector", new Vector(header, statement, certificate)) != null) {
      throw new IllegalArgumentException("two vectors are called " + name);
    }
  }

  static Map<String, String> header(String expect, String reason, String step, String comment) {
    Map<String, String> header = new LinkedHashMap<>();
    header.put("expect", expect);
    if (!reason.isEmpty()) {
      header.put("reason", reason);
    }
    if (!step.isEmpty()) {
      header.put("step", step);
    }
    header.put("comment", comment);
    return header;
  }

  /** A certificate of which only the header is made: what it announces, and its steps in hex. */
  record Raw(long steps, long held, long depth, String hex) {

    byte[] of(String statementText) {
      try {
        Statement statement = StatementText.parse(statementText);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
          new CertificateWriter(statement, bytes, new Counts(steps, held, depth)).close();
        } catch (IllegalStateException e) {
          // The writer has noticed that the counts are not kept to. That is the point.
        }
        bytes.write(HexFormat.of().parseHex(hex.replace(" ", "")));
        return bytes.toByteArray();
      } catch (BadStatementException e) {
        throw new IllegalArgumentException(e);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
