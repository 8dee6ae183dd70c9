import { describe, expect, test } from 'vitest';
import { type Position, scene } from '../../fixtures/scene.js';

// What the odd effects refuse, and what they show before one decides.

const dom = (p: Position) => scene({ ...p, options: { mode: 'domination' } });

describe('Barbecue', () => {
  const fire = (map: string) => scene({ map, weapons: { S: ['flamethrower'] } }).fires('flamethrower');

  test('ADR-WPN-FLAMETHROWER-03 ends at a wall, and needs somebody on one of its squares', () => {
    const s = fire(`
      . A . .
      . S . .
      . B . .`).picks('barbecue');
    expect(s.options()).toEqual(['01', '21']);
    const { ask } = s;
    expect(ask.kind === 'choose' && ask.spec.from.map(f => ask.spec.key(f))).toEqual(['01', '21']);
    const far = fire(`
      . S . .
      . . . .
      . B . .`).picks('barbecue');
    expect(far.options()).toEqual(['11+21']);
    expect(far.why('11')).toBe('ADR-WPN-FLAMETHROWER-03 nobody-there');
    expect(far.why('02')).toBe('ADR-WPN-FLAMETHROWER-03 nobody-there');
    const nobody = scene({
      map: `
        . S . .
        . . A .
        . . . .`,
      weapons: { S: ['flamethrower'] },
    });
    expect(nobody.why('shoot')).toBe('ADR-SHOOT-03 no-target');
  });

  test('ADR-WPN-FLAMETHROWER-03 shows one square or two, and whom it burns there', () => {
    const s = fire(`
      . S . .
      . A . .
      . B . .`).picks('barbecue');
    expect(s.shows('11')).toMatchObject({
      label: { id: 'square-label', args: { square: '11' } },
      at: ['11'],
    });
    expect(s.shows('11').preview?.blows).toMatchObject([{ who: 'p2', damage: 2, marks: 0 }]);
    expect(s.shows('11+21')).toMatchObject({
      label: { id: 'two-squares-label', args: { near: '11', far: '21' } },
      at: ['11', '21'],
    });
    expect(s.shows('11+21').preview?.blows).toMatchObject([
      { who: 'p2', damage: 2, marks: 0 },
      { who: 'p3', damage: 1, marks: 0 },
    ]);
  });

  test('ADR-WPN-FLAMETHROWER-03 the mode shows whom it can reach', () => {
    const s = fire(`
      . S . .
      . A C .
      . B . .`);
    expect(s.shows('barbecue').preview?.aims?.map(a => a.who)).toEqual(['p2', 'p3']);
  });
});

describe('Machine Gun', () => {
  const fire = (map: string) => scene({ map, weapons: { S: ['machine-gun'] } }).fires('machine-gun');
  const map = `
    . S A .
    . B . .
    . . . .`;

  test('ADR-WPN-MACHINEGUN-02 ADR-WPN-MACHINEGUN-04 no Focus Shot once each basic target is raised', () => {
    const s = fire(map).picks('basic', ['A'], 'turret-tripod', ['A']);
    expect(s.why('focus-shot')).toBe('ADR-WPN-MACHINEGUN-04 raised-before');
    const other = fire(map).picks('basic', ['A', 'B'], 'turret-tripod', ['A'], 'focus-shot');
    expect(other.options()).toEqual(['B']);
    expect(other.why('A')).toBe('ADR-WPN-MACHINEGUN-04 raised-before');
  });

  test('ADR-WPN-MACHINEGUN-03 a new target of the tripod is not raised by it', () => {
    const s = fire(map).picks('basic', ['A'], 'turret-tripod', ['B'], 'focus-shot');
    expect(s.options()).toEqual(['A']);
  });

  test('ADR-WPN-MACHINEGUN-03 no tripod where nobody is left to hit', () => {
    const s = fire(`
      . S A .
      . . . .
      . . B .`).picks('basic', ['A'], 'focus-shot', 'A');
    expect(s.why('turret-tripod')).toBe('ADR-WPN-MACHINEGUN-03 no-target');
  });

  test('ADR-WPN-MACHINEGUN-03 at most two', () => {
    const s = fire(map).picks('basic', ['A'], 'turret-tripod');
    expect(s.ask).toMatchObject({ spec: { min: 1, max: 2 } });
  });

  test('ADR-WPN-MACHINEGUN-02 ADR-WPN-MACHINEGUN-03 both show one more damage and no marks', () => {
    const s = fire(map).picks('basic', ['A']);
    const tripod = fire(map).picks('basic', ['A'], 'turret-tripod');
    s.picks('focus-shot');
    expect(s.shows('A').preview).toMatchObject({ damage: 1, marks: 0 });
    expect(tripod.shows('B').preview).toMatchObject({ damage: 1, marks: 0, line: ['01', '11'] });
  });

  test('ADR-XDOM-03 a spawnpoint is tagged once and not raised', () => {
    const s = dom({ map, weapons: { S: ['machine-gun'] } }).fires('machine-gun', 'basic', ['spawn-blue']);
    expect(s.why('focus-shot')).toBe('ADR-XDOM-03 spawn-tagged-once');
  });
});

