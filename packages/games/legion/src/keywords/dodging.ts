import type { Proc, RuleId } from '@potyczka/kernel';
import type { KeywordId } from '../content/keywords.js';
import type { AttackCtx, Keyword, Me } from '../moments.js';
import { gain } from '../rules/tokens.js';
import { suffer } from '../rules/wounds.js';
import type { S, T } from '../state.js';
import { worth } from '../values.js';

/** Keywords that answer a dodge token: the defender spent one in step 5 of this attack. */
const hasDodged = (s: S, c: AttackCtx, me: Me): boolean => me.unit === c.to && (s.attack?.dodged ?? 0) > 0;

type Surges = NonNullable<NonNullable<Keyword['sums']>['surgeBlocks']>;

/** Defence surges block if a dodge token was spent; `kind` limits the attack. */
const surgeToBlock = (only?: 'ranged'): Surges => ({
  in: 'give',
  change: (v, c, me) =>
    v || (c.dice === c.to && hasDodged(c.s, c, me) && (only === undefined || c.kind === only)),
});

const wants = (only?: 'ranged') => ({
  in: 'say' as const,
  change: (v: boolean, c: AttackCtx, me: Me) =>
    v || (me.unit === c.to && (only === undefined || c.kind === only)),
});

/** The attacker suffers for what the defender rolled; the attack goes on even if that defeats it. */
function* woundBack(t: T, c: AttackCtx, keyword: KeywordId, n: number, rule: RuleId): Proc {
  if (n <= 0 || !worth('mayWoundBack', true, { ...c, keyword })) return;
  t.emit({ type: 'backlash', unit: c.by, n, by: keyword }, rule);
  yield* suffer(t, c.by, n, rule, c.to);
}

const surgesWound = (keyword: KeywordId, rule: RuleId, only?: 'ranged') => ({
  rule,
  is: 'must' as const,
  when: (t: T, c: AttackCtx, me: Me) =>
    hasDodged(t.s, c, me) && (only === undefined || c.kind === only) && t.s.attack!.defence.surges > 0,
  *play(t: T, c: AttackCtx): Proc {
    yield* woundBack(t, c, keyword, t.s.attack!.defence.surges, rule);
  },
});

/** LEG-KWU-BLOCK-01, -02 */
export const block: Keyword = { id: 'block', sums: { surgeBlocks: surgeToBlock(), wantsDodge: wants() } };

/** LEG-KWU-DEFLECT-01 to -05 */
export const deflect: Keyword = {
  id: 'deflect',
  sums: { surgeBlocks: surgeToBlock('ranged'), wantsDodge: wants('ranged') },
  steps: { surgesCounted: surgesWound('deflect', 'LEG-KWU-DEFLECT-02', 'ranged') },
};

/** LEG-KWU-DJEMSO-01 to -04, LEG-GAP-109 */
export const djemSo: Keyword = {
  id: 'djem-so-mastery',
  sums: { surgeBlocks: surgeToBlock(), wantsDodge: wants() },
  steps: {
    modified: {
      rule: 'LEG-KWU-DJEMSO-02',
      is: 'must',
      when: (t, c, me) => hasDodged(t.s, c, me) && t.s.attack!.cancelled > 0,
      *play(t, c) {
        yield* woundBack(t, c, 'djem-so-mastery', 1, 'LEG-KWU-DJEMSO-02');
      },
    },
  },
};

/** LEG-KWU-SORESU-01, -02, -04, -05; what it does for Guardian is asked there (LEG-KWU-SORESU-03). */
export const soresu: Keyword = {
  id: 'soresu-mastery',
  sums: {
    surgeBlocks: {
      in: 'give',
      change: (v, c, me) =>
        v ||
        (c.dice === me.unit &&
          (hasDodged(c.s, c, me) || (c.dice !== c.to && (c.s.attack?.used[`soresu:${me.unit}`] ?? 0) > 0))),
    },
    wantsDodge: wants(),
    guardsWithDodge: { in: 'allow', change: (v, c, me) => v || c.unit === me.unit },
  },
  steps: {
    surgesCounted: surgesWound('soresu-mastery', 'LEG-KWU-SORESU-02'),
    guardRolled: {
      rule: 'LEG-KWU-SORESU-02',
      is: 'must',
      when: (t, c, me) =>
        c.guard === me.unit && c.surges > 0 && (t.s.attack?.used[`soresu:${me.unit}`] ?? 0) > 0,
      *play(t, c) {
        yield* woundBack(t, c, 'soresu-mastery', c.surges, 'LEG-KWU-SORESU-02');
      },
    },
  },
};

/** LEG-KWU-ATARU-01 to -06 */
export const ataru: Keyword = {
  id: 'ataru-mastery',
  sums: {
    wantsDodge: wants(),
    limits: {
      in: 'allow',
      change: (v, c, me) => (me.unit === c.unit ? { ...v, most: { ...v.most, attack: 2 } } : v),
    },
  },
  steps: {
    surgesCounted: surgesWound('ataru-mastery', 'LEG-KWU-ATARU-04'),
    defended: {
      rule: 'LEG-KWU-ATARU-03',
      is: 'must',
      when: (t, c, me) => me.unit === c.to && t.s.units[c.to]?.where === 'field',
      *play(t, c) {
        yield* gain(t, c.to, 'aim', 1, 'ataru-mastery', 'LEG-KWU-ATARU-03');
      },
    },
    attacked: {
      rule: 'LEG-KWU-ATARU-02',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, c) {
        yield* gain(t, c.unit, 'dodge', 1, 'ataru-mastery', 'LEG-KWU-ATARU-02');
      },
    },
  },
};

/** LEG-KWU-OUTMANEUVER-01 */
export const outmaneuver: Keyword = {
  id: 'outmaneuver',
  sums: { dodgesCrits: { in: 'allow', change: (v, c, me) => v || me.unit === c.to } },
};

/** LEG-KWU-NIMBLE-01, -02 */
export const nimble: Keyword = {
  id: 'nimble',
  steps: {
    defended: {
      rule: 'LEG-KWU-NIMBLE-01',
      is: 'must',
      when: (t, c, me) => hasDodged(t.s, c, me) && t.s.units[c.to]?.where === 'field',
      *play(t, c) {
        yield* gain(t, c.to, 'dodge', 1, 'nimble', 'LEG-KWU-NIMBLE-01');
      },
    },
  },
};

const everyWeapon = (s: S, me: Me): boolean => {
  const a = s.attack;
  return me.params.length === (a?.pools[a.at]?.weapons.length ?? 0);
};

/** LEG-KWW-HIGHVEL-01, -02 */
export const highVelocity: Keyword = {
  id: 'high-velocity',
  sums: { mayDodge: { in: 'forbid', change: (v, c, me) => v && !everyWeapon(c.s, me) } },
};

/** LEG-KWU-IMMDEFLECT-01 to -03, LEG-GAP-105: one weapon is enough against what needs no deflecting. */
export const immuneDeflect: Keyword = {
  id: 'immune-deflect',
  sums: {
    mayWoundBack: {
      in: 'forbid',
      change: (v, c, me) => {
        const one = c.keyword === 'ataru-mastery' || c.keyword === 'djem-so-mastery';
        return v && !(one || everyWeapon(c.s, me));
      },
    },
  },
};
