import { isClosedDoor, isWall, stepsFrom, terrainAt } from '@potyczka/geometry/hex';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Ability, AttackAbility } from '../content/abilities.js';
import { SCENARIOS } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { ranged, rows, tell } from '../fixtures/monsters.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import { game } from '../game.js';
import { fieldOf } from '../ground.js';
import { USUAL } from '../options.js';
import type { Figure, State } from '../state.js';
import type { Hex } from '../vocabulary.js';
import { giveId } from './ability-ids.js';
import { attackAbility } from './attack.js';
import { lockDoors, openLocks } from './locks.js';
import { hexOf, placeOf } from './look.js';
import { loot } from './loot.js';
import { moveFigure } from './move.js';
import { nextFigure } from './order.js';
import { perform } from './perform.js';
import { freeStandees, openDoor, place, reveal } from './rooms.js';
import { runFor } from './running.js';
import { statistics } from './statistics.js';
import { holdsTrigger } from './triggers.js';
import { walk } from './walk.js';

/** Doors, rooms, obstacles, sight and distance: what cannot be, what may be, and the readings that the ledger chose. */

const does = (ability: Ability, given: Given = {}, before: (sc: Scene) => void = () => {}): Scene => {
  const sc = scene(given);
  before(sc);
  sc.play(t => perform(t, sc.run('brute'), giveId(JSON.stringify(ability), ability)));
  return sc;
};
const keysOf = (sc: Scene, n = 0): readonly string[] => sc.asked[n]?.keys ?? [];

/** Scenario 1 with two heroes, its first room on the table, the Brute two hexes before the door, and no monsters. */
const barrow = (answers: readonly string[] = [], rolls: readonly unknown[] = []): Scene => {
  const sc = scene({ real: true, answers, rolls, map: '\n  B S .' });
  const plan = planOf(1);
  sc.s.scenario = 1;
  sc.s.width = plan.rows;
  sc.s.land = { scenario: 1, rooms: [1], open: [], locked: [], things: [] };
  sc.s.initiatives = { brute: [30, 60], spellweaver: [60, 70] };
  const at = before(2);
  sc.s.figures = {
    brute: { ...(sc.figure('brute') as Figure), at },
    spellweaver: { ...(sc.figure('spellweaver') as Figure), at: plan.start[0]! },
  };
  return sc;
};
const DOOR = planOf(1).doors[0]!;
/** A hex of the first room so many steps from its door. */
function before(steps: number): Hex {
  let now: Hex[] = [DOOR.at];
  const land = { scenario: 1, rooms: [1], open: ['d1'], locked: [], things: [] };
  const field = fieldOf({ land } as never);
  const seen = new Set<number>(now);
  for (let n = 0; n < steps; n++) {
    const next = now.flatMap(hex => [0, 1, 2, 3, 4, 5].map(d => field.links[6 * hex + d] as Hex));
    now = next.filter(hex => hex >= 0 && planOf(1).roomAt.get(hex) === 1 && !seen.has(hex));
    for (const hex of now) seen.add(hex);
  }
  return now[0] as Hex;
}
const doorKey = (sc: Scene): string => placeOf(sc.s, DOOR.at);
const typesSeen = (sc: Scene) => [...new Set(Object.values(sc.s.figures).map(f => f.type))].sort();

