import { type Edge, elementsOn, makeLattice } from '@potyczka/geometry/lattice';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../learn/position.js';
import { ABILITIES } from '../legends/abilities.js';
import { planShot } from '../rules/plan.js';
import { initial } from '../rules/setup.js';
import { LEGENDS } from '../vocabulary.js';
import { AIM_DECK, AIM_TRACK, TRACK_START } from './aim.js';
import { BIN_CARDS, BONUSES, binOf, RING_CARDS, ringDamage, ringOf } from './decks.js';
import { FEATS, featById, featsOf } from './feats/index.js';
import { BAG_TOKENS, isTwoSided, LOOT, lootOf, PRINTED_ONLY, startingGear } from './loot.js';
import { beaconsOf, binsOf, CROSSROADS, planOf } from './maps.js';
import { takes, WEAPONS, weaponOf } from './weapons.js';

const attachment = (id: string) => {
  const loot = lootOf(`#${id}.1`);
  if (loot.sort !== 'attachment') throw new Error(id);
  return loot.attachment;
};
const gear = (id: string) => {
  const loot = lootOf(`#${id}.1`);
  if (loot.sort !== 'gear') throw new Error(id);
  return loot.gear;
};
const fits = (weapon: string, id: string): boolean => takes(weaponOf(`#${weapon}`), attachment(id));

