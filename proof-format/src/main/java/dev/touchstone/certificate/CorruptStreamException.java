package dev.touchstone.certificate;

import java.io.IOException;

/** Carries a fault of the transport compression through the methods of a stream. */
final class CorruptStreamException extends IOException {

  private static final long serialVersionUID = 1;

  private final transient Fault fault;

  CorruptStreamException(Reason reason, String detail) {
    super(detail);
    fault = new Fault(reason, detail);
  }

  Fault fault() {
    return fault;
  }
}
