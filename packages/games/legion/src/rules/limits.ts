import { isNotched, outOfCohesion } from '@potyczka/geometry/plane';
import { type DeepReadonly, memo, type Verdict } from '@potyczka/kernel';
import { fieldOf, fieldUnit, inMeleeWith, isEngaged } from '../ground.js';
import type { CardAction, Limits, MoveHow } from '../moments.js';
import { type Granted, type S, type UnitS, unitOf } from '../state.js';
import { no } from '../text/say.js';
import { type ActionId, type FreeAction, isMove, type PlainAction, type UnitId } from '../vocabulary.js';
import { canAttack } from './attack/targets.js';
import { mobilityOf, speedOf } from './leader.js';
import { once } from './memory.js';
import { isPanicked, mayStandby } from './morale.js';
import { couldMove } from './move.js';
import { typeOf } from './sheet.js';
import { worth } from './values.js';

/** LEG-ACTV-14: each action once, moves as often as there are actions. */
const USUAL: Limits = {
  most: { aim: 1, attack: 1, dodge: 1, recover: 1, standby: 1, withdraw: 1 },
  moves: { most: 99, rule: 'LEG-ACTV-14' },
  never: {},
  first: [],
};

const limitsOf = (s: S, unit: UnitId): Limits =>
  once(s, `limits:${unit}`, () => worth('limits', USUAL, { s, unit }));

export const cardActionsOf = (s: S, unit: UnitId): readonly CardAction[] =>
  once(s, `cards:${unit}`, () => worth('cardActions', [], { s, unit }));

/** An action that might be chosen now: with an action of the activation, or as a free one that something granted. */
export interface ActionChoice {
  readonly action: ActionId;
  readonly granted: DeepReadonly<Granted> | null;
}
export const keyOf = (c: ActionChoice): string => (c.granted ? `${c.granted.by}>${c.action}` : c.action);

const NO_ACTION_LEFT = no('LEG-ACTV-10', 'no-action-left');
const ONCE = no('LEG-ACTV-14', 'only-once');
const FREE_ONCE = no('LEG-ACTV-19', 'only-once');
const NOTHING_MORE = no('LEG-MELEE-13', 'nothing-more');
const GOT_OUT_LATE = no('LEG-KWU-TRANSPORT-10', 'nothing-more');
const LEFT_THE_TABLE = no('LEG-MOVE-04', 'nothing-more');
const NO_TARGET = no('LEG-ATK-05', 'no-target');
const ENGAGED = no('LEG-MELEE-10', 'engaged-no-move');
const NOT_ENGAGED = no('LEG-MELEE-13', 'not-engaged');
const WITHDRAW_FIRST = no('LEG-MELEE-13', 'withdraw-first');
const NO_STANDBY = no('LEG-STBY-01', 'no-standby');
const STANDBY_OR_ATTACK = no('LEG-STBY-02', 'standby-or-attack');
const HAS_STANDBY = no('LEG-STBY-03', 'has-standby');
const NO_END = no('LEG-MOVE-03', 'no-end');
const NO_REVERSE = no('LEG-NOTCH-16', 'no-reverse');
const NO_PIVOT = no('LEG-NOTCH-03', 'no-pivot');
const NO_CLIMB = no('LEG-CLIMB-01', 'no-climb');
const SPEED_ZERO = no('G-58', 'speed-zero');
const HELD = no('LEG-KWW-IMMOBILIZE-03', 'speed-zero');
const NO_WITHDRAWAL = no('LEG-MELEE-15', 'speed-zero');
const COHESION_FIRST = no('LEG-COH-05', 'cohesion-first');
const PANICKED = no('LEG-SUPP-05', 'panicked');
const NO_ACTIONS = no('LEG-GAP-173', 'no-actions');
const DISABLED = no('LEG-UTYPE-30', 'no-reverse');
const TWO_NEEDED = no('LEG-UTYPE-30', 'two-needed');
const TWO_ARROWS = no('LEG-KWU-GEN-10', 'two-needed');
const AI_FIRST = no('LEG-KWU-AI-01', 'ai-first');

/** What has ended the activation before its actions were spent. */
const whyOver = (done: readonly string[]): Verdict => {
  if (done.includes('withdraw')) return NOTHING_MORE;
  return done.includes('card:disembark') ? GOT_OUT_LATE : LEFT_THE_TABLE;
};

/** What an action costs. */
export const costOf = (s: S, unit: UnitS, c: ActionChoice): number => {
  if (c.granted) return 0;
  if (c.action === 'withdraw') return s.act?.left ?? 0;
  if (c.action.startsWith('card:')) return cardActionsOf(s, unit.id).find(a => a.id === c.action)?.cost ?? 1;
  return c.action === 'move' && unit.damage === 'disabled' ? 2 : 1; // LEG-UTYPE-30
};

const timesDone = (s: S, action: ActionId): number => s.act?.done.filter(a => a === action).length ?? 0;

