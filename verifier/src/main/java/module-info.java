/**
 * Checks certificates against statements. Started as a module it can use nothing but java.base and
 * the proof format: the Java platform sees to that, not a convention.
 */
module dev.touchstone.verifier {
  requires transitive dev.touchstone.proof;

  exports dev.touchstone.signature;
  exports dev.touchstone.verifier;
}
