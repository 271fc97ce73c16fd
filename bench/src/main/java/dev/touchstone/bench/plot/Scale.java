package dev.touchstone.bench.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Which place of an axis belongs to a value: from 0 at its beginning to 1 at its end.
 *
 * @param least where the axis begins
 * @param most where it ends
 * @param powers whether equal distances are equal factors
 * @param step from one number at the axis to the next; with powers, so many powers of ten
 */
public record Scale(double least, double most, boolean powers, double step) {

  /** Powers of ten around these values. */
  public static Scale powers(List<Double> values) {
    double low = values.stream().filter(v -> v > 0).min(Double::compare).orElse(1.0);
    double high = values.stream().max(Double::compare).orElse(1.0);
    double first = Math.floor(Math.log10(low) + 1e-9);
    double last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(low, high)) - 1e-9));
    return new Scale(Math.pow(10, first), Math.pow(10, last), true, last - first > 8 ? 2 : 1);
  }

  /** From one number to another in equal steps. */
  public static Scale even(double least, double most, double step) {
    return new Scale(least, most, false, step);
  }

  double place(double value) {
    if (!powers) {
      return (value - least) / (most - least);
    }
    double at = Math.max(value, least);
    return Math.log(at / least) / Math.log(most / least);
  }

  /** The values that stand at the axis. */
  List<Double> ticks() {
    List<Double> ticks = new ArrayList<>();
    if (powers) {
      long first = Math.round(Math.log10(least));
      long last = Math.round(Math.log10(most));
      for (long power = first; power <= last; power += (long) step) {
        ticks.add(Math.pow(10, (double) power));
      }
    } else {
      for (int i = 0; least + i * step <= most + step / 1000; i++) {
        ticks.add(least + i * step);
      }
    }
    return ticks;
  }

  /** A value as it stands at the axis. */
  static String words(double value) {
    if (value >= 1e9) {
      return trimmed(value / 1e9) + "G";
    }
    if (value >= 1e6) {
      return trimmed(value / 1e6) + "M";
    }
    if (value >= 10_000) {
      return trimmed(value / 1e3) + "k";
    }
    return trimmed(value);
  }

  private static String trimmed(double value) {
    String digits = String.format(Locale.ROOT, "%.6f", value);
    return digits.replaceAll("0+$", "").replaceAll("\\.$", "");
  }
}
