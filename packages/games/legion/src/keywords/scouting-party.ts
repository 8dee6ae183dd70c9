import type { Proc } from '@potyczka/kernel';
import { isAtRange } from '../ground.js';
import type { Keyword, Me } from '../moments.js';
import { canMove, moveUnit } from '../rules/move.js';
import { rewardMove } from '../rules/moved.js';
import { isTrooper } from '../rules/sheet.js';
import { worth } from '../rules/values.js';
import { onField, type S, type T, type UnitS, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';
import { FOR_THE_GAME } from './common/for-the-game.js';

/** LEG-KWU-SCOUTINGPARTY-01, -02 */
export const scoutingParty: Keyword = {
  id: 'scouting-party',
  sums: {
    speed: {
      in: 'set',
      change: (v, c, me) => {
        const led = c.how === 'scout' ? unitOf(c.s, c.unit).marks['scouts-with'] : undefined;
        return led?.unit === me.unit ? led.n : v;
      },
    },
  },
  steps: {
    moved: {
      rule: 'LEG-KWU-SCOUTINGPARTY-01',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && c.how === 'scout' && followers(t.s, me).length > 0,
      *play(t, c, me) {
        yield* leadOn(t, c.unit, me);
      },
    },
  },
};

const followers = (s: S, me: Me): UnitS[] =>
  onField(s, me.seat).filter(
    u => u.id !== me.unit && !u.marks.scouted && isTrooper(s, u) && isAtRange(s, me.unit as UnitId, u.id, 2),
  );

function* leadOn(t: T, unit: UnitId, me: Me): Proc {
  const from = followers(t.s, me);
  const chosen = yield* t.chooseMany<UnitS>(me.seat, {
    rule: 'LEG-KWU-SCOUTINGPARTY-01',
    ask: msg('ask-whom', { unit, left: me.x, deed: 'scouting-party' }),
    from,
    key: u => u.id,
    min: 1,
    max: Math.min(me.x, from.length),
    propose: () => [from.slice(0, me.x)],
    show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
  });
  const n = Math.min(3, worth('scout', 0, { s: t.s, unit }));
  for (const u of chosen) {
    const rule = 'LEG-KWU-SCOUTINGPARTY-02';
    t.emit({ type: 'mark', unit: u.id, mark: 'scouts-with', as: { until: 'game', n, unit } }, rule);
    t.emit({ type: 'mark', unit: u.id, mark: 'scouted', as: FOR_THE_GAME }, rule);
    if (canMove(t.s, u.id, 'scout')) yield* rewardMove(t, yield* moveUnit(t, u.id, 'scout', rule, false));
  }
}