describe('loot', () => {
  test('APX-SETUP-20 the common bag holds 50 tokens, none of the starting gear', () => {
    expect(BAG_TOKENS.common).toHaveLength(50);
    const withGear = [...BAG_TOKENS.common, startingGear('body', 1)];
    const isStarting = (c: string) => c.includes('starting');
    expect(unlike(withGear.filter(isStarting), BAG_TOKENS.common.filter(isStarting))).toEqual([]);
    for (const c of BAG_TOKENS.common) expect(lootOf(c).rank).toBe('common');
  });

  test('APX-SETUP-21 the rare bag holds 52', () => {
    expect(BAG_TOKENS.rare).toHaveLength(52);
    for (const c of BAG_TOKENS.rare) expect(lootOf(c).rank).toBe('rare');
  });

  test('APX-SETUP-22 the epic bag holds 35', () => {
    expect(BAG_TOKENS.epic).toHaveLength(35);
    for (const c of BAG_TOKENS.epic) expect(lootOf(c).rank).toBe('epic');
  });

  test('APX-LEGEND-55 Lifeline has 13 of her own, in no other bag', () => {
    const { common, rare, epic, lifeline } = BAG_TOKENS;
    expect(lifeline).toHaveLength(13);
    const others = [...common, ...rare, ...epic] as readonly string[];
    expect(
      unlike(
        lifeline,
        lifeline.filter(c => others.includes(c)),
      ),
    ).toEqual([]);
    expect(new Set([...others, ...lifeline]).size).toBe(150);
  });

  test('APX-GEAR-03 APX-GEAR-04 APX-GEAR-05 helmets stop none, 1 up to 50, 2 up to 60, and 2 up to 60 with an action', () => {
    expect(gear('helmet-starting')).toMatchObject({ stops: 0 });
    expect(gear('helmet-rare')).toEqual({ kind: 'helmet', stops: 1, upTo: 50 });
    expect(gear('helmet-epic')).toEqual({ kind: 'helmet', stops: 2, upTo: 60 });
    expect(gear('helmet-legendary')).toEqual({ kind: 'helmet', stops: 2, upTo: 60, action: true });
  });

  test('APX-GEAR-09 APX-GEAR-13 APX-LOOT-15 limits of body shields, and which tokens have two sides', () => {
    const limits = (['starting', 'rare', 'epic', 'legendary'] as const).map(r => gear(`body-${r}`));
    expect(limits.map(g => (g.kind === 'body' ? [g.limit, g.restores] : []))).toEqual([
      [20, 0],
      [30, 10],
      [40, 10],
      [40, 20],
    ]);
    for (const kind of ['body', 'knockdown'] as const) {
      expect(isTwoSided(startingGear(kind, 1))).toBe(false);
      expect(isTwoSided(`#${kind}-rare.1`)).toBe(true);
      expect(isTwoSided(`#${kind}-legendary.1`)).toBe(true);
    }
    expect(isTwoSided('#helmet-rare.1')).toBe(false);
  });

  test('APX-GEAR-14 APX-GEAR-15 APX-GEAR-16 knockdown shields prevent 0, 10, 15, 15; the legendary one lowers Ring damage to 8', () => {
    expect(gear('knockdown-starting')).toEqual({ kind: 'knockdown', prevents: 0 });
    expect(gear('knockdown-rare')).toEqual({ kind: 'knockdown', prevents: 10 });
    expect(gear('knockdown-epic')).toEqual({ kind: 'knockdown', prevents: 15 });
    expect(gear('knockdown-legendary')).toEqual({ kind: 'knockdown', prevents: 15, ringAtMost: 8 });
  });

  const restores = (id: string) => {
    const loot = lootOf(`#${id}.1`);
    return loot.sort === 'accessory' ? loot.accessory : undefined;
  };

  test('APX-GEAR-17 APX-GEAR-18 a syringe restores 12 health, a med kit 20', () => {
    expect([restores('syringe'), restores('med-kit')]).toEqual([{ health: 12 }, { health: 20 }]);
  });

  test('APX-GEAR-19 APX-GEAR-20 a shield cell restores 12 shield, a battery 20', () => {
    expect([restores('shield-cell'), restores('shield-battery')]).toEqual([{ shield: 12 }, { shield: 20 }]);
  });

  test('APX-GEAR-21 a Phoenix kit restores 15 of both', () => {
    expect(restores('phoenix-kit')).toEqual({ health: 15, shield: 15 });
    expect(LOOT.accelerant).toMatchObject({ accessory: { cools: 2 } });
  });

  test('APX-GEAR-25 APX-GEAR-26 the two grenades', () => {
    expect(LOOT.thermite.grenade).toEqual({
      range: { low: 2, high: 5 },
      cards: 1,
      area: '1x5',
      centre: 15,
      around: 15,
    });
    expect(LOOT.frag.grenade).toMatchObject({ cards: 2, area: '3x3', centre: 20, around: 10 });
  });

  test('APX-GEAR-29 a magazine gives one more card', () => {
    const magazines = ['mag-light', 'mag-heavy', 'mag-energy', 'mag-sniper'];
    expect(magazines.map(id => attachment(id).rof)).toEqual([1, 1, 1, 1]);
  });

  test('APX-GEAR-30 a shotgun bolt gives one more space, and as many cards on each', () => {
    expect(attachment('bolt').rof).toBe(1);
    const shotgun = WEAPONS.find(w => w.rof[1] === 3 && w.rof[0] === 1);
    if (!shotgun) throw new Error('no shotgun');
    const plan = planShot({
      weapon: { ...shotgun, stability: 0, recoil: 0 },
      attachments: [attachment('bolt')],
      distance: 1,
      level: 'same',
      hidden: false,
      zones: [],
      changes: [],
      helmet: { stops: 0, upTo: 0 },
    });
    expect([plan.track.length, plan.cardsPerSpace]).toEqual([2, 3]);
  });

  test('APX-GEAR-31 sights have a band and a worth', () => {
    const sights = ['hcog-1x', 'hcog-2x', 'holo-1x-2x', 'sniper-6x', 'hcog-3x', 'aog-2x-4x', 'sniper-4x-8x'];
    expect(sights.map(id => Object.values(attachment(id).sight ?? {}).join(' '))).toEqual([
      '1 2 -5',
      '2 3 -10',
      '1 4 -5',
      '5 -5',
      '4 6 -10',
      '2 5 -10',
      '4 -10',
    ]);
  });

  test('APX-GEAR-34 APX-GEAR-35 a standard stock counts for each hit, a sniper stock for the first', () => {
    expect([1, 2, 3].map(n => attachment(`stock-standard-${n}`).perHit)).toEqual([1, 2, 3]);
    expect([6, 9].map(n => attachment(`stock-sniper-${n}`).firstHit)).toEqual([6, 9]);
  });

  test('APX-LOOT-34 barrels give stability, magazines cards, sights a threshold, stocks damage', () => {
    expect(['barrel-1', 'barrel-2', 'barrel-3'].map(id => attachment(id).stability)).toEqual([1, 2, 3]);
    const does = (id: string) => {
      const { slot, fits: _, ...what } = attachment(id);
      return [slot, ...Object.keys(what)];
    };
    expect(['barrel-1', 'mag-light', 'bolt', 'hcog-1x', 'stock-standard-1'].map(does)).toEqual([
      ['barrel', 'stability'],
      ['magazine', 'rof'],
      ['magazine', 'rof'],
      ['sight', 'sight'],
      ['stock', 'perHit'],
    ]);
  });

  test('APX-GEAR-32 what is only printed is never a token', () => {
    expect(PRINTED_ONLY['digital-1x'].sight).toEqual({ low: 1, high: 2, threshold: -15 });
    expect(PRINTED_ONLY['holo-1x'].sight.threshold).toBe(-5);
    const tokens = Object.keys(PRINTED_ONLY).filter(id => id in LOOT);
    expect(unlike(Object.keys(PRINTED_ONLY), tokens)).toEqual([]);
  });
});

