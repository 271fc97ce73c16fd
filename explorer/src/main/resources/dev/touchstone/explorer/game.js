// The game: cells with names, and winning lines.

/**
 * Lines are sets, numbered in the lexicographic order of their ascending cells (docs/format.md, section 1.1). The
 * layout is where the cells are shown.
 */
function makeGame(names, lines, layout) {
  const sorted = lines.map((line) => [...line].sort((a, b) => a - b)).sort(lexicographic);
  const distinct = sorted.filter((line, i) => i === 0 || lexicographic(sorted[i - 1], line) !== 0);
  const through = names.map(() => []);
  distinct.forEach((line, number) => line.forEach((cell) => through[cell].push(number)));
  return { names, lines: distinct, through, layout };
}

/** The number of the line of these cells, or undefined. */
function lineNumber({ lines, through }, cells) {
  return through[cells[0]].find((line) => lines[line].length === cells.length && cells.every((cell) => lines[line].includes(cell)));
}

function lexicographic(a, b) {
  for (let i = 0; i < a.length && i < b.length; i++) {
    if (a[i] !== b[i]) return a[i] - b[i];
  }
  return a.length - b.length;
}
