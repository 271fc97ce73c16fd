package dev.touchstone.solver.board;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Permutations with numbers, 0 the identity. A permutation is known by what it does to a few
 * elements, the base, so that products are found without a table of them all.
 */
final class Permutations {

  private final int[][] images;

  /** Bits for the image of an element: a key of the base's images must fit into a long. */
  private final int bits;

  private final int[] base;
  private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
  private final int[] inverse;

  /** These, which must be a group that begins with the identity, if they can be told apart. */
  Permutations(List<int[]> group) {
    int[] elements = base(group);
    bits = Math.max(12, Integer.SIZE - Integer.numberOfLeadingZeros(group.get(0).length - 1));
    boolean apart = elements.length <= Long.SIZE / bits;
    base = apart ? elements : new int[0];
    images = (apart ? group : group.subList(0, 1)).toArray(int[][]::new);
    numbers.defaultReturnValue(-1);
    for (int i = 0; i < images.length; i++) {
      numbers.put(key(images[i]), i);
    }
    assert isClosed() : "no group";
    inverse = new int[images.length];
    for (int i = 0; i < images.length; i++) {
      inverse[i] = numbers.get(key(inverted(images[i])));
    }
  }

  /** A few elements that no two of the permutations map alike. */
  private static int[] base(List<int[]> found) {
    int[] elements = new int[0];
    List<List<int[]>> alike = new ArrayList<>(List.of(found));
    for (int element = 0; element < found.get(0).length && !alike.isEmpty(); element++) {
      List<List<int[]>> still = new ArrayList<>();
      boolean tells = false;
      for (List<int[]> group : alike) {
        List<List<int[]>> parts = split(group, element);
        tells |= parts.size() > 1;
        parts.stream().filter(part -> part.size() > 1).forEach(still::add);
      }
      alike = still;
      if (tells) {
        elements = Arrays.copyOf(elements, elements.length + 1);
        elements[elements.length - 1] = element;
      }
    }
    return elements;
  }

  private static List<List<int[]>> split(List<int[]> group, int element) {
    List<List<int[]>> parts = new ArrayList<>();
    for (int[] image : group) {
      boolean placed = false;
      for (List<int[]> part : parts) {
        if (part.get(0)[element] == image[element]) {
          part.add(image);
          placed = true;
          break;
        }
      }
      if (!placed) {
        parts.add(new ArrayList<>(List.of(image)));
      }
    }
    return parts;
  }

  private long key(int[] image) {
    long key = 0;
    for (int element : base) {
      key = key << bits | image[element];
    }
    return key;
  }

  private boolean isClosed() {
    for (int[] then : images) {
      for (int[] first : images) {
        if (numbers.get(productKey(then, first)) < 0) {
          return false;
        }
      }
    }
    return true;
  }

  private long productKey(int[] then, int[] first) {
    long key = 0;
    for (int element : base) {
      key = key << bits | then[first[element]];
    }
    return key;
  }

  private static int[] inverted(int[] image) {
    int[] inverted = new int[image.length];
    for (int i = 0; i < image.length; i++) {
      inverted[image[i]] = i;
    }
    return inverted;
  }

  int count() {
    return images.length;
  }

  int inverse(int number) {
    return inverse[number];
  }

  /** First {@code first}, then {@code then}. */
  int product(int then, int first) {
    return numbers.get(productKey(images[then], images[first]));
  }

  int image(int number, int element) {
    return images[number][element];
  }

  int[] images(int number) {
    return images[number];
  }
}
