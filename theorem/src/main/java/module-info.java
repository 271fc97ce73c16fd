/**
 * Theorems on the disk, for whoever writes, checks or shows them. It reaches the verifier and the
 * proof format, and no solver: the Java platform sees to that.
 */
module dev.touchstone.theorem {
  requires transitive dev.touchstone.verifier;

  exports dev.touchstone.theorem;
}
