import { describe, expect, test } from 'vitest';
import { halfOf, MONSTERS, monsterOf, scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import { game } from '../game.js';
import { USUAL } from '../options.js';
import type { State } from '../state.js';
import { shieldOf } from './effects.js';
import { formula, worth } from './formula.js';
import { hexOf, placeOf } from './look.js';
import { loot } from './loot.js';
import { moveFigure } from './move.js';
import { perform } from './perform.js';
import { freeStandees, openDoor, place, reveal, spawn } from './rooms.js';
import { monsterLine, statistics } from './statistics.js';
import { endTurn } from './turn.js';
import { enter, walk } from './walk.js';

/** Scenario 1 with so many characters, its first room on the table. */
const barrow = (heroes: number, rolls: readonly number[] = []): Scene => {
  const sc = scene({ rolls, real: true });
  const fresh = structuredClone(game.initial({ ...USUAL, heroes, players: heroes })) as State;
  Object.assign(sc.s, fresh);
  sc.s.phase = 'turns';
  return sc;
};

describe('scenario set-up', () => {
  const ranks = (heroes: number): string[] => {
    const sc = barrow(heroes);
    reveal(sc.t, 1, null);
    return Object.values(sc.s.figures)
      .map(f => `${f.at % sc.s.width},${Math.trunc(f.at / sc.s.width)} ${f.rank}`)
      .sort();
  };

  test('GLM-SETUP-09 GLM-EX-01 each mark is for its number of characters', () => {
    expect(ranks(2)).toEqual(['8,2 normal', '8,3 elite', '8,4 normal']);
    expect(ranks(3)).toHaveLength(6);
    expect(ranks(4).filter(r => r.endsWith('elite'))).toEqual(['8,1 elite', '8,5 elite']);
  });

  test('GLM-SETUP-10 one mark is nothing, another a normal monster, a third an elite one', () => {
    const on = (hex: string) =>
      [2, 3, 4].map(heroes =>
        ranks(heroes)
          .find(r => r.startsWith(`${hex} `))
          ?.slice(hex.length + 1),
      );
    expect([on('8,1'), on('8,3')]).toEqual([
      [undefined, 'normal', 'elite'],
      ['elite', undefined, undefined],
    ]);
  });

  test('GLM-SETUP-12 GLM-TILE-35 GLM-COMP-10 standee numbers are drawn from those that are free', () => {
    const sc = barrow(2, [6, 2, 4]);
    reveal(sc.t, 1, null);
    expect(Object.keys(sc.s.figures).sort()).toEqual(['bandit-guard.2', 'bandit-guard.4', 'bandit-guard.6']);
    expect(freeStandees(sc.s, 'bandit-guard')).toEqual([1, 3, 5]);
  });

  test('GLM-SETUP-15 GLM-SETUP-08 things and money of a room come when it is revealed', () => {
    const sc = barrow(2);
    reveal(sc.t, 1, null);
    expect([sc.s.land.things, sc.s.money]).toEqual([[], []]);
    reveal(sc.t, 3, null);
    expect(sc.s.money).toHaveLength(5);
    expect(sc.s.land.things.map(x => x.kind).sort()).toEqual(['obstacle', 'obstacle', 'treasure']);
  });

  test('GLM-TILE-33 GLM-TILE-37 GLM-MON-61 a door opens, the room behind is filled, new types draw a card', () => {
    const sc = barrow(2);
    reveal(sc.t, 1, null);
    openDoor(sc.t, 'd1', 'brute');
    expect([sc.s.land.open, sc.s.land.rooms]).toEqual([['d1'], [1, 2]]);
    expect(sc.s.abilities['bandit-archer']).toBeDefined();
    expect(sc.s.heroes.brute?.tally.rooms).toBe(1);
  });

  test('GLM-TILE-36 GLM-EX-33 with no standees left nothing is placed', () => {
    const sc = barrow(4);
    reveal(sc.t, 1, null);
    expect(freeStandees(sc.s, 'bandit-guard')).toEqual([]);
    openDoor(sc.t, 'd1', 'brute');
    const types = Object.values(sc.s.figures).map(f => f.type);
    expect(types.filter(x => x === 'bandit-guard')).toHaveLength(6);
    expect(types.filter(x => x === 'bandit-archer')).toHaveLength(3);
  });

  test('GLM-SETUP-13 the start hexes are those of the map', () => {
    expect(planOf(1).start.map(hex => [hex % 13, Math.trunc(hex / 13)])).toEqual([
      [11, 1],
      [11, 2],
      [12, 2],
      [11, 3],
      [11, 4],
      [12, 4],
      [11, 5],
    ]);
  });

  test('GLM-SETUP-16 GLM-SETUP-14 a scenario has a goal, monsters, treasures', () => {
    expect(scenarioOf(1)).toMatchObject({
      goal: [{ killAll: true }],
      monsters: ['bandit-archer', 'bandit-guard', 'living-bones'],
    });
    expect(scenarioOf(1).treasures?.map(x => x.number)).toEqual([7]);
  });
});

describe('monster statistics', () => {
  const line = (type: string, rank: 'normal' | 'elite' | 'boss', level: number, characters = 2) => {
    const sc = scene({ level });
    sc.s.characters = characters;
    return monsterLine(sc.s, type, rank);
  };

  test('GLM-MSTAT-04 GLM-MSTAT-05 GLM-MSTAT-06 values by level and rank', () => {
    expect(line('bandit-guard', 'normal', 1)).toMatchObject({ hp: 6, move: 3, attack: 2, range: undefined });
    expect(line('bandit-guard', 'elite', 1)).toMatchObject({ hp: 9, move: 2, attack: 3, shield: 1 });
    expect(line('bandit-archer', 'normal', 0)).toMatchObject({ hp: 4, range: 3 });
  });

  test('GLM-MSTAT-07 traits hold from round to round', () => {
    const sc = scene({ level: 1, figures: { g: { rank: 'elite' } } });
    expect(shieldOf(sc.s, sc.figure('bandit-guard.1')!)).toBe(1);
    expect(line('living-bones', 'normal', 0)).toMatchObject({ targets: 2 });
    expect(monsterOf('wind-demon').flying).toBe(true);
  });

  test('GLM-BOSS-01 a boss has a card of its own and the common deck of bosses', () => {
    const bosses = ['bandit-commander', 'inox-bodyguard', 'jekserah', 'the-gloom'].map(monsterOf);
    expect(bosses.map(m => m.deck)).toEqual(['boss', 'boss', 'boss', 'boss']);
    expect(new Set(bosses.map(m => JSON.stringify(m.stats.boss))).size).toBe(4);
  });

  test('GLM-CAMP-06 a boss is neither normal nor elite', () => {
    expect(Object.keys(monsterOf('bandit-commander').stats)).toEqual(['boss']);
  });

  test('GLM-BOSS-04 its hit points count characters', () => {
    expect(line('bandit-commander', 'boss', 1, 2).hp).toBe(20);
    expect(line('bandit-commander', 'boss', 1, 4).hp).toBe(40);
  });

  test('GLM-SETUP-25 GLM-SCALE-09 formulas reckon with level and characters', () => {
    expect(formula('2+ceil(L/2)', { L: 3 })).toBe(4);
    expect(formula('(11*C)/2', { C: 3 })).toBe(16.5);
    const sc = scene({ level: 3 });
    sc.s.characters = 4;
    expect([worth(sc.s, '4+2*L'), worth(sc.s, '3*C'), worth(sc.s, 'L+C')]).toEqual([10, 12, 7]);
  });

  test('GLM-BOSS-02 GLM-BOSS-06 what may hit the normal and the elite hits no boss', () => {
    const killed = (rank: 'normal' | 'elite' | 'boss'): boolean => {
      const sc = scene({ figures: { g: { rank } }, auto: true });
      sc.play(t => perform(t, sc.run('brute'), halfOf('#sawbones-436', 'top').do[0]!));
      return sc.figure('bandit-guard.1') === undefined;
    };
    expect([killed('normal'), killed('elite'), killed('boss')]).toEqual([true, true, false]);
  });

  test('GLM-BOSS-06 GLM-BOSS-07 GLM-CAMP-41 named monsters are neither normal nor elite', () => {
    const named = MONSTERS.filter(m => m.variantOf !== undefined && m.stats.boss);
    expect(named.length).toBeGreaterThan(10);
    for (const m of named) expect(Object.keys(m.stats)).toEqual(['boss']);
  });

  test('GLM-COMP-04 every type has a deck of its own or a common one', () => {
    expect(monsterOf('city-guard').deck).toBe(monsterOf('bandit-guard').deck);
  });
});

describe('terrain', () => {
  const go = (given: Given, gait: 'walk' | 'jump' | 'fly' = 'walk'): Scene => {
    const sc = scene(given);
    sc.play(t => walk(t, 'bandit-guard.1', [sc.hex('g'), sc.hex('g') + 1, sc.hex('g') + 2] as never, gait));
    return sc;
  };

  test('GLM-TILE-11 GLM-TILE-13 GLM-EX-25 a trap hurts by the level and is gone', () => {
    const sc = go({ map: '\n  g ^ .', level: 3 });
    expect([sc.hp('bandit-guard.1'), sc.s.land.things]).toEqual([5, []]);
    expect(go({ map: '\n  g ^ .', level: 0 }).hp('bandit-guard.1')).toBe(8);
  });

  test('GLM-TILE-10 GLM-TILE-17 jumping over and flying spring nothing, landing does', () => {
    expect(go({ map: '\n  g ^ .', level: 3 }, 'jump').hp('bandit-guard.1')).toBe(10);
    expect(go({ map: '\n  g . ^', level: 3 }, 'jump').hp('bandit-guard.1')).toBe(5);
    expect(go({ map: '\n  g ^ ^', level: 3 }, 'fly').hp('bandit-guard.1')).toBe(10);
  });

  test('GLM-TILE-16 GLM-TILE-18 GLM-EX-26 hazardous terrain hurts for each hex entered and stays', () => {
    const sc = go({ map: '\n  g ! !', level: 2 });
    expect([sc.hp('bandit-guard.1'), sc.s.land.things.length]).toEqual([6, 2]);
    expect(go({ map: '\n  g ! !', level: 2 }, 'jump').hp('bandit-guard.1')).toBe(8);
  });

  test('GLM-TILE-14 GLM-TILE-15 a trap made by an ability does what that says, also to the invisible', () => {
    const sc = scene({ map: '\n  g . .', figures: { g: { conditions: { invisible: 'this' } } } });
    sc.t.emit(
      {
        type: 'laid',
        thing: {
          id: 'trap.1',
          kind: 'trap',
          what: 'spike',
          at: [1 as never],
          damage: 4,
          conditions: ['stun'],
          by: 'tinkerer',
        },
        at: '1,0',
        by: 'tinkerer',
      },
      'GLM-TILE-14',
    );
    sc.play(t => enter(t, 'bandit-guard.1', 1 as never));
    expect([sc.hp('bandit-guard.1'), sc.figure('bandit-guard.1')?.conditions.stun]).toEqual([6, 'this']);
  });

  test('GLM-TILE-12 of two traps beside the character its player chooses one', () => {
    const sc = scene({ map: '\n  ^ B ^ g' });
    const two = sc.s.land.things.map(x => placeOf(sc.s, x.at[0]!));
    sc.answer(two[1]!);
    sc.play(t => perform(t, sc.run('brute'), { a: 'disarmTrap', within: 1 }));
    expect(sc.asked[0]!.keys).toEqual(['pass', ...two]);
    expect(sc.s.land.things.map(x => placeOf(sc.s, x.at[0]!))).toEqual([two[0]]);
  });

  test('GLM-TILE-12 disarming removes a trap without effect', () => {
    const sc = scene({ map: '\n  C ^ .' });
    sc.play(t => perform(t, sc.run('scoundrel'), { a: 'disarmTrap', count: 1, within: 1 }));
    expect([sc.s.land.things, sc.hp('scoundrel')]).toEqual([[], 10]);
  });

  test('GLM-MON-06 a monster that dies on the way goes no farther', () => {
    const sc = scene({ map: '\n  g ^ .', level: 3, figures: { g: { hp: 2 } } });
    sc.play(t => walk(t, 'bandit-guard.1', [0, 1, 2] as never, 'walk'));
    expect(sc.figure('bandit-guard.1')).toBeUndefined();
    expect(sc.told('moved')).toHaveLength(1);
  });

  test('GLM-MOVE-03 IMMOBILIZE from a trap ends the move', () => {
    const sc = scene({ map: '\n  g ^ .', level: 0, things: [{ conditions: ['immobilize'] }] });
    sc.play(t => walk(t, 'bandit-guard.1', [0, 1, 2] as never, 'walk'));
    expect(sc.figure('bandit-guard.1')?.at).toBe(1);
  });

  test('GLM-COND-09 an immobilized hero is not asked to move', () => {
    const sc = scene({ figures: { B: { conditions: { immobilize: 'this' } } } });
    expect(sc.play(t => moveFigure(t, sc.run('brute'), 3, false))).toBe(false);
    expect(sc.asked).toEqual([]);
  });
});

describe('spawning', () => {
  test('GLM-MON-59 GLM-CAMP-28 a spawned monster stands on the named hex or on the nearest empty one', () => {
    const spawned = (where: string, answers: string[] = []): string[] => {
      const sc = scene({ map: '\n  . . . . .\n   . 1 B o .\n  . . . . .', answers });
      sc.play(t => spawn(t, 'bandit-guard', 'normal', sc.hex(where), true));
      return [...sc.told('appeared').map(e => e.at), ...sc.asked.flatMap(a => a.keys)];
    };
    expect(spawned('1')).toEqual(['1,1']);
    expect(spawned('B', ['2,0'])).toEqual(['2,0', '2,0', '3,0', '1,1', '2,2', '3,2']);
  });

  test('GLM-MON-59 without a standee nobody comes', () => {
    const sc = scene({ map: '\n  . 1 B' });
    sc.s.figures = Object.fromEntries(
      Array.from({ length: 6 }, (_, i) => i + 1).map(n => [
        `bandit-guard.${n}`,
        { ...sc.figure('brute')!, id: `bandit-guard.${n}`, kind: 'monster', type: 'bandit-guard' },
      ]),
    );
    expect(sc.play(t => spawn(t, 'bandit-guard', 'normal', sc.hex('1'), true))).toBeUndefined();
  });
});

describe('loot', () => {
  test('GLM-LOOT-01 GLM-LOOT-03 all tokens within range belong to the looter', () => {
    const sc = scene({ map: '\n  B . . .' });
    sc.s.money = [1, 1, 2, 3] as never;
    sc.play(t => loot(t, 'brute', 2));
    expect([sc.s.heroes.brute?.money, sc.s.money, sc.s.heroes.spellweaver?.money]).toEqual([3, [3], 0]);
  });

  test('GLM-LOOT-01 GLM-LOOT-02 monsters and obstacles do not hinder it, walls do; treasures are taken too', () => {
    const sc = scene({ map: '\n  1 # B g 2\n   . o o . .\n  . 3 $ 4 .', things: [{}, {}, { what: 67 }] });
    sc.s.scenario = 2;
    sc.s.money = ['1', '2', '3', '4'].map(n => sc.hex(n));
    sc.play(t => loot(t, 'brute', 2));
    expect(sc.s.money).toEqual([sc.hex('1')]);
    expect([sc.s.heroes.brute?.money, sc.s.heroes.brute?.treasures]).toEqual([3, [67]]);
  });

  const treasure = (what: number | 'goal') => {
    const sc = scene({ map: '\n  B $ .' });
    sc.s.scenario = 2;
    const [thing] = sc.s.land.things;
    sc.s.land = { ...sc.s.land, things: [{ ...thing!, what }] };
    sc.t.emit({ type: 'flag', flag: 'x', n: 1 }, 'GLM-LOOT-04');
    sc.play(t => loot(t, 'brute', 1));
    return sc;
  };

  test('GLM-LOOT-04 GLM-TILE-26 the number of a treasure is looked up and what is found had at once', () => {
    expect(treasure(67).s.heroes.brute?.gold).toBe(10);
    expect(treasure('goal').s.heroes.brute?.gold).toBe(0);
  });

  test('GLM-TILE-24 numbered tiles and goal tiles are looted', () => {
    expect(treasure(67).s.heroes.brute?.treasures).toEqual([67]);
    expect(treasure('goal').s.heroes.brute?.tally['goal treasures']).toBe(1);
  });

  test('GLM-TILE-27 a treasure is looted once and gone', () => {
    const sc = treasure(67);
    expect(sc.s.land.things).toEqual([]);
    sc.play(t => loot(t, 'brute', 1));
    expect([sc.s.heroes.brute?.gold, sc.s.heroes.brute?.treasures]).toEqual([10, [67]]);
  });

  test('GLM-LOOT-05 GLM-SHOP-16 an item that the looter has is sold for half', () => {
    const sc = scene({ map: '\n  B $ .' });
    sc.s.scenario = 4;
    sc.s.heroes.brute!.items = [{ id: 123, state: 'ready', used: 0 }];
    const [thing] = sc.s.land.things;
    sc.s.land = { ...sc.s.land, things: [{ ...thing!, what: 38 }] };
    sc.t.emit({ type: 'flag', flag: 'x', n: 1 }, 'GLM-LOOT-05');
    sc.play(t => loot(t, 'brute', 1));
    expect(sc.s.heroes.brute?.gold).toBe(25);
  });

  const ended = (who: string, figures: Given['figures'] = {}) => {
    const sc = scene({ map: '\n  B g .', figures });
    sc.s.money = [sc.figure(who)!.at] as never;
    sc.turnOf(who);
    sc.play(t => endTurn(t, who));
    return sc;
  };

  test('GLM-LOOT-06 a character takes what lies on its hex when its turn ends', () => {
    const sc = ended('brute');
    expect([sc.s.heroes.brute?.money, sc.s.money]).toEqual([1, []]);
  });

  test('GLM-MON-56 a monster leaves it there', () => {
    const sc = ended('bandit-guard.1');
    expect(sc.s.money).toEqual([sc.hex('g')]);
  });

  test('GLM-LOOT-07 GLM-SUMM-11 a summon leaves it there', () => {
    const sc = ended('bandit-guard.1', {
      g: { kind: 'summon', side: 'heroes', type: 'rat-swarm', owner: 'brute', rank: null },
    });
    expect([sc.s.money, sc.s.heroes.brute?.money]).toEqual([[sc.hex('g')], 0]);
  });

  test('GLM-MON-58 GLM-CAMP-02 GLM-CAMP-03 a monster takes money out of the game and leaves treasure', () => {
    const sc = scene({ map: '\n  g $ .' });
    sc.s.money = [2] as never;
    sc.play(t => loot(t, 'bandit-guard.1', 2));
    expect([sc.s.money, sc.s.land.things.length]).toEqual([[], 1]);
  });
});

describe('placing', () => {
  test('GLM-MON-53 GLM-MON-55 with no standee left a summon fails; what comes has its full hit points', () => {
    const sc = scene();
    sc.s.figures = {};
    for (let i = 0; i < 6; i++)
      expect(place(sc.t, 'bandit-guard', 'normal', i as never, 'summoned')).toBeDefined();
    expect(place(sc.t, 'bandit-guard', 'normal', 9 as never, 'summoned')).toBeUndefined();
    const f = Object.values(sc.s.figures)[0]!;
    expect([f.hp, f.summoned]).toEqual([statistics(sc.s, f).hp, true]);
  });

  test('GLM-TILE-01 hexes are named as printed', () => {
    expect(hexOf({ width: 13 }, '11,2')).toBe(37);
  });
});
