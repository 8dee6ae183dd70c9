import { pieceName, unitLabel } from '@potyczka/legion/text';
import {
  type AttackFace,
  type DefenceFace,
  type Event,
  type Ground,
  type UnitView,
  unitCard,
  type View,
} from '@potyczka/legion/view';
import type {
  Deed,
  Die,
  Flat,
  Look3,
  Mood,
  P3,
  Round,
  Sighted,
  Spot,
  Standee,
  Table3,
} from '../../ui/table3/model.js';
import { boxed } from '../../ui/table3/outline.js';
import { optionsAt } from '../element.js';
import type { Gaze } from '../game-ui.js';
import { placeOf, SIGNS } from './Counters.js';
import { FACES, TONES } from './Dice.js';
import { glyphOf } from './glyphs.js';
import {
  baseOf,
  type GlyphName,
  glyphOfUnit,
  isDone,
  isNotched,
  lookOf,
  numberOf,
  radiusOf,
} from './look.js';
import { CART_RADIUS, groundIn, hullOfDiscs, TOKEN_RADIUS } from './plan.js';
import { type Scene, unitNamed } from './scene.js';
import { fieldUnit, type Look, looksOf } from './sights.js';
import { bodyOf, CM } from './terrain3.js';
import { WORDS } from './words.js';

/** Drawings that are a head only. */
const HEADS: ReadonlySet<GlyphName> = new Set([
  'spartan-helmet',
  'robot-antennas',
  'bear-head',
  'full-motorcycle-helmet',
  'brodie-helmet',
  'pistol-gun',
] as const);

/** What the ground of each battlefield is made of. */
const GROUNDS = {
  desert: { material: 'sand' },
  forest: { material: 'grass' },
  industrial: { material: 'concrete' },
  craters: { material: 'soil' },
} as const;

const MOOD: Mood = {
  sun: '#ffdfb0',
  power: 3.1,
  fill: 0.42,
  from: [-0.75, 0.62, 0.95],
  sky: ['#5f8fbd', '#bcd0da', '#f0d5a4'],
};

const BLADES: Readonly<Record<string, string>> = { p1: '#7dd3ff', p2: '#ff4a3d' };

const bodyUnder = (drawing: GlyphName, seat: string): Pick<Standee, 'body' | 'blade'> => {
  if (HEADS.has(drawing)) return { body: 'trooper' };
  return drawing === 'energy-sword' ? { body: 'duellist', blade: BLADES[seat] ?? '#7dd3ff' } : {};
};

/** The minis of a unit, each as high as the rules see it. */
const standeesOf = (scene: Scene, unit: UnitView): Standee[] => {
  const [length, width] = baseOf(unitCard(unit.card));
  const { colour, plate, dash } = lookOf(unit.seat);
  const notched = isNotched(unit);
  const height = fieldUnit(unit).silhouette.top / CM;
  return unit.minis.map((mini, n): Standee => {
    const drawing = mini.role > 0 && notched ? 'minigun' : glyphOfUnit(unit.card);
    return {
      el: optionsAt(scene.lit, mini.id).length > 0 ? mini.id : unit.id,
      id: mini.id,
      at: [mini.x / CM, mini.y / CM, mini.z / CM],
      drawing: glyphOf(drawing),
      ...bodyUnder(drawing, unit.seat),
      colour,
      base: [length / 10, width / 10],
      ...(notched && { facing: mini.facing / 100 }),
      height,
      ring: dash ? 'broken' : 'one',
      ...(n === 0 && { plate: { letter: numberOf(unit.id), shape: plate } }),
      isActing: scene.view.act?.unit === unit.id,
      isDone: isDone(unit),
      label: unitLabel(unit.id),
    };
  });
};

/** Between the minis of a unit it is pointed at as well. */
const hullOf = (unit: UnitView): Spot => ({
  el: unit.id,
  outline: hullOfDiscs(
    unit.minis.map(m => ({ x: m.x / CM, y: m.y / CM })),
    radiusOf(unit) / 10 + 0.5,
  ).map(p => [p.x, p.y]),
  z: (unit.minis[0]?.z ?? 0) / CM,
});

/** The long edges, where one is chosen. */
const edgesOf = (scene: Scene, ground: Ground): Spot[] => {
  const [w, d] = [ground.width / CM, ground.depth / CM];
  return (['north', 'south'] as const)
    .filter(edge => scene.lit.has(`edge-${edge}`))
    .map(edge => ({
      el: `edge-${edge}`,
      outline: edge === 'north' ? boxed(0, d - 4.6, w, d) : boxed(0, 0, w, 4.6),
      z: 0,
    }));
};

const isCart = (token: View['tokens'][number]): boolean => token.kind === 'cart';

