package dev.touchstone.certificate;

import java.io.IOException;

/** Takes the steps of a certificate one by one, as they are found. */
@FunctionalInterface
public interface StepSink {
  void accept(Step step) throws IOException;
}
