import type { CardId } from '@potyczka/kernel';
import type { Charged, SetWeapon } from '../cards.js';

type Range = readonly [low: number, high?: number];

const band = ([low, high]: Range) => ({ low, ...(high !== undefined && { high }) });
const weapon = (
  name: string,
  best: Range,
  range: Range,
  [threshold, damage, headshot]: readonly [number, number, number],
  rof: readonly [number, number],
  ...attachments: readonly Charged[]
): SetWeapon => ({
  name,
  best: band(best),
  range: band(range),
  threshold,
  rof,
  damage,
  headshot,
  attachments,
});

const sight = (charge: number, threshold: number, ...at: Range): Charged => ({
  charge,
  sight: { ...band(at), threshold },
});

/** PK4: not from the rulebook, but for names and figures that the base cards have. Base passives do not apply. */
export const SETS: readonly (readonly [SetWeapon, SetWeapon])[] = [
  [
    weapon('Hemlok', [3, 5], [2, 7], [50, 8, 5], [3, 1], sight(1, -10, 3, 5), { charge: 2, perHit: 1 }),
    weapon('EVA-8 Auto', [1, 2], [1, 3], [50, 6, 3], [2, 2], { charge: 3, rof: 1 }),
  ],
  [
    weapon('C.A.R.', [2, 4], [1, 5], [50, 5, 3], [5, 1], { charge: 1, stability: 1 }, { charge: 3, rof: 1 }),
    weapon('Longbow DMR', [6], [5], [55, 10, 14], [2, 1], sight(2, -10, 6)),
  ],
  [
    weapon('G7 Scout', [4, 5], [3, 7], [50, 7, 5], [3, 1], { charge: 1, stability: 1 }, sight(2, -10, 4, 6)),
    weapon('Mastiff', [1, 1], [1, 3], [60, 12, 6], [1, 3], sight(2, -10, 1, 2)),
  ],
  [
    weapon('Sentinel', [6], [4], [60, 20, 12], [1, 1], sight(1, -10, 5), { charge: 3, firstHit: 6 }),
    weapon('R-99', [1, 2], [1, 4], [50, 4, 3], [6, 1], { charge: 2, stability: 2 }),
  ],
  [
    weapon(
      'R-301',
      [3, 4],
      [2, 6],
      [45, 5, 4],
      [4, 1],
      { charge: 1, stability: 1 },
      { charge: 2, perHit: 1 },
    ),
    weapon('Peacekeeper', [1, 2], [1, 3], [55, 7, 4], [1, 4], sight(2, -10, 1, 2)),
  ],
  [
    weapon(
      'Flatline',
      [3, 4],
      [2, 6],
      [50, 6, 4],
      [4, 1],
      { charge: 1, stability: 1 },
      { charge: 3, rof: 1 },
    ),
    weapon('Mozambique', [1, 1], [1, 2], [55, 4, 3], [3, 2], sight(1, -10, 1, 2)),
  ],
  [
    weapon('30-30 Repeater', [4, 5], [3, 8], [50, 10, 7], [2, 1], sight(1, -10, 4, 6), {
      charge: 2,
      firstHit: 6,
    }),
    weapon('RE-45', [1, 2], [1, 4], [45, 4, 3], [5, 1], { charge: 1, stability: 1 }),
  ],
  [
    weapon('Triple Take', [4, 6], [3, 8], [50, 7, 5], [1, 3], sight(2, -10, 4, 6)),
    weapon('Volt', [2, 3], [1, 5], [50, 5, 3], [5, 1], { charge: 1, stability: 1 }, { charge: 2, perHit: 1 }),
  ],
];

/** The name of one weapon of a set: `#AW-1-2` is the second of the first set. */
export const setWeaponCard = (set: number, slot: number): CardId => `#AW-${set + 1}-${slot + 1}`;

export const setWeaponNamed = (card: CardId): SetWeapon | undefined => {
  const [, set, slot] = /^#AW-(\d+)-(\d)$/.exec(card) ?? [];
  return set && slot ? SETS[Number(set) - 1]?.[Number(slot) - 1] : undefined;
};
