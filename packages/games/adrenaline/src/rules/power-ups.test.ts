import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { colourOf, kindOf, POWER_UP_CARDS } from '../content/power-ups/cards.js';
import { scene } from '../fixtures/scene.js';

const row = `
  . S A B
  . . . .
  . . . .`;
const rifle = { S: ['lock-rifle'] };

describe('power-ups as cubes', () => {
  test('ADR-PWR-01 ADR-PWR-03 ADR-PWR-04 a card replaces a cube of its colour and is discarded', () => {
    const s = scene({
      map: row,
      weapons: { S: ['plasma-gun'] },
      cubes: { S: '' },
      hand: { S: ['newton-blue-1'] },
    });
    s.fires('plasma-gun', 'basic', 'A', 'charged-shot', ['newton-blue-1']);
    expect(s.damage()).toEqual({ A: 3 });
    expect(s.hand('S')).toEqual([]);
    expect(s.state.powerUpDiscard).toEqual(['#newton-blue-1']);
  });

  test('ADR-PWR-03 a card of another colour does not pay', () => {
    const s = scene({
      map: row,
      weapons: { S: ['plasma-gun'] },
      cubes: { S: '' },
      hand: { S: ['newton-red-1'] },
    });
    s.fires('plasma-gun', 'basic', 'A');
    expect(s.why('charged-shot')).toBe('ADR-SHOOT-04 cannot-pay');
  });

  test('ADR-PWR-01 cubes or cards, as the payer likes', () => {
    const s = scene({
      map: row,
      weapons: { S: ['plasma-gun'] },
      cubes: { S: 'B' },
      hand: { S: ['newton-blue-1', 'newton-red-1'] },
    }).fires('plasma-gun', 'basic', 'A', 'charged-shot');
    expect(s.options()).toEqual(['cubes', 'newton-blue-1']);
    expect(s.why(['newton-red-1'])).toBe('ADR-PWR-03 wrong-colour');
    s.picks(['newton-blue-1']);
    expect(s.cubes('S')).toBe('B');
  });

  test('ADR-PWR-02 a card pays only for a cost at hand; it is never turned into a stored cube', () => {
    const s = scene({ map: row, cubes: { S: '' }, hand: { S: ['targeting-scope-red-1'] } });
    expect(s.why('targeting-scope-red-1')).toBe('ADR-PWR-07 card-is-for-a-shot');
    const shot = scene({
      map: row,
      weapons: { S: ['plasma-gun'] },
      hand: { S: ['newton-blue-1', 'newton-blue-2'] },
    }).fires('plasma-gun', 'basic', 'A', 'charged-shot');
    expect(shot.why(['newton-blue-1', 'newton-blue-2'])).toBe('ADR-PWR-02 pays-too-much');
    shot.picks(['newton-blue-1']);
    expect(shot.cubes('S')).toBe('RRRBBBYYY');
  });
});

