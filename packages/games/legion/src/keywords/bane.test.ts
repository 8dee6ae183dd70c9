import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acting, n, sum } from '../fixtures/fights.js';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';
import { game } from '../index.js';
import { hidden } from '../view/index.js';

const CAD = { id: 'cad-bane-needs-no-introduction', rank: 'operative' } as const;
const bane = (effect: string, x = 900, id = 'bane-1') =>
  ({ id, kind: 'bane', seat: 'p2', what: `#p2-bane-${effect}`, x: x * 100, y: 30000 }) as const;
const walk = (g: Played, x: number) => g.give('move').give({ x: x * 100, y: 30000, z: 0 });
const cad = (where: Cast['where'] = 'aside'): Cast => ({
  at: [[1700, 100]],
  card: CAD,
  ...(where && { where }),
  tokens: { aim: 1 },
});
const near = (effect: string, more: Partial<Scene> = {}): Played =>
  acting(
    { at: [[650, 300]], card: { wounds: 9 } },
    { tokens: [bane(effect)], ...more, units: { W: cad(), ...more.units } },
  );

describe('Bane tokens', () => {
  test('LEG-KWX-BANE-01 LEG-KWX-BANE-02 only its owner sees what a token is', () => {
    const g = near('smoke-and-mirrors');
    const shown = (['p1', 'p2', 'spectator'] as const).map(who => game.view(g.s, who).tokens[0]?.what);
    expect(shown).toEqual(['', '#p2-bane-smoke-and-mirrors', '']);
  });

  test('LEG-KWX-BANE-05 LEG-KWX-BANE-11 an enemy that comes to range 1 and sees it turns it up; this one just goes', () => {
    const far = walk(near('smoke-and-mirrors'), 720);
    expect(far.s.tokens).toHaveLength(1);
    const g = walk(near('smoke-and-mirrors'), 740);
    expect(g.told('token-revealed')).toMatchObject([{ card: '#p2-bane-smoke-and-mirrors' }]);
    expect(g.s.tokens).toEqual([]);
    const wall = piece('wall', [800, 200, 810, 400], 120, { blocksSight: true });
    expect(walk(near('smoke-and-mirrors', { terrain: [wall] }), 740).s.tokens).toHaveLength(1);
  });

  test('LEG-KWX-BANE-05 LEG-GAP-154 who is brought into melee there turns it up, too', () => {
    const g = scene({
      acting: 'X',
      turn: 'p2',
      tokens: [bane('smoke-and-mirrors')],
      units: {
        A: {
          at: [
            [700, 300],
            [715, 330],
          ],
          card: { wounds: 3 },
        },
        B: { at: [[100, 100]], order: 'up' },
        X: { at: [[850, 330]], card: { wounds: 3 } },
        W: cad(),
      },
    })
      .give('move')
      .give({ x: 74200, y: 33000, z: 0 });
    expect([g.asked, unlike(0, g.s.tokens.length)]).toEqual(['ask-join-melee', 1]); // not during the move
    g.give([
      { x: 74200, y: 30300, z: 0 },
      { x: 71500, y: 33000, z: 0 },
    ]);
    expect(g.s.tokens).toEqual([]);
  });

  test('LEG-KWX-BANE-03 LEG-KWU-IMMENEMY-03 they are enemy effects: who is immune does not turn them up', () => {
    const g = acting(
      { at: [[650, 300]], keywords: { 'immune-enemy-effects': true } },
      { tokens: [bane('kablamo')], units: { W: cad() } },
    );
    expect(walk(g, 740).s.tokens).toHaveLength(1);
    const own = acting(
      { at: [[650, 300]] },
      { tokens: [{ ...bane('kablamo'), seat: 'p1', what: '#p1-bane-kablamo' }] },
    );
    expect(walk(own, 740).s.tokens).toHaveLength(1);
  });

  test('LEG-KWX-BANE-12 this one goes off with the weapon of the command card', () => {
    const g = walk(near('kablamo', { chance: [...n('hit', 2), ...n('crit', 2), ...n('blank', 4)] }), 740);
    expect(g.told('armed')).toMatchObject([{ weapons: [{ dice: { red: 2, black: 2 } }] }]);
    expect(sum(g, 'A')).toBe(4);
    expect(g.s.tokens).toEqual([]);
  });

  test('LEG-KWX-BANE-07 he stands there and has an order', () => {
    const g = walk(near('here-i-am'), 740);
    expect(g.unit('W')).toMatchObject({ where: 'field', order: 'up', tokens: { aim: 1 } });
    expect(g.unit('W').minis[0]).toMatchObject({ x: 90000, y: 30000 });
  });

  test('LEG-KWX-BANE-08 LEG-KWX-BANE-09 already there he comes over with his tokens; defeated the token goes', () => {
    const over = walk(near('here-i-am', { units: { W: cad('field') } }), 740);
    expect(over.unit('W')).toMatchObject({ order: 'none', tokens: { aim: 1 } });
    expect(over.unit('W').minis[0]).toMatchObject({ x: 90000 });
    const gone = walk(near('here-i-am', { units: { W: cad('defeated') } }), 740);
    expect(gone.unit('W').where).toBe('defeated');
    expect(gone.s.tokens).toEqual([]);
  });

  test('LEG-KWX-BANE-06 minis move through them and do not end on them', () => {
    const g = near('smoke-and-mirrors', { tokens: [bane('smoke-and-mirrors', 690)] }).give('move');
    expect(g.why({ x: 69000, y: 30000, z: 0 })).toBe('LEG-MOVE-17');
    expect(unlike('LEG-MOVE-17', g.why({ x: 74000, y: 30000, z: 0 }))).toBeUndefined();
  });

  test('LEG-KWX-BANE-10 at the start of a round its owner may step out, blue first', () => {
    const g = scene({
      now: 'command',
      blue: 'p2',
      tokens: [bane('here-i-am'), bane('kablamo', 1100, 'bane-2')],
      units: { A: { at: [[300, 300]], card: { rank: 'commander' } }, W: cad() },
    });
    expect([g.asked, g.seat]).toEqual(['ask-bane', 'p2']);
    expect(g.why('bane-2')).toBe('LEG-KWX-BANE-10');
    expect(g.legal()).toEqual(['none', 'bane-1']);
    g.give('bane-1');
    expect(g.unit('W').where).toBe('field');
  });

  test('LEG-KWX-BANE-01 LEG-KWX-BANE-02 LEG-KWX-BANE-04 three different tokens face down instead of the unit, one of each', () => {
    const g = scene({
      now: 'objective',
      battle: { objective: 'breakthrough', deployment: 'battle-lines', condition: 'clear-conditions' },
      hands: { p1: ['i-make-the-rules-now'] },
      units: {
        A: { at: [[0, 0]], where: 'aside', card: CAD },
        B: { at: [[0, 0]], where: 'aside' },
        X: { at: [[0, 0]], where: 'aside' },
      },
      tokens: [{ x: 90000, y: 45000 }],
      change: s => {
        s.sides.p1!.divulged = ['#p1-ambush'];
      },
    }).give(['#p1-i-make-the-rules-now']);
    expect(g.why({ x: 90000, y: 45500, z: 0 })).toBe('LEG-SETUP-15'); // on an objective token
    g.first(3);
    const tokens = g.s.tokens
      .filter(t => t.kind === 'bane')
      .map(t => t.what)
      .sort();
    expect(unlike(1, new Set(tokens).size)).toBe(3);
    expect(tokens).toEqual(['#p1-bane-here-i-am', '#p1-bane-kablamo', '#p1-bane-smoke-and-mirrors']);
    expect(hidden(g.s).find(p => p.cards.includes('#p1-bane-kablamo'))).toMatchObject({ seen: ['p1'] });
    expect(g.shown()).toEqual(['B']); // Cad Bane is not deployed
  });
});
