import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { weapons } from '../content/weapons/index.js';
import { scene } from '../fixtures/scene.js';
import { pickUpCost, reloadCost, WEAPON_CARDS } from './arsenal.js';

const row = `
  . S A B
  . . . .
  . . . .`;

describe('general weapon rules', () => {
  test('ADR-GEN-01 nobody takes damage from their own weapon', () => {
    const s = scene({
      map: `
        . SA . .
        . . . .
        . . . .`,
      weapons: { S: ['electroscythe'] },
    }).fires('electroscythe', 'basic');
    expect(s.damage()).toEqual({ A: 1 });
  });

  test('ADR-GEN-02 damage is dealt in full: there is nothing to choose', () => {
    const s = scene({ map: row, weapons: { S: ['lock-rifle'] } }).fires('lock-rifle', 'basic', 'A');
    expect(s.damage()).toEqual({ A: 2 });
    expect(s.options()).toEqual(['done']);
  });

  test('ADR-GEN-03 several targets may be fewer', () => {
    const map = `
      . A S B
      . . . .
      . . . C`;
    const s = scene({ map, weapons: { S: ['zx-2'] } }).fires('zx-2', 'scanner', ['B']);
    expect(s.marks()).toEqual({ B: 1 });
  });

  test('ADR-GEN-04 in an area nobody can be spared', () => {
    const map = `
      . S . .
      . . . .
      . . . .`.replace('S .', 'S ABC');
    const s = scene({ map, weapons: { S: ['furnace'] } }).fires('furnace', 'cozy-fire');
    expect(s.options()).toEqual(['02']);
    expect(s.picks('02').damage()).toEqual({ A: 1, B: 1, C: 1 });
  });

  test('ADR-GEN-05 one move away goes through doors, not through walls', () => {
    const map = `
      . B . .
      . S A .
      . C . .`;
    const s = scene({ map, weapons: { S: ['shotgun'] } }).fires('shotgun', 'long-barrel');
    expect(s.options()).toEqual(['B', 'C']);
    expect(s.why('A')).toBe('ADR-WPN-SHOTGUN-02 too-far');
  });

  test('ADR-GEN-06 figures are moved through doors, not walls, never diagonally', () => {
    const map = `
      . . . .
      . SA . .
      . . . .`;
    const s = scene({ map, weapons: { S: ['shotgun'] } }).fires('shotgun', 'basic', 'A');
    expect(s.options()).toEqual(['11', '01', '21']);
    expect(s.why('12')).toBe('ADR-WPN-SHOTGUN-01 too-far-to-move');
    expect(s.why('00')).toBe('ADR-WPN-SHOTGUN-01 too-far-to-move');
  });

  test('ADR-GEN-07 ADR-GEN-09 basic effects and basic modes cost nothing more', () => {
    for (const w of weapons) expect([w.id, w.modes[0].pays]).toEqual([w.id, []]);
    const s = scene({ map: row, weapons: { S: ['lock-rifle'] }, cubes: { S: '' } });
    s.fires('lock-rifle', 'basic', 'A', 'done');
    expect(s.damage()).toEqual({ A: 2 });
  });

  test('ADR-GEN-08 an optional effect comes with the basic effect, never alone, and may cost', () => {
    const s = scene({ map: row, weapons: { S: ['plasma-gun'] }, cubes: { S: 'B' } }).fires('plasma-gun');
    expect(s.why('charged-shot')).toBe('ADR-GEN-08 basic-first');
    s.picks('basic', 'A', 'charged-shot', 'done');
    expect(s.cubes('S')).toBe('');
    expect(s.damage()).toEqual({ A: 3 });
  });

  test('ADR-GEN-10 exactly one of two modes, the alternative one paid for', () => {
    const map = `
      . SA . .
      . . . .
      . . . .`;
    const s = scene({ map, weapons: { S: ['sledgehammer'] }, cubes: { S: 'R' } }).fires('sledgehammer');
    expect(s.options()).toEqual(['basic', 'pulverize']);
    s.picks('pulverize', 'A', '01');
    expect(s.cubes('S')).toBe('');
    expect(s.damage()).toEqual({ A: 3 });
    expect(s.asked).toBe('ADR-TURN-02');
    const poor = scene({ map, weapons: { S: ['sledgehammer'] }, cubes: { S: 'BBB' } }).fires('sledgehammer');
    expect(poor.why('pulverize')).toBe('ADR-SHOOT-04 cannot-pay');
  });

  test('ADR-GEN-11 optional effects in any order that the card allows', () => {
    const map = `
      . S AB .
      . . . .
      . . . .`;
    const one = scene({ map, weapons: { S: ['machine-gun'] } });
    one.fires('machine-gun', 'basic', ['A', 'B'], 'turret-tripod', ['A'], 'focus-shot', 'B');
    const two = scene({ map, weapons: { S: ['machine-gun'] } });
    two.fires('machine-gun', 'basic', ['A', 'B'], 'focus-shot', 'B', 'turret-tripod', ['A']);
    expect(one.damage()).toEqual({ A: 2, B: 2 });
    expect(two.damage()).toEqual(one.damage());
  });

  test('ADR-GEN-12 another target is one not chosen by this shot yet', () => {
    const map = `
      . S AB .
      . . . .
      . . . .`;
    const s = scene({ map, weapons: { S: ['lock-rifle'] } }).fires('lock-rifle', 'basic', 'A', 'second-lock');
    expect(s.options()).toEqual(['B']);
    expect(s.why('A')).toBe('ADR-GEN-12 chosen-before');
  });
});

