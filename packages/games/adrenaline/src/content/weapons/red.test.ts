import { describe, expect, test } from 'vitest';
import { scene } from '../../fixtures/scene.js';

describe('Vortex Cannon', () => {
  const start = (map: string) => scene({ map, weapons: { S: ['vortex-cannon'] } });

  test('ADR-WPN-VORTEXCANNON-01 the vortex opens on a visible square at least one move away', () => {
    const s = start(`
      . . S A
      . . . .
      . . . .`).fires('vortex-cannon', 'basic');
    expect(s.options()).toEqual(['03', '13']);
    expect(s.why('02')).toBe('ADR-WPN-VORTEXCANNON-01 too-near');
    expect(s.why('11')).toBe('ADR-WPN-VORTEXCANNON-01 square-not-visible');
  });

  test('ADR-WPN-VORTEXCANNON-02 one target on the vortex or one move from it moves there and takes two', () => {
    const s = start(`
      . . S .
      . . A B
      . . C E`).fires('vortex-cannon', 'basic', '12');
    expect(s.options()).toEqual(['A', 'B', 'C']);
    expect(s.why('E')).toBe('ADR-WPN-VORTEXCANNON-02 too-far-from-vortex');
    s.picks('B', 'done');
    expect(s.at('B')).toBe('12');
    expect(s.damage()).toEqual({ B: 2 });
    const far = start(`
      . . S .
      . . . .
      . . . A`).fires('vortex-cannon', 'basic');
    expect(far.why('12')).toBe('ADR-WPN-VORTEXCANNON-02 nobody-near');
  });

  test('ADR-WPN-VORTEXCANNON-03 ADR-WPN-VORTEXCANNON-04 ADR-EX-20 Black Hole: one or two others, also from the own square', () => {
    const s = start(`
      B C SA .
      . . . .
      - . . .`).fires('vortex-cannon', 'basic', '01', 'A', 'black-hole');
    expect(s.options()).toEqual(['B', 'C', 'B+C']);
    expect(s.why(['A'])).toBe('ADR-WPN-VORTEXCANNON-04 chosen-before');
    s.picks(['B', 'C'], 'done');
    expect(s.damage()).toEqual({ A: 2, B: 1, C: 1 });
    expect([s.at('A'), s.at('B'), s.at('C')]).toEqual(['01', '01', '01']);
    expect(s.cubes('S')).toBe('RRBBBYYY');
  });

  test('ADR-WPN-VORTEXCANNON-05 ADR-EX-21 only the vortex must be visible, not the target', () => {
    const s = start(`
      . S . .
      . . . .
      . A . .`).fires('vortex-cannon', 'basic', '11', 'A');
    expect(s.at('A')).toBe('11');
    expect(s.damage()).toEqual({ A: 2 });
  });
});

describe('Furnace', () => {
  const map = `
    . C S .
    . . A .
    . . . B`;
  const start = () => scene({ map, weapons: { S: ['furnace'] } }).fires('furnace');

  test('ADR-WPN-FURNACE-01 ADR-EX-23 everybody in another visible room takes one', () => {
    const s = start().picks('basic');
    expect(s.options()).toEqual(['12+13+22+23']);
    expect(s.why('01+02')).toBe('TABLE-ANSWER table-unknown');
    s.picks('12+13+22+23');
    expect(s.damage()).toEqual({ A: 1, B: 1 });
  });

  test('ADR-WPN-FURNACE-02 ADR-EX-23 Cozy Fire: everybody on a square one move away takes one and a mark', () => {
    const s = start().picks('cozy-fire');
    expect(s.options()).toEqual(['01', '12']);
    s.picks('12');
    expect(s.damage()).toEqual({ A: 1 });
    expect(s.marks()).toEqual({ A: 1 });
  });
});

