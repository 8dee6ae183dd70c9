import { describe, expect, test } from 'vitest';
import { type Given, scene } from '../fixtures/scene.js';
import { attackAbility } from './attack.js';
import { endingNow, gain } from './conditions.js';
import { heal, suffer } from './damage.js';
import { beginTurn, endTurn } from './turn.js';

const hurt = (
  n: number,
  given: Given = {},
  how: 'attack' | 'trap' = 'attack',
  prepare: (sc: ReturnType<typeof scene>) => void = () => {},
) => {
  const sc = scene(given);
  prepare(sc);
  sc.play(t => suffer(t, 'brute', n, { how, by: 'bandit-guard.1' }));
  return sc;
};

describe('damage to characters', () => {
  test('GLM-DMG-01 it is suffered, or negated by a card of the hand or two discards', () => {
    expect(hurt(3, { answers: ['take'] }).hp('brute')).toBe(7);
    const card = scene().s.heroes.brute?.hand[0] as string;
    const lost = hurt(3, { answers: [card] });
    expect([lost.hp('brute'), lost.s.heroes.brute?.lost]).toEqual([10, [card]]);
    const two = scene().s.heroes.brute?.hand.slice(0, 2) as string[];
    const discards = hurt(3, { answers: ['two', ...two] }, 'attack', sc => {
      const h = sc.s.heroes.brute!;
      h.discard = h.hand.slice(0, 2);
      h.hand = h.hand.slice(2);
    });
    expect([discards.hp('brute'), discards.s.heroes.brute?.lost]).toEqual([10, two]);
  });

  test('GLM-DMG-02 GLM-EX-34 an attack whose damage is negated stuns all the same', () => {
    const card = scene().s.heroes.brute?.hand[0] as string;
    const hit = (answer: string): ReturnType<typeof scene> => {
      const sc = scene({ answers: [answer], rolls: ['+0'] });
      const run = { ...sc.run('bandit-guard.1'), by: undefined };
      sc.play(t =>
        attackAbility(
          t,
          run,
          { a: 'attack', n: 6, conditions: ['stun'], on: { who: 'enemy', within: 1, count: 'all' } },
          [],
        ),
      );
      return sc;
    };
    const negated = hit(card);
    expect([negated.hp('brute'), negated.figure('brute')?.conditions.stun]).toEqual([10, 'this']);
    expect(negated.s.heroes.brute?.lost).toEqual([card]);
    expect(hit('take').hp('brute')).toBe(4);
  });

  test('a bonus against deadly damage waits for it: what leaves 1 hit point is suffered', () => {
    const left = (n: number): number | undefined =>
      hurt(n, { figures: { B: { hp: 4 } }, ...(n < 4 ? { answers: ['take'] } : {}) }, 'trap', sc =>
        sc.lasts('brute', {
          a: 'bonus',
          event: 'damaged',
          if: ['wouldDropBelow1Hp'],
          give: { noDamage: true },
        }),
      ).hp('brute');
    expect([left(3), left(4), left(6)]).toEqual([1, 4, 4]);
  });

  test('GLM-DMG-03 the two cards of the round cannot be lost for it', () => {
    const sc = scene({ answers: ['take'] });
    const [lead, second] = sc.s.heroes.brute!.hand as [`#${string}`, `#${string}`];
    sc.s.chosen.brute = { lead, second };
    sc.s.heroes.brute!.hand = sc.s.heroes.brute!.hand.slice(2);
    sc.play(t => suffer(t, 'brute', 1, { how: 'trap', by: null }));
    expect(sc.asked[0]?.keys).not.toContain(lead);
    expect(sc.asked[0]?.keys).not.toContain(second);
  });

  test('GLM-DMG-04 monsters have no choice', () => {
    const sc = scene();
    sc.play(t => suffer(t, 'bandit-guard.1', 3, { how: 'attack', by: 'brute' }));
    expect([sc.hp('bandit-guard.1'), sc.asked]).toEqual([7, []]);
  });

  test('GLM-EX-12 GLM-ITEM-09 GLM-ITEM-17 armour with two slots is used for two attacks, and not for a trap', () => {
    const armed = (sc: ReturnType<typeof scene>): void => {
      sc.s.heroes.brute!.items = [{ id: 3, state: 'ready', used: 0 }];
    };
    const sc = scene({ answers: ['take', 'take', 'take'] });
    armed(sc);
    sc.play(function* (t) {
      for (const _ of [1, 2, 3]) yield* suffer(t, 'brute', 2, { how: 'attack', by: 'bandit-guard.1' });
    });
    expect([sc.hp('brute'), sc.s.heroes.brute?.items[0]]).toEqual([6, { id: 3, state: 'spent', used: 2 }]);
    const trap = hurt(2, { answers: ['take'] }, 'trap', armed);
    expect([trap.hp('brute'), trap.s.heroes.brute?.items[0]?.used]).toEqual([8, 0]);
  });

  test('GLM-EX-11 GLM-CARD-11 GLM-CARD-12 Frost Armor stops two damages and is lost; nothing is used up by none', () => {
    const sc = scene({ map: '\n  . . .\n   S g\n  . . .', answers: ['take'] });
    const card = '#spellweaver-066' as const;
    sc.s.heroes.spellweaver!.active = [{ card, half: 'bottom', lost: true, until: 'scenario', used: 0 }];
    sc.s.lasting = [
      {
        n: 1,
        owner: 'spellweaver',
        ability: 'spellweaver-066/bottom/bonus:damaged',
        on: [],
        until: 'scenario',
        card,
        value: 0,
        used: 0,
      },
    ];
    sc.play(function* (t) {
      yield* suffer(t, 'spellweaver', 0, { how: 'attack', by: null });
      yield* suffer(t, 'spellweaver', 4, { how: 'attack', by: null });
      yield* suffer(t, 'spellweaver', 1, { how: 'trap', by: null });
      yield* suffer(t, 'spellweaver', 2, { how: 'attack', by: null });
    });
    expect(sc.hp('spellweaver')).toBe(8);
    expect(sc.s.heroes.spellweaver?.lost).toContain(card);
    expect(sc.told('slot-used')).toHaveLength(2);
  });
});

