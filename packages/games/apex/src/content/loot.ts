import { type CardId, memo } from '@potyczka/kernel';
import { LEGEND_CARDS } from '../legends/cards.js';
import type { LegendCards } from '../legends/types.js';
import {
  type AmmoKind,
  type BagId,
  COMMON_BAGS,
  type GearKind,
  LEGENDS,
  type LootSort,
  type Rank,
  type Slot,
} from '../vocabulary.js';

/** A distance band; no `high` means "or more". */
export interface Band {
  readonly low: number;
  readonly high?: number;
}

export const isInBand = ({ low, high }: Band, distance: number): boolean =>
  distance >= low && (high === undefined || distance <= high);

/** What an attachment does to a Shoot action (APX-LOOT-34). */
export interface Attachment {
  readonly slot: Slot;
  /** Marks that a slot asks for: the ammo kind of a magazine, the pattern of a sight, the kind of a stock. */
  readonly fits: string;
  readonly stability?: number;
  readonly rof?: number;
  readonly sight?: Band & { readonly threshold: number };
  readonly perHit?: number;
  readonly firstHit?: number;
}

/** APX-GEAR-03 to -16 */
export type Gear =
  | { readonly kind: 'helmet'; readonly stops: number; readonly upTo: number; readonly action?: true }
  | { readonly kind: 'body'; readonly limit: number; readonly restores: number }
  | { readonly kind: 'knockdown'; readonly prevents: number; readonly ringAtMost?: number };

/** APX-GEAR-25, -26 */
export interface Grenade {
  readonly range: Band;
  readonly cards: number;
  readonly area: '3x3' | '1x5';
  readonly centre: number;
  readonly around: number;
}

/** APX-GEAR-17 to -23 */
export interface Accessory {
  readonly health?: number;
  readonly shield?: number;
  readonly cools?: number;
}

interface Common {
  readonly rank: Rank | 'starting';
  readonly sort: LootSort;
}

export type LootKind = Common &
  (
    | { readonly sort: 'gear'; readonly gear: Gear }
    | { readonly sort: 'attachment'; readonly attachment: Attachment }
    | { readonly sort: 'grenade'; readonly grenade: Grenade }
    | { readonly sort: 'accessory'; readonly accessory: Accessory }
  );

const gear = (rank: Common['rank'], g: Gear): LootKind => ({ rank, sort: 'gear', gear: g });
const helmet = (rank: Common['rank'], stops: number, upTo: number, action?: true): LootKind =>
  gear(rank, { kind: 'helmet', stops, upTo, ...(action && { action }) });
const body = (rank: Common['rank'], limit: number, restores: number): LootKind =>
  gear(rank, { kind: 'body', limit, restores });
const knockdown = (rank: Common['rank'], prevents: number, ringAtMost?: number): LootKind =>
  gear(rank, { kind: 'knockdown', prevents, ...(ringAtMost !== undefined && { ringAtMost }) });
const accessory = (rank: Rank, a: Accessory): LootKind => ({ rank, sort: 'accessory', accessory: a });
const attachment = (rank: Rank, a: Attachment): LootKind => ({ rank, sort: 'attachment', attachment: a });
const barrel = (rank: Rank, stability: number): LootKind =>
  attachment(rank, { slot: 'barrel', fits: 'barrel', stability });
const magazine = (rank: Rank, ammo: AmmoKind): LootKind =>
  attachment(rank, { slot: 'magazine', fits: `mag-${ammo}`, rof: 1 });
const sight = (rank: Rank, fits: string, threshold: number, low: number, high?: number): LootKind =>
  attachment(rank, {
    slot: 'sight',
    fits,
    sight: { low, ...(high !== undefined && { high }), threshold },
  });
const stock = (rank: Rank, perHit: number): LootKind =>
  attachment(rank, { slot: 'stock', fits: 'standard', perHit });
const sniperStock = (rank: Rank, firstHit: number): LootKind =>
  attachment(rank, { slot: 'stock', fits: 'sniper', firstHit });