describe('Heatseeker', () => {
  test('ADR-WPN-HEATSEEKER-01 ADR-WPN-HEATSEEKER-02 ADR-EX-24 three damage to one whom the shooter cannot see', () => {
    const s = scene({
      map: `
        . S A .
        . . . .
        . . B .`,
      weapons: { S: ['heatseeker'] },
    }).fires('heatseeker');
    expect(s.options()).toEqual(['B']);
    expect(s.why('A')).toBe('ADR-WPN-HEATSEEKER-02 visible');
    s.picks('B');
    expect(s.damage()).toEqual({ B: 3 });
  });
});

describe('Hellion', () => {
  const map = `
    . S ABC .
    . . . .
    . . . .`;
  const start = (m = map) => scene({ map: m, weapons: { S: ['hellion'] } }).fires('hellion');

  test('ADR-WPN-HELLION-01 ADR-EX-22 one damage, then a mark to everybody on that square', () => {
    const s = start().picks('basic', 'A');
    expect(s.damage()).toEqual({ A: 1 });
    expect(s.marks()).toEqual({ A: 1, B: 1, C: 1 });
  });

  test('ADR-WPN-HELLION-02 ADR-EX-22 Nano-Tracer: two marks each', () => {
    const s = start().picks('nano-tracer', 'A');
    expect(s.damage()).toEqual({ A: 1 });
    expect(s.marks()).toEqual({ A: 2, B: 2, C: 2 });
    expect(s.cubes('S')).toBe('RRBBBYYY');
  });

  test('ADR-WPN-HELLION-01 nobody on the own square, nobody out of sight', () => {
    const s = start(`
      . SA B .
      . . . .
      . . C .`).picks('basic');
    expect(s.options()).toEqual(['B']);
    expect(s.why('A')).toBe('ADR-WPN-HELLION-01 too-near');
    expect(s.why('C')).toBe('ADR-WPN-HELLION-01 not-visible');
  });
});

describe('Flamethrower', () => {
  const start = (map: string) => scene({ map, weapons: { S: ['flamethrower'] } }).fires('flamethrower');

  test('ADR-WPN-FLAMETHROWER-01 ADR-WPN-FLAMETHROWER-02 one target on each of up to two squares in one direction', () => {
    const s = start(`
      . S CE .
      . A . .
      . B . .`).picks('basic');
    expect(s.options()).toEqual(['A', 'B', 'C', 'E', 'A+B']);
    expect(s.why(['A', 'C'])).toBe('ADR-WPN-FLAMETHROWER-01 not-in-flame');
    expect(s.why(['C', 'E'])).toBe('ADR-WPN-FLAMETHROWER-02 one-per-square');
    s.picks(['A', 'B']);
    expect(s.damage()).toEqual({ A: 1, B: 1 });
  });

  test('ADR-WPN-FLAMETHROWER-05 ADR-EX-03 through doors and out of sight, not through walls', () => {
    const s = start(`
      . S . .
      . A . .
      . B . .`).picks('basic', ['A', 'B']);
    expect(s.damage()).toEqual({ A: 1, B: 1 });
    const wall = start(`
      . C . .
      . S A .
      . . . .`).picks('basic');
    expect(wall.why(['A'])).toBe('ADR-WPN-FLAMETHROWER-01 not-in-flame');
  });

  test('ADR-WPN-FLAMETHROWER-01 the second square is the last: whoever stands on the third is not reached', () => {
    const at = (map: string) =>
      scene({ map: `${map}\n. . . .\n. . . .`, weapons: { S: ['flamethrower'] } }).fires(
        'flamethrower',
        'basic',
      );
    expect(at('S B A .').why(['A'])).toBeUndefined();
    expect(at('S B . A').why(['A'])).toBe('ADR-WPN-FLAMETHROWER-01 not-in-flame');
    expect(at('S B . A').why(['B', 'A'])).toBe('ADR-WPN-FLAMETHROWER-01 not-in-flame');
  });

  test('ADR-WPN-FLAMETHROWER-03 ADR-WPN-FLAMETHROWER-04 ADR-EX-04 Barbecue: two to all on the first square, one on the second, none on the own', () => {
    const s = start(`
      . SC . .
      . AE . .
      . B . .`).picks('barbecue');
    expect(s.options()).toEqual(['11', '11+21']);
    s.picks('11+21');
    expect(s.damage()).toEqual({ A: 2, B: 1, E: 2 });
    expect(s.cubes('S')).toBe('RRRBBBY');
  });

  test('ADR-WPN-FLAMETHROWER-03 the second square of the Barbecue is optional', () => {
    const s = start(`
      . S . .
      . A . .
      . B . .`).picks('barbecue', '11');
    expect(s.damage()).toEqual({ A: 2 });
  });

  test('ADR-WPN-FLAMETHROWER-04 a player on the own square cannot be hit', () => {
    const s = start(`
      . SA B .
      . . . .
      . . . .`).picks('basic');
    expect(s.why(['A'])).toBe('ADR-WPN-FLAMETHROWER-04 too-near');
  });
});

