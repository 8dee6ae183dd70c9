import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Ability, AttackAbility } from '../content/abilities.js';
import { acting, attackedBy, defenceless } from '../fixtures/acting.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import type { CardId } from '../vocabulary.js';
import { giveId } from './ability-ids.js';
import { gain } from './conditions.js';
import { exhaust, suffer } from './damage.js';
import { canConsume, infuse } from './elements.js';
import { loot } from './loot.js';
import { drawModifiers } from './modifiers.js';
import { perform } from './perform.js';
import { endTurn, heroStep, playHalf } from './turn.js';

/** What must be and what may not be: each time the other answer, or the outcome that it would have. */

const does = (ability: Ability, given: Given = {}, before: (sc: Scene) => void = () => {}): Scene => {
  const sc = scene(given);
  before(sc);
  sc.play(t => perform(t, sc.run('brute'), giveId(JSON.stringify(ability), ability)));
  return sc;
};
const attack = (more: Partial<AttackAbility>, given: Given, before?: (sc: Scene) => void): Scene =>
  does({ a: 'attack', n: 2, ...more } as Ability, given, before);
const keysOf = (sc: Scene, n = 0): readonly string[] => sc.asked[n]?.keys ?? [];

describe('cards and items', () => {
  test('GLM-CARD-12 a bonus with slots is used up whether its owner likes it or not', () => {
    const hurt = (n: number): number | undefined => {
      const sc = scene({ map: '\n  B S g' });
      const card = '#spellweaver-066' as CardId;
      sc.s.heroes.spellweaver!.active = [{ card, half: 'bottom', lost: true, until: 'scenario', used: 0 }];
      const ability = giveId('ward', { a: 'bonus', event: 'damaged', give: { noDamage: true } });
      sc.lasts('spellweaver', ability);
      sc.s.lasting = sc.s.lasting.map(x => ({ ...x, card }));
      sc.play(t => suffer(t, 'spellweaver', n, { how: 'trap', by: null }));
      expect(sc.asked).toEqual([]);
      return sc.s.heroes.spellweaver!.active[0]?.used;
    };
    expect(unlike(hurt(0), hurt(1))).toBe(1);
  });

  test('GLM-ITEM-17 armour with slots is used for the smallest blow', () => {
    const sc = scene();
    sc.s.heroes.brute!.items = [{ id: 3, state: 'ready', used: 0 }];
    sc.play(t => suffer(t, 'brute', 1, { how: 'attack', by: 'bandit-guard.1' }));
    expect([unlike(0, sc.s.heroes.brute?.items[0]?.used), sc.asked]).toEqual([1, []]);
  });

  test('GLM-ITEM-14 an item for an attack is asked for before the card is drawn, and not after it', () => {
    const worn = attack(
      { range: 3 },
      { map: '\n  B . g', answers: ['item-6', 'bandit-guard.1'], rolls: ['+0', '+0'] },
      each => {
        each.s.heroes.brute!.items = [{ id: 6, state: 'ready', used: 0 }];
      },
    );
    const order = worn.events.map(e => e.type).filter(x => x === 'item-used' || x === 'drew');
    expect(unlike(['drew', 'item-used'], order.slice(0, 2))).toEqual(['item-used', 'drew']);
  });

  test('GLM-ITEM-05 GLM-ITEM-12 what was left at home is not offered', () => {
    const offered = (items: readonly number[]): boolean => {
      const sc = scene({ figures: { B: { hp: 4 } }, answers: ['pass'] });
      sc.turnOf('brute');
      sc.s.heroes.brute!.items = items.map(id => ({ id, state: 'ready', used: 0 }));
      sc.play(t => perform(t, sc.run('brute'), giveId('walk', { a: 'move', n: 1 })));
      return keysOf(sc).includes('item-12');
    };
    expect(unlike(offered([12]), offered([]))).toBe(false);
  });

  test('GLM-MOD-09 an empty pile must be made anew of the discards', () => {
    const sc = scene({ rolls: ['+1'] });
    sc.s.decks.brute = { draw: {}, discard: { '+1': 2 }, aside: [], shuffle: false };
    const { used } = drawModifiers(sc.t, 'brute', 'normal', 3);
    expect(
      unlike(
        [],
        used.map(card => card.text),
      ),
    ).toEqual(['+1']);
  });

  test('GLM-DMG-03 the two cards of the round cannot be lost for damage', () => {
    const sc = scene({ answers: ['take'] });
    const h = sc.s.heroes.brute!;
    const [lead, second, other] = h.hand as [CardId, CardId, CardId];
    h.hand = [other];
    sc.s.chosen.brute = { lead, second };
    sc.turnOf('brute');
    sc.s.turn = { ...sc.s.turn!, cards: [lead, second] };
    sc.play(t => suffer(t, 'brute', 1, { how: 'trap', by: null }));
    expect(unlike(['take', lead, second, other], [...keysOf(sc)])).toEqual(['take', other]);
  });

  test('GLM-XP-02 a card that was skipped gives no experience', () => {
    const xp = (answer: string): number | undefined => {
      const sc = scene({ answers: [answer], rolls: answer === 'pass' ? [] : ['+0'] });
      sc.s.heroes.brute!.hand = [];
      sc.turnOf('brute');
      sc.play(t => playHalf(t, 'brute', '#brute-008/top'));
      return sc.s.heroes.brute?.xp;
    };
    expect(unlike(xp('bandit-guard.1'), xp('pass'))).toBe(0);
  });
});