describe('Targeting Scope', () => {
  const hand = { S: ['targeting-scope-red-1'] };

  test('ADR-PWR-06 ADR-PWR-07 no other card is played into a shot', () => {
    const held = ['targeting-scope-red-1', 'teleporter-red-1', 'tagback-grenade-red-1'];
    const s = scene({ map: row, weapons: rifle, hand: { S: held }, cubes: { S: 'Y' } });
    s.fires('lock-rifle', 'basic', 'A');
    expect(s.options()).toEqual(['pass', 'targeting-scope-red-1']);
    expect(s.why('teleporter-red-1')).toBe('ADR-PWR-15 card-is-for-the-turn');
    expect(s.why('tagback-grenade-red-1')).toBe('ADR-PWR-14 card-is-for-the-hurt');
  });

  test('ADR-PWR-07 asked with each damage, before what the card has after it, and only then', () => {
    const map = `
      . S A .
      . . . .
      . . . .`;
    const s = scene({ map, weapons: { S: ['plasma-gun'] }, hand }).fires('plasma-gun', 'basic', 'A');
    expect(s.asked).toBe('ADR-PWR-07');
    s.picks('pass', 'phase-glide', '00');
    expect(s.asked).toBe('ADR-GEN-11'); // moving deals no damage
    s.picks('charged-shot', []);
    expect(s.asked).toBe('ADR-PWR-07');
    s.picks('pass');
    expect(s.asked).toBe('ADR-GEN-11');
    s.picks('done');
    expect(s.asked).toBe('ADR-TURN-02');
  });

  test('ADR-PWR-09 ADR-PWR-14 whoever did not see the shooter when hit gains no answer by the scope', () => {
    const held = { ...hand, A: ['tagback-grenade-blue-1'] };
    const map = `
      . . S .
      . . . .
      . . A .`;
    const scope = ['targeting-scope-red-1', 'red', 'A'];
    const pushed = scene({ map, weapons: { S: ['rocket-launcher'] }, hand: held });
    pushed.fires('rocket-launcher', 'basic', 'A', ...scope, 'move-target', '12', 'done');
    expect([pushed.asked, pushed.damage()]).toEqual(['ADR-TURN-02', { A: 3 }]);
    const glided = scene({ map, weapons: { S: ['plasma-gun'] }, hand: held });
    glided.fires('plasma-gun', 'basic', 'A', ...scope, 'phase-glide', '12', 'done');
    expect([glided.asked, glided.damage()]).toEqual(['ADR-TURN-02', { A: 3 }]);
    const again = scene({ map, weapons: { S: ['plasma-gun'] }, hand: held });
    again.fires(
      'plasma-gun',
      'basic',
      'A',
      'pass',
      'phase-glide',
      '12',
      'charged-shot',
      [],
      ...scope,
      'done',
    );
    expect([again.asked, again.damage()]).toEqual(['ADR-PWR-14', { A: 4 }]);
  });

  test('ADR-PWR-07 ADR-PWR-08 ADR-PWR-09 while damage is dealt: one cube of any colour, one more damage', () => {
    const s = scene({ map: row, weapons: rifle, hand, cubes: { S: 'Y' } });
    s.fires('lock-rifle', 'basic', 'A');
    expect(s.asked).toBe('ADR-PWR-07');
    s.picks('targeting-scope-red-1');
    expect(s.options()).toEqual(['yellow']);
    expect(s.why('blue')).toBe('ADR-PWR-08 no-such-cube');
    s.picks('yellow');
    expect(s.why('S')).toBe('TABLE-ANSWER table-unknown');
    s.picks('A');
    expect(s.damage()).toEqual({ A: 3 });
    expect(s.cubes('S')).toBe('');
    expect(s.state.powerUpDiscard).toEqual(['#targeting-scope-red-1']);
  });

  test('ADR-PWR-08 another power-up may pay, of any colour; the scope itself may not', () => {
    const two = scene({
      map: row,
      weapons: rifle,
      hand: { S: ['targeting-scope-red-1', 'newton-blue-1'] },
      cubes: { S: '' },
    }).fires('lock-rifle', 'basic', 'A', 'targeting-scope-red-1');
    expect(two.options()).toEqual(['newton-blue-1']);
    two.picks('newton-blue-1', 'A');
    expect(two.damage()).toEqual({ A: 3 });
    const one = scene({ map: row, weapons: rifle, hand, cubes: { S: '' } });
    one.fires('lock-rifle', 'basic', 'A', 'done');
    expect(one.asked).toBe('ADR-TURN-02');
  });

  test('ADR-PWR-10 ADR-EX-32 never on somebody who gets only marks', () => {
    const map = `
      . S AB .
      . . . .
      . . . .`;
    const scan = scene({ map, weapons: { S: ['zx-2'] }, hand }).fires('zx-2', 'scanner', ['A', 'B']);
    expect(scan.asked).toBe('ADR-TURN-02');
    const lock = scene({ map, weapons: rifle, hand });
    lock.fires('lock-rifle', 'basic', 'A', 'targeting-scope-red-1', 'red');
    expect(lock.options()).toEqual(['A']);
    expect(lock.why('B')).toBe('ADR-PWR-10 only-damaged-targets');
    expect(lock.picks('A').damage()).toEqual({ A: 3 });
    const marked = scene({ map, weapons: rifle, hand });
    marked.fires('lock-rifle', 'basic', 'A', 'pass', 'second-lock', [], 'B');
    expect(marked.options()).toEqual(['done']);
  });

  test('ADR-XPWR-03 ADR-PWR-06 several scopes on one shot, each paid for, on the same or different targets', () => {
    const s = scene({
      map: `
        . S AB .
        . . . .
        . . . .`,
      weapons: { S: ['machine-gun'] },
      hand: { S: ['targeting-scope-red-1', 'targeting-scope-blue-1', 'targeting-scope-yellow-1'] },
      cubes: { S: 'RBY' },
    }).fires('machine-gun', 'basic', ['A', 'B']);
    s.picks('targeting-scope-red-1', 'red', 'A', 'targeting-scope-blue-1', 'blue', 'A');
    s.picks('targeting-scope-yellow-1', 'yellow', 'B');
    expect(s.damage()).toEqual({ A: 3, B: 2 });
    expect(s.cubes('S')).toBe('');
  });

  test('ADR-XPWR-04 ADR-XMARK-04 the scope does not turn marks of the same shot into damage', () => {
    const s = scene({ map: row, weapons: rifle, hand });
    s.fires('lock-rifle', 'basic', 'A', 'targeting-scope-red-1', 'red', 'A', 'done');
    expect(s.damage()).toEqual({ A: 3 });
    expect(s.marks()).toEqual({ A: 1 });
  });
});

