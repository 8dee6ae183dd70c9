import type { Mobility } from '@potyczka/geometry/plane';
import type { Keyword, Me, MoveCtx, MoveHow } from '../../moments.js';

type Moves = NonNullable<NonNullable<Keyword['sums']>['mobility']>;

/** A property of the mover, whatever kind of move it makes. */
export const moves = (change: (v: Mobility, me: Me) => Mobility, how?: MoveHow): Moves => ({
  in: 'give',
  change: (v, c: MoveCtx, me) =>
    me.unit === c.unit && (how === undefined || c.how === how) ? change(v, me) : v,
});
