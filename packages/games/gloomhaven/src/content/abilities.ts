/**
 * The one vocabulary in which class cards, monster cards and items say what
 * they do. Data in it are facts; what a verb means is in `rules`. A verb or a
 * field that is not listed here does not compile.
 */
import type { Area } from '@potyczka/geometry/hex';
import type { SummonId } from './classes/ids.js';
import type { MonsterId } from './monsters/ids.js';
import type { ObjectiveId } from './objectives.js';

export const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;
export type Element = (typeof ELEMENTS)[number];
/** What a symbol may show: an element, or any one of them (GLM-ELEM-11). */
export type ElementSymbol = Element | 'wild';

/** Conditions with a token (GLM-COND). */
export const TOKENS = [
  'poison',
  'wound',
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'invisible',
  'strengthen',
] as const;
export type Token = (typeof TOKENS)[number];
/** What an ability may give: a token, or a card for the modifier deck (GLM-CURSE). */
export type Condition = Token | 'curse' | 'bless';
export const NEGATIVE: readonly Token[] = ['poison', 'wound', 'immobilize', 'disarm', 'stun', 'muddle'];

export const RANKS = ['normal', 'elite', 'boss'] as const;
export type Rank = (typeof RANKS)[number];

/** Something that is counted while an action runs, with a value after the colon where it needs one. */
export type Counter =
  | 'hexesMovedThisTurn'
  | 'hexesMovedThisAction'
  | 'damageDealtThisTurn'
  | 'damageDealt'
  | 'damageSuffered'
  | 'damageTargetSuffered'
  | 'hp'
  | 'hpMissing'
  | 'cardsLost'
  | 'healedFigureMaxHp'
  | 'hexesOfDestroyedObstacles'
  | 'summonHp'
  | 'summonerHp'
  | 'summonedAllies'
  | 'alliesAdjacent'
  | `yourAlliesWithin:${number}`
  | 'yourAlliesNextToTarget'
  | 'enemiesAdjacent'
  | 'enemiesTargeted'
  | 'enemiesDamaged'
  | 'enemiesKilled'
  | 'targetsDamaged'
  | 'attacksPerformed'
  | 'pairsOfAlliesDamaged'
  | 'negativeConditionsOnTarget'
  | 'targetShield'
  | 'rangeMinusDistance';

export interface Computed {
  readonly x: Counter;
  readonly times?: number;
  readonly plus?: number;
  readonly half?: 'up' | 'down';
}

/** A number, `all` of what there is, something counted, a row by level, or a formula in C and L (bosses). */
export type Value = number | 'all' | Computed | { readonly byLevel: readonly number[] } | 'C' | `${string}C`;

/** A condition of an ability, a bonus or a set of figures. */
export type If =
  | 'melee'
  | 'ranged'
  | 'singleTarget'
  | 'targetNextToYourAlly'
  | 'targetAlone'
  | `targetHasAny:${string}`
  | `has:${Token}`
  | `targetHpAtMost:${number}`
  | 'targetHpBelow:halfHpMissing'
  | `targetDamageAtLeast:${number}`
  | 'targetUndamaged'
  | 'targetIsDoomed'
  | 'targetIsThis'
  | `targetKind:${string}`
  | `negativeConditionTokensAtLeast:${number}`
  | `otherEnemyWithin:${number}`
  | 'youAreInvisible'
  | 'youBelowHalfHp'
  | 'youHaveExactly1Hp'
  | 'wouldDropBelow1Hp'
  | 'notFullyHealed'
  | `elementStrong:${Element}`
  | `elementNotStrong:${Element}`
  | `elementStrongOrWaning:${Element}`
  | 'movedInStraightLine'
  | 'endedInStartHex'
  | `movedThisTurnAtLeast:${number}`
  | `movedThisTurnAtMost:${number}`
  | 'enteredHazardousTerrainThisTurn'
  | 'obstacleAdjacent'
  | 'inObstacleHex'
  | 'usedItemThisAction'
  | `adjacentMonstersAtLeast:${number}`
  | 'attackerAdjacent'
  | `attackerRank:${Rank}`
  | `lootValue:${number}`
  | 'yourTurn';

/** Cards that lie in supply for everybody. */
export type SupplyCard = 'medical-pack' | 'large-medical-pack';

export const SLOTS = ['head', 'body', 'legs', 'oneHand', 'twoHand', 'small'] as const;
export type Slot = (typeof SLOTS)[number];

