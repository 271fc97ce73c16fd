// The files of the theorem, out of the page: what it carries is saved under the names that the commands beside it use.

function listenForSaving(explorer) {
  const { theorem } = explorer;
  const bytesOf = {
    statement: () => new TextEncoder().encode(theorem.statement),
    layout: () => new TextEncoder().encode(theorem.layout),
    manifest: () => fromBase64(theorem.manifest),
    certificate: () => (theorem.embedded ? fromBase64(theorem.embedded) : explorer.loader.beside.read()),
  };
  for (const button of document.querySelectorAll("[data-save]")) {
    button.addEventListener("click", async () => {
      const { save: what, name } = button.dataset;
      button.disabled = true;
      try {
        save(name, await bytesOf[what]());
      } catch (error) {
        explorer.say(`The ${what} cannot be saved: ${error.message}.`);
      } finally {
        button.disabled = false;
      }
    });
  }
}

function fromBase64(text) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

function save(name, bytes) {
  const address = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
  element("a", { href: address, download: name }).click();
  // Not at once: the browser has yet to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
