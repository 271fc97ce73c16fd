package dev.touchstone.explorer;

import dev.touchstone.archive.SolverVersion;
import java.util.Map;

/**
 * What all pages have around their contents.
 *
 * @param title plain text
 * @param script that of the page, besides the one that makes it dark or light
 */
record Frame(String title, String css, String script) {

  /** The policy of a page that loads nothing. */
  ContentPolicy policy() {
    return ContentPolicy.of(theme(), script);
  }

  /** The page with these contents, which may fill places of the frame's own kind. */
  String around(String body, ContentPolicy policy) {
    return Template.named("frame.html")
        .filled(
            Map.of(
                "title", Template.escaped(title),
                "policy", policy.sources(),
                "version", Template.escaped(SolverVersion.name()),
                "theme", theme(),
                "css", css,
                "body", body,
                "js", script));
  }

  /** The script that makes a page dark or light. */
  private static String theme() {
    return Template.resource("theme.js");
  }
}
