import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { TIMES } from '../content/trigger-words.js';
import type { Fact, Facts } from '../content/types.js';
import { figures, heroesIn, roomOf } from '../look.js';
import type { F, S } from '../state.js';
import type { Hex } from '../vocabulary.js';
import { worth } from './statistics.js';

/** Whether something that a scenario waits for has come about. One evaluator for goals, locks, spawns and rules. */

export const isFacts = (x: Fact | undefined): x is Facts =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

export const list = (x: Fact | undefined): readonly string[] =>
  x === undefined || x === null ? [] : Array.isArray(x) ? x.map(String) : [String(x)];

/** Hexes with a marker of the map. */
export const marked = (s: S, marker: string): readonly Hex[] => planOf(s.scenario).markers[marker] ?? [];

/** The room that holds a tile. */
export const roomOfTile = (s: S, tile: string): number | undefined =>
  [...planOf(s.scenario).rooms.values()].find(r => r.tiles.includes(tile))?.id;

const doorNamed = (s: S, label: string) =>
  planOf(s.scenario).doors.find(d => d.label === label || d.id === label);

const isOpen = (s: S, label: string): boolean => {
  const door = doorNamed(s, label);
  return door !== undefined && s.land.open.includes(door.id);
};

const isRevealed = (s: S, name: string): boolean => {
  const room = roomOfTile(s, name) ?? Number(name);
  return s.land.rooms.includes(room);
};

const livingOf = (s: S, kind: string): number =>
  figures(s).filter(f => f.side !== 'heroes' && (f.type === kind || f.id === kind)).length;

const heroOn = (s: S, hexes: readonly Hex[]): boolean =>
  figures(s).some(f => f.kind === 'hero' && hexes.includes(f.at));

/** Plates by their letter, or all plates. */
export const platesOf = (s: S, name: string): readonly Hex[] => {
  const named = marked(s, name);
  return named.length > 0
    ? named
    : s.land.things.filter(x => x.kind === 'plate').flatMap(x => x.at as readonly Hex[]);
};

const all = (s: S): boolean => [...planOf(s.scenario).rooms.keys()].every(id => s.land.rooms.includes(id));

const allDead = (s: S, value: Fact): boolean => {
  if (value === true) return figures(s).every(f => f.side === 'heroes') && all(s);
  const kinds = list(isFacts(value) ? value.kinds : value);
  return (
    kinds.length > 0 && kinds.every(kind => livingOf(s, kind) === 0 && (s.flags[`killed ${kind}`] ?? 0) > 0)
  );
};

/** Characters, or with them all who fight for them. */
const enters = (f: F, value: Fact): boolean =>
  isFacts(value) && value.who === 'charactersAndAllies' ? f.side === 'heroes' : f.kind === 'hero';

/** One named trigger. Unknown words hold never: the coverage table lists them. */
const one = (s: S, word: string, value: Fact): boolean | undefined => {
  switch (word) {
    case 'doorOpened':
      return list(value).every(label => isOpen(s, label));
    case 'roomRevealed':
      return list(value).every(name => isRevealed(s, name) || sectionRevealed(s, name));
    case 'section':
      return list(value).every(name => (isSection(s, name) ? sectionRevealed(s, name) : isRevealed(s, name)));
    case 'tileFullOf':
      return s.flags.flooded !== undefined;
    case 'killed':
      if (isFacts(value)) return (s.flags[`killed ${String(value.kind)}`] ?? 0) >= Number(value.n);
      return list(value).every(kind => (s.flags[`killed ${kind}`] ?? 0) > 0 && livingOf(s, kind) === 0);
    case 'allDead':
      return allDead(s, value);
    case 'noneOnMap':
      return list(value).every(kind => livingOf(s, kind) === 0);
    case 'plateOccupied':
    case 'plateAtTurnEnd':
      return list(value).some(name => heroOn(s, platesOf(s, name)));
    case 'platesOccupiedAtTurnEnd':
      return list(value).every(name => platesOf(s, name).every(hex => heroOn(s, [hex])));
    case 'goalTreasureLooted':
      return (s.flags['goal treasures'] ?? 0) > 0;
    case 'goalTreasuresLooted':
      return (s.flags['goal treasures'] ?? 0) >= goalTreasuresIn(s, value);
    case 'roundEndAfter':
      return s.round > Number(value);
    case 'unexhaustedCharacters':
      return heroesIn(s).length === Number(value);
    case 'entersTile':
    case 'onTile':
      return list(isFacts(value) ? value.tiles : value).some(tile =>
        figures(s).some(f => enters(f, value) && roomOf(s, f.at) === roomOfTile(s, tile)),
      );
    default:
      return inPlace(s, word, value) ?? ofDoors(s, word, value);
  }
};

