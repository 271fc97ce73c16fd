package dev.touchstone.maven;

import dev.touchstone.archive.Signing;
import dev.touchstone.archive.SigningKeys;
import dev.touchstone.signing.PrivateKey;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Signs the manifest of every theorem that this key has not signed yet, after the verifier has
 * accepted its proof. The private key comes from a file that only its owner can read, or from the
 * environment variable TOUCHSTONE_KEY; never from a POM.
 */
@Mojo(name = "sign", defaultPhase = LifecyclePhase.PREPARE_PACKAGE, threadSafe = true)
public final class SignMojo extends ArchiveMojo {

  /** The file of the private key; by default the variable TOUCHSTONE_KEY of the environment. */
  @Parameter(property = "solver.key")
  @Nullable File key;

  /**
   * The day of the signatures, such as 2026-11-18; none by default. It is what a key's validity is
   * judged by, and the only time in an archive; the clock is not asked.
   */
  @Parameter(property = "solver.date")
  @Nullable String date;

  /** The archive's name in manifests that are missing and made here. */
  @Parameter(property = "solver.namespace", defaultValue = "${project.groupId}")
  String namespace = "";

  /** Skips this goal. */
  @Parameter(property = "solver.sign.skip", defaultValue = "false")
  boolean skipSign;

  @Override
  boolean skipsGoal() {
    return skipSign;
  }

  @Override
  void work() throws Refusal, MojoFailureException {
    List<Path> folders = audit().folders();
    if (folders.isEmpty()) {
      getLog().info("there are no theorems in " + archive + " to sign");
      return;
    }
    List<PrivateKey> keys = SigningKeys.read(key == null ? null : key.toPath(), System.getenv());
    boolean changed = false;
    for (Path folder : folders) {
      TheoremFiles files = new TheoremFiles(folder);
      Signing signing = new Signing(ManifestFile.of(files));
      // Where somebody has signed, the date is settled; where there is a manifest, the namespace.
      @Nullable String day = signing.isDone() ? null : date;
      @Nullable String name = Files.exists(files.manifest()) ? null : namespace;
      if (signing.by(keys, CheckedProof.of(files), day, name)) {
        getLog().info(folder + ": signed");
        changed = true;
      }
    }
    if (changed) {
      refuse(writePages());
    } else {
      getLog().info("everything is signed already");
    }
  }
}
