package dev.touchstone.maven;

import dev.touchstone.archive.Audit;
import dev.touchstone.archive.Explanation;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** Says on the console what one theorem of the archive claims and what its proof is made of. */
@Mojo(name = "explain", threadSafe = true)
public final class ExplainMojo extends ArchiveMojo {

  /** The name of the theorem: its folder below the archive's. */
  @Parameter(property = "solver.theorem")
  @Nullable String theorem;

  @Override
  boolean skipsGoal() {
    return false;
  }

  @Override
  void work() throws Refusal {
    List<Path> folders = audit().folders();
    Optional<Path> folder = folders.stream().filter(path -> name(path).equals(theorem)).findFirst();
    if (folder.isEmpty()) {
      throw Refusal.usage(
          "which theorem? set -Dsolver.theorem to one of "
              + folders.stream().map(this::name).collect(Collectors.joining(" ")));
    }
    CheckedProof proof = CheckedProof.of(new TheoremFiles(folder.get()));
    for (String line : Explanation.of(proof).lines()) {
      getLog().info(line);
    }
  }

  private String name(Path folder) {
    return Audit.name(archiveFolder(), folder);
  }
}