describe('weapons', () => {
  test('APX-SETUP-24 there are 48 weapon cards', () => {
    expect(WEAPONS).toHaveLength(48);
    expect(new Set(WEAPONS.map(w => w.id)).size).toBe(48);
  });

  test('APX-WPN-01 APX-SHOOT-57 each says all that a shot needs', () => {
    for (const w of WEAPONS) {
      expect(w.range.low).toBeGreaterThan(0);
      expect(w.threshold).toBeGreaterThanOrEqual(45);
      expect([w.model === '', w.ammo.length > 0, w.damage > 0, w.headshot > 0]).toEqual([
        false,
        true,
        true,
        true,
      ]);
      expect([w.rof[0] > 0, w.rof[1] > 0, Object.keys(w.slots).length > 0]).toEqual([true, true, true]);
    }
  });

  test('APX-WPN-02 each starts with two or three ammo', () => {
    expect(new Set(WEAPONS.map(w => w.startingAmmo))).toEqual(new Set([2, 3]));
  });

  test('APX-WPN-09 APX-LOOT-28 a slot takes what has its sign', () => {
    expect([fits('W-1', 'barrel-1'), fits('W-39', 'barrel-1')]).toEqual([true, false]);
  });

  test('APX-WPN-10 APX-LOOT-29 a magazine has to be of the ammo of the slot', () => {
    const magazines = [fits('W-1', 'mag-heavy'), fits('W-1', 'mag-light')];
    expect(unlike([true, true], magazines)).toEqual([true, false]);
  });

  test('APX-WPN-12 standard and sniper stocks fit their own slot only', () => {
    expect([fits('W-1', 'stock-standard-2'), fits('W-1', 'stock-sniper-6')]).toEqual([true, false]);
    expect([fits('W-33', 'stock-sniper-6'), fits('W-33', 'stock-standard-2')]).toEqual([true, false]);
  });

  test('APX-LOOT-30 the pattern of a sight has to be on the slot', () => {
    expect(unlike([true, true], [fits('W-33', 'hcog-1x'), fits('W-33', 'sniper-6x')])).toEqual([false, true]);
  });

  test('APX-WPN-16 the C.A.R. takes a light or a heavy magazine', () => {
    expect(fits('W-16', 'mag-light')).toBe(true);
    expect(fits('W-16', 'mag-heavy')).toBe(true);
    expect(fits('W-16', 'mag-energy')).toBe(false);
  });

  test('APX-WPN-14 APX-SHOOT-58 the two Longbows differ in what is printed, and that is all', () => {
    expect(weaponOf('#W-33')).toMatchObject({
      headshot: 14,
      printed: ['barrel-1'],
      threshold: 55,
      rof: [2, 1],
    });
    expect(weaponOf('#W-34')).toMatchObject({ headshot: 18, printed: [], threshold: 55, rof: [2, 1] });
  });

  test('APX-WPN-15 APX-TERM-04 the Hemlok alone has a boost that waits', () => {
    expect(WEAPONS.filter(w => w.passive.lateBoost).map(w => w.model)).toEqual(['hemlok', 'hemlok']);
  });

  test('APX-WPN-17 the Longbow alone recoils', () => {
    expect(WEAPONS.filter(w => w.passive.recoil).map(w => [w.model, w.passive.recoil])).toEqual([
      ['longbow', 1],
      ['longbow', 1],
    ]);
  });

  test('APX-WPN-18 the Sentinel takes a shield cell for 24 and 15 damage', () => {
    expect(WEAPONS.filter(w => w.passive.pays).map(w => [w.model, w.passive.pays])).toEqual([
      ['sentinel', { token: 'shield-cell', damage: 24, headshot: 15 }],
      ['sentinel', { token: 'shield-cell', damage: 24, headshot: 15 }],
    ]);
  });

  test('APX-WPN-19 special weapons are not in the deck', () => {
    expect(WEAPONS.some(w => w.model === 'mastiff')).toBe(false);
  });
});

