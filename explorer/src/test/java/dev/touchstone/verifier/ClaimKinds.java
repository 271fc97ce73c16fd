package dev.touchstone.verifier;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The kinds of claims that the verifier knows. */
public final class ClaimKinds {

  /** What a {@link TwoSided} claim is, by whether it wins. */
  private static final List<String> TWO_SIDED = List.of("hold", "win");

  private ClaimKinds() {}

  /** Their names, as in a trace. */
  public static List<String> names() {
    Stream<String> oneSided =
        Arrays.stream(OneSided.class.getPermittedSubclasses())
            .map(kind -> kind.getSimpleName().toLowerCase(Locale.ROOT));
    return Stream.concat(oneSided, TWO_SIDED.stream()).sorted().toList();
  }
}
