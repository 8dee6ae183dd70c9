/**
 * The closed vocabulary in which scenarios say what is special about them: goals, losses, what they wait
 * for, set-up, spawns, special rules. Each word has one handler in `rules/scenario`; a word or a field that
 * is not listed here does not compile, nor does a word here without a handler and a sentence in each language.
 */
import type { Ability, By, Condition, Element, Formula, Marker, Rank, Token } from './abilities.js';
import type { ItemId } from './items/ids.js';
import type { MonsterId } from './monsters/ids.js';
import type { ObjectiveId } from './objectives.js';
import type { ScenarioId } from './scenarios/ids.js';

/** One word of a vocabulary with its value, and no second one. */
export type OneOf<Words> = {
  [K in keyof Words]: { readonly [P in K]: Words[P] } & {
    readonly [P in Exclude<keyof Words, K>]?: never;
  };
}[keyof Words];

/** A printed map tile, `m1a`. */
export type Tile =
  `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm' | 'n'}${1 | 2 | 3 | 4}${'a' | 'b'}`;

type Kinds = readonly MonsterId[];
type Markers = readonly Marker[];

/** For two, three and four characters. */
export type ByCharacters<X> = Readonly<Record<2 | 3 | 4, X>>;

/** What unites kinds of monsters beyond their names (written in their records). */
export type Trait = 'demon';

/** A section of the scenario book that is read in the course of play. */
export type SectionId = '1' | '2' | '3';

/** What a scenario waits for. */
export interface TriggerWords {
  readonly all: readonly Trigger[];
  readonly any: readonly Trigger[];
  /** By the label of the door on the map. */
  readonly doorOpened: Marker;
  /** A door with hit points that has fallen. */
  readonly doorDestroyed: Marker;
  readonly doorStands: Marker;
  readonly roomRevealed: Tile;
  readonly section: SectionId;
  /** So many of a kind. */
  readonly killed: { readonly kind: MonsterId; readonly n: number };
  /** At least one of each kind, and none is left. */
  readonly allKilled: Kinds;
  readonly noneOnMap: MonsterId;
  readonly noneOnTile: { readonly kind: MonsterId; readonly tile: Tile };
  readonly heroOnPlate: Marker;
  readonly kindOnPlate: { readonly kind: MonsterId; readonly plate: Marker };
  /** Anybody on any of them. */
  readonly figureOnPlate: Markers;
  readonly heroOnEachPlate: ByCharacters<Markers>;
  readonly somebodyOnTile: {
    readonly who: 'characters' | 'charactersAndAllies';
    readonly tiles: readonly Tile[];
  };
  readonly goalTreasureOfTile: Tile;
  readonly goalTreasuresLooted: number | 'all';
  /** From the start of this round on. */
  readonly roundStart: number;
  readonly roundEnd: number;
  readonly unexhaustedCharacters: number;
  readonly noCharacterInRoom: number | 'any';
  readonly characterInEachRoom: true;
  /** Whoever is exhausted was there. */
  readonly exhaustedOn: 'exit' | 'start';
  /** There was no room for more water. */
  readonly flooded: true;
  /** Nothing here can tell yet: it never holds. */
  readonly notPlayed:
    | 'elite-kills'
    | 'tokens-looted'
    | 'dug-up'
    | 'saved'
    | 'cultist-at-victim'
    | 'sun-blessed';
}
export type Trigger = OneOf<TriggerWords>;

/** Where characters leave the map. */
export type Exit = OneOf<{ readonly marker: Marker; readonly start: true; readonly tile: Tile }>;

/** What must be done; several at once if there are several. */
export interface GoalWords {
  readonly killAll: true;
  readonly kill: Kinds;
  readonly killRevealed: true;
  /** Once all rooms are revealed; counted from when something has happened. */
  readonly killKinds: { readonly kinds: Kinds; readonly from?: Trigger };
  readonly killAllExcept: Kinds;
  readonly killCount: { readonly n: Formula; readonly of?: Kinds };
  readonly reveal: readonly Tile[] | 'all';
  readonly lootGoalTreasure: 'all' | 'eachCharacterOne';
  readonly lootTreasure: number;
  readonly surviveRounds: number;
  readonly openAllDoors: true;
  readonly occupyPlates: ByCharacters<Markers>;
  readonly escape: Exit;
  readonly reachPlate: Marker;
  readonly arrive: { readonly objective: ObjectiveId; readonly within: number; readonly of: Marker };
  readonly destroy: ObjectiveId;
  readonly cleanse: ObjectiveId;
  /** Nothing here can judge it yet: the scenario is not offered. */
  readonly notPlayed: 'carry' | 'dig-up' | 'save' | 'sacrifice-or-escape' | 'reach-charged';
}
export type Goal = OneOf<GoalWords>;

