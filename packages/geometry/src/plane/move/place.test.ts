import { describe, expect, test } from 'vitest';
import { outlineOf } from '../base.js';
import { outOfCohesion } from '../cohesion.js';
import { contacts } from '../contact.js';
import type { Field, Mini, Unit } from '../field.js';
import { MM, mm } from '../measures.js';
import { nearest } from '../shapes.js';
import { block, FOREST, field, round, unit } from '../testing.js';
import { bystanders } from './bases.js';
import { rulesOf } from './checks.js';
import { judgeReplacedLeader, replaceDisplaced } from './displace.js';
import { judged } from './fixtures/scene.js';
import { judgeEnds } from './judge.js';
import { joinMelee, judgePlacement, placeOthers } from './place.js';

const squad = (id: string, x: number, y: number, count: number, special = {}): Unit =>
  unit(id, [[x, y], ...Array.from({ length: count - 1 }, (_, n) => [x - 30 * (n + 1), y] as const)], special);

/** The unit as it stands after its minis were placed. */
const placed = (u: Unit, minis: readonly Mini[]): Unit => ({ ...u, minis: [minis[0]!, ...minis.slice(1)] });
const replaced = (f: Field, u: Unit): Field => ({
  ...f,
  units: f.units.map(other => (other.id === u.id ? u : other)),
});
const isSound = (f: Field, u: Unit): boolean => judgeEnds(f, u, u.minis, bystanders(f, u)).length === 0;

describe('placing the other minis', () => {
  test('LEG-MOVE-08 they keep their places to the leader where they can', () => {
    const a = squad('A', 600, 400, 3);
    const others = placeOthers(field([a]), a, { at: { x: mm(700), y: mm(450) }, level: 0, facing: 0 });
    expect(others.map(m => [m.id, m.pose.at.x / MM, m.pose.at.y / MM])).toEqual([
      ['A2', 670, 450],
      ['A3', 640, 450],
    ]);
  });

  test('LEG-MOVE-08 LEG-COH-06 else they find other places in cohesion, clear of everything', () => {
    const a = squad('A', 600, 400, 5);
    const house = block('t', [560, 300, 690, 500], 60, { move: 'impassable' });
    const b = unit('B', [[740, 430]], { side: 'A' });
    const there = field([a, b], [house]);
    const leader = { at: { x: mm(712), y: mm(400) }, level: 0, facing: 0 };
    const end = placed(a, [{ id: 'A1', pose: leader }, ...placeOthers(there, a, leader)]);
    expect(isSound(replaced(there, end), end)).toBe(true);
    expect(outOfCohesion(there, end)).toEqual([]);
  });

  test('LEG-MOVE-33 after a fast move they keep out of difficult terrain', () => {
    const a = squad('A', 600, 400, 3);
    const wood = block('t', [620, 300, 690, 500], 60, FOREST);
    const leader = { at: { x: mm(710), y: mm(400) }, level: 0, facing: 0 };
    const there = field([a], [wood]);
    const anywhere = placeOthers(there, a, leader);
    const careful = placeOthers(there, a, leader, { avoidDifficult: true });
    const inWood = (minis: readonly Mini[]) => minis.filter(m => m.pose.at.x < mm(703)).length;
    expect([inWood(anywhere), inWood(careful)]).toEqual([2, 0]);
  });

  test('LEG-MOVE-09 who cannot be in cohesion stands as close as a place is found', () => {
    const a = squad('A', 600, 400, 2);
    // the leader is shut in: impassable ground all round, up to 140 mm away
    const ring = [
      block('n', [560, 540, 840, 420], 0, { kind: 'area', move: 'impassable' }),
      block('s', [560, 260, 840, 380], 0, { kind: 'area', move: 'impassable' }),
      block('w', [560, 380, 680, 420], 0, { kind: 'area', move: 'impassable' }),
      block('e', [720, 380, 840, 420], 0, { kind: 'area', move: 'impassable' }),
    ];
    const leader = { at: { x: mm(700), y: mm(400) }, level: 0, facing: 0 };
    const [mini] = placeOthers(field([a], ring), a, leader);
    const end = placed(a, [{ id: 'A1', pose: leader }, mini!]);
    expect(isSound(field([end], ring), end)).toBe(true);
    const gap = nearest(outlineOf(end, end.minis[0]), outlineOf(end, mini!)).distance / MM;
    expect(gap).toBeGreaterThan(126);
    expect(gap).toBeLessThan(132); // 140 - 13.5 is the best there is
  });

  test('LEG-MOVE-09 who finds no room on the roof of their leader stands at its foot, not on the next roof', () => {
    const a = squad('A', 600, 400, 2);
    const roofs = [
      block('tower', [690, 390, 710, 410], 110, { kind: 'obstacle' }),
      block('house', [800, 350, 900, 450], 110, { kind: 'obstacle' }),
    ];
    const leader = { at: { x: mm(700), y: mm(400) }, level: mm(110), facing: 0 };
    const [mini] = placeOthers(field([a], roofs), a, leader);
    expect(mini!.pose.level).toBe(0);
    expect(Math.abs(mini!.pose.at.x - leader.at.x)).toBeLessThan(mm(40));
  });

  test('LEG-MELEE-05 they are proposed places in which they join the melee of their leader, and keep cohesion where there is no room', () => {
    const b = unit('B', [[800, 400]]);
    const a = squad('A', 690, 400, 8);
    const leader = { at: { x: mm(773), y: mm(400) }, level: 0, facing: 0 };
    const there = field([a, b]);
    const end = placed(a, [{ id: 'A1', pose: leader }, ...placeOthers(there, a, leader)]);
    const touching = new Set(contacts(end, b).map(([mini]) => mini.id));
    expect(touching.size).toBe(6); // six coins fit round one
    expect(isSound(replaced(there, end), end)).toBe(true);
    expect(outOfCohesion(there, end)).toEqual([]);
  });
});

