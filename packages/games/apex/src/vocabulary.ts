import type { Direction, Intersection, Space } from '@potyczka/geometry/lattice';
import type { CardId } from '@potyczka/kernel';
import { LEGENDS } from './legends/ids.js';
import type { BagsOf, FiguresOf } from './legends/words.js';

export type { Direction, Edge, Intersection, Space } from '@potyczka/geometry/lattice';

export const TEAMS = ['red', 'blue'] as const;
export type Team = (typeof TEAMS)[number];
export const otherTeam = (team: Team): Team => (team === 'red' ? 'blue' : 'red');

export { LEGENDS };
export type LegendId = (typeof LEGENDS)[number];

/** APX-GEAR-01, from the weakest to the strongest. */
export const RANKS = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rank = (typeof RANKS)[number];

/** The bags that loot is drawn from; a legend may bring one of its own (APX-LEGEND-55). */
export const COMMON_BAGS = ['common', 'rare', 'epic'] as const;
export type BagId = (typeof COMMON_BAGS)[number] | { [L in LegendId]: BagsOf<L> }[LegendId];

/** APX-LOOT-04 */
export type LootSort = 'gear' | 'attachment' | 'grenade' | 'accessory';

/** APX-LOOT-13 */
export const GEAR = ['helmet', 'body', 'knockdown'] as const;
export type GearKind = (typeof GEAR)[number];

/** APX-WPN-09 */
export const SLOTS = ['barrel', 'magazine', 'sight', 'stock'] as const;
export type Slot = (typeof SLOTS)[number];

export const AMMO_KINDS = ['light', 'heavy', 'energy', 'sniper', 'shotgun', 'mythic'] as const;
export type AmmoKind = (typeof AMMO_KINDS)[number];

/** Symbols in the upper section of an Aim card. */
export const AIM_SYMBOLS = ['half-hit', 'lower-hit', 'higher-miss', 'hidden-miss', 'headshot'] as const;
export type AimSymbol = (typeof AIM_SYMBOLS)[number];

/** An Aim card by its number. The deck is shuffled after every use (APX-SHOOT-56): it holds no secret. */
export type AimId = `A-${number}`;

export type FeatId = `${LegendId}-F-${number}`;
export type AbilityId = `${LegendId}-A-${1 | 2}`;
/** An ability token: the ability's own name, with a number where an ability has several (APX-LEGEND-02). */
export type TokenId = AbilityId | `${AbilityId}-${'I' | 'II'}`;

export const abilityOf = (token: TokenId): AbilityId => token.slice(0, 6) as AbilityId;
export const legendOf = (card: FeatId | AbilityId | TokenId): LegendId => card.slice(0, 2) as LegendId;

/** Feats are cards of a deck and hand: `#GB-F-1`. */
export const featCard = (id: FeatId): CardId => `#${id}`;

/** The edges of the entry tile and of the map (APX-DROP-04, -09), clockwise. */
export const MAP_EDGES = ['top', 'right', 'bottom', 'left'] as const;
export type MapEdge = (typeof MAP_EDGES)[number];

/** Things that abilities put on the map (APX-OBJ, second table of D5). */
export type FigureKind = { [L in LegendId]: FiguresOf<L> }[LegendId];

/** Where a figure is: on a space, on an intersection with its level, or with a legend (APX-ABIL-12). */
export type Spot =
  | { readonly on: 'space'; readonly at: Space }
  | { readonly on: 'point'; readonly at: Intersection }
  | { readonly on: 'legend'; readonly legend: LegendId };

/** Numbers of the book. */
export const HEALTH = 40;
export const SHIELD = 20;
export const MOST_AMMO = 5;
export const PACK = 8;
export const BOXES = 2;
export const ROUNDS = 8;
export const MOST_STABILITY = 3;
export const FEATS_AT_DROP = 3;

/** The space of a key: `4,7`. */
export const keyOf = ({ x, y }: Space): string => `${x},${y}`;
export const spaceOf = (key: string): Space => {
  const [x, y] = key.split(',');
  return { x: Number(x), y: Number(y) };
};
/** A number for a space, as short as a key can be. */
export const placeOf = ({ x, y }: Space): number => (y << 8) | x;
/** An intersection's key: `4,7,1`. */
export const pointKey = ({ x, y, level }: Intersection): string => `${x},${y},${level}`;

export const FACINGS = ['N', 'E', 'S', 'W'] as const satisfies readonly Direction[];
export type Facing = (typeof FACINGS)[number];
