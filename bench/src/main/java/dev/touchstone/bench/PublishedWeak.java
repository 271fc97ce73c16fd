package dev.touchstone.bench;

import static dev.touchstone.game.Player.BLACK;
import static dev.touchstone.game.Player.WHITE;

import dev.touchstone.game.Player;
import java.util.Map;

/**
 * Who wins a weak m,n,k game according to a publication.
 *
 * @param nodes the positions of its search, 0 if it does not say
 * @param disputed whether other published results speak against it
 */
record PublishedWeak(Player winner, String source, boolean disputed, long nodes) {

  private static final String CZIFRA = "Czifra et al. (2021)";
  private static final String HSU = "Hsu et al., TCS 815 (2020)";
  private static final String UITERWIJK = "Uiterwijk (2019)";

  /** By the notation of the board. */
  static final Map<String, PublishedWeak> BY_BOARD =
      Map.of(
          "3,3,3", new PublishedWeak(BLACK, CZIFRA, false, 0),
          "4,4,4", new PublishedWeak(WHITE, UITERWIJK, false, 1),
          "4,5,4", new PublishedWeak(WHITE, UITERWIJK, false, 123),
          "4,6,4", new PublishedWeak(WHITE, UITERWIJK, false, 2_978),
          "4,7,4", new PublishedWeak(BLACK, UITERWIJK, true, 55_635),
          "4,9,4", new PublishedWeak(BLACK, UITERWIJK, false, 0),
          "5,5,4", new PublishedWeak(BLACK, UITERWIJK, false, 7),
          "5,5,5", new PublishedWeak(WHITE, HSU, false, 0),
          "6,6,5", new PublishedWeak(WHITE, HSU, false, 0));
}
