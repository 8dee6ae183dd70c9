import { attackAbility } from '../attack.js';
import { infuse } from '../elements.js';
import { has, speaker } from '../look.js';
import { moveAbility } from '../move.js';
import { perform, takeAugments } from '../perform.js';
import type { Play } from './play.js';

const attack: Play<'attack'> = function* (t, run, ab, gives) {
  const me = t.s.figures[run.me];
  if (!me || has(me, 'disarm')) return false; // GLM-COND-10
  return yield* attackAbility(t, run, ab, gives);
};

const move: Play<'move'> = function* (t, run, ab, gives) {
  const me = t.s.figures[run.me];
  if (!me || has(me, 'immobilize')) return false; // GLM-COND-09
  return yield* moveAbility(t, run, ab, gives);
};

/** A consume that stands by itself: what it gives goes to the whole action, what it does comes now. */
const consume: Play<'consume'> = function* (t, run, ab) {
  const [give] = yield* takeAugments(t, run, [{ elements: ab.elements, give: ab.give }], 'consume');
  if (give === undefined) return false;
  run.changes.push({ ...give, do: [], xp: 0 });
  if (give.xp && run.hero) t.emit({ type: 'xp', who: run.hero, n: give.xp }, 'GLM-XP-03');
  if (give.infuse) yield* infuse(t, run.me, run.by ?? speaker(t.s, run.me), give.infuse);
  for (const each of give.do ?? []) yield* perform(t, run, each);
  return true;
};

const infuseVerb: Play<'infuse'> = function* (t, run, ab) {
  yield* infuse(t, run.me, run.by ?? speaker(t.s, run.me), ab.elements);
  return true;
};

export const actions = { attack, move, consume, infuse: infuseVerb };
