import { distance, distanceToPoint, type Space } from '@potyczka/geometry/lattice';
import { inBest } from '../../automa/cards.js';
import { type AutomaAbility, isMainInBest, ownCorner, RULE, ringOrder } from '../../automa/conditions.js';
import type { MatchAutoma } from '../../automa/match.js';
import { cool, freePointsIn, place } from '../../rules/abilities.js';
import { enter } from '../../rules/move.js';
import { levelAt, sees } from '../../state.js';
import type { Intersection } from '../../vocabulary.js';
import { automa } from './automa-cards.js';
import { cards } from './cards.js';

const { figures: HOOK } = automa.abilities['PF-A-1'];
const { far: FAR } = automa.abilities['PF-A-2'].figures;
const { figures: GUN } = cards.abilities['PF-A-2'];

/** PK5: placement, cost, step and conditions are not from the rulebook; figures and timing are those of the normal cards. */
export const automaAbilities: readonly AutomaAbility[] = [
  {
    id: 'PF-A-1',
    ...automa.abilities['PF-A-1'],
    when: a => !isMainInBest(a) && hookSpace(a) !== undefined,
    *play(a, token) {
      const to = hookSpace(a);
      if (to) yield* enter(a.t, a.who, 'ability', [to], RULE, 'PF-A-1');
      cool(a.t, token);
    },
  },
  {
    id: 'PF-A-2',
    ...automa.abilities['PF-A-2'],
    when: a => {
      const main = a.main();
      return (
        main !== null &&
        distance(a.at(), main) >= FAR &&
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
];

/** A free space from which the main enemy is in best range and sight: the highest, then the nearest to him, then ring order. */
const hookSpace = (a: MatchAutoma): Space | undefined => {
  const main = a.main();
  if (!main) return undefined;
  const good = ringOrder(a, HOOK.within).filter(
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
  return freePointsIn(a.s, a.at(), GUN.low, GUN.high, true).toSorted(
    (p, q) => distanceToPoint(main, p) - distanceToPoint(main, q) || q.y - p.y || p.x - q.x,
  )[0];
};
