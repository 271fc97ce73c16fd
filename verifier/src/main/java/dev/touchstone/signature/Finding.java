package dev.touchstone.signature;

import java.util.Locale;

/** What a signature turns out to be. */
public enum Finding {
  VALID("signed by this key of %s"),
  INVALID("the key is in %s, but this is not its signature of this manifest"),
  UNKNOWN("no key of %s has this name and id; this signature says nothing"),
  OUTSIDE_WINDOW("rightly signed by a key of %s, but not within its days"),
  WRONG_NAMESPACE("rightly signed by a key of %s, but it does not sign for this namespace"),
  UNCHECKED("the key is in %s, but its algorithm cannot be checked here");

  private final String meaning;

  Finding(String meaning) {
    this.meaning = meaning;
  }

  /** What it means, for people, who are told which list of keys it is. */
  public String meaning(String list) {
    return String.format(Locale.ROOT, meaning, list);
  }
}
