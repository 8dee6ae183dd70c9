import { costTo, type Gait, passage, reach, routeTo, waysFrom } from '@potyczka/geometry/hex';
import { type Proc, sure } from '@potyczka/kernel';
import { hexPick, pick } from '../ask.js';
import type { Ability } from '../content/abilities.js';
import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { ObjectiveId } from '../content/objectives.js';
import type { ObjectiveDef } from '../content/scenario-words.js';
import { fieldOf } from '../ground.js';
import type { F, Figure, S, T } from '../state.js';
import { msg } from '../text/say.js';
import { type FigureId, type Hex, numberOf } from '../vocabulary.js';
import { worth } from './formula.js';
import { figure, figures, hexOf, isAlive, party, placeOf } from './look.js';
import { marked, markersOf } from './places.js';
import { othersOf, walk } from './walk.js';

/** GLM-COMP-12, GLM-TILE-30 to -32: figures of a scenario that are no monsters: allies, altars, doors with hit points. */

const defsOf = (s: S): readonly ObjectiveDef[] => scenarioOf(s.scenario).objectives ?? [];

const objectiveDef = (s: S, type: string): ObjectiveDef | undefined => defsOf(s).find(def => def.id === type);

const hexesOf = (s: S, def: ObjectiveDef): readonly Hex[] =>
  markersOf(s, def)
    .flatMap(m => marked(s, m))
    .slice(0, def.count);

const sideOf = (def: ObjectiveDef): Figure['side'] => {
  if (def.side === 'onlyHealed') return 'absent';
  return def.side === 'ally' || def.side === 'enemyOfMonsters' ? 'heroes' : 'monsters';
};

/** What nothing but a Heal of the characters affects, once its room is revealed. */
export const onlyHealed = (s: S): F[] =>
  defsOf(s)
    .filter(def => def.side === 'onlyHealed')
    .flatMap(def => objectivesOf(s, def.id))
    .filter(f => isShown(s, f.at));

const isShown = (s: S, hex: Hex): boolean => {
  const plan = planOf(s.scenario);
  const room = plan.roomAt.get(hex);
  if (room !== undefined) return s.land.rooms.includes(room);
  return plan.doors.some(d => d.at === hex && d.rooms.some(r => s.land.rooms.includes(r)));
};

/** GLM-CAMP-39: those who act have numbers by chance, as others of their kind came before them or not. */
const numberFor = (t: T, def: ObjectiveDef, n: number): number => {
  if (def.acts === undefined) return n + 1;
  const all = hexesOf(t.s, def).map((_, i) => i + 1);
  const taken = all.map(i => t.s.flags[`placed ${def.id}.${i}`]);
  const free = all.filter(i => !taken.includes(i));
  return free.length === 1 ? sure(free[0], 'one of free') : t.roll('GLM-COMP-12', free);
};

/** Objectives that have come into sight and are not on the board yet. */
export const placeObjectives = (t: T): void => {
  for (const def of defsOf(t.s)) {
    if (def.hp === null) continue;
    const type = def.id;
    for (const [n, at] of hexesOf(t.s, def).entries()) {
      const placed = `placed ${type}.${n + 1}`;
      if (t.s.flags[placed] !== undefined || (def.placedAtStart !== true && !isShown(t.s, at))) continue;
      const number = numberFor(t, def, n);
      t.emit({ type: 'flag', flag: placed, n: number }, 'GLM-COMP-12');
      const id = `${type}.${number}`;
      const hp = Math.max(1, worth(t.s, def.hp));
      const made: Figure = {
        id,
        kind: 'objective',
        side: sideOf(def),
        type,
        rank: null,
        at,
        hp,
        max: hp,
        conditions: {},
        born: t.s.round,
        summoned: true,
        waits: false,
        owner: null,
        card: null,
        plus: 0,
      };
      t.emit(
        { type: 'appeared', who: id, at: placeOf(t.s, at), figure: made, how: 'room', by: null },
        'GLM-TILE-30',
      );
    }
  }
};

/** A door with hit points that has fallen is an open door. */
export const fallenDoors = (s: S): string[] =>
  defsOf(s)
    .filter(def => def.door === true)
    .flatMap(def =>
      hexesOf(s, def).flatMap((at, n) => {
        const id = `${def.id}.${n + 1}`;
        const door = planOf(s.scenario).doors.find(d => d.at === at);
        const gone = s.flags[`placed ${id}`] !== undefined && !isAlive(s, id);
        return door && gone && !s.land.open.includes(door.id) ? [door.id] : [];
      }),
    );

/** The initiative at which an objective acts, if it does. */
export const actsAt = (s: S, f: F): number | undefined => objectiveDef(s, f.type)?.acts?.at;

/** What it does in its turn: the vocabulary of cards, and steps towards a marked hex. */
export const abilitiesOf = (s: S, f: F): readonly Ability[] => objectiveDef(s, f.type)?.acts?.do ?? [];

/** Goes by the shortest way towards the hexes of a marker, as far as its points take it; it opens doors. */
export function* moveToward(t: T, id: FigureId, points: number, marker: string): Proc {
  const [goal] = marked(t.s, marker);
  if (goal === undefined) return;
  for (let left = points; left > 0 && isAlive(t.s, id); ) {
    const way = yield* wayTo(t, figure(t.s, id), left, goal);
    if (way === undefined) return;
    const { reached, door } = yield* walk(t, id, way.route, 'walk');
    if (!door) return;
    left -= way.pointsTo(sure(way.route[reached], 'one of route')); // GLM-G16
  }
}

/** Closed rooms count: the way through them is the same, whoever has seen it. */
const wholeMap = (s: S) =>
  fieldOf({ land: { ...s.land, rooms: [...planOf(s.scenario).rooms.keys()] } as S['land'] });

function* wayTo(t: T, f: F, points: number, goal: Hex) {
  const mover = { at: f.at, gait: 'walk' as Gait, opensDoors: true };
  const here = reach(fieldOf(t.s), mover, othersOf(t.s, f), points, 'short');
  const whole = wholeMap(t.s);
  const nobody = { allies: [], enemies: [] };
  const back = waysFrom(whole, goal, passage(whole, { ...mover, at: goal }, nobody), 'short');
  const left = (hex: Hex): number =>
    sure(back.over[hex], 'one of over') < 0 ? 9999 : sure(back.over[hex], 'one of over') >> 16;
  const least = Math.min(...[...here.ends].map(left));
  const nearest = [...here.ends].filter(hex => left(hex) === least).sort((a, b) => a - b);
  if (least >= left(f.at)) return undefined;
  const to = yield* whichHex(t, f.id, nearest);
  if (to === undefined || costTo(here.ways, to) === undefined) return undefined;
  return {
    route: routeTo(fieldOf(t.s), here.ways, to),
    pointsTo: (hex: Hex): number => costTo(here.ways, hex)?.points ?? points,
  };
}

/** GLM-MON-62: of hexes equally near the players choose. */
function* whichHex(t: T, id: FigureId, hexes: readonly Hex[]): Proc<Hex | undefined> {
  if (hexes.length < 2 || t.s.options.ties === 'never') return hexes[0];
  const picks = hexes.map(hex => hexPick(t.s, hex));
  return hexOf(t.s, yield* pick(t, party(t.s), 'GLM-MON-62', msg('ask-monster-tie', { figure: id }), picks));
}

export const objectivesOf = (s: S, type: ObjectiveId): F[] =>
  figures(s).filter(f => f.kind === 'objective' && f.type === type);

/** GLM-COMP-12: several of one kind act by their numbers. */
export const byNumber = (a: F, b: F): number => numberOf(a.id) - numberOf(b.id);
