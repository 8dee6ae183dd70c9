import { costsLeft, NO_WAY, passage, stepsFrom, terrainAt } from '@potyczka/geometry/hex';
import { memo, sure } from '@potyczka/kernel';
import type { Weights } from '@potyczka/kernel/register';
import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { fieldOf } from '../ground.js';
import { shieldOf } from '../rules/effects.js';
import { figures, has, hero, heroesIn, isFoe } from '../rules/look.js';
import { statistics } from '../rules/statistics.js';
import type { F, H, S, Seat } from '../state.js';
import type { FigureId, HeroId, Hex } from '../vocabulary.js';
import { reachOfClass } from './profile.js';

/** What a position has, by name, and how much each counts in hit points of a hero. */

/** A hit point of somebody whose death the goal asks for counts so many times. */
const WANTED = 3;

/** Whether the goal names it: the scenario is not won while it lives. */
const isWanted = (s: S, f: F): boolean =>
  f.kind === 'monster' && scenarioOf(s.scenario).goal.some(goal => goal.kill?.some(kind => kind === f.type));

const weightOfHp = (s: S, f: F): number => (isWanted(s, f) ? WANTED : 1);

/** A foe by what it does and what it takes to be rid of it. */
export const foeWorth = (s: S, f: F): number => {
  if (f.kind === 'objective') return 4 + (8 * f.hp) / f.max;
  const line = statistics(s, f);
  const acts = line.attack * Math.min(2, 0.6 + 0.4 * line.targets);
  let worth = 3 + 1.5 * acts + f.hp * 1.1 * weightOfHp(s, f) + line.shield;
  if (has(f, 'stun')) worth -= 1.2 * acts;
  else if (has(f, 'disarm')) worth -= acts;
  if (has(f, 'poison')) worth -= 1;
  if (has(f, 'wound')) worth -= Math.min(f.hp, 2) * 0.8;
  if (has(f, 'muddle')) worth -= 0.5;
  if (has(f, 'immobilize') && line.range === undefined) worth -= 0.8;
  if (has(f, 'strengthen')) worth += 0.7;
  if (has(f, 'invisible')) worth += 1.5;
  return worth;
};

/** What losing the last hit points costs grows: whoever is nearly dead plays no more. */
export const lifeWorth = (hp: number, max: number): number => {
  const lack = 1 - Math.min(1, hp / max);
  return 0.4 * hp + 0.63 * max * (1 - lack * lack);
};

/** What a hit point more or less means to somebody now. */
export const painOf = ({ hp, max }: F): number =>
  Math.min(4, (lifeWorth(hp, max) - lifeWorth(Math.max(0, hp - 2), max)) / 2);

/** Rounds that so many cards last, all of them in hand: half of them, then one less after each rest. */
const roundsOf = (cards: number): number => {
  let rounds = 0;
  for (let n = cards; n > 1; n--) rounds += n >> 1;
  return rounds;
};

/** Rounds that a hand and a discard pile last, with short rests. */
export const roundsLeft = (hand: number, discard: number): number =>
  (hand >> 1) + roundsOf(hand + discard - 1);

/** What a round of one hero is worth: it takes about one hit point off the enemies for good. */
const ROUND = 2;

export const staminaWorth = (rounds: number): number => ROUND * rounds;

/** Rounds that the party still needs: everything that stands must fall, and doors take a while. */
export const roundsNeeded = (s: S): number => {
  let hp = 0;
  for (const f of figures(s)) if (isFoe(f)) hp += f.hp + statistics(s, f).shield;
  const heroes = Math.max(1, heroesIn(s).length);
  return (hp + hiddenFoes(s) * (5 + 2 * s.level)) / (heroes * (2 + 0.5 * s.level)) + 1.5 * closedRooms(s);
};

/** Cards that a hero has chosen and not yet played. */
export const heldBy = (s: S, id: HeroId): number => {
  const choice = s.chosen[id];
  if (choice === undefined || choice === 'rest') return 0;
  if (s.turn?.of === id) return s.turn.cards.length + (s.turn.playing === null ? 0 : 1);
  return s.acted.includes(id) ? 0 : 2;
};

export const roundsOfHero = (s: S, h: H, lost = 0): number =>
  roundsLeft(h.hand.length, Math.max(0, h.discard.length + heldBy(s, h.id) - lost));

/** Doors that a hero can open now. */
const doorsOf = (s: S): Hex[] => {
  const field = fieldOf(s);
  return planOf(s.scenario)
    .doors.filter(d => terrainAt(field, d.at) === 'closed-door')
    .map(d => d.at);
};

