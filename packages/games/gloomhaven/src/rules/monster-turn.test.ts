import { describe, expect, test } from 'vitest';
import { deckOf, monsterCardOf } from '../content/index.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import { attackAbility } from './attack.js';
import { gain } from './conditions.js';
import { drawMissing } from './rooms.js';
import { beginTurn } from './turn.js';

describe('monsters', () => {
  const acts = (card: string, given: Given = {}, type = 'bandit-guard'): Scene => {
    const sc = scene({ answers: ['take'], rolls: ['+0'], ...given });
    sc.s.abilities[type] = card;
    sc.play(t => beginTurn(t, `${type}.1`));
    return sc;
  };

  test('GLM-MABIL-02 GLM-MABIL-05 GLM-MON-49 the card of the type is performed in printed order, for every rank', () => {
    const sc = acts('guard-4');
    expect(sc.told('attacked')[0]).toMatchObject({ on: 'brute', told: { base: 2 } });
    const elite = acts('guard-4', { figures: { g: { rank: 'elite' } } });
    expect(elite.told('attacked')[0]).toMatchObject({ on: 'brute', told: { base: 3 } });
  });

  test('GLM-MABIL-07 an empty ability deck is shuffled first', () => {
    const sc = scene({ rolls: ['guard-3'] });
    sc.s.drawn.guard = deckOf('guard').cards.map(c => c.id);
    sc.play(function* (t) {
      drawMissing(t);
    });
    expect([sc.told('abilities-shuffled').length, sc.s.drawn.guard]).toEqual([1, ['guard-3']]);
  });

  test('GLM-MABIL-03 GLM-INIT-02 types that share a deck draw a card each, or one for all if the table says so', () => {
    const drawn = (cardsFor: 'type' | 'deck', rolls: readonly string[]): Scene => {
      const sc = scene({ options: { cardsFor }, rolls, map: '\n  B g h a' });
      const guard = sc.figure('bandit-guard.2')!;
      sc.s.figures = {
        ...sc.s.figures,
        'city-guard.2': { ...guard, id: 'city-guard.2', type: 'city-guard' },
      };
      sc.play(function* (t) {
        drawMissing(t);
      });
      return sc;
    };
    const each = drawn('type', ['archer-1', 'guard-2', 'guard-5']);
    expect(each.s.abilities).toEqual({
      'bandit-archer': 'archer-1',
      'bandit-guard': 'guard-2',
      'city-guard': 'guard-5',
    });
    expect(each.s.drawn.guard).toEqual(['guard-2', 'guard-5']);
    const one = drawn('deck', ['archer-1', 'guard-2']);
    expect(one.s.abilities).toEqual({
      'bandit-archer': 'archer-1',
      'bandit-guard': 'guard-2',
      'city-guard': 'guard-2',
    });
    expect([one.s.drawn.guard, one.s.initiatives['city-guard']]).toEqual([
      ['guard-2'],
      one.s.initiatives['bandit-guard'],
    ]);
  });

  test('GLM-EX-23 GLM-MON-55 Living Bones 20: Move -2, Attack +0, Heal 2 on itself, and the deck is shuffled', () => {
    const card = deckOf('living-bones').cards.find(c => c.initiative === 20)!;
    expect(card.shuffle).toBe(true);
    const sc = scene({ map: '\n  B . . . . l', answers: [], figures: { l: { hp: 3 } } });
    sc.s.abilities['living-bones'] = card.id;
    sc.play(t => beginTurn(t, 'living-bones.1'));
    expect([sc.told('attacked').length, sc.hp('living-bones.1')]).toEqual([0, 5]);
    expect(sc.told('moved')[0]?.route).toEqual(['5,0', '4,0']);
  });

  test('GLM-BOSS-03 GLM-CAMP-05 a special is performed as if it stood on the card', () => {
    const sc = scene({ map: '\n  . . . . B' });
    const f = sc.figure('brute')!;
    sc.s.figures['captain-of-the-guard.1'] = {
      ...f,
      id: 'captain-of-the-guard.1',
      kind: 'monster',
      side: 'monsters',
      type: 'captain-of-the-guard',
      rank: 'boss',
      at: 0 as never,
      hp: 5,
    };
    sc.s.abilities['captain-of-the-guard'] = deckOf('boss').cards.find(c =>
      c.do.some(x => x.a === 'special' && x.n === 1),
    )!.id;
    sc.play(t => beginTurn(t, 'captain-of-the-guard.1'));
    expect(sc.told('healed')[0]).toMatchObject({ who: 'captain-of-the-guard.1', n: 2 });
  });

  test('GLM-COND-16 GLM-COND-17 an invisible character is no focus, but its allies may heal it', () => {
    const sc = acts('guard-4', {
      answers: [],
      rolls: [],
      figures: { B: { conditions: { invisible: 'this' } } },
    });
    expect(sc.told('focused')[0]?.on).toBeNull();
    expect(gain(sc.t, 'brute', 'bless', 'spellweaver')).toBe(true);
  });

  test('GLM-MON-11 an enemy far beyond this turn is focused on all the same', () => {
    const sc = scene({ map: '\n  B . . . . . . . . g' });
    sc.s.abilities['bandit-guard'] = 'guard-4';
    sc.play(t => beginTurn(t, 'bandit-guard.1'));
    expect([sc.told('focused')[0]?.on, sc.told('attacked')]).toEqual(['brute', []]);
    expect(sc.told('moved')[0]?.route.length).toBeLessThan(6);
  });

  test('GLM-AOE-06 enemies of the area that are not in sight are not attacked', () => {
    const area = {
      self: true,
      hexes: [
        [0, 1],
        [0, 2],
      ] as const,
    };
    const open = scene({ map: '\n  B g h', auto: true });
    open.play(t => attackAbility(t, open.run('brute'), { a: 'attack', n: 2, area }, []));
    expect(open.told('attacked')).toHaveLength(2);
    const walled = scene({ map: '\n  B # h', auto: true });
    walled.play(t => attackAbility(t, walled.run('brute'), { a: 'attack', n: 2, area }, []));
    expect(walled.told('attacked')).toEqual([]);
  });

  test('GLM-MON-04 GLM-MABIL-06 cards show initiative and the shuffle symbol', () => {
    expect(deckOf('guard').cards).toHaveLength(8);
    expect(monsterCardOf('guard-1').initiative).toBe(15);
  });
});
