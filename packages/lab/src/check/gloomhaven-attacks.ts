import type { Field } from '@potyczka/geometry/hex';
import {
  aimAt,
  type Blow,
  courses,
  type Event,
  type Immunity,
  modeOf,
  type Running,
  runFor,
  type State,
  strikeNext,
  type Volley,
  volleyAt,
} from '@potyczka/gloomhaven/lab';
import type { Check } from '../vectors/check.js';
import {
  away,
  CENTRE,
  copyOf,
  emptyState,
  given,
  laneField,
  newFigure,
  type Policy,
  played,
  smallTable,
} from '../vectors/gloomhaven-table.js';

/** A pile of modifier cards by what they say. */
type Pile = Readonly<Record<string, number>>;

interface Target {
  readonly distance: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly shield?: number;
  readonly retaliate?: readonly (readonly [number, number])[];
  readonly conditions?: readonly string[];
  readonly immune?: readonly Immunity[];
  readonly bonus?: number;
  readonly advantage?: boolean;
  readonly disadvantage?: boolean;
  readonly away?: number;
  readonly towards?: number;
}

interface Vector {
  readonly id: number;
  readonly attacker: {
    readonly kind: 'character' | 'summon' | 'monster';
    readonly hp: number;
    readonly maxHp: number;
    readonly conditions?: readonly string[];
    readonly draw: Pile;
    readonly discard?: Pile;
  };
  readonly attack: {
    readonly value: number;
    readonly range?: number;
    readonly bonus?: number;
    readonly double?: boolean;
    readonly pierce?: number;
    readonly effects?: readonly string[];
    readonly advantage?: boolean;
    readonly disadvantage?: boolean;
  };
  readonly targets: readonly Target[];
  readonly extra?: readonly Target[];
  readonly cursePool?: number;
  readonly blessPool?: number;
  readonly expected: {
    readonly mode: readonly (string | null)[];
    readonly step1: readonly (number | null)[];
    readonly joint?: readonly (readonly [unknown, unknown, string, number])[];
    readonly damage: readonly (readonly (readonly [number | null, string, number])[])[];
    readonly killed: readonly (readonly [string, number])[];
  };
}

const SUMMON = 'skeleton.1';
const attackerOf = (v: Vector): string =>
  v.attacker.kind === 'character' ? 'brute' : v.attacker.kind === 'summon' ? SUMMON : 'bandit-guard.1';
const deckOf = (v: Vector): string => (v.attacker.kind === 'monster' ? 'monsters' : 'brute');
const targetOf = (v: Vector, i: number): string =>
  v.attacker.kind === 'monster' ? `skeleton.${i + 1}` : `bandit-guard.${i + 1}`;
const tokens = (conditions: readonly string[] | undefined): Record<string, 'this'> =>
  Object.fromEntries((conditions ?? []).map(c => [c, 'this'] as const));

/** Each target in a lane of its own, as long as it may be pushed or pulled. */
const fieldOf = (v: Vector): Field => {
  const open = new Set<number>([CENTRE]);
  for (const [i, each] of [...v.targets, ...(v.extra ?? [])].entries()) {
    const from = each.distance - (each.towards ?? 9);
    const to = each.distance + (each.away ?? 9);
    for (let n = Math.max(1, from); n <= Math.min(14, to); n++) open.add(away(i, n));
  }
  return laneField(open);
};

