package dev.touchstone.archive;

import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Who had signed a theorem before something was done to it. A manifest that is replaced takes its
 * signatures along, and whoever had it replaced is to hear whose they were.
 */
public final class SignersBefore {

  private static final String DASH = "\u2014 ";
  private static final int ID_BYTES = 4;

  private final Path manifest;
  private final Set<String> lines;

  private SignersBefore(Path manifest) {
    this.manifest = manifest;
    lines = lines(manifest);
  }

  /** Of the theorem in this folder of an archive, if there is one. */
  public static SignersBefore of(Path archive, String theorem) {
    return new SignersBefore(new TheoremFiles(archive.resolve(theorem)).manifest());
  }

  /** Those whose signature is not there any more, as name+id. */
  public List<String> gone() {
    Set<String> gone = new LinkedHashSet<>(lines);
    gone.removeAll(lines(manifest));
    return gone.stream().map(SignersBefore::signer).distinct().toList();
  }

  /** Lines that look like signatures: also those of a manifest that nobody else can read. */
  private static Set<String> lines(Path manifest) {
    Set<String> found = new LinkedHashSet<>();
    try {
      String text = new String(Files.readAllBytes(manifest), StandardCharsets.UTF_8);
      text.lines().filter(line -> line.startsWith(DASH)).forEach(found::add);
    } catch (IOException e) {
      // None is there, or none that anybody could replace unseen.
    }
    return found;
  }

  private static String signer(String line) {
    String[] words = line.substring(DASH.length()).split(" ", 2);
    try {
      byte[] signature = Base64.getDecoder().decode(words.length < 2 ? "" : words[1].strip());
      return signature.length < ID_BYTES
          ? words[0]
          : words[0] + "+" + HexFormat.of().formatHex(signature, 0, ID_BYTES);
    } catch (IllegalArgumentException e) {
      return words[0];
    }
  }
}
