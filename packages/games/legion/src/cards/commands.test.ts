import { describe, expect, test } from 'vitest';
import { commandCard } from '../content/index.js';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';

/** The named unit of a command card. */
const hero = (command: string, more: Partial<Cast> = {}): Cast => ({
  at: [[300, 300]],
  ...more,
  card: { id: commandCard(command).units?.[0] ?? 'hero', rank: 'commander', wounds: 5, ...more.card },
});

/** Player 1 plays this card against Standing Orders. */
const plays = (command: string, more: Partial<Scene> = {}): Played => {
  const g = scene({
    now: 'command',
    ...more,
    hands: { p1: [command, 'ambush'], p2: ['standing-orders'], ...more.hands },
    units: {
      A: hero(command),
      X: { at: [[400, 300]], card: { rank: 'commander' } },
      ...more.units,
    },
  });
  g.give(`#p1-${command}`, 'p1').give('#p2-standing-orders', 'p2');
  return g;
};
/** Plays on to the first turn; every question takes its first answer. */
const toTurns = (g: Played): Played => {
  for (let n = 0; n < 12 && (g.s.now === 'command' || g.s.now === 'orders'); n++) g.first();
  return g;
};
const DRAW = { pools: { p1: [], p2: [] } };

describe('when cards are revealed', () => {
  test('LEG-CARD-11 tokens and keywords of this round come to the named unit alone', () => {
    const g = toTurns(
      plays('die-at-my-hand', {
        units: {
          A: hero('die-at-my-hand'),
          B: { at: [[300, 350]] },
          X: { at: [[900, 300]], card: { rank: 'commander' } },
        },
      }),
    );
    expect(g.unit('A').tokens).toMatchObject({ aim: 1, dodge: 1 });
    expect(g.unit('A').marks['given:relentless@command:die-at-my-hand']?.until).toBe('round');
    expect(g.unit('B').tokens).toMatchObject({ aim: 0, dodge: 0 });
  });

  test('LEG-CARD-11 troopers of both sides, and one token more from round 5 on', () => {
    const at = (round: number) => {
      const g = toTurns(
        plays('annihilation-looms', { round, chance: ['blank', 'blank', 'blank', 'blank', 'blank'] }),
      );
      return [g.unit('A').tokens.suppression, g.unit('X').tokens.suppression];
    };
    expect(at(4)).toEqual([1, 1]);
    expect(at(5)).toEqual([2, 2]);
  });

  test('LEG-CARD-11 a card comes back from the discard pile', () => {
    const g = plays('there-is-no-try', {
      change: s => {
        s.sides.p1!.discard = ['#p1-luminous-beings-are-we', '#p1-push'];
      },
    });
    expect(g.side('p1').hand).toContain('#p1-luminous-beings-are-we');
    expect(g.side('p1').discard).toEqual(['#p1-push']);
  });

  test('LEG-CARD-11 tokens for each unit near by, the unit itself not counted', () => {
    const g = toTurns(
      plays('knowledge-and-defense', {
        units: {
          A: hero('knowledge-and-defense'),
          B: { at: [[300, 350]] },
          C: { at: [[300, 250]] },
          D: { at: [[900, 800]] },
          X: { at: [[1200, 300]], card: { rank: 'commander' } },
        },
      }),
    );
    expect(g.unit('A').tokens.dodge).toBe(2);
  });

  test('LEG-CARD-11 wounds and tokens are taken off, no more than there are', () => {
    const g = plays('witch-magick', {
      units: {
        A: hero('witch-magick', { wounds: [3], tokens: { poison: 2 } }),
        X: { at: [[400, 300]], card: { rank: 'commander' } },
      },
    });
    expect(g.unit('A').minis[0]?.wounds).toBe(1);
    expect(g.unit('A').tokens.poison).toBe(0);
    const one = plays('witch-magick', {
      units: {
        A: hero('witch-magick', { wounds: [1] }),
        X: { at: [[400, 300]], card: { rank: 'commander' } },
      },
    });
    expect(one.unit('A').minis[0]?.wounds).toBe(0);
  });
});

