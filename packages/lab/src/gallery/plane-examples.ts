import {
  ARCS,
  arcArea,
  arcsOf,
  areEngaged,
  baseOutline,
  cohesion,
  contacts,
  coverOfUnit,
  type Field,
  heightNumber,
  leaderOf,
  MEASURES,
  mm,
  outlineOf,
  rangeToUnit,
  sight,
  sightOfUnit,
  type Terrain,
  type Unit,
  unitAtRange,
} from '@potyczka/geometry/plane';
import type { Picture } from './picture.js';
import {
  above,
  HIDDEN,
  label,
  line,
  outline,
  picture,
  SEEN,
  section,
  shape,
  sightLine,
  windowOf,
} from './plane-draw.js';
import { block, field, unit } from './plane-pieces.js';

const big = (diameter: number): Unit['base'] => ({ shape: 'round', diameter: mm(diameter) });
const CRATE: Partial<Terrain> = { kind: 'scatter', cover: 'light', move: 'difficult' };

const measuring = (): Picture => {
  const obi = unit('A', [[500, 400]]);
  const others = [
    unit(
      'B',
      [
        [675, 400],
        [700, 430],
        [700, 370],
      ],
      { type: 'clone' },
    ),
    unit('C', [[500, 510]], { type: 'groundVehicle', base: big(70) }),
    unit(
      'D',
      [
        [300, 400],
        [280, 430],
      ],
      { type: 'droid' },
    ),
  ];
  const all = field([obi, ...others]);
  const base = outlineOf(obi, leaderOf(obi));
  const ring = outline(
    { ...base, radius: base.radius + MEASURES.segment },
    `fill="none" stroke="${SEEN}" stroke-width="1"`,
  );
  const notes = others.map(u => {
    const { at, within, beyond } = unitAtRange(obi, leaderOf(obi), u, 1);
    return `${u.id}: ${[at && 'at range 1', within && 'within range 1', beyond && 'beyond range 1'].filter(Boolean).join(', ')}`;
  });
  const lines = others.map(u => {
    const m = rangeToUnit(obi, leaderOf(obi), u);
    return line(m.line.from, m.line.to, '#555', 'stroke-width="1"');
  });
  const title = 'LEG-EX-02 at, within and beyond range 1';
  const w = windowOf(all, 6000);
  return {
    name: 'ex-02-ranges',
    title,
    svg: picture(w, above(all, [], ring + lines.join('')), title, notes),
  };
};

const heights = (): Picture => {
  const parts = [block('low', [0, 0, 60, 50], 120), block('high', [60, 0, 100, 50], 250)];
  const bars = parts.map(t => {
    const [x0, x1] = [Math.min(...t.polygon.map(p => p.x)), Math.max(...t.polygon.map(p => p.x))];
    const corners = [
      { x: x0, y: 0 },
      { x: x1, y: 0 },
      { x: x1, y: t.top },
      { x: x0, y: t.top },
    ];
    return (
      shape(corners, 'fill="#8c7b6b" stroke="#4a4038"') +
      label({ x: (x0 + x1) / 2, y: t.top - 1000 }, `height ${heightNumber(t)}`, 'class="m"')
    );
  });
  const rules = [0, 1, 2].map(k =>
    line(
      { x: -1500, y: k * MEASURES.height },
      { x: 12_000, y: k * MEASURES.height },
      '#999',
      'stroke-dasharray="3 2"',
    ),
  );
  const title = 'LEG-EX-05 LEG-EX-06 heights of two roofs against upright segments (side view)';
  const w = { x0: -2000, y0: -1000, x1: 34_000, y1: 32_000 };
  return { name: 'ex-06-heights', title, svg: picture(w, rules.join('') + bars.join(''), title) };
};