describe('Newton', () => {
  const hand = { S: ['newton-red-1'] };
  const map = `
    . S A .
    . B . .
    . . . .`;

  test('ADR-PWR-11 before or after any action of the own turn, not during one', () => {
    const s = scene({ map, hand, weapons: rifle });
    expect(s.options()).toContain('newton-red-1');
    s.fires('lock-rifle');
    expect(s.options()).toEqual(['basic']);
    s.picks('basic', 'A', 'done');
    expect(s.options()).toContain('newton-red-1');
    s.picks('run', '02');
    expect(s.asked).toBe('ADR-TURN-02');
    expect(s.options()).toEqual(['end', 'newton-red-1']);
  });

  test('ADR-PWR-12 another figure, one or two squares straight, not through walls', () => {
    const s = scene({ map, hand }).picks('newton-red-1');
    expect(s.options()).toEqual(['A', 'B']);
    s.picks('A');
    expect(s.options()).toEqual(['00', '01', '03', '12', '22']);
    expect(s.why('02')).toBe('ADR-PWR-12 must-move');
    expect(s.why('13')).toBe('ADR-PWR-12 not-straight');
    s.picks('22');
    expect(s.at('A')).toBe('22');
    expect(s.hand('S')).toEqual([]);
    const wall = scene({ map, hand }).picks('newton-red-1', 'B');
    expect(wall.options()).toEqual(['01', '21']);
  });

  test('ADR-PWR-12 a third square is too far', () => {
    const s = scene({ map: row, hand }).picks('newton-red-1', 'A');
    expect(s.why('00')).toBeUndefined();
    const end = scene({
      map: `
        S . . A
        . . . .
        . . . .`,
      hand,
    }).picks('newton-red-1', 'A');
    expect(end.options()).toEqual(['01', '02', '13', '23']);
    expect(end.why('00')).toBe('ADR-PWR-12 too-far-to-move');
  });

  test('ADR-PWR-12 with nobody else on the board there is nobody to move', () => {
    const alone = `
      . S . .
      . . . .
      . . . .`;
    expect(scene({ map: alone, hand }).why('newton-red-1')).toBe('ADR-PWR-12 nobody-to-move');
  });

  test('ADR-PWR-12 somebody who was killed lies on their square and can be moved', () => {
    const s = scene({ map, hand, weapons: rifle, damage: { A: 'BBBBBBBBB' } });
    s.fires('lock-rifle', 'basic', 'A', 'done').picks('newton-red-1');
    expect(s.options()).toContain('A');
    expect(s.picks('A', '22').at('A')).toBe('22');
  });

  test('ADR-PWR-12 nobody who is not on the board', () => {
    const s = scene({ map, hand, options: { players: 5 } }).picks('newton-red-1');
    expect(s.why('E')).toBe('ADR-PWR-12 not-on-board');
  });
});

