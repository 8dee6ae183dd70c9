import { contacts, joinMelee, judgeMove, outOfCohesion, rulesOf } from '@potyczka/geometry/plane';
import { describe, expect, test } from 'vitest';
import { gallery } from './plane-moves.js';
import { EXAMPLES } from './plane-moves-examples.js';

const example = (id: string) => EXAMPLES.find(e => e.id === id)!;
const after = (id: string, nth = 0) => {
  const { field, unit, steps } = example(id);
  return judgeMove(field, unit, steps[nth]!.move);
};

describe('worked examples of movement', () => {
  test.each(EXAMPLES.map(e => [e.id, e.title, e] as const))('%s %s', (_, __, { field, unit, steps }) => {
    for (const { says, move, forbiddenBy } of steps)
      expect(rulesOf(judgeMove(field, unit, move).refusals), says).toEqual(forbiddenBy);
  });

  test('LEG-EX-21 the base ends with its rear notch on the far end of the tool', () => {
    const { end, tool } = after('LEG-EX-21');
    expect(end.facing).toBe(3500);
    expect(Math.abs(end.at.x - tool.path[2].x)).toBeLessThan(0.001);
    expect(Math.abs(end.at.y - tool.path[2].y)).toBeLessThan(0.001);
  });

  test('LEG-EX-27 the droids that are not in contact are moved into it, and both units are in cohesion', () => {
    const { field, unit } = example('LEG-EX-27');
    const clones = { ...unit, minis: after('LEG-EX-27').ends };
    const droids = field.units[1]!;
    const there = { ...field, units: [clones, droids] };
    const minis = joinMelee(there, droids, clones);
    const joined = { ...droids, minis: [minis[0]!, ...minis.slice(1)] as const };
    expect(new Set(contacts(joined, clones).map(([droid]) => droid.id)).size).toBe(3);
    expect(new Set(contacts(clones, droids).map(([mini]) => mini.id)).size).toBeGreaterThan(1);
    expect(outOfCohesion(there, joined)).toEqual([]);
    expect(outOfCohesion(there, clones)).toEqual([]);
  });

  test('LEG-EX-101 four of the six are displaced, the leader among them', () => {
    expect(after('LEG-EX-101').displaced).toEqual(['B1', 'B2', 'B3', 'B4']);
  });
});

test('the pictures are drawn, each under a name of its own', () => {
  const names = new Set<string>();
  for (const { name, title, svg } of gallery()) {
    expect(names.has(name)).toBe(false);
    names.add(name);
    expect(title).not.toBe('');
    expect(svg.startsWith('<svg ') && svg.endsWith('</svg>\n')).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined/);
  }
  expect(names.size).toBeGreaterThan(150);
});
