import type { Keyword, Me } from '../moments.js';
import { chooseUnit } from '../rules/effects.js';
import { inPlay, type S, type UnitS, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import { foeOf, type UnitId } from '../vocabulary.js';
import { ONCE_FOR_THE_GAME } from './common/for-the-game.js';

const BOUNTY = 'bounty:';

const quarry = (s: S, me: Me): UnitS[] =>
  inPlay(s, foeOf(me.seat)).filter(u => u.rank === 'commander' || u.rank === 'operative');

/** Marks of Bounty that units of a seat have put on a unit. */
const marksOn = (s: S, unit: UnitId, me: Me): string[] =>
  Object.keys(unitOf(s, unit).marks).filter(
    m => m.startsWith(BOUNTY) && s.units[m.slice(BOUNTY.length)]?.seat === me.seat,
  );

/** LEG-KWU-BOUNTY-01 to -04, LEG-GAP-136 */
export const bounty: Keyword = {
  id: 'bounty',
  sums: {
    victory: {
      in: 'add',
      change: (v, c, me) => v + (me.seat === c.seat && unitOf(c.s, me.unit as UnitId).marks.bounties ? 1 : 0),
    },
  },
  steps: {
    setUp: {
      rule: 'LEG-KWU-BOUNTY-01',
      is: 'must',
      when: (t, _, me) => quarry(t.s, me).length > 0,
      *play(t, _, me) {
        const ask = msg('ask-bounty', { unit: me.unit as UnitId });
        const to = yield* chooseUnit(t, me.seat, quarry(t.s, me), 'LEG-KWU-BOUNTY-01', ask);
        if (to)
          t.emit(
            { type: 'mark', unit: to.id, mark: `${BOUNTY}${me.unit}`, as: ONCE_FOR_THE_GAME },
            'LEG-KWU-BOUNTY-01',
          );
      },
    },
    defeated: {
      rule: 'LEG-KWU-BOUNTY-02',
      is: 'must',
      when: (t, c, me) => me.unit === c.by && marksOn(t.s, c.unit, me).length > 0,
      *play(t, c, me) {
        for (const mark of marksOn(t.s, c.unit, me))
          t.emit({ type: 'unmark', unit: c.unit, mark }, 'LEG-KWU-BOUNTY-02');
        t.emit(
          { type: 'mark', unit: me.unit as UnitId, mark: 'bounties', as: ONCE_FOR_THE_GAME },
          'LEG-KWU-BOUNTY-02',
        );
      },
    },
  },
};
