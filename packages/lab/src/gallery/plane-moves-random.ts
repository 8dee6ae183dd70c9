import {
  baseOutline,
  DEGREE,
  type Field,
  judgeMove,
  MM,
  type Move,
  type MoveRule,
  mm,
  type Point,
  proposeMoves,
  reachOf,
  rulesOf,
  surveyReach,
  TOOLS,
  toolBetween,
  type Unit,
  type UnitType,
  whereItStops,
} from '@potyczka/geometry/plane';
import type { Picture } from './picture.js';
import { above, label, line, outline, picture } from './plane-draw.js';
import { drawEnds, drawSlide, drawTool, offenders, told, windowRound } from './plane-moves-draw.js';
import { dice, randomField } from './plane-scene.js';

const numbered = (name: string, seed: number): string => `moves-${name}-${String(seed).padStart(3, '0')}`;

/** Why an end is refused, by colour: where it would stand, what lies under the tool, slowed, bases and enemies. */
const REASONS: readonly (readonly [RegExp, string, string])[] = [
  [/^(G-29|LEG-TERR|LEG-MOVE-03|LEG-MOVE-17)/, '#8b5a2b', 'end pose'],
  [/^(G-24|LEG-UTYPE|LEG-MEAS|LEG-MELEE)/, '#8250df', 'bases'],
  [/^LEG-MOVE-(18|19|20)/, '#e08a00', 'slowed'],
  [/./, '#cf222e', 'under the tool'],
];

const reasonOf = (rules: readonly MoveRule[]) =>
  REASONS.find(([pattern]) => rules.some(rule => pattern.test(rule)))!;

const dot = (at: Point, colour: string): string =>
  outline({ core: [at], radius: mm(1.6) }, `fill="${colour}"`);

