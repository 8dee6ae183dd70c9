import type { Proc } from '@potyczka/kernel';
import type { By } from '../content/abilities.js';
import { isMonster, scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { SpawnDef } from '../content/types.js';
import type { S, T } from '../state.js';
import type { Hex } from '../vocabulary.js';
import { spawn } from './rooms.js';
import { worth } from './statistics.js';
import { holdsTrigger, list, marked, roomOfTile } from './triggers.js';

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
  if (at === 'turnEnd' && (s.flags[`spawned ${n}`] ?? 0) > 0) return false;
  return holdsTrigger(s, when);
};

const placesOf = (s: S, def: SpawnDef): readonly Hex[] => {
  if (typeof def.marker === 'string') return def.marker.split(',').flatMap(m => marked(s, m.trim()));
  return list(def.at).flatMap(name => {
    const byMarker = marked(s, name);
    if (byMarker.length > 0) return byMarker;
    const door = planOf(s.scenario).doors.find(d => d.label === name);
    if (door) return [door.at];
    const room = planOf(s.scenario).rooms.get(roomOfTile(s, name) ?? -1);
    return room ? room.hexes.slice(0, 1) : [];
  });
};

export function* spawnAt(t: T, moment: 'roundStart' | 'roundEnd' | 'turnEnd'): Proc {
  for (const [n, def] of (scenarioOf(t.s.scenario).spawns ?? []).entries()) {
    if (!isDue(t.s, def, n, moment)) continue;
    const rank = (def.by as By | undefined)?.[t.s.characters - 2];
    const { kind } = def;
    t.emit({ type: 'flag', flag: `spawned ${n}`, n: (t.s.flags[`spawned ${n}`] ?? 0) + 1 }, 'GLM-MON-59');
    if (rank === undefined || rank === '-' || kind === undefined || !isMonster(kind)) continue;
    const count = def.count === undefined ? 1 : worth(t.s, def.count as number | string);
    const places = placesOf(t.s, def);
    for (const at of places)
      for (let i = 0; i < count && t.s.land.rooms.length > 0; i++)
        yield* spawn(t, kind, rank, at, moment === 'roundEnd');
  }
}
