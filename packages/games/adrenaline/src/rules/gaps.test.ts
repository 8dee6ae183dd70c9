import { Run, seedOf } from '@potyczka/kernel/run';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { type Position, scene } from '../fixtures/scene.js';
import { game, type Options } from '../index.js';

const row = `
  . S A B
  . . . .
  . . . .`;
/** S alone, where no square in reach of an effect sees anybody. */
const alone = `
  . S . .
  . . . .
  . . . .`;
const TABLE: Options = {
  players: 4,
  arena: 'D',
  skulls: 8,
  frenzy: true,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
};
const rifle = { S: ['lock-rifle'] };

/** S shoots A, who has these tokens, with the Lock Rifle: two damage and a mark. */
const kill = (tokens: string, more: Partial<Position> = {}) =>
  scene({ map: row, weapons: rifle, damage: { A: tokens }, ...more }).fires(
    'lock-rifle',
    'basic',
    'A',
    'done',
  );

describe('paying', () => {
  test('ADR-G-02 a card pays in its own colour; a cost of any colour takes any card but the scope itself', () => {
    const hand = { S: ['targeting-scope-red-1', 'newton-yellow-1'] };
    const s = scene({ map: row, weapons: { S: ['plasma-gun'] }, cubes: { S: 'B' }, hand });
    s.fires('plasma-gun', 'basic', 'A', 'targeting-scope-red-1');
    expect(s.options()).toEqual(['blue', 'newton-yellow-1']);
    s.picks('newton-yellow-1', 'A');
    expect(s.damage()).toEqual({ A: 3 });
    const poor = scene({ map: row, weapons: { S: ['plasma-gun'] }, cubes: { S: '' }, hand });
    poor.fires('plasma-gun', 'basic', 'A', 'pass');
    expect(poor.why('charged-shot')).toBe('ADR-SHOOT-04 cannot-pay');
  });

  test('ADR-G-03 each effect is paid when it starts: the second one has to be payable then', () => {
    const map = `
      . S A .
      . . . .
      C . B .`;
    const s = scene({ map, weapons: { S: ['thor'] }, cubes: { S: 'B' } });
    s.fires('thor', 'basic', 'A', 'chain-reaction', 'B');
    expect(s.cubes('S')).toBe('');
    expect(s.why('high-voltage')).toBe('ADR-SHOOT-04 cannot-pay');
  });
});

