import type { Proc } from '@potyczka/kernel';
import { leaderAtToken } from '../ground.js';
import type { Keyword } from '../moments.js';
import { goOff } from '../rules/attack/bomb.js';
import { typeOf } from '../rules/sheet.js';
import { leaderSeesPoint } from '../rules/token-place.js';
import { type S, type T, unitOf } from '../state.js';
import { DEFENCE_DICE, type UnitId } from '../vocabulary.js';
import { placeTokens } from './place-tokens.js';
import { MINE } from './weapons.js';

type Token = S['tokens'][number];

/** Mines near a unit that has moved; repulsors hover over them. */
const minesAt = (s: S, unit: UnitId): Token[] => {
  const u = s.units[unit];
  if (u?.where !== 'field' || typeOf(s, u) === 'repulsorVehicle') return [];
  return s.tokens.filter(
    t =>
      t.kind === 'condition' &&
      leaderAtToken(s, unit, t, 1) &&
      leaderSeesPoint(s, unitOf(s, unit), { x: t.x, y: t.y, z: t.z }),
  );
};

/** A red die: a block sets it off, a surge twice; then it is gone. */
function* tread(t: T, token: Token): Proc {
  const face = t.roll('LEG-CARD-04', DEFENCE_DICE.red);
  const times = face === 'surge' ? 2 : face === 'block' ? 1 : 0;
  const { id, x, y, z } = token;
  const seat = t.s.blue ?? 'p1';
  for (let n = 0; n < times; n++) yield* goOff(t, { id, seat, x, y, z, weapon: MINE }, 'LEG-CARD-04');
  if (times > 0) t.emit({ type: 'token-removed', token: id }, 'LEG-CARD-04');
}

/** Minefield: four tokens between the zones. */
export const minefield: Keyword = {
  id: 'battle:minefield',
  steps: {
    setupTokens: {
      rule: 'LEG-SETUP-13',
      is: 'must',
      when: () => true,
      *play(t) {
        yield* placeTokens(t, 4, { kind: 'condition', range: 2 });
      },
    },
    moved: {
      rule: 'LEG-CARD-04',
      is: 'must',
      when: (t, c) => t.s.attack === null && t.s.round > 0 && minesAt(t.s, c.unit).length > 0,
      *play(t, c) {
        for (const token of minesAt(t.s, c.unit))
          if (t.s.tokens.some(x => x.id === token.id)) yield* tread(t, token);
      },
    },
  },
};
