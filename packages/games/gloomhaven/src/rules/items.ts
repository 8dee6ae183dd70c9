import type { Proc } from '@potyczka/kernel';
import type { Moment } from '../content/abilities.js';
import { itemOf } from '../content/index.js';
import type { ItemEffect } from '../content/types.js';
import { hero, isAlive } from '../look.js';
import type { S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { HeroId } from '../vocabulary.js';
import type { Pick } from './ask.js';
import { isStunned } from './conditions.js';
import { canConsume } from './elements.js';
import { runFor } from './perform.js';
import { isBereft } from './scenario-figures.js';
import { type About, allHold } from './values.js';

/** GLM-ITEM: what a hero carries, and when it may be used. */
export interface Offer {
  readonly id: number;
  readonly effect: ItemEffect;
}

/** The items that could be used at a moment. A stunned character uses none (GLM-COND-11, GLM-G39). */
export const itemOffers = (s: S, who: HeroId, moment: Moment, about: Omit<About, 'run'>): Offer[] => {
  const h = s.heroes[who];
  if (h === undefined || h.out || isBereft(s, who)) return [];
  const stunned = isStunned(s.figures[who]);
  return h.items.flatMap(item => {
    if (item.state !== 'ready') return [];
    const effect = itemOf(item.id).effects.find(e => e.event === moment);
    if (effect === undefined || (stunned && effect.usableWhileStunned !== true)) return [];
    if (effect.cost?.consume && !canConsume(s, effect.cost.consume)) return [];
    if (effect.limitPerTurn !== undefined && (s.turn?.used[`item ${item.id}`] ?? 0) >= effect.limitPerTurn)
      return [];
    return allHold(s, effect.if, { ...about, run: runFor(s, who) }) ? [{ id: item.id, effect }] : [];
  });
};

export const offerPick = (o: Offer): Pick => ({
  key: `item-${o.id}`,
  show: { label: msg('use-item-label', { item: `item-${o.id}` }), at: [`item-${o.id}`] },
});

/** GLM-ITEM-06, -07, -09, -16: one use; turned or flipped after the last slot. */
export function* spendItem(t: T, who: HeroId, id: number): Proc {
  if (!isAlive(t.s, who) && hero(t.s, who).out) return;
  const item = hero(t.s, who).items.find(i => i.id === id)!;
  const { limit, uses = 1 } = itemOf(id);
  const used = item.used + 1;
  const state = limit === 'none' ? 'ready' : used >= uses ? limit : 'ready';
  t.emit(
    { type: 'item-used', who, item: id, state, used: limit === 'none' ? 0 : used },
    limit === 'consumed' ? 'GLM-ITEM-07' : limit === 'spent' ? 'GLM-ITEM-06' : 'GLM-ITEM-10',
  );
}
