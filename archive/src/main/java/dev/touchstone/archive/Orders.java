package dev.touchstone.archive;

import java.util.Set;

/**
 * What one run is asked besides the plan.
 *
 * @param regenerate the names of theorems to be solved again, or {@code all}
 * @param update whether files of the archive may be replaced by what comes out
 */
public record Orders(Set<String> regenerate, boolean update) {

  /** The properties that give these orders, named where one of them is the way out. */
  public static final String REGENERATE = "solver.regenerate";

  public static final String UPDATE = "solver.update";

  private static final String ALL = "all";

  boolean regenerates(String name) {
    return regenerate.contains(ALL) || regenerate.contains(name);
  }

  /** Refuses a name that no plan has: a slip of the pen would change nothing, silently. */
  public void checkNames(Set<String> planned) throws Refusal {
    for (String name : regenerate) {
      if (!name.equals(ALL) && !planned.contains(name)) {
        throw Refusal.usage(
            "%s=%s: no theorem has this name; there are %s, and all"
                .formatted(REGENERATE, name, String.join(" ", planned)));
      }
    }
  }
}