describe('doors', () => {
  const go = (points: number, ...answers: string[]): Scene => {
    const sc = barrow(answers);
    sc.play(t => moveFigure(t, runFor(t.s, 'brute'), points, false));
    return sc;
  };
  const door = doorKey(barrow());

  test('GLM-TILE-33 GLM-G16 after the door the move may go on with what is left, or end there', () => {
    const stays = go(4, door, 'pass');
    expect(stays.asked.map(a => a.rule)).toEqual(['GLM-MOVE-01', 'GLM-MOVE-01']);
    expect([stays.figure('brute')?.at, stays.s.land.rooms]).toEqual([DOOR.at, [1, 2]]);
    const beyond = keysOf(stays, 1).find(key => planOf(1).roomAt.get(hexOf(stays.s, key)) === 2)!;
    const on = go(4, door, beyond);
    expect(unlike(DOOR.at, on.figure('brute')?.at)).toBe(hexOf(on.s, beyond));
    expect(unlike(2, go(2, door).asked.length)).toBe(1);
  });

  test('GLM-TILE-06 an open door costs what any hex costs, and stays open', () => {
    const sc = barrow();
    openDoor(sc.t, DOOR.id, 'brute');
    expect(unlike(true, isClosedDoor(fieldOf(sc.s), DOOR.at))).toBe(false);
    const wide: Ability = { a: 'move', n: 2 };
    sc.answer(door);
    sc.play(t => perform(t, sc.run('brute'), giveId('walk', wide)));
    sc.answer(placeOf(sc.s, before(2)));
    sc.play(t => perform(t, sc.run('brute'), giveId('walk', wide)));
    expect([sc.s.land.open, terrainAt(fieldOf(sc.s), DOOR.at)]).toEqual([[DOOR.id], 'open-door']);
    expect([sc.told('opened').length, sc.told('closed')]).toEqual([1, []]);
  });

  test('GLM-SUMM-11 GLM-TILE-04 for a summon a closed door is a wall, also when its player moves it', () => {
    const asked = (who: 'brute' | 'rat-swarm.1', answers: readonly string[]) => {
      const sc = barrow(answers);
      const brute = { ...(sc.figure('brute') as Figure), at: before(1) };
      const spellweaver = sc.figure('spellweaver') as Figure;
      const rats = { ...brute, id: who, kind: 'summon' as const, type: 'rat-swarm', owner: 'spellweaver' };
      sc.s.figures = { spellweaver, [who]: who === 'brute' ? brute : rats };
      sc.play(t => moveFigure(t, { ...sc.run(who), by: 'p1' }, 4, false));
      return sc.asked.at(-1)!;
    };
    for (const answers of [['pass'], ['by-hex', 'pass']]) {
      expect(asked('brute', answers).keys).toContain(door);
      expect(asked('rat-swarm.1', answers).keys).not.toContain(door);
    }
    expect(asked('rat-swarm.1', ['by-hex', 'pass']).refused).toContain(`${door} GLM-TILE-04`);
  });

  test('GLM-TILE-28 GLM-CAMP-32 a locked door is a wall for everyone until its condition is met', () => {
    const sc = scene({ real: true });
    Object.assign(sc.s, structuredClone(game.initial({ ...USUAL, scenario: '15' })) as State);
    sc.s.land = { ...sc.s.land, rooms: [...planOf(15).rooms.keys()] };
    lockDoors(sc.t);
    const locked = planOf(15).doors.find(d => d.id === sc.s.land.locked[0])!;
    sc.play(t => openLocks(t));
    const free = { land: { ...sc.s.land, locked: [] } };
    const wall = (s: { land: State['land'] }) => isWall(fieldOf(s), locked.at);
    expect(unlike(wall(free), wall(sc.s))).toBe(true);
  });

  test('GLM-TILE-29 GLM-CAMP-34 a plate is set off by a character who stands on it, by no monster or summon', () => {
    const sc = scene({ map: '\n  B _ g .' });
    const plate = sc.s.land.things.find(x => x.kind === 'plate')!.at[0]!;
    const held = (change: Partial<Figure>): boolean => {
      const there = { ...(sc.figure('brute') as Figure), at: plate, ...change };
      return holdsTrigger({ ...sc.s, figures: { [there.id]: there } }, { heroOnPlate: 'a' });
    };
    expect(unlike(held({}), held({ id: 'bandit-guard.1', kind: 'monster', side: 'monsters' }))).toBe(false);
    expect([held({}), held({ id: 'rat-swarm.1', kind: 'summon', owner: 'brute' })]).toEqual([true, false]);
  });
});

