import type { Event, State } from '@potyczka/legion';
import type { AttackPart, Keywords } from '@potyczka/legion/view';
import { happened } from './legion-table.js';

/** A pool that is being resolved, from the given part on. */
export interface Rolled {
  readonly by: string;
  readonly to: string;
  readonly kind?: 'melee' | 'ranged';
  readonly part: AttackPart;
  readonly hits?: number;
  readonly crits?: number;
  readonly dice?: number;
  /** Of its one weapon. */
  readonly keywords?: Keywords;
  /** Which minis fought which units before the dice were rolled. */
  readonly met?: Extract<Event, { type: 'pool-chosen' }>['met'];
}

/** The battle in the middle of an attack: its pool has one weapon, made for it. */
export const attackedWith = (s: State, r: Rolled): State => {
  const by = s.units[r.by]!;
  const card = s.cards.units[by.card]!;
  const { kind = 'ranged' } = r;
  const weapon = {
    name: 'Pool',
    ...(kind === 'melee' && { melee: true as const }),
    range: [1, 'any'] as const,
    dice: { black: r.dice ?? 0 },
    keywords: r.keywords ?? {},
  };
  s.cards.units[card.id] = { ...card, weapons: [...card.weapons, weapon] };
  happened(s, { type: 'activated', unit: r.by, drawn: false });
  happened(s, { type: 'ready-to-act', unit: r.by, actions: 2, suppressed: false, panicked: false });
  happened(s, { type: 'action', unit: r.by, action: 'attack', cost: 1, free: null });
  happened(s, { type: 'attack', by: r.by, why: 'action', against: null, only: null });
  happened(s, { type: 'defender', by: r.by, to: r.to, kind });
  const ref = `unit:${card.weapons.length}`;
  const dice = { red: 0, black: r.dice ?? 0, white: 0 };
  happened(s, {
    type: 'armed',
    by: r.by,
    weapons: [{ unit: r.by, mini: by.minis[0]!.id, weapon: ref, dice }],
  });
  const to = s.units[r.to]!;
  const most = to.minis.length * s.cards.units[to.card]!.wounds;
  happened(s, { type: 'pool-chosen', at: 0, most, met: r.met ?? [] });
  if (r.part !== 'roll') {
    const { hits = 0, crits = 0 } = r;
    const faces = { hit: hits, crit: crits, surge: 0, blank: 0 };
    happened(s, { type: 'rolled', by: r.by, colour: 'black', faces });
    happened(s, { type: 'pool-rolled', hits, crits, blanks: 0 });
    if (hits + crits > 0) happened(s, { type: 'scored-hit' });
  }
  happened(s, { type: 'attack-part', part: r.part });
  s.now = 'attack';
  return s;
};
