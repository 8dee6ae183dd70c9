import type { Mobility } from '@potyczka/geometry/plane';
import {
  type Acts,
  type EffectStep,
  type Proc,
  type RuleId,
  type Seat,
  type Sum,
  sum,
  type Verdict,
} from '@potyczka/kernel';
import type { Param, Rank, TokenKind, Weapon } from './content/cards.js';
import type { KeywordId } from './content/keywords.js';
import { blueFirst, inOrder, type S, seatOf, type T } from './state.js';
import { msg } from './text/say.js';
import {
  type ActionId,
  type AttackKind,
  type CardActionId,
  foeOf,
  type MiniId,
  type PlainAction,
  type UnitId,
} from './vocabulary.js';

/**
 * The moments at which keywords and cards act: a closed list. `SUMS` are values, worked out from what lies open,
 * without questions; `STEPS` are moments at which something happens. Each bears the hook of the ledger in brackets.
 * A keyword's file says what it does at some of them and knows nothing of other keywords.
 */

/** Who has a keyword or a card in play, and with which parameters. X is added up over its sources (LEG-GEN-19). */
export interface Me {
  readonly id: string;
  readonly seat: Seat;
  /** The unit that has it; of a weapon keyword, the attacking unit. Null for command and battle cards. */
  readonly unit: UnitId | null;
  readonly x: number;
  /** One for each source: Treat and Repair are separate abilities. */
  readonly params: readonly Param[];
  /** The index of the upgrade that each of them comes from, -1 for the unit card. */
  readonly from: readonly number[];
}

// ---------- contexts ----------

export interface Ctx {
  readonly s: S;
}
export interface UnitCtx extends Ctx {
  readonly unit: UnitId;
}
export interface SeatCtx extends Ctx {
  readonly seat: Seat;
}
/** One unit and another: who declares and the defender, who orders and who receives. */
export interface PairCtx extends Ctx {
  readonly by: UnitId;
  readonly to: UnitId;
}
export interface OrderedCtx extends UnitCtx {
  /** The command card, keyword or card that issued the order. */
  readonly by: string;
}
/** The pool that is being resolved, or whose odds are wanted. `by` is null for a token that goes off. */
export interface AttackCtx extends Ctx {
  readonly by: UnitId;
  readonly to: UnitId;
  readonly kind: AttackKind;
}
/** A weapon that a mini might add to a pool. */
export interface WeaponCtx extends PairCtx {
  readonly mini: MiniId;
  readonly weapon: Weapon;
  /** As in `Armed.weapon`. */
  readonly ref: string;
  readonly kind: AttackKind;
  /** Of the mini: 0, or the number of the upgrade that added it. */
  readonly role: number;
}
export interface MoveCtx extends UnitCtx {
  readonly how: MoveHow;
  /** As if its player did what can be done for speed when it moves (LEG-KWU-SPUR-01). */
  readonly urged?: boolean;
}
/** What kind of move: by which action or effect. */
export type MoveHow =
  | 'move'
  | 'climb'
  | 'reverse'
  | 'strafe'
  | 'pivot'
  | 'withdraw'
  | 'jump'
  | 'scout'
  | 'compulsory'
  | 'embark'
  | 'hostage'
  | 'disembark'
  | 'effect';
export interface ActionCtx extends UnitCtx {
  readonly action: ActionId;
  readonly free: boolean;
  /** Enemy units that its move brought into contact, which it did not touch before. */
  readonly met: readonly UnitId[];
}
export interface MovedCtx extends UnitCtx {
  readonly how: MoveHow;
  /** A move action or a free move action (LEG-KWU-AGILE-01). */
  readonly isAction: boolean;
  /** Units whose bases it went over (LEG-KWW-OVERRUN-03). */
  readonly over: readonly UnitId[];
  readonly full: boolean;
  /** Enemy units into contact with which it came. */
  readonly met: readonly UnitId[];
}
/** A move that is over, and whose rewards are still to come (LEG-KWW-DETONATE-02). */
export type Moved = Omit<MovedCtx, 's'>;
export interface GainCtx extends UnitCtx {
  readonly token: TokenKind;
  /** What gave it: a keyword that triggers on gaining does not trigger on itself. */
  readonly cause: string;
}
/** Minis of a unit that came with the same card: 0, or the number of the upgrade. */
export interface RoleCtx extends UnitCtx {
  readonly role: number;
}
export interface WoundCtx extends UnitCtx {
  readonly minis: readonly MiniId[];
}
export interface DefeatCtx extends UnitCtx {
  /** Who defeated it, if somebody did. */
  readonly by: UnitId | null;
}
export interface CardCtx extends SeatCtx {
  /** The command card that was played. */
  readonly card: string | null;
}

