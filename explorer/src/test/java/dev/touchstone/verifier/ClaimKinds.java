package dev.touchstone.verifier;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The kinds of claims that the verifier knows. */
public final class ClaimKinds {

  /** What a {@link TwoSided} claim is, by whether it wins. */
  private static final List<String> TWO_SIDED = List.of("hold", "win");

  /** What claims of tilings are called. */
  private static final Map<Class<?>, String> OF_THE_PLANE =
      Map.of(Tiled.class, "tile", TiledPlane.class, "plane");

  private ClaimKinds() {}

  /** Their names, as in a trace. */
  public static List<String> names() {
    Stream<String> oneSided =
        Arrays.stream(OneSided.class.getPermittedSubclasses())
            .map(kind -> kind.getSimpleName().toLowerCase(Locale.ROOT));
    Stream<String> ofThePlane =
        Arrays.stream(OfThePlane.class.getPermittedSubclasses())
            .map(kind -> Objects.requireNonNull(OF_THE_PLANE.get(kind), kind.toString()));
    return Stream.of(oneSided, TWO_SIDED.stream(), ofThePlane)
        .flatMap(names -> names)
        .sorted()
        .toList();
  }
}
