import { orient } from '../../automa/compass.js';
import { type AutomaAbility, enemyAt, isSeen, ownCorner, RULE } from '../../automa/conditions.js';
import { place, queue } from '../../rules/abilities.js';
import { FACINGS } from '../../vocabulary.js';
import { automa } from './automa-cards.js';
import { cards } from './cards.js';

const { figures: SMOKE } = automa.abilities['BL-A-1'];
const { from, to } = automa.abilities['BL-A-2'].figures;
const { lasts } = cards.abilities['BL-A-1'].figures;
const { delay } = cards.abilities['BL-A-2'].figures;

/** PK5: placement, cost, step and conditions are not from the rulebook; figures and timing are those of the normal cards. */
export const automaAbilities: readonly AutomaAbility[] = [
  {
    id: 'BL-A-1',
    ...automa.abilities['BL-A-1'],
    when: a => isSeen(a) && a.me.shield <= SMOKE.most && ownCorner(a) !== undefined,
    *play(a, token) {
      const at = ownCorner(a);
      if (!at) return;
      place(a.t, a.who, token, 'smoke', { on: 'point', at }, RULE);
      queue(a.t, token, lasts);
    },
  },
  {
    id: 'BL-A-2',
    ...automa.abilities['BL-A-2'],
    when: a => enemyAt(a, from, to) !== undefined,
    *play(a, token) {
      const target = enemyAt(a, from, to);
      if (!target) return;
      const facing = FACINGS[orient(a.at(), target.at)] ?? 'N';
      place(a.t, a.who, token, 'thunder', { on: 'space', at: target.at }, RULE, facing);
      queue(a.t, token, delay, 1);
    },
  },
];
