import { memo } from '@potyczka/kernel';
import type { Of, SummonOf } from '../content/abilities.js';
import { CLASSES, ITEMS } from '../content/index.js';
import type { F } from '../state.js';

/** Those in a part of the content. */
function* summonsIn(x: unknown): Generator<SummonOf> {
  if (typeof x !== 'object' || x === null) return;
  const ability = x as Partial<Of<'summon'>>;
  if (ability.a === 'summon' && ability.summon) yield ability.summon;
  for (const each of Object.values(x)) yield* summonsIn(each);
}

function* allSummons(): Generator<SummonOf> {
  for (const { cards, companion } of CLASSES) {
    for (const card of cards) yield* summonsIn([card.top, card.bottom]);
    if (companion) yield companion.figure;
  }
  for (const item of ITEMS) yield* summonsIn(item.effects);
}

/** Every figure that a card or an item may summon, by its name. */
const all = memo(
  () => 'all',
  () => new Map<string, SummonOf>([...allSummons()].map(summon => [summon.id, summon])),
);

export const summonOf = (f: Pick<F, 'type'>): { readonly summon: SummonOf } => {
  const summon = all().get(f.type);
  if (summon === undefined) throw new Error(`no summon ${f.type}`);
  return { summon };
};
