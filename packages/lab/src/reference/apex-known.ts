import { distance } from '@potyczka/geometry/lattice';
import type { S } from './apex-board.js';
import type { Difference } from './difference.js';

/** Where the game is known to differ from its ledger: each goes when it is mended. */
const KNOWN: readonly ((d: Difference, s: S) => boolean)[] = [
  // a Move that must end beside an ally is offered where it cannot, and may be left out (P3, LL-F-2)
  d => only(d.extra, 'feat:#LL-F-2') || (d.where.startsWith('APX-MOVE-29') && only(d.extra, 'pass')),
  // Interact and Use where neither can be done (APX-GEAR-06)
  d => only(d.extra, 'helmet'),
  // room in the backpack for gear (APX-LOOT-19)
  d => d.where.includes(' ask-token ') && d.extra.every(x => x.startsWith('room:')),
  // the Rift's Move ends where there is no room for the second portal (G-16)
  d => d.where.startsWith('APX-LEGEND-30 ask-move'),
  // a passage that leads onto itself, when the two lie side by side (APX-LEGEND-32)
  (_, s) => {
    const [one, other] = s.figures.flatMap(f =>
      f.kind === 'portal' && f.spot.on === 'space' ? [f.spot.at] : [],
    );
    return one !== undefined && other !== undefined && distance(one, other) === 1;
  },
  // the second portal on the space of a drop site (G-30)
  d => d.where.startsWith('APX-LEGEND-30 ask-portal-place') && d.missing.length === 0,
  // the only free corners are those of the old anchors (APX-LEGEND-47)
  d => d.missing[0] === 'ability:PF-A-2',
];

const only = (found: readonly string[], x: string): boolean => found.every(f => f === x);

export const isKnown = (d: Difference, s: S): boolean => KNOWN.some(is => is(d, s));