const seesUnits = (): Picture => {
  const droids = unit(
    'A',
    [
      [500, 400],
      [480, 440],
      [480, 360],
    ],
    { type: 'droid' },
  );
  const others = [
    unit(
      'B',
      [
        [760, 400],
        [770, 440],
        [770, 360],
      ],
      { type: 'clone' },
    ),
    unit('C', [[830, 400]], { type: 'clone' }),
    unit('D', [[880, 600]]),
  ];
  const all = field([droids, ...others], [block('t1', [700, 500, 820, 620], 140)]);
  const views = others.flatMap(u => sightOfUnit(all, droids, u).pairs.filter(p => p.from.id === 'A1'));
  const lines = views.map(p => sightLine(p.sight.line, p.sight.sees)).join('');
  const named = views.flatMap(p => p.sight.by);
  const notes = others.map(
    u => `${u.id}: ${sightOfUnit(all, droids, u).mayDeclare ? 'seen by the leader' : 'not seen'}`,
  );
  const title = 'LEG-EX-28 troopers never block, the building does';
  return { name: 'ex-28-sight', title, svg: picture(windowOf(all), above(all, named, lines), title, notes) };
};

const eligibleMinis = (): Picture => {
  const clones = unit(
    'A',
    [
      [400, 400],
      [370, 430],
      [370, 370],
      [400, 450],
      [400, 350],
      [400, 500],
    ],
    { type: 'clone' },
  );
  const droids = unit(
    'B',
    [
      [640, 400],
      [650, 440],
      [650, 360],
    ],
    { type: 'droid' },
  );
  const all = field([clones, droids], [block('t1', [420, 470, 430, 560], 90)]);
  const seen = sightOfUnit(all, clones, droids);
  const lines = clones.minis.map(m => {
    const pairs = seen.pairs.filter(p => p.from.id === m.id);
    const best = pairs.find(p => p.sight.sees) ?? pairs[0]!;
    return sightLine(best.sight.line, best.sight.sees);
  });
  const title = 'LEG-EX-30 five of six clones have sight';
  const notes = [`eligible: ${seen.eligible.join(', ')}`];
  return {
    name: 'ex-30-eligible',
    title,
    svg: picture(windowOf(all), above(all, ['t1'], lines.join('')), title, notes),
  };
};

/** Cover of a unit as a picture. */
export const coverPicture = (
  name: string,
  title: string,
  all: Field,
  attacker: Unit,
  defender: Unit,
): Picture => {
  const found = coverOfUnit(all, attacker, defender);
  const lines = found.minis.map(m => sightLine(m.sight.line, m.sight.sees)).join('');
  const named = found.minis.flatMap(m => (m.sight.sees ? [] : m.sight.by));
  const points = found.minis
    .flatMap(m => m.points ?? [])
    .slice(0, 25)
    .map(p => outline({ core: [p.at], radius: 180 }, `fill="${p.by.length > 0 ? HIDDEN : SEEN}"`))
    .join('');
  const notes = [
    ...found.minis.map(m => {
      if (!m.sight.sees) return `${m.mini.id}: hidden by ${m.sight.by.join(', ')}`;
      return `${m.mini.id}: ${m.obscured ? `obscured by ${m.by.join(', ')} (${m.cover})` : 'in the open'}`;
    }),
    `terrain ${found.terrainCover}, suppression ${defender.suppression}: ${found.cover === 'none' ? 'no' : found.cover} cover`,
  ];
  return {
    name,
    title,
    svg: picture(windowOf(all), above(all, named, lines + points, found.minis), title, notes),
  };
};

const covers = (): Picture[] => {
  const clones = unit(
    'A',
    [
      [200, 250],
      [170, 280],
    ],
    { type: 'clone' },
  );
  const droids = unit(
    'B',
    [
      [500, 130],
      [500, 190],
      [500, 250],
      [500, 310],
      [500, 370],
    ],
    { type: 'droid' },
  );
  const building = block('t1', [455, 110, 470, 270], 30);
  const crates = [block('t2', [470, 295, 480, 325], 20, CRATE), block('t3', [470, 355, 480, 385], 20, CRATE)];
  const mixed = field([clones, droids], [building, ...crates]);
  const snow = unit('A', [
    [200, 250],
    [170, 280],
    [170, 220],
  ]);
  const rebels = unit('B', [
    [560, 250],
    [550, 290],
    [550, 210],
    [580, 280],
    [580, 220],
  ]);
  const luke = unit('C', [[520, 500]]);
  const chain = field(
    [snow, rebels, luke],
    [block('t1', [515, 190, 530, 310], 22, CRATE), block('t2', [420, 400, 480, 560], 160)],
  );
  const walker = unit('B', [[460, 250, 0, 180]], { type: 'groundVehicle', base: big(100) });
  const half = field([unit('A', [[200, 250]]), walker], [block('t1', [370, 248, 380, 400], 120)]);
  const touching = field(
    [unit('A', [[200, 250]]), unit('B', [[400, 250]])],
    [block('t1', [213.5, 218, 231.5, 282], 28, { kind: 'scatter', barricade: true })],
  );
  return [
    coverPicture(
      'ex-33-cover',
      'LEG-EX-33 three behind the heavy building, two behind light crates',
      mixed,
      clones,
      droids,
    ),
    coverPicture('ex-38-cover', 'LEG-EX-38 five rebels behind light crates', chain, snow, rebels),
    coverPicture(
      'vehicle-half',
      'LEG-UTYPE-43 a vehicle needs half of its silhouette hidden (G-08: 25 points a row)',
      half,
      half.units[0]!,
      walker,
    ),
    coverPicture(
      'leader-touches',
      'LEG-COVER-05 terrain in contact with the leader obscures nobody',
      touching,
      touching.units[0]!,
      touching.units[1]!,
    ),
  ];
};

