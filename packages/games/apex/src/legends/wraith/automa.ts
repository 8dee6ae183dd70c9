import { type AutomaAbility, isMainInBest, isSeen, objectSpace, RULE } from '../../automa/conditions.js';
import { moveAction } from '../../automa/walk.js';
import { cool, place, queue } from '../../rules/abilities.js';
import { automa } from './automa-cards.js';
import { cards } from './cards.js';

const { more } = cards.abilities['WR-A-1'].figures;
const { lasts } = cards.abilities['WR-A-2'].figures;
const { mp } = automa.abilities['WR-A-2'].figures;

/** PK5: placement, cost, step and conditions are not from the rulebook; figures and timing are those of the normal cards. */
export const automaAbilities: readonly AutomaAbility[] = [
  {
    id: 'WR-A-1',
    ...automa.abilities['WR-A-1'],
    when: a => !isMainInBest(a),
    *play(a, token) {
      a.t.emit({ type: 'surged', who: a.who, mp: more }, RULE);
      cool(a.t, token);
    },
  },
  {
    id: 'WR-A-2',
    ...automa.abilities['WR-A-2'],
    when: a => isSeen(a) && objectSpace(a) !== undefined,
    *play(a, token) {
      const first = objectSpace(a);
      if (!first) return;
      place(a.t, a.who, token, 'portal', { on: 'space', at: first }, RULE);
      yield* moveAction(a, a.points(mp), { before: 'G', after: 'G' });
      if (a.isOffMap()) return cool(a.t, token);
      const stands = a.s.figures.some(f => f.token === token);
      const second = objectSpace(a);
      if (!stands || !second) return a.t.s.cooling[token] === undefined ? cool(a.t, token) : undefined;
      place(a.t, a.who, token, 'portal', { on: 'space', at: second }, RULE);
      queue(a.t, token, lasts);
    },
  },
];
