import { rangeBetween, sees } from '@potyczka/legion/lab';
import { isTrooper, keywordsOf, type S, type UnitS, type Word } from './legion-unit.js';

/** Who may guard the defender of the pool that is being resolved, read off the ledger. */

const areInSight = (s: S, a: UnitS, b: UnitS): boolean =>
  sees(s as never, a.id, b.id).eligible.length > 0 || sees(s as never, b.id, a.id).eligible.length > 0;

/** LEG-KWU-GUARDIAN-01, -02, -06 and -08 */
export const guardsOf = (s: S): ReadonlyMap<string, Word> => {
  const found = new Map<string, Word>();
  const pool = s.attack?.pools[s.attack.at];
  const defender = s.units[pool?.to ?? ''];
  if (!s.attack || !pool || !defender) return found;
  for (const u of Object.values(s.units)) {
    const guardian = keywordsOf(s, u).get('guardian');
    if (u.id === defender.id || !guardian) continue;
    const isMeant = pool.kind === 'ranged' && u.seat === defender.seat && u.where === 'field';
    const isWard = defender.where === 'field' && isTrooper(s, defender);
    const isNear = isMeant && rangeBetween(s as never, u.id, defender.id) <= 1 && areInSight(s, u, defender);
    if (!isMeant || !isWard || keywordsOf(s, defender).has('guardian') || !isNear) found.set(u.id, 'mustNot');
    else {
      const isPlain = s.attack.hits > 0 && guardian.params.every(p => !p.who);
      found.set(u.id, isPlain && !s.attack.bomb ? 'must' : 'either');
    }
  }
  return found;
};