describe('joining melee', () => {
  const starter = unit('A', [[773, 400]]);

  test('the minis of the enemy unit that are not in contact are proposed places in it', () => {
    const b = unit('B', [
      [800, 400],
      [840, 400],
      [840, 440],
      [860, 370],
    ]);
    const there = field([starter, b]);
    const end = placed(b, joinMelee(there, b, starter));
    expect(new Set(contacts(end, starter).map(([mini]) => mini.id)).size).toBe(4);
    expect(end.minis[0]).toEqual(b.minis[0]); // touched already: it stays
    expect(outOfCohesion(there, end)).toEqual([]);
    expect(isSound(replaced(there, end), end)).toBe(true);
  });

  test('LEG-MELEE-06 a leader that is not in contact goes first, in cohesion with those that are (G-35)', () => {
    const b = unit('B', [
      [860, 400],
      [800, 400],
    ]);
    const there = field([starter, b]);
    const end = placed(b, joinMelee(there, b, starter));
    expect(end.minis[1]).toEqual(b.minis[1]);
    expect(contacts(end, starter)).toHaveLength(2);
    expect(outOfCohesion(there, end)).toEqual([]);
  });

  test('LEG-MELEE-07 nobody is brought into contact with two enemy units', () => {
    const friend = unit('C', [[773, 428]], { side: 'A' });
    const b = unit('B', [
      [800, 400],
      [830, 400],
    ]);
    const there = field([starter, friend, b]);
    const end = placed(b, joinMelee(there, b, starter));
    const units = (mini: Mini) =>
      [starter, friend].filter(u => contacts({ ...end, minis: [mini] }, u).length > 0).length;
    expect(end.minis.map(units)).toEqual([1, 1]);
  });

  test('LEG-MELEE-08 a unit is in melee with a second unit that joins later', () => {
    const b = unit('B', [[800, 400]]);
    const near = unit('C', [[929, 400]], { side: 'A', speed: 1 });
    const joined = judged(field([starter, b, near]), near, { heading: 180 }); // to 827
    expect(joined.legal).toBe(true);
    expect(contacts({ ...near, minis: [joined.ends[0]] }, b)).toHaveLength(1);
  });

  test('who lost its opponent is proposed a place in contact with another mini of that unit', () => {
    const enemy = unit('A', [
      [773, 400],
      [773, 440],
    ]);
    const b = unit('B', [
      [800, 400],
      [830, 440],
    ]);
    const end = placed(b, joinMelee(field([enemy, b]), b, enemy));
    expect(new Set(contacts(end, enemy).map(([mini]) => mini.id))).toEqual(new Set(['B1', 'B2']));
  });

  /** Bases of somebody else beside a place, at these angles. */
  const shutting = (x: number, y: number, angles: readonly number[]): Unit[] =>
    angles.map(degrees => {
      const angle = (degrees * Math.PI) / 180;
      return unit(`C${y}-${degrees}`, [[x + 27.05 * Math.cos(angle), y + 27.05 * Math.sin(angle)]], {
        side: 'A',
      });
    });
  // 64 degrees of the circle are left, from 7 on: a coarse look wastes them
  const NARROW = [131.5, 192.1, 252.7, 306.5];

  test('LEG-MELEE-18 where two have room side by side, two come into contact', () => {
    const b = unit('B', [[800, 400]]);
    const a = unit('A', [
      [860, 400],
      [860, 440],
    ]);
    const both = placed(a, joinMelee(field([b, ...shutting(800, 400, NARROW), a]), a, b));
    expect(new Set(contacts(both, b).map(([mini]) => mini.id))).toEqual(new Set(['A1', 'A2']));
  });

  test('LEG-MELEE-04 followers use the room beside another mini of the enemy, too', () => {
    const b = unit('B', [
      [800, 400],
      [795, 462],
    ]);
    const friends = [...shutting(800, 400, [61, 122, 183, 244, 299]), ...shutting(795, 462, NARROW)];
    const a = squad('A', 700, 300, 3);
    const leader = { at: { x: mm(827.05), y: mm(400) }, level: 0, facing: 0 };
    const others = placeOthers(field([b, ...friends]), a, leader);
    const touching = others.filter(m => contacts({ ...a, minis: [m] }, b).length > 0);
    expect(touching.map(m => m.id)).toEqual(['A2', 'A3']);
  });

  test('LEG-MELEE-19 if nobody can be brought into contact, nobody is moved', () => {
    const moat = block('t', [740, 300, 808, 500], 0, { kind: 'area', move: 'impassable' });
    const b = unit('B', [
      [830, 400],
      [960, 400], // not even in cohesion
    ]);
    expect(joinMelee(field([starter, b], [moat]), b, starter)).toEqual(b.minis);
  });
});

