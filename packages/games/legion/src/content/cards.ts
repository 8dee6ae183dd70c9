import type { UnitType } from '@potyczka/geometry/plane';
import type { BattleCardId } from './battle.js';
import type { CommandId } from './commands/ids.js';
import type { ForceId } from './forces.js';
import type { KeywordId } from './keywords.js';
import type { TerrainKind } from './terrain.js';
import type { UnitCardId } from './units/ids.js';
import type { UpgradeId } from './upgrades/ids.js';

export const FACTIONS = ['rebels', 'empire', 'republic', 'separatists', 'mercenary'] as const;
export type Faction = (typeof FACTIONS)[number];

/** D12 */
export const RANKS = ['commander', 'operative', 'corps', 'special-forces', 'support', 'heavy'] as const;
export type Rank = (typeof RANKS)[number];

/** D13 */
export const UPGRADE_TYPES = [
  'heavy-weapon',
  'personnel',
  'force',
  'command',
  'hardpoint',
  'gear',
  'grenades',
  'programming',
  'comms',
  'pilot',
  'training',
  'generator',
  'armament',
  'crew',
  'ordnance',
] as const;
export type UpgradeType = (typeof UPGRADE_TYPES)[number];

export const FORMATS = ['standard', 'skirmish'] as const;
export type Format = (typeof FORMATS)[number];

export type { BattleCardId, CommandId, ForceId, UnitCardId, UpgradeId };

/** Is a card, by whatever id it lies on the table, one of these? */
export const isAmong = (id: string, ids: readonly string[] | undefined): boolean =>
  ids?.includes(id) ?? false;

/** Tokens that a unit spends. */
export const TOKENS = ['aim', 'dodge', 'surge'] as const;
export type TokenKind = (typeof TOKENS)[number];

/** Whom a keyword names: all that is said must hold. */
export interface Named {
  readonly name?: string;
  readonly rank?: Rank;
  readonly type?: UnitType | 'trooper' | 'vehicle';
  readonly affiliation?: string;
  readonly has?: KeywordId;
}

/** The parameters of a keyword on a card. */
export interface Param {
  readonly x?: number;
  /** Capacity of Repair and Treat. */
  readonly y?: number;
  /** Actions, arcs, modes, ids of cards. */
  readonly of?: readonly string[];
  readonly who?: readonly Named[];
  /** Printed with the arrow of a free card action. */
  readonly free?: true;
  /** Alternatives, each a list of tokens with their number. */
  readonly tokens?: readonly (readonly (readonly [string, number])[])[];
}

/** `true`: no parameter; a number: X. */
export type Keywords = { readonly [K in Exclude<KeywordId, 'equip'>]?: true | number | Param } & {
  /** The upgrades that it must carry. */
  readonly equip?: Param & { readonly of: readonly UpgradeId[] };
};

export const DICE_COLOURS = ['red', 'black', 'white'] as const;
export type DieColour = (typeof DICE_COLOURS)[number];
export type Dice = { readonly [C in DieColour]?: number };

export interface Weapon {
  readonly name: string;
  readonly melee?: true;
  /** Segments of the range tool; `any`: no limit. */
  readonly range?: readonly [number, number | 'any'];
  readonly special?: 'overrun' | 'self-destruct' | 'area';
  readonly dice: Dice;
  readonly keywords?: Keywords;
  readonly surge?: 'hit' | 'crit';
  /** Of an upgrade: the mini that it adds, or every mini (LEG-ARMY-14, -15). */
  readonly by?: 'added' | 'each';
  readonly exhaust?: true;
  readonly expend?: true;
  /** Side of a card that is turned (Reconfigure). */
  readonly face?: string;
  /** The charge token that makes the attack. */
  readonly carriedBy?: string;
}

