package dev.touchstone.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.logging.SystemStreamLog;

/** Keeps what a goal says instead of printing it. */
final class RecordingLog extends SystemStreamLog {

  final List<String> lines = new ArrayList<>();

  @Override
  public void info(CharSequence content) {
    lines.add("I " + content);
  }

  @Override
  public void warn(CharSequence content) {
    lines.add("W " + content);
  }

  @Override
  public void error(CharSequence content) {
    lines.add("E " + content);
  }

  @Override
  public void error(CharSequence content, Throwable error) {
    throw new AssertionError("a stack trace in the log", error);
  }
}
