package dev.touchstone.archive;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A time as people write it: seconds, or 90s, 10m, 2h, 1d. */
public record TimeSpan(Duration duration) {

  private static final Pattern FORM = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,3})?)([smhd]?)");
  private static final Map<String, Integer> SECONDS =
      Map.of("", 1, "s", 1, "m", 60, "h", 3600, "d", 86_400);

  /** Longer is for ever. */
  private static final Duration LONGEST = Duration.ofDays(36_500);

  /** Reads it; the message of the exception says what is wrong. */
  public static TimeSpan read(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new IllegalArgumentException("'" + text + "' is not a time; write 90, 90s, 10m or 2h");
    }
    BigDecimal unit = BigDecimal.valueOf(1000L * SECONDS.getOrDefault(form.group(2), 1));
    Duration duration =
        Duration.ofMillis(new BigDecimal(form.group(1)).multiply(unit).longValueExact());
    if (duration.isZero()) {
      throw new IllegalArgumentException("'" + text + "' is too short");
    }
    return new TimeSpan(duration.compareTo(LONGEST) > 0 ? LONGEST : duration);
  }
}
