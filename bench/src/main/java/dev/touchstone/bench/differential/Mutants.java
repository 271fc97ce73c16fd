package dev.touchstone.bench.differential;

import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.StatementText;
import java.util.List;
import java.util.Optional;

/** One mutant after the other, made of the seeds by chance. */
final class Mutants {

  private final List<Seed> seeds;
  private final List<Seed> wellFormed;
  private final List<RawCertificate> taken;
  private final Chance chance;
  private final StepMutants stepMutants;
  private final TreeMutants treeMutants;
  private final StatementMutants statementMutants;
  private final ByteMutants byteMutants;

  Mutants(List<Seed> seeds, Chance chance) {
    this.seeds = seeds;
    this.chance = chance;
    wellFormed = seeds.stream().filter(seed -> seed.parts().isPresent()).toList();
    taken =
        seeds.stream()
            .map(Seed::parts)
            .flatMap(Optional::stream)
            .filter(parts -> !parts.steps.isEmpty())
            .toList();
    stepMutants = new StepMutants(chance);
    treeMutants = new TreeMutants(chance);
    statementMutants = new StatementMutants(chance);
    byteMutants = new ByteMutants(chance);
  }

  Pair next() {
    // Those that nobody can take apart, malformed statements above all, come up less often.
    Seed seed = chance.of(chance.oneIn(6) ? seeds : wellFormed);
    byte[] statement = seed.pair().statement();
    boolean other = chance.oneIn(4);
    if (other) {
      statement = statementMutants.change(statement);
      if (chance.oneIn(3)) {
        statement = statementMutants.change(statement);
      }
    }
    byte[] certificate =
        seed.parts().isPresent() && !chance.oneIn(8)
            ? ofParts(seed, seed.parts().get(), statement, other)
            : byteMutants.change(seed.pair().certificate());
    if (chance.oneIn(20)) {
      certificate = byteMutants.change(certificate);
    }
    return new Pair(statement, certificate);
  }

  private byte[] ofParts(Seed seed, RawCertificate parts, byte[] statement, boolean other) {
    RawCertificate mutant = new RawCertificate(parts);
    int changes = other ? chance.below(3) : 1 + chance.below(3);
    for (int i = 0; i < changes; i++) {
      if (chance.oneIn(2)) {
        treeMutants.change(mutant.steps);
      } else {
        stepMutants.change(mutant.steps, chance.of(taken).steps, seed.cells());
      }
    }
    if (other && !chance.oneIn(10)) {
      // The certificate names the new statement, or nothing but that would be found.
      digest(statement).ifPresent(digest -> mutant.digest = digest);
    }
    if (chance.oneIn(15)) {
      header(mutant);
    } else {
      mutant.recount();
    }
    return mutant.bytes();
  }

  private void header(RawCertificate mutant) {
    switch (chance.below(4)) {
      case 0 -> mutant.stepCount = chance.odd(100);
      case 1 -> mutant.held = chance.odd(10);
      case 2 -> mutant.depth = chance.odd(5);
      default -> mutant.version = chance.below(3);
    }
  }

  private static Optional<byte[]> digest(byte[] statement) {
    try {
      return Optional.of(StatementText.parse(statement).digest());
    } catch (BadStatementException e) {
      return Optional.empty();
    }
  }
}
