import {
  DEGREE,
  type Field,
  type Move,
  type MoveRule,
  mm,
  type Terrain,
  type Unit,
} from '@potyczka/geometry/plane';
import { block, field, minis, type Spot, unit } from './plane-pieces.js';

/** A move of an example, and which rules forbid it; none if it is legal. */
export interface PlannedMove {
  readonly says: string;
  readonly move: Move;
  readonly forbiddenBy: readonly MoveRule[];
}

/** A worked example of the rulebook about movement. */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly field: Field;
  readonly unit: Unit;
  readonly steps: readonly PlannedMove[];
}

interface Plan {
  readonly kind?: Move['kind'];
  readonly tool?: Move['tool'];
  readonly heading?: number;
  readonly bend?: number;
  readonly travel?: number;
  readonly level?: number;
  readonly others?: readonly Spot[];
}

const move = (plan: Plan): Move => ({
  kind: plan.kind ?? 'standard',
  tool: plan.tool ?? 2,
  heading: (plan.heading ?? 0) * DEGREE,
  bend: (plan.bend ?? 0) * DEGREE,
  travel: plan.travel === undefined ? 'full' : mm(plan.travel),
  level: mm(plan.level ?? 0),
  others: minis('A', plan.others ?? [], 2),
});

const step = (says: string, plan: Plan, ...forbiddenBy: readonly MoveRule[]): PlannedMove => ({
  says,
  move: move(plan),
  forbiddenBy,
});

const example = (
  id: string,
  title: string,
  units: readonly [Unit, ...Unit[]],
  terrain: readonly Terrain[],
  ...steps: readonly PlannedMove[]
): Example => ({ id, title, field: field(units, terrain), unit: units[0], steps });

const BARRICADE: Partial<Terrain> = { kind: 'scatter', barricade: true, move: 'difficult' };
const RUBBLE: Partial<Terrain> = { kind: 'area', move: 'difficult', cover: 'light', blocksSight: false };
const WALL: Partial<Terrain> = { move: 'impassable' };

const clone = (...places: readonly Spot[]): Unit => unit('A', places, { type: 'clone' });
const bike = (...places: readonly Spot[]): Unit =>
  unit('A', places, {
    type: 'repulsorVehicle',
    base: { shape: 'round', diameter: mm(50) },
    silhouette: { bottom: mm(10), top: mm(50) },
    speed: 3,
  });

const house = [
  block('low', [640, 320, 688, 500], 120, { partOf: 'house' }),
  block('high', [688, 320, 820, 500], 250, { partOf: 'house' }),
];

const tower = block('tower', [520, 385, 550, 415], 120);

