import { distance, isAdjacent } from '@potyczka/geometry/lattice';
import { type AutomaAbility, objectSpace, RULE } from '../../automa/conditions.js';
import { place, queue } from '../../rules/abilities.js';
import { restore } from '../../rules/damage.js';
import { alliesOf, latticeOf, legendOf } from '../../state.js';
import { automa } from './automa-cards.js';
import { cards } from './cards.js';

const { figures: WOUNDED } = automa.abilities['LL-A-1'];
const { figures: SHAKEN } = automa.abilities['LL-A-2'];
const { figures: DRONE } = cards.abilities['LL-A-1'];
const { figures: PACKAGE } = cards.abilities['LL-A-2'];

/** PK5: placement, cost, step and conditions are not from the rulebook; figures and timing are those of the normal cards. */
export const automaAbilities: readonly AutomaAbility[] = [
  {
    id: 'LL-A-1',
    ...automa.abilities['LL-A-1'],
    when: a =>
      (a.me.health <= WOUNDED.most ||
        alliesOf(a.s, a.who).some(
          l => l.at && distance(l.at, a.at()) <= WOUNDED.ally && l.health <= WOUNDED.most,
        )) &&
      objectSpace(a) !== undefined,
    *play(a, token) {
      const at = objectSpace(a);
      if (!at) return;
      place(a.t, a.who, token, 'drone', { on: 'space', at }, RULE);
      for (const l of a.s.legends)
        if (l.at && isAdjacent(latticeOf(a.s), l.at, at))
          restore(a.t, l.id, { health: DRONE.health }, 'APX-LEGEND-50');
      queue(a.t, token, DRONE.delay);
    },
  },
  {
    id: 'LL-A-2',
    ...automa.abilities['LL-A-2'],
    when: a =>
      [a.me, ...alliesOf(a.s, a.who)].some(l => l.at && l.shield <= SHAKEN.most) &&
      objectSpace(a) !== undefined,
    *play(a, token) {
      const at = objectSpace(a);
      if (!at) return;
      place(a.t, a.who, token, 'drop-site', { on: 'space', at }, RULE);
      for (const { id } of [a.me, ...alliesOf(a.s, a.who)])
        if (legendOf(a.s, id).at) restore(a.t, id, { shield: SHAKEN.shield }, RULE);
      queue(a.t, token, PACKAGE.delay);
    },
  },
];
