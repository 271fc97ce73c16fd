package dev.touchstone.archive;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.touchstone.game.OutputFile;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Sha256;
import dev.touchstone.theorem.CheckedProof;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * What a theorem was made from and what came out, kept beside the solver's output. If nothing that
 * counts has changed, it need not be solved again: not the clock decides, but the contents.
 *
 * @param recipe the digest of everything that the certificate's bytes depend on
 * @param certificate the digest of the certificate before compression
 * @param length its length
 * @param resumed whether the search went on from a checkpoint: in one go it gives other bytes
 */
@JsonPropertyOrder({"recipe", "solver", "certificate", "length", "resumed"})
record Recipe(String recipe, String solver, String certificate, long length, boolean resumed) {

  private static final String FILE = "solved.json";
  private static final int LONGEST = 1 << 12;
  private static final ObjectMapper JSON =
      new ObjectMapper()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);

  /** The digest of game, search and solver. Budgets are no part: they change no bytes. */
  static String digest(Problem problem, boolean map, SearchPlan plan) throws IOException {
    String text =
        String.join(
            "\n",
            // Who wins is what is asked.
            problem.wonBy(Outcome.BLACK).text() + (map ? "map" : ""),
            plan.engine().name().toLowerCase(Locale.ROOT),
            plan.effort().toString(),
            Integer.toString(plan.threads()) + (plan.workers() > 0 ? " " + plan.workers() : ""),
            Long.toString(plan.memory()),
            SolverVersion.name(),
            SolverVersion.codeDigest());
    return Sha256.hex(text.getBytes(StandardCharsets.UTF_8));
  }

  static Recipe of(String recipe, CheckedProof made, boolean resumed) {
    return new Recipe(recipe, SolverVersion.name(), made.digest(), made.length(), resumed);
  }

  boolean madeBytesOf(CheckedProof proof) {
    return certificate.equals(proof.digest()) && length == proof.length();
  }

  void write(Path folder) throws IOException {
    OutputFile.write(
        folder.resolve(FILE),
        (JSON.writeValueAsString(this) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] beginning(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(LONGEST);
    }
  }

  /** What was written last; nothing if that was never, or cannot be read. */
  static Optional<Recipe> read(Path folder) {
    try {
      // The text null is read as none.
      return Optional.ofNullable(JSON.readValue(beginning(folder.resolve(FILE)), Recipe.class));
    } catch (IOException e) {
      // It only saves work; where it cannot be read it saves none.
      return Optional.empty();
    }
  }
}
