import { reach } from '@potyczka/geometry/rooms';
import { type Choice, orPass, PASS, type Proc, type Seat, type Verdict } from '@potyczka/kernel';
import { declining } from '@potyczka/kit';
import { BOARD } from '../content/board.js';
import { arenaOf, boardOf, playerOf, type S, squareOf, standsOn, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { Aim, Preview } from '../view/preview.js';
import type { Cost, SquareId, WeaponCard } from '../vocabulary.js';
import { reloadCost, weaponOf } from './arsenal.js';
import { giveMarks } from './damage.js';
import { askMove, go } from './move.js';
import { canPay, choosePayment } from './pay.js';
import { duringShot, whenHurt } from './power-ups.js';
import { reload } from './reload.js';
import { allTargets, type Mode, newShot, type Optional, payOwed, type Shot } from './shot.js';

const NO_WEAPON = no('ADR-SHOOT-01', 'no-weapon');
const NOT_LOADED = no('ADR-SHOOT-01', 'not-loaded');
const NONE_LOADED = no('ADR-SHOOT-01', 'none-loaded');
const NO_TARGET = no('ADR-SHOOT-03', 'no-target');
const MODE_TOO_DEAR = no('ADR-SHOOT-04', 'mode-too-dear');
const CANNOT_PAY = no('ADR-SHOOT-04', 'cannot-pay');
const BASIC_FIRST = no('ADR-GEN-08', 'basic-first');
const USED = no('ADR-GEN-08', 'effect-used');

const loadedOf = (s: S, p: Seat): WeaponCard[] =>
  playerOf(s, p)
    .weapons.filter(w => w.loaded)
    .map(w => w.card);

/**
 * Whether this weapon can be fired from a square: some mode, or some first
 * move, leads to a whole shot. `before`: what has to be paid first.
 */
const judgeFire = (s: S, p: Seat, card: WeaponCard, at: SquareId, before: Cost = []): Verdict => {
  const weapon = weaponOf(card);
  const shot = newShot(p, card, weapon);
  const works = (m: Mode): boolean => canPay(s, p, [...before, ...m.pays]) && !m.effect.judge(s, shot, at);
  if (weapon.modes.some(works)) return undefined;
  return weapon.optional?.some(o => o.when === 'around' && works(o)) ? undefined : NO_TARGET;
};

const judgeWeapon = (s: S, p: Seat, card: WeaponCard, at: SquareId): Verdict => {
  if (!loadedOf(s, p).includes(card)) return NOT_LOADED;
  const refusal = judgeFire(s, p, card, at);
  const weapon = weaponOf(card);
  const shot = newShot(p, card, weapon);
  return refusal && weapon.modes.some(m => !m.effect.judge(s, shot, at)) ? MODE_TOO_DEAR : refusal;
};

/** Whether any loaded weapon can be fired from a square. */
const judgeShootFrom = (s: S, p: Seat, at: SquareId): Verdict => {
  const loaded = loadedOf(s, p);
  if (loaded.length === 0) return playerOf(s, p).weapons.length === 0 ? NO_WEAPON : NONE_LOADED;
  return loaded.some(card => !judgeFire(s, p, card, at)) ? undefined : NO_TARGET;
};

/** Whether a Shoot action with a move of up to `most` squares before it is possible (G-04, G-06). */
export const judgeShoot = (s: S, p: Seat, most: number): Verdict => {
  const at = standsOn(s, p);
  const here = judgeShootFrom(s, p, at);
  if (!here || most === 0) return here;
  return reach(arenaOf(s), at, most).some(q => !judgeShootFrom(s, p, q)) ? undefined : here;
};

/** Where a Shoot action with a move of up to `most` squares can be taken to; with `reloads` the shot may be missing (G-25). */
export const shootReach = (s: S, p: Seat, most: number, reloads: boolean): SquareId[] =>
  reach(arenaOf(s), standsOn(s, p), most).filter(q => reloads || !judgeShootFrom(s, p, q));

/** The weapons that could be fired from a square. */
const firedFrom = (s: S, p: Seat, at: SquareId): WeaponCard[] =>
  loadedOf(s, p).filter(card => !judgeFire(s, p, card, at));

/** The same, if weapons may be reloaded first. */
const firedAfterReload = (s: S, p: Seat, at: SquareId): WeaponCard[] =>
  playerOf(s, p)
    .weapons.filter(w => !judgeFire(s, p, w.card, at, w.loaded ? [] : reloadCost(w.card)))
    .map(w => w.card);

/** Whether a shot can follow a move of up to `most` squares and a reload. */
export const shotMayFollow = (s: S, p: Seat, most: number): boolean =>
  reach(arenaOf(s), standsOn(s, p), most).some(q => firedAfterReload(s, p, q).length > 0);

/** ADR-SHOOT-01, -02: move if allowed, to where a shot can be fired from, and shoot. */
export function* shoot(t: T, p: Seat, most: number): Proc {
  if (most > 0) {
    const to = yield* askMove(t, p, {
      rule: 'ADR-SHOOT-02',
      ask: 'ask-shoot-move',
      most,
      judge: q => judgeShootFrom(t.s, p, q),
      foresee: q => ({ fires: firedFrom(t.s, p, q) }),
    });
    go(t, 'ADR-SHOOT-02', p, to, 'shoot');
  }
  const card = yield* t.choose(p, askWeapon(t, p));
  yield* fire(t, newShot(p, card, weaponOf(card)));
}

/** ADR-FRENZY-07: move, reload, shoot, in this order; each part may be skipped (G-25). */
export function* moveReloadShoot(t: T, p: Seat, most: number): Proc {
  const to = yield* askMove(t, p, {
    rule: 'ADR-FRENZY-07',
    ask: 'ask-shoot-move',
    most,
    foresee: q => ({ fires: firedAfterReload(t.s, p, q) }),
    shotMayFollow: true,
  });
  go(t, 'ADR-FRENZY-07', p, to, 'shoot');
  yield* reload(t, p);
  if (playerOf(t.s, p).weapons.length === 0) return;
  const card = yield* t.choose(p, orPass(askWeapon(t, p), msg('no-shot-label')));
  if (card !== PASS) yield* fire(t, newShot(p, card, weaponOf(card)));
}

/** ADR-SHOOT-01, -06: one weapon. */
const askWeapon = (t: T, p: Seat): Choice<WeaponCard> => {
  const at = standsOn(t.s, p);
  return {
    rule: 'ADR-SHOOT-01',
    ask: msg('ask-weapon'),
    from: playerOf(t.s, p).weapons.map(w => w.card),
    key: c => c,
    judge: c => judgeWeapon(t.s, p, c, at),
    show: card => ({ label: msg('weapon-label', { card }), at: [card] }),
  };
};

/** ADR-SHOOT-03 to -05 */
function* fire(t: T, shot: Shot): Proc {
  const { weapon } = shot;
  if (weapon.optional) yield* playEffects(t, shot, weapon.modes[0], weapon.optional);
  else yield* playMode(t, shot, weapon.modes);
  for (const { rule, who, amount } of shot.marks) giveMarks(t, rule, shot.by, who, amount, 'shot'); // G-08
  t.emit({ type: 'unloaded', who: shot.by, card: shot.card }, 'ADR-SHOOT-05');
  yield* whenHurt(t, shot.by, shot.saw);
}

const judgeMode = (s: S, shot: Shot, mode: Mode): Verdict => {
  if (!canPay(s, shot.by, mode.pays)) return CANNOT_PAY;
  return mode.effect.judge(s, shot, standsOn(s, shot.by));
};

/** ADR-GEN-10: exactly one of the modes. */
function* playMode(t: T, shot: Shot, modes: readonly [Mode, ...Mode[]]): Proc {
  const mode =
    modes.length === 1
      ? modes[0]
      : yield* t.choose(shot.by, {
          rule: 'ADR-GEN-10',
          ask: msg('ask-mode', { card: shot.card }),
          from: modes,
          key: m => m.id,
          judge: m => judgeMode(t.s, shot, m),
          show: m => showEffect(t.s, shot, m, judgeMode(t.s, shot, m)),
        });
  t.emit({ type: 'fired', who: shot.by, card: shot.card, mode: mode.id }, mode.rule);
  yield* playEffect(t, shot, mode);
}

/** Whom an effect could hit first, from where the player stands. */
const aimsOf = (s: S, shot: Shot, { effect }: Mode): readonly Aim[] => {
  const from = standsOn(s, shot.by);
  return allTargets(s, shot.by)
    .filter(who => squareOf(s, who) !== null && effect.aim && !effect.aim(s, shot, from, who))
    .map(who => ({ who, cards: [shot.card] }));
};

const showEffect = (s: S, shot: Shot, effect: Mode, verdict: Verdict) => {
  const blows = (!verdict && effect.effect.blows?.(s, shot, standsOn(s, shot.by))) || [];
  const aims = verdict ? [] : aimsOf(s, shot, effect);
  const preview: Preview = {
    rule: effect.rule,
    pays: [...effect.pays],
    ...(blows.length > 0 && { blows }),
    ...(aims.length > 0 && { aims }),
  };
  const cost = [...effect.pays];
  return { label: msg('effect-label', { effect: effectName(shot, effect), cost }), at: [shot.card], preview };
};

/**
 * Chooses what to pay with, then plays; what is owed is handed over with the first thing that happens.
 * What adds to its damage is asked for before anything follows.
 */
function* playEffect(t: T, shot: Shot, effect: Mode): Proc {
  const ask = msg('ask-pay-effect', {
    card: shot.card,
    effect: effectName(shot, effect),
    cost: [...effect.pays],
  });
  shot.owed = yield* choosePayment(t, shot.by, effect.pays, ask);
  shot.used.push(effect.id);
  shot.dealt = false;
  yield* effect.effect.play(t, shot);
  payOwed(t, shot);
  if (shot.dealt) yield* duringShot(t, shot);
}

/** Texts know an effect by its weapon and its id. */
const effectName = (shot: Shot, effect: Mode): string => `${shot.weapon.id}/${effect.id}`;

const DONE = 'done';

/** Whether something that is no part of the basic effect has followed it. */
const basicIsOver = ({ used, weapon }: Shot, basic: Mode): boolean => {
  const parts = weapon.optional?.filter(o => o.when === 'inside').map(o => o.id) ?? [];
  return used.slice(used.indexOf(basic.id) + 1).some(id => !parts.includes(id));
};

const judgeOptional = (s: S, shot: Shot, basic: Mode, o: Optional): Verdict => {
  if (shot.used.includes(o.id)) return USED;
  if (o.when !== 'around' && !shot.used.includes(basic.id)) return BASIC_FIRST;
  if (o.needs && !shot.used.includes(o.needs))
    return no(o.rule, 'effect-needed', { effect: `${shot.weapon.id}/${o.needs}` });
  if (o.before && shot.used.includes(o.before)) return no(o.rule, 'effect-too-late');
  if (o.when === 'inside' && basicIsOver(shot, basic)) return no(o.rule, 'basic-is-over');
  return judgeMode(s, shot, o);
};

const judgeNext = (s: S, shot: Shot, basic: Mode, x: Mode | typeof DONE): Verdict => {
  const isDone = shot.used.includes(basic.id);
  if (x === DONE) return isDone ? undefined : BASIC_FIRST;
  if (x === basic) return isDone ? USED : judgeMode(s, shot, x);
  return judgeOptional(s, shot, basic, x as Optional);
};

/**
 * ADR-GEN-08, -11: the basic effect once, optional effects around it as far as
 * the card allows. Each is paid for when it starts (G-03).
 */
function* playEffects(t: T, shot: Shot, basic: Mode, optional: readonly Optional[]): Proc {
  t.emit({ type: 'fired', who: shot.by, card: shot.card, mode: basic.id }, basic.rule);
  for (;;) {
    const judge = (x: Mode | typeof DONE): Verdict => judgeNext(t.s, shot, basic, x);
    const next = yield* t.choose<Mode | typeof DONE>(shot.by, {
      rule: 'ADR-GEN-11',
      ask: msg('ask-effect', { card: shot.card }),
      from: [DONE, basic, ...optional],
      key: x => (x === DONE ? DONE : x.id),
      judge,
      show: x => (x === DONE ? declining(msg('shot-done-label')) : showEffect(t.s, shot, x, judge(x))),
    });
    if (next === DONE) return;
    if (optional.some(x => x === next && !x.isUnnamed)) {
      t.emit({ type: 'used', who: shot.by, card: shot.card, effect: next.id }, next.rule);
    }
    yield* playEffect(t, shot, next);
  }
}

/** ADR-SHOOT-02: with six or more damage the shooter may move one square first. */
export const movesBeforeShot = (s: S, p: Seat): number =>
  boardOf(s, p).damage.length >= BOARD.stepsBeforeShot.from ? BOARD.stepsBeforeShot.squares : 0;