/** A number of goal treasures, or all that the map holds. */
const goalTreasuresIn = (s: S, value: Fact): number => {
  if (typeof value === 'number') return value;
  if (value !== 'all') return worth(s, String(value));
  return planOf(s.scenario).overlays.filter(o => o.kind === 'treasure' && o.what === 'goal').length;
};

/** Triggers about where figures stand. */
const inPlace = (s: S, word: string, value: Fact): boolean | undefined => {
  switch (word) {
    case 'plates':
      return list(value).some(name => figures(s).some(f => platesOf(s, name).includes(f.at)));
    case 'allCharactersOnPlatesAtTurnEnd': {
      const names = isFacts(value) ? list(value[String(s.characters)]) : list(value);
      const hexes = names.flatMap(name => platesOf(s, name));
      return hexes.length > 0 && hexes.every(hex => heroOn(s, [hex]));
    }
    case 'noCharacterInRoom': {
      const rooms = value === 'any' ? s.land.rooms : [Number(value)];
      return rooms.some(
        room => !heroesIn(s).some(h => roomOf(s, (s.figures[h.id]?.at ?? -1) as Hex) === room),
      );
    }
    case 'characterInEachRoom':
      return [...planOf(s.scenario).rooms.keys()].every(room =>
        heroesIn(s).some(h => roomOf(s, (s.figures[h.id]?.at ?? -1) as Hex) === room),
      );
    case 'noneOnTile': {
      if (!isFacts(value)) return undefined;
      const room = roomOfTile(s, String(value.tile));
      return !figures(s).some(f => f.type === value.kind && roomOf(s, f.at) === room);
    }
    case 'on':
      return exitsNamed(s, String(value)).some(hex => s.flags['exhausted at'] === hex + 1);
    default:
      return undefined;
  }
};

/** Where characters leave: the marker of the goal, or their start hexes. */
const exitsNamed = (s: S, name: string): readonly Hex[] =>
  name === 'start'
    ? planOf(s.scenario).start
    : scenarioOf(s.scenario).goal.flatMap(goal =>
        isFacts(goal.escape) && typeof goal.escape.marker === 'string' ? marked(s, goal.escape.marker) : [],
      );

/** Triggers about doors, rounds and kills. */
const ofDoors = (s: S, word: string, value: Fact): boolean | undefined => {
  switch (word) {
    case 'if':
    case 'unlockedBy':
      return holdsTrigger(s, value);
    case 'roundStart':
      return s.round >= Number(value);
    case 'roundEnd':
      return s.round > Number(value) || (s.round === Number(value) && s.flags['round ends'] === s.round);
    case 'doorDestroyed':
    case 'destroyed':
      return value === true ? false : isOpen(s, String(value));
    case 'doorStands':
      return !isOpen(s, String(value));
    case 'allKilled':
      return list(value).every(kind => livingOf(s, kind) === 0 && (s.flags[`killed ${kind}`] ?? 0) > 0);
    default:
      return undefined;
  }
};

/** What a section waits for where it is no room behind a door. */
const sectionOf = (s: S, name: string): Fact | undefined => {
  const section = scenarioOf(s.scenario).sections?.[name];
  return isFacts(section) ? section.when : undefined;
};

/** Sections that are read now: each stays read. */
export const sectionsDue = (s: S): string[] =>
  Object.keys(scenarioOf(s.scenario).sections ?? {}).filter(
    name =>
      sectionOf(s, name) !== undefined &&
      s.flags[`section ${name}`] === undefined &&
      holdsTrigger(s, sectionOf(s, name)),
  );

/** Sections have numbers of their own: the first is not the first room. */
const isSection = (s: S, name: string): boolean =>
  sectionOf(s, name) !== undefined ||
  [...planOf(s.scenario).rooms.values()].some(r => r.section === name) ||
  doorNamed(s, name) !== undefined;

const sectionRevealed = (s: S, section: string): boolean =>
  s.flags[`section ${section}`] !== undefined ||
  [...planOf(s.scenario).rooms.values()].some(r => r.section === section && s.land.rooms.includes(r.id)) ||
  isOpen(s, section);

export const holdsTrigger = (s: S, trigger: Fact | undefined): boolean => {
  if (trigger === undefined) return true;
  if (Array.isArray(trigger)) return trigger.every(each => holdsTrigger(s, each));
  if (!isFacts(trigger)) return trigger === true;
  return Object.entries(trigger).every(([word, value]) => {
    if (word === 'once' && isFacts(value)) return holdsTrigger(s, value);
    if (TIMES.has(word)) return true;
    if (word === 'all') return (value as readonly Fact[]).every(each => holdsTrigger(s, each));
    if (word === 'any') return (value as readonly Fact[]).some(each => holdsTrigger(s, each));
    return one(s, word, value) ?? false;
  });
};

export const allRevealed = all;
