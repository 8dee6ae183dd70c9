import { describe, expect, test } from 'vitest';
import { AIM_DECK, aimCard } from '../content/aim.js';
import type { ShotChange } from '../content/feats/index.js';
import { FIGURE_TRAITS } from '../content/figures.js';
import { oddsOf, outlook } from './odds.js';
import { judgeCard, outside, planShot, type ShotFacts, settle, tally } from './plan.js';
import { weigh } from './wounds.js';

const facts = (more: Partial<ShotFacts> & { changes?: readonly ShotChange[] } = {}): ShotFacts => ({
  weapon: {
    range: { low: 4, high: 4 },
    threshold: 50,
    rof: [3, 1],
    damage: 8,
    headshot: 5,
    stability: 0,
    recoil: 0,
  },
  attachments: [],
  distance: 4,
  level: 'same',
  hidden: false,
  zones: [],
  changes: [],
  helmet: { stops: 0, upTo: 0 },
  ...more,
});
/** So many smokes in the way of the shot, as their figure has it. */
const smokes = (n: number): ShotFacts['zones'] =>
  Array.from({ length: n }, () => ({
    kind: 'smoke',
    threshold: FIGURE_TRAITS.smoke.zone?.threshold ?? 0,
  }));
const plan = (more: Parameters<typeof facts>[0] = {}) => planShot(facts(more));
const threshold = (more: Parameters<typeof facts>[0]) => plan(more).threshold.total;
const indices = (more: Parameters<typeof facts>[0]) => plan(more).track.map(t => t.index);

describe('hit threshold', () => {
  test('APX-WPN-03 APX-SHOOT-05 APX-SHOOT-06 APX-SHOOT-07 APX-SHOOT-08 10 for each space outside the best range, on either side', () => {
    expect([1, 3, 4, 5, 9].map(distance => threshold({ distance }))).toEqual([80, 60, 50, 60, 100]);
    expect([5, 6, 20].map(d => outside({ low: 6 }, d))).toEqual([1, 0, 0]);
  });

  test('APX-SHOOT-09 APX-GEAR-33 APX-EX-48 APX-EX-101 a sight counts inside its own band only, whatever the best range', () => {
    const sight = { slot: 'sight', fits: '', sight: { low: 1, high: 2, threshold: -5 } } as const;
    const weapon = { ...facts().weapon, range: { low: 3, high: 3 } };
    expect(threshold({ weapon, distance: 2, attachments: [sight] })).toBe(55);
    expect(threshold({ weapon, distance: 3, attachments: [sight] })).toBe(50);
  });

  test('APX-SHOOT-10 APX-LEGEND-19 10 for each smoke', () => {
    expect([0, 1, 2].map(n => threshold({ zones: smokes(n) }))).toEqual([50, 60, 70]);
  });

  test('APX-CARDDATA-09 a fixed threshold lets nothing else count, and holds in smoke only', () => {
    const changes: ShotChange[] = [{ when: { meets: 'smoke' }, thresholdIs: 65 }, { threshold: -10 }];
    expect(threshold({ zones: smokes(1), distance: 9, changes })).toBe(65);
    expect(threshold({ changes })).toBe(40);
  });

  test('APX-CARDDATA-16 APX-CARDDATA-19 cards on range: -10 outside the best range; 5 for each space instead of 10', () => {
    const outsideOnly: ShotChange[] = [{ when: 'outside-best-range', threshold: -10 }];
    expect([4, 5].map(distance => threshold({ distance, changes: outsideOnly }))).toEqual([50, 50]);
    expect(threshold({ distance: 7, changes: [{ rangePrice: 5, stability: 2 }] })).toBe(65);
  });

  test('APX-LEGEND-39 the beast lowers the threshold by 5', () => {
    expect(threshold({ changes: [{ threshold: -5 }] })).toBe(45);
  });
});

