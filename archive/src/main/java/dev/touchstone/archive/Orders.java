package dev.touchstone.archive;

import java.util.Optional;
import java.util.Set;

/**
 * What one run is asked besides the plan.
 *
 * @param regenerate the names of theorems to be solved again, or {@code all}
 * @param update whether files of the archive may be replaced by what comes out
 */
public record Orders(Set<String> regenerate, boolean update) {

  private static final String ALL = "all";

  boolean regenerates(String name) {
    return regenerate.contains(ALL) || regenerate.contains(name);
  }

  /** The first name that no plan has: a slip of the pen would change nothing, silently. */
  public Optional<String> unknown(Set<String> planned) {
    return regenerate.stream()
        .filter(name -> !name.equals(ALL) && !planned.contains(name))
        .findFirst();
  }
}
