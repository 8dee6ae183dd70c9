import { describe, expect, test } from 'vitest';
import { acting as acts, attackedBy as attacked, defenceless } from '../fixtures/acting.js';
import type { Given, Scene } from '../fixtures/scene.js';
import { options } from '../options.js';

describe('several attacks on one card', () => {
  const between = '\n  B g S\n   . . .';

  test('GLM-MON-25 when the focus falls, the next attack finds another by the rules of focus', () => {
    const sc = acts('night-demon', 'night-demon-7', { map: between, figures: { B: { hp: 1 } } }, defenceless);
    expect(attacked(sc)).toEqual(['brute', 'spellweaver']);
    expect(sc.told('focused').map(e => e.on)).toEqual(['brute', 'spellweaver']);
  });

  test('GLM-MON-25 a Move after the focus fell goes to the new focus, and the attack after it hits it', () => {
    const sc = acts(
      'hound',
      'hound-8',
      { map: '\n  B g . . S\n   # # # # #', figures: { B: { hp: 1 } } },
      defenceless,
    );
    expect(attacked(sc)).toEqual(['brute', 'spellweaver']);
    expect(sc.told('moved')).toHaveLength(1);
  });

  test('GLM-MON-44 a focus that still stands is attacked again', () => {
    const sc = acts('night-demon', 'night-demon-7', { map: between }, defenceless);
    expect(attacked(sc)).toEqual(['brute', 'brute']);
    expect(sc.told('focused')).toHaveLength(1);
  });

  test('GLM-MON-25 GLM-MON-48 a further attack that cannot be made on the focus finds its target by the rules of focus', () => {
    const far = { map: '\n  B . . . . . . g o S\n   # # # # # # # # # #' };
    const sc = acts('deep-terror', 'deep-terror-5', far, defenceless);
    expect(sc.told('focused').map(e => e.on)).toEqual(['brute', 'spellweaver']);
    expect(attacked(sc)).toEqual(['spellweaver']);
  });

  test('GLM-MON-24 GLM-MON-25 with nobody left the further attack is not made', () => {
    const sc = acts(
      'night-demon',
      'night-demon-7',
      { map: '\n  B g .', figures: { B: { hp: 1 } } },
      defenceless,
    );
    expect(attacked(sc)).toEqual(['brute']);
  });
});

describe('what the players settle', () => {
  const corpse = { map: '\n  . S . .\n   B g . .\n  . . . .' };

  test('GLM-MON-62 whom an ability without an attack is for: every enemy that it may be for is offered', () => {
    const sc = acts('living-corpse', 'living-corpse-1', { ...corpse, answers: ['spellweaver'] });
    const asked = sc.asked.filter(a => a.rule === 'GLM-MON-62');
    expect(asked.map(a => [...a.keys].sort())).toEqual([['brute', 'spellweaver']]);
    expect(sc.told('gained').map(e => [e.who, e.condition])).toEqual([
      ['spellweaver', 'muddle'],
      ['spellweaver', 'immobilize'],
    ]);
  });

  test('GLM-MON-62 GLM-G55 where a monster pushes is for the players, unless the table settles nothing', () => {
    const map = '\n  . . . .\n   g B . .\n  . . . .';
    const asks = (ties: 'ask' | 'never', ...answers: string[]) =>
      acts('wind-demon', 'wind-demon-7', { map, options: { ties }, answers }, defenceless).asked.filter(
        a => a.rule === 'GLM-PUSH-01',
      );
    const [asked] = asks('ask', '2,0');
    expect(asked!.keys.length).toBeGreaterThan(1);
    expect(asks('never')).toEqual([]);
  });

  test('GLM-MON-62 a table that settles nothing is not asked', () => {
    const sc = acts('living-corpse', 'living-corpse-1', { ...corpse, options: { ties: 'never' } });
    expect(sc.asked).toEqual([]);
    expect(sc.told('gained')).toHaveLength(2);
  });

  const twoWays = { map: '\n  g ^ # #\n   ! . B #' };

  test('GLM-MON-62 of two ways of one length the players choose where a trap lies on one of them', () => {
    const outcomes = ['0', '1'].map(answer => {
      const sc = acts('bandit-guard', 'guard-4', { ...twoWays, answers: [answer, 'take'] });
      const first = sc.asked[0];
      expect([first?.rule, first?.keys]).toEqual(['GLM-MON-62', ['0', '1']]);
      return [
        sc
          .told('removed')
          .map(e => e.what)
          .join(),
        10 - (sc.hp('bandit-guard.1') ?? 0),
      ];
    });
    expect(outcomes.sort()).toEqual([
      ['', 1],
      ['trap', 3],
    ]);
    const quiet = acts('bandit-guard', 'guard-4', {
      ...twoWays,
      options: { ties: 'never' },
      answers: ['take'],
    });
    expect(quiet.asked.map(a => a.rule)).not.toContain('GLM-MON-62');
  });

  test('GLM-MON-62 of ways on which the same lies nobody is asked', () => {
    const sc = acts('bandit-guard', 'guard-4', { map: '\n  g . # #\n   . . B #', answers: ['take'] });
    expect(sc.asked.map(a => a.rule)).not.toContain('GLM-MON-62');
  });

  test('GLM-MON-62 hexes to go to are for the players, also with the same targets, unless the table says otherwise', () => {
    const given: Given = { map: '\n  B . . .\n   . . g .' };
    const asking = (ties: 'ask' | 'matters'): Scene =>
      acts('bandit-guard', 'guard-4', { ...given, options: { ties }, auto: true }, defenceless);
    expect(options.ties.default).toBe('ask');
    expect(asking('matters').asked.filter(a => a.rule === 'GLM-MON-62')).toEqual([]);
    expect(asking('ask').asked.filter(a => a.rule === 'GLM-MON-62').length).toBeGreaterThan(0);
  });
});

describe('Heal of monsters', () => {
  test('GLM-MON-51 with Target 3 whoever has lost most, then the next, each once', () => {
    const sc = acts(
      'savvas-lavaflow',
      'savvas-lavaflow-7',
      {
        map: '\n  . . . B .\n   g h i . .\n  . . . . .',
        figures: { g: { hp: 2 }, h: { hp: 1 }, i: { hp: 4 } },
      },
      sc => Object.assign(sc.s.elements, { earth: 2 }),
    );
    expect(sc.told('healed').map(e => [e.who, e.n])).toEqual([
      ['savvas-lavaflow.2', 4],
      ['savvas-lavaflow.1', 4],
      ['savvas-lavaflow.3', 4],
    ]);
  });

  test('GLM-MON-51 without it one figure is healed', () => {
    const sc = acts('savvas-lavaflow', 'savvas-lavaflow-7', {
      map: '\n  . . . B .\n   g h i . .\n  . . . . .',
      figures: { g: { hp: 2 }, h: { hp: 1 }, i: { hp: 4 } },
    });
    expect(sc.told('healed').map(e => e.who)).toEqual(['savvas-lavaflow.2']);
  });
});