/** Two lone minis from above, and the upright cut along the line below. */
const duel = (name: string, title: string, a: Unit, b: Unit, terrain: readonly Terrain[]): Picture => {
  const all = field([a, b], terrain);
  const seen = sight(all, a, leaderOf(a), b, leaderOf(b));
  const w = windowOf(all);
  const cut = section(
    all,
    seen.line,
    seen.sees,
    [a, b].map(u => ({ unit: u, pose: leaderOf(u).pose })),
  );
  const depth =
    Math.max(
      a.silhouette.top + leaderOf(a).pose.level,
      b.silhouette.top + leaderOf(b).pose.level,
      ...terrain.map(t => t.top),
    ) + 2000;
  const shifted = `<g transform="translate(${seen.line.from.x / 100} ${-(w.y0 - depth) / 100})">${cut}</g>`;
  const notes = [
    seen.sees ? 'seen' : `hidden by ${seen.by.join(', ')}`,
    'below: the upright cut along the line',
  ];
  return {
    name,
    title,
    svg: picture(
      { ...w, y0: w.y0 - depth - 1500 },
      above(all, seen.by, sightLine(seen.line, seen.sees)) + shifted,
      title,
      notes,
    ),
  };
};

const duels = (): Picture[] => {
  const A = (level = 0) => unit('A', [[100, 100, level]]);
  const B = (level = 0) => unit('B', [[300, 100, level]]);
  return [
    duel('los-as-tall', 'LEG-LOS-02 a wall exactly as tall as both is looked over', A(), B(), [
      block('t1', [195, 40, 205, 160], 41.9),
    ]),
    duel('los-taller', 'LEG-LOS-06 a tenth of a millimetre taller hides', A(), B(), [
      block('t1', [195, 40, 205, 160], 42),
    ]),
    duel('los-as-wide', 'LEG-LOS-02 a wall exactly as wide as both is looked past', A(), B(), [
      block('t1', [195, 86.5, 205, 113.5], 60),
    ]),
    duel(
      'los-slope',
      'LEG-LOS-02 from the far rim of the lower top to the near rim of the higher',
      A(),
      B(100),
      [block('t1', [200, 40, 210, 160], 98.65)],
    ),
    duel('los-crack', 'G-05 walls that share a side leave no crack', A(), B(), [
      block('t1', [195, 40, 205, 100], 60),
      block('t2', [195, 100, 205, 160], 60),
    ]),
    duel('los-corner', 'G-05 walls that touch at a corner let a line through', A(), B(), [
      block('t1', [190, 40, 200, 100], 60),
      block('t2', [200, 100, 210, 160], 60),
    ]),
    duel('los-lintel', 'LEG-TERR-15 through a door under its lintel', A(), B(), [
      block('t1', [195, 40, 205, 80], 90),
      block('t2', [195, 120, 205, 160], 90),
      block('t3', [195, 80, 205, 120], 90, { bottom: mm(30) }),
    ]),
    duel('los-roof', 'G-56 from a roof over its own edge', A(60), unit('B', [[230, 100]]), [
      block('t1', [40, 40, 150, 160], 60),
    ]),
    duel('los-gap', 'LEG-LOS-02 a gap of 2 mm is a gap', A(), B(), [
      block('t1', [180, 40, 230, 99], 80),
      block('t2', [190, 101, 240, 160], 80),
    ]),
  ];
};