/** Whether an action may be performed now, apart from how many are left. */
export const judgeAction = (s: S, unit: UnitId, c: ActionChoice): Verdict =>
  once(s, `judge:${unit}:${keyOf(c)}:${c.granted?.against}:${c.granted?.only}`, () => judgeNow(s, unit, c));

const judgeNow = (s: S, unit: UnitId, c: ActionChoice): Verdict => {
  const u = unitOf(s, unit);
  const { act } = s;
  if (act?.unit === unit && act.over) return whyOver(act.done);
  const counted = judgeCount(s, unit, c);
  if (counted) return counted;
  if (c.action.startsWith('card:')) {
    const card = cardActionsOf(s, unit).find(a => a.id === c.action);
    if (!isMove(c.action) && !c.granted && card?.cost !== 0 && mustMoveFirst(s, u)) return COHESION_FIRST;
    return card ? card.judge(s) : ONCE;
  }
  return judgePlain(s, u, c.action as PlainAction, c.granted);
};

/** LEG-GAP-128: one attack action in a turn, in that of another unit, too. */
const hasAttackedAside = (s: S, unit: UnitId): boolean => (s.act?.used[`attack:${unit}`] ?? 0) > 0;

/** LEG-ACTV-21, LEG-SUPP-05: who could perform no action performs no free one. */
const judgeFree = (s: S, unit: UnitId): Verdict => {
  if (s.act?.unit !== unit) return isPanicked(s, unitOf(s, unit)) ? PANICKED : undefined;
  if (s.act.panicked) return PANICKED;
  return (s.act.used['no-actions'] ?? 0) > 0 ? NO_ACTIONS : undefined;
};

const judgeCount = (s: S, unit: UnitId, c: ActionChoice): Verdict => {
  const limits = limitsOf(s, unit);
  const own = s.act?.unit === unit ? s.act : undefined;
  const costsNothing = c.action !== 'withdraw' && costOf(s, unitOf(s, unit), c) === 0;
  const isFree = c.granted !== null || costsNothing;
  const never =
    limits.never[c.action as PlainAction] ??
    (limits.only && !limits.only.actions.includes(c.action) ? limits.only.rule : undefined) ??
    (isFree ? limits.noFree : undefined);
  if (never) return no(never, 'never-this-action', { action: c.action });
  const unable = isFree ? judgeFree(s, unit) : undefined;
  if (unable) return unable;
  if (!own) return c.action === 'attack' && hasAttackedAside(s, unit) ? ONCE : undefined;
  const most = c.action.startsWith('card:')
    ? isFree && !c.granted
      ? (limits.freeCards ?? 1)
      : 1
    : (limits.most[c.action as PlainAction] ?? 99);
  if (timesDone(s, c.action) >= most) return isFree && !c.granted ? FREE_ONCE : ONCE;
  const { moves } = limits;
  if (isMove(c.action) && own.done.filter(isMove).length >= moves.most)
    return no(moves.rule, 'no-more-moves');
  if (c.granted) return undefined;
  const cost = costOf(s, unitOf(s, unit), c);
  if (own.left < cost) return own.left === 0 ? NO_ACTION_LEFT : twoNeeded(s, unit, c);
  if (c.action === 'withdraw') return own.left === 0 ? NO_ACTION_LEFT : undefined;
  return judgeFirst(s, unit, c, limits);
};

/** LEG-UTYPE-30, LEG-KWU-GEN-10: one action is left. */
const twoNeeded = (s: S, unit: UnitId, { action }: ActionChoice): Verdict => {
  if (action === 'move') return TWO_NEEDED;
  const rule = cardActionsOf(s, unit).find(a => a.id === action)?.costRule;
  return rule ? no(rule, 'two-needed') : TWO_ARROWS;
};

/** LEG-KWU-AI-01 to -04: the first action is one of a list while one of them can be performed. */
const judgeFirst = (s: S, unit: UnitId, c: ActionChoice, limits: Limits): Verdict => {
  const isFirst = s.act?.used['first-action'] === undefined;
  const u = unitOf(s, unit);
  if (!isFirst || costOf(s, u, c) === 0) return undefined; // LEG-KWU-AI-04
  if (limits.first.length === 0 || limits.first.some(a => isKindOf(c.action, a))) return undefined;
  const can = (a: ActionId) => !judgeWhatever(s, u, a) && !limits.never[a as PlainAction];
  return limits.first.some(a => (a === 'move' ? moveActions(s, u) : [a]).some(can)) ? AI_FIRST : undefined;
};

/** LEG-MOVE-01: who is told to move may do so in any way. */
const isKindOf = (action: ActionId, listed: PlainAction): boolean =>
  action === listed || (listed === 'move' && isMove(action));

/** LEG-ACTV-22, LEG-NOTCH-03, -16, LEG-KWU-CLIMBVEH-01: what a unit of this type does in a move action. */
export const plainMoves = (s: S, u: UnitS): readonly PlainAction[] => {
  if (!isNotched(typeOf(s, u))) return ['move', 'climb'];
  const climbs = (mobilityOf(s, u.id, 'climb').climbs ?? 0) > 0;
  return ['move', 'reverse', 'pivot', ...(climbs ? (['climb'] as const) : [])];
};