describe('orders', () => {
  test('LEG-CARD-11 LEG-ORDER-08 who is ordered by this card gains a token, nobody else', () => {
    const g = plays('roger-roger', {
      units: {
        A: { at: [[300, 300]], card: { rank: 'commander', type: 'droid' } },
        B: { at: [[300, 350]], card: { type: 'droid' } },
        C: { at: [[300, 250]] },
        X: { at: [[900, 300]], card: { rank: 'commander' } },
      },
    });
    g.give('1').give('2'); // both droids are ordered, whether anybody thinks or not
    expect(g.unit('A').tokens.dodge).toBe(1);
    expect(g.unit('B').tokens.surge).toBe(1);
    expect(g.unit('C').tokens).toMatchObject({ dodge: 0, surge: 0 });
  });

  test('LEG-CARD-11 the enemy issues one order only', () => {
    const p = (command: string): Scene => ({
      now: 'orders',
      played: { p1: command, p2: 'assault' },
      priority: 'p2',
      units: {
        A: { at: [[300, 300]], card: { rank: 'operative' } },
        X: { at: [[900, 300]], card: { rank: 'commander' } },
        Y: { at: [[900, 350]] },
      },
    });
    const free = scene(p('push'));
    expect([free.unit('X').order, free.unit('Y').order]).toEqual(['up', 'up']);
    const g = scene(p('sabotaged-communications'));
    expect(g.why(['X', 'Y'])).toBeDefined();
    g.give(['Y']);
    expect([g.unit('X').order, g.unit('Y').order]).toEqual(['none', 'up']);
  });

  test('LEG-CARD-11 a face-up order goes back into the pool, the enemy chooses whose', () => {
    const g = scene({
      now: 'orders',
      priority: 'p1',
      played: { p1: 'delaying-tactics', p2: 'push' },
      units: {
        A: { at: [[300, 300]], card: { rank: 'commander' } },
        X: { at: [[900, 300]], card: { rank: 'commander' } },
        Y: { at: [[900, 350]] },
        Z: { at: [[900, 250]] },
      },
    });
    g.give(['Y', 'Z']);
    expect(g.seat).toBe('p2');
    expect(g.shown().sort()).toEqual(['Y', 'Z']);
    g.give(['Z']);
    expect(g.unit('Z').order).toBe('none');
    expect(g.side('p2').pool).toContain('corps');
  });

  test('LEG-CARD-11 orders of this card reach no farther than range 1', () => {
    const p = (command: string) =>
      scene({
        now: 'orders',
        priority: 'p1',
        played: { p1: command, p2: 'ambush' },
        units: {
          A: hero('fight-another-day'),
          B: { at: [[300, 350]] },
          C: { at: [[300, 600]] },
          X: { at: [[900, 300]], card: { rank: 'commander' } },
        },
      });
    const g = p('fight-another-day');
    expect(g.legal().flat()).not.toContain('C');
    expect(p('push').legal().flat()).toContain('C');
  });

  test('LEG-CARD-11 only a commander of the right kind can be nominated', () => {
    const p = (type: 'trooper' | 'wookiee') =>
      scene({
        now: 'orders',
        priority: 'p1',
        played: { p1: 'yhwargghhhhhhhhhh', p2: 'ambush' },
        chance: ['commander', 'commander'],
        units: {
          A: { at: [[300, 300]], card: { rank: 'commander', type } },
          X: { at: [[900, 300]], card: { rank: 'commander' } },
        },
      });
    expect(p('trooper').s.sides.p1?.commander).toBeNull();
    expect(p('wookiee').s.sides.p1?.commander).toBe('A');
  });
});

