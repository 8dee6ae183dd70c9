import { describe, expect, test } from 'vitest';
import type { UnitType } from '../field.js';
import { block, field, round, unit } from '../testing.js';
import { forbidden, judged, type Plan } from './fixtures/scene.js';

const trooper = (special = {}) => unit('A', [[600, 400]], { speed: 3, ...special });
/** Another unit; of the same side unless it is called otherwise. */
const other = (type: UnitType, x: number, y = 400, special = {}) =>
  unit('B', [[x, y]], { side: 'A', type, base: round(type === 'trooper' ? 27 : 50), ...special });
const go: Plan = { tool: 2 }; // to 752

describe('bases in the way of a small base', () => {
  test('LEG-UTYPE-20 LEG-UTYPE-39 LEG-GAP-178 the tool keeps off creatures, gun crews and ground vehicles', () => {
    const over = (type: UnitType) => forbidden(field([trooper(), other(type, 680)]), trooper(), go);
    expect(over('creature')).toEqual(['LEG-UTYPE-08']);
    expect(over('emplacement')).toEqual(['LEG-UTYPE-20']);
    expect(over('groundVehicle')).toEqual(['LEG-UTYPE-39']);
  });

  test('LEG-UTYPE-50 and passes over troopers and repulsor vehicles (G-24)', () => {
    const over = (type: UnitType) => forbidden(field([trooper(), other(type, 680)]), trooper(), go);
    expect(over('trooper')).toEqual([]);
    expect(over('repulsorVehicle')).toEqual([]);
  });

  test('LEG-MOVE-16 only bases count: the tool may run along the edge of a tall walker', () => {
    const beside = (y: number) =>
      forbidden(field([trooper(), other('groundVehicle', 680, y)]), trooper(), go);
    expect(beside(435)).toEqual([]); // 25 + 10: touches
    expect(beside(434.5)).toEqual(['LEG-UTYPE-39']);
  });

  test('bases wholly above or below the move do not count (G-25)', () => {
    const deck = block('deck', [640, 340, 720, 460], 80, { bottom: 7000 });
    const above = other('creature', 680, 400);
    const raised = {
      ...above,
      minis: [{ id: 'B1', pose: { ...above.minis[0].pose, level: 8000 } }] as const,
    };
    expect(forbidden(field([trooper(), raised], [deck]), trooper(), go)).toEqual([]);
  });

  test('LEG-UTYPE-08 LEG-UTYPE-20 nobody ends on another base (G-24)', () => {
    const onto = (type: UnitType, base = 50) => {
      const b = other(type, 752 + 30, 400, { base: round(type === 'trooper' ? 34 : base) });
      return forbidden(field([trooper(), b]), trooper(), go);
    };
    expect(onto('trooper')).toEqual(['G-24']);
    expect(onto('repulsorVehicle')).toEqual(['LEG-UTYPE-50']);
    expect(onto('creature')).toEqual(['LEG-UTYPE-08']);
    expect(onto('emplacement')).toEqual(['LEG-UTYPE-20']);
    expect(onto('groundVehicle')).toEqual(['LEG-UTYPE-39']);
  });

  test('LEG-UTYPE-50 a repulsor vehicle ends on nothing', () => {
    const bike = unit('A', [[600, 400]], { type: 'repulsorVehicle', base: round(50), speed: 3 });
    const onto = (type: UnitType) => forbidden(field([bike, other(type, 769 + 30, 400)]), bike, { tool: 2 });
    expect(onto('trooper')).toEqual(['LEG-UTYPE-50']);
    expect(onto('repulsorVehicle')).toEqual(['LEG-UTYPE-50']);
    expect(onto('groundVehicle')).toEqual(['LEG-UTYPE-50']);
  });

  test('nor on a mini of the own unit; touching is allowed (G-24)', () => {
    const a = unit('A', [
      [600, 400],
      [600, 440],
    ]);
    const others = (x: number): Plan => ({ tool: 2, others: [[x, 400]] });
    expect(forbidden(field([a]), a, others(779))).toEqual([]);
    expect(forbidden(field([a]), a, others(778.95))).toEqual([]); // by less than the tolerance
    expect(forbidden(field([a]), a, others(778.8))).toEqual(['G-24']);
  });

  test('minis stand one above the other on different levels (G-24)', () => {
    const deck = block('deck', [700, 340, 800, 460], 80, { bottom: 7000 });
    const b = other('trooper', 752);
    const above = { ...b, minis: [{ id: 'B1', pose: { ...b.minis[0].pose, level: 8000 } }] as const };
    expect(forbidden(field([trooper(), above], [deck]), trooper(), go)).toEqual([]);
  });
});

