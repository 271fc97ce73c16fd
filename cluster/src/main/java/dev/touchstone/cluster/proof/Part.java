package dev.touchstone.cluster.proof;

import dev.touchstone.cluster.proof.NormalForms.Form;
import org.jspecify.annotations.Nullable;

/** A claim made by OPTIONS, as it stands in a certificate with all that it is made from. */
final class Part {

  /** The numbers of its first step and of OPTIONS. */
  final int from;

  final int to;
  final Form form;

  /** The claim that is recalled in its place, if it is left out; else null. */
  @Nullable Part instead;

  /** Whether it is left out, alone or in a larger one. */
  boolean gone;

  /** How often it is recalled, and its number among the kept ones then. */
  long uses;

  long number;

  Part(int from, int to, Form form) {
    this.from = from;
    this.to = to;
    this.form = form;
  }
}
