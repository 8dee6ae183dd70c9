import { describe, expect, test } from 'vitest';
import { CLASSES, classOf } from '../../content/index.js';
import type { AbilityCard } from '../../content/types.js';
import { cardFrom } from '../../rules/ability-ids.js';
import { SPOTS } from '../content/index.js';
import { repeatOn } from '../deeds.js';
import { changed, does, hero, party, partyOf, refusalOf, T1 } from '../fixtures/chronicle.js';
import type { Campaign, Sticker } from '../state.js';
import { draft } from '../work.js';
import { abilityAt, costOf, hitsMany, stickersFor } from './enhance.js';

const base = partyOf('brute', 'tinkerer');
const rich = changed(base, c => {
  c.global = ['the-power-of-enhancement'];
  hero(c).gold = 1000;
});

const card = (id: string): AbilityCard => CLASSES.flatMap(c => c.cards).find(x => x.id === id)!;
const stuck = (c: Campaign, id: string, ...stickers: Sticker[]): Campaign =>
  changed(c, x => {
    x.stickers[id] = stickers;
  });

/** Every spot of every card. */
const ALL = Object.entries(SPOTS).flatMap(([id, halves]) =>
  (['top', 'bottom'] as const).flatMap(half =>
    halves[half].map((spot, n) => ({ card: card(id), half, n, spot })),
  ),
);
const at = (test: (x: (typeof ALL)[number]) => boolean) => ALL.find(test)!;
const ability = (x: (typeof ALL)[number]) => abilityAt(x.card[x.half], x.spot[0]);
const total = (x: (typeof ALL)[number], sticker: string, c: Campaign = rich) =>
  costOf(c, x.card, x.half, x.n, sticker).total;

