// The lines through a cell as a list under the board: each can be pointed at, reached by keys, or tapped.

/** Of more it is said how many. */
const MOST_IN_LIST = 24;

class LineList {
  /**
   * @param choices shown: a line is looked at, -1 for none; chosen: it was clicked. Lines are counted from 0 in the
   * order in which they are listed.
   */
  constructor(before, { shown, chosen }) {
    Object.assign(this, { shown, chosen });
    this.title = element("p", { class: "lines-title" });
    this.list = element("ul", { class: "line-list", "aria-label": "The lines" });
    this.more = element("p", { class: "lines-more" });
    this.all = element("div", { class: "lines" }, this.title, this.list, this.more);
    before.after(this.all);
    this.list.addEventListener("keydown", (event) => this.#walk(event));
  }

  get buttons() {
    return [...this.list.querySelectorAll("button")];
  }

  /** Shows a title and lines, each with its words and whether it is open. */
  fill(title, lines) {
    this.title.textContent = title;
    const focused = this.buttons.indexOf(document.activeElement);
    const items = lines.slice(0, MOST_IN_LIST).map((line, i) => element("li", {}, this.#button(line, i)));
    this.list.replaceChildren(...items);
    if (focused >= 0) this.buttons[Math.min(focused, items.length - 1)]?.focus();
    this.list.hidden = items.length === 0;
    const left = lines.length - items.length;
    this.more.textContent = left > 0 ? `and ${left} more` : "";
  }

  /** Marks the line that is kept alone, -1 for none. */
  mark(kept) {
    this.buttons.forEach((button, i) => button.setAttribute("aria-pressed", String(i === kept)));
  }

  #button({ words, open }, i) {
    const button = element("button", { type: "button", "aria-pressed": "false", class: open ? "" : "closed" }, words);
    if (!open) button.setAttribute("aria-label", `${words}, closed`);
    // One at a time can be reached with the tabulator, the others with the arrow keys.
    button.tabIndex = i === 0 ? 0 : -1;
    button.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.shown(i));
    button.addEventListener("pointerleave", () => this.shown(-1));
    button.addEventListener("focus", () => {
      for (const other of this.buttons) other.tabIndex = other === button ? 0 : -1;
      if (button.matches(":focus-visible")) this.shown(i);
    });
    button.addEventListener("blur", () => this.shown(-1));
    button.addEventListener("click", () => this.chosen(i));
    return button;
  }

  /** Here the arrow keys go from line to line, and not through the game. */
  #walk(event) {
    const { buttons } = this;
    const at = buttons.indexOf(document.activeElement);
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const target = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : at + way;
    if (at < 0 || Number.isNaN(target)) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[target]?.focus();
  }
}