describe('what is a shot', () => {
  test('ADR-G-04 a shot at nobody is none, nor is an effect that hits nobody', () => {
    expect(scene({ map: alone, weapons: rifle }).why('shoot')).toBe('ADR-SHOOT-03 no-target');
    const s = scene({ map: row, weapons: { S: ['vortex-cannon'] } }).fires(
      'vortex-cannon',
      'basic',
      '02',
      'A',
    );
    expect(s.why('black-hole')).toBeUndefined();
    const last = scene({
      map: `
        . S A .
        . . . .
        - . . .`,
      weapons: { S: ['vortex-cannon'] },
    }).fires('vortex-cannon', 'basic', '02', 'A');
    expect(last.why('black-hole')).toBe('ADR-WPN-VORTEXCANNON-03 nobody-near');
  });

  test('ADR-G-04 the Rocket Fist may move and hit nobody', () => {
    const s = scene({ map: row, weapons: { S: ['power-glove'] } }).fires('power-glove', 'rocket-fist');
    s.picks('east', 'pass', '02');
    expect(unlike({ A: 2 }, s.damage())).toEqual({});
    expect(s.at('S')).toBe('02');
  });

  test('ADR-G-05 without a target of the basic effect there is no optional one', () => {
    const s = scene({ map: row, weapons: { S: ['grenade-launcher'] } }).fires('grenade-launcher');
    expect(s.why('extra-grenade')).toBe('ADR-GEN-08 basic-first');
  });

  test('ADR-G-06 a movement before the shot leads only to where the shot is legal', () => {
    const s = scene({
      map: `
        . . . .
        S . . .
        . . . A`,
      weapons: { S: ['cyberblade'] },
    });
    expect(s.why('shoot')).toBe('ADR-SHOOT-03 no-target');
    const near = scene({
      map: `
        S A . .
        . . . .
        . . . .`,
      weapons: { S: ['cyberblade'] },
    }).fires('cyberblade', 'shadowstep');
    expect(near.options()).toEqual(['01']);
    expect(near.why('10')).toBe('ADR-WPN-CYBERBLADE-02 no-shot-from-there');
  });

  test('ADR-G-07 effects come in the orders of the table: no further hit before the basic one', () => {
    const map = `
      . SAB . .
      . . . .
      . . . .`;
    const s = scene({ map, weapons: { S: ['cyberblade'] } }).fires('cyberblade');
    expect(s.why('slice-and-dice')).toBe('ADR-GEN-08 basic-first');
    s.picks('basic', 'A');
    expect(s.why('slice-and-dice')).toBeUndefined();
  });

  test('ADR-G-20 Black Hole takes one or two others', () => {
    const s = scene({
      map: `
        B C SA .
        . . . .
        - . . .`,
      weapons: { S: ['vortex-cannon'] },
    }).fires('vortex-cannon', 'basic', '01', 'A', 'black-hole');
    expect(s.options()).toEqual(['B', 'C', 'B+C']);
  });

  test('ADR-G-19 the Railgun shoots in one direction from its square, not in two', () => {
    const s = scene({
      map: `
        . A S B
        . . . .
        . . . .`,
      weapons: { S: ['railgun'] },
    }).fires('railgun', 'piercing');
    expect(s.why(['A', 'B'])).toBe('ADR-WPN-RAILGUN-06 not-in-line');
  });

  test('ADR-G-21 the Turret Tripod raises one of the basic targets at most, and not the one that was raised', () => {
    const map = `
      . S AC .
      . B . .
      . . . .`;
    const s = scene({ map, weapons: { S: ['machine-gun'] } });
    s.fires('machine-gun', 'basic', ['A', 'B'], 'focus-shot', 'A', 'turret-tripod');
    expect(s.options()).toEqual(['B', 'C', 'B+C']);
    expect(s.why(['A'])).toBe('ADR-WPN-MACHINEGUN-04 raised-before');
  });

  test('ADR-G-22 nobody who is not on the board yet is a target, not even of the Heatseeker', () => {
    const s = scene({
      map: `
        . S A .
        . . . .
        . . B .`,
      weapons: { S: ['heatseeker'] },
      options: { players: 4 },
    }).fires('heatseeker');
    expect(s.options()).toEqual(['B']);
    expect(s.why('C')).toBe('ADR-WPN-HEATSEEKER-02 not-on-board');
  });

  test('ADR-G-26 Newton moves in one direction, never through a wall', () => {
    const s = scene({
      map: `
        . S . .
        . B . .
        . . . .`,
      hand: { S: ['newton-red-1'] },
    }).picks('newton-red-1', 'B');
    expect(s.options()).toEqual(['01', '21']);
    expect(s.why('12')).toBe('ADR-PWR-12 too-far-to-move');
  });
});

