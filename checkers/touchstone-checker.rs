//! The second checker of Touchstone's certificates.
//!
//! It reads a statement and a certificate and says whether the certificate proves the statement. It was written from
//! docs/format.md ("the page") and docs/theorems.md (T1 to T21, T22) alone and shares no line with the verifier: where
//! the two disagree, one of them or the page is wrong. Its sections stand in the order of the page, and a section's number is the
//! page's. It proves nothing and searches for nothing; it trusts nothing that it reads.

#![forbid(unsafe_code)]

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::io::{self, BufRead, BufWriter, Read, Write};
use std::iter::successors;
use std::path::{Path, PathBuf};
use std::rc::Rc;

// ------------------------------------------------------------------------------------------------------------------
// Sets of cells and sets of lines: bits in words. Boards of a few words have them in arrays, all others in vectors.

trait Set: Clone {
    fn none(size: usize) -> Self;
    fn words(&self) -> &[u64];
    fn words_mut(&mut self) -> &mut [u64];

    fn of(size: usize, members: impl IntoIterator<Item = usize>) -> Self {
        let mut set = Self::none(size);
        members.into_iter().for_each(|member| set.add(member));
        set
    }
    fn add(&mut self, member: usize) {
        self.words_mut()[member / 64] |= 1 << (member % 64);
    }
    fn remove(&mut self, member: usize) {
        self.words_mut()[member / 64] &= !(1 << (member % 64));
    }
    fn has(&self, member: usize) -> bool {
        self.words()[member / 64] >> (member % 64) & 1 == 1
    }
    fn is_empty(&self) -> bool {
        self.words().iter().fold(0, |all, word| all | word) == 0
    }
    fn size(&self) -> usize {
        self.words().iter().map(|word| word.count_ones() as usize).sum()
    }
    fn meets(&self, other: &Self) -> bool {
        self.words().iter().zip(other.words()).fold(0, |all, (a, b)| all | a & b) != 0
    }
    fn is_within(&self, other: &Self) -> bool {
        self.words().iter().zip(other.words()).fold(0, |all, (a, b)| all | a & !b) == 0
    }
    fn join(&mut self, other: &Self) {
        self.words_mut().iter_mut().zip(other.words()).for_each(|(a, b)| *a |= b);
    }
    fn keep(&mut self, other: &Self) {
        self.words_mut().iter_mut().zip(other.words()).for_each(|(a, b)| *a &= b);
    }
    fn strike(&mut self, other: &Self) {
        self.words_mut().iter_mut().zip(other.words()).for_each(|(a, b)| *a &= !b);
    }
    /// The members, ascending.
    fn members(&self) -> Members<'_> {
        Members { words: self.words(), next: 0, rest: 0 }
    }
}

impl<const N: usize> Set for [u64; N] {
    fn none(_: usize) -> Self {
        [0; N]
    }
    fn words(&self) -> &[u64] {
        self
    }
    fn words_mut(&mut self) -> &mut [u64] {
        self
    }
}

impl Set for Vec<u64> {
    fn none(size: usize) -> Self {
        vec![0; size / 64 + 1]
    }
    fn words(&self) -> &[u64] {
        self
    }
    fn words_mut(&mut self) -> &mut [u64] {
        self
    }
}

struct Members<'a> {
    words: &'a [u64],
    next: usize,
    rest: u64,
}

impl Iterator for Members<'_> {
    type Item = usize;
    fn next(&mut self) -> Option<usize> {
        while self.rest == 0 {
            self.rest = *self.words.get(self.next)?;
            self.next += 1;
        }
        let member = self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Some((self.next - 1) * 64 + member)
    }
}

// ------------------------------------------------------------------------------------------------------------------
// Section 1. Statements

/// The longest statement, as it is and in canonical form.
const LONGEST_STATEMENT: usize = 1 << 24;
const MOST_CELLS: usize = 16_384;
const MOST_LINES: usize = 131_072;
const MOST_CELLS_TIMES_LINES: usize = 1 << 29;
/// How far from 0 coordinates may be.
const FARTHEST: i64 = 4096;

/// The players of the weak game, of the others: [`FIRST`] is Maker or Black, [`SECOND`] Breaker or White.
const PLAYERS: [[&str; 2]; 2] = [["maker", "breaker"], ["black", "white"]];
const FIRST: usize = 0;
const SECOND: usize = 1;

/// What the value of `rules` says.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Weak,
    Strong,
    Hex,
}

impl Kind {
    fn read(word: &str) -> Option<Kind> {
        [Kind::Weak, Kind::Strong, Kind::Hex].into_iter().find(|kind| kind.word() == word)
    }

    fn word(self) -> &'static str {
        match self {
            Kind::Weak => "weak",
            Kind::Strong => "strong",
            Kind::Hex => "hex",
        }
    }

    fn players(self) -> [&'static str; 2] {
        PLAYERS[(self != Kind::Weak) as usize]
    }
}

#[derive(Clone)]
struct Statement {
    board: String,
    cells: usize,
    /// The rows and columns of Hex.
    hex: Option<(usize, usize)>,
    infinite: Option<Infinite>,
    /// Each line ascends, and so do the lines: a line's place is its number.
    lines: Vec<Vec<u16>>,
    /// For each of the players, whether a line is one by which this player wins (in a weak game, all lines).
    wins_by: [Vec<bool>; 2],
    p: usize,
    q: usize,
    kind: Kind,
    void_overlines: bool,
    /// The initial stones of the first and of the second player.
    stones: [Vec<u16>; 2],
    opens: usize,
    theorem: Theorem,
    /// The first moves of a map (T23), ascending.
    only_by: Option<Vec<u16>>,
    /// SHA-256 of the canonical form.
    digest: [u8; 32],
    in_words: String,
}

/// What is to be proved, and of which player.
#[derive(Clone, Copy, PartialEq)]
enum Theorem {
    Wins(usize),
    Holds(usize),
    NobodyWins,
}

/// What the value of `board` says.
enum Board {
    Runs(Runs),
    Truncated { n: usize },
    Cube { n: usize, d: usize },
    Hex { m: usize, n: usize },
    Infinite(Infinite),
    Hypergraph,
}

/// The plane or a strip of rows, with runs of k cells; perhaps all its parts with a region (rows and columns), and as far as
/// a window shows it.
#[derive(Clone, Copy)]
struct Infinite {
    rows: Option<usize>,
    region: Option<(usize, usize)>,
    k: usize,
    window: Window,
}

/// A rectangle: the least x and y, columns and rows.
#[derive(Clone, Copy)]
struct Window {
    x: i64,
    y: i64,
    columns: usize,
    rows: usize,
}

/// All runs of k cells of a board that may be closed to a cylinder or a torus.
struct Runs {
    m: usize,
    n: usize,
    k: usize,
    wrap_rows: bool,
    wrap_columns: bool,
}

/// The keys that occur at most once.
#[rustfmt::skip]
const KEYS: [&str; 14] = [
    "board", "cells", "turn", "opening", "rules", "overline", "maker", "breaker", "black", "white", "first", "winner",
    "holds", "only-by",
];

/// The keys of lines: of both players, of the first and of the second.
const LINE_KEYS: [&str; 3] = ["line", "black-line", "white-line"];

/// The words behind each key.
#[derive(Default)]
struct Values<'a> {
    of_keys: HashMap<&'a str, Vec<&'a str>>,
    of_lines: [Vec<Vec<&'a str>>; 3],
}

impl<'a> Values<'a> {
    fn read(text: &'a str) -> Option<Values<'a>> {
        let mut values = Values::default();
        let mut lines = text.split('\n').map(words).filter(|words| !words.is_empty());
        if lines.next()? != ["touchstone", "statement", "1"] {
            return None;
        }
        for mut line in lines {
            let key = line.remove(0);
            if line.is_empty() {
                return None;
            }
            if let Some(whose) = LINE_KEYS.iter().position(|&of_line| of_line == key) {
                values.of_lines[whose].push(line);
            } else if !KEYS.contains(&key) || values.of_keys.insert(key, line).is_some() {
                return None;
            }
        }
        Some(values)
    }

    /// The one word of a key's value: `Some(None)` if the key is left out, `None` if there are more words.
    fn word(&self, key: &str) -> Option<Option<&'a str>> {
        match self.of_keys.get(key).map(Vec::as_slice) {
            None => Some(None),
            Some([word]) => Some(Some(word)),
            Some(_) => None,
        }
    }
}

impl Statement {
    /// Reads the canonical form and the more lenient ones. `None` is MALFORMED_STATEMENT.
    fn read(bytes: &[u8]) -> Option<Statement> {
        if bytes.len() > LONGEST_STATEMENT {
            return None;
        }
        let text = std::str::from_utf8(bytes).ok().filter(|text| !hides_something(text))?;
        let values = Values::read(text)?;
        let mut board = Board::read(values.of_keys.get("board")?)?;
        if let Board::Infinite(infinite) = &mut board {
            let lists = PLAYERS.concat().into_iter().filter_map(|player| values.of_keys.get(player)).flatten();
            infinite.show(lists.filter(|&&word| word != "-"))?;
        }
        let names = board.names(&values)?;
        let lines = board.lines(&names, &values.of_lines.concat())?;
        let wins_by = wins_by(&names, &lines, &values.of_lines)?;
        let p = values.word("turn")?.map_or(Some(1), number).filter(|p| (1..=8).contains(p))?;
        let q = values.word("opening")?.map_or(Some(p), number).filter(|q| (1..=8).contains(q))?;
        let kind = Kind::read(values.word("rules")??)?;
        if matches!(board, Board::Hex { .. }) != (kind == Kind::Hex) || kind == Kind::Hex && p.max(q) > 1 {
            return None;
        }
        if kind != Kind::Strong && wins_by[FIRST] != wins_by[SECOND] {
            return None;
        }
        let void_overlines = match values.word("overline")? {
            None | Some("wins") => false,
            Some("void") if matches!(board, Board::Runs(_) | Board::Infinite(_)) => true,
            Some(_) => return None,
        };
        let players = kind.players();
        if PLAYERS.concat().iter().any(|other| !players.contains(other) && values.of_keys.contains_key(other)) {
            return None;
        }
        let stones = [names.stones(&values, players[FIRST])?, names.stones(&values, players[SECOND])?];
        if stones[FIRST].iter().any(|cell| stones[SECOND].contains(cell)) {
            return None;
        }
        let player = |word| players.iter().position(|&name| name == word);
        let opens = values.word("first")?.map_or(Some(FIRST), player)?;
        let theorem = match (values.word("winner")?, values.word("holds")?) {
            (Some("nobody"), None) if kind == Kind::Strong => Theorem::NobodyWins,
            (Some(word), None) => Theorem::Wins(player(word)?),
            (None, Some(word)) if kind == Kind::Strong => Theorem::Holds(player(word)?),
            _ => return None,
        };
        let hex = if let Board::Hex { m, n } = board { Some((m, n)) } else { None };
        let only_by = match values.of_keys.contains_key("only-by") {
            true => Some(names.stones(&values, "only-by")?),
            false => None,
        };
        let has_map = hex.map_or(false, |(m, n)| m == n) && stones.iter().all(Vec::is_empty) && opens == FIRST;
        if only_by.is_some() && !(has_map && theorem == Theorem::Wins(FIRST)) {
            return None;
        }
        let infinite = if let Board::Infinite(infinite) = board { Some(infinite) } else { None };
        let (board, cells, digest, in_words) = (board.canonical(), names.count(), [0; 32], String::new());
        let mut statement = Statement {
            board,
            cells,
            hex,
            infinite,
            lines,
            wins_by,
            p,
            q,
            kind,
            void_overlines,
            stones,
            opens,
            theorem,
            only_by,
            digest,
            in_words,
        };
        statement.in_words = statement.headline(&names);
        let canonical = statement.canonical(&names);
        statement.digest = Sha256::of(canonical.as_bytes());
        (canonical.len() <= LONGEST_STATEMENT).then_some(statement)
    }

    /// The canonical form, whose digest is the statement's identity.
    fn canonical(&self, names: &Names) -> String {
        let list = |cells: &[u16]| names.list(cells);
        let mut text = format!("touchstone statement 1\nboard {}\n", self.board);
        if let Names::Given { names, .. } = names {
            text += &format!("cells {}\n", names.join(" "));
            for (number, line) in self.lines.iter().enumerate() {
                let key = match [FIRST, SECOND].map(|player| self.wins_by[player][number]) {
                    [true, true] => LINE_KEYS[0],
                    [black, _] => LINE_KEYS[2 - black as usize],
                };
                text += &format!("{} {}\n", key, list(line));
            }
        }
        let players = self.kind.players();
        text += &format!("turn {}\nopening {}\n", self.p, self.q);
        text += &format!("rules {}\n", self.kind.word());
        text += &format!("overline {}\n", if self.void_overlines { "void" } else { "wins" });
        text += &format!("{} {}\n", players[FIRST], or_dash(list(&self.stones[FIRST])));
        text += &format!("{} {}\n", players[SECOND], or_dash(list(&self.stones[SECOND])));
        text += &format!("first {}\n", players[self.opens]);
        text += &match self.theorem {
            Theorem::Wins(player) => format!("winner {}\n", players[player]),
            Theorem::Holds(player) => format!("holds {}\n", players[player]),
            Theorem::NobodyWins => "winner nobody\n".to_string(),
        };
        text + &self.only_by.as_ref().map_or(String::new(), |cells| format!("only-by {}\n", or_dash(list(cells))))
    }

    /// On infinite boards there are rules for who completes a line (T21); on the plane for who keeps the other from it as well
    /// (T22).
    /// There are no rules for a win of a strong game but those of claims with tolerances, none for Maker's line that a stone
    /// more can spoil, and none for an opponent whose first turn is larger than the others (T10).
    fn is_supported(&self) -> bool {
        if self.q > self.p && !self.prover_opens() {
            return false;
        }
        if self.infinite.is_some() && self.only_keeps_off() {
            return self.is_of_plane();
        }
        match self.theorem {
            Theorem::Wins(_) if self.kind == Kind::Strong => self.has_tolerances(),
            Theorem::Wins(player) => player == SECOND || !self.void_overlines,
            Theorem::Holds(_) | Theorem::NobodyWins => true,
        }
    }

    /// Whether it is enough for the theorem that the opponents of all provers never own a line.
    fn only_keeps_off(&self) -> bool {
        match self.theorem {
            Theorem::Wins(player) => self.kind == Kind::Weak && player == SECOND,
            Theorem::Holds(_) | Theorem::NobodyWins => true,
        }
    }

    /// Whether the board is the plane itself: T22 holds on its parts as well, but there is no rule for those.
    fn is_of_plane(&self) -> bool {
        self.infinite.map_or(false, |infinite| infinite.rows.is_none() && infinite.region.is_none())
    }

    /// Claims with tolerances are for strong games in which longer runs count (T11 to T13).
    fn has_tolerances(&self) -> bool {
        self.kind == Kind::Strong && !self.void_overlines
    }

    /// The game of a tile with so many cells and these lines (section 2.6): Breaker wins, Maker moves first, p is that of
    /// this statement.
    fn of_tile(&self, cells: usize, lines: Vec<Vec<u16>>) -> Statement {
        Statement {
            board: String::new(),
            cells,
            hex: None,
            infinite: None,
            wins_by: [FIRST, SECOND].map(|_| vec![true; lines.len()]),
            lines,
            p: self.p,
            q: self.p,
            kind: Kind::Weak,
            void_overlines: false,
            stones: [Vec::new(), Vec::new()],
            opens: FIRST,
            theorem: Theorem::Wins(SECOND),
            only_by: None,
            digest: [0; 32],
            in_words: String::new(),
        }
    }

    /// The same statement as a certificate's window shows it (section 2.1).
    fn through(&self, window: Window) -> Result<Statement, Reason> {
        let before = self.infinite.ok_or(TOO_LARGE)?;
        let infinite = Infinite { window, ..before };
        let numbered = before.shown().ok_or(TOO_LARGE)?;
        let places = |stones: &Vec<u16>| stones.iter().map(|&cell| numbered.place(cell as usize)).collect::<Vec<_>>();
        let stones = [places(&self.stones[FIRST]), places(&self.stones[SECOND])];
        demand(stones.concat().iter().all(|&(x, y)| window.has(x, y)), LEAVES_WINDOW)?;
        let shown = infinite.shown().ok_or(TOO_LARGE)?;
        let mut lines = infinite.lines().ok_or(TOO_LARGE)?;
        lines.sort_unstable();
        lines.dedup();
        let cells = shown.columns * shown.rows;
        demand(is_within_limits(cells, lines.len()), TOO_LARGE)?;
        let stones = stones.map(|list| list.iter().filter_map(|&(x, y)| Some(shown.cell(x, y)? as u16)).collect());
        // On infinite boards all lines are both players'.
        let wins_by = [FIRST, SECOND].map(|_| vec![true; lines.len()]);
        Ok(Statement { cells, lines, wins_by, stones, infinite: Some(infinite), ..self.clone() })
    }

    /// Those for whom something is proved: the winner, or who holds; if nobody wins, both players, Black first.
    fn provers(&self) -> Vec<usize> {
        match self.theorem {
            Theorem::Wins(player) | Theorem::Holds(player) => vec![player],
            Theorem::NobodyWins => vec![FIRST, SECOND],
        }
    }

    /// Whose strategy a claim with tolerances is: if nobody wins, that of who does not move first (T13).
    fn strategist(&self) -> usize {
        match self.theorem {
            Theorem::Wins(player) | Theorem::Holds(player) => player,
            Theorem::NobodyWins => 1 - self.opens,
        }
    }

    /// Whether the theorem is about an opening move of the prover, so that an answer proves it (T10, T13, T18).
    fn prover_opens(&self) -> bool {
        self.provers() == [self.opens]
    }

    /// The theorem in a few words: what is not as usual is said.
    fn headline(&self, names: &Names) -> String {
        let players = if self.kind == Kind::Weak { ["Maker", "Breaker"] } else { ["Black", "White"] };
        let (player, verb) = match self.theorem {
            Theorem::Wins(player) => (players[player], "wins"),
            Theorem::Holds(player) => (players[player], "holds"),
            Theorem::NobodyWins => ("Nobody", "wins"),
        };
        let board = match names {
            Names::Given { .. } => format!("a board of {} cells with {} lines", self.cells, self.lines.len()),
            Names::Grid { .. } | Names::Cube { .. } | Names::Pairs(_) => self.board.clone(),
        };
        let mut words = format!("{} {} {} ({}", player, verb, board, self.kind.word());
        if self.p.max(self.q) > 1 {
            let stones = if self.p == 1 { "stone" } else { "stones" };
            words += &format!(", {} {} a turn, {} in the first", self.p, stones, self.q);
        }
        words += if self.void_overlines { ", overlines void)" } else { ")" };
        for (player, stones) in players.iter().zip(&self.stones).filter(|(_, stones)| !stones.is_empty()) {
            words += &format!(", {} on {}", player, names.list(stones));
        }
        if self.opens == SECOND {
            words += &format!(", {} moves first", players[SECOND]);
        }
        if let Some(cells) = &self.only_by {
            words += &format!(", by {} of {} first moves", cells.len(), self.cells);
        }
        words
    }
}

/// For each player whose lines these are: those listed for both and for this one. Other boards list none.
fn wins_by(names: &Names, lines: &[Vec<u16>], listed: &[Vec<Vec<&str>>; 3]) -> Option<[Vec<bool>; 2]> {
    let mut wins_by = [vec![false; lines.len()], vec![false; lines.len()]];
    for (whose, list) in listed.iter().enumerate() {
        for line in list {
            let number = lines.binary_search(&names.cells(line)?).ok()?;
            (0..2).filter(|&player| whose != 2 - player).for_each(|player| wins_by[player][number] = true);
        }
    }
    if listed.iter().all(Vec::is_empty) {
        wins_by = [vec![true; lines.len()], vec![true; lines.len()]];
    }
    Some(wins_by)
}

/// The words of a line without its comment. A carriage return stands in front of the line feed only.
fn words(line: &str) -> Vec<&str> {
    let text = line.split('#').next().unwrap_or("");
    text.split([' ', '\t', '\r']).filter(|word| !word.is_empty()).collect()
}

/// A number of one to four decimal digits, perhaps with leading zeros.
fn number(word: &str) -> Option<usize> {
    let digits = (1..=4).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|_| digits)
}

/// Whether a character could hide what is written: of the categories Cc (but for tab, line feed, and carriage return in
/// front of a line feed), Cf, Zl or Zp.
fn hides_something(text: &str) -> bool {
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        let hides = match character {
            '\t' | '\n' => false,
            '\r' => characters.peek() != Some(&'\n'),
            _ => character.is_control() || FORMAT.iter().any(|&(from, to)| (from..=to).contains(&(character as u32))),
        };
        if hides {
            return true;
        }
    }
    false
}

/// The characters of the categories Cf, Zl and Zp in Unicode 13.0.
#[rustfmt::skip]
const FORMAT: [(u32, u32); 20] = [
    (0xad, 0xad), (0x600, 0x605), (0x61c, 0x61c), (0x6dd, 0x6dd), (0x70f, 0x70f), (0x8e2, 0x8e2), (0x180e, 0x180e),
    (0x200b, 0x200f), (0x2028, 0x202e), (0x2060, 0x2064), (0x2066, 0x206f), (0xfeff, 0xfeff), (0xfff9, 0xfffb),
    (0x110bd, 0x110bd), (0x110cd, 0x110cd), (0x13430, 0x13438), (0x1bca0, 0x1bca3), (0x1d173, 0x1d17a),
    (0xe0001, 0xe0001), (0xe0020, 0xe007f),
];

/// The names of a game's cells.
enum Names<'a> {
    Grid { m: usize, n: usize },
    Cube { n: usize, d: usize },
    Given { names: &'a [&'a str], numbers: HashMap<&'a str, u16> },
    /// Of an infinite board: x,y of the cells of a rectangle.
    Pairs(Window),
}

impl<'a> Names<'a> {
    /// A hypergraph's names: printable ASCII without `#`, not ending in `:`, not `-`, none twice.
    fn given(names: &'a [&'a str]) -> Option<Names<'a>> {
        let printable = |name: &str| name.bytes().all(|byte| byte.is_ascii_graphic());
        let good = |&name: &&str| printable(name) && !name.ends_with(':') && name != "-";
        if names.len() > MOST_CELLS || !names.iter().all(good) {
            return None;
        }
        let numbers: HashMap<&str, u16> = names.iter().enumerate().map(|(i, &name)| (name, i as u16)).collect();
        (numbers.len() == names.len()).then_some(Names::Given { names, numbers })
    }

    fn count(&self) -> usize {
        match self {
            Names::Grid { m, n } => m * n,
            Names::Cube { n, d } => n.pow(*d as u32),
            Names::Given { names, .. } => names.len(),
            Names::Pairs(shown) => shown.columns * shown.rows,
        }
    }

    fn list(&self, cells: &[u16]) -> String {
        cells.iter().map(|&cell| self.name(cell as usize)).collect::<Vec<_>>().join(" ")
    }

    /// On a grid, the letters of the column and the row counted from 1; of a cube, one coordinate after the other.
    fn name(&self, cell: usize) -> String {
        let letter = |number: usize| (b'a' + number as u8) as char;
        match self {
            Names::Given { names, .. } => names[cell].to_string(),
            Names::Pairs(shown) => {
                let (x, y) = shown.place(cell);
                format!("{},{}", x, y)
            }
            Names::Cube { n, d } => (0..*d)
                .map(|axis| (axis, cell / n.pow(axis as u32) % n))
                .map(|(axis, x)| if axis % 2 == 0 { letter(x).to_string() } else { (x + 1).to_string() })
                .collect(),
            Names::Grid { n, .. } => match cell % n {
                column if column < 26 => format!("{}{}", letter(column), cell / n + 1),
                column => format!("{}{}{}", letter(column / 26 - 1), letter(column % 26), cell / n + 1),
            },
        }
    }

    fn cell(&self, name: &str) -> Option<u16> {
        match self {
            Names::Given { numbers, .. } => numbers.get(name).copied(),
            Names::Pairs(shown) => {
                let (x, y) = pair(name)?;
                shown.cell(x, y).map(|cell| cell as u16)
            }
            Names::Cube { n, d } => {
                let (mut cell, mut rest) = (0, name);
                for axis in 0..*d {
                    let of_word = |byte: &u8| byte.is_ascii_lowercase() == (axis % 2 == 0);
                    let (word, others) = rest.split_at(rest.bytes().take_while(of_word).count());
                    let x = match word.as_bytes() {
                        [letter] if axis % 2 == 0 => (letter - b'a') as usize,
                        [b'1'..=b'9', ..] => number(word)? - 1,
                        _ => return None,
                    };
                    if x >= *n {
                        return None;
                    }
                    cell += x * n.pow(axis as u32);
                    rest = others;
                }
                rest.is_empty().then_some(cell as u16)
            }
            Names::Grid { m, n } => {
                let letters = name.bytes().take_while(|byte| byte.is_ascii_lowercase()).count();
                let place = |i: usize| (name.as_bytes()[i] - b'a') as usize;
                let column = match letters {
                    1 => place(0),
                    2 => (place(0) + 1) * 26 + place(1),
                    _ => return None,
                };
                let row = Some(&name[letters..]).filter(|row| !row.starts_with('0')).and_then(number)? - 1;
                (row < *m && column < *n).then_some((row * n + column) as u16)
            }
        }
    }

    /// The cells of a list, sorted; none of them twice.
    fn cells(&self, list: &[&str]) -> Option<Vec<u16>> {
        let mut cells = list.iter().map(|name| self.cell(name)).collect::<Option<Vec<u16>>>()?;
        cells.sort_unstable();
        cells.windows(2).all(|pair| pair[0] < pair[1]).then_some(cells)
    }

    fn stones(&self, values: &Values, player: &str) -> Option<Vec<u16>> {
        match values.of_keys.get(player).map(Vec::as_slice) {
            None | Some(["-"]) => Some(Vec::new()),
            Some(list) => self.cells(list),
        }
    }
}

// ------------------------------------------------------------------------------------------------------------------
// Section 1.1. Boards and their lines

/// Whether there may be a game of so many cells and lines.
fn is_within_limits(cells: usize, lines: usize) -> bool {
    cells <= MOST_CELLS && lines <= MOST_LINES && cells * lines <= MOST_CELLS_TIMES_LINES
}

impl Board {
    fn read(words: &[&str]) -> Option<Board> {
        let (wrap_rows, wrap_columns, notation) = match *words {
            ["hypergraph"] => return Some(Board::Hypergraph),
            [notation] => (false, false, notation),
            ["hcylinder", notation] => (false, true, notation),
            ["vcylinder", notation] => (true, false, notation),
            ["torus", notation] => (true, true, notation),
            ["hex", notation] => return Board::read_hex(notation),
            ["plane", notation] => return Infinite::new(None, None, number(notation)?),
            ["strip", notation] => {
                let (rows, k) = notation.split_once(',')?;
                return Infinite::new(Some(number(rows)?), None, number(k)?);
            }
            _ => return None,
        };
        if words.len() == 1 && notation.contains('+') {
            return Board::read_region(notation);
        }
        if let (1, Some((n, d))) = (words.len(), notation.split_once('^')) {
            let (n, d) = (number(n)?, number(d)?);
            let power = |base: usize| base.checked_pow(d as u32).filter(|&power| power <= MOST_CELLS + 2 * MOST_LINES);
            let (cells, words) = (power(n)?, power(n + 2)?);
            return (n >= 2 && d >= 3 && is_within_limits(cells, (words - cells) / 2)).then_some(Board::Cube { n, d });
        }
        let parts: Vec<&str> = notation.split(',').collect();
        if parts.len() != 3 {
            return None;
        }
        let (m, n) = (number(parts[0])?, number(parts[1])?);
        if !(1..=64).contains(&m) || !(1..=64).contains(&n) {
            return None;
        }
        if (words.len(), parts[0], parts[2]) == (1, "4", "7tr") {
            return (n >= 4).then_some(Board::Truncated { n });
        }
        let k = number(parts[2]).filter(|&k| k >= 1)?;
        Some(Board::Runs(Runs { m, n, k, wrap_rows, wrap_columns }))
    }

    fn read_hex(notation: &str) -> Option<Board> {
        let (m, n) = notation.split_once(',')?;
        let (m, n) = (number(m)?, number(n)?);
        ((1..=64).contains(&m) && (1..=64).contains(&n)).then_some(Board::Hex { m, n })
    }

    /// `m+,n+,k` of the plane, `m,n+,k` of a strip.
    fn read_region(notation: &str) -> Option<Board> {
        let parts: Vec<&str> = notation.split(',').collect();
        let (m, n, k) = match *parts.as_slice() {
            [m, n, k] => (m, n, k),
            _ => return None,
        };
        let n = number(n.strip_suffix('+')?)?;
        match m.strip_suffix('+') {
            Some(m) => Infinite::new(None, Some((number(m)?, n)), number(k)?),
            None => Infinite::new(Some(number(m)?), Some((number(m)?, n)), number(k)?),
        }
    }

