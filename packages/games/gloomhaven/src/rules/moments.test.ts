import { describe, expect, test } from 'vitest';
import type { Ability, BonusAbility } from '../content/abilities.js';
import { DECKS, halfOf, monsterOf } from '../content/index.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import type { Figure } from '../state.js';
import type { CardId } from '../vocabulary.js';
import { giveId } from './ability-ids.js';
import { gain } from './conditions.js';
import { heal, suffer } from './damage.js';
import { flies } from './effects.js';
import { enterAlong } from './force.js';
import { fire } from './moments.js';
import { perform } from './perform.js';
import { longRest, shortRest } from './rests.js';
import { endRound } from './round.js';
import { beginTurn, endTurn, heroStep, playHalf } from './turn.js';

const bonus = (card: CardId, half: 'top' | 'bottom', n = 0): BonusAbility =>
  halfOf(card, half).do[n] as BonusAbility;

const does = (ability: Ability, given: Given = {}, prepare: (sc: Scene) => void = () => {}): Scene => {
  const sc = scene(given);
  prepare(sc);
  sc.play(t => perform(t, sc.run('brute'), giveId(JSON.stringify(ability), ability)));
  return sc;
};

/** A hero's half is played on a board where an effect lasts. */
const plays = (key: string, effect: Ability, given: Given = {}): Scene => {
  const sc = scene(given);
  sc.lasts('brute', effect);
  sc.turnOf('brute');
  sc.s.heroes.brute!.hand = [key.split('/')[0] as CardId];
  sc.play(t => playHalf(t, 'brute', key));
  return sc;
};

