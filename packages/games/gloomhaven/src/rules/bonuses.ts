import { type Proc, sure } from '@potyczka/kernel';
import { halfOf } from '../content/index.js';
import type { S, T } from '../state.js';
import type { CardId, HeroId } from '../vocabulary.js';
import { abilityOf, type Bonus } from './effects.js';
import { figures, hero, placeOf } from './look.js';

/** Whose active area a card lies in. */
const holderOf = (s: S, card: CardId): HeroId | undefined =>
  s.order.find(id => hero(s, id).active.some(a => a.card === card));

/** A bonus was applied: its token moves on, and after the last slot its card leaves (GLM-CARD-11, GLM-XP-04). */
export const spendBonus = (t: T, { lasting }: Pick<Bonus, 'lasting'>): void => {
  const { card } = lasting;
  t.emit({ type: 'effect-used', who: lasting.owner, effect: lasting.n }, 'GLM-CARD-10');
  const who = card === null ? undefined : holderOf(t.s, card);
  if (card === null || who === undefined) return;
  const entry = sure(
    hero(t.s, who).active.find(a => a.card === card),
    'one of active',
  );
  const { uses } = halfOf(card, entry.half);
  if (uses === undefined) return;
  t.emit({ type: 'slot-used', who, card, slot: entry.used, xp: uses[entry.used] ?? 0 }, 'GLM-CARD-11');
  if (entry.used + 1 >= uses.length)
    t.emit({ type: 'card-left', who, card, to: entry.lost ? 'lost' : 'discard' }, 'GLM-CARD-11');
};

export function* useBonus(t: T, bonus: Pick<Bonus, 'lasting'>): Proc {
  spendBonus(t, bonus);
}

/** GLM-CARD-16: a card in the active area goes to its pile; its bonuses and its summon end. */
export const endCard = (t: T, card: CardId): void => {
  const who = holderOf(t.s, card);
  if (who === undefined) return;
  const entry = sure(
    hero(t.s, who).active.find(a => a.card === card),
    'one of active',
  );
  t.emit({ type: 'card-left', who, card, to: entry.lost ? 'lost' : 'discard' }, 'GLM-CARD-16');
  for (const f of figures(t.s))
    if (f.card === card)
      t.emit(
        { type: 'died', who: f.id, by: null, at: placeOf(t.s, f.at), money: false, over: 0 },
        'GLM-SUMM-03',
      );
};

/** How many of a kind may be active at once: one, unless a card says more. */
export const mostOf = (t: T, who: HeroId, kind: string): number =>
  t.s.lasting.reduce((most, x) => {
    const ability = abilityOf(x);
    return ability.a === 'kindLimit' && ability.kind === kind && x.owner === who
      ? Math.max(most, ability.n)
      : most;
  }, 1);

/** One at a time: another augment, song or doom sends the old one away. */
export const replaceKind = (t: T, who: HeroId, kind: string, most: number): void => {
  const same = hero(t.s, who).active.filter(a => {
    const half = halfOf(a.card, a.half);
    if (half.kind === kind) return true;
    return t.s.lasting.some(x => {
      if (x.card !== a.card) return false;
      const ability = abilityOf(x);
      return ability.a === 'bonus' && ability.kind === kind;
    });
  });
  for (const a of same.slice(0, Math.max(0, same.length - most + 1))) endCard(t, a.card);
};
