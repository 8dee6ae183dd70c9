import { PASS, type Proc, sure } from '@potyczka/kernel';
import { pick, skip } from '../ask.js';
import { itemOf } from '../content/index.js';
import type { T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { CardId, HeroId } from '../vocabulary.js';
import { useBonus } from './bonuses.js';
import { heal, suffer } from './damage.js';
import { bonusesAt } from './effects.js';
import { figure, hero, isAlive } from './look.js';
import { fire } from './moments.js';

/** GLM-REST: what is lost, what comes back, and what is done beside. */

/** GLM-REST-06: lose one discard, take back the others, Heal 2, refresh. With no discard left the loss is skipped. */
export function* longRest(t: T, who: HeroId): Proc {
  yield* pickUp(t, who);
  const { discard, seat } = hero(t.s, who);
  if (discard.length > 0) {
    const lost =
      discard.length === 1
        ? sure(discard[0], 'one of discard')
        : ((yield* pick(
            t,
            seat,
            'GLM-REST-06',
            msg('ask-long-rest', { figure: who }),
            discard.map(card => ({ key: card, show: { label: msg('card-label', { card }), at: [card] } })),
          )) as CardId);
    t.emit(
      { type: 'rested', who, how: 'long', lost, back: discard.filter(card => card !== lost) },
      'GLM-REST-06',
    );
  }
  heal(t, who, 2, who);
  const spent = hero(t.s, who).items.filter(i => i.state === 'spent' && itemOf(i.id).noRefresh !== true); // GLM-REST-07
  if (spent.length > 0) t.emit({ type: 'refreshed', who, items: spent.map(i => i.id) }, 'GLM-REST-06');
  yield* fire(t, who, 'longRest');
}

export const TOO_FEW = no('GLM-REST-01', 'too-few-discards');

/** GLM-CARD-16, GLM-G67: discarded cards in the active area may be taken to the discard pile before a rest. */
function* pickUp(t: T, id: HeroId): Proc {
  for (;;) {
    const h = hero(t.s, id);
    const active = h.active.filter(a => !a.lost).map(a => a.card);
    if (active.length === 0) return;
    const key = yield* pick(t, h.seat, 'GLM-CARD-16', msg('ask-pick-up', { figure: id }), [
      { ...skip('leave-active-label'), refusal: h.discard.length < 2 ? TOO_FEW : undefined },
      ...active.map(card => ({ key: card, show: { label: msg('card-label', { card }), at: [card] } })),
    ]);
    if (key === PASS) return;
    t.emit({ type: 'card-left', who: id, card: key as CardId, to: 'discard' }, 'GLM-CARD-16');
  }
}

/** GLM-REST-03, -04: a random discard is lost; once it may be kept for 1 damage. */
export function* shortRest(t: T, id: HeroId): Proc {
  if (!isAlive(t.s, id)) return;
  const [better] = bonusesAt(t.s, 'shortRest', figure(t.s, id)).filter(
    b => b.ability.give?.effect?.asLongRest,
  );
  if (better) {
    yield* useBonus(t, better);
    yield* longRest(t, id);
    return;
  }
  yield* pickUp(t, id);
  const discard = [...hero(t.s, id).discard];
  let lost = t.roll('GLM-REST-03', discard);
  const key = yield* pick(
    t,
    hero(t.s, id).seat,
    'GLM-REST-04',
    msg('ask-redraw', { figure: id, card: lost, hp: figure(t.s, id).hp }),
    [
      { key: 'lose', show: { label: msg('lose-that-label', { card: lost }), at: [lost] } },
      { key: 'redraw', show: { label: msg('redraw-label'), at: [id] } },
    ],
  );
  if (key === 'redraw') {
    t.emit({ type: 'redrew', who: id, kept: lost }, 'GLM-REST-04');
    yield* suffer(t, id, 1, { how: 'rest', by: null });
    if (!isAlive(t.s, id)) return;
    lost = t.roll(
      'GLM-REST-04',
      discard.filter(card => card !== lost),
    );
  }
  t.emit(
    { type: 'rested', who: id, how: 'short', lost, back: discard.filter(card => card !== lost) },
    'GLM-REST-03',
  );
}
