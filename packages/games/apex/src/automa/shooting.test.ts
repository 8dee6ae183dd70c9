import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acts, MISSES, story } from '../fixtures/automa.js';
import { scene } from '../fixtures/scene.js';
import { thresholdOf, weaponFor } from './cards.js';

/** Bangalore, an Automa, four spaces from Gibraltar on open ground. */
const NEAR = { at: { BL: '4,4', GB: '4,0' }, decisions: ['P-1', 'P-2', 'P-3'] } as const;

describe('an Automa shoots', () => {
  test('AUT-SETUP-26 AUT-SHOOT-04 AUT-WSET-01 the Shoot action of everybody, with a weapon of its set and without ammo', () => {
    const s = acts({ ...NEAR, chance: ['#A-14', '#A-13', '#A-1'] });
    expect(s.events('revealed')[0]).toMatchObject({ who: 'BL', threshold: 50 });
    // 2 hits of 8 and a headshot of 5
    expect(s.events('judged')[0]).toMatchObject({ hits: 2, headshots: 1, damage: 21 });
    expect(unlike('20/40', s.points('GB'))).toBe('0/39');
    expect(s.legend('BL').weapons).toEqual([]);
  });

  test('AUT-SHOOT-07 AUT-WSET-02 AUT-CHARGE-03 an attachment works with its tokens held, one fewer and it does not', () => {
    const of = (charge: number) =>
      acts({ ...NEAR, board: { charge }, chance: MISSES(3) }).events('revealed', 'aimed');
    expect(of(0)).toMatchObject([{ charged: [] }, { threshold: 50 }]);
    expect(of(1)).toMatchObject([{ charged: [1] }, { threshold: 40 }]);
    expect(of(2)).toMatchObject([{ charged: [1, 2] }, { threshold: 40 }]);
  });

  test('AUT-SHOOT-08 AUT-SHOOT-09 AUT-FEAT-03 the Boost is paid for after the attachments are settled', () => {
    const of = (charge: number) =>
      scene({
        red: ['BL', 'PF'],
        blue: ['GB', 'WR'],
        acts: 'GB',
        at: { GB: '4,4', BL: '4,0', PF: null, WR: null },
        automas: { GB: { charge, feats: ['#GB-AF-7'] }, WR: {} },
        decisions: ['P-1', 'P-2'],
        chance: ['#A-14', '#A-1', '#A-2'] as unknown as [],
      });
    const rich = of(2);
    expect(rich.events('aimed')[0]?.charged).toEqual([1, 2]);
    // one hit: 8 and 1 for the stock, 5 for the headshot, 10 for the Boost
    expect(rich.events('judged')[0]).toMatchObject({ hits: 1, headshots: 1, damage: 24 });
    expect(rich.events('charge')[0]).toMatchObject({ charge: 1 });
    const poor = of(0);
    expect(poor.events('judged')[0]).toMatchObject({ hits: 1, damage: 13 });
  });

  test('AUT-SHOOT-03 AUT-EX-29 AUT-GAP-07 the weapon whose best range is nearer, the first in a tie; 10 more for each space', () => {
    const set = [
      { best: { low: 1, high: 2 }, range: { low: 1, high: 6 } },
      { best: { low: 5, high: 6 }, range: { low: 5, high: 8 } },
    ];
    expect(weaponFor(set, 4)).toEqual({ slot: 1, gap: 1 });
    expect(weaponFor(set, 3)).toEqual({ slot: 0, gap: 1 });
    expect(weaponFor(set, 8)).toEqual({ slot: 1, gap: 2 });
    const even = [{ ...set[0] }, { ...set[1], best: { low: 6 } }] as typeof set;
    expect(unlike({ slot: 1, gap: 2 }, weaponFor(even, 4))).toEqual({ slot: 0, gap: 2 });
    const gun = { best: { low: 3, high: 4 }, threshold: 50, attachments: [] };
    expect([2, 3, 4, 5, 7].map(d => thresholdOf(gun, d, 0).threshold)).toEqual([60, 50, 50, 60, 80]);
  });

  test('AUT-OPT-01 AUT-OPT-03 AUT-OPT-07 at the start of step 5, at the main enemy alone', () => {
    const s = acts({ ...NEAR, at: { ...NEAR.at, PF: '0,4' }, points: { PF: [0, 5] }, chance: MISSES(3) });
    const types = s.run.everything().map(e => (e.type === 'automa-step' ? `step ${e.step}` : e.type));
    expect(types[types.indexOf('step 5') + 1]).toBe('aimed');
    expect(s.events('aimed')[0]?.at).toBe('PF');
  });

  test('AUT-OPT-02 AUT-GAP-26 a Dome keeps it from the Optimal Shot and from step 7', () => {
    const s = acts({
      ...NEAR,
      figures: [{ kind: 'dome', owner: 'GB', spot: { on: 'point', at: { x: 4, y: 1, level: 0 } } }],
    });
    const open = acts({ ...NEAR, chance: MISSES(3) });
    expect(unlike(story(open, 'aimed'), story(s, 'aimed'))).toEqual([]);
    expect(story(s, 'scheme', 'holds-fire')).toEqual(['scheme A', 'holds GB zone']);
  });

  test('AUT-SHOOT-02 AUT-EX-22 step 7: a secondary enemy in best range before a main enemy in range', () => {
    const s = acts({
      map: '  .  .  .  .  .  .\n'.repeat(12),
      at: { BL: '4,9', GB: '4,0', PF: '4,11' },
      points: { GB: [0, 10] },
      board: { set: 2 },
      decisions: ['P-1'],
      chance: MISSES(3),
    });
    // three spaces up: Gibraltar 6 away (range 3-7), Pathfinder 5 (best range 4-5)
    expect(s.events('main-enemy')[0]).toMatchObject({ main: 'GB', by: 'B' });
    expect(story(s, 'scheme', 'aimed')).toEqual(['scheme C', 'shoots PF with #AW-3-1 charged nothing']);
  });

  test('AUT-SHOOT-11 AUT-GAP-23 no enemy is left on the map: step 10 comes at once', () => {
    const s = acts({
      ...NEAR,
      points: { GB: [0, 1] },
      board: { charge: 1 },
      chance: ['#A-14', '#A-13', '#A-12'],
    });
    expect(unlike('step 6', story(s, 'automa-step')[5])).toBe('step 10');
    expect(story(s, 'automa-step')).toEqual([
      'step 1',
      'step 2',
      'step 3',
      'step 4',
      'step 5',
      'step 10',
      'step 11',
    ]);
    expect(story(s, 'weighed')).toEqual(['weighed']);
  });
});