describe('damage, marks and answers', () => {
  test('ADR-G-08 marks of a shot wait: its own damage does not turn them', () => {
    const s = scene({
      map: row,
      weapons: rifle,
      hand: { S: ['targeting-scope-red-1'] },
      marks: { A: { S: 1 } },
    });
    s.fires('lock-rifle', 'basic', 'A', 'targeting-scope-red-1', 'red', 'A', 'done');
    expect(unlike('SSSSS', s.tokens('A'))).toBe('SSSS');
    expect(s.marksOn('A', 'S')).toBe(1);
  });

  test('ADR-G-09 who saw the shooter at one damage of the shot may answer, wherever both stand after it', () => {
    const hand = { A: ['tagback-grenade-red-1', 'tagback-grenade-blue-1'] };
    const map = `
      . . S .
      . . A .
      . . . .`;
    const s = scene({ map, weapons: { S: ['grenade-launcher'] }, hand });
    s.fires('grenade-launcher', 'basic', 'A', 'move-target', '13', 'done');
    expect([s.asks, s.asked]).toEqual([['A'], 'ADR-PWR-14']);
    expect(s.options()).toContain('tagback-grenade-red-1+tagback-grenade-blue-1');
    const blind = scene({
      map: `
        . . S .
        . . . .
        . . A .`,
      weapons: { S: ['rocket-launcher'] },
      hand,
    });
    blind.fires('rocket-launcher', 'basic', 'A', 'move-target', '12', 'done');
    expect(unlike('ADR-PWR-14', blind.asked)).toBe('ADR-TURN-02');
  });

  test('ADR-G-10 who was killed lies on their square until the turn ends, and can be hit again', () => {
    const s = kill('BBBBBBBBB', { weapons: { S: ['lock-rifle', 'plasma-gun'] } });
    expect(unlike<string | null>(null, s.at('A'))).toBe('02');
    s.fires('plasma-gun', 'basic');
    expect(s.options()).toContain('A');
    expect(s.picks('A', 'done').tokens('A').length).toBe(12);
  });

  test('ADR-G-11 the owner of the twelfth token gets the mark, not the one of the eleventh', () => {
    const map = `
      . S A .
      . . BT .
      . . . .`;
    const s = scene({ map, damage: { B: 'SSSSSSSSSSS' } }).picks('bot', '12', 'B', 'end');
    expect(unlike({ S: 1, T: 0 }, { S: s.marksOn('S', 'B'), T: s.marksOn('T', 'B') })).toEqual({
      S: 0,
      T: 1,
    });
  });

  test('ADR-XMARK-03 a mark on top of marks deals no damage', () => {
    const s = scene({ map: row, weapons: { S: ['zx-2'] }, marks: { A: { S: 1 } } });
    s.fires('zx-2', 'scanner', ['A']);
    expect(unlike({ A: 2 }, s.damage())).toEqual({});
  });

  test('ADR-GEN-01 whoever stands in the area of their own weapon takes nothing', () => {
    const map = `
      . SA . .
      . . . .
      . . . .`;
    const s = scene({ map, weapons: { S: ['electroscythe'] } }).fires('electroscythe', 'basic');
    expect(unlike({ S: 1, A: 1 }, s.damage())).toEqual({ A: 1 });
  });
});

describe('scoring', () => {
  test('ADR-G-12 beyond the row everybody who dealt damage still gets one', () => {
    const s = kill('BBBBCCCEE', {
      map: `
        . S A B
        . . . .
        C . . E`,
      skullsOn: { A: 5 },
    }).picks('end', 'pass');
    expect(unlike({ B: 2 }, s.points())).toEqual({ B: 2, C: 1, E: 1, S: 1 });
  });

  test('ADR-G-13 several dead are scored and brought back in turn order after the active player', () => {
    const s = scene({
      map: `
        . SB A .
        . . . .
        . . . .`,
      turn: 'A',
      weapons: { A: ['furnace'] },
      damage: { S: 'BBBBBBBBBB', B: 'SSSSSSSSSS' },
    });
    s.fires('furnace', 'cozy-fire', '01', 'end').until('ADR-SPAWN-05');
    const order = s.events('killshot').map(e => e.on);
    expect(unlike(['p1', 'p3'], order)).toEqual(['p3', 'p1']);
    expect(s.asks).toEqual(['B']);
  });

  test('ADR-G-14 two killshots of one turn give one point more, however many there are', () => {
    const map = `
      . S ABC .
      . . . .
      . . . .`;
    const ten = 'EEEEEEEEEE';
    const s = scene({
      map,
      weapons: { S: ['furnace'] },
      damage: { A: ten, B: ten, C: ten },
      options: { players: 5 },
    });
    s.fires('furnace', 'cozy-fire', '02', 'end', 'pass');
    const told = s.events('double-kill').map(e => e.points);
    expect(unlike<number[]>([], told)).toEqual([1]);
  });

  test('ADR-G-23 whoever was killed in the turn that began the frenzy turns the board, marks or not', () => {
    const s = kill('BBBBBBBBB', { skulls: 1, marks: { B: { S: 2 } } });
    s.picks('end', 'pass').until('ADR-TURN-02');
    const turned = { A: s.board('p2').turned, B: s.board('p3').turned };
    expect(unlike({ A: false, B: false }, turned)).toEqual({ A: true, B: true });
  });

  test('ADR-XFRENZY-04 the row of a turned board pays the same the second time', () => {
    const again = (skulls: number) => {
      const s = scene({
        map: row,
        skulls: 0,
        frenzy: { by: 'S', left: 3 },
        turn: 'A',
        weapons: { A: ['lock-rifle'] },
        damage: { S: 'BBBBBBBBB' },
        turned: 'S',
        skullsOn: { S: skulls },
      });
      return s.picks('shoot', '02', 'lock-rifle', 'basic', 'S', 'done', 'end').points();
    };
    expect(unlike({ A: 1, B: 1 }, again(0))).toEqual({ A: 1, B: 2 });
  });
});

