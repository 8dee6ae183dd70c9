import type { RuleId } from '@potyczka/kernel';
import { boardOf, isDead, type S, type T } from '../state.js';
import type { Blow } from '../view/preview.js';
import { type Figure, KILLSHOT, MOST_MARKS, OVERKILL } from '../vocabulary.js';

const marksBy = (s: S, who: Figure, by: Figure): number => boardOf(s, who).marks[by] ?? 0;

/**
 * ADR-XDMG-01, ADR-XMARK-02: the tokens dealt come first, then the marks that
 * the same player had there turn into damage. What does not fit is lost
 * (ADR-XDMG-03).
 */
const weigh = (s: S, by: Figure, who: Figure, amount: number) => {
  const room = OVERKILL - boardOf(s, who).damage.length;
  const turning = by === who || amount === 0 ? 0 : marksBy(s, who, by); // ADR-XMARK-03
  return {
    damage: Math.min(amount, room),
    fromMarks: Math.max(0, Math.min(turning, room - amount)),
    turning,
  };
};

/** Of so many new marks, those that fit beside so many old ones (ADR-XMARK-01). */
const fitting = (old: number, amount: number): number => Math.min(amount, MOST_MARKS - old);

/** `rule` says why: the weapon's, for a shot. */
export const dealDamage = (t: T, rule: RuleId, by: Figure, who: Figure, amount: number): void => {
  const wasDead = isDead(t.s, who);
  const { fromMarks } = weigh(t.s, by, who, amount);
  t.emit({ type: 'damaged', who, by, amount, fromMarks }, rule);
  if (!wasDead && isDead(t.s, who)) {
    t.emit(
      { type: 'killed', who, by, overkill: boardOf(t.s, who).damage.length === OVERKILL },
      'ADR-XDMG-02',
    );
  }
};

/** Gives marks; those beyond three are lost (ADR-XMARK-01). */
export const giveMarks = (
  t: T,
  rule: RuleId,
  by: Figure,
  who: Figure,
  amount: number,
  how: 'shot' | 'answer' | 'overkill',
): void => {
  const given = fitting(marksBy(t.s, who, by), amount);
  if (given > 0) t.emit({ type: 'marked', who, by, amount: given, how }, rule);
};

/**
 * What damage and marks would do to a figure. `waiting` are marks that the
 * same shot has given before and that are laid at its end (G-08).
 */
export const foresee = (s: S, by: Figure, who: Figure, amount: number, marks: number, waiting = 0): Blow => {
  const before = boardOf(s, who).damage.length;
  const { damage, fromMarks, turning } = weigh(s, by, who, amount);
  const kept = marksBy(s, who, by) - turning;
  const old = kept + fitting(kept, waiting);
  const given = fitting(old, marks);
  const taken = before + damage + fromMarks;
  return {
    who,
    damage,
    fromMarks,
    marks: given,
    marksAfter: old + given,
    taken,
    kills: before < KILLSHOT && taken >= KILLSHOT,
    overkill: before < OVERKILL && taken === OVERKILL,
  };
};