describe('effects that act at a moment of their own', () => {
  test('before an attack action a figure moves, and not before another action', () => {
    const effect = bonus('#nightshroud-270', 'bottom');
    const given = { map: '\n  B 1 g . .', answers: ['1,0', 'bandit-guard.1'] };
    const sc = plays('#brute-001/top', effect, given);
    expect(sc.told('moved').map(e => e.route)).toEqual([['0,0', '1,0']]);
    expect(sc.hp('bandit-guard.1')).toBe(7);
    expect(plays('#brute-006/top', effect, { map: '\n  B . g .' }).told('moved')).toEqual([]);
  });

  test('after an attack action an invisible figure attacks once more, a visible one does not', () => {
    const effect = bonus('#nightshroud-261', 'top');
    const hidden = plays('#brute-001/top', effect, {
      map: '\n  . B g .',
      figures: { B: { conditions: { invisible: 'next' } } },
      answers: ['bandit-guard.1', 'bandit-guard.1'],
    });
    expect(hidden.hp('bandit-guard.1')).toBe(5);
    const seen = plays('#brute-001/top', effect, { map: '\n  . B g .', answers: ['bandit-guard.1'] });
    expect(seen.hp('bandit-guard.1')).toBe(7);
  });

  test('after a move action neighbours on both sides are poisoned', () => {
    const sc = plays('#brute-006/bottom', bonus('#plagueherald-300', 'bottom'), {
      map: '\n  B 1 g . h',
      answers: ['1,0'],
    });
    expect(sc.figure('bandit-guard.1')?.conditions.poison).toBeDefined();
    expect(sc.figure('bandit-guard.2')?.conditions.poison).toBeUndefined();
  });

  test('at the end of the round a spent item is refreshed', () => {
    const sc = scene();
    sc.lasts('brute', bonus('#quartermaster-223', 'top'));
    sc.s.heroes.brute!.items = [{ id: 3, state: 'spent', used: 1 }];
    sc.play(t => endRound(t));
    expect(sc.s.heroes.brute?.items[0]?.state).toBe('ready');
  });

  test('a long rest refreshes a consumed item where a card says so', () => {
    const sc = scene({ auto: true });
    sc.lasts('brute', bonus('#quartermaster-228', 'top'));
    sc.s.heroes.brute!.items = [{ id: 3, state: 'consumed', used: 1 }];
    sc.play(t => longRest(t, 'brute'));
    expect(sc.s.heroes.brute?.items[0]?.state).toBe('ready');
  });

  test('a short rest is as good as a long one where a card says so: the player chooses the card, heals 2', () => {
    const sc = scene({ figures: { B: { hp: 5 } }, answers: ['#brute-002'] });
    sc.lasts('brute', bonus('#berserker-341', 'bottom'));
    sc.s.heroes.brute!.hand = [];
    sc.s.heroes.brute!.discard = ['#brute-001', '#brute-002', '#brute-003'];
    sc.play(t => shortRest(t, 'brute'));
    expect([sc.s.heroes.brute?.lost, sc.hp('brute')]).toEqual([['#brute-002'], 7]);
  });

  test('a Heal on its owner is raised by 2', () => {
    const sc = scene({ figures: { B: { hp: 3 } } });
    sc.lasts('brute', bonus('#berserker-325', 'bottom'));
    heal(sc.t, 'brute', 1, 'brute');
    expect(sc.hp('brute')).toBe(6);
  });

  test('a Retaliate ability is raised by 2', () => {
    const sc = does({ a: 'retaliate', n: 1 }, {}, each =>
      each.lasts('brute', bonus('#berserker-334', 'top')),
    );
    expect(sc.told('lasts').at(-1)?.effect.value).toBe(3);
  });

  test('each CURSE given to an enemy brings another one; one given to a friend does not', () => {
    const sc = scene({ map: '\n  . B g S' });
    sc.lasts('brute', bonus('#soothsinger-358', 'top'));
    gain(sc.t, 'bandit-guard.1', 'curse', 'brute');
    expect(sc.told('gained')).toHaveLength(2);
    gain(sc.t, 'spellweaver', 'curse', 'brute');
    expect(sc.told('gained')).toHaveLength(3);
  });

  test('a CURSE that spoils an enemy attack hurts the attacker for 3', () => {
    const given = { map: '\n  . B g .', rolls: ['curse'] };
    const sc = scene(given);
    sc.lasts('brute', bonus('#plagueherald-314', 'top'));
    sc.s.decks.monsters = { draw: { curse: 1 }, discard: {}, aside: [], shuffle: false };
    sc.play(t => perform(t, { ...sc.run('bandit-guard.1'), by: undefined, hero: undefined }, ALL_AROUND));
    expect([sc.hp('brute'), sc.hp('bandit-guard.1')]).toEqual([10, 7]);
  });

  test('a hero may take the damage of an ally, one less of it', () => {
    const hit = (answer: string): Scene => {
      const sc = scene({ map: '\n  S B g .', answers: [answer, 'take'] });
      sc.lasts('brute', bonus('#sunkeeper-204', 'top'));
      sc.play(t => suffer(t, 'spellweaver', 4, { how: 'attack', by: 'bandit-guard.1' }));
      return sc;
    };
    expect([hit('yes').hp('brute'), hit('yes').hp('spellweaver')]).toEqual([7, 10]);
    expect([hit('pass').hp('brute'), hit('pass').hp('spellweaver')]).toEqual([10, 6]);
  });

  test('before a Heal the healed lose their negative conditions', () => {
    const sc = does(
      { a: 'heal', n: 2, on: { who: 'self' } },
      { figures: { B: { hp: 4, conditions: { poison: 'next', muddle: 'next' } } } },
      each => each.lasts('brute', bonus('#sawbones-441', 'top')),
    );
    expect([sc.hp('brute'), sc.figure('brute')?.conditions]).toEqual([6, {}]);
  });

  test('an effect for any time of the turn is offered once a turn', () => {
    const sc = scene({ figures: { B: { hp: 4 } }, answers: ['use/1', 'brute', 'end'] });
    sc.lasts('brute', bonus('#sawbones-415', 'top'));
    sc.turnOf('brute');
    sc.s.turn = { ...sc.s.turn!, cards: ['#brute-001'], halves: ['top'] };
    sc.play(function* (t) {
      yield* heroStep(t, 'brute');
      yield* heroStep(t, 'brute');
    });
    expect(sc.hp('brute')).toBe(6);
    const [first, , second] = sc.asked;
    expect([first?.keys.includes('use/1'), second?.keys.includes('use/1')]).toEqual([true, false]);
  });

  test('after an action that consumed an element one of two abilities may be performed', () => {
    const sc = scene({ map: '\n  . B g .', answers: ['yes', '0', 'bandit-guard.1'] });
    sc.lasts('brute', bonus('#elementalist-472', 'top'));
    sc.play(t => fire(t, 'brute', 'actionConsumingElement'));
    expect(sc.hp('bandit-guard.1')).toBe(9);
  });
});

