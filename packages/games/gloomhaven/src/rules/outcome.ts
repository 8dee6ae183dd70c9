import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { GoalWords } from '../content/scenario-words.js';
import type { S, T } from '../state.js';
import { goalMet, lossMet, lostByDeath } from './goals.js';
import { heroesIn } from './look.js';
import { fallenDoors } from './objectives.js';
import { isDue } from './spawns.js';
import { holdsTrigger, sectionsDue } from './triggers.js';

/** GLM-END-08, GLM-G59: the first condition that is met decides and stays decided. */

const isOpen = (s: S): boolean => s.outcome === null && s.phase !== 'setup';

/** After every turn and round. */
export const latch = (t: T): void => {
  if (!isOpen(t.s)) return;
  if (heroesIn(t.s).length === 0) t.emit({ type: 'decided-outcome', outcome: 'lost' }, 'GLM-EXH-05');
  else if (goalMet(t.s)) t.emit({ type: 'decided-outcome', outcome: 'won' }, 'GLM-END-08');
  else if (lossMet(t.s)) t.emit({ type: 'decided-outcome', outcome: 'lost' }, 'GLM-END-08');
};

/** What deaths alone fulfil; where somebody stands is looked at when a turn ends. */
const BY_DEATHS: readonly (keyof GoalWords)[] = [
  'killAll',
  'kill',
  'killRevealed',
  'killKinds',
  'killAllExcept',
  'killCount',
  'destroy',
];

/** The end of this turn brings somebody or opens something. */
const isUnfinished = (s: S): boolean =>
  sectionsDue(s).length > 0 ||
  fallenDoors(s).length > 0 ||
  (scenarioOf(s.scenario).spawns ?? []).some((def, n) => isDue(s, def, n, 'turnEnd')) ||
  planOf(s.scenario).monsters.some(
    (m, n) => m.later !== undefined && s.flags[`later ${n}`] === undefined && holdsTrigger(s, m.later),
  );

/** In the middle of a turn, before somebody falls: whether all that was to be killed is dead already. */
export const latchBeforeFall = (t: T): void => {
  if (!isOpen(t.s)) return;
  const { goal } = scenarioOf(t.s.scenario);
  const isByDeaths = goal.every(each => BY_DEATHS.some(word => each[word] !== undefined));
  if (isByDeaths && goalMet(t.s) && !isUnfinished(t.s))
    t.emit({ type: 'decided-outcome', outcome: 'won' }, 'GLM-END-08');
};

/** In the middle of a turn, after a death: what comes later in it does not make good for whom the party needed. */
export const latchAfterFall = (t: T): void => {
  if (isOpen(t.s) && lostByDeath(t.s) && !goalMet(t.s))
    t.emit({ type: 'decided-outcome', outcome: 'lost' }, 'GLM-END-08');
};
