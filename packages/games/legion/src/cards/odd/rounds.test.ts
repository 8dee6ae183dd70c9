import { describe, expect, test } from 'vitest';
import { commandCard } from '../../content/index.js';
import { acting, facing, gun, n, sum, use } from '../../fixtures/fights.js';
import { type Cast, type Played, type Scene, scene } from '../../fixtures/scene.js';
import { cardOf } from '../../vocabulary.js';

const through = (g: Played): Played => {
  for (let k = 0; k < 40 && g.s.attack; k++) g.first();
  return g;
};
const hero = (id: string, more: Partial<Cast> = {}): Cast => ({
  at: [[300, 300]],
  ...more,
  card: { id, rank: 'commander', wounds: 5, ...more.card },
});

describe('two heroes shoot together', () => {
  const LEIA = 'leia-organa-fearless-and-inventive';
  const CHEWIE = 'chewbacca-walking-carpet';
  const WIDE = { name: 'Wide', range: [1, 3], dice: { white: 2 } } as const;
  const LONG = { name: 'Long', range: [1, 4], dice: { black: 3 } } as const;
  const together = (more: { by?: Partial<Cast>; b?: Partial<Cast>; units?: Scene['units'] } = {}) =>
    facing({
      chance: n('blank', 20),
      played: { p1: 'brains-and-brawn' },
      by: hero(LEIA, { weapons: [gun()], ...more.by }),
      units: {
        B: hero(CHEWIE, { at: [[300, 400]], weapons: [WIDE, LONG], ...more.b }),
        ...more.units,
      },
    })
      .give('attack')
      .give('X');

  test('LEG-CARD-11 LEG-CARD-12 one of the ranged weapons of the other joins the pool, if its player likes', () => {
    const g = together();
    expect(g.legal()).toEqual(['pass', 'command:brains-and-brawn~9:command:brains-and-brawn~9']);
    use(g);
    expect([g.asked, g.legal()]).toEqual(['ask-weapon', ['unit:0', 'unit:1']]);
    g.give('unit:1');
    expect(g.told('armed').at(-1)?.weapons).toMatchObject([{ unit: 'B', weapon: 'unit:1' }]);
    expect(g.told('armed')).toHaveLength(2);
    expect(through(together().give('pass')).told('armed')).toHaveLength(1);
  });

  test('LEG-CARD-11 not out of sight or range, in melee, or for anybody else', () => {
    const isOffered = (g: Played) => g.asked === 'ask-moment';
    expect(isOffered(together({ b: { at: [[100, 900]] } }))).toBe(false); // beyond range 3 of X
    expect(isOffered(together({ units: { Y: { at: [[300, 427]] } } }))).toBe(false); // in melee
    expect(isOffered(together({ by: { card: { id: 'somebody' } } }))).toBe(false);
    expect(isOffered(together())).toBe(true);
  });
});

describe('a hunter that does not fall', () => {
  const HUNTER = commandCard('focused-on-the-kill').units?.[0] as string;
  const PREY = { 'bounty:A': { until: 'game', n: 1, unit: null } } as const;
  const attacked = (marks: Cast['marks'], played = 'focused-on-the-kill') =>
    facing({
      chance: [...n('hit', 4), ...n('blank', 8)],
      played: { p1: played },
      by: hero(HUNTER, { weapons: [gun()] }),
      to: { tokens: { dodge: 2 }, card: { wounds: 9 }, ...(marks && { marks }) },
    })
      .give('attack')
      .give('X');

  test('LEG-CARD-11 LEG-TOKEN-07 whoever has a bounty spends nothing against it', () => {
    expect(attacked({}).asked).toBe('ask-dodge');
    const g = through(attacked(PREY));
    expect(g.unit('X').tokens.dodge).toBe(2);
    expect(sum(g, 'X')).toBe(4);
    expect(attacked(PREY, 'standing-orders').asked).toBe('ask-dodge');
  });

  test('LEG-CARD-11 LEG-WOUND-02 it bears more wounds than it has, until the end phase begins', () => {
    const shotAt = (played: string) =>
      through(
        facing({
          chance: [...n('hit', 4), ...n('blank', 8)],
          played: { p2: played },
          to: hero(HUNTER, { at: [[600, 300]], card: { wounds: 2 } }),
        })
          .give('attack')
          .give('X'),
      );
    const g = shotAt('focused-on-the-kill');
    expect([g.unit('X').where, sum(g, 'X')]).toEqual(['field', 2]); // an attack wounds no more than that
    expect(shotAt('standing-orders').unit('X').where).toBe('defeated');
    const end = (wounds: number) =>
      scene({
        now: 'end',
        played: { p1: 'focused-on-the-kill' },
        chance: n('corps', 9),
        units: {
          A: hero(HUNTER, { wounds: [wounds] }),
          B: { at: [[300, 600]] },
          X: { at: [[900, 300]] },
        },
      }).unit('A').where;
    expect([end(6), end(5), end(4)]).toEqual(['defeated', 'defeated', 'field']);
  });
});