export type Whom =
  | 'self'
  | 'enemy'
  | 'ally'
  | 'selfAndAllies'
  | 'selfOrAlly'
  | 'alliesAndEnemies'
  | 'summonedAlly'
  | 'selfAndSummonedAllies'
  | 'selfAndOwnSummons'
  | 'bear'
  | 'anyFigure'
  | 'target'
  | 'sameFigure'
  | 'attacker'
  | 'doomedEnemy'
  | 'recoverer'
  | 'healedFigures'
  | 'thatEnemy';

/** From where, or at whom, an ability looks when it is not the figure itself. */
export type From =
  | 'target'
  | 'chosenHex'
  | 'destroyedObstacle'
  | 'movedObstacle'
  | 'createdObstacle'
  | 'hexesEntered'
  | 'killedEnemy'
  | 'summonedAllies'
  | `enemiesWith:${Token}`
  | 'trap'
  | 'hexOfKilledEnemy'
  | 'healedFigure'
  | 'recoverer';

/** Whom an ability affects. */
export interface On {
  readonly who: Whom;
  readonly count?: number | 'all';
  readonly within?:
    | number
    | 'any'
    | 'room'
    | 'area'
    | 'movedThrough'
    | 'target'
    | 'targets'
    | 'range'
    | 'ownRange';
  /** Measured from this instead of from oneself. */
  readonly of?: From;
  readonly exact?: boolean;
  readonly ranks?: readonly Rank[];
  readonly if?: readonly If[];
  readonly sameTarget?: boolean;
}

export interface Cost {
  readonly consume?: readonly ElementSymbol[];
  readonly damageSelf?: number;
  readonly discardCards?: number;
  readonly forgoAction?: 'top' | 'bottom';
  readonly destroyObstacle?: { readonly count: number; readonly within: number };
  readonly on?: On;
  readonly condition?: Condition;
  readonly orDamageIfAlready?: number;
  readonly perAttack?: boolean;
}

export interface Add {
  readonly attack?: Value;
  readonly move?: Value;
  readonly heal?: Value;
  readonly range?: Value;
  readonly shield?: Value;
  readonly retaliate?: Value;
  readonly damage?: Value;
  readonly within?: Value;
  readonly push?: Value;
}

/** Changes with one or two users each; see the files of those cards and items. */
export interface Effect {
  readonly asLongRest?: boolean;
  readonly transferDoom?: { readonly n: number | 'all'; readonly within: number };
  readonly loseAndCannotGain?: Condition;
  readonly attackerModifier?: { readonly '2x': '+0' };
  readonly initiative?: { readonly plusOrMinus: number };
  readonly extraSmallItems?: number;
  readonly defaultTop?: { readonly attack: number };
  readonly defaultBottom?: { readonly move: number };
  readonly invisible?: boolean;
  readonly cannotAttack?: boolean;
  readonly modifierDeck?: { readonly remove: { readonly '-1': number } };
  readonly initiativeForEnemyFocus?: number;
  readonly conditionInstead?: Condition;
  readonly attackRedirectedTo?: 'allyOfAttackerWithinItsRange';
  readonly extraObstacles?: number;
}

/** Fields of an ability, or of the gift of a bonus, that a gift replaces. */
export interface Replaced {
  readonly n?: Value;
  readonly targets?: Value;
  readonly on?: On;
  readonly upTo?: boolean;
  readonly add?: Add;
  readonly alsoTargets?: 'enemiesOnPathToTarget';
  readonly area?: AreaOf;
  readonly per?: readonly Per[];
}

/** What somebody or something cannot be given or be hindered by. */
export type Immunity =
  | Condition
  | 'negativeConditions'
  | 'forcedMovement'
  | 'push'
  | 'pull'
  | 'difficultTerrain'
  | 'hazardousTerrain';

/** What an augment, a bonus, a payment or an item gives. */
export interface Give {
  readonly add?: Add;
  readonly set?: Replaced;
  readonly conditions?: readonly Condition[];
  readonly pierce?: number;
  readonly push?: number;
  readonly pull?: number;
  readonly jump?: boolean;
  readonly range?: number;
  readonly advantage?: boolean;
  readonly disadvantage?: boolean;
  readonly double?: boolean;
  readonly ignoreShield?: boolean;
  readonly noDamage?: boolean;
  readonly addTargets?: number;
  readonly flying?: boolean;
  readonly immune?: Immunity | readonly Immunity[];
  readonly infuse?: readonly ElementSymbol[];
  readonly xp?: number;
  readonly do?: readonly Ability[];
  readonly instead?: readonly Ability[];
  readonly active?: 'round';
  readonly when?: readonly When[];
  readonly chain?: readonly Link[];
  readonly takeInstead?: { readonly less: number };
  readonly augmentEffects?: boolean;
  readonly canTargetInvisible?: boolean;
  readonly effect?: Effect;
  /** What each single attack with it costs. */
  readonly pays?: Cost;
}

