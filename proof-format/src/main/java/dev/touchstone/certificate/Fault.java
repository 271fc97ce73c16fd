package dev.touchstone.certificate;

/** What is wrong with a certificate: the reason, and a sentence for the reader of a log. */
public final class Fault extends Exception {

  private static final long serialVersionUID = 1;

  private final Reason reason;

  public Fault(Reason reason, String detail) {
    super(detail, null, false, false);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }

  public String detail() {
    return String.valueOf(getMessage());
  }
}
