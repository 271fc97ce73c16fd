/**
 * What a theorem says and the bytes of its proof: games, statements, certificates, manifests.
 * Nothing but java.base is needed to run it; jspecify is annotations, for those who compile.
 */
module dev.touchstone.proof {
  requires static transitive org.jspecify;

  exports dev.touchstone.certificate;
  exports dev.touchstone.game;
  exports dev.touchstone.manifest;
  exports dev.touchstone.statement;
}
