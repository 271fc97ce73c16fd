package dev.touchstone.cluster.proof;

import dev.touchstone.cluster.tree.Made.ByJob;
import java.io.IOException;
import java.io.InputStream;

/** Where the certificates of the jobs are. */
@FunctionalInterface
public interface Certificates {
  InputStream open(ByJob made) throws IOException;
}
