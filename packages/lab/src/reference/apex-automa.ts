import { DIRECTIONS, neighbourIn, type Space, spacesOf } from '@potyczka/geometry/lattice';
import { type Dice, quickDice } from '@potyczka/kernel';
import { check } from '../check/apex-automa.js';
import { AutomaBoard, turnsTowards, xy } from './apex-automa-board.js';
import { type Name, one, type Position, randomPosition } from './apex-automa-cases.js';
import {
  AutomaAtWork,
  activate,
  type EffectOf,
  enter,
  everyFate,
  type Schemes,
  type Wishes,
} from './apex-automa-ways.js';
import type { Compare } from './difference.js';

/** Automas on random maps: everything that `potyczka check apex-automa` asks, answered from the ledger. */

type Enemy = 'E' | 'F';
const SYMBOLS = ['W/W', 'W/G', 'G/W', 'G/G', 'X/G', 'W/X', 'G/X'];

/** The spaces on which A may stand. */
const standable = (p: Position): readonly Space[] => {
  const b = new AutomaBoard(p);
  const trap = (s: Space): boolean =>
    p.things.some(t => t.kind === 'gas-trap' && t.at[0] === s.x && t.at[1] === s.y);
  return [...spacesOf(b.lattice)].filter(s => b.isFree(s) && !trap(s));
};

const rows = (p: Position, letter: (s: Space) => string): readonly string[] => {
  const b = new AutomaBoard(p);
  const out = p.map.levels.map(() => '');
  for (const s of spacesOf(b.lattice)) out[s.y] += letter(s);
  return out;
};

/** Whom A could meet: both, one or none. */
const enemiesOf = (p: Position): readonly Enemy[] => new AutomaBoard(p).enemies;

const wishes = (dice: Dice, p: Position): Wishes & { main: Enemy | null; secondary: Enemy | null } => {
  const all = enemiesOf(p);
  const main = all.length === 0 || dice.below(8) === 0 ? null : one(dice, all);
  const secondary = (main && all.find(e => e !== main)) ?? null;
  return { main, secondary, shot: main !== null && dice.below(4) === 0 };
};

const worked = (p: Position, from: Space, w: Wishes, shuffled: boolean, play: (a: AutomaAtWork) => object) =>
  everyFate(fate => {
    const b = new AutomaBoard(p);
    b.where.A = from;
    const a = new AutomaAtWork(b, fate, { ...w, shuffled });
    const more = play(a);
    return { events: a.events, at: b.where.A && xy(b.where.A), ...more, shot: a.shot };
  });

const moves = (dice: Dice, p: Position, from: Space) => {
  const w = wishes(dice, p);
  const [points, symbols] = [1 + dice.below(4), one(dice, SYMBOLS)];
  const outcomes = worked(p, from, w, false, a => ({ left: a.move(points, symbols) }));
  return { from: xy(from), ...given(w), points, symbols, outcomes };
};
const given = (w: { main: Enemy | null; secondary: Enemy | null; shot?: boolean }) => ({
  main: w.main,
  ...(w.secondary && { secondary: w.secondary }),
  ...(w.shot && { shot: true }),
});

const ends = (dice: Dice, p: Position, from: Space) => {
  const w = wishes(dice, p);
  const [points, symbols] = [1 + dice.below(2), one(dice, SYMBOLS)];
  const outcomes = worked(p, from, w, true, a => ({ left: a.move(points, symbols) }));
  const all = outcomes.map(o => JSON.stringify([...(o.at ?? []), o.shot]));
  return {
    from: xy(from),
    ...given(w),
    points,
    symbols,
    ends: [...new Set(all)].sort().map(x => JSON.parse(x)),
  };
};

const escapes = (dice: Dice, p: Position, from: Space) => {
  const w = { ...wishes(dice, p), shot: false };
  return { from: xy(from), ...given(w), outcomes: worked(p, from, w, false, a => ({ escaped: a.escape() })) };
};

const steps = (p: Position, from: Space) => {
  const b = new AutomaBoard(p);
  b.where.A = from;
  const out: Record<string, unknown> = { from: xy(from) };
  for (const d of DIRECTIONS) {
    const bars = b.bars(from, neighbourIn(from, d), true, false);
    if (!bars.includes('off-map')) out[d] = bars;
  }
  return out;
};

