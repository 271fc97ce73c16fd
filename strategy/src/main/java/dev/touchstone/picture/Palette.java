package dev.touchstone.picture;

import java.util.Locale;

/** The colours of pictures and pages, on a light ground, on a dark one, and on printed paper. */
public enum Palette {
  LIGHT,
  DARK,
  PRINT;

  /** As people write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All colours as variables of a style sheet, for whatever ground a page is shown on. */
  public static String css() {
    return """
        :root { %1$scolor-scheme: light; }
        @media (prefers-color-scheme: dark) {
          :root:not([data-theme="light"]) { %2$scolor-scheme: dark; }
        }
        :root[data-theme="dark"] { %2$scolor-scheme: dark; }
        @media print {
          :root, :root:not([data-theme="light"]), :root[data-theme="dark"] { %3$scolor-scheme: light; }
        }
        """
        .formatted(LIGHT.variables(), DARK.variables(), PRINT.variables());
  }

  private String variables() {
    StringBuilder variables = new StringBuilder();
    for (Colour colour : Colour.values()) {
      variables.append("--%s: %s; ".formatted(colour.word(), colour.css(this)));
    }
    return variables.toString();
  }
}
