import { type CommandCard, unitCard } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import { WORDS } from './words.js';

/** LEG-ORDER-04: to whom a command card gives orders: its own unit by name, others by rank or type. */
export const ordersOf = (lang: Lang, card: CommandCard): string => {
  const w = WORDS[lang];
  const lines = card.orders.flatMap(({ none, unit, count = 1, of }) => {
    if (none) return [w.noOrders];
    if (unit) return [[...new Set(unit.map(u => unitCard(u).name))].join(' / ')];
    const kinds = of?.map(kind => w.orderedKind[kind] ?? kind).join(' / ') ?? w.anyUnit;
    return [`${count === 'all' ? w.allUnits : count} × ${kinds}`];
  });
  return lines.join(' + ');
};
