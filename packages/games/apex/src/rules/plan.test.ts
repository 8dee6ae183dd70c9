import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { AIM_DECK, aimCard } from '../content/aim.js';
import type { ShotChange } from '../content/feats/index.js';
import { FIGURE_TRAITS } from '../content/figures.js';
import { attachmentOf } from '../content/loot.js';
import { weaponOf } from '../content/weapons.js';
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
  test('APX-SHOOT-07 10 for each space outside the best range, on either side', () => {
    expect([1, 3, 4, 5, 9].map(distance => threshold({ distance }))).toEqual([80, 60, 50, 60, 100]);
  });

  test('APX-SHOOT-05 however far it is', () => {
    expect(threshold({ distance: 44 })).toBe(50 + 40 * 10);
  });

  test('APX-WPN-03 APX-SHOOT-08 a best range is a number, a band, or open', () => {
    expect([3, 4, 5].map(d => outside({ low: 4, high: 4 }, d))).toEqual([1, 0, 1]);
    expect([3, 4, 5, 6].map(d => outside({ low: 4, high: 5 }, d))).toEqual([1, 0, 0, 1]);
    expect([5, 6, 20].map(d => outside({ low: 6 }, d))).toEqual([1, 0, 0]);
  });

  test('APX-SHOOT-06 the threshold of the weapon and all modifiers add up', () => {
    const sight = { slot: 'sight', fits: '', sight: { low: 1, high: 9, threshold: -5 } } as const;
    const more = { distance: 6, attachments: [sight], zones: smokes(1), changes: [{ threshold: -3 }] };
    expect(plan(more).threshold).toEqual({
      base: 50,
      range: 20,
      sight: -5,
      zones: 10,
      other: -3,
      total: 50 + 20 - 5 + 10 - 3,
    });
  });

  test('APX-SHOOT-09 APX-GEAR-33 a sight counts inside its own band only, whatever the best range', () => {
    const sight = { slot: 'sight', fits: '', sight: { low: 1, high: 2, threshold: -5 } } as const;
    const weapon = { ...facts().weapon, range: { low: 3, high: 3 } };
    const at = (distance: number) => plan({ weapon, distance, attachments: [sight] }).threshold.sight;
    expect([1, 2, 3, 4].map(at)).toEqual([-5, -5, 0, 0]);
  });

  test('APX-EX-48 APX-EX-101 a C.A.R. with a sight at distance 2: 50 and 10 less 5', () => {
    const sight = attachmentOf('#hcog-1x.1');
    const { range, threshold: base } = weaponOf('#W-16');
    const weapon = { ...facts().weapon, range, threshold: base };
    expect(threshold({ weapon, distance: 2, attachments: [sight] })).toBe(55);
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
  const shotgun = (more: Parameters<typeof facts>[0] = {}) =>
    plan({ weapon: { ...facts().weapon, rof: [1, 3] }, ...more });

  test('APX-WPN-05 APX-SHOOT-23 N spaces with one card, or with M cards each', () => {
    expect([indices({}), plan().cardsPerSpace]).toEqual([[0, 1, 2], 1]);
    expect([shotgun().track.length, shotgun().cardsPerSpace]).toEqual([1, 3]);
  });

  test('APX-SHOOT-22 what changes the rate of fire changes them', () => {
    const magazine = { slot: 'magazine', fits: '', rof: 1 } as const;
    expect(indices({ attachments: [magazine] })).toEqual([0, 1, 2, 3]);
    expect(indices({ changes: [{ rofCap: { from: 3, to: 2 } }] })).toEqual([0, 1]);
  });

  test('APX-SHOOT-24 APX-TERM-02 APX-EX-54 all cards on one space are one shot', () => {
    const track = shotgun({ attachments: [{ slot: 'magazine', fits: '', rof: 1 }] }).track;
    expect(track.map(t => t.index)).toEqual([0, 1]);
    const cards = [aimCard('A-14'), aimCard('A-14'), aimCard('A-14')];
    expect(tally(shotgun(), [cards])).toMatchObject({ hits: 3 });
  });

  test('APX-SHOOT-25 APX-GEAR-28 stability moves the start to the left, 3 at most', () => {
    expect([0, 1, 3, 5].map(n => indices({ changes: [{ stability: n }] })[0])).toEqual([0, -1, -3, -3]);
  });

  test('APX-SHOOT-27 APX-TERM-03 APX-GAP-15 a shot goes one space right of the last, and one more for each recoil', () => {
    const at = (recoil: number) => indices({ weapon: { ...facts().weapon, recoil } });
    expect(unlike([at(0), [0, 1, 2], [0, 2, 4]], [at(0), at(1), at(2)])).toEqual([
      [0, 1, 2],
      [0, 2, 4],
      [0, 3, 6],
    ]);
  });

  test('APX-EX-49 APX-EX-102 the Longbow of the book lies at -1, 1 and 3', () => {
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

  test('APX-SHOOT-28 APX-GAP-16 what would go beyond the end lies on the last space, each still a shot of its own', () => {
    const weapon = { ...facts().weapon, rof: [9, 1] as const };
    expect(unlike([0, 1, 2, 3, 4, 5, 6], indices({ weapon }))).toEqual([0, 1, 2, 3, 4, 5, 6, 6, 6]);
  });

  test('APX-LEGEND-27 APX-EX-133 APX-G-14 a rate of fire of 3 or more becomes 2, a lower one stays; the second number too', () => {
    const changes: ShotChange[] = [{ rofCap: { from: 3, to: 2 } }];
    const shots = (rof: readonly [number, number]) => plan({ weapon: { ...facts().weapon, rof }, changes });
    expect([5, 3, 2, 1].map(n => shots([n, 1]).track.length)).toEqual([2, 2, 2, 1]);
    const { cardsPerSpace, track } = shots([1, 3]);
    expect(unlike([2, 1], [cardsPerSpace, track.length])).toEqual([3, 1]);
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

  test('APX-SHOOT-32 its symbol hits a target on a lower level', () => {
    expect(results(plan())).toBe('mmmmmmmhhhhhhh');
    expect(results(plan({ level: 'lower' }))).toBe('mmmHHmHhhhhhhh');
  });

  test('APX-SHOOT-33 its symbol misses a target on a higher level', () => {
    expect(results(plan({ level: 'higher' }))).toBe('mmmmmmmhMhMhhh');
  });

  test('APX-SHOOT-34 APX-SHOOT-45 its symbol misses a hidden target, and cover does nothing else', () => {
    expect(results(plan({ hidden: true }))).toBe('mmmmmmmhhMhhMh');
    expect(plan({ hidden: true }).threshold.total).toBe(50);
  });

  describe('symbols that cards change', () => {
    const raven: ShotChange = { hitSymbols: ['hidden-miss'] };
    const ignoring: ShotChange = { ignoredSymbols: ['hidden-miss'] };
    const smoke: ShotChange = {
      when: { meets: 'smoke' },
      ignoredSymbols: ['lower-hit'],
      missSymbols: ['hidden-miss'],
    };
    const dear = { ...facts().weapon, threshold: 100 };

    test('APX-SHOOT-36 an ignored symbol does nothing', () => {
      expect(results(plan({ hidden: true, changes: [ignoring] }))).toBe('mmmmmmmhhhhhhh');
      expect(results(plan({ weapon: dear, changes: [raven, ignoring] }))).toBe('mmmmmmmmmmmmmm');
    });

    test('APX-SHOOT-37 APX-LEGEND-35 a raven makes hits of a symbol, in place of what it means', () => {
      expect(results(plan({ weapon: dear, hidden: true, changes: [raven] }))).toBe('mmmmmmmmmHmmHm');
    });

    test('APX-CARDDATA-08 APX-GAP-12 in smoke one symbol is ignored and another misses, and a miss wins', () => {
      const both = results(plan({ level: 'lower', zones: smokes(1), changes: [smoke, raven] }));
      expect(unlike('mmmmmmmmmHhhHh', both)).toBe('mmmmmmmmmMhhMh');
      expect(results(plan({ level: 'lower', changes: [smoke] }))).toBe('mmmHHmHhhhhhhh');
    });
  });

  test('APX-SHOOT-31 APX-SHOOT-38 APX-EX-53 two half-hits are a hit, on top of what the cards are', () => {
    const halves = (n: number) => settle(plan(), { hits: 1, halves: n, low: 0, high: 0 }).hits;
    expect([0, 1, 2, 3, 4].map(halves)).toEqual([1, 1, 2, 2, 3]);
  });

  test('APX-GAP-17 two half-hits with the sign of a headshot are a hit and no headshot', () => {
    const far = plan({ weapon: { ...facts().weapon, threshold: 100 } });
    const { hits, headshots } = tally(far, [[aimCard('A-8')], [aimCard('A-2')], []]);
    expect(unlike({ hits: 1, headshots: 1 }, { hits, headshots })).toEqual({ hits: 1, headshots: 0 });
  });

  describe('the Longbow of the book', () => {
    const p = plan({
      weapon: {
        range: { low: 6 },
        threshold: 55,
        rof: [2, 1] as const,
        damage: 10,
        headshot: 14,
        stability: 1,
        recoil: 1,
      },
      distance: 6,
      level: 'lower',
      attachments: [{ slot: 'magazine', fits: '', rof: 1 }],
      helmet: { stops: 2, upTo: 60 },
    });
    const shot = (...cards: ('A-5' | 'A-1' | 'A-12' | 'A-8')[]) =>
      tally(
        p,
        cards.map(id => [aimCard(id)]),
      );

    test('APX-SHOOT-29 each card is judged on its space', () => {
      expect(shot('A-8').hits).toBe(1);
      expect(shot('A-1', 'A-8').hits).toBe(0);
    });

    test('APX-SHOOT-30 a headshot counts on a hit only', () => {
      expect(shot('A-5', 'A-1', 'A-12')).toMatchObject({ hits: 2, headshots: 1 });
      const dear = plan({ weapon: { ...facts().weapon, threshold: 100 } });
      expect(tally(dear, [[aimCard('A-12')]])).toMatchObject({ hits: 0, headshots: 0 });
    });

    test('APX-EX-50 APX-EX-51 APX-EX-103 two hits, one headshot', () => {
      expect(shot('A-5', 'A-1', 'A-12')).toMatchObject({ hits: 2, headshots: 1, damage: 34 });
    });

    test('APX-EX-52 APX-EX-105 34 damage leave 11 health', () => {
      expect(shot('A-5', 'A-1', 'A-12').damage).toBe(10 + 10 + 14);
      expect(weigh({ shield: 15, health: 30, prevents: 0 }, 34)).toMatchObject({ shield: 0, health: 11 });
    });
  });

  describe('helmets', () => {
    const easy = [{ threshold: -30 }];
    const rare = plan({ helmet: { stops: 1, upTo: 50 }, changes: easy });
    const epic = plan({ helmet: { stops: 2, upTo: 60 }, changes: easy });

    test('APX-SHOOT-39 only a card that hits and has the sign is a headshot', () => {
      expect(tally(plan(), [[aimCard('A-7')], [], []])).toMatchObject({ hits: 0, headshots: 0 });
      expect(tally(plan({ changes: easy }), [[aimCard('A-7')], [], []])).toMatchObject({
        hits: 1,
        headshots: 1,
      });
    });

    test('APX-SHOOT-40 APX-GEAR-07 the printed value counts, whatever the space adds', () => {
      const last = plan({
        weapon: { ...facts().weapon, recoil: 2 },
        helmet: { stops: 2, upTo: 60 },
        changes: easy,
      });
      expect(last.track.at(-1)?.modifier).toBeLessThan(0);
      expect(tally(last, [[], [], [aimCard('A-12')]])).toMatchObject({ hits: 1, headshots: 1 });
      expect(tally(epic, [[aimCard('A-10')], [], []])).toMatchObject({ hits: 1, headshots: 0 });
    });

    test('APX-SHOOT-41 it stops no more than so many', () => {
      const three = [[aimCard('A-7')], [aimCard('A-8')], [aimCard('A-12')]];
      expect(tally(rare, three)).toMatchObject({ headshots: 2, stopped: 1 });
    });

    test('APX-SHOOT-42 APX-GEAR-08 APX-EX-104 a stopped headshot is still a hit', () => {
      const { hits, headshots } = tally(epic, [[aimCard('A-7')], [aimCard('A-10')], []]);
      expect(unlike([0, 0], [hits, headshots])).toEqual([2, 0]);
      expect(tally(rare, [[aimCard('A-7')], [], []])).toMatchObject({ hits: 1, damage: 8 });
    });
  });
});

describe('damage of a shot', () => {
  const stock = { slot: 'stock', fits: '', perHit: 2 } as const;
  const sniper = { slot: 'stock', fits: '', firstHit: 6 } as const;
  const two = { hits: 2, halves: 0, low: 0, high: 1 };

  test('APX-WPN-06 APX-SHOOT-48 hits, and headshots on top of theirs', () => {
    expect(settle(plan(), two).damage).toBe(2 * 8 + 5);
    expect(settle(plan(), { ...two, high: 0 }).damage).toBe(2 * 8);
  });

  test('APX-SHOOT-50 APX-GEAR-34 APX-GEAR-35 stocks: one for each hit, the other once', () => {
    expect(settle(plan({ attachments: [stock] }), two).damage).toBe(25);
    expect(settle(plan({ attachments: [sniper] }), two).damage).toBe(27);
    expect(settle(plan({ attachments: [sniper] }), { ...two, hits: 0, high: 0 }).damage).toBe(0);
  });

  test('APX-SHOOT-49 then what else changes damage', () => {
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
