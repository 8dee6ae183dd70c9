import type {
  AutomaFeat,
  Decision,
  Effect,
  OwnCards,
  SchemeLetter,
  SetWeapon,
  Symbols,
} from '@potyczka/apex/lab';
import type { Intersection, Space } from '@potyczka/geometry/lattice';
import {
  type Field,
  type Fields,
  fields,
  list,
  Malformed,
  oneOf,
  readIntersection,
  readSpace,
  text,
  whole,
} from './apex-field.js';

export interface LegendFacts {
  readonly id: string;
  readonly team: number;
  readonly at: Space | null;
  readonly shield: number;
  readonly health: number;
}

export interface Thing {
  readonly id: string;
  readonly kind: 'gas-trap' | 'portal' | 'drone';
  readonly at: Space;
}

export interface Zipline {
  readonly id: string;
  readonly ends: readonly [Intersection, Intersection];
  readonly pathfinder: boolean;
}

/** Everything that a case says before its questions. */
export interface Case {
  readonly field: Field;
  readonly legends: readonly LegendFacts[];
  readonly weapons: readonly SetWeapon[];
  readonly deck: readonly Decision[];
  readonly ziplines: readonly Zipline[];
  readonly things: readonly Thing[];
  readonly ring: readonly number[] | undefined;
  readonly bombardments: readonly Space[];
  readonly domes: readonly Intersection[];
  readonly smokes: readonly Intersection[];
}

const readBand = (value: unknown, where: string) => {
  if (!Array.isArray(value)) throw new Malformed(`${where} is not a band`);
  const [low, high] = value as [number, number | null];
  return { low: whole(low, where), ...(high !== null && high !== undefined && { high: whole(high, where) }) };
};

/** More than anybody has: a shot that hits eliminates, as the format has it. */
const KILLS = 10_000;

const readWeapon = (value: unknown, where: string): SetWeapon => {
  const w = fields(value, where);
  return {
    name: where,
    best: readBand(w.best, `${where}.best`),
    range: readBand(w.range, `${where}.range`),
    threshold: whole(w.threshold, `${where}.threshold`),
    rof: [1, 1],
    damage: KILLS,
    headshot: 0,
    attachments: list(w.attachments, `${where}.attachments`, (entry, at) => {
      const a = fields(entry, at);
      const sight =
        a.sight === undefined
          ? {}
          : { sight: { ...readBand(a.sight, at), threshold: whole(a.threshold, `${at}.threshold`) } };
      return { charge: whole(a.charge, `${at}.charge`), ...sight };
    }),
  };
};

const readOffsets = (value: unknown, where: string) =>
  list(value, where, (entry, at) => {
    const { x, y } = readSpace(entry, at);
    return [x, y] as const;
  });

export const readSymbols = (value: unknown, where: string): Symbols => {
  const [before, after] = text(value, where).split('/');
  return { before: oneOf(before, ['W', 'G', 'X'], where), after: oneOf(after, ['W', 'G', 'X'], where) };
};

export const readCase = (v: Fields, field: Field): Case => {
  const points = list(
    fields(v.map, 'map').points,
    'map.points',
    entry => entry as [string, number, number, number],
  );
  const figures = (kind: string): Intersection[] =>
    points.filter(p => p[0] === kind).map(([, x, y, level]) => ({ x, y, level }));
  return {
    field,
    legends: list(v.legends, 'legends', (entry, at) => {
      const l = fields(entry, at);
      return {
        id: text(l.id, `${at}.id`),
        team: whole(l.team, `${at}.team`),
        at: l.at === null || l.at === undefined ? null : readSpace(l.at, `${at}.at`),
        shield: whole(l.shield, `${at}.shield`),
        health: whole(l.health, `${at}.health`),
      };
    }),
    weapons: list(v.weapons, 'weapons', readWeapon),
    deck: list(v.deck, 'deck', (entry, at) => {
      const c = fields(entry, at);
      return {
        id: text(c.id, `${at}.id`),
        white: readOffsets(c.white, `${at}.white`),
        green: readOffsets(c.green, `${at}.green`),
      };
    }),
    ziplines: list(v.ziplines, 'ziplines', (entry, at) => {
      const z = fields(entry, at);
      const [a, b] = list(z.ends, `${at}.ends`, readIntersection);
      return {
        id: text(z.id, at),
        ends: [a, b] as [Intersection, Intersection],
        pathfinder: z.pathfinder === true,
      };
    }),
    things: list(v.things, 'things', (entry, at) => {
      const t = fields(entry, at);
      return {
        id: text(t.id, at),
        kind: oneOf(t.kind, ['gas-trap', 'portal', 'drone'], `${at}.kind`),
        at: readSpace(t.at, `${at}.at`),
      };
    }),
    ring: v.ring === undefined ? undefined : list(v.ring, 'ring', whole),
    bombardments: list(v.bombardments, 'bombardments', readSpace),
    domes: figures('dome'),
    smokes: figures('smoke'),
  };
};

/** What a Feat of a vector does, in order. */
const readEffects = (value: unknown, where: string): readonly Effect[] =>
  list(value, where, (entry, at): Effect => {
    const e = fields(entry, at);
    const pair = (x: unknown): readonly [number, number] => {
      const [low, high] = list(x, at, whole);
      return [low as number, high as number];
    };
    if (e.move !== undefined) {
      const [mp, symbols] = e.move as [number, string];
      return { move: [whole(mp, at), readSymbols(symbols, at)] };
    }
    if (e.reposition === true) return { reposition: true };
    if (e.gain !== undefined) return { gain: whole(e.gain, at) };
    if (e.restore !== undefined) return { restore: pair(e.restore) };
    if (e.grenade !== undefined) return { grenade: pair(e.grenade) };
    if (e.pull !== undefined) return { pull: pair(e.pull) };
    if (e.pay !== undefined)
      return {
        pay: whole(e.pay, at),
        does: readEffects(e.then, `${at}.then`),
        ...(e.otherwise !== undefined && { otherwise: readEffects(e.otherwise, `${at}.otherwise`) }),
      };
    throw new Malformed(`${at} is no effect`);
  });

/** The active Feat of an activation, if it has one. */
export const readFeat = (value: unknown): AutomaFeat | undefined => {
  if (value === undefined) return undefined;
  const feat = fields(value, 'feat');
  const boost = feat.boost === undefined ? undefined : fields(feat.boost, 'feat.boost');
  const number = (name: 'pay' | 'threshold') =>
    boost?.[name] === undefined ? undefined : whole(boost[name], `feat.boost.${name}`);
  const [pay, threshold] = [number('pay'), number('threshold')];
  return {
    id: 'BL-AF-0',
    title: '',
    step: feat.step === 5 ? 5 : 8,
    effects: readEffects(feat.effects, 'feat.effects'),
    bottom: boost
      ? {
          kind: 'boost',
          changes: [
            { ...(pay !== undefined && { pay }), change: { ...(threshold !== undefined && { threshold }) } },
          ],
        }
      : { kind: 'after', effects: [] },
    mark: 'placeholder',
  };
};

/** The four action schemes: Charge tokens, MP, symbols. */
export const readSchemes = (value: unknown): NonNullable<OwnCards['schemes']> => {
  const given = fields(value, 'schemes');
  const scheme = (letter: SchemeLetter) => {
    const [charge, mp, symbols] = given[letter] as [number, number, string];
    return { charge, mp, symbols: readSymbols(symbols, letter) };
  };
  return { A: scheme('A'), B: scheme('B'), C: scheme('C'), D: scheme('D') };
};
