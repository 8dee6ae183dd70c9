import { nth, type Proc, type Seat } from '@potyczka/kernel';
import { askAmount } from '../ask.js';
import { reservesOf } from '../battle/reserves.js';
import { RANKS, type Rank } from '../content/cards.js';
import { resolvePoison } from '../keywords/poison.js';
import { actOf, attackOf, inPlay, isThere, type S, sideOf, type T, type UnitS, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import { DEFENCE_DICE, foeOf, type UnitId } from '../vocabulary.js';
import { afterAction, takeAction } from './actions.js';
import { attackPart } from './attack/index.js';
import { loseTokens } from './counted.js';
import { arrive } from './deploy.js';
import { courageOf, isPanicked, isSuppressed, removeSuppression } from './morale.js';
import { happens, worth } from './values.js';
import { dropAll } from './wounds.js';

const mayStill = (s: S, u: UnitS): boolean =>
  u.order === 'none' || (u.order === 'down' && worth('mayActAgain', false, { s, unit: u.id }));

/** LEG-ACTV-04: units of a rank that a drawn token may activate. */
const ofRank = (s: S, seat: Seat, rank: Rank): UnitS[] =>
  inPlay(s, seat).filter(u => u.rank === rank && mayStill(s, u));

const withOrders = (s: S, seat: Seat): UnitS[] => inPlay(s, seat).filter(u => u.order === 'up');
const canDraw = (s: S, seat: Seat): boolean =>
  sideOf(s, seat).pool.some(rank => ofRank(s, seat, rank).length > 0 || reservesOf(s, seat, rank).length > 0);
const canActivate = (s: S, seat: Seat): boolean => withOrders(s, seat).length > 0 || canDraw(s, seat);

/** LEG-ACTV-06 */
const ordersOf = (s: S, seat: Seat): number => withOrders(s, seat).length + sideOf(s, seat).pool.length;
const mayPass = (s: S, seat: Seat): boolean =>
  !sideOf(s, seat).passed && ordersOf(s, seat) < ordersOf(s, foeOf(seat));

/** A unit that an effect activates before all others of its side: its order, or a token of the pool. */
const forced = (s: S, seat: Seat): UnitS | undefined =>
  inPlay(s, seat).find(
    u =>
      u.marks['acts-next'] &&
      (u.order === 'up' || (u.order === 'none' && sideOf(s, seat).pool.includes(u.rank))),
  );

const activateForced = (t: T, u: UnitS): void => {
  t.emit({ type: 'unmark', unit: u.id, mark: 'acts-next' }, 'LEG-ACTV-03');
  const drawn = u.order === 'none';
  if (drawn) t.emit({ type: 'drawn', who: u.seat, rank: u.rank }, 'LEG-ACTV-03');
  t.emit({ type: 'activated', unit: u.id, drawn }, 'LEG-ACTV-03');
};

/** LEG-ACTV-02, -26, -27, G-15: who is next; the phase ends when nobody is. */
function* passOn(t: T, last: Seat): Proc {
  const again = forced(t.s, last);
  if (again) return activateForced(t, again);
  const foe = foeOf(last);
  const next = canActivate(t.s, foe) ? foe : canActivate(t.s, last) ? last : undefined;
  if (next) t.emit({ type: 'turn', who: next }, 'LEG-ACTV-26');
  else {
    yield* happens(t, 'phaseEnd', { s: t.s });
    t.emit({ type: 'now', now: 'end' }, 'LEG-ACTV-27');
  }
}

type ActivationChoice = UnitS | 'draw' | 'pass';

/** LEG-ACTV-03 to -07: an ordered unit, a drawn token, or a pass. */
export function* turn(t: T): Proc {
  const who = t.s.turn;
  const first = forced(t.s, who);
  if (first) return activateForced(t, first);
  if (!canActivate(t.s, who)) {
    yield* passOn(t, who);
    return;
  }
  const from: ActivationChoice[] = [
    ...(canDraw(t.s, who) ? (['draw'] as const) : []),
    ...withOrders(t.s, who),
    ...(mayPass(t.s, who) ? (['pass'] as const) : []),
  ];
  const choice =
    from.length === 1
      ? nth(from, 0)
      : yield* t.choose<ActivationChoice>(who, {
          rule: 'LEG-ACTV-03',
          ask: msg('ask-turn'),
          from,
          key: c => (typeof c === 'string' ? c : c.id),
          show: c =>
            typeof c === 'string'
              ? {
                  label: msg(c === 'draw' ? 'draw-label' : 'pass-turn-label'),
                  ...(c === 'pass' && { declines: true as const }),
                }
              : { label: msg('unit-label', { unit: c.id }), at: [c.id] },
        });
  if (choice === 'pass') {
    t.emit({ type: 'passed', who }, 'LEG-ACTV-07');
    yield* passOn(t, who);
  } else if (choice === 'draw') yield* draw(t, who);
  else t.emit({ type: 'activated', unit: choice.id, drawn: false }, 'LEG-ACTV-03');
}

/** A random token of the pool, or another one that somebody keeps instead. */
function* drawToken(t: T, seat: Seat): Proc<Rank> {
  const rank = t.roll('LEG-ACTV-03', sideOf(t.s, seat).pool);
  yield* happens(t, 'tokenDrawn', { s: t.s, seat, rank });
  const keeper = inPlay(t.s, seat).find(u => u.marks['keeps-token']);
  const kept = keeper?.marks['keeps-token'];
  if (!keeper || !kept) return rank;
  t.emit({ type: 'unmark', unit: keeper.id, mark: 'keeps-token' }, 'LEG-ACTV-03');
  return nth(RANKS, kept.n);
}

/** LEG-ACTV-03 to -05: a random token; one that matches nobody leaves the game. */
function* draw(t: T, who: Seat): Proc {
  for (;;) {
    const rank = yield* drawToken(t, who);
    const units = ofRank(t.s, who, rank);
    const [reserve] = reservesOf(t.s, who, rank);
    if (units.length === 0 && reserve) {
      t.emit({ type: 'drawn', who, rank }, 'LEG-ACTV-03');
      yield* arrive(t, reserve.id);
      yield* passOn(t, who);
      return;
    }
    if (units.length === 0) {
      t.emit({ type: 'token-lost', who, rank }, 'LEG-ACTV-05');
      continue;
    }
    t.emit({ type: 'drawn', who, rank }, 'LEG-ACTV-03');
    const unit =
      units.length === 1
        ? nth(units, 0)
        : yield* t.choose<UnitS>(who, {
            rule: 'LEG-ACTV-03',
            ask: msg('ask-unit', { rank }),
            from: units,
            key: u => u.id,
            show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
          });
    t.emit({ type: 'activated', unit: unit.id, drawn: true }, 'LEG-ACTV-03');
    return;
  }
}

/** LEG-ACTV-08 a and b: effects of the start, rally, and how many actions there are. */
export function* activate(t: T): Proc {
  const { unit } = actOf(t.s);
  yield* happens(t, 'activated', { s: t.s, unit });
  if (!isThere(t.s, unit)) return yield* finish(t);
  const lost = rollDamaged(t, unit) + unitOf(t.s, unit).tokens.ion; // LEG-KWW-ION-02
  yield* rally(t, unit);
  yield* happens(t, 'rallied', { s: t.s, unit });
  const u = unitOf(t.s, unit);
  const panicked = isPanicked(t.s, u);
  const suppressed = isSuppressed(t.s, u);
  if (panicked) dropAll(t, unit, 'panic'); // LEG-ACTV-12
  const most = worth('actions', 2, { s: t.s, unit });
  const left = panicked ? 0 : Math.max(0, most - (suppressed ? 1 : 0) - lost);
  const actions = worth('actionsAtMost', left, { s: t.s, unit });
  t.emit({ type: 'ready-to-act', unit, actions, suppressed, panicked }, 'LEG-ACTV-11');
  if (!panicked) yield* happens(t, 'actionsStart', { s: t.s, unit });
}

/** LEG-UTYPE-28 */
const rollDamaged = (t: T, unit: UnitId): number => {
  if (unitOf(t.s, unit).damage !== 'damaged') return 0;
  return t.roll('LEG-UTYPE-28', DEFENCE_DICE.white) === 'blank' ? 1 : 0;
};

/** LEG-ACTV-09 */
function* rally(t: T, unit: UnitId): Proc {
  const u = unitOf(t.s, unit);
  if (u.tokens.suppression === 0) return;
  const start = { die: 'white' as const, dice: u.tokens.suppression, mayKeep: false };
  const { die, dice, mayKeep, most = 99 } = worth('rally', start, { s: t.s, unit });
  const faces = t.rollMany('LEG-ACTV-09', DEFENCE_DICE[die], dice);
  const good = Math.min(most, u.tokens.suppression, faces.filter(f => f !== 'blank').length);
  const removed = mayKeep
    ? yield* askAmount(t, u.seat, {
        rule: 'LEG-KWU-INCONSPICUOUS-02',
        ask: most => msg('ask-rally', { unit, most }),
        most: good,
        sensible: good,
      })
    : good;
  t.emit({ type: 'rallied', unit, faces, removed }, 'LEG-ACTV-09');
  yield* removeSuppression(t, unit, removed, 'rally', 'LEG-ACTV-09');
}

/** LEG-ACTV-08 c: one action, or the end of the activation. */
export function* actions(t: T): Proc {
  const { unit, panicked } = actOf(t.s);
  const plays = isThere(t.s, unit);
  const goesOn = plays && !panicked ? yield* takeAction(t, unit) : false;
  if (!goesOn) yield* finish(t);
}

/** One part of the attack of the active unit; when it is over, what follows an action. */
export function* attackStep(t: T): Proc {
  const { by, why } = attackOf(t.s);
  yield* attackPart(t);
  if (!t.s.attack) yield* afterAction(t, by, 'attack', why !== 'action');
}

/** LEG-ACTV-08 d, -13, -25, -26: effects of the end, the order token, the next player. */
function* finish(t: T): Proc {
  const { unit, panicked, done } = actOf(t.s);
  const seat = unitOf(t.s, unit).seat;
  if (isThere(t.s, unit)) {
    if (!panicked) yield* happens(t, 'actionsEnd', { s: t.s, unit });
    if (panicked && done.length === 0) {
      const courage = courageOf(t.s, unitOf(t.s, unit)) ?? 0; // G-23
      yield* removeSuppression(t, unit, courage, 'panic', 'LEG-ACTV-13');
    }
    if (isThere(t.s, unit)) yield* endOfActivation(t, unit);
  }
  t.emit({ type: 'activation-over', unit }, 'LEG-ACTV-25');
  yield* passOn(t, seat);
}

/** ACT-END, with the tokens that go then (LEG-KWW-ION-03, LEG-KWW-IMMOBILIZE-04). */
function* endOfActivation(t: T, unit: UnitId): Proc {
  yield* happens(t, 'activationEnd', { s: t.s, unit });
  yield* resolvePoison(t, unit);
  for (const [token, rule] of [
    ['ion', 'LEG-KWW-ION-03'],
    ['immobilize', 'LEG-KWW-IMMOBILIZE-04'],
  ] as const) {
    const n = t.s.units[unit]?.tokens[token] ?? 0;
    if (n > 0) loseTokens(t, { unit, token, n, why: 'removed', for: 'activation' }, rule);
  }
}
