import { hitAll, hitSome } from '../../rules/effects.js';
import type { Weapon } from '../../rules/shot.js';
import { arenaOf, movesBetween, squareOf } from '../../state.js';
import { no } from '../../text/say.js';

export const shockwave: Weapon = {
  id: 'shockwave',
  cost: ['yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-SHOCKWAVE-01',
      pays: [],
      effect: hitSome({
        rule: 'ADR-WPN-SHOCKWAVE-01',
        where: { least: 1, most: 1 },
        most: 3,
        damage: 1,
        together: (s, _, set) =>
          new Set(set.map(x => squareOf(s, x))).size === set.length
            ? undefined
            : no('ADR-WPN-SHOCKWAVE-01', 'one-per-square'),
      }),
    },
    {
      id: 'tsunami',
      rule: 'ADR-WPN-SHOCKWAVE-02',
      pays: ['yellow'],
      effect: hitAll({
        rule: 'ADR-WPN-SHOCKWAVE-02',
        damage: 1,
        areas: (s, _, at) => [arenaOf(s).squares.filter(q => movesBetween(s, at, q) === 1)],
      }),
    },
  ],
};