describe('cards and map', () => {
  test('APX-SETUP-06 APX-CARDDATA-25 14 Aim cards from 20 to 80; the track starts at 0', () => {
    expect(AIM_DECK.map(c => c.value)).toEqual([20, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80]);
    expect(AIM_TRACK[TRACK_START]).toBe(0);
    expect(AIM_TRACK).toHaveLength(10);
  });

  test('APX-SETUP-25 APX-CARDDATA-24 18 supply bin cards; SB-1 and SB-3 as printed', () => {
    expect(BIN_CARDS).toHaveLength(18);
    expect(binOf('#SB-1').loot).toEqual(['epic', 'epic']);
    expect(binOf('#SB-3').loot).toEqual(['epic', 'rare', 'common']);
  });

  test('APX-SETUP-38 APX-CARDDATA-23 8 Ring cards; R-1 as printed', () => {
    expect(RING_CARDS).toHaveLength(8);
    expect(ringOf('#R-1').by).toEqual({ top: 2, right: 0, bottom: 0, left: 2 });
    expect([1, 4, 5, 6, 7, 8].map(ringDamage)).toEqual([8, 8, 12, 12, 18, 18]);
  });

  test('APX-LEGEND-02 APX-ABIL-01 APX-ABIL-02 two abilities and eight feats for each legend; two tokens for the smoke alone', () => {
    for (const id of LEGENDS) {
      expect(featsOf(id)).toHaveLength(8);
      const own = ABILITIES.filter(a => a.id.startsWith(id));
      expect(own.map(a => a.kind)).toEqual(['tactical', 'ultimate']);
      for (const a of own) expect(a.tokens).toHaveLength(a.id === 'BL-A-1' ? 2 : 1);
    }
  });

  test('APX-CARD-06 APX-CARD-03 APX-CARD-04 16 feats are the book’s, the others are marked as not', () => {
    expect(FEATS.filter(f => f.mark === 'book')).toHaveLength(16);
    expect(FEATS.filter(f => f.mark === 'placeholder')).toHaveLength(FEATS.length - 16);
    expect(featById('BH-F-1')).toMatchObject({ kind: 'special', ap: 1 });
    expect(featById('GB-F-1').kind).toBe('free');
  });

  test('APX-SETUP-19 four bonus tokens: Move 4, 2 with a rare token, 3 with a common one, 3 with ammo', () => {
    expect(BONUSES).toEqual([
      { mp: 4 },
      { mp: 2, loot: 'rare' },
      { mp: 3, loot: 'common' },
      { mp: 3, ammo: 1 },
    ]);
  });

  const edges = (kind: string): number => CROSSROADS.edges.filter(e => e.kind === kind).length;

  test('APX-SETUP-02 Crossroads is one square of 12 by 12', () => {
    expect(CROSSROADS.levels.map(row => row.length)).toEqual(Array.from({ length: 12 }, () => 12));
  });

  test('APX-SETUP-31 its buildings, bins and beacons', () => {
    expect([binsOf(CROSSROADS).length, beaconsOf(CROSSROADS).length]).toEqual([10, 4]);
    const spaces = CROSSROADS.levels.flat();
    const at = (level: number): number => spaces.filter(l => l === level).length;
    expect([at(1) + at(2), at(2)]).toEqual([9 + 9 + 8 + 8 + 6, 6 + 6 + 4]);
  });

  test('APX-SETUP-34 APX-SETUP-35 its walls, low walls and low edge walls', () => {
    expect([edges('wall'), edges('low-wall'), edges('low-edge-wall')]).toEqual([11, 3, 1]);
  });

  test('APX-SETUP-32 APX-SETUP-33 APX-COMP-01 a building has a wall on each outer edge, up to its roof, and none inside', () => {
    const lattice = makeLattice(planOf(CROSSROADS));
    const walls = (at: Edge) =>
      elementsOn(lattice, at).flatMap(e => (e.object.kind === 'building-wall' ? [[e.base, e.top]] : []));
    // its ground floor from 1,1 to 3,3, the upper one without the last column
    expect(walls({ side: 'V', x: 1, y: 2 })).toEqual([[0, 2]]);
    expect(walls({ side: 'V', x: 3, y: 2 })).toEqual([[1, 2]]);
    expect(walls({ side: 'V', x: 4, y: 2 })).toEqual([[0, 1]]);
    expect(walls({ side: 'V', x: 2, y: 2 })).toEqual([]);
    expect([CROSSROADS.levels[2]?.[1], CROSSROADS.levels[2]?.[3], CROSSROADS.levels[2]?.[4]]).toEqual([
      2, 1, 0,
    ]);
  });

  test('APX-SETUP-36 APX-SETUP-37 every bin is closed at first, and nobody is asked where anything stands', () => {
    const s = initial(OPTIONS);
    expect([s.open, s.map, s.ground, s.figures]).toEqual([[], CROSSROADS.id, null, []]);
  });
});