describe('the map', () => {
  test('GLM-TILE-21 GLM-MOVE-05 nobody walks through an obstacle or a wall', () => {
    const walk = (map: string): readonly string[] =>
      keysOf(does({ a: 'move', n: 4 }, { map, answers: ['pass'] }));
    expect(unlike(walk('\n  B . 1\n   # # #'), walk('\n  B o 1\n   # # #')).includes('2,0')).toBe(false);
    expect(unlike(walk('\n  B . 1\n   # # #'), walk('\n  B # 1\n   # # #')).includes('2,0')).toBe(false);
  });

  test('GLM-JUMP-04 a flight must end on a hex without another figure', () => {
    const sc = does({ a: 'move', n: 3 }, { map: '\n  B g .\n   # # #', answers: ['pass'] }, each =>
      each.lasts('brute', { a: 'bonus', event: 'always', give: { flying: true } }),
    );
    expect([unlike(true, keysOf(sc).includes('1,0')), keysOf(sc).includes('2,0')]).toEqual([false, true]);
  });

  test('GLM-ATK-10 range is not counted through a wall', () => {
    const shoots = (map: string): readonly string[] =>
      attack({ range: 2 }, { map, answers: ['pass'] }).asked.flatMap(a => a.keys);
    expect(shoots('\n  B . g\n   . . .')).toContain('bandit-guard.1');
    const walled = attack({ range: 2 }, { map: '\n  B # g\n   . # .\n  . . .', answers: [] });
    expect(unlike(1, walled.told('attacked').length)).toBe(0);
  });

  test('GLM-PUSH-01 GLM-PUSH-05 each hex of a PUSH is farther off, and never through an enemy of the pushed', () => {
    const ways = (map: string, ...then: readonly string[]): readonly string[] =>
      keysOf(attack({ push: 1 }, { map, answers: ['bandit-guard.1', ...then] }), 1);
    expect(ways('\n  . . . .\n   B g 1 .\n  . . . .', 'pass').includes('0,0')).toBe(false);
    expect(ways('\n  # # # #\n   B g . .\n  # # # #', 'pass')).toEqual(['pass', '2,1']);
    expect(unlike(['pass', '2,1'], [...ways('\n  # # # #\n   B g S .\n  # # # #')])).toEqual([]);
  });

  test('GLM-PUSH-03 each hex of a PULL is nearer', () => {
    const sc = attack(
      { pull: 1, range: 3 },
      { map: '\n  B . g .\n   . . . .', answers: ['bandit-guard.1', 'pass'] },
    );
    expect(unlike(true, keysOf(sc, 1).includes('3,0'))).toBe(false);
    expect(keysOf(sc, 1)).toContain('1,0');
  });

  test('GLM-SUMM-01 without an empty hex beside the summoner nobody comes', () => {
    const ability: Ability = {
      a: 'summon',
      count: 1,
      summon: { id: 'rat-swarm', hp: 1, move: 1, attack: 1, range: null },
    };
    const asked = (map: string, ...answers: string[]): number => does(ability, { map, answers }).asked.length;
    expect(unlike(asked('\n  B . #\n   # # #', 'pass'), asked('\n  B # #\n   # # #'))).toBe(0);
  });

  test('GLM-LOOT-06 GLM-MON-58 a character must take what lies on its hex; a monster takes no treasure', () => {
    const sc = scene({ map: '\n  B $ g' });
    sc.s.money = [sc.hex('B')];
    sc.turnOf('brute');
    sc.play(t => endTurn(t, 'brute'));
    expect(unlike(0, sc.s.heroes.brute?.money)).toBe(1);
    const before = sc.s.land.things.length;
    sc.play(t => loot(t, 'bandit-guard.1', 2));
    expect(unlike(before - 1, sc.s.land.things.length)).toBe(before);
  });
});

