import type { Because, BecauseWord } from '../events.js';
import type { S } from '../state.js';
import type { Hex } from '../vocabulary.js';
import { figureAt, placeOf } from './look.js';
import type { Reason } from './monsters/index.js';

const named = (s: S, hex: Hex): string => figureAt(s, hex)?.id ?? placeOf(s, hex);

const nameOfCandidate = (s: S, c: Reason['kept'][number]): string => {
  if ('enemy' in c) return named(s, c.enemy);
  if ('hex' in c) return placeOf(s, c.hex);
  return c.targets.map(hex => named(s, hex)).join('+');
};

/** The number by which a step compared its candidates, where people count it. */
const numberIn = ({ by }: Reason, c: Reason['kept'][number]): number | null => {
  if (by === 'movement') return 'enemy' in c ? (c.cost?.points ?? null) : 'points' in c ? c.points : null;
  if (by === 'proximity') return 'proximity' in c ? (c.proximity ?? null) : null;
  if (by === 'targets') return 'count' in c ? c.count : null;
  return by === 'closeness' && 'left' in c ? c.left.points : null;
};

/** The reasoning as events tell it: what decided at each step, with the numbers that were compared. */
export const because = (s: S, reasons: readonly Reason[], stage: 'focus' | 'rest'): Because[] =>
  reasons
    .filter(r => (r.stage === 'focus') === (stage === 'focus'))
    .map(r => ({
      by: (r.stage === 'focus' ? r.by : `${r.stage}-${r.by}`) as BecauseWord,
      kept: r.kept.map(c => nameOfCandidate(s, c)),
      fell: r.fell.map(c => nameOfCandidate(s, c)),
      n: r.kept[0] ? numberIn(r, r.kept[0]) : null,
    }));