describe('Grenade Launcher', () => {
  const start = (map: string) =>
    scene({ map, weapons: { S: ['grenade-launcher'] } }).fires('grenade-launcher', 'basic');

  test('ADR-WPN-GRENADELAUNCHER-01 one damage to a visible target, which may then be moved one square', () => {
    const s = start(`
      . . S .
      . . A .
      - B . .`);
    expect(s.options()).toEqual(['A']);
    s.picks('A', 'move-target');
    expect(s.options()).toEqual(['12', '02', '13', '22']);
    s.picks('13', 'done');
    expect(s.damage()).toEqual({ A: 1 });
    expect(s.at('A')).toBe('13');
    expect(s.events('used', 'moved')).toMatchObject([{ type: 'moved', how: 'pushed', to: '13' }]);
  });

  test('ADR-WPN-GRENADELAUNCHER-02 ADR-WPN-GRENADELAUNCHER-03 ADR-EX-05 moved among others, then all are hit', () => {
    const s = start(`
      BC A S .
      . . . .
      - . . .`).picks('A', 'move-target', '00', 'extra-grenade');
    expect(s.options()).toEqual(['00']);
    s.picks('00');
    expect(s.damage()).toEqual({ A: 2, B: 1, C: 1 });
    expect(s.at('A')).toBe('00');
    expect(s.cubes('S')).toBe('RRBBBYYY');
  });

  test('ADR-WPN-GRENADELAUNCHER-03 ADR-WPN-GRENADELAUNCHER-04 ADR-EX-06 all on the square are hit, then the target is moved', () => {
    const s = start(`
      . . S .
      . . ABC .
      - . . .`).picks('A', 'extra-grenade', '12', 'move-target', '13', 'done');
    expect(s.damage()).toEqual({ A: 2, B: 1, C: 1 });
    expect(s.at('A')).toBe('13');
  });

  test('ADR-WPN-GRENADELAUNCHER-04 ADR-EX-07 the extra grenade may go to another square', () => {
    const s = start(`
      . A S .
      . . . BC
      - . . .`).picks('A', 'extra-grenade', '13', 'done');
    expect(s.damage()).toEqual({ A: 1, B: 1, C: 1 });
  });

  test('ADR-WPN-GRENADELAUNCHER-05 ADR-GEN-01 ADR-EX-08 on the own square the shooter is neither hurt nor moved', () => {
    const s = start(`
      . . SAB .
      . . . .
      - . . .`).picks('A', 'extra-grenade', '02', 'done');
    expect(s.damage()).toEqual({ A: 2, B: 1 });
    expect(s.at('S')).toBe('02');
  });

  test('ADR-WPN-GRENADELAUNCHER-02 a square that is not visible cannot be chosen', () => {
    const s = start(`
      . A S .
      . . . .
      - B . .`).picks('A', 'extra-grenade');
    expect(s.options()).toEqual(['01']);
  });
});

