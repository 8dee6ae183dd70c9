import type { Proc } from '@potyczka/kernel';
import { monsterOf } from '../content/index.js';
import type { T } from '../state.js';
import type { FigureId } from '../vocabulary.js';
import { placeLater } from './later.js';
import { openLocks } from './locks.js';
import { figures, isAlive } from './look.js';
import { fallenDoors, placeObjectives } from './objectives.js';
import { latch } from './outcome.js';
import { perform } from './perform.js';
import { openDoor } from './rooms.js';
import { runFor } from './running.js';
import { rulesAtRoundEnd, rulesAtRoundStart, rulesAtTurnEnd } from './scenario-rules.js';
import { spawnAt } from './spawns.js';
import { sectionsDue } from './triggers.js';

/** What a scenario's own page adds: locked doors, spawns. Looked at after every turn and round. */

/** After a figure's turn: plates, locks, spawns that wait for something, the outcome. */
export function* afterTurn(t: T, who: FigureId): Proc {
  yield* rulesAtTurnEnd(t, who);
  for (const door of fallenDoors(t.s)) openDoor(t, door, null);
  yield* openLocks(t);
  placeObjectives(t);
  yield* placeLater(t);
  for (const name of sectionsDue(t.s))
    t.emit({ type: 'flag', flag: `section ${name}`, n: t.s.round }, 'GLM-SETUP-02');
  yield* spawnAt(t, 'turnEnd');
  latch(t);
}

export function* atRoundStart(t: T): Proc {
  placeObjectives(t);
  yield* openLocks(t);
  yield* rulesAtRoundStart(t);
  yield* traitsAtRoundStart(t);
  yield* spawnAt(t, 'roundStart');
}

/** GLM-MSTAT-07: what monsters do by nature when a round begins. */
function* traitsAtRoundStart(t: T): Proc {
  for (const f of figures(t.s)) {
    const traits = f.kind === 'monster' ? (monsterOf(f.type).traits ?? []) : [];
    for (const trait of traits.filter(x => x.event === 'roundStart'))
      for (const each of trait.do) if (isAlive(t.s, f.id)) yield* perform(t, runFor(t.s, f.id), each);
  }
}

export function* atRoundEnd(t: T): Proc {
  t.emit({ type: 'flag', flag: 'round ends', n: t.s.round }, 'GLM-END-01');
  yield* rulesAtRoundEnd(t);
  yield* openLocks(t);
  yield* spawnAt(t, 'roundEnd');
  latch(t);
}