/** D10: every kind of loot token; figures are the book's. */
export const LOOT = {
  'helmet-starting': helmet('starting', 0, 0),
  'helmet-rare': helmet('rare', 1, 50),
  'helmet-epic': helmet('epic', 2, 60),
  'helmet-legendary': helmet('legendary', 2, 60, true),
  'body-starting': body('starting', 20, 0),
  'body-rare': body('rare', 30, 10),
  'body-epic': body('epic', 40, 10),
  'body-legendary': body('legendary', 40, 20),
  'knockdown-starting': knockdown('starting', 0),
  'knockdown-rare': knockdown('rare', 10),
  'knockdown-epic': knockdown('epic', 15),
  'knockdown-legendary': knockdown('legendary', 15, 8),
  syringe: accessory('common', { health: 12 }),
  'shield-cell': accessory('common', { shield: 12 }),
  'med-kit': accessory('rare', { health: 20 }),
  'shield-battery': accessory('rare', { shield: 20 }),
  'phoenix-kit': accessory('epic', { health: 15, shield: 15 }),
  accelerant: accessory('rare', { cools: 2 }),
  frag: {
    rank: 'common',
    sort: 'grenade',
    grenade: { range: { low: 2, high: 5 }, cards: 2, area: '3x3', centre: 20, around: 10 },
  },
  thermite: {
    rank: 'common',
    sort: 'grenade',
    grenade: { range: { low: 2, high: 5 }, cards: 1, area: '1x5', centre: 15, around: 15 },
  },
  'barrel-1': barrel('common', 1),
  'barrel-2': barrel('rare', 2),
  'barrel-3': barrel('epic', 3),
  'mag-light': magazine('rare', 'light'),
  'mag-heavy': magazine('rare', 'heavy'),
  'mag-energy': magazine('rare', 'energy'),
  'mag-sniper': magazine('epic', 'sniper'),
  bolt: attachment('epic', { slot: 'magazine', fits: 'bolt', rof: 1 }),
  'hcog-1x': sight('common', 'hcog-1x', -5, 1, 2),
  'hcog-2x': sight('rare', 'hcog-2x', -10, 2, 3),
  'hcog-3x': sight('epic', 'hcog-3x', -10, 4, 6),
  'holo-1x-2x': sight('rare', 'holo-1x-2x', -5, 1, 4),
  'aog-2x-4x': sight('epic', 'aog-2x-4x', -10, 2, 5),
  'sniper-6x': sight('rare', 'sniper-6x', -5, 5),
  'sniper-4x-8x': sight('epic', 'sniper-4x-8x', -10, 4),
  'stock-standard-1': stock('common', 1),
  'stock-standard-2': stock('rare', 2),
  'stock-standard-3': stock('epic', 3),
  'stock-sniper-6': sniperStock('rare', 6),
  'stock-sniper-9': sniperStock('epic', 9),
} as const satisfies Readonly<Record<string, LootKind>>;

export type LootId = keyof typeof LOOT;
export const LOOT_IDS = Object.keys(LOOT) as readonly LootId[];

/** APX-GEAR-32, D10: printed on weapon cards only, never tokens. */
export const PRINTED_ONLY = {
  'holo-1x': { slot: 'sight', fits: 'holo-1x', sight: { low: 1, high: 2, threshold: -5 } },
  'digital-1x': { slot: 'sight', fits: 'digital-1x', sight: { low: 1, high: 2, threshold: -15 } },
  'digital-6x-10x': { slot: 'sight', fits: 'digital-6x-10x', sight: { low: 5, threshold: -15 } },
  'stock-sniper-3': { slot: 'stock', fits: 'sniper', firstHit: 3 },
} as const satisfies Readonly<Record<string, Attachment>>;
export type PrintedId = keyof typeof PRINTED_ONLY;

/** How many tokens of each kind lie in a bag. */
export type BagContents = Readonly<Partial<Record<LootId, number>>>;