const stateOf = (v: Vector, field: Field): State => {
  const s = emptyState(field);
  const monster = v.attacker.kind === 'monster';
  const me = attackerOf(v);
  const common = {
    at: CENTRE,
    hp: v.attacker.hp,
    max: v.attacker.maxHp,
    conditions: tokens(v.attacker.conditions),
  };
  s.figures = {
    [me]: newFigure(me, {
      ...common,
      kind: v.attacker.kind === 'character' ? 'hero' : v.attacker.kind,
      side: monster ? 'monsters' : 'heroes',
      rank: monster ? 'normal' : null,
      owner: v.attacker.kind === 'summon' ? 'brute' : null,
    }),
  };
  for (const [i, each] of [...v.targets, ...(v.extra ?? [])].entries()) {
    const id = targetOf(v, i);
    s.figures[id] = newFigure(id, {
      at: away(i, each.distance),
      hp: each.hp,
      max: each.maxHp,
      conditions: tokens(each.conditions),
      kind: monster ? 'summon' : 'monster',
      side: monster ? 'heroes' : 'monsters',
      owner: monster ? 'brute' : null,
      rank: monster ? null : 'normal',
    });
    if (each.shield) s.lasting.push(given(s.counter++, id, { a: 'shield', n: 0 }, each.shield));
    for (const [n, range] of each.retaliate ?? [])
      s.lasting.push(given(s.counter++, id, { a: 'retaliate', n, range }, n));
    if (each.immune)
      s.lasting.push(given(s.counter++, id, { a: 'bonus', event: 'always', give: { immune: each.immune } }));
  }
  s.decks[deckOf(v)] = {
    draw: { ...v.attacker.draw },
    discard: { ...v.attacker.discard },
    aside: [],
    shuffle: false,
  };
  s.pools = { monsters: v.cursePool ?? 10, heroes: v.cursePool ?? 10, bless: v.blessPool ?? 10 };
  return s;
};

const numberIn = (effects: readonly string[] | undefined, word: string): number =>
  (effects ?? []).reduce((n, e) => (e.startsWith(`${word} `) ? n + Number(e.slice(word.length + 1)) : n), 0);

/** The attack as the interpreter would have made it out of a card. */
const blowOf = (v: Vector): Blow => {
  const { value, range = 0, bonus, double, pierce = 0, effects, advantage, disadvantage } = v.attack;
  const single = (each: Target, i: number) => ({
    if: [`targetKind:${targetOf(v, i)}` as const],
    give: {
      ...(each.bonus ? { add: { attack: each.bonus } } : {}),
      ...(each.advantage ? { advantage: true } : {}),
      ...(each.disadvantage ? { disadvantage: true } : {}),
    },
  });
  const gives = [
    ...(bonus ? [{ add: { attack: bonus } }] : []),
    ...(double ? [{ double: true }] : []),
    ...(advantage ? [{ advantage: true }] : []),
    ...(disadvantage ? [{ disadvantage: true }] : []),
    { when: [...v.targets, ...(v.extra ?? [])].map(single) },
  ];
  return {
    value,
    ranged: range > 0,
    range: Math.max(1, range, ...(v.extra ?? []).map(each => each.distance)),
    targets: v.targets.length,
    area: undefined,
    pierce,
    push: numberIn(effects, 'push'),
    pull: numberIn(effects, 'pull'),
    conditions: (effects ?? []).filter(e => !e.includes(' ')) as Blow['conditions'],
    gives,
    ability: { a: 'attack', n: value },
  };
};

/** GLM-DMG-01 is answered by suffering, a push by the farthest hex; added targets come in their order. */
const policy: Policy = (rule, keys) => {
  if (rule.startsWith('roll')) return '0';
  if (rule === 'GLM-DMG-01') return 'take';
  if (rule.startsWith('GLM-PUSH')) return keys.at(-1) as string;
  return keys.find(key => key !== 'pass') ?? (keys[0] as string);
};

/** What is told of one path: a row for each target, and sums for the attacker. */
interface AttackTold {
  readonly targets: (readonly [number, number, boolean, readonly string[]] | null)[];
  retaliated: number;
  elements: string[];
  shield: number;
  bless: number;
  curse: number;
  blessGained: number;
  conditions: string[];
}

interface Branch {
  readonly s: State;
  readonly volley: Volley;
  readonly told: AttackTold;
  readonly notes: string;
  chance: number;
}

const noteTarget = (v: Vector, s: State, events: readonly Event[], i: number) => {
  const id = targetOf(v, i);
  const hit = events.find(e => e.type === 'attacked' && e.on === id);
  if (hit?.type !== 'attacked') return null;
  const gained: string[] = [];
  for (const e of events) {
    if (e.type === 'gained' && e.who === id) gained.push(e.condition);
    if (e.type === 'moved' && e.who === id && (e.how === 'push' || e.how === 'pull'))
      gained.push(`${e.how} ${e.route.length - 1}`);
  }
  const f = s.figures[id];
  return [hit.told.damage, f?.hp ?? 0, f === undefined, gained.sort()] as const;
};