    fn names<'a>(&self, values: &'a Values) -> Option<Names<'a>> {
        match (self, values.of_keys.get("cells")) {
            (Board::Hypergraph, Some(names)) => Names::given(names),
            (Board::Runs(runs), None) => Some(Names::Grid { m: runs.m, n: runs.n }),
            (Board::Truncated { n }, None) => Some(Names::Grid { m: 4, n: *n }),
            (Board::Hex { m, n }, None) => Some(Names::Grid { m: *m, n: *n }),
            (Board::Cube { n, d }, None) => Some(Names::Cube { n: *n, d: *d }),
            (Board::Infinite(infinite), None) => infinite.shown().map(Names::Pairs),
            _ => None,
        }
    }

    /// The lines in the order of their numbers. Only a hypergraph lists them, and may have none, as Hex has.
    fn lines(&self, names: &Names, listed: &[Vec<&str>]) -> Option<Vec<Vec<u16>>> {
        let mut lines = match self {
            Board::Hypergraph => listed.iter().map(|line| names.cells(line)).collect::<Option<Vec<_>>>()?,
            Board::Runs(runs) => runs.lines(),
            Board::Truncated { n } => truncated_lines(*n),
            Board::Cube { n, d } => cube_lines(*n, *d),
            Board::Hex { .. } => Vec::new(),
            Board::Infinite(infinite) => infinite.lines()?,
        };
        lines.sort_unstable();
        lines.dedup();
        let good = match self {
            Board::Hypergraph => true,
            Board::Hex { .. } => listed.is_empty(),
            _ => listed.is_empty() && !lines.is_empty(),
        };
        (good && is_within_limits(names.count(), lines.len())).then_some(lines)
    }

    fn canonical(&self) -> String {
        match self {
            Board::Hypergraph => "hypergraph".to_string(),
            Board::Truncated { n } => format!("4,{},7tr", n),
            Board::Cube { n, d } => format!("{}^{}", n, d),
            Board::Hex { m, n } => format!("hex {},{}", m, n),
            Board::Infinite(Infinite { rows, region, k, .. }) => match (rows, region) {
                (None, None) => format!("plane {}", k),
                (Some(r), None) => format!("strip {},{}", r, k),
                (None, Some((m, n))) => format!("{}+,{}+,{}", m, n, k),
                (Some(m), Some((_, n))) => format!("{},{}+,{}", m, n, k),
            },
            Board::Runs(Runs { m, n, k, wrap_rows, wrap_columns }) => {
                let surface = match (wrap_rows, wrap_columns) {
                    (false, false) => "",
                    (false, true) => "hcylinder ",
                    (true, false) => "vcylinder ",
                    (true, true) => "torus ",
                };
                format!("{}{},{},{}", surface, m, n, k)
            }
        }
    }
}

/// The name of a cell of an infinite board: two whole numbers in their shortest form, at most 4096 from 0.
fn pair(name: &str) -> Option<(i64, i64)> {
    let (x, y) = name.split_once(',')?;
    let coordinate = |word: &str| word.parse::<i64>().ok().filter(|x| x.to_string() == word && x.abs() <= FARTHEST);
    coordinate(x).zip(coordinate(y))
}

impl Window {
    fn has(&self, x: i64, y: i64) -> bool {
        (self.x..self.x + self.columns as i64).contains(&x) && (self.y..self.y + self.rows as i64).contains(&y)
    }

    /// Row by row from below.
    fn cell(&self, x: i64, y: i64) -> Option<usize> {
        self.has(x, y).then(|| (y - self.y) as usize * self.columns + (x - self.x) as usize)
    }

    fn place(&self, cell: usize) -> (i64, i64) {
        (self.x + (cell % self.columns) as i64, self.y + (cell / self.columns) as i64)
    }

    fn grown_to(&self, x: i64, y: i64) -> Window {
        let (left, below) = (x.min(self.x), y.min(self.y));
        let columns = ((x + 1).max(self.x + self.columns as i64) - left) as usize;
        let rows = ((y + 1).max(self.y + self.rows as i64) - below) as usize;
        Window { x: left, y: below, columns, rows }
    }
}

/// A turn or reflection with a translation (section 2.2).
#[derive(Clone, Copy)]
struct Motion {
    turn: u64,
    a: i64,
    b: i64,
}

impl Motion {
    fn image(&self, x: i64, y: i64) -> (i64, i64) {
        let (x, y) = if self.turn & 4 == 0 { (x, y) } else { (y, x) };
        let sign = |bit: u64| if self.turn & bit == 0 { 1 } else { -1 };
        (sign(1) * x + self.a, sign(2) * y + self.b)
    }
}

impl Infinite {
    /// With the window of the cell 0,0.
    fn new(rows: Option<usize>, region: Option<(usize, usize)>, k: usize) -> Option<Board> {
        let good = |side: usize| (1..=64).contains(&side);
        let fits = region.map_or(true, |(m, n)| good(m) && good(n) && k <= m.max(n));
        let window = Window { x: 0, y: 0, columns: 1, rows: rows.unwrap_or(1) };
        (good(k) && good(window.rows) && fits).then_some(Board::Infinite(Infinite { rows, region, k, window }))
    }

    fn has(&self, y: i64) -> bool {
        self.rows.map_or(true, |rows| (0..rows as i64).contains(&y))
    }

    /// Makes the window the least one with all stones, if there are any; `None` if a stone may not lie where it does.
    fn show<'a>(&mut self, stones: impl Iterator<Item = &'a &'a str>) -> Option<()> {
        let region = self.region();
        let mut shown: Option<Window> = None;
        for name in stones {
            let (x, y) = pair(name).filter(|&(_, y)| self.has(y))?;
            if region.map_or(false, |region| !region.has(x, y)) {
                return None;
            }
            let one = match self.rows {
                Some(rows) => Window { x, y: 0, columns: 1, rows },
                None => Window { x, y, columns: 1, rows: 1 },
            };
            shown = Some(shown.unwrap_or(one).grown_to(x, y));
        }
        self.window = shown.unwrap_or(self.window);
        Some(())
    }

    /// The window with its margin, if it has not too many cells.
    fn shown(&self) -> Option<Window> {
        let margin = self.k - 1;
        let up = if self.rows.is_some() { 0 } else { margin };
        let Window { x, y, columns, rows } = self.window;
        let shown = Window {
            x: x - margin as i64,
            y: y - up as i64,
            columns: columns.checked_add(2 * margin)?,
            rows: rows.checked_add(2 * up)?,
        };
        shown.columns.checked_mul(shown.rows).filter(|&cells| cells <= MOST_CELLS).map(|_| shown)
    }

    /// Whether a motion maps the host to itself, and the region (T20).
    fn is_kept(&self, motion: Motion) -> bool {
        let spans = |window: Window| {
            let ends = [(window.x, window.y), (window.x + window.columns as i64 - 1, window.y + window.rows as i64 - 1)];
            let [(x, y), (u, v)] = ends.map(|(x, y)| motion.image(x, y));
            ([(x.min(u), x.max(u)), (y.min(v), y.max(v))], [(ends[0].0, ends[1].0), (ends[0].1, ends[1].1)])
        };
        let keeps_rows = self.rows.map_or(true, |rows| {
            let (image, itself) = spans(Window { x: 0, y: 0, columns: 1, rows });
            motion.turn & 4 == 0 && image[1] == itself[1]
        });
        let keeps_region = self.region().map_or(true, |region| {
            let (image, itself) = spans(region);
            image == itself
        });
        motion.turn < 8 && keeps_rows && keeps_region
    }

    fn region(&self) -> Option<Window> {
        self.region.map(|(m, n)| Window { x: 0, y: 0, columns: n, rows: m })
    }

    /// The runs that meet the window.
    fn lines(&self) -> Option<Vec<Vec<u16>>> {
        let shown = self.shown()?;
        let mut lines = Vec::new();
        for (cell, direction) in (0..shown.columns * shown.rows).flat_map(|cell| DIRECTIONS.map(|step| (cell, step))) {
            let (x, y) = shown.place(cell);
            let run = || (0..self.k as i64).map(|i| (x + direction.1 * i, y + direction.0 * i));
            if run().any(|(x, y)| self.window.has(x, y)) {
                let cells = run().map(|(x, y)| shown.cell(x, y).map(|cell| cell as u16));
                lines.extend(cells.collect::<Option<Vec<u16>>>());
            }
        }
        lines.iter_mut().for_each(|line| line.sort_unstable());
        Some(lines)
    }
}

/// Along a row, a column and the diagonals: rows up, columns to the right.
const DIRECTIONS: [(i64, i64); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

impl Runs {
    /// All runs of k cells in the four directions. A run that would visit a cell twice is no line.
    fn lines(&self) -> Vec<Vec<u16>> {
        let starts = (0..self.m * self.n).map(|cell| ((cell / self.n) as i64, (cell % self.n) as i64));
        let runs = starts.flat_map(|start| DIRECTIONS.map(|direction| self.run(start, direction)));
        runs.filter(|run| run.len() == self.k).collect()
    }

    /// The cells of a run, sorted; fewer than k of them if it leaves the board or comes back to a cell.
    fn run(&self, (row, column): (i64, i64), (up, right): (i64, i64)) -> Vec<u16> {
        let place = |at: i64, size: usize, wraps: bool| {
            let place = if wraps { at.rem_euclid(size as i64) } else { at };
            usize::try_from(place).ok().filter(|&place| place < size)
        };
        let mut cells = Vec::new();
        let mut visited = [0u64; MOST_CELLS / 64];
        for i in 0..self.k as i64 {
            let r = place(row + up * i, self.m, self.wrap_rows);
            let c = place(column + right * i, self.n, self.wrap_columns);
            match r.zip(c).map(|(r, c)| r * self.n + c) {
                Some(cell) if !visited.has(cell) => {
                    visited.add(cell);
                    cells.push(cell as u16);
                }
                _ => break,
            }
        }
        cells.sort_unstable();
        cells
    }
}

/// The lines of `4,n,7tr`.
fn truncated_lines(n: usize) -> Vec<Vec<u16>> {
    let mut lines: Vec<Vec<(usize, usize)>> = Vec::new();
    for r in 0..4 {
        lines.push((0..4).map(|c| (r, c)).collect());
        lines.push((n - 4..n).map(|c| (r, c)).collect());
        let begins = (1..n).filter(|begin| begin + 6 <= n - 2);
        lines.extend(begins.map(|begin| (begin..begin + 7).map(|c| (r, c)).collect()));
    }
    lines.extend((0..n).map(|c| (0..4).map(|r| (r, c)).collect()));
    for c in 0..=n - 4 {
        lines.push((0..4).map(|r| (r, c + r)).collect());
        lines.push((0..4).map(|r| (r, c + 3 - r)).collect());
    }
    lines.push(vec![(1, 0), (2, 1), (3, 2)]);
    lines.push(vec![(0, n - 3), (1, n - 2), (2, n - 1)]);
    lines.push(vec![(0, 2), (1, 1), (2, 0)]);
    lines.push(vec![(1, n - 1), (2, n - 2), (3, n - 3)]);
    lines.push(vec![(2, 0), (3, 1)]);
    lines.push(vec![(2, n - 1), (3, n - 2)]);
    let numbers = |line: &Vec<(usize, usize)>| {
        let mut cells: Vec<u16> = line.iter().map(|(r, c)| (r * n + c) as u16).collect();
        cells.sort_unstable();
        cells
    };
    lines.iter().map(numbers).collect()
}

/// The lines of `n^d`: words of d letters, each a constant, n for a coordinate that goes up or n + 1 for one that goes down.
fn cube_lines(n: usize, d: usize) -> Vec<Vec<u16>> {
    let letter = |word: usize, axis: usize| word / (n + 2).pow(axis as u32) % (n + 2);
    let changes = |&word: &usize| (0..d).any(|axis| letter(word, axis) >= n);
    let line = |word: usize| {
        let coordinate = |axis: usize, i: usize| match letter(word, axis) {
            up if up == n => i,
            down if down == n + 1 => n - 1 - i,
            constant => constant,
        };
        let cell = |i: usize| (0..d).map(|axis| coordinate(axis, i) * n.pow(axis as u32)).sum::<usize>() as u16;
        let mut cells: Vec<u16> = (0..n).map(cell).collect();
        cells.sort_unstable();
        cells
    };
    (0..(n + 2).pow(d as u32)).filter(changes).map(line).collect()
}

/// The six places round a cell of Hex, in their order: the numbers of cells, C and C + 1 for P's sides. A side of O's, or what
/// lies beyond a corner, is nothing.
type Round = [Option<usize>; 6];

/// The round of each cell.
fn rounds(m: usize, n: usize, prover: usize) -> Vec<Round> {
    let side = |number: usize, owner: usize| if owner == prover { Some(m * n + number) } else { None };
    let place = |r: usize, c: usize| match (r.checked_sub(1), c.checked_sub(1)) {
        (Some(r), Some(c)) if r < m && c < n => Some(r * n + c),
        (row, Some(c)) if c < n => side(row.is_some() as usize, FIRST),
        (Some(r), column) if r < m => side(column.is_some() as usize, SECOND),
        _ => None,
    };
    // Rows and columns are counted from 1 here.
    let round = |r, c| [(r, c + 1), (r + 1, c), (r + 1, c - 1), (r, c - 1), (r - 1, c), (r - 1, c + 1)];
    let cells = (1..=m).flat_map(|r| (1..=n).map(move |c| (r, c)));
    cells.map(|(r, c)| round(r, c).map(|(r, c)| place(r, c))).collect()
}

/// Where a step is three bytes and a claim three sets, a small file could ask for any amount of memory.
const MOST_BYTES_HELD: u64 = 4 << 30;

/// A statement's game, ready for its certificates: its lines as sets, both ways.
struct Game<C, L> {
    statement: Statement,
    /// In Hex, what lies round each cell.
    rounds: Vec<Round>,
    cells_on: Vec<C>,
    lines_through: Vec<L>,
    stones: [C; 2],
    all_cells: C,
    all_lines: L,
    /// By which each player wins.
    lines_of: [L; 2],
    no_cells: C,
    no_lines: L,
    /// Of an infinite board: the cells of the window, and of the region if there is one.
    window: Option<C>,
    region: Option<C>,
    longest_line: usize,
    /// The sum of all lines' lengths.
    length_of_lines: usize,
    /// The words of 64 cells, of 64 lines, and both: what a look is at (section 4.1).
    cell_words: u64,
    line_words: u64,
    words: u64,
    /// C(n, p + 1) for each number n of cells that a line may have.
    choices: Vec<u128>,
}

impl<C: Set, L: Set> Game<C, L> {
    /// How much memory a claim or an answer takes: three sets each, or where there are tolerances, those of all lines and
    /// three sets of cells.
    fn bytes_of_thing(&self) -> u64 {
        let bytes = |members: usize| 8 * (members as u64 / 64 + 1);
        let (cells, lines) = (bytes(self.statement.cells), self.statement.lines.len());
        let tolerances = cells + (lines * std::mem::size_of::<Tolerance>()) as u64;
        let of_lines = if self.statement.has_tolerances() { tolerances.max(bytes(lines)) } else { bytes(lines) };
        2 * cells + of_lines
    }

    fn new(statement: Statement) -> Game<C, L> {
        let (cells, lines) = (statement.cells, statement.lines.len());
        let longest_line = statement.lines.iter().map(Vec::len).max().unwrap_or(0);
        let [cell_words, line_words] = [cells, lines].map(|members| (members as u64 + 63) / 64);
        let set = |list: &[u16]| C::of(cells, list.iter().map(|&cell| cell as usize));
        let mut lines_through = vec![L::none(lines); cells];
        for (line, list) in statement.lines.iter().enumerate() {
            list.iter().for_each(|&cell| lines_through[cell as usize].add(line));
        }
        let inside = |area: Window| {
            let shown = statement.infinite.and_then(|infinite| infinite.shown());
            let is_in = |&cell: &usize| shown.map_or(false, |shown| area.has(shown.place(cell).0, shown.place(cell).1));
            C::of(cells, (0..cells).filter(is_in))
        };
        let rounds = statement.hex.map_or(Vec::new(), |(m, n)| rounds(m, n, statement.strategist()));
        Game {
            rounds,
            cells_on: statement.lines.iter().map(|list| set(list)).collect(),
            lines_through,
            stones: [set(&statement.stones[FIRST]), set(&statement.stones[SECOND])],
            all_cells: C::of(cells, 0..cells),
            all_lines: L::of(lines, 0..lines),
            lines_of: [FIRST, SECOND].map(|player| L::of(lines, (0..lines).filter(|&line| statement.wins_by[player][line]))),
            no_cells: C::none(cells),
            no_lines: L::none(lines),
            window: statement.infinite.map(|infinite| inside(infinite.window)),
            region: statement.infinite.and_then(|infinite| infinite.region()).map(inside),
            longest_line,
            length_of_lines: statement.lines.iter().map(Vec::len).sum(),
            cell_words,
            line_words,
            words: cell_words + line_words,
            choices: (0..=longest_line).map(|n| binomial(n, statement.p + 1)).collect(),
            statement,
        }
    }

    /// The tolerance of a line for a claim: whatever it is, where the line is not one of O's.
    fn tolerance(&self, claim: &Claim<C, L>, line: usize) -> Tolerance {
        let theirs = &self.lines_of[1 - self.statement.strategist()];
        if theirs.has(line) { claim.tolerance(line) } else { ANY }
    }

    fn cell(&self, cell: usize) -> C {
        C::of(self.statement.cells, Some(cell))
    }

    /// lines(R): the lines that meet a set of cells.
    fn lines_meeting(&self, cells: &C) -> L {
        let mut lines = self.no_lines.clone();
        cells.members().for_each(|cell| lines.join(&self.lines_through[cell]));
        lines
    }

    /// Whether two nodes are neighbours in Hex: no two sides are.
    fn touch(&self, a: usize, b: usize) -> bool {
        let round = self.rounds.get(a.min(b));
        round.map_or(false, |round| round.contains(&Some(a.max(b))))
    }

    /// Whether a node is a side of P's, or one of P's cells.
    fn owns(&self, own: &C, node: usize) -> bool {
        node >= self.statement.cells || own.has(node)
    }

    /// T17: whether P needs no stone on this cell of Hex to go on from any of P's nodes or open cells round it to any other:
    /// the two are next to one another in its round, or between them on one of the two ways round all places are P's.
    fn is_dead(&self, cell: usize, own: &C, open: &C) -> bool {
        let round = self.rounds[cell];
        let owned = round.map(|place| place.map_or(false, |node| self.owns(own, node)));
        let counts = |i: usize| owned[i] || round[i].map_or(false, |node| open.has(node));
        let goes_round = |i: usize, j: usize| (i + 1..j).all(|place| owned[place % 6]);
        let mut pairs = (0..6).flat_map(|i| (i + 2..6.min(i + 5)).map(move |j| (i, j)));
        pairs.all(|(i, j)| !counts(i) || !counts(j) || goes_round(i, j) || goes_round(j, i + 6))
    }

    /// The lines that contain a set of cells.
    fn lines_containing(&self, cells: &C) -> L {
        let mut lines = self.all_lines.clone();
        cells.members().for_each(|cell| lines.keep(&self.lines_through[cell]));
        lines
    }
}

// ------------------------------------------------------------------------------------------------------------------
// Section 2.1. Numbers, header, end; transport

const FIRST_BYTES: [u8; 8] = [0x89, 0x54, 0x53, 0x43, 0x0d, 0x0a, 0x1a, 0x0a];
const GZIP: [u8; 2] = [0x1f, 0x8b];
const MOST_STEPS: u64 = 1 << 40;
const MOST_HELD: u64 = 1 << 24;
const DEEPEST: u64 = 1 << 12;
const MOST_BYTES_UNFOLDED: u64 = 1 << 32;
const FREE_BYTES_UNFOLDED: u64 = 1 << 22;
const BYTES_UNFOLDED_A_BYTE: u64 = 32;

/// The bytes of a file as it is.
struct File<'a> {
    source: Box<dyn Read + 'a>,
    bytes: Vec<u8>,
    next: usize,
    /// How many bytes are known to be in the file.
    size: u64,
    /// Why the file could not be read to its end. What is said of it then is void.
    trouble: Option<io::Error>,
}

const CHUNK: usize = 1 << 16;

impl<'a> File<'a> {
    fn new(source: impl Read + 'a) -> File<'a> {
        File { source: Box::new(source), bytes: Vec::new(), next: 0, size: 0, trouble: None }
    }

    /// Reads on, if all that was read is used up. False at the end of the file.
    fn refill(&mut self) -> bool {
        if self.next == self.bytes.len() {
            self.bytes.clear();
            self.next = 0;
            self.fetch();
        }
        self.next < self.bytes.len()
    }

    /// Reads on. False at the end of the file.
    fn fetch(&mut self) -> bool {
        let before = self.bytes.len();
        let read = (&mut self.source).take(CHUNK as u64).read_to_end(&mut self.bytes);
        self.trouble = self.trouble.take().or(read.err());
        self.size += (self.bytes.len() - before) as u64;
        self.bytes.len() > before
    }

    /// Whether the file pays for so much, of which `free` costs nothing and every byte pays for `a_byte`. The file is read
    /// ahead for that, no further than the answer needs.
    #[inline(never)]
    fn pays_for(&mut self, much: u64, free: u64, a_byte: u64) -> bool {
        while much > free + a_byte * self.size {
            if !self.fetch() {
                return false;
            }
        }
        true
    }

    fn byte(&mut self) -> Option<u8> {
        if self.next == self.bytes.len() && !self.refill() {
            return None;
        }
        self.next += 1;
        Some(self.bytes[self.next - 1])
    }
}

/// The bytes of a certificate, out of their gzip member if there is one.
struct Certificate<'a> {
    file: File<'a>,
    member: Option<Member>,
    /// What is there to be read. With a member it begins with the window that the member refers back to.
    bytes: Vec<u8>,
    next: usize,
    /// What follows the bytes that are there: nothing, or a fault.
    end: Option<Result<(), Reason>>,
    unfolded: u64,
    digest: Sha256,
}

