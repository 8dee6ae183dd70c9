import { describe, expect, test } from 'vitest';
import { outlineOf } from '../base.js';
import { contacts } from '../contact.js';
import type { Field, Unit } from '../field.js';
import { mm } from '../measures.js';
import { isAt } from '../range.js';
import { lengthOf } from '../shapes.js';
import { BARRICADE, block, FOREST, field, round, unit } from '../testing.js';
import { judgeMove } from './judge.js';
import { AIMS, type Aim, type Proposal, proposeMoves } from './propose.js';

const squad = unit('A', [
  [600, 400],
  [570, 400],
  [570, 430],
]);
const enemy = unit('B', [
  [740, 400],
  [740, 430],
]);
const TOKEN = { id: 'o', at: { x: mm(600), y: mm(600) }, radius: mm(12.5) };
const barricade = block('wall', [680, 440, 690, 500], 28, BARRICADE);
const table: Field = { ...field([squad, enemy], [barricade]), tokens: [TOKEN] };

const ended = (u: Unit, p: Proposal): Unit => ({ ...u, minis: p.judged.ends });
const aimed = (proposals: readonly Proposal[], aim: Aim) => proposals.filter(p => p.aim === aim);

describe('proposed moves', () => {
  const proposals = proposeMoves(table, squad, 'standard', { weaponRange: 2, each: 3 });

  test('are legal as they stand, with all minis placed', () => {
    expect(proposals.length).toBeGreaterThan(6);
    for (const p of proposals) {
      const judged = judgeMove(table, squad, p.move);
      expect(judged.legal).toBe(true);
      expect(judged.ends).toEqual(p.judged.ends);
      expect(p.judged.ends).toHaveLength(3);
    }
  });

  test('come at most as many for each aim as wished, those with regard to the same thing 40 mm apart', () => {
    for (const aim of AIMS) {
      const some = aimed(proposals, aim);
      expect(some.length).toBeLessThanOrEqual(3);
      for (const [n, p] of some.entries())
        for (const q of some.slice(n + 1)) {
          const apart = lengthOf(p.judged.end.at, q.judged.end.at);
          expect(apart).toBeGreaterThan(JSON.stringify(p.of) === JSON.stringify(q.of) ? mm(39.9) : 0);
        }
    }
    expect(aimed(proposals, 'advance')).toHaveLength(3);
  });

  test('LEG-MELEE-03 lead into contact, the others with the leader', () => {
    const [first] = aimed(proposals, 'contact');
    expect(first!.of).toMatchObject({ mini: expect.stringMatching(/^B/) });
    const touching = new Set(contacts(ended(squad, first!), enemy).map(([mini]) => mini.id));
    expect(touching).toEqual(new Set(['A1', 'A2', 'A3']));
  });

  test('lead close behind cover, which lies between the leader and the nearest enemy', () => {
    const [first] = aimed(proposals, 'cover');
    expect(first!.of).toEqual({ terrain: 'wall' });
    const { at } = first!.judged.end;
    expect(at.x).toBeLessThan(mm(680));
    expect(mm(680) - at.x).toBeLessThan(mm(14));
  });

  test('lead into range, no nearer than need be', () => {
    const far = unit('B', [[1030, 400]]);
    const [first] = aimed(proposeMoves(field([squad, far]), squad, 'standard', { weaponRange: 2 }), 'range');
    const leader = { ...squad, minis: [first!.judged.ends[0]] as const };
    expect(isAt(outlineOf(leader, leader.minis[0]), outlineOf(far, far.minis[0]), 2)).toBe(true);
    expect(lengthOf(first!.judged.end.at, far.minis[0].pose.at)).toBeGreaterThan(mm(310));
  });

  test('lead nearer to an enemy that is out of range', () => {
    const far = unit('B', [[1700, 400]]);
    const [first] = aimed(proposeMoves(field([squad, far]), squad, 'standard'), 'advance');
    expect(first!.judged.end.at.x).toBeGreaterThan(mm(735));
  });

  test('lead along the line to an objective, up to its token', () => {
    const [first] = aimed(proposals, 'objective');
    expect(first!.of).toEqual({ token: 'o' });
    expect(lengthOf(first!.judged.end.at, TOKEN.at)).toBeLessThan(mm(48.1));
    const near: Field = { ...table, tokens: [{ ...TOKEN, at: { x: mm(600), y: mm(500) } }] };
    const [there] = aimed(proposeMoves(near, squad, 'standard'), 'objective');
    const gap = lengthOf(there!.judged.end.at, near.tokens[0]!.at) - mm(26);
    expect(Math.abs(gap)).toBeLessThan(mm(0.1)); // in contact with it, not on it
  });

  test('LEG-MOVE-33 keep all minis out of difficult terrain where the tool is fast', () => {
    const wood = block('t', [640, 300, 700, 500], 0, FOREST);
    for (const p of proposeMoves(field([squad, enemy], [wood]), squad, 'standard'))
      if (p.move.tool === 2) expect(p.judged.slowedBy).toEqual([]);
  });

  test('of an engaged unit there are none', () => {
    const near = unit('B', [[627, 400]]);
    expect(proposeMoves(field([squad, near]), squad, 'standard')).toEqual([]);
  });

  test('climbs lead onto roofs that a standard move does not reach', () => {
    const roof = block('t', [640, 300, 900, 500], 100);
    const far = unit('B', [[1100, 400]]);
    const lone = unit('A', [[600, 400]]);
    const levels = (kind: 'standard' | 'climb') =>
      new Set(proposeMoves(field([lone, far], [roof]), lone, kind).map(p => p.judged.end.level));
    expect(levels('standard')).toEqual(new Set([0]));
    expect(levels('climb')).toContain(mm(100));
  });

  test('notched bases get whole moves with tool, bend and stop', () => {
    const bikes = unit(
      'A',
      [
        [400, 400],
        [400, 460],
      ],
      { type: 'repulsorVehicle', base: round(50), speed: 3 },
    );
    const all: Field = { ...field([bikes, enemy], [barricade]), tokens: [TOKEN] };
    const moves = proposeMoves(all, bikes, 'standard');
    expect(new Set(moves.map(p => p.aim))).toEqual(new Set(['range', 'advance', 'objective']));
    for (const p of moves) expect(judgeMove(all, bikes, p.move).legal).toBe(true);
    expect(proposeMoves(all, bikes, 'reverse')).toEqual([]);
  });
});