describe('rooms', () => {
  const opened = (given: Partial<State['initiatives']>, change: (sc: Scene) => void = () => {}): Scene => {
    const sc = barrow();
    change(sc);
    sc.s.acted = ['brute'];
    openDoor(sc.t, DOOR.id, 'brute');
    Object.assign(sc.s.initiatives, given);
    return sc;
  };
  const next = (sc: Scene): string | undefined => {
    sc.s.options = { ...sc.s.options, ties: 'never' };
    return sc.play(t => nextFigure(t))?.replace(/\.\d+$/, '');
  };

  test('GLM-G17 GLM-G19 who is revealed goes by the number of the type, right after the turn in which the door opened', () => {
    const types = typesSeen(opened({}));
    expect(types).toContain('bandit-archer');
    const slow = { 'bandit-guard': [90], 'living-bones': [91] };
    expect(unlike('spellweaver', next(opened({ 'bandit-archer': [16], ...slow })))).toBe('bandit-archer');
    expect(next(opened({ 'bandit-archer': [80], ...slow }))).toBe('spellweaver');
    const has = opened({}, sc => {
      sc.s.abilities['bandit-archer'] = 'archer-3';
      sc.s.initiatives['bandit-archer'] = [55];
    });
    expect(
      unlike(
        true,
        has.told('ability').some(e => e.kind === 'bandit-archer'),
      ),
    ).toBe(false);
    expect(has.s.abilities['bandit-archer']).toBe('archer-3');
  });

  test('GLM-G18 of one number the character who opened the door was first, and they act next', () => {
    const rest = { 'bandit-guard': [90], 'living-bones': [91] };
    const before = opened({ 'bandit-archer': [30], ...rest });
    before.s.acted = [];
    expect(unlike(next(before), next(opened({ 'bandit-archer': [30], ...rest })))).toBe('bandit-archer');
  });

  test('GLM-G20 monsters of two rooms opened in one turn take their turns together, by their numbers', () => {
    const two = opened({ 'bandit-archer': [20], 'bandit-guard': [25] });
    openDoor(two.t, 'd2', 'brute');
    two.s.initiatives['living-bones'] = [10];
    expect(typesSeen(two)).toContain('living-bones');
    expect(unlike('bandit-archer', next(two))).toBe('living-bones');
  });

  test('GLM-G58 with too few standees those places are filled that are nearest to where the party starts', () => {
    const sc = scene({ real: true });
    Object.assign(sc.s, structuredClone(game.initial({ ...USUAL, heroes: 4, players: 4 })) as State);
    const full = scene({ real: true });
    Object.assign(full.s, structuredClone(game.initial({ ...USUAL, heroes: 4, players: 4 })) as State);
    reveal(full.t, 1, null);
    const all = Object.values(full.s.figures).map(f => f.at);
    for (let i = 0; freeStandees(sc.s, 'bandit-guard').length > 1; i++)
      place(sc.t, 'bandit-guard', 'normal', (900 + i) as Hex, 'spawned');
    reveal(sc.t, 1, null);
    const only = Object.values(sc.s.figures).find(f => f.at < 900)!;
    const steps = stepsFrom(fieldOf(full.s), [planOf(1).start[0]!], 99);
    const far = (hex: number) => steps[hex] ?? 99;
    expect(unlike(Math.max(...all.map(far)), far(only.at))).toBe(Math.min(...all.map(far)));
  });

  test('GLM-SETUP-08 some rooms are one tile, others several', () => {
    const tiles = new Set(
      SCENARIOS.flatMap(({ id }) => [...planOf(id).rooms.values()].map(room => room.tiles.length)),
    );
    expect(unlike([1], [...tiles].sort().slice(0, 2))).toEqual([1, 2]);
  });

  test('GLM-G78 a trap of poison gas gives POISON as well, any other its damage alone', () => {
    const sc = scene({ real: true });
    Object.assign(sc.s, structuredClone(game.initial({ ...USUAL, scenario: '6', spoilers: true })) as State);
    reveal(sc.t, 2, null);
    const traps = sc.s.land.things.filter(x => x.kind === 'trap');
    const [gas] = traps.filter(x => x.what === 'poison');
    expect(unlike([], gas!.conditions)).toEqual(['poison']);
    const other = does({ a: 'trap', damage: 2, within: 1 }, { answers: ['1,2'] }).s.land.things;
    expect(other.map(x => x.conditions)).toEqual([[]]);
  });

  test('GLM-G65 a looted item is not worn before the next scenario', () => {
    const sc = scene({ map: '\n  B $ .' });
    sc.s.scenario = 4;
    const [thing] = sc.s.land.things;
    sc.s.land = { ...sc.s.land, things: [{ ...thing!, what: 38 }] };
    sc.t.emit({ type: 'flag', flag: 'x', n: 1 }, 'GLM-LOOT-05');
    const worn = sc.s.heroes.brute!.items.map(i => i.id);
    sc.play(t => loot(t, 'brute', 1));
    expect(
      unlike(
        [...worn, 123],
        sc.s.heroes.brute!.items.map(i => i.id),
      ),
    ).toEqual(worn);
    expect(sc.s.heroes.brute!.treasures).toEqual([38]);
  });
});