describe('conditions and elements', () => {
  test('GLM-COND-12 GLM-COND-11 a stunned character still plays both cards, to no effect', () => {
    const sc = scene({ figures: { B: { conditions: { stun: 'this' } } } });
    sc.turnOf('brute');
    sc.s.turn = { ...sc.s.turn!, cards: ['#brute-001', '#brute-008'], halves: ['top', 'bottom'] };
    sc.play(t => heroStep(t, 'brute'));
    expect(unlike([], sc.s.heroes.brute?.discard)).toEqual(['#brute-001', '#brute-008']);
  });

  test('GLM-ELEM-06 an element that was created is there in the next turn, not in this one', () => {
    const sc = scene();
    sc.turnOf('brute');
    const seat = sc.s.heroes.brute!.seat;
    sc.play(t => infuse(t, 'brute', seat, ['fire']));
    const now = canConsume(sc.s, ['fire']);
    sc.play(t => endTurn(t, 'brute'));
    expect([unlike(true, now), canConsume(sc.s, ['fire'])]).toEqual([false, true]);
  });

  test('GLM-SHIELD-04 damage after Shield is never below nothing', () => {
    const sc = attack({ n: 1 }, { answers: ['bandit-guard.1'] }, each =>
      each.lasts('bandit-guard.1', { a: 'shield', n: 3 }, 3),
    );
    expect(unlike(12, sc.hp('bandit-guard.1'))).toBe(10);
  });

  test('GLM-COND-14 what removes conditions leaves the good ones', () => {
    const all = { strengthen: 'next', muddle: 'next' } as const;
    const cure: Ability = { a: 'removeConditions', which: 'negative', n: 'all', on: { who: 'self' } };
    const sc = does(cure, { figures: { B: { conditions: all } } });
    expect(unlike({}, { ...sc.figure('brute')?.conditions })).toEqual({ strengthen: 'next' });
  });
});

describe('who is gone, and monsters', () => {
  test('GLM-EXH-04 whoever is exhausted has no card but lost ones and is nobody to be helped', () => {
    const sc = scene({ map: '\n  B S' });
    sc.play(t => exhaust(t, 'brute', 'cards'));
    const h = sc.s.heroes.brute!;
    expect([unlike(5, h.hand.length), h.discard, h.active, sc.figure('brute')]).toEqual([
      0,
      [],
      [],
      undefined,
    ]);
    expect(gain(sc.t, 'brute', 'bless', null)).toBe(false);
  });

  const guard = (map: string, more: Given = {}, card = 'guard-4'): Scene =>
    acting('bandit-guard', card, { map, options: { ties: 'never' }, ...more }, defenceless);

  test('GLM-MON-08 an invisible enemy is no candidate', () => {
    const hidden = guard('\n  g B . S\n   . . . .', {
      figures: { B: { conditions: { invisible: 'next' } } },
    });
    expect(unlike('brute', hidden.told('focused')[0]?.on)).toBe('spellweaver');
  });

  test('GLM-MON-50 without reach after the move there is no attack', () => {
    expect(unlike(['brute'], attackedBy(guard('\n  g . . . . . . B\n   # # # # # # # #')))).toEqual([]);
  });

  test('GLM-BOSS-06 what is only for normal and elite monsters takes no boss', () => {
    const kills = (rank: 'elite' | 'boss'): readonly string[] =>
      does(
        { a: 'kill', on: { who: 'enemy', within: 1, ranks: ['normal', 'elite'] } },
        { figures: { g: { rank } }, answers: rank === 'elite' ? ['bandit-guard.1'] : [] },
      )
        .told('died')
        .map(e => e.who);
    expect(unlike(kills('elite'), kills('boss'))).toEqual([]);
  });
});
