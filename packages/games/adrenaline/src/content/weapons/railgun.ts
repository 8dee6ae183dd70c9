import { DIRECTIONS, ray } from '@potyczka/geometry/rooms';
import type { RuleId, Verdict } from '@potyczka/kernel';
import { hitSome } from '../../rules/effects.js';
import type { Weapon } from '../../rules/shot.js';
import { arenaOf, type S, squareOf } from '../../state.js';
import { no } from '../../text/say.js';
import type { SquareId, Target } from '../../vocabulary.js';

/** ADR-WPN-RAILGUN-05: all on one half-line from the own square, which belongs to it; walls do not matter. */
const inOneDirection =
  (rule: RuleId) =>
  (s: S, at: SquareId, set: readonly Target[]): Verdict => {
    const squares = set.map(x => squareOf(s, x) as SquareId);
    const inLine = DIRECTIONS.some(d => {
      const line = ray(arenaOf(s), at, d);
      return squares.every(q => line.includes(q));
    });
    return inLine ? undefined : no(rule, 'not-in-line');
  };

export const railgun: Weapon = {
  id: 'railgun',
  cost: ['yellow', 'yellow', 'blue'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-RAILGUN-01',
      pays: [],
      effect: hitSome({
        rule: 'ADR-WPN-RAILGUN-01',
        where: {},
        most: 1,
        damage: 3,
        together: inOneDirection('ADR-WPN-RAILGUN-05'),
      }),
    },
    {
      id: 'piercing',
      rule: 'ADR-WPN-RAILGUN-02',
      pays: [],
      effect: hitSome({
        rule: 'ADR-WPN-RAILGUN-02',
        where: {},
        most: 2,
        damage: 2,
        together: inOneDirection('ADR-WPN-RAILGUN-06'),
      }),
    },
  ],
};
