// The map of first moves: the list of links as a board of hexagons, walked with the arrow keys as the boards of theorems are.
(() => {
  const map = document.getElementById("map");
  const layout = { rows: Number(map.dataset.rows), columns: Number(map.dataset.columns), hexagons: true };
  const cells = [...map.querySelectorAll("li > *")];
  const { columns, rows } = hexExtent(layout);
  map.style.setProperty("--columns", columns);
  map.style.setProperty("--rows", rows);
  const grid = hexGrid(layout, (cell) => {
    cells[cell].classList.add("cell");
    cells[cell].dataset.cell = cell;
    return cells[cell];
  });
  grid.setAttribute("aria-label", "First moves");
  // Links in a list of rows; a grid of cells would hide that they are links.
  for (const part of [grid, ...grid.querySelectorAll("[role]")]) part.removeAttribute("role");
  grid.setAttribute("role", "group");
  map.replaceChildren(grid);
  const game = { layout, names: cells };
  grid.addEventListener("keydown", (event) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = neighbour(game, Number(event.target.dataset.cell), event.key);
    if (target === undefined) return;
    event.preventDefault();
    if (target >= 0) cells[target].focus();
  });
})();
