import { areaFrom } from '@potyczka/geometry/hex';
import { type Ability, type Event, perform, runFor, strikeNext, volleyAt } from '@potyczka/gloomhaven/lab';
import type { Check } from '../vectors/check.js';
import { judgeDefence } from '../vectors/gloomhaven-defence.js';
import {
  hazardsIn,
  letFly,
  type Placed,
  positionIn,
  sprungIn,
  wayOf,
} from '../vectors/gloomhaven-position.js';
import { everyEnd, type Moment } from '../vectors/gloomhaven-ways.js';
import { fieldsOf, hexIn, listOf } from '../vectors/hex-vectors.js';

/** What may be chosen in a position of Gloomhaven: the whole set of outcomes, and no other. */

type Fields = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;

const text = (x: unknown): string => JSON.stringify(x);

/** An outcome as a text: the order of keys and, but for traps, of lists means nothing. */
const asText = (row: Row): string =>
  text(
    Object.entries(row)
      .filter(([, x]) => !(Array.isArray(x) && x.length === 0) && x !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, x]) => [key, Array.isArray(x) && key !== 'traps' && key !== 'to' ? x.map(text).sort() : x]),
  );

/** What is offered and not in the book, and what is in the book and not offered. */
const differ = (ours: readonly Row[], theirs: readonly Row[]): string | undefined => {
  const [a, b] = [ours, theirs].map(rows => new Map(rows.map(row => [asText(row), row])));
  const missing = [...(b as Map<string, Row>)].filter(([key]) => !a?.has(key)).map(([, row]) => row);
  const extra = [...(a as Map<string, Row>)].filter(([key]) => !b?.has(key)).map(([, row]) => row);
  if (missing.length + extra.length === 0) return undefined;
  const some = (rows: readonly Row[]): string =>
    `${rows.length}${rows.length > 0 ? ` such as ${rows.slice(0, 2).map(text).join(' ')}` : ''}`;
  return `of ${theirs.length} not offered ${some(missing)}; offered beyond them ${some(extra)}`;
};

const rowsIn = (x: unknown): Row[] => listOf(x, 'expected', fieldsOf) as Row[];

/** Way, traps and hazards of one figure, as far as it has come. */
const wentBy = (p: Placed, at: Moment, who: string) => {
  const from = p.s.figures[who]?.at ?? 0;
  const way = wayOf(at.s, at.events, who, from);
  return { way, traps: sprungIn(at.s, at.events).map(p.name), hazards: hazardsIn(at.events, who) };
};

/** What a move has brought so far. Hexes are named once. */
const movedRow = (p: Placed, at: Moment): Row => {
  const { way, traps, hazards } = wentBy(p, at, p.me);
  const met = (hexes: Iterable<number>): unknown[] => {
    const all = new Set(hexes);
    return [...all].filter(hex => way.indexOf(hex, 1) > 0).map(p.name);
  };
  return {
    to: p.name(at.s.figures[p.me]?.at ?? way.at(-1) ?? 0),
    through: met(p.enemies.keys()),
    traps,
    hazards,
    money: met(p.s.money),
  };
};

const judgeMove = (p: Placed, question: Fields, expected: unknown): string | undefined => {
  const { move, how } = question as { move: number; how: string };
  if (how === 'fly') letFly(p.s, p.me);
  const ability: Ability = { a: 'move', n: move, ...(how === 'jump' ? { jump: true } : {}) };
  const row = (at: Moment): Row => movedRow(p, at);
  const ends = everyEnd(p.s, t => perform(t, runFor(t.s, p.me), ability), row);
  return differ(ends.map(row), rowsIn(expected));
};

const judgeForce = (p: Placed, question: Fields, expected: unknown): string | undefined => {
  const { kind, n } = question as { kind: 'push' | 'pull'; n: number };
  const target = p.enemies.get(hexIn(p.field, question.target, 'target'));
  if (target === undefined) return 'nobody stands on the target';
  if (question.flying === true) letFly(p.s, target);
  const row = (at: Moment): Row => {
    const { traps, hazards } = wentBy(p, at, target);
    return { to: p.name(at.s.figures[target]?.at ?? 0), traps, hazards };
  };
  const alone: Ability = { a: kind, n, on: { who: 'target' } };
  const byItself = everyEnd(
    p.s,
    t => {
      const run = runFor(t.s, p.me);
      run.notes.targets.push(target);
      return perform(t, run, alone);
    },
    row,
  );
  const withAttack = everyEnd(
    p.s,
    t => {
      const ability = { a: 'attack', n: 1, [kind]: n } as const;
      const blow = { value: 1, ranged: true, range: 99, targets: 1, area: undefined, pierce: 0 };
      const forces = { push: 0, pull: 0, [kind]: n, conditions: [], gives: [], ability };
      return strikeNext(t, runFor(t.s, p.me), { ...blow, ...forces }, volleyAt([target]));
    },
    row,
  );
  const theirs = rowsIn(expected);
  const second = differ(withAttack.map(row), theirs);
  return differ(byItself.map(row), theirs) ?? (second && `with an attack: ${second}`);
};

