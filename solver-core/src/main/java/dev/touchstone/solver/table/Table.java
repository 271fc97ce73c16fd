package dev.touchstone.solver.table;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the positions met, by normal form and orientation. Threads share a table; each
 * call is one step for all of them.
 *
 * <p>A search works on {@link Node copies} of entries, which it finds by number. Between tables an
 * entry travels as a {@link Key} and an {@link Entry}, which know nothing of numbers.
 */
public interface Table {

  /** Whether several threads use the table. */
  boolean shared();

  /** The number of the entry of this position, or {@link Node#NONE}. */
  int find(long[] maker, long[] free, boolean breakerMoves);

  /** Sets the node's number to that of its position; a new entry if there is none. */
  void enter(Node node);

  /** Copies an entry. */
  void get(int id, Node node);

  /**
   * Writes an entry back. If another thread has written it since it was copied, what both have
   * found counts:
   *
   * <ul>
   *   <li>an entry that was decided stays as it was, and becomes the node: options elsewhere lean
   *       on its zone;
   *   <li>otherwise region(after) ⊆ region(node) ∩ region(before), and options(after) ⊇
   *       options(node) ∪ options(before), unless the node decides the position by its own.
   * </ul>
   */
  void put(Node node);

  /**
   * The mover's work in the low word, the waiter's in the high one, as bits of floats. Where other
   * threads are at work below the entry, the waiter's is more than it is: that keeps this one away.
   */
  long numbers(int id);

  /** A thread enters (+1) or leaves (-1) the subtree of an entry. */
  void visit(int id, int by);

  /** Adds an option in front of the list {@code next}; returns the new head. */
  int addOption(long[] zone, OptionKind kind, int cell, int @Nullable [] pairs, int next);

  Options options();

  /** Writes the zone of the claim that the options of a node make. */
  void writeZone(Node node, Family family);

  Key key(int id);

  Entry entry(int id);

  /**
   * Takes over what another table of the same board knows of a position; returns its number here.
   * If something is known of it already, what both know counts, as with {@link #put}.
   */
  int take(Key key, Entry entry);

  /** Keeps these entries and their options only; numbers change, but not the order. */
  void retain(BitSet kept);

  void save(DataOutputStream out) throws IOException;

  /** Fills an empty table with what {@link #save} wrote. */
  void load(DataInputStream in) throws IOException, BadEntryException;

  /** The number of entries; they are numbered from 0. */
  int count();

  /** The memory in use. */
  long bytes();
}
