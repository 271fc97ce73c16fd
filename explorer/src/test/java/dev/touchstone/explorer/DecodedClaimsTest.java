package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;
import dev.touchstone.game.Notation;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.TheoremFiles;
import dev.touchstone.verifier.Verifier;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The browser and the verifier make the same of a certificate: their traces (docs/format.md,
 * section 7) are the same, line by line.
 */
class DecodedClaimsTest extends InBrowser {

  /** Every claim that is expanded anew has the zone that it had when it was read. */
  private static final String EXPANDED_OTHERWISE =
      """
      (() => {
        const { proof } = explorer;
        let different = 0;
        for (let claim = 0; claim < proof.size; claim++) {
          const groups = proof.rule(claim).groups(proof, claim);
          const cells = groups.flat().sort((a, b) => a - b);
          if (groups.length > 0 && String(cells) !== String(proof.zone(claim))) different++;
        }
        return different;
      })()""";

  private static List<String> verifiers(CheckedProof proof) throws IOException {
    List<String> lines = new ArrayList<>();
    try (InputStream in = Files.newInputStream(proof.files().certificate())) {
      new Verifier().trace(proof.statement(), in, lines::add);
    }
    return lines;
  }

  /** Compares the traces; returns the verifier's. */
  private static List<String> compare(CheckedProof proof) throws Exception {
    List<String> expected = verifiers(proof);
    try (DevTools tab = show(proof)) {
      List<String> lines = new ArrayList<>();
      for (JsonNode line : tab.evaluate("explorer.trace()")) {
        lines.add(line.asText());
      }
      for (int i = 0; i < Math.min(lines.size(), expected.size()); i++) {
        assertThat(lines.get(i)).as(proof.files().toString()).isEqualTo(expected.get(i));
      }
      assertThat(lines).as(proof.files().toString()).hasSameSizeAs(expected);
      assertThat(tab.evaluate(EXPANDED_OTHERWISE).asInt()).isZero();
      assertThat(tab.complaints()).isEmpty();
    }
    return expected;
  }

  @Test
  void theWholeCorpusIsTracedAlikeAndHasEveryRule() throws Exception {
    Set<String> rules = new TreeSet<>();
    for (CheckedProof proof : Proofs.ofCorpus(folder)) {
      compare(proof).forEach(line -> rules.add(line.split(" ", 3)[1]));
    }
    assertThat(rules)
        .as("rules with a file in vectors/accept")
        .isEqualTo(Arrays.stream(Rule.values()).map(Rule::name).collect(Collectors.toSet()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "weak-mnk/3,3,3",
        "weak-mnk/4,6,4",
        "weak-mnk/4,7,4",
        "weak-mnk/5,9,5",
        "weak-mnk/7,7,5",
        "truncated/4,9,7tr",
        "truncated/4,12,7tr"
      })
  void theoremsOfTheArchiveAreTracedAlike(String name) throws Exception {
    Path archive = Path.of(System.getProperty("touchstone.root", ".."), "proofs");
    compare(CheckedProof.of(new TheoremFiles(archive.resolve(name))));
  }

  /** Of the lines abc and abd, only abc is blocked by a and b with c in the role of a. */
  @Test
  void aSwapMayBlockLessThanItsClaim() throws Exception {
    Path file = Files.writeString(folder.resolve("swap.hg"), "a b c\na b d\n");
    Statement statement = Problem.weak(Notation.read("file:" + file)).wonBy(Outcome.WHITE);
    List<Step> steps =
        List.of(
            new Step.Groups(2, CellList.of(0, 1), true),
            new Step.Swap(0, 2),
            new Step.Groups(2, CellList.of(0, 3), true),
            new Step.Both(2),
            new Step.End());
    byte[] certificate = CertificateWriter.bytes(statement, steps);
    Path place = Files.createDirectory(folder.resolve("swap"));
    assertThat(compare(Proofs.written(statement, certificate, place)))
        .contains("1 GROUPS block 0 1 | 0 1", "2 SWAP block 1 2 | 0");
  }

  @Test
  void claimsForTwoStonesATurnAreTracedAlike() throws Exception {
    for (Rules rules : List.of(Rules.WEAK, Rules.STRONG)) {
      compare(TwoStones.proof(rules, Files.createDirectory(folder.resolve(rules.word()))));
    }
  }

  @Test
  void solvedGamesAreTracedAlike() throws Exception {
    for (String game : new String[] {"3,3,3", "4,4,4", "5,5,5", "6,6,5"}) {
      compare(Proofs.solved(game, folder));
    }
  }
}
