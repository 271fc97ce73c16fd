// The page: loads the proof, keeps the game's history, shows where it stands.

class Explorer {
  constructor(theorem) {
    this.theorem = theorem;
    this.statement = this.#statement();
    this.history = [];
    this.now = 0;
    this.pending = [];
    this.loader = new Loading(this);
    this.board = viewOf(this.part("board"), this.statement.game, (cell) => this.lines.claims(cell) || this.choose(cell), (cell) => this.look(cell));
    this.lines = new LineView(this.board, this.part("board"), this.statement, document.querySelector(".controls"));
    this.regions = new Regions(this.board);
    this.links = new LinksView(this.board, this.part("links"));
    // A wide board gets room beside it, too.
    const { layout } = this.statement.game;
    if (!layout.infinite) this.part("board").closest(".desk").style.setProperty("--columns", extent(layout).columns);
    this.#listen();
    this.#showEmpty();
    /** Settled when the proof is read, or when the page waits to be asked for it. */
    this.ready = this.loader.begin();
  }

  /** Whether a proof is being read. */
  get loading() {
    return this.loader.isOn;
  }

  /** Called by the script beside the page. */
  receive(piece) {
    this.loader.beside.receive(piece);
  }

  part(id) {
    return document.getElementById(id);
  }

  #statement() {
    try {
      const statement = readStatement(this.theorem.statement);
      layOut(statement.game, this.theorem.layout);
      return statement;
    } catch (error) {
      this.say(`The statement cannot be read: ${why(error)}.`);
      throw error;
    }
  }

  #listen() {
    this.part("back").addEventListener("click", () => this.back());
    this.part("forward").addEventListener("click", () => this.go(this.now + 1));
    this.part("restart").addEventListener("click", () => this.go(0));
    this.part("side").addEventListener("click", () => this.#begin(this.strategy.opponent));
    this.loader.listen();
    document.addEventListener("keydown", (event) => actByKey(this, event));
    listenForSaving(this);
    window.addEventListener("hashchange", () => this.strategy && this.#replay(location.hash));
  }

  /** The proof step by step, as the verifier prints it (docs/format.md, section 7): for the console, and for tests. */
  trace() {
    const lines = [];
    trace(this.statement, this.theorem.digest, this.proof.bytes, (line) => lines.push(line));
    return lines;
  }

  // Playing.

  /** From now on, and from the beginning, or where the address says. */
  playBy(proof) {
    this.proof = proof;
    this.#replay(location.hash);
  }

  #begin(player) {
    this.strategy = new Strategy(this.proof, player);
    this.history = [this.strategy.start()];
    const { zone, needs } = this.strategy.promise(this.history[0]);
    this.board.settle?.([...zone, ...needs]);
    this.part("side").hidden = this.proof.players.length < 2;
    this.part("side").textContent = `Play as ${capital(this.statement.players[player])}`;
    this.go(0);
  }

  get position() {
    return this.history[this.now];
  }

  /** Shows a moment of the game; the history stays. */
  go(moment) {
    if (moment < 0 || moment >= this.history.length) return;
    this.now = moment;
    this.pending = [];
    this.#show();
    this.#remember();
  }

  /** Takes back the last stone of a turn that is not complete, or goes a turn back. */
  back() {
    if (this.pending.length > 0) this.#takeBack(this.pending[this.pending.length - 1]);
    else this.go(this.now - 1);
  }

  #takeBack(cell) {
    this.pending = this.pending.filter((other) => other !== cell);
    this.#show();
  }

  /** A cell was chosen: it is taken, or it is said why not. */
  choose(cell) {
    if (this.pending.includes(cell)) {
      this.#takeBack(cell);
      return;
    }
    const reason = whyNot(this, cell);
    if (this.board.owner(cell) === FREE) this.lines.tell(cell);
    if (reason === null) this.take(cell);
    else this.say(`No move: ${reason}.`);
  }

  /** O takes a cell; when its turn is complete, the strategy answers. Whether the cell was free. */
  take(cell) {
    if (whyNot(this, cell) !== null) return false;
    this.pending.push(cell);
    if (this.pending.length < this.strategy.turn(this.position)) {
      this.#show();
      return true;
    }
    let next;
    try {
      next = this.strategy.answer(this.position, this.pending);
    } catch (error) {
      this.go(this.now);
      this.say(`There is no answer to this in the proof: ${error.message}.`);
      return false;
    }
    this.history = [...this.history.slice(0, this.now + 1), next];
    this.go(this.now + 1);
    return true;
  }

  #isOver() {
    return this.strategy.isOver(this.position);
  }

  /** The address follows what is shown. */
  #remember() {
    const taken = this.history.slice(1, this.now + 1).flatMap((position) => position.theirs);
    const address = addressOf(this.proof, this.strategy.player, taken);
    if (address !== "" || location.hash.length > 1) history.replaceState(null, "", `#${address}`);
  }

  /** Plays what an address says, as far as it can be played, and says what could not. */
  #replay(hash) {
    const { player, moves } = readAddress(this.proof, hash);
    this.#begin(player);
    for (const { word, cell } of moves) {
      const reason = whyNot(this, cell);
      if (reason === null && this.take(cell)) continue;
      if (reason !== null) this.say(`${this.part("answer").textContent} ${unplayed(word, reason)}`.trim());
      return;
    }
  }

  // Showing.

  say(text) {
    this.part("answer").textContent = text;
  }

  #showEmpty() {
    const { players, game } = this.statement;
    const stones = new Stones();
    this.statement.stones.forEach((cells, player) => stones.place(cells, player));
    const nothing = { zone: [], needs: [], groups: new Map() };
    this.board.show({
      stones, players, numbers: new Map(), recent: [], promise: nothing, pending: { cells: [], owner: 0 }, open: false,
      outlines: (seen) => outlinesOf(null, null, game, seen), alsoZone: () => [],
    });
  }

  #show() {
    const { strategy, position } = this;
    const promise = strategy.promise(position);
    const open = position.freeCount > 0 && !this.#isOver();
    const recent = [...position.theirs, ...position.ours];
    const numbers = this.#numbers();
    const pending = { cells: this.pending, owner: strategy.opponent };
    this.board.shadow([]);
    this.lines.margins = marginsOf(strategy, position);
    this.board.show({
      stones: position.stones, players: this.statement.players, numbers, recent, promise, pending, open,
      outlines: (seen) => outlinesOf(strategy, position, strategy.game, seen), alsoZone: (seen) => zoneOfCopies(strategy, position, seen),
    });
    if (this.pending.length === 0) this.board.reveal?.([...recent, ...strategy.threats(position).flatMap(({ cells }) => cells)]);
    this.part("back").disabled = this.now === 0 && this.pending.length === 0;
    this.part("restart").disabled = this.now === 0 && this.pending.length === 0;
    this.part("forward").disabled = this.now === this.history.length - 1;
    this.say(this.#sentence(open));
    showSteps(this.part("steps"), strategy, position, this.regions);
    this.links.show(strategy, position);
    showLegend(this.part("legend"), strategy, promise);
    showMoves(this.part("moves"), strategy, this.history, this.now, (moment) => this.go(moment));
  }

  #sentence(open) {
    const { strategy, position } = this;
    const person = capital(this.statement.players[strategy.opponent]);
    const left = strategy.turn(position) - this.pending.length;
    const request = left === 1 ? "take a cell" : `take ${left} cells`;
    const before = announcement(strategy, position);
    if (!open || outcome(strategy, position)) return before;
    if (this.pending.length > 0) {
      const placed = `${this.pending.length} of ${left + this.pending.length} stones placed`;
      return `${before} ${placed}: ${left === 1 ? "one more cell" : `${left} more cells`}. A click on a stone of this turn takes it back.`.trim();
    }
    if (this.now === 0) return `${before} You are ${person}: ${request}, and the proof answers.`.trim();
    return left > 1 ? `${before} ${capital(request)}.` : before;
  }

  /** The moves since the beginning, counted: what stands on the stones. */
  #numbers() {
    const numbers = new Map();
    for (const position of this.history.slice(0, this.now + 1)) {
      for (const cell of [...position.theirs, ...position.ours]) numbers.set(cell, numbers.size + 1);
    }
    return numbers;
  }

  /** The answer to a move that is only looked at. */
  look(cell) {
    this.board.shadow([]);
    this.lines.look(cell);
    if (this.lines.instead || cell < 0 || !this.strategy || this.position.stones.of(cell) !== FREE || this.pending.includes(cell) || whyNot(this, cell) !== null) return;
    const shadows = [{ cell, owner: this.strategy.opponent }];
    if (this.strategy.turn(this.position) === 1 && this.pending.length === 0) {
      const { ours } = this.strategy.answer(this.position, [cell]);
      shadows.push(...ours.map((answer) => ({ cell: answer, owner: this.strategy.player })));
    }
    this.board.shadow(shadows);
  }
}
