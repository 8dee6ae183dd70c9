import type { Proc } from '@potyczka/kernel';
import { boardOf, figuresOn, isDomination, playerOf, type S, type Seat, type T } from '../state.js';
import { msg } from '../text/say.js';
import {
  COLOURS,
  type Colour,
  type Figure,
  isSeat,
  OVERKILL,
  SPAWN_SQUARE,
  spawnOn,
  spawnTarget,
} from '../vocabulary.js';
import { dealDamage } from './damage.js';
import { type Pay, rank, worth } from './scoring.js';

/** Tokens with which a track is full (ADR-XDOM-07). */
const FULL = 8;
/** ADR-XDOM-07 */
const TRACK_ROW = [8, 6, 4, 2, 1];

/** ADR-XDOM-03: damage of any size tags once; for the rest of the turn the spawnpoint is no target (`allTargets`). */
export const tagByDamage = (t: T, who: Seat, spawn: Colour): void =>
  t.emit({ type: 'tagged', spawn, who, how: 'damage' }, 'ADR-XDOM-03');

/** ADR-XDOM-02, -04, -05: who ends a turn on a spawnpoint tags it if alone there, and takes damage. */
export const endOnSpawn = (t: T, p: Seat): void => {
  const at = boardOf(t.s, p).at;
  const spawn = at && spawnOn(at);
  if (!isDomination(t.s) || !at || !spawn) return;
  const isAlone = figuresOn(t.s, at).length === 1;
  if (isAlone && playerOf(t.s, p).turns > 1)
    t.emit({ type: 'tagged', spawn, who: p, how: 'alone' }, 'ADR-XDOM-02');
  dealDamage(t, 'ADR-XDOM-05', p, p, 1);
};

/** ADR-XDOM-06: for an overkill the killer tags a spawnpoint of their choice. */
export function* tagForOverkill(t: T, on: Figure): Proc {
  const killer = boardOf(t.s, on).damage[OVERKILL - 1];
  if (!isDomination(t.s) || !killer || killer === on || !isSeat(killer)) return;
  const spawn = yield* t.choose(killer, {
    rule: 'ADR-XDOM-06',
    ask: msg('ask-overkill-tag'),
    from: COLOURS,
    key: c => c,
    show: c => ({ label: msg('spawn-label', { target: spawnTarget(c) }), at: [SPAWN_SQUARE[c]] }),
  });
  t.emit({ type: 'tagged', spawn, who: killer, how: 'overkill' }, 'ADR-XDOM-06');
}

/** ADR-XDOM-07: two full tracks end the game like the last skull does. */
export const tracksAreFull = (s: Pick<S, 'tags'>): boolean =>
  COLOURS.filter(c => s.tags[c].length >= FULL).length >= 2;

/** ADR-XDOM-07: what a track pays; tied players each get the higher value. */
export const tagPays = (tags: readonly Figure[]): Pay[] => {
  const ranked = rank(tags);
  return ranked.map(r => ({
    ...r,
    points: worth(
      TRACK_ROW,
      ranked.findIndex(x => x.tokens === r.tokens),
    ),
  }));
};

export const scoreTags = (t: T): void => {
  for (const track of COLOURS) {
    for (const pay of tagPays(t.s.tags[track]))
      t.emit({ type: 'scored-track', track, ...pay }, 'ADR-XDOM-07');
  }
};
