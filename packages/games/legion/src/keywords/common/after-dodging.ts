import type { Proc, RuleId } from '@potyczka/kernel';
import type { KeywordId } from '../../content/keywords.js';
import type { AttackCtx, Keyword, Me } from '../../moments.js';
import { worth } from '../../rules/values.js';
import { suffer } from '../../rules/wounds.js';
import { attackOf, type S, type T } from '../../state.js';

/** Keywords that answer a dodge token: the defender spent one in step 5 of this attack. */
export const hasDodged = (s: S, c: AttackCtx, me: Me): boolean =>
  me.unit === c.to && (s.attack?.dodged ?? 0) > 0;

type Surges = NonNullable<NonNullable<Keyword['sums']>['surgeBlocks']>;

/** Defence surges block if a dodge token was spent; `kind` limits the attack. */
export const surgeToBlock = (only?: 'ranged'): Surges => ({
  in: 'give',
  change: (v, c, me) =>
    v || (c.dice === c.to && hasDodged(c.s, c, me) && (only === undefined || c.kind === only)),
});

export const wants = (only?: 'ranged') => ({
  in: 'say' as const,
  change: (v: boolean, c: AttackCtx, me: Me) =>
    v || (me.unit === c.to && (only === undefined || c.kind === only)),
});

/** The attacker suffers for what the defender rolled; the attack goes on even if that defeats it. */
export function* woundBack(t: T, c: AttackCtx, keyword: KeywordId, n: number, rule: RuleId): Proc {
  if (n <= 0 || !worth('mayWoundBack', true, { ...c, keyword })) return;
  t.emit({ type: 'backlash', unit: c.by, n, by: keyword }, rule);
  yield* suffer(t, c.by, n, rule, c.to);
}

export const surgesWound = (keyword: KeywordId, rule: RuleId, only?: 'ranged') => ({
  rule,
  is: 'must' as const,
  when: (t: T, c: AttackCtx, me: Me) =>
    hasDodged(t.s, c, me) && (only === undefined || c.kind === only) && attackOf(t.s).defence.surges > 0,
  *play(t: T, c: AttackCtx): Proc {
    yield* woundBack(t, c, keyword, attackOf(t.s).defence.surges, rule);
  },
});

export const everyWeapon = (s: S, me: Me): boolean => {
  const a = s.attack;
  return me.params.length === (a?.pools[a.at]?.weapons.length ?? 0);
};