describe('Aim track', () => {
  test('APX-WPN-05 APX-SHOOT-22 APX-SHOOT-23 APX-SHOOT-24 APX-TERM-02 APX-EX-54 N spaces with one card, or with M cards each', () => {
    expect(indices({})).toEqual([0, 1, 2]);
    const shotgun = plan({ weapon: { ...facts().weapon, rof: [1, 3] } });
    expect([shotgun.track.length, shotgun.cardsPerSpace]).toEqual([1, 3]);
  });

  test('APX-SHOOT-25 APX-GEAR-28 stability moves the start to the left, 3 at most', () => {
    expect([0, 1, 3, 5].map(n => indices({ changes: [{ stability: n }] })[0])).toEqual([0, -1, -3, -3]);
  });

  test('APX-SHOOT-27 APX-TERM-03 APX-EX-49 APX-EX-102 recoil adds to the usual step', () => {
    const weapon = { ...facts().weapon, rof: [2, 1] as const, recoil: 1 };
    const attachments = [
      { slot: 'barrel', fits: '', stability: 1 },
      { slot: 'magazine', fits: '', rof: 1 },
    ] as const;
    const track = plan({ weapon, attachments }).track;
    expect(track.map(t => [t.index, t.modifier])).toEqual([
      [-1, 5],
      [1, -5],
      [3, -10],
    ]);
  });

  test('APX-SHOOT-28 what would go beyond the end lies on the last space', () => {
    const weapon = { ...facts().weapon, rof: [9, 1] as const };
    expect(indices({ weapon })).toEqual([0, 1, 2, 3, 4, 5, 6, 6, 6]);
  });

  test('APX-LEGEND-27 APX-EX-133 a rate of fire of 3 or more becomes 2, a lower one stays; the second number too', () => {
    const changes: ShotChange[] = [{ rofCap: { from: 3, to: 2 } }];
    const shots = (rof: readonly [number, number]) => plan({ weapon: { ...facts().weapon, rof }, changes });
    expect([5, 3, 2, 1].map(n => shots([n, 1]).track.length)).toEqual([2, 2, 2, 1]);
    expect(shots([1, 3])).toMatchObject({ cardsPerSpace: 3, track: [{ index: 0 }] });
  });
});

const results = (p: ReturnType<typeof plan>, modifier = 0): string =>
  AIM_DECK.map(c => judgeCard(p, c, modifier)).join('');

describe('hits and headshots', () => {
  test('APX-SHOOT-35 value and modifier against the threshold', () => {
    expect(judgeCard(plan(), aimCard('A-8'), 0)).toBe('h');
    expect(judgeCard(plan(), aimCard('A-8'), -5)).toBe('m');
    expect(judgeCard(plan(), aimCard('A-7'), 5)).toBe('h');
  });

  test('APX-SHOOT-32 APX-SHOOT-33 APX-SHOOT-34 APX-SHOOT-45 symbols decide by level and Concealment alone', () => {
    expect(results(plan())).toBe('mmmmmmmhhhhhhh');
    expect(results(plan({ level: 'lower' }))).toBe('mmmHHmHhhhhhhh');
    expect(results(plan({ level: 'higher' }))).toBe('mmmmmmmhMhMhhh');
    expect(results(plan({ hidden: true }))).toBe('mmmmmmmhhMhhMh');
    expect(plan({ hidden: true }).threshold.total).toBe(50);
  });

  test('APX-SHOOT-36 APX-SHOOT-37 APX-LEGEND-35 APX-CARDDATA-08 ignored symbols do nothing; a raven makes hits, smoke cards misses, and a miss wins', () => {
    const raven: ShotChange = { hitSymbols: ['hidden-miss'] };
    const ignoring: ShotChange = { ignoredSymbols: ['hidden-miss'] };
    const smoke: ShotChange = {
      when: { meets: 'smoke' },
      ignoredSymbols: ['lower-hit'],
      missSymbols: ['hidden-miss'],
    };
    const dear = { ...facts().weapon, threshold: 100 };
    expect(results(plan({ weapon: dear, hidden: true, changes: [raven] }))).toBe('mmmmmmmmmHmmHm');
    expect(results(plan({ hidden: true, changes: [ignoring] }))).toBe('mmmmmmmhhhhhhh');
    expect(results(plan({ weapon: dear, changes: [raven, ignoring] }))).toBe('mmmmmmmmmmmmmm');
    expect(results(plan({ level: 'lower', zones: smokes(1), changes: [smoke, raven] }))).toBe(
      'mmmmmmmmmMhhMh',
    );
    expect(results(plan({ level: 'lower', changes: [smoke] }))).toBe('mmmHHmHhhhhhhh');
  });

  test('APX-SHOOT-31 APX-SHOOT-38 APX-EX-53 two half-hits are a hit, on top of what the cards are', () => {
    const halves = (n: number) => settle(plan(), { hits: 1, halves: n, low: 0, high: 0 }).hits;
    expect([0, 1, 2, 3, 4].map(halves)).toEqual([1, 1, 2, 2, 3]);
  });

  test('APX-SHOOT-29 APX-SHOOT-30 APX-EX-50 APX-EX-51 APX-EX-103 APX-EX-52 APX-EX-105 the Longbow of the book: two hits, one headshot, 34 damage', () => {
    const weapon = {
      range: { low: 6 },
      threshold: 55,
      rof: [2, 1] as const,
      damage: 10,
      headshot: 14,
      stability: 1,
      recoil: 1,
    };
    const p = plan({
      weapon,
      distance: 6,
      level: 'lower',
      attachments: [{ slot: 'magazine', fits: '', rof: 1 }],
      helmet: { stops: 2, upTo: 60 },
    });
    const shot = tally(p, [[aimCard('A-5')], [aimCard('A-1')], [aimCard('A-12')]]);
    expect(shot).toMatchObject({ hits: 2, headshots: 1, damage: 34 });
    expect(weigh({ shield: 15, health: 30, prevents: 0 }, 34)).toMatchObject({ shield: 0, health: 11 });
  });

  test('APX-SHOOT-39 APX-SHOOT-40 APX-SHOOT-41 APX-SHOOT-42 APX-GEAR-07 APX-GEAR-08 APX-EX-104 the helmet looks at printed values, stops so many, and the hits stay', () => {
    const p = plan({ helmet: { stops: 1, upTo: 50 }, changes: [{ threshold: -30 }] });
    expect(tally(p, [[aimCard('A-7')], [aimCard('A-8')], [aimCard('A-12')]])).toMatchObject({
      hits: 3,
      headshots: 2,
      stopped: 1,
      damage: 3 * 8 + 2 * 5,
    });
    const strong = plan({ helmet: { stops: 2, upTo: 60 }, changes: [{ threshold: -30 }] });
    expect(tally(strong, [[aimCard('A-7')], [aimCard('A-10')], []])).toMatchObject({ hits: 2, headshots: 0 });
    expect(tally(plan(), [[aimCard('A-7')], [], []])).toMatchObject({ hits: 0, headshots: 0 });
  });
});

