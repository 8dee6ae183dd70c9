import { describe, expect, test } from 'vitest';
import type { Ability } from '../content/abilities.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import type { CardId } from '../vocabulary.js';
import { giveId } from './ability-ids.js';
import { flies } from './effects.js';
import { goalIsMet } from './end.js';
import { goStepwise } from './meanwhile.js';
import { perform } from './perform.js';
import { endRound } from './round.js';
import { beginTurn, heroStep, playHalf } from './turn.js';

const POTION = { id: 12, state: 'ready' as const, used: 0 };
const STAMINA = { id: 13, state: 'ready' as const, used: 0 };
const CURE = { id: 89, state: 'ready' as const, used: 0 };

/** The Brute's turn with cards still to be played. */
const turn = (cards: readonly CardId[], given: Given, items: readonly object[] = [POTION]): Scene => {
  const sc = scene({ ...given, figures: { B: { hp: 4 }, ...given.figures } });
  sc.turnOf('brute');
  sc.s.turn = { ...sc.s.turn!, cards: [...cards], halves: cards.length > 0 ? ['top', 'bottom'] : [] };
  const h = sc.s.heroes.brute!;
  h.hand = h.hand.filter(card => !cards.includes(card));
  h.items = [...items] as typeof h.items;
  return sc;
};

const step = (sc: Scene): Scene => {
  sc.play(t => heroStep(t, 'brute'));
  return sc;
};

describe('an item at any moment of the own turn', () => {
  test('GLM-ITEM-12 before the first action', () => {
    const sc = step(turn(['#brute-001', '#brute-008'], { answers: ['item-12'] }));
    expect([sc.hp('brute'), sc.s.turn?.cards.length]).toEqual([7, 2]);
  });

  test('GLM-ITEM-12 after the second action, before the turn ends', () => {
    const sc = step(turn([], { answers: ['item-12'] }));
    expect([sc.hp('brute'), sc.s.turn, sc.asked.length]).toEqual([7, null, 1]);
    const kept = step(turn([], { answers: ['pass'] }));
    expect([kept.hp('brute'), kept.s.turn]).toEqual([4, null]);
  });

  test('GLM-ITEM-12 a card that was just played comes back', () => {
    const sc = turn(['#brute-005'], { answers: ['#brute-005/bottom/basic', '0,2'] }, [STAMINA]);
    sc.s.turn!.halves = ['bottom'];
    step(sc).answer('item-13', '#brute-005');
    step(sc);
    expect([sc.s.heroes.brute?.hand.includes('#brute-005'), sc.s.turn]).toEqual([true, null]);
  });

  test('GLM-ITEM-12 nobody is asked at the end for the sake of what would do nothing', () => {
    expect(step(turn([], { figures: { B: { hp: 10 } } })).asked).toEqual([]);
    expect(step(turn([], {}, [{ ...POTION, state: 'consumed' }])).asked).toEqual([]);
    const poisoned = turn([], {
      figures: { B: { hp: 10, conditions: { poison: 'this' } } },
      answers: ['pass'],
    });
    expect(step(poisoned).asked.length).toBe(1);
  });

  test('GLM-ITEM-12 on the turn of a long rest, before it and after it', () => {
    const rest = (...answers: readonly string[]): Scene => {
      const sc = turn([], { answers });
      const h = sc.s.heroes.brute!;
      h.discard = h.hand.slice(0, 3);
      h.hand = h.hand.slice(3);
      sc.s.chosen.brute = 'rest';
      sc.s.turn = null;
      sc.play(t => beginTurn(t, 'brute'));
      return sc;
    };
    const before = rest('item-12', '#brute-001');
    expect([before.hp('brute'), before.asked.map(a => a.rule)]).toEqual([9, ['GLM-ITEM-12', 'GLM-REST-06']]);
    const after = rest('pass', '#brute-001', 'item-12');
    expect([after.hp('brute'), after.asked.map(a => a.rule)]).toEqual([
      9,
      ['GLM-ITEM-12', 'GLM-REST-06', 'GLM-ITEM-12'],
    ]);
  });

  test('GLM-ITEM-12 in the middle of an action, beside where to go and whom to attack', () => {
    const sc = scene({ figures: { B: { hp: 4 } }, answers: ['pass', 'item-12', 'bandit-guard.1'] });
    sc.turnOf('brute');
    sc.s.heroes.brute!.items = [POTION];
    sc.play(function* (t) {
      yield* perform(t, sc.run('brute'), giveId('m', { a: 'move', n: 2 }));
      yield* perform(t, sc.run('brute'), giveId('a', { a: 'attack', n: 2 }));
    });
    expect(sc.asked.map(a => a.keys.includes('item-12'))).toEqual([true, true, false]);
    expect([sc.hp('brute'), sc.hp('bandit-guard.1')]).toEqual([7, 8]);
  });

  test('GLM-ITEM-12 between two hexes of a way', () => {
    const sc = scene({ figures: { B: { hp: 4 } }, answers: ['by-hex', '1,2', 'item-12', '0,2'] });
    sc.turnOf('brute');
    sc.s.heroes.brute!.items = [POTION];
    sc.play(t => perform(t, sc.run('brute'), giveId('m', { a: 'move', n: 2 })));
    expect([sc.hp('brute'), sc.figure('brute')?.at]).toEqual([7, sc.s.width * 2]);
  });

  test('GLM-ITEM-12 not in the turn of somebody else', () => {
    const sc = scene({ map: '\n  B T g', answers: ['pass'] });
    sc.turnOf('tinkerer');
    sc.s.heroes.brute!.items = [POTION];
    sc.play(t => perform(t, sc.run('tinkerer'), giveId('a', { a: 'attack', n: 2 })));
    expect(sc.asked[0]?.keys).not.toContain('item-12');
  });

  test('GLM-COND-11 GLM-ITEM-12 a stunned character uses only what may be used then, and acts when it has helped', () => {
    const stunned: Given = { figures: { B: { conditions: { stun: 'this' } } } };
    const sc = turn(['#brute-001', '#brute-008'], { ...stunned, answers: ['item-89', 'end'] }, [
      POTION,
      CURE,
    ]);
    step(sc);
    expect(sc.asked[0]?.keys).toEqual(['pass', 'item-89']);
    expect(sc.asked[1]?.keys).toContain('#brute-001/top');
    const stays = turn(['#brute-001', '#brute-008'], { ...stunned, answers: ['pass'] }, [CURE]);
    expect(step(stays).s.heroes.brute?.discard).toEqual(['#brute-001', '#brute-008']);
  });
});

