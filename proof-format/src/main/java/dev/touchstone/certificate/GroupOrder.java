package dev.touchstone.certificate;

import java.util.Arrays;

/**
 * The order of the groups that may be chosen among the available cells of a line: by the number of
 * needed lines that contain the whole group, the most first; among equals in colexicographic order.
 * Where there are more than {@link #RANKED} groups, the order is colexicographic alone, so that the
 * work for a choice stays bounded.
 */
final class GroupOrder {

  static final int RANKED = 256;

  /** The members of the pairs in colexicographic order. */
  private static final int[] LOWER = new int[RANKED];

  private static final int[] UPPER = new int[RANKED];

  static {
    int number = 0;
    for (int b = 1; number < RANKED; b++) {
      for (int a = 0; a < b && number < RANKED; a++) {
        LOWER[number] = a;
        UPPER[number++] = b;
      }
    }
  }

  private final Incidence incidence;
  private final int size;
  private final int[] members;
  private final int[] keys = new int[RANKED];
  private final long[] through;
  private final int words;
  private int available;
  private long count;

  GroupOrder(Incidence incidence, int size) {
    this.incidence = incidence;
    this.size = size;
    members = new int[size];
    words = incidence.lineWords;
    through = new long[RANKED * words];
  }

  /** Looks at the cells that the scene lists. */
  void prepare(Scene scene, int cells) {
    available = cells;
    count = Binomial.choose(cells, size);
    if (count > RANKED) {
      return;
    }
    if (size == 2) {
      rankPairs(scene);
    } else {
      rankGroups(scene);
    }
  }

  /** As {@link #rankGroups}; nearly all groups are pairs. */
  private void rankPairs(Scene scene) {
    int number = 0;
    int least = Integer.MAX_VALUE;
    for (int b = 1; b < available; b++) {
      for (int a = 0; a < b; a++) {
        int key = number - scene.neededThrough(scene.cell(a), scene.cell(b)) * RANKED;
        keys[number++] = key;
        least = Math.min(least, key);
      }
    }
    findMembers(least);
  }

  private void rankGroups(Scene scene) {
    for (int i = 0; i < available; i++) {
      for (int w = 0; w < words; w++) {
        through[i * words + w] = incidence.through[scene.cell(i) * words + w] & scene.neededWord(w);
      }
    }
    for (int i = 0; i < size; i++) {
      members[i] = i;
    }
    for (int number = 0; number < count; number++) {
      keys[number] = number - blocked() * RANKED;
      advance();
    }
    findMembers(leastKey());
  }

  /** Finds the members of the group with this key. */
  private void findMembers(int key) {
    int number = key & (RANKED - 1);
    if (size == 2) {
      members[0] = LOWER[number];
      members[1] = UPPER[number];
    } else {
      Binomial.unrank(number, available, size, members);
    }
  }

  /** The number of needed lines that contain all members. */
  private int blocked() {
    int blocked = 0;
    for (int w = 0; w < words; w++) {
      long lines = through[members[0] * words + w];
      for (int i = 1; i < size; i++) {
        lines &= through[members[i] * words + w];
      }
      blocked += Long.bitCount(lines);
    }
    return blocked;
  }

  /** The next members in colexicographic order. */
  private void advance() {
    int i = 0;
    while (i + 1 < size && members[i] + 1 == members[i + 1]) {
      members[i] = i;
      i++;
    }
    members[i]++;
  }

  int available() {
    return available;
  }

  /** The number of groups. */
  long count() {
    return count;
  }

  /** Counts what it takes to find the group at this place. */
  void count(long place, Looks looks) {
    if (count <= RANKED) {
      looks.compared(count);
    } else if (place > 0) {
      looks.anywhere();
    }
  }

  private int leastKey() {
    int least = keys[0];
    for (int i = 1; i < count; i++) {
      least = Math.min(least, keys[i]);
    }
    return least;
  }

  /** Finds the members of the group at this place of the order. */
  void select(long place) {
    if (count > RANKED) {
      Binomial.unrank(place, available, size, members);
    } else if (place > 0) {
      Arrays.sort(keys, 0, (int) count);
      findMembers(keys[(int) place]);
    }
  }

  /** The place among the available cells of the i-th cell of the selected group. */
  int member(int i) {
    return members[i];
  }

  /** The place in the order of the group with these members, ascending. */
  long placeOf(int[] chosen) {
    long number = Binomial.rank(chosen);
    if (count > RANKED) {
      return number;
    }
    int key = keys[(int) number];
    int place = 0;
    for (int i = 0; i < count; i++) {
      place += keys[i] < key ? 1 : 0;
    }
    return place;
  }
}
