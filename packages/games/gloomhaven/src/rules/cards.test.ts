import { describe, expect, test } from 'vitest';
import type { Ability } from '../content/abilities.js';
import { SLOTS } from '../content/abilities.js';
import { CLASSES, halfOf, ITEMS, itemOf } from '../content/index.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import type { CardId } from '../vocabulary.js';
import { giveId } from './ability-ids.js';
import { attackAbility } from './attack.js';
import { canConsume, isThere } from './elements.js';
import { endScenario, goalIsMet } from './end.js';
import { itemOffers, spendItem } from './items.js';
import { latch } from './outcome.js';
import { perform, takeAugments } from './perform.js';
import { statistics } from './statistics.js';
import { beginTurn, heroStep } from './turn.js';
import { VERBS } from './verbs/index.js';

const does = (
  ability: Ability,
  given: Given = {},
  who = 'brute',
  prepare: (sc: Scene) => void = () => {},
): Scene => {
  const sc = scene(given);
  prepare(sc);
  sc.play(t => perform(t, sc.run(who), giveId(JSON.stringify(ability), ability)));
  return sc;
};

const PARTY = `
  . S . .
   B g .
  . . T .`;

describe('abilities', () => {
  test('GLM-HEAL-02 GLM-HEAL-03 a Heal with range is for oneself or an ally in range, one on oneself for nobody else', () => {
    const sc = does(
      { a: 'heal', n: 3, range: 2 },
      { map: PARTY, answers: ['spellweaver'], figures: { S: { hp: 5 } } },
    );
    expect(sc.hp('spellweaver')).toBe(8);
    expect(sc.asked[0]?.keys).not.toContain('bandit-guard.1');
    const self = does({ a: 'heal', n: 3, on: { who: 'self' } }, { figures: { B: { hp: 5 } } });
    expect([self.hp('brute'), self.asked]).toEqual([8, []]);
  });

  test('GLM-ATK-24 a condition without an attack has named targets', () => {
    const sc = does(
      { a: 'condition', conditions: ['muddle'], on: { who: 'enemy', count: 'all', within: 1 } },
      { map: PARTY },
    );
    expect(sc.figure('bandit-guard.1')?.conditions.muddle).toBeDefined();
    expect(sc.figure('spellweaver')?.conditions).toEqual({});
  });

  const RATS = halfOf('#mindthief-150', 'top').do.find(x => x.a === 'summon')!;

  test('GLM-SUMM-01 GLM-SUMM-02 a summon stands on an empty hex beside its summoner, with the numbers of its card', () => {
    const sc = does(RATS, { map: '\n  . M .\n   . g .', answers: ['0,0'] }, 'mindthief');
    const [f] = Object.values(sc.s.figures).filter(x => x.kind === 'summon');
    expect(f).toMatchObject({ owner: 'mindthief', waits: true, side: 'heroes', hp: 6, max: 6 });
    expect(sc.asked[0]?.rule).toBe('GLM-SUMM-01');
    expect(statistics(sc.s, f!)).toMatchObject({ move: 1, attack: 2, range: undefined });
    const none = does(RATS, { map: '\n  o M o' }, 'mindthief');
    expect(Object.values(none.s.figures).filter(x => x.kind === 'summon')).toEqual([]);
  });

  test('GLM-SUMM-02 GLM-SUMM-05 in its turn it moves and attacks by its card, and nobody leads it', () => {
    const sc = scene({ map: '\n  M . . g\n   # # # #', answers: ['1,0'], rolls: ['+0'] });
    sc.play(function* (t) {
      yield* perform(t, sc.run('mindthief'), giveId(JSON.stringify(RATS), RATS));
      yield* beginTurn(t, 'rat-swarm.1');
    });
    expect(sc.told('moved').map(e => [e.who, e.route])).toEqual([['rat-swarm.1', ['1,0', '2,0']]]);
    expect(sc.told('attacked').map(e => [e.on, e.told.base])).toEqual([['bandit-guard.1', 2]]);
    expect(sc.figure('bandit-guard.1')?.conditions.poison).toBeDefined();
    expect(sc.asked.map(a => a.rule)).toEqual(['GLM-SUMM-01']);
  });

  test('GLM-CARD-17 recover takes up to so many, also cards that lie in the active area', () => {
    const pile = (answers: string[]): Scene =>
      does({ a: 'recover', pile: 'lost', n: 2, upTo: true }, { answers }, 'brute', sc => {
        Object.assign(sc.s.heroes.brute!, { hand: [], lost: ['#brute-001', '#brute-003'] });
      });
    expect(pile(['#brute-001', '#brute-003']).s.heroes.brute?.hand).toHaveLength(2);
    const one = pile(['#brute-003', 'pass']);
    expect([one.s.heroes.brute?.hand, one.s.heroes.brute?.lost]).toEqual([['#brute-003'], ['#brute-001']]);
    const lying = { card: '#brute-008', half: 'bottom', lost: false, until: 'round', used: 0 } as const;
    const active = does({ a: 'recover', pile: 'discard', n: 1 }, { answers: ['#brute-008'] }, 'brute', sc => {
      Object.assign(sc.s.heroes.brute!, { hand: [], discard: [], active: [lying] });
    });
    expect([active.s.heroes.brute?.hand, active.s.heroes.brute?.active]).toEqual([['#brute-008'], []]);
  });

  test('GLM-CARD-18 a card with the symbol is never recovered once it is lost', () => {
    const back = (lost: CardId[]): readonly string[] => {
      const sc = does({ a: 'recover', pile: 'lost', n: 'all' }, {}, 'brute', each => {
        Object.assign(each.s.heroes.brute!, { hand: [], lost });
      });
      return sc.s.heroes.brute!.hand;
    };
    const marked = CLASSES.flatMap(c => c.cards).filter(c => c.top.noRecover === true);
    expect(marked.length).toBeGreaterThan(0);
    for (const card of marked) expect(back([`#${card.id}`, '#brute-003'])).toEqual(['#brute-003']);
  });

  test('GLM-CARD-17 GLM-CARD-07 GLM-CARD-19 recover brings cards back to the hand at once, from the pile named', () => {
    const take = (ability: Ability, answers: string[] = []): Scene =>
      does(ability, { answers }, 'brute', sc => {
        sc.s.heroes.brute!.hand = [];
        sc.s.heroes.brute!.lost = ['#brute-001', '#brute-003'];
        sc.s.heroes.brute!.discard = ['#brute-005'];
      });
    const sc = take({ a: 'recover', pile: 'lost', n: 1 }, ['#brute-003']);
    expect([sc.s.heroes.brute?.hand, sc.s.heroes.brute?.lost, sc.s.heroes.brute?.discard]).toEqual([
      ['#brute-003'],
      ['#brute-001'],
      ['#brute-005'],
    ]);
    expect(take({ a: 'recover', pile: 'discard', n: 'all' }).s.heroes.brute?.hand).toEqual(['#brute-005']);
  });

  test('GLM-ITEM-18 refresh turns items back as it states', () => {
    const sc = does({ a: 'refresh', state: ['consumed'], n: 1 }, {}, 'brute', each => {
      each.s.heroes.brute!.items = [
        { id: 12, state: 'consumed', used: 1 },
        { id: 1, state: 'spent', used: 1 },
      ];
    });
    expect(sc.s.heroes.brute?.items.map(i => i.state)).toEqual(['ready', 'spent']);
  });

  test('GLM-CARD-20 a bonus may be for allies', () => {
    const sc = does(
      { a: 'shield', n: 1, on: { who: 'ally', within: 2 } },
      { map: PARTY, answers: ['spellweaver'] },
    );
    expect(sc.s.lasting[0]).toMatchObject({ owner: 'brute', on: ['spellweaver'], value: 1 });
  });
});

