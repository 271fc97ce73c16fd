package dev.touchstone.cli;

import dev.touchstone.picture.Drawing;
import dev.touchstone.picture.Format;
import dev.touchstone.picture.Palette;
import dev.touchstone.theorem.Refusal;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How large an image is, and in which colours. */
final class LookChoice {

  private static final int LEAST = 2;
  private static final int MOST = 1000;
  private static final int WIDEST = 20_000;

  /** A quarter of a gigabyte while a PNG is drawn. */
  private static final double MOST_PIXELS = 64e6;

  @Option(
      names = "--cell",
      paramLabel = "SIZE",
      description = "how wide a cell is (default: SVG 32, PNG 64, PDF and TikZ 24)")
  private @Nullable Integer cell;

  @Option(
      names = "--width",
      paramLabel = "SIZE",
      description = "how wide the image is, instead of --cell")
  private @Nullable Integer width;

  @Option(
      names = "--colours",
      paramLabel = "NAME",
      description = "light (default), dark, or print (greys on white)")
  private String colours = Palette.LIGHT.word();

  /** The drawing as a file of this form. */
  byte[] file(Drawing drawing, Format format) throws Refusal {
    double scale = scale(drawing, format);
    if (drawing.width() * scale > WIDEST || drawing.height() * scale > WIDEST) {
      throw Refusal.usage(
          "the image would be %.0f wide and %.0f high, more than %d; choose a smaller --cell or --width"
              .formatted(drawing.width() * scale, drawing.height() * scale, WIDEST));
    }
    if (format == Format.PNG && drawing.width() * drawing.height() * scale * scale > MOST_PIXELS) {
      throw Refusal.usage(
          "a PNG of more than 64 million pixels; choose a smaller --cell or --width");
    }
    return format.file(drawing, palette(), scale);
  }

  private double scale(Drawing drawing, Format format) throws Refusal {
    if (width != null && cell != null) {
      throw Refusal.usage("--cell or --width, not both");
    }
    if (width != null) {
      return within("--width", width, WIDEST) / drawing.width();
    }
    return cell == null ? format.usualScale() : within("--cell", cell, MOST) / drawing.cell();
  }

  private static int within(String option, int size, int most) throws Refusal {
    if (size < LEAST || size > most) {
      throw Refusal.usage("%s: from %d to %d, not %d".formatted(option, LEAST, most, size));
    }
    return size;
  }

  private Palette palette() throws Refusal {
    return Arrays.stream(Palette.values())
        .filter(palette -> palette.word().equals(colours))
        .findFirst()
        .orElseThrow(
            () ->
                Refusal.usage(
                    "--colours: %s, not '%s'"
                        .formatted(
                            Arrays.stream(Palette.values())
                                .map(Palette::word)
                                .collect(Collectors.joining(", ")),
                            colours)));
  }
}
