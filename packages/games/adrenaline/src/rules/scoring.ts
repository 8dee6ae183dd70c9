import { boardOf, isDead, isDomination, type S, seatsAfter, type T } from '../state.js';
import { BOT, type Figure, KILLSHOT, OVERKILL } from '../vocabulary.js';
import { giveMarks } from './damage.js';

/** ADR-SCORE-06, ADR-XSCORE-01: the values of a board, highest first. */
const FRESH_ROW = [8, 6, 4, 2, 1, 1];
/** ADR-XFRENZY-03 */
const TURNED_ROW = [2, 1, 1, 1];

/** What a place in a ranking is worth; beyond the row it is 1 (ADR-XSCORE-01). */
export const worth = (row: readonly number[], place: number): number => row[place] ?? 1;

/** ADR-SCORE-07, ADR-XFRENZY-04 */
export const rowOf = (board: { readonly turned: boolean; readonly skulls: number }): readonly number[] =>
  board.turned ? TURNED_ROW : FRESH_ROW.slice(board.skulls);

export interface Ranked {
  readonly who: Figure;
  readonly tokens: number;
}

/** ADR-SCORE-04, -05: by number of tokens; ties go to the owner of the earlier one. */
export const rank = (tokens: readonly Figure[]): Ranked[] => {
  const owners = [...new Set(tokens)];
  const count = (who: Figure): number => tokens.filter(x => x === who).length;
  return owners.map(who => ({ who, tokens: count(who) })).sort((a, b) => b.tokens - a.tokens);
};

/** ADR-SCORE-02 to -05. A player's own tokens rank but pay nobody (ADR-XDOM-05). */
export const scoreDamage = (t: T, on: Figure): void => {
  const board = boardOf(t.s, on);
  const row = rowOf(board);
  const first = board.damage[0];
  if (first && first !== on && !board.turned) t.emit({ type: 'first-blood', on, who: first, points: 1 });
  for (const [place, { who, tokens }] of rank(board.damage).entries()) {
    if (who !== on) t.emit({ type: 'scored', on, who, tokens, points: worth(row, place) });
  }
};

/** The dead in turn order after the active player (G-13); the bot comes last. */
export const deadInOrder = (s: S): Figure[] =>
  [...seatsAfter(s, s.turn), BOT as Figure].filter(f => s.figures.includes(f) && isDead(s, f));

/** ADR-SCORE-12: first blood, damage points, killshot, overkill and its mark, skull. */
export const scoreDead = (t: T, on: Figure): void => {
  scoreDamage(t, on);
  const { damage, turned } = boardOf(t.s, on);
  const overkill = damage[OVERKILL - 1] ?? null;
  if (!isDomination(t.s)) t.emit({ type: 'killshot', on, who: damage[KILLSHOT - 1] as Figure, overkill }); // ADR-XDOM-06
  if (overkill !== null && overkill !== on) giveMarks(t, on, overkill, 1); // ADR-SCORE-10, G-11
  if (t.s.skulls > 0 && !turned) t.emit({ type: 'skull', on }); // ADR-SCORE-11
  t.emit({ type: 'cleared', on }); // ADR-XSCORE-02
  if (t.s.frenzy && !turned) t.emit({ type: 'turned', on }); // ADR-FRENZY-08
};

/** ADR-XSCORE-04: one point for two or more killshots in one turn. */
export const scoreDoubleKill = (t: T, dead: readonly Figure[]): void => {
  const killers = dead.map(f => boardOf(t.s, f).damage[KILLSHOT - 1] as Figure);
  for (const who of new Set(killers)) {
    const kills = dead.filter((f, i) => killers[i] === who && f !== who).length;
    if (kills > 1) t.emit({ type: 'double-kill', who, points: 1 });
  }
};
