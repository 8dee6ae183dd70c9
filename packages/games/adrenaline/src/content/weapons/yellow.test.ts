import { describe, expect, test } from 'vitest';
import { scene } from '../../fixtures/scene.js';

describe('Railgun', () => {
  const map = `
    C . . .
    SE A B .
    . . . .`;
  const start = (m = map) => scene({ map: m, weapons: { S: ['railgun'] } }).fires('railgun');

  test('ADR-WPN-RAILGUN-01 ADR-WPN-RAILGUN-03 ADR-EX-14 three damage to one target in line, through walls', () => {
    const s = start().picks('basic', ['B']);
    expect(s.damage()).toEqual({ B: 3 });
  });

  test('ADR-WPN-RAILGUN-01 one target only, and only in line', () => {
    const s = start(`
      . . . A
      S B . .
      . . . .`).picks('basic');
    expect(s.options()).toEqual(['B']);
    expect(s.why(['A'])).toBe('ADR-WPN-RAILGUN-05 not-in-line');
  });

  test('ADR-WPN-RAILGUN-02 ADR-WPN-RAILGUN-06 ADR-EX-14 Piercing: two damage to one or two in the same direction', () => {
    const s = start().picks('piercing');
    expect(s.options()).toEqual(['A', 'B', 'C', 'E', 'A+B', 'A+E', 'B+E', 'C+E']);
    expect(s.why(['A', 'C'])).toBe('ADR-WPN-RAILGUN-06 not-in-line');
    s.picks(['A', 'B']);
    expect(s.damage()).toEqual({ A: 2, B: 2 });
  });

  test('ADR-WPN-RAILGUN-04 ADR-WPN-RAILGUN-05 the own square belongs to every direction', () => {
    const s = start().picks('piercing', ['B', 'E']);
    expect(s.damage()).toEqual({ B: 2, E: 2 });
    expect(start().picks('basic', ['E']).damage()).toEqual({ E: 3 });
  });

  test('ADR-WPN-RAILGUN-06 two targets on both sides of the shooter are not in one direction', () => {
    const s = start(`
      . A S B
      . . . .
      . . . .`).picks('piercing');
    expect(s.why(['A', 'B'])).toBe('ADR-WPN-RAILGUN-06 not-in-line');
  });
});

describe('Cyberblade', () => {
  const start = (map: string) => scene({ map, weapons: { S: ['cyberblade'] } });

  test('ADR-WPN-CYBERBLADE-01 two damage to one target on the own square', () => {
    const s = start(`
      . . . .
      . . SA .
      . . B .`).fires('cyberblade', 'basic');
    expect(s.options()).toEqual(['A']);
    expect(s.why('B')).toBe('ADR-WPN-CYBERBLADE-01 other-square');
    s.picks('A', 'done');
    expect(s.damage()).toEqual({ A: 2 });
  });

  test('ADR-WPN-CYBERBLADE-02 ADR-WPN-CYBERBLADE-05 ADR-EX-11 step, hit, hit', () => {
    const s = start(`
      . . . .
      . . S .
      . . AB .`).fires('cyberblade', 'shadowstep');
    expect(s.options()).toEqual(['22']);
    s.picks('22', 'basic', 'A', 'slice-and-dice', 'B');
    expect(s.damage()).toEqual({ A: 2, B: 2 });
    expect(s.cubes('S')).toBe('RRRBBBYY');
  });

  test('ADR-WPN-CYBERBLADE-03 ADR-WPN-CYBERBLADE-04 ADR-EX-12 hit, step, hit', () => {
    const s = start(`
      . . . .
      . . SA .
      . . B .`).fires('cyberblade', 'basic', 'A');
    expect(s.why('slice-and-dice')).toBe('ADR-WPN-CYBERBLADE-03 no-target');
    s.picks('shadowstep', '22', 'slice-and-dice', 'B');
    expect(s.damage()).toEqual({ A: 2, B: 2 });
    expect(s.at('S')).toBe('22');
    expect(s.why('shadowstep')).toBe('ADR-GEN-08 effect-used');
  });

  test('ADR-WPN-CYBERBLADE-04 ADR-WPN-CYBERBLADE-05 ADR-EX-13 hit, hit, step', () => {
    const s = start(`
      . . . .
      . . SAB .
      . . . .`).fires('cyberblade', 'basic', 'A', 'slice-and-dice');
    expect(s.options()).toEqual(['B']);
    expect(s.why('A')).toBe('ADR-GEN-12 chosen-before');
    s.picks('B', 'shadowstep', '22', 'done');
    expect(s.damage()).toEqual({ A: 2, B: 2 });
    expect(s.at('S')).toBe('22');
  });

  test('ADR-WPN-CYBERBLADE-02 the step is one square', () => {
    const s = start(`
      . . . .
      . . SA .
      . . . .`).fires('cyberblade', 'basic', 'A', 'shadowstep');
    expect(s.options()).toEqual(['02', '13', '22']);
    expect(s.why('23')).toBe('ADR-WPN-CYBERBLADE-02 too-far-to-move');
  });
});