/** LEG-CARD-05, -06; one of the content by its id, or a test's own by any. */
export interface UnitCard<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly title?: string;
  readonly faction: Faction;
  readonly affiliation?: string;
  /** LEG-MERC-01 */
  readonly hiredBy?: readonly string[];
  /** None on a counterpart. */
  readonly rank?: Rank;
  readonly type: UnitType;
  readonly unique?: true;
  readonly points: number;
  readonly minis: number;
  /** Millimetres: diameter, or length and width; 27 if it is not said. */
  readonly base?: number | readonly [number, number];
  /** Millimetres above the underside of the base; troopers have that of their type. */
  readonly silhouette?: readonly [number, number];
  readonly wounds: number;
  readonly courage?: number;
  readonly resilience?: number;
  readonly speed: number;
  readonly die: 'red' | 'white';
  readonly attackSurge?: 'hit' | 'crit';
  readonly defenceSurge?: true;
  readonly slots?: readonly UpgradeType[];
  readonly keywords?: Keywords;
  readonly weapons: readonly Weapon[];
  /** Counterparts that join it, and whom a counterpart joins. */
  readonly counterpart?: UnitCardId | readonly UnitCardId[];
  readonly counterpartOf?: UnitCardId | readonly UnitCardId[];
  readonly flaw?: CommandId;
  readonly onlyIn?: ForceId;
  /** Figures on which sources disagree. */
  readonly disputed?: readonly string[];
  readonly missing?: readonly Missing[];
}

/** A restriction of an upgrade: all that is said must hold; a list is met by one of its members. */
export interface Restriction {
  readonly any?: readonly Restriction[];
  readonly all?: readonly Restriction[];
  readonly not?: Restriction;
  readonly unit?: readonly UnitCardId[];
  readonly type?: readonly string[];
  readonly faction?: readonly string[];
  readonly rank?: readonly Rank[];
  readonly side?: readonly string[];
  readonly slot?: readonly UpgradeType[];
}

/** LEG-CARD-09 */
export interface UpgradeCard<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly type: UpgradeType;
  readonly points: number;
  readonly unique?: true;
  readonly only?: Restriction;
  /** It adds a mini (LEG-ARMY-14), with this wound threshold if it differs from the unit's. */
  readonly mini?: true;
  readonly wounds?: number;
  readonly addsSlots?: readonly UpgradeType[];
  readonly keywords?: Keywords;
  readonly weapons?: readonly Weapon[];
  readonly surge?: { readonly attack?: 'hit' | 'crit' | null; readonly defence?: 'block' | null };
  readonly exhaust?: true;
  readonly expend?: true;
  /** Keywords that the unit loses by it. */
  readonly takes?: readonly KeywordId[];
  /** Moments at which its own text acts, beside its keywords. */
  readonly moments?: readonly string[];
  readonly incomplete?: true;
}

/** One line of orders of a command card (LEG-ORDER-04). */
export interface OrderLine {
  readonly none?: true;
  readonly unit?: readonly UnitCardId[];
  readonly count?: number | 'all' | string;
  /** Ranks and types; nothing: any unit. */
  readonly of?: readonly string[];
}

/** What of a card no source gives. */
export const MISSING = [
  'range',
  'weapon',
  'dice',
  'value',
  'most',
  'icon',
  'tokens',
  'orders',
  'sentence',
] as const;
export type Missing = (typeof MISSING)[number];

/** LEG-CARD-11 */
export interface CommandCard<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly flaw?: true;
  /** At the start of which phase a flaw may be played, and how many cards its victim must have discarded. */
  readonly flawWhen?: { readonly phase: 'command' | 'activation' | 'end'; readonly discarded: number };
  readonly pips?: number;
  /** Where another number counts when the hand is built. */
  readonly handPips?: number;
  readonly faction?: Faction;
  /** Any of these must be in the army. */
  readonly units?: readonly UnitCardId[];
  readonly force?: ForceId;
  /** The nominated commander has to be like this. */
  readonly nominee?: Named;
  readonly orders: readonly OrderLine[];
  readonly permanent?: true;
  /** Goes back to the hand instead of being discarded. */
  readonly returns?: true;
  readonly divulge?: true;
  /** It cannot be selected in a command phase; or not before this round. */
  readonly never?: true;
  readonly fromRound?: number;
  readonly weapons?: readonly Weapon[];
  readonly moments?: readonly string[];
  /** The number of orders is assumed from the pips. */
  readonly assumed?: true;
  readonly missing?: readonly Missing[];
}