test('ADR-PWR-13 ADR-PWR-16 ADR-EX-33 neither card can be played once somebody has respawned', () => {
  const s = scene({
    map: row,
    weapons: rifle,
    damage: { A: 'BBBBBBBBB' },
    hand: { S: ['newton-red-1', 'teleporter-red-1'], A: ['newton-blue-1'] },
  });
  s.fires('lock-rifle', 'basic', 'A', 'done', 'end', 'pass');
  expect(s.asks).toEqual(['A']);
  expect(s.asked).toBe('ADR-SPAWN-05');
  s.picks('newton-blue-1');
  expect(s.at('A')).toBe('02');
  expect(unlike(['S'], s.asks)).toEqual(['A']);
  expect(s.asked).toBe('ADR-TURN-02');
});

describe('Tagback Grenade', () => {
  const hand = { A: ['tagback-grenade-red-1', 'tagback-grenade-blue-1', 'newton-red-1'] };

  test('ADR-PWR-14 whoever is damaged by somebody they see may give them a mark with each card', () => {
    const s = scene({ map: row, weapons: rifle, hand }).fires('lock-rifle', 'basic', 'A', 'done');
    expect(s.asks).toEqual(['A']);
    expect(s.asked).toBe('ADR-PWR-14');
    expect(s.why(['newton-red-1'])).toBe('ADR-PWR-11 card-is-for-the-turn');
    s.picks(['tagback-grenade-red-1', 'tagback-grenade-blue-1']);
    expect(s.marksOn('S', 'A')).toBe(2);
    expect(s.hand('A')).toEqual(['newton-red-1']);
  });

  test('ADR-PWR-14 ADR-VIS-03 not against somebody whom they do not see', () => {
    const s = scene({
      map: `
        . . S .
        . . . .
        . . . A`,
      weapons: rifle,
      hand,
    }).fires('lock-rifle', 'basic', 'A', 'done');
    expect(s.asked).toBe('ADR-TURN-02');
  });

  test('ADR-PWR-14 sight counts at the moment of the damage: after a pull, before a push', () => {
    const pulled = scene({
      map: `
        . S . .
        . . . .
        . A . .`,
      weapons: { S: ['tractor-beam'] },
      hand,
    }).fires('tractor-beam', 'basic', 'A', '11');
    expect(pulled.asked).toBe('ADR-PWR-14');
    const pushed = scene({
      map: `
        . . S .
        . . A .
        . . . .`,
      weapons: { S: ['grenade-launcher'] },
      hand,
    }).fires('grenade-launcher', 'basic', 'A', 'move-target', '13', 'done');
    expect(pushed.asked).toBe('ADR-PWR-14');
  });

  test('ADR-PWR-14 marks alone give no right to answer', () => {
    const s = scene({ map: row, weapons: { S: ['zx-2'] }, hand }).fires('zx-2', 'scanner', ['A']);
    expect(s.asked).toBe('ADR-TURN-02');
  });

  test('ADR-PWR-14 a player who was killed by the shot may still answer', () => {
    const s = scene({ map: row, weapons: rifle, hand, damage: { A: 'BBBBBBBBBB' } });
    s.fires('lock-rifle', 'basic', 'A', 'done', ['tagback-grenade-red-1']);
    expect(s.marksOn('S', 'A')).toBe(1);
  });

  test('ADR-PWR-14 several victims are asked at the same time', () => {
    const s = scene({
      map: `
        . S AB .
        . . . .
        . . . .`,
      weapons: { S: ['furnace'] },
      hand: { A: ['tagback-grenade-red-1'], B: ['tagback-grenade-red-2'] },
    }).fires('furnace', 'cozy-fire', '02');
    expect(s.asks).toEqual(['A', 'B']);
    s.says('B', ['tagback-grenade-red-2']).says('A', []);
    expect([s.marksOn('S', 'A'), s.marksOn('S', 'B')]).toEqual([0, 1]);
  });
});