const attackedIn = (events: readonly Event[]): Map<string, Extract<Event, { type: 'attacked' }>> =>
  new Map(events.flatMap(e => (e.type === 'attacked' ? [[e.on, e] as const] : [])));

const hexesOf = (p: Placed, side: ReadonlyMap<number, string>, who: Iterable<string>): unknown[] => {
  const ids = new Set(who);
  return [...side].filter(([, id]) => ids.has(id)).map(([hex]) => p.name(hex));
};

const judgeArea = (p: Placed, question: Fields, expected: unknown): string | undefined => {
  const { range, affects } = question as { range: number; affects: string };
  const drawn = listOf(question.area, 'area', at => at as [number, number]);
  const self = range === 0;
  const red = self ? drawn.filter(([c, r]) => c !== 3 || r !== 3) : drawn;
  const first = (self ? [3, 3] : red[0]) as [number, number];
  const affecting: Ability = {
    a: 'condition',
    conditions: ['muddle'],
    on: { who: 'alliesAndEnemies', count: 'all', within: 'area' },
  };
  const ability: Ability = {
    a: 'attack',
    n: 1,
    area: { self, hexes: areaFrom(first, red) },
    ...(self ? {} : { range }),
    ...(affects === 'all' ? { after: [affecting] } : {}),
  };
  const ends = everyEnd(p.s, t => perform(t, runFor(t.s, p.me), ability));
  const rows = ends.flatMap(({ events }) => {
    const enemies = hexesOf(p, p.enemies, attackedIn(events).keys());
    if (enemies.length === 0) return [];
    if (affects !== 'all') return [{ enemies }];
    const muddled = events.flatMap(e => (e.type === 'gained' && e.condition === 'muddle' ? [e.who] : []));
    return [{ enemies, allies: hexesOf(p, p.allies, muddled) }];
  });
  return differ(rows, rowsIn(expected));
};

const judgeTargets = (p: Placed, question: Fields, expected: unknown): string | undefined => {
  const { targets, range } = question as { targets: number; range: number };
  const ability: Ability = { a: 'attack', n: 1, targets, ...(range > 0 ? { range } : {}) };
  const ends = everyEnd(p.s, t => perform(t, runFor(t.s, p.me), ability)).map(e => attackedIn(e.events));
  const { sets, disadvantage } = expected as { sets: unknown[]; disadvantage: unknown[] };
  const chosen = ends.filter(e => e.size > 0).map(e => ({ set: hexesOf(p, p.enemies, e.keys()) }));
  const hard = ends.flatMap(e => [...e.values()].filter(x => x.told.mode === 'disadvantage').map(x => x.on));
  const line = differ([{ hard: hexesOf(p, p.enemies, hard) }], [{ hard: disadvantage }]);
  return (
    differ(
      chosen,
      sets.map(set => ({ set })),
    ) ??
    (line && `Disadvantage: ${line}`)
  );
};

const PARTS: Readonly<Record<string, (p: Placed, q: Fields, expected: unknown) => string | undefined>> = {
  move: judgeMove,
  force: judgeForce,
  area: judgeArea,
  targets: judgeTargets,
};

/** All that may be chosen, found by answering the game's own questions in every way. */
export const check: Check = value => {
  const v = fieldsOf(value, 'the vector');
  const name = `choice ${v.id} (${v.part})`;
  const question = fieldsOf(v.question, 'question');
  const judge = PARTS[String(v.part)];
  if (v.part !== 'pierce' && judge === undefined) return `${name}: no such part`;
  const line =
    judge === undefined
      ? differ(judgeDefence(question), rowsIn(v.expected))
      : judge(positionIn(v), question, v.expected);
  return line && `${name}: ${line}`;
};
