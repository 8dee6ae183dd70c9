/**
 * The one vocabulary in which class cards, monster cards and items say what
 * they do. Data in it are facts; what a verb means is in `rules`. A verb or a
 * field that is not listed here does not compile.
 */
import type { Area } from '@potyczka/geometry/hex';

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
  | `yourAlliesWithin:${string}`
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
  | `has:${string}`
  | `targetHpAtMost:${string}`
  | `targetHpBelow:${string}`
  | `targetDamageAtLeast:${string}`
  | 'targetUndamaged'
  | 'targetIsDoomed'
  | 'targetIsThis'
  | `targetKind:${string}`
  | `negativeConditionTokensAtLeast:${string}`
  | `otherEnemyWithin:${string}`
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
  | `movedThisTurnAtLeast:${string}`
  | `movedThisTurnAtMost:${string}`
  | 'enteredHazardousTerrainThisTurn'
  | 'obstacleAdjacent'
  | 'inObstacleHex'
  | 'usedItemThisAction'
  | `adjacentMonstersAtLeast:${string}`
  | 'attackerAdjacent'
  | `attackerRank:${string}`
  | `lootValue:${string}`
  | 'yourTurn';

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
  readonly of?: string;
  readonly exact?: boolean;
  readonly ranks?: readonly Rank[];
  readonly if?: readonly If[];
  readonly sameTarget?: boolean;
}

export interface Cost {
  readonly consume?: readonly ElementSymbol[];
  readonly damageSelf?: number;
  readonly discardCards?: number;
  readonly forgoAction?: string;
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
  readonly attackerModifier?: Readonly<Record<string, string>>;
  readonly initiative?: { readonly plusOrMinus: number };
  readonly extraSmallItems?: number;
  readonly defaultTop?: { readonly attack: number };
  readonly defaultBottom?: { readonly move: number };
  readonly invisible?: boolean;
  readonly cannotAttack?: boolean;
  readonly modifierDeck?: { readonly remove: Readonly<Record<string, number>> };
  readonly initiativeForEnemyFocus?: number;
  readonly conditionInstead?: Condition;
  readonly attackRedirectedTo?: string;
  readonly extraObstacles?: number;
}

/** Fields of an ability, or of the gift of a bonus, that a gift replaces. */
export interface Replaced {
  readonly n?: Value;
  readonly targets?: Value;
  readonly on?: On;
  readonly upTo?: boolean;
  readonly add?: Add;
  readonly alsoTargets?: string;
  readonly area?: AreaOf;
  readonly per?: readonly Per[];
}

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
  readonly immune?: string | readonly string[];
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
      readonly alsoTargets?: string;
      readonly pushIntoObstacles?: {
        readonly damage: number;
        readonly destroy: boolean;
        readonly xp: number;
      };
      readonly pushBlocked?: {
        readonly by: string | readonly string[];
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
    readonly mustEndNextTo?: string;
    readonly lootHexesEntered?: boolean;
    readonly toward?: string;
    /** So near to whoever makes it move it must end. */
    readonly endWithin?: number;
    readonly opensDoors?: boolean;
    readonly springsTraps?: boolean;
  }
>;

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
  readonly id: string;
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
  readonly rule?: string;
}

/** Ranks for two, three and four characters. */
export type By = readonly [Rank | '-', Rank | '-', Rank | '-'];

