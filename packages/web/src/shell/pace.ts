import type { Told } from '@potyczka/table';
import type { Needs } from '../games/game-ui.js';
import type { Prefs } from '../prefs.js';

type Pace = Prefs['pace'];

export const PACES = ['slow', 'usual', 'fast'] as const satisfies readonly Pace[];

/** What the speed of telling does to each moment. */
const FACTORS: Readonly<Record<Pace, number>> = { slow: 2, usual: 1, fast: 0.5 };

const SECOND = 1000;
/** Nobody waits longer than this for one piece of news at the usual speed, in milliseconds: an end has a scene. */
const LONGEST = 2200;

/** One step slower or faster; nothing is slower than slow, nor faster than fast. */
export const paceAfter = (pace: Pace, step: -1 | 1): Pace =>
  PACES[Math.max(0, Math.min(PACES.length - 1, PACES.indexOf(pace) + step))] ?? 'usual';

/** How long what others did is looked at before the next, in milliseconds: as long as the weightiest of it deserves. */
export const pauseOf = (ui: Needs<'story'>, happening: readonly Told[], pace: Pace): number => {
  const most = happening.reduce((most, t) => Math.max(most, ui.story.pause(t.event)), 0);
  return Math.min(LONGEST, SECOND * most) * FACTORS[pace];
};
