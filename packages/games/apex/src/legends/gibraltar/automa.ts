import { distance } from '@potyczka/geometry/lattice';
import { type AutomaAbility, isSeen, mayThrow, ownCorner, RULE, total } from '../../automa/conditions.js';
import type { MatchAutoma } from '../../automa/match.js';
import { place, queue } from '../../rules/abilities.js';
import { alliesOf } from '../../state.js';

/** PK5: placement, cost, step and conditions are not from the rulebook; figures and timing are those of the normal cards. */
export const automaAbilities: readonly AutomaAbility[] = [
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
];

const bombTarget = (a: MatchAutoma) => {
  const ally = alliesOf(a.s, a.who).find(l => l.at)?.at;
  return a.byPriority().find(e => {
    const d = distance(a.at(), e.at);
    return d >= 3 && d <= 5 && (!ally || distance(e.at, ally) >= 3) && mayThrow(a, e.at);
  });
};
