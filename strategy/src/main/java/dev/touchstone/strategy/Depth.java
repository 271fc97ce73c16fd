package dev.touchstone.strategy;

import dev.touchstone.certificate.Rule;

/**
 * How many OPTIONS and ORDERED lie below one another: one pass, since claims are made of earlier
 * ones.
 */
final class Depth {

  private final short[] depths;

  Depth(ClaimStore claims) {
    depths = new short[claims.size()];
    for (int claim = 0; claim < depths.length; claim++) {
      depths[claim] = (short) Math.min(Short.MAX_VALUE, depth(claims, claim));
    }
  }

  int of(int claim) {
    return depths[claim];
  }

  private int depth(ClaimStore claims, int claim) {
    int deepest = 0;
    for (int part : claims.madeOf(claim)) {
      deepest = Math.max(deepest, depths[part]);
    }
    Rule rule = claims.rule(claim);
    return rule == Rule.OPTIONS || rule == Rule.ORDERED ? deepest + 1 : deepest;
  }
}
