package dev.touchstone.solver.local;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes a proof shorter: the answers of its claims are chosen anew among all claims that the search
 * found, and their images. A claim ⟨Z, L⟩ may be put together of any earlier ones within Z as long
 * as L is blocked, so whoever needs it can take the new one. From the theorem downwards each claim
 * is looked at when all that need it are known; what is needed already costs a recall only.
 */
final class ShorterProof {

  /** Of each kind of answers there are so many images to choose from. */
  private static final int MOST_IMAGES = 10_000;

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

  /** Images that are in the proof; each is made once. */
  private final Map<ImageOf, LocalProof> images = new HashMap<>();

  private final @Nullable Automorphism halfTurn;
  private final Likeness symmetries;

  /**
   * An answer with the claim that holds then.
   *
   * @param by what makes it of the claim of this number
   * @param touched T_i
   * @param cost of the answer, and of the claim if nothing else has needed it yet, in bytes
   */
  record Choice(long cells, int claim, @Nullable Automorphism by, long touched, double cost) {

    int stones() {
      return Long.bitCount(cells);
    }
  }

  private record ImageOf(int claim, Automorphism by) {}

  /**
   * A proof to be made of the claims found, the last one of which is to be proved.
   *
   * @param before those that were in the proof before
   */
  private ShorterProof(LocalGame game, List<LocalProof> found, List<LocalProof> before) {
    this.game = game;
    halfTurn = game.halfTurn();
    symmetries = new Likeness(game);
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
    ShorterProof proof = new ShorterProof(game, claims, List.of());
    proof.choose();
    List<LocalProof> first = proof.build();
    // Now it is known what else was needed; a third time gains nothing.
    proof = new ShorterProof(game, claims, first.subList(0, first.size() - 1));
    proof.choose();
    List<LocalProof> second = proof.build();
    return answers(first) <= answers(second)
        ? first.get(first.size() - 1)
        : second.get(second.size() - 1);
  }

  private static long answers(List<LocalProof> built) {
    return built.stream()
        .mapToLong(claim -> claim instanceof LocalProof.Options made ? made.replies().size() : 0)
        .sum();
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
      both.parts().forEach(part -> need(part, needs[number] & part.blocked()));
    } else if (claim instanceof LocalProof.Options) {
      List<Choice> chosen = candidates(number).chosen();
      answers.set(number, chosen);
      for (Choice choice : chosen) {
        long lines = needs[number] & ~game.linesMeeting(choice.cells());
        need(choice.claim(), choice.by(), lines);
      }
    }
  }

  private int number(LocalProof claim) {
    return Objects.requireNonNull(numbers.get(claim));
  }

  private void need(LocalProof claim, long lines) {
    if (claim instanceof LocalProof.Image image) {
      need(number(image.of()), image.by(), lines);
    } else {
      need(number(claim), null, lines);
    }
  }

  private void need(int number, @Nullable Automorphism by, long lines) {
    needed[number] = true;
    needs[number] |= by == null ? lines : by.linesBefore(lines);
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
        if (halfTurn != null) {
          candidates.add(i, halfTurn.of(then), cost);
        }
      }
    }
    if (claim instanceof LocalProof.Options options) {
      addImages(options, candidates);
    }
    return candidates;
  }

  /**
   * Images of the answers that were found, under automorphisms that leave all in place: of those
   * that are as large as one another about as many as of others.
   */
  private void addImages(LocalProof.Options options, AnswerChoice candidates) {
    Map<List<Integer>, List<LocalProof.Reply>> kinds = new LinkedHashMap<>();
    for (LocalProof.Reply reply : options.replies()) {
      List<Integer> kind = List.of(reply.stones(), Long.bitCount(reply.touched()));
      kinds.computeIfAbsent(kind, key -> new ArrayList<>()).add(reply);
    }
    List<Automorphism> stabilizer =
        symmetries.leaving(options.zone(), options.blocked(), MOST_IMAGES);
    for (List<LocalProof.Reply> kind : kinds.values()) {
      for (int i = 0; i < Math.max(kind.size(), MOST_IMAGES); i++) {
        LocalProof.Reply reply = kind.get(i % kind.size());
        Automorphism by = stabilizer.get(i / kind.size() % stabilizer.size());
        if (i / kind.size() < stabilizer.size()) {
          add(reply, by, candidates);
        }
      }
    }
  }

  private void add(LocalProof.Reply reply, Automorphism by, AnswerChoice candidates) {
    LocalProof of = reply.then() instanceof LocalProof.Image image ? image.of() : reply.then();
    Automorphism both = reply.then() instanceof LocalProof.Image image ? image.by().then(by) : by;
    int number = number(of);
    LocalProof then = both.isIdentity() ? of : both.of(of);
    candidates.addThis(number, then, needed[number] ? 0 : costs[number], by.cells(reply.cells()));
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
        List<LocalProof> parts = both.parts().stream().map(part -> part(part, built)).toList();
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

  private LocalProof part(LocalProof part, LocalProof[] built) {
    return part instanceof LocalProof.Image image
        ? made(number(image.of()), image.by(), built)
        : made(number(part), null, built);
  }

  private LocalProof made(int number, @Nullable Automorphism by, LocalProof[] built) {
    LocalProof claim = built[number];
    return by == null
        ? claim
        : images.computeIfAbsent(new ImageOf(number, by), key -> by.of(claim));
  }

  private LocalProof options(List<Choice> choices, LocalProof[] built) {
    List<LocalProof.Reply> replies = new ArrayList<>();
    long zone = 0;
    long blocked = game.allLines();
    for (Choice choice : choices) {
      LocalProof.Reply reply =
          new LocalProof.Reply(choice.cells(), made(choice.claim(), choice.by(), built));
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
