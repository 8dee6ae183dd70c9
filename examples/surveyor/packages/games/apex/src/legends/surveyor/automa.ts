import { type AutomaAbility, isSeen, ownCorner, RULE } from '../../automa/conditions.js';
import { cool, place, queue } from '../../rules/abilities.js';
import { restore } from '../../rules/damage.js';

export const automaAbilities: readonly AutomaAbility[] = [
  {
    // Automas go through no passage (AUT-MOVE-03): it digs in and rests.
    id: 'SV-A-1',
    cost: 1,
    step: 4,
    when: a => a.me.shield <= 10,
    *play(a, token) {
      restore(a.t, a.who, { shield: 5 }, RULE);
      cool(a.t, token);
    },
  },
  {
    id: 'SV-A-2',
    cost: 2,
    step: 9,
    when: a => isSeen(a) && ownCorner(a) !== undefined,
    *play(a, token) {
      const at = ownCorner(a);
      if (!at) return;
      place(a.t, a.who, token, 'haze', { on: 'point', at }, RULE);
      queue(a.t, token, 2);
    },
  },
];