describe('in the activation phase', () => {
  const acting = (command: string, more: Partial<Scene> = {}): Scene => ({
    now: 'turn',
    turn: 'p1',
    played: { p1: command },
    pools: { p1: [], p2: ['corps'] },
    ...more,
    units: { A: hero(command, { order: 'up' }), X: { at: [[400, 300]] }, ...more.units },
  });

  test('LEG-CARD-12 the weapon of the card is there in the activation of its unit and not after', () => {
    const g = scene(acting('zx-flame-projector', { chance: ['corps'], inPart: true }));
    expect(g.asked).toBe('ask-action');
    g.give('attack').give('X');
    expect(g.shown()).toContain('command:zx-flame-projector:0');
    const after = scene(acting('zx-flame-projector', { chance: ['corps'] })).give('end');
    expect(after.unit('A').marks).toEqual({});
  });

  test('LEG-CARD-12 an attack with the weapon of the card alone, on different units', () => {
    const g = scene(
      acting('coordinated-bombardment', {
        chance: ['hit', 'blank', 'blank', 'hit', 'blank', 'blank', 'corps'],
        units: {
          A: hero('coordinated-bombardment', { order: 'up' }),
          X: { at: [[1100, 300]] },
          Y: { at: [[1100, 500]] },
        },
      }),
    );
    g.give('end').give('command:coordinated-bombardment:command:coordinated-bombardment');
    expect(g.asked).toBe('ask-target');
    expect(g.shown()).toEqual(['X', 'Y', 'none']);
    g.give('X');
    expect(g.told('armed')[0]?.weapons.map(w => w.weapon)).toEqual(['command:coordinated-bombardment:0']);
    g.until('ask-target', 8);
    expect(g.shown()).toEqual(['Y', 'none']);
  });

  test('LEG-CARD-11 a unit that cannot attack in this round', () => {
    const g = scene(
      acting('close-call', {
        units: {
          A: hero('close-call', {
            order: 'up',
            marks: { 'bend:no-attack@command:close-call': { until: 'round', n: 1, unit: null } },
          }),
          X: { at: [[400, 300]] },
        },
      }),
    );
    expect(g.why('attack')).toBe('LEG-CARD-11');
  });

  test('LEG-CARD-11 a second attack in the activation', () => {
    const marks = { 'bend:attacks-twice@command:x': { until: 'round', n: 1, unit: null } } as const;
    const p = (m: Cast['marks']) =>
      scene({
        acting: 'A',
        left: 3,
        chance: ['blank'],
        units: { A: { at: [[300, 300]], marks: m ?? {} }, X: { at: [[400, 300]] } },
      })
        .give('attack')
        .give('X')
        .until('ask-action', 6);
    expect(p({}).why('attack')).toBe('LEG-ACTV-14');
    expect(p(marks).why('attack')).toBeUndefined();
  });

  test('LEG-CARD-11 enemy troopers near by are suppressed when the unit is activated', () => {
    const g = scene(
      acting('master-of-evil', {
        units: {
          A: hero('master-of-evil', { order: 'up' }),
          X: { at: [[500, 300]] },
          Y: { at: [[900, 300]] },
        },
      }),
    );
    expect([g.unit('X').tokens.suppression, g.unit('Y').tokens.suppression]).toEqual([3, 0]);
  });

  test('LEG-CARD-11 the order of who was attacked goes back into the pool', () => {
    const p = (order: 'up' | 'down') =>
      scene({
        acting: 'A',
        played: { p1: 'pinned-down' },
        chance: ['blank'],
        units: { A: { at: [[300, 300]], card: { rank: 'support' } }, X: { at: [[400, 300]], order } },
      })
        .give('attack')
        .give('X')
        .until('ask-action', 6);
    expect(p('up').side('p2').pool).toEqual(['corps']);
    expect(p('down').side('p2').pool).toEqual([]);
  });

  test('LEG-CARD-11 they must attack a trooper with an order if they can', () => {
    const p = (command: string) =>
      scene({
        acting: 'X',
        turn: 'p2',
        played: { p1: command },
        units: { A: { at: [[300, 300]], order: 'up' }, B: { at: [[300, 400]] }, X: { at: [[400, 300]] } },
      }).give('attack');
    expect(p('push').why('B')).toBeUndefined();
    expect(p('reckless-diversion').why('B')).toBe('LEG-ATK-04');
  });

  test('LEG-CARD-11 enemies in melee with the unit cannot spend their tokens', () => {
    const p = (command: string) =>
      scene({
        acting: 'X',
        turn: 'p2',
        played: { p1: command },
        chance: ['blank'],
        units: { A: hero('duel-of-the-fates'), X: { at: [[327, 300]], tokens: { aim: 1 } } },
      })
        .give('attack')
        .give('A:melee');
    expect(p('push').asked).toBe('ask-reroll');
    expect(p('duel-of-the-fates').asked).not.toBe('ask-reroll');
  });

  test('LEG-CARD-11 enemies drop one token at most in their rally', () => {
    const p = (command: string) =>
      scene({
        now: 'turn',
        turn: 'p2',
        played: { p1: command },
        pools: DRAW.pools,
        chance: ['block', 'block'],
        units: { A: { at: [[300, 300]] }, X: { at: [[900, 300]], order: 'up', tokens: { suppression: 2 } } },
      });
    expect(p('push').unit('X').tokens.suppression).toBe(0);
    expect(p('unrelenting-fire').unit('X').tokens.suppression).toBe(1);
  });

  test('LEG-CARD-11 LEG-KWX-PERMANENT-01 what stays in play is not revealed again', () => {
    const g = toTurns(
      scene({
        now: 'command',
        hands: { p1: ['ambush'], p2: ['standing-orders'] },
        units: { A: hero('hero-of-the-clone-wars'), X: { at: [[400, 300]], card: { rank: 'commander' } } },
        change: s => {
          s.sides.p1!.lasting = ['#p1-hero-of-the-clone-wars'];
        },
      })
        .give('#p1-ambush', 'p1')
        .give('#p2-standing-orders', 'p2'),
    );
    expect(g.told('mark')).toEqual([]);
  });
});
