package dev.touchstone.signature;

/** What a signature turns out to be. */
public enum Finding {
  VALID("signed by a key of the list"),
  INVALID("the key is in the list, but this is not its signature of this manifest"),
  UNKNOWN("no key of the list has this name and id; this signature says nothing"),
  OUTSIDE_WINDOW("rightly signed, but the manifest's date is not among the key's days"),
  WRONG_NAMESPACE("rightly signed, but the key does not sign for this namespace"),
  UNCHECKED("the key is in the list, but its algorithm cannot be checked here");

  private final String meaning;

  Finding(String meaning) {
    this.meaning = meaning;
  }

  /** What it means, for people. */
  public String meaning() {
    return meaning;
  }
}
