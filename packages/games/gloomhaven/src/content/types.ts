import type {
  Ability,
  BonusAbility,
  By,
  Condition,
  Cost,
  ElementSymbol,
  Give,
  If,
  Moment,
  Rank,
  SummonOf,
} from './abilities.js';

/** One half of an ability card: an action. */
export interface Half {
  readonly do: readonly Ability[];
  readonly xp?: number;
  readonly infuse?: readonly ElementSymbol[];
  readonly active?: 'round' | 'persistent';
  /** Use slots, each with the experience that it gives (GLM-CARD-11, GLM-XP-04). */
  readonly uses?: readonly number[];
  readonly kind?: 'song' | 'doom';
  readonly lost?: boolean;
  readonly noRecover?: boolean;
}

export type CardLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 'X' | 'M';

export interface AbilityCard {
  readonly id: string;
  /** The printed number. */
  readonly number: number;
  readonly level: CardLevel;
  readonly initiative: number;
  readonly top: Half;
  readonly bottom: Half;
  readonly copies?: number;
  /** It lies in supply under this name and is given to others. */
  readonly supplyCard?: string;
}

/** A modifier card: `+1`, `-2`, `2x`, `null`, and what else it does (GLM-MOD-05). */
export interface ModifierCard {
  readonly card: string;
  readonly rolling?: boolean;
  readonly shuffle?: boolean;
  readonly conditions?: readonly Condition[];
  /** Conditions for the attacker. */
  readonly own?: readonly Condition[];
  readonly infuse?: readonly ElementSymbol[];
  readonly push?: number;
  readonly pull?: number;
  readonly pierce?: number;
  readonly heal?: number;
  readonly shield?: number;
  readonly addTarget?: boolean;
  readonly refreshItem?: number;
}

/** A row of perks on a class sheet (GLM-PERK). */
export interface Perk {
  readonly times: number;
  readonly remove?: readonly (ModifierCard & { readonly n: number })[];
  readonly add?: readonly (ModifierCard & { readonly n: number })[];
  readonly ignore?: 'itemMinusOneCards' | 'negativeScenarioEffects';
}

export interface ClassDef {
  readonly id: string;
  /** Available from the start (GLM-CHAR-02). */
  readonly start: boolean;
  readonly handSize: number;
  /** By level, from 1. */
  readonly hp: readonly number[];
  readonly perks: readonly Perk[];
  readonly cards: readonly AbilityCard[];
  /** A figure that comes along from the start and is no card's: it acts like a summon. */
  readonly companion?: { readonly figure: SummonOf /** By level, from 1. */; readonly hp: readonly number[] };
}

/** A line of a monster's statistic card for one level; formulas are in C, L and letters of its own. */
export interface Stats {
  readonly hp: number | string;
  readonly move: number | null;
  readonly attack: number | string;
  readonly range: number | null;
  readonly shield?: number;
  readonly retaliate?: number;
  readonly retaliateRange?: number;
  readonly pierce?: number;
  readonly targets?: number;
  readonly conditions?: readonly Condition[];
  readonly advantage?: boolean;
  readonly attackersDisadvantage?: boolean;
}

export interface MonsterDef {
  readonly id: string;
  readonly deck: string;
  readonly standees: number;
  readonly flying?: boolean;
  readonly immunities?: readonly string[];
  readonly variantOf?: string;
  /** Letters of its formulas, by what they count. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly traits?: readonly { readonly event: Moment; readonly do: readonly Ability[] }[];
  readonly specials?: readonly { readonly n: number; readonly do: readonly Ability[] }[];
  /** By rank, eight lines each, level 0 first. */
  readonly stats: { readonly [R in Rank]?: readonly Stats[] };
}

export interface MonsterCard {
  readonly id: string;
  readonly initiative: number;
  readonly shuffle?: boolean;
  readonly do: readonly Ability[];
  readonly infuse?: readonly ElementSymbol[];
}

export interface MonsterDeck {
  readonly id: string;
  readonly cards: readonly MonsterCard[];
}

export const SLOTS = ['head', 'body', 'legs', 'oneHand', 'twoHand', 'small'] as const;
export type Slot = (typeof SLOTS)[number];

