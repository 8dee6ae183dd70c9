import { describe, expect, test } from 'vitest';
import type { UpgradeCard, Weapon } from '../content/cards.js';
import { commandCard, upgradeCard } from '../content/index.js';
import { type Cast, FISTS, type Played, RIFLE, type Scene, scene } from '../fixtures/scene.js';

const up = (...ids: string[]): { upgrades: UpgradeCard[] } => ({ upgrades: ids.map(id => upgradeCard(id)) });
const hero = (command: string, more: Partial<Cast> = {}): Cast => ({
  at: [[300, 300]],
  ...more,
  card: { id: commandCard(command).units?.[0] ?? '', rank: 'commander', wounds: 5, ...more.card },
});
const throughAttack = (g: Played): Played => {
  for (let n = 0; n < 30 && g.s.attack; n++) g.first();
  return g;
};

describe('orders', () => {
  const orders = (a: Partial<Cast>, b: Partial<Cast> = {}, far = 800): Played =>
    scene({
      now: 'orders',
      priority: 'p1',
      size: [2400, 914],
      played: { p1: 'ambush', p2: 'standing-orders' },
      units: {
        A: { at: [[100, 300]], card: { rank: 'commander' }, ...a },
        B: { at: [[100 + far, 300]], ...b },
        X: { at: [[2300, 300]], card: { rank: 'commander' } },
      },
    });
  const reaches = (g: Played): boolean => g.legal().flat().includes('B');

  test('LEG-ORDER-05 LEG-CARD-09 orders reach range 4 with the card, range 3 without', () => {
    // 550 mm between bases: range 4
    expect(reaches(orders({}, {}, 550))).toBe(false);
    expect(reaches(orders(up('commanding-presence'), {}, 550))).toBe(true);
    expect(reaches(orders(up('commanding-presence'), {}, 700))).toBe(false);
  });

  test('LEG-ORDER-05 LEG-CARD-09 who has a comlink is reached at any range', () => {
    expect(reaches(orders({}, up('integrated-comms-antenna'), 550))).toBe(true);
    expect(reaches(orders({}, up('integrated-comms-antenna'), 700))).toBe(false);
    expect(reaches(orders({}, up('long-range-comlink'), 1800))).toBe(true);
  });

  test('LEG-CARD-09 beside a jammer orders come from oneself only', () => {
    const g = (jammer: readonly UpgradeCard[]) =>
      scene({
        now: 'orders',
        priority: 'p1',
        played: { p1: 'ambush', p2: 'standing-orders' },
        units: {
          A: { at: [[300, 300]], card: { rank: 'commander' } },
          B: { at: [[500, 300]] },
          X: { at: [[560, 300]], upgrades: jammer, card: { rank: 'commander' } },
        },
      });
    expect(reaches(g([]))).toBe(true);
    expect(reaches(g([upgradeCard('comms-jammer')]))).toBe(false);
  });

  test('LEG-CARD-09 only commanders order a loyal unit', () => {
    const g = (rank: 'commander' | 'corps') =>
      orders({ card: { rank, keywords: { 'field-commander': true } } }, up('programmed-loyalty'), 200);
    expect(reaches(g('commander'))).toBe(true);
    expect(reaches(g('corps'))).toBe(false);
  });

  test('LEG-KWU-COORDINATE-01 LEG-CARD-09 Coordinate reaches range 2 with the card', () => {
    const passes = (upgrades: readonly UpgradeCard[]) => {
      const g = scene({
        now: 'orders',
        priority: 'p1',
        played: { p1: 'ambush', p2: 'standing-orders' },
        units: {
          A: {
            at: [[100, 300]],
            card: { rank: 'commander', keywords: { coordinate: { who: [{ rank: 'corps' }] } } },
            upgrades,
          },
          B: { at: [[350, 300]] },
          X: { at: [[1500, 300]], card: { rank: 'commander' } },
        },
      });
      return g.give(['A']).asked === 'ask-moment';
    };
    expect(passes([])).toBe(false);
    expect(passes([upgradeCard('command-control-array')])).toBe(true);
  });

  test('LEG-CARD-09 who orders itself is turned: exhausted, or gone for good', () => {
    const at = (id: string) =>
      scene({
        now: 'orders',
        priority: 'p1',
        played: { p1: 'ambush', p2: 'standing-orders' },
        units: {
          A: { at: [[100, 300]], card: { rank: 'commander' } },
          B: { at: [[1200, 300]], ...up(id) },
          X: { at: [[1700, 300]], card: { rank: 'commander' } },
        },
      })
        .give(`B:upgrade:${id}`)
        .unit('B');
    expect(at('hq-uplink')).toMatchObject({ order: 'up', upgrades: [{ state: 'exhausted' }] });
    expect(at('seize-the-initiative')).toMatchObject({ order: 'up', upgrades: [{ state: 'expended' }] });
  });
});