// ---------- values ----------

/** LEG-ACTV-10 and all that changes it (ACTION-LIMITS). */
export interface Limits {
  /** How often an action may be performed in an activation. */
  readonly most: Readonly<Partial<Record<PlainAction, number>>>;
  /** How often each free card action; nothing said: once. */
  readonly freeCards?: number;
  /** Move actions of any kind, free ones included. */
  readonly moves: { readonly most: number; readonly rule: RuleId };
  /** Actions that may not be performed at all, and why. */
  readonly never: Readonly<Partial<Record<PlainAction, RuleId>>>;
  /** Nothing but these, by this rule. */
  readonly only?: { readonly actions: readonly ActionId[]; readonly rule: RuleId };
  /** No free actions at all, by this rule. */
  readonly noFree?: RuleId;
  /** Among these the first action must be, as long as one of them can be performed. */
  readonly first: readonly PlainAction[];
}

/** A card action (CARD-ACTION, FREE-CARD-ACTION). The keyword or card owns what it does. */
export interface CardAction {
  readonly id: CardActionId;
  readonly rule: RuleId;
  readonly cost: 0 | 1 | 2;
  /** Why it costs two, if not for its arrows. */
  readonly costRule?: RuleId;
  /** A kind of move action (Jump): counts as one. What it came to is handed on. */
  readonly isMove?: true;
  /** Why not now, from public facts. */
  readonly judge: (s: S) => Verdict;
  readonly play: (t: T) => Proc<Moved | undefined> | Proc;
}

/** LEG-ACTV-09 and what changes it (RALLY). */
export interface Rally {
  readonly die: 'red' | 'white';
  readonly dice: number;
  /** It removes no more than these. */
  readonly most?: number;
  /** It may remove fewer tokens than it could. */
  readonly mayKeep: boolean;
}

/** How a unit moves (MOVE-PATH), beyond what its type says; the ground reads it. */
export type { Mobility } from '@potyczka/geometry/plane';

/** Where a unit may be deployed (DEPLOY). */
export interface DeployRule {
  /** In its own zone. */
  readonly zone: boolean;
  /** Anywhere beyond range 3 of enemies. */
  readonly infiltrates: boolean;
  /** Another distance than 3. */
  readonly far?: 1 | 2 | 3;
  /** Beside the leader of one of these units, instead of the zone. */
  readonly beside: readonly UnitId[];
  /** Units that have to be deployed before it. */
  readonly after: readonly UnitId[];
  /** May wait until all that lack this are placed. */
  readonly late: boolean;
}

/** Where a token can come from (TOKEN-SPEND). */
export interface Purse {
  readonly kind: 'own' | 'shared' | 'card';
  readonly unit: UnitId;
  /** The upgrade on which it lies. */
  readonly upgrade?: number;
  readonly n: number;
  /** What is counted in the attack when it is used: a purse that opens once. */
  readonly counts?: string;
}

/** What a mini may do with a weapon (ATK-2B). */
export interface WeaponUse {
  readonly refusal: Verdict;
  /** How often its dice are added (Spray). */
  readonly times: number;
  /** Segments added to its longest range (Long Shot). */
  readonly reach: number;
}