/** What loses beside the exhaustion of all. */
export interface LoseWords {
  readonly objectiveDies: { readonly of: ObjectiveId; readonly n?: number };
  /** Somebody is exhausted too early; `ownTreasure`: before looting one. */
  readonly exhausted: { readonly unless?: Trigger; readonly from?: Trigger; readonly ownTreasure?: true };
  readonly killed: Kinds;
  readonly afterRound: number;
  readonly when: Trigger;
}
export type Loss = OneOf<LoseWords>;

export interface SetupWords {
  /** For each character, unless a perk ignores it (GLM-PERK-09). */
  readonly addModifier: { readonly card: 'curse' | '-1'; readonly n: number };
  readonly startCondition: Condition;
  /** So many cards of the hand of each character, unless a perk ignores it. */
  readonly discardCards: number;
  readonly twoStartRooms: true;
  readonly removeOverlay: {
    readonly what: 'water';
    readonly marker: Marker;
    readonly characters: readonly number[];
  };
}
export type Setup = OneOf<SetupWords>;

/** The contents of a numbered treasure. */
export interface TreasureWords {
  readonly gold: number;
  readonly xp: number;
  readonly damage: number;
  readonly conditions: readonly Condition[];
  readonly items: readonly ItemId[];
  readonly itemDesign: ItemId;
  readonly randomItemDesign: 1;
  readonly randomSideScenario: 1;
  readonly unlockScenario: ScenarioId;
  readonly checkmarks: number;
}
export type Treasure = OneOf<TreasureWords>;

type ByKind = Readonly<Partial<Record<MonsterId, By>>>;

/** Who is spawned, and where. */
export interface SpawnWords {
  readonly one: {
    readonly kind: MonsterId;
    readonly by: By;
    readonly count?: number;
    readonly at: OneOf<{
      readonly marker: Marker;
      /** At each that is not done yet. */
      readonly worksite: ObjectiveId;
      readonly nextTo: { readonly marker: Marker; readonly room: number };
      readonly notPlayed: 'beside-a-grave' | 'closest-to-door';
    }>;
    /** With these numbers of characters every second one is an elite. */
    readonly everySecondElite?: readonly number[];
  };
  /** Kinds take turns; the marked hexes change with the rounds. */
  readonly inTurn: {
    readonly kinds: Kinds;
    readonly byKind: ByKind;
    readonly markersByRound: Readonly<Record<'1' | '2' | 'oddFrom3' | 'evenFrom4', Markers>>;
  };
  /** One hex after the other, each with its kind. */
  readonly byMarker: {
    readonly order: readonly (readonly [at: Marker, kind: MonsterId])[];
    readonly byKind: ByKind;
  };
  /** One objective after the other; one that has fallen brings nothing. */
  readonly byObjective: {
    readonly order: Markers;
    readonly kind: MonsterId;
    readonly odd: By;
    readonly even: By;
  };
}

/** GLM-MON-59: monsters that a scenario places in the middle of play; once at a turn's end if nothing else is said. */
export interface SpawnDef {
  readonly at?: 'roundStart' | 'roundEnd';
  readonly when?: Trigger;
  /** Not again. */
  readonly once?: true;
  readonly rounds?: 'odd' | 'even';
  readonly characters?: readonly number[];
  readonly until?: Trigger;
  readonly from?: Trigger;
  readonly who: OneOf<SpawnWords>;
}

export interface LockDef {
  readonly door: Marker;
  readonly tiles: readonly (Tile | 'empty' | '*')[];
  /** What unlocks it; without it only a card, or its own destruction. */
  readonly opens?: Trigger;
  /** It falls shut when this no longer holds. */
  readonly openWhile?: Trigger;
  /** What opens it for the first time, if that is something else. */
  readonly firstOpens?: Trigger;
}

export interface ObjectiveDef {
  readonly id: ObjectiveId;
  /** None: it is no figure, only a place. */
  readonly hp: Formula | number | null;
  readonly markers: Markers | ByCharacters<Markers>;
  /** The first so many of the marked hexes. */
  readonly count?: number;
  /** Against the characters if nothing is said. Whom monsters only hate is nobody's ally and is not healed. */
  readonly side?: 'ally' | 'enemyOfMonsters' | 'onlyHealed';
  readonly door?: true;
  readonly placedAtStart?: true;
  /** The initiative at which it acts, and what it does. */
  readonly acts?: { readonly at: number; readonly do: readonly Ability[] };
}