describe('Shoot', () => {
  test('ADR-SHOOT-01 only a loaded weapon', () => {
    const s = scene({ map: row, weapons: { S: ['!lock-rifle', 'plasma-gun'] } }).picks('shoot');
    expect(s.options()).toEqual(['plasma-gun']);
    expect(s.why('lock-rifle')).toBe('ADR-SHOOT-01 not-loaded');
    const none = scene({ map: row, weapons: { S: ['!lock-rifle'] } });
    expect(none.why('shoot')).toBe('ADR-SHOOT-01 none-loaded');
    expect(scene({ map: row }).why('shoot')).toBe('ADR-SHOOT-01 no-weapon');
  });

  test('ADR-SHOOT-04 where only a mode would do that cannot be paid for, the weapon says so', () => {
    const start = (cubes: string) =>
      scene({
        map: `
          . . . .
          . . S .
          . . . A`,
        weapons: { S: ['power-glove', 'lock-rifle'] },
        cubes: { S: cubes },
      }).picks('shoot');
    expect(start('B').options()).toEqual(['power-glove', 'lock-rifle']);
    expect(start('RY').options()).toEqual(['lock-rifle']);
    expect(start('RY').why('power-glove')).toBe('ADR-SHOOT-04 mode-too-dear');
  });

  test('ADR-SHOOT-02 ADR-XADR-01 with six damage one square may be moved first, to where a shot is possible', () => {
    const map = `
      . S . A
      . . . .
      - . . .`;
    const weapons = { S: ['lock-rifle'] };
    const five = scene({ map, weapons, damage: { S: 'AAAAA' } });
    expect(five.why('shoot')).toBe('ADR-SHOOT-03 no-target');
    const six = scene({ map, weapons, damage: { S: 'AAAAAA' } }).picks('shoot');
    expect(six.options()).toEqual(['02']);
    expect(six.why('01')).toBe('ADR-SHOOT-03 no-target');
    six.picks('02', 'lock-rifle', 'basic', 'A', 'done');
    expect(six.at('S')).toBe('02');
    expect(six.damage()).toEqual({ S: 6, A: 2 });
  });

  test('ADR-SHOOT-03 a shot that can hit nobody is not offered', () => {
    const s = scene({
      map: `
        . S . .
        . . . .
        . . A .`,
      weapons: { S: ['lock-rifle'] },
    });
    expect(s.why('shoot')).toBe('ADR-SHOOT-03 no-target');
  });

  test('ADR-SHOOT-03 nobody who is not on the board can be hit, not even unseen', () => {
    const s = scene({
      map: `
        . S . .
        . . . .
        . . A .`,
      options: { players: 4 },
      weapons: { S: ['heatseeker'] },
    }).fires('heatseeker');
    expect(s.why('B')).toBe('ADR-WPN-HEATSEEKER-02 not-on-board');
    expect(s.options()).toEqual(['A']);
  });

  test('ADR-SHOOT-04 extra costs are paid when their effect is used', () => {
    const s = scene({ map: row, weapons: { S: ['plasma-gun'] } }).fires('plasma-gun', 'basic', 'A');
    expect(s.cubes('S')).toBe('RRRBBBYYY');
    s.picks('charged-shot');
    expect(s.cubes('S')).toBe('RRRBBYYY');
  });

  test('ADR-SHOOT-05 ADR-SHOOT-06 one weapon, which is unloaded afterwards', () => {
    const s = scene({ map: row, weapons: { S: ['lock-rifle', 'plasma-gun'] } });
    s.fires('lock-rifle', 'basic', 'A', 'done');
    expect(s.player('S').weapons).toEqual([
      { card: '#weapon-lock-rifle', loaded: false },
      { card: '#weapon-plasma-gun', loaded: true },
    ]);
    expect(s.asked).toBe('ADR-TURN-02');
  });
});

