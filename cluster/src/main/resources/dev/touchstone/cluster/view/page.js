"use strict";

// Shows the state of a run, once a second. Words from elsewhere become text, never markup.

const FIGURES = [
  ["time", "time"],
  ["nodes", "positions expanded"],
  ["rate", "a second"],
  ["jobs", "jobs done"],
  ["underWay", "jobs under way"],
  ["positions", "positions in the tree"],
  ["moves", "first moves settled"],
  ["estimate", "estimate"],
];

/** What was opened or closed by hand: by the moves that lead there. */
const opened = new Map();

function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

function figures(state) {
  return FIGURES.map(([key, title]) => {
    const group = element("div");
    group.append(element("dt", title), element("dd", state[key]));
    group.id = "figure-" + key;
    return group;
  });
}

function worker(one) {
  const row = element("tr");
  row.append(element("td", one.name));
  if (one.position === undefined) {
    const idle = element("td", "idle", "faint");
    idle.colSpan = 5;
    row.append(idle);
  } else {
    row.append(
      element("td", one.node),
      element("td", one.position),
      element("td", one.nodes, "number"),
      element("td", one.budget, "number"),
      element("td", one.seconds, "number"),
    );
  }
  return row;
}

function about(node) {
  const parts = [
    element("span", node.move, "move"),
    element("span", node.maker, "work maker"),
    element("span", node.breaker, "work breaker"),
    element("span", node.standing, "standing " + node.colour),
  ];
  const rest = [];
  if (node.postponed !== "0") rest.push(node.postponed + " moves to come");
  if (node.more !== "0") rest.push(node.more + " more below");
  if (rest.length > 0) parts.push(element("span", " (" + rest.join(", ") + ")", "faint"));
  return parts;
}

function branch(node, path, level) {
  const item = element("li");
  item.dataset.path = path;
  if (node.below.length === 0) {
    const leaf = element("div", undefined, "leaf");
    leaf.append(...about(node));
    item.append(leaf);
    return item;
  }
  const details = element("details");
  details.open = opened.has(path) ? opened.get(path) : level < 1;
  const summary = element("summary");
  summary.append(...about(node));
  summary.addEventListener("click", () => opened.set(path, !details.open));
  const list = element("ul");
  list.append(...node.below.map((child) => branch(child, path + " " + child.move, level + 1)));
  details.append(summary, list);
  item.append(details);
  return item;
}

function show(state) {
  document.title = state.game + ": a run";
  document.getElementById("game").textContent = state.game;
  document.getElementById("note").textContent =
    `Beside each move: the work still expected until ${state.black}, and until ${state.white}; 0 is proved. ` +
    "What is searched next comes first.";
  document.getElementById("figures").replaceChildren(...figures(state));
  document.getElementById("workers").replaceChildren(...state.workers.map(worker));
  const focused = document.activeElement?.closest("li[data-path]")?.dataset.path;
  document.getElementById("tree").replaceChildren(branch(state.tree, state.tree.move, 0));
  if (focused !== undefined) {
    const again = [...document.querySelectorAll("#tree li")].find((item) => item.dataset.path === focused);
    again?.querySelector("summary")?.focus();
  }
  document.getElementById("lines").textContent = state.lines.join("\n");
}

async function look() {
  const news = document.getElementById("news");
  try {
    const answer = await fetch("state.json", { cache: "no-store" });
    show(await answer.json());
    news.textContent = "";
  } catch {
    news.textContent = "The coordinator does not answer: it has ended, or is being started again. This is what it showed last.";
  }
  setTimeout(look, 1000);
}

look();