/** Whom a rule concerns. */
export type Group = 'allFigures' | 'charactersAndSummons' | 'monsters' | MonsterId | ObjectiveId;

/** When a rule is in force; always if nothing is said. */
export interface InForce {
  readonly from?: Trigger;
  readonly fromRound?: number;
  readonly while?: Trigger;
  readonly unless?: Trigger;
}

type Water = 'water';

/** Special rules by their words. */
export interface RuleWords {
  readonly alliesOfCharacters: { readonly kinds: Kinds };
  readonly thirdSide: { readonly kind: MonsterId } & Pick<InForce, 'from'>;
  readonly alternatingGroups: { readonly odd: Kinds; readonly even: Kinds };
  /** A kind that is played by another record, with a deck of its own. */
  readonly deckSwap: { readonly kind: MonsterId; readonly as: MonsterId };
  readonly goalTreasureOnlyByLootAction: object;
  readonly onlyOneGoalTreasureEach: object;
  /** Until a character has looted its own: no items, and Disadvantage. */
  readonly untilLooted: object;
  readonly cannotPass: { readonly kind: MonsterId; readonly door: Marker };
  readonly enteringHex: { readonly what: Water; readonly to: Group; readonly with: Token };
  readonly summonsTreatAsTrap: { readonly what: Water; readonly with: Token };
  readonly indestructible: { readonly what: 'boulder-3' | 'dark-pit' };
  /** For each of the objectives that stands, those in closed rooms too; halves are rounded up. */
  readonly statBonusPerStanding: {
    readonly objective: ObjectiveId;
    readonly on: Kinds;
    readonly hp: number;
    readonly attack: number;
    readonly move: number;
    readonly range: number;
  };
  /** Each of the objectives that stands gives a boss Shield, and heals it when a round ends. */
  readonly strongerPerStanding: {
    readonly objective: ObjectiveId;
    readonly on: MonsterId;
    readonly shield: number;
    readonly healAtRoundEnd: Formula;
  };
  /** At the end of their turn, near the mark, whoever holds a goal treasure may give it up to hurt somebody. */
  readonly offering: {
    readonly marker: Marker;
    readonly within: number;
    readonly damage: Formula;
    readonly to: MonsterId;
  } & Pick<InForce, 'from'>;
  readonly fallingShield: {
    readonly kind: MonsterId;
    readonly like: MonsterId;
    readonly extra: number;
    readonly per: MonsterId;
  };
  readonly undamageable: { readonly kind: MonsterId };
  /** When one with the trait dies, the players may remove one of a kind. */
  readonly freedByDeath: { readonly trait: Trait; readonly kind: MonsterId };
  readonly replacedOnDeath: {
    readonly kind: MonsterId;
    readonly rank: Rank;
    readonly tile: Tile;
    readonly by: MonsterId;
    readonly levelPlus: number;
  };
  readonly mayNegateDamage: { readonly to: ObjectiveId; readonly times?: number };
  readonly focusFirst: { readonly on: ObjectiveId; readonly trait?: Trait };
  /** While one part of the objective stands. */
  readonly whileStanding: {
    readonly objective: ObjectiveId;
    readonly part: number;
    readonly on: Group;
  } & OneOf<{
    readonly attack: number;
    readonly advantage: true;
    readonly disadvantage: true;
    readonly healAtTurnStart: number;
    readonly damageAtTurnStart: number;
  }>;
  /** Near an objective or a marked hex. */
  readonly near: { readonly within: number; readonly on: Group } & Pick<InForce, 'from'> &
    OneOf<{ readonly objective: ObjectiveId; readonly marker: Marker }> &
    OneOf<{ readonly healAtTurnStart: number; readonly damageAtTurnStart: number }>;
  readonly elementsEachRoundStart: {
    readonly strong: readonly Element[];
    readonly inert: readonly Element[];
  } & Pick<InForce, 'from'>;
  readonly damageAtRoundStart: { readonly to: Group; readonly n: number } & Pick<InForce, 'fromRound'>;
  /** Somebody who is yet to come suffers it on arrival. */
  readonly damageEachRoundEnd: {
    readonly to: Group;
    readonly n: Formula | number;
    readonly tile?: Tile;
  } & Pick<InForce, 'from' | 'while' | 'unless'>;
  readonly damageAtTurnStart: { readonly to: Group; readonly n: number } & Pick<InForce, 'from'>;
  readonly damageAtTurnEnd: { readonly to: Group; readonly n: number };
  readonly destroyAtRoundEnd: { readonly objective: ObjectiveId; readonly round: number };
  readonly risingWater: {
    readonly what: Water;
    /** Where it can come, `x,y`. */
    readonly hexes: string;
    readonly rounds: ByCharacters<'even' | 'all'>;
    readonly carriedTo: Marker;
  };
  readonly portal: { readonly marker: Marker; readonly cost: number; readonly reveals: number };
  /** A thing that is worked on beside it for an action. */
  readonly interact: { readonly objective: ObjectiveId; readonly action: 'top' | 'bottom' };
}
export type RuleWord = keyof RuleWords;
export type RuleOf<K extends RuleWord> = { readonly rule: K } & RuleWords[K];
export type ScenarioRule = { [K in RuleWord]: RuleOf<K> }[RuleWord];