impl<'a> Certificate<'a> {
    fn new(source: impl Read + 'a) -> Certificate<'a> {
        let mut file = File::new(source);
        file.refill();
        let member = if file.bytes.starts_with(&GZIP) { Some(Member::new()) } else { None };
        Certificate { file, member, bytes: Vec::new(), next: 0, end: None, unfolded: 0, digest: Sha256::new() }
    }

    /// The next bytes, if all that are there are used up: false at the end.
    fn refill(&mut self) -> Result<bool, Reason> {
        while self.next == self.bytes.len() {
            if let Some(end) = self.end {
                return end.map(|()| false);
            }
            match &mut self.member {
                None => {
                    if self.file.refill() {
                        std::mem::swap(&mut self.bytes, &mut self.file.bytes);
                        self.next = std::mem::replace(&mut self.file.next, 0);
                        self.file.bytes.clear();
                    } else {
                        self.end = Some(Ok(()));
                    }
                }
                Some(member) => {
                    let surplus = self.bytes.len().saturating_sub(WINDOW);
                    self.bytes.drain(..surplus);
                    self.next = self.bytes.len();
                    self.end = match member.unfold(&mut self.file, &mut self.bytes) {
                        Ok(true) => None,
                        Ok(false) => Some(Ok(())),
                        Err(reason) => Some(Err(reason)),
                    };
                    self.unfolded += (self.bytes.len() - self.next) as u64;
                    let paid = self.file.pays_for(self.unfolded, FREE_BYTES_UNFOLDED, BYTES_UNFOLDED_A_BYTE);
                    if !paid || self.unfolded > MOST_BYTES_UNFOLDED {
                        let most = FREE_BYTES_UNFOLDED + BYTES_UNFOLDED_A_BYTE * self.file.size;
                        let surplus = (self.unfolded - most.min(MOST_BYTES_UNFOLDED)) as usize;
                        self.bytes.truncate(self.bytes.len() - surplus);
                        self.end = Some(Err(TOO_LARGE));
                    }
                }
            }
            self.digest.update(&self.bytes[self.next..]);
        }
        Ok(true)
    }

    #[inline]
    fn byte(&mut self) -> Result<u8, Reason> {
        if self.next == self.bytes.len() && !self.refill()? {
            return Err(TRUNCATED);
        }
        self.next += 1;
        Ok(self.bytes[self.next - 1])
    }

    /// A number: seven bits a byte, least significant first, in as few bytes as possible and at most nine.
    #[inline]
    fn number(&mut self) -> Result<u64, Reason> {
        let mut number = 0;
        for i in 0..9 {
            let byte = self.byte()?;
            number |= ((byte & 0x7f) as u64) << (7 * i);
            demand(byte != 0 || i == 0, OVERLONG_NUMBER)?;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(NUMBER_TOO_LARGE)
    }

    fn count(&mut self, most: u64) -> Result<u64, Reason> {
        let count = self.number()?;
        demand(count <= most, TOO_LARGE)?;
        Ok(count)
    }
}

/// The three counts of the header.
struct Announced {
    steps: u64,
    held: u64,
    depth: u64,
}

impl Announced {
    /// The header, field by field; the digest as a whole.
    fn read(certificate: &mut Certificate, statement: &Statement) -> Result<Announced, Reason> {
        for expected in FIRST_BYTES {
            demand(certificate.byte()? == expected, NOT_A_CERTIFICATE)?;
        }
        demand(certificate.number()? == 1, UNKNOWN_VERSION)?;
        let mut digest = [0; 32];
        for byte in &mut digest {
            *byte = certificate.byte()?;
        }
        demand(digest == statement.digest, WRONG_STATEMENT)?;
        let steps = certificate.count(MOST_STEPS)?;
        let held = certificate.count(MOST_HELD)?;
        let depth = certificate.count(DEEPEST)?;
        Ok(Announced { steps, held, depth })
    }
}

impl Infinite {
    /// The end of the header.
    fn read_window(&self, certificate: &mut Certificate) -> Result<Window, Reason> {
        let mut span = || {
            let least = whole(certificate.number()?);
            demand(least.abs() <= FARTHEST, TOO_LARGE)?;
            Ok((least, certificate.count(MOST_CELLS as u64 - 1)? as usize + 1))
        };
        let (x, columns) = span()?;
        let (y, rows) = match self.rows {
            Some(rows) => (0, rows),
            None => span()?,
        };
        Ok(Window { x, y, columns, rows })
    }
}

/// A whole number that may be negative: 0, -1, 1, -2 and so on.
fn whole(number: u64) -> i64 {
    let half = (number / 2) as i64;
    if number % 2 == 0 {
        half
    } else {
        -half - 1
    }
}

// ------------------------------------------------------------------------------------------------------------------
// Section 2.2. Steps

const NOTHING: u8 = 0x01;
const STONES: u8 = 0x02;
const GROUPS: u8 = 0x03;
const COVER: u8 = 0x04;
const POTENTIAL: u8 = 0x05;
const RECALL: u8 = 0x06;
const OPTIONS: u8 = 0x07;
const BOTH: u8 = 0x08;
const SWAP: u8 = 0x09;
const IMAGE: u8 = 0x0a;
const KEEP: u8 = 0x0b;
const SYMMETRY: u8 = 0x0c;
const ANSWER: u8 = 0x0d;
const FOCUS: u8 = 0x0e;
const LEAVE: u8 = 0x0f;
const END: u8 = 0x10;
const DONE: u8 = 0x11;
const ORDERED: u8 = 0x12;
const TOUCH: u8 = 0x13;
const JOIN: u8 = 0x14;
const FILL: u8 = 0x15;
const TILE: u8 = 0x16;
const TILED: u8 = 0x17;
const TILING: u8 = 0x18;

/// The names of the rules, each at its number.
#[rustfmt::skip]
const RULES: [&str; 25] = [
    "", "NOTHING", "STONES", "GROUPS", "COVER", "POTENTIAL", "RECALL", "OPTIONS", "BOTH", "SWAP", "IMAGE", "KEEP",
    "SYMMETRY", "ANSWER", "FOCUS", "LEAVE", "END", "DONE", "ORDERED", "TOUCH", "JOIN", "FILL",
    "TILE", "TILED", "TILING",
];

/// The flag of a leaf that is answered, and the one that besides names a cell of O to look away from.
const ANSWERED: u8 = 0x80;
const AWAY: u8 = 0x40;

const MOST_SYMMETRIES: usize = 4096;
const MOST_LOOKS_AT_OPTIONS: u64 = 4_000_000;
const MOST_LOOKS_AT_TURNS: u64 = 1 << 27;
const MOST_LOOKS_AT_A_TILING: u64 = 1 << 28;
const FREE_LOOKS: u64 = 1 << 28;
const LOOKS_A_LINE: u64 = 1 << 15;
const LOOKS_A_BYTE: u64 = 1 << 15;

/// How many stones of O a line without a stone of P may have, -1 if P must have one: less than the line has cells, or
/// [`ANY`], which stands for infinity.
type Tolerance = i16;
const ANY: Tolerance = Tolerance::MAX;

/// What a claim says is in theorems.md: of a Block claim the zone is Z and the lines L, of a Complete claim the needed
/// stones are N and the zone is Z; so of a two-sided one, which is a Win or else a Hold, and t has the tolerance of each line,
/// and on an infinite board behind them the far tolerance;
/// and so of a Link, which has its lower end first. That a tile is won, and that the plane is tiled, is said of no cells of
/// the window: `none` is the empty set.
#[derive(Clone)]
enum Claim<C, L> {
    Block { zone: C, lines: L },
    Complete { needs: C, zone: C },
    TwoSided { wins: bool, needs: C, zone: C, t: Vec<Tolerance> },
    Link { ends: [usize; 2], needs: C, zone: C },
    Tiled { none: C, tile: Rc<Tile> },
    TiledPlane { none: C, tiling: Rc<Tiling> },
}

impl<C: Set, L: Set> Claim<C, L> {
    fn zone(&self) -> &C {
        match self {
            Claim::Block { zone, .. } | Claim::Complete { zone, .. } => zone,
            Claim::TwoSided { zone, .. } | Claim::Link { zone, .. } => zone,
            Claim::Tiled { none, .. } | Claim::TiledPlane { none, .. } => none,
        }
    }

    /// N, of which a Block claim has none.
    fn needs(&self) -> Option<&C> {
        match self {
            Claim::Block { .. } | Claim::Tiled { .. } | Claim::TiledPlane { .. } => None,
            Claim::Complete { needs, .. } | Claim::TwoSided { needs, .. } | Claim::Link { needs, .. } => Some(needs),
        }
    }

    /// The tolerance of a line. A Block claim stands for the Hold that tolerates all on the lines of L, and asks for a stone
    /// on all others.
    fn tolerance(&self, line: usize) -> Tolerance {
        match self {
            Claim::TwoSided { t, .. } => t[line],
            Claim::Block { lines, .. } if lines.has(line) => ANY,
            _ => -1,
        }
    }

    /// The tolerance of far lines, where there are so many modelled ones (T19).
    fn far(&self, lines: usize) -> Tolerance {
        match self {
            Claim::TwoSided { t, .. } => t[lines],
            _ => -1,
        }
    }

    /// The ends of a Link.
    fn ends(&self) -> Option<[usize; 2]> {
        match self {
            Claim::Link { ends, .. } => Some(*ends),
            _ => None,
        }
    }

    fn is_block(&self) -> bool {
        matches!(self, Claim::Block { .. })
    }

    fn is_complete(&self) -> bool {
        matches!(self, Claim::Complete { .. })
    }

    fn is_of_tiles(&self) -> bool {
        matches!(self, Claim::Tiled { .. } | Claim::TiledPlane { .. })
    }

    fn is_two_sided(&self) -> bool {
        matches!(self, Claim::TwoSided { .. })
    }

    fn is_win(&self) -> bool {
        matches!(self, Claim::TwoSided { wins: true, .. })
    }
}

/// What stands on the stack: a claim, or an answer of the cells R with a claim.
struct Thing<C, L> {
    answer: Option<C>,
    claim: Claim<C, L>,
}

struct Kept<C, L> {
    claim: Claim<C, L>,
    uses: u64,
}

/// Where a motion leads out of sight.
const NO_CELL: u16 = u16::MAX;
const NO_LINE: u32 = u32::MAX;

struct Symmetry {
    /// Where each cell goes, and in Hex the sides behind them. On an infinite board [`NO_CELL`] if it leaves the window.
    nodes: Vec<u16>,
    lines: Vec<u32>,
}

/// An open frame.
struct Frame<C, L> {
    /// The cells of P, for an ANSWER.
    answer: Option<C>,
    /// How many things stood on the stack when it was opened.
    below: usize,
    /// The scene as it was when it was opened, and its stones.
    available: C,
    needed: L,
    stones: [C; 2],
}

/// What there is around a tile while it is open: the things held and what memory they take, and the open frames.
#[derive(Clone, Copy)]
struct Outside {
    held: u64,
    bytes: u64,
    frames: u64,
}

/// A certificate in the course of being checked: its steps in the statement's game, or those in the game of a tile.
struct Check<'g, 'c, C, L> {
    game: &'g Game<C, L>,
    certificate: Certificate<'c>,
    /// Where the game is a tile's, what is around it.
    outside: Option<Outside>,
    p: usize,
    step: u64,
    stack: Vec<Thing<C, L>>,
    frames: Vec<Frame<C, L>>,
    scene: Scene<C, L>,
    /// The scene around an answered leaf.
    around: Scene<C, L>,
    /// The stones of the scene: A of P's, B of O's.
    stones: [C; 2],
    /// The kept claims that have uses left, by the number of their KEEP; and how many KEEPs there were.
    kept: HashMap<u64, Kept<C, L>>,
    keeps: u64,
    symmetries: Vec<Symmetry>,
    /// What COVER compares: the needed lines on the cells of one of them, the sets of these cells, and how many needed lines
    /// contain each.
    meets: Vec<u32>,
    order: Vec<(Reverse<usize>, u32)>,
    /// The most things held, the most frames open at one time so far; the looks that all steps took (section 4.1), and how
    /// many a file may take that has no bytes.
    held: u64,
    depth: u64,
    looks: u64,
    free_looks: u64,
    /// The cells and the lines of all tiles so far.
    cells_of_tiles: usize,
    lines_of_tiles: usize,
}

type Step<T> = Result<T, Reason>;

impl<'g, 'c, C: Set, L: Set> Check<'g, 'c, C, L> {
    fn new(game: &'g Game<C, L>, certificate: Certificate<'c>) -> Check<'g, 'c, C, L> {
        let scene = Scene::new(game);
        let prover = game.statement.strategist();
        Check {
            game,
            certificate,
            outside: None,
            p: game.statement.p,
            step: 0,
            stack: Vec::new(),
            frames: Vec::new(),
            around: scene.clone(),
            scene,
            stones: [game.stones[prover].clone(), game.stones[1 - prover].clone()],
            kept: HashMap::new(),
            keeps: 0,
            symmetries: Vec::new(),
            meets: Vec::new(),
            order: Vec::new(),
            held: 0,
            depth: 0,
            looks: 0,
            free_looks: FREE_LOOKS + LOOKS_A_LINE * game.statement.lines.len() as u64,
            cells_of_tiles: 0,
            lines_of_tiles: 0,
        }
    }

    /// All steps in turn, up to END or, in a tile, to TILED, which is carried out as far as it is about the tile's game.
    fn run(&mut self, announced: &Announced, trace: &mut Option<&mut dyn Write>) -> Step<()> {
        loop {
            self.step += 1;
            let (rule, flags) = self.rule(announced)?;
            match rule {
                TILE => self.tile(announced, trace)?,
                TILED => return self.tiled(),
                _ => self.carry_out(rule, flags, announced)?,
            }
            self.finish(if rule == TILE { TILED } else { rule }, announced, trace)?;
            if rule == END {
                return demand(self.held == announced.held, WRONG_COUNT);
            }
        }
    }

    /// What is looked at after a step that has no fault by itself.
    fn finish(&mut self, rule: u8, announced: &Announced, trace: &mut Option<&mut dyn Write>) -> Step<()> {
        let here = self.here();
        self.held = self.held.max(here.held);
        demand(here.bytes <= MOST_BYTES_HELD, OUT_OF_MEMORY)?;
        demand(here.held <= announced.held, WRONG_COUNT)?;
        if self.looks > FREE_LOOKS {
            demand(self.certificate.file.pays_for(self.looks, self.free_looks, LOOKS_A_BYTE), TOO_MUCH_WORK)?;
        }
        if let Some(out) = trace {
            let told = writeln!(out, "{}", self.trace(rule));
            self.certificate.file.trouble = self.certificate.file.trouble.take().or(told.err());
        }
        Ok(())
    }

    /// What is held and open now, here and around the tile if this is one.
    fn here(&self) -> Outside {
        let around = self.outside.unwrap_or(Outside { held: 0, bytes: 0, frames: 0 });
        let held = (self.stack.len() + self.kept.len()) as u64;
        Outside {
            held: around.held + held,
            bytes: around.bytes + held * self.game.bytes_of_thing(),
            frames: around.frames + self.frames.len() as u64,
        }
    }

    /// The first byte of a step: its rule and its flags.
    fn rule(&mut self, announced: &Announced) -> Step<(u8, u8)> {
        let byte = self.certificate.byte()?;
        demand(self.step <= announced.steps, WRONG_COUNT)?;
        let (rule, flags) = (byte & 0x3f, byte & 0xc0);
        demand((NOTHING..=TILING).contains(&rule), UNKNOWN_RULE)?;
        let has_flags = match rule {
            COVER | POTENTIAL => flags != AWAY,
            NOTHING..=RECALL | DONE | TOUCH => flags & AWAY == 0,
            _ => flags == 0,
        };
        demand(has_flags, BAD_FLAGS)?;
        let has_scene = matches!(rule, ANSWER | FOCUS) || matches!(rule, COVER | POTENTIAL) && flags != 0;
        self.looks += (8 + 8 * has_scene as u64) * self.game.words;
        Ok((rule, flags))
    }

    /// A step in the order in which section 4 looks for its defects: its operands as they are read, those on the stack, what
    /// it refers to, its side conditions.
    fn carry_out(&mut self, rule: u8, flags: u8, announced: &Announced) -> Step<()> {
        match rule {
            NOTHING..=RECALL | DONE | TOUCH => self.leaf(rule, flags),
            OPTIONS | BOTH | ORDERED => {
                let count = self.certificate.number()?;
                let parts = self.operands(count)?;
                let claim = match rule {
                    OPTIONS => self.options(parts)?,
                    BOTH => self.both(parts)?,
                    _ => self.ordered(parts)?,
                };
                self.demand_inside(&claim, rule)?;
                if rule == ORDERED {
                    let answers = self.stack[parts..].iter().filter_map(|option| option.answer.as_ref());
                    answers.map(|answer| self.demand_in_region(answer)).collect::<Step<()>>()?;
                }
                self.stack.truncate(parts);
                self.stack.push(Thing { answer: None, claim });
                Ok(())
            }
            SWAP => self.swap(),
            IMAGE => self.image(),
            KEEP => self.keep(),
            SYMMETRY => self.symmetry(),
            ANSWER | FOCUS => self.open(rule, announced.depth),
            LEAVE => self.leave(),
            JOIN => self.join(),
            FILL => self.fill(),
            TILING => self.tiling(),
            _ => self.end(announced),
        }
    }

    fn cell(&mut self) -> Step<usize> {
        let cell = self.certificate.number()?;
        demand(cell < self.game.statement.cells as u64, CELL_OUT_OF_RANGE)?;
        Ok(cell as usize)
    }

    fn line(&mut self) -> Step<usize> {
        let line = self.certificate.number()?;
        demand(line < self.game.statement.lines.len() as u64, LINE_OUT_OF_RANGE)?;
        Ok(line as usize)
    }

    /// A cell, or a side of P's.
    fn end_of_link(&mut self) -> Step<usize> {
        let end = self.certificate.number()?;
        demand(end < self.game.statement.cells as u64 + 2, END_OUT_OF_RANGE)?;
        Ok(end as usize)
    }

    /// So many cells that ascend, none below `least`.
    fn cells(&mut self, count: u64, least: usize) -> Step<C> {
        let mut cells = self.game.no_cells.clone();
        let mut next = least;
        for i in 0..count {
            let cell = self.cell()?;
            demand(i == 0 || cell + 1 != next, DUPLICATE_ENTRY)?;
            demand(cell >= next, NOT_SORTED)?;
            cells.add(cell);
            next = cell + 1;
        }
        self.looks += count * self.game.words;
        Ok(cells)
    }

    /// The place on the stack of the lowest of so many operands. None may stand below the frame.
    fn operands(&self, count: u64) -> Step<usize> {
        let below = self.frames.last().map_or(0, |frame| frame.below);
        let there = (self.stack.len() - below) as u64;
        demand((1..=there).contains(&count), MISSING_OPERAND)?;
        Ok(self.stack.len() - count as usize)
    }

    /// The place on the stack of the one operand, which must be a claim.
    fn claim_on_top(&self) -> Step<usize> {
        let top = self.operands(1)?;
        demand(self.stack[top].answer.is_none(), WRONG_OPERAND)?;
        Ok(top)
    }

    /// T19: on an infinite board N and Z lie in the window; T21: and in the region, but for a claim of ORDERED, whose guards P
    /// need not be able to play.
    fn demand_inside(&self, claim: &Claim<C, L>, rule: u8) -> Step<()> {
        let mut spoken = claim.zone().clone();
        claim.needs().iter().for_each(|needs| spoken.join(needs));
        demand(self.game.window.as_ref().map_or(true, |window| spoken.is_within(window)), LEAVES_WINDOW)?;
        if rule == ORDERED {
            return Ok(());
        }
        self.demand_in_region(&spoken)
    }

    fn demand_in_region(&self, played: &C) -> Step<()> {
        demand(self.game.region.as_ref().map_or(true, |region| played.is_within(region)), LEAVES_REGION)
    }

    /// A leaf, plain or answered. An answered COVER or POTENTIAL has a scene of its own.
    fn leaf(&mut self, rule: u8, flags: u8) -> Step<()> {
        let away = if flags & AWAY != 0 { Some(self.cell()?) } else { None };
        let reply = if flags & ANSWERED != 0 { Some(self.cell()?) } else { None };
        let claim = match rule {
            NOTHING => Claim::Block { zone: self.game.no_cells.clone(), lines: self.game.no_lines.clone() },
            STONES => self.stones()?,
            GROUPS => self.groups(reply.is_none())?,
            RECALL => self.recall()?,
            DONE => self.done()?,
            TOUCH => self.touch()?,
            _ => {
                if let Some(r) = reply {
                    self.around.clone_from(&self.scene);
                    away.iter().for_each(|&o| self.scene.occupy(self.game, o));
                    self.scene.answer(self.game, r);
                }
                let claim = if rule == COVER { self.cover()? } else { self.potential()? };
                if reply.is_some() {
                    std::mem::swap(&mut self.scene, &mut self.around);
                }
                claim
            }
        };
        if rule != RECALL {
            self.demand_inside(&claim, rule)?;
        }
        self.stack.push(Thing { answer: reply.map(|r| self.game.cell(r)), claim });
        Ok(())
    }

    /// T2: Complete <l, {}>.
    fn stones(&mut self) -> Step<Claim<C, L>> {
        let line = self.line()?;
        Ok(Claim::Complete { needs: self.game.cells_on[line].clone(), zone: self.game.no_cells.clone() })
    }

    /// T3, the groups listed: disjoint, of p + 1 cells each.
    fn groups(&mut self, in_scene: bool) -> Step<Claim<C, L>> {
        let cells = self.game.statement.cells as u64;
        let size = self.certificate.number()?;
        demand((1..=cells).contains(&size), GROUP_SIZE)?;
        let count = self.certificate.number()?;
        demand(count <= cells, GROUPS_OVERLAP)?;
        let mut zone = self.game.no_cells.clone();
        let mut lines = self.game.no_lines.clone();
        let mut disjoint = true;
        let mut first = 0;
        for _ in 0..count {
            let group = self.cells(size, first)?;
            first = group.members().next().unwrap_or(first);
            disjoint &= !group.meets(&zone);
            zone.join(&group);
            lines.join(&self.game.lines_containing(&group));
        }
        demand(size == self.p as u64 + 1, GROUP_SIZE)?;
        demand(disjoint, GROUPS_OVERLAP)?;
        if in_scene {
            self.scene.cover(self.game, &zone, &lines);
        }
        Ok(Claim::Block { zone, lines })
    }

    /// T4: the sum of 2^-|l ∩ Z| over the needed lines l is below 1/2. It is computed from the longest lines on, in units of
    /// 2^-n for those with n available cells; what is lost when two units become one, less than one, never matters.
    fn potential(&mut self) -> Step<Claim<C, L>> {
        demand(self.p == 1, POTENTIAL_NEEDS_SINGLE_STONES)?;
        self.looks += 4 * self.game.statement.lines.len() as u64 * self.game.cell_words;
        let lines = self.scene.needed.clone();
        let mut zone = self.game.no_cells.clone();
        let mut with_available = vec![0u64; self.game.longest_line + 1];
        for line in lines.members() {
            let mut available = self.game.cells_on[line].clone();
            available.keep(&self.scene.available);
            with_available[available.size()] += 1;
            zone.join(&available);
        }
        let halves = with_available[1..].iter().rev().fold(0, |units, count| units / 2 + count);
        demand(halves == 0 && with_available[0] == 0, POTENTIAL_TOO_LARGE)?;
        Ok(Claim::Block { zone, lines })
    }

    /// The claim of an earlier KEEP. With its last use it is kept no more.
    fn recall(&mut self) -> Step<Claim<C, L>> {
        let distance = self.certificate.number()?;
        demand(distance > 0, FORWARD_REFERENCE)?;
        let number = self.keeps.checked_sub(distance).ok_or(NO_SUCH_CLAIM)?;
        let kept = self.kept.get_mut(&number).ok_or(CLAIM_USED_UP)?;
        kept.uses -= 1;
        if kept.uses > 0 {
            return Ok(kept.claim.clone());
        }
        self.kept.remove(&number).map(|kept| kept.claim).ok_or(CLAIM_USED_UP)
    }

    /// T5, T6 and T14: the side conditions option by option, then condition 2; then the new claim.
    fn options(&mut self, parts: usize) -> Step<Claim<C, L>> {
        let game = self.game;
        let options = &self.stack[parts..];
        demand(options.iter().all(|option| option.answer.is_some()), WRONG_OPERAND)?;
        let first = &options[0].claim;
        let mut all_needs = game.no_cells.clone();
        let mut all_lines = game.all_lines.clone();
        for option in options {
            let answer = option.answer.as_ref().ok_or(WRONG_OPERAND)?;
            let same = option.claim.is_complete() == first.is_complete() && option.claim.ends() == first.ends();
            demand(same && !option.claim.is_two_sided() && !option.claim.is_of_tiles(), WRONG_OPERAND)?;
            demand(answer.size() <= self.p, ANSWER_TOO_LARGE)?;
            demand(!answer.meets(option.claim.zone()), ANSWER_IN_ZONE)?;
            match &option.claim {
                Claim::Block { lines, .. } => {
                    let mut blocked = game.lines_meeting(answer);
                    blocked.join(lines);
                    all_lines.keep(&blocked);
                }
                claim => {
                    let mut needs = claim.needs().unwrap_or(&game.no_cells).clone();
                    needs.strike(answer);
                    all_needs.join(&needs);
                }
            }
        }
        let (zone, looks) = self.turns_answered(options, &all_needs)?;
        self.looks += looks * (8 + game.cell_words);
        Ok(match first {
            Claim::Link { ends, .. } => {
                Claim::Link { ends: *ends, needs: all_needs, zone }
            }
            Claim::Complete { .. } => Claim::Complete { needs: all_needs, zone },
            _ => Claim::Block { zone, lines: all_lines },
        })
    }

    /// Condition 2 of T5: for each j, every set of at most j cells misses some T_i with |R_i| <= j. T_i is what option i
    /// touches: Z_i and R_i, but for Complete claims and Links without N (T6, T14). Gives the union of all T_i, and how many
    /// looks it took.
    fn turns_answered(&self, options: &[Thing<C, L>], needs: &C) -> Step<(C, u64)> {
        let touched = |option: &Thing<C, L>| {
            let mut touched = option.claim.zone().clone();
            option.answer.iter().for_each(|answer| touched.join(answer));
            touched.strike(needs);
            touched
        };
        let mut zone = self.game.no_cells.clone();
        if self.p == 1 {
            let mut in_all = touched(&options[0]);
            for option in options {
                let touched = touched(option);
                in_all.keep(&touched);
                zone.join(&touched);
            }
            demand(in_all.is_empty(), MOVE_NOT_ANSWERED)?;
            return Ok((zone, 0));
        }
        let all: Vec<C> = options.iter().map(touched).collect();
        let mut looks = 0;
        for j in 1..=self.p {
            let small = |option: &Thing<C, L>| option.answer.iter().all(|answer| answer.size() <= j);
            let small_ones = options.iter().zip(&all).filter(|(option, _)| small(option));
            let sets: Vec<&C> = small_ones.map(|(_, touched)| touched).collect();
            demand(some_set_is_missed(&sets, j, &mut looks)?, MOVE_NOT_ANSWERED)?;
        }
        all.iter().for_each(|touched| zone.join(touched));
        Ok((zone, looks))
    }

    /// T7: Block claims with disjoint zones.
    fn both(&mut self, parts: usize) -> Step<Claim<C, L>> {
        let parts = &self.stack[parts..];
        demand(parts.iter().all(|part| part.answer.is_none() && part.claim.is_block()), WRONG_OPERAND)?;
        let mut all_cells = self.game.no_cells.clone();
        let mut all_lines = self.game.no_lines.clone();
        for part in parts {
            if let Claim::Block { zone, lines } = &part.claim {
                demand(!zone.meets(&all_cells), ZONES_OVERLAP)?;
                all_cells.join(zone);
                all_lines.join(lines);
            }
        }
        Ok(Claim::Block { zone: all_cells, lines: all_lines })
    }

    /// T8: v in the zone, u not; a line through v stays if it goes through u.
    fn swap(&mut self) -> Step<()> {
        let (v, u) = (self.cell()?, self.cell()?);
        let top = self.claim_on_top()?;
        match &mut self.stack[top].claim {
            Claim::Block { zone, lines } => {
                demand(zone.has(v), SWAP_FROM_OUTSIDE_ZONE)?;
                demand(!zone.has(u), SWAP_INTO_ZONE)?;
                zone.remove(v);
                zone.add(u);
                let mut lost = self.game.lines_through[v].clone();
                lost.strike(&self.game.lines_through[u]);
                lines.strike(&lost);
            }
            _ => return Err(WRONG_OPERAND),
        }
        self.demand_inside(&self.stack[top].claim, SWAP)
    }

    /// T9, T20: the image of the claim on top.
    fn image(&mut self) -> Step<()> {
        let number = self.certificate.number()?;
        let top = self.claim_on_top()?;
        demand(number < self.symmetries.len() as u64, FORWARD_REFERENCE)?;
        let game = self.game;
        self.looks += 4 * (game.statement.cells + game.statement.lines.len()) as u64;
        let symmetry = &self.symmetries[number as usize];
        let stays = |cells: &C| cells.members().all(|cell| symmetry.nodes[cell] != NO_CELL);
        let claim = &self.stack[top].claim;
        demand(stays(claim.zone()) && claim.needs().map_or(true, stays), LEAVES_WINDOW)?;
        let cells = |cells: &C| C::of(game.statement.cells, cells.members().map(|cell| symmetry.nodes[cell] as usize));
        let image = match claim {
            Claim::Complete { needs, zone } => Claim::Complete { needs: cells(needs), zone: cells(zone) },
            Claim::Block { zone, lines } => {
                let images = lines.members().map(|line| symmetry.lines[line] as usize);
                let lines = L::of(game.statement.lines.len(), images);
                Claim::Block { zone: cells(zone), lines }
            }
            Claim::TwoSided { wins, needs, zone, t } => {
                // On a finite board each line is the image of one.
                let mut images = vec![t.get(symmetry.lines.len()).copied().unwrap_or(ANY); t.len()];
                let seen = t.iter().zip(&symmetry.lines).filter(|(_, &image)| image != NO_LINE);
                seen.for_each(|(&tolerance, &image)| images[image as usize] = tolerance);
                // T20: lines that are seen no more are far lines now.
                let lost = t.iter().zip(&symmetry.lines).filter(|(_, &image)| image == NO_LINE);
                let least = lost.map(|(&tolerance, _)| tolerance).min().unwrap_or(ANY);
                images.iter_mut().skip(symmetry.lines.len()).for_each(|far| *far = least.min(*far));
                Claim::TwoSided { wins: *wins, needs: cells(needs), zone: cells(zone), t: images }
            }
            Claim::Link { ends, needs, zone } => {
                let [a, b] = ends.map(|end| symmetry.nodes[end] as usize);
                Claim::Link { ends: [a.min(b), a.max(b)], needs: cells(needs), zone: cells(zone) }
            }
            Claim::Tiled { .. } | Claim::TiledPlane { .. } => return Err(WRONG_OPERAND),
        };
        self.stack[top].claim = image;
        Ok(())
    }

    fn keep(&mut self) -> Step<()> {
        let uses = self.certificate.number()?;
        let top = self.claim_on_top()?;
        demand(uses > 0, CLAIM_NOT_USED)?;
        self.kept.insert(self.keeps, Kept { claim: self.stack[top].claim.clone(), uses });
        self.keeps += 1;
        Ok(())
    }

    /// T9: a permutation of the cells that maps every line to a line; in Hex, neighbours to neighbours, where P's sides stay as
    /// they are or else change places.
    fn symmetry(&mut self) -> Step<()> {
        if let Some(infinite) = self.game.statement.infinite {
            return self.motion(infinite);
        }
        let mut nodes = Vec::new();
        for _ in 0..self.game.statement.cells {
            nodes.push(self.cell()? as u16);
        }
        demand(self.symmetries.len() < MOST_SYMMETRIES, TOO_LARGE)?;
        let cells = nodes.len();
        let images = C::of(cells, nodes.iter().map(|&cell| cell as usize));
        demand(images.size() == cells, NOT_A_PERMUTATION)?;
        self.looks += 32 * self.game.statement.lines.len() as u64 * self.game.cell_words;
        let lines = line_images(&self.game.statement, &nodes)?;
        if self.game.statement.kind == Kind::Hex {
            self.looks += 64 * cells as u64;
            nodes.extend([cells as u16, cells as u16 + 1]);
            if !self.keeps_neighbours(&nodes) {
                nodes.swap(cells, cells + 1);
                demand(self.keeps_neighbours(&nodes), NOT_A_SYMMETRY)?;
            }
        }
        self.symmetries.push(Symmetry { nodes, lines });
        Ok(())
    }

    /// T20: a motion that keeps the host and the region.
    fn motion(&mut self, infinite: Infinite) -> Step<()> {
        let turn = self.certificate.number()?;
        let (a, b) = (whole(self.certificate.number()?), whole(self.certificate.number()?));
        let motion = Motion { turn, a, b };
        demand(self.symmetries.len() < MOST_SYMMETRIES, TOO_LARGE)?;
        demand(infinite.is_kept(motion), NOT_A_SYMMETRY)?;
        let statement = &self.game.statement;
        self.looks += 32 * statement.lines.len() as u64 * self.game.cell_words;
        let shown = infinite.shown().ok_or(TOO_LARGE)?;
        let image = |cell: usize| {
            let (x, y) = shown.place(cell);
            motion.image(x, y)
        };
        let node = |cell: usize| {
            let (x, y) = image(cell);
            shown.cell(x, y).filter(|_| infinite.window.has(x, y)).map_or(NO_CELL, |cell| cell as u16)
        };
        let line = |cells: &Vec<u16>| {
            let images = cells.iter().map(|&cell| image(cell as usize));
            let numbers = images.map(|(x, y)| shown.cell(x, y).map(|cell| cell as u16));
            let mut numbers = numbers.collect::<Option<Vec<u16>>>()?;
            numbers.sort_unstable();
            statement.lines.binary_search(&numbers).ok()
        };
        let nodes = (0..statement.cells).map(node).collect();
        let lines = statement.lines.iter().map(|cells| line(cells).map_or(NO_LINE, |line| line as u32)).collect();
        self.symmetries.push(Symmetry { nodes, lines });
        Ok(())
    }

    /// Whether the images of all cells, and of the sides behind them, are neighbours where they are themselves.
    fn keeps_neighbours(&self, images: &[u16]) -> bool {
        let image = |node: usize| images[node] as usize;
        let mut rounds = self.game.rounds.iter().enumerate();
        rounds.all(|(cell, round)| round.iter().flatten().all(|&node| self.game.touch(image(cell), image(node))))
    }

    /// DONE and ORDERED are rules of strong games, of those with tolerances.
    fn demand_tolerances(&self) -> Step<()> {
        demand(self.game.statement.kind == Kind::Strong, RULE_OF_STRONG_GAMES)?;
        demand(self.game.statement.has_tolerances(), UNSUPPORTED_STATEMENT)
    }

    /// T11: Win <l, {}>, where O may have all but one cell of any line that misses l.
    fn done(&mut self) -> Step<Claim<C, L>> {
        let line = self.line()?;
        self.demand_tolerances()?;
        let game = self.game;
        let prover = game.statement.strategist();
        demand(game.lines_of[prover].has(line), LINE_OF_THE_OPPONENT)?;
        self.looks += game.statement.lines.len() as u64;
        let needs = game.cells_on[line].clone();
        let mut missed = game.lines_of[1 - prover].clone();
        missed.strike(&game.lines_meeting(&needs));
        let lines = game.statement.lines.iter().enumerate();
        let t = lines.map(|(m, cells)| if missed.has(m) { cells.len() as Tolerance - 1 } else { ANY });
        let far = game.statement.infinite.map(|infinite| infinite.k as Tolerance - 1);
        let t = t.chain(far).collect();
        Ok(Claim::TwoSided { wins: true, needs, zone: game.no_cells.clone(), t })
    }

    /// T12: the first option answers every cell outside T_1, each other one what is in all T before it and not in its own.
    fn ordered(&mut self, parts: usize) -> Step<Claim<C, L>> {
        let game = self.game;
        let options = &self.stack[parts..];
        demand(options.iter().all(|option| option.answer.is_some()), WRONG_OPERAND)?;
        self.demand_tolerances()?;
        // What all options touch, without their guards: where P has stones there, these are N+. No guard is a stone.
        let mut played = game.no_cells.clone();
        let mut needs = game.no_cells.clone();
        for option in options {
            let answer = option.answer.as_ref().ok_or(WRONG_OPERAND)?;
            demand(answer.size() <= self.p, ANSWER_TOO_LARGE)?;
            demand(option.claim.is_two_sided() || option.claim.is_block(), WRONG_OPERAND)?;
            let mut leans_on = option.claim.needs().unwrap_or(&game.no_cells).clone();
            leans_on.strike(answer);
            needs.join(&leans_on);
            played.join(option.claim.zone());
            played.join(answer);
        }
        let touched_by_some = played.clone();
        played.keep(&self.stones[0]);
        needs.join(&played);
        let looks = 16 * (game.statement.lines.len() + game.statement.cells) + game.length_of_lines;
        let looks = looks as u64 * (1 + options.len() as u64);
        if self.p > 1 {
            let (claim, more) = Turns::new(game, &self.stones, options, needs, &touched_by_some).claim(options)?;
            self.looks += 2 * looks + more;
            return Ok(claim);
        }

        let mut left = game.all_cells.clone();
        left.strike(&needs);
        let rooms = self.rooms();
        let mut zone = game.no_cells.clone();
        let mut ways = Vec::new();
        for (i, option) in options.iter().enumerate() {
            let answer = option.answer.as_ref().ok_or(WRONG_OPERAND)?;
            let mut touched = self.guards(&option.claim, answer, &rooms);
            touched.join(option.claim.zone());
            touched.join(answer);
            touched.strike(&needs);
            let mut answered = left.clone();
            answered.strike(&touched);
            demand(i == 0 || !answered.is_empty(), OPTION_NOT_USED)?;
            left.keep(&touched);
            zone.join(&touched);
            ways.push(Way { claim: &option.claim, answer, touched, answered });
        }
        demand(left.is_empty(), MOVE_NOT_ANSWERED)?;
        let wins = options.iter().all(|option| option.claim.is_win());
        let least = |(line, cells): (usize, &Vec<u16>)| match on(cells, &needs) {
            0 => ways.iter().map(|way| way.tolerance(game.tolerance(way.claim, line), cells)).min().unwrap_or(ANY),
            _ => ANY,
        };
        let lines = game.statement.lines.iter();
        let t = lines.clone().enumerate().map(least);
        // In normal form: no line has more stones of O's than cells outside the zone.
        let t = t.zip(lines).map(|(t, cells)| if t < outside(cells, &zone) { t } else { ANY });
        // T19: far away the first option pays for the stone that it answers, the others for none.
        let far = |(i, option): (usize, &Thing<C, L>)| {
            let far = option.claim.far(game.statement.lines.len());
            if i == 0 { (far - 1).max(-1) } else { far }
        };
        let far = game.statement.infinite.and_then(|_| options.iter().enumerate().map(far).min());
        let t = t.chain(far).collect();
        self.looks += looks;
        Ok(Claim::TwoSided { wins, needs, zone, t })
    }

    /// T15: the Link of two neighbours, which is there.
    fn touch(&mut self) -> Step<Claim<C, L>> {
        let (a, b) = (self.end_of_link()?, self.end_of_link()?);
        self.demand_hex()?;
        let game = self.game;
        demand(game.touch(a, b), NOT_NEIGHBOURS)?;
        let cells = [a, b].into_iter().filter(|&end| end < game.statement.cells);
        let needs = C::of(game.statement.cells, cells);
        Ok(Claim::Link { ends: [a.min(b), a.max(b)], needs, zone: game.no_cells.clone() })
    }

    fn demand_hex(&self) -> Step<()> {
        demand(self.game.statement.kind == Kind::Hex, RULE_OF_HEX)
    }

    /// T16: two Links with one end in common, whose zones meet nowhere but in the other's N.
    fn join(&mut self) -> Step<()> {
        let parts = self.operands(2)?;
        demand(self.stack[parts..].iter().all(|part| part.answer.is_none()), WRONG_OPERAND)?;
        self.demand_hex()?;
        let link = match [&self.stack[parts].claim, &self.stack[parts + 1].claim] {
            [Claim::Link { ends: ab, needs: n1, zone: z1 }, Claim::Link { ends: bd, needs: n2, zone: z2 }] => {
                // Of a Link's two ends the other Link has one.
                let only_in = |ends: &[usize; 2], others: &[usize; 2]| match ends.map(|end| others.contains(&end)) {
                    [true, false] => Some(ends[1]),
                    [false, true] => Some(ends[0]),
                    _ => None,
                };
                let (a, d) = only_in(ab, bd).zip(only_in(bd, ab)).ok_or(ENDS_DO_NOT_MEET)?;
                let (mut needs, mut zone, mut other) = (n1.clone(), z1.clone(), z2.clone());
                needs.join(n2);
                zone.strike(n2);
                other.strike(n1);
                demand(!zone.meets(&other), ZONES_OVERLAP)?;
                zone.join(&other);
                Claim::Link { ends: [a.min(d), a.max(d)], needs, zone }
            }
            _ => return Err(WRONG_OPERAND),
        };
        self.stack.truncate(parts);
        self.stack.push(Thing { answer: None, claim: link });
        Ok(())
    }

    /// T17: the cells of A are P's; one of K is dead, or each of two if the other one is P's.
    fn fill(&mut self) -> Step<()> {
        let (k, a) = (self.list()?, self.list()?);
        let top = self.claim_on_top()?;
        self.demand_hex()?;
        demand(k.size() <= 2, FILL_SIZE)?;
        demand(!k.meets(&a), FILL_OVERLAPS)?;
        let game = self.game;
        match &mut self.stack[top].claim {
            Claim::Link { ends, needs, zone } => {
                demand(!ends.iter().any(|&end| end < game.statement.cells && k.has(end)), END_FILLED)?;
                needs.strike(&k);
                needs.join(&a);
                zone.strike(&k);
                zone.strike(needs);
                for p in k.members() {
                    let mut own = k.clone();
                    own.remove(p);
                    own.join(needs);
                    demand(game.is_dead(p, &own, zone), CELL_NOT_DEAD)?;
                }
                if k.size() == 2 {
                    zone.join(&k);
                }
                Ok(())
            }
            _ => Err(WRONG_OPERAND),
        }
    }

    /// For each line without a stone of P's in the scene, how many of O's it has there.
    fn rooms(&self) -> Vec<Option<Tolerance>> {
        let [own, others] = &self.stones;
        let lines = self.game.statement.lines.iter();
        lines.map(|cells| if on(cells, own) == 0 { Some(on(cells, others)) } else { None }).collect()
    }

    /// The guards of an option: all cells without stones of the lines that have neither room left nor a cell of the answer.
    fn guards(&self, claim: &Claim<C, L>, answer: &C, taken: &[Option<Tolerance>]) -> C {
        let mut guards = self.game.no_cells.clone();
        for (line, &taken) in taken.iter().enumerate() {
            if taken == Some(self.game.tolerance(claim, line)) && !self.game.cells_on[line].meets(answer) {
                guards.join(&self.game.cells_on[line]);
            }
        }
        guards.strike(&self.stones[1]);
        guards
    }
}

/// One of the options of T12: R_i and the claim, T_i, and U_i, the cells that it answers.
struct Way<'a, C, L> {
    claim: &'a Claim<C, L>,
    answer: &'a C,
    touched: C,
    answered: C,
}

impl<C: Set, L: Set> Way<'_, C, L> {
    /// What this option leaves to a line that misses N: one stone less if a stone that is answered may lie on it, but never
    /// less than -1.
    fn tolerance(&self, t: Tolerance, cells: &[u16]) -> Tolerance {
        if t == ANY || t >= outside(cells, &self.touched) || on(cells, self.answer) > 0 {
            return ANY;
        }
        let may_grow = on(cells, &self.answered) > 0;
        (t - may_grow as Tolerance).max(-1)
    }
}

