import type { Of, SummonOf } from '../content/abilities.js';
import { CLASSES, ITEMS } from '../content/index.js';
import type { F } from '../state.js';

/** Every figure that a card or an item may summon, by its name. */
const found = new Map<string, SummonOf>();

const look = (x: unknown): void => {
  if (Array.isArray(x)) {
    for (const each of x) look(each);
    return;
  }
  if (typeof x !== 'object' || x === null) return;
  const ability = x as Partial<Of<'summon'>>;
  if (ability.a === 'summon' && ability.summon) found.set(ability.summon.id, ability.summon);
  for (const each of Object.values(x)) look(each);
};

const all = (): ReadonlyMap<string, SummonOf> => {
  if (found.size === 0) {
    for (const { cards, companion } of CLASSES) {
      for (const card of cards) look([card.top, card.bottom]);
      if (companion) found.set(companion.figure.id, companion.figure);
    }
    for (const item of ITEMS) look(item.effects);
  }
  return found;
};

export const summonOf = (f: Pick<F, 'type'>): { readonly summon: SummonOf } => {
  const summon = all().get(f.type);
  if (summon === undefined) throw new Error(`no summon ${f.type}`);
  return { summon };
};