describe('Rocket Launcher', () => {
  const start = (map: string) => scene({ map, weapons: { S: ['rocket-launcher'] } }).fires('rocket-launcher');

  test('ADR-WPN-ROCKETLAUNCHER-01 two damage to a visible target on another square, then it may be moved', () => {
    const s = start(`
      . B SA .
      . . . .
      - . C .`).picks('basic');
    expect(s.options()).toEqual(['B', 'C']);
    expect(s.why('A')).toBe('ADR-WPN-ROCKETLAUNCHER-01 too-near');
    s.picks('C', 'move-target');
    expect(s.why('02')).toBe('ADR-WPN-ROCKETLAUNCHER-01 too-far-to-move');
    s.picks('12', 'done');
    expect(s.damage()).toEqual({ C: 2 });
    expect(s.at('C')).toBe('12');
  });

  test('ADR-WPN-ROCKETLAUNCHER-02 the jump of one or two squares may follow the shot', () => {
    const s = start(`
      . S A .
      . . . .
      - . . .`).picks('basic', 'A', 'rocket-jump');
    expect(s.options()).toEqual(['00', '02', '03', '10', '12']);
    s.picks('03', 'done');
    expect(s.at('S')).toBe('03');
    expect(s.cubes('S')).toBe('RRRBBYYY');
  });

  test('ADR-WPN-ROCKETLAUNCHER-02 ADR-WPN-ROCKETLAUNCHER-03 ADR-EX-09 a jump away makes a player on the old square a legal target', () => {
    const s = start(`
      . . SA .
      . . . .
      - . . .`);
    expect(s.why('basic')).toBe('ADR-WPN-ROCKETLAUNCHER-01 no-target');
    s.picks('rocket-jump', '01', 'basic', 'A', 'done');
    expect(s.damage()).toEqual({ A: 2 });
    expect(s.at('S')).toBe('01');
  });

  test('ADR-WPN-ROCKETLAUNCHER-04 ADR-WPN-ROCKETLAUNCHER-05 ADR-EX-10 the warhead hits all on the first square before the target is moved', () => {
    const s = start(`
      . S AB .
      . . . .
      - . . .`).picks('basic', 'A', 'fragmenting-warhead');
    expect(s.damage()).toEqual({ A: 3, B: 1 });
    s.picks('move-target', '03', 'done');
    expect(s.damage()).toEqual({ A: 3, B: 1 });
    expect(s.at('A')).toBe('03');
  });

  test('ADR-WPN-ROCKETLAUNCHER-04 after the target was moved it is too late for the warhead', () => {
    const s = start(`
      . S AB .
      . . . .
      - . . .`).picks('basic', 'A', 'move-target', '03');
    expect(s.why('fragmenting-warhead')).toBe('ADR-WPN-ROCKETLAUNCHER-04 effect-too-late');
  });

  test('ADR-WPN-ROCKETLAUNCHER-02 ADR-WPN-ROCKETLAUNCHER-04 a jump after the basic effect leaves no part of it for later', () => {
    const map = `
      . . . .
      . . S AB
      - . . .`;
    const late = start(map).picks('basic', 'A', 'rocket-jump', '02');
    expect(late.options()).toEqual(['done']);
    expect(late.why('fragmenting-warhead')).toBe('ADR-WPN-ROCKETLAUNCHER-04 basic-is-over');
    expect(late.why('move-target')).toBe('ADR-WPN-ROCKETLAUNCHER-01 basic-is-over');
    const inOrder = start(map).picks(
      'basic',
      'A',
      'fragmenting-warhead',
      'move-target',
      '03',
      'rocket-jump',
      '02',
    );
    expect(inOrder.picks('done').damage()).toEqual({ A: 3, B: 1 });
    const first = start(map).picks('rocket-jump', '02', 'basic', 'A', 'fragmenting-warhead', 'move-target');
    expect(first.picks('03', 'done').damage()).toEqual({ A: 3, B: 1 });
  });
});
