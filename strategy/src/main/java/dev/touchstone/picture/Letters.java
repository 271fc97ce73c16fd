package dev.touchstone.picture;

/** The names of groups: letters, without O and X, which are stones where only text is shown. */
final class Letters {

  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNPQRSTUVWYZ";

  private Letters() {}

  /** The name of the group with this number; after 50 of them a number follows the letter. */
  static String of(int group) {
    int again = group / LETTERS.length();
    return LETTERS.charAt(group % LETTERS.length()) + (again == 0 ? "" : "" + again);
  }
}