/** A guard's card with a plain Move and Attack. */
const GUARD_CARD = DECKS.find(d => d.id === monsterOf('bandit-guard').deck)!.cards.find(
  c => c.do.length === 2 && c.do[0]?.a === 'move' && c.do[1]?.a === 'attack',
)!.id;

const ALL_AROUND: Ability = { a: 'attack', n: 2, on: { who: 'enemy', count: 'all', within: 1 } };

describe('turned and grounded', () => {
  test('an enemy that was turned takes its turn against its own side, and is an enemy again after it', () => {
    const sc = does(
      { a: 'turncoat', byYou: false, on: { who: 'enemy', within: 3, ranks: ['normal', 'elite'] } },
      { map: '\n  . B g h', answers: ['bandit-guard.1'] },
    );
    sc.s.abilities['bandit-guard'] = GUARD_CARD;
    sc.play(t => beginTurn(t, 'bandit-guard.1'));
    expect(sc.told('attacked').map(e => e.on)).toEqual(['bandit-guard.2']);
    expect(sc.figure('bandit-guard.1')?.side).toBe('monsters');
  });

  test('a figure that has lost Flying stays on the ground', () => {
    const sc = scene({ map: '\n  . B d .' });
    const id = Object.keys(sc.s.figures).find(each => each.startsWith('wind-demon'))!;
    expect(flies(sc.s, sc.figure(id) as Figure)).toBe(true);
    const run = sc.run('brute');
    run.notes.targets.push(id);
    const ability: Ability = { a: 'loseFlying', on: { who: 'target' }, until: 'endOfScenario' };
    sc.play(t => perform(t, run, giveId(JSON.stringify(ability), ability)));
    expect(flies(sc.s, sc.figure(id) as Figure)).toBe(false);
  });

  test('who may not be INVISIBLE loses it and gains it no more', () => {
    const sc = does(bonus('#doomstalker-391', 'top', 1), {
      map: '\n  . B g .',
      figures: { g: { conditions: { invisible: 'next' } } },
    });
    expect(sc.figure('bandit-guard.1')?.conditions).toEqual({});
    expect(gain(sc.t, 'bandit-guard.1', 'invisible', null)).toBe(false);
    expect(gain(sc.t, 'brute', 'invisible', null)).toBe(true);
  });
});

