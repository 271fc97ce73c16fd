package dev.touchstone.archive;

/** Numbers of things in words. */
public final class Counted {

  private Counted() {}

  /** So many theorems: 1 theorem, 33 theorems. */
  public static String theorems(int count) {
    return count == 1 ? "1 theorem" : count + " theorems";
  }
}
