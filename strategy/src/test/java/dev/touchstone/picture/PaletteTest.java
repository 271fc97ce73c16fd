package dev.touchstone.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PaletteTest {

  @ParameterizedTest
  @EnumSource(Palette.class)
  void everyColourIsAVariableOfEveryGround(Palette palette) {
    for (Colour colour : Colour.values()) {
      assertThat(Palette.css()).contains("--" + colour.word() + ": " + colour.css(palette) + ";");
    }
  }

  /** Relative luminance after WCAG 2. */
  private static double luminance(int rgb) {
    double sum = 0;
    double[] weights = {0.2126, 0.7152, 0.0722};
    for (int i = 0; i < 3; i++) {
      double part = ((rgb >> (16 - 8 * i)) & 255) / 255.0;
      sum += weights[i] * (part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
    }
    return sum;
  }

  private static double contrast(Colour one, Colour other, Palette palette) {
    double a = luminance(one.in(palette));
    double b = luminance(other.in(palette));
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  @ParameterizedTest
  @EnumSource(Palette.class)
  void wordsCanBeReadOnTheirGround(Palette palette) {
    assertThat(contrast(Colour.INK, Colour.PAPER, palette)).isGreaterThan(7);
    assertThat(contrast(Colour.FAINT, Colour.PAPER, palette)).isGreaterThan(4.5);
    assertThat(contrast(Colour.FAINT, Colour.ZONE, palette)).isGreaterThan(4);
    assertThat(contrast(Colour.ACCENT, Colour.ZONE, palette)).isGreaterThan(4.5);
    assertThat(contrast(Colour.ON_BLACK, Colour.BLACK, palette)).isGreaterThan(7);
    assertThat(contrast(Colour.ON_WHITE, Colour.WHITE, palette)).isGreaterThan(7);
  }
}
