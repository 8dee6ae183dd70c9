import { type Direction, STEP } from '@potyczka/geometry/lattice';
import type { CardId } from '@potyczka/kernel';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { AIM_DECK } from '../content/aim.js';
import { eachBag } from '../content/loot.js';
import { scene } from '../fixtures/scene.js';
import type { Preview } from '../view/preview.js';

/** Whether two arrows come to nothing. */
const isBack = (a: Direction | undefined, b: Direction | undefined): boolean => {
  const [p, q] = [a ? STEP[a] : { x: 0, y: 0 }, b ? STEP[b] : { x: 0, y: 0 }];
  return p.x + q.x === 0 && p.y + q.y === 0;
};

const AT = { GB: '1,1', PF: '7,7', BL: '5,1', WR: '7,0' } as const;
const use = (card: string, more: Parameters<typeof scene>[0] = {}) =>
  scene({ at: AT, pack: { GB: [card] }, ...more });

/** Nothing is in the bags: a token that is nowhere is out of the game. */
const EMPTY = { state: { bags: eachBag((): CardId[] => []) } };

describe('accessories', () => {
  test('APX-USE-01 APX-USE-16 one accessory of the backpack, resolved at once and gone from there', () => {
    const s = use('syringe.1', { points: { GB: [10, 20] } }).picks('use:syringe.1');
    expect([s.points('GB'), s.legend('GB').pack]).toEqual(['10/32', []]);
  });

  test('APX-GEAR-24 APX-LOOT-02 a used one is out of the game', () => {
    const s = use('syringe.1', { points: { GB: [10, 35] }, ...EMPTY }).picks('use:syringe.1', 'pass');
    expect([s.legend('GB').pack, s.state.loot]).toEqual([[], {}]);
    expect(JSON.stringify(s.state)).not.toContain('syringe.1');
  });

  test('APX-GEAR-22 APX-DMG-01 APX-DMG-19 what is above the limit is lost', () => {
    const after = (card: string, points: [number, number]) =>
      use(card, { points: { GB: points } })
        .picks(`use:${card}`, 'pass')
        .points('GB');
    expect(after('syringe.1', [10, 35])).toBe('10/40');
    expect(after('shield-cell.1', [10, 35])).toBe('20/35');
    expect(after('phoenix-kit.1', [0, 10])).toBe('15/25');
    expect(after('phoenix-kit.1', [15, 35])).toBe('20/40');
  });

  test('APX-USE-17 APX-GEAR-23 APX-ABIL-38 the accelerant moves own tokens on the cooldown track by 2, not those below the track', () => {
    const s = use('accelerant.1', {
      cooling: { 'GB-A-2': 3, 'BL-A-2': 2 },
      track: [{ token: 'GB-A-1', due: 3 }],
    });
    s.picks('use:accelerant.1', 'pass');
    expect(s.state.cooling).toEqual({ 'GB-A-2': 1, 'BL-A-2': 2 });
    expect(s.state.track).toHaveLength(1);
    const back = use('accelerant.1', { cooling: { 'GB-A-1': 2 } }).picks('use:accelerant.1', 'pass');
    expect(back.state.cooling).toEqual({});
    expect(back.options()).toContain('ability:GB-A-1');
  });

  test('APX-LOOT-08 attachments are no items', () => {
    expect(use('barrel-1.1').why('use:barrel-1.1')).toBe('APX-USE-01 not-an-item');
  });
});