describe('ZX-2', () => {
  const map = `
    . A S B
    . . . .
    . . . C`;
  const start = () => scene({ map, weapons: { S: ['zx-2'] } }).fires('zx-2');

  test('ADR-WPN-ZX2-01 one damage and two marks to one visible target', () => {
    const s = start().picks('basic', 'A');
    expect(s.damage()).toEqual({ A: 1 });
    expect(s.marks()).toEqual({ A: 2 });
  });

  test('ADR-WPN-ZX2-02 ADR-WPN-ZX2-03 ADR-EX-17 Scanner: a mark for up to three, in three rooms', () => {
    const s = start().picks('scanner');
    expect(s.options()).toEqual(['A', 'B', 'C', 'A+B', 'A+C', 'B+C', 'A+B+C']);
    s.picks(['A', 'B', 'C']);
    expect(s.damage()).toEqual({});
    expect(s.marks()).toEqual({ A: 1, B: 1, C: 1 });
  });

  test('ADR-WPN-ZX2-02 nobody out of sight, nor a fourth', () => {
    const s = scene({
      map: `
        . A SE B
        . . . .
        . . . C`,
      weapons: { S: ['zx-2'] },
    }).fires('zx-2', 'scanner');
    expect(s.why(['A', 'B', 'C', 'E'])).toBe('TABLE-ANSWER table-too-many');
  });
});

describe('Shotgun', () => {
  const map = `
    . . . .
    . . SA B
    . . . C`;
  const start = () => scene({ map, weapons: { S: ['shotgun'] } }).fires('shotgun');

  test('ADR-WPN-SHOTGUN-01 three damage on the own square, then a move of one square or none', () => {
    const s = start().picks('basic');
    expect(s.options()).toEqual(['A']);
    s.picks('A');
    expect(s.options()).toEqual(['12', '02', '13', '22']);
    s.picks('22');
    expect(s.damage()).toEqual({ A: 3 });
    expect(s.at('A')).toBe('22');
  });

  test('ADR-WPN-SHOTGUN-02 Long Barrel: two damage exactly one move away', () => {
    const s = start().picks('long-barrel');
    expect(s.options()).toEqual(['B']);
    expect(s.why('A')).toBe('ADR-WPN-SHOTGUN-02 too-near');
    expect(s.why('C')).toBe('ADR-WPN-SHOTGUN-02 too-far');
    s.picks('B');
    expect(s.damage()).toEqual({ B: 2 });
  });
});

describe('Power Glove', () => {
  const start = (map: string) => scene({ map, weapons: { S: ['power-glove'] } }).fires('power-glove');

  test('ADR-WPN-POWERGLOVE-01 onto a target one move away, one damage and two marks', () => {
    const s = start(`
      . SC A B
      . . . .
      . . . .`).picks('basic');
    expect(s.options()).toEqual(['A']);
    s.picks('A');
    expect(s.at('S')).toBe('02');
    expect(s.damage()).toEqual({ A: 1 });
    expect(s.marks()).toEqual({ A: 2 });
  });

  test('ADR-WPN-POWERGLOVE-02 ADR-WPN-POWERGLOVE-03 ADR-EX-16 Rocket Fist: two squares straight, one hit on each', () => {
    const s = start(`
      . S A B
      . . . .
      . . . .`).picks('rocket-fist', 'east', 'A', '03', 'B');
    expect(s.damage()).toEqual({ A: 2, B: 2 });
    expect(s.at('S')).toBe('03');
    expect(s.cubes('S')).toBe('RRRBBYYY');
  });

  test('ADR-WPN-POWERGLOVE-02 the first hit may be left out, and so may everything after it', () => {
    const s = start(`
      . S A B
      . . . .
      . . . .`).picks('rocket-fist', 'east', 'pass', '02');
    expect(s.damage()).toEqual({});
    expect(s.at('S')).toBe('02');
  });

  test('ADR-WPN-POWERGLOVE-03 only on in the same direction, and not through a wall', () => {
    const s = start(`
      . S . .
      . A . .
      . B . .`).picks('rocket-fist');
    expect(s.options()).toEqual(['east', 'south', 'west']);
    expect(s.why('north')).toBe('ADR-WPN-POWERGLOVE-02 wall');
    s.picks('south', 'A');
    expect(s.options()).toEqual(['11', '21']);
    const wall = start(`
      . . . .
      S . . .
      . A . .`).picks('rocket-fist', 'south');
    expect(wall.asked).not.toBe('ADR-WPN-POWERGLOVE-03');
  });

  test('ADR-WPN-POWERGLOVE-04 at most one player on each square', () => {
    const s = start(`
      . S AB .
      . . . .
      . . . .`).picks('rocket-fist', 'east', 'A');
    expect(s.asked).toBe('ADR-WPN-POWERGLOVE-03');
    s.picks('02');
    expect(s.damage()).toEqual({ A: 2 });
    const second = start(`
      . S A BC
      . . . .
      . . . .`).picks('rocket-fist', 'east', 'A', '03', 'C');
    expect(second.asked).not.toBe('ADR-WPN-POWERGLOVE-03');
    expect(second.damage()).toEqual({ A: 2, C: 2 });
  });
});

