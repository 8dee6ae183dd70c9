import type { Proc } from '@potyczka/kernel';
import type { By, Marker, Rank } from '../content/abilities.js';
import { scenarioOf } from '../content/index.js';
import type { MonsterId } from '../content/monsters/ids.js';
import { meaningOf } from '../content/one-of.js';
import type { SpawnDef, SpawnWords } from '../content/scenario-words.js';
import type { S, T } from '../state.js';
import type { Hex } from '../vocabulary.js';
import { suffer } from './damage.js';
import { figures, roomOf } from './look.js';
import { marked } from './places.js';
import { spawn } from './rooms.js';
import { owedTo } from './scenario-rules.js';
import { holdsTrigger } from './triggers.js';
import { isDone, worksites } from './works.js';

/** GLM-MON-59 to -61: monsters that a scenario places in the middle of play. */

type Moment = 'roundStart' | 'roundEnd' | 'turnEnd';

export const isDue = (s: S, def: SpawnDef, n: number, moment: Moment): boolean => {
  const { at = 'turnEnd', when, rounds, characters, until, from, once } = def;
  if (at !== moment) return false;
  if (rounds === 'odd' && s.round % 2 === 0) return false;
  if (rounds === 'even' && s.round % 2 === 1) return false;
  if (characters !== undefined && !characters.includes(s.characters)) return false;
  if (until !== undefined && holdsTrigger(s, until)) return false;
  const isOnce = at === 'turnEnd' || once === true;
  if (isOnce && timesOf(s, n) > 0) return false;
  return holdsTrigger(s, from) && holdsTrigger(s, when);
};

const timesOf = (s: S, n: number): number => s.flags[`spawned ${n}`] ?? 0;

const placesOf = (s: S, { marker, nextTo, worksite }: SpawnWords['one']['at']): readonly Hex[] => {
  if (marker !== undefined) return marked(s, marker);
  if (nextTo !== undefined) return marked(s, nextTo.marker).filter(hex => roomOf(s, hex) === nextTo.room);
  if (worksite === undefined) return [];
  return worksites(s, worksite).filter(hex => !isDone(s, hex) && s.land.rooms.includes(roomOf(s, hex) ?? -1));
};

/** The marked hexes of this round. */
const markersNow = (s: S, by: SpawnWords['inTurn']['markersByRound']): readonly Marker[] => {
  if (s.round === 1) return by['1'];
  if (s.round === 2) return by['2'];
  return s.round % 2 === 1 ? by.oddFrom3 : by.evenFrom4;
};

/** Kinds take turns at the marked hexes of the round. */
function* inTurn(t: T, { kinds, byKind, markersByRound }: SpawnWords['inTurn'], n: number): Proc {
  for (const marker of markersNow(t.s, markersByRound)) {
    const nth = t.s.flags[`cycle ${n}`] ?? 0;
    const kind = kinds[nth % kinds.length];
    t.emit({ type: 'flag', flag: `cycle ${n}`, n: nth + 1 }, 'GLM-MON-59');
    if (kind !== undefined) yield* spawnOne(t, kind, byKind[kind], marked(t.s, marker)[0]);
  }
}

/** One hex after the other, each with its kind. */
function* byMarker(t: T, { order, byKind }: SpawnWords['byMarker'], n: number): Proc {
  const now = order[(timesOf(t.s, n) - 1) % order.length];
  if (now === undefined) return;
  const [marker, kind] = now;
  yield* spawnOne(t, kind, byKind[kind], marked(t.s, marker)[0]);
}

/** One objective after the other; one that has fallen brings nothing. */
function* byObjective(t: T, { order, kind, odd, even }: SpawnWords['byObjective'], n: number): Proc {
  const marker = order[(timesOf(t.s, n) - 1) % order.length];
  const at = marker === undefined ? undefined : marked(t.s, marker)[0];
  const stands = figures(t.s).some(f => f.kind === 'objective' && f.at === at);
  if (stands) yield* spawnOne(t, kind, t.s.round % 2 === 1 ? odd : even, at);
}

const rankFor = (s: S, by: By | undefined): Rank | undefined => {
  const rank = by?.[s.characters - 2];
  return rank === '-' ? undefined : rank;
};

function* spawnOne(t: T, kind: MonsterId, by: By | undefined, at: Hex | undefined): Proc {
  const rank = rankFor(t.s, by);
  if (rank !== undefined && at !== undefined) yield* spawn(t, kind, rank, at, true);
}

/** Who comes late may have suffered on the way. */
function* arrive(t: T, kind: MonsterId, rank: Rank, at: Hex, waits: boolean): Proc {
  const id = yield* spawn(t, kind, rank, at, waits);
  const owed = owedTo(t.s, kind);
  if (id !== undefined && owed > 0) yield* suffer(t, id, owed, { how: 'scenario', by: null });
}

/** So many of one kind; with some numbers of characters every second one is an elite. */
function* one(t: T, def: SpawnWords['one'], n: number, moment: Moment): Proc {
  const { kind, by, count = 1, at, everySecondElite } = def;
  const isSecond = everySecondElite?.includes(t.s.characters) && (timesOf(t.s, n) - 1) % 2 === 1;
  const rank = isSecond ? 'elite' : rankFor(t.s, by);
  if (rank === undefined) return;
  const places = placesOf(t.s, at);
  const each = Math.ceil(count / Math.max(1, places.length)); // two hexes and a count of two: one on each
  for (const hex of places)
    for (let i = 0; i < each && t.s.land.rooms.length > 0; i++)
      yield* arrive(t, kind, rank, hex, moment === 'roundEnd');
}

/** Every way in which monsters come. */
export const SPAWNS: {
  readonly [K in keyof SpawnWords]: (who: SpawnWords[K]) => (t: T, n: number, moment: Moment) => Proc;
} = {
  one: def => (t, n, moment) => one(t, def, n, moment),
  inTurn: def => (t, n) => inTurn(t, def, n),
  byMarker: def => (t, n) => byMarker(t, def, n),
  byObjective: def => (t, n) => byObjective(t, def, n),
};

export function* spawnAt(t: T, moment: Moment): Proc {
  for (const [n, def] of (scenarioOf(t.s.scenario).spawns ?? []).entries()) {
    if (!isDue(t.s, def, n, moment)) continue;
    t.emit({ type: 'flag', flag: `spawned ${n}`, n: timesOf(t.s, n) + 1 }, 'GLM-MON-59');
    yield* meaningOf<SpawnWords, (t: T, n: number, moment: Moment) => Proc>(SPAWNS, def.who)(t, n, moment);
  }
}