describe('courage and panic', () => {
  const panics = (a: Partial<Cast>, far: number): boolean | undefined =>
    scene({
      now: 'turn',
      size: [2400, 914],
      pools: { p1: [], p2: ['corps', 'corps'] },
      chance: ['blank', 'blank', 'corps'],
      units: {
        A: { at: [[100 + far, 300]], card: { rank: 'commander', courage: 3 }, ...a },
        B: { at: [[100, 300]], card: { courage: 1 }, order: 'up', tokens: { suppression: 2 } },
        X: { at: [[2300, 300]] },
      },
    })
      .give('B')
      .told('ready-to-act')
      .find(e => e.unit === 'B')?.panicked;

  test('LEG-SUPP-06 LEG-CARD-09 courage is lent at range 4 with the card', () => {
    expect(panics({}, 550)).toBe(true);
    expect(panics(up('inspiring-presence'), 550)).toBe(false);
    expect(panics(up('inspiring-presence'), 700)).toBe(true);
  });

  test('LEG-SUPP-08 LEG-CARD-11 without a courage value nothing suppresses', () => {
    const g = (order: 'up' | 'none') =>
      scene({
        acting: 'X',
        turn: 'p2',
        played: { p1: 'courageous-counterattack' },
        chance: ['hit', 'block'],
        units: {
          A: { at: [[300, 300]], order, card: { affiliation: 'ewoks' } },
          X: { at: [[400, 300]] },
        },
      })
        .give('attack')
        .give('A');
    expect(throughAttack(g('none')).unit('A').tokens.suppression).toBe(1);
    expect(throughAttack(g('up')).unit('A').tokens.suppression).toBe(0);
  });
});

describe('the attack', () => {
  const duel = (a: Partial<Cast>, x: Partial<Cast>, more: Partial<Scene>): Played =>
    throughAttack(
      scene({ acting: 'A', ...more, units: { A: { at: [[300, 300]], ...a }, X: { at: [[400, 300]], ...x } } })
        .give('attack')
        .give('X'),
    );
  const GUN: Weapon = { ...RIFLE, dice: { red: 1 } };

  test('LEG-COVER-01 LEG-CARD-11 vehicles dodge criticals while the card is in play', () => {
    const wounds = (command: string) =>
      duel(
        { weapons: [FISTS, GUN] },
        { card: { type: 'groundVehicle', wounds: 5, base: 50, silhouette: [0, 60] }, tokens: { dodge: 1 } },
        { played: { p2: command }, chance: ['crit', 'blank'] },
      ).unit('X').minis[0]?.wounds;
    expect(wounds('push')).toBe(1);
    expect(wounds('evasive-maneuvers')).toBe(0);
  });

  test('LEG-CARD-10 a chart of an upgrade turns surges to hits', () => {
    const surges = (ids: string[]) =>
      duel({ weapons: [FISTS, GUN], ...up(...ids) }, {}, { chance: ['surge', 'block'] }).told('surges')
        .length;
    expect(surges([])).toBe(0);
    expect(surges(['imperial-hammers-elite-armor-pilot'])).toBe(1);
  });

  test('LEG-TOKEN-07 LEG-CARD-11 friends at range 1-3 spend the tokens of the unit', () => {
    const asked = (x: number) =>
      scene({
        acting: 'B',
        played: { p1: 'luminous-beings-are-we' },
        chance: ['blank'],
        size: [2400, 914],
        units: {
          A: hero('luminous-beings-are-we', { tokens: { aim: 1 } }),
          B: { at: [[x, 300]] },
          X: { at: [[x + 100, 300]] },
        },
      })
        .give('attack')
        .give('X').asked;
    expect(asked(600)).toBe('ask-reroll');
    expect(asked(1200)).not.toBe('ask-reroll');
  });
});