/// T12 for turns of several stones: one option, with T_i; with the cells that no set at home has, and those that one may
/// have; with the room of each line, p if it is not limited; and what is noted of it.
struct Roomy<C> {
    touched: C,
    closed: C,
    open: C,
    rooms: Vec<Tolerance>,
    /// The greatest p - |D| of a set D that is noted here, and the greatest |D on l| + p - |D| of those that meet l.
    anywhere: Option<Tolerance>,
    reach: Vec<Tolerance>,
    /// On an infinite board the greatest p less the cells of D in the window: what a far line may get (T19).
    far: Tolerance,
}

/// The search for what answers each turn.
struct Turns<'a, C, L> {
    game: &'a Game<C, L>,
    p: usize,
    needs: C,
    quiet: C,
    /// The lines that have a stone of P's, and how many of O's stones each line has, in the scene.
    settled: L,
    taken: Vec<Tolerance>,
    opponents: &'a C,
    ways: Vec<Roomy<C>>,
    /// The set that the search has come to, and how many of its cells each line has.
    set: Vec<usize>,
    counts: Vec<Tolerance>,
    looks: u64,
}

impl<'a, C: Set, L: Set> Turns<'a, C, L> {
    fn new(
        game: &'a Game<C, L>,
        stones: &'a [C; 2],
        options: &[Thing<C, L>],
        needs: C,
        touched_by_some: &C,
    ) -> Turns<'a, C, L> {
        let p = game.statement.p;
        let [own, opponents] = stones;
        let mut quiet = own.clone();
        quiet.join(opponents);
        quiet.strike(&needs);
        quiet.strike(touched_by_some);
        let mut others = game.all_cells.clone();
        others.strike(&needs);
        others.strike(&quiet);
        let mut settled = game.lines_meeting(own);
        settled.join(&game.lines_meeting(&needs));
        let lines = &game.statement.lines;
        let taken: Vec<Tolerance> = lines.iter().map(|cells| on(cells, opponents)).collect();
        let way = |option: &Thing<C, L>| {
            let answer = option.answer.as_ref().unwrap_or(&game.no_cells);
            let mut touched = option.claim.zone().clone();
            touched.join(answer);
            touched.strike(&needs);
            let mut blocked = settled.clone();
            blocked.join(&game.lines_meeting(answer));
            let mut closed = touched.clone();
            let mut rooms = Vec::new();
            for (line, cells) in lines.iter().enumerate() {
                let t = game.tolerance(&option.claim, line);
                let room = t - taken[line];
                let limited = !blocked.has(line) && room >= 0 && room < p as Tolerance && t < outside(cells, &touched);
                rooms.push(if limited { room } else { p as Tolerance });
                if rooms[line] == 0 {
                    closed.join(&game.cells_on[line]);
                }
            }
            closed.keep(&others);
            let mut open = others.clone();
            open.strike(&closed);
            Roomy { touched, closed, open, rooms, anywhere: None, reach: vec![0; lines.len()], far: 0 }
        };
        let ways = options.iter().map(way).collect();
        let counts = vec![0; lines.len()];
        Turns { game, p, needs, quiet, settled, taken, opponents, ways, set: Vec::new(), counts, looks: 0 }
    }

    fn pay(&mut self, looks: usize) -> Step<()> {
        self.looks += looks as u64;
        demand(self.looks <= MOST_LOOKS_AT_TURNS, TOO_MUCH_WORK)
    }

    /// The search from a set, which is at home with no option before this one. The depth is at most p.
    fn visit(&mut self, from: usize) -> Step<()> {
        let through: Vec<usize> = self.set.iter().flat_map(|&cell| self.game.lines_through[cell].members()).collect();
        self.pay(32 + through.len())?;
        let mut shared: Vec<usize> = through.iter().copied().filter(|&line| self.counts[line] > 1).collect();
        shared.sort_unstable();
        shared.dedup();
        let mut at = from;
        loop {
            demand(at < self.ways.len(), MOVE_NOT_ANSWERED)?;
            self.pay(8 + shared.len())?;
            let way = &self.ways[at];
            let crowded = shared.iter().any(|&line| self.counts[line] > way.rooms[line]);
            if !crowded && !self.set.iter().any(|&cell| way.closed.has(cell)) {
                break;
            }
            at += 1;
        }
        let more = (self.p - self.set.len()) as Tolerance;
        let seen = |&&cell: &&usize| self.game.window.as_ref().map_or(false, |window| window.has(cell));
        let unseen = (self.p - self.set.iter().filter(seen).count()) as Tolerance;
        let way = &mut self.ways[at];
        way.anywhere = way.anywhere.max(Some(more));
        way.far = way.far.max(unseen);
        through.iter().for_each(|&line| way.reach[line] = way.reach[line].max(self.counts[line] + more));
        if more == 0 {
            return Ok(());
        }
        self.pay(self.counts.len() + self.game.statement.cells)?;
        let closed: Vec<usize> = self.ways[at].closed.members().collect();
        for cell in closed {
            self.with(&[cell], at + 1)?;
        }
        for line in 0..self.counts.len() {
            let room = self.ways[at].rooms[line];
            let wanted = room + 1 - self.counts[line];
            if room > 0 && room < self.p as Tolerance && wanted <= more {
                let cells = &self.game.statement.lines[line];
                self.pay(cells.len())?;
                let cells = cells.iter().map(|&cell| cell as usize);
                let open = &self.ways[at].open;
                let cells: Vec<usize> = cells.filter(|&cell| open.has(cell) && !self.set.contains(&cell)).collect();
                self.subsets(&cells, wanted as usize, &mut Vec::new(), at + 1)?;
            }
        }
        Ok(())
    }

    /// The sets of so many of these cells more, in lexicographic order.
    fn subsets(&mut self, cells: &[usize], more: usize, picked: &mut Vec<usize>, from: usize) -> Step<()> {
        if more == 0 {
            return self.with(picked, from);
        }
        for (i, &cell) in cells.iter().enumerate() {
            picked.push(cell);
            self.subsets(&cells[i + 1..], more - 1, picked, from)?;
            picked.pop();
        }
        Ok(())
    }

    fn with(&mut self, cells: &[usize], from: usize) -> Step<()> {
        for &cell in cells {
            self.set.push(cell);
            self.game.lines_through[cell].members().for_each(|line| self.counts[line] += 1);
        }
        self.visit(from)?;
        for &cell in cells {
            self.set.pop();
            self.game.lines_through[cell].members().for_each(|line| self.counts[line] -= 1);
        }
        Ok(())
    }

    /// The claim, and how many looks it took.
    fn claim(mut self, options: &[Thing<C, L>]) -> Step<(Claim<C, L>, u64)> {
        self.visit(0)?;
        demand(self.ways.iter().all(|way| way.anywhere.is_some()), OPTION_NOT_USED)?;
        let game = self.game;
        let mut zone = game.no_cells.clone();
        self.ways.iter().for_each(|way| zone.join(&way.touched));
        let mut t = Vec::new();
        for (line, cells) in game.statement.lines.iter().enumerate() {
            let (least, fits) = self.least(options, line, cells);
            t.push(least);
            // With the free cells of the line in the zone O has there what the scene says, and the turn adds.
            if least < self.taken[line] && fits && !self.settled.has(line) {
                let mut guards = game.cells_on[line].clone();
                guards.strike(self.opponents);
                zone.join(&guards);
                t[line] = ANY;
            }
        }
        for (t, cells) in t.iter_mut().zip(&game.statement.lines) {
            if on(cells, &self.needs) > 0 || *t >= outside(cells, &zone) {
                *t = ANY;
            }
        }
        let far = options.iter().zip(&self.ways).map(|(option, way)| (option.claim.far(t.len()) - way.far).max(-1));
        let far = game.statement.infinite.and_then(|_| far.min());
        let t = t.into_iter().chain(far).collect();
        let wins = options.iter().all(|option| option.claim.is_win());
        Ok((Claim::TwoSided { wins, needs: self.needs, zone, t }, self.looks))
    }

    /// The least that an option leaves which counts on the line, and whether O's stones of the scene fit all of these.
    fn least(&self, options: &[Thing<C, L>], line: usize, cells: &[u16]) -> (Tolerance, bool) {
        let (mut least, mut fits) = (ANY, true);
        for (option, way) in options.iter().zip(&self.ways) {
            let t = self.game.tolerance(&option.claim, line);
            let blocks = |set: Option<&C>| set.map_or(false, |set| on(cells, set) > 0);
            if t >= outside(cells, &way.touched) || blocks(option.answer.as_ref()) || blocks(option.claim.needs()) {
                continue;
            }
            let most = way.rooms[line].min(on(cells, &way.open)) + on(cells, &self.quiet);
            let most = most.min(way.reach[line].max(way.anywhere.unwrap_or(0)));
            least = least.min((t - most).max(-1));
            fits &= t >= self.taken[line];
        }
        (least, fits)
    }
}

/// How many of a line's cells are in a set.
fn on(line: &[u16], set: &impl Set) -> Tolerance {
    line.iter().map(|&cell| set.has(cell as usize) as Tolerance).sum()
}

/// How many are not.
fn outside(line: &[u16], set: &impl Set) -> Tolerance {
    line.len() as Tolerance - on(line, set)
}

