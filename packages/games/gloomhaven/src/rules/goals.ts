import { stepsFrom } from '@potyczka/geometry/hex';
import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { meaningOf } from '../content/one-of.js';
import type { GoalWords, LoseWords } from '../content/scenario-words.js';
import { fieldOf } from '../ground.js';
import type { F, S } from '../state.js';
import type { Hex } from '../vocabulary.js';
import { worth } from './formula.js';
import { figures, heroesIn } from './look.js';
import { objectivesOf } from './objectives.js';
import { allRevealed, forParty, marked, platesOf, roomOfTile } from './places.js';
import { hasLootedAll, holdsTrigger, killedOf } from './triggers.js';
import { isDone, worksites } from './works.js';

type Check = (s: S) => boolean;

const monsters = (s: S): F[] => figures(s).filter(f => f.side !== 'heroes');

const isNear = (s: S, at: Hex, hexes: readonly Hex[], within: number): boolean =>
  hexes.length > 0 && (stepsFrom(fieldOf(s), hexes, within)[at] ?? -1) >= 0;

/** Where the characters who are still there stand. */
const heroHexes = (s: S): Hex[] =>
  heroesIn(s).flatMap(h => {
    const f = s.figures[h.id];
    return f === undefined ? [] : [f.at as Hex];
  });

/** Every word of a goal with what it means (GLM-BOSS-07). */
export const GOALS: { readonly [K in keyof GoalWords]: (value: GoalWords[K]) => Check } = {
  killAll: () => s => allRevealed(s) && monsters(s).length === 0,
  kill: kinds => s => kinds.every(kind => killedOf(s, kind) > 0 && !monsters(s).some(f => f.type === kind)),
  killRevealed: () => s => monsters(s).length === 0,
  killKinds:
    ({ kinds, from }) =>
    s =>
      holdsTrigger(s, from) && allRevealed(s) && kinds.every(kind => !monsters(s).some(f => f.type === kind)),
  killAllExcept: kinds => s => allRevealed(s) && monsters(s).every(f => kinds.some(kind => kind === f.type)),
  killCount:
    ({ n, of }) =>
    s => {
      const killed = of?.reduce((sum, kind) => sum + killedOf(s, kind), 0) ?? s.flags.kills ?? 0;
      return killed >= worth(s, n);
    },
  reveal: tiles => s =>
    tiles === 'all' ? allRevealed(s) : tiles.every(tile => s.land.rooms.includes(roomOfTile(s, tile) ?? -1)),
  lootGoalTreasure: how => s =>
    how === 'all' ? hasLootedAll(s) : heroesIn(s).every(h => (h.tally['goal treasures'] ?? 0) > 0),
  lootTreasure: n => s => (s.flags[`treasure ${n}`] ?? 0) > 0,
  surviveRounds: n => s => s.round >= n && s.acted.length > 0,
  openAllDoors: () => s => planOf(s.scenario).doors.every(d => s.land.open.includes(d.id)),
  occupyPlates: plates => s => {
    const hexes = forParty(s, plates).flatMap(plate => platesOf(s, plate));
    return hexes.length > 0 && hexes.every(hex => heroHexes(s).includes(hex));
  },
  escape: ({ marker, tile, start }) => {
    const exits = (s: S): readonly Hex[] => {
      if (start) return planOf(s.scenario).start;
      if (marker !== undefined) return marked(s, marker);
      return planOf(s.scenario).rooms.get(roomOfTile(s, tile) ?? -1)?.hexes ?? [];
    };
    return s => {
      const left = heroesIn(s).length;
      const hexes = heroHexes(s);
      return left > 0 && hexes.length === left && hexes.every(at => exits(s).includes(at));
    };
  },
  reachPlate: plate => s => heroHexes(s).some(at => isNear(s, at, platesOf(s, plate), 0)),
  arrive:
    ({ objective, within, of }) =>
    s =>
      objectivesOf(s, objective).some(f => isNear(s, f.at, marked(s, of), within)),
  destroy: id => s => killedOf(s, id) > 0 && objectivesOf(s, id).length === 0,
  cleanse: id => s => {
    const hexes = worksites(s, id);
    return hexes.length > 0 && hexes.every(hex => isDone(s, hex));
  },
  notPlayed: () => () => false,
};

export const goalMet = (s: S): boolean =>
  scenarioOf(s.scenario).goal.every(goal => meaningOf<GoalWords, Check>(GOALS, goal)(s));

/** Every word of a loss with what it means. */
export const LOSSES: { readonly [K in keyof LoseWords]: (value: LoseWords[K]) => Check } = {
  objectiveDies:
    ({ of, n = 1 }) =>
    s =>
      killedOf(s, of) >= n,
  exhausted: ({ unless, from, ownTreasure }) => {
    const tooEarly = (s: S, id: string): boolean =>
      s.heroes[id]?.out === true && !(ownTreasure && (s.heroes[id]?.tally['goal treasures'] ?? 0) > 0);
    return s =>
      s.order.some(id => tooEarly(s, id)) &&
      !(unless !== undefined && holdsTrigger(s, unless)) &&
      holdsTrigger(s, from);
  },
  killed: kinds => s => kinds.some(kind => killedOf(s, kind) > 0),
  afterRound: round => s => s.round > round,
  when: trigger => s => holdsTrigger(s, trigger),
};

/** The death of whom the party needs loses at once; other losses are looked at when a turn or a round ends. */
export const lostByDeath = (s: S): boolean =>
  (scenarioOf(s.scenario).lose ?? []).some(
    loss =>
      (loss.objectiveDies !== undefined || loss.killed !== undefined) &&
      meaningOf<LoseWords, Check>(LOSSES, loss)(s),
  );

/** What loses beside the exhaustion of all. */
export const lossMet = (s: S): boolean =>
  (scenarioOf(s.scenario).lose ?? []).some(loss => meaningOf<LoseWords, Check>(LOSSES, loss)(s));
