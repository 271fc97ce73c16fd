package dev.touchstone.cluster.post;

import java.io.IOException;

/** Hazelcast lies beside the program, not in it: who works alone does without. */
final class Presence {

  private Presence() {}

  /** Says what is missing, if it is. */
  static void require() throws IOException {
    try {
      Class.forName("com.hazelcast.core.Hazelcast", false, Presence.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IOException(
          "Hazelcast is missing; lib/hazelcast.jar belongs beside touchstone.jar", e);
    }
  }
}
