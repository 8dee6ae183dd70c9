import { distance, distanceToPoint, isAdjacent, isSame, type Space } from '@potyczka/geometry/lattice';
import type { Proc, RuleId } from '@potyczka/kernel';
import { abilityById } from '../content/abilities/index.js';
import { availableTokens, cool, freePointsIn, place, queue } from '../rules/abilities.js';
import { restore } from '../rules/damage.js';
import { enter, freeSpacesIn } from '../rules/move.js';
import { judgeThrow } from '../rules/zones.js';
import { alliesOf, hasRaven, latticeOf, legendOf, levelAt, sees, teamOf } from '../state.js';
import { type AbilityId, FACINGS, type Intersection, type TokenId } from '../vocabulary.js';
import { inBest } from './cards.js';
import { cornersOf, orient } from './compass.js';
import type { MatchAutoma } from './match.js';
import type { NoAbility } from './reasons.js';
import { firstFree, isFree } from './surroundings.js';
import { moveAction } from './walk.js';

const RULE: RuleId = 'AUT-ABIL-06';

/** An Automa Ability card: cost, step, conditions and effects (AUT-ABIL-01). */
interface AutomaAbility {
  readonly id: AbilityId;
  readonly cost: number;
  readonly step: 4 | 9;
  when(a: MatchAutoma): boolean;
  play(a: MatchAutoma, token: TokenId): Proc;
}

const total = (a: MatchAutoma): number => a.me.shield + a.me.health;
const isSeen = (a: MatchAutoma): boolean => a.enemies().some(e => a.sees(e.at));
/** G-42: nothing is thrown out of a Dome. */
const mayThrow = (a: MatchAutoma, at: Space): boolean => judgeThrow(a.s, a.at(), at) === undefined;
/** The first enemy by priority at a distance, at whom something can be thrown. */
const enemyAt = (a: MatchAutoma, low: number, high: number) =>
  a.byPriority().find(e => {
    const d = distance(a.at(), e.at);
    return d >= low && d <= high && mayThrow(a, e.at);
  });
const isMainInBest = (a: MatchAutoma): boolean => {
  const main = a.main();
  return main !== null && inBest(a.set, distance(a.at(), main)) && a.sees(main);
};

/** "Own corner": the first free intersection of the Automa's space on its level (PK2). */
const ownCorner = (a: MatchAutoma): Intersection | undefined => {
  const level = levelAt(a.s, a.at());
  const free = freePointsIn(a.s, a.at(), 0, 0, false);
  return cornersOf(a.at())
    .map(c => free.find(p => isSame(p, c) && p.level === level))
    .find(p => p !== undefined);
};

