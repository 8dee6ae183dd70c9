import { rangeBetween, sees } from '@potyczka/legion/lab';
import { wordOfAttack } from './legion-attacks.js';
import { knowsStandby } from './legion-standby.js';
import {
  cardOf,
  enemiesOf,
  hasNotchedBase,
  isBent,
  isEngaged,
  isSuppressed,
  isTrooper,
  keywordsOf,
  meleeWith,
  type S,
  typeOf,
  type UnitS,
  type Word,
} from './legion-unit.js';

type Act = NonNullable<S['act']>;

/** Every kind of move action. */
const MOVES: readonly string[] = [
  'move',
  'climb',
  'reverse',
  'pivot',
  'card:jump',
  'card:strafe',
  'card:disembark',
];
/** Moves in a narrower sense: a pivot is none for Cumbersome (LEG-KWW-CUMBERSOME-01). */
const isRealMove = (a: string): boolean => MOVES.includes(a) && a !== 'pivot';

/** LEG-COH-01, -02: base to base no farther than the speed-1 tool, and no higher than a silhouette. */
const COHESION = 7_500;
const SILHOUETTE = 4_190;

/** In cohesion, or not, or so that terrain decides it. */
const wordOfCohesion = (s: S, u: UnitS): Word => {
  const [leader, ...others] = u.minis;
  if (!leader || others.length === 0) return 'must';
  const { base = 27 } = cardOf(s, u);
  if (typeof base !== 'number') return 'either';
  const far = others.some(m => {
    const [dx, dy] = [m.x - leader.x, m.y - leader.y];
    return Math.sqrt(dx * dx + dy * dy) - base * 100 > COHESION;
  });
  if (far) return 'mustNot';
  const isFlat = others.every(m => Math.abs(m.z - leader.z) <= SILHOUETTE);
  return isFlat && s.ground.terrain.every(t => t.move !== 'impassable') ? 'must' : 'either';
};

/** LEG-KWW-IMMOBILIZE-02, -05, LEG-KWU-SPUR-01, -02: the speed that a move could have. */
const speedOf = (s: S, u: UnitS): number => {
  const has = keywordsOf(s, u);
  const maySpur = has.has('spur') && isTrooper(s, u) && cardOf(s, u).courage !== undefined;
  const inWheelMode = u.marks.wheel !== undefined && s.act?.unit === u.id; // LEG-KWU-WHEELMODE-01
  const speed = inWheelMode ? 3 : cardOf(s, u).speed;
  return Math.max(0, (maySpur ? Math.min(3, speed + 1) : speed) - u.tokens.immobilize);
};

/** May the unit make moves at all, but for pivots (LEG-MELEE-10, G-58, LEG-KWU-STATIONARY-01)? */
const isFreeToMove = (s: S, u: UnitS): boolean => {
  const has = keywordsOf(s, u);
  const enemies = meleeWith(s, u);
  const mayLeave = has.has('disengage') && isTrooper(s, u) && enemies.length === 1;
  return (!isEngaged(s, u) || mayLeave) && speedOf(s, u) > 0 && !has.has('stationary');
};

const mayPivot = (s: S, u: UnitS): boolean => {
  const isStuck = speedOf(s, u) === 0 && u.tokens.immobilize > 0;
  const mayLeave = keywordsOf(s, u).has('disengage') && meleeWith(s, u).length === 1;
  return hasNotchedBase(s, u) && !isStuck && (!isEngaged(s, u) || mayLeave);
};

const mayReverse = (s: S, u: UnitS): boolean => {
  const type = typeOf(s, u);
  const may = type === 'creature' || type === 'emplacement' || type === 'groundVehicle';
  return (may || keywordsOf(s, u).has('hover')) && u.damage !== 'disabled' && isFreeToMove(s, u);
};

const mayClimb = (s: S, u: UnitS): boolean =>
  (!hasNotchedBase(s, u) || keywordsOf(s, u).has('climbing-vehicle')) && isFreeToMove(s, u);

/** LEG-ACTV-24, LEG-STBY-03 */
const mayStandBy = (s: S, u: UnitS): boolean => knowsStandby(s, u) && u.tokens.standby === 0;