const noteAttacker = (v: Vector, told: AttackTold, events: readonly Event[]): AttackTold => {
  const me = attackerOf(v);
  const next = {
    ...told,
    targets: [...told.targets],
    elements: [...told.elements],
    conditions: [...told.conditions],
  };
  for (const e of events) {
    if (e.type === 'hurt' && e.who === me && e.how === 'retaliate') next.retaliated += e.n;
    if (e.type === 'infused' && !next.elements.includes(e.element)) next.elements.push(e.element);
    if (e.type === 'lasts' && e.who === me) next.shield += e.effect.value;
    if (e.type === 'drew' && e.card === 'bless') next.bless++;
    if (e.type === 'drew' && e.card === 'curse') next.curse++;
    if (e.type === 'gained' && e.who === me && e.condition === 'bless') next.blessGained++;
    else if (e.type === 'gained' && e.who === me && !next.conditions.includes(e.condition))
      next.conditions.push(e.condition);
    if (e.type === 'healed' && e.who === me)
      next.conditions = next.conditions.filter(c => !e.cured.some(x => x === c));
  }
  next.elements.sort();
  next.conditions.sort();
  return next;
};

/** One more target on every branch, with every course that its cards can take. */
const advance = (
  v: Vector,
  field: Field,
  blow: Blow,
  branches: readonly Branch[],
): { open: Branch[]; done: Branch[] } => {
  const merged = new Map<string, Branch>();
  const done: Branch[] = [];
  for (const branch of branches) {
    const { s } = branch;
    const probe = smallTable(copyOf(s, field), [], policy);
    const dry: Volley = structuredClone(branch.volley);
    const before = dry.done.length;
    const alive =
      s.figures[attackerOf(v)] !== undefined && played(strikeNext(probe.t, runOf(probe.s, v), blow, dry));
    if (!alive) {
      done.push(branch);
      continue;
    }
    const target = dry.done[before] as string;
    const attacked = probe.events.some(e => e.type === 'attacked');
    const aim = attacked ? aimAt(s, runOf(s, v), blow, target, branch.volley.single) : undefined;
    const deck = s.decks[deckOf(v)] as State['decks'][string];
    const ways = aim
      ? courses(deck, modeOf(aim.advantage, aim.disadvantage), aim.base)
      : [{ drawn: [], used: [], chance: 1 }];
    for (const way of ways) {
      const next = smallTable(
        copyOf(s, field),
        way.drawn.map(c => c.text),
        policy,
      );
      const volley: Volley = structuredClone(branch.volley);
      played(strikeNext(next.t, runOf(next.s, v), blow, volley));
      const told = noteAttacker(v, branch.told, next.events);
      const i = [...v.targets, ...(v.extra ?? [])].findIndex((_, n) => targetOf(v, n) === target);
      told.targets[i] = noteTarget(v, next.s, next.events, i);
      const key = JSON.stringify([
        told,
        volley,
        sorted(next.s.decks[deckOf(v)]),
        next.s.figures,
        next.s.pools,
      ]);
      const same = merged.get(key);
      if (same) same.chance += branch.chance * way.chance;
      else merged.set(key, { s: next.s, volley, told, notes: '', chance: branch.chance * way.chance });
    }
  }
  return { open: [...merged.values()], done };
};

const sorted = (deck: State['decks'][string] | undefined): unknown =>
  deck && [Object.entries(deck.draw).sort(), Object.entries(deck.discard).sort(), deck.shuffle];

const runOf = (s: State, v: Vector): Running => ({
  ...runFor(s, attackerOf(v)),
  by: v.attacker.kind === 'character' ? 'p1' : undefined,
});

const sizeOf = (pile: Pile): number => Object.values(pile).reduce((a, b) => a + b, 0);

