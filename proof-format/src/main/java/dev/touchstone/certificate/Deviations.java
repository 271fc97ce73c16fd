package dev.touchstone.certificate;

import java.io.IOException;

/**
 * The choices of a COVER step as its bytes say them: how many differ from the first of their order,
 * and for each the number of first choices taken before it and its own place in the order.
 */
final class Deviations implements Cover.Choices {

  private final ByteSource bytes;
  private long left;
  private long before;

  Deviations(ByteSource bytes) throws IOException, Fault {
    this.bytes = bytes;
    left = bytes.number();
    before = left > 0 ? bytes.number() : 0;
  }

  @Override
  public long next(Scene scene, GroupOrder order) throws IOException, Fault {
    if (left == 0) {
      return 0;
    }
    if (before > 0) {
      before--;
      return 0;
    }
    long place = bytes.number();
    if (place == 0) {
      throw new Fault(Reason.CHOICE_OUT_OF_RANGE, "a first choice is listed as another one");
    }
    left--;
    before = left > 0 ? bytes.number() : 0;
    return place;
  }

  /** To be asked when no line is needed any more. */
  void checkUsed() throws Fault {
    if (left > 0) {
      throw new Fault(Reason.CHOICE_NOT_USED, left + " choices are left when no line is needed");
    }
  }
}