/** Gibraltar, a person, shoots at the Automa Bangalore from four spaces away. */
const shot = (feat: string, more: Parameters<typeof scene>[0] = {}, board: object = {}) =>
  scene({
    acts: 'GB',
    at: { GB: '4,0', BL: '4,4', PF: null, WR: null },
    automas: { BL: { charge: 0, feats: [`#${feat}`], ...board }, WR: {} },
    chance: ['#A-14', '#A-13', '#A-1'] as unknown as [],
    ...more,
  });

describe('somebody shoots at an Automa', () => {
  test('AUT-REACT-01 AUT-REACT-02 AUT-REACT-05 one card is revealed; a pre-shot Reaction works at once and is discarded', () => {
    const s = shot('BL-AF-4').picks('shoot:BL:0');
    expect(s.events('revealed-feat')).toMatchObject([{ who: 'BL', card: '#BL-AF-4', keeps: false }]);
    // 23 damage, 5 of them ignored
    expect(s.events('judged')[0]).toMatchObject({ damage: 18, ignored: 5 });
    expect(s.legend('BL').automa).toMatchObject({ feats: [], used: ['#BL-AF-4'] });
  });

  test('AUT-REACT-03 AUT-EX-15 a post-shot Reaction waits until after the damage; its paid part only with a token', () => {
    const poor = shot('BL-AF-3').picks('shoot:BL:0');
    const all = poor.run.everything().map(e => e.type);
    expect(all.indexOf('restored')).toBeGreaterThan(all.indexOf('suffered'));
    expect(poor.points('BL')).toBe('5/37');
    const rich = shot('BL-AF-3', {}, { charge: 1 }).picks('shoot:BL:0');
    expect(rich.points('BL')).toBe('10/37');
    expect(rich.legend('BL').automa?.charge).toBe(0);
  });

  test('AUT-REACT-04 a card without a Reaction is discarded and does nothing', () => {
    const s = shot('BL-AF-1').picks('shoot:BL:0');
    expect(s.events('judged')[0]).toMatchObject({ damage: 23, ignored: 0 });
    expect(s.legend('BL').automa?.used).toEqual(['#BL-AF-1']);
  });

  test('AUT-REACT-07 an Automa that the shot eliminated resolves nothing', () => {
    const s = shot('BL-AF-3', { points: { BL: [0, 5] } }).picks('shoot:BL:0');
    expect(s.at('BL')).toBeNull();
    expect(s.events('restored')).toEqual([]);
    expect(s.legend('BL').automa?.used).toEqual(['#BL-AF-3']);
  });

  test('AUT-REACT-11 AUT-ALLY-03 the other Automa reveals nothing, and nobody plays for them', () => {
    const s = shot('BL-AF-1', { at: { GB: '4,0', BL: '4,4', PF: null, WR: '4,5' } }).picks('shoot:BL:0');
    expect(s.events('revealed-feat').map(e => e.who)).toEqual(['BL']);
    expect(unlike('APX-SHOOT-53', s.asked)).toBe('APX-ACT-01');
  });

  test('AUT-EX-30 AUT-GAP-50 AUT-DEC-03 a Move of a Reaction: default orientation, no main enemy', () => {
    const s = scene({
      acts: 'GB',
      red: ['GB', 'PF'],
      blue: ['LL', 'WR'],
      at: { GB: '7,4', LL: '3,4', PF: null, WR: null },
      automas: { LL: { charge: 0, feats: ['#LL-AF-10'] }, WR: {} },
      decisions: ['P-1'],
      chance: MISSES(3) as unknown as [],
    }).picks('shoot:LL:0');
    // the green path of P-1 leads down in the default orientation, whoever shot
    expect(unlike('2,4', s.at('LL'))).toBe('3,5');
    expect(s.events('laid')[0]).toMatchObject({ rotation: 0 });
  });

  test('AUT-LIFE-02 AUT-LIFE-03 AUT-SETUP-25 shield first, then health; at 0 it is off the map, reset, and a death box is lost', () => {
    const left = shot('BL-AF-1', { points: { BL: [5, 19] } }).picks('shoot:BL:0');
    expect(left.points('BL')).toBe('0/1');
    const s = shot('BL-AF-1', { points: { BL: [5, 18] } }).picks('shoot:BL:0');
    expect(s.events('suffered')[0]).toMatchObject({ amount: 23, shield: 0, health: 0 });
    expect(s.at('BL')).toBeNull();
    expect(s.points('BL')).toBe('20/40');
    expect(s.legend('BL').boxes).toBe(1);
  });

  test('AUT-GAP-38 raised values are reset too', () => {
    const s = shot('BL-AF-1', { points: { BL: [5, 16] } }, { more: 10 }).picks('shoot:BL:0');
    expect(unlike('20/40', s.points('BL'))).toBe('30/50');
  });
});