/** LEG-KWU-JUMP-01: those on cards among them. */
const moveActions = (s: S, u: UnitS): readonly ActionId[] => [
  ...plainMoves(s, u),
  ...cardActionsOf(s, u.id)
    .filter(a => a.isMove && a.cost < 2)
    .map(a => a.id),
];

/** All that a free action can be performed as; free card actions belong to the own activation (LEG-ACTV-19). */
export const waysOf = (s: S, unit: UnitId, actions: readonly FreeAction[]): readonly ActionId[] => {
  const cards = cardActionsOf(s, unit).filter(a => a.cost === 1 && !a.isMove);
  const wayOf = (a: FreeAction): readonly ActionId[] =>
    a === 'card' ? cards.map(x => x.id) : a === 'move' ? moveActions(s, unitOf(s, unit)) : [a];
  return [...new Set(actions.flatMap(wayOf))];
};

/** A card action that is a move: what forbids a move forbids it, too (LEG-KWU-JUMP-01). */
export const judgeCardMove = (s: S, unit: UnitId, how: MoveHow): Verdict => {
  const never = limitsOf(s, unit).never.move;
  return never ? no(never, 'never-this-action', { action: 'move' }) : judgeMoving(s, unitOf(s, unit), how);
};

const judgeWhatever = (s: S, u: UnitS, action: ActionId): Verdict =>
  action.startsWith('card:')
    ? cardActionsOf(s, u.id)
        .find(a => a.id === action)
        ?.judge(s)
    : judgePlain(s, u, action as PlainAction, null);

/** LEG-COH-05, G-31: out of cohesion, a unit that can move must move first. */
const mustRegroup = (s: S, u: UnitS): boolean =>
  u.where === 'field' && u.minis.length > 1 && isScattered(s, u) && !isEngaged(s, u.id);

const mustMoveFirst = (s: S, u: UnitS): boolean => mustRegroup(s, u) && speedOf(s, u.id, 'move', true) > 0;

/** While nobody of the unit moves, the answer stays the same. */
const isScattered = memo(
  [(s: S, u: UnitS) => fieldUnit(s, u), (s: S) => s.ground.terrain],
  (s: S, u: UnitS): boolean => outOfCohesion(fieldOf(s), fieldUnit(s, u)).length > 0,
);

const judgePlain = (s: S, u: UnitS, action: PlainAction, granted: DeepReadonly<Granted> | null): Verdict => {
  if ((!isMove(action) || action === 'pivot') && !granted && mustMoveFirst(s, u)) return COHESION_FIRST;
  switch (action) {
    case 'aim':
    case 'dodge':
    case 'recover':
      return undefined;
    case 'standby':
      return judgeStandby(s, u);
    case 'attack':
      if (timesDone(s, 'standby') > 0 && s.act?.unit === u.id) return STANDBY_OR_ATTACK;
      return canAttack(s, u.id, granted ?? undefined) ? undefined : NO_TARGET;
    default:
      return judgeMoving(s, u, action as MoveHow);
  }
};

/** LEG-STBY-01 to -03, LEG-UTYPE-45 */
const judgeStandby = (s: S, u: UnitS): Verdict => {
  if (!mayStandby(s, u)) return NO_STANDBY;
  if (s.act?.unit === u.id && timesDone(s, 'attack') > 0) return STANDBY_OR_ATTACK;
  return u.tokens.standby > 0 ? HAS_STANDBY : undefined;
};

const judgeMoving = (s: S, u: UnitS, action: MoveHow): Verdict => {
  const engaged = isEngaged(s, u.id);
  const mobility = mobilityOf(s, u.id, action);
  if (action === 'withdraw') {
    if (!engaged) return NOT_ENGAGED;
    if (s.act?.unit === u.id && s.act.done.length > 0) return WITHDRAW_FIRST;
  } else if (engaged && !(mobility.disengages && inMeleeWith(s, u.id).length === 1)) return ENGAGED;
  if (action === 'pivot' && !mobility.pivots) return NO_PIVOT;
  if (action === 'reverse' && !mobility.reverses) return NO_REVERSE;
  if (action === 'reverse' && u.damage === 'disabled') return DISABLED;
  if (action === 'climb' && mobility.climbs === 0) return NO_CLIMB;
  const isHeld = u.tokens.immobilize > 0; // LEG-KWW-IMMOBILIZE-03: then it does not even pivot
  if ((action !== 'pivot' || isHeld) && speedOf(s, u.id, action, true) < 1) {
    if (isHeld) return HELD; // LEG-EX-108
    return action === 'withdraw' ? NO_WITHDRAWAL : SPEED_ZERO;
  }
  return couldMove(s, u.id, action) ? undefined : NO_END;
};
