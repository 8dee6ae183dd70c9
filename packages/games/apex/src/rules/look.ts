import type { CardId, Proc } from '@potyczka/kernel';
import { ask } from '../ask.js';
import { aimCardsOf } from '../content/own-cards.js';
import { legendOf, type T } from '../state.js';
import { msg } from '../text/say.js';
import type { LegendId } from '../vocabulary.js';

/**
 * APX-CARDDATA-12: looks at the top of the Aim deck and puts it back in an order of one's own. Only now does the
 * deck have an order that somebody knows: it is shuffled as cards that lie face down.
 */
export function* look(t: T, who: LegendId, n: number, bottom: boolean): Proc {
  if (!t.s.shot) return;
  if (t.s.shot.deck.length === 0) {
    const cards = t.shuffle('APX-CARDDATA-12', aimCardsOf(t.s));
    t.emit({ type: 'shuffled', pile: 'aim', who: null, cards }, 'APX-CARDDATA-12');
  }
  const seen = t.s.shot.deck.slice(0, n);
  t.emit({ type: 'looked', who, cards: seen }, 'APX-CARDDATA-12');
  const { seat } = legendOf(t.s, who);
  const down = bottom
    ? yield* ask.many(t, seat, 'card', {
        rule: 'APX-CARDDATA-12',
        ask: msg('ask-bottom', { who }),
        from: seen,
        upTo: seen.length,
        none: msg('none-label'),
      })
    : [];
  const top: CardId[] = [];
  for (let left = seen.filter(c => !down.includes(c)); left.length > 0; ) {
    const from = left;
    const next: CardId = yield* ask.one(t, seat, 'card', {
      rule: 'APX-CARDDATA-12',
      ask: msg('ask-top', { who }),
      from,
    });
    top.push(next);
    left = left.filter(c => c !== next);
  }
  t.emit({ type: 'ordered', who, top, bottom: down }, 'APX-CARDDATA-12');
}