/** P4: what lies in the bags. Not from the rulebook, but for the totals. */
const COMMON_CONTENTS: Readonly<Record<(typeof COMMON_BAGS)[number], BagContents>> = {
  common: {
    syringe: 10,
    'shield-cell': 10,
    thermite: 6,
    frag: 6,
    'barrel-1': 6,
    'hcog-1x': 6,
    'stock-standard-1': 6,
  },
  rare: {
    'helmet-rare': 4,
    'body-rare': 4,
    'knockdown-rare': 4,
    'med-kit': 6,
    'shield-battery': 6,
    accelerant: 4,
    'barrel-2': 4,
    'mag-light': 3,
    'mag-heavy': 3,
    'mag-energy': 2,
    'hcog-2x': 3,
    'holo-1x-2x': 3,
    'sniper-6x': 2,
    'stock-standard-2': 2,
    'stock-sniper-6': 2,
  },
  epic: {
    'helmet-epic': 3,
    'body-epic': 3,
    'knockdown-epic': 3,
    'phoenix-kit': 5,
    'barrel-3': 3,
    'mag-sniper': 3,
    bolt: 3,
    'hcog-3x': 2,
    'aog-2x-4x': 3,
    'sniper-4x-8x': 2,
    'stock-standard-3': 3,
    'stock-sniper-9': 2,
  },
};

/** Bags that a legend brings along (APX-LEGEND-55). */
const OWN_BAGS = LEGENDS.flatMap(id => {
  const { bags = {} }: LegendCards = LEGEND_CARDS[id];
  return Object.entries(bags);
});

export const BAGS = [...COMMON_BAGS, ...OWN_BAGS.map(([name]) => name)] as readonly BagId[];

/** Something for each bag. */
export const eachBag = <X>(of: (bag: BagId) => X): Record<BagId, X> =>
  Object.fromEntries(BAGS.map(bag => [bag, of(bag)])) as Record<BagId, X>;

/** Tokens by name: `#frag.3`; those of a legend's own bag are numbered apart: `#frag.X3`. */
const tokens = (contents: BagContents, mark = ''): CardId[] =>
  Object.entries(contents).flatMap(([kind, n]) =>
    Array.from({ length: n }, (_, k): CardId => `#${kind}.${mark}${k + 1}`),
  );

export const BAG_TOKENS = Object.fromEntries([
  ...COMMON_BAGS.map(bag => [bag, tokens(COMMON_CONTENTS[bag])]),
  ...OWN_BAGS.map(([bag, own]) => [bag, tokens(own.tokens, own.mark)]),
]) as Readonly<Record<BagId, readonly CardId[]>>;

/** APX-SETUP-27: the starting gear of the nth legend. */
export const startingGear = (kind: GearKind, n: number): CardId => `#${kind}-starting.${n}`;

/** Whether the name of a card is that of a loot token. */
export const isLoot = (card: CardId): boolean => card.includes('.');

export const lootIdOf = (card: CardId): LootId => card.slice(1, card.lastIndexOf('.')) as LootId;

const kindOfId: Readonly<Record<string, LootKind | undefined>> = LOOT;

export const lootOf = memo(
  card => card,
  (card: CardId): LootKind => {
    const kind = kindOfId[lootIdOf(card)];
    if (!kind) throw new Error(`no loot ${card}`);
    return kind;
  },
);

export const gearOf = <K extends GearKind>(card: CardId, kind: K): Extract<Gear, { kind: K }> => {
  const loot = lootOf(card);
  if (loot.sort !== 'gear' || loot.gear.kind !== kind) throw new Error(`${card} is no ${kind}`);
  return loot.gear as Extract<Gear, { kind: K }>;
};

export const attachmentOf = (card: CardId): Attachment => {
  const loot = lootOf(card);
  if (loot.sort !== 'attachment') throw new Error(`${card} is no attachment`);
  return loot.attachment;
};

/** What is printed on a weapon: a kind of token, or one of those that are only printed. */
export const printedAttachment = (id: LootId | PrintedId): Attachment => {
  if (id in PRINTED_ONLY) return PRINTED_ONLY[id as PrintedId];
  const loot: LootKind = LOOT[id as LootId];
  if (loot.sort !== 'attachment') throw new Error(`${id} is no attachment`);
  return loot.attachment;
};

/** APX-LOOT-15: rare and better shields have an exhausted side. */
export const isTwoSided = (card: CardId): boolean => {
  const loot = lootOf(card);
  return loot.sort === 'gear' && loot.gear.kind !== 'helmet' && loot.rank !== 'starting';
};