export interface Augment {
  readonly elements: readonly ElementSymbol[];
  readonly give: Give;
}
export interface When {
  readonly if: readonly If[];
  readonly give: Give;
}
export interface Per {
  readonly count: Counter;
  readonly give: Give;
}
export interface Link {
  readonly attackMod: number;
  readonly within: number;
}

/** `self`: around the figure's own hex, so always melee (GLM-AOE-03). Offsets are those of the ground. */
export interface AreaOf {
  readonly self: boolean;
  readonly hexes: Area;
  readonly body?: Area;
}

/** What all abilities may have. */
interface Shared {
  /** What it is called among the abilities of its half, where two would be called the same. */
  readonly as?: string;
  /** Its id in play, where it stands on no printed card. */
  readonly id?: string;
  readonly if?: readonly If[];
  readonly may?: boolean;
  readonly upTo?: boolean;
  readonly cost?: Cost;
  readonly on?: On;
  readonly consume?: readonly Augment[];
  readonly when?: readonly When[];
  readonly per?: readonly Per[];
  readonly mayPay?: readonly { readonly cost: Cost; readonly give: Give }[];
  readonly after?: readonly Ability[];
  readonly xp?: number;
  readonly xpPer?: { readonly count: Counter; readonly xp: number; readonly each?: number };
  readonly repeat?: Computed;
  readonly active?: 'round';
}

interface Aimed {
  readonly range?: Value;
  readonly rangeMod?: number;
  readonly targets?: Value;
  readonly area?: AreaOf;
}

interface Numbered {
  readonly n?: Value;
  readonly mod?: number;
}

type V<A extends string, F = unknown> = A extends string ? { readonly a: A } & F & Shared : never;

export type AttackAbility = V<
  'attack',
  Numbered &
    Aimed & {
      readonly pierce?: number;
      readonly push?: number;
      readonly pull?: number;
      readonly conditions?: readonly Condition[];
      readonly alsoTargets?: 'enemiesOnPathToTarget';
      readonly pushIntoObstacles?: {
        readonly damage: number;
        readonly destroy: boolean;
        readonly xp: number;
      };
      readonly pushBlocked?: {
        readonly by: readonly ('wall' | 'obstacle')[];
        readonly damagePerHex: number;
        readonly xpPerHex: number;
      };
      readonly chain?: readonly Link[];
      readonly infuse?: readonly ElementSymbol[];
    }
>;

export type MoveAbility = V<
  'move',
  Numbered & {
    readonly jump?: boolean;
    readonly straightLine?: boolean;
    readonly mustEndNextTo?: 'obstacle';
    readonly lootHexesEntered?: boolean;
    /** A marked hex of the map. */
    readonly toward?: Marker;
    /** So near to whoever makes it move it must end. */
    readonly endWithin?: number;
    readonly opensDoors?: boolean;
    readonly springsTraps?: boolean;
  }
>;

/** A letter or number on the printed map. */
export type Marker = string;

/** Moments at which bonuses and items act. */
export type Moment =
  | 'attack'
  | 'attackAbility'
  | 'attackAction'
  | 'attackActionStart'
  | 'attackActionEnd'
  | 'afterAttack'
  | 'attacked'
  | 'damaged'
  | 'damagedByAttack'
  | 'moveAbility'
  | 'moveAction'
  | 'moveActionEnd'
  | 'healAction'
  | 'healActionStart'
  | 'healed'
  | 'retaliateAbility'
  | 'retaliates'
  | 'turnStart'
  | 'turnEnd'
  | 'duringTurn'
  | 'roundStart'
  | 'roundEnd'
  | 'shortRest'
  | 'longRest'
  | 'kills'
  | 'dies'
  | 'doomedEnemyDies'
  | 'allyDamaged'
  | 'always'
  | 'afterCardsRevealed'
  | 'lootAbility'
  | 'actionConsumingElement'
  | 'actionCreatingObstacle'
  | 'curseCancelsEnemyAttack'
  | 'youCurseEnemy'
  | 'enemyWouldConsumeElement'
  | `gainsCondition:${Condition}`
  | 'beforeBearActs'
  | 'commandAttack'
  | 'afterCommandAction'
  | 'augmentAction'
  | 'afterSongAction'
  | 'doomAction'
  | 'allyAttackAction'
  | 'allyUsesMedicalPack'
  | 'yourSummonDamagedByAttack';