/** A lone trooper in the middle; every end on a raster of 1 cm, legal or refused, and the most bent tool. */
const reachPicture = (seed: number): Picture => {
  const roll = dice(seed * 104_729);
  const others: readonly UnitType[] = [
    'trooper',
    'creature',
    'groundVehicle',
    'repulsorVehicle',
    'emplacement',
  ];
  const base = randomField(seed + 500, {
    width: 420,
    depth: 420,
    pieces: 4 + Math.floor(roll() * 9),
    units: [
      { type: 'trooper', minis: 1, at: [210, 210] },
      ...Array.from({ length: Math.floor(roll() * 3) }, () => ({
        type: others[Math.floor(roll() * others.length)]!,
        minis: 1,
        at: [90 + roll() * 240, 90 + roll() * 240] as const,
      })),
    ],
  });
  const unit: Unit = { ...base.units[0]!, speed: 1 + Math.floor(roll() * 3) };
  const field: Field = { ...base, units: [unit, ...base.units.slice(1)] };
  const s = surveyReach(field, unit, 'standard');
  const start = unit.minis[0].pose.at;
  const dots: string[] = [];
  const counts = new Map<string, number>();
  let bent: { readonly turn: number; readonly drawn: string } | undefined;
  for (let x = 0; x <= field.width; x += mm(10))
    for (let y = 0; y <= field.depth; y += mm(10)) {
      const at = { x, y };
      const reached = reachOf(s, at, 0);
      if ('way' in reached) {
        dots.push(dot(at, '#1a7f37'));
        const { speed, path } = reached.way;
        const [p, q, r] = path;
        const turn =
          Math.abs((q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x)) /
          ((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
        if (turn > (bent?.turn ?? 0.01)) {
          const tool = toolBetween(speed, path, mm(13.5));
          const end = [{ id: unit.minis[0].id, pose: { at, level: 0, facing: 0 } }];
          bent = { turn, drawn: drawTool({ tool, legal: true }) + drawEnds(unit, end, []) };
        }
        continue;
      }
      const rules = rulesOf(reached.refusals);
      if (rules.includes('LEG-MOVE-07')) continue;
      const [, colour, name] = reasonOf(rules);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      dots.push(dot(at, colour));
    }
  const title = `Position ${seed}: reach of a trooper with speed ${unit.speed}`;
  const notes = [
    `green: legal; ${REASONS.map(([, , name]) => `${name} ${counts.get(name) ?? 0}`).join(', ')}`,
    ...(s.refusals.length > 0 ? [`refused as a whole: ${told(s.refusals)}`] : []),
  ];
  const window = windowRound([start], 2 * mm(125));
  return {
    name: numbered('reach', seed),
    title,
    svg: picture(window, above(field, [], dots.join('') + (bent?.drawn ?? '')), title, notes),
  };
};

export function* randomReach(count: number): Generator<Picture> {
  for (let seed = 1; seed <= count; seed++) yield reachPicture(seed);
}

/** A notched base slides along a random tool over random terrain and other minis. */
const slidePicture = (seed: number): Picture => {
  const roll = dice(seed * 15_485_863);
  const types: readonly UnitType[] = ['creature', 'emplacement', 'groundVehicle', 'repulsorVehicle'];
  const type = types[seed % types.length]!;
  const base = randomField(seed + 900, {
    width: 520,
    depth: 420,
    pieces: 2 + Math.floor(roll() * 6),
    units: [
      { type, minis: 1, at: [200, 210] },
      { type: 'trooper', minis: 4, at: [320, 220] },
      ...(roll() < 0.5 ? [{ type: types[Math.floor(roll() * 4)]!, minis: 1, at: [380, 300] as const }] : []),
    ],
  });
  const unit: Unit = { ...base.units[0]!, speed: 3 };
  const facing = (Math.floor(roll() * 80) - 40 + 360) * DEGREE;
  const facingRight: Unit = {
    ...unit,
    minis: [{ ...unit.minis[0], pose: { ...unit.minis[0].pose, facing } }],
  };
  const field: Field = { ...base, units: [facingRight, ...base.units.slice(1)] };
  const move: Move = {
    kind: 'standard',
    tool: TOOLS[Math.floor(roll() * 3)]!,
    heading: 0,
    bend: (Math.floor(roll() * 181) - 90) * DEGREE,
    travel: 'full',
    level: 0,
    others: [],
  };
  const judged = judgeMove(field, facingRight, move);
  const stop = whereItStops(field, facingRight, move);
  const stopped = stop ? drawEnds(facingRight, [{ id: 'stop', pose: stop.end }], []) : '';
  const title = `Slide ${seed}: ${type}, tool ${move.tool}, bend ${move.bend / DEGREE}: ${judged.legal ? 'legal' : 'forbidden'}`;
  const notes = [
    ...(judged.legal ? [] : [`by ${told(judged.refusals)}`]),
    ...(judged.displaced.length > 0 ? [`displaces ${judged.displaced.join(', ')}`] : []),
    ...(stop ? [`stops after ${stop.travel / MM} mm at ${offenders(stop.by).join(', ')}`] : []),
  ];
  const over =
    drawSlide(judged) + drawTool(judged) + drawEnds(facingRight, judged.ends, judged.refusals) + stopped;
  const window = windowRound(
    [
      { x: 0, y: 0 },
      { x: field.width, y: field.depth },
    ],
    500,
  );
  return {
    name: numbered('slide', seed),
    title,
    svg: picture(window, above(field, offenders(judged.refusals), over), title, notes),
  };
};

export function* randomSlides(count: number): Generator<Picture> {
  for (let seed = 1; seed <= count; seed++) yield slidePicture(seed);
}

const AIM_COLOUR = {
  contact: '#cf222e',
  cover: '#8a6d1d',
  range: '#2f6fdb',
  advance: '#57606a',
  objective: '#8250df',
};

/** Proposed moves of an example's unit, coloured by aim. */
const proposalPicture = (seed: number): Picture => {
  const base = randomField(seed + 300, {
    width: 520,
    depth: 420,
    pieces: 7,
    units: [
      { type: 'trooper', minis: 4, at: [150, 200] },
      { type: 'droid', minis: 4, at: [330, 230] },
    ],
  });
  const field: Field = { ...base, tokens: [{ id: 'o', at: { x: mm(180), y: mm(370) }, radius: mm(12.5) }] };
  const unit = field.units[0]!;
  const proposals = proposeMoves(field, unit, 'standard', { weaponRange: 2 });
  const over = proposals
    .map(p => {
      const colour = AIM_COLOUR[p.aim];
      const [start, hinge] = p.judged.tool.path;
      const bases = p.judged.ends.map((m, n) =>
        outline(
          baseOutline(unit.base, m.pose),
          `fill="none" stroke="${colour}" stroke-width="${n === 0 ? 1.8 : 0.7}"`,
        ),
      );
      return (
        line(start, hinge, colour, 'stroke-width="0.8"') +
        line(hinge, p.judged.end.at, colour, 'stroke-width="0.8"') +
        bases.join('') +
        label(p.judged.end.at, p.aim, 'class="t"')
      );
    })
    .join('');
  const tokens = field.tokens
    .map(t => outline({ core: [t.at], radius: t.radius }, 'fill="#8250df" fill-opacity="0.5"'))
    .join('');
  const title = `Proposed moves (${proposals.length}) of ${unit.type} ${unit.id}: contact, cover, range, advance, objective`;
  const window = windowRound(
    [
      { x: 0, y: 0 },
      { x: field.width, y: field.depth },
    ],
    500,
  );
  return {
    name: numbered('proposals', seed),
    title,
    svg: picture(window, tokens + above(field, [], over), title),
  };
};

export function* randomProposals(count: number): Generator<Picture> {
  for (let seed = 1; seed <= count; seed++) yield proposalPicture(seed);
}