describe('enhancing', () => {
  test('GLM-ENH-01 it needs The Power of Enhancement', () => {
    expect(refusalOf(base, T1, 'enhance', hero(base).id)).toEqual(['GLM-ENH-01', 'no-enhancing-yet']);
    expect(refusalOf(rich, T1, 'enhance', hero(rich).id)).toBeUndefined();
  });

  test('GLM-ENH-02 it happens in the city only', () => {
    const away = changed(rich, c => {
      party(c).visit = null;
    });
    expect(refusalOf(away, T1, 'enhance', hero(away).id)).toEqual(['GLM-ENH-02', 'not-in-the-city']);
  });

  test('GLM-ENH-03 GLM-ENH-04 GLM-ENH-05 a free spot of a card of the pool, paid in full by its owner, for good', () => {
    const { c, asked } = does(rich, T1, 'enhance', hero(rich).id, ['brute-001', 'top/0', '+1']);
    expect(c.stickers['brute-001']).toEqual([{ half: 'top', spot: 0, what: '+1' }]);
    expect([hero(c).gold, hero(c, 1).gold]).toEqual([950, 30]);
    const higher = classOf('brute').cards.find(x => x.level === 2)!;
    expect(asked[0]!.keys).not.toContain(higher.id);
    const again = does(c, T1, 'enhance', hero(c).id, ['brute-001', 'back']);
    expect(again.asked[1]!.refused).toEqual({ 'top/0': 'spot-taken' });
    const poor = changed(rich, x => {
      hero(x).gold = 49;
    });
    const spots = does(poor, T1, 'enhance', hero(poor).id, ['brute-001', 'back']).asked[1]!;
    expect(spots.refused).toMatchObject({ 'top/0': 'too-dear' });
    expect(spots.keys).toContain('bottom/0');
    const offer = does(poor, T1, 'enhance', hero(poor).id, ['brute-001', 'bottom/0', 'back']).asked[2]!;
    expect(offer.keys).toContain('+1');
    expect(offer.refused.fire).toBe('too-dear');

    const just = changed(rich, x => {
      hero(x).gold = 50;
    });
    expect(does(just, T1, 'enhance', hero(just).id, ['brute-001', 'top/0', 'back']).asked[2]!.keys).toContain(
      '+1',
    );
  });

  test('GLM-ENH-05 a card is not begun without gold for its cheapest sticker', () => {
    const with29 = changed(rich, x => {
      hero(x).gold = 29;
    });
    const with30 = changed(rich, x => {
      hero(x).gold = 30;
    });
    const askedOf = (c: typeof rich) => does(c, T1, 'enhance', hero(c).id, ['back']).asked[0]!;
    expect(askedOf(with29).refused['brute-001']).toBe('too-dear');
    expect(askedOf(with30).keys).toContain('brute-001');
  });

  test('GLM-ENH-05 an older campaign in which a card was looked at without gold is read as before', () => {
    const poor = changed(rich, x => {
      hero(x).gold = 0;
    });
    const looked = {
      do: 'enhance',
      who: hero(poor).id,
      by: 'p1',
      answers: ['brute-001', 'top/0', 'back'],
    } as const;
    expect(() => repeatOn(poor, T1, looked, 3)).not.toThrow();
    expect(() => repeatOn(poor, T1, looked, 4)).toThrow();
  });

  test('GLM-ENH-06 a small line takes no condition and no element', () => {
    const big = (x: (typeof ALL)[number]): boolean => x.spot[1] === 'n' || x.spot[1] === 'conditions';
    const small = ALL.filter(a => !big(a) && a.spot[2] !== 'hex' && a.spot[2] !== 'summon');
    const lines = new Set(small.map(x => x.spot[1]));
    expect([...lines].sort()).toEqual(['pierce', 'pull', 'push', 'range', 'targets']);
    for (const x of small)
      expect([x.card.id, stickersFor(x.card[x.half], x.spot)]).toEqual([x.card.id, ['+1']]);
  });

  test('GLM-ENH-06 a sticker that an older table put on a small line stays there', () => {
    const deed = {
      do: 'enhance',
      who: hero(rich).id,
      by: 'p1',
      answers: ['brute-001', 'top/1', 'poison'],
    } as const;
    expect(() => repeatOn(draft(rich), T1, deed)).toThrow('could not be answered');
    const old = draft(rich);
    repeatOn(old, T1, deed, 2);
    expect(old.stickers['brute-001']).toEqual([{ half: 'top', spot: 1, what: 'poison' }]);
  });

  test('GLM-ENH-07 +1 raises the number of its line by one in play', () => {
    for (const x of ALL.filter(a => stickersFor(a.card[a.half], a.spot).includes('+1'))) {
      const before = ability(x)[x.spot[1]];
      const after = abilityAt(cardFrom(`#${x.card.id}~${x.half}.${x.n}.+1`)[x.half], x.spot[0])[x.spot[1]];
      if (typeof before === 'number') expect([x.card.id, after]).toEqual([x.card.id, before + 1]);
    }
  });

  test('GLM-ENH-08 negative conditions where enemies are meant, and all of them', () => {
    const x = at(
      a => a.spot[2] === 'diamond' && ability(a).a === 'attack' && ability(a).conditions === undefined,
    );
    const all = stickersFor(x.card[x.half], x.spot);
    expect(
      all.filter(s => ['poison', 'wound', 'muddle', 'immobilize', 'disarm', 'curse'].includes(s)),
    ).toHaveLength(6);
    expect(all).not.toContain('bless');
    const after = abilityAt(cardFrom(`#${x.card.id}~${x.half}.${x.n}.wound`)[x.half], x.spot[0]);
    expect(after.conditions).toEqual(['wound']);
  });

  test('GLM-ENH-09 positive conditions where oneself or allies are meant, and never on a move', () => {
    const x = at(a => a.spot[2] === 'diamondPlus' && ability(a).a === 'heal');
    const all = stickersFor(x.card[x.half], x.spot);
    expect(all).toEqual(expect.arrayContaining(['strengthen', 'bless']));
    expect(all).not.toContain('curse');
    for (const m of ALL.filter(a => ability(a).a === 'move'))
      expect(stickersFor(m.card[m.half], m.spot)).not.toContain('strengthen');
  });

  test('GLM-ENH-10 jump on a move that is none yet, and on nothing else', () => {
    const move = at(a => ability(a).a === 'move' && ability(a).jump === undefined);
    expect(stickersFor(move.card[move.half], move.spot)).toContain('jump');
    expect(
      abilityAt(cardFrom(`#${move.card.id}~${move.half}.${move.n}.jump`)[move.half], move.spot[0]).jump,
    ).toBe(true);
    const jump = at(a => ability(a).a === 'move' && ability(a).jump === true);
    expect(stickersFor(jump.card[jump.half], jump.spot)).not.toContain('jump');
    for (const x of ALL.filter(a => ability(a).a !== 'move'))
      expect(stickersFor(x.card[x.half], x.spot)).not.toContain('jump');
  });

  test('GLM-ENH-11 an element, or any, on a main line: it is created with the action', () => {
    const x = at(a => a.spot[2] === 'circle' && a.card[a.half].infuse === undefined);
    expect(stickersFor(x.card[x.half], x.spot)).toEqual(
      expect.arrayContaining(['fire', 'ice', 'air', 'earth', 'light', 'dark', 'wild']),
    );
    expect(cardFrom(`#${x.card.id}~${x.half}.${x.n}.fire`)[x.half].infuse).toEqual(['fire']);
    expect(cardFrom(`#${x.card.id}~${x.half}.${x.n}.wild`)[x.half].infuse).toEqual(['wild']);
  });

  test('GLM-ENH-12 an attack hex makes the pattern one hex larger, on an area only', () => {
    const hexes = ALL.filter(a => a.spot[2] === 'hex');
    expect(hexes.length).toBeGreaterThan(30);
    for (const x of hexes) {
      expect(stickersFor(x.card[x.half], x.spot)).toEqual(['hex']);
      const area = ability(x).area as { hexes: readonly (readonly number[])[] };
      const after = abilityAt(cardFrom(`#${x.card.id}~${x.half}.${x.n}.hex`)[x.half], x.spot[0])
        .area as typeof area;
      expect(after.hexes).toHaveLength(area.hexes.length + 1);
      expect(area.hexes.map(String)).not.toContain(String(after.hexes.at(-1)));
    }
  });

  test('GLM-ENH-13 the base costs', () => {
    const one = (x: (typeof ALL)[number]) => costOf(rich, x.card, x.half, x.n, '+1').base;
    const verbs: Record<string, number> = {
      move: 30,
      attack: 50,
      shield: 100,
      push: 30,
      pull: 30,
      retaliate: 100,
      heal: 30,
    };
    for (const [verb, cost] of Object.entries(verbs))
      expect([verb, one(at(a => a.spot[1] === 'n' && ability(a).a === verb))]).toEqual([verb, cost]);
    const lines: Record<string, number> = { range: 30, targets: 50, pierce: 30, push: 30, pull: 30 };
    for (const [line, cost] of Object.entries(lines))
      expect([line, one(at(a => a.spot[1] === line && a.spot[2] !== 'summon'))]).toEqual([line, cost]);
    const x = at(
      a =>
        a.card.level === 1 &&
        a.spot[2] === 'diamond' &&
        ability(a).a === 'attack' &&
        !hitsMany(ability(a)) &&
        ability(a).conditions === undefined,
    );
    const effects: Record<string, number> = {
      poison: 75,
      wound: 75,
      muddle: 50,
      immobilize: 100,
      disarm: 150,
      curse: 75,
      fire: 100,
      dark: 100,
      wild: 150,
    };
    for (const [what, cost] of Object.entries(effects)) expect([what, total(x, what)]).toEqual([what, cost]);
    const h = at(
      a =>
        a.card.level === 1 && a.spot[2] === 'diamondPlus' && ability(a).a === 'heal' && !hitsMany(ability(a)),
    );
    expect([total(h, 'strengthen'), total(h, 'bless')]).toEqual([50, 50]);
    const m = at(
      a =>
        a.card.level === 1 &&
        ability(a).a === 'move' &&
        ability(a).jump === undefined &&
        a.spot[2] === 'circle',
    );
    expect(total(m, 'jump')).toBe(50);
  });

  test('GLM-ENH-14 GLM-ENH-17 GLM-EX-104 several targets double the base, not the surcharges', () => {
    const x = at(
      a =>
        a.card.level === 3 &&
        a.card.id.startsWith('brute') &&
        a.spot[1] === 'n' &&
        ability(a).a === 'attack' &&
        (ability(a).area as { hexes?: unknown[] } | undefined)?.hexes?.length === 3,
    );
    expect(total(x, '+1')).toBe(50 * 2 + 50);
    expect(hitsMany({ targets: 2 })).toBe(true);
    expect(hitsMany({ targets: 1 })).toBe(false);
    expect(hitsMany({ on: { count: 'all' } })).toBe(true);
    expect(hitsMany({ area: {} })).toBe(true);
    expect(hitsMany({})).toBe(false);
  });

  test('GLM-ENH-16 GLM-ENH-18 GLM-EX-105 a hex costs 200 by the hexes there are, undoubled, with what lies on the same half', () => {
    const hex = at(a => a.card.level === 3 && a.card.id.startsWith('brute') && a.spot[2] === 'hex');
    const area = (ability(hex).area as { hexes: unknown[] }).hexes.length;
    expect(area).toBe(3);

    const one = SPOTS[hex.card.id]![hex.half].findIndex(s => s[2] !== 'hex');
    const now = stuck(rich, hex.card.id, { half: hex.half, spot: one, what: '+1' });
    expect(total(hex, 'hex', now)).toBe(66 + 50 + 75);
    expect(total(hex, 'hex')).toBe(66 + 50);
    const away = stuck(rich, hex.card.id, {
      half: hex.half === 'top' ? 'bottom' : 'top',
      spot: 0,
      what: '+1',
    });
    expect(total(hex, 'hex', away)).toBe(66 + 50);
    const grown = at(
      a => a.spot[2] === 'hex' && SPOTS[a.card.id]![a.half].filter(s => s[2] === 'hex').length === 2,
    );
    const size = (ability(grown).area as { hexes: unknown[] }).hexes.length;
    const spots = SPOTS[grown.card.id]![grown.half];
    const second = spots.findLastIndex(s => s[2] === 'hex');
    const first = spots.findIndex(s => s[2] === 'hex');
    const after = stuck(rich, grown.card.id, { half: grown.half, spot: first, what: 'hex' });
    expect(costOf(after, grown.card, grown.half, second, 'hex').base).toBe(Math.floor(200 / (size + 1)));
  });

  test('GLM-ENH-15 the surcharge of each card level', () => {
    const levels: [AbilityCard['level'], number][] = [
      [1, 0],
      ['X', 0],
      [2, 25],
      [3, 50],
      [4, 75],
      [5, 100],
      [6, 125],
      [7, 150],
      [8, 175],
      [9, 200],
    ];
    for (const [level, more] of levels) {
      const x = at(a => a.card.level === level && a.spot[1] === 'n' && a.spot[2] !== 'hex');
      expect([level, costOf(rich, x.card, x.half, x.n, '+1').level]).toEqual([level, more]);
    }
  });

  test('GLM-EX-125 GLM-ENH-16 each earlier sticker of the half adds 75, those of the other half nothing', () => {
    const x = at(
      a =>
        a.card.level === 1 && a.spot[1] === 'targets' && ability(a).targets === 2 && a.spot[2] !== 'square',
    );
    expect(total(x, '+1')).toBe(100);
    const main = SPOTS[x.card.id]![x.half].findIndex(s => s[1] === 'n' && s[2] === 'diamond');
    const one = stuck(rich, x.card.id, { half: x.half, spot: x.n, what: '+1' });
    expect(costOf(one, x.card, x.half, main, 'poison').total).toBe(75 * 2 + 75);
    const two = stuck(
      rich,
      x.card.id,
      { half: x.half, spot: x.n, what: '+1' },
      { half: x.half, spot: main, what: 'poison' },
    );
    expect(costOf(two, x.card, x.half, main, 'poison').earlier).toBe(150);
    const other = x.half === 'top' ? 'bottom' : 'top';
    const there = SPOTS[x.card.id]![other];
    if (there.length > 0) expect(costOf(two, x.card, other, 0, '+1').earlier).toBe(0);
  });

  describe('as many enhanced cards as prosperity levels', () => {
    const one = { half: 'top' as const, spot: 0, what: '+1' };
    const two = changed(rich, c => {
      c.marks = 4;
      c.stickers = { 'brute-001': [one], 'brute-002': [one] };
    });
    const cardsIn = (c: Campaign) => does(c, T1, 'enhance', hero(c).id, ['back']).asked[0]!;

    test('GLM-ENH-19 GLM-PROSP-10 a third card at prosperity 2 is refused, at 3 none', () => {
      expect(cardsIn(two).refused['brute-003']).toBe('too-many-enhanced');
      const three = changed(two, c => {
        c.marks = 9;
      });
      expect(cardsIn(three).refused).toEqual({});
    });

    test('GLM-ENH-20 GLM-EX-121 a second sticker on one of the two is free of that', () => {
      const keys = cardsIn(two).keys.filter(k => k !== 'back');
      expect(keys).toEqual(['brute-001', 'brute-002'].filter(k => SPOTS[k]));
      expect(keys.length).toBeGreaterThan(0);
    });
  });

  test('GLM-ENH-22 statistics of a summon have their own costs', () => {
    const costs: Record<string, number> = { move: 100, attack: 100, range: 50, hp: 50 };
    for (const [line, cost] of Object.entries(costs)) {
      const x = at(a => a.spot[2] === 'summon' && a.spot[1] === line);
      expect([line, costOf(rich, x.card, x.half, x.n, '+1').base]).toEqual([line, cost]);
      expect(stickersFor(x.card[x.half], x.spot)).toEqual(['+1']);
    }
  });

  test('GLM-ENH-23 no other sticker exists', () => {
    const known = [
      '+1',
      'hex',
      'jump',
      'poison',
      'wound',
      'muddle',
      'immobilize',
      'disarm',
      'curse',
      'strengthen',
      'bless',
      'fire',
      'ice',
      'air',
      'earth',
      'light',
      'dark',
      'wild',
    ];
    const all = new Set(ALL.flatMap(x => stickersFor(x.card[x.half], x.spot)));
    expect([...all].sort()).toEqual([...known].sort());
  });
});
