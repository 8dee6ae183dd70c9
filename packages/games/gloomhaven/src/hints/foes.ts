import { stepsFrom } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import { fieldOf } from '../ground.js';
import { type Retaliates, retaliatesOf } from '../rules/effects.js';
import { enemiesOf, has } from '../rules/look.js';
import { statistics } from '../rules/statistics.js';
import type { F, S } from '../state.js';
import { painOf } from './worth.js';

/** An enemy as somebody sees it who has to choose where to stand and whom to strike. */
export interface Foe {
  readonly f: F;
  /** Steps from it to each hex. */
  readonly steps: Int16Array;
  /** How far it strikes in a turn, and how hard. */
  readonly reach: number;
  readonly attack: number;
  readonly isMelee: boolean;
  readonly retaliates: readonly Retaliates[];
  /** Steps to the nearest of its other enemies, and what a hit point more costs that one. */
  readonly nearest: number;
  readonly pain: number;
}

const SIGHT = 12;
/** A hit point of a summon. */
const SUMMONED = 0.4;

const look = (s: S, me: F, f: F): Foe => {
  const line = statistics(s, f);
  const isIdle = has(f, 'stun') || has(f, 'disarm') || f.kind === 'objective';
  const steps = stepsFrom(fieldOf(s), [f.at], SIGHT);
  let [nearest, pain] = [SIGHT, 0];
  for (const x of Object.values(s.figures)) {
    if (x.side !== me.side || x.id === me.id) continue;
    const away = sure(steps[x.at], 'one of steps');
    if (away < 0 || away >= nearest) continue;
    nearest = away;
    pain = x.kind === 'hero' ? painOf(x) : SUMMONED;
  }
  return {
    f,
    steps,
    reach: (has(f, 'immobilize') ? 0 : (line.move ?? 0)) + (line.range ?? 1),
    attack: isIdle ? 0 : line.attack,
    isMelee: (line.range ?? 1) <= 1,
    retaliates: retaliatesOf(s, f),
    nearest,
    pain,
  };
};

export const foesOf = (s: S, me: F): readonly Foe[] =>
  enemiesOf(s, me)
    .filter(f => !has(f, 'invisible'))
    .map(f => look(s, me, f));
