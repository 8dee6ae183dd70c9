import type { Proc } from '@potyczka/kernel';
import { automaFeatIn } from '../content/own-cards.js';
import { legendOf, type T } from '../state.js';
import { playAll } from './effects.js';
import { MatchAutoma, topFeat } from './match.js';

/** AUT-REACT-01 to -06: the target Automa reveals one card, whatever its label. */
export const revealReaction = (t: T): void => {
  const { shot } = t.s;
  if (!shot || !legendOf(t.s, shot.target).automa) return;
  const who = shot.target;
  const card = topFeat(t, who);
  const { bottom } = automaFeatIn(t.s, card);
  t.emit({ type: 'revealed-feat', who, card, keeps: bottom.kind === 'after' }, 'AUT-REACT-01');
  if (bottom.kind === 'after') return;
  if (bottom.kind === 'before') {
    const me = new MatchAutoma(t, who, { shooter: shot.shooter });
    const changes = bottom.changes.flatMap(c => (me.pays(c.pay) ? [c.change] : []));
    if (changes.length > 0) t.emit({ type: 'automa-change', who, card, changes }, 'AUT-REACT-02');
  }
  t.emit({ type: 'automa-feat-over', who, card }, 'AUT-REACT-04');
};

/** AUT-REACT-03, -04, -07: what was kept is resolved if the Automa is still on the map. */
export function* resolveKept(t: T): Proc {
  const { shot } = t.s;
  const card = shot?.kept;
  if (!shot || !card) return;
  const who = card.slice(1, 3) as typeof shot.target;
  const { bottom } = automaFeatIn(t.s, card);
  if (bottom.kind === 'after' && legendOf(t.s, who).at)
    yield* playAll(new MatchAutoma(t, who, { shooter: shot.shooter }), bottom.effects);
  t.emit({ type: 'automa-feat-over', who, card }, 'AUT-REACT-04');
}
