import type { Proc } from '@potyczka/kernel';
import type { T } from '../state.js';
import { act } from './act.js';
import { enterMap, wait } from './drop.js';
import { judgeVictory, type Result } from './end.js';
import { equip } from './equip.js';
import { recruit } from './setup.js';
import { shotPart } from './shoot.js';
import { activateNext, beginTurn, dueToken, resolveDue, transition } from './turn.js';

/** The next thing that happens, as small as an action or a part of a shot; then victory is looked at (APX-SETUP-12). */
export function* step(t: T): Proc<Result | undefined> {
  const { stage } = t.s;
  if (stage === 'recruit') yield* recruit(t);
  else if (stage === 'equip') yield* equip(t);
  else if (stage === 'drop') yield* wait(t);
  else if (stage === 'enter') yield* enterMap(t);
  else return (yield* clash(t)) ?? judgeVictory(t);
  return undefined;
}

/** Stage 3 (APX-FLOW-06). */
function* clash(t: T): Proc<Result | undefined> {
  const { shot, act: activation, phase } = t.s;
  if (shot) yield* shotPart(t);
  else if (activation) yield* act(t);
  else if (phase === 'start') yield* beginTurn(t);
  else if (phase === 'transition') return yield* transition(t);
  else {
    const due = dueToken(t.s);
    if (due) yield* resolveDue(t, due);
    else return yield* activateNext(t);
  }
  return undefined;
}
