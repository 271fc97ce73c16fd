// How the proof comes onto the page: it is in the page, beside it, or in a file that somebody chooses.

const SLICE_MILLISECONDS = 48;
const STEPS_AT_ONCE = 500;

/** What the platform says of bytes that lead nowhere is not for people. */
function why(error) {
  return error instanceof TypeError || error instanceof RangeError ? "it is damaged" : error.message;
}

class Loading {
  /** @param explorer gets the proof */
  constructor(explorer) {
    this.explorer = explorer;
    this.theorem = explorer.theorem;
    this.beside = new Beside(this.theorem);
    /** Whether a proof is being read. */
    this.isOn = false;
  }

  part(id) {
    return document.getElementById(id);
  }

  listen() {
    this.part("read")?.addEventListener("click", () => this.#load(() => this.beside.read()));
    this.part("file").addEventListener("change", (event) => this.#loadFile(event.target.files[0]));
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      if (event.dataTransfer.files.length > 0) this.#loadFile(event.dataTransfer.files[0]);
    });
  }

  /** Reads what the page carries, or waits to be asked for what lies beside it. */
  async begin() {
    const { embedded } = this.theorem;
    if (!embedded) {
      this.part("load").hidden = false;
      this.explorer.say("");
      return;
    }
    await this.#load(() => fromBase64(embedded));
  }

  async #loadFile(file) {
    if (file) await this.#load(async () => new Uint8Array(await file.arrayBuffer()));
  }

  async #load(bytes) {
    if (this.isOn) return;
    this.isOn = true;
    this.part("load").hidden = true;
    this.#showProgress();
    try {
      const started = performance.now();
      const file = await unfolded(await bytes());
      this.explorer.fileMilliseconds = performance.now() - started;
      const proof = await this.#decoded(new Decoder(this.explorer.statement, this.theorem.digest, file));
      this.explorer.decodeMilliseconds = performance.now() - started;
      if ((await this.#isOwn(file)) === false) this.#disown();
      this.explorer.playBy(proof);
    } catch (error) {
      this.explorer.say(`The proof cannot be read: ${why(error)}.`);
      this.part("load").hidden = false;
      throw error;
    } finally {
      this.isOn = false;
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
    this.explorer.say(share === undefined ? "Reading the proof…" : `Reading the proof: ${Math.floor(100 * share)} %`);
  }

  /** Decodes in slices, so that the page stays alive. */
  async #decoded(decoder) {
    let pause = performance.now() + SLICE_MILLISECONDS;
    while (!decoder.run(STEPS_AT_ONCE)) {
      if (performance.now() < pause) continue;
      this.#showProgress(decoder.step / decoder.steps);
      await new Promise((resume) => setTimeout(resume));
      pause = performance.now() + SLICE_MILLISECONDS;
    }
    return decoder.proof;
  }
}
