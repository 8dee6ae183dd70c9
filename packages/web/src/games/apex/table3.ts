import { legendName } from '@potyczka/apex/text';
import {
  binsOf,
  type Event,
  FIGURE_TRAITS,
  type Figure,
  keyOf,
  type LegendView,
  lookBetween,
  MAP_EDGES,
  type MapData,
  type MapEdge,
  type Space,
  type View,
} from '@potyczka/apex/view';
import {
  type Barrier,
  type Cover,
  distance,
  isEdge,
  type Lattice,
  spacesOfEdge,
} from '@potyczka/geometry/lattice';
import type {
  Deed,
  Flat,
  Haze,
  Look3,
  Mood,
  P2,
  P3,
  Rope,
  Round,
  Sighted,
  Solid,
  Spot,
  Standee,
  Table3,
} from '../../ui/table3/model.js';
import { boxed } from '../../ui/table3/outline.js';
import type { Gaze } from '../game-ui.js';
import { filmOf, framesOf } from './film.js';
import { glyphOf } from './glyphs.js';
import { C, cornerAt, groundBodies, L, rowAt, sizeOf, spotAt, wallId } from './ground3.js';
import { FIGURE_GLYPHS } from './legend-looks.js';
import { lootGlyph, standeeOf, TEAM_COLOURS } from './look.js';
import { heightOf, latticeOf, levelAt, mapOf, widthOf } from './plan.js';
import { healthLimit, legendIn, type Scene } from './scene.js';
import { WORDS } from './words.js';

/** A legend with its base: its eyes are lower than a wall, as the rules have it. */
const HEIGHT = 2.9;

const MOOD: Mood = {
  sun: '#ffd9a6',
  power: 3.2,
  fill: 0.4,
  from: [-0.8, 0.5, 1],
  sky: ['#3d5a80', '#b08a86', '#f2b880'],
};

const standeeAt = (view: View, legend: LegendView, at: P3): Standee => {
  const { glyph, colour, letter, plate, ring } = standeeOf(legend.id, legend.team);
  return {
    el: legend.id,
    id: legend.id,
    at,
    drawing: glyph,
    colour,
    base: [2.3, 2.3],
    height: HEIGHT,
    ring,
    plate: { letter, shape: plate },
    life: {
      now: legend.health,
      most: healthLimit(legend),
      shield: legend.shield,
      shieldMost: legend.shieldLimit,
    },
    isActing: view.act?.legend === legend.id,
    isDone: legend.done,
    label: legend.id,
  };
};

/** Beyond the four edges legends wait, each edge with what it gives. */
const EDGE = 2.8;
const edgeBox = (map: MapData, edge: MapEdge): P2[] => {
  const [w, h] = [widthOf(map) * C, heightOf(map) * C];
  const [near, far] = [0.5, 0.5 + EDGE];
  return {
    top: boxed(w * 0.2, h + near, w * 0.8, h + far),
    bottom: boxed(w * 0.2, -far, w * 0.8, -near),
    left: boxed(-far, h * 0.2, -near, h * 0.8),
    right: boxed(w + near, h * 0.2, w + far, h * 0.8),
  }[edge];
};

const waitingAt = (view: View, map: MapData): Pick<Table3, 'standees' | 'spots'> => {
  if (view.stage !== 'drop' && view.stage !== 'enter') return { standees: [], spots: [] };
  const spots = MAP_EDGES.map((edge): Spot => ({ el: `edge-${edge}`, outline: edgeBox(map, edge), z: 0 }));
  const standees = MAP_EDGES.flatMap(edge => {
    const [[x0, y0] = [0, 0], , [x1, y1] = [0, 0]] = edgeBox(map, edge);
    const isLong = edge === 'top' || edge === 'bottom';
    return view.legends
      .filter(l => l.edge === edge && !l.at)
      .map((l, n) =>
        standeeAt(view, l, isLong ? [x0 + 2 + n * 3, (y0 + y1) / 2, 0] : [(x0 + x1) / 2, y0 + 2 + n * 3, 0]),
      );
  });
  return { standees, spots };
};

/** Where a figure of an ability lies, if it lies on the map. */
const placeOf = (map: MapData, { spot }: Figure): P3 | null =>
  spot.on === 'space' ? spotAt(map, spot.at) : spot.on === 'point' ? cornerAt(map, spot.at) : null;