/// The condition of OPTIONS for p >= 2: whether every set of at most j cells misses one of the sets. T_1 is hit by such a set
/// in some cell x only, and then j - 1 cells are left for the sets without x. The depth is at most p. The looks are counted.
fn some_set_is_missed<C: Set>(sets: &[&C], j: usize, looks: &mut u64) -> Step<bool> {
    let first = match sets.first() {
        None => return Ok(false),
        Some(&first) => first,
    };
    let look = |looks: &mut u64| {
        *looks += sets.len() as u64;
        demand(*looks <= MOST_LOOKS_AT_OPTIONS, TOO_MUCH_WORK)
    };
    if j == 1 {
        look(looks)?;
        let mut in_all = first.clone();
        sets.iter().for_each(|set| in_all.keep(set));
        return Ok(in_all.is_empty());
    }
    let mut rests: Vec<&C> = Vec::new();
    for x in first.members() {
        look(looks)?;
        rests.clear();
        rests.extend(sets.iter().copied().filter(|set| !set.has(x)));
        if !some_set_is_missed(&rests, j - 1, looks)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The number of each line's image.
fn line_images(statement: &Statement, cells: &[u16]) -> Step<Vec<u32>> {
    let mut image = Vec::new();
    let mut images = Vec::new();
    for line in &statement.lines {
        image.clear();
        image.extend(line.iter().map(|&cell| cells[cell as usize]));
        image.sort_unstable();
        let number = statement.lines.binary_search(&image).map_err(|_| NOT_A_SYMMETRY)?;
        let same_players = statement.wins_by.iter().all(|wins_by| wins_by[number] == wins_by[images.len()]);
        demand(same_players, NOT_A_SYMMETRY)?;
        images.push(number as u32);
    }
    Ok(images)
}

// ------------------------------------------------------------------------------------------------------------------
// Section 2.3. Frames and scenes

impl<C: Set, L: Set> Check<'_, '_, C, L> {
    /// ANSWER or FOCUS, with the cells of O and of P to look away from.
    fn open(&mut self, rule: u8, announced_depth: u64) -> Step<()> {
        let opponent = self.list()?;
        let prover = self.list()?;
        demand(self.here().frames < announced_depth, WRONG_COUNT)?;
        self.frames.push(Frame {
            answer: if rule == ANSWER { Some(prover.clone()) } else { None },
            below: self.stack.len(),
            available: self.scene.available.clone(),
            needed: self.scene.needed.clone(),
            stones: self.stones.clone(),
        });
        self.depth = self.depth.max(self.here().frames);
        opponent.members().for_each(|cell| self.scene.occupy(self.game, cell));
        prover.members().for_each(|cell| self.scene.answer(self.game, cell));
        self.stones[0].join(&prover);
        self.stones[1].join(&opponent);
        Ok(())
    }

    /// One of a frame's lists.
    fn list(&mut self) -> Step<C> {
        let count = self.certificate.number()?;
        demand(count <= self.game.statement.cells as u64, DUPLICATE_ENTRY)?;
        self.cells(count, 0)
    }

    /// LEAVE: exactly one claim stands above what stood there when the frame was opened.
    fn leave(&mut self) -> Step<()> {
        let frame = self.frames.pop().ok_or(NO_OPEN_FRAME)?;
        match self.stack.get_mut(frame.below..) {
            Some([thing]) if thing.answer.is_none() => thing.answer = frame.answer,
            _ => return Err(BAD_FRAME),
        }
        self.scene.restore(self.game, frame.available, frame.needed);
        self.stones = frame.stones;
        Ok(())
    }
}

/// Which cells are available and which lines are needed.
struct Scene<C, L> {
    available: C,
    needed: L,
    /// How many available cells each line has, in binary: the lines whose number has the first (lowest) digit, the second, …
    /// So a cell is taken from all its lines at once.
    counts: Vec<L>,
}

impl<C: Set, L: Set> Clone for Scene<C, L> {
    fn clone(&self) -> Scene<C, L> {
        Scene { available: self.available.clone(), needed: self.needed.clone(), counts: self.counts.clone() }
    }

    fn clone_from(&mut self, other: &Scene<C, L>) {
        self.available.clone_from(&other.available);
        self.needed.clone_from(&other.needed);
        self.counts.clone_from(&other.counts);
    }
}

impl<C: Set, L: Set> Scene<C, L> {
    /// The scene at the beginning.
    fn new(game: &Game<C, L>) -> Scene<C, L> {
        let digits = (usize::BITS - game.longest_line.leading_zeros()).max(1) as usize;
        let mut needed = game.no_lines.clone();
        for prover in game.statement.provers() {
            let mut unblocked = game.lines_of[1 - prover].clone();
            unblocked.strike(&game.lines_meeting(&game.stones[prover]));
            needed.join(&unblocked);
        }
        let mut scene = Scene {
            available: game.no_cells.clone(),
            needed: game.no_lines.clone(),
            counts: vec![game.no_lines.clone(); digits],
        };
        let taken = |cell: &usize| game.stones.iter().any(|stones| stones.has(*cell));
        let available = C::of(game.statement.cells, (0..game.statement.cells).filter(|cell| !taken(cell)));
        scene.restore(game, available, needed);
        scene
    }

    /// The cell becomes unavailable.
    fn occupy(&mut self, game: &Game<C, L>, cell: usize) {
        if self.available.has(cell) {
            self.available.remove(cell);
            for (i, &lines) in game.lines_through[cell].words().iter().enumerate() {
                let mut borrow = lines;
                for digit in &mut self.counts {
                    let word = &mut digit.words_mut()[i];
                    *word ^= borrow;
                    borrow &= *word;
                }
            }
        }
    }

    /// The cell becomes unavailable and the lines through it needed no more.
    fn answer(&mut self, game: &Game<C, L>, cell: usize) {
        self.occupy(game, cell);
        self.needed.strike(&game.lines_through[cell]);
    }

    /// The cells of groups become unavailable, the lines that contain one are needed no more.
    fn cover(&mut self, game: &Game<C, L>, cells: &C, lines: &L) {
        cells.members().for_each(|cell| self.occupy(game, cell));
        self.needed.strike(lines);
    }

    /// Back to a scene in which at least all cells of this one were available.
    fn restore(&mut self, game: &Game<C, L>, available: C, needed: L) {
        let mut again = available.clone();
        again.strike(&self.available);
        for cell in again.members() {
            for (i, &lines) in game.lines_through[cell].words().iter().enumerate() {
                let mut carry = lines;
                for digit in &mut self.counts {
                    let word = &mut digit.words_mut()[i];
                    *word ^= carry;
                    carry &= !*word;
                }
            }
        }
        self.available = available;
        self.needed = needed;
    }

    /// The needed line with the fewest available cells, the one of the lowest number among equals; and how many they are.
    fn tightest(&self) -> Option<(usize, usize)> {
        let mut fewest = self.needed.clone();
        let mut count = 0;
        for digit in self.counts.iter().rev() {
            let mut without = fewest.clone();
            without.strike(digit);
            count = count * 2 + without.is_empty() as usize;
            if !without.is_empty() {
                fewest = without;
            }
        }
        let line = fewest.members().next();
        line.map(|line| (line, count))
    }
}

// ------------------------------------------------------------------------------------------------------------------
// Section 2.4. COVER

/// Places are by the number of lines up to this many sets, by the colex number alone beyond.
const MOST_SETS_COMPARED: u128 = 256;
/// A colex number of so much cannot be chosen.
const COLEX_LIMIT: u128 = (1 << 63) - 1;
/// Two of 23 cells are 253 sets: more cells than this are never compared.
const MOST_CELLS_COMPARED: usize = 23;

/// The choices that are not of place 0.
struct Deviations {
    left: u64,
    /// How many choices of place 0 come before the next of them. This is read ahead, its place when it is due.
    before: u64,
}

impl Deviations {
    fn read(certificate: &mut Certificate) -> Step<Deviations> {
        let left = certificate.number()?;
        let before = if left > 0 { certificate.number()? } else { 0 };
        Ok(Deviations { left, before })
    }

    /// The place of the next choice.
    fn place(&mut self, certificate: &mut Certificate) -> Step<u64> {
        if self.left == 0 {
            return Ok(0);
        }
        if self.before > 0 {
            self.before -= 1;
            return Ok(0);
        }
        let place = certificate.number()?;
        demand(place > 0, CHOICE_OUT_OF_RANGE)?;
        self.left -= 1;
        if self.left > 0 {
            self.before = certificate.number()?;
        }
        Ok(place)
    }
}

impl<C: Set, L: Set> Check<'_, '_, C, L> {
    /// T3, by groups that follow from the scene and the choices. L has all lines that contain a group, needed or not.
    fn cover(&mut self) -> Step<Claim<C, L>> {
        let game = self.game;
        let size = self.p + 1;
        let mut deviations = Deviations::read(&mut self.certificate)?;
        let mut zone = game.no_cells.clone();
        let mut lines = game.no_lines.clone();
        while let Some((line, count)) = self.scene.tightest() {
            demand(count >= size, LINE_NOT_COVERABLE)?;
            let mut group = game.cells_on[line].clone();
            group.keep(&self.scene.available);
            if count > size {
                let place = deviations.place(&mut self.certificate)?;
                group = self.choice(&group, count, place)?;
            }
            self.looks += 16 * game.words;
            let contain = game.lines_containing(&group);
            self.scene.cover(game, &group, &contain);
            zone.join(&group);
            lines.join(&contain);
        }
        demand(deviations.left == 0, CHOICE_NOT_USED)?;
        Ok(Claim::Block { zone, lines })
    }

    /// The set of p + 1 of the line's available cells that has this place.
    fn choice(&mut self, available: &C, count: usize, place: u64) -> Step<C> {
        let sets = self.game.choices[count];
        demand((place as u128) < sets.min(COLEX_LIMIT), CHOICE_OUT_OF_RANGE)?;
        let size = self.p as u64 + 1;
        if sets > MOST_SETS_COMPARED {
            self.looks += if place == 0 { 0 } else { 512 * size * size };
            let cells: Vec<usize> = available.members().collect();
            let chosen = colex_set(count, self.p + 1, place as u128);
            return Ok(C::of(self.game.statement.cells, chosen.into_iter().map(|i| cells[i])));
        }
        self.looks += sets as u64 * size * self.game.line_words;
        let mut cells = [0; MOST_CELLS_COMPARED];
        cells.iter_mut().zip(available.members()).for_each(|(place, cell)| *place = cell as u16);
        self.meet_with_needed_lines(&cells[..count]);
        // The sets as bits of i_1, i_2, …: ascending, they are in the order of their colex numbers.
        let first = (1 << (self.p + 1)) - 1;
        let all = successors(Some(first), |&set| Some(next_of_size(set))).take(sets as usize);
        let chosen = if self.meets.is_empty() {
            at_place(all.map(|set| (Reverse(self.lines_on(&cells, set)), set)), place, &mut Vec::new())
        } else {
            let lines_on = |set| self.meets.iter().filter(|&meet| set & !meet == 0).count();
            at_place(all.map(|set| (Reverse(lines_on(set)), set)), place, &mut self.order)
        };
        Ok(C::of(self.game.statement.cells, (0..count).filter(|i| chosen >> i & 1 == 1).map(|i| cells[i] as usize)))
    }

    /// How many needed lines contain a set of these cells, counted word by word.
    fn lines_on(&self, cells: &[u16], set: u32) -> usize {
        let members = (0..cells.len()).filter(|i| set >> i & 1 == 1);
        let rows: Vec<&[u64]> = members.map(|i| self.game.lines_through[cells[i] as usize].words()).collect();
        let needed = self.scene.needed.words().iter().enumerate();
        needed.map(|(w, needed)| rows.iter().fold(*needed, |on, row| on & row[w]).count_ones() as usize).sum()
    }

    /// For every needed line that has two or more of the cells, which of them it has, as bits: no set lies on any other.
    /// None are listed where they are so many that counting by words is quicker.
    fn meet_with_needed_lines(&mut self, cells: &[u16]) {
        self.meets.clear();
        for (i, &needed) in self.scene.needed.words().iter().enumerate() {
            let (mut with_one, mut with_more) = (0, 0);
            for &cell in cells {
                let through = needed & self.game.lines_through[cell as usize].words()[i];
                with_more |= with_one & through;
                with_one |= through;
            }
            while with_more != 0 {
                let line = &self.game.cells_on[i * 64 + with_more.trailing_zeros() as usize];
                self.meets.push(cells.iter().rev().fold(0, |bits, &cell| bits << 1 | line.has(cell as usize) as u32));
                with_more &= with_more - 1;
            }
            if self.meets.len() > 64 + 2 * self.game.line_words as usize {
                return self.meets.clear();
            }
        }
    }
}

/// The set at this place.
#[inline]
fn at_place(
    compared: impl Iterator<Item = (Reverse<usize>, u32)>,
    place: u64,
    order: &mut Vec<(Reverse<usize>, u32)>,
) -> u32 {
    if place == 0 {
        return compared.min().unwrap_or_default().1;
    }
    order.clear();
    order.extend(compared);
    order.select_nth_unstable(place as usize).1 .1
}

/// The next greater number with as many bits.
fn next_of_size(set: u32) -> u32 {
    let lowest = set & set.wrapping_neg();
    let ripple = set + lowest;
    ripple | (set ^ ripple) >> 2 >> lowest.trailing_zeros()
}

/// C(n, k). For n up to 16,384 and k up to 9 no product here is above 2^122.
fn binomial(n: usize, k: usize) -> u128 {
    (0..k as u128).fold(1, |product, i| product * (n as u128).saturating_sub(i) / (i + 1))
}

/// The set i_1 < i_2 < … below n of the colex number C(i_1, 1) + C(i_2, 2) + …: from the greatest member on, each is the
/// greatest that fits.
fn colex_set(n: usize, size: usize, number: u128) -> Vec<usize> {
    if number == 0 {
        return (0..size).rev().collect();
    }
    let mut rest = number;
    let mut above = n;
    let mut set = Vec::new();
    for k in (1..=size).rev() {
        let (mut fits, mut too_large) = (k - 1, above);
        while too_large - fits > 1 {
            let middle = (fits + too_large) / 2;
            if binomial(middle, k) <= rest {
                fits = middle;
            } else {
                too_large = middle;
            }
        }
        rest -= binomial(fits, k);
        above = fits;
        set.push(fits);
    }
    set
}

// ------------------------------------------------------------------------------------------------------------------
// Section 2.5. END

impl<C: Set, L: Set> Check<'_, '_, C, L> {
    fn end(&mut self, announced: &Announced) -> Step<()> {
        demand(!self.certificate.refill()?, TRAILING_BYTES)?;
        demand(self.outside.is_none() && self.frames.is_empty(), BAD_FRAME)?;
        demand(self.step == announced.steps && self.depth == announced.depth, WRONG_COUNT)?;
        self.conclude()
    }

    /// END and TILED: what is left is one thing, which proves the statement of this game.
    fn conclude(&self) -> Step<()> {
        demand(self.kept.is_empty(), CLAIM_NOT_USED)?;
        match (&self.stack[..], &self.game.statement.only_by) {
            (answers, Some(listed)) => self.map(answers, listed),
            ([conclusion], None) => self.theorem(conclusion),
            _ => Err(UNFINISHED),
        }
    }

    /// T23: each answer wins by T18. They are all the first moves listed, and leave no other one, mirrored, to all of them.
    fn map(&self, answers: &[Thing<C, L>], listed: &[u16]) -> Step<()> {
        let mut won = self.game.no_cells.clone();
        let mut touched_by_all = C::of(self.game.statement.cells, 0..self.game.statement.cells);
        for thing in answers {
            let answer = thing.answer.as_ref().ok_or(WRONG_CONCLUSION)?;
            self.linked(&thing.claim, answer, FIRST)?;
            won.join(answer);
            let mut touched = thing.claim.zone().clone();
            touched.join(answer);
            touched_by_all.keep(&touched);
        }
        demand(listed.iter().all(|&cell| won.has(cell as usize)), FIRST_MOVE_OPEN)?;
        let columns = self.game.statement.hex.map_or(1, |(_, columns)| columns);
        let mirrored = |cell: usize| (cell % columns * columns + cell / columns) as u16;
        demand(touched_by_all.members().all(|cell| listed.contains(&mirrored(cell))), FIRST_MOVE_OPEN)
    }

    /// T10, T13, T18, T21 or T22. Nobody's win may be proved by either of the first two.
    fn theorem(&self, conclusion: &Thing<C, L>) -> Step<()> {
        let statement = &self.game.statement;
        conclusion.answer.as_ref().map_or(Ok(()), |answer| self.demand_in_region(answer))?;
        demand(conclusion.answer.is_some() == statement.prover_opens(), WRONG_CONCLUSION)?;
        let answer = conclusion.answer.as_ref().unwrap_or(&self.game.no_cells);
        let claim = &conclusion.claim;
        match (claim, statement.infinite) {
            (Claim::TiledPlane { tiling, .. }, Some(infinite)) if statement.only_keeps_off() => {
                return self.kept_off(tiling, infinite, answer);
            }
            // A Block claim is about the lines that are seen through the window, and blocks no others.
            (Claim::TiledPlane { .. }, _) => return Err(WRONG_CONCLUSION),
            (_, Some(_)) => demand(!statement.only_keeps_off(), WRONG_CONCLUSION)?,
            _ => (),
        }
        match statement.theorem {
            Theorem::Wins(player) if statement.kind == Kind::Hex => return self.linked(claim, answer, player),
            Theorem::Wins(_) if statement.kind == Kind::Strong => demand(claim.is_win(), WRONG_CONCLUSION)?,
            Theorem::Holds(_) => demand(claim.is_two_sided() || claim.is_block(), WRONG_CONCLUSION)?,
            Theorem::NobodyWins if claim.is_two_sided() => {
                let shared = statement.wins_by[FIRST] == statement.wins_by[SECOND];
                let empty = self.game.stones.iter().all(Set::is_empty);
                demand(empty && shared && statement.q >= statement.p, NO_STRATEGY_TO_STEAL)?
            }
            _ => return statement.provers().iter().try_for_each(|&prover| self.one_sided(claim, answer, prover)),
        }
        self.two_sided(claim, answer, statement.strategist())
    }

    /// T10, for one prover: (a) and (c) for a Block claim, (b) for a Complete claim.
    fn one_sided(&self, claim: &Claim<C, L>, answer: &C, prover: usize) -> Step<()> {
        let statement = &self.game.statement;
        let others = &self.game.stones[1 - prover];
        demand(!answer.meets(others), ANSWER_TAKEN)?;
        let maker = statement.kind == Kind::Weak && prover == FIRST;
        let owned = self.owned(prover, answer);
        match claim {
            Claim::Block { lines, .. } if !maker => {
                let mut blocked = self.game.lines_meeting(&owned);
                blocked.join(lines);
                demand(self.game.lines_of[1 - prover].is_within(&blocked), LINE_NOT_BLOCKED)?;
            }
            Claim::Complete { needs, .. } if maker => demand(needs.is_within(&owned), STONE_MISSING)?,
            _ => return Err(WRONG_CONCLUSION),
        }
        demand(answer.size() <= statement.q, ANSWER_TOO_LARGE)?;
        demand(!answer.meets(claim.zone()), ANSWER_IN_ZONE)?;
        demand(!claim.zone().meets(others), ZONE_TAKEN)
    }

    /// T13: after the answer the position fits the claim.
    fn two_sided(&self, claim: &Claim<C, L>, answer: &C, prover: usize) -> Step<()> {
        let others = &self.game.stones[1 - prover];
        demand(!answer.meets(others), ANSWER_TAKEN)?;
        demand(answer.size() <= self.game.statement.q, ANSWER_TOO_LARGE)?;
        let has_room = self.game.statement.infinite.map_or(true, |_| claim.far(self.game.statement.lines.len()) >= 0);
        demand(has_room, TOLERANCE_EXCEEDED)?;
        let owned = self.owned(prover, answer);
        demand(claim.needs().map_or(true, |needs| needs.is_within(&owned)), STONE_MISSING)?;
        demand(!claim.zone().meets(others), ZONE_TAKEN)?;
        let mut lines = self.game.statement.lines.iter().enumerate();
        let fits = lines.all(|(line, cells)| on(cells, &owned) > 0 || on(cells, others) <= self.game.tolerance(claim, line));
        demand(fits, TOLERANCE_EXCEEDED)
    }

    /// T22, for each prover: no stone of O's is in a copy of a tile.
    fn kept_off(&self, tiling: &Tiling, infinite: Infinite, answer: &C) -> Step<()> {
        let shown = infinite.shown().ok_or(TOO_LARGE)?;
        for prover in self.game.statement.provers() {
            let others = &self.game.stones[1 - prover];
            demand(!answer.meets(others), ANSWER_TAKEN)?;
            demand(answer.size() <= self.game.statement.q, ANSWER_TOO_LARGE)?;
            demand(!others.members().any(|cell| tiling.is_in_copy(shown.place(cell))), ZONE_TAKEN)?;
        }
        Ok(())
    }

    /// T18: the Link of P's sides.
    fn linked(&self, claim: &Claim<C, L>, answer: &C, prover: usize) -> Step<()> {
        let cells = self.game.statement.cells;
        let others = &self.game.stones[1 - prover];
        demand(!answer.meets(others), ANSWER_TAKEN)?;
        demand(claim.ends() == Some([cells, cells + 1]), WRONG_CONCLUSION)?;
        let owned = self.owned(prover, answer);
        demand(claim.needs().map_or(true, |needs| needs.is_within(&owned)), STONE_MISSING)?;
        demand(answer.size() <= 1, ANSWER_TOO_LARGE)?;
        demand(!answer.meets(claim.zone()), ANSWER_IN_ZONE)?;
        demand(!claim.zone().meets(others), ZONE_TAKEN)
    }

    /// The stones of P after the answer.
    fn owned(&self, prover: usize, answer: &C) -> C {
        let mut owned = self.game.stones[prover].clone();
        owned.join(answer);
        owned
    }
}

// ------------------------------------------------------------------------------------------------------------------
// Section 2.6. Tiles

/// How far from 0 the coordinates of tiles and of shifts may be. So no sum here is above 2^17, no product above 2^32.
const FARTHEST_TILE: i64 = 1 << 15;
const MOST_CLASSES: u64 = MOST_CELLS as u64;

/// A tile that is won: its cells, and its lines as sets of them, those of which the cell is the lowest at each cell's place.
struct Tile {
    cells: Vec<(i64, i64)>,
    lines_from: Vec<Vec<Vec<u64>>>,
    lines: usize,
}

/// All i(a, 0) + j(b, c), for whole numbers i and j.
#[derive(Clone, Copy)]
struct Lattice {
    a: i64,
    b: i64,
    c: i64,
}

/// Whose the cells of a class are: those of the copies of a tile at a place, the tile's cell of this number. One of them,
/// without a shift by the lattice, is the cell `at`.
#[derive(Clone, Copy)]
struct Owner {
    tile: usize,
    place: usize,
    number: usize,
    at: (i64, i64),
}

struct Tiling {
    lattice: Lattice,
    /// Of each class whose cells are in copies.
    owners: Vec<Option<Owner>>,
}

impl Tile {
    fn new(cells: Vec<(i64, i64)>, lines: &[Vec<u16>]) -> Tile {
        let mut lines_from = vec![Vec::new(); cells.len()];
        for line in lines {
            let set = Vec::of(cells.len(), line.iter().map(|&cell| cell as usize));
            lines_from[line[0] as usize].push(set);
        }
        Tile { cells, lines_from, lines: lines.len() }
    }

    /// Whether these cells contain a line.
    fn has_line_in(&self, numbers: impl Iterator<Item = usize> + Clone) -> bool {
        let set: Vec<u64> = Set::of(self.cells.len(), numbers.clone());
        let mut lines = numbers.flat_map(|number| &self.lines_from[number]);
        lines.any(|line| line.is_within(&set))
    }
}

impl Lattice {
    /// The number of a cell's class: that of its one cell with 0 <= x < a and 0 <= y < c, row by row.
    fn class(self, (x, y): (i64, i64)) -> usize {
        let up = y.div_euclid(self.c);
        let (x, y) = ((x - up * self.b).rem_euclid(self.a), y - up * self.c);
        (y * self.a + x) as usize
    }
}

impl Tiling {
    /// T22, first condition: the cells of all tiles at all their places are of different classes.
    fn new(lattice: Lattice, tiles: &[Rc<Tile>], places: &[Vec<Motion>]) -> Step<Tiling> {
        let mut owners: Vec<Option<Owner>> = vec![None; (lattice.a * lattice.c) as usize];
        for (tile, motions) in places.iter().enumerate() {
            for (place, motion) in motions.iter().enumerate() {
                for (number, &(x, y)) in tiles[tile].cells.iter().enumerate() {
                    let at = motion.image(x, y);
                    let owner = &mut owners[lattice.class(at)];
                    demand(owner.is_none(), TILES_OVERLAP)?;
                    *owner = Some(Owner { tile, place, number, at });
                }
            }
        }
        Ok(Tiling { lattice, owners })
    }

    fn is_in_copy(&self, cell: (i64, i64)) -> bool {
        self.owners[self.lattice.class(cell)].is_some()
    }

    /// T22, second condition, of one run: it contains a line of a copy. Cells of a tile at one place are of one copy if they
    /// are shifted alike by the lattice; a long run meets several copies of the same tile at the same place.
    fn covers(&self, tiles: &[Rc<Tile>], run: impl Iterator<Item = (i64, i64)>) -> bool {
        let in_copy = |(x, y)| {
            let owner = self.owners[self.lattice.class((x, y))]?;
            let shift = (x - owner.at.0, y - owner.at.1);
            Some(((owner.tile, owner.place, shift), owner.number))
        };
        let mut cells: Vec<_> = run.filter_map(in_copy).collect();
        cells.sort_unstable();
        let copies = successors(Some(&cells[..]), |rest| {
            let here = rest.iter().take_while(|cell| cell.0 == rest[0].0).count();
            Some(&rest[here..]).filter(|_| here > 0)
        });
        copies.filter(|rest| !rest.is_empty()).any(|rest| {
            let numbers = rest.iter().take_while(|cell| cell.0 == rest[0].0).map(|&(_, number)| number);
            tiles[rest[0].0 .0].has_line_in(numbers)
        })
    }

    /// Of all runs of k cells: each is one of those that begin here, shifted by the lattice.
    fn covers_all(&self, tiles: &[Rc<Tile>], k: i64) -> bool {
        let mut starts = (0..self.lattice.c).flat_map(|y| (0..self.lattice.a).map(move |x| (x, y)));
        starts.all(|(x, y)| {
            let mut runs = DIRECTIONS.iter().map(|&(up, right)| (0..k).map(move |i| (x + right * i, y + up * i)));
            runs.all(|run| self.covers(tiles, run))
        })
    }
}

impl<C: Set, L: Set> Check<'_, '_, C, L> {
    /// From a TILE to its TILED: the steps between are those of the tile's game.
    fn tile(&mut self, announced: &Announced, trace: &mut Option<&mut dyn Write>) -> Step<()> {
        demand(self.outside.is_none(), BAD_FRAME)?;
        let cells = self.tile_cells()?;
        let lines = self.tile_lines(cells.len())?;
        demand(self.game.statement.is_of_plane(), RULE_OF_THE_PLANE)?;
        self.cells_of_tiles += cells.len();
        self.lines_of_tiles += lines.len();
        let game = Game::<Vec<u64>, Vec<u64>>::new(self.game.statement.of_tile(cells.len(), lines));
        let (c, n) = (cells.len() as u64, game.statement.lines.len() as u64);
        self.looks += 8 * (c * game.line_words + n * game.cell_words) + 64 * (c + game.length_of_lines as u64);
        self.finish(TILE, announced, trace)?;

        let nothing = Certificate::new(io::empty());
        let mut inside = Check::new(&game, std::mem::replace(&mut self.certificate, nothing));
        inside.outside = Some(self.here());
        inside.free_looks = self.free_looks;
        (inside.step, inside.held, inside.depth, inside.looks) = (self.step, self.held, self.depth, self.looks);
        let closed = inside.run(announced, trace);
        (self.step, self.held, self.depth, self.looks) = (inside.step, inside.held, inside.depth, inside.looks);
        self.certificate = inside.certificate;
        closed?;
        let tile = Rc::new(Tile::new(cells, &game.statement.lines));
        self.stack.push(Thing { answer: None, claim: Claim::Tiled { none: self.game.no_cells.clone(), tile } });
        Ok(())
    }

    /// In ascending order of y, then of x.
    fn tile_cells(&mut self) -> Step<Vec<(i64, i64)>> {
        let count = self.certificate.count((MOST_CELLS - self.cells_of_tiles) as u64)?;
        demand(count > 0, BAD_TILING)?;
        let mut cells: Vec<(i64, i64)> = Vec::new();
        for _ in 0..count {
            let (x, y) = (self.coordinate()?, self.coordinate()?);
            if let Some(&(u, v)) = cells.last() {
                demand((y, x) != (v, u), DUPLICATE_ENTRY)?;
                demand((y, x) > (v, u), NOT_SORTED)?;
            }
            cells.push((x, y));
        }
        Ok(cells)
    }

    fn coordinate(&mut self) -> Step<i64> {
        let x = whole(self.certificate.number()?);
        demand(x.abs() <= FARTHEST_TILE, BAD_TILING)?;
        Ok(x)
    }

    /// The lines of a tile of so many cells, in the order of their numbers.
    fn tile_lines(&mut self, cells: usize) -> Step<Vec<Vec<u16>>> {
        let count = self.certificate.count((MOST_LINES - self.lines_of_tiles) as u64)?;
        let is_game = is_within_limits(cells, count as usize);
        let mut lines: Vec<Vec<u16>> = Vec::new();
        for _ in 0..count {
            let line = self.tile_line(cells)?;
            if let Some(before) = lines.last() {
                demand(line != *before, DUPLICATE_ENTRY)?;
                demand(line > *before, NOT_SORTED)?;
            }
            if !is_game {
                // There is no room for all these lines, which are none of a game.
                lines.clear();
            }
            lines.push(line);
        }
        demand(is_game, TOO_LARGE)?;
        Ok(lines)
    }

    fn tile_line(&mut self, cells: usize) -> Step<Vec<u16>> {
        let size = self.certificate.number()?;
        demand(size <= cells as u64, DUPLICATE_ENTRY)?;
        demand(size > 0, BAD_TILING)?;
        let mut line: Vec<u16> = Vec::new();
        for _ in 0..size {
            let cell = self.certificate.number()?;
            demand(cell < cells as u64, CELL_OUT_OF_RANGE)?;
            let cell = cell as u16;
            demand(line.last() != Some(&cell), DUPLICATE_ENTRY)?;
            demand(line.last().map_or(true, |&last| last < cell), NOT_SORTED)?;
            line.push(cell);
        }
        Ok(line)
    }

    /// TILED, as far as it is about the tile's game: Breaker wins that by T10 (a).
    fn tiled(&mut self) -> Step<()> {
        demand(self.outside.is_some(), NO_OPEN_FRAME)?;
        demand(self.frames.is_empty(), BAD_FRAME)?;
        self.conclude()
    }

    /// T22: every run of k cells contains a line of a copy of one of these tiles, no cell is in two copies.
    fn tiling(&mut self) -> Step<()> {
        let lattice = self.lattice()?;
        let mut left = (lattice.a * lattice.c) as u64;
        let count = self.certificate.number()?;
        demand(count <= left, TILES_OVERLAP)?;
        let mut places = Vec::new();
        for _ in 0..count {
            let motions = self.places(left)?;
            left -= motions.len() as u64;
            places.push(motions);
        }
        let parts = self.operands(count)?;
        demand(self.stack[parts..].iter().all(|part| part.answer.is_none()), WRONG_OPERAND)?;
        let infinite = self.game.statement.infinite.filter(|_| self.game.statement.is_of_plane());
        let k = infinite.ok_or(RULE_OF_THE_PLANE)?.k;
        let tile = |part: &Thing<C, L>| match &part.claim {
            Claim::Tiled { tile, .. } => Ok(Rc::clone(tile)),
            _ => Err(WRONG_OPERAND),
        };
        let tiles = self.stack[parts..].iter().map(tile).collect::<Step<Vec<Rc<Tile>>>>()?;
        let size = |tile: &Rc<Tile>| tile.lines as u64 * ((tile.cells.len() as u64 + 63) / 64);
        let greatest = tiles.iter().map(size).max().unwrap_or(0);
        let looks = 4 * (lattice.a * lattice.c) as u64 * k as u64 * (16 + greatest);
        demand(looks <= MOST_LOOKS_AT_A_TILING, TOO_MUCH_WORK)?;
        self.looks += looks;
        let tiling = Tiling::new(lattice, &tiles, &places)?;
        demand(tiling.covers_all(&tiles, k as i64), RUN_NOT_COVERED)?;
        self.stack.truncate(parts);
        let claim = Claim::TiledPlane { none: self.game.no_cells.clone(), tiling: Rc::new(tiling) };
        self.stack.push(Thing { answer: None, claim });
        Ok(())
    }

    fn lattice(&mut self) -> Step<Lattice> {
        let a = self.certificate.count(MOST_CLASSES)?;
        let b = self.certificate.number()?;
        demand(b < a.max(1), BAD_TILING)?;
        let c = self.certificate.count(MOST_CLASSES)?;
        demand(a > 0 && c > 0, BAD_TILING)?;
        demand(a * c <= MOST_CLASSES, TOO_LARGE)?;
        Ok(Lattice { a: a as i64, b: b as i64, c: c as i64 })
    }

    /// The places of a tile, no more than there are classes left.
    fn places(&mut self, left: u64) -> Step<Vec<Motion>> {
        let count = self.certificate.number()?;
        demand(count <= left, TILES_OVERLAP)?;
        demand(count > 0, BAD_TILING)?;
        let mut motions = Vec::new();
        for _ in 0..count {
            let turn = self.certificate.number()?;
            demand(turn < 8, BAD_TILING)?;
            motions.push(Motion { turn, a: self.coordinate()?, b: self.coordinate()? });
        }
        Ok(motions)
    }
}

// ------------------------------------------------------------------------------------------------------------------
// Section 4. Verdicts

macro_rules! reasons {
    ($($verdict:ident { $($reason:ident $words:literal,)* })*) => {
        /// Why a certificate is not accepted.
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[derive(Clone, Copy, Debug, PartialEq)]
        enum Reason {
            $($($reason,)*)*
        }

        use Reason::*;

        impl Reason {
            fn in_words(self) -> &'static str {
                match self {
                    $($($reason => $words,)*)*
                }
            }

            fn declines(self) -> bool {
                match self {
                    $($($reason => stringify!($verdict) == "declined",)*)*
                }
            }
        }
    };
}

reasons! {
    declined {
        MALFORMED_STATEMENT "the statement is none",
        UNSUPPORTED_STATEMENT "there are no such rules for void overlines, or for an opponent who opens with more than a turn",
        UNKNOWN_VERSION "the certificate's version is not 1",
        UNKNOWN_RULE "the rule is none of this version",
        TOO_LARGE "a count is above its limit",
        OUT_OF_MEMORY "what is held takes more than 4 GiB",
        TOO_MUCH_WORK "the looks so far are too many for a file of this size, or the options of one step interlock too much",
    }
    rejected {
        NOT_A_CERTIFICATE "the first eight bytes are not those of a certificate",
        BAD_COMPRESSION "the gzip member is broken, or its header has other flags than a file name's",
        TRUNCATED "the file ends before END does",
        TRAILING_BYTES "bytes follow the end",
        OVERLONG_NUMBER "a number takes more bytes than it needs",
        NUMBER_TOO_LARGE "a number takes more than nine bytes",
        WRONG_STATEMENT "the certificate is about another statement: the digests differ",
        WRONG_COUNT "the header announces another number of steps, of things held or of open frames",
        BAD_FLAGS "the rule has no such flag",
        CELL_OUT_OF_RANGE "there is no such cell",
        LINE_OUT_OF_RANGE "there is no such line",
        END_OUT_OF_RANGE "there is no such end of a link",
        NOT_SORTED "cells or groups do not ascend",
        DUPLICATE_ENTRY "a cell is listed twice, or a list is longer than the board",
        LINE_NOT_COVERABLE "COVER meets a needed line with fewer than p + 1 available cells",
        CHOICE_OUT_OF_RANGE "COVER has no choice of this place, or place 0 is listed",
        CHOICE_NOT_USED "COVER lists more choices than it has",
        NO_OPEN_FRAME "there is no frame to leave, or no tile to close",
        FORWARD_REFERENCE "the step refers to what is not there yet",
        NO_SUCH_CLAIM "there were not so many KEEPs",
        CLAIM_USED_UP "the kept claim has had its uses",
        CLAIM_NOT_USED "a claim is kept for more uses than there are, or for none",
        MISSING_OPERAND "the step takes no operands, or more than stand on the stack within the frame",
        WRONG_OPERAND "an operand is an answer for a claim, a claim for an answer, or a claim of the other kind",
        RULE_OF_STRONG_GAMES "the game is no strong one",
        RULE_OF_HEX "the game is not Hex",
        RULE_OF_THE_PLANE "the board is not the plane",
        BAD_FRAME "a frame does not leave exactly one claim, or is open at the end; or a tile is open there, or in a tile",
        UNFINISHED "not exactly one thing is left on the stack",
        GROUP_SIZE "the groups are not of p + 1 cells (T3)",
        GROUPS_OVERLAP "a cell is in two groups, or there are more groups than cells (T3)",
        POTENTIAL_TOO_LARGE "the sum over the lines is 1/2 or more (T4)",
        POTENTIAL_NEEDS_SINGLE_STONES "a potential is for turns of one stone only (T4)",
        ANSWER_TOO_LARGE "the answer takes more stones than the turn has",
        ANSWER_IN_ZONE "the answer meets the zone of its own claim",
        LINE_OF_THE_OPPONENT "the prover does not win by this line (T11)",
        MOVE_NOT_ANSWERED "some turn of the opponent leaves no option (T5, T6, T12, T14)",
        OPTION_NOT_USED "an option after the first answers no cell, or no turn (T12)",
        ZONES_OVERLAP "the zones of two parts have a common cell (T7, T16)",
        SWAP_FROM_OUTSIDE_ZONE "the cell to give is not in the zone (T8)",
        SWAP_INTO_ZONE "the cell to take is in the zone already (T8)",
        NOT_A_PERMUTATION "two cells have the same image (T9)",
        NOT_A_SYMMETRY "the image of a line is no line, or other players', or neighbours, sides, host or region are torn apart (T9, T20)",
        NOT_NEIGHBOURS "the ends are no neighbours (T15)",
        ENDS_DO_NOT_MEET "the links have no end in common, or both (T16)",
        FILL_SIZE "more than two cells are to be filled in (T17)",
        FILL_OVERLAPS "a cell is in both lists (T17)",
        END_FILLED "an end of the link is to be filled in (T17)",
        CELL_NOT_DEAD "a cell that is to be filled in is not dead (T17)",
        LEAVES_WINDOW "a claim is about cells outside the window, or a stone lies there (T19, T20)",
        LEAVES_REGION "a cell that the prover plays or wins by is outside the region (T21)",
        BAD_TILING "a tile or a line of it has no cells, a tile no place; or a coordinate, a turn or the lattice is out of form (T22)",
        TILES_OVERLAP "two cells of placed tiles are of one class, or there are more tiles or places than classes (T22)",
        RUN_NOT_COVERED "a run of the plane contains no line of a copy of a tile (T22)",
        WRONG_CONCLUSION "what is left is not of the kind that proves the statement (T10, T13, T18, T22)",
        ANSWER_TAKEN "the first move is on a stone of the opponent (T10, T13, T18)",
        ZONE_TAKEN "a cell of the zone, or of a copy of a tile, is the opponent's (T10, T13, T18, T22)",
        LINE_NOT_BLOCKED "a line is not blocked (T10)",
        STONE_MISSING "a needed stone is not there (T10, T13, T18)",
        TOLERANCE_EXCEEDED "the opponent has more stones on a line than its tolerance, and the prover none (T13)",
        NO_STRATEGY_TO_STEAL "with initial stones, lines of one player's, or a short first turn nobody steals a strategy (T13)",
        FIRST_MOVE_OPEN "a first move that is listed is no answer, or another one is touched by all answers (T23)",
    }
}

/// A condition of the page, and what is said if it does not hold.
#[inline]
fn demand(condition: bool, otherwise: Reason) -> Result<(), Reason> {
    if condition {
        Ok(())
    } else {
        Err(otherwise)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Verdict {
    Verified,
    Refused(Reason, u64),
}

impl Verdict {
    fn line(self) -> String {
        match self {
            Verdict::Verified => "s VERIFIED".to_string(),
            Verdict::Refused(reason, _) if reason.declines() => format!("s DECLINED {:?}", reason),
            Verdict::Refused(reason, step) => format!("s REJECTED {:?} step {}", reason, step),
        }
    }

    fn exit_code(self) -> i32 {
        match self {
            Verdict::Verified => 0,
            Verdict::Refused(reason, _) => 1 + reason.declines() as i32,
        }
    }
}

/// A verdict and what it was about.
struct Judgement {
    verdict: Verdict,
    steps: u64,
    /// SHA-256 of the certificate's own bytes. It is of all of them if the certificate is verified.
    digest: [u8; 32],
}

/// A statement whose certificates can be judged.
trait Judge {
    fn statement(&self) -> &Statement;
    fn judge(&self, certificate: Certificate, trace: Option<&mut dyn Write>) -> io::Result<Judgement>;
    /// The steps behind the header.
    fn judge_steps(
        &self,
        certificate: Certificate,
        announced: Step<Announced>,
        trace: Option<&mut dyn Write>,
    ) -> io::Result<Judgement>;
}

impl<C: Set, L: Set> Judge for Game<C, L> {
    fn statement(&self) -> &Statement {
        &self.statement
    }

    fn judge(&self, mut certificate: Certificate, trace: Option<&mut dyn Write>) -> io::Result<Judgement> {
        let announced = Announced::read(&mut certificate, &self.statement);
        match (self.statement.infinite, announced) {
            (Some(infinite), Ok(announced)) => {
                let window = infinite.read_window(&mut certificate);
                match window.and_then(|window| self.statement.through(window)) {
                    Ok(seen) => game_of(seen).judge_steps(certificate, Ok(announced), trace),
                    Err(reason) => self.judge_steps(certificate, Err(reason), trace),
                }
            }
            (_, announced) => self.judge_steps(certificate, announced, trace),
        }
    }

    fn judge_steps(
        &self,
        certificate: Certificate,
        announced: Step<Announced>,
        mut trace: Option<&mut dyn Write>,
    ) -> io::Result<Judgement> {
        let mut check = Check::new(self, certificate);
        let verdict = match announced.and_then(|announced| check.run(&announced, &mut trace)) {
            Ok(()) => Verdict::Verified,
            Err(reason) => Verdict::Refused(reason, check.step),
        };
        match check.certificate.file.trouble {
            Some(trouble) => Err(trouble),
            None => Ok(Judgement { verdict, steps: check.step, digest: check.certificate.digest.finish() }),
        }
    }
}

/// The judge of a statement: sets of its cells and of its lines are of as many words as they need.
fn judge_of(statement: &[u8]) -> Result<Box<dyn Judge>, Reason> {
    let statement = Statement::read(statement).ok_or(MALFORMED_STATEMENT)?;
    if !statement.is_supported() {
        return Err(UNSUPPORTED_STATEMENT);
    }
    Ok(game_of(statement))
}

fn game_of(statement: Statement) -> Box<dyn Judge> {
    match (statement.cells, statement.lines.len()) {
        (0..=64, 0..=64) => Box::new(Game::<[u64; 1], [u64; 1]>::new(statement)),
        (0..=64, 0..=128) => Box::new(Game::<[u64; 1], [u64; 2]>::new(statement)),
        (0..=128, 0..=128) => Box::new(Game::<[u64; 2], [u64; 2]>::new(statement)),
        (0..=128, 0..=256) => Box::new(Game::<[u64; 2], [u64; 4]>::new(statement)),
        (0..=256, 0..=512) => Box::new(Game::<[u64; 4], [u64; 8]>::new(statement)),
        _ => Box::new(Game::<Vec<u64>, Vec<u64>>::new(statement)),
    }
}

// ------------------------------------------------------------------------------------------------------------------
// Section 7. Traces

impl<C: Set, L: Set> Check<'_, '_, C, L> {
    fn trace(&self, rule: u8) -> String {
        let top = match rule {
            SYMMETRY | ANSWER | FOCUS | TILE | END => "-".to_string(),
            _ => self.stack.last().map_or("-".to_string(), |top| top.in_numbers(self.game.statement.lines.len())),
        };
        format!("{} {} {}", self.step, RULES[rule as usize], top)
    }
}

impl<C: Set, L: Set> Thing<C, L> {
    fn in_numbers(&self, lines: usize) -> String {
        let claim = match &self.claim {
            Claim::Block { zone, lines } => format!("block {} | {}", listed(zone), listed(lines)),
            Claim::Complete { needs, zone } => format!("complete {} | {}", listed(needs), listed(zone)),
            Claim::TwoSided { wins, needs, zone, t } => {
                let far = t.get(lines).map_or(String::new(), |far| format!(" | {}", far));
                let limited = t.iter().take(lines).enumerate().filter(|(_, &t)| t != ANY);
                let t: Vec<String> = limited.map(|(line, t)| format!("{}:{}", line, t)).collect();
                let kind = if *wins { "win" } else { "hold" };
                format!("{} {} | {} | {}{}", kind, listed(needs), listed(zone), or_dash(t.join(" ")), far)
            }
            Claim::Link { ends: [a, b], needs, zone } => {
                format!("link {} {} : {} | {}", a, b, listed(needs), listed(zone))
            }
            Claim::Tiled { tile, .. } => format!("tile {} | {}", tile.cells.len(), tile.lines),
            Claim::TiledPlane { tiling, .. } => {
                let Lattice { a, b, c } = tiling.lattice;
                format!("plane {} {} {} | {}", a, b, c, tiling.owners.iter().flatten().count())
            }
        };
        self.answer.as_ref().map_or(claim.clone(), |answer| format!("answer {} : {}", listed(answer), claim))
    }
}

fn listed(set: &impl Set) -> String {
    let numbers: Vec<String> = set.members().map(|member| member.to_string()).collect();
    or_dash(numbers.join(" "))
}

// ------------------------------------------------------------------------------------------------------------------
// The program

const USAGE: &str = "\
usage: touchstone-checker [--trace] STATEMENT CERTIFICATE
       touchstone-checker --batch             pairs from standard input, see checkers/README.md
       touchstone-checker --corpus FOLDER     the files of vectors/
       touchstone-checker --archive FOLDER    all theorems below a folder";

/// The exit code for wrong usage and for what cannot be read.
const UNREADABLE: i32 = 3;

fn main() {
    let arguments: Vec<std::ffi::OsString> = std::env::args_os().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(|argument| argument.to_str().unwrap_or("")).collect();
    let path = |i: usize| Path::new(&arguments[i]);
    let done = match words[..] {
        _ if !has_output() => Err(io::Error::new(io::ErrorKind::NotConnected, "standard output is closed")),
        ["--help"] | ["-h"] => writeln!(io::stdout(), "{}", USAGE).map(|()| 0),
        ["--batch"] => batch(),
        ["--corpus", _] => corpus(path(1)),
        ["--archive", _] => archive(path(1)),
        ["--trace", _, _] => check(path(1), path(2), true),
        [first, _] if !first.starts_with("--") => check(path(0), path(1), false),
        _ => Err(io::Error::new(io::ErrorKind::InvalidInput, USAGE)),
    };
    std::process::exit(done.unwrap_or_else(|error| {
        let _ = writeln!(io::stderr(), "{}", error);
        UNREADABLE
    }))
}

/// Where standard output was closed, Rust's runtime has put /dev/null, opened for reading as well. A verdict would be lost.
fn has_output() -> bool {
    let null = std::fs::read_link("/proc/self/fd/1").map_or(false, |file| file == Path::new("/dev/null"));
    let info = std::fs::read_to_string("/proc/self/fdinfo/1").unwrap_or_default();
    let mode = info.lines().find_map(|line| line.strip_prefix("flags:")).and_then(|flags| flags.trim().chars().last());
    !(null && mode == Some('2'))
}

fn named(path: &Path) -> impl Fn(io::Error) -> io::Error + '_ {
    move |error| io::Error::new(error.kind(), format!("{}: {}", path.display(), error))
}

/// A statement's bytes: one more than the longest may have shows that it is too long.
fn read_statement(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(named(path))?;
    file.take(LONGEST_STATEMENT as u64 + 1).read_to_end(&mut bytes).map_err(named(path))?;
    Ok(bytes)
}

/// The verdict on two files, and what it means; the lines of a trace go to `out`.
fn judge_files(
    statement: &Path,
    certificate: &Path,
    trace: Option<&mut dyn Write>,
) -> io::Result<(Verdict, Vec<String>)> {
    let judge = match judge_of(&read_statement(statement)?) {
        Err(reason) => return Ok((Verdict::Refused(reason, 0), vec![reason.in_words().to_string()])),
        Ok(judge) => judge,
    };
    let file = std::fs::File::open(certificate).map_err(named(certificate))?;
    let judgement = judge.judge(Certificate::new(file), trace).map_err(named(certificate))?;
    let words = match judgement.verdict {
        Verdict::Verified => vec![
            judge.statement().in_words.clone(),
            format!("statement sha256 {}", hex(&judge.statement().digest)),
            format!("certificate sha256 {}", hex(&judgement.digest)),
            format!("{} steps, all sound", judgement.steps),
        ],
        Verdict::Refused(reason, step) if reason.declines() || step == 0 => vec![reason.in_words().to_string()],
        Verdict::Refused(reason, step) => vec![format!("step {}: {}", step, reason.in_words())],
    };
    Ok((judgement.verdict, words))
}

fn check(statement: &Path, certificate: &Path, traced: bool) -> io::Result<i32> {
    let mut out = BufWriter::new(io::stdout());
    let (verdict, words) = judge_files(statement, certificate, if traced { Some(&mut out) } else { None })?;
    writeln!(out, "{}", verdict.line())?;
    out.flush()?;
    words.iter().try_for_each(|line| writeln!(io::stderr(), "{}", line))?;
    Ok(verdict.exit_code())
}

/// Pairs of files, a line each: the statement's name, a tab, the certificate's. A line answers each at once. The exit code is
/// the greatest of all pairs.
fn batch() -> io::Result<i32> {
    let mut greatest = 0;
    for (i, pair) in io::BufReader::new(io::stdin()).split(b'\n').enumerate() {
        let pair = pair?;
        let pair = String::from_utf8_lossy(&pair);
        let judged = match pair.split('\t').collect::<Vec<_>>()[..] {
            [statement, certificate] => judge_files(Path::new(statement), Path::new(certificate), None),
            _ => Err(io::Error::new(io::ErrorKind::InvalidInput, "two names with a tab between them are wanted")),
        };
        let (line, code, words) = match judged {
            Ok((verdict, words)) => (verdict.line(), verdict.exit_code(), words),
            Err(error) => ("e UNREADABLE".to_string(), UNREADABLE, vec![error.to_string()]),
        };
        for why in words.iter().filter(|_| code > 0) {
            writeln!(io::stderr(), "line {}: {}", i + 1, why)?;
        }
        writeln!(io::stdout(), "{}", line)?;
        greatest = code.max(greatest);
    }
    Ok(greatest)
}

fn judge_bytes(judge: &Result<Box<dyn Judge>, Reason>, certificate: &[u8]) -> io::Result<Verdict> {
    match judge {
        Err(reason) => Ok(Verdict::Refused(*reason, 0)),
        Ok(judge) => judge.judge(Certificate::new(certificate), None).map(|judgement| judgement.verdict),
    }
}

/// A file of the corpus: vectors/README.md.
struct Vector {
    expected: String,
    skipped: bool,
    statement: Vec<u8>,
    certificate: Vec<u8>,
}

impl Vector {
    fn read(bytes: &[u8]) -> Option<Vector> {
        let statement_at = find(bytes, b"\n--- statement")? + 1;
        let certificate_at = find(bytes, b"\n--- certificate\n")? + 1;
        let mut header: HashMap<&str, &str> = HashMap::new();
        for line in std::str::from_utf8(&bytes[..statement_at]).ok()?.lines().filter(|line| !line.is_empty()) {
            let (key, value) = line.split_once(": ")?;
            if !["expect", "reason", "step", "comment", "heap"].contains(&key) || header.insert(key, value).is_some() {
                return None;
            }
        }
        let expected = match (*header.get("expect")?, header.get("reason"), header.get("step")) {
            ("ACCEPTED", None, None) => "s VERIFIED".to_string(),
            ("REJECTED", Some(reason), Some(step)) => format!("s REJECTED {} step {}", reason, step),
            ("DECLINED", Some(reason), None) => format!("s DECLINED {}", reason),
            _ => return None,
        };
        let rest = bytes.get(statement_at..certificate_at)?;
        let (kind, text) = rest.split_at(find(rest, b"\n")? + 1);
        let statement = match kind {
            b"--- statement\n" => text.to_vec(),
            b"--- statement in hex\n" => from_hex(text)?,
            _ => return None,
        };
        let certificate = from_hex(&bytes[certificate_at + b"--- certificate\n".len()..])?;
        Some(Vector { expected, skipped: header.contains_key("heap"), statement, certificate })
    }
}

fn find(bytes: &[u8], piece: &[u8]) -> Option<usize> {
    bytes.windows(piece.len()).position(|window| window == piece)
}

fn from_hex(text: &[u8]) -> Option<Vec<u8>> {
    let digits: Vec<u8> = text.iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect();
    let digit = |byte: u8| (byte as char).to_digit(16);
    let pairs = digits.chunks(2).map(|pair| match *pair {
        [high, low] => Some((digit(high)? * 16 + digit(low)?) as u8),
        _ => None,
    });
    pairs.collect()
}

/// How an empty list is written.
fn or_dash(list: String) -> String {
    Some(list).filter(|list| !list.is_empty()).unwrap_or_else(|| "-".to_string())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{:02x}", byte)).collect()
}

/// The files below a folder, in the order of their names. Links are not followed.
fn files_below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).map_err(named(&folder))? {
            let entry = entry?;
            let kind = entry.file_type()?;
            if kind.is_dir() {
                folders.push(entry.path());
            } else if kind.is_file() {
                files.push(entry.path());
            }
        }
    }
    files.sort();
    Ok(files)
}

