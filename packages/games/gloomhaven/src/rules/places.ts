import type { Marker } from '../content/abilities.js';
import { type Plan, planOf } from '../content/maps.js';
import type { ByCharacters, ObjectiveDef, Tile } from '../content/scenario-words.js';
import type { S } from '../state.js';
import type { Hex } from '../vocabulary.js';

/** Places that a scenario names: marked hexes, tiles, doors, plates. */

/** Hexes with a marker of the map. */
export const marked = (s: S, marker: string): readonly Hex[] => planOf(s.scenario).markers[marker] ?? [];

/** The room that holds a tile. */
export const roomOfTile = (s: S, tile: Tile): number | undefined =>
  [...planOf(s.scenario).rooms.values()].find(r => r.tiles.includes(tile))?.id;

export const doorNamed = (s: S, label: string): Plan['doors'][number] | undefined =>
  planOf(s.scenario).doors.find(d => d.label === label || d.id === label);

export const isOpenDoor = (s: S, label: string): boolean => {
  const door = doorNamed(s, label);
  return door !== undefined && s.land.open.includes(door.id);
};

/** Plates by their letter, or all plates. */
export const platesOf = (s: S, name: string): readonly Hex[] => {
  const named = marked(s, name);
  return named.length > 0
    ? named
    : s.land.things.filter(x => x.kind === 'plate').flatMap(x => x.at as readonly Hex[]);
};

export const allRevealed = (s: S): boolean =>
  [...planOf(s.scenario).rooms.keys()].every(id => s.land.rooms.includes(id));

/** What holds for the present number of characters. */
export const forParty = <X>(s: S, by: ByCharacters<X>): X => by[Math.max(2, s.characters) as 2 | 3 | 4];

/** Where an objective stands, some of them only with more characters. */
export const markersOf = (s: S, { markers }: ObjectiveDef): readonly Marker[] =>
  isList(markers) ? markers : forParty(s, markers);

const isList = (markers: ObjectiveDef['markers']): markers is readonly Marker[] => Array.isArray(markers);