export const SUMS = {
  /** CONT: keywords that a unit has beyond those printed; `change` may look at the unit alone. */
  keywords: sum<Readonly<Partial<Record<KeywordId, number>>>, UnitCtx>()('LEG-KWU-GEN-02', ['give', 'take']),
  courage: sum<number | null, UnitCtx>()('LEG-SUPP-02', ['add', 'set']),
  /** PANIC-CHECK: the courages that the unit may use. */
  panicCourage: sum<readonly (number | null)[], UnitCtx>()('LEG-SUPP-06', ['add', 'forbid']),
  /** How far a commander's courage reaches. */
  panicRange: sum<number, UnitCtx>()('LEG-SUPP-06', ['reduce']),
  /** PANIC-CHECK: may this commander lend its courage to that unit? */
  mayLendCourage: sum<boolean, PairCtx>()('LEG-SUPP-06', ['forbid']),
  /** RALLY-AFTER: may others drive it on? */
  mayBeCompelled: sum<boolean, UnitCtx>()('LEG-KWU-COMPEL-01', ['forbid']),
  mayGainSuppression: sum<boolean, UnitCtx>()('LEG-SUPP-08', ['forbid']),
  mayBeSuppressed: sum<boolean, UnitCtx>()('LEG-SUPP-02', ['forbid']),
  mayPanic: sum<boolean, UnitCtx>()('LEG-SUPP-06', ['forbid']),
  /** MELEE-STATE and MOVE-PATH */
  mobility: sum<Mobility, MoveCtx>()('LEG-MOVE-01', ['give', 'forbid']),
  mayBeTouched: sum<boolean, UnitCtx>()('LEG-MEAS-21', ['forbid']),
  /** CONT: do others treat it as a ground vehicle? */
  isGroundVehicle: sum<boolean, UnitCtx>()('LEG-KWU-HOVER-03', ['say']),
  /** MOVE-PATH: may a move of it end in contact with an enemy? */
  mayStartMelee: sum<boolean, UnitCtx>()('LEG-MEAS-21', ['forbid']),
  /** MOVE-SPEED: all increases before all reductions (LEG-KWU-SPUR-02, G-59). */
  speed: sum<number, MoveCtx>()('LEG-KWU-SPUR-02', ['set', 'increase', 'reduce']),
  /** ACTION-LIMITS */
  actions: sum<number, UnitCtx>()('LEG-ACTV-10', ['add', 'remove']),
  /** No more than these, whatever took some away before. */
  actionsAtMost: sum<number, UnitCtx>()('LEG-KWU-TRANSPORT-29', ['remove']),
  limits: sum<Limits, UnitCtx>()('LEG-ACTV-14', ['allow', 'forbid']),
  /** CARD-ACTION, FREE-CARD-ACTION */
  cardActions: sum<readonly CardAction[], UnitCtx>()('LEG-ACTV-17', ['add', 'change']),
  /** RALLY */
  rally: sum<Rally, UnitCtx>()('LEG-ACTV-09', ['die', 'add', 'remove']),
  /** SUPP-REMOVE: how many of the tokens that would go may be kept. */
  maySpareSuppression: sum<number, UnitCtx>()('LEG-KWU-DANGERSENSE-01', ['add']),
  /** ACTION-AFTER of an enemy: from how far a standby token may be spent. */
  standbyRange: sum<number, UnitCtx>()('LEG-STBY-04', ['raise']),
  mayStandby: sum<boolean, UnitCtx>()('LEG-STBY-01', ['allow', 'forbid']),
  /** CMD-PRIORITY */
  pips: sum<number, CardCtx>()('LEG-CMD-07', ['change']),
  tiedPips: sum<number, CardCtx>()('LEG-CMD-08', ['change']),
  /** CMD-SELECT: may a seat play this card, and change a played one for a contingency? */
  mayPlayCommand: sum<boolean, CardCtx>()('LEG-CMD-03', ['forbid']),
  mayChangeCards: sum<boolean, SeatCtx>()('LEG-KWU-CONTINGENCIES-04', ['forbid']),
  /** CMD-ORDERS: who may be nominated though it is no commander; who may not receive orders from whom. */
  mayCommand: sum<boolean, UnitCtx>()('LEG-ORDER-02', ['allow']),
  mayReceive: sum<boolean, PairCtx>()('LEG-MERC-11', ['allow', 'forbid']),
  /** How many orders a seat may issue with its command card. */
  mostOrders: sum<number, SeatCtx>()('LEG-ORDER-04', ['limit']),
  /** How far orders of the nominated commander reach. */
  orderRange: sum<number, PairCtx>()('LEG-ORDER-05', ['raise', 'limit']),
  /** How many orders of its command card a nominated commander may issue to any friendly unit, wherever it is. */
  farOrders: sum<number, UnitCtx>()('LEG-ORDER-05', ['add']),
  /** How far a unit passes orders on with Coordinate. */
  coordinateRange: sum<number, UnitCtx>()('LEG-KWU-COORDINATE-01', ['raise']),
  /** CMD-POOL: tokens of a seat's order pool. */
  pool: sum<readonly Rank[], SeatCtx>()('LEG-ORDER-11', ['add']),
  /** ACT-SELECT: may be activated though it has been. */
  mayActAgain: sum<boolean, UnitCtx>()('LEG-ACTV-04', ['allow']),
  /** DEPLOY */
  deploys: sum<DeployRule, UnitCtx>()('LEG-SETUP-19', ['change']),
  /** DEPLOY-AFTER: speed of a Scout move. */
  scout: sum<number, UnitCtx>()('LEG-KWU-SCOUT-01', ['give', 'cap']),
  /** TOKEN-SPEND */
  purses: sum<readonly Purse[], UnitCtx & { readonly token: TokenKind }>()('LEG-TOKEN-07', ['add', 'forbid']),
  // the attack
  /** ATK-1: why this unit may not be declared defender. */
  mayDeclare: sum<Verdict, PairCtx>()('LEG-ATK-04', ['forbid']),
  /** ATK-1: it is passed over while others can be chosen. */
  isPassedOver: sum<boolean, PairCtx>()('LEG-ATK-04', ['say']),
  /** ATK-1: it has to be chosen if it can be. */
  mustBeChosen: sum<boolean, PairCtx>()('LEG-ATK-04', ['say']),
  longestShot: sum<number, UnitCtx>()('LEG-ATK-05', ['limit']),
  /** ATK-2B */
  weapon: sum<WeaponUse, WeaponCtx>()('LEG-ATK-09', ['change', 'forbid']),
  weaponsPerMini: sum<number, UnitCtx>()('LEG-ATK-08', ['raise']),
  /** ATK-2B: a ranged weapon that may be used in melee (Versatile). */
  shootsInMelee: sum<boolean, WeaponCtx>()('LEG-KWW-VERSATILE-01', ['allow']),
  /** ATK-1: aim tokens that may be spent to lengthen a weapon (Long Shot). */
  lengthens: sum<number, UnitCtx>()('LEG-KWW-LONGSHOT-01', ['add']),
  /** ATK-2B: may another unit add weapons to this pool? */
  maySupport: sum<boolean, AttackCtx>()('LEG-KWU-FIRESUPPORT-06', ['forbid']),
  /** WOUND-ASSIGN: does it bear its wounds until something lets it fall? */
  fallsLater: sum<boolean, UnitCtx>()('LEG-WOUND-02', ['say']),
  // of one mini of a unit, by its role: asked of the keywords of that mini alone
  /** ATK-1, ATK-5B, WOUND-ASSIGN: does it count when the unit is shot at? */
  countsAsTarget: sum<boolean, RoleCtx>()('LEG-KWX-SMALL-01', ['forbid']),
  /** WOUND-ASSIGN: unwounded it is spared while others can take the wound. */
  isSpared: sum<boolean, RoleCtx>()('LEG-KWX-NONCOMBATANT-02', ['say']),
  /** MINI-DEFEATED: may it become leader? */
  mayLead: sum<boolean, RoleCtx>()('LEG-KWX-NONCOMBATANT-04', ['forbid']),
  /** May it be restored or repaired? Of the unit and of the mini. */
  mayBeRestored: sum<boolean, RoleCtx>()('LEG-KWX-RESTORE-04', ['forbid']),
  /** ATK-4B: dice for one aim token. */
  rerolls: sum<number, AttackCtx>()('LEG-ATK-23', ['add']),
  /** ATK-4C */
  attackChart: sum<'none' | 'hit' | 'crit', AttackCtx>()('LEG-ATK-26', ['give']),
  criticals: sum<number, AttackCtx>()('LEG-KWW-CRITICAL-01', ['add']),
  /** ATK-5A */
  mayDodge: sum<boolean, AttackCtx>()('LEG-COVER-01', ['forbid']),
  dodgesCrits: sum<boolean, AttackCtx>()('LEG-COVER-01', ['allow']),
  /** A dodge token is worth spending though it cancels nothing (LEG-GAP-104). */
  wantsDodge: sum<boolean, AttackCtx>()('LEG-COVER-01', ['say']),
  /** ATK-5C: improvements, cap, reductions, overrides. */
  cover: sum<number, AttackCtx>()('LEG-COVER-12', ['improve', 'cap', 'reduce', 'override']),
  /** ATK-5D: hits that cover cancels. */
  coverCancels: sum<number, AttackCtx & { readonly cover: number }>()('LEG-COVER-13', ['add', 'forbid']),
  mayIgnoreCover: sum<boolean, AttackCtx>()('LEG-KWW-BLAST-01', ['forbid']),
  /** ATK-6 */
  isArmoured: sum<boolean, UnitCtx>()('LEG-KWW-IMPACT-01', ['say']),
  impact: sum<number, AttackCtx>()('LEG-KWW-IMPACT-01', ['add']),
  /** Results of any kind that become crits. */
  ram: sum<number, AttackCtx>()('LEG-KWW-RAM-01', ['add']),
  /** Hits that armour cancels. */
  armour: sum<number, AttackCtx>()('LEG-KWU-ARMOR-01', ['add']),
  mayFlipShields: sum<boolean, UnitCtx>()('LEG-KWU-SHIELDED-04', ['forbid']),
  /** ATK-6-DEF, ATK-8: pierce of the pool, and whether it may be used on the dice of a unit. */
  pierce: sum<number, AttackCtx>()('LEG-KWW-PIERCE-01', ['add', 'reduce']),
  mayPierce: sum<boolean, AttackCtx & { readonly dice: UnitId }>()('LEG-GEN-03', ['forbid', 'override']),
  /** ATK-6-END, ATK-7C: may the attacker be wounded by this keyword of the defender? */
  mayWoundBack: sum<boolean, AttackCtx & { readonly keyword: KeywordId }>()('LEG-KWU-IMMDEFLECT-01', [
    'forbid',
  ]),
  /** ATK-7A: dice beyond those for hits and crits. */
  extraDice: sum<number, AttackCtx>()('LEG-ATK-31', ['add', 'override']),
  mayBeImpervious: sum<boolean, AttackCtx>()('LEG-KWU-IMPERVIOUS-01', ['forbid']),
  /** ATK-6-DEF: Guardian may take crits as it takes hits. */
  guardsCrits: sum<boolean, UnitCtx>()('LEG-KWU-GUARDIAN-02', ['allow']),
  /** ATK-6-DEF: a dodge token may be spent for Guardian. */
  guardsWithDodge: sum<boolean, UnitCtx>()('LEG-KWU-SORESU-03', ['allow']),
  /** ATK-7B */
  defenceRerolls: sum<number, AttackCtx>()('LEG-ATK-32', ['add']),
  /** ATK-7C: of the dice of a unit. */
  surgeBlocks: sum<boolean, AttackCtx & { readonly dice: UnitId }>()('LEG-ATK-33', ['give']),
  /** ATK-10: tokens beyond the one of LEG-ATK-37. */
  suppression: sum<number, AttackCtx>()('LEG-ATK-37', ['add']),
  /** ACTION-AFTER: may charges be detonated? */
  mayDetonate: sum<boolean, Ctx>()('LEG-KWW-DETONATE-01', ['forbid']),
  /** Card effects: may those of the other side touch this unit (LEG-GAP-115)? */
  mayBeAffected: sum<boolean, UnitCtx & { readonly by: Seat }>()('LEG-KWU-IMMENEMY-01', ['forbid']),
  /** END-TOKENS: tokens of a kind that the unit keeps. */
  kept: sum<number, UnitCtx & { readonly token: TokenKind | 'standby' | 'observation' }>()('LEG-END-06', [
    'add',
  ]),
  /** END-TOKENS: suppression tokens removed from a unit. */
  endSuppression: sum<number, UnitCtx>()('LEG-END-07', ['add', 'forbid']),
  /** Objective cards: does this unit count (LEG-GEN-24)? */
  countsForObjective: sum<boolean, UnitCtx>()('LEG-GEN-24', ['forbid']),
  /** GAME-END */
  victory: sum<number, SeatCtx>()('LEG-GEN-23', ['add']),
};

