package dev.touchstone.theorem;

import java.io.Serializable;

/**
 * What would settle a refusal, besides what its line says. How it is asked for is a matter of
 * whoever started the work: an option here, a property there.
 */
public sealed interface Remedy extends Serializable {

  /** To replace what an archive has by what follows from its theorems, or came out now. */
  record Update() implements Remedy {}

  /** To solve this theorem again. */
  record SolveAgain(String theorem) implements Remedy {}

  /** To put what is given in the place of what an archive has. */
  record Replace() implements Remedy {}
}
