// A large certificate lies beside the page, as a script that hands it over in pieces: a page that was opened as a file
// may load scripts, and nothing else.

class Beside {
  #bytes;
  #filled = 0;

  /** The script's address, the nonce by which the page's policy knows it, and the certificate's size. */
  constructor({ beside, nonce, bytes }) {
    this.address = beside;
    this.nonce = nonce;
    this.size = Number(bytes);
  }

  /** Called by the script: the next bytes, in base64. */
  receive(piece) {
    const letters = atob(piece);
    if (this.#filled + letters.length > this.size) throw new Error("more bytes than the page was made for");
    for (let i = 0; i < letters.length; i++) this.#bytes[this.#filled++] = letters.charCodeAt(i);
  }

  /** All bytes. */
  async read() {
    this.#bytes = new Uint8Array(this.size);
    this.#filled = 0;
    await this.#run();
    if (this.#filled !== this.size) throw new Error(`${this.address} is not the file that this page was made with`);
    return this.#bytes;
  }

  async #run() {
    const script = document.createElement("script");
    script.nonce = this.nonce;
    script.src = this.address;
    try {
      await new Promise((done, failed) => {
        script.onload = done;
        script.onerror = () => failed(new Error(`${this.address} is not there, beside this page`));
        document.head.append(script);
      });
    } finally {
      script.remove();
    }
  }
}
