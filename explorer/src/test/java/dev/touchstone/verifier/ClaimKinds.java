package dev.touchstone.verifier;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The kinds of claims that the verifier knows. */
public final class ClaimKinds {

  private ClaimKinds() {}

  /** Their names, as in a trace. */
  public static List<String> names() {
    return Arrays.stream(Claim.class.getPermittedSubclasses())
        .map(kind -> kind.getSimpleName().toLowerCase(Locale.ROOT))
        .sorted()
        .toList();
  }
}
