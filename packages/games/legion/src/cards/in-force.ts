import { memo, type Source } from '@potyczka/kernel';
import type { Keyword, Me } from '../moments.js';
import { once } from '../rules/memory.js';
import { registry } from '../rules/registry.js';
import type { S } from '../state.js';

/** A card in play, and whose it is. */
type Laid = readonly [card: string, seat: Me['seat']];

/** The command and battle cards in play, each with its owner; the same list while they stay. */
export const cardSourcesOf = memo(
  [s => s.cards, s => once(s, 'cards in force', () => cardsInForce(s).join(' '))],
  (s: S): readonly Source<Keyword, Me>[] => cardsInForce(s).flatMap(([id, seat]) => sourcesOf(id, seat)),
);

const sourcesOf = (id: string, seat: Me['seat']): Source<Keyword, Me>[] =>
  (registry().cards.get(id) ?? []).map(acts => ({
    acts,
    me: { id: acts.id, seat, unit: null, x: 0, params: [{}], from: [-1] },
  }));

const cardsInForce = (s: S): Laid[] => {
  const found: Laid[] = [];
  const add = (id: string, seat: Me['seat']): void => {
    found.push([id, seat]);
  };
  for (const seat of ['p1', 'p2'] as const) {
    const side = s.sides[seat];
    for (const card of [side?.played, ...(side?.lasting ?? [])])
      if (card) add(`command:${card.slice('#p1-'.length)}`, seat);
  }
  const { objective, deployment, condition } = s.battle;
  for (const id of [objective, deployment, condition]) if (id) add(`battle:${id}`, s.blue ?? 'p1');
  return found;
};
