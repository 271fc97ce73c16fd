package dev.touchstone.explorer;

/**
 * Games that are played in the browser against the strategy of a page, by chance that is the same
 * in every run. Cells are told by their names. On a board without an end a game is over when it is
 * won, or after some turns. On a map White's strategy meets the first moves that it refutes.
 */
final class RandomGames {

  private static final String CHANCE =
      """
      const chance = (seed) => () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
      };
      const { game } = explorer.statement;
      const names = (cells) => cells.map((cell) => game.name(cell));
      const turns = (positions) => positions.map(({ theirs, ours }) => ({ theirs: names(theirs), ours: names(ours) }));
      const MOST_TURNS = 60;
      """;

  /** Where O plays on a board without an end: near a stone, in the zone, at random, or far away. */
  private static final String ENDLESS =
      """
      const below = (random, most) => Math.floor(random() * most);
      const one = (random, cells) => cells[below(random, cells.length)];
      const around = (random, [x, y], far) => [x + below(random, 2 * far + 1) - far, y + below(random, 2 * far + 1) - far];
      const wanted = (random, strategy, position) => {
        const stones = [...position.stones.owners.keys()];
        const { zone } = strategy.promise(position);
        const threats = strategy.threats(position).flatMap(({ cells }) => cells);
        const kind = below(random, 20);
        if (threats.length > 0 && kind < 10) return game.place(one(random, threats));
        if (zone.length > 0 && kind < 14) return game.place(one(random, zone));
        if (stones.length > 0 && kind < 18) return around(random, game.place(one(random, stones)), 2);
        return around(random, [0, 0], kind < 19 ? 12 : 99999);
      };
      const endless = (random, strategy, position) => {
        const cells = [];
        while (cells.length < strategy.turn(position)) {
          const cell = game.cell(around(random, wanted(random, strategy, position), below(random, 2)).join());
          if (cell >= 0 && position.stones.of(cell) === FREE && !cells.includes(cell)) cells.push(cell);
        }
        return cells;
      };
      """;

  private static final String GAMES =
      """
      (() => {
        %s
        const random = chance(%d);
        const finite = (strategy, position) => {
          const lost = isOpenMap(strategy, position) ? explorer.statement.onlyBy : [];
          const free = position.free().filter((cell) => !lost.includes(cell));
          return Array.from({ length: strategy.turn(position) }, () => free.splice(Math.floor(random() * free.length), 1)[0]);
        };
        return Array.from({ length: %d }, () => {
          const strategy = new Strategy(explorer.proof, %d);
          const positions = [strategy.start()];
          for (;;) {
            const position = positions[positions.length - 1];
            const isLong = game.isInfinite && positions.length > MOST_TURNS;
            if (position.freeCount === 0 || isLong || strategy.isOver(position)) return turns(positions);
            const cells = game.isInfinite ? endless(random, strategy, position) : finite(strategy, position);
            positions.push(strategy.answer(position, cells));
          }
        });
      })()""";

  private static final String CLICKS =
      """
      (() => {
        %s
        const random = chance(%d);
        return Array.from({ length: %d }, () => {
          document.getElementById("restart").click();
          for (;;) {
            const free = [...document.querySelectorAll(".cell[aria-disabled=false]:not(.pending)")];
            const isLong = game.isInfinite && explorer.now > MOST_TURNS && explorer.pending.length === 0;
            if (free.length === 0 || isLong) return turns(explorer.history.slice(0, explorer.now + 1));
            free[Math.floor(random() * free.length)].click();
            if (game.isInfinite && random() < 0.2) document.querySelectorAll(".pan button")[Math.floor(random() * 3)].click();
          }
        });
      })()""";

  private RandomGames() {}

  /** Against the strategy itself. */
  static String ofStrategy(int seed, int count, int player) {
    return GAMES.formatted(CHANCE + ENDLESS, seed, count, player);
  }

  /** By clicks on the cells that are free by their labels. */
  static String byClicks(int seed, int count) {
    return CLICKS.formatted(CHANCE, seed, count);
  }
}
