import { describe, expect, test } from 'vitest';
import { acting } from './fixtures/fights.js';
import { view } from './view/index.js';

describe('who looks on', () => {
  const g = acting(
    { tokens: { aim: 1 } },
    {
      hands: { p1: ['ambush', 'push'], p2: ['assault'] },
      played: { p2: 'standing-orders' },
      contingencies: { p1: ['standing-orders'] },
      tokens: [{ id: 'bane-1', kind: 'bane', seat: 'p2', what: '#p2-bane-kablamo', x: 500, y: 700 }],
    },
  );
  const seen = view(g.s, 'spectator');
  const text = JSON.stringify(seen);

  test('LEG-ARMY-19 sees both armies, their tokens, what is played and how many cards are in a hand', () => {
    expect(seen.units.map(u => u.id).sort()).toEqual(['A', 'X', 'Y', 'Z']);
    expect(seen.units.find(u => u.id === 'A')).toMatchObject({
      tokens: { aim: 1 },
      minis: [{ x: 30_000, y: 30_000 }],
    });
    expect(seen.act?.unit).toBe('A');
    expect(seen.sides.map(s => [s.hand, s.contingencies, s.played])).toEqual([
      [2, 1, null],
      [1, 0, '#p2-standing-orders'],
    ]);
    expect(seen.tokens).toMatchObject([{ id: 'bane-1', x: 500, y: 700, what: '' }]);
  });

  test('LEG-ARMY-19 LEG-KWX-BANE-02 and no card of a hand, none that is set aside, nor what a hidden token is', () => {
    for (const secret of ['p1-ambush', 'p1-push', 'p1-standing-orders', 'p2-assault', 'kablamo'])
      expect(text, secret).not.toContain(secret);
    expect(view(g.s, 'p1').hand).toEqual(['#p1-ambush', '#p1-push']);
    expect(JSON.stringify(view(g.s, 'p1'))).not.toMatch(/p2-assault|kablamo/);
    expect(JSON.stringify(view(g.s, 'p2'))).toContain('kablamo');
  });
});