/** Where there is something to do once no enemy is left: doors, treasures of the goal, plates, the way out. */
const errands = (s: S): Hex[] => {
  const plan = planOf(s.scenario);
  const treasures = s.land.things.filter(x => x.kind === 'treasure' && x.what === 'goal').flatMap(x => x.at);
  const doors = [...doorsOf(s), ...(treasures as Hex[])];
  if (doors.length > 0) return doors;
  const plates = s.land.things.filter(x => x.kind === 'plate').flatMap(x => x.at as Hex[]);
  const marked = scenarioOf(s.scenario).goal.flatMap((goal): readonly Hex[] => {
    if (goal.escape?.start === true) return plan.start;
    return plan.markers[goal.escape?.marker ?? goal.reachPlate ?? ''] ?? [];
  });
  const rest = s.land.things.filter(x => x.kind === 'treasure').flatMap(x => x.at as Hex[]);
  const open = [...plates, ...marked];
  const free = (open.length > 0 ? open : rest).filter(
    hex => !figures(s).some(f => f.kind === 'hero' && f.at === hex),
  );
  return free.length > 0 ? free : open;
};

const FAR = 24;
/** The way to an errand counts less than the way to an enemy: whoever strikes down the last one has lost nothing by it. */
export const ERRAND = 3;

/** Steps from the nearest enemy, or to the next errand where there is none. */
const distances = (s: S, foes: readonly F[]): ((hex: Hex) => number) => {
  const field = fieldOf(s);
  if (foes.length > 0) {
    const steps = stepsFrom(
      field,
      foes.map(f => f.at),
      FAR,
    );
    return hex =>
      sure(steps[hex], 'one of steps') < 0
        ? 12
        : Math.min(8, Math.max(0, sure(steps[hex], 'one of steps') - 1));
  }
  const by = passage(field, { at: 0 as Hex, gait: 'walk', opensDoors: true }, { allies: [], enemies: [] });
  // An errand in a room that is still closed cannot be run yet.
  const open = errands(s).filter(hex => by.landing[hex] !== NO_WAY);
  const left = costsLeft(field, open, by);
  return hex =>
    (sure(left[hex], 'one of left') < 0
      ? FAR
      : Math.min(
          FAR,
          (sure(left[hex], 'one of left') & 0xffff) + 4 * (sure(left[hex], 'one of left') >> 16),
        )) / ERRAND;
};

const foesInSight = (s: S): F[] => figures(s).filter(f => isFoe(f) && !has(f, 'invisible'));

/** What distances hang on beside the board: where enemies stand, or heroes once there are none. */
const standingOf = (s: S): string => {
  const foes = foesInSight(s);
  return foes.length > 0 ? foes.map(f => f.at).join() : `|${heroesIn(s).map(h => s.figures[h.id]?.at)}`;
};

/** The same map for the same board and the same enemies: thoughts ask for it again and again. */
export const distanceMap = memo([s => s.land, standingOf], (s: S) => distances(s, foesInSight(s)), {
  most: 40,
});

const CROWD = 0.4;
/** An enemy that nobody has seen yet. */
const UNSEEN = 11;

/** Rooms lie on the table from the start (GLM-SETUP-01); what is in them can only be guessed: then opening a door is no loss in itself. */
const closedRooms = (s: S): number => planOf(s.scenario).rooms.size - s.land.rooms.length;
const guessed = (s: S): number => s.characters + 0.5;
const hiddenFoes = (s: S): number => closedRooms(s) * guessed(s);
const behind = (s: S): number => closedRooms(s) * (UNSEEN * guessed(s) + CROWD * guessed(s) * guessed(s));

export const WEIGHTS = {
  /** Won or lost. */
  decided: 1000,
  life: 1,
  stamina: 1,
  exhausted: -22,
  foes: -1,
  /** Enemies at once, squared: one room after the other. */
  crowd: -CROWD,
  /** Closed rooms, and what probably waits there. */
  hidden: -1,
  rooms: 3,
  /** Hexes from the next enemy or errand. */
  far: -0.45,
  conditions: -0.8,
  summons: 1,
  active: 1.8,
  elements: 0.15,
  money: 0.7,
  treasures: 3,
  goals: 12,
  xp: 0.25,
  own: 0.02,
  /** Wishes of partners weigh these. */
  early: 0,
  doors: 0,
  apart: 0,
  needy: 0,
  chest: 0,
};

type WorthPart = keyof typeof WEIGHTS;
type Parts = Record<WorthPart, number>;

const GOOD = ['strengthen', 'invisible'] as const;

