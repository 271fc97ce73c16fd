package dev.touchstone.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * A stroke through the plane, or several: each begins at a point and goes on straight or as a cubic
 * curve of Bézier.
 */
final class Path {

  /** What a pen does of a path. */
  interface Follower {
    void begin(double x, double y);

    void line(double x, double y);

    void curve(double x1, double y1, double x2, double y2, double x, double y);
  }

  private interface Part {
    void tell(Follower follower);
  }

  private final List<Part> parts = new ArrayList<>();

  Path begin(double x, double y) {
    parts.add(follower -> follower.begin(x, y));
    return this;
  }

  Path line(double x, double y) {
    parts.add(follower -> follower.line(x, y));
    return this;
  }

  Path curve(double x1, double y1, double x2, double y2, double x, double y) {
    parts.add(follower -> follower.curve(x1, y1, x2, y2, x, y));
    return this;
  }

  void follow(Follower follower) {
    parts.forEach(part -> part.tell(follower));
  }
}
