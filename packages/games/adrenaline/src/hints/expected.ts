import { rowOf } from '../rules/scoring.js';
import { boardOf, isDomination, type S } from '../state.js';
import { COLOURS, type Figure, KILLSHOT } from '../vocabulary.js';

/** A mark, in tokens of damage. */
const MARK = 0.7;
/** How uncertain a lead is, for each token that is still to come. */
const DOUBT = 0.8;

/** Between -1 and 1, without anything that differs between machines. */
const squash = (x: number): number => x / (1 + Math.abs(x));

/** What a place between two places is worth. */
const worthAt = (row: readonly number[], place: number): number => {
  const i = Math.floor(place);
  const here = row[i] ?? 1;
  return here + (place - i) * ((row[i + 1] ?? 1) - here);
};

/**
 * What each contender may expect from a ranking: with `tokens` now, and so
 * many still to come that fall to anybody.
 */
const shares = (row: readonly number[], tokens: readonly number[], toCome: number): number[] => {
  const spread = 1 / (0.3 + DOUBT * Math.sqrt(toCome));
  const each = toCome / tokens.length;
  return tokens.map((mine, i) => {
    let place = 0;
    for (const [j, theirs] of tokens.entries())
      if (j !== i) place += 0.5 + 0.5 * squash((theirs - mine) * spread);
    const any = mine > 0 ? 1 : each / (each + 1);
    return any * worthAt(row, place);
  });
};

/** A ranking that pays at the end, or when a board is scored. */
interface Ranking {
  readonly row: readonly number[];
  readonly tokens: readonly Figure[];
  readonly toCome: number;
}

/** ADR-XEND-03 */
const TRACK_ROW = [8, 6, 4, 2, 1, 1];
/** ADR-XDOM-07 */
const SPAWN_ROW = [8, 6, 4, 2, 1];
const SPAWN_TOKENS = 8;

/** The killshot track with those who are dead but not scored yet, or the tracks of the spawnpoints. */
const tracksOf = (s: S): Ranking[] => {
  if (isDomination(s)) {
    return COLOURS.map(c => ({
      row: SPAWN_ROW,
      tokens: s.tags[c],
      toCome: Math.max(0, SPAWN_TOKENS - s.tags[c].length),
    }));
  }
  const tokens = s.track.flatMap(k => (k.overkill ? [k.killer, k.overkill] : [k.killer]));
  let toCome = s.skulls;
  for (const f of s.figures) {
    const kill = boardOf(s, f).damage.slice(KILLSHOT - 1);
    tokens.push(...kill);
    if (kill.length > 0) toCome--;
  }
  return [{ row: TRACK_ROW, tokens, toCome: Math.max(0, toCome) }];
};

const count = (tokens: readonly Figure[], of: Figure): number => {
  let n = 0;
  for (const x of tokens) if (x === of) n++;
  return n;
};

/** Points that each figure may expect at the end of the game, in the order of figures. */
export const expectedPoints = (s: S): number[] => {
  const { figures } = s;
  const points = figures.map(f => boardOf(s, f).points);
  const add = (figure: Figure, x: number): void => {
    const i = figures.indexOf(figure);
    points[i] = (points[i] ?? 0) + x;
  };
  for (const on of figures) {
    const board = boardOf(s, on);
    const others = figures.filter(f => f !== on);
    const tokens = others.map(f => MARK * (board.marks[f] ?? 0) + count(board.damage, f));
    const [first] = board.damage;
    if (first && first !== on && !board.turned) add(first, 1);
    const toCome = Math.max(0, KILLSHOT - board.damage.length);
    for (const [i, x] of shares(rowOf(board), tokens, toCome).entries()) add(others[i] as Figure, x);
  }
  for (const { row, tokens, toCome } of tracksOf(s)) {
    const counts = figures.map(f => count(tokens, f));
    for (const [i, x] of shares(row, counts, toCome).entries()) add(figures[i] as Figure, x);
  }
  return points;
};
