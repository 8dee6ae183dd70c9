import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';

const LEADER: Cast = { at: [[300, 300]], card: { rank: 'commander', id: 'luke-skywalker-jedi-knight' } };
const FOE: Cast = { at: [[1500, 300]], card: { rank: 'commander' } };
const HAND = ['ambush', 'push', 'assault', 'standing-orders'];

const phase = (more: Partial<Scene> = {}): Played =>
  scene({
    now: 'command',
    hands: { p1: HAND, p2: HAND },
    ...more,
    units: more.units ?? { A: LEADER, X: FOE },
  });

const card = (seat: string, id: string): string => `#${seat}-${id}`;

describe('command cards', () => {
  test('LEG-CMD-01 LEG-CMD-04 LEG-CARD-11 both choose in secret; nothing is turned up before both have', () => {
    const g = phase();
    expect(g.asks.map(a => a.seat)).toEqual(['p1', 'p2']);
    g.give(card('p1', 'ambush'), 'p1');
    expect(g.told('played')).toEqual([]);
    expect(g.side('p1').hand).toHaveLength(4);
    g.give(card('p2', 'push'), 'p2');
    expect(g.told('played').map(e => e.card)).toEqual([card('p1', 'ambush'), card('p2', 'push')]);
  });

  test('LEG-CMD-02 without commander and operative no card is played', () => {
    const g = phase({ units: { A: { at: [[300, 300]] }, X: FOE } });
    expect(
      unlike(
        ['p1', 'p2'],
        g.asks.map(a => a.seat),
      ),
    ).toEqual(['p2']);
    const operative = phase({ units: { A: { at: [[300, 300]], card: { rank: 'operative' } }, X: FOE } });
    expect(operative.asks.map(a => a.seat)).toEqual(['p1', 'p2']);
  });

  test('LEG-CMD-03 LEG-CARD-11 the card of a unit only while that unit is on the battlefield', () => {
    const hands = { p1: ['son-of-skywalker', ...HAND], p2: HAND };
    const there = phase({ hands });
    expect(there.why(card('p1', 'son-of-skywalker'), 'p1')).toBeUndefined();
    const gone = phase({
      hands,
      units: {
        A: { ...LEADER, where: 'defeated' },
        B: { at: [[400, 300]], card: { rank: 'commander' } },
        X: FOE,
      },
    });
    expect(unlike(undefined, gone.why(card('p1', 'son-of-skywalker'), 'p1'))).toBe('LEG-CMD-03');
  });

  const cards = (one: string, two: string, chance: string[] = [], more: Partial<Scene> = {}): Played =>
    phase({ chance, ...more })
      .give(card('p1', one), 'p1')
      .give(card('p2', two), 'p2');

  test('LEG-CMD-07 LEG-EX-15 fewer pips have priority', () => {
    expect(cards('assault', 'ambush').s.priority).toBe('p2');
    expect(cards('push', 'assault').s.priority).toBe('p1');
  });

  test('LEG-CMD-08 LEG-EX-16 equal pips: blue rolls, a block gives it priority', () => {
    expect(cards('standing-orders', 'standing-orders', ['block']).s.priority).toBe('p1');
    expect(cards('standing-orders', 'standing-orders', ['blank']).s.priority).toBe('p2');
    expect(cards('standing-orders', 'standing-orders', ['surge'], { blue: 'p2' }).s.priority).toBe('p1');
  });

  test('LEG-CMD-09 LEG-CMD-10 who alone could play a card has priority; if nobody could, the die decides', () => {
    const one = phase({ units: { A: { at: [[300, 300]] }, X: FOE } }).give(card('p2', 'standing-orders'));
    expect(one.s.priority).toBe('p2');
    const none = phase({
      units: { A: { at: [[300, 300]] }, X: { at: [[1500, 300]] } },
      chance: ['block', 'corps'],
    });
    expect(none.told('priority')).toMatchObject([{ who: 'p1', rolled: 'block' }]);
  });

  test('LEG-CMD-05 LEG-GEN-06 blue is told first while nobody has priority', () => {
    const g = phase({ blue: 'p2' }).give(card('p1', 'ambush'), 'p1').give(card('p2', 'push'), 'p2');
    expect(g.told('played').map(e => e.who)).toEqual(['p2', 'p1']);
  });
});