const tokensOf = (scene: Scene, ground: Ground): { flats: Flat[]; rounds: Round[] } => {
  const at = (token: View['tokens'][number]): P3 => {
    const p = placeOf(scene, token, ground.depth);
    const leader = token.by ? unitNamed(scene.view, token.by)?.minis[0] : undefined;
    return [p.x / 10, ground.depth / CM - p.y / 10, (leader?.z ?? token.z) / CM];
  };
  const [carts, tokens] = [scene.view.tokens.filter(isCart), scene.view.tokens.filter(t => !isCart(t))];
  return {
    flats: tokens.map(token => ({
      el: token.id,
      at: at(token),
      size: [TOKEN_RADIUS / 5, TOKEN_RADIUS / 5],
      drawing: glyphOf(SIGNS[token.kind]),
      ink: '#2b1d08',
      paper: '#ffcf5a',
      isRound: true,
    })),
    rounds: carts.map(token => ({
      el: token.id,
      at: at(token),
      r: CART_RADIUS / 10,
      top: CART_RADIUS / 14,
      h: 2,
      material: 'wood',
      tint: lookOf(token.seat ?? 'p1').colour,
    })),
  };
};

const diceOf = (
  colour: string,
  faces: Partial<Record<AttackFace | DefenceFace, number>>,
  sides: 6 | 8,
): Die[] => {
  const [tone = '#ffffff', ink = '#000000'] = TONES[colour] ?? [];
  return Object.entries(faces).flatMap(([face, n = 0]) => {
    const glyph = FACES[face as AttackFace];
    return Array.from({ length: n }, () => ({ sides, colour: tone, ink, face: glyph && glyphOf(glyph) }));
  });
};

const deedOf = (view: View, e: Event): Deed[] => {
  switch (e.type) {
    case 'defender':
      return [{ kind: 'shot', from: e.by, to: e.to, colour: e.by.startsWith('p1') ? '#ff6a4d' : '#7dff8a' }];
    case 'rolled':
      return [{ kind: 'dice', at: e.by, dice: diceOf(e.colour, e.faces, 8) }];
    case 'defence-rolled': {
      const unit = unitNamed(view, e.unit);
      return [
        { kind: 'dice', at: e.unit, dice: diceOf(unit ? unitCard(unit.card).die : 'white', e.faces, 6) },
      ];
    }
    case 'suffers':
      return e.wounds > 0 ? [{ kind: 'rise', at: e.unit, text: `−${e.wounds}` }] : [];
    default:
      return [];
  }
};

/** The battlefield in three dimensions, every length as on a table. */
export const table3 = (scene: Scene): Table3 => {
  const { view } = scene;
  const ground = groundIn(view);
  const units = view.units.filter(u => u.where === 'field' && u.minis.length > 0);
  const bodies = ground.terrain.map(bodyOf);
  const tokens = tokensOf(scene, ground);
  return {
    size: [0, 0, ground.width / CM, ground.depth / CM],
    ground: GROUNDS[view.options.battlefield],
    grid: 0,
    solids: bodies.flatMap(b => b.solids),
    rounds: [...bodies.flatMap(b => b.rounds), ...tokens.rounds],
    standees: units.flatMap(unit => standeesOf(scene, unit)),
    spots: [...units.map(hullOf), ...edgesOf(scene, ground)],
    flats: tokens.flats,
    hazes: [],
    ropes: [],
    deeds: scene.happening.flatMap(({ event }) => deedOf(view, event)),
    mood: MOOD,
    view: { turn: -0.16, rise: 0.7 },
  };
};

const COVERS = ['none', 'light', 'heavy'] as const;

/** The names of what stands in the way, each kind once: `flat roof, wall`. */
const namesOf = (scene: Scene, ground: Ground, by: readonly string[]): string => {
  const names = by.map(id => {
    const piece = ground.terrain.find(t => t.id === id);
    if (piece) return pieceName(scene.lang, piece.id).replace(/ [abc]\d+$/, '');
    const unit = unitNamed(scene.view, id);
    return unit ? unitLabel(unit.id) : id;
  });
  return [...new Set(names)].join(', ');
};

const lookAt = (scene: Scene, ground: Ground, look: Look): Look3 => {
  const w = WORDS[scene.lang];
  const names = namesOf(scene, ground, look.by);
  const cover = w.cover[COVERS.indexOf(look.cover)] ?? '';
  const far = look.range > 5 ? w.beyond : `${w.range} ${look.range}`;
  const how = look.sees
    ? `${far}, ${cover}${look.cover !== 'none' && names ? `: ${names}` : ''}`
    : `${w.hiddenBy}: ${names}`;
  const spot = (p: { readonly x: number; readonly y: number; readonly z: number }): P3 => [
    p.x / CM,
    p.y / CM,
    p.z / CM,
  ];
  return {
    to: look.unit.id,
    sees: look.sees,
    cover: look.sees ? (Math.max(0, COVERS.indexOf(look.cover)) as 0 | 1 | 2) : 0,
    from: spot(look.line.from),
    at: spot(look.line.to),
    by: look.sees && look.cover === 'none' ? [] : look.by,
    text: `${unitLabel(look.unit.id)}: ${how}`,
    brief: look.sees ? cover : w.hidden,
  };
};

/** Whom a unit sees of the other army, and what gives them cover. */
export const sighted = (scene: Scene, { from, view }: Gaze<View>): Sighted => {
  const there: Scene = { ...scene, view };
  const looks = looksOf(view, from).map(look => lookAt(there, groundIn(view), look));
  const seen = looks.filter(l => l.sees).length;
  return { who: unitLabel(from), sum: WORDS[scene.lang].seesOf(seen, looks.length), looks };
};
