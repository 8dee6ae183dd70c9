import type { CardId } from '@potyczka/kernel';
import type { AmmoKind, Slot } from '../vocabulary.js';
import type { Attachment, Band, LootId, PrintedId } from './loot.js';

export const WEAPON_TYPES = [
  'assault-rifle',
  'smg',
  'lmg',
  'marksman',
  'sniper',
  'shotgun',
  'pistol',
] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];

/** APX-WPN-15, -17, -18; a passive works whenever the weapon shoots (APX-WPN-07). */
export interface Passive {
  /** The Shoot Boost may wait until after the before-fire Reactions. */
  readonly lateBoost?: true;
  readonly stability?: number;
  readonly recoil?: number;
  /** A Special action for 1 AP: give up such a token and shoot with other figures. */
  readonly pays?: { readonly token: LootId; readonly damage: number; readonly headshot: number };
}

/** APX-WPN-01: what a weapon card shows. */
export interface Weapon {
  readonly id: `W-${number}`;
  readonly model: string;
  readonly type: WeaponType;
  readonly ammo: AmmoKind;
  readonly startingAmmo: number;
  readonly range: Band;
  readonly threshold: number;
  /** APX-WPN-05: spaces, and cards on each. */
  readonly rof: readonly [number, number];
  readonly damage: number;
  readonly headshot: number;
  /** What each slot takes, by the mark of the attachment. */
  readonly slots: Readonly<Partial<Record<Slot, readonly string[]>>>;
  readonly printed: readonly (LootId | PrintedId)[];
  readonly passive: Passive;
  /** A card of the book, or filler (P1). */
  readonly mark: 'book' | 'placeholder';
}

interface Model {
  readonly name: string;
  readonly type: WeaponType;
  readonly ammo: AmmoKind;
  readonly range: Band;
  readonly rof: readonly [number, number];
  readonly damage: number;
  readonly headshot: number;
  readonly threshold: number;
  readonly passive?: Passive;
  readonly magazines?: readonly AmmoKind[];
}

const model = (
  name: string,
  type: WeaponType,
  ammo: AmmoKind,
  range: readonly [number, number?],
  rof: readonly [number, number],
  figures: readonly [damage: number, headshot: number, threshold: number],
  passive?: Passive,
): Model => ({
  name,
  type,
  ammo,
  range: { low: range[0], ...(range[1] !== undefined && { high: range[1] }) },
  rof,
  damage: figures[0],
  headshot: figures[1],
  threshold: figures[2],
  ...(passive && { passive }),
});

/** P1: 24 models with two cards each. Not from the rulebook, but for the cards that override below. */
const MODELS: readonly Model[] = [
  model('hemlok', 'assault-rifle', 'heavy', [4, 4], [3, 1], [8, 5, 50], { lateBoost: true }),
  model('flatline', 'assault-rifle', 'heavy', [3, 4], [4, 1], [6, 4, 50]),
  model('r-301', 'assault-rifle', 'light', [3, 4], [4, 1], [5, 4, 45]),
  model('havoc', 'assault-rifle', 'energy', [3, 4], [5, 1], [5, 4, 55]),
  model('alternator', 'smg', 'light', [2, 3], [4, 1], [5, 4, 45]),
  model('prowler', 'smg', 'heavy', [2, 2], [5, 1], [5, 3, 50]),
  model('r-99', 'smg', 'light', [2, 2], [6, 1], [4, 3, 50]),
  { ...model('car', 'smg', 'light', [3, 3], [5, 1], [5, 3, 50]), magazines: ['light', 'heavy'] },
  model('volt', 'smg', 'energy', [2, 3], [5, 1], [5, 3, 50]),
  model('devotion', 'lmg', 'energy', [3, 4], [6, 1], [5, 3, 60]),
  model('l-star', 'lmg', 'energy', [2, 3], [5, 1], [6, 3, 55]),
  model('spitfire', 'lmg', 'light', [3, 4], [5, 1], [6, 3, 55]),
  model('rampage', 'lmg', 'heavy', [3, 4], [3, 1], [9, 5, 50]),
  model('g7-scout', 'marksman', 'light', [4, 5], [3, 1], [7, 5, 50]),
  model('triple-take', 'marksman', 'energy', [4, 5], [1, 3], [7, 5, 50]),
  model('repeater', 'marksman', 'heavy', [4, 5], [2, 1], [10, 7, 50]),
  model('longbow', 'sniper', 'sniper', [6], [2, 1], [10, 14, 55], { recoil: 1 }),
  model('sentinel', 'sniper', 'sniper', [6], [1, 1], [20, 12, 60], {
    pays: { token: 'shield-cell', damage: 24, headshot: 15 },
  }),
  model('charge-rifle', 'sniper', 'sniper', [6], [1, 1], [24, 8, 60]),
  model('eva-8', 'shotgun', 'shotgun', [1, 1], [2, 3], [5, 2, 50]),
  model('mozambique', 'shotgun', 'shotgun', [1, 1], [3, 2], [5, 3, 55]),
  model('peacekeeper', 'shotgun', 'shotgun', [1, 2], [1, 4], [8, 4, 55]),
  model('p2020', 'pistol', 'light', [2, 3], [3, 1], [6, 4, 45]),
  model('re-45', 'pistol', 'light', [1, 2], [5, 1], [4, 3, 45]),
];

