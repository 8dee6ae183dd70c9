import { type CommandCard, commandCard, commandOf, unitCard } from '@potyczka/legion/view';
import { fill, type Lang } from '@potyczka/words';
import { WORDS } from './words.js';

type OrderLine = CommandCard['orders'][number];

/** Of what kind those are who receive orders, counted: '2 units', '2 oddziały'. */
const kindsOf = (lang: Lang, of: OrderLine['of'], count: OrderLine['count'] = 1): string => {
  const w = WORDS[lang];
  const n = count === 'all' ? 2 : count;
  const kinds = of?.map(kind => w.orderedKind[kind]) ?? [w.anyUnit];
  return kinds.map(kind => (kind ? fill(lang, kind, { n }) : '')).join(' / ');
};

/** LEG-ORDER-04: to whom a command card gives orders: its own unit by name, others by rank or type. */
export const ordersOf = (lang: Lang, card: CommandCard): string => {
  const w = WORDS[lang];
  const lines = card.orders.flatMap(({ none, unit, count = 1, of }) => {
    if (none) return [w.noOrders];
    if (unit) return [[...new Set(unit.map(u => unitCard(u).name))].join(' / ')];
    return [`${count === 'all' ? w.allUnits : count} ${kindsOf(lang, of, count)}`];
  });
  return lines.join(' + ');
};

/** One line of orders as its card prints it: how many, and to whom; a unit with several versions by their titles too. */
export const orderLine = (lang: Lang, { none, unit, count, of }: OrderLine): string => {
  const w = WORDS[lang];
  if (none) return w.noOrders;
  const many = count === 'all' ? w.allUnits : (count ?? '');
  if (!unit) return `${many} ${kindsOf(lang, of, count)}`;
  const cards = unit.map(unitCard);
  const names = [...new Set(cards.map(card => card.name))].join(' / ');
  const titles = cards.map(card => card.title ?? card.name);
  return cards.length > 1 ? `${many} ${names} (${titles.join(' / ')})` : `${many} ${names}`;
};

/** A command card of a hand in a few signs: its pips, and to whom it gives orders. */
export const commandLine = (lang: Lang, element: string): string => {
  if (!/^#p\d-(?!bane-)/.test(element)) return '';
  const card = commandCard(commandOf(element as `#${string}`));
  return `${'●'.repeat(card.pips ?? card.handPips ?? 0)} ${ordersOf(lang, card)}`;
};
