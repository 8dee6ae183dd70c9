import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acting, n, REST, shot, use } from '../fixtures/fights.js';
import { type Cast, scene } from '../fixtures/scene.js';

const AIDE: Partial<Cast> = { keywords: { aid: { who: [{ name: 'Unit B' }] } } };

describe('aid', () => {
  test('LEG-KWU-AID-01 LEG-KWU-AID-02 the token goes to a named unit at range 1 in sight, for suppression', () => {
    const g = acting(AIDE, { units: { B: { at: [[400, 300]] }, C: { at: [[380, 350]] } } }).give('aim');
    use(g);
    expect(g.unit('B').tokens.aim).toBe(1);
    expect(g.unit('A').tokens).toMatchObject({ aim: 0, suppression: 1 });
    expect(g.unit('C').tokens.aim).toBe(0);
  });

  test('LEG-KWU-AID-01 it may keep the token; beyond range 1 nobody is asked', () => {
    const near = acting(AIDE, { units: { B: { at: [[400, 300]] } } })
      .give('aim')
      .give('pass');
    expect(near.unit('A').tokens).toMatchObject({ aim: 1, suppression: 0 });
    const far = acting(AIDE, { units: { B: { at: [[500, 300]] } } }).give('aim');
    expect(far.unit('A').tokens.aim).toBe(1);
    expect(far.asked).toBe('ask-action');
  });

  test('LEG-KWU-AID-03 LEG-GAP-111 each token for itself, and no token is passed on twice', () => {
    const g = acting(
      { keywords: { aid: { who: [{ name: 'Unit B' }] }, tactical: 2 } },
      {
        units: {
          B: { at: [[420, 300]], keywords: { aid: { who: [{ name: 'Unit A' }] } } },
        },
      },
    )
      .give('move')
      .give({ x: 30000, y: 30000, z: 0 });
    use(g);
    expect(g.asked).toBe('ask-moment');
    g.give('pass');
    expect(unlike(0, g.unit('B').tokens.aim)).toBe(1); // it does not come back
    expect(g.unit('B').tokens.suppression).toBe(0);
    expect(g.unit('A').tokens).toMatchObject({ aim: 1, suppression: 1 });
  });
});

describe('teamwork', () => {
  const TEAM: Partial<Cast> = { keywords: { teamwork: { who: [{ name: 'Unit B' }] } } };

  test('LEG-KWU-TEAMWORK-01 LEG-KWU-TEAMWORK-02 either gains, so does the other, once', () => {
    const g = acting(TEAM, { units: { B: { at: [[600, 300]] } } }).give('aim');
    expect([g.unit('A').tokens.aim, g.unit('B').tokens.aim]).toEqual([1, 1]);
    g.give('dodge');
    expect([g.unit('A').tokens.dodge, g.unit('B').tokens.dodge]).toEqual([1, 1]);
    const other = acting(
      {},
      { units: { B: { at: [[600, 300]], keywords: { teamwork: { who: [{ name: 'Unit A' }] } } } } },
    ).give('aim');
    expect([other.unit('A').tokens.aim, other.unit('B').tokens.aim]).toEqual([1, 1]);
  });

  test('LEG-KWU-TEAMWORK-02 two that name each other mirror once', () => {
    const g = acting(TEAM, {
      units: { B: { at: [[600, 300]], keywords: { teamwork: { who: [{ name: 'Unit A' }] } } } },
    }).give('aim');
    expect([g.unit('A').tokens.aim, g.unit('B').tokens.aim]).toEqual([1, 1]);
  });

  test('LEG-KWU-TEAMWORK-01 not beyond range 2, and no surge tokens', () => {
    expect(
      acting(TEAM, { units: { B: { at: [[640, 300]] } } })
        .give('aim')
        .unit('B').tokens.aim,
    ).toBe(0);
    const g = acting(
      { keywords: { teamwork: { who: [{ name: 'Unit B' }] }, bolster: 1 } },
      { units: { B: { at: [[600, 300]] } } },
    );
    g.give('card:bolster');
    expect([g.unit('A').tokens.surge, g.unit('B').tokens.surge]).toEqual([1, 0]);
  });
});