describe('grenades', () => {
  test('APX-USE-03 APX-USE-04 APX-GEAR-26 a frag flies 2 to 5 spaces, sight or not', () => {
    const s = use('frag.1').picks('use:frag.1');
    expect(s.options()).toContain('3,1');
    expect(s.options()).toContain('6,6');
    expect(s.options()).not.toContain('2,1');
    expect(s.options()).not.toContain('7,1');
  });

  const thrown = (at: Readonly<Record<string, string>> = {}) =>
    use('frag.1', { ...EMPTY, at: { ...AT, WR: '4,1', ...at }, chance: ['#A-1', '#A-12'] }).picks(
      'use:frag.1',
      '4,1',
    );

  test('APX-USE-12 the lower parts of two Aim cards shift it', () => {
    expect(thrown().events('drifted')).toMatchObject([{ at: { x: 5, y: 1 } }]);
  });

  test('APX-USE-13 APX-GEAR-27 20 in the middle, 10 around, for everybody, the thrower too', () => {
    const s = thrown({ GB: '6,0', PF: '6,2' });
    expect(s.points('BL')).toBe('0/40');
    expect(['WR', 'GB', 'PF'].map(who => s.points(who as 'WR'))).toEqual(['10/40', '10/40', '10/40']);
  });

  test('APX-USE-15 then it is out of the game', () => {
    const s = thrown();
    expect(s.legend('GB').pack).toEqual([]);
    expect(JSON.stringify(s.state)).not.toContain('#frag.1');
    s.end();
  });

  test('APX-USE-05 APX-USE-06 before it is thrown the chances of every landing are shown: one card, or two different ones', () => {
    const arrows = AIM_DECK.filter(c => c.arrow).length;
    const scatter = (card: string, ...picks: string[]) =>
      (
        use(card)
          .picks(`use:${card}`, ...picks)
          .shows('5,1').preview as Preview
      ).scatter ?? [];
    const sum = (list: readonly (readonly [number, number, number])[]) =>
      list.reduce((a, [, , p]) => a + p, 0);
    const one = scatter('thermite.1', 'x');
    expect(sum(one)).toBeCloseTo(1, 12);
    expect(one.find(([x, y]) => x === 5 && y === 1)?.[2]).toBeCloseTo((14 - arrows) / 14, 12);
    expect(Math.max(...one.map(([x, y]) => Math.max(Math.abs(x - 5), Math.abs(y - 1))))).toBe(1);
    const two = scatter('frag.1');
    expect(sum(two)).toBeCloseTo(1, 12);
    const back = AIM_DECK.flatMap(a => AIM_DECK.filter(b => a !== b && isBack(a.arrow, b.arrow)));
    expect(two.find(([x, y]) => x === 5 && y === 1)?.[2]).toBeCloseTo(back.length / (14 * 13), 12);
  });

  test('APX-USE-05 Aim cards are laid as they are, one for each sign of the token, and not turned to the thrower', () => {
    const s = thrown({ GB: '7,1' });
    const [drifted] = s.events('drifted');
    expect(drifted?.cards).toEqual(['#A-1', '#A-12']);
    expect(unlike({ x: 3, y: 1 }, drifted?.at)).toEqual({ x: 5, y: 1 });
  });

  test('APX-AOE-02 the centre of a frag costs 20, the spaces around it 10; thermite costs 15 everywhere', () => {
    const frag = thrown({ WR: '4,1', BL: '5,1' });
    const [centre, beside] = [frag.points('BL'), frag.points('WR')];
    expect(unlike(centre, beside)).toBe('10/40');
    expect(centre).toBe('0/40');
  });

  test('APX-AOE-06 what lies off the map still burns in, but not through a wall on the border', () => {
    const off = (wall: string) =>
      scene({
        map: `
          ${wall}
          .  .  .B .  .
          .  .  .  .  .
          .  .  .  .  .
          .G .  .  .  . `,
        at: { PF: null, WR: null },
        pack: { GB: ['frag.1'] },
        chance: ['#A-3', '#A-12'],
      })
        .picks('use:frag.1', '2,0')
        .points('BL');
    expect(off(' ')).toBe('10/40');
    expect(unlike(off(' '), off('   ---------'))).toBe('20/40');
  });

  test('APX-GEAR-25 thermite burns in a line of five, 15 everywhere, the way it was laid', () => {
    const s = use('thermite.1', { at: { ...AT, WR: '5,3' }, chance: ['#A-12'] });
    s.picks('use:thermite.1', 'y', '5,1');
    expect(s.points('BL')).toBe('5/40');
    expect(s.points('WR')).toBe('5/40');
    const across = use('thermite.1', { at: { ...AT, WR: '5,3' }, chance: ['#A-12'] });
    across.picks('use:thermite.1', 'x', '5,1');
    expect([across.points('BL'), across.points('WR')]).toEqual(['5/40', '20/40']);
  });

  test('APX-OBJ-20 a grenade that lands in a canyon does nothing', () => {
    const s = scene({
      map: `
        .G .  .  .~
        .  .  .  .B`,
      at: { PF: '0,1', WR: null },
      pack: { GB: ['frag.1'] },
      chance: ['#A-12', '#A-14'],
    });
    s.picks('use:frag.1', '3,0');
    expect(s.events('fizzled')).toHaveLength(1);
    expect(s.points('BL')).toBe('20/40');
  });

  test('APX-USE-07 APX-USE-08 APX-USE-14 it may leave the map and still hurt', () => {
    const s = use('frag.1', { at: { ...AT, BL: '4,0' }, chance: ['#A-3', '#A-12'] });
    s.picks('use:frag.1', '4,0');
    expect(unlike({ x: 4, y: 0 }, s.events('drifted')[0]?.at)).toEqual({ x: 4, y: -1 });
    expect(s.points('BL')).toBe('10/40');
    // and it may come back: out to the north, in again to the south
    const back = use('frag.1', { at: { ...AT, BL: '4,0' }, chance: ['#A-3', '#A-2'] });
    back.picks('use:frag.1', '4,0');
    expect(back.events('drifted')[0]?.at.y).toBe(0);
  });

  test('APX-LEGEND-08 APX-LEGEND-12 nothing thrown hurts in a Dome, wherever it comes from', () => {
    const s = use('frag.1', {
      figures: [{ kind: 'dome', owner: 'GB', spot: { on: 'point', at: { x: 5, y: 1, level: 0 } } }],
      chance: ['#A-12', '#A-14'],
    });
    s.picks('use:frag.1', '5,1');
    expect(s.points('BL')).toBe('20/40');
    expect(s.events('spared')).toMatchObject([{ who: 'BL' }]);
  });

  test('APX-LEGEND-09 from inside a Dome nothing is thrown out', () => {
    const s = use('frag.1', {
      figures: [{ kind: 'dome', owner: 'GB', spot: { on: 'point', at: { x: 1, y: 1, level: 0 } } }],
    });
    expect(s.why('use:frag.1')).toBe('APX-LEGEND-09 out-of-zone');
  });

  test('APX-REACT-05 APX-COMP-12 an Instant at the landing moves an enemy grenade on', () => {
    const s = use('frag.1', {
      acts: 'BL',
      pack: { BL: ['frag.1'] },
      at: { GB: '0,7', PF: '5,4', BL: '5,1', WR: '7,0' },
      hand: { PF: ['PF-F-3'] },
      chance: ['#A-12', '#A-14'],
    });
    s.picks('use:frag.1', '5,4');
    expect(s.asked).toBe('APX-REACT-05');
    expect(s.options()).toEqual(expect.arrayContaining(['PF-F-3', 'pass']));
    s.picks('PF-F-3', 'S');
    expect(s.events('deflected')).toMatchObject([{ to: { x: 5, y: 6 } }]);
    expect(s.points('PF')).toBe('20/40');
  });
});