const byPriority = (c: Ctx): readonly Seat[] => inOrder(c.s);
const ownFirst = (c: UnitCtx): readonly Seat[] => {
  const own = seatOf(c.s, c.unit);
  return [own, foeOf(own)];
};
const attackerFirst = (c: AttackCtx): readonly Seat[] => {
  const own = seatOf(c.s, c.by);
  return [own, foeOf(own)];
};
const defenderFirst = (c: AttackCtx): readonly Seat[] => {
  const own = seatOf(c.s, c.to);
  return [own, foeOf(own)];
};
/**
 * When in an attack a moment lies: before the dice of a pool, while the pool is resolved, inside what a guard does there;
 * `wounds`: when wounds are suffered; `battle`: anywhere else. Odds are worked out without playing only where nothing
 * would act while a pool is resolved, so a new moment does not compile until it says where it lies.
 */
type When<C> = C extends AttackCtx ? 'before' | 'pool' | 'guard' : 'wounds' | 'battle';

const step = <C>(
  rule: RuleId,
  order: (c: C) => readonly Seat[],
  when: When<C>,
): EffectStep<C> & { readonly when: When<C> } => ({
  rule,
  order,
  when,
  ask: msg('ask-moment', { of: 'several', keyword: '', unit: '' }),
  pass: msg('no-more-label'),
});

