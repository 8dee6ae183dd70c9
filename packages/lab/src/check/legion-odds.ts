import type { Answer, OddsQuestion } from '@potyczka/kernel';
import { odds } from '@potyczka/kernel/run';
import { game, type State } from '@potyczka/legion';
import { attackKey, coverOf, uselessDice } from '@potyczka/legion/lab';
import type { Check } from '../vectors/check.js';
import { battleOf, type Case } from '../vectors/legion-attack.js';

type S = Parameters<typeof attackKey>[0];

const BY = 'p1-1-attacker';
const TO = 'p2-1-defender';
const GUARD = 'p2-2-guardian';

/** The pool of the case, ready to be rolled. */
const withAttack = (c: Case): State => {
  const state = battleOf(c);
  const { kind = 'ranged', weapons } = c.attack;
  const armed = weapons.flatMap((w, n) => {
    const times = w.spray ?? 1;
    const halved = (k: number) => (w.disrupted ? Math.ceil(k / 2) : k * times);
    const dice = {
      red: halved(w.dice.red ?? 0),
      black: halved(w.dice.black ?? 0),
      white: halved(w.dice.white ?? 0),
    };
    return Array.from({ length: w.count ?? 1 }, () => ({
      unit: BY,
      mini: `${BY}.0`,
      weapon: `unit:${n}`,
      dice,
    }));
  });
  const none = () => ({ hit: 0, crit: 0, surge: 0, blank: 0 });
  return {
    ...state,
    attack: {
      by: BY,
      why: 'action',
      part: 'next',
      against: null,
      only: null,
      pools: [{ to: TO, kind, weapons: armed, resolved: false }],
      at: 0,
      dice: { red: none(), black: none(), white: none() },
      rolled: [],
      hits: 0,
      crits: 0,
      blanks: 0,
      scored: false,
      dodged: 0,
      cancelled: 0,
      cover: 0,
      pierce: 0,
      pierced: 0,
      defence: { blocks: 0, surges: 0, blanks: 0 },
      backlash: 0,
      wounds: 0,
      most: 0,
      met: [],
      used: {},
      bomb: null,
    },
  };
};

/** P1 to P14 of the format; where it says nothing the first answer is the policy's. */
const policyOf = (c: Case) => {
  const { aim = 0, aimUse = 'reroll', weapons } = c.attack;
  const sum = weapons.reduce((n, w) => n + Number(w.keywords?.lethal ?? 0) * (w.count ?? 1), 0);
  const kept = aimUse === 'marksman' ? aim : aimUse === 'lethal' ? Math.min(sum, aim) : 0;
  return (q: OddsQuestion, s: S): Answer | undefined => {
    const left = s.units[BY]?.tokens.aim ?? 0;
    if (q.ask.id === 'ask-reroll') {
      if (q.ask.args?.token === 'aim' && left <= kept) return [];
      return uselessDice(s)
        .slice(0, Number(q.ask.args?.most))
        .map(d => d.key);
    }
    if (q.ask.id === 'ask-marksman') return aimUse === 'lethal' && left <= kept ? 'keep' : undefined;
    if (q.ask.id !== 'ask-moment') return undefined;
    const makashi = q.rule === 'LEG-ATK-22';
    const { immunePierce, impervious } = c.defence.keywords ?? {};
    return makashi && !immunePierce && !impervious ? 'pass' : q.legal(8).find(a => a !== 'pass');
  };
};

/** What the file counts, out of the battle after the attack. */
const outcomeOf = (c: Case, s: S): Record<string, number> => {
  const [by, to, guard] = [s.units[BY], s.units[TO], s.units[GUARD]];
  const woundsIn = (u: typeof by) => u?.minis.reduce((sum, m) => sum + m.wounds, 0) ?? 0;
  const alive = to?.where === 'field';
  const wounds = s.attack?.wounds ?? 0;
  const most = c.defence.woundsLeft ?? Number.POSITIVE_INFINITY;
  return {
    wounds: Math.min(wounds, most),
    attackerWounds: woundsIn(by),
    suppression: alive ? to.tokens.suppression - (c.defence.suppression ?? 0) : 0,
    guardianWounds: woundsIn(guard),
    ion: to?.tokens.ion ?? 0,
    poison: to?.tokens.poison ?? 0,
    immobilize: to?.tokens.immobilize ?? 0,
    aimLeft: by?.tokens.aim ?? 0,
    observationLeft: to?.tokens.observation ?? 0,
    attackSurgeLeft: by?.tokens.surge ?? 0,
    dodgeLeft: to?.tokens.dodge ?? 0,
    shieldsLeft: to?.tokens.shield ?? 0,
    defenceSurgeLeft: to?.tokens.surge ?? 0,
  };
};

