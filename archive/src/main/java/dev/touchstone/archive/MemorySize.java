package dev.touchstone.archive;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An amount of memory as people write it: 512m, 8g, or bytes. */
public record MemorySize(long bytes) {

  /** With less the program itself does not fit. */
  public static final long LEAST = 64L << 20;

  private static final Pattern FORM = Pattern.compile("([0-9]{1,15})([kmgt]?)");
  private static final String UNITS = "kmgt";

  /** Reads it; the message of the exception says what is wrong. */
  public static MemorySize read(String text) {
    Matcher form = FORM.matcher(text.toLowerCase(Locale.ROOT));
    if (!form.matches()) {
      throw new IllegalArgumentException("'" + text + "' is not a size; write 512m or 8g");
    }
    long number = Long.parseLong(form.group(1));
    int shift = form.group(2).isEmpty() ? 0 : 10 * (1 + UNITS.indexOf(form.group(2)));
    long bytes = number > Long.MAX_VALUE >> shift ? Long.MAX_VALUE : number << shift;
    if (bytes < LEAST) {
      throw new IllegalArgumentException("'" + text + "' is too little; at least 64m");
    }
    return new MemorySize(bytes);
  }

  /** The bytes as people read them. */
  public static String words(long bytes) {
    if (bytes < 10_000_000) {
      return bytes / 1000 + " kB";
    }
    return bytes < 10_000_000_000L ? bytes / 1_000_000 + " MB" : bytes / 1_000_000_000 + " GB";
  }
}
