import type { RuleId } from '@potyczka/kernel';
import { BOARD } from '../content/board.js';
import { boardOf, isDead, isDomination, type S, seatsAfter, type T } from '../state.js';
import { BOT, type Figure, KILLSHOT, OVERKILL } from '../vocabulary.js';
import { giveMarks } from './damage.js';

/** What a place in a ranking is worth; beyond the row it is 1 (ADR-XSCORE-01). */
export const worth = (row: readonly number[], place: number): number => row[place] ?? 1;

/** ADR-SCORE-07, ADR-XFRENZY-04 */
export const rowOf = (board: { readonly turned: boolean; readonly skulls: number }): readonly number[] =>
  board.turned ? BOARD.turned : BOARD.values.slice(board.skulls);

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

/** Points for somebody's tokens. */
export interface Pay extends Ranked {
  readonly points: number;
}

/** A board that pays: its owner and what is on it. */
export interface Scored {
  readonly who: Figure;
  readonly damage: readonly Figure[];
  readonly turned: boolean;
  readonly skulls: number;
}

export interface BoardPays {
  /** Null on a turned board (ADR-XFRENZY-03), without damage, or where the first token is the owner's. */
  readonly firstBlood: { readonly who: Figure; readonly points: number } | null;
  /** Best first. */
  readonly damage: readonly Pay[];
}

/** ADR-SCORE-02 to -05: what a board pays. A player's own tokens rank but pay nobody (ADR-XDOM-05). */
export const boardPays = (board: Scored): BoardPays => {
  const row = rowOf(board);
  const [first] = board.damage;
  const isPaid = first !== undefined && first !== board.who && !board.turned;
  return {
    firstBlood: isPaid ? { who: first, points: BOARD.firstBlood } : null,
    damage: rank(board.damage)
      .map((r, place) => ({ ...r, points: worth(row, place) }))
      .filter(({ who }) => who !== board.who),
  };
};

/** `rule` says why the board is scored now. */
export const scoreDamage = (t: T, rule: RuleId, on: Figure): void => {
  const { firstBlood, damage } = boardPays({ ...boardOf(t.s, on), who: on });
  if (firstBlood) t.emit({ type: 'first-blood', on, ...firstBlood }, 'ADR-SCORE-02');
  for (const pay of damage) t.emit({ type: 'scored', on, ...pay }, rule);
};

/** The dead in turn order after the active player (G-13); the bot comes last. */
export const deadInOrder = (s: S): Figure[] =>
  [...seatsAfter(s, s.turn), BOT as Figure].filter(f => s.figures.includes(f) && isDead(s, f));

/** ADR-SCORE-12: first blood, damage points, killshot, overkill and its mark, skull. */
export const scoreDead = (t: T, on: Figure): void => {
  scoreDamage(t, 'ADR-SCORE-04', on);
  const { damage, turned } = boardOf(t.s, on);
  const overkill = damage[OVERKILL - 1] ?? null;
  const killer = damage[KILLSHOT - 1] as Figure;
  const track = overkill === null ? 'ADR-SCORE-08' : 'ADR-SCORE-09';
  if (!isDomination(t.s)) t.emit({ type: 'killshot', on, who: killer, overkill }, track); // ADR-XDOM-06
  if (overkill !== null && overkill !== on) giveMarks(t, 'ADR-SCORE-10', on, overkill, 1, 'overkill'); // G-11
  if (t.s.skulls > 0 && !turned) t.emit({ type: 'skull', on }, 'ADR-SCORE-11');
  t.emit({ type: 'cleared', on }, 'ADR-XSCORE-02');
  if (t.s.frenzy && !turned) t.emit({ type: 'turned', on }, 'ADR-FRENZY-08');
};

/** ADR-XSCORE-04: one point for two or more killshots in one turn. */
export const scoreDoubleKill = (t: T, dead: readonly Figure[]): void => {
  const killers = dead.map(f => boardOf(t.s, f).damage[KILLSHOT - 1] as Figure);
  for (const who of new Set(killers)) {
    const kills = dead.filter((f, i) => killers[i] === who && f !== who).length;
    if (kills > 1) t.emit({ type: 'double-kill', who, points: 1 }, 'ADR-XSCORE-04');
  }
};
