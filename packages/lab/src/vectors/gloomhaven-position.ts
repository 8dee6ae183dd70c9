import { addressOf, type Field, type Hex } from '@potyczka/geometry/hex';
import type { Event, State, T } from '@potyczka/gloomhaven/lab';
import { emptyState, given, newFigure } from './gloomhaven-table.js';
import { fieldIn, fieldsOf, hexIn, listOf } from './hex-vectors.js';

/** A position of the choices: a hero, those on both sides, and what lies about. */
export interface Placed {
  readonly s: State;
  readonly field: Field;
  readonly me: string;
  /** By the hex where they stand. */
  readonly enemies: ReadonlyMap<Hex, string>;
  readonly allies: ReadonlyMap<Hex, string>;
  readonly name: (hex: number) => readonly [number, number];
}

const ME = 'brute';
/** So many hit points that nothing kills. */
const MANY = 99;

type Fields = Readonly<Record<string, unknown>>;

const THINGS = ['obstacle', 'trap', 'hazardous', 'difficult'] as const;
type ThingKind = (typeof THINGS)[number];

const thingsOf = (v: Fields, field: Field): State['land']['things'] =>
  listOf(v.terrain, 'terrain', (x, where) => fieldsOf(x, where)).flatMap(({ at, kind }, i) =>
    THINGS.includes(kind as ThingKind)
      ? [
          {
            id: `${kind}.${i}`,
            kind: kind as ThingKind,
            what: String(kind),
            at: [hexIn(field, at, 'at')],
            damage: null,
            conditions: [],
            by: null,
          },
        ]
      : [],
  );

const hexesIn = (v: Fields, key: string, field: Field): Hex[] =>
  v[key] === undefined ? [] : listOf(v[key], key, (at, where) => hexIn(field, at, where));

const FLYING = { a: 'bonus', event: 'always', give: { flying: true } } as const;

/** The middle of the hero's turn. Nobody holds cards or wears anything, decks hold nothing but +0. */
export const positionIn = (v: Fields): Placed => {
  const field = fieldIn(v);
  const s = emptyState(field);
  s.width = field.rows;
  Object.assign(s.land, { things: thingsOf(v, field) });
  s.money = hexesIn(v, 'money', field);
  s.elements = { fire: 0, ice: 0, air: 0, earth: 0, light: 0, dark: 0 };
  s.decks = {};
  for (const whose of [...Object.keys(s.heroes), 'monsters'])
    s.decks[whose] = { draw: { '+0': 30 }, discard: {}, aside: [], shuffle: false };
  for (const [id, h] of Object.entries(s.heroes))
    s.heroes[id] = { ...h, hand: [], discard: [], lost: [], active: [], items: [] };
  const at = hexIn(field, v.active, 'active');
  const hidden = new Set(hexesIn(v, 'invisible', field));
  const common = { hp: MANY, max: MANY };
  const allies = new Map(hexesIn(v, 'allies', field).map((hex, i) => [hex, `skeleton.${i + 1}`]));
  const enemies = new Map(hexesIn(v, 'enemies', field).map((hex, i) => [hex, `bandit-guard.${i + 1}`]));
  s.figures = { [ME]: newFigure(ME, { ...common, kind: 'hero', side: 'heroes', rank: null, at }) };
  for (const [hex, id] of allies)
    s.figures[id] = newFigure(id, {
      ...common,
      kind: 'summon',
      side: 'heroes',
      rank: null,
      owner: 'spellweaver',
      at: hex,
    });
  for (const [hex, id] of enemies)
    s.figures[id] = newFigure(id, {
      ...common,
      at: hex,
      conditions: hidden.has(hex) ? { invisible: 'next' } : {},
    });
  s.turn = {
    of: ME,
    began: at,
    stage: 'actions',
    moved: 0,
    dealt: 0,
    hazards: 0,
    cards: [],
    halves: [],
    playing: null,
    used: {},
  };
  return { s, field, me: ME, enemies, allies, name: hex => addressOf(field, hex as Hex) };
};

/** Somebody flies by an effect that lies with it. */
export const letFly = (s: State, who: string): void => {
  s.lasting = [...s.lasting, given(s.counter++, who, FLYING)];
};

const hexNamed = (s: T['s'], place: string): number => {
  const [x, y] = place.split(',').map(Number) as [number, number];
  return y * s.width + x;
};

/** The way that a figure has gone or was moved, its first hex included. */
export const wayOf = (s: T['s'], events: readonly Event[], who: string, from: number): number[] => {
  const way = [from];
  for (const e of events)
    if (e.type === 'moved' && e.who === who) way.push(...e.route.slice(1).map(place => hexNamed(s, place)));
  return way;
};

/** Traps sprung, in order. */
export const sprungIn = (s: T['s'], events: readonly Event[]): number[] =>
  events.flatMap(e =>
    e.type === 'removed' && e.what === 'trap' && e.how === 'sprung' ? [hexNamed(s, e.at)] : [],
  );

export const hazardsIn = (events: readonly Event[], who: string): number =>
  events.filter(e => e.type === 'hurt' && e.who === who && e.how === 'hazard').length;
