import { nth, type Proc, type RuleId } from '@potyczka/kernel';
import { isAtRange, seeEachOther } from '../../ground.js';
import type { CardAction, Keyword, Me } from '../../moments.js';
import { healBy, layOnUpgrade, loseTokens } from '../../rules/counted.js';
import { chooseUnit } from '../../rules/effects.js';
import { canRestore, restoreMini } from '../../rules/restore.js';
import { worthOfMini } from '../../rules/values.js';
import { inTheOpen, type S, type T, type UnitS, unitOf } from '../../state.js';
import { msg, no } from '../../text/say.js';
import type { UnitId } from '../../vocabulary.js';

/** What can be taken off a unit. */
type Harm = 'wound' | 'poison' | 'ion' | 'damage';

interface Kind {
  readonly id: 'treat' | 'repair';
  readonly rule: RuleId;
  readonly removing: RuleId;
  readonly full: RuleId;
  readonly harms: readonly Harm[];
  readonly isFor: (s: S, u: UnitS) => boolean;
}

const harmsOf = (u: UnitS, of: readonly Harm[]): Harm[] => {
  const has: Readonly<Record<Harm, boolean>> = {
    wound: u.minis.some(m => m.wounds > 0),
    poison: u.tokens.poison > 0,
    ion: u.tokens.ion > 0,
    damage: u.damage !== null,
  };
  return of.filter(h => has[h]);
};

/** LEG-KWU-UNCONCERNED-02 */
const mayBeMended = (s: S, u: UnitS): boolean => worthOfMini('mayBeRestored', true, s, u, 0);

const patients = (s: S, unit: UnitId, kind: Kind): UnitS[] =>
  inTheOpen(s, unitOf(s, unit).seat).filter(
    u =>
      kind.isFor(s, u) &&
      mayBeMended(s, u) &&
      (harmsOf(u, kind.harms).length > 0 || canRestore(s, u)) &&
      isAtRange(s, unit, u.id, 1) &&
      seeEachOther(s, unit, u.id),
  );

const remove = (t: T, u: UnitS, harm: Harm, kind: Kind): void => {
  const hurt = u.minis.toSorted((a, b) => b.wounds - a.wounds)[0];
  if (harm === 'wound' && hurt) healBy(t, { unit: u.id, mini: hurt.id, n: 1 }, kind.removing);
  else if (harm === 'damage') t.emit({ type: 'repaired', unit: u.id }, kind.removing);
  else if (harm !== 'wound')
    loseTokens(t, { unit: u.id, token: harm, n: 1, why: 'removed', for: kind.id }, kind.removing);
};

type MendingChoice = Harm | 'restore' | 'enough';

/** LEG-KWX-TREAT-02, LEG-KWX-REPAIR-02: up to X tokens in all, or up to X minis. */
function* mend(t: T, unit: UnitId, kind: Kind, most: number): Proc {
  const { seat } = unitOf(t.s, unit);
  let restores: boolean | undefined;
  for (let n = 0; n < most; n++) {
    const u = unitOf(t.s, unit);
    const from: MendingChoice[] = [
      ...(restores === true ? [] : harmsOf(u, kind.harms)),
      ...(restores !== false && canRestore(t.s, u) ? (['restore'] as const) : []),
      ...(n > 0 ? (['enough'] as const) : []),
    ];
    if (from.length === 0 || from[0] === 'enough') return;
    const choice =
      from.length === 1
        ? nth(from, 0)
        : yield* t.choose<MendingChoice>(seat, {
            rule: kind.removing,
            ask: msg('ask-remove', { unit }),
            from,
            key: x => x,
            show: x =>
              x === 'enough'
                ? { label: msg('no-more-label'), declines: true }
                : { label: msg(x === 'restore' ? 'restore-label' : `remove-${x}-label`), at: [unit] },
          });
    if (choice === 'enough') return;
    restores = choice === 'restore';
    if (choice === 'restore') yield* restoreMini(t, unit);
    else remove(t, u, choice, kind);
  }
}

/** One for each card (LEG-KWX-TREAT-05, LEG-KWX-REPAIR-04). */
const tending = (s0: S, unit: UnitId, me: Me, n: number, kind: Kind): CardAction => {
  const { x = 1, y = 1, free } = nth(me.params, n);
  const upgrade = nth(me.from, n);
  const isPrinted = unitOf(s0, unit).upgrades[upgrade] === undefined; // on the card of the unit itself
  const mark = `mended:${kind.id}`;
  const used = (s: S): number => {
    const u = unitOf(s, unit);
    return (isPrinted ? u.marks[mark]?.n : u.upgrades[upgrade]?.tokens.wound) ?? 0;
  };
  return {
    id: `card:${kind.id}${n > 0 ? n + 1 : ''}`,
    rule: kind.rule,
    cost: free ? 0 : 1,
    judge: s =>
      used(s) >= y
        ? no(kind.full, 'card-used-up')
        : patients(s, unit, kind).length > 0
          ? undefined
          : no(kind.rule, 'nobody-near'),
    *play(t) {
      const ask = msg('ask-whom', { unit, left: 1, deed: 'mend' });
      const to = yield* chooseUnit(t, me.seat, patients(t.s, unit, kind), kind.rule, ask);
      if (!to) return;
      const as = { until: 'game', n: used(t.s) + 1, unit: null } as const;
      if (isPrinted) t.emit({ type: 'mark', unit, mark, as }, kind.rule);
      else layOnUpgrade(t, { unit, upgrade, token: 'wound', n: 1 }, kind.rule);
      yield* mend(t, to.id, kind, x);
    },
  };
};

export const mending = (kind: Kind): Keyword => ({
  id: kind.id,
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) =>
        me.unit === c.unit ? [...v, ...me.params.map((_, n) => tending(c.s, c.unit, me, n, kind))] : v,
    },
  },
});
