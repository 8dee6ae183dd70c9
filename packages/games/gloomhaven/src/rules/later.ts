import { isEmptyHex } from '@potyczka/geometry/hex';
import type { Proc } from '@potyczka/kernel';
import { planOf } from '../content/maps.js';
import { fieldOf } from '../ground.js';
import type { T } from '../state.js';
import { drawMissing, occupancy, place, spawn } from './rooms.js';
import { holdsTrigger } from './triggers.js';

/** Monsters of the map that are set up only when something has happened. */
export function* placeLater(t: T): Proc {
  for (const [n, m] of planOf(t.s.scenario).monsters.entries()) {
    if (m.later === undefined || t.s.flags[`later ${n}`] !== undefined) continue;
    const room = planOf(t.s.scenario).roomAt.get(m.at);
    if (room !== undefined && !t.s.land.rooms.includes(room)) continue;
    if (!holdsTrigger(t.s, m.later)) continue;
    t.emit({ type: 'flag', flag: `later ${n}`, n: t.s.round }, 'GLM-MON-59');
    const rank = m.by[t.s.characters - 2];
    if (rank === undefined) continue;
    if (isEmptyHex(fieldOf(t.s), m.at, { figures: occupancy(t.s).figures }))
      place(t, m.kind, rank, m.at, 'spawned', { plus: m.levelPlus });
    else yield* spawn(t, m.kind, rank, m.at, false);
  }
  if (t.s.phase === 'turns') drawMissing(t);
}
