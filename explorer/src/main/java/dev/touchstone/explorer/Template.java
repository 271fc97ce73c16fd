package dev.touchstone.explorer;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A text of the resources with places like {@code {{name}}} to be filled. */
record Template(String text) {

  private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z]+)\\}\\}");

  /** The template with this file's name. */
  static Template named(String name) {
    return new Template(resource(name));
  }

  /** A file of the resources. */
  static String resource(String name) {
    try (@Nullable InputStream in = Template.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalArgumentException("there is no resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Fills all places at once: what is filled in may look like a place and stays as it is. */
  String filled(Map<String, String> values) {
    return PLACE.matcher(text).replaceAll(place -> Matcher.quoteReplacement(value(place, values)));
  }

  private static String value(MatchResult place, Map<String, String> values) {
    @Nullable String value = values.get(place.group(1));
    if (value == null) {
      throw new IllegalArgumentException("nothing to fill in for " + place.group());
    }
    return value;
  }

  /** A text as HTML shows it, also within an attribute. */
  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