describe('elements', () => {
  const ask = (
    elements: readonly ('fire' | 'ice' | 'wild')[],
    given: Given,
    strong: Partial<Record<'fire' | 'ice', 1 | 2>>,
  ) => {
    const sc = scene(given);
    Object.assign(sc.s.elements, strong);
    const gives = sc.play(t =>
      takeAugments(t, sc.run('brute'), [{ elements, give: { add: { attack: 1 } } }], 'attack'),
    );
    return { sc, gives };
  };

  test('GLM-ELEM-03 GLM-EX-37 GLM-COMP-08 Strong, Waning, Inert; all are Inert at first', () => {
    const sc = scene();
    expect(Object.values(sc.s.elements)).toEqual([0, 0, 0, 0, 0, 0]);
    sc.s.elements.fire = 2;
    sc.t.emit({ type: 'waned' }, 'GLM-END-04');
    expect([sc.s.elements.fire, isThere(sc.s, 'fire')]).toEqual([1, true]);
    sc.t.emit({ type: 'waned' }, 'GLM-END-04');
    expect([sc.s.elements.fire, isThere(sc.s, 'fire')]).toEqual([0, false]);
  });

  test('GLM-ELEM-04 GLM-ELEM-05 GLM-EX-19 an element that is there may be consumed, one for each symbol', () => {
    const { sc, gives } = ask(['fire'], { answers: ['yes'] }, { fire: 2, ice: 2 });
    expect([gives.length, sc.s.elements.fire, sc.s.elements.ice]).toEqual([1, 0, 2]);
    expect(ask(['fire'], { answers: ['pass'] }, { fire: 1 }).gives).toEqual([]);
    expect(ask(['fire'], {}, {}).gives).toEqual([]);
  });

  test('GLM-ELEM-06 what this turn created is not there yet', () => {
    const sc = scene();
    sc.s.infused = ['fire'];
    expect(canConsume(sc.s, ['fire'])).toBe(false);
  });

  test('GLM-ELEM-08 several symbols need all of them', () => {
    const sc = scene();
    sc.s.elements.fire = 2;
    expect(canConsume(sc.s, ['fire', 'ice'])).toBe(false);
    sc.s.elements.ice = 1;
    expect(canConsume(sc.s, ['fire', 'ice'])).toBe(true);
  });

  test('GLM-ELEM-11 a wild symbol is any one', () => {
    const { sc } = ask(['wild'], { answers: ['yes', 'ice'] }, { fire: 2, ice: 1 });
    expect([sc.s.elements.fire, sc.s.elements.ice]).toEqual([2, 0]);
  });

  test('GLM-ELEM-07 with several augments each is asked for', () => {
    const sc = scene({ answers: ['pass', 'yes'] });
    Object.assign(sc.s.elements, { fire: 2, ice: 2 });
    const gives = sc.play(t =>
      takeAugments(
        t,
        sc.run('brute'),
        [
          { elements: ['fire'], give: { pierce: 1 } },
          { elements: ['ice'], give: { push: 1 } },
        ],
        'attack',
      ),
    );
    expect(gives).toEqual([{ push: 1 }]);
  });

  test('GLM-ELEM-09 GLM-ELEM-10 monsters consume when they can, and the whole type profits', () => {
    const sc = scene({ map: '\n  B g h' });
    sc.s.elements.fire = 2;
    const augments = [{ elements: ['fire'] as const, give: { add: { attack: 1 } } }];
    const first = sc.play(t =>
      takeAugments(t, sc.run('bandit-guard.1', { by: undefined }), augments, 'attack'),
    );
    const second = sc.play(t =>
      takeAugments(t, sc.run('bandit-guard.2', { by: undefined }), augments, 'attack'),
    );
    expect([first.length, second.length, sc.s.elements.fire, sc.told('consumed').length]).toEqual([
      1, 1, 0, 1,
    ]);
  });
});

