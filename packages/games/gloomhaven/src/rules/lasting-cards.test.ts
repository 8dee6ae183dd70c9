import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../fixtures/scene.js';
import { attackAbility } from './attack.js';
import { suffer } from './damage.js';
import { beginTurn, heroStep, playHalf } from './turn.js';

describe('cards and summons', () => {
  const withTurn = (sc: Scene, cards: readonly `#${string}`[]): Scene => {
    sc.turnOf('brute');
    sc.s.turn = { ...sc.s.turn!, cards: [...cards], halves: ['top', 'bottom'] };
    return sc;
  };

  test('GLM-CARD-13 an owner may end a lasting bonus without slots', () => {
    const sc = withTurn(scene({ answers: ['drop/#brute-013'] }), ['#brute-001', '#brute-003']);
    sc.s.heroes.brute!.active = [{ card: '#brute-013', half: 'top', lost: true, until: 'scenario', used: 0 }];
    const uses = sc.s.heroes.brute!.active[0]!.card;
    sc.play(t => heroStep(t, 'brute'));
    expect([sc.s.heroes.brute?.active, sc.s.heroes.brute?.lost]).toEqual([[], [uses]]);
  });

  test('GLM-XP-04 GLM-CARD-11 a slot gives its experience when the token leaves it', () => {
    const sc = scene({ answers: ['take', 'take'] });
    const card = '#brute-007' as const;
    sc.s.heroes.brute!.active = [{ card, half: 'bottom', lost: true, until: 'scenario', used: 0 }];
    sc.s.lasting = [
      {
        n: 1,
        owner: 'brute',
        ability: 'brute-007/bottom/bonus:damagedByAttack',
        on: [],
        until: 'scenario',
        card,
        value: 0,
        used: 0,
      },
    ];
    sc.play(function* (t) {
      yield* suffer(t, 'brute', 2, { how: 'attack', by: 'bandit-guard.1' });
      yield* suffer(t, 'brute', 2, { how: 'attack', by: 'bandit-guard.1' });
    });
    expect([sc.s.heroes.brute?.xp, sc.s.heroes.brute?.active[0]?.used, sc.hp('brute')]).toEqual([1, 2, 8]);
  });

  test('GLM-SUMM-09 GLM-EX-24 kills of a summon count for its summoner', () => {
    const sc = scene({ map: '\n  B . .\n   . g .', rolls: ['+0'], figures: { g: { hp: 1 } } });
    const f = sc.figure('brute')!;
    sc.s.figures['rat-swarm.1'] = {
      ...f,
      id: 'rat-swarm.1',
      kind: 'summon',
      type: 'rat-swarm',
      owner: 'brute',
      at: 3 as never,
      hp: 6,
      max: 6,
    };
    sc.play(t => beginTurn(t, 'rat-swarm.1'));
    expect([sc.figure('bandit-guard.1'), sc.s.heroes.brute?.tally.kills]).toEqual([undefined, 1]);
    expect(sc.told('drew')[0]?.whose).toBe('brute');
  });

  test('GLM-ITEM-14 an item for an attack is used before the card is drawn', () => {
    const sc = scene({ answers: ['item-10', 'bandit-guard.1'], rolls: ['+0'] });
    sc.s.heroes.brute!.items = [{ id: 10, state: 'ready', used: 0 }];
    sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 3 }, []));
    const types = sc.events.map(e => e.type);
    expect(types.indexOf('item-used')).toBeLessThan(types.indexOf('drew'));
    expect(sc.figure('bandit-guard.1')?.conditions.stun).toBeDefined();
  });

  test('GLM-TURN-02 Trample jumps and attacks whoever was jumped over', () => {
    const sc = scene({ map: '\n  B g . .', answers: ['2,0', 'all'], rolls: ['+0'] });
    sc.turnOf('brute');
    sc.play(t => playHalf(t, 'brute', '#brute-001/bottom'));
    expect(sc.told('attacked').map(e => e.on)).toEqual(['bandit-guard.1']);
  });
});