/** An area of the battlefield in millimetres: corners, or a half circle at an edge. */
export type Zone =
  | readonly (readonly [number, number])[]
  | { readonly centre: readonly [number, number]; readonly radius: number };

export interface DeploymentCard<Id extends string = string> {
  readonly id: Id;
  readonly kind: 'deployment';
  readonly name: string;
  readonly format: Format;
  readonly zones: { readonly blue: readonly Zone[]; readonly red: readonly Zone[] };
}
export interface ObjectiveCard<Id extends string = string> {
  readonly id: Id;
  readonly kind: 'objective';
  readonly name: string;
  readonly format: Format;
}
export interface ConditionCard<Id extends string = string> {
  readonly id: Id;
  readonly kind: 'condition';
  readonly name: string;
  readonly format: Format;
  readonly incomplete?: true;
}
/** LEG-BATTLE-21 */
export interface SupplyCard {
  readonly id: string;
  readonly name: string;
  /** A keyword that its unit may have until the end of the activation. */
  readonly gives?: KeywordId;
}
/** LEG-CARD-01 */
export type BattleCard<Id extends string = string> =
  | DeploymentCard<Id>
  | ObjectiveCard<Id>
  | ConditionCard<Id>;
export type BattleKind = BattleCard['kind'];

/** Least and most units of each rank. */
export type RankLimits = { readonly [R in Rank]: readonly [number, number] } & {
  readonly commandersAndOperativesTogether?: number;
};

export interface BattleForce<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly faction: Faction;
  readonly units: { readonly [R in Rank]?: readonly UnitCardId[] };
  readonly uniqueUpgrades?: readonly UpgradeId[];
  readonly limits: { readonly [F in Format]: RankLimits | null };
  readonly fieldCommander?: true;
  readonly mercenariesCount?: true;
  readonly unitLimits?: readonly {
    readonly units: readonly UnitCardId[];
    readonly min: number;
    readonly max: number;
  }[];
  readonly side?: string;
  readonly incomplete?: true;
}

/** A unit of an army list with what it carries. */
export interface ArmyUnit {
  readonly unit: UnitCardId;
  readonly upgrades: readonly UpgradeId[];
  /** LEG-KWU-COUNTERPART-01: a card that joins it, with its own upgrades. */
  readonly counterpart?: { readonly unit: UnitCardId; readonly upgrades: readonly UpgradeId[] };
  /** LEG-KWU-LOADOUT-01: upgrades set aside, to be swapped when it is deployed. */
  readonly spare?: readonly UpgradeId[];
}

/** LEG-ARMY-20 */
export interface BattleDeck {
  readonly objective: readonly BattleCardId[];
  readonly deployment: readonly BattleCardId[];
  readonly condition: readonly BattleCardId[];
}

/**
 * An army as it comes to the table (LEG-SETUP-01). All of it is open but the command hand, which is secret
 * (LEG-ARMY-19): a list is built with it, and no table is told of it before its owner takes the cards.
 */
export interface Army {
  readonly name: string;
  readonly faction: Faction;
  readonly format: Format;
  readonly force: ForceId | null;
  readonly units: readonly ArmyUnit[];
  readonly deck: BattleDeck;
  readonly hand?: readonly CommandId[];
}

/** An army that is ready to play, with the hand that is proposed for it. */
export interface StarterArmy {
  readonly id: string;
  readonly faction: Faction;
  readonly format: Format;
  readonly force?: ForceId;
  readonly units: readonly ArmyUnit[];
  readonly hand: readonly CommandId[];
  readonly deck: BattleDeck;
  readonly points: number;
}

/** A battlefield: size in millimetres, and pieces with name, kind and corners x, y, x, y. */
export interface TerrainTable {
  readonly id: string;
  readonly size: readonly [number, number];
  readonly pieces: readonly (readonly [string, TerrainKind, readonly number[]])[];
}
