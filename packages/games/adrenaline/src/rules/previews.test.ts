import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';

describe('blows', () => {
  const map = `
    . S AB .
    . . . .
    . . . .`;

  test('ADR-XMARK-02 marks of the shooter turn into damage, not those of others', () => {
    const s = scene({ map, weapons: { S: ['lock-rifle'] }, marks: { A: { S: 2, B: 3 } } });
    s.fires('lock-rifle', 'basic');
    expect(s.shows('A').preview).toMatchObject({
      damage: 2,
      marks: 1,
      line: ['01', '02'],
      blows: [{ who: 'p2', damage: 2, fromMarks: 2, marks: 1, marksAfter: 1, taken: 4, kills: false }],
    });
  });

  test('ADR-XDMG-02 ADR-XDMG-03 a kill by marks, and no more than twelve tokens', () => {
    const marks = { A: { S: 3 } };
    const by = (damage: string) =>
      scene({ map, weapons: { S: ['lock-rifle'] }, marks, damage: { A: damage } })
        .fires('lock-rifle', 'basic')
        .shows('A').preview?.blows?.[0];
    expect(by('BBBBBB')).toMatchObject({ taken: 11, kills: true, overkill: false });
    expect(by('BBBBBBBBB')).toMatchObject({
      damage: 2,
      fromMarks: 1,
      taken: 12,
      kills: true,
      overkill: true,
    });
    expect(by('BBBBBBBBBBB')).toMatchObject({ damage: 1, fromMarks: 0, kills: false, overkill: true });
    expect(by('BBBBBBBBBBBB')).toMatchObject({ damage: 0, fromMarks: 0, kills: false, overkill: false });
  });

  test('ADR-XMARK-01 ADR-XMARK-03 marks alone turn nothing, and no more than three are laid', () => {
    const s = scene({ map, weapons: { S: ['zx-2'] }, marks: { A: { S: 3 }, B: { S: 1 } } }).fires('zx-2');
    s.picks('scanner');
    expect(s.shows('A').preview?.blows?.[0]).toMatchObject({ fromMarks: 0, marks: 0, marksAfter: 3 });
    expect(s.shows('B').preview?.blows?.[0]).toMatchObject({ fromMarks: 0, marks: 1, marksAfter: 2 });
  });

  test('ADR-XMARK-01 with three marks there a fourth is no event', () => {
    const more = scene({ map, weapons: { S: ['zx-2'] }, marks: { A: { S: 3 } } });
    more.fires('zx-2', 'scanner', ['A']);
    expect(more.events('marked')).toEqual([]);
    expect(more.marksOn('A', 'S')).toBe(3);
  });

  test('ADR-XMARK-04 marks of the same shot wait and do not turn', () => {
    const s = scene({ map, weapons: { S: ['lock-rifle'] }, hand: { S: ['targeting-scope-red-1'] } });
    s.fires('lock-rifle', 'basic', 'A', 'targeting-scope-red-1', 'red');
    expect(s.shows('A').preview?.blows?.[0]).toMatchObject({
      damage: 1,
      fromMarks: 0,
      marksAfter: 1,
      taken: 3,
    });
  });

  test('ADR-GEN-04 everybody in an area, near and far each with its own', () => {
    const room = scene({ map, weapons: { S: ['furnace'] }, marks: { B: { S: 1 } } }).fires(
      'furnace',
      'cozy-fire',
    );
    expect(room.shows('02').preview).toMatchObject({
      hits: ['p2', 'p3'],
      blows: [
        { who: 'p2', damage: 1, fromMarks: 0, marks: 1 },
        { who: 'p3', damage: 1, fromMarks: 1, marks: 1, marksAfter: 1 },
      ],
    });
    const flame = scene({
      map: `
        . S A B
        . . . .
        . . . .`,
      weapons: { S: ['flamethrower'] },
    }).fires('flamethrower', 'barbecue');
    expect(flame.shows('02+03').preview?.blows).toMatchObject([
      { who: 'p2', damage: 2 },
      { who: 'p3', damage: 1 },
    ]);
  });

  test('others who get marks beside the target, and effects that leave nothing to choose', () => {
    const s = scene({ map, weapons: { S: ['hellion'] } }).fires('hellion', 'basic');
    expect(s.shows('A').preview?.blows).toMatchObject([
      { who: 'p2', damage: 1, marks: 1 },
      { who: 'p3', damage: 0, marks: 1 },
    ]);
    const here = scene({
      map: `
        . SAB . .
        . . . .
        . . . .`,
      weapons: { S: ['electroscythe'] },
      damage: { A: 'BBBBBBBBBB' },
    }).fires('electroscythe');
    expect(here.shows('basic').preview?.blows).toMatchObject([
      { who: 'p2', damage: 1, kills: true },
      { who: 'p3', damage: 1, kills: false },
    ]);
    const plasma = scene({ map, weapons: { S: ['plasma-gun'] } }).fires('plasma-gun');
    expect(plasma.shows('charged-shot').preview?.blows).toBeUndefined();
    expect(plasma.picks('basic', 'A').shows('charged-shot').preview?.blows).toMatchObject([
      { who: 'p2', damage: 1, taken: 3 },
    ]);
  });
});

