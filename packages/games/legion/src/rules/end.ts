import { nth, type Proc, type Seat } from '@potyczka/kernel';
import { objectiveOf } from '../battle/objectives.js';
import { commandCard } from '../content/index.js';
import { discardFlaws, playFlaws } from '../keywords/flawed.js';
import { inOrder, inPlay, type S, sideOf, type T, type UnitS, unitsOf } from '../state.js';
import { msg } from '../text/say.js';
import { commandOf, foeOf, ROUNDS, SEATS } from '../vocabulary.js';
import { loseTokens, scorePoints } from './counted.js';
import { removeSuppression } from './morale.js';
import { costOf, isTrooper } from './sheet.js';
import { happens, worth } from './values.js';

/** LEG-END-02, -03, LEG-KWX-PERMANENT-01 */
const discardCards = (t: T): void => {
  for (const who of SEATS) {
    const card = sideOf(t.s, who).played;
    if (!card) continue;
    const { returns, permanent } = commandCard(commandOf(card));
    if (returns) t.emit({ type: 'back-to-hand', who, card }, 'LEG-END-02');
    else if (permanent) t.emit({ type: 'stays', who, card }, 'LEG-KWX-PERMANENT-01');
    else t.emit({ type: 'discarded', who, card }, 'LEG-END-02');
  }
};

const GONE = [
  ['aim', 'LEG-END-04'],
  ['surge', 'LEG-END-04'],
  ['standby', 'LEG-END-04'],
  ['dodge', 'LEG-END-06'],
  ['observation', 'LEG-END-05'],
] as const;

/** LEG-END-04 to -07 */
function* removeTokens(t: T): Proc {
  for (const { id } of inPlay(t.s)) {
    for (const [token, rule] of GONE) {
      const n = (t.s.units[id]?.tokens[token] ?? 0) - worth('kept', 0, { s: t.s, unit: id, token });
      if (n > 0) loseTokens(t, { unit: id, token, n, why: 'removed', for: 'end' }, rule);
    }
    const fewer = worth('endSuppression', 1, { s: t.s, unit: id });
    yield* removeSuppression(t, id, fewer, 'end', 'LEG-END-07');
  }
  for (const token of t.s.tokens.filter(x => x.kind === 'smoke'))
    t.emit({ type: 'token-removed', token: token.id }, 'LEG-END-05');
}

/** LEG-END-09 to -11 */
function* promote(t: T, seat: Seat): Proc {
  const all = unitsOf(t.s, seat);
  const had = all.some(u => u.rank === 'commander');
  if (!had || inPlay(t.s, seat).some(u => u.rank === 'commander') || sideOf(t.s, seat).leaderless) return;
  const from = inPlay(t.s, seat).filter(u => isTrooper(t.s, u));
  if (from.length === 0) {
    t.emit({ type: 'leaderless', who: seat }, 'LEG-END-11');
    return;
  }
  const unit =
    from.length === 1
      ? nth(from, 0)
      : yield* t.choose<UnitS>(seat, {
          rule: 'LEG-END-09',
          ask: msg('ask-promote'),
          from,
          key: u => u.id,
          show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
        });
  t.emit({ type: 'promoted', unit: unit.id }, 'LEG-END-10');
}

/** LEG-END-01 to -13, LEG-GEN-25 */
export function* endPhase(t: T): Proc<Result | undefined> {
  const { round } = t.s;
  discardFlaws(t);
  yield* playFlaws(t, 'end');
  yield* happens(t, 'endStart', { s: t.s });
  discardCards(t);
  yield* removeTokens(t);
  for (const seat of inOrder(t.s)) yield* promote(t, seat);
  yield* happens(t, 'endEnd', { s: t.s });
  t.emit({ type: 'round-cleared', round }, 'LEG-END-08');
  yield* happens(t, 'keywordsChanged', { s: t.s });
  const isLast = round === ROUNDS;
  yield* objectiveOf(t.s).roundOver(t, round);
  if (isLast) return yield* finishGame(t);
  t.emit({ type: 'round', round: round + 1 }, 'LEG-END-13');
  return undefined;
}

/** How a battle ended. */
export interface Result {
  readonly winner: Seat | null;
  readonly points: Readonly<Record<Seat, number>>;
  readonly why: 'defeat' | 'points' | 'destroyed' | 'army' | 'draw';
}

const pointsOf = (s: S): Record<Seat, number> =>
  Object.fromEntries(SEATS.map(seat => [seat, sideOf(s, seat).points]));

/** LEG-GEN-26: points of the enemy units that are wholly defeated. */
const destroyed = (s: S, seat: Seat): number =>
  unitsOf(s, foeOf(seat))
    .filter(u => u.where === 'defeated')
    .reduce((sum, u) => sum + costOf(s, u), 0);
const armyPoints = (s: S, seat: Seat): number => unitsOf(s, seat).reduce((sum, u) => sum + costOf(s, u), 0);

/** LEG-GEN-22 to -28 */
function* finishGame(t: T): Proc<Result> {
  yield* objectiveOf(t.s).gameOver(t);
  for (const who of SEATS) {
    scorePoints(t, who, worth('victory', 0, { s: t.s, seat: who }), 'keywords');
  }
  return end(t, ...decide(t.s));
}

const better = (of: (seat: Seat) => number): Seat | null => {
  const [one, two] = [of('p1'), of('p2')];
  return one === two ? null : one > two ? 'p1' : 'p2';
};

/** LEG-GEN-22, -26 to -28 */
const decide = (s: S): [Seat | null, Result['why']] => {
  const byPoints = better(seat => sideOf(s, seat).points);
  if (byPoints) return [byPoints, 'points'];
  const byDestroyed = better(seat => destroyed(s, seat));
  if (byDestroyed) return [byDestroyed, 'destroyed'];
  const byArmy = better(seat => armyPoints(s, seat));
  return byArmy ? [byArmy, 'army'] : [null, 'draw'];
};

const RULES = {
  defeat: 'LEG-GEN-21',
  points: 'LEG-GEN-22',
  destroyed: 'LEG-GEN-26',
  army: 'LEG-GEN-27',
  draw: 'LEG-GEN-28',
} as const;

const end = (t: T, winner: Seat | null, why: Result['why']): Result => {
  t.emit({ type: 'game-over', winner, why }, RULES[why]);
  return { winner, points: pointsOf(t.s), why };
};

/** LEG-GEN-21, G-40: a side without units loses at once. */
export const judgeDefeat = (t: T): Result | undefined => {
  if (t.s.round === 0) return undefined;
  const alive = SEATS.filter(seat => unitsOf(t.s, seat).some(u => u.where !== 'defeated'));
  if (alive.length === 2) return undefined;
  if (alive.length === 1) return end(t, nth(alive, 0), 'defeat');
  return end(t, ...decide(t.s));
};
