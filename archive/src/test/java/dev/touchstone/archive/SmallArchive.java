package dev.touchstone.archive;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.KeyList;
import dev.touchstone.signing.PrivateKey;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Engine;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.GameText;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.Question;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An archive of a few theorems in a folder of a test, with the solver's own folder beside it. */
record SmallArchive(Path root) {

  static final String NAMESPACE = "org.example";
  static final String DAY = "2026-11-18";
  static final Orders NONE = new Orders(Set.of(), false);
  private static final Orders UPDATE = new Orders(Set.of(), true);

  /** Hears nothing but that a search is resumed; stops one of them if that is asked. */
  static final class Quiet implements Workshop.Listener {
    int resumed;
    int searches;
    int stopped;
    final List<String> warnings = new ArrayList<>();

    @Override
    public void progress(Progress progress) {}

    @Override
    public void cancelBy(Runnable stop) {
      searches++;
      if (searches == stopped) {
        stop.run();
      }
    }

    @Override
    public void resumes(Path checkpoint) {
      resumed++;
    }

    @Override
    public void warns(String line) {
      warnings.add(line);
    }
  }

  Path folder() {
    return root.resolve("proofs");
  }

  Path state() {
    return root.resolve("state");
  }

  Path keys() {
    return folder().resolve(Trust.KEYS);
  }

  TheoremFiles files(String name) {
    return new TheoremFiles(folder().resolve(name));
  }

  static GameText game(String notation) {
    return new GameText(notation, "", "", null);
  }

  static Question question(String notation) {
    return new Question(game(notation), Rules.WEAK, 1, 1, false);
  }

  static TheoremPlan plan(String game) {
    return plan(game, game, Regenerate.IF_MISSING);
  }

  static TheoremPlan plan(String name, String game, Regenerate regenerate) {
    return plan(name, game, null, regenerate, Long.MAX_VALUE);
  }

  /** Of whatever game, solved in every build. */
  static TheoremPlan always(Question question, @Nullable Outcome winner) {
    return plan("x", question, winner, Regenerate.ALWAYS, Long.MAX_VALUE);
  }

  static TheoremPlan plan(
      String name, String game, @Nullable Outcome winner, Regenerate regenerate, long maxNodes) {
    return plan(name, question(game), winner, regenerate, maxNodes);
  }

  static TheoremPlan plan(
      String name,
      Question question,
      @Nullable Outcome winner,
      Regenerate regenerate,
      long maxNodes) {
    SearchPlan search = new SearchPlan(Engine.PN, Effort.FAST, 1, MemorySize.LEAST, maxNodes, null);
    return new TheoremPlan(name, question, winner, regenerate, search);
  }

  Workshop workshop(Orders orders) {
    return new Workshop(folder(), state(), NAMESPACE, orders);
  }

  Made make(TheoremPlan plan) throws Refusal {
    return workshop(NONE).make(plan, new Quiet());
  }

  Made update(TheoremPlan plan) throws Refusal {
    return workshop(UPDATE).make(plan, new Quiet());
  }

  /** A list with this one key, valid for all time in this archive. */
  PrivateKey key(String name) throws IOException {
    PrivateKey key = PrivateKey.generate(name, Algorithm.ED25519, new SecureRandom());
    KeyList list = new KeyList(List.of(key.publicKey("-", "-", NAMESPACE)));
    Files.createDirectories(folder());
    Files.writeString(keys(), list.text());
    return key;
  }

  void sign(String name, PrivateKey... keys) throws Refusal {
    new Signing(ManifestFile.of(files(name)))
        .by(Arrays.asList(keys), CheckedProof.of(files(name)), DAY, null);
  }

  Audit audit(String... required) {
    return new Audit(folder(), new Trust(keys(), List.of(required)));
  }

  List<Entry> entries() throws Refusal {
    return audit().theorems(entry -> {}).entries();
  }

  void writePages() throws Refusal {
    new Pages(folder(), keys()).write(entries());
  }

  /** What a build says of it: each line is one finding. */
  List<String> findings(String... required) {
    List<Refusal> findings = new ArrayList<>();
    try {
      Audit.Report report = audit(required).theorems(entry -> {});
      findings.addAll(report.findings());
      if (findings.isEmpty()) {
        findings.addAll(new Pages(folder(), keys()).findings(report.entries()));
      }
    } catch (Refusal refusal) {
      findings.add(refusal);
    }
    return findings.stream().map(Refusal::line).toList();
  }
}
