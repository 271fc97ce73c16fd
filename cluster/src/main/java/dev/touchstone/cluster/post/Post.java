package dev.touchstone.cluster.post;

import org.jspecify.annotations.Nullable;

/** Carries sealed messages to whom they are addressed; one may be lost, and is sent again then. */
public interface Post {

  /** The address of the coordinator. */
  String COORDINATOR = "coordinator";

  void send(String to, byte[] sealed);

  /** The next message for an address, or null if none has come within this time. */
  byte @Nullable [] receive(String mine, long millis) throws InterruptedException;
}
