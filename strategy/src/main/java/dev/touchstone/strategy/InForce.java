package dev.touchstone.strategy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The claims in force.
 *
 * @param parts by OPTIONS, GROUPS, POTENTIAL or STONES and so on, with disjoint zones
 * @param copies of a tiling: the same in each copy of a tile that was played in
 */
record InForce(List<Part> parts, Map<Copy, List<Part>> copies) {

  InForce {
    parts = List.copyOf(parts);
    copies = new LinkedHashMap<>(copies);
  }

  static InForce of(List<Part> parts) {
    return new InForce(parts, Map.of());
  }
}