describe('moving and grabbing', () => {
  const spawn = `
    . . S .
    . . A .
    . . . B`;

  test('ADR-G-15 ADR-GRAB-08 one of the other three is put down: not the new one, and not none', () => {
    const s = scene({
      map: spawn,
      offers: { blue: ['whisper'] },
      weapons: { S: ['lock-rifle', '!thor', 'furnace'] },
    }).picks('grab', '02', 'whisper');
    expect(s.options()).toEqual(['lock-rifle', 'thor', 'furnace']);
    expect(s.why('whisper')).toBe('TABLE-ANSWER table-unknown');
    expect(s.why('pass')).toBe('TABLE-ANSWER table-unknown');
  });

  test('ADR-G-16 where nothing can be taken there is no Grab', () => {
    const s = scene({ map: row, tiles: { '01': null, '00': null, '11': null } });
    expect(s.why('grab')).toBe('ADR-GRAB-03 nothing-in-reach');
  });

  test('ADR-G-17 a Run ends on another square', () => {
    const s = scene({ map: row }).picks('run');
    expect(s.why('01')).toBe('ADR-RUN-01 must-move');
    expect(s.why('00')).toBeUndefined();
  });

  test('ADR-G-18 cubes beyond three of a colour are lost, and the tile is gone', () => {
    const s = scene({ map: row, tiles: { '00': 'ybb-1' }, cubes: { S: 'BB' } }).picks('grab', '00');
    expect(unlike('BBBBY', s.cubes('S'))).toBe('BBBY');
    expect(s.state.tiles['00']).toBeNull();
  });

  test('ADR-G-24 three and six damage qualify, two and five do not', () => {
    const grab = (damage: string) => scene({ map: row, damage: { S: damage } }).picks('grab');
    expect(grab('AA').why('21')).toBe('ADR-GRAB-01 too-far-to-move');
    expect(grab('AAA').why('21')).toBeUndefined();
    const shot = (damage: string) =>
      scene({ map: row, damage: { S: damage }, weapons: rifle }).picks('shoot').asked;
    expect(shot('AAAAA')).toBe('ADR-SHOOT-01');
    expect(unlike('ADR-SHOOT-01', shot('AAAAAA'))).toBe('ADR-SHOOT-02');
  });

  test('ADR-G-25 in the frenzy a move and a reload without a shot are an action', () => {
    const s = scene({
      map: row,
      skulls: 0,
      frenzy: { by: 'S', left: 3 },
      turn: 'A',
      weapons: { A: ['!lock-rifle'] },
    }).picks('shoot', '01', 'lock-rifle');
    expect(s.options()).toEqual(['pass', 'lock-rifle']);
    expect(s.picks('pass').asked).toBe('ADR-TURN-02');
  });

  test('ADR-TURN-03 the action that was taken may be taken again, or another', () => {
    const s = scene({ map: row, weapons: rifle }).picks('run', '11');
    expect(s.options()).toEqual(['end', 'run', 'grab', 'shoot']);
  });
});

