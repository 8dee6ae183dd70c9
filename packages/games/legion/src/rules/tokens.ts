import type { Proc, RuleId } from '@potyczka/kernel';
import type { TokenKind } from '../content/cards.js';
import { isAtRange, seeEachOther } from '../ground.js';
import type { Purse } from '../moments.js';
import { isThere, onField, type S, type T, type UnitS, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId, UnitToken } from '../vocabulary.js';
import { gainTokens, layOnUpgrade, loseTokens } from './counted.js';
import { typeOf } from './sheet.js';
import { happens, worth } from './values.js';

/** A unit gains tokens that it may spend, one by one: some keywords give them to another, some answer. */
export function* gain(t: T, unit: UnitId, token: TokenKind, n: number, why: string, rule: RuleId): Proc {
  for (let i = 0; i < n; i++) {
    yield* happens(t, 'gainWould', { s: t.s, unit, token, cause: why });
    const to = t.s.units[unit]?.marks['gain:to']?.unit ?? unit;
    if (to !== unit) t.emit({ type: 'unmark', unit, mark: 'gain:to' }, rule);
    if (!isThere(t.s, to)) continue;
    gainTokens(t, { unit: to, token, n: 1, why }, rule);
    yield* happens(t, 'gained', { s: t.s, unit: to, token, cause: why });
  }
}

/** Tokens that nothing answers: ion, poison, shields, observation. */
export const gainPlain = (
  t: T,
  unit: UnitId,
  token: UnitToken,
  n: number,
  why: string,
  rule: RuleId,
): void => {
  if (n > 0 && isThere(t.s, unit)) gainTokens(t, { unit, token, n, why }, rule);
};

/** LEG-UTYPE-04: one token of another clone trooper unit in an attack. */
const CLONES = 'clone-sharing';

const sharedByClones = (s: S, unit: UnitS, token: TokenKind): Purse[] => {
  if (typeOf(s, unit) !== 'clone' || !s.attack || (s.attack.used[`${CLONES}:${unit.id}`] ?? 0) > 0) return [];
  return onField(s, unit.seat)
    .filter(
      o =>
        o.id !== unit.id &&
        typeOf(s, o) === 'clone' &&
        o.tokens[token] > 0 &&
        isAtRange(s, unit.id, o.id, 1) &&
        seeEachOther(s, unit.id, o.id),
    )
    .map(o => ({ kind: 'shared', unit: o.id, n: 1, counts: `${CLONES}:${unit.id}` }));
};

/** TOKEN-SPEND: where a unit can take a token from, its own first. */
const pursesOf = (s: S, unit: UnitId, token: TokenKind): readonly Purse[] => {
  if (s.attack?.bomb?.id === unit) return []; // LEG-KWW-DETONATE-05
  const u = unitOf(s, unit);
  const own: Purse[] = u.tokens[token] > 0 ? [{ kind: 'own', unit, n: u.tokens[token] }] : [];
  return worth('purses', [...own, ...sharedByClones(s, u, token)], { s, unit, token }).filter(p => p.n > 0);
};

/** Of purses that are counted together one alone can be opened. */
export const spendable = (s: S, unit: UnitId, token: TokenKind): number => {
  const counted = new Set<string>();
  return pursesOf(s, unit, token).reduce((sum, p) => {
    if (p.counts === undefined) return sum + p.n;
    if (counted.has(p.counts)) return sum;
    counted.add(p.counts);
    return sum + p.n;
  }, 0);
};

/** Would a unit spend no tokens but its own? */
export const hasOnlyOwn = (s: S, unit: UnitId, token: TokenKind): boolean =>
  pursesOf(s, unit, token).every(p => p.kind === 'own');

/** LEG-TOKEN-07: spends one token; asks whose only where purses differ. */
export function* spend(t: T, unit: UnitId, token: TokenKind, what: string, rule: RuleId): Proc {
  const purses = pursesOf(t.s, unit, token);
  const purse = purses.length > 1 ? yield* askPurse(t, unit, token, purses) : purses[0];
  if (!purse) return;
  if (purse.kind === 'card')
    layOnUpgrade(t, { unit: purse.unit, upgrade: purse.upgrade ?? 0, token, n: -1 }, rule);
  else loseTokens(t, { unit: purse.unit, token, n: 1, why: 'spent', for: what }, rule);
  if (purse.counts) t.emit({ type: 'used', unit, keyword: purse.counts, in: 'attack' }, 'LEG-UTYPE-04');
}

const askPurse = (t: T, unit: UnitId, token: TokenKind, purses: readonly Purse[]) =>
  t.choose<Purse>(unitOf(t.s, unit).seat, {
    rule: 'LEG-TOKEN-07',
    ask: msg('ask-purse', { token, unit }),
    from: purses,
    key: p => `${p.unit}:${p.kind}:${p.upgrade ?? ''}`,
    show: p => ({ label: msg('purse-label', { unit: p.unit, token, n: p.n }), at: [p.unit] }),
  });