/** What players are told although no rule of its own plays it: records of figures, doors and maps do. */
export interface ToldWords {
  readonly breakableWall: true;
  readonly closingDoor: true;
  readonly immovable: MonsterId;
  readonly placedAtStart: MonsterId;
  readonly placedLater: true;
}
export type ToldRule = OneOf<ToldWords>;

/** Printed rules that are not played yet; a scenario with one says so before it starts. */
export interface NotPlayedWords {
  readonly altarMovesAndSummons: true;
  readonly appearsAtTurnStart: MonsterId;
  readonly asWalls: true;
  readonly asleep: MonsterId;
  readonly attacksGain: MonsterId;
  readonly cannonFire: true;
  readonly cannotPass: true;
  readonly carried: 'doll' | 'claw';
  readonly charge: true;
  readonly chooseHolder: 'doll';
  readonly crew: MonsterId;
  readonly current: true;
  readonly damageGoesTo: true;
  readonly destructible: 'boulder';
  readonly doesNotAct: MonsterId;
  readonly dormant: MonsterId;
  readonly drops: MonsterId;
  readonly endTurnInHex: Formula;
  readonly goalTreasureOnlyBy: true;
  readonly hiddenTokens: true;
  readonly holderAttacksGain: true;
  readonly interact: true;
  readonly leaveAtRoundEnd: true;
  readonly leavesMapAfter: MonsterId;
  readonly moveModifier: number;
  readonly multiHexFigure: MonsterId;
  readonly notPlaced: MonsterId;
  readonly objectiveActs: ObjectiveId;
  readonly onlyDamagedBy: MonsterId;
  readonly placeTraps: true;
  readonly platesInPlay: true;
  readonly rollingBoulders: true;
  readonly scripted: MonsterId;
  readonly startOnlyIn: true;
  readonly tokens: true;
  readonly treasureForAction: true;
  readonly treasureResetOnLoss: true;
  readonly wind: true;
}
export type NotPlayed = OneOf<NotPlayedWords>;

/** What the sources leave open, chosen sensibly by us: shown before the game starts. */
export type Mark =
  | 'disputed-monsters'
  | 'unplaced-monsters'
  | 'markers-missing'
  | 'markers-deduced'
  | 'disputed-setup'
  | 'map-problem'
  | 'not-played';

/** What a battle goal asks for. */
export interface BattleGoalWords {
  readonly handPlusDiscardAtLeast: number;
  readonly handPlusDiscardAtMost: number;
  readonly hpAtMost: number;
  readonly fullHp: true;
  readonly xpAtMost: number;
  readonly xpAtLeast: number;
  readonly trapSprungOrDisarmed: true;
  readonly treasureTilesAtLeast: number;
  readonly treasureTiles: 0;
  readonly roomsOpenedAtLeast: number;
  readonly moneyTokensAtLeast: number;
  readonly moneyTokens: 0;
  readonly killsAtMost: number;
  readonly killsAtLeast: number;
  readonly eliteKillsAtLeast: number;
  /** So many more than the level. */
  readonly itemUsesAboveLevel: number;
  readonly itemUses: 0;
  readonly monsterAtEveryRoundStart: true;
  readonly excessDamageKill: true;
  readonly firstKill: true;
  readonly undamagedKill: true;
  readonly neverBelowHalfHp: true;
  readonly noAllyExhausted: true;
  readonly onlyLongRests: true;
  readonly onlyShortRests: true;
}
export type BattleGoalWord = OneOf<BattleGoalWords>;