test('ADR-SETUP-01 any of the four arenas that the sides make may be chosen', () => {
  expect(game.options.arena).toMatchObject({ of: ['A', 'B', 'C', 'D'] });
  const squares = (arena: 'A' | 'B' | 'C' | 'D') =>
    Object.keys(new Run(game, { ...TABLE, arena }, { seed: seedOf(1) }).now.state.tiles).length;
  expect([squares('A'), squares('B'), squares('C')]).toEqual([7, 8, 8]);
  expect(unlike(squares('A'), squares('D'))).toBe(9);
});

test('ADR-XSETUP-09 a normal game ends with the frenzy, without Terminator, in plain sight of the points', () => {
  const { frenzy, bot, secretPoints } = game.options;
  expect([frenzy, bot, secretPoints].map(option => option.default)).toEqual([true, false, false]);
});

test('ADR-G-29 turret mode, whose rules nobody knows, is not offered', () => {
  const { mode } = game.options;
  expect(unlike(['deathmatch', 'domination', 'turret'], [...mode.of])).toEqual(['deathmatch', 'domination']);
});

test('ADR-G-28 damage goes on beyond the twenty tokens of a colour that are in the box', () => {
  const ten = 'SSSSSSSSSS';
  const s = scene({
    map: row,
    weapons: rifle,
    damage: { S: '', A: 'B', B: ten, C: ten },
    options: { players: 4 },
  });
  s.fires('lock-rifle', 'basic', 'A', 'done');
  expect(unlike('B', s.tokens('A'))).toBe('BSS');
});

test('ADR-G-27 a room goes on across the seam of the boards where the border is open, whatever its colour there', () => {
  const map = `
    . S A -
    . . . .
    - . . .`;
  const s = scene({ map, arena: 'A', weapons: rifle });
  expect(unlike<string | undefined>('ADR-SHOOT-03 no-target', s.why('shoot'))).toBeUndefined();
});

describe('weapons', () => {
  test('ADR-WPN-VORTEXCANNON-05 the vortex has to be visible, its target has not', () => {
    const s = scene({
      map: `
        . S . .
        . . . .
        . A . .`,
      weapons: { S: ['vortex-cannon'] },
    }).fires('vortex-cannon', 'basic');
    expect(s.why('21')).toBe('ADR-WPN-VORTEXCANNON-01 square-not-visible');
    s.picks('11', 'A', 'done');
    expect(s.damage()).toEqual({ A: 2 });
  });

  test('ADR-WPN-RAILGUN-04 a target in the open, on the own square or behind a wall: each may be chosen', () => {
    const s = scene({
      map: `
        . . . .
        . SA B .
        . C . .`,
      weapons: { S: ['railgun'] },
    }).fires('railgun', 'basic');
    expect(s.options()).toEqual(['A', 'B', 'C']);
  });

  test('ADR-WPN-PLASMAGUN-04 the glide may come first, to any of the squares that bring a target into sight', () => {
    const s = scene({
      map: `
        . S . .
        . . . .
        . A . .`,
      weapons: { S: ['plasma-gun'] },
    }).fires('plasma-gun', 'phase-glide');
    expect(s.options()).toEqual(['10', '11', '21']);
  });

  test('ADR-GEN-03 one of several targets may be left out', () => {
    const s = scene({
      map: `
        . A S B
        . . . .
        . . . .`,
      weapons: { S: ['zx-2'] },
    }).fires('zx-2', 'scanner');
    expect(s.options()).toEqual(['A', 'B', 'A+B']);
  });

  test('ADR-XPWR-03 a second scope may follow the first on the same target, or none', () => {
    const hand = { S: ['targeting-scope-red-1', 'targeting-scope-blue-1'] };
    const s = scene({ map: row, weapons: rifle, hand }).fires('lock-rifle', 'basic', 'A');
    s.picks('targeting-scope-red-1', 'red', 'A');
    expect(s.options()).toEqual(['pass', 'targeting-scope-blue-1']);
  });
});
