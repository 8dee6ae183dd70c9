import { figureName } from '@potyczka/gloomhaven/text';
import type { Event, FigureView, View } from '@potyczka/gloomhaven/view';
import type { Deed, Mood, Standee, Table3 } from '../../ui/table3/model.js';
import { coinsOn, doorBody, floorOf, hexAt, pointAt, thingBodies } from './floor3.js';
import { lookOf } from './looks.js';
import type { Scene } from './scene.js';

const MOOD: Mood = {
  sun: '#ffcf9a',
  power: 2.4,
  fill: 0.36,
  from: [-0.6, -0.55, 1.1],
  sky: ['#0b0908', '#1a1310', '#2a1d14'],
};

const HEIGHT = { normal: 3.6, elite: 3.8, boss: 4.6 } as const;

const standeeOf = ({ view, lang }: Scene, figure: FigureView): Standee => {
  const { glyph, colour, letter, plate, ring } = lookOf(view, lang, figure);
  const [x, y] = pointAt(figure.at);
  return {
    el: figure.id,
    id: figure.id,
    at: [x, y, 0],
    drawing: glyph,
    colour,
    base: [2.6, 2.6],
    height: HEIGHT[figure.rank ?? 'normal'],
    ring: ring ?? 'one',
    plate: { letter, shape: plate },
    life: { now: figure.hp, most: figure.max },
    isActing: view.turn?.of === figure.id,
    label: figureName(lang, figure.id),
  };
};

const deedOf = (e: Event): Deed[] => {
  switch (e.type) {
    case 'attacked':
      return [{ kind: 'strike', from: e.who, to: e.on, colour: '#ffb06a' }];
    case 'hurt':
      return [{ kind: 'rise', at: e.who, text: `−${e.n}` }];
    case 'healed':
      return [{ kind: 'rise', at: e.who, text: `+${e.n}`, isGood: true }];
    default:
      return [];
  }
};

/** How much table there is round the rooms, in centimetres. */
const ROUND = 2.6;

const sizeOf = (hexes: readonly string[]): Table3['size'] => {
  const points = (hexes.length > 0 ? hexes : ['0,0']).map(place => pointAt(place));
  const [xs, ys] = [points.map(p => p[0]), points.map(p => p[1])];
  return [Math.min(...xs) - ROUND, Math.min(...ys) - ROUND, Math.max(...xs) + ROUND, Math.max(...ys) + ROUND];
};

const hexesOf = (view: View): string[] => [
  ...new Set([...view.rooms.flatMap(r => r.hexes as string[]), ...view.doors.map(d => d.at)]),
];

/** The revealed rooms in three dimensions. */
export const table3 = (scene: Scene): Table3 => {
  const { view } = scene;
  const hexes = hexesOf(view);
  const floor = floorOf(hexes, view.walls);
  const things = thingBodies(view.things);
  const money = [...new Set(view.money)].map(place =>
    coinsOn(place, view.money.filter(m => m === place).length),
  );
  return {
    size: sizeOf(hexes),
    ground: null,
    grid: 0,
    solids: [...floor.solids, ...view.doors.flatMap(d => doorBody(d, hexes)), ...things.solids],
    rounds: [...floor.rounds, ...things.rounds, ...money.flat()],
    standees: view.figures.map(f => standeeOf(scene, f)),
    spots: hexes.map(el => ({ el, outline: hexAt(el), z: 0 })),
    flats: [],
    hazes: floor.lights,
    ropes: [],
    deeds: scene.happening.flatMap(({ event }) => deedOf(event)),
    mood: MOOD,
    view: { turn: 0.14, rise: 0.92 },
  };
};
