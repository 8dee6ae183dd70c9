import type { Proc } from '@potyczka/kernel';
import type { By, Rank } from '../content/abilities.js';
import { isMonster, scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { SpawnDef } from '../content/types.js';
import { figures, roomOf } from '../look.js';
import type { S, T } from '../state.js';
import type { Hex } from '../vocabulary.js';
import { suffer } from './damage.js';
import { spawn } from './rooms.js';
import { owedTo } from './scenario-rules.js';
import { worth } from './statistics.js';
import { holdsTrigger, isFacts, list, marked, roomOfTile } from './triggers.js';
import { isDone, worksites } from './works.js';

/** GLM-MON-59 to -61: monsters that a scenario places in the middle of play. */

const isDue = (s: S, def: SpawnDef, n: number, moment: string): boolean => {
  const { when } = def;
  const at = when.at ?? 'turnEnd';
  if (at !== moment) return false;
  if (when.rounds === 'odd' && s.round % 2 === 0) return false;
  if (when.rounds === 'even' && s.round % 2 === 1) return false;
  if (Array.isArray(when.rounds) && !when.rounds.includes(s.round)) return false;
  if (Array.isArray(when.characters) && !when.characters.includes(s.characters)) return false;
  if (when.until !== undefined && holdsTrigger(s, when.until)) return false;
  if (when.from !== undefined && !holdsTrigger(s, when.from)) return false;
  const isOnce = at === 'turnEnd' || when.once !== undefined;
  if (isOnce && (s.flags[`spawned ${n}`] ?? 0) > 0) return false;
  return holdsTrigger(s, when);
};

const placesOf = (s: S, def: SpawnDef): readonly Hex[] => {
  if (typeof def.marker === 'string') return def.marker.split(',').flatMap(m => marked(s, m.trim()));
  if (isFacts(def.at) && isFacts(def.at.nextTo)) {
    const { marker, room } = def.at.nextTo;
    return marked(s, String(marker)).filter(hex => roomOf(s, hex) === room);
  }
  if (isFacts(def.at) && typeof def.at.objective === 'string')
    return worksites(s, def.at.objective).filter(
      hex => !isDone(s, hex) && s.land.rooms.includes(roomOf(s, hex) ?? -1),
    );
  return list(def.at).flatMap(name => {
    const byMarker = marked(s, name);
    if (byMarker.length > 0) return byMarker;
    const door = planOf(s.scenario).doors.find(d => d.label === name);
    if (door) return [door.at];
    const room = planOf(s.scenario).rooms.get(roomOfTile(s, name) ?? -1);
    return room ? room.hexes.slice(0, 1) : [];
  });
};

/** Kinds, ranks and places that change from round to round. */
function* spawnInTurn(t: T, def: SpawnDef, n: number): Proc<boolean> {
  const { s } = t;
  const times = (s.flags[`spawned ${n}`] ?? 1) - 1;
  const byKind = def.byKind as Readonly<Record<string, By>> | undefined;
  const rankFor = (by: By | undefined) => by?.[s.characters - 2];
  if (Array.isArray(def.cycle) && byKind && isFacts(def.markersByRound)) {
    const round = def.markersByRound as Readonly<Record<string, readonly string[]>>;
    const markers = round[String(s.round)] ?? (s.round % 2 === 1 ? round.oddFrom3 : round.evenFrom4) ?? [];
    for (const marker of markers) {
      const nth = s.flags[`cycle ${n}`] ?? 0;
      const kind = String(def.cycle[nth % def.cycle.length]);
      t.emit({ type: 'flag', flag: `cycle ${n}`, n: nth + 1 }, 'GLM-MON-59');
      yield* spawnOne(t, kind, rankFor(byKind[kind]), marked(t.s, marker)[0]);
    }
    return true;
  }
  if (isFacts(def.cycleMarkers) && byKind) {
    const all = Object.entries(def.cycleMarkers);
    const [marker, kind] = all[times % all.length] as [string, string];
    yield* spawnOne(t, kind, rankFor(byKind[kind]), marked(t.s, marker)[0]);
    return true;
  }
  if (Array.isArray(def.cycleObjectives) && isFacts(def.byRound) && def.kind) {
    const marker = String(def.cycleObjectives[times % def.cycleObjectives.length]);
    const by = (s.round % 2 === 1 ? def.byRound.odd : def.byRound.even) as unknown as By;
    const at = marked(t.s, marker)[0];
    const stands = figures(t.s).some(f => f.kind === 'objective' && f.at === at);
    if (stands) yield* spawnOne(t, def.kind, rankFor(by), at);
    return true;
  }
  return false;
}

function* spawnOne(t: T, kind: string, rank: By[number] | undefined, at: Hex | undefined): Proc {
  if (rank !== undefined && rank !== '-' && at !== undefined && isMonster(kind))
    yield* spawn(t, kind, rank, at, true);
}

/** Who comes late may have suffered on the way. */
function* arrive(t: T, kind: string, rank: Rank, at: Hex, waits: boolean): Proc {
  const id = yield* spawn(t, kind, rank, at, waits);
  const owed = owedTo(t.s, kind);
  if (id !== undefined && owed > 0) yield* suffer(t, id, owed, { how: 'scenario', by: null });
}

/** With some numbers of characters every second one is an elite. */
const rankOf = (s: S, def: SpawnDef, n: number): By[number] | undefined => {
  const turns = def.everySecondElite as readonly number[] | undefined;
  const isSecond = turns?.includes(s.characters) && (s.flags[`spawned ${n}`] ?? 0) % 2 === 1;
  return isSecond ? 'elite' : (def.by as By | undefined)?.[s.characters - 2];
};

export function* spawnAt(t: T, moment: 'roundStart' | 'roundEnd' | 'turnEnd'): Proc {
  for (const [n, def] of (scenarioOf(t.s.scenario).spawns ?? []).entries()) {
    if (!isDue(t.s, def, n, moment)) continue;
    const rank = rankOf(t.s, def, n);
    const { kind } = def;
    t.emit({ type: 'flag', flag: `spawned ${n}`, n: (t.s.flags[`spawned ${n}`] ?? 0) + 1 }, 'GLM-MON-59');
    if (yield* spawnInTurn(t, def, n)) continue;
    if (rank === undefined || rank === '-' || kind === undefined || !isMonster(kind)) continue;
    const count = def.count === undefined ? 1 : worth(t.s, def.count as number | string);
    const places = placesOf(t.s, def);
    const each = Math.ceil(count / Math.max(1, places.length)); // two hexes and a count of two: one on each
    for (const at of places)
      for (let i = 0; i < each && t.s.land.rooms.length > 0; i++)
        yield* arrive(t, kind, rank, at, moment === 'roundEnd');
  }
}
