package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Replay;
import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Transport;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * docs/reasons.md leads from a reason to the rule, its theorem, its checker and its vectors. It is
 * made here, of the corpus and the sources. To write it anew: {@code mvn test -pl verifier -am
 * -Dtest=ReasonsPageTest -Dsurefire.failIfNoSpecifiedTests=false -Dpages.update}.
 */
class ReasonsPageTest {

  private static final String HEAD =
      """
      # From a reason to its rule

      A certificate is not accepted for one of these reasons. For each: by which rules a file of the corpus was stopped there,
      by which theorem of [theorems.md](theorems.md) they are sound, which class looks, and the files themselves, below
      [vectors/](../vectors/README.md). What the reasons mean and the bytes of the rules are in [format.md](format.md),
      sections 4 and 2; the table of rules is [Rule.java](../proof-format/src/main/java/dev/touchstone/certificate/Rule.java).
      A reason that no step is named for is met before the steps, or is about the bytes of any of them.

      This page is generated from the corpus and the sources, and compared with them in every build (`ReasonsPageTest`).

      | reason | rule | theorem | who looks | vectors |
      |---|---|---|---|---|
      """;

  /** They are about bytes, whichever step these belong to. */
  private static final Set<Reason> OF_ANY_STEP =
      EnumSet.of(
          Reason.BAD_COMPRESSION,
          Reason.TRUNCATED,
          Reason.TRAILING_BYTES,
          Reason.OVERLONG_NUMBER,
          Reason.NUMBER_TOO_LARGE,
          Reason.UNKNOWN_RULE,
          Reason.BAD_FLAGS,
          Reason.WRONG_COUNT,
          Reason.TOO_LARGE);

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));
  private static final Pattern REASON = Pattern.compile("Reason\\.([A-Z_]+)");

  /** Where the code lies that can stop a certificate. */
  private static final List<String> SOURCES =
      List.of(
          "verifier/src/main/java/dev/touchstone/verifier",
          "proof-format/src/main/java/dev/touchstone/certificate");

  @Test
  void thePageIsMadeOfTheCorpusAndTheSources() throws Exception {
    Path page = ROOT.resolve("docs/reasons.md");
    String made = page();
    if (System.getProperty("pages.update") != null) {
      Files.writeString(page, made);
    }
    assertThat(Files.readString(page)).isEqualTo(made);
  }

  private static String page() throws IOException {
    Map<Reason, SortedSet<String>> vectors = new EnumMap<>(Reason.class);
    Map<Reason, SortedSet<Rule>> rules = new EnumMap<>(Reason.class);
    for (Map.Entry<String, Vector> file : Vectors.archived().entrySet()) {
      Vector vector = file.getValue();
      if (!vector.get("reason").isEmpty()) {
        Reason reason = Reason.valueOf(vector.get("reason"));
        String name = file.getKey().replaceFirst("[.]vector$", "");
        vectors.computeIfAbsent(reason, r -> new TreeSet<>()).add(name);
        // A limit that grows with the file is met at any step.
        boolean ofAnyStep = name.matches("decline/(work|unfolded)-.*");
        if (vector.get("heap").isEmpty() && !ofAnyStep) {
          stoppedBy(vector).ifPresent(rule -> rulesOf(rules, reason).add(rule));
        }
      }
    }
    Map<Reason, SortedSet<String>> lookers = lookers();
    StringBuilder text = new StringBuilder(HEAD);
    for (Reason reason : Reason.values()) {
      text.append("| ").append(reason).append(" | ");
      text.append(joined(rulesOf(rules, reason).stream().map(Rule::name), ", ")).append(" | ");
      text.append(theorems(reason, rulesOf(rules, reason))).append(" | ");
      text.append(joined(names(lookers, reason).map(ReasonsPageTest::link), ", ")).append(" | ");
      text.append(joined(names(vectors, reason).map(name -> "`" + name + "`"), ", "));
      text.append(" |\n");
    }
    return text.toString();
  }

  private static SortedSet<Rule> rulesOf(Map<Reason, SortedSet<Rule>> rules, Reason reason) {
    return rules.computeIfAbsent(reason, r -> new TreeSet<>(Comparator.comparingInt(Rule::code)));
  }

  private static Stream<String> names(Map<Reason, SortedSet<String>> from, Reason reason) {
    return from.getOrDefault(reason, new TreeSet<>()).stream();
  }

  private static String joined(Stream<String> words, String between) {
    return words.filter(word -> !word.isEmpty()).collect(Collectors.joining(between));
  }

  /** Statements are declined by T10: it says which of them a claim can prove. */
  private static String theorems(Reason reason, SortedSet<Rule> rules) {
    return reason == Reason.UNSUPPORTED_STATEMENT
        ? Rule.END.theorem()
        : joined(rules.stream().map(Rule::theorem).distinct(), ", ");
  }

  private static String link(String source) {
    String name = source.substring(source.lastIndexOf('/') + 1).replaceFirst("[.]java$", "");
    return "[" + name + "](../" + source + ")";
  }

  /** The rule of the step that was read well, but not sound. */
  private static Optional<Rule> stoppedBy(Vector vector) throws IOException {
    Rule last = null;
    byte[] certificate = vector.certificate();
    ByteByByte bytes = new ByteByByte(certificate);
    try {
      Statement statement = StatementText.parse(vector.statement());
      CertificateReader reader = new CertificateReader(statement, bytes, Transport.OUTPUT_CAP);
      Replay<Claim> replay =
          new Replay<>(
              reader.statement().hypergraph(),
              new CheckedClaims(reader.statement(), reader.looks()));
      do {
        last =
            OF_ANY_STEP.contains(Reason.valueOf(vector.get("reason")))
                ? null
                : Rule.of(certificate[bytes.taken()] & 0x3F).orElse(null);
        Step step = reader.next();
        last = step.rule();
        replay.take(step);
      } while (last != Rule.END);
    } catch (BadStatementException | Fault stopped) {
      return Optional.ofNullable(last);
    }
    // More was announced than is held: found at END.
    return Optional.ofNullable(last);
  }

  /** The sources that name a reason, the verifier's first. */
  private static Map<Reason, SortedSet<String>> lookers() throws IOException {
    Map<String, SortedSet<String>> byName = new TreeMap<>();
    for (String folder : SOURCES) {
      List<Path> files = new ArrayList<>();
      try (Stream<Path> found = Files.list(ROOT.resolve(folder))) {
        found.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
      }
      for (Path file : files) {
        Matcher matcher = REASON.matcher(Files.readString(file));
        while (matcher.find()) {
          String source = folder + "/" + file.getFileName();
          byName.computeIfAbsent(matcher.group(1), r -> new TreeSet<>()).add(source);
        }
      }
    }
    Map<Reason, SortedSet<String>> lookers = new EnumMap<>(Reason.class);
    byName.forEach((name, sources) -> lookers.put(Reason.valueOf(name), sources));
    return lookers;
  }

  @Test
  void everyReasonIsLookedForSomewhere() throws IOException {
    assertThat(lookers().keySet()).contains(Reason.values());
  }
}