interface Put {
  readonly solids?: readonly Solid[];
  readonly rounds?: readonly Round[];
  readonly flats?: readonly Flat[];
  readonly hazes?: readonly Haze[];
}

/** What an ability has put on the map, drawn by its traits. */
const putOf = (view: View, map: MapData, f: Figure): Put => {
  const at = placeOf(map, f);
  if (!at) return {};
  const [x, y, z] = at;
  const traits = FIGURE_TRAITS[f.kind];
  const colour = TEAM_COLOURS[legendIn(view, f.owner)?.team ?? 'blue'];
  const token: Flat = {
    el: f.id,
    at,
    size: [1.6, 1.6],
    drawing: FIGURE_GLYPHS[f.kind],
    ink: colour,
    paper: '#15181d',
    isRound: true,
  };
  if (traits.zone) {
    const haze: Haze = traits.zone.closed
      ? { id: f.id, el: f.id, kind: 'shell', at, r: C * 1.25, colour: '#58b6ff' }
      : { id: f.id, el: f.id, kind: 'fog', at, r: C * 0.95, colour: '#d9d6cf' };
    return { flats: [token], hazes: [haze] };
  }
  if (traits.zipline)
    return {
      rounds: [
        { el: f.id, at, r: 0.5, top: 0.3, h: 0.5, material: 'hull' },
        { el: f.id, at: [x, y, z + 0.4], r: 0.12, h: 2.4, material: 'steel', tint: colour },
      ],
    };
  if (traits.object?.blocker) {
    const box: Solid = {
      el: f.id,
      outline: boxed(x - 1, y - 1, x + 1, y + 1),
      bottom: z,
      top: z + L * 0.75,
      cap: 'hull',
      side: 'hull',
      tint: '#e8edf2',
      bevel: 0.18,
    };
    return {
      solids: [
        box,
        {
          ...box,
          isDecor: true,
          outline: boxed(x - 1.04, y - 1.04, x + 1.04, y + 1.04),
          bottom: z + 0.9,
          top: z + 1.1,
          cap: 'glow',
          side: 'glow',
          tint: colour,
        },
      ],
    };
  }
  return { flats: [token] };
};

/** Ropes between the ends of ziplines: those of the map, and those that were put up. */
const ropesOf = (view: View, map: MapData): Rope[] => {
  const ends = new Map<string, P3[]>();
  for (const f of view.figures) {
    const at = placeOf(map, f);
    if (at && FIGURE_TRAITS[f.kind].zipline) ends.set(f.owner, [...(ends.get(f.owner) ?? []), at]);
  }
  const pairs = [...map.ziplines.map(z => [cornerAt(map, z.a), cornerAt(map, z.b)]), ...ends.values()];
  return pairs.flatMap(([a, b]): Rope[] =>
    a && b
      ? [
          {
            from: [a[0], a[1], a[2] + 2.7],
            to: [b[0], b[1], b[2] + 2.7],
            colour: '#e9edf0',
            r: 0.07,
            sag: 0.9,
          },
        ]
      : [],
  );
};

const LOOT = [
  [-0.75, -0.75],
  [0.75, -0.75],
  [0.75, 0.75],
  [-0.75, 0.75],
] as const;

const lootOn = (view: View, map: MapData): Flat[] =>
  Object.entries(view.loot).flatMap(([key, cards]) => {
    const [x = 0, y = 0] = key.split(',').map(Number);
    const [mx, my, mz] = spotAt(map, { x, y });
    return cards.slice(0, LOOT.length).map((card, i): Flat => {
      const [dx = 0, dy = 0] = LOOT[i] ?? [];
      return {
        el: card,
        at: [mx + dx, my + dy, mz],
        size: [1.15, 1.15],
        drawing: glyphOf(lootGlyph(card)),
        ink: '#ffe2a8',
        paper: '#3a2f4d',
        isRound: true,
      };
    });
  });

