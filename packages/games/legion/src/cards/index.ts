import type { Source } from '@potyczka/kernel';
import { OBJECTIVE_ACTIONS } from '../battle/claim.js';
import { CONDITION_CARDS } from '../battle/conditions.js';
import type { Keyword, Me } from '../moments.js';
import type { S } from '../state.js';

/** Texts of upgrade, command and battle cards that are played: `upgrade:<id>`, `command:<id>`, `battle:<id>`. */
const ALL: readonly Keyword[] = [...OBJECTIVE_ACTIONS, ...CONDITION_CARDS];

export const CARD_TEXTS: ReadonlyMap<string, Keyword> = new Map(ALL.map(k => [k.id, k]));

/** The command and battle cards in play, each with its owner. */
export const cardSourcesOf = (s: S): readonly Source<Keyword, Me>[] => {
  const found: Source<Keyword, Me>[] = [];
  const add = (id: string, seat: Me['seat']): void => {
    const acts = CARD_TEXTS.get(id);
    if (acts) found.push({ acts, me: { id, seat, unit: null, x: 0, params: [{}], from: [-1] } });
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
