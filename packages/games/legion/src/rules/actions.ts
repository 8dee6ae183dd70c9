import type { Msg, Proc, RuleId } from '@potyczka/kernel';
import { askAmount } from '../ask.js';
import { isEngaged } from '../ground.js';
import type { MoveHow } from '../moments.js';
import { isThere, type S, type T, unitOf, upgradeCardOf } from '../state.js';
import { msg } from '../text/say.js';
import type { ActionId, PlainAction, UnitId } from '../vocabulary.js';
import { attackNow, beginAttack } from './attack/index.js';
import { FREE } from './attack/targets.js';
import { type Choice, cardActionsOf, costOf, judgeAction, keyOf, plainMoves } from './limits.js';
import { loseStandby, removeSuppression } from './morale.js';
import { moveUnit, pivot } from './move.js';
import { type Reaction, standbyAfter } from './standby.js';
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
const choicesOf = (s: S, unit: UnitId): Choice[] => {
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
    ...(s.act?.granted ?? []).flatMap(g => g.actions.map(action => ({ action, granted: g }))),
    ...[...plain, ...cards].map((action: ActionId) => ({ action, granted: null })),
  ];
};

const labelOf = (s: S, unit: UnitId, c: Choice): Msg =>
  c.action.startsWith('card:')
    ? msg('card-action-label', { keyword: c.action.slice('card:'.length) })
    : msg(c.granted ? 'free-action-label' : 'action-label', {
        action: c.action,
        by: c.granted?.by ?? '',
        suppression: unitOf(s, unit).tokens.suppression,
      });

/** Whether anything can be done; what is quickly judged is looked at first. */
const canAct = (s: S, unit: UnitId, choices: readonly Choice[]): boolean => {
  const isQuick = (c: Choice) => c.action === 'aim' || c.action === 'dodge' || c.action === 'recover';
  const can = (c: Choice) => !judgeAction(s, unit, c);
  return choices.some(c => isQuick(c) && can(c)) || choices.some(c => !isQuick(c) && can(c));
};

/** LEG-ACTV-10, -14 to -24: one action, or the end of the activation. True if the unit goes on. */
export function* takeAction(t: T, unit: UnitId): Proc<boolean> {
  const u = unitOf(t.s, unit);
  const choices = choicesOf(t.s, unit);
  if (!canAct(t.s, unit, choices)) return false;
  const choice = yield* t.choose<Choice | 'end'>(u.seat, {
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
export function* perform(t: T, unit: UnitId, c: Choice): Proc {
  const u = unitOf(t.s, unit);
  const free = c.granted?.by ?? null;
  const isPlain = !c.action.startsWith('card:');
  const rule = isPlain ? RULE_OF[c.action as PlainAction] : 'LEG-ACTV-17';
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
  yield* doAction(t, unit, c.action, rule);
  yield* afterAction(t, unit, c.action, free !== null);
}

/** What an action does, whoever grants it. */
export function* doAction(t: T, unit: UnitId, action: ActionId, rule: RuleId): Proc {
  switch (action) {
    case 'aim':
    case 'dodge':
      yield* gain(t, unit, action, 1, 'action', rule);
      break;
    case 'standby':
      t.emit({ type: 'gained', unit, token: 'standby', n: 1, why: 'action' }, rule);
      return; // LEG-STBY-09: it keeps the token that it has just been given
    case 'recover':
      yield* recover(t, unit);
      break;
    case 'attack':
      yield* attackNow(t, unit, 'free', FREE);
      break;
    case 'pivot':
      yield* pivot(t, unit, rule);
      break;
    case 'withdraw':
      yield* moveUnit(t, unit, 'withdraw', 'LEG-MELEE-14', true);
      if (t.s.act?.unit === unit) t.emit({ type: 'no-more-actions', unit }, 'LEG-MELEE-13');
      break;
    case 'move':
    case 'climb':
    case 'reverse':
      yield* moveUnit(t, unit, action as MoveHow, rule, true);
      break;
    default:
      yield* cardAction(t, unit, action);
  }
  loseStandby(t, unit, 'action');
}

function* cardAction(t: T, unit: UnitId, action: ActionId): Proc {
  const card = cardActionsOf(t.s, unit).find(a => a.id === action);
  if (card) yield* card.play(t);
}

/** LEG-ACTV-23, LEG-CARD-18 */
function* recover(t: T, unit: UnitId): Proc {
  const u = unitOf(t.s, unit);
  const n = yield* askAmount(t, u.seat, {
    rule: 'LEG-ACTV-23',
    ask: 'ask-recover',
    args: { unit },
    most: u.tokens.suppression,
    sensible: u.tokens.suppression,
  });
  yield* removeSuppression(t, unit, n, 'recover', 'LEG-ACTV-23');
  unitOf(t.s, unit).upgrades.forEach((e, upgrade) => {
    if (e.state === 'exhausted' && !upgradeCardOf(t.s, e).expend)
      t.emit({ type: 'card', unit, upgrade, state: 'ready', face: e.face }, 'LEG-CARD-18');
  });
}

const granted = (actions: readonly PlainAction[], by: string) => ({
  by,
  actions: [...actions],
  against: null,
  only: null,
});

/** Of these actions, those that a unit can perform at once as a free one. */
export const freeActions = (s: S, unit: UnitId, actions: readonly PlainAction[], by: string): PlainAction[] =>
  actions.filter(action => !judgeAction(s, unit, { action, granted: granted(actions, by) }));

/** LEG-ACTV-19: a unit performs one of these actions at once, whoever is being activated. */
export function* performFree(
  t: T,
  unit: UnitId,
  actions: readonly PlainAction[],
  by: string,
  rule: RuleId,
): Proc {
  const from = freeActions(t.s, unit, actions, by);
  const [only] = from;
  if (!only) return;
  const action =
    from.length === 1
      ? only
      : yield* t.choose<PlainAction>(unitOf(t.s, unit).seat, {
          rule,
          ask: msg('ask-free-action', { unit }),
          from,
          key: a => a,
          show: a => ({
            label: labelOf(t.s, unit, { action: a, granted: granted(actions, by) }),
            at: [unit],
          }),
        });
  t.emit({ type: 'action', unit, action, cost: 0, free: by }, rule);
  if (action === 'attack') yield* attackNow(t, unit, by, FREE);
  else yield* doAction(t, unit, action, RULE_OF[action]);
  yield* afterAction(t, unit, action, true);
}

/** LEG-STBY-04 to -09: units of the other side answer; what they do may be answered in turn. */
export function* answerWithStandby(t: T, unit: UnitId): Proc {
  yield* standbyAfter(t, unit, r => react(t, r));
}

function* react(t: T, { unit, what }: Reaction): Proc {
  if (what === 'attack') yield* attackNow(t, unit, 'standby', FREE);
  else yield* doAction(t, unit, 'move', 'LEG-STBY-05');
  if (isThere(t.s, unit)) yield* afterAction(t, unit, what, true);
}

/** ACTION-AFTER: what follows an action, a move or an attack; standby tokens of the enemy last. */
export function* afterAction(t: T, unit: UnitId, action: ActionId, free: boolean): Proc {
  if (t.s.tokens.some(x => x.kind === 'charge')) yield* answerWithStandby(t, unit); // LEG-KWW-DETONATE-02
  if (isThere(t.s, unit)) {
    yield* happens(t, 'detonate', { s: t.s, unit });
    if (isThere(t.s, unit)) yield* happens(t, 'acted', { s: t.s, unit, action, free });
    yield* happens(t, 'keywordsChanged', { s: t.s });
  }
  if (isThere(t.s, unit)) yield* answerWithStandby(t, unit);
}
