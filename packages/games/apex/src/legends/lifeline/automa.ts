import { distance, isAdjacent } from '@potyczka/geometry/lattice';
import { type AutomaAbility, objectSpace, RULE } from '../../automa/conditions.js';
import { place, queue } from '../../rules/abilities.js';
import { restore } from '../../rules/damage.js';
import { alliesOf, latticeOf, legendOf } from '../../state.js';

/** PK5: placement, cost, step and conditions are not from the rulebook; figures and timing are those of the normal cards. */
export const automaAbilities: readonly AutomaAbility[] = [
  {
    id: 'LL-A-1',
    cost: 1,
    step: 9,
    when: a =>
      (a.me.health <= 32 ||
        alliesOf(a.s, a.who).some(l => l.at && distance(l.at, a.at()) <= 2 && l.health <= 32)) &&
      objectSpace(a) !== undefined,
    *play(a, token) {
      const at = objectSpace(a);
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
      [a.me, ...alliesOf(a.s, a.who)].some(l => l.at && l.shield <= 10) && objectSpace(a) !== undefined,
    *play(a, token) {
      const at = objectSpace(a);
      if (!at) return;
      place(a.t, a.who, token, 'drop-site', { on: 'space', at }, RULE);
      for (const { id } of [a.me, ...alliesOf(a.s, a.who)])
        if (legendOf(a.s, id).at) restore(a.t, id, { shield: 10 }, RULE);
      queue(a.t, token, 2);
    },
  },
];