describe('a deal is altered', () => {
  const LANDO = 'lando-calrissian-smooth-operator';
  const own = 'ace-up-his-sleeve';
  const choosing = (discarded: readonly string[], more: Partial<Scene> = {}) =>
    scene({
      now: 'command',
      chance: n('block', 3),
      hands: { p1: [own, 'push', 'assault'], p2: ['ambush', 'push'] },
      flaws: { p2: ['ive-altered-the-deal'] },
      units: {
        A: hero(LANDO),
        B: { at: [[300, 500]], card: { rank: 'commander' } },
        X: { at: [[900, 300]], card: { rank: 'commander' } },
      },
      ...more,
      change: s => {
        const side = s.sides.p1;
        if (side) side.discard = discarded.map(id => cardOf('p1', id));
      },
    });
  const three = ['ambush', 'push', 'assault'];

  test('LEG-KWU-FLAWED-02 it may be played at the start of the command phase, when three cards are gone', () => {
    expect(commandCard(own).units).toEqual([LANDO]);
    const g = choosing(three);
    expect([g.asked, g.seat, g.legal()]).toEqual(['ask-flaw', 'p2', ['false', 'true']]);
    expect(choosing(three.slice(1)).asked).toBe('ask-command');
  });

  test('LEG-KWU-FLAWED-02 LEG-CMD-03 then the cards of the flawed unit stay in the hand; declined they may be played', () => {
    const barred = choosing(three).give('true');
    expect(barred.why(`#p1-${own}`, 'p1')).toBe('LEG-KWU-FLAWED-02');
    expect(barred.why('#p1-push', 'p1')).toBeUndefined();
    expect(choosing(three).give('false').why(`#p1-${own}`, 'p1')).toBeUndefined();
  });

  test('LEG-KWU-CONTINGENCIES-04 nor does its player change a card for a contingency', () => {
    const changing = (flaw: string) =>
      choosing(three, {
        contingencies: { p1: ['assault'] },
        units: {
          A: hero(LANDO, { keywords: { contingencies: 1 } }),
          B: { at: [[300, 500]], card: { rank: 'commander' } },
          X: { at: [[900, 300]], card: { rank: 'commander' } },
        },
      })
        .give(flaw)
        .give('#p1-assault', 'p1')
        .give('#p2-push', 'p2').asked;
    expect(changing('false')).toBe('ask-contingency');
    expect(changing('true')).not.toBe('ask-contingency');
  });
});