describe('damage of a shot', () => {
  test('APX-WPN-06 APX-SHOOT-48 APX-SHOOT-49 APX-SHOOT-50 APX-GEAR-34 APX-GEAR-35 stocks: one for each hit, the other once', () => {
    const stock = { slot: 'stock', fits: '', perHit: 2 } as const;
    const sniper = { slot: 'stock', fits: '', firstHit: 6 } as const;
    const two = { hits: 2, halves: 0, low: 0, high: 1 };
    expect(settle(plan(), two).damage).toBe(21);
    expect(settle(plan({ attachments: [stock] }), two).damage).toBe(25);
    expect(settle(plan({ attachments: [sniper] }), two).damage).toBe(27);
    expect(settle(plan({ attachments: [sniper] }), { ...two, hits: 0, high: 0 }).damage).toBe(0);
    const boosted = plan({ attachments: [stock], changes: [{ perHit: 1 }, { ignore: 4 }] });
    expect(settle(boosted, two)).toMatchObject({ damage: 2 * (8 + 2 + 1) + 5 - 4, ignored: 4 });
  });

  test('APX-CARDDATA-03 APX-CARDDATA-05 ignored damage is taken off once and not below 0; headshot damage neither', () => {
    const shield: ShotChange[] = [{ headshotLess: 10, ignore: 10 }];
    expect(settle(plan({ changes: shield }), { hits: 2, halves: 0, low: 0, high: 1 })).toMatchObject({
      damage: 6,
    });
    expect(
      settle(plan({ changes: [{ ignore: 8 }, { ignore: 6 }] }), { hits: 1, halves: 0, low: 0, high: 0 }),
    ).toMatchObject({ damage: 0, ignored: 8 });
  });
});

describe('exact odds', () => {
  const deals = (n: number): number[][] => {
    const out: number[][] = [];
    const go = (drawn: number[]): void => {
      if (drawn.length === n) out.push(drawn);
      else for (let k = 0; k < 14; k++) if (!drawn.includes(k)) go([...drawn, k]);
    };
    go([]);
    return out;
  };

  test('APX-SHOOT-26 APX-SHOOT-56 the count equals every deal of the deck, played through', () => {
    for (const more of [{}, { level: 'lower' as const, hidden: true, helmet: { stops: 1, upTo: 50 } }]) {
      const p = plan({ ...more, changes: [{ stability: 1 }] });
      const played = new Map<number, number>();
      const all = deals(3);
      for (const deal of all) {
        const { damage } = tally(
          p,
          deal.map(k => [AIM_DECK[k] as (typeof AIM_DECK)[number]]),
        );
        played.set(damage, (played.get(damage) ?? 0) + 1 / all.length);
      }
      const view = outlook(oddsOf(p, AIM_DECK), { shield: 20, health: 40, prevents: 0 });
      expect(view.damage).toHaveLength(played.size);
      for (const [damage, chance] of view.damage) expect(chance).toBeCloseTo(played.get(damage) ?? 0, 12);
    }
  });

  test('APX-DMG-09 APX-DMG-10 chances sum to one, and elimination counts the knockdown shield', () => {
    const chances = oddsOf(plan({ changes: [{ threshold: -60 }] }), AIM_DECK);
    expect(chances.reduce((sum, c) => sum + c.chance, 0)).toBeCloseTo(1, 12);
    const weak = { shield: 0, health: 24, prevents: 0 };
    expect(outlook(chances, weak).eliminates).toBeCloseTo(1, 12);
    expect(outlook(chances, { ...weak, prevents: 40 }).eliminates).toBe(0);
  });
});
