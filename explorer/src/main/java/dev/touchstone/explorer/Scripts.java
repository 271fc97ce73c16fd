package dev.touchstone.explorer;

import dev.touchstone.certificate.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The player's JavaScript, which stands in each page as one script. */
final class Scripts {

  /** What is read from a certificate, and what it is made of. */
  private static final List<String> PROOF =
      List.of(
          "game.js",
          "motion.js",
          "infinite.js",
          "boards.js",
          "statement.js",
          "bytes.js",
          "column.js",
          "scene.js",
          "scenes.js",
          "stack.js",
          "race.js",
          "turns.js",
          "tiling.js",
          "proof.js",
          "decoder.js",
          "trace.js");

  private static final List<String> KINDS =
      List.of(
          "kinds.js",
          "kinds/block.js",
          "kinds/complete.js",
          "kinds/win.js",
          "kinds/hold.js",
          "kinds/link.js",
          "kinds/tile.js",
          "kinds/plane.js");

  private static final List<String> PLAYING =
      List.of(
          "grounds.js",
          "roles.js",
          "position.js",
          "draft.js",
          "anywhere.js",
          "margins.js",
          "map.js",
          "strategy.js");

  private static final List<String> SEEN =
      List.of(
          "beside.js",
          "address.js",
          "words.js",
          "layout.js",
          "strokes.js",
          "hexagons.js",
          "templates.js",
          "links.js",
          "boardview.js",
          "gridview.js",
          "outlines.js",
          "infiniteview.js",
          "linelist.js",
          "lines.js",
          "regions.js",
          "linksview.js",
          "panels.js",
          "keys.js",
          "saved.js",
          "loading.js",
          "explorer.js",
          "start.js");

  private Scripts() {}

  /** The files, in the order in which they stand there. */
  static List<String> files() {
    Stream<String> rules = Arrays.stream(Rule.values()).map(Scripts::fileOf);
    return Stream.of(
            PROOF.stream(),
            KINDS.stream(),
            Stream.of("rules.js"),
            rules,
            PLAYING.stream(),
            SEEN.stream())
        .flatMap(files -> files)
        .toList();
  }

  /** The file of a rule; without it there is no page. */
  static String fileOf(Rule rule) {
    return "rules/" + rule.name().toLowerCase(Locale.ROOT) + ".js";
  }

  /** All of it. */
  static String text() {
    return files().stream()
        .map(Template::resource)
        .collect(Collectors.joining("\n", "\"use strict\";\n", ""));
  }
}