fn tally(passed: usize, failed: usize) -> i32 {
    (failed > 0 || passed == 0) as i32
}

fn corpus(folder: &Path) -> io::Result<i32> {
    let mut out = io::stdout();
    let (mut passed, mut failed, mut skipped) = (0, 0, 0);
    for part in ["accept", "reject", "decline"] {
        for path in files_below(&folder.join(part))?.iter().filter(|path| path.extension() == Some("vector".as_ref())) {
            match Vector::read(&std::fs::read(path).map_err(named(path))?) {
                Some(vector) if vector.skipped => skipped += 1,
                Some(vector) => {
                    let verdict = judge_bytes(&judge_of(&vector.statement), &vector.certificate)?.line();
                    if verdict == vector.expected {
                        passed += 1;
                    } else {
                        failed += 1;
                        writeln!(out, "{}: {}, expected {}", path.display(), verdict, vector.expected)?;
                    }
                }
                None => {
                    failed += 1;
                    writeln!(out, "{}: not a file of the corpus", path.display())?;
                }
            }
        }
    }
    writeln!(out, "{} passed, {} failed, {} skipped", passed, failed, skipped)?;
    Ok(tally(passed, failed))
}

fn archive(folder: &Path) -> io::Result<i32> {
    let mut out = io::stdout();
    let (mut passed, mut failed) = (0, 0);
    let files = files_below(folder)?;
    let all: HashSet<&PathBuf> = files.iter().collect();
    for path in files.iter().filter(|path| path.file_name() == Some("statement".as_ref())) {
        let certificates = ["certificate", "certificate.gz"].map(|name| path.with_file_name(name));
        let theorem = path.parent().unwrap_or(folder).display();
        let certificate = match certificates.iter().find(|certificate| all.contains(certificate)) {
            Some(certificate) => certificate,
            None => {
                failed += 1;
                writeln!(out, "{}: no certificate", theorem)?;
                continue;
            }
        };
        let file = std::fs::File::open(certificate).map_err(named(certificate))?;
        let (verdict, words) = match judge_of(&read_statement(path)?) {
            Err(reason) => (Verdict::Refused(reason, 0), String::new()),
            Ok(judge) => {
                let judgement = judge.judge(Certificate::new(file), None).map_err(named(certificate))?;
                (judgement.verdict, format!(" ({} steps)", judgement.steps))
            }
        };
        if verdict == Verdict::Verified {
            passed += 1;
        } else {
            failed += 1;
        }
        writeln!(out, "{}: {}{}", theorem, verdict.line(), words)?;
    }
    writeln!(out, "{} passed, {} failed", passed, failed)?;
    Ok(tally(passed, failed))
}

// ------------------------------------------------------------------------------------------------------------------
// SHA-256 (FIPS 180-4)

struct Sha256 {
    state: [u32; 8],
    block: [u8; 64],
    length: u64,
}

#[rustfmt::skip]
const SHA256_START: [u32; 8] = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

#[rustfmt::skip]
const SHA256_ROUNDS: [u32; 64] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
    0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
    0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
    0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

impl Sha256 {
    fn new() -> Sha256 {
        Sha256 { state: SHA256_START, block: [0; 64], length: 0 }
    }

    fn of(bytes: &[u8]) -> [u8; 32] {
        let mut digest = Sha256::new();
        digest.update(bytes);
        digest.finish()
    }

    fn update(&mut self, bytes: &[u8]) {
        let filled = (self.length % 64) as usize;
        self.length += bytes.len() as u64;
        let (head, rest) = bytes.split_at(bytes.len().min(64 - filled));
        self.block[filled..filled + head.len()].copy_from_slice(head);
        if filled + head.len() < 64 {
            return;
        }
        let block = self.block;
        self.compress(&block);
        let mut blocks = rest.chunks_exact(64);
        for block in &mut blocks {
            self.compress(block);
        }
        self.block[..blocks.remainder().len()].copy_from_slice(blocks.remainder());
    }

    fn finish(mut self) -> [u8; 32] {
        let bits = (self.length * 8).to_be_bytes();
        let zeros = (119 - self.length % 64) % 64;
        self.update(&[0x80]);
        self.update(&[0; 64][..zeros as usize]);
        self.update(&bits);
        let mut digest = [0; 32];
        for (bytes, word) in digest.chunks_exact_mut(4).zip(self.state) {
            bytes.copy_from_slice(&word.to_be_bytes());
        }
        digest
    }

    fn compress(&mut self, block: &[u8]) {
        let mut w = [0u32; 64];
        for (word, bytes) in w.iter_mut().zip(block.chunks_exact(4)) {
            *word = u32::from_be_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        for i in 16..64 {
            let s0 = w[i - 15].rotate_right(7) ^ w[i - 15].rotate_right(18) ^ w[i - 15] >> 3;
            let s1 = w[i - 2].rotate_right(17) ^ w[i - 2].rotate_right(19) ^ w[i - 2] >> 10;
            w[i] = w[i - 16].wrapping_add(s0).wrapping_add(w[i - 7]).wrapping_add(s1);
        }
        let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = self.state;
        for (word, round) in w.iter().zip(SHA256_ROUNDS) {
            let s1 = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
            let t1 = h.wrapping_add(s1).wrapping_add(e & f ^ !e & g).wrapping_add(round).wrapping_add(*word);
            let s0 = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
            let t2 = s0.wrapping_add(a & b ^ a & c ^ b & c);
            (h, g, f, e, d, c, b, a) = (g, f, e, d.wrapping_add(t1), c, b, a, t1.wrapping_add(t2));
        }
        for (state, word) in self.state.iter_mut().zip([a, b, c, d, e, f, g, h]) {
            *state = state.wrapping_add(word);
        }
    }
}

// ------------------------------------------------------------------------------------------------------------------
// CRC-32 (RFC 1952), eight bytes at a time

const CRC_TABLES: [[u32; 256]; 8] = {
    let mut tables = [[0; 256]; 8];
    let mut i = 0;
    while i < 256 {
        let mut value = i as u32;
        let mut bit = 0;
        while bit < 8 {
            value = if value & 1 == 1 { value >> 1 ^ 0xedb88320 } else { value >> 1 };
            bit += 1;
        }
        tables[0][i] = value;
        i += 1;
    }
    let mut table = 1;
    while table < 8 {
        i = 0;
        while i < 256 {
            let value = tables[table - 1][i];
            tables[table][i] = value >> 8 ^ tables[0][(value & 0xff) as usize];
            i += 1;
        }
        table += 1;
    }
    tables
};

/// The check sum of more bytes; that of none is 0.
fn crc32(sum: u32, bytes: &[u8]) -> u32 {
    let mut sum = !sum;
    let mut eights = bytes.chunks_exact(8);
    for eight in &mut eights {
        let low = sum.to_le_bytes();
        sum = (0..8).fold(0, |all, i| {
            let byte = if i < 4 { eight[i] ^ low[i] } else { eight[i] };
            all ^ CRC_TABLES[7 - i][byte as usize]
        });
    }
    for &byte in eights.remainder() {
        sum = sum >> 8 ^ CRC_TABLES[0][(sum as u8 ^ byte) as usize];
    }
    !sum
}

// ------------------------------------------------------------------------------------------------------------------
// A gzip member (RFC 1952) and what it unfolds to (RFC 1951)

/// How far back a match may begin.
const WINDOW: usize = 1 << 15;
const LONGEST_FILE_NAME: usize = 1024;
const DEFLATED: u8 = 8;
const FILE_NAME_FLAG: u8 = 8;

enum Place {
    Header,
    BlockHeader,
    Stored(usize),
    Coded(Box<(Code, Code)>),
    Trailer,
}

/// A gzip member in the course of being unfolded.
struct Member {
    place: Place,
    last_block: bool,
    bits: Bits,
    sum: u32,
    length: u32,
}

impl Member {
    fn new() -> Member {
        Member { place: Place::Header, last_block: false, bits: Bits { bits: 0, count: 0 }, sum: 0, length: 0 }
    }

    /// Appends the next bytes, some chunk of them. False if these were the last ones. The bytes in front of a fault are
    /// appended as well.
    fn unfold(&mut self, file: &mut File, out: &mut Vec<u8>) -> Result<bool, Reason> {
        let start = out.len();
        let before = self.length as usize;
        let mut going = Ok(true);
        while going == Ok(true) && out.len() - start < CHUNK {
            if let Place::Trailer = self.place {
                break;
            }
            going = self.unfold_some(file, out).map(|()| true);
        }
        self.sum = crc32(self.sum, &out[start..]);
        self.length = before.wrapping_add(out.len() - start) as u32;
        if let (Ok(true), Place::Trailer) = (going, &self.place) {
            going = self.trailer(file).map(|()| false);
        }
        going
    }

    fn unfold_some(&mut self, file: &mut File, out: &mut Vec<u8>) -> Result<(), Reason> {
        let limit = out.len() + CHUNK;
        self.place = match std::mem::replace(&mut self.place, Place::BlockHeader) {
            Place::Header => {
                self.header(file)?;
                Place::BlockHeader
            }
            Place::BlockHeader => {
                if self.last_block {
                    self.bits.drop_to_byte();
                    Place::Trailer
                } else {
                    self.block_header(file)?
                }
            }
            Place::Stored(left) => {
                let now = left.min(CHUNK);
                for _ in 0..now {
                    out.push(self.bits.take(file, 8)? as u8);
                }
                Some(left - now).filter(|&left| left > 0).map_or(Place::BlockHeader, Place::Stored)
            }
            Place::Coded(codes) => {
                if unfold_codes(&codes, &mut self.bits, file, out, limit)? {
                    Place::BlockHeader
                } else {
                    Place::Coded(codes)
                }
            }
            Place::Trailer => Place::Trailer,
        };
        Ok(())
    }

    /// Ten bytes, with no flags but perhaps that of a file name, and the name with the zero behind it.
    fn header(&mut self, file: &mut File) -> Result<(), Reason> {
        let mut header = [0; 10];
        for byte in &mut header {
            *byte = file.byte().ok_or(TRUNCATED)?;
        }
        demand(header[..3] == [GZIP[0], GZIP[1], DEFLATED], BAD_COMPRESSION)?;
        demand(header[3] & !FILE_NAME_FLAG == 0, BAD_COMPRESSION)?;
        if header[3] == FILE_NAME_FLAG {
            let mut length = 0;
            while file.byte().ok_or(TRUNCATED)? != 0 {
                length += 1;
                demand(length <= LONGEST_FILE_NAME, BAD_COMPRESSION)?;
            }
        }
        Ok(())
    }

    fn block_header(&mut self, file: &mut File) -> Result<Place, Reason> {
        self.last_block = self.bits.take(file, 1)? == 1;
        match self.bits.take(file, 2)? {
            0 => {
                self.bits.drop_to_byte();
                let length = self.bits.take(file, 16)?;
                demand(self.bits.take(file, 16)? == !length & 0xffff, BAD_COMPRESSION)?;
                Ok(Place::Stored(length as usize))
            }
            1 => {
                let lengths = [vec![8; 144], vec![9; 112], vec![7; 24], vec![8; 8]].concat();
                Ok(Place::Coded(Box::new((Code::new(&lengths, true)?, Code::new(&[5; 32], true)?))))
            }
            2 => self.dynamic_codes(file).map(|codes| Place::Coded(Box::new(codes))),
            _ => Err(BAD_COMPRESSION),
        }
    }

    fn dynamic_codes(&mut self, file: &mut File) -> Result<(Code, Code), Reason> {
        const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
        let literals = self.bits.take(file, 5)? as usize + 257;
        let distances = self.bits.take(file, 5)? as usize + 1;
        let listed = self.bits.take(file, 4)? as usize + 4;
        demand(literals <= 286 && distances <= 30, BAD_COMPRESSION)?;
        let mut lengths = [0; 19];
        for &place in &ORDER[..listed] {
            lengths[place] = self.bits.take(file, 3)? as u8;
        }
        let code = Code::new(&lengths, false)?;
        let mut lengths: Vec<u8> = Vec::new();
        while lengths.len() < literals + distances {
            let (length, times) = match code.read(&mut self.bits, file)? {
                16 => (*lengths.last().ok_or(BAD_COMPRESSION)?, 3 + self.bits.take(file, 2)?),
                17 => (0, 3 + self.bits.take(file, 3)?),
                18 => (0, 11 + self.bits.take(file, 7)?),
                length => (length as u8, 1),
            };
            lengths.extend((0..times).map(|_| length));
        }
        demand(lengths.len() == literals + distances && lengths[END_OF_BLOCK] > 0, BAD_COMPRESSION)?;
        Ok((Code::new(&lengths[..literals], true)?, Code::new(&lengths[literals..], true)?))
    }

    /// The check sum and the length of all that was unfolded; nothing follows.
    fn trailer(&mut self, file: &mut File) -> Result<(), Reason> {
        let sum = self.bits.take(file, 16)? | self.bits.take(file, 16)? << 16;
        let length = self.bits.take(file, 16)? | self.bits.take(file, 16)? << 16;
        demand(sum == self.sum && length == self.length, BAD_COMPRESSION)?;
        demand(self.bits.count == 0 && file.byte().is_none(), TRAILING_BYTES)
    }
}

/// Bits that were read but are not used yet, the next one lowest. Above the `count` of them may stand further bits of the file,
/// as they will be read.
struct Bits {
    bits: u64,
    count: u32,
}

impl Bits {
    /// Reads on, so that there are at least 32 bits, or all that the file has.
    #[inline]
    fn fill(&mut self, file: &mut File) {
        if self.count >= 32 {
            return;
        }
        if let Some(&[a, b, c, d, e, f, g, h]) = file.bytes.get(file.next..file.next + 8) {
            self.bits |= u64::from_le_bytes([a, b, c, d, e, f, g, h]) << self.count;
            file.next += ((63 - self.count) / 8) as usize;
            self.count |= 56;
            return;
        }
        while self.count < 56 {
            match file.byte() {
                Some(byte) => self.bits |= (byte as u64) << self.count,
                None => return,
            }
            self.count += 8;
        }
    }

    #[inline]
    fn drop(&mut self, count: u32) -> Result<(), Reason> {
        demand(count <= self.count, TRUNCATED)?;
        self.bits >>= count;
        self.count -= count;
        Ok(())
    }

    /// The next bits, at most 16.
    #[inline]
    fn take(&mut self, file: &mut File, count: u32) -> Result<u32, Reason> {
        self.fill(file);
        let taken = self.bits & ((1 << count) - 1);
        self.drop(count)?;
        Ok(taken as u32)
    }

    fn drop_to_byte(&mut self) {
        self.bits >>= self.count % 8;
        self.count -= self.count % 8;
    }
}

const END_OF_BLOCK: usize = 256;
const LONGEST_CODE: usize = 15;
const QUICK_BITS: u32 = 10;

/// A prefix code. Short codes are looked up by the next bits; longer ones are found as in Mark Adler's puff, by counting.
struct Code {
    /// Symbol and length of the code that these bits begin with, as symbol * 16 + length; 0 if it is longer.
    quick: Vec<u16>,
    with_length: [u16; LONGEST_CODE + 1],
    symbols: Vec<u16>,
}

impl Code {
    /// A code must be complete; as in zlib, one of literals or distances may instead have a single code, of one bit, or none.
    fn new(lengths: &[u8], may_be_single: bool) -> Result<Code, Reason> {
        let mut with_length = [0u16; LONGEST_CODE + 1];
        lengths.iter().for_each(|&length| with_length[length as usize] += 1);
        with_length[0] = 0;
        let mut left = 1i32;
        for &count in &with_length[1..] {
            left = left * 2 - count as i32;
            demand(left >= 0, BAD_COMPRESSION)?;
        }
        let longest = (1..=LONGEST_CODE).rev().find(|&length| with_length[length] > 0).unwrap_or(0);
        demand(left == 0 || may_be_single && longest <= 1, BAD_COMPRESSION)?;
        let mut code = Code { quick: vec![0; 1 << QUICK_BITS], with_length, symbols: Vec::new() };
        let mut next = 0u32;
        for length in 1..=longest {
            next <<= 1;
            for symbol in (0..lengths.len()).filter(|&symbol| lengths[symbol] as usize == length) {
                code.symbols.push(symbol as u16);
                // Codes are read from their first bit on, which is the lowest of the next bits.
                let first_bits = next.reverse_bits() >> (32 - length);
                if length <= QUICK_BITS as usize {
                    let entries = code.quick.iter_mut().skip(first_bits as usize).step_by(1 << length);
                    entries.for_each(|entry| *entry = (symbol * 16 + length) as u16);
                }
                next += 1;
            }
        }
        Ok(code)
    }

    #[inline]
    fn read(&self, bits: &mut Bits, file: &mut File) -> Result<usize, Reason> {
        bits.fill(file);
        let entry = self.quick[(bits.bits & ((1 << QUICK_BITS) - 1)) as usize];
        if entry != 0 {
            bits.drop((entry % 16) as u32)?;
            return Ok((entry / 16) as usize);
        }
        self.read_long(bits)
    }

    fn read_long(&self, bits: &mut Bits) -> Result<usize, Reason> {
        let (mut code, mut first, mut index) = (0, 0, 0);
        for length in 1..=LONGEST_CODE {
            code |= (bits.bits >> (length - 1) & 1) as usize;
            let count = self.with_length[length] as usize;
            if code < first + count {
                bits.drop(length as u32)?;
                return Ok(self.symbols[index + code - first] as usize);
            }
            index += count;
            first = (first + count) << 1;
            code <<= 1;
        }
        Err(if bits.count < LONGEST_CODE as u32 { TRUNCATED } else { BAD_COMPRESSION })
    }
}

#[rustfmt::skip]
const LENGTHS: [(u16, u8); 29] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1), (19, 2), (23, 2),
    (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5),
    (227, 5), (258, 0),
];

#[rustfmt::skip]
const DISTANCES: [(u16, u8); 30] = [
    (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4), (49, 4), (65, 5), (97, 5),
    (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8), (1025, 9), (1537, 9), (2049, 10), (3073, 10), (4097, 11),
    (6145, 11), (8193, 12), (12289, 12), (16385, 13), (24577, 13),
];

/// Unfolds literals and matches: true at the end of the block, false if there are enough bytes before.
fn unfold_codes(
    codes: &(Code, Code),
    bits: &mut Bits,
    file: &mut File,
    out: &mut Vec<u8>,
    limit: usize,
) -> Result<bool, Reason> {
    let (literals, distances) = codes;
    while out.len() < limit {
        let symbol = literals.read(bits, file)?;
        if symbol < END_OF_BLOCK {
            out.push(symbol as u8);
            continue;
        }
        if symbol == END_OF_BLOCK {
            return Ok(true);
        }
        let (base, extra) = *LENGTHS.get(symbol - END_OF_BLOCK - 1).ok_or(BAD_COMPRESSION)?;
        let length = base as usize + bits.take(file, extra as u32)? as usize;
        let (base, extra) = *DISTANCES.get(distances.read(bits, file)?).ok_or(BAD_COMPRESSION)?;
        let distance = base as usize + bits.take(file, extra as u32)? as usize;
        let from = out.len().checked_sub(distance).ok_or(BAD_COMPRESSION)?;
        if distance >= length {
            out.extend_from_within(from..from + length);
        } else {
            for i in from..from + length {
                out.push(out[i]);
            }
        }
    }
    Ok(false)
}

