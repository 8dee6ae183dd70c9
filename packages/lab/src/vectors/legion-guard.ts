import type { Answer } from '@potyczka/kernel';
import { compareSets } from './legion-reasons.js';
import { attackedWith } from './legion-rolled.js';
import { type Given, tableFor, type UnitGiven } from './legion-table.js';
import { Walk } from './legion-walk.js';

interface Guards {
  readonly [guard: string]: { readonly hits: number; readonly wounds: number; readonly surge: number };
}
interface Vector extends Given {
  readonly units: readonly UnitGiven[];
  readonly defender: string;
  readonly kind?: 'melee' | 'ranged';
  readonly pool: {
    readonly hits: number;
    readonly crits: number;
    readonly pierce?: number;
    readonly impact?: number;
    readonly ion?: number;
  };
  readonly dice: Readonly<Record<string, readonly string[]>>;
  readonly expected: {
    readonly guardians: readonly string[];
    readonly outcomes: readonly {
      readonly defender: number;
      readonly shields: number;
      readonly guards: Guards;
    }[];
  };
}

const ATTACKER = 'A';

const keywordsOf = ({ pool }: Vector) => ({
  ...(pool.pierce && { pierce: pool.pierce }),
  ...(pool.impact && { impact: pool.impact }),
  ...(pool.ion && { ion: pool.ion }),
});

/** The guardian that was chosen last rolls; with none, or afterwards, the defender. */
const roller =
  (v: Vector) =>
  (s: Walk['s'], last: string | undefined): string => {
    if (s.attack?.part !== 'modify') return v.defender;
    const chosen = last?.split(':')[0] ?? '';
    return v.dice[chosen] ? chosen : (v.expected.guardians[0] ?? v.defender);
  };

const outcomeOf = (w: Walk, v: Vector) => {
  const sum = (unit: string): number =>
    w.events.reduce((n, e) => (e.type === 'wounded' && e.unit === unit ? n + e.n : n), 0);
  const guards: Record<string, { hits: number; wounds: number; surge: number }> = {};
  for (const e of w.events) {
    if (e.type !== 'defence-rolled' || e.unit === v.defender) continue;
    const hits = Object.values(e.faces).reduce((a, b) => a + b, 0);
    const surge = w.events.reduce(
      (n, x) =>
        x.type === 'lost' && x.unit === e.unit && x.why === 'spent' && x.token === 'surge' ? n + x.n : n,
      0,
    );
    guards[e.unit] = { hits, wounds: sum(e.unit), surge };
  }
  return { defender: sum(v.defender), shields: w.s.units[v.defender]?.tokens.shield ?? 0, guards };
};

const sorted = (x: Vector['expected']['outcomes'][number]) => ({
  defender: x.defender,
  shields: x.shields,
  guards: Object.entries(x.guards)
    .map(([id, g]) => [id, g.hits, g.wounds, g.surge])
    .toSorted(),
});

export function* differences(v: Vector): Generator<string> {
  const { hits, crits } = v.pool;
  const table = tableFor(v);
  table.options = { ...table.options, inPart: true };
  const s = attackedWith(table, {
    by: ATTACKER,
    to: v.defender,
    ...(v.kind && { kind: v.kind }),
    part: 'modify',
    hits,
    crits,
    keywords: keywordsOf(v),
  });
  const guardians = new Set<string>();
  const answers = (w: Walk): readonly Answer[] => {
    for (const key of w.shown()) {
      const [unit, keyword] = key.split(':');
      if (keyword === 'guardian' && unit && w.why(key) === undefined) guardians.add(unit);
    }
    return w.legal();
  };
  const ends = new Walk(s, { who: roller(v), shows: v.dice }).ends(w => !w.s.attack, answers);
  yield* compareSets('guardians', [...guardians], v.expected.guardians);
  yield* compareSets(
    'outcomes',
    ends.map(w => sorted(outcomeOf(w, v))),
    v.expected.outcomes.map(sorted),
  );
}
