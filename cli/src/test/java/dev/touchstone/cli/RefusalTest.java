package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every failure is one line on standard error and an exit code. */
class RefusalTest {

  @TempDir Path folder;

  private static void refused(Run run, int exitCode, String... parts) {
    assertThat(run.exitCode()).isEqualTo(exitCode);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).hasLineCount(1).startsWith("touchstone: ").contains(parts);
  }

  private Run solve(String... more) {
    String[] args = new String[more.length + 3];
    args[0] = "solve";
    args[1] = "--out";
    args[2] = folder.resolve("out").toString();
    System.arraycopy(more, 0, args, 3, more.length);
    return Run.of(args);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "3,3,3 --weak --strong|either --weak or --strong, not both",
        "7,7,7 --turn 2 --opening 9|--opening: 1 to 8 stones, not 9",
        "7,7,7 --strong --turn x|--turn: 1 to 8 stones, not x",
        "3,3,3 --turn 2 --restart|with turns of several stones none is kept; leave them out",
        "3,3,3 --overline void|the solver takes games in which runs longer than k win, too; the"
            + " statement",
        "3,3,3 --maker a1|the stones of a strong game are given by --black and --white",
        "3,3,3 --first maker|--first: black or white, not 'maker'",
        "3,3,3 --black a1,b1,c1 --white a2,b2,c2|stones of both players that complete lines",
        "4^6|a board of 21280 lines; the solver takes up to 16384",
        "33,33,5|a strong game of 1089 cells; the solver takes up to 1023",
        "Connect6|Connect6 is 19,19,6 with strong rules",
        "Connect6 --turn 2 --opening 1|Connect6 is 19,19,6 with strong rules",
        "hex 11 --first nobody|--first: black or white, not 'nobody'",
        "hex 11,11 --weak|hex 11,11: Hex has rules of its own; leave --weak and --strong out",
        "hex 5,5 --maker c3|the stones of a hex game are given by --black and --white",
        "hex 5,5 --turn 2|in Hex a turn is one stone and there are no lines",
        "hex 5,5 --engine dfs|--engine, --effort, --threads: Hex knows none",
        "hex 5,5 --moves c3,c3|--moves: c3 is already taken by then",
        "hex 5,5 --moves z9|--moves: there is no cell 'z9'",
        "hex 5,5 --all-openings --moves c3|--all-openings begins on the empty board, with Black",
        "hex 12,12|Hex on 144 cells; the solver takes up to 128",
        "3,3,3 --weak --moves a1|--moves, --all-openings and --each are for Hex",
        "Hex|a board of Hex has a size, as in hex 7,7",
        "hex 3,3,3|a board of Hex has a size, as in hex 7,7: rows and columns, and no third number",
        "hex 0,3|hex 0,3: rows and columns must be from 1 to 64",
        "hex 3,3 --to-move white|there is no option '--to-move' (did you mean --first?); see",
        "hex 3,3 --moves B2|--moves: there is no cell 'B2'; did you mean b2?",
        "hex 3,3 --black a1 --white b1;a1|white: there is already a stone on a1; leave it out",
        "7,7,7 --weak --turn 2 --opening 1|the solver takes one stone a turn",
        "7,7,7 --weak --overline void|where Breaker wins those, she wins with overlines void as"
            + " well",
        "3,3,3 --weak --black a1|the stones of a weak game are given by --maker and --breaker",
        "3,3,3 --weak --maker C3|maker: there is no cell 'C3'; did you mean c3?",
        "--weak|Missing required parameter: 'GAME'",
        "7,7 --weak|'7,7': how many in a row win? For five write 7,7,5",
        "some --weak|no board is called 'some': boards are m,n,k",
        "99,99,5 --weak|rows and columns must be from 1 to 64",
        "4^6 --weak|a board of 21280 lines; the solver takes up to 16384",
        "file:none.hg --weak|none.hg: no such file",
        "3,3,3 --weak --maker d9|maker: there is no cell 'd9'",
        "3,3,3 --weak --maker a1,a1|maker: there is already a stone on a1",
        "3,3,3 --weak --maker a1 --breaker b1,a1|breaker: there is already a stone on a1",
        "3,3,3 --weak --first nobody|maker or breaker, not 'nobody'",
        "3,3,3 --weak --threads 3|--threads: 1 or 2, not 3",
        "3,3,3 --weak --max-nodes 0|--max-nodes: at least 1, not 0",
        "3,3,3 --weak --max-nodes many|'many' is not a whole number",
        "3,3,3 --weak --max-nodes 9223372036854775808|is too large a whole number,"
            + " 9223372036854775807",
        "3,3,3 --weak --threads 1.5|'--threads': '1.5' is not a whole number",
        "3,3,3 --weak --threads x|'--threads': 'x' is not a whole number",
        "3,3,3 --weak --threads 99999999999|'99999999999' is too large a whole number",
        "3,3,3 --weak --threads -1|--threads: 1 or 2, not -1",
        "7,7,99x --strong|no board is called '7,7,99x': boards are m,n,k",
        "99,99,5|rows and columns must be from 1 to 64",
        "none.hg --weak --turn 2|none.hg: no such file",
        "3,3,3 --weak --max-time soon|'soon' is not a time",
        "3,3,3 --weak --memory 1k|'1k' is too little",
        "3,3,3 --weak --engine best|pn or dfs, not 'best'",
        "3,3,3 --weak --effort none|fast or small or packed, not 'none'",
        "3,3,3 --weak --checkpoint none/x|--checkpoint none/x: must be a file in an existing"
            + " folder",
        "3,3,3 --weak --zzz|there is no option '--zzz'; see touchstone solve --help",
        "3,3,3 --weak --max-tiem 5|there is no option '--max-tiem' (did you mean --max-time?); see",
        "3,3,3 --weak --max-nods=5|there is no option '--max-nods' (did you mean --max-nodes?);"
            + " see",
      })
  void whatMakesNoSenseIsSaidInOneLine(String words, String message) {
    refused(solve(words.split(" ", -1)), 3, message);
  }

  @Test
  void withoutACommandOneIsAskedFor() {
    refused(
        Run.of(),
        3,
        "which command? solve, worker, watch, verify, explain, play, render, statement, tile, site,"
            + " archive, sign or keys");
    refused(Run.of("prove"), 3, "there is no command 'prove'; see touchstone --help");
    refused(Run.of("slove", "3,3,3"), 3, "there is no command 'slove' (did you mean solve?)");
    refused(Run.of("archive", "ad"), 3, "there is no command 'ad' (did you mean add?)");
  }

  @Test
  void aFileInTheWayOfTheFolderIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("out"), "mine");
    refused(
        solve("3,3,3", "--weak"), 3, file.toString(), "a file is in the way", "choose another one");
    assertThat(file).hasContent("mine");
  }

  @Test
  void aFolderThatMayNotBeWrittenIsNamed() throws IOException {
    assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
    Path out = Files.createDirectory(folder.resolve("out"));
    Files.setPosixFilePermissions(out, Set.of());
    assumeTrue(!Files.isWritable(out), "this user may write everywhere");
    refused(solve("3,3,3", "--weak"), 3, out.toString(), "permission denied");
  }

  @Test
  void aGameFileThatIsNoneIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("x.hg"), "cells:a b\n");
    refused(solve("file:" + file, "--weak"), 3, file.toString());
  }

  @Test
  void controlCharactersOfAnArgumentDoNotReachTheTerminal() {
    refused(solve("3,3,3\n\u001b[2J", "--weak"), 3, "?[2J");
  }

  @Test
  void aCheckpointThatIsNoneIsRefusedAndKept() throws IOException {
    Path file = Files.writeString(folder.resolve("notes"), "not a checkpoint");
    refused(solve("3,3,3", "--weak", "--checkpoint", file.toString()), 3, file.toString());
    assertThat(file).hasContent("not a checkpoint");
  }

  @Test
  void aCheckpointUnderTheNameOfAResultIsRefused() {
    String certificate = folder.resolve("out/../out/certificate").toString();
    refused(solve("3,3,3", "--weak", "--checkpoint", certificate), 3, "the result goes there");
  }

  @Test
  void aFolderInUseIsLeftAlone() throws Exception {
    try (TheoremFolder first = TheoremFolder.open(folder.resolve("out"))) {
      refused(solve("3,3,3", "--weak"), 3, "another run is at work there");
      assertThat(first.files().statement()).doesNotExist();
    }
    assertThat(solve("3,3,3", "--weak").exitCode()).isZero();
  }

  @Test
  void aFullStandardOutputIsNoSuccess() {
    PrintStream full =
        new PrintStream(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException("full");
              }
            },
            false,
            StandardCharsets.UTF_8);
    assertThat(Main.run(new String[] {"--version"}, full, System.err)).isEqualTo(3);
  }

  @Test
  void verifyingWantsAFolderOrTwoFiles() {
    refused(Run.of("verify"), 3, "Missing required parameter");
    refused(Run.of("verify", "none"), 3, "none: there is no such file or folder");
    refused(Run.of("verify", "a", "b", "c"), 3, "and no more");
    Run run = Run.of("verify", folder.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("has no statement").hasLineCount(1);
  }

  @Test
  void aWholeNumberIsWhatAnyCommandWants() {
    refused(
        Run.of("statement", "3,3,3", "--strong", "--turn", "x"), 3, "'x' is not a whole number");
    refused(Run.of("statement", "3,3,3", "--opening", "1.0"), 3, "'1.0' is not a whole number");
  }

  @Test
  void aFolderIsMadeForResultsAndMissedForASingleFile() throws IOException {
    Path deep = folder.resolve("none/deep");
    assertThat(Run.of("solve", "3,3,3", "--weak", "--out", deep.toString()).exitCode()).isZero();
    assertThat(deep.resolve("certificate")).exists();
    Path image = folder.resolve("missing/x.svg");
    String missing = "there is no folder " + image.getParent() + "; make it first";
    refused(Run.of("render", deep.toString(), "--out", image.toString()), 3, missing);
    refused(Run.of("render", "nothing", "--out", image.toString()), 3, missing);
    String[] keys = {"keys", "generate", "--name", "me", "--out", image.toString()};
    refused(Run.of(keys), 3, missing);
    Path file = Files.createFile(folder.resolve("file"));
    keys[5] = file.resolve("key").toString();
    refused(Run.of(keys), 3, file + " is a file; choose another name");
  }

  @Test
  void aGamesFileInThePlaceOfAProofLeadsToSolve() throws IOException {
    Path game = Files.writeString(folder.resolve("x.hg"), "a b\n");
    Path blank = Files.writeString(folder.resolve("a b.pg"), "");
    for (String command :
        new String[] {"verify", "play", "explain", "render", "site", "archive add"}) {
      List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
      words.add(game.toString());
      if (command.equals("render")) {
        words.addAll(List.of("--out", folder.resolve("x.svg").toString()));
      }
      refused(
          Run.of(words.toArray(new String[0])),
          3,
          "%s is a game, not the folder of a theorem".formatted(game),
          ": touchstone solve %s --weak\n".formatted(game));
      words.set(words.indexOf(game.toString()), blank.toString());
      refused(Run.of(words.toArray(new String[0])), 3, "solve '%s' --weak\n".formatted(blank));
    }
  }

  @Test
  void aGameInThePlaceOfAProofLeadsToSolve() {
    for (String command : new String[] {"play", "explain"}) {
      refused(
          Run.of(command, "tic-tac-toe"),
          3,
          "there is no folder tic-tac-toe; a proof of this game comes from solve 3,3,3 --weak, into"
              + " 3,3,3-weak");
      refused(Run.of(command, "hexx"), 3, "hexx: there is no such file or folder");
    }
  }
}
