package dev.touchstone.solver;

import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Where what is known is kept between runs.
 *
 * @param checkpoint the file that a run saves and goes on from, if any
 * @param every how often it is saved
 */
public record Saving(@Nullable Path checkpoint, Duration every) {

  /** Nowhere. */
  public static final Saving NEVER = new Saving(null, Duration.ofMinutes(1));
}
