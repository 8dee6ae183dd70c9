import { distance, isSame, type Space } from '@potyczka/geometry/lattice';
import type { Proc, RuleId } from '@potyczka/kernel';
import type { AutomaAbilityCard } from '../legends/types.js';
import { freePointsIn, takesObject } from '../rules/abilities.js';
import { freeSpacesIn } from '../rules/move.js';
import { judgeThrow } from '../rules/zones.js';
import { levelAt } from '../state.js';
import type { AbilityId, Intersection, TokenId } from '../vocabulary.js';
import { inBest } from './cards.js';
import { cornersOf } from './compass.js';
import type { MatchAutoma } from './match.js';
import { firstFree, isFree } from './surroundings.js';

/** The rule by which an Automa's ability does what it does. */
export const RULE: RuleId = 'AUT-ABIL-06';

/** An Automa Ability card with its conditions and effects as they are played (AUT-ABIL-01). */
export interface AutomaAbility extends AutomaAbilityCard {
  readonly id: AbilityId;
  when(a: MatchAutoma): boolean;
  play(a: MatchAutoma, token: TokenId): Proc;
}

export const total = (a: MatchAutoma): number => a.me.shield + a.me.health;
export const isSeen = (a: MatchAutoma): boolean => a.enemies().some(e => a.sees(e.at));
/** G-42: nothing is thrown out of a closed zone. */
export const mayThrow = (a: MatchAutoma, at: Space): boolean => judgeThrow(a.s, a.at(), at) === undefined;
/** The first enemy by priority at a distance, at whom something can be thrown. */
export const enemyAt = (a: MatchAutoma, low: number, high: number) =>
  a.byPriority().find(e => {
    const d = distance(a.at(), e.at);
    return d >= low && d <= high && mayThrow(a, e.at);
  });
export const isMainInBest = (a: MatchAutoma): boolean => {
  const main = a.main();
  return main !== null && inBest(a.set, distance(a.at(), main)) && a.sees(main);
};

/** "Own corner": the first free intersection of the Automa's space on its level (PK2). */
export const ownCorner = (a: MatchAutoma): Intersection | undefined => {
  const level = levelAt(a.s, a.at());
  const free = freePointsIn(a.s, a.at(), 0, 0, false);
  return cornersOf(a.at())
    .map(c => free.find(p => isSame(p, c) && p.level === level))
    .find(p => p !== undefined);
};

/** AUT-PLACE-01, G-30: the first free space beside the Automa that takes an object. */
export const objectSpace = (a: MatchAutoma): Space | undefined =>
  firstFree(a.around(), a.at(), 'adjacent', at => takesObject(a.s, at));

/** Spaces round the Automa in ring order: distance 1, then 2, then 3, each clockwise from its bottom left (PK2). */
export const ringOrder = (a: MatchAutoma, high: number): Space[] => {
  const { x, y } = a.at();
  const rank = (s: Space): number => {
    const d = distance(a.at(), s);
    const [dx, dy] = [s.x - x, s.y - y];
    if (dx === -d && dy > -d) return d - dy;
    if (dy === -d && dx < d) return 2 * d + (dx + d);
    if (dx === d && dy < d) return 4 * d + (dy + d);
    return 6 * d + (d - dx);
  };
  return freeSpacesIn(a.s, a.at(), 1, high)
    .filter(s => isFree(a.around(), s))
    .sort((p, q) => distance(a.at(), p) - distance(a.at(), q) || rank(p) - rank(q));
};