/** A half played step by step. */
const stepwise = (key: string, given: Given, ...answers: readonly string[]): Scene => {
  const sc = scene({ ...given, answers });
  sc.turnOf('brute');
  sc.s.heroes.brute!.hand = [];
  sc.s.heroes.brute!.items = [POTION];
  sc.play(function* (t) {
    goStepwise(t, 'brute');
    yield* playHalf(t, 'brute', key);
  });
  return sc;
};

describe('step by step', () => {
  test('GLM-ITEM-12 asked for once in a turn, and not in the next one', () => {
    const sc = step(turn(['#brute-001', '#brute-008'], { answers: ['stepwise'] }));
    sc.answer('end');
    step(sc);
    expect(sc.asked.map(a => a.keys.includes('stepwise'))).toEqual([true, false]);
    const next = turn(['#brute-001', '#brute-008'], { answers: ['end'] });
    next.s.flags = sc.s.flags;
    next.s.round = sc.s.round + 1;
    expect(step(next).asked[0]?.keys).toContain('stepwise');
  });

  test('GLM-ITEM-12 between two targets of one attack', () => {
    const map = '\n  . g .\n   . B .\n  . h .';
    const given = { map, figures: { B: { hp: 4 } } };
    const sc = scene({ ...given, answers: ['bandit-guard.1', 'bandit-guard.2', 'item-12'] });
    sc.turnOf('brute');
    sc.s.heroes.brute!.items = [POTION];
    const twice: Ability = { a: 'attack', n: 2, targets: 2 };
    sc.play(function* (t) {
      goStepwise(t, 'brute');
      yield* perform(t, sc.run('brute'), giveId('twice', twice));
    });
    expect(sc.events.map(e => e.type).filter(type => type === 'attacked' || type === 'healed')).toEqual([
      'attacked',
      'healed',
      'attacked',
    ]);
  });

  test('GLM-ATK-23 GLM-ATK-21 each condition of an attack is given or left aside', () => {
    const strike = (...answers: readonly string[]): Scene => {
      const sc = scene({ answers: ['stepwise', 'bandit-guard.1', ...answers] });
      sc.turnOf('brute');
      const ability: Ability = { a: 'attack', n: 2, conditions: ['poison', 'immobilize'] };
      sc.play(t => perform(t, sc.run('brute'), giveId('conditions', ability)));
      return sc;
    };
    expect(strike('yes', 'yes').figure('bandit-guard.1')?.conditions).toMatchObject({ poison: 'this' });
    expect(Object.keys(strike('pass', 'yes').figure('bandit-guard.1')?.conditions ?? {})).toEqual([
      'immobilize',
    ]);
    expect(strike('pass', 'pass').figure('bandit-guard.1')?.conditions).toEqual({});
  });

  test('GLM-ATK-23 a monster always gives its conditions', () => {
    const sc = scene({ answers: ['take'] });
    sc.turnOf('bandit-guard.1');
    const on = { who: 'enemy', within: 1, count: 'all' } as const;
    const run = { ...sc.run('bandit-guard.1'), by: undefined };
    sc.play(t => perform(t, run, giveId('m', { a: 'attack', n: 2, on, conditions: ['poison'] })));
    expect(sc.asked.map(a => a.rule)).toEqual(['GLM-DMG-01']);
    expect(sc.figure('brute')?.conditions).toHaveProperty('poison');
  });

  test('GLM-TURN-03 what asks nothing by itself may be left aside, and leaves no experience', () => {
    const key = '#brute-008/bottom'; // Shield for oneself
    expect(stepwise(key, {}, 'perform').s.lasting).toHaveLength(1);
    expect(stepwise(key, {}, 'pass').s.lasting).toEqual([]);
  });

  test('GLM-TURN-03 what harms the own side may not', () => {
    const sc = scene({ map: '\n  S R .', answers: ['perform', 'take'] });
    sc.turnOf('cragheart');
    sc.s.heroes.cragheart!.items = [];
    sc.play(function* (t) {
      goStepwise(t, 'cragheart');
      yield* playHalf(t, 'cragheart', '#cragheart-123/top');
    });
    expect(sc.asked.flatMap(a => a.refused)).toContain('pass GLM-TURN-03');
    expect(sc.hp('spellweaver')).toBe(8);
  });

  test('GLM-TURN-03 an attack on all who are near is made on all of them or on nobody', () => {
    const map = '\n  . g .\n   . B .\n  . h .';
    const all: Ability = { a: 'attack', n: 2, on: { who: 'enemy', count: 'all', within: 1 } };
    const attack = (answer: string): Scene => {
      const sc = scene({ map, answers: [answer] });
      sc.play(t => perform(t, sc.run('brute'), giveId('all', all)));
      return sc;
    };
    expect(
      attack('all')
        .told('attacked')
        .map(e => e.on),
    ).toEqual(['bandit-guard.1', 'bandit-guard.2']);
    expect([attack('pass').told('attacked'), attack('pass').asked[0]?.keys]).toEqual([[], ['pass', 'all']]);
  });
});