describe('traps, moves and chains of cards', () => {
  test('a trap of a card gives its owner experience when an enemy springs it, and does more where it says so', () => {
    const sc = scene({ map: '\n  B 1 . g\n   h . . .', answers: ['1,0'] });
    const ability = halfOf('#doomstalker-382', 'top').do[0] as Ability;
    sc.play(t => perform(t, sc.run('brute'), giveId(JSON.stringify(ability), ability)));

    const between = (sc.hex('1') + 1) as Figure['at'];
    sc.play(t => enterAlong(t, 'bandit-guard.1', [sc.hex('g'), between, sc.hex('1')], 'push'));
    expect(sc.s.heroes.brute?.xp).toBe(2);
    expect(sc.hp('bandit-guard.1')).toBe(5);
    expect(sc.hp('bandit-guard.2')).toBe(8);
  });

  test('a move in a straight line ends only where one leads', () => {
    const ability = halfOf('#cragheart-134', 'bottom').do[0] as Ability;
    const sc = does(ability, { map: '\n  B . . .\n   . . . .', answers: ['3,0'] });
    expect(sc.asked[0]?.refused.some(each => each.startsWith('2,1 '))).toBe(true);
    expect(sc.told('moved')[0]?.route).toEqual(['0,0', '1,0', '2,0', '3,0']);
  });

  test('money on hexes that were entered is looted on the way', () => {
    const ability = halfOf('#scoundrel-099', 'bottom').do[0] as Ability;
    const sc = does(ability, { map: '\n  B 1 2 .', answers: ['2,0'] }, each => {
      each.s.money = [each.hex('1')];
    });
    expect(sc.s.heroes.brute?.money).toBe(1);
  });

  test('an attack leaps to enemies near its last target, weaker each time', () => {
    const ability: Ability = {
      a: 'attack',
      n: 4,
      range: 3,
      chain: [
        { attackMod: -1, within: 2 },
        { attackMod: -2, within: 2 },
      ],
    };
    const sc = does(ability, {
      map: '\n  B . g h . . i',
      answers: ['bandit-guard.1', 'bandit-guard.2'],
    });
    expect([sc.hp('bandit-guard.1'), sc.hp('bandit-guard.2'), sc.hp('bandit-guard.3')]).toEqual([6, 7, 10]);
  });
});

describe('companions and summons', () => {
  const withBear = (given: Given): Scene => {
    const sc = scene(given);
    const f = sc.figure('bandit-guard.1') as Figure;
    sc.s.figures['bear.1'] = {
      ...f,
      id: 'bear.1',
      type: 'bear',
      kind: 'summon',
      side: 'heroes',
      rank: null,
      owner: 'brute',
      at: sc.hex('1'),
    };
    return sc;
  };

  test('a command is performed by the bear, as its player says', () => {
    const sc = withBear({ map: '\n  B . 1 g', answers: ['bandit-guard.1'] });
    const ability = halfOf('#beast-tyrant-484', 'top').do[0] as Ability;
    sc.play(t => perform(t, sc.run('brute'), giveId(JSON.stringify(ability), ability)));
    expect(sc.told('attacked').map(e => [e.who, e.told.base])).toEqual([['bear.1', 4]]);
  });

  test('command attacks are raised by an effect, and the bear heals after its attack by another', () => {
    const sc = withBear({ map: '\n  B . 1 g', answers: ['bandit-guard.1'] });
    sc.s.figures['bear.1'] = { ...sc.figure('bear.1')!, hp: 3 };
    sc.lasts('brute', bonus('#beast-tyrant-495', 'bottom', 1));
    sc.lasts('brute', bonus('#beast-tyrant-499', 'top'));
    sc.s.lasting = sc.s.lasting.map(x => ({ ...x, on: [] }));
    sc.s.lasting[0] = { ...sc.s.lasting[0]!, on: ['brute'] };
    const ability = halfOf('#beast-tyrant-484', 'top').do[0] as Ability;
    sc.play(t => perform(t, sc.run('brute'), giveId(JSON.stringify(ability), ability)));
    expect(sc.told('attacked')[0]?.told.base).toBe(5);
    expect(sc.hp('bear.1')).toBe(5);
  });

  test('a summon does at the end of its turn what its card says', () => {
    const sc = withBear({ map: '\n  B 1 . g', answers: ['brute'], figures: { B: { hp: 4 } } });
    sc.s.figures['bear.1'] = { ...sc.figure('bear.1')!, type: 'healing-sprite' };
    sc.play(t => endTurn(t, 'bear.1'));
    expect(sc.hp('brute')).toBe(6);
  });
});
