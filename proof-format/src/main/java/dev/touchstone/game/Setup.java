package dev.touchstone.game;

/** A board with its game, the stones that lie on it and the player who moves first. */
public record Setup(Board board, Game game, CellSet black, CellSet white, Player first) {

  /** Refuses a cell that holds stones of both players, and stones beside the window. */
  public Setup {
    if (black.intersects(white)) {
      throw new IllegalArgumentException("a cell holds stones of both players");
    }
    if (board instanceof InfiniteBoard shown
        && !shown.within(shown.window()).containsAll(black.union(white))) {
      throw new IllegalArgumentException("a stone lies outside the window");
    }
  }

  /** An empty board, Black to move. */
  public static Setup empty(Board board) throws BadGameException {
    Game game = board.game();
    return new Setup(board, game, game.noCells(), game.noCells(), Player.BLACK);
  }

  /** The lines of the game, which must be of the model that lists them. */
  public Hypergraph hypergraph() {
    return game.hypergraph();
  }

  /** The stones of this player. */
  public CellSet stones(Player player) {
    return player == Player.BLACK ? black : white;
  }

  /** On an infinite board: the same, seen through another window, in which all stones must lie. */
  public Setup through(Window window) throws BadGameException {
    InfiniteBoard shown = ((InfiniteBoard) board).through(window);
    Game seen = shown.game();
    return new Setup(
        shown, seen, renumbered(black, shown, seen), renumbered(white, shown, seen), first);
  }

  private CellSet renumbered(CellSet stones, InfiniteBoard shown, Game seen)
      throws BadGameException {
    CellSet moved = seen.noCells();
    for (int stone : stones.toArray()) {
      String name = board.cellName(stone);
      int cell = shown.cellNumber(name).orElse(-1);
      if (cell < 0 || !shown.within(shown.window()).contains(cell)) {
        throw new BadGameException("the stone " + name + " lies outside the window");
      }
      moved = moved.with(cell);
    }
    return moved;
  }
}