/** A branch as a row of the joint table. */
const rowOf = (v: Vector, { s, told }: Branch): string => {
  const f = s.figures[attackerOf(v)];
  const deck = s.decks[deckOf(v)] as State['decks'][string];
  return JSON.stringify([
    told.targets,
    [
      f?.hp ?? 0,
      told.retaliated,
      told.conditions,
      told.shield,
      told.elements,
      deck.shuffle,
      told.bless,
      told.curse,
      told.blessGained,
      sizeOf(deck.draw),
      sizeOf(deck.discard),
    ],
  ]);
};

const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/** The first row that differs. */
const differs = (
  ours: ReadonlyMap<string, number>,
  theirs: ReadonlyMap<string, number>,
): string | undefined => {
  for (const [row, chance] of theirs)
    if (!close(ours.get(row) ?? 0, chance)) return `${row}: ours ${ours.get(row) ?? 0}, theirs ${chance}`;
  for (const [row, chance] of ours)
    if (!theirs.has(row) && !close(chance, 0)) return `${row}: only ours, ${chance}`;
  return undefined;
};

const cannotAttack = (v: Vector): boolean =>
  (v.attacker.conditions ?? []).some(c => c === 'stun' || c === 'disarm');

/** All that can come of the attack, played target by target by the game's own procedure. */
const compare = (v: Vector): string | undefined => {
  const field = fieldOf(v);
  const s = stateOf(v, field);
  const blow = blowOf(v);
  const all = [...v.targets, ...(v.extra ?? [])];
  const attackable = (each: Target): boolean =>
    !cannotAttack(v) && !(each.conditions ?? []).includes('invisible');
  for (const [i, each] of all.entries()) {
    const aim = attackable(each)
      ? aimAt(s, runOf(s, v), blow, targetOf(v, i), v.targets.length === 1)
      : undefined;
    const mode = aim ? modeOf(aim.advantage, aim.disadvantage) : null;
    if (mode !== v.expected.mode[i])
      return `mode of target ${i + 1}: ours ${mode}, theirs ${v.expected.mode[i]}`;
    if ((aim?.base ?? null) !== v.expected.step1[i])
      return `step 1 of target ${i + 1}: ours ${aim?.base}, theirs ${v.expected.step1[i]}`;
  }
  const printed = v.targets.flatMap((each, i) => (attackable(each) ? [targetOf(v, i)] : []));
  const told: AttackTold = {
    targets: all.map(() => null),
    retaliated: 0,
    elements: [],
    shield: 0,
    bless: 0,
    curse: 0,
    blessGained: 0,
    conditions: [...(v.attacker.conditions ?? [])].sort(),
  };
  const volley = { ...volleyAt(printed), single: v.targets.length === 1 };
  let open: Branch[] = [{ s, volley, told, notes: '', chance: 1 }];
  const done: Branch[] = [];
  while (open.length > 0) {
    const next = advance(v, field, blow, open);
    done.push(...next.done);
    open = next.open;
  }
  return compareTables(v, done);
};

const compareTables = (v: Vector, done: readonly Branch[]): string | undefined => {
  const { joint, damage } = v.expected;
  if (joint) {
    const ours = new Map<string, number>();
    for (const branch of done) ours.set(rowOf(v, branch), (ours.get(rowOf(v, branch)) ?? 0) + branch.chance);
    const theirs = new Map(joint.map(([t, a, , p]) => [JSON.stringify([t, a]), p] as const));
    const difference = differs(ours, theirs);
    if (difference) return `joint: ${difference}`;
  }
  for (const [i, rows] of damage.entries()) {
    const ours = new Map<string, number>();
    for (const { told, chance } of done) {
      const key = String(told.targets[i]?.[0] ?? null);
      ours.set(key, (ours.get(key) ?? 0) + chance);
    }
    const difference = differs(ours, new Map(rows.map(([n, , p]) => [String(n), p] as const)));
    if (difference) return `damage of target ${i + 1}: ${difference}`;
  }
  return undefined;
};

/** The exact odds of one attack, out of the procedure that plays it. */
export const check: Check = value => {
  const v = value as Vector;
  const difference = compare(v);
  return difference && `attack ${v.id}: ${difference}`;
};
