import { nth } from '@potyczka/kernel';
import type { Keyword } from '../moments.js';
import { type S, type UnitS, unitOf, upgradeCardOf } from '../state.js';
import { msg, no } from '../text/say.js';

const SAME_NAME = no('LEG-KWU-LOADOUT-03', 'same-name');

/** Which cards of a unit a spare one could replace (LEG-KWU-LOADOUT-01). */
const replaceable = (s: S, u: UnitS, spare: string): number[] => {
  const card = upgradeCardOf(s, { card: spare });
  return u.upgrades.flatMap((e, n) => {
    const own = upgradeCardOf(s, e);
    return own.type === card.type && own.points >= card.points ? [n] : [];
  });
};

interface Swap {
  readonly upgrade: number;
  readonly spare: number;
}

const swapsOf = (s: S, u: UnitS): Swap[] =>
  u.spare.flatMap((id, spare) => replaceable(s, u, id).map(upgrade => ({ upgrade, spare })));

/** LEG-KWU-LOADOUT-02, -03: no two cards of one name afterwards. */
const isDouble = (s: S, u: UnitS, { upgrade, spare }: Swap): boolean => {
  const nameOf = (id: string) => upgradeCardOf(s, { card: id }).name;
  const name = nameOf(u.spare[spare] as string);
  return u.upgrades.some((e, n) => n !== upgrade && nameOf(e.card) === name);
};

/** LEG-KWU-LOADOUT-02 to -05: any number of cards for those set aside, one for one. */
export const loadout: Keyword = {
  id: 'loadout',
  steps: {
    deploy: {
      rule: 'LEG-KWU-LOADOUT-02',
      is: 'may',
      when: (t, c, me) => {
        const u = unitOf(t.s, c.unit);
        return me.unit === c.unit && swapsOf(t.s, u).some(x => !isDouble(t.s, u, x));
      },
      *play(t, c, me) {
        const done = new Set<number>();
        for (;;) {
          const u = unitOf(t.s, c.unit);
          const from = swapsOf(t.s, u).filter(x => !done.has(x.spare));
          if (!from.some(x => !isDouble(t.s, u, x))) return;
          const swap = yield* t.choose<Swap | 'enough'>(me.seat, {
            rule: 'LEG-KWU-LOADOUT-02',
            ask: msg('ask-loadout', { unit: c.unit }),
            from: ['enough', ...from],
            key: x => (x === 'enough' ? x : `${x.upgrade}:${x.spare}`),
            judge: x => (x !== 'enough' && isDouble(t.s, u, x) ? SAME_NAME : undefined),
            show: x =>
              x === 'enough'
                ? { label: msg('no-more-label'), declines: true }
                : {
                    label: msg('swap-label', {
                      card: cardName(t.s, nth(u.spare, x.spare)),
                      for: cardName(t.s, nth(u.upgrades, x.upgrade).card),
                    }),
                  },
          });
          if (swap === 'enough') return;
          done.add(swap.spare);
          t.emit({ type: 'swapped', unit: c.unit, ...swap }, 'LEG-KWU-LOADOUT-02');
        }
      },
    },
  },
};

const cardName = (s: S, card: string): string => upgradeCardOf(s, { card }).name;