export const STEPS = {
  /** SETUP-TOKENS */
  setupTokens: step<Ctx>('LEG-SETUP-13', byPriority, 'battle'),
  /** DEPLOY: before a unit is placed. */
  deploy: step<UnitCtx>('LEG-SETUP-19', ownFirst, 'battle'),
  /** DEPLOY, when it has been placed for the first time (Wound X), and DEPLOY-AFTER. */
  deployed: step<UnitCtx>('LEG-SETUP-19', ownFirst, 'battle'),
  /** CONT: keywords of units may have come or gone. */
  keywordsChanged: step<Ctx>('LEG-KWU-GEN-02', byPriority, 'battle'),
  /** SETUP-AFTER */
  setUp: step<Ctx>('LEG-SETUP-22', byPriority, 'battle'),
  roundStart: step<Ctx>('LEG-GEN-20', byPriority, 'battle'),
  /** CMD-REVEAL: may what was revealed be taken back? */
  unveiled: step<Ctx>('LEG-PROC-16', c => blueFirst(c.s), 'battle'),
  /** CMD-REVEAL, and then effects without a stated moment: blue first. */
  revealed: step<Ctx>('LEG-PROC-16', c => blueFirst(c.s), 'battle'),
  played: step<Ctx>('LEG-PROC-17', c => blueFirst(c.s), 'battle'),
  /** CMD-ORDERS: orders beyond those of the command card. */
  orders: step<Ctx>('LEG-ORDER-10', byPriority, 'battle'),
  /** CMD-POOL: all orders are issued, and no pool is formed yet. */
  ordersIssued: step<Ctx>('LEG-ORDER-11', byPriority, 'battle'),
  /** ORDER-WOULD: somebody else gets it; the plan is the mark `order:to` of the unit. */
  orderWould: step<UnitCtx>('LEG-KWU-AUTHORITATIVE-01', c => [seatOf(c.s, c.unit)], 'battle'),
  /** ORDER-RECEIVED */
  ordered: step<OrderedCtx>('LEG-ORDER-08', ownFirst, 'battle'),
  /** AP-START */
  phaseStart: step<Ctx>('LEG-ACTV-01', byPriority, 'battle'),
  /** TOKEN-DRAW: another one may be kept (the plan is the mark `keeps-token` of a unit: which rank). */
  tokenDrawn: step<SeatCtx & { readonly rank: Rank }>('LEG-ACTV-03', c => [c.seat], 'battle'),
  /** ACT-START */
  activated: step<UnitCtx>('LEG-ACTV-08', ownFirst, 'battle'),
  /** RALLY-AFTER */
  rallied: step<UnitCtx>('LEG-ACTV-09', ownFirst, 'battle'),
  /** ACTIONS-START, after the panic check */
  actionsStart: step<UnitCtx>('LEG-ACTV-10', ownFirst, 'battle'),
  actionsEnd: step<UnitCtx>('LEG-ACTV-10', ownFirst, 'battle'),
  /** ACTION-AFTER: Detonate first (LEG-KWW-DETONATE-02), then all others. */
  detonate: step<UnitCtx>(
    'LEG-KWW-DETONATE-03',
    c => {
      const own = seatOf(c.s, c.unit);
      return [foeOf(own), own];
    },
    'battle',
  ),
  acted: step<ActionCtx>('LEG-GEN-08', ownFirst, 'battle'),
  /** MOVE-AFTER */
  moved: step<MovedCtx>('LEG-GEN-08', ownFirst, 'battle'),
  /** MOVE-AFTER of somebody who was put elsewhere: displaced, brought into melee, out of a transport. */
  placed: step<UnitCtx>('LEG-GEN-08', ownFirst, 'battle'),
  /** MOVE-SPEED: a move that could not be made without it (LEG-EX-108). */
  urged: step<MoveCtx>('LEG-MOVE-05', c => [seatOf(c.s, c.unit)], 'battle'),
  /** MOVE-SPEED: before the move is measured (Spur). */
  beforeMove: step<MoveCtx>('LEG-MOVE-05', c => [seatOf(c.s, c.unit)], 'battle'),
  /** TOKEN-GAIN: instead (the plan is the mark `gain:to` of the unit), and after. */
  gainWould: step<GainCtx>('LEG-KWU-AID-01', c => [seatOf(c.s, c.unit)], 'battle'),
  /** TOKEN-GAIN: when the unit has passed a token on with Aid. */
  aided: step<UnitCtx>('LEG-KWU-AID-02', c => [seatOf(c.s, c.unit)], 'battle'),
  gained: step<GainCtx>('LEG-KWU-TEAMWORK-01', c => [seatOf(c.s, c.unit)], 'battle'),
  /** ATK-1, after the defender was named */
  declared: step<AttackCtx>('LEG-ATK-04', attackerFirst, 'before'),
  /** ATK-2B, when the unit's own weapons are in */
  armed: step<AttackCtx>('LEG-ATK-08', attackerFirst, 'before'),
  /** ATK-3: pools beyond those of LEG-ATK-20, when a pool has been formed (Beam, Gunslinger). */
  further: step<AttackCtx>('LEG-ATK-20', attackerFirst, 'before'),
  /** ATK-2B, when a pool is taken up (Makashi Mastery): what is decided before the dice. */
  rollStart: step<AttackCtx>('LEG-ATK-22', attackerFirst, 'before'),
  /** ATK-4B, besides aim tokens */
  rerollAttack: step<AttackCtx>('LEG-ATK-23', attackerFirst, 'pool'),
  /** ATK-4B, when an aim token was spent */
  aimed: step<AttackCtx>('LEG-ATK-23', attackerFirst, 'pool'),
  /** ATK-4C, when all surges are converted */
  converted: step<AttackCtx>('LEG-ATK-26', attackerFirst, 'pool'),
  /** ATK-6-START */
  modifyStart: step<AttackCtx>('LEG-KWW-ION-04', attackerFirst, 'pool'),
  /** ATK-6-ATT: what the attacker decides; Ram, Impact and armour are values. */
  modifyAttack: step<AttackCtx>('LEG-ATK-30', attackerFirst, 'pool'),
  /** ATK-6-ATT, when Impact is done and before armour. */
  afterImpact: step<AttackCtx>('LEG-ATK-30', attackerFirst, 'pool'),
  /** ATK-6-DEF: what the defender decides when armour and shields are done. */
  guard: step<AttackCtx>('LEG-ATK-30', defenderFirst, 'pool'),
  /** ATK-6-DEF: the dice of a unit that guards, surges not yet converted. */
  guardRolled: step<AttackCtx & { readonly guard: UnitId; readonly surges: number }>(
    'LEG-KWU-GUARDIAN-03',
    defenderFirst,
    'guard',
  ),
  /** ATK-6-END */
  modified: step<AttackCtx>('LEG-ATK-30', defenderFirst, 'pool'),
  /** ATK-7C, surges counted and not yet converted */
  surgesCounted: step<AttackCtx>('LEG-ATK-33', defenderFirst, 'pool'),
  /** ATK-8: the defender first (LEG-ATK-35). */
  modifyDefence: step<AttackCtx>('LEG-ATK-35', defenderFirst, 'pool'),
  /** ATK-AFTER of one pool, and of the whole attack */
  defended: step<AttackCtx>('LEG-ATK-37', attackerFirst, 'pool'),
  attacked: step<UnitCtx>('LEG-ATK-39', ownFirst, 'battle'),
  /** WOUND-ASSIGN: the wounds of an attack are counted and not yet suffered. */
  woundsCounted: step<AttackCtx>('LEG-ATK-36', defenderFirst, 'pool'),
  /** WOUND-AFTER */
  wounded: step<UnitCtx>('LEG-UTYPE-26', ownFirst, 'wounds'),
  /** MINI-DEFEATED, UNIT-DEFEATED */
  miniDefeated: step<WoundCtx>('LEG-WOUND-09', ownFirst, 'wounds'),
  defeated: step<DefeatCtx>('LEG-WOUND-11', ownFirst, 'battle'),
  /** ACT-END */
  activationEnd: step<UnitCtx>('LEG-ACTV-08', ownFirst, 'battle'),
  phaseEnd: step<Ctx>('LEG-ACTV-27', byPriority, 'battle'),
  /** END-START */
  endStart: step<Ctx>('LEG-END-01', byPriority, 'battle'),
  endEnd: step<Ctx>('LEG-END-12', byPriority, 'battle'),
};

