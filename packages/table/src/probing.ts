import type { Answer, Pose, Refusal, Seat } from '@potyczka/kernel';
import type { OneAsk } from '@potyczka/kernel/run';
import type { Answers } from './protocol.js';

/** What poses are tried at: a match, or anything else that asks and judges as one does. */
interface Asks {
  askOf(seat: Seat): OneAsk | undefined;
  near(seat: Seat, a: Answer): Answer | undefined;
}

const NOT_LOOKED_AT = { near: null, piece: null, preview: null };

/**
 * Poses as a person who drags them sees them: why they are refused, what the
 * board can draw of them, and, where they are, legal ones close by and the
 * piece that is in the way.
 */
export const probed = (at: Asks, seat: Seat, a: Answer, refusal: Refusal | null): Answers['probe'] => {
  // What the table itself refuses (malformed, stale) is not the game's to mend or to draw.
  if (refusal?.rule.startsWith('TABLE-')) return { refusal, ...NOT_LOOKED_AT };
  const ask = at.askOf(seat);
  const near = (refusal && at.near(seat, a)) || null;
  if (ask?.kind === 'place')
    return { refusal, near, piece: null, preview: ask.spec.show?.(a as Pose).preview ?? null };
  if (ask?.kind !== 'places') return { refusal, ...NOT_LOOKED_AT, near };
  const poses = a as readonly Pose[];
  const first = refusal ? poses.findIndex((pose, i) => ask.spec.judge?.(i, pose)) : -1;
  return {
    refusal,
    near,
    piece: first < 0 ? null : first,
    preview: ask.spec.show?.(poses).preview ?? null,
  };
};