describe('moves', () => {
  const map = `
    . S . A
    . . . .
    B . . .`;

  test('a grab shows what lies there, whom one would see, and what can be paid', () => {
    const s = scene({
      map,
      offers: { blue: ['whisper', 'zx-2'] },
      tiles: { '00': 'ybb-1', '11': 'prb-1' },
      cubes: { S: 'RBBB' },
    }).picks('grab');
    expect(s.shows('00').preview).toMatchObject({
      path: ['01', '00'],
      ammo: { cubes: ['yellow'], draws: false },
    });
    expect(s.shows('11').preview?.ammo).toEqual({ cubes: ['red'], draws: true });
    expect(s.shows('02').preview?.weapons).toEqual([
      { card: '#weapon-whisper', cost: ['blue', 'yellow'], payable: false },
      { card: '#weapon-zx-2', cost: ['red'], payable: true },
    ]);
    expect(s.shows('02').preview?.sees).toEqual(['p2']);
    expect(s.shows('01')).toMatchObject({ label: { id: 'stay-label', args: { square: '01' } }, at: ['01'] });
    expect(s.shows('01').declines).toBeUndefined();
  });

  test('a move before a shot shows what could be fired', () => {
    const s = scene({
      map,
      weapons: { S: ['lock-rifle', 'shotgun', '!thor'] },
      damage: { S: 'AAAAAA' },
    }).picks('shoot');
    expect(s.shows('02').preview?.fires).toEqual(['#weapon-lock-rifle', '#weapon-shotgun']);
    expect(s.shows('01').preview).toMatchObject({ sees: [], fires: [] });
  });

  test('to leave somebody where they are declines; to pull them nowhere does not', () => {
    const near = `
      . SA . .
      . . . .
      . . . .`;
    const gun = scene({ map: near, weapons: { S: ['shotgun'] } }).fires('shotgun', 'basic', 'A');
    expect(gun.shows('01')).toMatchObject({ label: { id: 'leave-label' }, at: ['01'], declines: true });
    expect(gun.shows('02')).toEqual({ label: { id: 'square-label', args: { square: '02' } }, at: ['02'] });
    const beam = scene({ map: near, weapons: { S: ['tractor-beam'] } }).fires('tractor-beam', 'basic', 'A');
    expect(beam.shows('01').declines).toBeUndefined();
  });
});