const RIFLE_SIGHTS = ['hcog-1x', 'holo-1x-2x', 'hcog-2x', 'hcog-3x', 'aog-2x-4x'];
const SHORT_SIGHTS = ['hcog-1x', 'holo-1x-2x', 'hcog-2x'];
const LONG_SIGHTS = ['hcog-3x', 'aog-2x-4x', 'sniper-6x', 'sniper-4x-8x'];

/** P1, "Slots by type". */
const slotsOf = (m: Model): Weapon['slots'] => {
  const magazine = (m.magazines ?? [m.ammo]).map(a => `mag-${a}`);
  const barrel = { barrel: ['barrel'] };
  switch (m.type) {
    case 'assault-rifle':
    case 'smg':
    case 'lmg':
      return { ...barrel, magazine, sight: RIFLE_SIGHTS, stock: ['standard'] };
    case 'marksman':
      return {
        ...(m.name === 'g7-scout' && barrel),
        magazine,
        sight: ['hcog-2x', ...LONG_SIGHTS],
        stock: ['sniper'],
      };
    case 'sniper':
      return { ...(m.name === 'longbow' && barrel), magazine, sight: LONG_SIGHTS, stock: ['sniper'] };
    case 'shotgun':
      return { magazine: ['bolt'], sight: SHORT_SIGHTS, stock: ['standard'] };
    case 'pistol':
      return { ...barrel, magazine, sight: SHORT_SIGHTS };
  }
};

/** P1: what the first of the two cards of a model has printed. */
const printedOn = (type: WeaponType): LootId | PrintedId => {
  if (type === 'marksman' || type === 'sniper') return 'stock-sniper-3';
  return type === 'shotgun' || type === 'pistol' ? 'holo-1x' : 'stock-standard-1';
};

/** D9: what the book's own cards say where they differ. */
const BOOK: Readonly<Record<number, Partial<Weapon>>> = {
  1: { mark: 'book' },
  2: { mark: 'book' },
  16: { mark: 'book' },
  33: { mark: 'book', startingAmmo: 2, printed: ['barrel-1'] },
  34: { mark: 'book', headshot: 18, printed: [] },
};

const cardOf = (m: Model, n: number): Weapon => {
  const slots = slotsOf(m);
  const isFirst = n % 2 === 1;
  const plain = !isFirst && !slots.barrel;
  const printed: readonly (LootId | PrintedId)[] = isFirst
    ? [printedOn(m.type)]
    : slots.barrel
      ? ['barrel-1']
      : [];
  return {
    id: `W-${n}`,
    model: m.name,
    type: m.type,
    ammo: m.ammo,
    startingAmmo: isFirst ? 3 : 2,
    range: m.range,
    threshold: m.threshold,
    rof: m.rof,
    damage: m.damage + (plain ? 1 : 0),
    headshot: m.headshot,
    slots,
    printed,
    passive: m.passive ?? {},
    mark: 'placeholder',
    ...BOOK[n],
  };
};

/** The 48 basic weapon cards. */
export const WEAPONS: readonly Weapon[] = MODELS.flatMap((m, k) => [
  cardOf(m, 2 * k + 1),
  cardOf(m, 2 * k + 2),
]);

export const WEAPON_CARDS: readonly CardId[] = WEAPONS.map((w): CardId => `#${w.id}`);

const BY_CARD = new Map(WEAPONS.map(w => [`#${w.id}`, w]));

export const isWeapon = (card: CardId): boolean => BY_CARD.has(card);

export const weaponOf = (card: CardId): Weapon => {
  const weapon = BY_CARD.get(card);
  if (!weapon) throw new Error(`no weapon ${card}`);
  return weapon;
};

/** APX-LOOT-28 to -30: whether a slot of the weapon takes the attachment. */
export const takes = (weapon: Weapon, { slot, fits }: Attachment): boolean =>
  weapon.slots[slot]?.includes(fits) ?? false;