describe('obstacles', () => {
  /** Scenario 1: the Brute beside the second of the two hexes that lead to a door, an obstacle on the first or not. */
  const lay = (isFirstTaken: boolean, isOpen: boolean, ...answers: string[]) => {
    const sc = barrow(answers);
    const land = { scenario: 1, rooms: isOpen ? [1, 2, 3] : [1, 2], open: ['d1'], locked: [], things: [] };
    const door = planOf(1).doors[1]!.at;
    const field = fieldOf({ land } as never);
    const beside = (hex: Hex): Hex[] =>
      [0, 1, 2, 3, 4, 5].map(d => field.links[6 * hex + d] as Hex).filter(x => x >= 0);
    const [first, second] = beside(door).filter(hex => planOf(1).roomAt.get(hex) === 2) as [Hex, Hex];
    const boulder = { id: 'x', kind: 'obstacle' as const, what: 'boulder', at: [first] };
    const things = isFirstTaken ? [{ ...boulder, damage: null, conditions: [], by: null }] : [];
    sc.s.land = { ...land, things, open: isOpen ? ['d1', 'd2'] : ['d1'] };
    const at = beside(second).find(hex => ![door, first].includes(hex) && planOf(1).roomAt.get(hex) === 2)!;
    sc.s.figures.brute = { ...(sc.figure('brute') as Figure), at };
    sc.play(t =>
      perform(t, sc.run('brute'), giveId('wall', { a: 'obstacle', count: 1, size: 1, within: 1 })),
    );
    return { sc, keys: keysOf(sc), refused: sc.asked[0]!.refused, second: placeOf(sc.s, second) };
  };

  test('GLM-TILE-23 GLM-G21 an obstacle may lie anywhere but where it cuts off a part of the map', () => {
    const shut = lay(true, true, 'pass');
    expect(shut.refused).toContain(`${shut.second} GLM-TILE-23`);
    expect(shut.keys.length).toBeGreaterThan(1);
    const free = lay(false, true, 'pass');
    expect(unlike(shut.refused.length, free.refused.length)).toBe(0);
    const laid = lay(false, true, free.second);
    expect(unlike(free.sc.told('laid').length, laid.sc.told('laid').length)).toBe(1);
  });

  test('GLM-TILE-23 GLM-G21 what lies behind a closed door may not be cut off either; figures in the way do not count', () => {
    const closed = lay(true, false, 'pass');
    expect(closed.refused).toContain(`${closed.second} GLM-TILE-23`);
    const sc = lay(false, true, 'pass');
    expect(sc.keys).toContain(sc.second);
  });

  test('GLM-TILE-31 GLM-CAMP-36 hit points of an obstacle go by damage, not by what destroys obstacles', () => {
    const destroyed = (hasHp: boolean): number => {
      const sc = scene({ map: '\n  . B o g .', auto: true });
      if (hasHp)
        sc.s.figures['altar.1'] = {
          ...sc.figure('bandit-guard.1')!,
          id: 'altar.1',
          kind: 'objective',
          type: 'altar',
          at: sc.s.land.things[0]!.at[0]!,
        };
      sc.play(t => perform(t, sc.run('brute'), { a: 'destroyObstacle', count: 1, within: 1 }));
      return sc.told('removed').length;
    };
    expect(unlike(destroyed(false), destroyed(true))).toBe(0);
  });

  test('GLM-TILE-23 an obstacle is moved to another hex or not at all, and only then has that been performed', () => {
    const move: Ability = { a: 'moveObstacle', size: 1, within: 1, toWithin: 1, xp: 1 };
    const moved = (...answers: string[]) => does(move, { map: '\n  . B o .\n   # # # #', answers });
    const there = moved('2,0', '3,0');
    expect(there.asked[1]!.keys).toEqual(['pass', '3,0']);
    expect([there.s.land.things.map(x => x.at), there.s.heroes.brute!.xp]).toEqual([[[3]], 1]);
    const back = moved('2,0', 'pass');
    expect([back.s.land.things.map(x => x.at), unlike(1, back.s.heroes.brute!.xp)]).toEqual([[[2]], 0]);
    expect(unlike(1, moved('pass').told('removed').length)).toBe(0);
  });

  test('GLM-TILE-12 a trap is disarmed only on the way that was gone, where the card says so', () => {
    const after = (within: 1 | 'movedThrough', path: Hex[]): number => {
      const sc = scene({ map: '\n  . B ^ g', auto: true });
      const run = sc.run('brute');
      run.notes.path.push(...path);
      sc.play(t => perform(t, run, giveId(`disarm ${within}`, { a: 'disarmTrap', count: 'all', within })));
      return sc.told('removed').length;
    };
    const trap = 2 as Hex;
    expect([after(1, []), after('movedThrough', [trap])]).toEqual([1, 1]);
    expect(unlike(1, after('movedThrough', []))).toBe(0);
  });
});

