import { rowOf } from '../rules/scoring.js';
import { boardOf, isDomination, type S } from '../state.js';
import { COLOURS, type Figure, KILLSHOT } from '../vocabulary.js';

/** A mark, in tokens of damage. */
const MARK = 0.7;
/** How uncertain a lead is, for each token that is still to come. */
const DOUBT = 0.8;
/** ADR-XEND-03 */
const TRACK_ROW = [8, 6, 4, 2, 1, 1];
/** ADR-XDOM-07 */
const SPAWN_ROW = [8, 6, 4, 2, 1];
const SPAWN_TOKENS = 8;

/** What a place between two places is worth. */
const worthAt = (row: readonly number[], place: number): number => {
  const i = Math.floor(place);
  const here = row[i] ?? 1;
  return here + (place - i) * ((row[i + 1] ?? 1) - here);
};

/** What each figure may expect, in the order of figures. */
export interface Expected {
  /** Points at the end of the game. */
  readonly points: number[];
  /** The part of them that nobody has been paid: a board pays when its owner is killed, a track at the end. */
  readonly unpaid: number[];
}

/**
 * Adds to everybody's points what each may expect from a ranking: with
 * `tokens` now, and so many still to come that fall to anybody. Who is not
 * among its contenders has no tokens at all. `open` is how far it is from
 * being paid, between 1 and 0.
 */
const addShares = (
  { points, unpaid }: Expected,
  row: readonly number[],
  tokens: readonly (number | undefined)[],
  toCome: number,
  open: number,
): void => {
  const spread = 1 / (0.3 + DOUBT * Math.sqrt(toCome));
  let contenders = 0;
  for (const n of tokens) if (n !== undefined) contenders++;
  const each = toCome / contenders;
  for (let i = 0; i < tokens.length; i++) {
    const mine = tokens[i];
    if (mine === undefined) continue;
    let place = 0;
    for (let j = 0; j < tokens.length; j++) {
      const theirs = tokens[j];
      if (j === i || theirs === undefined) continue;
      // Between 0 and 1, without anything that differs between machines.
      const lead = (theirs - mine) * spread;
      place += 0.5 + (0.5 * lead) / (1 + Math.abs(lead));
    }
    const any = mine > 0 ? 1 : each / (each + 1);
    const share = any * worthAt(row, place);
    points[i] = (points[i] as number) + share;
    unpaid[i] = (unpaid[i] as number) + open * share;
  }
};

const count = (tokens: readonly Figure[], of: Figure): number => {
  let n = 0;
  for (const x of tokens) if (x === of) n++;
  return n;
};

/** ADR-XEND-02: in the frenzy everything is about to be paid. */
const openIn = (s: S, part: number): number => (s.frenzy ? 0 : part);

/** The boards, each a ranking of all but its owner. */
const addBoards = (s: S, expected: Expected): void => {
  const { figures } = s;
  const { points } = expected;
  for (const on of figures) {
    const { damage, marks, skulls, turned } = boardOf(s, on);
    const tokens = figures.map(f => (f === on ? undefined : MARK * (marks[f] ?? 0) + count(damage, f)));
    const [first] = damage;
    if (first && first !== on && !turned) {
      const i = figures.indexOf(first);
      points[i] = (points[i] as number) + 1;
    }
    const left = Math.max(0, KILLSHOT - damage.length);
    addShares(expected, rowOf({ turned, skulls }), tokens, left, openIn(s, left / KILLSHOT));
  }
};

/** The tracks of the spawnpoints. */
const addTags = (s: S, expected: Expected): void => {
  for (const c of COLOURS) {
    const tokens = s.figures.map(f => count(s.tags[c], f));
    const left = Math.max(0, SPAWN_TOKENS - s.tags[c].length);
    addShares(expected, SPAWN_ROW, tokens, left, openIn(s, left / SPAWN_TOKENS));
  }
};

/** The killshot track, with those who are dead but not scored yet. */
const addTrack = (s: S, expected: Expected): void => {
  const { figures } = s;
  const tokens = figures.map(() => 0);
  const add = (f: Figure): void => {
    const i = figures.indexOf(f);
    tokens[i] = (tokens[i] as number) + 1;
  };
  for (const { killer, overkill } of s.track) {
    add(killer);
    if (overkill) add(overkill);
  }
  let toCome = s.skulls;
  for (const f of figures) {
    const { damage } = boardOf(s, f);
    if (damage.length >= KILLSHOT) toCome--;
    for (let i = KILLSHOT - 1; i < damage.length; i++) add(damage[i] as Figure);
  }
  let kills = 0;
  for (const f of figures) kills += Math.min(KILLSHOT, boardOf(s, f).damage.length) / KILLSHOT;
  const open = openIn(s, Math.max(0, s.skulls - kills) / s.options.skulls);
  addShares(expected, TRACK_ROW, tokens, Math.max(0, toCome), open);
};

/** What each figure may expect at the end of the game. */
export const expectedPoints = (s: S): Expected => {
  const expected = { points: s.figures.map(f => boardOf(s, f).points), unpaid: s.figures.map(() => 0) };
  addBoards(s, expected);
  if (isDomination(s)) addTags(s, expected);
  else addTrack(s, expected);
  return expected;
};