const countFigures = (s: S, parts: Parts): number => {
  let foes = 0;
  const far = distanceMap(s);
  const hasFoes = figures(s).some(f => isFoe(f) && !has(f, 'invisible'));
  for (const f of figures(s)) {
    if (isFoe(f)) {
      parts.foes += foeWorth(s, f);
      if (f.kind === 'monster') foes++;
    } else if (f.kind === 'hero') {
      parts.life += lifeWorth(f.hp, f.max);
      parts.needy += f.max - f.hp;
      parts.far += hasFoes ? Math.max(0, far(f.at) - reachOfClass(f.id) + 1) : far(f.at);
      const good = GOOD.filter(token => has(f, token)).length;
      parts.conditions += Object.keys(f.conditions).length - 2 * good;
    } else if (f.kind === 'summon') parts.summons += 1.5 + f.hp * 0.5 + statistics(s, f).attack * 0.7;
    else parts.life += (8 * f.hp) / f.max;
  }
  return foes;
};

const countHero = (s: S, h: H, seat: Seat, parts: Parts): void => {
  if (h.out) parts.exhausted++;
  else parts.stamina += staminaWorth(roundsOfHero(s, h));
  parts.active += h.active.length;
  parts.xp += h.xp;
  parts.money += h.money + h.gold / 10;
  parts.treasures += h.treasures.length;
  if (h.seat !== seat) return;
  parts.own += h.xp + h.money;
  parts.chest += h.treasures.length + (h.tally['goal treasures'] ?? 0);
  const [lead] = s.initiatives[h.id] ?? [];
  if (lead !== undefined) parts.early += (100 - lead) / 10;
};

/** How far heroes stand from each other. */
const apartness = (s: S): number => {
  const at = heroesIn(s).flatMap(h =>
    s.figures[h.id] ? [sure(s.figures[h.id], 'one of figures').at as Hex] : [],
  );
  const [first, ...others] = at;
  if (first === undefined || others.length === 0) return 0;
  const steps = stepsFrom(fieldOf(s), [first], FAR);
  return others.reduce<number>(
    (sum, hex) => sum + (sure(steps[hex], 'one of steps') < 0 ? FAR : sure(steps[hex], 'one of steps')),
    0,
  );
};

/** Everything that counts, by name. */
const partsOf = (s: S, seat: Seat): Parts => {
  const parts = Object.fromEntries(Object.keys(WEIGHTS).map(name => [name, 0])) as Parts;
  const foes = countFigures(s, parts);
  for (const id of s.order) countHero(s, hero(s, id), seat, parts);
  parts.decided = s.outcome === 'won' ? 1 : s.outcome === 'lost' ? -1 : 0;
  parts.crowd = foes * foes;
  parts.hidden = behind(s);
  parts.rooms = s.land.rooms.length;
  parts.doors = s.land.open.length;
  parts.apart = apartness(s);
  parts.goals = s.flags['goal treasures'] ?? 0;
  parts.elements = Object.values(s.elements).reduce<number>((sum, n) => sum + n, 0) + s.infused.length;
  return parts;
};

/** The same, and each enemy by its name: a wish may be about one of them. */
export const featuresOf = (s: S, seat: Seat): Weights => {
  const foes = figures(s).filter(f => isFoe(f));
  return { ...partsOf(s, seat), ...Object.fromEntries(foes.map(f => [`foe ${f.id}`, foeWorth(s, f)])) };
};

/** The party's position: nearly the same for every seat, since all win or lose together (GLM-COMP-01). */
export const value = (s: S, seat: Seat): number => {
  const parts = partsOf(s, seat);
  let sum = 0;
  for (const name of Object.keys(WEIGHTS) as WorthPart[])
    if (WEIGHTS[name] !== 0) sum += WEIGHTS[name] * parts[name];
  return sum;
};

/** How often a usual modifier deck changes an attack by so much; a null and a doubling beside. */
const USUAL_DECK = [
  [-2, 1 / 20],
  [-1, 5 / 20],
  [0, 6 / 20],
  [1, 5 / 20],
  [2, 1 / 20],
] as const;

/** What a hit is worth on the average: damage done, and what the enemy will not do any more. */
export const hitWorth = (s: S, id: FigureId, n: number, pierce: number): number => {
  const f = s.figures[id];
  if (f === undefined) return 0;
  const strength = n + (has(f, 'poison') ? 1 : 0);
  const shield = Math.max(0, shieldOf(s, f) - pierce);
  const whole = foeWorth(s, f);
  const each = 1.2 * weightOfHp(s, f);
  const of = (attack: number): number => {
    const damage = Math.max(0, attack - shield);
    if (damage >= f.hp) return whole * 0.95 + 1;
    return damage * each + (0.12 * whole * damage) / f.hp;
  };
  let worth = of(2 * strength) / 20 + 0.1;
  for (const [by, chance] of USUAL_DECK) worth += of(strength + by) * chance;
  return worth;
};