describe('cards put away', () => {
  const active = (sc: Scene): Scene => {
    sc.s.heroes.brute!.active = [
      { card: '#brute-008', half: 'bottom', lost: false, until: 'round', used: 0 },
      { card: '#brute-007', half: 'bottom', lost: true, until: 'scenario', used: 0 },
    ];
    return sc;
  };

  test('GLM-CARD-16 GLM-CARD-13 a round bonus, a card with slots: each to its pile', () => {
    const sc = active(turn(['#brute-001', '#brute-005'], { answers: ['drop/#brute-008'] }, []));
    step(sc).answer('drop/#brute-007');
    step(sc);
    expect(sc.asked[0]?.keys).toEqual(expect.arrayContaining(['drop/#brute-008', 'drop/#brute-007']));
    const h = sc.s.heroes.brute!;
    expect([h.active, h.discard, h.lost]).toEqual([[], ['#brute-008'], ['#brute-007']]);
  });

  test('GLM-CARD-16 also after the second action, for whoever goes step by step', () => {
    const sc = active(turn([], { answers: ['drop/#brute-008', 'pass'] }, []));
    goStepwise(sc.t, 'brute');
    step(sc);
    expect([sc.s.heroes.brute?.discard, sc.s.turn]).toEqual([['#brute-008'], null]);
  });

  test('GLM-CARD-15 a discarded card in the active area counts for goals that count cards', () => {
    const sc = scene();
    const h = sc.s.heroes.brute!;
    const met = (hand: number, lost: boolean): boolean => {
      h.hand = h.box.slice(0, hand);
      h.active = [{ card: '#brute-008', half: 'bottom', lost, until: 'round', used: 0 }];
      h.goals = ['#goal-streamliner' as CardId];
      return goalIsMet(sc.s, 'brute');
    };
    expect([met(4, false), met(4, true), met(5, true)]).toEqual([true, false, true]);
  });
});

