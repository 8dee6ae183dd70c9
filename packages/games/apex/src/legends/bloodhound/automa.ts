import { distance } from '@potyczka/geometry/lattice';
import { type AutomaAbility, RULE } from '../../automa/conditions.js';
import type { MatchAutoma } from '../../automa/match.js';
import { place, queue } from '../../rules/abilities.js';
import { bears, teamOf } from '../../state.js';
import { automa } from './automa-cards.js';
import { cards } from './cards.js';

const { within } = automa.abilities['BH-A-1'].figures;
const { low, high } = automa.abilities['BH-A-2'].figures;
const { figures: EYE } = cards.abilities['BH-A-1'];
const { figures: BEAST } = cards.abilities['BH-A-2'];

/** PK5: placement, cost, step and conditions are not from the rulebook; figures and timing are those of the normal cards. */
export const automaAbilities: readonly AutomaAbility[] = [
  {
    id: 'BH-A-1',
    ...automa.abilities['BH-A-1'],
    when: a => ravenTargets(a).some(e => !bears(a.s, e.id as typeof a.who, 'raven', teamOf(a.s, a.who))),
    *play(a, token) {
      for (const e of ravenTargets(a))
        place(a.t, a.who, token, 'raven', { on: 'legend', legend: e.id as typeof a.who }, RULE);
      queue(a.t, token, EYE.lasts);
    },
  },
  {
    id: 'BH-A-2',
    ...automa.abilities['BH-A-2'],
    when: a => {
      const main = a.main();
      const far = main ? distance(a.at(), main) : 0;
      return far >= low && far <= high;
    },
    *play(a, token) {
      place(a.t, a.who, token, 'beast', { on: 'legend', legend: a.who }, RULE);
      queue(a.t, token, BEAST.lasts);
    },
  },
];

const ravenTargets = (a: MatchAutoma) => a.enemies().filter(e => distance(a.at(), e.at) <= within);
