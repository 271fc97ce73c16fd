package dev.touchstone.bench.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScaleTest {

  @Test
  void powersOfTenAreAsFarApartAsEachOther() {
    Scale scale = Scale.powers(List.of(0.02, 7.0, 300.0));
    assertThat(scale.ticks()).containsExactly(0.01, 0.1, 1.0, 10.0, 100.0, 1000.0);
    assertThat(scale.place(0.01)).isZero();
    assertThat(scale.place(1)).isCloseTo(0.4, within(1e-9));
    assertThat(scale.place(1000)).isCloseTo(1, within(1e-9));
    assertThat(scale.place(0)).as("there is no place for 0").isZero();
  }

  @Test
  void oneValueAloneHasAnAxisToo() {
    assertThat(Scale.powers(List.of(1.0)).ticks()).containsExactly(1.0, 10.0);
    assertThat(Scale.powers(List.of(100.0)).ticks()).containsExactly(100.0, 1000.0);
  }

  @Test
  void equalStepsHaveBothEnds() {
    Scale scale = Scale.even(0, 1, 0.25);
    assertThat(scale.ticks()).containsExactly(0.0, 0.25, 0.5, 0.75, 1.0);
    assertThat(scale.place(0.5)).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void valuesAreShort() {
    assertThat(Scale.words(0.001)).isEqualTo("0.001");
    assertThat(Scale.words(1000)).isEqualTo("1000");
    assertThat(Scale.words(10_000)).isEqualTo("10k");
    assertThat(Scale.words(2_500_000)).isEqualTo("2.5M");
    assertThat(Scale.words(1e10)).isEqualTo("10G");
  }
}