/** LEG-ACTV-14, -20, LEG-STBY-02, LEG-KWU-ATARU-01, LEG-KWU-PLODDING-01: done often enough? */
const isSpent = (s: S, u: UnitS, act: Act, action: string): boolean => {
  const times = (what: string): number => act.done.filter(a => a === what).length;
  const has = keywordsOf(s, u);
  if (MOVES.includes(action)) {
    if (action.startsWith('card:') && times(action) > 0) return true;
    const compulsory = act.used.compulsory ?? 0;
    return has.has('plodding') && act.done.filter(a => MOVES.includes(a)).length + compulsory > 0;
  }
  if (action === 'attack') {
    const isBarrage = has.has('barrage') && !act.used.arsenal;
    const most = has.has('ataru-mastery') || isBarrage ? 2 : 1;
    return times('attack') >= most || act.done.includes('standby');
  }
  if (action === 'standby' && act.done.includes('attack')) return true;
  return times(action) > 0;
};

const both = (...words: readonly Word[]): Word =>
  words.includes('mustNot') ? 'mustNot' : words.includes('either') ? 'either' : 'must';
const word = (yes: boolean): Word => (yes ? 'must' : 'mustNot');

/** Could the unit do this, whatever it has done and whatever it costs? */
const wordOf = (s: S, u: UnitS, act: Act, action: string): Word => {
  const has = keywordsOf(s, u);
  switch (action) {
    case 'attack':
      if (u.marks.wheel) return 'mustNot';
      return wordOfAttack(s, u, act.done.some(isRealMove) || (act.used.compulsory ?? 0) > 0);
    case 'move':
      return word(isFreeToMove(s, u));
    case 'climb':
      return word(mayClimb(s, u));
    case 'reverse':
      return word(mayReverse(s, u));
    case 'pivot':
      return word(mayPivot(s, u));
    case 'standby':
      return word(mayStandBy(s, u));
    case 'withdraw':
      return word(
        isEngaged(s, u) &&
          speedOf(s, u) > 0 &&
          !has.has('stationary') &&
          act.done.length === 0 &&
          (act.used.compulsory ?? 0) === 0,
      );
    case 'card:jump':
      return has.has('jump') ? word(isFreeToMove(s, u)) : 'mustNot';
    default:
      return action.startsWith('card:') ? wordOfCard(s, u, action.slice('card:'.length)) : 'must';
  }
};

/** A card action of a keyword, as far as somebody to choose decides it. */
const wordOfCard = (s: S, u: UnitS, id: string): Word => {
  if (!keywordsOf(s, u).has(id as never)) return 'either';
  const near = (range: number): UnitS[] =>
    enemiesOf(s, u).filter(x => rangeBetween(s as never, u.id, x.id) <= range);
  const seen = (range: number): Word => {
    const some = near(range);
    if (some.length === 0) return 'mustNot';
    const isSeen = (x: UnitS): boolean => sees(s as never, u.id, x.id).leaderSees;
    const isSafe = (x: UnitS): boolean => keywordsOf(s, x).has('immune-enemy-effects' as never);
    return some.some(x => isSeen(x) && !isSafe(x)) ? 'must' : 'either';
  };
  if (id === 'observe') return seen(3);
  if (id === 'bolster') return 'must';
  return 'either';
};

const isFreeCard = (s: S, u: UnitS, action: string): boolean => {
  const has = keywordsOf(s, u).get(action.slice('card:'.length) as never);
  return has?.params.some(p => p.free) ?? false;
};

/** LEG-UTYPE-30: two actions for a standard move. */
const costOf = (s: S, u: UnitS, action: string): number =>
  isFreeCard(s, u, action) ? 0 : action === 'move' && u.damage === 'disabled' ? 2 : 1;

/** LEG-ACTV-10, -11, LEG-KWW-ION-02, LEG-GAP-173: at the start of the step; a Damaged vehicle may have one fewer. */
export const actionsAtStart = (s: S, u: UnitS): readonly number[] => {
  const n = Math.max(0, 2 - (isSuppressed(s, u) ? 1 : 0) - u.tokens.ion);
  return u.damage === 'damaged' ? [n, Math.max(0, n - 1)] : [n];
};