export type SumName = keyof typeof SUMS;
export type StepName = keyof typeof STEPS;

/** The moments of an attack, or of wounds, by when they lie. */
export const stepsOf = (...whens: readonly (typeof STEPS)[StepName]['when'][]): readonly StepName[] =>
  (Object.keys(STEPS) as StepName[]).filter(name => whens.includes(STEPS[name].when));

type ContextOf<X> = X extends Sum<infer _V, infer C, infer _P> ? C : never;
/** Values that are asked about one unit that attacks another. */
export type AttackSum = {
  [K in SumName]: ContextOf<(typeof SUMS)[K]> extends AttackCtx ? K : never;
}[SumName];

/** What acts in every battle and is no keyword: the core rules, marks that cards leave, tokens on the table. */
type AlwaysId =
  | 'core'
  | `marks-${'early' | 'late' | 'due' | 'barred'}`
  | `${'asset' | 'shield' | 'smoke'}-tokens`
  | 'marks-barred';
/** The text of a card: `upgrade:<id>`, and what is a part of it: `command:<id>~2`. */
export type TextId = `${'upgrade' | 'command' | 'battle'}:${string}`;
type ActingId = KeywordId | AlwaysId | TextId;

/** Where a keyword or a card acts, and nothing else. */
export interface Keyword extends Acts<typeof SUMS, typeof STEPS, T, Me> {
  readonly id: ActingId;
}
