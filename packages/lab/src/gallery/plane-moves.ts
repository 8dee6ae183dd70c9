import {
  type Field,
  isNotched,
  type Judged,
  joinMelee,
  judgeMove,
  MM,
  type Point,
  replaceDisplaced,
  type Unit,
  whereItStops,
} from '@potyczka/geometry/plane';
import type { Gallery, Picture } from './picture.js';
import { above, picture } from './plane-draw.js';
import { drawEnds, drawSlide, drawTool, offenders, told, windowRound } from './plane-moves-draw.js';
import { EXAMPLES, type Example, type PlannedMove } from './plane-moves-examples.js';
import { randomProposals, randomReach, randomSlides } from './plane-moves-random.js';

const pointsOf = (field: Field, all: readonly Judged[]): readonly Point[] => [
  ...field.terrain.flatMap(t => t.polygon),
  ...field.units.flatMap(u => u.minis.map(m => m.pose.at)),
  ...all.flatMap(j => [...j.tool.path, ...j.ends.map(m => m.pose.at)]),
];

/** What follows a move: who is put back, who joins the melee, where the slide really stops. */
const aftermath = (
  field: Field,
  unit: Unit,
  step: PlannedMove,
  judged: Judged,
): { over: string; notes: string[] } => {
  const moved = { ...unit, minis: judged.ends };
  const after = { ...field, units: field.units.map(u => (u.id === unit.id ? moved : u)) };
  const stop = isNotched(unit.type) ? whereItStops(field, unit, step.move) : undefined;
  if (stop) {
    const ends = [{ id: unit.minis[0].id, pose: stop.end }];
    return {
      over: drawEnds(unit, ends, []),
      notes: [`the slide ends after ${stop.travel / MM} mm at ${offenders(stop.by).join(', ')}`],
    };
  }
  const over: string[] = [];
  const notes: string[] = [];
  for (const other of field.units.filter(u => u.id !== unit.id)) {
    const displaced = new Set(judged.displaced);
    const ends = other.minis.some(m => displaced.has(m.id))
      ? replaceDisplaced(after, other, displaced)
      : joinMelee(after, other, moved);
    if (ends === other.minis) continue;
    over.push(drawEnds(other, ends, []));
    notes.push(
      displaced.size > 0
        ? `displaced: ${judged.displaced.join(', ')}; put back as drawn`
        : `${other.id} joins the melee as drawn`,
    );
  }
  return { over: over.join(''), notes };
};

const examplePicture = (example: Example, nth: number): Picture => {
  const { field, unit, steps } = example;
  const all = steps.map(step => judgeMove(field, unit, step.move));
  const after = steps.map((step, n) => aftermath(field, unit, step, all[n]!));
  const over = all.map(
    (j, n) => drawSlide(j) + drawTool(j) + drawEnds(unit, j.ends, j.refusals) + after[n]!.over,
  );
  const notes = steps.flatMap((step, n) => [
    `${step.says}: ${all[n]!.legal ? 'legal' : `forbidden by ${told(all[n]!.refusals)}`}`,
    ...after[n]!.notes,
  ]);
  const named = all.flatMap(j => offenders(j.refusals));
  const title = `${example.id} ${example.title}`;
  return {
    name: `moves-example-${String(nth + 1).padStart(2, '0')}`,
    title,
    svg: picture(windowRound(pointsOf(field, all), 4000), above(field, named, over.join('')), title, notes),
  };
};

/** Worked examples of movement, reach and refused ends of random positions, slides, proposed moves. */
export const gallery: Gallery = function* () {
  for (const [n, example] of EXAMPLES.entries()) yield examplePicture(example, n);
  yield* randomReach(100);
  yield* randomSlides(40);
  yield* randomProposals(12);
};
