import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';

// What a shot tells and shows on its way.

const row = `
  . S A B
  . . . .
  . . . .`;

describe('events of a shot', () => {
  test('ADR-GEN-10 a weapon with modes tells which one it is fired in', () => {
    const s = scene({ map: row, weapons: { S: ['zx-2'] } }).fires('zx-2', 'scanner', ['A']);
    expect(s.events('fired')).toEqual([{ type: 'fired', who: 'p1', card: '#weapon-zx-2', mode: 'scanner' }]);
    expect(s.events('used')).toEqual([]);
  });

  test('ADR-GEN-08 ADR-GEN-11 a weapon with effects tells each named effect, and not an unnamed one', () => {
    const s = scene({ map: row, weapons: { S: ['rocket-launcher'] } });
    s.fires('rocket-launcher', 'basic', 'A', 'fragmenting-warhead', 'move-target', '03', 'done');
    expect(s.events('fired')).toEqual([
      { type: 'fired', who: 'p1', card: '#weapon-rocket-launcher', mode: 'basic' },
    ]);
    expect(s.events('used').map(e => e.effect)).toEqual(['fragmenting-warhead']);
  });

  test('ADR-GEN-11 the basic effect comes once', () => {
    const s = scene({ map: row, weapons: { S: ['lock-rifle'] } }).fires('lock-rifle', 'basic', 'A');
    expect(s.why('basic')).toBe('ADR-GEN-08 effect-used');
  });

  test('ADR-SHOOT-04 an effect that hits and moves nobody is paid for all the same', () => {
    const s = scene({
      map: `
        . S . .
        . . . .
        . . . .`,
      weapons: { S: ['power-glove'] },
    }).fires('power-glove', 'rocket-fist', 'east', '02');
    expect(s.cubes('S')).toBe('RRRBBYYY');
    expect(s.events('paid').length).toBe(1);
  });
});

describe('what a mode shows before it is chosen', () => {
  test('ADR-GEN-10 whom it can reach; nobody and nothing where it is refused', () => {
    const s = scene({
      map: `
        . SC A .
        . . . .
        . . B .`,
      weapons: { S: ['shotgun'] },
      options: { players: 5 },
    }).fires('shotgun');
    expect(s.shows('basic').preview?.aims).toEqual([{ who: 'p4', cards: ['#weapon-shotgun'] }]);
    expect(s.shows('long-barrel').preview?.aims).toEqual([{ who: 'p2', cards: ['#weapon-shotgun'] }]);
    const far = scene({ map: row, weapons: { S: ['shotgun'] } }).fires('shotgun');
    expect(far.shows('basic').preview).not.toHaveProperty('aims');
    const poor = scene({
      map: `
        . SA . .
        . . . .
        . . . .`,
      weapons: { S: ['electroscythe'] },
      cubes: { S: '' },
    }).fires('electroscythe');
    expect(poor.shows('reaper').preview).not.toHaveProperty('aims');
    expect(poor.shows('reaper').preview).not.toHaveProperty('blows');
    expect(poor.shows('basic').preview?.blows).toHaveLength(1);
  });
});

describe('where a shot may begin', () => {
  test('ADR-SHOOT-02 with six damage a target that only a step brings into sight is enough', () => {
    const hidden = `
      . S . .
      . . . .
      . . A .`;
    const weapons = { S: ['lock-rifle'] };
    expect(scene({ map: hidden, weapons, damage: { S: 'BBBBB' } }).why('shoot')).toBe(
      'ADR-SHOOT-03 no-target',
    );
    expect(scene({ map: hidden, weapons, damage: { S: 'BBBBBB' } }).why('shoot')).toBeUndefined();
  });

  test('ADR-FRENZY-07 without a weapon the frenzy action ends after the move', () => {
    const s = scene({ map: row, frenzy: { by: 'A', left: 3 }, first: 'A', turn: 'S' });
    expect(s.options()).toContain('shoot');
    s.picks('shoot', '00');
    expect(s.asked).toBe('ADR-TURN-02');
  });

  test('ADR-FRENZY-07 a loaded weapon costs nothing to fire, an unloaded one must be paid first', () => {
    const of = (weapons: string[], cubes: string) =>
      scene({
        map: row,
        frenzy: { by: 'A', left: 3 },
        first: 'A',
        turn: 'S',
        weapons: { S: weapons },
        cubes: { S: cubes },
      })
        .picks('shoot')
        .shows('01').preview?.fires;
    expect(of(['lock-rifle'], '')).toEqual(['#weapon-lock-rifle']);
    expect(of(['!lock-rifle'], '')).toEqual([]);
    expect(of(['!lock-rifle'], 'BB')).toEqual(['#weapon-lock-rifle']);
  });
});

describe('what a target shows before it is chosen', () => {
  test('ADR-XDOM-02 a spawnpoint is named as one, and has no board to be hurt', () => {
    const s = scene({ map: row, options: { mode: 'domination' }, weapons: { S: ['lock-rifle'] } });
    s.fires('lock-rifle', 'basic');
    expect(s.shows('spawn-blue')).toMatchObject({
      label: { id: 'spawn-label', args: { target: 'spawn-blue' } },
      at: ['spawn-blue', '02'],
      preview: { blows: [], line: ['01', '02'] },
    });
    expect(s.shows('A')).toMatchObject({
      label: { id: 'figure-label', args: { target: 'p2' } },
      at: ['p2', '02'],
    });
  });

  test('ADR-XMARK-04 only marks that wait for the same target count with its own', () => {
    const s = scene({
      map: `
        . S AB .
        . . . .
        . . . .`,
      weapons: { S: ['lock-rifle'] },
    }).fires('lock-rifle', 'basic', 'A', 'second-lock');
    expect(s.shows('B').preview?.blows).toMatchObject([{ who: 'p3', marks: 1, marksAfter: 1 }]);
  });

  test('ADR-PWR-09 a scope draws no line: no shot flies again', () => {
    const s = scene({ map: row, weapons: { S: ['lock-rifle'] }, hand: { S: ['targeting-scope-red-1'] } });
    s.fires('lock-rifle', 'basic', 'A', 'targeting-scope-red-1', 'red');
    expect(s.shows('A').preview).not.toHaveProperty('line');
  });

  test('ADR-WPN-LOCKRIFLE-01 somebody who is not on the board is shown without a square', () => {
    const s = scene({ map: row, weapons: { S: ['lock-rifle'] }, options: { players: 4 } });
    s.fires('lock-rifle', 'basic');
    expect(s.shows('C').at).toEqual(['p4']);
    expect(s.shows('C').preview).not.toHaveProperty('line');
    expect(s.why('C')).toBe('ADR-WPN-LOCKRIFLE-01 not-on-board');
  });
});

describe('payment comes first', () => {
  test('ADR-SHOOT-04 an effect is paid for before it hurts anybody', () => {
    const s = scene({ map: row, weapons: { S: ['plasma-gun'] } });
    s.fires('plasma-gun', 'basic', 'A', 'charged-shot');
    expect(s.events('paid', 'damaged').map(e => e.type)).toEqual(['damaged', 'paid', 'damaged']);
  });
});
