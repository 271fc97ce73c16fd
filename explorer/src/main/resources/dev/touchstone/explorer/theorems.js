"use strict";
// Which of the theorems are shown; the address holds it, so that a choice can be kept and sent.
(() => {
  const form = document.getElementById("filter");
  const found = document.getElementById("found");
  const families = [...document.querySelectorAll(".family")];
  const cards = [...document.querySelectorAll(".cards > li")].map((item) => ({
    item,
    words: `${item.textContent} ${item.dataset.words}`.toLowerCase(),
    family: item.closest(".family").dataset.family,
    winner: item.dataset.winner,
    published: item.dataset.published,
  }));
  const PUBLISHED = {
    contradicts: "contradicts", unlisted: "not in the list", implied: "follows", confirms: "as published", not_compared: "no such list",
  };
  const titles = {
    family: (word) => families.find(({ dataset }) => dataset.family === word).querySelector("h2").textContent,
    winner: (word) => word[0].toUpperCase() + word.slice(1),
    published: (word) => PUBLISHED[word],
  };
  const choices = Object.keys(titles);

  const option = (value, text) => Object.assign(document.createElement("option"), { value, textContent: text });
  for (const choice of choices) {
    const values = [...new Set(cards.map((card) => card[choice]))];
    form[choice].append(option("", "any"), ...values.map((value) => option(value, titles[choice](value))));
    // Where there is nothing to choose, nothing is asked.
    form[choice].parentElement.hidden = values.length < 2;
  }

  const show = () => {
    const words = form.q.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const card of cards) {
      const fits = words.every((word) => card.words.includes(word)) && choices.every((choice) => ["", card[choice]].includes(form[choice].value));
      card.item.hidden = !fits;
      if (fits) count++;
    }
    for (const family of families) family.hidden = !family.querySelector(".cards > li:not([hidden])");
    const all = count === cards.length;
    found.textContent = all ? "" : count === 0 ? "No theorem fits." : `${count} of ${cards.length} theorems`;
  };

  const remember = () => {
    const state = new URLSearchParams();
    for (const name of ["q", ...choices]) if (form[name].value.trim()) state.set(name, form[name].value.trim());
    history.replaceState(null, "", String(state) || location.hash ? `#${state}` : location.href);
  };

  /** What does not exist is not chosen. */
  const recall = () => {
    const state = new URLSearchParams(location.hash.slice(1));
    form.q.value = state.get("q") ?? "";
    for (const choice of choices) {
      const value = state.get(choice) ?? "";
      form[choice].value = [...form[choice].options].some((offered) => offered.value === value) ? value : "";
    }
    show();
  };

  form.addEventListener("input", () => {
    show();
    remember();
  });
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    for (const name of ["q", ...choices]) form[name].value = "";
    show();
    remember();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select")) return;
    event.preventDefault();
    form.q.focus();
  });
  window.addEventListener("hashchange", recall);
  form.hidden = false;
  recall();
})();