/** A running effect: in it `if` belongs to the event, not to the performing. */
export type BonusAbility = V<
  'bonus',
  {
    readonly event: Moment;
    readonly give?: Give;
    readonly choose?: readonly Ability[];
    readonly until?: 'endOfTurn' | 'endOfRound';
    readonly limit?: number;
    readonly limitPerTurn?: number;
    readonly oncePerAction?: boolean;
    readonly kind?: 'augment';
    readonly advanceSlot?: boolean;
    readonly afterLastSlot?: readonly Ability[];
  }
>;

/** The figure that a summon ability brings (GLM-SUMM-02). */
export interface SummonOf {
  readonly id: SummonId;
  readonly hp: Value;
  readonly move: Value | null;
  readonly attack: Value | null;
  readonly range: number | null;
  readonly shield?: number;
  readonly retaliate?: number;
  readonly retaliateRange?: number;
  readonly pierce?: number;
  readonly push?: number;
  readonly targets?: number;
  readonly conditions?: readonly Condition[];
  readonly flying?: boolean;
  readonly attackInfuses?: ElementSymbol;
  readonly attackOn?: On;
  readonly onDeath?: readonly Ability[];
  readonly turnEnd?: readonly Ability[];
  readonly aura?: readonly Ability[] | BonusAbility;
  readonly rule?: 'attackFromSummonHex';
}

/** Sums and products of numbers, C characters, L scenario level and a monster's own letters: `2+ceil(L/2)`. */
export type Formula = string;

/** Ranks for two, three and four characters. */
export type By = readonly [Rank | '-', Rank | '-', Rank | '-'];

export interface Spawned {
  readonly kind: MonsterId;
  readonly count: number | Formula;
  readonly by: By;
  readonly hp?: { readonly x: 'summonerHp'; readonly max: 'normalOozeMaxHp' };
}