type Table = Map<string, number>;

const add = (table: Table, key: string, p: number): void => {
  table.set(key, (table.get(key) ?? 0) + p);
};

function* compare(
  what: string,
  ours: Table,
  theirs: readonly (readonly [string, number])[],
): Generator<string> {
  const left = new Set([...ours].filter(([, p]) => p > 1e-12).map(([key]) => key));
  for (const [key, p] of theirs) {
    left.delete(key);
    const mine = ours.get(key) ?? 0;
    if (Math.abs(mine - p) > 1e-9) yield `${what} ${key}: ours ${mine}, expected ${p}`;
  }
  for (const key of left) yield `${what} ${key}: ours ${ours.get(key)}, expected nothing`;
}

/** What a page is told of a case whose dice are about to be rolled. */
const shownOf = (c: Case) => {
  const state = withAttack(c);
  const now = { ...state, attack: { ...state.attack, part: 'roll' } } as unknown as S;
  const shown = game.chances?.(now, { type: 'attack-part', part: 'roll' });
  if (!shown) throw new Error('no chances of a pool that is about to be rolled');
  return { state: state as unknown as S, shown, isKnown: shown.ends?.(now) !== undefined };
};

/** The odds of a case, each outcome as JSON. */
const oddsOfCase = (c: Case): ReturnType<typeof odds> => {
  const { state, shown } = shownOf(c);
  return odds(game, state, new Map(), {
    legs: shown.legs,
    policy: policyOf(c),
    key: attackKey,
    value: now => JSON.stringify(outcomeOf(c, now)),
    who: 'p1',
    most: 2_000_000,
  });
};

/** Does the formula know this attack, or is it left to the procedure? */
export const isFormulaKnown = (c: Case): boolean => shownOf(c).isKnown;

/** The odds of a case as a page is told them, by the formula where there is one, or with every path played. */
export const shownOddsOf = (c: Case, how: 'formula' | 'played'): ReturnType<typeof odds> => {
  const { state, shown } = shownOf(c);
  const { ends, ...rest } = shown;
  const more = how === 'formula' && ends ? { ends } : {};
  return odds(game, state, new Map(), { ...rest, ...more, who: 'p1', most: 2_000_000 });
};

/** One truth: where the formula speaks it says what playing says. */
export function* ofFormula(c: Case): Generator<string> {
  if (!isFormulaKnown(c)) return;
  const [quick, played] = [shownOddsOf(c, 'formula'), shownOddsOf(c, 'played')];
  const rows = [...played.chances].map(([value, p]) => [String(value), p] as const);
  yield* compare('formula', new Map([...quick.chances].map(([value, p]) => [String(value), p])), rows);
  for (const [n, mean] of played.besides.entries())
    if (Math.abs(mean - (quick.besides[n] ?? -1)) > 1e-9)
      yield `formula, besides ${n}: ours ${quick.besides[n]}, played ${mean}`;
}

function* differences(c: Case): Generator<string> {
  const s = withAttack(c) as unknown as S;
  const kind = c.attack.kind ?? 'ranged';
  const cover = kind === 'ranged' ? coverOf(s, BY, TO) : 0;
  if (cover !== c.result.cover) yield `cover: ours ${cover}, expected ${c.result.cover}`;
  const found = oddsOfCase(c);
  const joint: Table = new Map();
  const marginals = new Map<string, Table>();
  for (const [value, p] of found.chances) {
    const outcome = JSON.parse(String(value)) as Record<string, number>;
    add(joint, `${outcome.wounds} ${outcome.attackerWounds} ${outcome.suppression}`, p);
    for (const [field, n] of Object.entries(outcome)) {
      const table = marginals.get(field) ?? new Map<string, number>();
      marginals.set(field, table);
      add(table, String(n), p);
    }
  }
  yield* compare(
    'joint',
    joint,
    c.result.joint.map(([w, a, k, , p]) => [`${w} ${a} ${k}`, p] as const),
  );
  for (const [field, rows] of Object.entries(c.result.marginals))
    yield* compare(
      field,
      marginals.get(field) ?? new Map(),
      rows.map(([n, , p]) => [String(n), p] as const),
    );
  yield* ofFormula(c);
}

/** Exact odds of one attack, out of the attack procedure itself. */
export const check: Check = vector => {
  const c = vector as Case;
  const lines = [...differences(c)];
  return lines.length === 0 ? undefined : `legion-odds ${c.id}: ${lines.slice(0, 4).join('; ')}`;
};
