package dev.touchstone.explorer;

import java.nio.charset.StandardCharsets;

/** Where a page leads: paths with / between their parts, relative to the page. */
final class Link {

  private static final String PLAIN =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~,/";

  private Link() {}

  /** The path as an address: folders may have any names. */
  static String encoded(String path) {
    StringBuilder address = new StringBuilder();
    for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
      if (PLAIN.indexOf(b) >= 0) {
        address.append((char) b);
      } else {
        address.append("%%%02X".formatted(b & 0xFF));
      }
    }
    return address.toString();
  }

  /** From a page at this path to another one in the folder where the path begins. */
  static String back(String path, String other) {
    long folders = path.chars().filter(c -> c == '/').count();
    return "../".repeat((int) folders) + encoded(other);
  }
}
