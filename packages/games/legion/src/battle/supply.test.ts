import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';
import type { TokenAt } from '../state.js';
import { supplyDeck } from './supply.js';

const BATTLE = { condition: 'supply-drop', deployment: 'battle-lines' } as const;
const crate = (what: 'face-down' | 'face-up', x = 326): Partial<TokenAt> =>
  ({ id: `condition-${x}`, kind: 'condition', x: x * 100, y: 30000, what }) as const;

const acting = (cast: Partial<Cast> = {}, more: Partial<Scene> = {}): Played =>
  scene({
    acting: 'A',
    battle: BATTLE,
    tokens: [crate('face-down')],
    ...more,
    units: {
      A: { at: [[300, 300]], ...cast },
      X: { at: [[1500, 300]] },
      Y: { at: [[1700, 850]], order: 'up' },
    },
  });

describe('supply drop', () => {
  test('LEG-BATTLE-21 one deck of sixteen cards, eight types twice, for both players', () => {
    const deck = supplyDeck(acting().s);
    expect([deck.length, new Set(deck).size]).toEqual([16, 8]);
    const g = acting({}, { chance: ['camouflage', 'arc-welder'] })
      .give('card:resupply')
      .give('camouflage');
    expect(supplyDeck(g.s).filter(c => c === 'camouflage')).toHaveLength(1);
    expect(supplyDeck(g.s)).toHaveLength(15);
  });

  test('LEG-CARD-04 six tokens, face down, are placed in turn', () => {
    const g = scene({
      now: 'objective',
      round: 0,
      battle: BATTLE,
      units: { A: { at: [[0, 0]], where: 'aside' }, X: { at: [[0, 0]], where: 'aside' } },
    });
    const seats: string[] = [];
    for (let n = 0; n < 6; n++) {
      seats.push(g.seat);
      g.first();
    }
    expect(seats.join()).toBe('p1,p2,p1,p2,p1,p2');
    expect(g.s.tokens.map(t => [t.kind, t.what])).toEqual(Array(6).fill(['condition', 'face-down']));
  });

  test('LEG-BATTLE-22 a free card action of troopers, no creatures, whose leader touches a condition token', () => {
    const why = (cast: Partial<Cast>) => acting(cast).why('card:resupply');
    expect(why({})).toBeUndefined();
    expect(why({ at: [[299, 300]] })).toBe('LEG-BATTLE-22');
    expect(
      why({
        at: [
          [250, 300],
          [277, 300],
        ],
      }),
    ).toBe('LEG-BATTLE-22'); // only a follower touches it
    expect(why({ card: { type: 'creature', base: 50 }, at: [[288.5, 300]] })).toBe('LEG-BATTLE-22');
    expect(why({ card: { type: 'emplacement', base: 50 }, at: [[288.5, 300]] })).toBeUndefined();
    expect(why({ card: { type: 'groundVehicle', base: 50, silhouette: [0, 60] }, at: [[288.5, 300]] })).toBe(
      'LEG-BATTLE-22',
    );
    const g = acting({}, { chance: ['camouflage', 'arc-welder'] })
      .give('card:resupply')
      .give('camouflage');
    expect(g.s.act?.left).toBe(2);
  });

  test('LEG-BATTLE-23 a token that lies face down is turned up, one that lies face up goes', () => {
    const after = (what: 'face-down' | 'face-up') =>
      acting({}, { tokens: [crate(what)], chance: ['camouflage', 'arc-welder'] })
        .give('card:resupply')
        .give('camouflage')
        .s.tokens.map(t => t.what);
    expect([after('face-down'), after('face-up')]).toEqual([['face-up'], []]);
  });

  test('LEG-BATTLE-24 one of two cards is kept, the other goes back', () => {
    const g = acting({}, { chance: ['camouflage', 'arc-welder'] }).give('card:resupply');
    expect([g.asked, g.shown().join()]).toEqual(['ask-supply-card', 'camouflage,arc-welder']);
    g.give('arc-welder');
    expect(g.unit('A').marks['supply:arc-welder']?.n).toBe(1);
    expect(g.unit('A').marks['supply:camouflage']).toBeUndefined();
    expect(supplyDeck(g.s).filter(c => c === 'camouflage')).toHaveLength(2);
  });

  test('LEG-BATTLE-25 a unit may have two cards of one type', () => {
    const marks = { 'supply:camouflage': { until: 'game', n: 1, unit: null } } as const;
    const g = acting({ marks }, { chance: ['camouflage', 'arc-welder'] })
      .give('card:resupply')
      .give('camouflage');
    expect(unlike(1, g.unit('A').marks['supply:camouflage']?.n)).toBe(2);
    expect(supplyDeck(g.s)).not.toContain('camouflage');
  });

  test('LEG-CARD-04 the Grapnel-Harpoon lets its unit scale until the end of its activation', () => {
    const marks = { 'supply:grapnel-harpoon': { until: 'game', n: 1, unit: null } } as const;
    const g = acting({ marks }).give('card:supply:grapnel-harpoon');
    expect(g.unit('A').marks['given:scale']?.until).toBe('activation');
    expect(acting().shown()).not.toContain('card:supply:grapnel-harpoon');
  });
});
