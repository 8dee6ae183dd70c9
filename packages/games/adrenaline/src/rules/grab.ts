import { reach } from '@potyczka/geometry/rooms';
import type { Proc, RuleId, Seat, Verdict } from '@potyczka/kernel';
import { ammoTile } from '../content/ammo.js';
import { BOARD } from '../content/board.js';
import { arenaOf, boardOf, playerOf, type S, standsOn, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { Preview } from '../view/preview.js';
import {
  type AmmoCard,
  type Colour,
  MOST_CUBES,
  MOST_POWER_UPS,
  MOST_WEAPONS,
  type SquareId,
  spawnOn,
  type WeaponCard,
} from '../vocabulary.js';
import { pickUpCost } from './arsenal.js';
import { drawPowerUp } from './decks.js';
import { askMove, go } from './move.js';
import { canPay, choosePayment, settle } from './pay.js';

const NOTHING = no('ADR-GRAB-03', 'nothing-to-grab');
const NOTHING_IN_REACH = no('ADR-GRAB-03', 'nothing-in-reach');
const TOO_DEAR = no('ADR-GRAB-06', 'cannot-pay');

/** ADR-GRAB-01, -02: with three or more damage two squares instead of one. */
export const movesBeforeGrab = (s: S, p: Seat): number =>
  boardOf(s, p).damage.length >= BOARD.stepsBeforeGrab.from ? BOARD.stepsBeforeGrab.squares : 1;

/** G-16: something must be there that the player can take. */
const judgeGrabOn = (s: S, p: Seat, square: SquareId): Verdict => {
  const spawn = spawnOn(square);
  if (!spawn) return s.tiles[square] ? undefined : NOTHING;
  if (s.offers[spawn].length === 0) return NOTHING;
  return s.offers[spawn].some(card => canPay(s, p, pickUpCost(card))) ? undefined : TOO_DEAR;
};

/** Whether a Grab with a move of up to `most` squares is possible. */
export const judgeGrab = (s: S, p: Seat, most: number): Verdict =>
  reach(arenaOf(s), standsOn(s, p), most).some(q => !judgeGrabOn(s, p, q)) ? undefined : NOTHING_IN_REACH;

/** Where something can be grabbed. */
export const grabReach = (s: S, p: Seat, most: number): SquareId[] =>
  reach(arenaOf(s), standsOn(s, p), most).filter(q => !judgeGrabOn(s, p, q));

/** ADR-GRAB-01 to -03 */
export function* grab(t: T, p: Seat, most: number, movesBy: RuleId): Proc {
  const to = yield* askMove(t, p, {
    rule: 'ADR-GRAB-01',
    ask: 'ask-grab',
    most,
    judge: q => judgeGrabOn(t.s, p, q),
    foresee: q => whatLies(t.s, p, q),
  });
  go(t, movesBy, p, to, 'grab');
  const spawn = spawnOn(to);
  if (spawn) yield* grabWeapon(t, p, spawn);
  else grabAmmo(t, p, to);
}

/** ADR-GRAB-04, -05; cubes beyond three of a colour are lost (G-18). */
const gainOf = (s: S, p: Seat, card: AmmoCard): NonNullable<Preview['ammo']> => {
  const { cubes, powerUp } = ammoTile(card);
  const player = playerOf(s, p);
  const room = { ...player.cubes };
  return {
    cubes: cubes.filter(c => room[c]++ < MOST_CUBES),
    draws: powerUp && player.powerUps.length < MOST_POWER_UPS,
  };
};

/** What could be taken on a square. */
const whatLies = (s: S, p: Seat, square: SquareId): Preview => {
  const spawn = spawnOn(square);
  if (spawn) {
    const priced = (card: WeaponCard) => ({ card, cost: pickUpCost(card) });
    return {
      weapons: s.offers[spawn].map(priced).map(w => ({ ...w, payable: canPay(s, p, w.cost) })),
    };
  }
  const tile = s.tiles[square];
  return tile ? { ammo: gainOf(s, p, tile) } : {};
};

const grabAmmo = (t: T, p: Seat, at: SquareId): void => {
  const card = t.s.tiles[at] as AmmoCard;
  const { cubes, draws } = gainOf(t.s, p, card);
  t.emit({ type: 'took-ammo', who: p, at, card, cubes }, 'ADR-GRAB-04');
  if (draws) drawPowerUp(t, 'ADR-GRAB-05', p);
};

/** ADR-GRAB-06 to -09 */
function* grabWeapon(t: T, p: Seat, at: Colour): Proc {
  const card = yield* t.choose(p, {
    rule: 'ADR-GRAB-06',
    ask: msg('ask-grab-weapon'),
    from: t.s.offers[at],
    key: c => c,
    judge: c => (canPay(t.s, p, pickUpCost(c)) ? undefined : TOO_DEAR),
    show: card => ({ label: msg('buy-label', { card, cost: [...pickUpCost(card)] }), at: [card] }),
  });
  const cost = pickUpCost(card);
  const payment = yield* choosePayment(t, p, cost, msg('ask-pay-take', { card, cost: [...cost] }));
  const owned = playerOf(t.s, p).weapons.map(w => w.card);
  const down = owned.length < MOST_WEAPONS ? undefined : yield* askPutDown(t, p, owned);
  settle(t, 'ADR-GRAB-06', p, payment);
  t.emit({ type: 'took-weapon', who: p, at, card }, 'ADR-GRAB-06');
  if (down) t.emit({ type: 'put-down', who: p, at, card: down }, 'ADR-GRAB-08');
}

/** ADR-GRAB-08, -09: one of the other three, loaded or not (G-15). */
const askPutDown = (t: T, p: Seat, owned: readonly WeaponCard[]) =>
  t.choose(p, {
    rule: 'ADR-GRAB-08',
    ask: msg('ask-put-down'),
    from: owned,
    key: c => c,
    show: card => ({ label: msg('weapon-label', { card }), at: [card] }),
  });
