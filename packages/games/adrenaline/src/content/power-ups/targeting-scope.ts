import { showTarget } from '../../ask.js';
import { dealDamage } from '../../rules/damage.js';
import { choosePaymentOfAny, settle } from '../../rules/pay.js';
import { msg, no } from '../../text/say.js';
import { SCOPE } from './records.js';
import type { DuringShot } from './types.js';

/** ADR-PWR-07 to -10 */
export const targetingScope: DuringShot = {
  id: 'targeting-scope',
  when: 'shot',
  rule: 'ADR-PWR-07',
  *choose(t, shot, card) {
    const payment = yield* choosePaymentOfAny(t, shot.by, 'ADR-PWR-08', card);
    const target = yield* t.choose(shot.by, {
      rule: 'ADR-PWR-09',
      ask: msg('ask-scope'),
      from: t.s.figures.filter(f => f !== shot.by),
      key: f => f,
      judge: f => (shot.damaged.includes(f) ? undefined : no('ADR-PWR-10', 'only-damaged-targets')),
      show: f => showTarget(t.s, shot, f, SCOPE.damage, 0),
    });
    return () => {
      settle(t, 'ADR-PWR-08', shot.by, payment);
      // It adds to a damage that has decided who saw the shooter (G-09).
      dealDamage(t, 'ADR-PWR-09', shot.by, target, SCOPE.damage);
    };
  },
};