describe('conditions on its cards', () => {
  const raven = (legend: 'BL' | 'PF', owner: 'BH' | 'GB' = 'BH') =>
    [{ kind: 'raven', owner, spot: { on: 'legend', legend } }] as const;
  type Ravens = Parameters<typeof scene>[0]['figures'];

  test('AUT-SHOOT-08 AUT-FEAT-03 a Boost whose condition is a raven on the target counts only with one', () => {
    const of = (figures: Ravens) =>
      scene({
        red: ['BL', 'PF'],
        blue: ['BH', 'WR'],
        acts: 'BH',
        at: { BH: '4,4', BL: '4,0', PF: null, WR: null },
        automas: { BH: { charge: 0, feats: ['#BH-AF-8'] }, WR: {} },
        decisions: ['P-1', 'P-2'],
        figures: figures ?? [],
        dice: 1,
      }).events('revealed')[0]?.threshold;
    expect(of([])).toBe(45);
    expect(of(raven('PF'))).toBe(45);
    expect(of(raven('BL'))).toBe(40);
  });

  test('AUT-REACT-02 a Reaction whose condition is a raven on the shooter counts only with one', () => {
    const of = (figures: Ravens) =>
      scene({
        red: ['BL', 'PF'],
        blue: ['BH', 'WR'],
        acts: 'BL',
        at: { BH: '4,4', BL: '4,1', PF: '0,0', WR: null },
        automas: { BH: { feats: ['#BH-AF-9'] }, WR: {} },
        figures: figures ?? [],
        dice: 1,
      })
        .picks('shoot:BH:0')
        .until('APX-ACT-01')
        .events('revealed')[0]?.threshold;
    const plain = of([]) ?? 0;
    expect(plain).toBeGreaterThan(0);
    expect(of(raven('PF'))).toBe(plain);
    expect(of(raven('BL'))).toBe(plain + 10);
  });
});
