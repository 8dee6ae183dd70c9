import { describe, expect, test } from 'vitest';
import { scene } from '../../fixtures/scene.js';

describe('Lock Rifle', () => {
  const map = `
    . S A B
    . . . .
    . . . C`;
  const start = () => scene({ map, weapons: { S: ['lock-rifle'] } });

  test('ADR-WPN-LOCKRIFLE-01 two damage and a mark to one visible target', () => {
    const s = start().fires('lock-rifle', 'basic');
    expect(s.options()).toEqual(['A']);
    expect(s.why('B')).toBe('ADR-WPN-LOCKRIFLE-01 not-visible');
    s.picks('A', 'done');
    expect(s.damage()).toEqual({ A: 2 });
    expect(s.marks()).toEqual({ A: 1 });
  });

  test('ADR-WPN-LOCKRIFLE-02 Second Lock marks another visible target', () => {
    const s = scene({
      map: `
        . . SA B
        . . . .
        . . . C`,
      weapons: { S: ['lock-rifle'] },
    }).fires('lock-rifle', 'basic', 'A', 'second-lock');
    expect(s.options()).toEqual(['B', 'C']);
    s.picks('C', 'done');
    expect(s.damage()).toEqual({ A: 2 });
    expect(s.marks()).toEqual({ A: 1, C: 1 });
    expect(s.cubes('S')).toBe('RRBBBYYY');
  });
});

describe('Machine Gun', () => {
  const map = `
    . S A .
    . B . .
    . . . .`;
  const three = `
    . S AC .
    . B . .
    . . . .`;
  const start = (m = map) => scene({ map: m, weapons: { S: ['machine-gun'] } });

  test('ADR-WPN-MACHINEGUN-01 one or two visible targets take one damage each', () => {
    const s = start(three).fires('machine-gun', 'basic');
    expect(s.options()).toEqual(['A', 'B', 'C', 'A+B', 'A+C', 'B+C']);
    s.picks(['A', 'B'], 'done');
    expect(s.damage()).toEqual({ A: 1, B: 1 });
  });

  test('ADR-WPN-MACHINEGUN-02 Focus Shot: one more damage to one of those targets', () => {
    const s = start(three).fires('machine-gun', 'basic', ['A', 'B'], 'focus-shot');
    expect(s.options()).toEqual(['A', 'B']);
    s.picks('B', 'done');
    expect(s.damage()).toEqual({ A: 1, B: 2 });
  });

  test('ADR-WPN-MACHINEGUN-03 Turret Tripod: the other of those targets, a different visible one, or both', () => {
    const s = start(three).fires('machine-gun', 'basic', ['A', 'B'], 'focus-shot', 'A', 'turret-tripod');
    expect(s.options()).toEqual(['B', 'C', 'B+C']);
    s.picks(['B', 'C'], 'done');
    expect(s.damage()).toEqual({ A: 2, B: 2, C: 1 });
    expect(s.cubes('S')).toBe('RRRBBYY');
  });

  test('ADR-WPN-MACHINEGUN-03 not both of those targets, nor two new ones', () => {
    const s = start(three).fires('machine-gun', 'basic', ['A', 'B'], 'turret-tripod');
    expect(s.options()).toEqual(['A', 'B', 'C', 'A+C', 'B+C']);
    expect(s.why(['A', 'B'])).toBe('ADR-WPN-MACHINEGUN-03 one-old-one-new');
    const one = start(three).fires('machine-gun', 'basic', ['A'], 'turret-tripod');
    expect(one.why(['B', 'C'])).toBe('ADR-WPN-MACHINEGUN-03 one-old-one-new');
  });

  test('ADR-WPN-MACHINEGUN-03 a hidden player is no new target of the tripod', () => {
    const s = start(`
      . S A .
      . . . .
      . . B .`).fires('machine-gun', 'basic', ['A'], 'turret-tripod');
    expect(s.why(['B'])).toBe('ADR-WPN-MACHINEGUN-03 not-visible');
  });

  test('ADR-WPN-MACHINEGUN-04 ADR-WPN-MACHINEGUN-06 ADR-EX-25 both additional damages go to different targets', () => {
    const s = start().fires('machine-gun', 'basic', ['A', 'B'], 'focus-shot', 'A', 'turret-tripod');
    expect(s.why(['A'])).toBe('ADR-WPN-MACHINEGUN-04 raised-before');
    s.picks(['B']);
    expect(s.damage()).toEqual({ A: 2, B: 2 });
    expect(s.options()).toEqual(['done']);
  });

  test('ADR-WPN-MACHINEGUN-05 ADR-EX-26 with one basic target the tripod may raise it and hit a new one', () => {
    const s = start(three).fires('machine-gun', 'basic', ['A'], 'turret-tripod');
    expect(s.options()).toEqual(['A', 'B', 'C', 'A+B', 'A+C']);
    s.picks(['A', 'C'], 'done');
    expect(s.damage()).toEqual({ A: 2, C: 1 });
  });
});

