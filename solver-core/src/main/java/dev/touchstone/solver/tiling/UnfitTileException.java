package dev.touchstone.solver.tiling;

/** A tile that Maker wins, or that the solver does not take: its tiling proves nothing. */
public final class UnfitTileException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnfitTileException(String message) {
    super(message);
  }
}
