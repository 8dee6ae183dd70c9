import { orPass, PASS, type Proc, type Seat } from '@potyczka/kernel';
import { playerOf, type S, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { WeaponCard } from '../vocabulary.js';
import { reloadCost } from './arsenal.js';
import { canPay, choosePayment, settle } from './pay.js';

const CANNOT_PAY = no('ADR-RELOAD-02', 'cannot-pay');

const unloadedOf = (s: S, p: Seat): WeaponCard[] =>
  playerOf(s, p)
    .weapons.filter(w => !w.loaded)
    .map(w => w.card);

/** Whether there is a weapon to reload and something to pay with. */
export const canReload = (s: S, p: Seat): boolean => unloadedOf(s, p).some(c => canPay(s, p, reloadCost(c)));

/**
 * ADR-RELOAD-01, -02: any number of weapons, each for its full cost. Asked of
 * everybody with an unloaded weapon, whether or not they can pay: hands are secret.
 */
export function* reload(t: T, p: Seat): Proc {
  while (unloadedOf(t.s, p).length > 0) {
    const card = yield* t.choose(p, askReload(t, p));
    if (card === PASS) return;
    const cost = reloadCost(card);
    settle(
      t,
      'ADR-RELOAD-02',
      p,
      yield* choosePayment(t, p, cost, msg('ask-pay-reload', { card, cost: [...cost] })),
    );
    t.emit({ type: 'reloaded', who: p, card }, 'ADR-RELOAD-02');
  }
}

const askReload = (t: T, p: Seat) =>
  orPass<WeaponCard>(
    {
      rule: 'ADR-RELOAD-01',
      ask: msg('ask-reload'),
      from: unloadedOf(t.s, p),
      key: c => c,
      judge: c => (canPay(t.s, p, reloadCost(c)) ? undefined : CANNOT_PAY),
      show: c => ({ label: msg('buy-label', { card: c, cost: [...reloadCost(c)] }), at: [c] }),
    },
    msg('no-reload-label'),
  );
