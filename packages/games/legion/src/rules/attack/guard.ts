import type { Proc } from '@potyczka/kernel';
import { askAmount } from '../../ask.js';
import type { AttackCtx } from '../../moments.js';
import { attackOf, type T, unitCardOf, unitOf } from '../../state.js';
import { msg } from '../../text/say.js';
import { DEFENCE_DICE, type UnitId } from '../../vocabulary.js';
import { happens, worth } from '../values.js';
import { suffer } from '../wounds.js';
import { countedDefence, pierceLeft, spendDefenceSurges, surgeBlocks } from './defence.js';

/** LEG-KWU-GUARDIAN-03, -04, -09, -10: a unit rolls for results that it has taken from another, and suffers what is left. */
export function* rollForOther(t: T, c: AttackCtx, unit: UnitId, dice: number): Proc {
  if (dice === 0) return;
  const { die } = unitCardOf(t.s, unitOf(t.s, unit));
  const faces = countedDefence(t.rollMany('LEG-KWU-GUARDIAN-03', DEFENCE_DICE[die], dice));
  t.emit({ type: 'defence-rolled', unit, faces, by: 'guardian' }, 'LEG-KWU-GUARDIAN-03');
  yield* happens(t, 'guardRolled', { ...c, s: t.s, guard: unit, surges: faces.surge });
  const converted = surgeBlocks(t.s, unit)
    ? faces.surge
    : faces.surge > 0
      ? yield* spendDefenceSurges(t, unit, faces.surge)
      : 0;
  const blocks = faces.block + converted;
  const may = worth('mayPierce', true, { ...c, dice: unit });
  const pierced = may ? yield* askPierce(t, c, unit, Math.min(pierceLeft(t.s), blocks)) : 0;
  if (pierced > 0) t.emit({ type: 'pierced', n: pierced, unit }, 'LEG-KWU-GUARDIAN-09');
  yield* suffer(t, unit, dice - blocks + pierced, 'LEG-KWU-GUARDIAN-04', c.by);
}

/** LEG-KWU-GUARDIAN-09: it may be used here, or kept for the blocks of the defender while results are left against it. */
function* askPierce(t: T, c: AttackCtx, guard: UnitId, most: number): Proc<number> {
  const { hits, crits } = attackOf(t.s);
  if (most === 0 || (hits + crits === 0 && !t.s.options.inPart)) return most;
  return yield* askAmount(t, unitOf(t.s, c.by).seat, {
    rule: 'LEG-KWU-GUARDIAN-09',
    ask: most => msg('ask-pierce-guardian', { unit: c.by, target: guard, most }),
    most,
    sensible: most,
  });
}