describe('losing Flying', () => {
  const over = (map: string, given: Given = {}): Scene => {
    const sc = scene({ map, level: 1, ...given });
    sc.lasts('brute', { a: 'bonus', event: 'always', give: { flying: true } });
    sc.s.figures.brute = { ...sc.s.figures.brute!, at: sc.s.land.things[0]!.at[0]! };
    return sc;
  };

  test('GLM-JUMP-06 over an obstacle: the damage of a trap, and the nearest empty hex', () => {
    const sc = over('\n  # . #\n   o # B\n  # # #', { answers: ['take'] });
    sc.play(t => endRound(t));
    expect([flies(sc.s, sc.figure('brute')!), sc.hp('brute'), sc.told('moved')[0]?.route.at(-1)]).toEqual([
      false,
      7,
      '1,0',
    ]);
  });

  test('GLM-JUMP-06 of several hexes that are as near its player takes one', () => {
    const sc = over('\n  # . .\n   o . B\n  # . .', { answers: ['take', '2,0'] });
    sc.s.figures.brute = { ...sc.s.figures.brute!, at: sc.s.land.things[0]!.at[0]! };
    expect(() => sc.play(t => endRound(t))).toThrow('2,0 is not legal at GLM-JUMP-06');
    expect(sc.asked.at(-1)?.keys).toEqual(['1,0', '1,1', '1,2']);
  });

  test('GLM-JUMP-06 over the floor nothing happens, and whoever still flies stays', () => {
    const floor = scene({ map: '\n  B . o' });
    floor.lasts('brute', { a: 'bonus', event: 'always', give: { flying: true } });
    floor.play(t => endRound(t));
    expect(floor.told('hurt')).toEqual([]);
    const stays = over('\n  # . .\n   o . B\n  # . .');
    stays.s.lasting = stays.s.lasting.map(x => ({ ...x, until: 'scenario' as const }));
    stays.play(t => endRound(t));
    expect([stays.told('hurt'), stays.told('moved')]).toEqual([[], []]);
  });

  test('GLM-JUMP-06 GLM-CARD-16 also when its card is put away', () => {
    const sc = over('\n  # . #\n   o # B\n  # # #', { answers: ['drop/#plagueherald-294', 'take'] });
    const card = '#plagueherald-294';
    sc.s.heroes.brute!.active = [{ card, half: 'top', lost: true, until: 'scenario', used: 0 }];
    sc.s.lasting = sc.s.lasting.map(x => ({ ...x, card, until: 'scenario' as const }));
    sc.turnOf('brute');
    sc.s.turn = { ...sc.s.turn!, cards: ['#brute-001'], halves: ['top'] };
    step(sc);
    expect([sc.hp('brute'), sc.told('moved')[0]?.how]).toEqual([7, 'fall']);
  });

  test('GLM-JUMP-06 a monster that an attack brings down', () => {
    const sc = scene({ map: '\n  o . #\n   . # B\n  # # #', figures: { B: { hp: 9 } }, answers: ['1,0'] });
    const demon = {
      ...sc.figure('brute')!,
      id: 'wind-demon.1',
      kind: 'monster' as const,
      type: 'wind-demon',
    };
    const at = sc.s.land.things[0]!.at[0]!;
    sc.s.figures['wind-demon.1'] = { ...demon, side: 'monsters', rank: 'normal', hp: 10, at };
    const run = sc.run('brute');
    run.notes.targets.push('wind-demon.1');
    sc.play(t =>
      perform(t, run, giveId('down', { a: 'loseFlying', on: { who: 'target' }, until: 'endOfScenario' })),
    );
    expect([sc.hp('wind-demon.1'), sc.told('moved')[0]?.who]).toEqual([7, 'wind-demon.1']);
  });
});