/** Spaces round the Automa in ring order: distance 1, then 2, then 3, each clockwise from its bottom left (PK2). */
const ringOrder = (a: MatchAutoma, high: number): Space[] => {
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

/** PK5: placement, cost, step and conditions are not from the rulebook; figures and timing are those of the normal cards. */
const AUTOMA_ABILITIES: readonly AutomaAbility[] = [
  {
    id: 'GB-A-1',
    cost: 2,
    step: 9,
    when: a => isSeen(a) && total(a) <= 30 && ownCorner(a) !== undefined,
    *play(a, token) {
      const at = ownCorner(a);
      if (!at) return;
      place(a.t, a.who, token, 'dome', { on: 'point', at }, RULE);
      queue(a.t, token, 3);
      a.t.emit({ type: 'skips', who: a.who, step: 10 }, RULE);
    },
  },
  {
    id: 'GB-A-2',
    cost: 3,
    step: 4,
    when: a => bombTarget(a) !== undefined,
    *play(a, token) {
      const target = bombTarget(a);
      if (!target) return;
      place(a.t, a.who, token, 'bombardment', { on: 'space', at: target.at }, RULE);
      queue(a.t, token, 2);
    },
  },
  {
    id: 'BL-A-1',
    cost: 1,
    step: 9,
    when: a => isSeen(a) && a.me.shield <= 10 && ownCorner(a) !== undefined,
    *play(a, token) {
      const at = ownCorner(a);
      if (!at) return;
      place(a.t, a.who, token, 'smoke', { on: 'point', at }, RULE);
      queue(a.t, token, 3);
    },
  },
  {
    id: 'BL-A-2',
    cost: 3,
    step: 9,
    when: a => enemyAt(a, 2, 5) !== undefined,
    *play(a, token) {
      const target = enemyAt(a, 2, 5);
      if (!target) return;
      const facing = FACINGS[orient(a.at(), target.at)] ?? 'N';
      place(a.t, a.who, token, 'thunder', { on: 'space', at: target.at }, RULE, facing);
      queue(a.t, token, 2, 1);
    },
  },
  {
    id: 'WR-A-1',
    cost: 1,
    step: 4,
    when: a => !isMainInBest(a),
    *play(a, token) {
      a.t.emit({ type: 'surged', who: a.who, mp: 1 }, RULE);
      cool(a.t, token);
    },
  },
  {
    id: 'WR-A-2',
    cost: 3,
    step: 9,
    when: a => isSeen(a) && firstFree(a.around(), a.at(), 'adjacent') !== undefined,
    *play(a, token) {
      const first = firstFree(a.around(), a.at(), 'adjacent');
      if (!first) return;
      place(a.t, a.who, token, 'portal', { on: 'space', at: first }, RULE);
      yield* moveAction(a, a.points(3), { before: 'G', after: 'G' });
      if (a.isOffMap()) return cool(a.t, token);
      const stands = a.s.figures.some(f => f.token === token);
      const second = firstFree(a.around(), a.at(), 'adjacent');
      if (!stands || !second) return a.t.s.cooling[token] === undefined ? cool(a.t, token) : undefined;
      place(a.t, a.who, token, 'portal', { on: 'space', at: second }, RULE);
      queue(a.t, token, 3);
    },
  },
  {
    id: 'BH-A-1',
    cost: 1,
    step: 4,
    when: a => ravenTargets(a).some(e => !hasRaven(a.s, e.id as typeof a.who, teamOf(a.s, a.who))),
    *play(a, token) {
      for (const e of ravenTargets(a))
        place(a.t, a.who, token, 'raven', { on: 'legend', legend: e.id as typeof a.who }, RULE);
      queue(a.t, token, 3);
    },
  },
  {
    id: 'BH-A-2',
    cost: 2,
    step: 4,
    when: a => {
      const main = a.main();
      const far = main ? distance(a.at(), main) : 0;
      return far >= 2 && far <= 7;
    },
    *play(a, token) {
      place(a.t, a.who, token, 'beast', { on: 'legend', legend: a.who }, RULE);
      queue(a.t, token, 3);
    },
  },
  {
    id: 'PF-A-1',
    cost: 1,
    step: 4,
    when: a => !isMainInBest(a) && hookSpace(a) !== undefined,
    *play(a, token) {
      const to = hookSpace(a);
      if (to) yield* enter(a.t, a.who, 'hook', [to], RULE);
      cool(a.t, token);
    },
  },
  {
    id: 'PF-A-2',
    cost: 2,
    step: 9,
    when: a => {
      const main = a.main();
      return (
        main !== null &&
        distance(a.at(), main) >= 5 &&
        ownCorner(a) !== undefined &&
        farAnchor(a) !== undefined
      );
    },
    *play(a, token) {
      const [near, far] = [ownCorner(a), farAnchor(a)];
      if (!near || !far) return;
      const old = a.s.figures.filter(f => f.kind === 'anchor').map(f => f.id);
      if (old.length > 0) a.t.emit({ type: 'taken', figures: old }, RULE);
      place(a.t, a.who, token, 'anchor', { on: 'point', at: near }, RULE);
      place(a.t, a.who, token, 'anchor', { on: 'point', at: far }, RULE);
      cool(a.t, token);
    },
  },
  {
    id: 'LL-A-1',
    cost: 1,
    step: 9,
    when: a =>
      (a.me.health <= 32 ||
        alliesOf(a.s, a.who).some(l => l.at && distance(l.at, a.at()) <= 2 && l.health <= 32)) &&
      firstFree(a.around(), a.at(), 'adjacent') !== undefined,
    *play(a, token) {
      const at = firstFree(a.around(), a.at(), 'adjacent');
      if (!at) return;
      place(a.t, a.who, token, 'drone', { on: 'space', at }, RULE);
      for (const l of a.s.legends)
        if (l.at && isAdjacent(latticeOf(a.s), l.at, at)) restore(a.t, l.id, { health: 8 }, 'APX-LEGEND-50');
      queue(a.t, token, 2);
    },
  },
  {
    id: 'LL-A-2',
    cost: 3,
    step: 9,
    when: a =>
      [a.me, ...alliesOf(a.s, a.who)].some(l => l.at && l.shield <= 10) &&
      firstFree(a.around(), a.at(), 'adjacent') !== undefined,
    *play(a, token) {
      const at = firstFree(a.around(), a.at(), 'adjacent');
      if (!at) return;
      place(a.t, a.who, token, 'drop-site', { on: 'space', at }, RULE);
      for (const { id } of [a.me, ...alliesOf(a.s, a.who)])
        if (legendOf(a.s, id).at) restore(a.t, id, { shield: 10 }, RULE);
      queue(a.t, token, 2);
    },
  },
];

const ravenTargets = (a: MatchAutoma) => a.enemies().filter(e => distance(a.at(), e.at) <= 3);

const bombTarget = (a: MatchAutoma) => {
  const ally = alliesOf(a.s, a.who).find(l => l.at)?.at;
  return a.byPriority().find(e => {
    const d = distance(a.at(), e.at);
    return d >= 3 && d <= 5 && (!ally || distance(e.at, ally) >= 3) && mayThrow(a, e.at);
  });
};

/** A free space from which the main enemy is in best range and sight: the highest, then the nearest to him, then ring order. */
const hookSpace = (a: MatchAutoma): Space | undefined => {
  const main = a.main();
  if (!main) return undefined;
  const good = ringOrder(a, 3).filter(
    s => a.sees(s) && inBest(a.set, distance(s, main)) && sees(a.s, s, main),
  );
  return good.toSorted(
    (p, q) => levelAt(a.s, q) - levelAt(a.s, p) || distance(p, main) - distance(q, main),
  )[0];
};

/** Lowest row first, in a row from the left (PK2). */
const farAnchor = (a: MatchAutoma): Intersection | undefined => {
  const main = a.main();
  if (!main) return undefined;
  return freePointsIn(a.s, a.at(), 3, 5, true).toSorted(
    (p, q) => distanceToPoint(main, p) - distanceToPoint(main, q) || q.y - p.y || p.x - q.x,
  )[0];
};

/** AUT-ABIL-03 to -06, AUT-GAP-24, -25: every ability of the step that qualifies, the tactical one first. */
export function* playAbilities(a: MatchAutoma, step: 4 | 9): Proc {
  const cards = AUTOMA_ABILITIES.filter(x => x.step === step && x.id.startsWith(a.who));
  if (cards.length === 0) return a.idle(step, 'no-effect');
  for (const card of cards) {
    if (a.isOver()) return;
    const token = availableTokens(a.s, abilityById(card.id))[0];
    const why = !token ? 'no-token' : obstacle(a, card);
    if (!token || why) {
      a.t.emit({ type: 'no-ability', who: a.who, ability: card.id, why: why ?? 'no-token' }, 'AUT-ABIL-03');
      continue;
    }
    a.pay(card.cost);
    a.t.emit({ type: 'initiated', who: a.who, ability: card.id, token, ap: 0 }, 'AUT-ABIL-05');
    yield* card.play(a, token);
  }
}

const obstacle = (a: MatchAutoma, card: AutomaAbility): NoAbility | undefined => {
  if (a.charge() < card.cost) return 'no-charge';
  return card.when(a) ? undefined : 'condition';
};