describe('orders', () => {
  const orders = (units: Scene['units'], played: string, more: Partial<Scene> = {}): Played =>
    scene({
      now: 'orders',
      played: { p1: played, p2: 'standing-orders' },
      ...more,
      units: { X: { ...FOE, order: 'up' }, ...units },
    });

  test('LEG-ORDER-01 the unit of the card is nominated; LEG-ORDER-02 with a generic card any commander', () => {
    const own = orders(
      { A: LEADER, B: { at: [[400, 300]], card: { rank: 'commander' } } },
      'son-of-skywalker',
    );
    expect(unlike('B', own.told('nominated').find(e => e.who === 'p1')?.unit)).toBe('A');
    const generic = orders(
      { A: LEADER, B: { at: [[400, 300]], card: { rank: 'commander' } }, C: { at: [[500, 300]] } },
      'push',
    );
    expect(generic.asked).toBe('ask-nominate');
    expect(generic.legal()).toEqual(['A', 'B']);
  });

  test('LEG-ORDER-05 LEG-ORDER-06 LEG-EX-17 as many as the card says, at range 1 to 3 of the commander, itself too', () => {
    const g = orders(
      {
        A: LEADER,
        B: { at: [[700, 300]] },
        C: { at: [[784.2, 300]] },
        D: { at: [[790, 300]] },
        E: { at: [[400, 300]], order: 'down' },
      },
      'push',
    );
    expect(g.asked).toBe('ask-orders');
    expect(g.shown()).toEqual(['A', 'B', 'C']);
    expect(g.why(['A', 'B', 'C'])).toBeDefined();
    g.give(['A', 'C']);
    expect([g.unit('A').order, g.unit('B').order, g.unit('C').order]).toEqual(['up', 'none', 'up']);
  });

  test('LEG-ORDER-09 orders that nobody can receive are lost', () => {
    const g = orders({ A: LEADER, B: { at: [[1200, 800]] } }, 'assault');
    expect(g.told('ordered').map(e => e.unit)).toEqual(['A']); // nobody is asked
    expect(g.unit('B').order).toBe('none');
  });

  test('LEG-ORDER-04 LEG-ORDER-09 as many as the card says are issued: none is kept back', () => {
    const g = orders({ A: LEADER, B: { at: [[400, 300]] }, C: { at: [[500, 300]] } }, 'push');
    expect(g.asked).toBe('ask-orders');
    expect(g.why([])).toBeDefined();
    expect(g.why(['A'])).toBeDefined();
    expect(g.why(['A', 'C'])).toBeUndefined();
    expect(g.legal().length).toBeGreaterThan(1);
  });

  test('LEG-ORDER-07 the rank or type that the card demands', () => {
    const vader: Cast = {
      at: [[300, 300]],
      card: { rank: 'commander', id: 'darth-vader-dark-lord-of-the-sith' },
    };
    const tank: Cast = { at: [[400, 400]], card: { type: 'groundVehicle', base: 50, silhouette: [0, 60] } };
    const g = orders(
      { A: vader, B: { at: [[400, 300]] }, C: tank, D: { at: [[450, 300]] } },
      'new-ways-to-motivate-them',
    );
    expect(unlike(['A', 'B', 'C', 'D'], g.shown())).toEqual(['A', 'B', 'D']);
  });

  test('LEG-ORDER-03 the player with priority issues orders first', () => {
    const g = scene({
      now: 'orders',
      priority: 'p2',
      played: { p1: 'ambush', p2: 'push' },
      units: {
        A: LEADER,
        B: { at: [[400, 300]] },
        C: { at: [[500, 300]] },
        X: FOE,
        Y: { at: [[1400, 300]] },
        Z: { at: [[1300, 300]] },
      },
    });
    expect(g.seat).toBe('p2');
    expect(g.give(['Y', 'Z']).seat).toBe('p1');
  });

  test('LEG-ORDER-11 a token of its rank for every unit without an order', () => {
    const g = orders(
      { A: LEADER, B: { at: [[400, 300]] }, C: { at: [[500, 300]], card: { rank: 'heavy' } } },
      'push',
    ).give(['A', 'B']);
    expect(g.side('p1').pool).toEqual(['heavy']);
    expect(g.s.now).toBe('turn');
  });

  test('LEG-MERC-11 a unit with an affiliation takes orders only from its own', () => {
    const g = orders(
      { A: LEADER, B: { at: [[400, 300]], card: { affiliation: 'black-sun' } }, C: { at: [[500, 300]] } },
      'push',
    );
    expect(g.told('ordered').map(e => e.unit)).toEqual(['A', 'C']);
  });
});
