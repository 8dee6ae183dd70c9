import type { Msg, Proc, RuleId } from '@potyczka/kernel';
import { askAmount } from '../ask.js';
import { isEngaged } from '../ground.js';
import type { Moved, MoveHow } from '../moments.js';
import { type Granted, isThere, type S, type T, unitOf, upgradeCardOf } from '../state.js';
import { msg } from '../text/say.js';
import type { ActionId, FreeAction, PlainAction, UnitId } from '../vocabulary.js';
import { attackNow, beginAttack } from './attack/index.js';
import { type Bounds, FREE } from './attack/targets.js';
import { gainTokens, turnUpgrade } from './counted.js';
import {
  type ActionChoice,
  cardActionsOf,
  costOf,
  judgeAction,
  keyOf,
  plainMoves,
  waysOf,
} from './limits.js';
import { loseStandby, removeSuppression } from './morale.js';
import { moveUnit, pivot } from './move.js';
import { rewardMove } from './moved.js';
import { standbyAfter } from './standby.js';
import { gain } from './tokens.js';
import { happens } from './values.js';

const RULE_OF: Readonly<Record<PlainAction, RuleId>> = {
  aim: 'LEG-ACTV-15',
  attack: 'LEG-ACTV-16',
  dodge: 'LEG-ACTV-18',
  move: 'LEG-ACTV-22',
  climb: 'LEG-CLIMB-06',
  reverse: 'LEG-NOTCH-16',
  pivot: 'LEG-NOTCH-03',
  recover: 'LEG-ACTV-23',
  standby: 'LEG-ACTV-24',
  withdraw: 'LEG-MELEE-13',
};

/** All that a person would look for; the judge says which of them are possible. */
const choicesOf = (s: S, unit: UnitId): ActionChoice[] => {
  const u = unitOf(s, unit);
  const plain: PlainAction[] = [
    'attack',
    ...plainMoves(s, u),
    'aim',
    'dodge',
    'recover',
    'standby',
    ...(isEngaged(s, unit) ? (['withdraw'] as const) : []),
  ];
  const cards = cardActionsOf(s, unit).map(a => a.id);
  return [
    ...(s.act?.granted ?? []).flatMap(g =>
      waysOf(s, unit, g.actions).map(action => ({ action, granted: g })),
    ),
    ...[...plain, ...cards].map((action: ActionId) => ({ action, granted: null })),
  ];
};

const labelOf = (s: S, unit: UnitId, c: ActionChoice): Msg =>
  c.action.startsWith('card:')
    ? msg(c.granted ? 'free-card-label' : 'card-action-label', {
        keyword: c.action.slice('card:'.length),
        by: c.granted?.by ?? '',
      })
    : msg(c.granted ? 'free-action-label' : 'action-label', {
        action: c.action,
        by: c.granted?.by ?? '',
        suppression: unitOf(s, unit).tokens.suppression,
      });

/** Whether anything can be done; what is quickly judged is looked at first. */
const canAct = (s: S, unit: UnitId, choices: readonly ActionChoice[]): boolean => {
  const isQuick = (c: ActionChoice) => c.action === 'aim' || c.action === 'dodge' || c.action === 'recover';
  const can = (c: ActionChoice) => !judgeAction(s, unit, c);
  return choices.some(c => isQuick(c) && can(c)) || choices.some(c => !isQuick(c) && can(c));
};

/** LEG-ACTV-10, -14 to -24: one action, or the end of the activation. True if the unit goes on. */
export function* takeAction(t: T, unit: UnitId): Proc<boolean> {
  const u = unitOf(t.s, unit);
  const choices = choicesOf(t.s, unit);
  if (!canAct(t.s, unit, choices)) return false;
  const choice = yield* t.choose<ActionChoice | 'end'>(u.seat, {
    rule: 'LEG-ACTV-10',
    ask: msg('ask-action', { unit, left: t.s.act?.left ?? 0 }),
    from: ['end', ...choices],
    key: c => (c === 'end' ? c : keyOf(c)),
    judge: c => (c === 'end' ? undefined : judgeAction(t.s, unit, c)),
    show: c =>
      c === 'end'
        ? { label: msg('end-activation-label'), declines: true }
        : { label: labelOf(t.s, unit, c), at: [unit] },
  });
  if (choice === 'end') return false;
  yield* perform(t, unit, choice);
  return true;
}

/** Performs an action; an attack goes on in steps of its own. */
function* perform(t: T, unit: UnitId, c: ActionChoice): Proc {
  const u = unitOf(t.s, unit);
  const free = c.granted?.by ?? null;
  const rule = ruleOf(c.action);
  t.emit({ type: 'action', unit, action: c.action, cost: costOf(t.s, u, c), free }, rule);
  if (c.action === 'attack') {
    beginAttack(
      t,
      unit,
      free ?? 'action',
      c.granted ? { against: c.granted.against, only: c.granted.only } : FREE,
    );
    return;
  }
  const moved = yield* doAction(t, unit, c.action, rule);
  if (isThere(t.s, unit)) yield* afterAction(t, unit, c.action, free !== null, moved);
}

const ruleOf = (action: ActionId): RuleId =>
  action.startsWith('card:') ? 'LEG-ACTV-17' : RULE_OF[action as PlainAction];