describe('distance and sight', () => {
  const shoots = (range: number, map: string, more: Partial<AttackAbility> = {}): readonly string[] => {
    const sc = scene({ map, answers: ['pass'] });
    const ab = { a: 'attack', n: 1, range, ...more } as AttackAbility;
    sc.play(t => attackAbility(t, sc.run('brute'), ab, []));
    return keysOf(sc);
  };

  test('GLM-ATK-03 any enemy within range may be chosen, and none beyond it', () => {
    const sc = scene({ map: '\n  B . g h . i', answers: ['bandit-guard.2'] });
    sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 1, range: 3 } as AttackAbility, []));
    expect(keysOf(sc)).toEqual(expect.arrayContaining(['bandit-guard.1', 'bandit-guard.2']));
    expect(keysOf(sc)).not.toContain('bandit-guard.3');
    expect(sc.told('attacked').map(e => e.on)).toEqual(['bandit-guard.2']);
  });

  test('GLM-G27 range is counted over figures and obstacles, not through walls', () => {
    expect(shoots(3, '\n  B h o g')).toContain('bandit-guard.2');
    const walled = tell(rows('M # . A'), { attack: ranged(3) }).outcomes;
    const open = tell(rows('M o . A'), { attack: ranged(3) }).outcomes;
    expect(unlike(open, walled)).toEqual(['M ->']);
  });

  test('GLM-G25 whoever stands beside somebody sees them, also in a passage one hex wide', () => {
    expect(unlike(['pass'], [...shoots(1, '\n  # # # #\n   B g . #\n  # # # # #')])).toEqual([
      'pass',
      'bandit-guard.1',
    ]);
  });

  test('GLM-G26 a closed door is a wall to sight, an open one is not', () => {
    const by = (door: string) => tell(rows(`M ${door} A`), { attack: ranged(3) }).outcomes;
    expect(unlike(by("'"), by('+'))).toEqual(['M ->']);
  });

  test('GLM-AOE-05 at least one hex of a ranged area must be within range', () => {
    const area = {
      self: false,
      hexes: [
        [0, 0],
        [0, 1],
      ] as const,
    };
    const laid = (range: number) =>
      shoots(range, '\n  B . . g\n   . . . .', { area }).filter(key => key.startsWith('area:')).length;
    expect(laid(2)).toBeGreaterThan(0);
    const none = scene({ map: '\n  B . . g\n   . . . .' });
    none.play(t =>
      attackAbility(t, none.run('brute'), { a: 'attack', n: 1, range: 1, area } as AttackAbility, []),
    );
    expect(
      unlike(laid(2), none.asked.flatMap(a => a.keys.filter(key => key.startsWith('area:'))).length),
    ).toBe(0);
  });

  test('GLM-G34 a target added to an area stands outside it and within range', () => {
    const area = { self: true, hexes: [[0, 1]] as const };
    const map = '\n  . h . .\n   g B . b #\n  . . S .';
    const sc = scene({ map, auto: true });
    sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 1, area, targets: 2 }, []));
    const added = sc.asked.find(a => a.rule === 'GLM-ATK-01')!;
    expect(added.refused.join()).toContain('bandit-archer.1');
    const attacked = sc.told('attacked').map(e => e.on);
    expect(unlike([attacked[0], attacked[0]], attacked)).toHaveLength(2);
  });

  test('GLM-G23 a PUSH ends on the last free hex before a figure, and in no wall, obstacle or closed door', () => {
    const ends = (row: string): readonly string[] => {
      const sc = scene({
        map: `\n  # # # # # #\n   B g ${row}\n  # # # # # #`,
        answers: ['bandit-guard.1', 'pass'],
      });
      const ab = { a: 'attack', n: 1, push: 3 } as AttackAbility;
      sc.play(t => attackAbility(t, sc.run('brute'), ab, []));
      return keysOf(sc, 1);
    };
    expect(unlike(['pass', '4,1'], [...ends('. . h .')])).toEqual(['pass', '3,1']);
    expect(ends('. h . .')).toEqual(['pass', '4,1']);
    expect(ends('. . o .')).toEqual(['pass', '3,1']);
    expect(ends('. . . .')).toEqual(['pass', '4,1']);
  });
});