export type Ability =
  | AttackAbility
  | MoveAbility
  | BonusAbility
  | V<
      'heal',
      Numbered & {
        readonly range?: Value;
        readonly targets?: Value;
        readonly conditions?: readonly Condition[];
      }
    >
  | V<'shield', { readonly n: Value }>
  | V<'retaliate', { readonly n: Value; readonly range?: Value }>
  | V<'loot', { readonly n: number; readonly lootLimit?: number }>
  | V<
      'push' | 'pull',
      Aimed & {
        readonly n: number;
        readonly conditions?: readonly Condition[];
        readonly chooseHexWithin?: number;
        readonly toward?: 'chosenHex';
      }
    >
  | V<'condition', Aimed & { readonly conditions: readonly Condition[]; readonly push?: number }>
  | V<'damage', Aimed & { readonly n: Value }>
  | V<'kill', Aimed>
  | V<'consume', { readonly elements: readonly ElementSymbol[]; readonly give: Give }>
  | V<'infuse', { readonly elements: readonly ElementSymbol[] }>
  | V<'summon', { readonly count: number; readonly summon: SummonOf }>
  | V<'summonMonster', { readonly spawns: readonly Spawned[]; readonly place?: 'hexAdjacentToTarget' }>
  | V<
      'grant' | 'control' | 'command',
      Aimed & {
        readonly do: readonly Ability[];
        readonly byYou?: boolean;
        readonly target?: 'anotherEnemy';
        readonly endWithin?: number;
        readonly toward?: 'closestHexNextToYourAlly';
        readonly forced?: boolean;
        readonly augmentEffects?: boolean;
      }
    >
  | V<'turncoat', { readonly byYou: boolean }>
  | V<
      'recover',
      {
        readonly pile: 'discard' | 'lost';
        readonly n: Value;
        readonly cardsOf?: On;
        readonly only?: 'cardsWithSummonAction';
      }
    >
  | V<
      'refresh',
      {
        readonly state: readonly ('spent' | 'consumed')[];
        readonly n: Value;
        readonly itemSlots?: readonly Slot[];
      }
    >
  | V<
      'trap',
      {
        readonly damage: number;
        readonly conditions?: readonly Condition[];
        readonly within: number;
        readonly place?: 'adjacentEmptyHexClosestToAnEnemy';
        readonly xpWhenSprungByEnemy?: number;
        readonly whenSprung?: readonly Ability[];
      }
    >
  | V<'disarmTrap', { readonly count?: number | 'all'; readonly within: number | 'movedThrough' }>
  | V<'trapEffect', { readonly of: 'disarmedTrap' }>
  | V<
      'obstacle',
      {
        readonly count: number;
        readonly size: number;
        readonly within?: number;
        readonly at?: 'hexOfKilledEnemy';
        readonly shape?: 'triangle';
      }
    >
  | V<'destroyObstacle', { readonly count: number | 'all'; readonly within: number | 'movedThrough' }>
  | V<'moveObstacle', { readonly size: number; readonly within: number; readonly toWithin: number }>
  | V<'removeConditions', { readonly which: 'negative' | readonly Condition[]; readonly n: Value }>
  | V<'doom', { readonly effects: readonly Ability[] }>
  | V<'mark', { readonly effects: readonly Ability[] }>
  | V<'transferDooms', { readonly n: Value; readonly to: On }>
  | V<
      'placeInActiveArea',
      { readonly of: On; readonly effects: readonly Ability[]; readonly returnsToDiscard?: 'endOfRound' }
    >
  | V<'giveCard', { readonly card: SupplyCard; readonly n: number; readonly to: On }>
  | V<
      'teleport',
      {
        readonly to: 'anyUnoccupiedHex' | 'hexOfKilledEnemy' | 'nextMarkedHex';
        readonly order?: readonly Marker[];
        readonly cycle?: boolean;
      }
    >
  | V<'swap', { readonly between: readonly (On | 'self')[] }>
  | V<'extraTurn', { readonly cardsFromHand: number; readonly initiativeMustBeLater?: boolean }>
  | V<'playCard', { readonly from: 'hand'; readonly half: 'top' | 'bottom' | 'sameAsCommand' }>
  | V<'pay', { readonly damageSelfUpTo: number }>
  | V<'setHp', { readonly n: number; readonly isDamage?: boolean }>
  | V<'exhaust'>
  | V<'loseCards', { readonly n: number }>
  | V<'gainMoneyTokens', { readonly n: Value }>
  | V<'loseFlying', { readonly until: 'endOfScenario' }>
  | V<'discardThisCard'>
  | V<'redistributeDamage', { readonly among: On; readonly limit?: 'noneAboveItsMaxHp' }>
  | V<'redirectAttacks', { readonly from: On; readonly to: 'self'; readonly ignoreRange?: boolean }>
  | V<'modifierDeck', { readonly remove: 'curse'; readonly n: Value; readonly reshuffleDiscard?: boolean }>
  | V<
      'convert',
      {
        readonly from: 'move' | readonly ('attack' | 'move')[];
        readonly to: 'attack' | 'heal';
        readonly plus?: number;
        readonly ignoreConditions?: boolean;
      }
    >
  | V<'anyOf', { readonly options: readonly { readonly cost: Cost; readonly do: readonly Ability[] }[] }>
  | V<'consumeInstead', { readonly elements?: readonly ElementSymbol[] }>
  | V<'onDeath', { readonly do: readonly Ability[] }>
  | V<
      'kindLimit',
      {
        readonly kind: 'augment' | 'song' | 'doom';
        readonly n: number;
        readonly xpFromOne?: boolean;
        readonly sameTarget?: boolean;
      }
    >
  | V<'overheal', { readonly upToHp: number }>
  | V<'special', { readonly n: 1 | 2 }>
  | V<'scenario', { readonly rule: 'altarMovesAndSummons'; readonly by?: By }>
  | V<
      'openNextDoor',
      {
        readonly order: readonly Marker[];
        readonly cycle?: boolean;
        readonly move?: 'jumpToDoorHexAnyDistance';
      }
    >
  | V<
      'moveToNext',
      { readonly order: readonly Marker[]; readonly cycle?: boolean; readonly what?: 'huge boulder perch' }
    >
  | V<
      'summonObjective',
      {
        readonly objective: ObjectiveId;
        readonly count: number | Formula;
        readonly hp: Formula | null;
        readonly damageable?: boolean;
        readonly initiative?: 'justBeforeElderDrake' | number;
        readonly do?: readonly Ability[];
      }
    >
  | V<'hatchEggs', { readonly each: { readonly kind: MonsterId; readonly by: By } }>
  | V<'extraTurnForMonsters', { readonly kind: MonsterId }>
  | V<
      'forceMove',
      {
        readonly who: 'charactersAndSummons';
        readonly n?: number;
        readonly order?: 'initiative';
        readonly endAsFarAsPossibleFrom?: 'self';
        readonly to?: 'closestHexNextToSelf';
      }
    >
  | V<
      'mindControl',
      {
        readonly who: 'characterActingLatestThisRound';
        readonly do: readonly Ability[];
        readonly cardsTo: 'discard';
        readonly summonsToo: boolean;
      }
    >
  | V<'topActionOf', { readonly card: 'leading' }>;

export type Verb = Ability['a'];
/** The abilities with one verb. */
export type Of<A extends Verb> = Extract<Ability, { readonly a: A }>;