describe('putting displaced minis back', () => {
  const walker = (x: number) => unit('A', [[x, 400]], { type: 'groundVehicle', base: round(100), speed: 3 });
  const droids = unit('B', [
    [600, 400],
    [600, 440],
    [640, 400],
    [520, 440],
    [700, 400],
  ]);

  test('LEG-NOTCH-12 LEG-MOVE-29 the leader comes back within the speed-1 tool of its mark, touching no enemy', () => {
    const after = field([walker(600), droids]);
    const others = bystanders(after, droids);
    const mark = droids.minis[0].pose;
    const put = (x: number, y = 400) =>
      rulesOf(
        judgeReplacedLeader(after, droids, mark, { at: { x: mm(x), y: mm(y) }, level: 0, facing: 0 }, others),
      );
    expect(put(702)).toEqual([]); // 75 mm from edge to edge
    expect(put(702.1)).toEqual(['LEG-MOVE-29']);
    expect(put(663.5)).toEqual(['LEG-MOVE-29']); // touches the walker
    expect(put(650)).toEqual(['LEG-MOVE-29', 'LEG-UTYPE-39']);
    expect(put(664)).toEqual([]);
  });

  test('LEG-NOTCH-13 LEG-MOVE-30 the others follow in cohesion, touching no enemy; who stands well stays', () => {
    const after = field([walker(600), droids]);
    const aside = new Set(['B1', 'B2', 'B3']);
    const end = placed(droids, replaceDisplaced(after, droids, aside));
    expect(outOfCohesion(after, end)).toEqual([]);
    expect(contacts(end, walker(600))).toEqual([]);
    expect(isSound(replaced(after, end), end)).toBe(true);
    const stays = (n: number) => end.minis[n] === droids.minis[n];
    // one of the two that were not displaced is now out of cohesion and is moved too
    expect([stays(3), stays(4)].filter(Boolean)).toHaveLength(1);
    const leaderAt = end.minis[0].pose.at;
    expect(Math.abs(leaderAt.x - mm(600)) + Math.abs(leaderAt.y - mm(400))).toBeGreaterThan(mm(60));
  });

  test('LEG-MOVE-30 LEG-NOTCH-13 none of them may be placed in contact with an enemy', () => {
    const leader = { id: 'B1', pose: { at: { x: mm(650), y: mm(460) }, level: 0, facing: 0 } };
    const after = field([walker(600), droids]);
    const placing = { field: after, unit: droids, standing: bystanders(after, droids), leader };
    const put = (y: number, noContact?: 'LEG-MOVE-30') => {
      const mini = { id: 'B2', pose: { at: { x: mm(600), y: mm(y) }, level: 0, facing: 0 } };
      return rulesOf(judgePlacement({ ...placing, ...(noContact && { noContact }) }, [], mini));
    };
    expect(put(463.5, 'LEG-MOVE-30')).toEqual(['LEG-MOVE-30']);
    expect(put(464, 'LEG-MOVE-30')).toEqual([]);
    expect(put(463.5)).toEqual(['LEG-MELEE-04']);
  });

  test('LEG-MOVE-29 as close as possible where the speed-1 tool is too short', () => {
    const huge = unit('A', [[600, 400]], { type: 'groundVehicle', base: round(300) });
    const lone = unit('B', [[600, 400]]);
    const after = field([huge, lone]);
    const [end] = replaceDisplaced(after, lone, new Set(['B1']));
    const distance = nearest(outlineOf(lone, end!), outlineOf(huge, huge.minis[0])).distance / MM;
    expect(distance).toBeGreaterThan(0.1);
    expect(distance).toBeLessThan(6);
  });
});