describe('T.H.O.R.', () => {
  const map = `
    . S A .
    . . . .
    C . B .`;
  const start = () => scene({ map, weapons: { S: ['thor'] } });

  test('ADR-WPN-THOR-01 two damage to one visible target', () => {
    const s = start().fires('thor', 'basic');
    expect(s.options()).toEqual(['A']);
    s.picks('A', 'done');
    expect(s.damage()).toEqual({ A: 2 });
  });

  test('ADR-WPN-THOR-03 ADR-WPN-THOR-05 ADR-EX-28 the lightning jumps to whom the last target sees', () => {
    const s = start().fires('thor', 'basic', 'A', 'chain-reaction');
    expect(s.options()).toEqual(['B']);
    expect(s.why('C')).toBe('ADR-WPN-THOR-02 chain-not-visible');
    s.picks('B', 'high-voltage');
    expect(s.options()).toEqual(['C']);
    expect(s.why('A')).toBe('ADR-GEN-12 chosen-before');
    s.picks('C', 'done');
    expect(s.damage()).toEqual({ A: 2, B: 1, C: 2 });
    expect(s.cubes('S')).toBe('RRRBYYY');
  });

  test("ADR-WPN-THOR-02 the lightning may come back to the shooter's own square", () => {
    const s = scene({
      map: `
        . SB A .
        . . . .
        . . . .`,
      weapons: { S: ['thor'] },
    }).fires('thor', 'basic', 'A', 'chain-reaction');
    expect(s.options()).toEqual(['B']);
    expect(s.picks('B', 'done').damage()).toEqual({ A: 2, B: 1 });
  });

  test('ADR-WPN-THOR-03 ADR-WPN-THOR-04 High Voltage only after Chain Reaction, Chain Reaction only after the basic effect', () => {
    const s = start().fires('thor');
    expect(s.why('chain-reaction')).toBe('ADR-GEN-08 basic-first');
    s.picks('basic', 'A');
    expect(s.why('high-voltage')).toBe('ADR-WPN-THOR-03 effect-needed');
    expect(s.options()).toEqual(['done', 'chain-reaction']);
  });
});

describe('Plasma Gun', () => {
  test('ADR-WPN-PLASMAGUN-01 two damage to one visible target', () => {
    const s = scene({
      map: `
        . S A B
        . . . .
        . . . .`,
      weapons: { S: ['plasma-gun'] },
    }).fires('plasma-gun', 'basic');
    expect(s.options()).toEqual(['A']);
    s.picks('A', 'done');
    expect(s.damage()).toEqual({ A: 2 });
  });

  const far = `
    S . . .
    . . . .
    - . . A`;

  test('ADR-WPN-PLASMAGUN-02 ADR-WPN-PLASMAGUN-04 ADR-EX-27 a free glide of one or two squares may bring a target into sight', () => {
    const s = scene({ map: far, weapons: { S: ['plasma-gun'] }, cubes: { S: '' } }).fires('plasma-gun');
    expect(s.options()).toEqual(['phase-glide']);
    s.picks('phase-glide');
    expect(s.options()).toEqual(['02']);
    expect(s.why('01')).toBe('ADR-WPN-PLASMAGUN-02 no-shot-from-there');
    expect(s.why('12')).toBe('ADR-WPN-PLASMAGUN-02 too-far-to-move');
    s.picks('02', 'basic', 'A');
    expect(s.damage()).toEqual({ A: 2 });
    expect(s.at('S')).toBe('02');
  });

  test('ADR-WPN-PLASMAGUN-02 the glide may also come after the shot, up to two squares', () => {
    const s = scene({
      map: `
        . S A .
        . . . .
        . . . .`,
      weapons: { S: ['plasma-gun'] },
    }).fires('plasma-gun', 'basic', 'A', 'phase-glide');
    expect(s.options()).toEqual(['00', '02', '03', '10', '11', '12', '21']);
    expect(s.why('01')).toBe('ADR-WPN-PLASMAGUN-02 must-move');
    s.picks('21', 'done');
    expect(s.at('S')).toBe('21');
  });

  test('ADR-WPN-PLASMAGUN-03 Charged Shot: one more damage to the same target', () => {
    const s = scene({ map: far, weapons: { S: ['plasma-gun'] } });
    s.fires('plasma-gun', 'phase-glide', '02', 'basic', 'A', 'charged-shot', 'done');
    expect(s.damage()).toEqual({ A: 3 });
    expect(s.cubes('S')).toBe('RRRBBYYY');
  });

  test('ADR-WPN-PLASMAGUN-03 ADR-GEN-11 Charged Shot before the glide or after it, also out of sight', () => {
    const map = `
      . S A .
      . . . .
      . . . .`;
    const late = scene({ map, weapons: { S: ['plasma-gun'] } });
    late.fires('plasma-gun', 'basic', 'A', 'phase-glide', '21', 'charged-shot', 'done');
    const soon = scene({ map, weapons: { S: ['plasma-gun'] } });
    soon.fires('plasma-gun', 'basic', 'A', 'charged-shot', 'phase-glide', '21', 'done');
    expect([late.damage(), late.at('S')]).toEqual([{ A: 3 }, '21']);
    expect([soon.damage(), soon.at('S')]).toEqual([{ A: 3 }, '21']);
  });

  test('ADR-WPN-PLASMAGUN-05 the glide cannot be split around the shot', () => {
    const s = scene({
      map: `
        S . . A
        . . . .
        - . . .`,
      weapons: { S: ['plasma-gun'] },
    }).fires('plasma-gun', 'phase-glide', '02', 'basic', 'A');
    expect(s.why('phase-glide')).toBe('ADR-GEN-08 effect-used');
  });
});