describe('exhaustion', () => {
  test('GLM-EXH-01 GLM-EXH-04 below 1 hit point a character is out, with all cards lost', () => {
    const sc = hurt(10, { answers: ['take'] });
    const h = sc.s.heroes.brute!;
    expect([h.out, h.hand, h.discard, h.lost.length]).toEqual([true, [], [], 5]);
    expect(sc.figure('brute')).toBeUndefined();
    expect(hurt(9, { answers: ['take'] }).s.heroes.brute?.out).toBe(false);
  });

  test('GLM-EXH-07 GLM-SUMM-03 its summons go with it', () => {
    const sc = scene({ answers: ['take'] });
    const f = sc.figure('brute')!;
    sc.s.figures['skeleton.1'] = {
      ...f,
      id: 'skeleton.1',
      kind: 'summon',
      type: 'skeleton',
      owner: 'brute',
      at: 0 as never,
    };
    sc.play(t => suffer(t, 'brute', 20, { how: 'attack', by: null }));
    expect(sc.figure('skeleton.1')).toBeUndefined();
  });
});

describe('healing and conditions', () => {
  const healed = (n: number, hp: number, conditions: Record<string, 'this'> = {}) => {
    const sc = scene({ figures: { B: { hp, conditions } } });
    heal(sc.t, 'brute', n, 'brute');
    return [sc.hp('brute'), Object.keys(sc.figure('brute')?.conditions ?? {})];
  };

  test('GLM-HEAL-01 GLM-HEAL-04 GLM-EX-28 it restores hit points, never above the maximum', () => {
    expect(healed(3, 4)).toEqual([7, []]);
    expect(healed(3, 9)).toEqual([10, []]);
    expect(healed(3, 9, { wound: 'this' })).toEqual([10, []]);
  });

  test('GLM-COND-05 POISON goes and takes all of a Heal', () => {
    expect(healed(3, 4, { poison: 'this' })).toEqual([4, []]);
  });

  test('GLM-COND-07 WOUND goes and takes nothing of a Heal', () => {
    expect(healed(3, 4, { wound: 'this' })).toEqual([7, []]);
  });

  test('GLM-COND-08 GLM-HEAL-05 of both a Heal only frees', () => {
    expect(healed(3, 4, { poison: 'this', wound: 'this' })).toEqual([4, []]);
  });

  test('GLM-COND-06 WOUND hurts at the start of each turn', () => {
    const sc = scene({ figures: { g: { conditions: { wound: 'this' } } } });
    sc.play(t => beginTurn(t, 'bandit-guard.1'));
    expect(sc.told('hurt')[0]).toMatchObject({ who: 'bandit-guard.1', n: 1, how: 'wound' });
    expect(sc.figure('bandit-guard.1')?.conditions.wound).toBeDefined();
  });

  test('GLM-COND-01 GLM-COND-02 GLM-COND-19 each condition once; gained outside the own turn it ends with the next, inside with the one after', () => {
    const sc = scene();
    gain(sc.t, 'brute', 'muddle', null);
    gain(sc.t, 'brute', 'muddle', null);
    expect(sc.figure('brute')?.conditions).toEqual({ muddle: 'this' });
    sc.turnOf('brute');
    gain(sc.t, 'brute', 'muddle', null);
    expect(sc.figure('brute')?.conditions).toEqual({ muddle: 'next' });
    sc.play(t => endTurn(t, 'brute'));
    expect(sc.figure('brute')?.conditions).toEqual({ muddle: 'this' });
    sc.turnOf('brute');
    sc.play(t => endTurn(t, 'brute'));
    expect(sc.figure('brute')?.conditions).toEqual({});
  });

  test('GLM-COND-09 GLM-COND-11 GLM-COND-14 tokens run out at the end of the next turn, POISON and WOUND do not', () => {
    const sc = scene({
      figures: {
        B: {
          conditions: { immobilize: 'this', stun: 'this', invisible: 'this', poison: 'this', wound: 'this' },
        },
      },
    });
    expect(endingNow(sc.figure('brute')!).sort()).toEqual(['immobilize', 'invisible', 'stun']);
  });

  test('GLM-BOSS-05 GLM-CAMP-07 a boss is immune to what its card lists, and to nothing else', () => {
    const sc = scene();
    const f = sc.figure('bandit-guard.1')!;
    sc.s.figures['bandit-commander.1'] = {
      ...f,
      id: 'bandit-commander.1',
      type: 'bandit-commander',
      rank: 'boss',
    };
    expect(gain(sc.t, 'bandit-commander.1', 'stun', 'brute')).toBe(false);
    expect(gain(sc.t, 'bandit-commander.1', 'wound', 'brute')).toBe(true);
    expect(sc.told('immune')).toHaveLength(1);
  });
});

