package dev.touchstone.archive;

import dev.touchstone.game.CellList;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.InWords;
import dev.touchstone.theorem.NamedGame;
import java.util.Locale;
import java.util.Optional;

/** The page beside a theorem: what it says, how it looks, how it is checked. */
final class TheoremPage {

  private TheoremPage() {}

  static String text(
      CheckedProof proof, NamedGame game, Optional<CellList> pairs, BoardPicture picture) {
    String certificate = String.valueOf(proof.files().certificate().getFileName());
    return """
        # %s

        %s%s%s The proof has %s steps in %s bytes (sha256 `%s`).

        [statement](statement) · [certificate](%s) · [manifest](manifest)%s

        To check it, with the verifier's jar and nothing else: `java -jar touchstone-verifier.jar statement %s`
        """
        .formatted(
            game.headline(),
            shown(picture.caption()),
            InWords.paragraph(proof.statement()),
            pairs.isPresent()
                ? " One pairing does it: who takes a cell with a letter is answered on the other"
                    + " cell with that letter."
                : "",
            grouped(proof.steps()),
            grouped(proof.length()),
            proof.digest(),
            certificate,
            game.layout().isPresent() ? " · [layout](layout)" : "",
            certificate);
  }

  /** Whether a page can only be one of ours. */
  static boolean isOurs(String page) {
    return page.startsWith("# ") && page.contains("\n[statement](statement) · [certificate](");
  }

  /** The picture, and below it what is to be seen. */
  private static String shown(String caption) {
    return "![%s](board.svg)\n\n*%s.*\n\n".formatted(caption, caption);
  }

  /** A number with commas, the same wherever it is written. */
  static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
