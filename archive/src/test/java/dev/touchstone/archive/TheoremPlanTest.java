package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.touchstone.game.Player;
import dev.touchstone.theorem.GameText;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of theorems, words for when they are solved, and orders. */
class TheoremPlanTest {

  private static TheoremPlan named(String name) {
    return SmallArchive.plan(name, "3,3,3", Regenerate.IF_MISSING);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "/", ".", "..", "../x", "a/..", "a/../b", "/a", "a/", "a//b", "a/b/c/d", "a\\b", "C:",
        "a b", " a", "a\n", "a/\n", ".hidden", "a/.hidden", "-a", "_a", ",a", "ä", "a:b", "a*",
            "a.",
        "a./b", "a\u0000"
      })
  void aNameThatLeadsElsewhereOrNowhereIsRefused(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> named(name))
        .withMessageContaining("the name '" + name + "'")
        .withMessageContaining("up to three parts");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "target",
        "target/x",
        "src",
        "src/a/b",
        "manifest",
        "x/certificate",
        "x/statement/y",
        "certificate.gz",
        "README.md",
        "readme.md",
        "index.json",
        "index.schema.json",
        "KEYS",
        "Keys",
        "board.svg",
        "layout",
        "pom.xml",
        "con",
        "NUL",
        "a/aux",
        "com1.txt/b",
        "lpt9.a.b"
      })
  void aNameThatIsTakenIsRefused(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> named(name))
        .withMessageContaining("the name '" + name + "' would be in the way");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "3,3,3",
        "weak-mnk/7,7,5",
        "a/b/c",
        "A.b_c-d,e",
        "targets",
        "a/target",
        "sources/x",
        "console",
        "manifests",
        "x/com10",
        "0",
        "keys2"
      })
  void otherNamesWillDo(String name) {
    assertThatCode(() -> named(name)).doesNotThrowAnyException();
  }

  @Test
  void aNameHasAnEnd() {
    assertThatCode(() -> named("a".repeat(100))).doesNotThrowAnyException();
    assertThatIllegalArgumentException().isThrownBy(() -> named("a".repeat(101)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7,7,5",
        "torus 4,4,3",
        "4,9,7tr",
        "file:dir/_x.hg",
        "file:..\\ü.pg",
        "file:x y.hg"
      })
  void everyGameHasANameThatWillDo(String game) {
    assertThatCode(() -> named(SmallArchive.game(game).folderName())).doesNotThrowAnyException();
    String long1 = new GameText(game, "a1 ".repeat(60), "b2", Player.WHITE).folderName();
    String long2 = new GameText(game, "a1 ".repeat(60), "b3", Player.WHITE).folderName();
    assertThatCode(() -> named(long1)).doesNotThrowAnyException();
    assertThat(long1).isNotEqualTo(long2);
  }

  @Test
  void wordsForWhenItIsSolved() {
    assertThat(Regenerate.of("always")).isEqualTo(Regenerate.ALWAYS);
    assertThat(Regenerate.of("ifMissing")).isEqualTo(Regenerate.IF_MISSING);
    assertThat(Regenerate.of("onDemand")).isEqualTo(Regenerate.ON_DEMAND);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Regenerate.of("Always"))
        .withMessage("always, ifMissing or onDemand, not 'Always'");
  }

  @Test
  void ordersForATheoremThatNoPlanHasAreKnown() throws Exception {
    Set<String> planned = new TreeSet<>(Set.of("a", "b/c"));
    assertThat(new Orders(Set.of("a", "b/c", "all"), false).unknown(planned)).isEmpty();
    assertThat(new Orders(Set.of(), true).unknown(Set.of())).isEmpty();
    assertThat(new Orders(Set.of("a", "c"), false).unknown(planned)).contains("c");
    assertThat(new Orders(Set.of("all"), false).regenerates("x")).isTrue();
    assertThat(new Orders(Set.of("a"), false).regenerates("x")).isFalse();
  }
}