describe('pushed into obstacles', () => {
  test('GLM-TILE-31 GLM-PUSH-06 the obstacle breaks and hurts; whoever dies of it goes no farther', () => {
    const pushed = (hp: number): Scene => {
      const sc = scene({
        map: '\n  B g o .\n   # # # #',
        figures: { g: { hp } },
        answers: ['bandit-guard.1', '3,0'],
      });
      const pushIntoObstacles = { destroy: true, damage: 2, xp: 1 } as const;
      const ab = { a: 'attack', n: 3, push: 2, pushIntoObstacles } as AttackAbility;
      sc.play(t => attackAbility(t, sc.run('brute'), ab, []));
      return sc;
    };
    const lives = pushed(9);
    expect([lives.hp('bandit-guard.1'), lives.s.land.things, lives.figure('bandit-guard.1')?.at]).toEqual([
      4,
      [],
      3,
    ]);
    const dies = pushed(5);
    expect([dies.figure('bandit-guard.1'), dies.told('moved'), dies.s.land.things]).toEqual([
      undefined,
      [],
      [],
    ]);
    expect([lives, dies].map(sc => sc.s.heroes.brute!.xp)).toEqual([1, 1]);
  });
});

describe('figures of the scenario', () => {
  test('GLM-BOSS-04 GLM-CAMP-07 GLM-G05 the hit points of a boss count characters, damage of traps the level', () => {
    const boss = (characters: number, level: number): number => {
      const sc = scene({ level, figures: { g: { type: 'bandit-commander', rank: 'boss' } } });
      sc.s.characters = characters;
      return statistics(sc.s, sc.figure('bandit-guard.1')!).hp;
    };
    expect(unlike(boss(2, 1), boss(4, 1))).toBe(40);
    const sprung = (characters: number, level: number): number => {
      const sc = scene({ map: '\n  g ^ .', level });
      sc.s.characters = characters;
      sc.play(t => walk(t, 'bandit-guard.1', [0, 1] as never, 'walk'));
      return 10 - (sc.hp('bandit-guard.1') ?? 0);
    };
    expect([sprung(2, 3), sprung(4, 3), unlike(5, sprung(4, 1))]).toEqual([5, 5, 3]);
  });

  test('GLM-G-01 formulas of a scenario mean its level and its characters, whoever plays them', () => {
    const hp = (players: number, heroes: number): number => {
      const sc = scene({ figures: { g: { type: 'bandit-commander', rank: 'boss' } } });
      const s = structuredClone(game.initial({ ...USUAL, players, heroes })) as State;
      sc.s.characters = s.characters;
      return statistics(sc.s, sc.figure('bandit-guard.1')!).hp;
    };
    expect(unlike(hp(2, 2), hp(2, 4))).toBe(hp(4, 4));
  });
});