/** The wall of the Ring, side by side, each with a name of its own so that it closes in. */
const ringOf = (view: View, map: MapData): Haze[] => {
  const r = view.ring;
  if (!r) return [];
  const [x0, x1, y0, y1] = [r.x0 * C, (r.x1 + 1) * C, rowAt(map, r.y1 + 1), rowAt(map, r.y0)];
  const [mx, my, w, h] = [(x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0];
  const wall = (id: string, at: P3, size: P3): Haze => ({
    id: `ring-${id}`,
    kind: 'wall',
    at,
    size,
    colour: '#ff7a33',
  });
  return [
    wall('south', [mx, y0, 0], [w, 0.1, 2.6]),
    wall('north', [mx, y1, 0], [w, 0.1, 2.6]),
    wall('west', [x0, my, 0], [0.1, h, 2.6]),
    wall('east', [x1, my, 0], [0.1, h, 2.6]),
  ];
};

/** Intersections that may be chosen, each on its level. */
const cornersOf = (scene: Scene, map: MapData): Spot[] =>
  [...scene.lit.keys()]
    .filter(el => /^\d+,\d+,\d+$/.test(el))
    .map(el => {
      const [x = 0, y = 0, level = 0] = el.split(',').map(Number);
      const [cx, cy, z] = cornerAt(map, { x, y, level });
      return {
        el,
        outline: [
          [cx - 0.7, cy],
          [cx, cy - 0.7],
          [cx + 0.7, cy],
          [cx, cy + 0.7],
        ] as P2[],
        z: z + 0.02,
      };
    });

const CARD_PAPER = { hit: '#bfeecb', half: '#f6e3a4', miss: '#e7e3da' } as const;

/** No shot is told in more lines. */
const LONGEST_SHOT = 80;

/** The shot whose cards come down: it was told before that it is one. */
const filmNow = ({ log, happening }: Scene) =>
  filmOf(
    null,
    (log?.slice(-LONGEST_SHOT) ?? happening).map(l => l.event),
  );

/** Shots, the cards of the Aim track as they came down, and what was suffered. */
const deedsOf = (scene: Scene): Deed[] => {
  const events = scene.happening.map(l => l.event);
  const film = events.some(e => e.type === 'revealed' || e.type === 'replaced') ? filmNow(scene) : null;
  const cards = film ? framesOf(film) : [];
  return [
    ...events.flatMap(deedOf),
    ...(film && cards.length > 0
      ? [
          {
            kind: 'cards' as const,
            at: film.aimed.who,
            cards: cards.map(f => ({ text: String(f.card.value), paper: CARD_PAPER[f.result] })),
          },
        ]
      : []),
  ];
};

const deedOf = (e: Event): Deed[] => {
  if (e.type === 'aimed') return [{ kind: 'shot', from: e.who, to: e.at, colour: '#ffd37a' }];
  if (e.type === 'struck') return [{ kind: 'strike', from: e.who, to: e.at, colour: '#ffd37a' }];
  if (e.type === 'suffered' && e.amount > 0) return [{ kind: 'rise', at: e.who, text: `−${e.amount}` }];
  if (e.type === 'restored')
    return [{ kind: 'rise', at: e.who, text: `+${e.shield + e.health}`, isGood: true }];
  return [];
};

/** The map in three dimensions: levels lift spaces, edges carry walls, abilities stand where they are. */
export const table3 = (scene: Scene): Table3 => {
  const { view } = scene;
  const map = mapOf(view);
  const ground = groundBodies(map, view.open);
  const put = view.figures.map(f => putOf(view, map, f));
  const waiting = waitingAt(view, map);
  const standees = view.legends.flatMap(l => (l.at ? [standeeAt(view, l, spotAt(map, l.at))] : []));
  return {
    size: sizeOf(map),
    ground: { material: 'soil', tint: '#f0e6d2' },
    grid: C,
    solids: [...ground.solids, ...put.flatMap(p => p.solids ?? [])],
    rounds: [...ground.rounds, ...put.flatMap(p => p.rounds ?? [])],
    standees: [...standees, ...waiting.standees],
    spots: [...ground.spots, ...waiting.spots, ...cornersOf(scene, map)],
    flats: [...put.flatMap(p => p.flats ?? []), ...lootOn(view, map)],
    hazes: [...put.flatMap(p => p.hazes ?? []), ...ringOf(view, map)],
    ropes: ropesOf(view, map),
    deeds: deedsOf(scene),
    mood: MOOD,
    view: { turn: -0.42, rise: 0.8 },
  };
};

/** The body of a place that stands in the way: a bin, a wall, the block of a roof, what stands on a space. */
const elementAt = (map: MapData, at: Barrier['at']): string => {
  if (!isEdge(at)) return keyOf(at);
  const bin = binsOf(map).findIndex(b => b.side === at.side && b.x === at.x && b.y === at.y);
  if (bin >= 0) return `bin-${bin}`;
  const hasWall = map.edges.some(e => e.at.side === at.side && e.at.x === at.x && e.at.y === at.y);
  if (hasWall) return wallId(at);
  const [a, b] = spacesOfEdge(at);
  return keyOf(levelAt(map, a) > levelAt(map, b) ? a : b);
};

/** A joint is where connected walls meet: the bodies of those that end there. */
const bodiesOf = (map: MapData, { kind, at }: Barrier): string[] => {
  if (kind !== 'joint') return [elementAt(map, at)];
  const round = [-1, 0].flatMap(d => [
    { side: 'V' as const, x: at.x, y: at.y + d },
    { side: 'H' as const, x: at.x + d, y: at.y },
  ]);
  const isBuilt = (edge: (typeof round)[number]): boolean => {
    const [a, b] = spacesOfEdge(edge);
    const hasWall = map.edges.some(e => e.at.side === edge.side && e.at.x === edge.x && e.at.y === edge.y);
    return hasWall || levelAt(map, a) !== levelAt(map, b);
  };
  return round.filter(isBuilt).map(edge => elementAt(map, edge));
};

const hidesBehind = (map: MapData, c: Cover): string =>
  'element' in c ? elementAt(map, c.element.at) : keyOf(c.at);

const namesOf = (scene: Scene, map: MapData, by: readonly string[]): string => {
  const { blocker, beacon } = WORDS[scene.lang];
  const names = by.map(el => {
    if (el.startsWith('bin-')) return blocker.bin;
    if (el.startsWith('wall-')) return blocker.wall;
    const [x = 0, y = 0] = el.split(',').map(Number);
    const thing = map.spaces.find(s => s.at.x === x && s.at.y === y);
    if (thing) return thing.kind === 'beacon' ? beacon.toLowerCase() : blocker.thing;
    return levelAt(map, { x, y }) > 0 ? blocker.roof : blocker.thing;
  });
  return [...new Set(names)].join(', ');
};

interface Ends {
  readonly from: Space;
  readonly to: Space;
}

const lookAt = (scene: Scene, map: MapData, lattice: Lattice, to: LegendView, ends: Ends): Look3 => {
  const w = WORDS[scene.lang];
  const found = lookBetween(lattice, ends.from, ends.to);
  const covers = found.seen ? found.covers : [];
  const by = [
    ...new Set(found.seen ? covers.map(c => hidesBehind(map, c)) : found.by.flatMap(b => bodiesOf(map, b))),
  ];
  const names = namesOf(scene, map, by);
  const far = w.away(distance(ends.from, ends.to));
  const how = !found.seen
    ? w.notSeen(names)
    : `${far}, ${covers.length > 0 ? w.coverBehind(names) : w.inOpen}`;
  const [a, b] = [spotAt(map, ends.from), spotAt(map, ends.to)];
  return {
    to: to.id,
    sees: found.seen,
    cover: covers.length > 0 ? 1 : 0,
    from: [a[0], a[1], a[2] + HEIGHT * 0.85],
    at: [b[0], b[1], b[2] + HEIGHT * 0.6],
    by,
    text: `${legendName(scene.lang, to.id)}: ${how}`,
    brief: !found.seen ? w.blocked : covers.length > 0 ? w.hidden : w.inOpen,
  };
};

/** Whom a legend sees of the other team, and what they hide behind. */
export const sighted = (scene: Scene, { from, view }: Gaze<View>): Sighted => {
  const map = mapOf(view);
  const lattice = latticeOf(view);
  const own = legendIn(view, from);
  const looks = view.legends.flatMap(l =>
    own?.at && l.at && l.team !== own.team
      ? [lookAt(scene, map, lattice, l, { from: own.at, to: l.at })]
      : [],
  );
  const seen = looks.filter(l => l.sees).length;
  return {
    who: own ? legendName(scene.lang, own.id) : from,
    sum: WORDS[scene.lang].seesOf(seen, looks.length),
    looks,
  };
};