const shots = (dice: Dice, p: Position, from: Space) => {
  const b = new AutomaBoard(p);
  b.where.A = from;
  const target = one(dice, b.enemies);
  const charge = dice.below(6);
  const [weapon, threshold, attachments] = new AutomaAtWork(b, () => 0, { charge }).aim(
    Math.max(Math.abs(from.x - b.of(target).x), Math.abs(from.y - b.of(target).y)),
    target,
  );
  const band = b.band(from, target);
  const legal = band !== 'D' && !b.isBarred(from, b.of(target));
  return { from: xy(from), target, charge, band, legal, weapon, threshold, attachments };
};

const zips = (dice: Dice, p: Position, from: Space) => {
  const b = new AutomaBoard(p);
  b.where.A = from;
  const main = one(dice, b.enemies);
  const colour = one(dice, ['W', 'G']);
  const trip = b.trip(from, b.where[main], colour === 'W' ? 'white' : 'green', new Set());
  return { from: xy(from), colour, main, pair: trip?.pair ?? null, to: trip ? xy(trip.to) : null };
};

const repositions = (p: Position, from: Space) => {
  const b = new AutomaBoard(p);
  b.where.A = from;
  const { candidates, to } = b.reposition(from);
  return { from: xy(from), candidates, to: xy(to) };
};

const placements = (dice: Dice, p: Position) => {
  const b = new AutomaBoard(p);
  const around: Space = { x: dice.below(p.map.size[0]), y: dice.below(p.map.size[1]) };
  const relation = one(dice, ['adjacent', 'neighbouring'] as const);
  const [to] = b.beside(around, relation, 'none' as Name);
  return { around: xy(around), relation, to: to ? xy(to) : null };
};

const priorities = (p: Position) => {
  const b = new AutomaBoard(p);
  const may = isAsked(p);
  const of = (part: 'main' | 'by') =>
    rows(p, s => {
      if (!may(s)) return '#';
      const { main, by } = b.priority(s);
      return part === 'main' ? (main ?? '?') : by === 'only' ? 'o' : by;
    });
  return { main: of('main'), by: of('by') };
};
const isAsked = (p: Position): ((s: Space) => boolean) => {
  const all = new Set(standable(p).map(s => `${s.x},${s.y}`));
  return s => all.has(`${s.x},${s.y}`);
};

const bands = (p: Position, of: Enemy) => {
  const b = new AutomaBoard(p);
  const may = isAsked(p);
  return {
    of,
    rows: rows(p, s => (may(s) ? b.band(s, of) : '#')),
    optimal: rows(p, s => (may(s) ? (b.isOptimal(s, of) ? 'y' : 'n') : '#')),
  };
};

const EFFECTS: readonly ((dice: Dice) => EffectOf)[] = [
  dice => ({ move: [1 + dice.below(3), one(dice, SYMBOLS)] }),
  () => ({ reposition: true }),
  dice => ({ gain: 1 + dice.below(2) }),
  dice => ({ restore: [5 * dice.below(3), 5 * dice.below(3)] }),
  dice => ({ grenade: [2 + dice.below(2), 4 + dice.below(2)] }),
  dice => ({ pull: [1 + dice.below(2), 3 + dice.below(3)] }),
];
const effects = (dice: Dice, most = 2): readonly EffectOf[] =>
  Array.from({ length: 1 + dice.below(most) }, () => {
    if (dice.below(4) > 0) return one(dice, EFFECTS)(dice);
    const otherwise = dice.below(2) === 0 ? {} : { otherwise: [one(dice, EFFECTS)(dice)] };
    return { pay: 1 + dice.below(2), does: [one(dice, EFFECTS)(dice)], ...otherwise };
  });

/** The format calls what is paid for `then`. */
const written = (feat: unknown): unknown => JSON.parse(JSON.stringify(feat).replaceAll('"does":', '"then":'));

