// The page: loads the proof, keeps the game's history, shows where it stands.

const SLICE_MILLISECONDS = 48;
const STEPS_AT_ONCE = 500;

/** What the platform says of bytes that lead nowhere is not for people. */
function why(error) {
  return error instanceof TypeError || error instanceof RangeError ? "it is damaged" : error.message;
}

class Explorer {
  constructor(theorem) {
    this.theorem = theorem;
    this.statement = this.#statement();
    this.history = [];
    this.now = 0;
    this.pending = [];
    this.beside = new Beside(theorem);
    this.board = new BoardView(this.part("board"), this.statement.game, (cell) => this.lines.claims(cell) || this.choose(cell), (cell) => this.look(cell));
    this.lines = new LineView(this.board, this.part("board"), this.statement, document.querySelector(".controls"));
    this.regions = new Regions(this.board);
    // A wide board gets room beside it, too.
    this.part("board").closest(".desk").style.setProperty("--columns", extent(this.statement.game.layout).columns);
    this.#listen();
    this.#showEmpty();
    /** Settled when the proof is read, or when the page waits to be asked for it. */
    this.ready = this.#loadEmbedded();
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
    this.part("read")?.addEventListener("click", () => this.#loadBeside());
    this.part("file").addEventListener("change", (event) => this.#loadFile(event.target.files[0]));
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      if (event.dataTransfer.files.length > 0) this.#loadFile(event.dataTransfer.files[0]);
    });
    document.addEventListener("keydown", (event) => actByKey(this, event));
    listenForSaving(this);
    window.addEventListener("hashchange", () => this.strategy && this.#replay(location.hash));
  }

  // Loading.

  async #loadEmbedded() {
    const { embedded } = this.theorem;
    if (!embedded) {
      this.part("load").hidden = false;
      this.say("");
      return;
    }
    await this.#load(() => fromBase64(embedded));
  }

  async #loadBeside() {
    await this.#load(() => this.beside.read());
  }

  /** Called by the script beside the page. */
  receive(piece) {
    this.beside.receive(piece);
  }

  async #loadFile(file) {
    if (file) await this.#load(async () => new Uint8Array(await file.arrayBuffer()));
  }

  async #load(bytes) {
    if (this.loading) return;
    this.loading = true;
    this.part("load").hidden = true;
    this.#showProgress();
    try {
      const started = performance.now();
      const file = await unfolded(await bytes());
      this.fileMilliseconds = performance.now() - started;
      const proof = await this.#decoded(new Decoder(this.statement, this.theorem.digest, file));
      this.decodeMilliseconds = performance.now() - started;
      this.proof = proof;
      if ((await this.#isOwn(file)) === false) this.#disown();
      this.#replay(location.hash);
    } catch (error) {
      this.say(`The proof cannot be read: ${why(error)}.`);
      this.part("load").hidden = false;
      throw error;
    } finally {
      this.loading = false;
      this.part("progress").hidden = true;
    }
  }

  /** Whether this is the certificate that the page was made with; undefined where the browser does not tell. */
  async #isOwn(file) {
    if (!globalThis.crypto?.subtle) return undefined;
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", file));
    return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === this.theorem.certificate;
  }

  /** What the page says of its own certificate is not said of another one. */
  #disown() {
    for (const fact of document.querySelectorAll("[data-own]")) fact.hidden = true;
    this.part("carried").textContent = "This is not the certificate that the page was made with. The page plays it; whether it proves the statement, "
      + "the verifier says.";
  }

  /** How much of the proof is read; without a share, that it is on its way. */
  #showProgress(share) {
    this.part("progress").hidden = false;
    if (share === undefined) this.part("progress").removeAttribute("value");
    else this.part("progress").value = share;
    this.say(share === undefined ? "Reading the proof…" : `Reading the proof: ${Math.floor(100 * share)} %`);
  }

  /** Decodes in slices, so that the page stays alive. */
  async #decoded(decoder) {
    let pause = performance.now() + SLICE_MILLISECONDS;
    while (!decoder.run(STEPS_AT_ONCE)) {
      if (performance.now() < pause) continue;
      this.#showProgress(decoder.step / decoder.proof.steps);
      await new Promise((resume) => setTimeout(resume));
      pause = performance.now() + SLICE_MILLISECONDS;
    }
    return decoder.proof;
  }

  /** The proof step by step, as the verifier prints it (docs/format.md, section 7): for the console, and for tests. */
  trace() {
    const lines = [];
    trace(this.statement, this.theorem.digest, this.proof.bytes, (line) => lines.push(line));
    return lines;
  }

  // Playing.

  #begin(player) {
    this.strategy = new Strategy(this.proof, player);
    this.history = [this.strategy.start()];
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

  /** Takes back the stones of a turn that is not complete, or goes a turn back. */
  back() {
    this.go(this.pending.length > 0 ? this.now : this.now - 1);
  }

  /** A cell was chosen: it is taken, or it is said why not. */
  choose(cell) {
    const reason = whyNot(this, cell);
    if (this.board.owners[cell] === FREE) this.lines.tell(cell);
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
    const { stones, players, game } = this.statement;
    const owners = game.names.map((_, cell) => stones.findIndex((cells) => cells.includes(cell)));
    const nothing = { zone: [], needs: [], groups: new Map() };
    this.board.show({ owners, players, numbers: new Map(), recent: [], promise: nothing, pending: { cells: [], owner: 0 }, open: false });
  }

  #show() {
    const { strategy, position } = this;
    const promise = strategy.promise(position);
    const open = position.free().length > 0 && !this.#isOver();
    const recent = [...position.theirs, ...position.ours];
    const numbers = this.#numbers();
    const pending = { cells: this.pending, owner: strategy.opponent };
    this.board.shadow([]);
    this.lines.margins = strategy.margins(position);
    this.board.show({ owners: position.stones, players: this.statement.players, numbers, recent, promise, pending, open });
    this.part("back").disabled = this.now === 0 && this.pending.length === 0;
    this.part("restart").disabled = this.now === 0 && this.pending.length === 0;
    this.part("forward").disabled = this.now === this.history.length - 1;
    this.say(this.#sentence(open));
    showSteps(this.part("steps"), strategy, position, this.regions);
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
    if (this.pending.length > 0) return `${before} ${left === 1 ? "One more cell" : `${left} more cells`}.`.trim();
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
    if (this.lines.instead || cell < 0 || !this.strategy || this.position.stones[cell] !== FREE || this.pending.includes(cell) || this.#isOver()) return;
    const shadows = [{ cell, owner: this.strategy.opponent }];
    if (this.strategy.turn(this.position) === 1 && this.pending.length === 0) {
      const { ours } = this.strategy.answer(this.position, [cell]);
      shadows.push(...ours.map((answer) => ({ cell: answer, owner: this.strategy.player })));
    }
    this.board.shadow(shadows);
  }
}
