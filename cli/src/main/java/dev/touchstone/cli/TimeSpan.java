package dev.touchstone.cli;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A time as people write it: seconds, or 90s, 10m, 2h, 1d. */
record TimeSpan(Duration duration) {

  private static final Pattern FORM = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,3})?)([smhd]?)");
  private static final Map<String, Integer> SECONDS =
      Map.of("", 1, "s", 1, "m", 60, "h", 3600, "d", 86_400);

  /** Longer is for ever. */
  private static final Duration LONGEST = Duration.ofDays(36_500);

  /** Reads the argument of an option. */
  static final class Reader implements ITypeConverter<TimeSpan> {
    @Override
    public TimeSpan convert(String text) {
      return read(text);
    }
  }

  static TimeSpan read(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new TypeConversionException("'" + text + "' is no time; write 90, 90s, 10m or 2h");
    }
    BigDecimal unit = BigDecimal.valueOf(1000L * SECONDS.getOrDefault(form.group(2), 1));
    Duration duration =
        Duration.ofMillis(new BigDecimal(form.group(1)).multiply(unit).longValueExact());
    if (duration.isZero()) {
      throw new TypeConversionException("'" + text + "' is no time at all");
    }
    return new TimeSpan(duration.compareTo(LONGEST) > 0 ? LONGEST : duration);
  }
}