describe('Teleporter', () => {
  test('ADR-PWR-15 before or after any action, to any square', () => {
    const s = scene({ map: row, hand: { S: ['teleporter-red-1'] } }).picks('run', '02', 'teleporter-red-1');
    expect(s.options()).toEqual(['00', '01', '03', '10', '11', '12', '13', '20', '21', '22', '23', '02']);
    expect(s.shows('20')).toEqual({ label: { id: 'square-label', args: { square: '20' } }, at: ['20'] });
    expect(s.shows('02')).toEqual({ label: { id: 'stay-label', args: { square: '02' } }, at: ['02'] });
    s.picks('20');
    expect(s.at('S')).toBe('20');
    expect(s.asked).toBe('ADR-TURN-02');
  });

  test('ADR-PWR-15 to the own square: the card is spent and nobody moves', () => {
    const s = scene({ map: row, hand: { S: ['teleporter-red-1'] } }).picks('teleporter-red-1', '01');
    expect(s.events('moved')).toEqual([]);
    expect(s.hand('S')).toEqual([]);
  });
});

describe('the deck', () => {
  test('ADR-XPWR-01 24 cards: four kinds, two of each colour', () => {
    expect(POWER_UP_CARDS.length).toBe(24);
    for (const kind of new Set(POWER_UP_CARDS.map(kindOf))) {
      const cards = POWER_UP_CARDS.filter(c => kindOf(c) === kind);
      for (const colour of ['red', 'blue', 'yellow'])
        expect(cards.filter(c => colourOf(c) === colour).length).toBe(2);
    }
  });

  test('ADR-XPWR-02 with neither deck nor discards nothing is drawn', () => {
    const s = scene({
      map: row,
      tiles: { '00': 'prb-1' },
      powerUpDeck: [],
      cubes: { S: '' },
      chance: [[]],
    }).picks('grab', '00');
    expect(s.events('drew')).toEqual([]);
    expect(s.cubes('S')).toBe('RB');
  });

  test('ADR-XPWR-02 an empty deck is made from the discards', () => {
    const s = scene({
      map: row,
      tiles: { '00': 'prb-1' },
      powerUpDeck: [],
      powerUpDiscard: ['newton-red-1', 'newton-blue-1'],
      chance: [['#newton-blue-1']],
    });
    s.picks('grab', '00');
    expect(s.hand('S')).toEqual(['newton-blue-1']);
    expect(s.state.powerUpDeck).toEqual(['#newton-red-1']);
    expect(s.state.powerUpDiscard).toEqual([]);
    s.end();
  });

  test('ADR-PWR-05 ADR-GRAB-05 ADR-EX-34 with three power-ups a tile gives its cubes and no card', () => {
    const hand = { S: ['newton-red-1', 'newton-red-2', 'newton-blue-1'] };
    const full = scene({ map: row, tiles: { '00': 'prb-1' }, hand, cubes: { S: '' } }).picks('grab', '00');
    expect(full.cubes('S')).toBe('RB');
    expect(full.hand('S').length).toBe(3);
    const room = scene({ map: row, tiles: { '00': 'prb-1' }, hand: { S: hand.S.slice(1) } }).picks(
      'grab',
      '00',
    );
    expect(room.hand('S').length).toBe(3);
  });
});
