import { PASS, type Proc, type Seat } from '@potyczka/kernel';
import { playerOf, type S, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { WeaponCard } from '../vocabulary.js';
import { reloadCost } from './arsenal.js';
import { canPay, pay } from './pay.js';

const unloadedOf = (s: S, p: Seat): WeaponCard[] =>
  playerOf(s, p)
    .weapons.filter(w => !w.loaded)
    .map(w => w.card);

/**
 * ADR-RELOAD-01, -02: any number of weapons, each for its full cost. Asked of
 * everybody with an unloaded weapon, whether or not he can pay: hands are secret.
 */
export function* reload(t: T, p: Seat): Proc {
  while (unloadedOf(t.s, p).length > 0) {
    const card = yield* t.choose<WeaponCard | typeof PASS>(p, {
      rule: 'ADR-RELOAD-01',
      ask: msg('ask-reload'),
      from: [PASS, ...unloadedOf(t.s, p)],
      key: c => c,
      judge: c =>
        c === PASS || canPay(t.s, p, reloadCost(c)) ? undefined : no('ADR-RELOAD-02', 'cannot-pay'),
      show: c =>
        c === PASS
          ? { label: msg('no-reload-label') }
          : { label: msg('buy-label', { card: c, cost: [...reloadCost(c)] }), at: [c] },
    });
    if (card === PASS) return;
    yield* pay(t, p, reloadCost(card));
    t.emit({ type: 'reloaded', who: p, card });
  }
}
