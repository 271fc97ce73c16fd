package dev.touchstone.solver.local;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;

/**
 * Makes a proof shorter: the answers of its claims are chosen anew among all claims that the search
 * found, and their half turns. A claim ⟨Z, L⟩ may be put together of any earlier ones within Z as
 * long as L is blocked, so whoever needs it can take the new one. From the theorem downwards each
 * claim is looked at when all that need it are known; what is needed already costs a recall only.
 */
final class ShorterProof {

  /** The second time it is known what else was needed the first time; a third gains nothing. */
  private static final int ROUNDS = 2;

  /** How much less a claim counts that was needed the last time. */
  private static final double AGAIN = 0.03;

  private final LocalGame game;
  private final List<LocalProof> claims;
  private final IdentityHashMap<LocalProof, Integer> numbers = new IdentityHashMap<>();

  /** What each claim costs if it is needed, in bytes, roughly. */
  private final double[] costs;

  private final boolean[] needed;

  /** The lines that each claim has to block, for those that need it. */
  private final long[] needs;

  private final List<List<Choice>> answers = new ArrayList<>();

  /** Half turns that are in the proof; each is made once. */
  private final IdentityHashMap<LocalProof, LocalProof> turned = new IdentityHashMap<>();

  /**
   * An answer with the claim that holds then.
   *
   * @param touched T_i
   * @param cost of the answer, and of the claim if nothing else has needed it yet, in bytes
   */
  record Choice(long cells, int claim, boolean turned, long touched, double cost) {

    boolean answers(long turn) {
      return (turn & touched) == 0 && Long.bitCount(cells) <= Long.bitCount(turn);
    }
  }

  /**
   * A proof to be made of the claims found, the last one of which is to be proved.
   *
   * @param before those that were in the proof before
   */
  private ShorterProof(LocalGame game, List<LocalProof> found, List<LocalProof> before) {
    this.game = game;
    LocalProof root = found.get(found.size() - 1);
    claims = new ArrayList<>(before);
    claims.addAll(found.subList(0, found.size() - 1));
    claims.sort(Comparator.comparingInt(claim -> Long.bitCount(claim.zone())));
    claims.add(root);
    costs = new double[claims.size()];
    needed = new boolean[claims.size()];
    needs = new long[claims.size()];
    for (int i = 0; i < claims.size(); i++) {
      numbers.putIfAbsent(claims.get(i), i);
      answers.add(List.of());
      costs[i] = cost(claims.get(i));
    }
    before.forEach(claim -> costs[number(claim)] *= AGAIN);
  }

  private static double cost(LocalProof claim) {
    if (claim instanceof LocalProof.Options options) {
      return 4 + 5.0 * options.replies().size();
    }
    return 5 + Long.bitCount(claim.zone());
  }

  /**
   * A proof of the last claim.
   *
   * @param claims in the order in which they were found, each after those that it is made of
   */
  static LocalProof of(LocalGame game, List<LocalProof> claims) {
    List<LocalProof> before = List.of();
    for (int round = 1; ; round++) {
      ShorterProof proof = new ShorterProof(game, claims, before);
      proof.choose();
      List<LocalProof> built = proof.build();
      if (round == ROUNDS) {
        return built.get(built.size() - 1);
      }
      before = built.subList(0, built.size() - 1);
    }
  }

  private void choose() {
    for (int i = 0; i < needed.length; i++) {
      needed[i] = i == needed.length - 1;
      needs[i] = needed[i] ? game.allLines() : 0;
    }
    for (int i = needed.length - 1; i >= 0; i--) {
      if (needed[i]) {
        chooseAnswers(i);
      }
    }
  }

  private void chooseAnswers(int number) {
    LocalProof claim = claims.get(number);
    if (claim instanceof LocalProof.Both both) {
      both.parts().forEach(part -> need(number(part), needs[number] & part.blocked()));
    } else if (claim instanceof LocalProof.Options) {
      List<Choice> chosen = candidates(number).chosen();
      answers.set(number, chosen);
      for (Choice choice : chosen) {
        long lines = needs[number] & ~game.linesMeeting(choice.cells());
        need(choice.claim(), choice.turned() ? game.turnedLines(lines) : lines);
      }
    }
  }

  private int number(LocalProof claim) {
    return Objects.requireNonNull(numbers.get(claim));
  }

  private void need(int number, long lines) {
    needed[number] = true;
    needs[number] |= lines;
  }

  /** Claims of smaller zones are never made of this one. */
  private AnswerChoice candidates(int number) {
    LocalProof claim = claims.get(number);
    AnswerChoice candidates = new AnswerChoice(game, claim.zone(), needs[number]);
    for (int i = 0; i < number; i++) {
      LocalProof then = claims.get(i);
      if (Long.bitCount(then.zone()) < Long.bitCount(claim.zone())) {
        double cost = needed[i] ? 0 : costs[i];
        candidates.add(i, then, cost);
        if (game.hasHalfTurn()) {
          candidates.add(i, turned(then), cost);
        }
      }
    }
    return candidates;
  }

  private LocalProof.Turned turned(LocalProof proof) {
    return new LocalProof.Turned(
        proof, game.turned(proof.zone()), game.turnedLines(proof.blocked()));
  }

  /** All that the proof is made of, the last claim last. */
  private List<LocalProof> build() {
    LocalProof[] built = new LocalProof[claims.size()];
    for (int i = 0; i < built.length; i++) {
      if (needed[i] && claims.get(i) instanceof LocalProof.Groups groups) {
        built[i] = groups(groups, needs[i]);
      }
    }
    for (int i = 0; i < built.length; i++) {
      LocalProof claim = claims.get(i);
      if (needed[i] && claim instanceof LocalProof.Both both) {
        List<LocalProof> parts = both.parts().stream().map(part -> built[number(part)]).toList();
        built[i] = new LocalProof.Both(parts, both.zone(), both.blocked());
      } else if (needed[i] && claim instanceof LocalProof.Options) {
        built[i] = options(answers.get(i), built);
      }
    }
    return Arrays.stream(built).filter(Objects::nonNull).toList();
  }

  /** The groups that block one of these lines at least. */
  private LocalProof groups(LocalProof.Groups all, long lines) {
    List<Long> kept = new ArrayList<>();
    long zone = 0;
    long blocked = 0;
    for (long group : all.groups()) {
      if ((game.linesContaining(group) & lines & ~blocked) != 0) {
        kept.add(group);
        zone |= group;
        blocked |= game.linesContaining(group);
      }
    }
    return new LocalProof.Groups(kept, zone, blocked);
  }

  private LocalProof options(List<Choice> choices, LocalProof[] built) {
    List<LocalProof.Reply> replies = new ArrayList<>();
    long zone = 0;
    long blocked = game.allLines();
    for (Choice choice : choices) {
      LocalProof then = built[choice.claim()];
      LocalProof.Reply reply =
          new LocalProof.Reply(
              choice.cells(), choice.turned() ? turned.computeIfAbsent(then, this::turned) : then);
      replies.add(reply);
      zone |= reply.touched();
      blocked &= reply.then().blocked() | game.linesMeeting(reply.cells());
    }
    if (game.stones() > Answers.FEW) {
      // Who checks T5 branches on the cells of the first T_i, then on those of the next one missed:
      // in any order, four stones on 35 cells are more work than a verifier does for one step.
      replies.sort(Comparator.comparingInt(reply -> Long.bitCount(reply.touched())));
    }
    return new LocalProof.Options(replies, zone, blocked);
  }
}
