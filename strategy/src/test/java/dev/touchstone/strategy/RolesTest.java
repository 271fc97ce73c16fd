package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Motion;
import dev.touchstone.strategy.HostCells.At;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Which role a cell of an infinite board has, wherever it lies. */
class RolesTest {

  private static At moved(At at, Motion motion) {
    return new At((int) motion.x(at.x(), at.y()), (int) motion.y(at.x(), at.y()));
  }

  @Test
  void aRoleComesBackFromItsCellThroughAllMotions() {
    Random random = new Random(20);
    for (int i = 0; i < 200; i++) {
      Motion inner = new Motion(i % Motion.TURNS, random.nextInt(99) - 50, random.nextInt(99));
      Motion outer = new Motion(i / Motion.TURNS % Motion.TURNS, random.nextInt(99), -i);
      Roles own = Roles.own(1);
      Roles ofImage = own.moved(own, outer);
      Roles ofImages = own.moved(ofImage, inner);
      At role = new At(random.nextInt(40000) - 20000, random.nextInt(9));
      // The image by the outer motion of the image by the inner one.
      At cell = moved(moved(role, inner), outer);
      assertThat(ofImages.roleOn(cell)).as("%s, then %s", inner, outer).isEqualTo(role);
      assertThat(ofImage.roleOn(moved(role, outer))).isEqualTo(role);
      assertThat(own.roleOn(role)).isEqualTo(role);
    }
  }
}