const PLAIN = [
  'attack',
  'move',
  'climb',
  'reverse',
  'pivot',
  'aim',
  'dodge',
  'recover',
  'standby',
  'withdraw',
];
/** What each action of AI means: Move is met by every move action (LEG-ACTV-22). */
const meant = (of: string): readonly string[] => (of === 'move' ? MOVES : [of]);

/** LEG-KWU-AI-01 to -05: what the first action has to be, if anything. */
const firstOf = (s: S, u: UnitS, act: Act): readonly string[] => {
  const ai = keywordsOf(s, u).get('ai');
  if (!ai || u.order === 'up' || act.used.override || act.used['first-action']) return [];
  return ai.params.flatMap(p => p.of ?? []).flatMap(meant);
};

/** Everything of a unit's own that this reference judges, with what the ledger says of it now. */
export const actionsOf = (s: S): ReadonlyMap<string, Word> => {
  const act = s.act!;
  const u = s.units[act.unit]!;
  const has = keywordsOf(s, u);
  const cards = ['observe', 'bolster', 'jump'].filter(id => has.has(id as never)).map(id => `card:${id}`);
  const found = new Map<string, Word>();
  const possible = (action: string): Word =>
    isSpent(s, u, act, action) ? 'mustNot' : word(costOf(s, u, action) <= act.left && act.left > 0);
  for (const action of [...PLAIN, ...cards])
    found.set(action, both(possible(action), wordOf(s, u, act, action)));
  const first = firstOf(s, u, act);
  const listed = [...found].filter(([a]) => first.includes(a)).map(([, w]) => w);
  const binds = listed.includes('must') ? 'must' : listed.includes('either') ? 'either' : 'mustNot';
  const cohesion = wordOfCohesion(s, u);
  for (const [action, now] of found) {
    const costs = costOf(s, u, action) > 0;
    if (costs && first.length > 0 && !first.includes(action) && now !== 'mustNot')
      found.set(action, binds === 'must' ? 'mustNot' : binds === 'either' ? 'either' : now);
    const restores = isRealMove(action);
    if (cohesion !== 'must' && isFreeToMove(s, u) && found.get(action) !== 'mustNot') {
      if (!costs || action === 'card:jump') found.set(action, 'either');
      else if (!restores) found.set(action, cohesion === 'mustNot' ? 'mustNot' : 'either');
    }
  }
  // left open: free card actions after the last action, AI together with engaged or out of cohesion
  if (act.left === 0 && act.done.length > 0)
    for (const action of cards) if (costOf(s, u, action) === 0) found.set(action, 'either');
  if (first.length > 0 && (isEngaged(s, u) || cohesion !== 'must'))
    for (const action of found.keys()) found.set(action, 'either');
  return found;
};

/** LEG-KWU-STEADY-01, LEG-KWU-RELENTLESS-01, LEG-GAP-128: a free attack action directly after a move action. */
export const freeAttacksOf = (s: S): ReadonlyMap<string, Word> => {
  const act = s.act!;
  const u = s.units[act.unit]!;
  const has = keywordsOf(s, u);
  const last = act.done.at(-1);
  const hasMoved = last !== undefined && MOVES.includes(last);
  const mayAttack = (only: readonly ('melee' | 'ranged')[]): Word =>
    hasMoved && !isSpent(s, u, act, 'attack') && !u.marks.wheel
      ? wordOfAttack(s, u, act.done.some(isRealMove) || (act.used.compulsory ?? 0) > 0, only)
      : 'mustNot';
  const found = new Map<string, Word>();
  if (has.has('steady')) found.set('steady', mayAttack(['ranged']));
  if (has.has('relentless')) found.set('relentless', mayAttack(['melee', 'ranged']));
  return found;
};

/** Units of which this reference does not know enough. */
export const isBeyond = (s: S, u: UnitS): boolean =>
  u.where !== 'field' || isBent(u) || u.counterpart !== null || enemiesOf(s, u).some(isBent);
