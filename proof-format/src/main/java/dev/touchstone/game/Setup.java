package dev.touchstone.game;

/** A board with its game, the stones that lie on it and the player who moves first. */
public record Setup(Board board, Game game, CellSet black, CellSet white, Player first) {

  /** Refuses a cell that holds stones of both players. */
  public Setup {
    if (black.intersects(white)) {
      throw new IllegalArgumentException("a cell holds stones of both players");
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
}
