import type { Proc } from '@potyczka/kernel';
import { scenarioOf } from '../content/index.js';
import { figures, heroesIn } from '../look.js';
import type { S, T } from '../state.js';
import type { FigureId } from '../vocabulary.js';
import { goalMet, lossMet } from './goals.js';
import { openLocks } from './locks.js';
import { spawnAt } from './spawns.js';

/** What a scenario's own page adds: goal, loss, locked doors, spawns. Looked at after every turn and round. */

/** GLM-END-08, GLM-G59: the first condition that is met decides and stays decided. */
export const latch = (t: T): void => {
  if (t.s.outcome !== null || t.s.phase === 'setup') return;
  if (heroesIn(t.s).length === 0) t.emit({ type: 'decided-outcome', outcome: 'lost' }, 'GLM-EXH-05');
  else if (goalMet(t.s)) t.emit({ type: 'decided-outcome', outcome: 'won' }, 'GLM-END-08');
  else if (lossMet(t.s)) t.emit({ type: 'decided-outcome', outcome: 'lost' }, 'GLM-END-08');
};

/** After a figure's turn: plates, locks, spawns that wait for something, the outcome. */
export function* afterTurn(t: T, _who: FigureId): Proc {
  openLocks(t);
  yield* spawnAt(t, 'turnEnd');
  latch(t);
}

export function* atRoundStart(t: T): Proc {
  yield* spawnAt(t, 'roundStart');
}

export function* atRoundEnd(t: T): Proc {
  openLocks(t);
  yield* spawnAt(t, 'roundEnd');
  latch(t);
}

export const enemiesLeft = (s: S): number => figures(s).filter(f => f.side === 'monsters').length;

export const nameOfScenario = (s: S): number => scenarioOf(s.scenario).id;