const activations = (dice: Dice, p: Position) => {
  const scheme = (): [number, number, string] => [dice.below(3), 1 + dice.below(3), one(dice, SYMBOLS)];
  const schemes: Schemes = { A: scheme(), B: scheme(), C: scheme(), D: scheme() };
  const boost = dice.below(2) === 0 ? {} : { boost: { ...(dice.below(2) && { pay: 1 }), threshold: -5 } };
  const feat =
    dice.below(4) === 0 ? undefined : { step: one(dice, [5, 8]), effects: effects(dice), ...boost };
  const start = { charge: dice.below(6), shield: 5 * dice.below(5), health: 5 + 5 * dice.below(8) };
  const eliminates = dice.below(2) === 0 ? [] : [one(dice, ['E', 'F'])];
  const outcomes = everyFate(fate => {
    const b = new AutomaBoard(p);
    const a = new AutomaAtWork(b, fate, { ...start, eliminates, ...(feat?.boost && { boost: feat.boost }) });
    activate(a, schemes, feat);
    const { charge, shield, health, shot, events } = a;
    return { events, at: b.where.A && xy(b.where.A), charge, shield, health, shot };
  });
  return {
    ...start,
    schemes,
    ...(feat && { feat: written(feat) }),
    ...(eliminates.length > 0 && { eliminates }),
    outcomes,
  };
};

/** What is written down of an outcome that came more often than can be counted. */
const counted = <X extends { outcomes?: readonly unknown[]; ends?: readonly unknown[] }>(
  all: readonly X[],
): readonly X[] => all.filter(x => (x.outcomes ?? x.ends)?.length !== 0);

/** Every question of the format on one position. */
const asked = (dice: Dice, p: Position): Record<string, unknown> => {
  const spaces = standable(p);
  const some = <X>(n: number, make: (from: Space) => X): X[] =>
    spaces.length === 0 ? [] : Array.from({ length: n }, () => make(one(dice, spaces)));
  const enemies = enemiesOf(p);
  const dangerous = spaces.filter(s => new AutomaBoard(p).isDanger(s));
  const b = new AutomaBoard(p);
  const isOff = p.legends.some(l => l.id === 'A' && l.at === null);
  const mayEnter = b.beacons.length > 0 && enemies.length > 0;
  return {
    ...p,
    automa: 'A',
    orients: some(2, from => ({
      from: xy(from),
      to: xy(spaces[0] as Space),
      rotation: turnsTowards(from, spaces[0] as Space),
    })),
    ...(enemies.length > 0 && { priorities: [priorities(p)], bands: enemies.map(e => bands(p, e)) }),
    danger: [{ rows: rows(p, s => (b.isDanger(s) ? 'z' : '.')) }],
    steps: some(4, from => steps(p, from)),
    moves: enemies.length > 0 ? counted(some(6, from => moves(dice, p, from))) : [],
    ends: enemies.length > 0 ? counted(some(1, from => ends(dice, p, from))) : [],
    escapes: enemies.length > 0 ? dangerous.slice(0, 4).map(from => escapes(dice, p, from)) : [],
    repositions: some(4, from => repositions(p, from)),
    zips: enemies.length > 0 ? some(6, from => zips(dice, p, from)) : [],
    shots: enemies.length > 0 ? some(3, from => shots(dice, p, from)) : [],
    placements: [placements(dice, p), placements(dice, p)],
    activations: counted([activations(dice, p), activations(dice, p)]),
    respawns: isOff ? [{ outcomes: respawned(p) }] : [],
    drops: mayEnter ? entered(p) : [],
  };
};

const respawned = (p: Position): unknown[] =>
  everyFate(fate => {
    const a = new AutomaAtWork(new AutomaBoard(p), fate, {});
    return a.respawn() ? (a.events[0] as unknown[]).slice(1) : null;
  });
/** Nothing is said of who finds no room at the drop. */
const entered = (p: Position): unknown[] => {
  const outcomes = everyFate(fate => enter(new AutomaBoard(p), fate));
  return outcomes.flat().includes(null) ? [] : [{ order: ['A', 'B'], outcomes }];
};

/** So many random positions, each with every question. */
export const compareAutomas: Compare = (most, seed) => {
  const differences: string[] = [];
  let outcomes = 0;
  for (let k = 0; k < most; k++) {
    const dice = quickDice(seed * 100_003 + k);
    const p = randomPosition(dice, 1000 + k);
    if (!p) continue;
    const vector = asked(dice, p);
    for (const list of Object.values(vector)) if (Array.isArray(list)) outcomes += list.length;
    const line = check(vector);
    if (line) differences.push(`seed ${seed} position ${k}: ${line}`);
  }
  return { outcomes, differences };
};