describe('Shockwave', () => {
  const map = `
    . AB S C
    . . E .
    . . . .`;
  const start = () => scene({ map, weapons: { S: ['shockwave'] } }).fires('shockwave');

  test('ADR-WPN-SHOCKWAVE-01 ADR-EX-31 up to three targets one move away, each on another square', () => {
    const s = start().picks('basic');
    expect(s.options()).toEqual(['A', 'B', 'C', 'E', 'A+C', 'A+E', 'B+C', 'B+E', 'C+E', 'A+C+E', 'B+C+E']);
    expect(s.why(['A', 'B'])).toBe('ADR-WPN-SHOCKWAVE-01 one-per-square');
    s.picks(['A', 'C', 'E']);
    expect(s.damage()).toEqual({ A: 1, C: 1, E: 1 });
  });

  test('ADR-WPN-SHOCKWAVE-02 ADR-EX-31 Tsunami: everybody one move away', () => {
    const s = start().picks('tsunami');
    expect(s.damage()).toEqual({ A: 1, B: 1, C: 1, E: 1 });
    expect(s.cubes('S')).toBe('RRRBBBYY');
  });

  test('ADR-WPN-SHOCKWAVE-01 ADR-WPN-SHOCKWAVE-02 neither the own square nor two moves away', () => {
    const s = scene({
      map: `
        A . SB C
        . . . .
        . . . .`,
      weapons: { S: ['shockwave'] },
    }).fires('shockwave');
    expect(s.picks('tsunami').damage()).toEqual({ C: 1 });
    const basic = scene({
      map: `
        A . SB C
        . . . .
        . . . .`,
      weapons: { S: ['shockwave'] },
    }).fires('shockwave', 'basic');
    expect(basic.options()).toEqual(['C']);
  });
});

describe('Sledgehammer', () => {
  const start = (map: string) => scene({ map, weapons: { S: ['sledgehammer'] } }).fires('sledgehammer');

  test('ADR-WPN-SLEDGEHAMMER-01 two damage to one on the own square', () => {
    const s = start(`
      . . SA B
      . . . .
      . . . .`).picks('basic');
    expect(s.options()).toEqual(['A']);
    s.picks('A');
    expect(s.damage()).toEqual({ A: 2 });
  });

  test('ADR-WPN-SLEDGEHAMMER-02 ADR-WPN-SLEDGEHAMMER-03 ADR-EX-15 Pulverize: three damage, then up to two squares straight, through doors', () => {
    const s = start(`
      . . SA .
      . . . .
      . . . .`).picks('pulverize', 'A');
    expect(s.why('13')).toBe('ADR-WPN-SLEDGEHAMMER-03 not-straight');
    s.picks('22');
    expect(s.damage()).toEqual({ A: 3 });
    expect(s.at('A')).toBe('22');
    expect(s.cubes('S')).toBe('RRBBBYYY');
  });

  test('ADR-WPN-SLEDGEHAMMER-03 ADR-EX-15 not through a wall; staying is allowed', () => {
    const s = start(`
      . . . .
      . SA . .
      . . . .`).picks('pulverize', 'A');
    expect(s.options()).toEqual(['11', '01', '21']);
  });
});
