package dev.touchstone.archive;

import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import dev.touchstone.theorem.TheoremFiles;
import org.jspecify.annotations.Nullable;

/** Whether what lies in an archive is what a plan says; proofs are not checked here. */
final class Planned {

  private final TheoremPlan plan;
  private final TheoremFiles archived;

  Planned(TheoremPlan plan, TheoremFiles archived) {
    this.plan = plan;
    this.archived = archived;
  }

  /** What the archive has under the plan's name. */
  enum Found {
    NOTHING,
    /** A statement of another game. */
    OTHER,
    /** The planned statement, with a certificate. */
    PLANNED
  }

  /** Looks; refuses a statement with another winner than planned. */
  Found look() throws Refusal {
    if (!archived.hasProof()) {
      return Found.NOTHING;
    }
    Statement statement = archived.readStatement();
    if (!plan.question().isAnsweredBy(statement)) {
      return Found.OTHER;
    }
    checkWinner(statement.winner(), archived.statement() + " says");
    return Found.PLANNED;
  }

  /** Refuses everything but the planned statement. */
  void require() throws Refusal {
    switch (look()) {
      case NOTHING -> throw missing();
      case OTHER -> throw stale();
      case PLANNED -> {}
    }
  }

  Refusal missing() {
    return Refusal.notProved(
            "%s: there is no proof in %s; restore it".formatted(plan.name(), archived.folder()))
        .with(new Remedy.SolveAgain(plan.name()));
  }

  Refusal stale() {
    return Refusal.notProved(
            "%s: stale: %s is about another game than %s; remove the folder or choose another name"
                .formatted(plan.name(), archived.statement(), plan.game().notation()))
        .with(new Remedy.Update());
  }

  /** Names both winners if they are not the same. */
  void checkWinner(Outcome winner, String whoSays) throws Refusal {
    @Nullable Outcome wanted = plan.winner();
    if (wanted != null && wanted != winner) {
      throw Refusal.notProved(
          "%s: the plan says that %s %s %s, but %s %s"
              .formatted(
                  plan.name(),
                  wanted.word(plan.question().rules()),
                  wanted.isHold() ? "holds" : "wins",
                  plan.game().notation(),
                  whoSays,
                  winner.inOneWord(plan.question().rules())));
    }
  }
}
