import { stepsFrom } from '@potyczka/geometry/hex';
import { PASS, type Proc, sure } from '@potyczka/kernel';
import { figurePick, pick, skip } from '../ask.js';
import { fieldOf } from '../ground.js';
import type { S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { FigureId, HeroId, Hex } from '../vocabulary.js';
import { isTied } from './ability-ids.js';
import { enemiesOf, figure } from './look.js';
import type { Lasting } from './running.js';

/** Dooms: cards whose token lies with an enemy, and their way from one enemy to another. */

/** Effects of a hero's dooms on an enemy. */
export const doomsOn = (s: S, who: HeroId, target: FigureId): Lasting[] =>
  s.lasting.filter(x => x.owner === who && x.card !== null && x.on.includes(target) && isTied(x));

/** The first dooms of a list, by their cards, go to another enemy. */
export const moveDooms = (t: T, all: readonly Lasting[], most: number, to: FigureId): void => {
  const cards = [...new Set(all.map(x => x.card))].slice(0, most);
  for (const x of all)
    if (cards.includes(x.card))
      t.emit({ type: 'effect-moved', who: x.owner, effect: x.n, on: to }, 'GLM-CARD-10');
};

/** A dead enemy's dooms go to another one near it. */
export function* inheritDooms(
  t: T,
  who: HeroId,
  dead: { id: FigureId; at: Hex },
  n: number,
  within: number,
): Proc {
  const all = doomsOn(t.s, who, dead.id);
  const near = stepsFrom(fieldOf(t.s), [dead.at], within);
  const open = enemiesOf(t.s, figure(t.s, who)).filter(f => sure(near[f.at], 'one of near') >= 0);
  if (all.length === 0 || open.length === 0) return;
  const key = yield* pick(t, sure(t.s.heroes[who], 'one of heroes').seat, 'GLM-CARD-10', msg('ask-doom'), [
    skip(),
    ...open.map(f => figurePick(t.s, f.id)),
  ]);
  if (key !== PASS) moveDooms(t, all, n, key);
}