describe('items', () => {
  const carrying = (id: number, given: Given = {}): Scene => {
    const sc = scene(given);
    sc.s.heroes.brute!.items = [{ id, state: 'ready', used: 0 }];
    sc.turnOf('brute');
    return sc;
  };

  test('GLM-ITEM-06 GLM-ITEM-07 GLM-ITEM-16 a used item is spent or consumed as it says', () => {
    const spent = carrying(1);
    spent.play(t => spendItem(t, 'brute', 1));
    const consumed = carrying(12);
    consumed.play(t => spendItem(t, 'brute', 12));
    expect([spent.s.heroes.brute?.items[0]?.state, consumed.s.heroes.brute?.items[0]?.state]).toEqual([
      'spent',
      'consumed',
    ]);
    expect(itemOffers(spent.s, 'brute', 'moveAbility', {})).toEqual([]);
  });

  test('GLM-ITEM-10 GLM-ITEM-13 an item without a symbol stays ready', () => {
    const free = ITEMS.find(i => i.limit === 'none' && i.effects.length > 0)!;
    const sc = carrying(free.id);
    sc.play(t => spendItem(t, 'brute', free.id));
    expect(sc.s.heroes.brute?.items[0]?.state).toBe('ready');
  });

  test('GLM-ITEM-12 GLM-ITEM-05 an item that is worn is offered at its moment', () => {
    const sc = carrying(12, { answers: ['item-12'], figures: { B: { hp: 5 } } });
    sc.s.turn = { ...sc.s.turn!, cards: ['#brute-001'], halves: ['top'] };
    sc.play(t => heroStep(t, 'brute'));
    expect([sc.hp('brute'), sc.s.heroes.brute?.items[0]?.state]).toEqual([8, 'consumed']);
  });

  test('GLM-COND-11 a stunned character uses no item', () => {
    const sc = carrying(12, { figures: { B: { conditions: { stun: 'this' } } } });
    expect(itemOffers(sc.s, 'brute', 'duringTurn', {})).toEqual([]);
  });

  test('GLM-ITEM-19 every item has a price, a slot and a number of copies', () => {
    for (const item of ITEMS) {
      expect(item.count).toBeGreaterThan(0);
      expect(item.price).toBeGreaterThan(0);
      expect(SLOTS).toContain(item.slot);
    }
    expect(itemOf(1)).toMatchObject({ slot: 'legs', price: 20, count: 2 });
  });

  test('GLM-ITEM-15 an effect that an item adds to an attack works as if printed on the action', () => {
    const cut = (answers: string[], n = 2): Scene => {
      const sc = carrying(25, { answers, rolls: ['+0'] });
      sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n }, []));
      return sc;
    };
    const used = cut(['bandit-guard.1', 'item-25']);
    expect(used.figure('bandit-guard.1')?.conditions.wound).toBeDefined();
    expect(used.s.heroes.brute?.items[0]?.state).not.toBe('ready');
    const kept = cut(['bandit-guard.1', 'pass']);
    expect(kept.figure('bandit-guard.1')?.conditions).toEqual({});
    const dead = cut(['bandit-guard.1', 'item-25'], 10);
    expect(dead.told('gained')).toEqual([]);
  });
});

