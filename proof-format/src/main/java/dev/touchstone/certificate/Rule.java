package dev.touchstone.certificate;

import dev.touchstone.certificate.Step.Frame;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The table of rules: for each its byte, its theorem, what it does to the stack, and how its
 * operands are read and written. Reader, writer and {@link Replay} know no rule but through this
 * table and {@link Step#replay}; docs/format.md (2.2), the explorer's pages and the second checker
 * are held against it.
 */
// The lambdas below have no state.
@SuppressWarnings("ImmutableEnumChecker")
public enum Rule {
  NOTHING(0x01, "T1", Shape.LEAF, Step.Nothing.class, in -> new Step.Nothing(), (step, out) -> {}),
  STONES(
      0x02,
      "T2",
      Shape.LEAF,
      Step.Stones.class,
      in -> new Step.Stones(in.line()),
      (step, out) -> out.number(step.line())),
  GROUPS(
      0x03,
      "T3",
      Shape.LEAF,
      Step.Groups.class,
      OperandReader::groups,
      (step, out) -> out.groups(step)),
  COVER(
      0x04,
      "T3",
      Shape.LEAF_OF_SCENE,
      Step.Groups.class,
      OperandReader::cover,
      (step, out) -> out.cover(step)),
  POTENTIAL(
      0x05,
      "T4",
      Shape.LEAF_OF_SCENE,
      Step.Potential.class,
      OperandReader::potential,
      (step, out) -> {}),
  /** A kept claim is proved where it was made: there is no theorem of its own. */
  RECALL(
      0x06,
      "",
      Shape.LEAF,
      Step.Recall.class,
      in -> new Step.Recall(in.number()),
      (step, out) -> out.number(step.distance())),
  OPTIONS(
      0x07,
      "T5, T6, T14",
      Shape.INNER,
      Step.Options.class,
      in -> new Step.Options(in.number()),
      (step, out) -> out.number(step.count())),
  BOTH(
      0x08,
      "T7",
      Shape.INNER,
      Step.Both.class,
      in -> new Step.Both(in.number()),
      (step, out) -> out.number(step.count())),
  SWAP(
      0x09,
      "T8",
      Shape.INNER,
      Step.Swap.class,
      in -> new Step.Swap(in.cell(), in.cell()),
      (step, out) -> {
        out.number(step.from());
        out.number(step.to());
      }),
  IMAGE(
      0x0A,
      "T9, T20",
      Shape.INNER,
      Step.Image.class,
      OperandReader::image,
      (step, out) -> out.number(step.symmetry())),
  KEEP(
      0x0B,
      "",
      Shape.TOP,
      Step.Keep.class,
      in -> new Step.Keep(in.number()),
      (step, out) -> out.number(step.uses())),
  SYMMETRY(
      0x0C,
      "T9, T20",
      Shape.ASIDE,
      Step.Symmetric.class,
      OperandReader::symmetry,
      (step, out) -> out.symmetry(step)),
  ANSWER(
      0x0D,
      "",
      Shape.ASIDE,
      Step.Enter.class,
      in -> in.enter(Frame.ANSWER),
      (step, out) -> out.enter(step)),
  FOCUS(
      0x0E,
      "",
      Shape.ASIDE,
      Step.Enter.class,
      in -> in.enter(Frame.FOCUS),
      (step, out) -> out.enter(step)),
  LEAVE(0x0F, "", Shape.TOP, Step.Leave.class, OperandReader::leave, (step, out) -> out.leave()),
  END(
      0x10,
      "T10, T13, T18, T21, T23",
      Shape.ASIDE,
      Step.End.class,
      in -> new Step.End(),
      (step, out) -> {}),
  DONE(
      0x11,
      "T11",
      Shape.LEAF,
      RaceStep.Done.class,
      OperandReader::done,
      (step, out) -> out.number(step.line())),
  ORDERED(
      0x12,
      "T12",
      Shape.INNER,
      RaceStep.Ordered.class,
      OperandReader::ordered,
      (step, out) -> out.number(step.count())),
  TOUCH(
      0x13,
      "T15",
      Shape.LEAF,
      LinkStep.Touch.class,
      in -> new LinkStep.Touch(in.end(), in.end()),
      (step, out) -> {
        out.number(step.from());
        out.number(step.to());
      }),
  JOIN(0x14, "T16", Shape.INNER, LinkStep.Join.class, in -> new LinkStep.Join(), (step, out) -> {}),
  FILL(
      0x15,
      "T17",
      Shape.INNER,
      LinkStep.Fill.class,
      OperandReader::fill,
      (step, out) -> {
        out.cells(step.filled());
        out.cells(step.given());
      }),
  TILE(
      0x16,
      "T22",
      Shape.ASIDE,
      TileStep.Open.class,
      OperandReader::tile,
      (step, out) -> out.tile(step.tile())),
  TILED(
      0x17, "T10, T22", Shape.INNER, TileStep.Close.class, in -> in.closeTile(), (step, out) -> {}),
  TILING(
      0x18,
      "T22",
      Shape.INNER,
      TileStep.Tiling.class,
      OperandReader::tiling,
      (step, out) -> out.tiling(step));

  private interface Reading<S extends Step> {
    S read(OperandReader in) throws IOException, Fault;
  }

  private interface Writing<S extends Step> {
    void write(S step, OperandWriter out) throws IOException;
  }

  /** What a rule does to the stack. */
  private enum Shape {
    /** Makes a claim of nothing. */
    LEAF,
    /** The same; the scene decides what its bytes say. */
    LEAF_OF_SCENE,
    /** Makes a claim of what stands on the stack. */
    INNER,
    /** Does something with the claim on top. */
    TOP,
    /** Leaves what stands on the stack alone. */
    ASIDE
  }

  private static final @Nullable Rule[] BY_CODE = new @Nullable Rule[Code.RULE + 1];

  static {
    for (Rule rule : values()) {
      BY_CODE[rule.code] = rule;
    }
  }

  private final int code;
  private final String theorem;
  private final Shape shape;
  private final Reading<? extends Step> reading;
  private final Writing<Step> writing;

  <S extends Step> Rule(
      int code,
      String theorem,
      Shape shape,
      Class<S> type,
      Reading<? extends S> reading,
      Writing<S> writing) {
    this.code = code;
    this.theorem = theorem;
    this.shape = shape;
    this.reading = reading;
    this.writing = (step, out) -> writing.write(type.cast(step), out);
  }

  /** The rule with this code, if there is one. */
  public static Optional<Rule> of(int code) {
    return code < 0 || code >= BY_CODE.length
        ? Optional.empty()
        : Optional.ofNullable(BY_CODE[code]);
  }

  /** The low six bits of the step's byte. */
  public int code() {
    return code;
  }

  /** The theorem of docs/theorems.md that makes it sound; empty if it proves nothing by itself. */
  public String theorem() {
    return theorem;
  }

  /** Whether it takes no operands from the stack and makes a claim: such a step can be answered. */
  public boolean isLeaf() {
    return shape == Shape.LEAF || shape == Shape.LEAF_OF_SCENE;
  }

  /** Whether the scene decides what its bytes say. */
  public boolean readsScene() {
    return shape == Shape.LEAF_OF_SCENE;
  }

  /** Whether after it something stands on top of the stack that it has made or dealt with. */
  public boolean leavesTop() {
    return shape != Shape.ASIDE;
  }

  /** Reads the operands. */
  Step read(OperandReader in) throws IOException, Fault {
    return reading.read(in);
  }

  /** Writes the operands of a step by this rule. */
  void write(Step step, OperandWriter out) throws IOException {
    writing.write(step, out);
  }
}
