import type { DeepReadonly } from '@potyczka/kernel';
import { boardOf, isDomination, type Kill, type T } from '../state.js';
import type { Figure } from '../vocabulary.js';
import { scoreTags } from './domination.js';
import { type Pay, rank, scoreDamage, worth } from './scoring.js';

/** One figure's score: all points, and those of them that the tracks gave. */
export interface Score {
  readonly who: Figure;
  readonly points: number;
  readonly track: number;
}

export interface Result {
  /** Best first. */
  readonly scores: readonly Score[];
  /** More than one if the victory is shared (ADR-XEND-04). */
  readonly winners: readonly Figure[];
}

/** ADR-XEND-03 */
const TRACK_ROW = [8, 6, 4, 2, 1, 1];

/** ADR-END-02, ADR-XEND-03: what the killshot track pays. An overkill is a second token of its owner (ADR-XSCORE-03). */
export const killshotPays = (track: readonly DeepReadonly<Kill>[]): Pay[] => {
  const tokens = track.flatMap(k => (k.overkill ? [k.killer, k.overkill] : [k.killer]));
  return rank(tokens).map((r, place) => ({ ...r, points: worth(TRACK_ROW, place) }));
};

const scoreKillshots = (t: T): void => {
  for (const pay of killshotPays(t.s.track))
    t.emit({ type: 'scored-track', track: 'killshots', ...pay }, 'ADR-END-02');
};

/** ADR-END-01 to -04 */
export const endGame = (t: T): Result => {
  for (const on of t.s.figures) scoreDamage(t, 'ADR-END-01', on);
  const before = new Map(t.s.figures.map(f => [f, boardOf(t.s, f).points]));
  if (isDomination(t.s)) scoreTags(t);
  else scoreKillshots(t);
  const scores = t.s.figures
    .map(who => {
      const { points } = boardOf(t.s, who);
      return { who, points, track: points - (before.get(who) ?? 0) };
    })
    .sort((a, b) => b.points - a.points || b.track - a.track);
  const [best] = scores as [Score, ...Score[]];
  const winners = scores.filter(x => x.points === best.points && x.track === best.track).map(x => x.who);
  const isTie = scores.filter(x => x.points === best.points).length > 1;
  const tie = isTie ? (isDomination(t.s) ? 'tags' : 'killshots') : null;
  t.emit({ type: 'game-over', winners, points: best.points, tie }, isTie ? 'ADR-END-04' : 'ADR-END-03');
  return { scores, winners };
};