describe('who is meant', () => {
  test('LEG-CARD-11 tokens for each wound, no more than three', () => {
    const n = (wounds: number) => {
      const g = scene({
        now: 'orders',
        priority: 'p1',
        played: { p1: 'last-stand', p2: 'standing-orders' },
        units: {
          A: hero('last-stand', { wounds: [wounds], card: { wounds: 9 } }),
          X: { at: [[900, 300]], card: { rank: 'commander' } },
        },
      });
      for (let i = 0; i < 8 && g.asked === 'ask-card-which'; i++) g.give('2');
      return g.unit('A').tokens.dodge;
    };
    expect(n(0)).toBe(0);
    expect(n(2)).toBe(2);
    expect(n(5)).toBe(3);
  });

  test('LEG-CARD-11 suppression is traded for dodge, as much as wanted', () => {
    const g = scene({
      acting: 'A',
      played: { p1: 'the-jedi-shall-fall' },
      chance: ['blank'],
      units: { A: hero('the-jedi-shall-fall', { card: { courage: 9 } }), X: { at: [[400, 300]] } },
    });
    g.give('attack').give('X').until('ask-may-gain', 2);
    expect(g.why('5')).toBeDefined();
    g.give('3');
    expect(g.unit('A').tokens).toMatchObject({ suppression: 3, dodge: 3 });
  });

  test('LEG-CARD-11 LEG-ACTV-03 another unit is activated at once, before the enemy', () => {
    const p = (answer: string) =>
      scene({
        now: 'turn',
        played: { p1: 'somebody-has-to-save-our-skins' },
        pools: { p1: [], p2: ['corps'] },
        chance: ['corps'],
        units: {
          A: hero('somebody-has-to-save-our-skins', { order: 'up' }),
          B: { at: [[300, 400]], order: 'up' },
          X: { at: [[1200, 300]] },
        },
      })
        .give('A')
        .give('end')
        .give(answer);
    expect(
      p('command:somebody-has-to-save-our-skins:command:somebody-has-to-save-our-skins').s.act?.unit,
    ).toBe('B');
    expect(p('pass').s.act?.unit).toBe('X');
  });

  test('LEG-CARD-11 a provoked enemy acts first, and is suppressed unless it attacks', () => {
    const g = scene({
      now: 'orders',
      priority: 'p2',
      played: { p1: 'give-in-to-your-anger', p2: 'standing-orders' },
      size: [2400, 914],
      units: {
        A: hero('give-in-to-your-anger'),
        X: { at: [[2000, 300]], card: { rank: 'commander', courage: 9 } },
        Y: { at: [[2000, 500]], card: { courage: 9 } },
      },
    });
    g.until('ask-card-whom', 4).give(['Y']);
    expect(g.s.act?.unit).toBe('Y');
    g.give('end');
    expect(g.unit('Y').tokens.suppression).toBe(4);
  });
});

describe('what secret and carried units get', () => {
  test('LEG-CARD-11 LEG-KWX-DIVULGE-03 a card that was divulged gives something else', () => {
    const given = (marks: Cast['marks']) => {
      const g = scene({
        now: 'command',
        hands: { p1: ['diplomatic-cover', 'ambush'], p2: ['standing-orders', 'push'] },
        units: {
          A: hero('diplomatic-cover', { marks: marks ?? {} }),
          X: { at: [[900, 300]], card: { rank: 'commander' } },
        },
      });
      g.give('#p1-diplomatic-cover', 'p1').give('#p2-standing-orders', 'p2');
      return Object.keys(g.unit('A').marks).filter(m => m.startsWith('given:'));
    };
    expect(given({})).toEqual(['given:reliable@command:diplomatic-cover']);
    expect(given({ divulged: { until: 'game', n: 1, unit: null } })).toEqual([
      'given:secret-mission@command:diplomatic-cover',
    ]);
  });

  test('LEG-CARD-11 LEG-KWW-ARM-01 charges of a command card are armed in this round', () => {
    const g = scene({
      now: 'command',
      hands: { p1: ['explosions', 'ambush'], p2: ['standing-orders', 'push'] },
      units: { A: hero('explosions'), X: { at: [[900, 300]], card: { rank: 'commander' } } },
    });
    g.give('#p1-explosions', 'p1').give('#p2-standing-orders', 'p2');
    expect(g.unit('A').marks['given:arm@command:explosions']).toMatchObject({
      until: 'round',
      param: { x: 2, of: ['command:explosions:0'] },
    });
    expect(g.unit('A').marks['given:detonate@command:explosions']?.until).toBe('game');
  });

  test('LEG-CARD-11 who attacked is suppressed at the end of its activation, who did not is not', () => {
    const g = (attacks: boolean) => {
      const played = scene({
        acting: 'X',
        turn: 'p2',
        pools: { p1: ['corps'], p2: [] },
        chance: attacks ? ['blank', 'corps'] : ['corps'],
        units: {
          A: { at: [[300, 300]] },
          X: { at: [[400, 300]], card: { name: 'Agent Kallus', courage: 9 } },
        },
        change: s => {
          s.sides.p1!.lasting = ['#p1-developing-sympathies'];
        },
      });
      if (attacks) played.give('attack').give('A').until('ask-action', 6);
      return played.give('end').unit('X').tokens.suppression;
    };
    expect(g(true)).toBe(4);
    expect(g(false)).toBe(0);
  });
});
