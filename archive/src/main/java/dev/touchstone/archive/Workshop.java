package dev.touchstone.archive;

import dev.touchstone.archive.Planned.Found;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.statement.Problem;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.ManifestFile.Origin;
import dev.touchstone.theorem.NewProof;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import dev.touchstone.theorem.TheoremFiles;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes the theorems of a plan and compares them with the archive. What is solved is written to a
 * folder of its own below {@code state} first, with the checkpoint; the archive gets it only when
 * the verifier has accepted it there.
 *
 * @param archive where the theorems belong
 * @param state where the solver keeps its files
 * @param namespace the archive's name, for the manifests
 * @param orders what is asked of this run besides the plan
 */
public record Workshop(Path archive, Path state, String namespace, Orders orders) {

  /** Hears of a search and may stop it. */
  public interface Listener extends SolveListener {

    /** This stops the search that begins now. */
    void cancelBy(Runnable stop);

    /** The search goes on from where another one ended. */
    void resumes(Path checkpoint);

    /** Signatures are gone with the proof that they were for. */
    void warns(String line);
  }

  /** Does for one theorem what its plan and the orders say. */
  public Made make(TheoremPlan plan, Listener listener) throws Refusal {
    return new PlannedLayout(plan, archived(plan)).after(prove(plan, listener), orders);
  }

  /** Refuses what is in the way of a new proof, and not the archive's own. */
  public void requireRoom(TheoremPlan plan) throws Refusal {
    Room place = new Room(archive, plan.name());
    place.requireNoLink();
    place.requireForProof(plan);
    if (!archived(plan).hasProof()) {
      place.requireForPages();
    }
  }

  private Made prove(TheoremPlan plan, Listener listener) throws Refusal {
    if (!Manifest.isNamespace(namespace)) {
      throw Refusal.usage("the namespace '" + namespace + "': a word without blanks is needed");
    }
    new Room(archive, plan.name()).requireNoLink();
    Problem problem = plan.question().problem();
    TheoremFiles archived = archived(plan);
    Planned planned = new Planned(plan, archived);
    Found found = planned.look();
    if (!mustSolve(plan, planned, found)) {
      return described(archived, Made.KEPT, listener);
    }
    requireRoom(plan);
    @Nullable CheckedProof old = found == Found.PLANNED ? CheckedProof.of(archived) : null;
    try {
      String recipe = Recipe.digest(problem, plan.question().map(), plan.search());
      // Also where it was asked for: so a long run over many theorems goes on where it was stopped.
      @Nullable CheckedProof made = solvedBefore(plan, recipe, old);
      if (old != null && made != null && old.hasBytesOf(made)) {
        return described(archived, Made.UP_TO_DATE, listener);
      }
      if (made == null) {
        // Workers do not look at it, and their proof is never the same.
        boolean resumed =
            plan.search().workers() == 0
                && Files.exists(room(plan).resolve(TheoremFolder.CHECKPOINT));
        made = solve(plan, problem, recipe, old, listener);
        if (resumed && !suffices(plan, old, made)) {
          made = solve(plan, problem, recipe, old, listener);
        }
      }
      planned.checkWinner(made.statement().winner(), "the proof says");
      return compareAndAdd(plan, archived, old, made, listener);
    } catch (IOException e) {
      throw Refusal.file(plan.name() + ": cannot use " + state + " or " + archive, e);
    }
  }

  /**
   * With an update, a manifest for a proof that has none of its own: it was lost, or the proof was
   * put there by hand, or a run was stopped between the two.
   */
  private Made described(TheoremFiles archived, Made otherwise, Listener listener) throws Refusal {
    if (!orders.update()) {
      return otherwise;
    }
    try {
      return begin(ManifestFile.of(archived), CheckedProof.of(archived), listener)
          ? Made.DESCRIBED
          : otherwise;
    } catch (IOException e) {
      throw Refusal.file("cannot write the manifest", archived.manifest(), e);
    }
  }

  /** Begins a manifest; whoever signed one that goes is named. */
  private boolean begin(ManifestFile manifest, CheckedProof proof, Listener listener)
      throws IOException {
    String lost = manifest.isOf(proof) ? "" : manifest.signed();
    boolean begun = manifest.begin(proof, new Origin(SolverVersion.name(), namespace));
    if (begun && !lost.isEmpty()) {
      listener.warns(
          "%s %s; it is not of this proof, and the new one is not signed"
              .formatted(manifest.path(), lost));
    }
    return begun;
  }

  private TheoremFiles archived(TheoremPlan plan) {
    return new TheoremFiles(archive.resolve(plan.name()));
  }

  private Path room(TheoremPlan plan) {
    return state.resolve(plan.name());
  }