export interface ItemEffect {
  readonly event: Moment;
  readonly if?: readonly If[];
  readonly give?: Give;
  readonly do?: readonly Ability[];
  readonly cost?: Cost;
  readonly choose?: readonly Ability[];
  readonly may?: boolean;
  readonly limitPerTurn?: number;
  readonly usableWhileStunned?: boolean;
  readonly by?: readonly string[];
  readonly on?: BonusAbility['on'];
}

export interface ItemDef {
  readonly id: number;
  readonly key: string;
  readonly slot: Slot;
  readonly price: number;
  readonly count: number;
  readonly limit: 'spent' | 'consumed' | 'none';
  readonly uses?: number;
  readonly minusOneCards?: number;
  readonly noRefresh?: boolean;
  readonly prosperity?: number;
  readonly randomDesign?: boolean;
  readonly solo?: string;
  readonly effects: readonly ItemEffect[];
}

/** Plain facts of a scenario that its own procedures read. */
export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [key: string]: Fact };
export type Facts = { readonly [key: string]: Fact };

export interface RoomDef {
  readonly id: number;
  readonly tiles: readonly string[];
  /** Numbers of the scenario's list. */
  readonly ref?: readonly number[];
  /** Rows of hexes, `row:first-last,…`. */
  readonly hexes: string;
  /** The section that is read when it is revealed. */
  readonly section?: string;
}

export interface DoorDef {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly rooms: readonly number[];
  readonly tiles: readonly string[];
  readonly label?: string;
}

export type OverlayKind =
  | 'obstacle'
  | 'trap'
  | 'hazardous'
  | 'difficult'
  | 'treasure'
  | 'coin'
  | 'pressure-plate'
  | 'corridor';

/** Kind, the printed piece (or the number of a treasure, or coins), hexes. */
export type OverlayDef = readonly [kind: OverlayKind, what: string | number, at: string];

export interface MonsterAt {
  readonly kind: string;
  readonly at: string;
  /** N, E, B or - for two, three and four characters. */
  readonly by: string;
  readonly levelPlus?: number;
  /** Set up only when this happens. */
  readonly later?: Fact;
  readonly marker?: string;
  readonly figure?: string;
}

/** A map in the printed system: pointed hexes, `x,y`, odd rows half a hex to the right. */
export interface MapDef {
  readonly size: readonly [width: number, height: number];
  readonly revealed: readonly number[];
  readonly start: string;
  readonly rooms: readonly RoomDef[];
  readonly doors: readonly DoorDef[];
  /** Pairs of hexes that touch but are not adjacent, `x,y-x,y`. */
  readonly walls: string;
  readonly overlays: readonly OverlayDef[];
  readonly monsters: readonly MonsterAt[];
  readonly markers?: Readonly<Record<string, string>>;
  readonly portals?: readonly string[];
}

export interface LockDef {
  readonly door: string;
  readonly tiles: readonly string[];
  readonly opens?: Fact;
  readonly openWhile?: Fact;
  readonly firstOpens?: Fact;
}

export interface SpawnDef {
  readonly when: Facts;
  readonly kind?: string;
  readonly marker?: string;
  readonly at?: Fact;
  readonly by?: By;
  readonly count?: number | string;
  readonly [key: string]: Fact | undefined;
}

export interface ScenarioDef {
  readonly id: number;
  readonly monsters: readonly string[];
  readonly goal: readonly Facts[];
  readonly lose?: readonly Facts[];
  readonly setup?: readonly Facts[];
  readonly objectives?: readonly Facts[];
  readonly locks?: readonly LockDef[];
  readonly spawns?: readonly SpawnDef[];
  readonly rules?: readonly Facts[];
  readonly sections?: Facts;
  readonly treasures?: readonly { readonly number: number | string; readonly contents: readonly Facts[] }[];
  /** What the sources leave open, chosen sensibly by us: shown before the game starts. */
  readonly marks?: readonly string[];
  readonly map: MapDef;
}

export interface BattleGoal {
  readonly id: string;
  readonly checks: number;
  readonly goal: Facts;
}