/** What an action does, whoever grants it; what its move gives comes after charges (`afterAction`). */
function* doAction(t: T, unit: UnitId, action: ActionId, rule: RuleId): Proc<Moved | undefined> {
  let moved: Moved | undefined;
  switch (action) {
    case 'aim':
    case 'dodge':
      yield* gain(t, unit, action, 1, 'action', rule);
      break;
    case 'standby':
      gainTokens(t, { unit, token: 'standby', n: 1, why: 'action' }, rule);
      return undefined; // LEG-STBY-09: it keeps the token that it has just been given
    case 'recover':
      yield* recover(t, unit);
      break;
    case 'attack':
      yield* attackNow(t, unit, 'free', FREE);
      break;
    case 'pivot':
      moved = yield* pivot(t, unit, rule);
      break;
    case 'withdraw':
      moved = yield* moveUnit(t, unit, 'withdraw', 'LEG-MELEE-14', true);
      if (t.s.act?.unit === unit) t.emit({ type: 'no-more-actions', unit }, 'LEG-MELEE-13');
      break;
    case 'move':
    case 'climb':
    case 'reverse':
      moved = yield* moveUnit(t, unit, action as MoveHow, rule, true);
      break;
    default:
      moved = yield* cardAction(t, unit, action);
  }
  loseStandby(t, unit, 'action');
  return moved;
}

function* cardAction(t: T, unit: UnitId, action: ActionId): Proc<Moved | undefined> {
  const card = cardActionsOf(t.s, unit).find(a => a.id === action);
  return card ? ((yield* card.play(t)) ?? undefined) : undefined;
}

/** LEG-ACTV-23, LEG-CARD-18 */
function* recover(t: T, unit: UnitId): Proc {
  const u = unitOf(t.s, unit);
  const n = yield* askAmount(t, u.seat, {
    rule: 'LEG-ACTV-23',
    ask: most => msg('ask-recover', { unit, most }),
    most: u.tokens.suppression,
    sensible: u.tokens.suppression,
  });
  yield* removeSuppression(t, unit, n, 'recover', 'LEG-ACTV-23');
  unitOf(t.s, unit).upgrades.forEach((e, upgrade) => {
    if (e.state === 'exhausted' && !upgradeCardOf(t.s, e).expend)
      turnUpgrade(t, { unit, upgrade, state: 'ready', face: e.face }, 'LEG-CARD-18');
  });
}

/** A free action that something gives. */
export interface Gift {
  readonly actions: readonly FreeAction[];
  /** What gives it. */
  readonly by: string;
  readonly bounds?: Bounds;
  /** It need not be performed. */
  readonly may?: true;
}

const grantOf = ({ actions, by, bounds = FREE }: Gift): Granted => ({
  by,
  actions: [...actions],
  against: bounds.against,
  only: bounds.only,
});

/** All that a free action of a unit could be now. */
export const freeActions = (s: S, unit: UnitId, gift: Gift): ActionId[] =>
  waysOf(s, unit, gift.actions).filter(action => !judgeAction(s, unit, { action, granted: grantOf(gift) }));

/** LEG-ACTV-19: a unit performs a free action at once, whoever is being activated. */
export function* performFree(t: T, unit: UnitId, gift: Gift, rule: RuleId): Proc {
  const from = freeActions(t.s, unit, gift);
  const [only] = from;
  if (!only) return;
  const action =
    from.length === 1 && !gift.may
      ? only
      : yield* t.choose<ActionId | 'none'>(unitOf(t.s, unit).seat, {
          rule,
          ask: msg('ask-free-action', { unit }),
          from: gift.may ? [...from, 'none'] : from,
          key: a => a,
          show: a =>
            a === 'none'
              ? { label: msg('no-more-label'), declines: true }
              : { label: labelOf(t.s, unit, { action: a, granted: grantOf(gift) }), at: [unit] },
        });
  if (action === 'none') return;
  t.emit({ type: 'action', unit, action, cost: 0, free: gift.by }, rule);
  yield* actFreely(t, unit, action, gift.by, gift.bounds);
}

/** What a free action does that has been told, and all that follows it. */
function* actFreely(t: T, unit: UnitId, action: ActionId, by: string, bounds = FREE): Proc {
  let moved: Moved | undefined;
  if (action === 'attack') yield* attackNow(t, unit, by, bounds);
  else moved = yield* doAction(t, unit, action, ruleOf(action));
  if (isThere(t.s, unit)) yield* afterAction(t, unit, action, true, moved);
}

/** LEG-STBY-04 to -09: units of the other side answer; what they do may be answered in turn. */
function* answerWithStandby(t: T, unit: UnitId): Proc {
  yield* standbyAfter(t, unit, ({ unit: by, what }) => actFreely(t, by, what, 'standby'));
}

/** LEG-KWW-DETONATE-02: standby tokens may be spent before a charge goes off. */
function* answerBeforeCharges(t: T, unit: UnitId): Proc {
  if (t.s.tokens.some(x => x.kind === 'charge')) yield* answerWithStandby(t, unit);
}

/** A move that is no action: what answers it, and what it gives. */
export function* afterMove(t: T, unit: UnitId, moved: Moved | undefined): Proc {
  if (!moved) return;
  yield* answerBeforeCharges(t, unit);
  if (isThere(t.s, unit)) yield* rewardMove(t, moved);
  if (isThere(t.s, unit)) yield* answerWithStandby(t, unit);
}

/** ACTION-AFTER: what follows an action, a move or an attack; standby tokens of the enemy last. */
export function* afterAction(t: T, unit: UnitId, action: ActionId, free: boolean, moved?: Moved): Proc {
  yield* answerBeforeCharges(t, unit);
  if (isThere(t.s, unit)) {
    if (moved) yield* rewardMove(t, moved);
    else yield* happens(t, 'detonate', { s: t.s, unit });
    const met = (moved?.met ?? []).filter(id => isThere(t.s, id));
    if (isThere(t.s, unit)) yield* happens(t, 'acted', { s: t.s, unit, action, free, met });
    yield* happens(t, 'keywordsChanged', { s: t.s });
  }
  if (isThere(t.s, unit)) yield* answerWithStandby(t, unit);
}
