package dev.touchstone.solver.local;

import java.util.ArrayList;
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
  private static final double AGAIN = 0.1;

  private final LocalGame game;
  private final List<LocalProof> claims;
  private final IdentityHashMap<LocalProof, Integer> numbers = new IdentityHashMap<>();

  /** What each claim costs if it is needed, in bytes, roughly. */
  private final double[] costs;

  private final boolean[] needed;
  private final List<List<Choice>> answers = new ArrayList<>();

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

  private ShorterProof(LocalGame game, List<LocalProof> claims) {
    this.game = game;
    this.claims = claims;
    costs = new double[claims.size()];
    needed = new boolean[claims.size()];
    for (int i = 0; i < claims.size(); i++) {
      numbers.putIfAbsent(claims.get(i), i);
      answers.add(List.of());
      costs[i] = cost(claims.get(i));
    }
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
    ShorterProof proof = new ShorterProof(game, claims);
    for (int round = 0; round < ROUNDS; round++) {
      proof.choose();
    }
    return proof.build();
  }

  private void choose() {
    for (int i = 0; i < needed.length; i++) {
      costs[i] *= needed[i] ? AGAIN : 1;
      needed[i] = i == needed.length - 1;
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
      both.parts().forEach(part -> need(number(part)));
    } else if (claim instanceof LocalProof.Options) {
      List<Choice> chosen = candidates(number).chosen();
      answers.set(number, chosen);
      chosen.forEach(choice -> need(choice.claim()));
    }
  }

  private int number(LocalProof claim) {
    return Objects.requireNonNull(numbers.get(claim));
  }

  private void need(int number) {
    needed[number] = true;
  }

  /** Groups are made of nothing, so that they may also have been found later. */
  private AnswerChoice candidates(int number) {
    LocalProof claim = claims.get(number);
    AnswerChoice candidates = new AnswerChoice(game, claim);
    for (int i = 0; i < claims.size(); i++) {
      LocalProof then = claims.get(i);
      if (i < number || then instanceof LocalProof.Groups) {
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

  private LocalProof build() {
    LocalProof[] built = new LocalProof[claims.size()];
    for (int i = 0; i < built.length; i++) {
      if (claims.get(i) instanceof LocalProof.Groups) {
        built[i] = claims.get(i);
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
    return built[built.length - 1];
  }

  private LocalProof options(List<Choice> choices, LocalProof[] built) {
    List<LocalProof.Reply> replies = new ArrayList<>();
    long zone = 0;
    long blocked = game.allLines();
    for (Choice choice : choices) {
      LocalProof then = built[choice.claim()];
      LocalProof.Reply reply =
          new LocalProof.Reply(choice.cells(), choice.turned() ? turned(then) : then);
      replies.add(reply);
      zone |= reply.touched();
      blocked &= reply.then().blocked() | game.linesMeeting(reply.cells());
    }
    return new LocalProof.Options(replies, zone, blocked);
  }
}
