package dev.touchstone.solver.table;

/**
 * The options of all waiting players, to be read: an option is an answer with a claim (T5, T6), and
 * all the moves that it answers lie outside its zone. Those of a node are a list, which {@link
 * Node#options} leads to and {@link #next} goes on.
 */
public interface Options {

  /** The option before this one in the list of its node, or {@link Node#NONE}. */
  int next(int option);

  OptionKind kind(int option);

  /** The cell, or {@link Node#NONE}. */
  int cell(int option);

  /** The zone, word w of it. */
  long zone(int option, int w);

  /** The cells of the pairs, one pair after the other, if its kind has pairs. */
  int[] pairs(int option);
}
