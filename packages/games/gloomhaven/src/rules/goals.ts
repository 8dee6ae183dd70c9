import { stepsFrom } from '@potyczka/geometry/hex';
import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { Facts } from '../content/types.js';
import { fieldOf } from '../ground.js';
import { figures, heroesIn } from '../look.js';
import type { S } from '../state.js';
import type { Hex } from '../vocabulary.js';
import { objectivesOf, slug } from './objectives.js';
import { worth } from './statistics.js';
import { allRevealed, holdsTrigger, isFacts, list, marked, platesOf, roomOfTile } from './triggers.js';
import { isDone, worksites } from './works.js';

const monsters = (s: S) => figures(s).filter(f => f.side !== 'heroes');
const killed = (s: S, kind: string): number => s.flags[`killed ${kind}`] ?? 0;

const goalTreasures = (s: S): number =>
  planOf(s.scenario).overlays.filter(o => o.kind === 'treasure' && o.what === 'goal').length;

/** One entry of a goal; all entries must hold (GLM-BOSS-07). */
const met = (s: S, goal: Facts): boolean => {
  if (goal.killAll) return allRevealed(s) && monsters(s).length === 0;
  if (goal.kill)
    return list(goal.kill).every(kind => killed(s, kind) > 0 && !monsters(s).some(f => f.type === kind));
  if (goal.killRevealed) return monsters(s).length === 0;
  if (goal.reveal) return list(goal.reveal).every(tile => s.land.rooms.includes(roomOfTile(s, tile) ?? -1));
  if (goal.from !== undefined && !holdsTrigger(s, goal.from)) return false;
  if (goal.killKinds)
    return allRevealed(s) && list(goal.killKinds).every(kind => !monsters(s).some(f => f.type === kind));
  if (goal.killCount) {
    const n = typeof goal.killCount === 'number' ? goal.killCount : worth(s, String(goal.killCount));
    const of = list(goal.of);
    return (of.length > 0 ? of.reduce((sum, kind) => sum + killed(s, kind), 0) : (s.flags.kills ?? 0)) >= n;
  }
  if (goal.lootGoalTreasure === 'eachCharacterOne')
    return heroesIn(s).every(h => (h.tally['goal treasures'] ?? 0) > 0);
  if (goal.lootGoalTreasure) {
    const n =
      goal.lootGoalTreasure === 'all' || goal.lootGoalTreasure === true
        ? goalTreasures(s)
        : worth(s, goal.lootGoalTreasure as string | number);
    return (s.flags['goal treasures'] ?? 0) >= Math.max(1, n);
  }
  if (goal.lootTreasure) return list(goal.lootTreasure).every(n => (s.flags[`treasure ${n}`] ?? 0) > 0);
  return metByPlace(s, goal);
};

/** Where characters leave the map. */
const exitsOf = (s: S, exit: Facts): readonly Hex[] => {
  if (exit.marker === 'start') return planOf(s.scenario).start;
  if (typeof exit.marker === 'string') return marked(s, exit.marker);
  return planOf(s.scenario).rooms.get(roomOfTile(s, String(exit.tile)) ?? -1)?.hexes ?? [];
};

const isNear = (s: S, at: Hex | undefined, hexes: readonly Hex[], within: number): boolean =>
  at !== undefined && hexes.length > 0 && stepsFrom(fieldOf(s), hexes, Math.max(within, 0))[at]! >= 0;

const metByPlace = (s: S, goal: Facts): boolean => {
  if (typeof goal.cleanse === 'string') {
    const hexes = worksites(s, goal.cleanse);
    return hexes.length > 0 && hexes.every(hex => isDone(s, hex));
  }
  if (goal.openAllDoors) return planOf(s.scenario).doors.every(d => s.land.open.includes(d.id));
  if (goal.surviveRounds) return s.round >= Number(goal.surviveRounds) && s.acted.length > 0;
  if (isFacts(goal.occupyPlates)) {
    const letters = goal.occupyPlates[String(s.characters)];
    const plates = list(letters).flatMap(name => platesOf(s, name));
    return plates.length > 0 && plates.every(hex => figures(s).some(f => f.kind === 'hero' && f.at === hex));
  }
  if (isFacts(goal.escape)) {
    const exits = exitsOf(s, goal.escape);
    const left = heroesIn(s).map(h => s.figures[h.id]);
    return left.length > 0 && left.every(f => f && exits.includes(f.at as Hex));
  }
  if (isFacts(goal.reach)) {
    const hexes =
      typeof goal.reach.plate === 'string' ? platesOf(s, goal.reach.plate) : marked(s, String(goal.reach.of));
    const within = typeof goal.reach.within === 'number' ? goal.reach.within : 0;
    return heroesIn(s).some(h => isNear(s, s.figures[h.id]?.at as Hex | undefined, hexes, within));
  }
  if (isFacts(goal.arrive)) {
    const hexes = marked(s, String(goal.arrive.of));
    return objectivesOf(s, slug(String(goal.arrive.objective))).some(f =>
      isNear(s, f.at, hexes, Number(goal.arrive && isFacts(goal.arrive) ? goal.arrive.within : 1)),
    );
  }
  if (goal.destroy !== undefined) {
    const name = slug(String(goal.destroy));
    return killed(s, name) > 0 && objectivesOf(s, name).length === 0;
  }
  if (goal.either) return (goal.either as readonly Facts[]).some(each => met(s, each));
  if (goal.killAllExcept)
    return allRevealed(s) && monsters(s).every(f => list(goal.killAllExcept).includes(f.type));
  return false;
};

export const goalMet = (s: S): boolean => scenarioOf(s.scenario).goal.every(goal => met(s, goal));

/** What loses beside the exhaustion of all. */
export const lossMet = (s: S): boolean =>
  (scenarioOf(s.scenario).lose ?? []).some(loss => {
    if (loss.objectiveDies) {
      const gone = list(loss.objectiveDies).reduce((sum, name) => sum + killed(s, slug(name)), 0);
      return gone >= (typeof loss.n === 'number' ? loss.n : 1);
    }
    if (loss.afterRound) return s.round > Number(loss.afterRound);
    if (loss.killed) return list(loss.killed).some(kind => killed(s, kind) > 0);
    if (loss.exhausted) {
      const out = s.order.some(id => s.heroes[id]?.out === true);
      return (
        out &&
        !(loss.unless && holdsTrigger(s, loss.unless)) &&
        !(loss.before && holdsTrigger(s, loss.before)) &&
        (!loss.from || holdsTrigger(s, loss.from))
      );
    }
    return loss.when !== undefined && holdsTrigger(s, loss.when);
  });
