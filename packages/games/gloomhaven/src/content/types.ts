import type {
  Ability,
  BonusAbility,
  Condition,
  Cost,
  ElementSymbol,
  Formula,
  Give,
  If,
  Immunity,
  Marker,
  Moment,
  Rank,
  Slot,
  SummonOf,
  SupplyCard,
} from './abilities.js';
import type { CardKey, ClassId } from './classes/ids.js';
import type { DeckId } from './decks/ids.js';
import type { ItemId } from './items/ids.js';
import type { MonsterId } from './monsters/ids.js';
import type {
  BattleGoalWord,
  Goal,
  LockDef,
  Loss,
  Mark,
  NotPlayed,
  ObjectiveDef,
  ScenarioRule,
  SectionId,
  Setup,
  SpawnDef,
  Tile,
  ToldRule,
  Trait,
  Treasure,
  Trigger,
} from './scenario-words.js';
import type { ScenarioId } from './scenarios/ids.js';

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
  readonly id: CardKey;
  /** The printed number. */
  readonly number: number;
  readonly level: CardLevel;
  readonly initiative: number;
  readonly top: Half;
  readonly bottom: Half;
  readonly copies?: number;
  /** It lies in supply under this name and is given to others. */
  readonly supplyCard?: SupplyCard;
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
  readonly id: ClassId;
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
  readonly hp: number | Formula;
  readonly move: number | null;
  readonly attack: number | Formula;
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
  readonly id: MonsterId;
  readonly deck: DeckId;
  readonly standees: number;
  readonly flying?: boolean;
  readonly immunities?: readonly Immunity[];
  readonly variantOf?: MonsterId;
  /** What scenarios mean when they speak of more than one kind. */
  readonly is?: Trait;
  /** Letters of its formulas that stand for the number of a kind on the map. */
  readonly counts?: { readonly V?: MonsterId };
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
  readonly id: DeckId;
  readonly cards: readonly MonsterCard[];
}

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
  readonly by?: readonly ('enemies' | 'scenarioEffects')[];
  readonly on?: BonusAbility['on'];
}

export interface ItemDef {
  readonly id: ItemId;
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
  /** Won in the scenario that a character of this class plays alone. */
  readonly solo?: ClassId;
  readonly effects: readonly ItemEffect[];
}

export interface RoomDef {
  readonly id: number;
  readonly tiles: readonly (Tile | 'empty')[];
  /** Numbers of the scenario's list. */
  readonly ref?: readonly number[];
  /** Rows of hexes, `row:first-last,…`. */
  readonly hexes: string;
  /** The section that is read when it is revealed. */
  readonly section?: Marker;
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
  readonly kind: MonsterId;
  readonly at: string;
  /** N, E, B or - for two, three and four characters. */
  readonly by: string;
  readonly levelPlus?: number;
  /** Set up only when this happens. */
  readonly later?: Trigger;
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

export interface ScenarioDef {
  readonly id: ScenarioId;
  readonly monsters: readonly MonsterId[];
  /** All of them at once. */
  readonly goal: readonly Goal[];
  readonly lose?: readonly Loss[];
  readonly setup?: readonly Setup[];
  readonly objectives?: readonly ObjectiveDef[];
  readonly locks?: readonly LockDef[];
  readonly spawns?: readonly SpawnDef[];
  readonly rules?: readonly ScenarioRule[];
  readonly told?: readonly ToldRule[];
  readonly notPlayed?: readonly NotPlayed[];
  /** Sections that are read when something has happened, not behind a door. */
  readonly sections?: Readonly<Partial<Record<SectionId, Trigger>>>;
  readonly treasures?: readonly { readonly number: number; readonly contents: readonly Treasure[] }[];
  readonly marks?: readonly Mark[];
  readonly map: MapDef;
}

export interface BattleGoal {
  readonly id: string;
  readonly checks: number;
  /** All of them at once. */
  readonly goal: readonly BattleGoalWord[];
}