const contact = (): Picture => {
  const clones = unit(
    'A',
    [
      [200, 200],
      [200, 240],
      [200, 160],
    ],
    { type: 'clone' },
  );
  const droids = unit(
    'B',
    [
      [227, 200],
      [227, 240],
      [225, 160],
      [240, 120],
    ],
    { type: 'droid' },
  );
  const all = field([clones, droids]);
  const pairs = contacts(clones, droids);
  const marks = pairs.map(([a, b]) => line(a.pose.at, b.pose.at, '#fff', 'stroke-width="1.5"')).join('');
  const title = 'LEG-EX-27 clones and droids in base contact are engaged';
  const notes = [
    `contacts: ${pairs.map(([a, b]) => `${a.id}-${b.id}`).join(', ')}`,
    areEngaged(clones, droids) ? 'engaged' : 'not engaged',
  ];
  const w = windowOf(all, 8000);
  return { name: 'ex-27-contact', title, svg: picture(w, above(all, [], marks), title, notes) };
};

const arcs = (): Picture => {
  const walker = unit('A', [[400, 300, 0, 20]], { type: 'groundVehicle', base: big(100) });
  const others = unit('B', [
    [600, 320],
    [480, 480],
    [390, 470],
    [250, 360],
    [230, 200],
    [420, 120],
    [560, 170],
  ]);
  const all = field([walker, others]);
  const pose = leaderOf(walker).pose;
  const colours = ['#2f6fdb', '#3a8f7b', '#c8452f', '#b08a1e'];
  const areas = ARCS.map((arc, k) => {
    const points = arcArea(pose, arc).map(p => ({
      x: pose.at.x + (p.x - pose.at.x) / 130,
      y: pose.at.y + (p.y - pose.at.y) / 130,
    }));
    return shape(
      points,
      `fill="${colours[k]}" fill-opacity="0.18" stroke="${colours[k]}" stroke-width="0.6"`,
    );
  });
  const notes = others.minis.map(m => `${m.id}: ${arcsOf(leaderOf(walker), others, m).arcs.join(' and ')}`);
  const title = 'LEG-NOTCH-20 firing arcs of a walker facing 20 degrees';
  return {
    name: 'notch-20-arcs',
    title,
    svg: picture(windowOf(all), areas.join('') + above(all, [], ''), title, notes),
  };
};

const cohesionPicture = (): Picture => {
  const squad = unit('A', [
    [200, 200],
    [262, 200],
    [200, 280],
    [150, 130],
    [310, 260],
    [200, 100],
  ]);
  const all = field(
    [squad],
    [
      block('t1', [232, 195, 240, 300], 60, { move: 'impassable' }),
      block('t2', [150, 150, 260, 156], 60, { move: 'impassable' }),
    ],
  );
  const results = squad.minis
    .slice(1)
    .map(m => ({ id: m.id, found: cohesion(all, squad, leaderOf(squad).pose, m.pose) }));
  const links = results.map(({ found }) =>
    found.holds
      ? found.link.path
          .slice(1)
          .map((p, k) => line(found.link.path[k]!, p, SEEN, 'stroke-width="20" stroke-opacity="0.35"'))
          .join('')
      : line(found.line.from, found.line.to, HIDDEN, 'stroke-dasharray="4 3"'),
  );
  const reach = baseOutline(squad.base, leaderOf(squad).pose);
  const ring = outline(
    { ...reach, radius: reach.radius + MEASURES.tool[1] },
    'fill="none" stroke="#888" stroke-dasharray="4 3"',
  );
  const notes = results.map(
    ({ id, found }) =>
      `${id}: ${found.holds ? 'in cohesion' : `out of cohesion, ${found.rule} ${found.by.join(', ')}`}`,
  );
  const title = 'LEG-COH-01 LEG-COH-04 the speed-1 tool from the leader, bent round impassable walls';
  return {
    name: 'coh-tool',
    title,
    svg: picture(windowOf(all, 5000), above(all, [], ring + links.join('')), title, notes),
  };
};

/** The worked examples and the cases that are easily got wrong. */
export const examples = (): Picture[] => [
  measuring(),
  heights(),
  contact(),
  seesUnits(),
  eligibleMinis(),
  ...duels(),
  ...covers(),
  arcs(),
  cohesionPicture(),
];
