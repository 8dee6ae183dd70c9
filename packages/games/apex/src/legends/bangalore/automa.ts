import { orient } from '../../automa/compass.js';
import { type AutomaAbility, enemyAt, isSeen, ownCorner, RULE } from '../../automa/conditions.js';
import { place, queue } from '../../rules/abilities.js';
import { FACINGS } from '../../vocabulary.js';

/** PK5: placement, cost, step and conditions are not from the rulebook; figures and timing are those of the normal cards. */
export const automaAbilities: readonly AutomaAbility[] = [
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
];