describe('contact with enemies', () => {
  const enemy = (id: string, x: number, y = 400) => unit(id, [[x, y]]);

  test('LEG-MEAS-21 LEG-MELEE-02 LEG-MELEE-03 only a leader with a melee weapon moves into contact', () => {
    const b = enemy('B', 779); // 752 + 27
    expect(forbidden(field([trooper(), b]), trooper(), go)).toEqual([]);
    const shy = trooper({ leaderHasMelee: false });
    expect(forbidden(field([shy, b]), shy, go)).toEqual(['LEG-MEAS-21']);
    const apart = enemy('B', 779.2); // more than the tolerance
    expect(forbidden(field([shy, apart]), shy, go)).toEqual([]);
    const friend = other('trooper', 779);
    expect(forbidden(field([shy, friend]), shy, go)).toEqual([]);
  });

  test('LEG-MEAS-21 also of a mini that is not the leader', () => {
    const shy = unit(
      'A',
      [
        [600, 400],
        [600, 440],
      ],
      { leaderHasMelee: false },
    );
    const b = enemy('B', 800, 440);
    expect(forbidden(field([shy, b]), shy, { tool: 2, others: [[773, 440]] })).toEqual([
      'LEG-MEAS-21',
      'LEG-MELEE-04',
    ]);
  });

  test('LEG-MELEE-07 nobody touches two enemy units', () => {
    const two = [enemy('B', 779), enemy('C', 752, 427)];
    expect(forbidden(field([trooper(), ...two]), trooper(), go)).toEqual(['LEG-MELEE-07']);
    const one = unit('B', [
      [779, 400],
      [752, 427],
    ]);
    expect(forbidden(field([trooper(), one]), trooper(), go)).toEqual([]);
  });

  test('LEG-MELEE-04 the others touch no unit that the leader does not touch', () => {
    const a = unit('A', [
      [600, 400],
      [600, 440],
    ]);
    const b = unit('B', [
      [779, 400],
      [779, 440],
    ]);
    const c = enemy('C', 725, 440);
    const others: Plan['others'] = [[752, 440]];
    expect(forbidden(field([a, b]), a, { tool: 2, others })).toEqual([]);
    expect(forbidden(field([a, c]), a, { tool: 2, others })).toEqual(['LEG-MELEE-04']);
    expect(forbidden(field([a, b, c]), a, { tool: 2, others })).toEqual(['LEG-MELEE-04', 'LEG-MELEE-07']);
  });

  test('LEG-MELEE-09 LEG-MELEE-10 an engaged unit does not move', () => {
    const b = enemy('B', 573);
    const all = field([trooper(), b]);
    expect(forbidden(all, trooper(), go)).toEqual(['LEG-MELEE-10']);
    expect(forbidden(all, trooper(), { kind: 'climb' })).toEqual(['LEG-MELEE-10']);
    const walker = unit('B', [[561.5, 400]], { type: 'groundVehicle', base: round(50) });
    expect(forbidden(field([trooper(), walker]), trooper(), go)).toEqual([]); // in melee, not engaged
  });

  test('LEG-MELEE-14 LEG-MELEE-16 a unit withdraws with the speed-1 tool and does not end in melee', () => {
    const b = enemy('B', 573);
    const all = field([trooper(), b]);
    expect(forbidden(all, trooper(), { withdraw: true })).toEqual([]);
    expect(forbidden(all, trooper(), { withdraw: true, tool: 2 })).toEqual(['LEG-MELEE-14']);
    expect(forbidden(all, trooper(), { withdraw: true, travel: 0.05 })).toEqual(['LEG-MELEE-16']);
    const c = enemy('C', 729); // 702 + 27
    expect(forbidden(field([trooper(), b, c]), trooper(), { withdraw: true })).toEqual(['LEG-MELEE-16']);
  });

  test('LEG-MELEE-14 withdrawing ignores the bases of those it leaves, but does not end on them', () => {
    const beast = unit('B', [[638.5, 400]], { type: 'creature', base: round(50) });
    const a = trooper();
    expect(forbidden(field([a, beast]), a, { withdraw: true })).toEqual([]); // ends 38.5 + 25 mm past it
    const wide = unit('B', [[663.5, 400]], { type: 'creature', base: round(100) });
    expect(forbidden(field([a, wide]), a, { withdraw: true })).toEqual(['LEG-MELEE-16', 'LEG-UTYPE-08']);
    const third = unit('C', [[660, 420]], { type: 'creature', base: round(50), side: 'A' });
    expect(forbidden(field([a, enemy('B', 573), third]), a, { withdraw: true })).toEqual(['LEG-UTYPE-08']);
  });

  test('LEG-MELEE-15 a unit of speed 0 does not withdraw', () => {
    const gun = trooper({ speed: 0 });
    expect(forbidden(field([gun, enemy('B', 573)]), gun, { withdraw: true })).toEqual(['LEG-MELEE-15']);
  });

  test('every refusal names the mini concerned and what stands in the way', () => {
    const b = enemy('B', 770);
    const { refusals } = judged(
      field([trooper({ leaderHasMelee: false }), b]),
      trooper({ leaderHasMelee: false }),
      go,
    );
    expect(refusals).toEqual([
      { rule: 'G-24', mini: 'A1', by: { mini: 'B1' } },
      { rule: 'LEG-MEAS-21', mini: 'A1', by: { mini: 'B1' } },
    ]);
  });
});
