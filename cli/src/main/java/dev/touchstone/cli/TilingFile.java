package dev.touchstone.cli;

import dev.touchstone.solver.tiling.BadTilingException;
import dev.touchstone.solver.tiling.Tiling;
import dev.touchstone.solver.tiling.TilingText;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A file with a tiling of the plane (docs/games.md). */
final class TilingFile {

  /** Not in the help, which fits a screen; {@code tile search} and docs/games.md say it. */
  @Option(names = "--tiling", paramLabel = "FILE", hidden = true)
  private @Nullable Path file;

  boolean isGiven() {
    return file != null;
  }

  /** What is in it; null if none is named. */
  @Nullable Tiling read() throws Refusal {
    if (file == null) {
      return null;
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      // A pipe would never end.
      throw unfit(file, "not a file");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(TilingText.MAX_BYTES + 1);
      if (bytes.length > TilingText.MAX_BYTES) {
        throw unfit(file, "longer than %d MB".formatted(TilingText.MAX_BYTES >> 20));
      }
      return TilingText.parse(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (BadTilingException e) {
      throw unfit(file, String.valueOf(e.getMessage()));
    } catch (CharacterCodingException e) {
      throw unfit(file, "not a text in UTF-8");
    } catch (IOException e) {
      throw Refusal.file("cannot read the tiling", file, e);
    }
  }

  private static Refusal unfit(Path file, String why) {
    return new Refusal(Refusal.Kind.FILE, "--tiling %s: %s".formatted(file, why));
  }
}