describe('CURSE and BLESS', () => {
  const dealt = () => {
    const sc = scene();
    gain(sc.t, 'brute', 'curse', null);
    gain(sc.t, 'brute', 'curse', null);
    gain(sc.t, 'bandit-guard.1', 'curse', null);
    gain(sc.t, 'brute', 'bless', null);
    return sc;
  };

  test('GLM-CURSE-01 GLM-CURSE-06 each is a card in the draw pile of the deck', () => {
    const { decks } = dealt().s;
    expect([decks.monsters?.draw.curse, decks.brute?.draw.bless]).toEqual([1, 1]);
    expect([decks.spellweaver?.draw.curse, decks.spellweaver?.draw.bless]).toEqual([undefined, undefined]);
  });

  test('GLM-CURSE-03 a curse on a monster comes out of the pool of monsters, ten cards', () => {
    expect([scene().s.pools.monsters, dealt().s.pools.monsters]).toEqual([10, 9]);
  });

  test('GLM-CURSE-04 a curse on a character comes out of the pool of characters, ten cards', () => {
    expect([scene().s.pools.heroes, dealt().s.pools.heroes]).toEqual([10, 8]);
  });

  test('GLM-CURSE-07 they are no tokens, and there may be several', () => {
    const sc = dealt();
    expect(sc.figure('brute')?.conditions).toEqual({});
    expect(sc.s.decks.brute?.draw.curse).toBe(2);
  });

  test('GLM-CURSE-05 an empty pool adds nothing', () => {
    const sc = scene();
    sc.s.pools.heroes = 0;
    expect(gain(sc.t, 'brute', 'curse', null)).toBe(false);
    expect(sc.s.decks.brute?.draw.curse).toBeUndefined();
    sc.s.pools.heroes = 1;
    expect(gain(sc.t, 'brute', 'curse', null)).toBe(true);
  });

  test('GLM-CURSE-08 GLM-END-12 GLM-CAMP-20 all of them leave all decks at the end', () => {
    const sc = scene();
    gain(sc.t, 'brute', 'curse', null);
    gain(sc.t, 'bandit-guard.1', 'bless', null);
    sc.t.emit({ type: 'over', outcome: 'won', rounds: 3 }, 'GLM-END-12');
    expect([sc.s.decks.brute?.draw.curse, sc.s.decks.monsters?.draw.bless]).toEqual([undefined, undefined]);
    expect(sc.s.pools).toEqual({ heroes: 10, monsters: 10, bless: 10 });
  });
});