// ------------------------------------------------------------------------------------------------------------------
// Tests of the parts: rustc --test. Whole certificates are judged by --corpus and --archive.

#[cfg(test)]
mod tests {
    use super::*;

    fn statement(board: &str) -> Option<Statement> {
        Statement::read(format!("touchstone statement 1\nboard {}\nrules weak\nwinner breaker\n", board).as_bytes())
    }

    fn lines_of(board: &str) -> usize {
        statement(board).map_or(0, |statement| statement.lines.len())
    }

    #[test]
    fn digests_are_those_of_fips_180_4() {
        let of = |text: &str| hex(&Sha256::of(text.as_bytes()));
        assert_eq!(of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        assert_eq!(of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(of(&"a".repeat(55)), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
        assert_eq!(of(&"a".repeat(56)), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
        assert_eq!(of(&"a".repeat(64)), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
        assert_eq!(of(&"a".repeat(1_000_000)), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    }

    /// As the other checker says it: of the work of all steps, and of that of one.
    #[test]
    fn too_much_work_is_too_much_for_a_file_of_its_size() {
        let words = TOO_MUCH_WORK.in_words();
        assert!(words.contains("looks so far are too many for a file of this size"), "{}", words);
        assert!(words.contains("the options of one step interlock too much"), "{}", words);
    }

    #[test]
    fn a_digest_does_not_depend_on_the_pieces() {
        let bytes: Vec<u8> = (0..300).map(|i| i as u8).collect();
        for size in 1..200 {
            let mut digest = Sha256::new();
            bytes.chunks(size).for_each(|piece| digest.update(piece));
            assert_eq!(digest.finish(), Sha256::of(&bytes), "pieces of {}", size);
        }
    }

    #[test]
    fn check_sums_are_those_of_rfc_1952() {
        assert_eq!(crc32(0, b"123456789"), 0xcbf43926);
        assert_eq!(crc32(crc32(0, b"1234"), b"56789"), 0xcbf43926);
        assert_eq!(crc32(0, b""), 0);
    }

    /// Bits in the order in which DEFLATE reads them; codes begin with their first bit.
    #[derive(Default)]
    struct Writer {
        bits: Vec<bool>,
    }

    impl Writer {
        fn number(mut self, value: u32, count: u32) -> Writer {
            self.bits.extend((0..count).map(|i| value >> i & 1 == 1));
            self
        }
        fn code(mut self, value: u32, count: u32) -> Writer {
            self.bits.extend((0..count).rev().map(|i| value >> i & 1 == 1));
            self
        }
        fn bytes(self) -> Vec<u8> {
            self.bits.chunks(8).map(|byte| byte.iter().rev().fold(0, |all, &bit| all << 1 | bit as u8)).collect()
        }
    }

    fn member(deflated: &[u8], unfolded: &[u8]) -> Vec<u8> {
        let header = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
        let sum = crc32(0, unfolded).to_le_bytes();
        [&header, deflated, &sum, &(unfolded.len() as u32).to_le_bytes()].concat()
    }

    /// What a certificate's file holds, and what is found at its end.
    fn unfold(file: &[u8]) -> (Vec<u8>, Result<bool, Reason>) {
        let mut certificate = Certificate::new(file);
        let mut bytes = Vec::new();
        while let Ok(byte) = certificate.byte() {
            bytes.push(byte);
        }
        (bytes, certificate.refill())
    }

    fn fault(deflated: &[u8]) -> Result<bool, Reason> {
        unfold(&member(deflated, b"")).1
    }

    #[test]
    fn stored_fixed_and_dynamic_blocks_are_unfolded() {
        let stored = [0, 3, 0, 0xfc, 0xff, 1, 2, 3, 1, 1, 0, 0xfe, 0xff, 4];
        assert_eq!(unfold(&member(&stored, &[1, 2, 3, 4])), (vec![1, 2, 3, 4], Ok(false)));
        let fixed = from_hex(b"4b4c4a4e842100").unwrap();
        assert_eq!(unfold(&member(&fixed, b"abcabcabcabc")), (b"abcabcabcabc".to_vec(), Ok(false)));
        let dynamic = from_hex(
            b"ad8cdb1180200c045b491f54037af80a4113f155bda3b4c0d7cecdde5df20b9482e2676a927ce87ac4619ce68593e47553dbcb71
              5ef7d3d6f02430f20a32ec46395207667315bf90920214bd236cc5732d7e220be8db3b6af3f202",
        );
        let text = "maker breaker maker breaker ".repeat(3)
            + &"abcdefghijklmnopqrstuvwxyz".repeat(4)
            + &"lines are sets of cells; cells are numbered; equal sets are one line; ".repeat(2);
        assert_eq!(unfold(&member(&dynamic.unwrap(), text.as_bytes())), (text.into_bytes(), Ok(false)));
    }

    #[test]
    fn matches_reach_across_chunks_and_as_far_back_as_the_window() {
        // The literals a and b, 258 bytes of the last one 1000 times, then 3 bytes from 32768 bytes back.
        let mut writer = Writer::default().number(1, 1).number(1, 2).code(0x30 + 97, 8).code(0x30 + 98, 8);
        for _ in 0..1000 {
            writer = writer.code(0b11000101, 8).code(0, 5);
        }
        let deflated = writer.code(1, 7).code(29, 5).number(8191, 13).code(0, 7).bytes();
        let text = [&b"a"[..], &[b'b'; 1 + 258_000 + 3]].concat();
        assert_eq!(unfold(&member(&deflated, &text)), (text, Ok(false)));
    }

    #[test]
    fn broken_blocks_are_refused() {
        let block = |last: u32, kind: u32| Writer::default().number(last, 1).number(kind, 2);
        assert_eq!(fault(&block(1, 3).bytes()), Err(BAD_COMPRESSION), "no such type of block");
        assert_eq!(fault(&[1, 3, 0, 0xfc, 0xfe, 1, 2, 3]), Err(BAD_COMPRESSION), "the lengths differ");
        let too_far = block(1, 1).code(0x30, 8).code(1, 7).code(1, 5).code(0, 7);
        assert_eq!(fault(&too_far.bytes()), Err(BAD_COMPRESSION), "back beyond the first byte");
        let length_286 = block(1, 1).code(0b11000110, 8).code(0, 5);
        assert_eq!(fault(&length_286.bytes()), Err(BAD_COMPRESSION), "no such length");
        let distance_30 = block(1, 1).code(0x30, 8).code(1, 7).code(30, 5).code(0, 7);
        assert_eq!(fault(&distance_30.bytes()), Err(BAD_COMPRESSION), "no such distance");
        let too_many = block(1, 2).number(30, 5).number(0, 5).number(0, 4).number(0, 12);
        assert_eq!(fault(&too_many.bytes()), Err(BAD_COMPRESSION), "287 literals");
        let repeats_nothing = block(1, 2).number(0, 5).number(0, 5).number(0, 4).number(1, 3).number(1, 3).number(0, 6);
        assert_eq!(fault(&repeats_nothing.number(0, 3).bytes()), Err(BAD_COMPRESSION), "nothing to repeat");
    }

    #[test]
    fn codes_are_complete_or_single() {
        let code = |lengths: &[u8], may_be_single| Code::new(lengths, may_be_single).is_ok();
        assert!(code(&[1, 2, 2], false));
        assert!(!code(&[1, 1, 1], false), "too many");
        assert!(!code(&[2, 2, 2], true), "too few");
        assert!(code(&[0, 1, 0], true) && !code(&[0, 1, 0], false), "a single one");
        assert!(code(&[0, 0], true) && !code(&[0, 0], false), "none");
        assert!(!code(&[2, 0], true), "a single one of two bits");
    }

    #[test]
    fn members_have_one_form_and_end_where_the_file_ends() {
        let good = member(&[3, 0], b"");
        let changed = |place: usize, value: u8| {
            let mut file = good.clone();
            file[place] = value;
            unfold(&file).1
        };
        assert_eq!(unfold(&good).1, Ok(false));
        assert_eq!(changed(2, 7), Err(BAD_COMPRESSION), "another method");
        assert_eq!(changed(3, 4), Err(BAD_COMPRESSION), "an extra field");
        assert_eq!(changed(12, 1), Err(BAD_COMPRESSION), "another sum");
        assert_eq!(changed(16, 1), Err(BAD_COMPRESSION), "another length");
        assert_eq!(unfold(&[&good[..], &[0]].concat()).1, Err(TRAILING_BYTES));
        for length in 2..good.len() {
            assert_eq!(unfold(&good[..length]).1, Err(TRUNCATED), "the first {} bytes", length);
        }
        let named = |name: usize| {
            let name = [vec![b'x'; name], vec![0]].concat();
            unfold(&[&good[..3], &[8], &good[4..10], &name, &good[10..]].concat()).1
        };
        assert_eq!((named(0), named(1024), named(1025)), (Ok(false), Ok(false), Err(BAD_COMPRESSION)));
    }

    #[test]
    fn numbers_take_as_few_bytes_as_possible_and_at_most_nine() {
        let number = |bytes: &[u8]| Certificate::new(bytes).number();
        assert_eq!(number(&[0]), Ok(0));
        assert_eq!(number(&[0x7f]), Ok(127));
        assert_eq!(number(&[0x80, 1]), Ok(128));
        assert_eq!(number(&[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]), Ok((1 << 63) - 1));
        assert_eq!(number(&[0x80; 9]), Err(NUMBER_TOO_LARGE));
        assert_eq!(number(&[0x80, 0]), Err(OVERLONG_NUMBER));
        assert_eq!(number(&[0x80]), Err(TRUNCATED));
    }

    #[test]
    fn colex_numbers_count_the_sets_by_their_greatest_members() {
        let sets: Vec<Vec<usize>> = (0..10).map(|number| colex_set(5, 3, number)).collect();
        #[rustfmt::skip]
        let last_first = [
            [2, 1, 0], [3, 1, 0], [3, 2, 0], [3, 2, 1], [4, 1, 0], [4, 2, 0], [4, 2, 1], [4, 3, 0], [4, 3, 1], [4, 3, 2],
        ];
        assert_eq!(sets, last_first);
        assert_eq!((binomial(5, 3), binomial(23, 2), binomial(2, 3)), (10, 253, 0));
        assert_eq!(binomial(4096, 9), 886_455_245_781_200_402_181_754_880);
    }

    #[test]
    fn lines_of_boards_are_as_many_as_counted_by_hand() {
        // Rows, columns, then the diagonals of both directions.
        assert_eq!(lines_of("3,3,3"), 3 + 3 + 2);
        assert_eq!(lines_of("8,8,5"), 8 * 4 + 8 * 4 + 2 * 16);
        assert_eq!(lines_of("4,9,4"), 4 * 6 + 9 + 2 * 6);
        assert_eq!(lines_of("1,5,1"), 5, "one cell in any direction is the same line");
        assert_eq!(lines_of("hcylinder 3,4,3"), 3 * 4 + 4 + 2 * 4);
        assert_eq!(lines_of("vcylinder 4,3,3"), 3 * 4 + 4 + 2 * 4);
        assert_eq!(lines_of("hcylinder 3,3,3"), 3 + 3 + 2 * 3, "the three runs of a row are one set");
        assert_eq!(lines_of("torus 7,7,7"), 7 + 7 + 2 * 7);
        assert_eq!(lines_of("torus 3,4,4"), 3 + 2 * 12, "no column, no row beyond its own");
        assert_eq!(lines_of("3,3,4"), 0);
        // The ends of rows, runs of seven; columns, diagonals; pieces of three and of two.
        assert_eq!(lines_of("4,4,7tr"), 4 + 4 + 2 + 4 + 2);
        assert_eq!(lines_of("4,7,7tr"), 8 + 7 + 2 * 4 + 4 + 2);
        assert_eq!(lines_of("4,9,7tr"), 8 + 4 + 9 + 2 * 6 + 4 + 2);
        assert_eq!(lines_of("4,14,7tr"), 8 + 4 * 6 + 14 + 2 * 11 + 4 + 2);
        // Along the axes; the diagonals of planes, of the whole.
        assert_eq!(lines_of("3^3"), 3 * 9 + 2 * 3 * 3 + 4);
        assert_eq!(lines_of("4^3"), 3 * 16 + 2 * 3 * 4 + 4);
        assert_eq!(lines_of("7^3"), 3 * 49 + 2 * 3 * 7 + 4);
        assert_eq!(lines_of("3^4"), 4 * 27 + 2 * 6 * 9 + 4 * 4 * 3 + 8);
        assert_eq!(lines_of("2^9"), 512 * 511 / 2, "any two cells");
        assert_eq!(lines_of("11^4"), 4 * 1331 + 2 * 6 * 121 + 4 * 4 * 11 + 8);
        // Through the cells of one column: rows, columns, diagonals.
        assert_eq!(lines_of("plane 3"), 4 * 3);
        assert_eq!(lines_of("plane 64"), 4 * 64);
        assert_eq!(lines_of("strip 3,3"), 3 * 3 + 1 + 2 * 3);
        assert_eq!(lines_of("strip 2,5"), 2 * 5);
        assert_eq!(lines_of("3+,4+,3"), 4 * 3);
        assert_eq!(lines_of("3,4+,4"), 3 * 4);
        let none = ["plane 0", "plane 65", "strip 0,3", "strip 65,3", "0+,3+,3", "3+,4+,5", "3+,4,3", "+,4+,3", "3,4+"];
        assert_eq!(none.map(lines_of), [0; 9]);
        assert_eq!(lines_of("2^10") + lines_of("26^3") + lines_of("12^4") + lines_of("5^6") + lines_of("3^2") + lines_of("1^3"), 0);
    }

    #[test]
    fn limits_are_on_cells_on_lines_and_on_their_product() {
        assert!([(16_384, 32_768), (4096, 131_072)].iter().all(|&(c, n)| is_within_limits(c, n)));
        assert!(![(16_385, 1), (1, 131_073), (16_384, 32_769)].iter().any(|&(c, n)| is_within_limits(c, n)));
    }

    #[test]
    fn lines_are_numbered_as_in_the_example_of_the_page() {
        let lines = statement("3,3,3").unwrap().lines;
        let listed = [[0, 1, 2], [0, 3, 6], [0, 4, 8], [1, 4, 7], [2, 4, 6], [2, 5, 8], [3, 4, 5], [6, 7, 8]];
        assert_eq!(lines, listed);
    }

    #[test]
    fn cells_of_a_grid_are_called_by_their_columns_letters_and_their_row() {
        let names = Names::Grid { m: 64, n: 64 };
        for (cell, name) in [(0, "a1"), (25, "z1"), (26, "aa1"), (51, "az1"), (52, "ba1"), (64, "a2"), (4095, "bl64")] {
            assert_eq!((names.name(cell), names.cell(name)), (name.to_string(), Some(cell as u16)));
        }
        for none in ["", "a", "1", "a0", "a01", "a65", "bm1", "A1", "a1a", "aaa1", "a+1"] {
            assert_eq!(names.cell(none), None, "{}", none);
        }
    }

    #[test]
    fn lenient_statements_have_the_digest_of_the_canonical_one() {
        let canonical =
            "touchstone statement 1\nboard 3,3,3\nturn 1\nopening 1\nrules weak\noverline wins\nmaker a1 b1\n\
                         breaker -\nfirst maker\nwinner maker\n";
        let lenient = "# ü\r\n touchstone\tstatement 1#\nwinner maker\n\nmaker b1  a1\nboard 003,03,3\nrules weak";
        let digest = |text: &str| Statement::read(text.as_bytes()).map(|statement| statement.digest);
        assert_eq!(digest(canonical), Some(Sha256::of(canonical.as_bytes())));
        assert_eq!(digest(lenient), digest(canonical));
        assert_eq!(digest(&lenient.replace('ü', "\u{ad}")), None, "a soft hyphen");
        assert_eq!(digest(&lenient.replace("\r\n", "\r")), None, "a carriage return alone");
        assert_eq!(digest(&lenient.replace("003", "00003")), None, "five digits");
    }

    #[test]
    fn the_line_with_the_fewest_cells_comes_first() {
        let text = "touchstone statement 1\nboard hypergraph\ncells a b c d e\nline a b c d\nline b c e\nline c d e\n\
                    rules weak\nwinner breaker\n";
        let game = Game::<[u64; 1], [u64; 1]>::new(Statement::read(text.as_bytes()).unwrap());
        let mut scene = Scene::new(&game);
        assert_eq!(scene.tightest(), Some((1, 3)));
        let before = scene.clone();
        scene.occupy(&game, 3);
        scene.occupy(&game, 3);
        assert_eq!(scene.tightest(), Some((2, 2)));
        scene.answer(&game, 4);
        assert_eq!(scene.tightest(), Some((0, 3)));
        scene.restore(&game, before.available, before.needed);
        assert_eq!((scene.tightest(), &scene.counts), (Some((1, 3)), &before.counts));
    }

    #[test]
    fn places_are_by_the_needed_lines_of_a_set_and_then_by_colex_number() {
        let text =
            "touchstone statement 1\nboard hypergraph\ncells a b c d x y\nline a b c d\nline b d x\nline b d y\n\
                    line c d x\nrules weak\nwinner breaker\n";
        let game = Game::<[u64; 1], [u64; 1]>::new(Statement::read(text.as_bytes()).unwrap());
        let mut check = Check::new(&game, Certificate::new(&[][..]));
        let abcd = game.cells_on[0];
        let places: Vec<Vec<usize>> =
            (0..6).map(|place| check.choice(&abcd, 4, place).unwrap().members().collect()).collect();
        assert_eq!(places, [[1, 3], [2, 3], [0, 1], [0, 2], [1, 2], [0, 3]]);
        assert_eq!(check.choice(&abcd, 4, 6), Err(CHOICE_OUT_OF_RANGE));
    }

    #[test]
    fn who_holds_is_named_in_the_place_of_the_winner() {
        let read = |rules: &str| {
            let text = format!("touchstone statement 1\nboard 3,3,3\n{}\n", rules);
            Statement::read(text.as_bytes()).map(|statement| statement.in_words)
        };
        assert_eq!(read("rules strong\nholds white"), Some("White holds 3,3,3 (strong)".to_string()));
        for none in ["weak\nholds maker", "strong\nholds nobody", "strong\nholds maker", "strong"] {
            assert_eq!(read(&format!("rules {}", none)), None, "{}", none);
        }
        assert_eq!(read("rules strong\nholds white\nwinner black"), None);
    }

    /// Black takes a and threatens to take b or c; White may have the line c d in mind. A verdict and a trace.
    fn double_threat(white: &str, steps: &[u8]) -> (String, String) {
        let text = format!(
            "touchstone statement 1\nboard hypergraph\ncells a b c d\nline a b\nline a c\nline c d\nrules strong\n\
             white {}\nwinner black\n",
            white
        );
        let judge = judge_of(text.as_bytes()).ok().unwrap();
        let counts = [6, 2, 1];
        let bytes = [&FIRST_BYTES[..], &[1], &judge.statement().digest, &counts, steps].concat();
        let mut trace = Vec::new();
        let judgement = judge.judge(Certificate::new(&bytes[..]), Some(&mut trace)).unwrap();
        (judgement.verdict.line(), String::from_utf8(trace).unwrap())
    }

    #[test]
    fn tolerances_are_those_of_options_in_their_order() {
        let open_a = [ANSWER, 0, 1, 0];
        let (take_b, take_c) = ([ANSWERED | DONE, 1, 0], [ANSWERED | DONE, 2, 1]);
        let end = [ORDERED, 2, LEAVE, END];
        let (verdict, trace) = double_threat("-", &[&open_a[..], &take_b, &take_c, &end].concat());
        assert_eq!(verdict, "s VERIFIED");
        // After b White may have one of c and d, before it none: the stone that b answers may be the second one.
        let done = "2 DONE answer 1 : win 0 1 | - | 2:1\n3 DONE answer 2 : win 0 2 | - | -\n";
        let ordered = "4 ORDERED win 0 | 1 2 | 2:0\n5 LEAVE answer 0 : win 0 | 1 2 | 2:0\n";
        assert_eq!(trace, format!("1 ANSWER -\n{}{}6 END -\n", done, ordered));
        let of = |white: &str, first: &[u8], second: &[u8]| {
            double_threat(white, &[&open_a[..], first, second, &end].concat()).0
        };
        assert_eq!(of("-", &take_b, &take_b), "s REJECTED OPTION_NOT_USED step 4");
        // With d, White wins by c: the guard of b is c, so c is in T of both options, and b answers nothing that c does not.
        assert_eq!(of("d", &take_b, &take_c), "s REJECTED MOVE_NOT_ANSWERED step 4");
        assert_eq!(of("d", &take_c, &take_b), "s REJECTED OPTION_NOT_USED step 4");
    }

    #[test]
    fn rounds_of_hex_go_by_the_sides_of_the_prover() {
        // Cell 3 is a2, cell 4 b2, in the middle of 3x3; 9 and 10 are Black's sides, above and below, or White's.
        let [black, white] = [FIRST, SECOND].map(|prover| rounds(3, 3, prover));
        assert_eq!(black[4], [5, 7, 6, 3, 1, 2].map(Some));
        assert_eq!(black[0], [Some(1), Some(3), None, None, Some(9), Some(9)]);
        assert_eq!(white[0], [Some(1), Some(3), Some(9), Some(9), None, None]);
        assert_eq!(black[2], [None, Some(5), Some(4), Some(1), Some(9), None]);
        assert_eq!(white[3], [Some(4), Some(6), Some(9), Some(9), Some(0), Some(1)]);
        assert_eq!(white[8], [Some(10), None, None, Some(7), Some(5), Some(10)]);
        assert_eq!(rounds(1, 1, FIRST), [[None, Some(2), None, None, Some(1), None]]);
    }

    /// A statement of Hex with White's stones, Black to win. A verdict, and a line of the trace for each step.
    fn hex_game(board: &str, white: &str, first: &str, counts: [u8; 3], steps: &[u8]) -> (String, Vec<String>) {
        let text = format!(
            "touchstone statement 1\nboard hex {}\nrules hex\nwhite {}\nfirst {}\nwinner black\n",
            board, white, first
        );
        let judge = judge_of(text.as_bytes()).ok().unwrap();
        let bytes = [&FIRST_BYTES[..], &[1], &judge.statement().digest, &counts, steps].concat();
        let mut trace = Vec::new();
        let judgement = judge.judge(Certificate::new(&bytes[..]), Some(&mut trace)).unwrap();
        (judgement.verdict.line(), String::from_utf8(trace).unwrap().lines().map(str::to_string).collect())
    }

    #[test]
    fn a_bridge_and_a_neighbour_win_two_by_two() {
        // Black opens at b1, a neighbour of the side above; White cannot take both a2 and b2 below.
        let others = [ANSWERED | TOUCH, 2, 1, 2, ANSWERED | TOUCH, 3, 1, 3, OPTIONS, 2];
        let open = [ANSWER, 0, 1, 1];
        let rest = [TOUCH, 1, 4, JOIN, LEAVE, END];
        let steps = [&open[..], &bridge(1, 5, [2, 3]), &rest].concat();
        let (verdict, trace) = hex_game("2,2", "-", "black", [16, 3, 2], &steps);
        assert_eq!(verdict, "s VERIFIED");
        assert_eq!(trace[5], "6 LEAVE answer 2 : link 1 5 : 1 2 | -");
        assert_eq!(trace[11], "12 OPTIONS link 1 5 : 1 | 2 3");
        assert_eq!(trace[14], "15 LEAVE answer 1 : link 4 5 : 1 | 2 3");
        let verdict = |white: &str, first: &str| hex_game("2,2", white, first, [16, 3, 2], &steps).0;
        assert_eq!(verdict("b1", "black"), "s REJECTED ANSWER_TAKEN step 16");
        assert_eq!(verdict("b2", "black"), "s REJECTED ZONE_TAKEN step 16");
        assert_eq!(verdict("-", "white"), "s REJECTED WRONG_CONCLUSION step 16");
        let after = |steps: &[u8]| hex_game("2,2", "-", "black", [16, 3, 2], &[&open[..], steps].concat()).0;
        assert_eq!(after(&others), "s REJECTED WRONG_OPERAND step 4", "other ends");
        assert_eq!(
            after(&[&bridge(1, 5, [2, 3])[..12], &[OPTIONS, 1]].concat()),
            "s REJECTED MOVE_NOT_ANSWERED step 7"
        );
    }

    #[test]
    fn links_without_play_win_what_is_connected() {
        let chain = [TOUCH, 9, 1, TOUCH, 1, 4, JOIN, TOUCH, 4, 7, JOIN, TOUCH, 10, 7, JOIN];
        let of = |steps: &[u8]| hex_game("3,3", "a1", "white", [8, 2, 0], &[steps, &[END]].concat());
        let (verdict, trace) = of(&chain);
        assert_eq!(trace[6], "7 JOIN link 9 10 : 1 4 7 | -");
        assert_eq!(verdict, "s REJECTED STONE_MISSING step 8");
        assert_eq!(of(&[TOUCH, 1, 3, TOUCH, 3, 1, JOIN]).0, "s REJECTED ENDS_DO_NOT_MEET step 3", "both");
        assert_eq!(of(&[TOUCH, 1, 3, TOUCH, 2, 5, JOIN]).0, "s REJECTED ENDS_DO_NOT_MEET step 3", "none");
        assert_eq!(of(&[TOUCH, 1, 3, NOTHING, JOIN]).0, "s REJECTED WRONG_OPERAND step 3");
        assert_eq!(of(&[TOUCH, 1, 3]).0, "s REJECTED WRONG_COUNT step 2");
        for (a, b) in [(9, 10), (0, 4), (3, 9), (4, 4), (9, 9)] {
            assert_eq!(of(&[TOUCH, a, b]).0, "s REJECTED NOT_NEIGHBOURS step 1", "{} and {}", a, b);
        }
        assert_eq!(of(&[TOUCH, 11, 0]).0, "s REJECTED END_OUT_OF_RANGE step 1");
        // From b1 to a3 over a2 or b2, from there to c2 over b2 or b3.
        let two = [&bridge(1, 6, [3, 4])[..], &bridge(6, 5, [4, 7]), &[JOIN]].concat();
        assert_eq!(hex_game("3,3", "-", "white", [23, 4, 1], &two).0, "s REJECTED ZONES_OVERLAP step 23");
    }

    /// The link of two cells that White cannot cut, for it goes over either of two others.
    fn bridge(a: u8, b: u8, over: [u8; 2]) -> Vec<u8> {
        let ways = over.map(|cell| [ANSWER, 0, 1, cell, TOUCH, a, cell, TOUCH, cell, b, JOIN, LEAVE]);
        [&ways.concat()[..], &[OPTIONS, 2]].concat()
    }

    #[test]
    fn filled_are_dead_cells_and_captured_pairs() {
        let of = |start: &[u8], fill: &[u8]| {
            let steps = [start, &[FILL], fill].concat();
            let (verdict, trace) = hex_game("3,3", "-", "white", [99, 3, 1], &steps);
            match verdict.strip_prefix("s REJECTED ").and_then(|verdict| verdict.split_once(" step ")) {
                Some(("TRUNCATED", _)) => trace.last().unwrap().split_once(" FILL ").unwrap().1.to_string(),
                Some((reason, _)) => reason.to_string(),
                None => verdict,
            }
        };
        // Black's b1 and the side above it; a1 lies between that side and White's.
        let touch = |fill: &[u8]| of(&[TOUCH, 9, 1], fill);
        assert_eq!(touch(&[0, 2, 0, 8]), "link 1 9 : 0 1 8 | -");
        assert_eq!(touch(&[1, 0, 1, 8]), "link 1 9 : 1 8 | -");
        // With a3, Black's bridge over a2 and b2 captures them; neither is dead by itself.
        assert_eq!(touch(&[2, 3, 4, 1, 6]), "link 1 9 : 1 6 | 3 4");
        assert_eq!(touch(&[1, 3, 1, 6]), "CELL_NOT_DEAD");
        assert_eq!(touch(&[1, 4, 1, 6]), "CELL_NOT_DEAD");
        assert_eq!(touch(&[2, 4, 7, 1, 6]), "CELL_NOT_DEAD");
        // c2, at White's side, has b2 beside it, which is open: Black comes from there, but goes round over stones only.
        let over = |fill: &[u8]| of(&bridge(1, 6, [3, 4]), fill);
        assert_eq!(over(&[1, 5, 0]), "link 1 6 : 1 6 | 3 4");
        assert_eq!(over(&[1, 5, 1, 8]), "CELL_NOT_DEAD");
        assert_eq!(over(&[1, 5, 2, 7, 8]), "link 1 6 : 1 6 7 8 | 3 4");
        assert_eq!(over(&[1, 5, 2, 2, 7]), "CELL_NOT_DEAD");
        // b3 lies between a3 and Black's side below; what is filled in or Black's leaves the zone, what is captured is of it.
        assert_eq!(over(&[1, 7, 1, 4]), "link 1 6 : 1 4 6 | 3");
        assert_eq!(over(&[2, 3, 4, 0]), "link 1 6 : 1 6 | 3 4");
        assert_eq!(over(&[2, 7, 8, 0]), "link 1 6 : 1 6 | 3 4 7 8");
        assert_eq!(touch(&[3, 0, 2, 4, 0]), "FILL_SIZE");
        assert_eq!(of(&[NOTHING], &[3, 0, 2, 4, 1, 0]), "FILL_SIZE");
        assert_eq!(of(&[NOTHING], &[1, 0, 1, 0]), "FILL_OVERLAPS");
        assert_eq!(of(&[NOTHING], &[0, 0]), "WRONG_OPERAND");
        assert_eq!(touch(&[1, 1, 0]), "END_FILLED");
        assert_eq!(of(&[], &[0, 0]), "MISSING_OPERAND");
        assert_eq!(touch(&[10]), "DUPLICATE_ENTRY");
    }

    #[test]
    fn symmetries_of_hex_keep_the_sides_of_the_prover_or_exchange_them() {
        let turned = [SYMMETRY, 8, 7, 6, 5, 4, 3, 2, 1, 0];
        let of = |steps: &[u8]| hex_game("3,3", "-", "white", [9, 1, 0], steps);
        let (_, trace) = of(&[&turned[..], &[TOUCH, 9, 1, IMAGE, 0]].concat());
        assert_eq!(trace[2], "3 IMAGE link 7 10 : 7 | -");
        // The board's other reflection exchanges the players.
        let reflected = [SYMMETRY, 0, 3, 6, 1, 4, 7, 2, 5, 8];
        assert_eq!(of(&reflected).0, "s REJECTED NOT_A_SYMMETRY step 1");
        // Of a single row both sides of Black's lie at all cells: they stay.
        let row = hex_game("1,2", "-", "white", [9, 1, 0], &[SYMMETRY, 1, 0, TOUCH, 2, 0, IMAGE, 0]);
        assert_eq!(row.1[2], "3 IMAGE link 1 2 : 1 | -");
    }

    #[test]
    fn links_are_for_hex_and_hex_is_for_links() {
        let of = |rules: &str, steps: &[u8]| {
            let text = format!("touchstone statement 1\nboard {}\n", rules);
            let judge = judge_of(text.as_bytes()).ok().unwrap();
            let bytes = [&FIRST_BYTES[..], &[1], &judge.statement().digest, &[9, 2, 0], steps].concat();
            judge.judge(Certificate::new(&bytes[..]), None).unwrap().verdict.line()
        };
        let weak = "3,3,3\nrules weak\nwinner breaker";
        for steps in [&[TOUCH, 0, 1][..], &[NOTHING, FILL, 3, 0, 1, 2, 0], &[NOTHING, NOTHING, JOIN]] {
            assert!(of(weak, steps).starts_with("s REJECTED RULE_OF_HEX"));
        }
        let hex = "hex 2,2\nrules hex\nwinner white";
        assert_eq!(of(hex, &[NOTHING, ORDERED, 1]), "s REJECTED WRONG_OPERAND step 2");
        assert_eq!(of(hex, &[ANSWERED | NOTHING, 0, ORDERED, 1]), "s REJECTED RULE_OF_STRONG_GAMES step 2");
        assert_eq!(of(hex, &[DONE, 0]), "s REJECTED LINE_OUT_OF_RANGE step 1");
        let read =
            |text: &str| Statement::read(format!("touchstone statement 1\nboard {}\n", text).as_bytes()).is_some();
        assert!(read("hex 02,2\nrules hex\nblack b1\nwinner white"));
        for text in ["2,2,2\nrules hex", "hex 2,2\nrules strong", "hex 2,2\nrules hex\nturn 2", "hex 65,2\nrules hex"] {
            assert!(!read(&format!("{}\nwinner white", text)), "{}", text);
        }
        assert!(!read("hex 2,2\nrules hex\nwinner nobody") && !read("hex 2,2\nrules hex\nholds black"));
    }

    fn written(numbers: &[i64]) -> Vec<u8> {
        let bytes = |&number: &i64| {
            let mut bytes: Vec<u8> =
                successors(Some(number), |n| Some(n >> 7)).take(9).map(|n| n as u8 | 0x80).collect();
            let size = (1..9).find(|size| number >> (7 * size) == 0).unwrap_or(9);
            bytes.truncate(size);
            bytes[size - 1] &= 0x7f;
            bytes
        };
        numbers.iter().flat_map(bytes).collect()
    }

    /// A whole number as it is written in a file.
    fn signed(number: i64) -> i64 {
        if number < 0 {
            -2 * number - 1
        } else {
            2 * number
        }
    }

    /// A statement, whose certificates have the window 0,0. A verdict, and a line of the trace for each step.
    fn plane_game(rules: &str, counts: [i64; 3], steps: &[u8]) -> (String, Vec<String>) {
        let judge = judge_of(format!("touchstone statement 1\nboard {}\n", rules).as_bytes()).ok().unwrap();
        let window = if rules.starts_with("strip") { &[0, 0][..] } else { &[0, 0, 0, 0] };
        let digest = &judge.statement().digest;
        let bytes = [&FIRST_BYTES[..], &[1], digest, &written(&counts), window, steps].concat();
        let mut trace = Vec::new();
        let judgement = judge.judge(Certificate::new(&bytes[..]), Some(&mut trace)).unwrap();
        (judgement.verdict.line(), String::from_utf8(trace).unwrap().lines().map(str::to_string).collect())
    }

    /// Pairs of neighbours of an 8 by 8 torus, each where its left or lower cell stands; each of the 32 closed lines has one
    /// pair in its direction. So 9 in a row on the plane contain one, wherever they begin, and 8 need not.
    const PAIRS: [&str; 8] =
        ["-.....\\.", "./\\\\//\\-", "-.../...", "./\\||.\\-", "./.../.-", "-.../\\.|", "||\\-..|.", "..|-.|.."];

    /// For each pair what it is called, and its first cell.
    fn pairs() -> impl Iterator<Item = (char, i64, i64)> {
        let row =
            |(y, row): (usize, &'static &str)| row.char_indices().map(move |(x, name)| (name, x as i64, y as i64));
        PAIRS.iter().enumerate().flat_map(row).filter(|pair| pair.0 != '.')
    }

    /// Two tiles, a pair in a row and one on a diagonal, each won by its group.
    fn dominoes() -> Vec<u8> {
        let domino = |v: u8| [TILE, 2, 0, 0, 2, v, 1, 2, 0, 1, GROUPS, 2, 1, 0, 1, TILED];
        [domino(0), domino(2)].concat()
    }

    /// Where the pairs are, as turns and shifts of the two dominoes, each shifted besides; on a lattice.
    fn tiled_by_dominoes(lattice: [i64; 3], shift: impl Fn(i64, i64) -> (i64, i64)) -> Vec<u8> {
        let places = |names: [(char, i64); 2]| {
            let turn = move |name: char| names.iter().find(|of| of.0 == name).map(|of| of.1);
            let places = pairs().filter_map(|(name, x, y)| turn(name).map(|turn| (turn, shift(x, y))));
            let places: Vec<i64> = places.flat_map(|(turn, (x, y))| [turn, signed(x), signed(y)]).collect();
            [&[places.len() as i64 / 3][..], &places].concat()
        };
        [
            &[TILING][..],
            &written(&lattice),
            &[2],
            &written(&places([('-', 0), ('|', 4)])),
            &written(&places([('/', 0), ('\\', 2)])),
        ]
        .concat()
    }

    const BREAKER: &str = "plane 9\nrules weak\nwinner breaker";
    const SQUARE: [i64; 3] = [8, 0, 8];

    #[test]
    fn pairs_of_a_torus_keep_nine_in_a_row_off_the_plane() {
        let of = |rules: &str, steps: &[u8]| plane_game(rules, [8, 2, 0], &[&dominoes()[..], steps, &[END]].concat());
        let same = tiled_by_dominoes(SQUARE, |x, y| (x, y));
        let (verdict, trace) = of(BREAKER, &same);
        assert_eq!(verdict, "s VERIFIED");
        assert_eq!(trace[..3], ["1 TILE -", "2 GROUPS block 0 1 | 0", "3 TILED tile 2 | 1"]);
        assert_eq!(trace[6..], ["7 TILING plane 8 0 8 | 64", "8 END -"]);
        for shift in [(-5, 3), (32_000, -32_000), (-32_768, 32_760)] {
            assert_eq!(of(BREAKER, &tiled_by_dominoes(SQUARE, |x, y| (x + shift.0, y + shift.1))).0, "s VERIFIED");
        }
        // Each pair may stand for any of its copies, on both sides of 0.
        let scattered = tiled_by_dominoes(SQUARE, |x, y| (x + 8 * (y % 3 - 1), y - 8 * (x % 5 - 2)));
        assert_eq!(of(BREAKER, &scattered).0, "s VERIFIED");
        assert_eq!(of("plane 10\nrules weak\nwinner breaker", &same).0, "s VERIFIED");
        assert_eq!(of("plane 8\nrules weak\nwinner breaker", &same).0, "s REJECTED RUN_NOT_COVERED step 7");
        let overlap = tiled_by_dominoes(SQUARE, |x, y| if (x, y) == (0, 0) { (1, 0) } else { (x, y) });
        assert_eq!(of(BREAKER, &overlap).0, "s REJECTED TILES_OVERLAP step 7");
        // On a lattice that is not that of the pairs, a pair meets another one, or a run is left over.
        for lattice in [[8, 1, 8], [8, 7, 8], [7, 0, 8], [8, 0, 7]] {
            assert_eq!(of(BREAKER, &tiled_by_dominoes(lattice, |x, y| (x, y))).0, "s REJECTED TILES_OVERLAP step 7");
        }
        for lattice in [[16, 0, 8], [8, 0, 9], [9, 0, 8]] {
            assert_eq!(of(BREAKER, &tiled_by_dominoes(lattice, |x, y| (x, y))).0, "s REJECTED RUN_NOT_COVERED step 7");
        }
        let one = [TILING, 8, 0, 8, 1, 1, 0, 0, 0];
        assert_eq!(of(BREAKER, &one).0, "s REJECTED RUN_NOT_COVERED step 7", "one pair alone");
    }

    #[test]
    fn a_tiling_proves_what_needs_no_line_of_the_provers() {
        let same = tiled_by_dominoes(SQUARE, |x, y| (x, y));
        let steps = [&dominoes()[..], &same, &[END]].concat();
        let of = |rules: &str| plane_game(rules, [8, 2, 0], &steps).0;
        let black_opens = |cells: &[u8]| [&[ANSWER, 0], cells, &steps[..steps.len() - 1], &[LEAVE, END]].concat();
        let opens = |rules: &str, cells: &[u8]| plane_game(rules, [10, 2, 1], &black_opens(cells)).0;
        assert_eq!(of("plane 9\nrules strong\nwinner nobody"), "s VERIFIED");
        assert_eq!(of("plane 9\nrules strong\noverline void\nholds white"), "s VERIFIED");
        assert_eq!(of("plane 9\nrules strong\nholds black"), "s REJECTED WRONG_CONCLUSION step 8");
        assert_eq!(opens("plane 9\nrules strong\nholds black", &[0]), "s VERIFIED");
        assert_eq!(opens("plane 9\nrules strong\nholds black", &[1, 3]), "s VERIFIED");
        assert_eq!(opens("plane 9\nrules strong\nholds black", &[2, 3, 4]), "s REJECTED ANSWER_TOO_LARGE step 10");
        assert_eq!(opens("plane 9\nrules strong\nholds white", &[0]), "s REJECTED WRONG_CONCLUSION step 10");
        // With 17 columns, 0,0 is the cell 8 * 17 + 8 of the window and its margin.
        let taken = "plane 9\nrules strong\nwhite 0,0\nholds black";
        assert_eq!(opens(taken, &[1, 0x90, 1]), "s REJECTED ANSWER_TAKEN step 10");
        assert_eq!(opens(taken, &[1, 3]), "s REJECTED ZONE_TAKEN step 10");
        assert_eq!(of("plane 9\nrules weak\nmaker 0,0\nwinner breaker"), "s REJECTED ZONE_TAKEN step 8");
        assert_eq!(of("plane 9\nrules weak\nbreaker 0,0\nwinner breaker"), "s VERIFIED");
        assert_eq!(of("plane 9\nrules strong\nblack 0,0\nwinner nobody"), "s REJECTED ZONE_TAKEN step 8");
        assert_eq!(of("plane 9\nrules strong\nwhite 0,0\nwinner nobody"), "s REJECTED ZONE_TAKEN step 8");
        // Only a tiling proves it, and that is looked at first.
        let other = plane_game(
            "plane 9\nrules weak\nmaker 0,0\nfirst breaker\nwinner breaker",
            [4, 1, 1],
            &[ANSWER, 0, 1, 0x90, 1, NOTHING, LEAVE, END],
        );
        assert_eq!(other.0, "s REJECTED WRONG_CONCLUSION step 4");
        for theorem in ["weak\nfirst breaker\nwinner maker", "strong\nwinner white"] {
            assert_eq!(of(&format!("plane 9\nrules {}", theorem)), "s REJECTED WRONG_CONCLUSION step 8");
        }
        // A pair is worthless against two stones.
        assert_eq!(of("plane 9\nturn 2\nrules weak\nwinner breaker"), "s REJECTED GROUP_SIZE step 2");
        // The lines through the one cell of the window are all that is seen: to block these blocks no others.
        for theorem in ["weak\nbreaker 0,0\nwinner breaker", "strong\nwinner nobody", "strong\nholds white"] {
            let nothing = plane_game(&format!("plane 9\nrules {}", theorem), [2, 1, 0], &[NOTHING, END]).0;
            assert_eq!(nothing, "s REJECTED WRONG_CONCLUSION step 2", "{}", theorem);
        }
        let supported = |rules: &str| judge_of(format!("touchstone statement 1\nboard {}\n", rules).as_bytes()).is_ok();
        assert!(
            supported("plane 9\nrules strong\nturn 2\nholds white")
                && !supported("strip 9,9\nrules weak\nwinner breaker")
        );
        assert!(!supported("plane 9\nrules weak\nopening 2\nwinner breaker"), "Maker opens with two stones");
        assert!(supported("plane 9\nrules weak\nopening 2\nfirst breaker\nwinner breaker"));
        assert!(supported("plane 9\nrules strong\nturn 2\nwinner black"), "a line of Black's, two stones a turn");
        assert!(!supported("9+,9+,9\nrules weak\nwinner breaker"), "parts of the plane");
    }

    #[test]
    fn all_pairs_may_be_one_tile_in_any_turn() {
        let mut cells: Vec<(i64, i64)> = Vec::new();
        let mut lines = Vec::new();
        for (name, x, y) in pairs() {
            let up = [('-', 0), ('|', 1), ('/', 1), ('\\', -1)].iter().find(|of| of.0 == name).unwrap().1;
            let right = (name != '|') as i64;
            cells.extend([(y, x), (y + up, x + right)]);
            lines.push([(y, x), (y + up, x + right)]);
        }
        cells.sort_unstable();
        let number = |cell| cells.binary_search(&cell).unwrap() as i64;
        let mut lines: Vec<[i64; 2]> =
            lines.iter().map(|[a, b]| [number(*a).min(number(*b)), number(*a).max(number(*b))]).collect();
        lines.sort_unstable();
        let by = |lines: &[[i64; 2]], rules: &str, numbers: &[i64]| {
            let tile = [
                &[64][..],
                &cells.iter().flat_map(|&(y, x)| [signed(x), signed(y)]).collect::<Vec<_>>(),
                &[lines.len() as i64],
                &lines.iter().flat_map(|&[a, b]| [2, a, b]).collect::<Vec<_>>(),
            ];
            let tile = [&[TILE][..], &written(&tile.concat()), &[COVER, 0, TILED]].concat();
            plane_game(rules, [5, 1, 0], &[&tile[..], &[TILING], &written(numbers), &[END]].concat())
        };
        let of = |rules: &str, numbers: &[i64]| by(&lines, rules, numbers);
        // No pair is there in vain, in whichever direction it lies.
        for pair in 0..lines.len() {
            let fewer = [&lines[..pair], &lines[pair + 1..]].concat();
            assert_eq!(by(&fewer, BREAKER, &[8, 0, 8, 1, 1, 0, 0, 0]).0, "s REJECTED RUN_NOT_COVERED step 4");
        }
        for turn in 0..8 {
            let place = [8, 0, 8, 1, 1, turn, signed(-4096), signed(turn - 77)];
            let (verdict, trace) = of(BREAKER, &place);
            assert_eq!(verdict, "s VERIFIED", "turn {}", turn);
            assert_eq!(trace[2..4], ["3 TILED tile 64 | 32", "4 TILING plane 8 0 8 | 64"]);
            assert_eq!(of("plane 8\nrules weak\nwinner breaker", &place).0, "s REJECTED RUN_NOT_COVERED step 4");
        }
        // Half of the lattice is a lattice with a skew; the tile has two places there.
        let two = |skew: i64, x: i64| of(BREAKER, &[16, skew, 8, 1, 2, 0, 0, 0, 0, signed(x), 0]).0;
        for x in [8, -8, 24] {
            assert_eq!(two(8, x), "s VERIFIED");
            assert_eq!(two(0, x), "s VERIFIED");
        }
        assert_eq!(two(8, 16), "s REJECTED TILES_OVERLAP step 4");
        assert_eq!(two(4, 8), "s REJECTED TILES_OVERLAP step 4");
    }

    #[test]
    fn a_run_may_meet_a_tile_in_several_copies() {
        // The copies are {x, x + 3} for even x: the cells 0, 1, 2 are of both classes, but of three copies.
        let tile = Rc::new(Tile::new(vec![(0, 0), (3, 0)], &[vec![0, 1]]));
        let lattice = Lattice { a: 2, b: 0, c: 1 };
        let motion = |turn, a| Motion { turn, a, b: 0 };
        let tiles = [tile];
        let tiling = Tiling::new(lattice, &tiles, &[vec![motion(0, -6)]]).ok().unwrap();
        let covers = |from: i64, k: i64| tiling.covers(&tiles, (from..from + k).map(|x| (x, 7)));
        for from in -9..9 {
            let contains = |k: i64| (from..from + k).any(|x| x % 2 == 0 && x + 3 < from + k);
            for k in 1..12 {
                assert_eq!(covers(from, k), contains(k), "{} cells from {}", k, from);
            }
        }
        assert!(Tiling::new(lattice, &tiles, &[vec![motion(0, 0), motion(1, 1)]]).is_err());
        assert!(Tiling::new(lattice, &tiles, &[vec![motion(4, 0)]]).is_err(), "a column is of one class");
        // Of the three classes of the rows' thirds, one is free.
        let tiling = Tiling::new(
            Lattice { a: 3, b: 1, c: 1 },
            &[Rc::new(Tile::new(vec![(0, 0), (0, 1)], &[]))],
            &[vec![motion(0, 0)]],
        );
        let tiling = tiling.ok().unwrap();
        let free = (-3..3).map(|y| (-3..3).filter(|&x| !tiling.is_in_copy((x, y))).collect::<Vec<_>>());
        assert_eq!(free.collect::<Vec<_>>(), [[-2, 1], [-1, 2], [-3, 0], [-2, 1], [-1, 2], [-3, 0]]);
    }

    #[test]
    fn classes_are_those_of_the_lattice() {
        for (a, b, c) in [(1, 0, 1), (5, 3, 2), (4, 0, 3), (7, 6, 1)] {
            let lattice = Lattice { a, b, c };
            for (x, y) in (-20..20).flat_map(|x| (-20..20).map(move |y| (x, y))) {
                let class = lattice.class((x, y));
                assert!(class < (a * c) as usize);
                assert_eq!([lattice.class((x + a, y)), lattice.class((x + b, y + c))], [class; 2]);
            }
            let box_of_all: HashSet<usize> =
                (0..a * c).map(|cell| lattice.class((cell % a - 9 * a, cell / a + 9 * c))).collect();
            assert_eq!(box_of_all.len(), (a * c) as usize);
        }
    }

    #[test]
    fn tiles_are_opened_and_closed_one_after_the_other() {
        let of = |steps: &[u8]| plane_game(BREAKER, [99, 3, 1], steps).0.replace("s REJECTED ", "");
        let one = [TILE, 1, 0, 0, 0];
        let after = |steps: &[u8]| of(&[&one[..], steps].concat());
        assert_eq!(of(&[TILED]), "NO_OPEN_FRAME step 1");
        assert_eq!(after(&[TILE]), "BAD_FRAME step 2");
        assert_eq!(after(&[NOTHING, TILED, TILED]), "NO_OPEN_FRAME step 4");
        assert_eq!(after(&[END]), "BAD_FRAME step 2");
        assert_eq!(after(&[LEAVE]), "NO_OPEN_FRAME step 2");
        assert_eq!(of(&[&[FOCUS, 0, 0][..], &one, &[LEAVE]].concat()), "NO_OPEN_FRAME step 3");
        assert_eq!(after(&[FOCUS, 0, 0, NOTHING, TILED]), "BAD_FRAME step 4");
        assert_eq!(of(&[&[FOCUS, 0, 0][..], &one, &[FOCUS, 0, 0]].concat()), "WRONG_COUNT step 3");
        assert_eq!(after(&[TILED]), "UNFINISHED step 2");
        assert_eq!(after(&[NOTHING, NOTHING, TILED]), "UNFINISHED step 4");
        assert_eq!(after(&[NOTHING, KEEP, 1, TILED]), "CLAIM_NOT_USED step 4");
        assert_eq!(after(&[ANSWERED | NOTHING, 0, TILED]), "WRONG_CONCLUSION step 3");
        assert_eq!(of(&[TILE, 1, 0, 0, 1, 1, 0, NOTHING, TILED]), "LINE_NOT_BLOCKED step 3");
        assert_eq!(of(&[TILE, 1, 0, 0, 1, 1, 0, STONES, 0, TILED]), "WRONG_CONCLUSION step 3");
        assert_eq!(after(&[DONE, 0]), "LINE_OUT_OF_RANGE step 2");
        assert_eq!(of(&[TILE, 1, 0, 0, 1, 1, 0, DONE, 0]), "RULE_OF_STRONG_GAMES step 2");
        assert_eq!(after(&[NOTHING, TILING, 1, 0, 1, 1, 1, 0, 0, 0]), "RULE_OF_THE_PLANE step 3");
        // A tile has its own KEEPs and its own symmetries, of its cells; what is held around it counts.
        assert_eq!(of(&[&[NOTHING, KEEP, 1][..], &one, &[RECALL, 1]].concat()), "NO_SUCH_CLAIM step 4");
        assert_eq!(after(&[SYMMETRY, 0, NOTHING, IMAGE, 0, TILED, SYMMETRY]), "TRUNCATED step 6");
        assert_eq!(of(&[&[NOTHING, KEEP, 1][..], &one, &[NOTHING, NOTHING]].concat()), "WRONG_COUNT step 5");
        // What is on the stack of a tile is no operand outside, nor the reverse; a tile is an operand of TILING alone.
        assert_eq!(of(&[&[NOTHING][..], &one, &[BOTH, 1]].concat()), "MISSING_OPERAND step 3");
        let tile = |steps: &[u8]| after(&[&[NOTHING, TILED], steps].concat());
        assert_eq!(tile(&[BOTH, 1]), "WRONG_OPERAND step 4");
        assert_eq!(tile(&[SWAP, 0, 1]), "WRONG_OPERAND step 4");
        assert_eq!(tile(&[SYMMETRY, 0, 0, 0, IMAGE, 0]), "WRONG_OPERAND step 5");
        assert_eq!(tile(&[SYMMETRY, 0, 0, 0, IMAGE, 1]), "FORWARD_REFERENCE step 5");
        assert_eq!(
            of(&[&[ANSWER, 0, 0][..], &one, &[NOTHING, TILED, LEAVE, OPTIONS, 1]].concat()),
            "WRONG_OPERAND step 6"
        );
        assert_eq!(tile(&[KEEP, 1, RECALL, 1, TILING, 1, 0, 2, 2, 1, 0, 0, 0, 1, 0, 0, 2]), "RUN_NOT_COVERED step 6");
        let tiling = [TILING, 1, 0, 1, 1, 1, 0, 0, 0];
        assert_eq!(of(&[&[NOTHING][..], &tiling].concat()), "WRONG_OPERAND step 2");
        assert_eq!(of(&tiling), "MISSING_OPERAND step 1");
        assert_eq!(
            of(&[&[ANSWER, 0, 0][..], &one, &[NOTHING, TILED, LEAVE], &tiling].concat()),
            "WRONG_OPERAND step 6"
        );
        let strip = "strip 9,9\nrules weak\nwinner maker";
        let region = "9+,9+,9\nrules weak\nwinner maker";
        for board in [strip, region] {
            assert_eq!(plane_game(board, [9, 9, 9], &one).0, "s REJECTED RULE_OF_THE_PLANE step 1");
        }
        assert_eq!(
            plane_game(strip, [9, 9, 9], &[&[NOTHING][..], &tiling].concat()).0,
            "s REJECTED RULE_OF_THE_PLANE step 2"
        );
        let two_sided = "plane 3\nrules strong\nturn 2\nholds white";
        assert_eq!(plane_game(two_sided, [9, 9, 9], &[DONE, 0]).0, "s REJECTED LEAVES_WINDOW step 1");
    }

    #[test]
    fn tiles_and_lattices_have_one_form() {
        let of = |rule: u8, numbers: &[i64]| {
            let bytes = [&[rule][..], &written(numbers)].concat();
            let verdict = plane_game(BREAKER, [99, 3, 1], &bytes).0;
            verdict.trim_start_matches("s ").trim_start_matches("REJECTED ").trim_end_matches(" step 1").to_string()
        };
        let tile = |numbers: &[i64]| of(TILE, numbers);
        assert_eq!(tile(&[16_385]), "DECLINED TOO_LARGE");
        assert_eq!(tile(&[0]), "BAD_TILING");
        assert_eq!(tile(&[1, 65_537]), "BAD_TILING", "below -2^15");
        assert_eq!(
            [tile(&[1, 65_536]), tile(&[1, 65_535]), tile(&[1, 0, 65_538])],
            ["TRUNCATED", "TRUNCATED", "BAD_TILING"]
        );
        assert_eq!([tile(&[2, 0, 0, 0, 0]), tile(&[2, 0, 0, 1, 0])], ["DUPLICATE_ENTRY", "NOT_SORTED"]);
        assert_eq!([tile(&[2, 0, 2, 9, 0]), tile(&[2, 9, 0, 0, 2])], ["NOT_SORTED", "TRUNCATED"]);
        let line = |numbers: &[i64]| tile(&[&[2, 0, 0, 2, 0], numbers].concat());
        assert_eq!(
            [line(&[131_073]), line(&[1, 3]), line(&[1, 0])],
            ["DECLINED TOO_LARGE", "DUPLICATE_ENTRY", "BAD_TILING"]
        );
        assert_eq!(
            [line(&[1, 2, 0, 2]), line(&[1, 2, 1, 1]), line(&[1, 2, 1, 0])],
            ["CELL_OUT_OF_RANGE", "DUPLICATE_ENTRY", "NOT_SORTED"]
        );
        assert_eq!(
            [line(&[2, 1, 0, 1, 0]), line(&[2, 1, 1, 1, 0]), line(&[2, 1, 1, 2, 0, 1])],
            ["DUPLICATE_ENTRY", "NOT_SORTED", "NOT_SORTED"]
        );
        // The lines of a tile are those of a game, and all tiles together have no more cells than one game.
        let row: Vec<i64> = (0..16_384).flat_map(|x| [2 * x, 0]).collect();
        let pairs = (0..16_384).flat_map(|a| (a + 1..16_384).map(move |b| [2, a, b]));
        let game = |lines: usize| {
            let listed: Vec<i64> = pairs.clone().take(lines).flatten().collect();
            tile(&[&[16_384][..], &row, &[lines as i64], &listed].concat())
        };
        assert_eq!([game(32_768), game(32_769)], ["TRUNCATED step 2", "DECLINED TOO_LARGE"]);
        let after = [&written(&[&[16_384][..], &row, &[0]].concat())[..], &[NOTHING, TILED, TILE, 1]].concat();
        assert_eq!(plane_game(BREAKER, [99, 3, 1], &[&[TILE][..], &after].concat()).0, "s DECLINED TOO_LARGE");

        let tiling = |numbers: &[i64]| of(TILING, numbers);
        assert_eq!(
            [tiling(&[16_385]), tiling(&[0, 1]), tiling(&[3, 3])],
            ["DECLINED TOO_LARGE", "BAD_TILING", "BAD_TILING"]
        );
        assert_eq!([tiling(&[3, 2, 16_385]), tiling(&[0, 0, 1])], ["DECLINED TOO_LARGE", "BAD_TILING"]);
        assert_eq!([tiling(&[3, 2, 0]), tiling(&[8192, 0, 3])], ["BAD_TILING", "DECLINED TOO_LARGE"]);
        assert_eq!([tiling(&[8, 0, 8, 65]), tiling(&[8, 0, 8, 0])], ["TILES_OVERLAP", "MISSING_OPERAND"]);
        assert_eq!([tiling(&[8, 0, 8, 1, 65]), tiling(&[8, 0, 8, 1, 0])], ["TILES_OVERLAP", "BAD_TILING"]);
        assert_eq!(tiling(&[1, 0, 3, 2, 2, 0, 0, 0, 0, 0, 0, 2]), "TILES_OVERLAP");
        assert_eq!([tiling(&[8, 0, 8, 1, 1, 8]), tiling(&[8, 0, 8, 1, 1, 7, 65_537])], ["BAD_TILING", "BAD_TILING"]);
        assert_eq!(
            [tiling(&[8, 0, 8, 1, 1, 7, 0, 65_538]), tiling(&[8, 0, 8, 1, 1, 7, 65_535, 65_536])],
            ["BAD_TILING", "MISSING_OPERAND"]
        );
    }

    #[test]
    fn sets_of_several_words_are_as_those_of_one() {
        let members = [0, 1, 63, 64, 100, 127, 128, 255];
        let (array, vector) = (<[u64; 4]>::of(256, members), Vec::<u64>::of(256, members));
        assert_eq!(array.members().collect::<Vec<_>>(), members);
        assert_eq!(vector.members().collect::<Vec<_>>(), members);
        assert_eq!((array.size(), array.has(100), array.has(101), array.is_empty()), (8, true, false, false));
        let few = <[u64; 4]>::of(256, [64, 200]);
        assert!(array.meets(&few) && !few.is_within(&array) && <[u64; 4]>::none(256).is_within(&few));
    }
}
