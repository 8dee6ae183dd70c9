import { type Proc, sure } from '@potyczka/kernel';
import type { Pick } from '../ask.js';
import type { Give, Moment } from '../content/abilities.js';
import { itemOf } from '../content/index.js';
import type { ItemEffect } from '../content/types.js';
import type { S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { HeroId } from '../vocabulary.js';
import { isStunned } from './conditions.js';
import { canConsume } from './elements.js';
import { type About, allHold } from './holds.js';
import { hero, isAlive } from './look.js';
import { runFor } from './running.js';
import { isBereft } from './scenario-figures.js';

/** GLM-ITEM: what a hero carries, and when it may be used. */
export interface Offer {
  readonly id: number;
  readonly effect: ItemEffect;
}

/** GLM-ITEM-10: what is never turned, costs nothing and leaves no choice acts by itself. */
export const actsAlone = (id: number, effect: ItemEffect): boolean =>
  itemOf(id).limit === 'none' &&
  effect.event !== 'duringTurn' &&
  effect.cost === undefined &&
  effect.choose === undefined &&
  effect.may !== true;

/** An exchange of elements needs the one that it consumes. */
const canBegin = (s: S, effect: ItemEffect): boolean => {
  if (effect.cost?.consume && !canConsume(s, effect.cost.consume)) return false;
  const first = effect.do?.[0];
  return first?.a !== 'consume' || canConsume(s, first.elements);
};

/** What acts at a moment. A stunned character uses nothing (GLM-COND-11, GLM-G39). */
const itemsAt = (
  s: S,
  who: HeroId,
  moment: Moment,
  about: Omit<About, 'run'>,
  other: string | undefined,
): Offer[] => {
  const h = s.heroes[who];
  if (h === undefined || h.out || isBereft(s, who)) return [];
  const stunned = isStunned(s.figures[who]);
  return h.items.flatMap(item => {
    if (item.state !== 'ready') return [];
    const effect = itemOf(item.id).effects.find(e => e.event === moment);
    if (effect === undefined || (stunned && effect.usableWhileStunned !== true)) return [];
    if (!canBegin(s, effect)) return [];
    if (effect.limitPerTurn !== undefined && (s.turn?.used[`item ${item.id}`] ?? 0) >= effect.limitPerTurn)
      return [];
    const run = runFor(s, who, undefined, other);
    return allHold(s, effect.if, { ...about, run }) ? [{ id: item.id, effect }] : [];
  });
};

/** The items that could be used at a moment. */
export const itemOffers = (
  s: S,
  who: HeroId,
  moment: Moment,
  about: Omit<About, 'run'>,
  other?: string,
): Offer[] => itemsAt(s, who, moment, about, other).filter(o => !actsAlone(o.id, o.effect));

/** The items that act by themselves at a moment. */
export const wornAt = (
  s: S,
  who: HeroId,
  moment: Moment,
  about: Omit<About, 'run'> = {},
  other?: string,
): Offer[] => itemsAt(s, who, moment, about, other).filter(o => actsAlone(o.id, o.effect));

/** What an item gives an attack, with what it does beside. */
export const giftOf = ({ give, do: deeds }: ItemEffect): Give => ({
  ...give,
  ...(deeds ? { do: [...(give?.do ?? []), ...deeds] } : {}),
});

export const offerPick = (o: Offer): Pick => ({
  key: `item-${o.id}`,
  show: { label: msg('use-item-label', { item: `item-${o.id}` }), at: [`item-${o.id}`] },
});

/** GLM-ITEM-06, -07, -09, -16: one use; turned or flipped after the last slot. */
export function* spendItem(t: T, who: HeroId, id: number): Proc {
  if (!isAlive(t.s, who) && hero(t.s, who).out) return;
  const item = sure(
    hero(t.s, who).items.find(i => i.id === id),
    'one of items',
  );
  const { limit, uses = 1 } = itemOf(id);
  const used = item.used + 1;
  const state = limit === 'none' ? 'ready' : used >= uses ? limit : 'ready';
  t.emit(
    { type: 'item-used', who, item: id, state, used: limit === 'none' ? 0 : used },
    limit === 'consumed' ? 'GLM-ITEM-07' : limit === 'spent' ? 'GLM-ITEM-06' : 'GLM-ITEM-10',
  );
}