  private boolean mustSolve(TheoremPlan plan, Planned planned, Found found) throws Refusal {
    if (found == Found.OTHER && !orders.update()) {
      throw planned.stale();
    }
    if (orders.regenerates(plan.name()) || plan.regenerate() == Regenerate.ALWAYS) {
      return true;
    }
    if (found == Found.NOTHING && plan.regenerate() == Regenerate.ON_DEMAND) {
      throw planned.missing();
    }
    return found != Found.PLANNED;
  }

  /**
   * Whether a proof will do whose search went on from a checkpoint: it proves the same by other
   * bytes than one that was found in one go.
   */
  private static boolean suffices(
      TheoremPlan plan, @Nullable CheckedProof old, CheckedProof resumed) {
    return old == null ? plan.regenerate() != Regenerate.ALWAYS : old.hasBytesOf(resumed);
  }

  /** The proof that was made of the very same things before, if it is still as it was. */
  private @Nullable CheckedProof solvedBefore(
      TheoremPlan plan, String recipe, @Nullable CheckedProof old) {
    if (!plan.search().isDeterministic()) {
      return null;
    }
    try {
      Optional<Recipe> last = Recipe.read(room(plan));
      if (last.isPresent() && last.get().recipe().equals(recipe)) {
        CheckedProof made = CheckedProof.of(new TheoremFiles(room(plan)));
        boolean useful = !last.get().resumed() || suffices(plan, old, made);
        return useful && last.get().madeBytesOf(made) && isOf(plan, made) ? made : null;
      }
    } catch (Refusal e) {
      // What it left is damaged: it is made again.
    }
    return null;
  }

  private static boolean isOf(TheoremPlan plan, CheckedProof made) throws Refusal {
    return plan.question().isAnsweredBy(made.statement());
  }

  private CheckedProof solve(
      TheoremPlan plan,
      Problem problem,
      String recipe,
      @Nullable CheckedProof old,
      Listener listener)
      throws Refusal, IOException {
    int threads = ThreadBudget.take(plan.search().allThreads());
    try (TheoremFolder folder = TheoremFolder.open(room(plan));
        PlannedSearch search = new PlannedSearch(plan, problem, listener, folder)) {
      boolean resumed = search.resumes();
      Proof proof = search.run(old);
      CheckedProof made =
          new NewProof(proof.statement(), proof::emit).writeTo(folder, ProofListener.none());
      search.forget();
      Recipe.of(recipe, made, resumed).write(room(plan));
      return made;
    } finally {
      ThreadBudget.giveBack(threads);
    }
  }

  private Made compareAndAdd(
      TheoremPlan plan,
      TheoremFiles archived,
      @Nullable CheckedProof old,
      CheckedProof made,
      Listener listener)
      throws Refusal, IOException {
    if (old != null && old.hasBytesOf(made)) {
      return described(archived, Made.REPRODUCED, listener);
    }
    if (old != null && !orders.update()) {
      throw Refusal.notProved(difference(plan, old, made, ManifestFile.of(archived).solver()))
          .with(new Remedy.Update());
    }
    if (old == null && !orders.update()) {
      Optional<Manifest> lost = ManifestFile.of(archived).ofOtherBytes(made);
      if (lost.isPresent()) {
        throw Refusal.notProved(lostProof(plan, archived, lost.get(), made))
            .with(new Remedy.Update());
      }
    }
    // Somebody may have put something there while it was solved.
    requireRoom(plan);
    Made what = archived.hasProof() ? Made.REPLACED : Made.ADDED;
    // The manifest comes first: if this is interrupted, there is no proof without one.
    begin(ManifestFile.of(archived), made, listener);
    archived.copy(made.files());
    CheckedProof.of(archived);
    return what;
  }

  private static String difference(
      TheoremPlan plan, CheckedProof old, CheckedProof made, String oldSolver) {
    return ("%s: solved again, but the bytes differ from those of %s: there sha256 %s, %d bytes, solver %s;"
            + " now sha256 %s, %d bytes, solver %s")
        .formatted(
            plan.name(),
            old.files().certificate(),
            old.digest(),
            old.length(),
            oldSolver,
            made.digest(),
            made.length(),
            SolverVersion.name());
  }

  /** The proof is gone, and what was solved is not what the manifest vouches for. */
  private static String lostProof(
      TheoremPlan plan, TheoremFiles archived, Manifest lost, CheckedProof made) {
    return ("%s: the proof is missing, and %s belongs to other bytes than those just solved: there sha256"
            + " %s, %d bytes, solver %s; now sha256 %s, %d bytes; restore the proof")
        .formatted(
            plan.name(),
            archived.manifest(),
            lost.certificateDigest(),
            lost.length(),
            lost.solver(),
            made.digest(),
            made.length());
  }
}
