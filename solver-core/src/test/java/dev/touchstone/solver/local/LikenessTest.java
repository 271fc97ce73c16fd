package dev.touchstone.solver.local;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.solver.tiling.Catalogue;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Automorphisms of the rook of 6 × 6, which are 2 · 6! · 6!, and of their factors. */
class LikenessTest {

  private final LocalGame rook =
      new LocalGame(Catalogue.find(21, 4).orElseThrow().tiles().get(0).tile().hypergraph(), 4);
  private final Likeness likeness = new Likeness(rook);

  @Test
  void theyMapLinesToLinesAndThePositionToTheOther() {
    Random random = new Random(3);
    List<Automorphism> all = likeness.leaving(~0L >>> 28, rook.allLines(), 50);
    assertThat(all).hasSizeGreaterThan(40);
    for (Automorphism by : all) {
      Set<Integer> images = new HashSet<>();
      for (int line = 0; line < 12; line++) {
        long image = by.lines(1L << line);
        assertThat(by.cells(rook.line(line))).isEqualTo(rook.cellsOf(image));
        assertThat(by.linesBefore(image)).isEqualTo(1L << line);
        images.add(Long.numberOfTrailingZeros(image));
      }
      assertThat(images).hasSize(12);
      long maker = sparse(random) & ~0L >>> 28;
      long lines = random.nextInt(1 << 12);
      Likeness.Form form = likeness.form(lines, maker);
      Likeness.Form image = likeness.form(by.lines(lines), by.cells(maker));
      assertThat(image.colour()).isEqualTo(form.colour());
      Automorphism found = Objects.requireNonNull(likeness.between(form, image));
      assertThat(found.lines(lines)).isEqualTo(by.lines(lines));
      assertThat(found.cells(form.free())).isEqualTo(image.free());
    }
  }

  @Test
  void positionsWithOtherStonesAreNotAlike() {
    Likeness.Form inALine = likeness.form(rook.allLines(), rook.line(0));
    long apart = 0;
    for (int line = 0; line < 6; line++) {
      apart |= Long.lowestOneBit(rook.line(line) & ~apart);
    }
    Likeness.Form elsewhere = likeness.form(rook.allLines(), apart);
    assertThat(likeness.between(inALine, elsewhere)).isNull();
  }

  @Test
  void fewFactorsMakeThemAll() {
    List<Automorphism> all = likeness.leaving(~0L >>> 28, rook.allLines(), 1000);
    Factors factors = new Factors();
    for (Automorphism by : all) {
      Automorphism product = by.then(by.inverse());
      assertThat(product.isIdentity()).isTrue();
      for (int place : factors.of(by)) {
        product = product.then(factors.all().get(place));
      }
      assertThat(product).isEqualTo(by);
    }
    // 12 images of the first line, then 6 of one that crosses it and 5 of one beside it, and so on.
    assertThat(factors.all()).hasSizeBetween(20, 11 + 5 + 5 + 4 + 4 + 3 + 3 + 2 + 2 + 1 + 1);
  }

  /** Each bit with one chance in four. */
  private static long sparse(Random random) {
    long some = random.nextLong();
    return some & random.nextLong();
  }
}
