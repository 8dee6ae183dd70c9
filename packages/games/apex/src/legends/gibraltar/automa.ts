import { distance } from '@potyczka/geometry/lattice';
import { type AutomaAbility, isSeen, mayThrow, ownCorner, RULE, total } from '../../automa/conditions.js';
import type { MatchAutoma } from '../../automa/match.js';
import { place, queue } from '../../rules/abilities.js';
import { alliesOf } from '../../state.js';
import { automa } from './automa-cards.js';
import { cards } from './cards.js';

const { figures: DOME } = automa.abilities['GB-A-1'];
const { figures: BOMBS } = automa.abilities['GB-A-2'];
const { lasts } = cards.abilities['GB-A-1'].figures;
const { delay } = cards.abilities['GB-A-2'].figures;

/** PK5: placement, cost, step and conditions are not from the rulebook; figures and timing are those of the normal cards. */
export const automaAbilities: readonly AutomaAbility[] = [
  {
    id: 'GB-A-1',
    ...automa.abilities['GB-A-1'],
    when: a => isSeen(a) && total(a) <= DOME.most && ownCorner(a) !== undefined,
    *play(a, token) {
      const at = ownCorner(a);
      if (!at) return;
      place(a.t, a.who, token, 'dome', { on: 'point', at }, RULE);
      queue(a.t, token, lasts);
      a.t.emit({ type: 'skips', who: a.who, step: 10 }, RULE);
    },
  },
  {
    id: 'GB-A-2',
    ...automa.abilities['GB-A-2'],
    when: a => bombTarget(a) !== undefined,
    *play(a, token) {
      const target = bombTarget(a);
      if (!target) return;
      place(a.t, a.who, token, 'bombardment', { on: 'space', at: target.at }, RULE);
      queue(a.t, token, delay);
    },
  },
];

const bombTarget = (a: MatchAutoma) => {
  const ally = alliesOf(a.s, a.who).find(l => l.at)?.at;
  return a.byPriority().find(e => {
    const d = distance(a.at(), e.at);
    return (
      d >= BOMBS.from && d <= BOMBS.to && (!ally || distance(e.at, ally) >= BOMBS.ally) && mayThrow(a, e.at)
    );
  });
};