describe('tokens of others', () => {
  const exemplar = (at: readonly [number, number], more: Partial<Cast> = {}) =>
    shot([...n('blank', 4), ...n('hit', 4), ...n('blank', 4)], {
      units: { B: { at: [at], keywords: { exemplar: true }, tokens: { aim: 2 }, ...more } },
    });

  test('LEG-KWU-EXEMPLAR-01 LEG-KWU-EXEMPLAR-02 friends at range 1 to 2 spend its tokens, as many as there are', () => {
    const g = exemplar([300, 600]);
    expect(g.asked).toBe('ask-reroll');
    expect(g.legal()).toContainEqual([]);
    expect(g.legal().length).toBeGreaterThan(1);
    g.give(['red-blank-1', 'red-blank-2']);
    expect(g.unit('B').tokens.aim).toBe(1);
    g.give(['red-blank-1', 'red-blank-2']);
    expect(g.unit('B').tokens.aim).toBe(0);
    expect(g.unit('A').tokens.aim).toBe(0);
  });

  test('LEG-KWU-EXEMPLAR-01 not beyond range 2, and not for enemies', () => {
    const none = () => [...n('blank', 4)];
    const far = shot(none(), {
      units: { B: { at: [[300, 640]], keywords: { exemplar: true }, tokens: { aim: 2 } } },
    });
    expect(far.told('pool-rolled')).toHaveLength(1);
    const foe = shot(none(), {
      units: { W: { at: [[300, 500]], keywords: { exemplar: true }, tokens: { aim: 2 } } },
    });
    expect(foe.told('pool-rolled')).toHaveLength(1);
  });

  const card = (keywords: object) =>
    ({ id: 'card', name: 'Card', type: 'gear', points: 1, keywords }) as const;

  test('LEG-KWU-CACHE-01 the tokens are put on the card during set-up', () => {
    const g = scene({
      now: 'objective',
      battle: { objective: 'breakthrough', deployment: 'battle-lines', condition: 'clear-conditions' },
      units: {
        A: {
          at: [[300, 300]],
          where: 'aside',
          upgrades: [
            card({
              cache: {
                tokens: [
                  [
                    ['aim', 1],
                    ['dodge', 2],
                  ],
                ],
              },
            }),
          ],
        },
        X: { at: [[600, 300]], where: 'aside' },
      },
    });
    expect(g.unit('A').upgrades[0]?.tokens).toEqual({ aim: 1, dodge: 2 });
    expect(g.unit('A').tokens.aim).toBe(0);
  });

  test('LEG-KWU-CACHE-02 LEG-TOKEN-07 they are spent as its own, one by one', () => {
    const g = shot([...n('blank', 4), ...n('hit', 2), ...n('blank', 4)], {
      by: { upgrades: [card({ cache: { tokens: [[['aim', 1]]] } })] },
      change: s => {
        const unit = s.units.A!;
        s.units.A = { ...unit, upgrades: [{ ...unit.upgrades[0]!, tokens: { aim: 1 } }] };
      },
    });
    expect(g.asked).toBe('ask-reroll');
    expect(g.legal()).toContainEqual([]);
    expect(g.legal().length).toBeGreaterThan(1);
    g.give(['red-blank-1', 'red-blank-2']);
    expect(g.unit('A').upgrades[0]?.tokens).toEqual({ aim: 0 });
    expect(g.told('pool-rolled')).toMatchObject([{ hits: 2 }]);
  });

  test('LEG-KWU-CACHE-03 what lies on a card stays at the end of the round', () => {
    const g = scene({
      now: 'end',
      units: {
        A: {
          at: [[300, 300]],
          card: { rank: 'commander' },
          tokens: { aim: 1 },
          upgrades: [card({ cache: { tokens: [[['aim', 1]]] } })],
        },
        X: { at: [[1500, 300]], card: { rank: 'commander' } },
      },
      change: s => {
        const unit = s.units.A!;
        s.units.A = { ...unit, upgrades: [{ ...unit.upgrades[0]!, tokens: { aim: 1 } }] };
      },
    });
    expect(g.unit('A').tokens.aim).toBe(0);
    expect(g.unit('A').upgrades[0]?.tokens).toEqual({ aim: 1 });
  });

  test('not from the rulebook: who is no regular shares nothing with clones, in neither direction', () => {
    const clone = { type: 'clone', wounds: 9 } as const;
    const odd = { 'were-not-regs': true } as const;
    const free = shot(n('blank', 4), {
      by: { card: clone, keywords: odd },
      units: { B: { at: [[300, 350]], card: clone, tokens: { aim: 1 } } },
    });
    expect(free.told('pool-rolled')).toHaveLength(1);
    const other = shot(n('blank', 4), {
      by: { card: clone },
      units: { B: { at: [[300, 350]], card: clone, keywords: odd, tokens: { aim: 1 } } },
    });
    expect(other.told('pool-rolled')).toHaveLength(1);
    const regular = shot(n('blank', 4), {
      by: { card: clone },
      units: { B: { at: [[300, 350]], card: clone, tokens: { aim: 1 } } },
    });
    expect(regular.asked).toBe('ask-reroll');
  });

  test('LEG-UTYPE-04 LEG-TOKEN-07 a clone spends one token of another clone in sight at range 1, one in an attack', () => {
    const clone = { type: 'clone', wounds: 9 } as const;
    const g = shot([...n('blank', 4), ...n('blank', 2), ...n('blank', 4)], {
      by: { card: clone },
      units: { B: { at: [[300, 350]], card: clone, tokens: { aim: 2 } }, ...REST },
    });
    g.give(['red-blank-1', 'red-blank-2']);
    expect(g.unit('B').tokens.aim).toBe(1);
    expect(g.asked).not.toBe('ask-reroll');
    const far = shot(n('blank', 4), {
      by: { card: clone },
      units: { B: { at: [[300, 500]], card: clone, tokens: { aim: 2 } } },
    });
    expect(far.asked).not.toBe('ask-reroll');
  });
});