describe('marks on a target', () => {
  const CODY = 'clone-commander-cody-leader-of-the-212th';
  const aimed = (to: Partial<Cast>, played = 'bring-it-down') =>
    facing({
      chance: [...n('hit', 4), ...n('blank', 12)],
      played: { p1: played },
      by: { weapons: [gun()] },
      to,
      units: { C: hero(CODY, { at: [[100, 700]] }) },
    })
      .give('attack')
      .give('X');

  test('LEG-CARD-11 LEG-KWW-SUPPRESSIVE-01 for an observation token of a trooper its attacker is suppressive', () => {
    const g = aimed({ tokens: { observation: 2 }, card: { wounds: 9 } });
    expect(g.asked).toBe('ask-moment');
    const kept = through(aimed({ tokens: { observation: 2 }, card: { wounds: 9 } }).give('pass'));
    expect([kept.unit('X').tokens.observation, kept.unit('X').tokens.suppression]).toEqual([2, 1]);
    use(g);
    through(g);
    expect([g.unit('X').tokens.observation, g.unit('X').tokens.suppression]).toEqual([1, 2]);
    expect(aimed({ card: { wounds: 9 } }).asked).not.toBe('ask-moment'); // nobody has observed it
  });

  test('LEG-CARD-11 LEG-KWW-IMPACT-01 against a vehicle it has Impact 1', () => {
    const tank: Partial<Cast> = {
      tokens: { observation: 1 },
      keywords: { armor: true },
      card: { type: 'groundVehicle', base: 70, silhouette: [0, 80], wounds: 9, resilience: 9 },
    };
    const g = aimed(tank);
    use(g);
    through(g);
    expect(sum(g, 'X')).toBe(1);
    expect(sum(through(aimed(tank).give('pass')), 'X')).toBe(0);
  });

  test('LEG-CARD-11 LEG-ACTV-19 each free card action of the commander twice, not three times', () => {
    const g = scene({
      now: 'command',
      chance: n('block', 4),
      hands: { p1: ['bring-it-down', 'assault'], p2: ['push', 'assault'] },
      pools: { p1: ['corps'], p2: ['corps'] },
      units: {
        A: { at: [[300, 300]], card: { id: CODY, rank: 'commander' } },
        X: { at: [[900, 300]], card: { rank: 'commander' } },
      },
    })
      .give('#p1-bring-it-down', 'p1')
      .give('#p2-push', 'p2');
    const marks = g.unit('A').marks;
    expect(Object.keys(marks)).toEqual(['bend:cards-twice@command:bring-it-down']);

    const free = acting(
      { keywords: { bolster: { x: 1, free: true } }, marks },
      { units: { B: { at: [[340, 300]] } } },
    );
    for (let times = 0; times < 2; times++) {
      expect(free.why('card:bolster')).toBeUndefined();
      free.give('card:bolster');
      for (let k = 0; k < 3 && free.asked !== 'ask-action'; k++) free.first();
    }
    expect(free.why('card:bolster')).toBe('LEG-ACTV-19');
  });

  test('LEG-ACTV-14 a card action that is not free is performed once all the same', () => {
    const marks = { 'bend:cards-twice@x': { until: 'round', n: 1, unit: null } } as const;
    const g = acting({ keywords: { bolster: 1 }, marks }, { units: { B: { at: [[340, 300]] } } });
    g.give('card:bolster');
    for (let k = 0; k < 3 && g.asked !== 'ask-action'; k++) g.first();
    expect(g.why('card:bolster')).toBe('LEG-ACTV-14');
  });
});

describe('a factory of droids', () => {
  const POGGLE = commandCard('we-make-weapons').units?.[0] as string;
  const ordered = (b: Partial<Cast>) =>
    scene({
      now: 'orders',
      played: { p1: 'we-make-weapons', p2: 'standing-orders' },
      chance: n('commander', 4),
      units: {
        A: hero(POGGLE, { order: 'up' }),
        B: {
          at: [[300, 400]],
          tokens: { suppression: 2 },
          ...b,
          card: { type: 'droid', minis: 3, ...b.card },
        },
        X: { at: [[900, 300]], card: { rank: 'commander' }, order: 'up' },
      },
      change: s => {
        const unit = s.units.B;
        Object.assign(unit ?? {}, { minis: unit?.minis.slice(0, 1) }); // two fell in an earlier round
      },
    });

  test('LEG-CARD-11 for its order a corps droid trooper unit gets back a mini, and rids itself of a suppression token', () => {
    const g = ordered({});
    expect([g.asked, g.legal()]).toEqual([
      'ask-moment',
      ['pass', 'command:we-make-weapons:command:we-make-weapons'],
    ]);
    use(g);
    expect(g.asked).toBe('ask-restored');
    g.first();
    const b = g.unit('B');
    expect([b.order, b.minis.length, b.minis[1]?.wounds, b.tokens.suppression]).toEqual(['none', 2, 0, 1]);
    expect(g.side('p1').pool).toEqual(['corps']);
    const kept = ordered({}).give('pass').unit('B');
    expect([kept.order, kept.minis.length, kept.tokens.suppression]).toEqual(['up', 1, 2]);
  });

  test('LEG-CARD-11 no other rank', () => {
    expect(ordered({ card: { rank: 'special-forces' } }).asked).not.toBe('ask-moment');
  });
});
