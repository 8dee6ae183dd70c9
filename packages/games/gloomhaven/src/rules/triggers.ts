import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { MonsterId } from '../content/monsters/ids.js';
import { meaningOf } from '../content/one-of.js';
import type { SectionId, Trigger, TriggerWords } from '../content/scenario-words.js';
import type { F, S } from '../state.js';
import type { Hex } from '../vocabulary.js';
import { figures, heroesIn, roomOf } from './look.js';
import { doorNamed, forParty, isOpenDoor, marked, platesOf, roomOfTile } from './places.js';

/** Whether something that a scenario waits for has come about. One evaluator for goals, losses, locks, spawns and rules. */

type Check = (s: S) => boolean;

const livingOf = (s: S, kind: MonsterId): number =>
  figures(s).filter(f => f.side !== 'heroes' && f.type === kind).length;

export const killedOf = (s: S, kind: string): number => s.flags[`killed ${kind}`] ?? 0;

const isOn = (hexes: readonly Hex[]) => (f: F) => hexes.includes(f.at);

const heroOn = (s: S, hexes: readonly Hex[]): boolean =>
  figures(s).some(f => f.kind === 'hero' && hexes.includes(f.at));

const heroInRoom = (s: S, room: number): boolean =>
  heroesIn(s).some(h => {
    const f = s.figures[h.id];
    return f !== undefined && roomOf(s, f.at as Hex) === room;
  });

/** Where characters leave: the marker of the goal, or their start hexes. */
const exitsNamed = (s: S, name: 'exit' | 'start'): readonly Hex[] =>
  name === 'start'
    ? planOf(s.scenario).start
    : scenarioOf(s.scenario).goal.flatMap(goal =>
        goal.escape?.marker === undefined ? [] : marked(s, goal.escape.marker),
      );

const goalTreasuresOf = (s: S): number =>
  planOf(s.scenario).overlays.filter(o => o.kind === 'treasure' && o.what === 'goal').length;

const goalTreasuresLooted = (s: S): number => s.flags['goal treasures'] ?? 0;

/** All that the map holds have been looted, and at least one. */
export const hasLootedAll = (s: S): boolean => goalTreasuresLooted(s) >= Math.max(1, goalTreasuresOf(s));

/** Every word with what it means. */
export const TRIGGERS: { readonly [K in keyof TriggerWords]: (value: TriggerWords[K]) => Check } = {
  all: each => s => each.every(x => holdsTrigger(s, x)),
  any: each => s => each.some(x => holdsTrigger(s, x)),
  doorOpened: label => s => isOpenDoor(s, label),
  doorDestroyed: label => s => isOpenDoor(s, label),
  doorStands: label => s => !isOpenDoor(s, label),
  roomRevealed: tile => s => s.land.rooms.includes(roomOfTile(s, tile) ?? -1),
  section: name => s => isRead(s, name),
  killed:
    ({ kind, n }) =>
    s =>
      killedOf(s, kind) >= n,
  allKilled: kinds => s => kinds.every(kind => livingOf(s, kind) === 0 && killedOf(s, kind) > 0),
  noneOnMap: kind => s => livingOf(s, kind) === 0,
  noneOnTile:
    ({ kind, tile }) =>
    s => {
      const room = roomOfTile(s, tile);
      return !figures(s).some(f => f.type === kind && roomOf(s, f.at) === room);
    },
  heroOnPlate: plate => s => heroOn(s, platesOf(s, plate)),
  kindOnPlate:
    ({ kind, plate }) =>
    s =>
      figures(s)
        .filter(isOn(platesOf(s, plate)))
        .some(f => f.type === kind),
  figureOnPlate: plates => s => plates.some(plate => figures(s).some(isOn(platesOf(s, plate)))),
  heroOnEachPlate: plates => s => {
    const hexes = forParty(s, plates).flatMap(plate => platesOf(s, plate));
    return hexes.length > 0 && hexes.every(hex => heroOn(s, [hex]));
  },
  somebodyOnTile:
    ({ who, tiles }) =>
    s => {
      const counts = (f: F): boolean => (who === 'characters' ? f.kind === 'hero' : f.side === 'heroes');
      return tiles.some(tile => figures(s).some(f => counts(f) && roomOf(s, f.at) === roomOfTile(s, tile)));
    },
  goalTreasureOfTile: tile => s => {
    const room = roomOfTile(s, tile);
    if (room === undefined || !s.land.rooms.includes(room)) return false;
    return !s.land.things.some(
      x => x.kind === 'treasure' && x.what === 'goal' && x.at.some(hex => roomOf(s, hex as Hex) === room),
    );
  },
  goalTreasuresLooted: n => s => goalTreasuresLooted(s) >= (n === 'all' ? goalTreasuresOf(s) : n),
  roundStart: round => s => s.round >= round,
  roundEnd: round => s => s.round > round || (s.round === round && s.flags['round ends'] === s.round),
  unexhaustedCharacters: n => s => heroesIn(s).length === n,
  noCharacterInRoom: room => s => (room === 'any' ? s.land.rooms : [room]).some(each => !heroInRoom(s, each)),
  characterInEachRoom: () => s => [...planOf(s.scenario).rooms.keys()].every(room => heroInRoom(s, room)),
  exhaustedOn: name => s => exitsNamed(s, name).some(hex => s.flags['exhausted at'] === hex + 1),
  flooded: () => s => s.flags.flooded !== undefined,
  notPlayed: () => () => false,
};

const sectionsOf = (s: S): readonly [SectionId, Trigger][] =>
  Object.entries(scenarioOf(s.scenario).sections ?? {}) as [SectionId, Trigger][];

/** Sections that are read now: each stays read. */
export const sectionsDue = (s: S): string[] =>
  sectionsOf(s)
    .filter(([name, when]) => s.flags[`section ${name}`] === undefined && holdsTrigger(s, when))
    .map(([name]) => name);

/** A section is read when something has happened, or behind its door or in its room; one of another number is a room's. */
const isRead = (s: S, name: SectionId): boolean => {
  const rooms = [...planOf(s.scenario).rooms.values()].filter(r => r.section === name);
  const own = sectionsOf(s).some(([x]) => x === name) || rooms.length > 0 || doorNamed(s, name) !== undefined;
  if (!own) return s.land.rooms.includes(Number(name));
  return (
    s.flags[`section ${name}`] !== undefined ||
    rooms.some(r => s.land.rooms.includes(r.id)) ||
    isOpenDoor(s, name)
  );
};

/** What nothing is said of holds always. */
export const holdsTrigger = (s: S, trigger: Trigger | undefined): boolean =>
  trigger === undefined || meaningOf<TriggerWords, Check>(TRIGGERS, trigger)(s);
