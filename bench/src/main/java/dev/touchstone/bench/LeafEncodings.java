package dev.touchstone.bench;

import dev.touchstone.certificate.Transport;
import dev.touchstone.game.CellList;
import dev.touchstone.game.Hypergraph;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The same proof in several encodings of its leaves, side by side. */
final class LeafEncodings {

  /** Where the place of a chosen pair goes. */
  private interface Encoding {
    void choice(int colex, int greedy, int choices);

    void end();
  }

  private final Hypergraph game;
  private final List<String> names = new ArrayList<>();
  private final List<ByteArrayOutputStream> outputs = new ArrayList<>();
  private final List<Encoding> encodings = new ArrayList<>();
  private final ByteArrayOutputStream listed;
  private long leaves;
  private long pairs;
  private long choices;
  private long firstChoices;

  LeafEncodings(Hypergraph game) {
    this.game = game;
    listed = output("every pair listed (GROUPS)");
    ByteArrayOutputStream colex = output("a number a choice, colex order");
    encodings.add(plain(colex, false));
    encodings.add(packed(output("mixed radix, colex order"), false));
    encodings.add(plain(output("a number a choice, greedy order"), true));
    encodings.add(packed(output("mixed radix, greedy order"), true));
    encodings.add(deviations(output("deviations from greedy (COVER)")));
  }

  private ByteArrayOutputStream output(String name) {
    names.add(name);
    outputs.add(new ByteArrayOutputStream());
    return outputs.get(outputs.size() - 1);
  }

  private static Encoding plain(ByteArrayOutputStream out, boolean byGreed) {
    return new Encoding() {
      @Override
      public void choice(int colex, int greedy, int choices) {
        out.write(byGreed ? greedy : colex);
      }

      @Override
      public void end() {}
    };
  }

  /** As many choices in a byte as fit. */
  private static Encoding packed(ByteArrayOutputStream out, boolean byGreed) {
    return new Encoding() {
      private int value;
      private int unit = 1;

      @Override
      public void choice(int colex, int greedy, int choices) {
        if (unit * choices > 256) {
          end();
        }
        value += (byGreed ? greedy : colex) * unit;
        unit *= choices;
      }

      @Override
      public void end() {
        if (unit > 1) {
          out.write(value);
        }
        value = 0;
        unit = 1;
      }
    };
  }

  private static Encoding deviations(ByteArrayOutputStream out) {
    return new Encoding() {
      private final ByteArrayOutputStream pairs = new ByteArrayOutputStream();
      private int before;

      @Override
      public void choice(int colex, int greedy, int choices) {
        if (greedy == 0) {
          before++;
        } else {
          pairs.write(before);
          pairs.write(greedy);
          before = 0;
        }
      }

      @Override
      public void end() {
        out.write(pairs.size() / 2);
        out.writeBytes(pairs.toByteArray());
        pairs.reset();
        before = 0;
      }
    };
  }

  /** Writes what is the same in all of them. */
  void all(int... bytes) {
    for (ByteArrayOutputStream out : outputs) {
      for (int b : bytes) {
        out.write(b);
      }
    }
  }

  /** Writes the pairs of a leaf, and takes them out of its scene. */
  void leaf(LeafScene scene, CellList family) {
    leaves++;
    listed.write(2);
    listed.write(family.size() / 2);
    Set<Long> wanted = new HashSet<>();
    for (int i = 0; i < family.size(); i += 2) {
      listed.write(family.get(i));
      listed.write(family.get(i + 1));
      wanted.add(1L << family.get(i) | 1L << family.get(i + 1));
    }
    Set<Integer> needed = scene.needed();
    while (!needed.isEmpty()) {
      long free = scene.available();
      int tightest =
          needed.stream()
              .min(
                  Comparator.comparingInt(
                          (Integer line) -> Long.bitCount(game.line(line).word(0) & free))
                      .thenComparing(line -> line))
              .orElseThrow();
      long pair = choose(game.line(tightest).word(0) & free, needed, wanted);
      scene.choose(pair);
    }
    encodings.forEach(Encoding::end);
  }

  private long choose(long cells, Set<Integer> needed, Set<Long> wanted) {
    List<Long> colex = new ArrayList<>();
    for (long b = cells; b != 0; b &= b - 1) {
      for (long a = cells & (Long.lowestOneBit(b) - 1); a != 0; a &= a - 1) {
        colex.add(Long.lowestOneBit(a) | Long.lowestOneBit(b));
      }
    }
    List<Long> greedy = new ArrayList<>(colex);
    greedy.sort(
        Comparator.comparingLong(
            pair ->
                -needed.stream().filter(line -> (pair & ~game.line(line).word(0)) == 0).count()));
    long pair = greedy.stream().filter(wanted::contains).findFirst().orElseThrow();
    pairs++;
    if (colex.size() > 1) {
      int place = greedy.indexOf(pair);
      choices++;
      firstChoices += place == 0 ? 1 : 0;
      encodings.forEach(encoding -> encoding.choice(colex.indexOf(pair), place, colex.size()));
    }
    return pair;
  }

  void print(String title) {
    System.out.printf(
        "%s: %d leaves, %.1f pairs and %.1f choices each, %.0f %% of them first in greedy order%n",
        title,
        leaves,
        (double) pairs / leaves,
        (double) choices / leaves,
        100.0 * firstChoices / choices);
    System.out.printf("  %-36s %10s %10s%n", "bytes a leaf", "as it is", "gzip");
    for (int i = 0; i < outputs.size(); i++) {
      byte[] bytes = outputs.get(i).toByteArray();
      System.out.printf(
          "  %-36s %10.1f %10.1f%n",
          names.get(i),
          (double) bytes.length / leaves,
          (double) Transport.compress(bytes).length / leaves);
    }
  }
}
