"use strict";
// Which of the theorems are shown; the address holds it, so that a choice can be kept and sent.
(() => {
  const form = document.getElementById("filter");
  const found = document.getElementById("found");
  const families = [...document.querySelectorAll(".family")];
  /** Boards as people write them, 7x7x5 or 7×7×5. */
  const withCommas = (text) => text.toLowerCase().replace(/(\d)[x×*](?=\d)/g, "$1,");
  // Not how long a proof is: who looks for 5 does not mean that.
  const cards = [...document.querySelectorAll(".cards > li")].map((item) => ({
    item,
    words: withCommas(`${item.querySelector("h3").textContent} ${item.querySelector(".badge").textContent} ${item.dataset.words}`),
    digests: item.dataset.digests,
    family: item.closest(".family").dataset.family,
    rules: item.dataset.rules,
    winner: item.dataset.winner,
    published: item.dataset.published,
  }));
  const PUBLISHED = {
    contradicts: "contradicts", unlisted: "not in the list", implied: "follows", confirms: "as published", not_compared: "no such list",
  };
  const titles = {
    family: (word) => families.find(({ dataset }) => dataset.family === word).querySelector("h2").textContent,
    rules: (word) => word[0].toUpperCase() + word.slice(1),
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

  const PLAYERS = ["maker", "breaker", "black", "white", "nobody"];
  /** Shorter ones would be found in any digest. */
  const SHORTEST_DIGEST = 4;

  /** What is looked for, word by word; numbers one after the other, 7 7 5, are a board. */
  const wanted = () => {
    const words = [];
    let isBoard = false;
    for (const word of withCommas(form.q.value).replace(/\s*,\s*/g, ",").split(/\s+/).filter(Boolean)) {
      if (isBoard && /^\d+(tr)?$/.test(word)) words.push(`${words.pop()},${word}`);
      else words.push(word);
      isBoard = /^\d[\d,]*$/.test(word);
    }
    return words;
  };

  /** A number is meant as a whole, and is not the end of another one. */
  const stands = (word, text) => {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const isDigit = (letter) => letter >= "0" && letter <= "9";
      const begins = !isDigit(word[0]) || !isDigit(text.charAt(at - 1));
      const ends = !/^\d+$/.test(word) || !isDigit(text.charAt(at + word.length));
      if (begins && ends) return true;
    }
    return false;
  };

  /** A player is looked for as the winner, wherever else the name stands. */
  const fitsWord = (card, word) => PLAYERS.includes(word)
    ? card.winner === word
    : stands(word, card.words) || (word.length >= SHORTEST_DIGEST && card.digests.includes(word));

  /** Cards with the words as they were typed, 5 in a row, if there are such; otherwise those with each of them. */
  const fitting = (words) => {
    const whole = words.length < 2 ? [] : cards.filter((card) => stands(words.join(" "), card.words));
    return whole.length > 0 ? whole : cards.filter((card) => words.every((word) => fitsWord(card, word)));
  };

  /** Nothing is left: what it was, and how to get out of it. */
  const offerToClear = () => {
    const typed = form.q.value.trim();
    const chosen = choices.some((choice) => form[choice].value !== "");
    const what = [typed && ` “${typed}”`, chosen && (typed ? " with what is chosen" : " what is chosen")].filter(Boolean).join("");
    const clear = Object.assign(document.createElement("button"), { type: "button", textContent: "Clear the search" });
    clear.addEventListener("click", () => {
      form.reset();
      form.q.focus();
    });
    found.replaceChildren(`No theorem fits${what}. `, clear);
  };

  const show = () => {
    const fit = new Set(fitting(wanted()));
    let count = 0;
    for (const card of cards) {
      const fits = fit.has(card) && choices.every((choice) => ["", card[choice]].includes(form[choice].value));
      card.item.hidden = !fits;
      if (fits) count++;
    }
    for (const family of families) family.hidden = !family.querySelector(".cards > li:not([hidden])");
    const all = count === cards.length;
    if (count === 0) offerToClear();
    else found.textContent = all ? "" : `${count} of ${cards.length} theorems`;
  };

  /** The letters of a word are one step of the way back, each choice is one. */
  let typing = false;

  const remember = (isTyped) => {
    const state = new URLSearchParams();
    for (const name of ["q", ...choices]) if (form[name].value.trim()) state.set(name, form[name].value.trim());
    const address = String(state) ? `#${state}` : location.href.split("#")[0];
    if (isTyped && typing) history.replaceState(null, "", address);
    else if (location.hash.slice(1) !== String(state)) history.pushState(null, "", address);
    typing = isTyped;
  };

  /** What does not exist is not chosen. */
  const recall = () => {
    typing = false;
    const state = new URLSearchParams(location.hash.slice(1));
    form.q.value = state.get("q") ?? "";
    for (const choice of choices) {
      const value = state.get(choice) ?? "";
      form[choice].value = [...form[choice].options].some((offered) => offered.value === value) ? value : "";
    }
    show();
  };

  form.addEventListener("input", (event) => {
    show();
    remember(event.target === form.q);
  });
  form.addEventListener("change", () => (typing = false));
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    for (const name of ["q", ...choices]) form[name].value = "";
    show();
    remember(false);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select")) return;
    event.preventDefault();
    form.q.focus();
  });
  for (const move of ["popstate", "hashchange"]) window.addEventListener(move, recall);
  form.hidden = false;
  recall();
})();