export const EXAMPLES: readonly Example[] = [
  example(
    'LEG-EX-03',
    'open ground, a barricade, an impassable building',
    [clone([600, 400])],
    [block('bar', [650, 380, 662, 420], 28, BARRICADE), block('house', [560, 450, 700, 520], 60, WALL)],
    step('over open ground', { heading: -40 }),
    step('over the barricade with tool 2', {}, 'LEG-MOVE-20'),
    step('over the barricade with tool 1', { tool: 1 }),
    step('into the building', { tool: 1, heading: 70 }, 'G-29', 'LEG-MOVE-23', 'LEG-MOVE-27'),
  ),
  example(
    'LEG-EX-04',
    'an impassable wall with an open door',
    [clone([600, 400])],
    [
      block('wall1', [660, 320, 670, 386], 60, { ...WALL, partOf: 'wall' }),
      block('door', [660, 386, 670, 414], 0, { partOf: 'wall' }),
      block('wall2', [660, 414, 670, 480], 60, { ...WALL, partOf: 'wall' }),
    ],
    step('through the door', {}),
    step('through the wall', { heading: 25 }, 'LEG-MOVE-23', 'LEG-MOVE-27'),
  ),
  example(
    'LEG-EX-07',
    'from the ground to height 1, not to height 2',
    [clone([600, 400])],
    house,
    step('to the roof of height 1', { kind: 'climb', tool: 1, heading: 35, travel: 75, level: 120 }),
    step('to the roof of height 2', { kind: 'climb', tool: 1, level: 250 }, 'G-27', 'LEG-CLIMB-03'),
  ),
  example(
    'LEG-EX-07',
    'from height 1 to height 2',
    [clone([664, 400, 120])],
    house,
    step('up', { kind: 'climb', tool: 1, travel: 80, level: 250 }),
  ),
  example(
    'LEG-EX-08',
    'two of four clones hang over a balcony',
    [clone([600, 400, 40], [600, 430, 40], [630, 400, 40], [630, 430, 40])],
    [block('balcony', [580, 380, 760, 450], 40)],
    step(
      'two over the edge',
      {
        level: 40,
        tool: 1,
        travel: 60,
        others: [
          [660, 441, 40],
          [700, 441, 40],
          [700, 405, 40],
        ],
      },
      'LEG-TERR-16',
    ),
    step('all on it', {
      level: 40,
      tool: 1,
      travel: 60,
      others: [
        [660, 430, 40],
        [700, 430, 40],
        [700, 400, 40],
      ],
    }),
  ),
  example(
    'LEG-EX-20',
    'droids, speed 2: which tools, and cohesion',
    [
      unit(
        'A',
        [
          [600, 400],
          [570, 410],
          [570, 380],
        ],
        { type: 'droid' },
      ),
    ],
    [],
    step('speed 2, bent', {
      heading: 20,
      bend: -60,
      others: [
        [690, 420],
        [720, 430],
      ],
    }),
    step('speed 1', {
      tool: 1,
      heading: 110,
      others: [
        [560, 450],
        [600, 530],
      ],
    }),
    step(
      'speed 3',
      {
        tool: 3,
        heading: -60,
        others: [
          [660, 230],
          [740, 230],
        ],
      },
      'LEG-MOVE-05',
    ),
    step(
      'out of cohesion',
      {
        tool: 1,
        heading: 180,
        others: [
          [500, 440],
          [394, 400],
        ],
      },
      'LEG-COH-01',
    ),
  ),
  example(
    'LEG-EX-21',
    'swoop bikes slide along the tool',
    [bike([400, 400], [400, 460])],
    [],
    step('full move', { tool: 3, bend: 35, others: [[560, 520, 0, 35]] }),
  ),
  example(
    'LEG-EX-22',
    'and stop where they like',
    [bike([400, 400], [400, 460])],
    [],
    step('partial move', { tool: 3, bend: 35, travel: 150, others: [[500, 480, 0, 35]] }),
    step('before the hinge', { tool: 3, bend: 35, travel: 60, others: [[460, 330]] }),
  ),
  example(
    'LEG-EX-23',
    'a tower ends the slide',
    [bike([400, 400])],
    [tower],
    step('full move', { tool: 3 }, 'LEG-MOVE-14', 'LEG-MOVE-23'),
  ),
  example(
    'LEG-EX-24',
    'clones in rubble cross a barricade',
    [clone([600, 400])],
    [block('rubble', [560, 370, 630, 440], 10, RUBBLE), block('bar', [650, 380, 662, 420], 28, BARRICADE)],
    step('tool 1', { tool: 1 }),
    step('tool 2', {}, 'LEG-MOVE-18', 'LEG-MOVE-20'),
  ),
  example(
    'LEG-EX-25',
    'Obi-Wan moves into difficult terrain',
    [unit('A', [[700, 400]])],
    [block('rubble', [560, 370, 630, 440], 10, RUBBLE)],
    step('tool 1', { tool: 1, heading: 180 }),
    step('tool 2', { heading: 180, travel: 102 }, 'LEG-MOVE-19', 'LEG-MOVE-20'),
  ),
  example(
    'LEG-EX-26',
    'onto a building taller than the clones',
    [clone([600, 400])],
    [block('house', [650, 340, 800, 460], 100)],
    step('standard move', { level: 100 }, 'LEG-MOVE-23', 'LEG-MOVE-24'),
    step('climb', { kind: 'climb', tool: 1, level: 100 }),
    step('climb with tool 2', { kind: 'climb', level: 100 }, 'LEG-CLIMB-02'),
  ),
  example(
    'LEG-EX-27',
    'clones move into melee',
    [
      clone([620, 400], [590, 400], [590, 430]),
      unit(
        'B',
        [
          [790, 400],
          [790, 440],
          [820, 380],
        ],
        { type: 'droid' },
      ),
    ],
    [],
    step('into melee', {
      travel: 142.95,
      others: [
        [776.47, 376.57],
        [762.95, 440],
      ],
    }),
  ),
  example(
    'LEG-EX-101',
    'a walker displaces four of six droids',
    [
      unit('A', [[400, 400]], { type: 'groundVehicle', base: { shape: 'round', diameter: mm(100) } }),
      unit(
        'B',
        [
          [500, 410],
          [520, 380],
          [480, 440],
          [560, 400],
          [560, 480],
          [480, 480],
        ],
        { type: 'droid' },
      ),
    ],
    [],
    step('over the droids', { tool: 2 }),
  ),
];