describe('the end of a scenario', () => {
  test('GLM-END-08 GLM-CAMP-14 the first condition met is kept', () => {
    const sc = scene({ map: '\n  B . .' });
    sc.s.land = { ...sc.s.land, rooms: [1, 2, 3] };
    sc.t.emit({ type: 'flag', flag: 'x', n: 1 }, 'GLM-END-08');
    latch(sc.t);
    expect(sc.s.outcome).toBe('won');
    sc.s.heroes.brute!.out = true;
    sc.s.heroes.spellweaver!.out = true;
    latch(sc.t);
    expect(sc.told('decided-outcome')).toHaveLength(1);
  });

  test('GLM-EXH-05 GLM-COMP-01 when all are exhausted the scenario is lost for all', () => {
    const sc = scene();
    sc.s.heroes.brute!.out = true;
    latch(sc.t);
    expect(sc.s.outcome).toBeNull();
    sc.s.heroes.spellweaver!.out = true;
    latch(sc.t);
    expect(sc.s.outcome).toBe('lost');
  });

  test('GLM-END-15 GLM-EX-21 GLM-EX-113 checkmarks for a goal that is met, after a success only', () => {
    const cards = (n: number, outcome: 'won' | 'lost') => {
      const sc = scene();
      const h = sc.s.heroes.brute!;
      h.goals = ['#goal-streamliner'];
      h.hand = h.box.slice(0, 2);
      h.discard = h.box.slice(2, n);
      sc.s.outcome = outcome;
      return endScenario(sc.t).heroes.find(x => x.id === 'brute')?.checks;
    };
    expect([cards(5, 'won'), cards(4, 'won'), cards(5, 'lost')]).toEqual([1, 0, 0]);
  });

  test('GLM-EX-39 GLM-END-09 GLM-END-17 level 2, 4 tokens and 9 experience: 12 gold, and 17 or 9 experience', () => {
    const reward = (outcome: 'won' | 'lost') => {
      const sc = scene();
      Object.assign(sc.s, { level: 2, outcome });
      Object.assign(sc.s.heroes.brute!, { money: 4, xp: 9 });
      const { gold, xp } = endScenario(sc.t).heroes.find(x => x.id === 'brute')!;
      return [gold, xp];
    };
    expect([reward('won'), reward('lost')]).toEqual([
      [12, 17],
      [12, 9],
    ]);
  });

  test('GLM-EXH-06 GLM-CAMP-24 GLM-END-10 an exhausted character keeps what it has; what was not looted is gone', () => {
    const sc = scene();
    sc.s.heroes.brute!.money = 3;
    sc.s.heroes.brute!.xp = 4;
    sc.s.heroes.brute!.out = true;
    sc.s.money = [1, 2] as never;
    sc.s.outcome = 'won';
    const { brute: _, ...figures } = sc.s.figures;
    sc.s.figures = figures;
    const reward = endScenario(sc.t).heroes.find(x => x.id === 'brute');
    expect(reward).toMatchObject({ gold: 6, xp: 4 + 4 + 2 * sc.s.level, exhausted: true });
  });

  test('GLM-END-14 battle goals count what happened', () => {
    const met = (goal: string, tally: Record<string, number>, hp = 10, money = 0): boolean => {
      const sc = scene({ figures: { B: { hp } } });
      const h = sc.s.heroes.brute!;
      h.goals = [`#goal-${goal}`];
      h.tally = tally;
      h.money = money;
      return goalIsMet(sc.s, 'brute');
    };
    expect([met('sadist', { kills: 5 }), met('sadist', { kills: 4 })]).toEqual([true, false]);
    expect([met('pacifist', { kills: 3 }), met('pacifist', { kills: 4 })]).toEqual([true, false]);
    expect([met('hoarder', {}, 10, 5), met('hoarder', {}, 10, 4)]).toEqual([true, false]);
    expect([met('masochist', {}, 2), met('masochist', {}, 3)]).toEqual([true, false]);
    expect([met('fast-healer', {}, 10), met('fast-healer', {}, 9)]).toEqual([true, false]);
    expect([met('purist', {}), met('purist', { items: 1 })]).toEqual([true, false]);
    expect([met('straggler', { long: 2 }), met('straggler', { short: 1 })]).toEqual([true, false]);
    expect([met('explorer', { rooms: 1 }), met('explorer', {})]).toEqual([true, false]);
    expect([met('diehard', {}), met('diehard', { low: 1 })]).toEqual([true, false]);
  });
});

test('every verb of the content has a meaning', () => {
  expect(Object.keys(VERBS).length).toBeGreaterThan(60);
});