export interface Spawned {
  readonly kind: string;
  readonly count: number | string;
  readonly by: By;
  readonly hp?: string | { readonly x: string; readonly max: string };
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
        readonly toward?: string;
      }
    >
  | V<'condition', Aimed & { readonly conditions: readonly Condition[]; readonly push?: number }>
  | V<'damage', Aimed & { readonly n: Value }>
  | V<'kill', Aimed>
  | V<'consume', { readonly elements: readonly ElementSymbol[]; readonly give: Give }>
  | V<'infuse', { readonly elements: readonly ElementSymbol[] }>
  | V<'summon', { readonly count: number; readonly summon: SummonOf }>
  | V<'summonMonster', { readonly spawns: readonly Spawned[]; readonly place?: string }>
  | V<
      'grant' | 'control' | 'command',
      Aimed & {
        readonly do: readonly Ability[];
        readonly byYou?: boolean;
        readonly target?: string;
        readonly endWithin?: number;
        readonly toward?: string;
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
        readonly only?: string;
      }
    >
  | V<
      'refresh',
      {
        readonly state: readonly ('spent' | 'consumed')[];
        readonly n: Value;
        readonly itemSlots?: readonly string[];
      }
    >
  | V<
      'trap',
      {
        readonly damage: number;
        readonly conditions?: readonly Condition[];
        readonly within: number;
        readonly place?: string;
        readonly xpWhenSprungByEnemy?: number;
        readonly whenSprung?: readonly Ability[];
      }
    >
  | V<'disarmTrap', { readonly count?: number | 'all'; readonly within: number | 'movedThrough' }>
  | V<'trapEffect', { readonly of: string }>
  | V<
      'obstacle',
      {
        readonly count: number;
        readonly size: number;
        readonly within?: number;
        readonly at?: string;
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
  | V<'giveCard', { readonly card: string; readonly n: number; readonly to: On }>
  | V<'teleport', { readonly to: string; readonly order?: readonly string[]; readonly cycle?: boolean }>
  | V<'swap', { readonly between: readonly (On | 'self')[] }>
  | V<'extraTurn', { readonly cardsFromHand: number; readonly initiativeMustBeLater?: boolean }>
  | V<'playCard', { readonly from: 'hand'; readonly half: 'top' | 'bottom' | 'sameAsCommand' }>
  | V<'pay', { readonly damageSelfUpTo: number }>
  | V<'setHp', { readonly n: number; readonly isDamage?: boolean }>
  | V<'exhaust'>
  | V<'loseCards', { readonly n: number }>
  | V<'gainMoneyTokens', { readonly n: Value }>
  | V<'loseFlying', { readonly until: string }>
  | V<'discardThisCard'>
  | V<'redistributeDamage', { readonly among: On; readonly limit?: string }>
  | V<'redirectAttacks', { readonly from: On; readonly to: 'self'; readonly ignoreRange?: boolean }>
  | V<'modifierDeck', { readonly remove: string; readonly n: Value; readonly reshuffleDiscard?: boolean }>
  | V<
      'convert',
      {
        readonly from: string | readonly string[];
        readonly to: string;
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
        readonly kind: string;
        readonly n: number;
        readonly xpFromOne?: boolean;
        readonly sameTarget?: boolean;
      }
    >
  | V<'overheal', { readonly upToHp: number }>
  | V<'special', { readonly n: 1 | 2 }>
  | V<'scenario', { readonly rule: string; readonly by?: By }>
  | V<'openNextDoor', { readonly order: readonly string[]; readonly cycle?: boolean; readonly move?: string }>
  | V<'moveToNext', { readonly order: readonly string[]; readonly cycle?: boolean; readonly what?: string }>
  | V<
      'summonObjective',
      {
        readonly objective: string;
        readonly count: number | string;
        readonly hp: string | null;
        readonly damageable?: boolean;
        readonly initiative?: string | number;
        readonly do?: readonly Ability[];
      }
    >
  | V<'hatchEggs', { readonly each: { readonly kind: string; readonly by: By } }>
  | V<'extraTurnForMonsters', { readonly kind: string }>
  | V<
      'forceMove',
      {
        readonly who: string;
        readonly n?: number;
        readonly order?: string;
        readonly endAsFarAsPossibleFrom?: string;
        readonly to?: string;
      }
    >
  | V<
      'mindControl',
      {
        readonly who: string;
        readonly do: readonly Ability[];
        readonly cardsTo: string;
        readonly summonsToo: boolean;
      }
    >
  | V<'topActionOf', { readonly card: string }>;

export type Verb = Ability['a'];
/** The abilities with one verb. */
export type Of<A extends Verb> = Extract<Ability, { readonly a: A }>;
