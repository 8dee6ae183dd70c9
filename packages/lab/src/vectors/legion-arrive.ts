import type { State } from '@potyczka/legion';
import { Walk } from './legion-walk.js';

/** From where a unit may have come to where it is now: shifts in millimetres, and levels of its leader. */
const STARTS = [
  [-60, 0, 0],
  [60, 0, 0],
  [0, -60, 0],
  [0, 60, 0],
  [-60, -60, 0],
  [0, 0, 0],
  [0, -80, 120],
] as const;
type Start = readonly [number, number, number];

const shifted = (s: State, unit: string, [dx, dy, level]: Start, turn: number): State => {
  const u = s.units[unit]!;
  const minis = u.minis.map((m, n) => {
    if (level > 0 && n > 0) return m;
    return { ...m, x: m.x + dx * 100, y: m.y + dy * 100, z: m.z + level * 100, facing: m.facing + turn };
  });
  return { ...s, units: { ...s.units, [unit]: { ...u, minis } } };
};

type Minis = State['units'][string]['minis'];

/** Answers one question of a move so that the unit ends in these places; others are answered with as little as can be. */
export const answerFor = (w: Walk, minis: Minis): void => {
  const { ask } = w;
  const poses = minis.map(({ x, y, z, facing }) => ({ x, y, z, facing }));
  if (ask?.kind === 'place') w.give(poses[0]!);
  else if (ask?.kind === 'places' && ask.spec.of.every(id => minis.some(m => m.id === id)))
    w.give(ask.spec.of.map(id => poses[minis.findIndex(m => m.id === id)]!));
  else w.give(w.shown().includes('pass') ? 'pass' : w.legal(1)[0]!);
};

const isMoveAsked = (w: Walk): boolean => w.ask?.kind === 'place' || w.ask?.kind === 'places';
/** The compulsory move that ends an activation is another move. */
const isEndAsked = (w: Walk, name: string): boolean => name !== 'compulsory' && w.isAsked('ask-compulsory');

/** Is it where it is to be, and nothing of its move still to be asked? */
const hasArrived = (w: Walk, unit: string, goal: Minis, name: string): boolean =>
  (!isMoveAsked(w) || isEndAsked(w, name)) &&
  w.events.some(e => e.type === 'moved' && e.unit === unit) &&
  w.s.units[unit]!.minis.every((m, n) => m.x === goal[n]!.x && m.y === goal[n]!.y && m.z === goal[n]!.z);

/** Shifts so far back that a compulsory move, which has but a few lengths, ends where the unit stands. */
const startsOfWhole = (s: State, unit: string, begin: (w: Walk) => void): readonly Start[] => {
  const [here] = s.units[unit]!.minis;
  const w = new Walk(s);
  begin(w);
  if (!here || !w.isAsked('ask-compulsory')) return [];
  return w.legal().flatMap(end => {
    const isAhead = typeof end === 'object' && 'x' in end && end.facing === here.facing;
    return isAhead ? [[(here.x - end.x) / 100, (here.y - end.y) / 100, 0] as const] : [];
  });
};

/** A move that is really made: from some place near by to where the unit stands now. */
export const movedInto = (s: State, unit: string, name: string, begin: (w: Walk) => void): Walk => {
  const goal = s.units[unit]!.minis;
  const reasons: string[] = [];
  for (const start of name === 'compulsory' ? startsOfWhole(s, unit, begin) : STARTS) {
    const w = new Walk(shifted(s, unit, start, name === 'pivot' ? 500 : 0));
    try {
      begin(w);
      for (let n = 0; n < 12 && !hasArrived(w, unit, goal, name); n++) answerFor(w, goal);
      if (hasArrived(w, unit, goal, name)) return w;
      reasons.push('it ends elsewhere');
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(`its ${name} cannot be made: ${reasons.join(', ')}`);
};
