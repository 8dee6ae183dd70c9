import { boardOf, isDead, type S, type T } from '../state.js';
import { type Figure, MOST_MARKS, OVERKILL } from '../vocabulary.js';

/**
 * ADR-XDMG-01, ADR-XMARK-02: the tokens dealt come first, then the marks that
 * the same player had there turn into damage. What does not fit is lost
 * (ADR-XDMG-03).
 */
export const dealDamage = (t: T, by: Figure, who: Figure, amount: number): void => {
  const before = boardOf(t.s, who);
  const room = OVERKILL - before.damage.length;
  const wasDead = isDead(t.s, who);
  const marks = by === who ? 0 : (before.marks[by] ?? 0);
  const fromMarks = Math.max(0, Math.min(marks, room - amount));
  t.emit({ type: 'damaged', who, by, amount, fromMarks });
  if (!wasDead && isDead(t.s, who)) {
    t.emit({ type: 'killed', who, by, overkill: boardOf(t.s, who).damage.length === OVERKILL });
  }
};

/** How many marks a player could still get from another (ADR-XMARK-01). */
const roomForMarks = (s: S, who: Figure, by: Figure): number => MOST_MARKS - (boardOf(s, who).marks[by] ?? 0);

/** Gives marks; those beyond three are lost (ADR-XMARK-01). Marks alone turn nothing into damage (ADR-XMARK-03). */
export const giveMarks = (t: T, by: Figure, who: Figure, amount: number): void => {
  const given = Math.min(amount, roomForMarks(t.s, who, by));
  if (given > 0) t.emit({ type: 'marked', who, by, amount: given });
};