describe('Rocket Fist', () => {
  const fire = (map: string) => scene({ map, weapons: { S: ['power-glove'] } }).fires('power-glove');

  test('ADR-WPN-POWERGLOVE-02 on an empty square nobody is asked whom to hit', () => {
    const s = fire(`
      . S . A
      B . . .
      . . . .`).picks('rocket-fist', 'east');
    expect(s.asked).toBe('ADR-WPN-POWERGLOVE-03');
  });

  test('ADR-WPN-POWERGLOVE-02 shows each way, whom it would hit and for how much', () => {
    const s = fire(`
      . S A B
      . . . .
      . . . .`);
    expect(s.shows('rocket-fist').preview?.aims?.map(a => a.who)).toEqual(['p2', 'p3']);
    s.picks('rocket-fist');
    expect(s.shows('east')).toMatchObject({ label: { id: 'east-label' }, at: ['02'] });
    expect(s.shows('north').at).toEqual(['01']);
    s.picks('east');
    expect(s.shows('A').preview).toMatchObject({ damage: 2, marks: 0 });
  });

  test('ADR-WPN-POWERGLOVE-03 to stay declines, to fly on does not, and staying ends it', () => {
    const s = fire(`
      . S AB .
      . . . .
      . . . .`).picks('rocket-fist', 'east', 'A');
    expect(s.shows('02')).toMatchObject({
      label: { id: 'stay-label', args: { square: '02' } },
      at: ['02'],
      declines: true,
    });
    expect(s.shows('03')).toMatchObject({
      label: { id: 'square-label', args: { square: '03' } },
      at: ['03'],
    });
    expect(s.shows('03').declines).toBeUndefined();
    s.picks('02');
    expect(s.events('moved').map(e => e.to)).toEqual(['02']);
    expect(s.asked).not.toBe('ADR-WPN-POWERGLOVE-02');
  });
});

describe('Tractor Beam', () => {
  test('ADR-WPN-TRACTORBEAM-01 whoever is not on the board is no target', () => {
    const s = scene({
      map: `
        . S A .
        . . . .
        . . . .`,
      weapons: { S: ['tractor-beam'] },
      options: { players: 4 },
    }).fires('tractor-beam', 'basic');
    expect(s.why('C')).toBe('ADR-WPN-TRACTORBEAM-01 not-on-board');
    expect(s.shows('A').preview).toMatchObject({ damage: 1, marks: 0, line: ['01', '02'] });
  });

  test('ADR-WPN-TRACTORBEAM-01 nobody who can be brought into sight, no shot', () => {
    const s = scene({
      map: `
        S . . .
        . . . .
        . . . A`,
      weapons: { S: ['tractor-beam'] },
    });
    expect(s.why('shoot')).toBe('ADR-SHOOT-03 no-target');
  });

  test('ADR-XDOM-03 a spawnpoint is tagged where it is seen, and not pulled', () => {
    const s = dom({
      map: `
        . S . .
        . . . .
        . . . A`,
      weapons: { S: ['tractor-beam'] },
    }).fires('tractor-beam', 'basic');
    expect(s.why('spawn-yellow')).toBe('ADR-XDOM-03 not-visible');
    s.picks('spawn-blue');
    expect(s.state.tags.blue).toEqual(['p1']);
  });
});

describe('Vortex Cannon', () => {
  test('ADR-WPN-VORTEXCANNON-01 no vortex near anybody, no shot', () => {
    const s = scene({
      map: `
        S . . .
        . . . .
        . . . A`,
      weapons: { S: ['vortex-cannon'] },
    });
    expect(s.why('shoot')).toBe('ADR-SHOOT-03 no-target');
  });

  test('ADR-WPN-VORTEXCANNON-02 whoever is not on the board is no target', () => {
    const s = scene({
      map: `
        . . S A
        . . . .
        . . . .`,
      weapons: { S: ['vortex-cannon'] },
      options: { players: 4 },
    }).fires('vortex-cannon', 'basic', '03');
    expect(s.why('C')).toBe('ADR-WPN-VORTEXCANNON-02 not-on-board');
    expect(s.shows('A').preview).toMatchObject({ damage: 2, marks: 0 });
  });

  test("ADR-WPN-VORTEXCANNON-04 Black Hole takes others from the shooter's own square too", () => {
    const s = scene({
      map: `
        . . SBC A
        . . . .
        . . . .`,
      weapons: { S: ['vortex-cannon'] },
    }).fires('vortex-cannon', 'basic', '03', 'A', 'black-hole');
    expect(s.options()).toEqual(['B', 'C', 'B+C']);
    s.picks(['B', 'C'], 'done');
    expect(s.damage()).toEqual({ A: 2, B: 1, C: 1 });
    expect([s.at('B'), s.at('C'), s.at('S')]).toEqual(['03', '03', '02']);
  });

  test('ADR-WPN-VORTEXCANNON-03 no Black Hole where nobody else is near; with somebody, one damage is shown', () => {
    const alone = scene({
      map: `
        . . S A
        . . . .
        B . . .`,
      weapons: { S: ['vortex-cannon'] },
    }).fires('vortex-cannon', 'basic', '03', 'A');
    expect(alone.why('black-hole')).toBe('ADR-WPN-VORTEXCANNON-03 nobody-near');
    const two = scene({
      map: `
        . . S AB
        . . . C
        . . . .`,
      weapons: { S: ['vortex-cannon'] },
    }).fires('vortex-cannon', 'basic', '03', 'A', 'black-hole');
    expect(two.shows('B').preview).toMatchObject({ damage: 1, marks: 0 });
    expect(two.ask).toMatchObject({ spec: { min: 1, max: 2 } });
  });
});