describe('costs', () => {
  const COSTS: readonly (readonly [string, string, string, string])[] = [
    ['lock-rifle', 'BB', 'B', 'second-lock R'],
    ['machine-gun', 'BR', 'R', 'focus-shot Y; turret-tripod B'],
    ['thor', 'BR', 'R', 'chain-reaction B; high-voltage B'],
    ['plasma-gun', 'BY', 'Y', 'phase-glide ; charged-shot B'],
    ['whisper', 'BBY', 'BY', ''],
    ['electroscythe', 'B', '', 'reaper BR'],
    ['tractor-beam', 'B', '', 'punisher RY'],
    ['vortex-cannon', 'RB', 'B', 'black-hole R'],
    ['furnace', 'RB', 'B', 'cozy-fire '],
    ['heatseeker', 'RRY', 'RY', ''],
    ['hellion', 'RY', 'Y', 'nano-tracer R'],
    ['flamethrower', 'R', '', 'barbecue YY'],
    ['grenade-launcher', 'R', '', 'extra-grenade R'],
    ['rocket-launcher', 'RR', 'R', 'rocket-jump B; fragmenting-warhead Y'],
    ['railgun', 'YYB', 'YB', 'piercing '],
    ['cyberblade', 'YR', 'R', 'shadowstep ; slice-and-dice Y'],
    ['zx-2', 'YR', 'R', 'scanner '],
    ['shotgun', 'YY', 'Y', 'long-barrel '],
    ['power-glove', 'YB', 'B', 'rocket-fist B'],
    ['shockwave', 'Y', '', 'tsunami Y'],
    ['sledgehammer', 'Y', '', 'pulverize R'],
  ];
  const short = (cost: readonly string[]) => cost.map(c => c[0]?.toUpperCase()).join('');

  test.each(COSTS)('ADR-XCOST-01 ADR-XCOST-02 ADR-XCOST-03 %s', (id, reload, pickUp, extra) => {
    expect(short(reloadCost(`#weapon-${id}`))).toBe(reload);
    expect(short(pickUpCost(`#weapon-${id}`))).toBe(pickUp);
    const weapon = weapons.find(w => w.id === id);
    const effects = [...(weapon?.modes.slice(1) ?? []), ...(weapon?.optional ?? [])].filter(
      e => e.id !== 'move-target',
    );
    expect(effects.map(e => `${e.id} ${short(e.pays)}`).join('; ')).toBe(extra);
  });

  test('ADR-XCOST-04 the top cube is the colour of the weapon: seven of each', () => {
    for (const colour of ['red', 'blue', 'yellow']) {
      expect(WEAPON_CARDS.filter(c => reloadCost(c)[0] === colour).length).toBe(7);
    }
  });
});

test('no weapon and no power-up is named in the rules', () => {
  const names = [...weapons.map(w => w.id), 'newton', 'teleporter', 'targeting-scope', 'tagback'];
  const here = new URL('.', import.meta.url);
  for (const file of readdirSync(here).filter(f => !f.endsWith('.test.ts'))) {
    const text = readFileSync(new URL(file, here), 'utf8').toLowerCase();
    for (const name of names) {
      expect([file, name, text.includes(name) || text.includes(name.replaceAll('-', ' '))]).toEqual([
        file,
        name,
        false,
      ]);
    }
  }
});