describe('payment', () => {
  const map = `
    . S A .
    . . . .
    . . . .`;

  test('ADR-PWR-01 says what is paid for', () => {
    const hand = { S: ['newton-blue-1'] };
    const take = scene({ map, hand, offers: { blue: ['whisper'] } }).picks('grab', '02', 'whisper');
    expect(take.ask.spec.ask).toEqual({
      id: 'ask-pay-take',
      args: { card: '#weapon-whisper', cost: ['blue', 'yellow'] },
    });
    const load = scene({ map, hand, weapons: { S: ['!whisper'] } }).picks('end', 'whisper');
    expect(load.ask.spec.ask.id).toBe('ask-pay-reload');
    const shot = scene({ map, hand, weapons: { S: ['plasma-gun'] } });
    shot.fires('plasma-gun', 'basic', 'A', 'charged-shot');
    expect(shot.ask.spec.ask).toEqual({
      id: 'ask-pay-effect',
      args: { card: '#weapon-plasma-gun', effect: 'plasma-gun/charged-shot', cost: ['blue'] },
    });
  });

  const load = (cubes: string) =>
    scene({
      map,
      hand: { S: ['newton-blue-1', 'newton-blue-2', 'teleporter-blue-1', 'newton-red-1'] },
      cubes: { S: cubes },
      weapons: { S: ['!whisper'] },
    }).picks('end', 'whisper');

  test('ADR-PWR-01 ADR-PWR-04 each way to pay is one option, and cards that are alike are one way', () => {
    expect(load('BBY').options()).toEqual([
      'cubes',
      'newton-blue-1',
      'teleporter-blue-1',
      'newton-blue-1+#newton-blue-2',
      'newton-blue-1+#teleporter-blue-1',
    ]);
    const way = load('BBY').shows('#newton-blue-1+#teleporter-blue-1');
    expect(way.label).toEqual({
      id: 'pay-label',
      args: { price: ['yellow', '#newton-blue-1', '#teleporter-blue-1'] },
    });
    expect(way.at).toEqual(['#newton-blue-1', '#newton-blue-2', '#teleporter-blue-1']);
    expect(load('BBY').shows('cubes')).toEqual({
      label: { id: 'pay-label', args: { price: ['blue', 'blue', 'yellow'] } },
      at: ['cube-blue', 'cube-yellow'],
    });
  });

  test('ADR-PWR-03 a card of another colour stands there alone, with the reason; never in a way of several', () => {
    const s = load('BBY');
    expect(s.why(['newton-red-1'])).toBe('ADR-PWR-03 wrong-colour');
    const { ask } = s;
    if (ask.kind !== 'choose') throw new Error('one way is chosen');
    const ways = ask.spec.from.map(way => ask.spec.key(way));
    expect(ways.filter(way => way.includes('red'))).toEqual(['#newton-red-1']);
    expect(ways.map(way => way.split('+').length)).toEqual([1, 1, 1, 1, 2, 2, 3]);
  });

  test('ADR-PWR-01 where cubes lack, cards must pay', () => {
    expect(load('BY').why([])).toBe('ADR-PWR-01 cubes-missing');
    expect(load('BY').why(['newton-blue-1'])).toBeUndefined();
    expect(load('Y').why(['newton-blue-1'])).toBe('ADR-PWR-01 cubes-missing');
    expect(load('Y').options()).toEqual(['newton-blue-1+#newton-blue-2', 'newton-blue-1+#teleporter-blue-1']);
  });

  test('to throw no grenade has words of its own', () => {
    const hand = { A: ['tagback-grenade-red-1'] };
    const shot = scene({ map, hand, weapons: { S: ['plasma-gun'] } });
    shot.fires('plasma-gun', 'basic', 'A', 'done');
    expect(shot.ask).toMatchObject({ spec: { min: 0, none: { id: 'no-grenade-label' } } });
  });
});

test('whoever moves somebody else is named', () => {
  const map = `
    . SA . .
    . . . .
    . . . .`;
  const gun = scene({ map, weapons: { S: ['shotgun'] } }).fires('shotgun', 'basic', 'A', '02');
  expect(gun.events('moved')).toEqual([{ type: 'moved', who: 'p2', to: '02', how: 'pushed', by: 'p1' }]);
  const card = scene({ map, hand: { S: ['newton-red-1'] } }).picks('newton-red-1', 'A', '02');
  expect(card.events('moved')).toEqual([{ type: 'moved', who: 'p2', to: '02', how: 'power-up', by: 'p1' }]);
  const run = scene({ map }).picks('run', '02');
  expect(run.events('moved')).toEqual([{ type: 'moved', who: 'p1', to: '02', how: 'run', by: 'p1' }]);
});
