import type { CardId, RuleId, Seat } from '@potyczka/kernel';
import { commandCard } from '../../content/index.js';
import type { Keyword } from '../../moments.js';
import { barOf } from '../../rules/command.js';
import { sideOf, type T, unitsOf } from '../../state.js';
import { msg } from '../../text/say.js';
import { commandOf, foeOf, SEATS } from '../../vocabulary.js';

/** What cards do with hands and with the selection of command cards. */

const RULE: RuleId = 'LEG-CARD-11';
const PIPS = [1, 2, 3, 4] as const;

/** A card of a seat that it may not select: a mark on a unit of the seat, which stays if that unit is defeated. */
const bar = (t: T, seat: Seat, card: CardId, until: 'round' | 'game'): void => {
  const [u] = unitsOf(t.s, seat);
  const as = { until, n: t.s.round, unit: null };
  if (u) t.emit({ type: 'mark', unit: u.id, mark: barOf(commandOf(card)), as }, RULE);
};

/** The card is given up, the enemy's goes back to the hand, and both select anew: the enemy another one. */
const newPlans: Keyword = {
  id: 'command:change-of-plans~9',
  steps: {
    unveiled: {
      rule: RULE,
      is: 'may',
      when: (t, _, me) => sideOf(t.s, foeOf(me.seat)).played !== null,
      *play(t, _, me) {
        const foe = foeOf(me.seat);
        const [own, theirs] = [sideOf(t.s, me.seat).played, sideOf(t.s, foe).played];
        if (!own || !theirs) return;
        t.emit({ type: 'discarded', who: me.seat, card: own }, RULE);
        t.emit({ type: 'back-to-hand', who: foe, card: theirs }, RULE);
        bar(t, foe, theirs, 'round');
      },
    },
  },
};

/** A number is named: cards with so many pips lie open and are not selected until another one was, in a later round. */
const investigation: Keyword = {
  id: 'command:isb-investigation~9',
  steps: {
    revealed: {
      rule: RULE,
      is: 'must',
      when: (t, _, me) => {
        const { played } = sideOf(t.s, me.seat);
        return played !== null && me.id.startsWith(`command:${commandOf(played)}~`);
      },
      *play(t, _, me) {
        const pips = yield* t.choose<number>(me.seat, {
          rule: RULE,
          ask: msg('ask-name-pips'),
          from: PIPS,
          key: n => String(n),
          show: n => ({ label: msg('pips-label', { n }) }),
        });
        const foe = foeOf(me.seat);
        const { hand, divulged } = sideOf(t.s, foe);
        for (const card of hand.filter(c => commandCard(commandOf(c)).pips === pips)) {
          if (!divulged.includes(card)) t.emit({ type: 'divulged', who: foe, card }, RULE);
          bar(t, foe, card, 'game');
        }
      },
    },
  },
};

/** Until when cards may not be selected. */
export const barred: Keyword = {
  id: 'marks-barred',
  steps: {
    revealed: {
      rule: RULE,
      is: 'must',
      when: t => outworn(t).length > 0,
      *play(t) {
        for (const { unit, mark } of outworn(t)) t.emit({ type: 'unmark', unit, mark }, RULE);
      },
    },
  },
};

const outworn = (t: T): { readonly unit: string; readonly mark: string }[] =>
  SEATS.flatMap(seat => unitsOf(t.s, seat)).flatMap(u =>
    Object.entries(u.marks).flatMap(([mark, { n }]) =>
      mark.startsWith(barOf('')) && n < t.s.round ? [{ unit: u.id, mark }] : [],
    ),
  );

export const HANDS: readonly Keyword[] = [newPlans, investigation];