describe('Whisper', () => {
  const start = (map: string) => scene({ map, weapons: { S: ['whisper'] } }).fires('whisper');

  test('ADR-WPN-WHISPER-01 three damage and a mark to one visible target at least two moves away', () => {
    const s = start(`
      . . . .
      . . S A
      . . . B`);
    expect(s.why('A')).toBe('ADR-WPN-WHISPER-01 too-near');
    s.picks('B');
    expect(s.damage()).toEqual({ B: 3 });
    expect(s.marks()).toEqual({ B: 1 });
  });

  test('ADR-WPN-WHISPER-02 ADR-EX-29 in a room of four the neighbour is too near, the diagonal is not', () => {
    const s = start(`
      . . . .
      . . S A
      . . . B`);
    expect(s.options()).toEqual(['B']);
    expect(s.why('A')).toBe('ADR-WPN-WHISPER-01 too-near');
  });

  test('ADR-WPN-WHISPER-03 ADR-EX-30 the square just behind the door is too near, further ones are not', () => {
    const s = start(`
      . . S .
      . . A .
      . . B .`);
    expect(s.options()).toEqual(['B']);
    expect(s.why('A')).toBe('ADR-WPN-WHISPER-01 too-near');
  });

  test('ADR-WPN-WHISPER-01 a far player out of sight is no target', () => {
    const s = scene({
      map: `
        . S . .
        . . . .
        . . A .`,
      weapons: { S: ['whisper'] },
    });
    expect(s.why('shoot')).toBe('ADR-SHOOT-03 no-target');
  });
});

describe('Electroscythe', () => {
  const map = `
    . SAB C .
    . . . .
    . . . .`;

  test('ADR-WPN-ELECTROSCYTHE-01 one damage to every opponent on the own square', () => {
    const s = scene({ map, weapons: { S: ['electroscythe'] } }).fires('electroscythe', 'basic');
    expect(s.damage()).toEqual({ A: 1, B: 1 });
    expect(s.cubes('S')).toBe('RRRBBBYYY');
  });

  test('ADR-WPN-ELECTROSCYTHE-02 Reaper: two damage to every opponent on the own square', () => {
    const s = scene({ map, weapons: { S: ['electroscythe'] } }).fires('electroscythe', 'reaper');
    expect(s.damage()).toEqual({ A: 2, B: 2 });
    expect(s.cubes('S')).toBe('RRBBYYY');
  });
});

describe('Tractor Beam', () => {
  const map = `
    . S . .
    . . . .
    . A . .`;
  const start = (m = map) => scene({ map: m, weapons: { S: ['tractor-beam'] } });

  test('ADR-WPN-TRACTORBEAM-01 ADR-WPN-TRACTORBEAM-03 ADR-EX-18 the target may be hidden before the move but not after it', () => {
    const s = start().fires('tractor-beam', 'basic', 'A');
    expect(s.why('21')).toBe('ADR-WPN-TRACTORBEAM-03 square-not-visible');
    expect(s.options()).toEqual(['01', '10', '11']);
    s.picks('11');
    expect(s.at('A')).toBe('11');
    expect(s.damage()).toEqual({ A: 1 });
  });

  test('ADR-WPN-TRACTORBEAM-01 a visible target may stay, and a third square is too far', () => {
    const s = start(`
      . S . .
      . A . .
      . . . .`).fires('tractor-beam', 'basic', 'A');
    expect(s.options()).toEqual(['11', '00', '01', '02']);
    expect(s.why('10')).toBe('ADR-WPN-TRACTORBEAM-04 too-far-to-move');
  });

  test('ADR-WPN-TRACTORBEAM-04 the moves need not be straight', () => {
    const s = start(`
      . . S .
      . . . A
      . . . .`).fires('tractor-beam', 'basic', 'A', '02');
    expect(s.at('A')).toBe('02');
    expect(s.damage()).toEqual({ A: 1 });
  });

  test('ADR-WPN-TRACTORBEAM-02 ADR-EX-19 Punisher: up to two moves away, onto the own square, three damage', () => {
    const s = start(`
      . S . B
      . . . C
      . A . .`).fires('tractor-beam', 'punisher');
    expect(s.options()).toEqual(['A', 'B']);
    expect(s.why('C')).toBe('ADR-WPN-TRACTORBEAM-02 too-far');
    s.picks('A');
    expect(s.at('A')).toBe('01');
    expect(s.damage()).toEqual({ A: 3 });
    expect(s.cubes('S')).toBe('RRBBBYY');
  });
});
