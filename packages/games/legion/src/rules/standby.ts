import type { Msg, Proc, Verdict } from '@potyczka/kernel';
import { rangeBetween, seeEachOther } from '../ground.js';
import { inTheOpen, isThere, type S, type T, type UnitS, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import { type ActionId, foeOf, type UnitId } from '../vocabulary.js';
import { loseTokens } from './counted.js';
import { judgeAction, waysOf } from './limits.js';
import { isPanicked, mayStandby } from './morale.js';
import { worth } from './values.js';

/** LEG-STBY-04, -06: units of the other side whose token may be spent now, range and sight read anew. */
const readyUnits = (s: S, unit: UnitId): UnitS[] => {
  if (!isThere(s, unit) || !s.act) return [];
  const foe = foeOf(unitOf(s, unit).seat);
  if (unitOf(s, s.act.unit).seat === foe) return []; // G-19: not in the activation of a friendly unit
  return inTheOpen(s, foe).filter(
    u =>
      u.tokens.standby > 0 &&
      mayStandby(s, u) && // LEG-UTYPE-45
      !isPanicked(s, u) && // LEG-SUPP-05
      rangeBetween(s, u.id, unit) <= worth('standbyRange', 2, { s, unit: u.id }) &&
      seeEachOther(s, u.id, unit),
  );
};

/** What a unit does with its standby token. */
export interface Reaction {
  readonly unit: UnitId;
  readonly what: ActionId;
}

const judgeReaction = (s: S, r: Reaction): Verdict =>
  judgeAction(s, r.unit, { action: r.what, granted: STANDBY });
const STANDBY = { by: 'standby', actions: [], against: null, only: null };

/** LEG-STBY-05: a free attack action, or a free move action of any kind. */
const reactionsTo = (s: S, unit: UnitId): Reaction[] =>
  readyUnits(s, unit).flatMap(u => waysOf(s, u.id, ['attack', 'move']).map(what => ({ unit: u.id, what })));

const labelOf = ({ unit, what }: Reaction): Msg =>
  what.startsWith('card:')
    ? msg('standby-card-label', { unit, keyword: what.slice('card:'.length) })
    : msg('standby-label', { unit, action: what });

/** LEG-STBY-04 to -09, G-20: each token once, in the order of its owner; a reaction may be answered in turn. */
export function* standbyAfter(t: T, unit: UnitId, react: (r: Reaction) => Proc): Proc {
  const foe = foeOf(unitOf(t.s, unit).seat);
  yield* t.window<Reaction>({
    able: () => (reactionsTo(t.s, unit).some(r => !judgeReaction(t.s, r)) ? [foe] : []),
    choice: () => ({
      rule: 'LEG-STBY-05',
      ask: msg('ask-standby', { unit }),
      from: reactionsTo(t.s, unit),
      key: r => `${r.unit}:${r.what}`,
      judge: r => judgeReaction(t.s, r),
      show: r => ({ label: labelOf(r), at: [r.unit] }),
    }),
    *play(_, r) {
      loseTokens(t, { unit: r.unit, token: 'standby', n: 1, why: 'spent', for: 'standby' }, 'LEG-STBY-05');
      t.emit({ type: 'action', unit: r.unit, action: r.what, cost: 0, free: 'standby' }, 'LEG-STBY-05');
      yield* react(r);
    },
    pass: msg('no-standby-label'),
  });
}
