import { nearestEmpty, terrainAt } from '@potyczka/geometry/hex';
import type { Proc } from '@potyczka/kernel';
import { hexPick, pick } from '../ask.js';
import { fieldOf } from '../ground.js';
import type { S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { FigureId } from '../vocabulary.js';
import { suffer } from './damage.js';
import { flies } from './effects.js';
import { scale } from './formula.js';
import { figure, figures, hexOf, isAlive, placeOf, speaker } from './look.js';
import { occupancy } from './rooms.js';

/** Those who hover over an obstacle: on foot they could not stand there. */
const aloft = (s: S): FigureId[] =>
  figures(s)
    .filter(f => terrainAt(fieldOf(s), f.at) === 'obstacle' && flies(s, f))
    .map(f => f.id);

/** GLM-JUMP-06: something changes, and whoever no longer flies over an obstacle falls. */
export function* grounding(t: T, change: () => void): Proc {
  const hovered = aloft(t.s);
  change();
  for (const who of hovered) if (isAlive(t.s, who) && !flies(t.s, figure(t.s, who))) yield* fall(t, who);
}

/** As much damage as a trap does, then the nearest empty hex; of several its player chooses one (GLM-MON-62). */
function* fall(t: T, who: FigureId): Proc {
  yield* suffer(t, who, scale(t.s).trap, { how: 'trap', by: null });
  if (!isAlive(t.s, who)) return;
  const { at } = figure(t.s, who);
  const picks = nearestEmpty(fieldOf(t.s), at, occupancy(t.s)).map(hex => hexPick(t.s, hex));
  const [only] = picks;
  if (only === undefined) return;
  const to =
    picks.length === 1
      ? only.key
      : yield* pick(t, speaker(t.s, who), 'GLM-JUMP-06', msg('ask-fall', { figure: who }), picks);
  const route = [placeOf(t.s, at), placeOf(t.s, hexOf(t.s, to))];
  t.emit({ type: 'moved', who, route, how: 'fall', by: who }, 'GLM-JUMP-06');
}
