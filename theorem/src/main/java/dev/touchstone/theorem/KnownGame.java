package dev.touchstone.theorem;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Games that people know by a name: which board is meant, or why there is none, and what there is
 * instead. docs/games.md has a row for each.
 */
public enum KnownGame {
  TIC_TAC_TOE(
      "3,3,3",
      true,
      "tic-tac-toe; noughts and crosses; noughts & crosses; naughts and crosses; xs and os; ttt; xox; 3x3"),
  GOMOKU(
      "gomoku is 15,15,5 with strong rules (bans and opening rules cannot be stated), far too large"
          + " to be solved here; what a certificate has to prove can be stated; strong games on"
          + " smaller boards, as 5,6,4, and weak ones, as 7,7,5 --weak, are solved in seconds",
      "touchstone statement 15,15,5 --strong --winner black",
      "gomoku; gobang; renju; freestyle; freestyle gomoku; standard gomoku; "
          + "gomoku freestyle; gomokunarabe; omok; caro; swap2; connect5"),
  CONNECT6(
      "Connect6 is 19,19,6 with strong rules, two stones a turn and one in the first: the"
          + " solver takes one stone a turn; weak games with up to 8 stones a turn and draws of"
          + " strong ones can be stated and verified, if you have a certificate",
      "touchstone statement 19,19,6 --strong --turn 2 --opening 1 --winner nobody",
      "Connect6; connect six"),
  CONNECT_MNKPQ(
      "Connect(m,n,k,p,q) is m,n,k with p stones a turn and q in the first: a statement says so"
          + " with --turn p --opening q; the solver takes one stone a turn, a draw or a weak game"
          + " with more can be verified, if you have a certificate",
      "touchstone statement 7,7,7 --strong --turn 2 --opening 1 --winner nobody",
      "Connect(m,n,k,p,q); connect m,n,k,p,q; connect(7,7,7,2,1)"),
  CONNECT_FOUR(
      "Connect Four is no positional game: a stone falls, so not every free cell can be taken, and"
          + " nothing of it can be stated here; four in a row on any free cell is m,n,4, as in"
          + " 4,7,4 --weak",
      false,
      "Connect4; connect four; vier gewinnt"),
  IN_A_ROW(
      "a board has a size: k in a row on m rows and n columns is m,n,k, as in 7,7,5 --weak; 15,15,5"
          + " is the board of gomoku, far too large to be solved here",
      false,
      "in a row; three in a row; four in a row; five in a row; six in a row; n in a row; "
          + "k in a row; m,n,k"),
  QUBIC("4^3", true, "Qubic; 3d tic-tac-toe; tic-tac-toe 3d; score four"),
  CUBE(
      "a board times a third number may be a cube, or k in a row: the cube is 4^3, four in a row"
          + " on 4 rows and 4 columns is 4,4,4",
      false,
      "4x4x4; 3x3x3"),
  HALES_JEWETT(
      "the game of Hales and Jewett is n^d, all straight lines of a cube with d dimensions: 4^3 is"
          + " Qubic",
      false,
      "Hales-Jewett; Hales-Jewett game; cube; hypercube; multidimensional tic-tac-toe"),
  HEX(
      "a board of Hex has a size, as in hex 7,7: rows and columns, and no third number; up to about"
          + " that size solve finds who wins, and larger ones can be stated",
      "touchstone statement hex 11,11 --winner black",
      "Hex"),
  CONNECTION(
      "what connects is any path: too many lines to be listed, but for a small board, where all"
          + " paths can be lines in a file and be solved as paths.hg --weak",
      "touchstone statement paths.hg --weak --winner maker",
      "Y; Havannah; TwixT; Bridg-It; Gale; Shannon switching game"),
  ULTIMATE(
      "only boards on which every free cell may be taken and whole lines win can be stated; that"
          + " is neither so where a move says where the next one may be, nor where a line loses",
      false,
      "ultimate tic-tac-toe; super tic-tac-toe; Notakto; misere tic-tac-toe; "
          + "wild tic-tac-toe; Sim"),
  GRAPHS(
      "lines that are sets of edges, triangles or points can be listed in a file, one line of cells"
          + " each, and solved as NAME.hg --weak",
      false,
      "Fano plane; Ramsey game; clique game; triangle game; " + "van der Waerden game; hypergraph"),
  NOT_POSITIONAL(
      "only positional games can be stated: stones are placed on free cells and stay there, and"
          + " lines of cells win; a game in which pieces move, turn or are captured is none",
      false,
      "chess; checkers; draughts; go; baduk; weiqi; Othello; Reversi; nine men's morris; "
          + "Pente; ninuki; Pentago; Nim; dots and boxes; Quarto");

  /** Where each is listed. */
  private static final String PAGE = "docs/games.md";

  private final String text;
  private final boolean isBoard;
  private final @Nullable String statement;
  private final String names;

  KnownGame(String text, boolean isBoard, String names) {
    this.text = text;
    this.isBoard = isBoard;
    statement = null;
    this.names = names;
  }

  /** A game that is not solved as it stands, and the command that writes what can be stated. */
  KnownGame(String text, String statement, String names) {
    this.text = text;
    isBoard = false;
    this.statement = statement;
    this.names = names;
  }

  /** As people call it. */
  public List<String> names() {
    return List.of(names.split("; ", -1));
  }

  /** The board that is meant, if there is one. */
  public Optional<String> notation() {
    return isBoard ? Optional.of(text) : Optional.empty();
  }

  /** The command that writes a statement of it, or of one of its kind, if there can be one. */
  public Optional<String> statement() {
    return Optional.ofNullable(statement);
  }

  /** One line: why there is no such board, and what there is instead. */
  String refusal() {
    return text + (statement == null ? "" : "; to state it: " + statement) + "; see " + PAGE;
  }
}
