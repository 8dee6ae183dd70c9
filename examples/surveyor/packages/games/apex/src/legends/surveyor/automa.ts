import { type AutomaAbility, isSeen, ownCorner, RULE } from '../../automa/conditions.js';
import { cool, place, queue } from '../../rules/abilities.js';
import { restore } from '../../rules/damage.js';
import { automa } from './automa-cards.js';
import { cards } from './cards.js';

const { figures: WEARY } = automa.abilities['SV-A-1'];

export const automaAbilities: readonly AutomaAbility[] = [
  {
    // Automas go through no passage (AUT-MOVE-03): it digs in and rests.
    id: 'SV-A-1',
    ...automa.abilities['SV-A-1'],
    when: a => a.me.shield <= WEARY.most,
    *play(a, token) {
      restore(a.t, a.who, { shield: WEARY.shield }, RULE);
      cool(a.t, token);
    },
  },
  {
    id: 'SV-A-2',
    ...automa.abilities['SV-A-2'],
    when: a => isSeen(a) && ownCorner(a) !== undefined,
    *play(a, token) {
      const at = ownCorner(a);
      if (!at) return;
      place(a.t, a.who, token, 'haze', { on: 'point', at }, RULE);
      queue(a.t, token, cards.abilities['SV-A-2'].figures.lasts);
    },
  },
];
