import { describe, expect, test } from 'vitest';
import { SCENARIOS, scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { marksOf, OFFERED } from '../content/offered.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import type { Figure } from '../state.js';
import type { Hex } from '../vocabulary.js';
import { die, suffer } from './damage.js';
import { scale } from './formula.js';
import { goalMet, lossMet } from './goals.js';
import { itemOffers } from './items.js';
import { placeLater } from './later.js';
import { openLocks } from './locks.js';
import { alliesOf, placeOf } from './look.js';
import { firstAims } from './scenario-figures.js';
import { isDue, spawnAt } from './spawns.js';
import { monsterLine } from './statistics.js';
import { holdsTrigger } from './triggers.js';
import { doWork, worksites, worksOf } from './works.js';

/** A drawn position under the special rules of a scenario. */
const under = (scenario: number, given: Given = {}): Scene => {
  const sc = scene(given);
  sc.s.scenario = scenario;
  return sc;
};

/** The board of a scenario itself, with one hero on a hex of it. */
const onBoard = (scenario: number, at: Hex, given: Given = {}): Scene => {
  const sc = scene({ real: true, ...given });
  const plan = planOf(scenario);
  sc.s.scenario = scenario;
  sc.s.width = plan.rows;
  sc.s.land = { scenario, rooms: [...plan.revealed], open: [], locked: [], things: [] };
  sc.s.figures = { brute: { ...(sc.figure('brute') as Figure), at } };
  return sc;
};

const retyped = (sc: Scene, id: string, by: Partial<Figure>): void => {
  sc.s.figures[id] = { ...(sc.figure(id) as Figure), ...by };
};

describe('figures under special rules', () => {
  test('demons are stronger for each altar that stands, also in closed rooms, and not others', () => {
    const sc = under(22);
    const plain = monsterLine(under(1).s, 'earth-demon', 'normal');
    const raised = monsterLine(sc.s, 'earth-demon', 'normal');
    expect([raised.attack - plain.attack, raised.hp - plain.hp, raised.move! - plain.move!]).toEqual([
      4, 4, 2,
    ]);
    sc.s.flags['killed altar'] = 3;
    expect(monsterLine(sc.s, 'earth-demon', 'normal').attack - plain.attack).toBe(1);
    expect(monsterLine(sc.s, 'bandit-guard', 'normal')).toEqual(
      monsterLine(under(1).s, 'bandit-guard', 'normal'),
    );
  });

  test('a figure that nothing hurts keeps its hit points; elsewhere it does not', () => {
    const hit = (scenario: number): number | undefined => {
      const sc = under(scenario, { map: '\n  . B g .' });
      retyped(sc, 'bandit-guard.1', { type: 'living-spirit' });
      sc.play(t => suffer(t, 'bandit-guard.1', 3, { how: 'attack', by: 'brute' }));
      return sc.hp('bandit-guard.1');
    };
    expect([hit(70), hit(1)]).toEqual([10, 7]);
  });

  test('a demon that dies sets one spirit free, if the players like', () => {
    const killed = (answer: string): Scene => {
      const sc = under(70, { map: '\n  . B g h .', answers: [answer] });
      retyped(sc, 'bandit-guard.1', { type: 'night-demon' });
      retyped(sc, 'bandit-guard.2', { type: 'living-spirit' });
      sc.play(t => die(t, 'bandit-guard.1', 'brute', 0));
      return sc;
    };
    expect(killed('bandit-guard.2').figure('bandit-guard.2')).toBeUndefined();
    expect(killed('pass').figure('bandit-guard.2')).toBeDefined();
  });

  test('an elite guard of one tile is followed by the infiltrator, a normal one or one elsewhere by nobody', () => {
    const rooms = [...planOf(57).rooms.values()];
    const [there, away] = [true, false].map(
      on => rooms.find(r => r.tiles.includes('i1b') === on)!.hexes[0]!,
    ) as [Hex, Hex];
    const after = (rank: 'elite' | 'normal', at = there): string[] => {
      const sc = under(57, { map: '\n  . B g .' });
      retyped(sc, 'bandit-guard.1', { type: 'city-guard', rank, at });
      sc.play(t => die(t, 'bandit-guard.1', 'brute', 0));
      return sc.told('appeared').map(e => e.figure.type);
    };
    expect([after('elite'), after('normal'), after('elite', away)]).toEqual([['infiltrator'], [], []]);
  });

  test('whoever has not looted a goal treasure has no items, and one that has may take no second', () => {
    const sc = under(80);
    sc.s.heroes.brute!.items = [{ id: 3, state: 'ready', used: 0 }];
    expect(itemOffers(sc.s, 'brute', 'damagedByAttack', {})).toEqual([]);
    sc.s.heroes.brute = { ...sc.s.heroes.brute!, tally: { 'goal treasures': 1 } };
    const items = itemOffers(under(1).s, 'brute', 'damagedByAttack', {}).length;
    expect(itemOffers(sc.s, 'brute', 'damagedByAttack', {}).length).toBeGreaterThanOrEqual(items);
  });

  test('characters may lose cards for the crystal, twice and no more', () => {
    const sc = under(84, { map: '\n  . B g .', answers: ['#brute-001', '#brute-002'] });
    retyped(sc, 'bandit-guard.1', { type: 'the-crystal', kind: 'objective', side: 'heroes' });
    sc.s.order = ['brute'];
    sc.s.heroes.brute!.hand = ['#brute-001', '#brute-002', '#brute-003'];
    sc.play(function* (t) {
      for (let i = 0; i < 3; i++) yield* suffer(t, 'bandit-guard.1', 2, { how: 'attack', by: null });
    });
    expect([sc.hp('bandit-guard.1'), sc.s.heroes.brute?.lost.length]).toEqual([8, 2]);
  });

  test('demons go for the door first, other monsters do not', () => {
    const sc = under(35, { map: '\n  . B g .' });
    const guard = sc.figure('bandit-guard.1') as Figure;
    expect(firstAims(sc.s, { ...guard, type: 'flame-demon' })).toEqual(['door']);
    expect(firstAims(sc.s, guard)).toEqual([]);
    expect(firstAims(under(84).s, guard)).toEqual(['the-crystal']);
  });
});

describe('doors, spawns and works of scenarios', () => {
  test('doors that open at the start of a round open by themselves then, not before', () => {
    const sc = onBoard(53, planOf(53).start[0]!);
    sc.s.land = { ...sc.s.land, locked: planOf(53).doors.map(d => d.id) };
    sc.s.round = 1;
    sc.play(t => openLocks(t));
    expect(sc.told('opened')).toEqual([]);
    sc.s.round = 2;
    sc.play(t => openLocks(t));
    expect(sc.told('opened')).toHaveLength(1);
  });

  test('GLM-TILE-28 a door held open by a plate falls shut when the plate is left, and hurts whoever stands in it', () => {
    const plate = planOf(66).markers.a![0]!;
    const sc = onBoard(66, plate, { auto: true });
    const door = planOf(66).doors.find(d => d.label === '1')!;
    sc.s.land = { ...sc.s.land, locked: [door.id] };
    sc.play(t => openLocks(t));
    expect(sc.s.land.open).toEqual([door.id]);
    retyped(sc, 'brute', { at: door.at });
    sc.play(t => openLocks(t));
    expect([sc.s.land.open, sc.told('closed').length]).toEqual([[], 1]);
    expect(10 - sc.hp('brute')!).toBe(scale(sc.s).trap);
    expect(sc.figure('brute')?.at).not.toBe(door.at);
  });

  test('GLM-TILE-28 of several free hexes beside the door its player chooses where it goes', () => {
    const plate = planOf(66).markers.a![0]!;
    const door = planOf(66).doors.find(d => d.label === '1')!;
    const squeezed = (given: Given): Scene => {
      const sc = onBoard(66, plate, given);
      sc.s.heroes.brute!.hand = [];
      sc.s.land = { ...sc.s.land, open: [door.id] };
      sc.s.flags[`opened ${door.id}`] = 1;
      retyped(sc, 'brute', { at: door.at });
      sc.play(t => openLocks(t));
      return sc;
    };
    const [asked] = squeezed({ auto: true }).asked;
    expect([asked!.rule, asked!.keys.length > 1]).toEqual(['GLM-SETUP-02', true]);
    const last = squeezed({ answers: asked!.keys.slice(-1) });
    expect(placeOf(last.s, last.figure('brute')!.at)).toBe(asked!.keys.at(-1));
  });

  /** The kinds that came at the end of a turn or a round, with their places. */
  const came = (sc: Scene): string[] => sc.told('appeared').map(e => e.figure.type);

  test('GLM-MON-59 what comes when a section is read comes once, and by the number of characters', () => {
    const crypt = (characters: number): Scene => {
      const sc = onBoard(19, planOf(19).start[0]!, { auto: true });
      sc.s.characters = characters;
      sc.s.land = { ...sc.s.land, rooms: [...planOf(19).rooms.keys()] };
      sc.s.flags['section 1'] = 1;
      sc.play(t => spawnAt(t, 'turnEnd'));
      return sc;
    };
    const each = ['cultist', 'living-spirit', 'living-bones'];
    expect([came(crypt(2)), came(crypt(4))]).toEqual([each, each.flatMap(kind => [kind, kind])]);
    const sc = crypt(2);
    sc.play(t => spawnAt(t, 'turnEnd'));
    expect(came(sc)).toEqual(each);
  });

  test('GLM-MON-59 what a scenario has for some numbers of characters only does not come with others', () => {
    const camp = (characters: number, at: 'roundStart' | 'roundEnd'): number => {
      const sc = onBoard(3, planOf(3).start[0]!, { auto: true });
      sc.s.characters = characters;
      for (const round of [1, 2, 3, 4, 5, 6]) {
        sc.s.round = round;
        sc.play(t => spawnAt(t, at));
      }
      return came(sc).length;
    };
    expect([camp(2, 'roundEnd'), camp(2, 'roundStart')]).toEqual([3, 0]);
    expect([camp(3, 'roundEnd'), camp(3, 'roundStart')]).toEqual([0, 6]);
    const { s } = onBoard(3, planOf(3).start[0]!);
    const due = (characters: number) =>
      (scenarioOf(3).spawns ?? []).map((def, n) =>
        isDue({ ...s, characters, round: 1 }, def, n, def.at ?? 'turnEnd'),
      );
    expect([due(2), due(3)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('GLM-MON-59 who waits for a plate in a closed room comes when both are there, once', () => {
    const tomb = (rooms: number[], times: number): number => {
      const plate = planOf(41).markers.b![0]!;
      const sc = onBoard(41, plate, { auto: true });
      sc.s.land = { ...sc.s.land, rooms };
      for (let n = 0; n < times; n++) sc.play(t => placeLater(t));
      return sc.told('appeared').length;
    };
    const waiting = planOf(41).monsters.filter(m => m.later !== undefined && m.by[0] !== undefined);
    expect([tomb([1], 1), tomb([1, 2], 1), tomb([1, 2], 3)]).toEqual([0, waiting.length, waiting.length]);
  });

  test('trees summon in turn, a fallen one nothing', () => {
    const sc = onBoard(72, planOf(72).start[0]!, { auto: true });
    const [a, b] = ['a', 'b'].map(m => planOf(72).markers[m]![0]!) as [Hex, Hex];
    sc.s.land = { ...sc.s.land, rooms: [...planOf(72).rooms.keys()] };
    const tree = (id: string, at: Hex): Figure => ({
      ...(sc.figure('brute') as Figure),
      id,
      at,
      type: 'tree',
      kind: 'objective',
      side: 'monsters',
    });
    sc.s.figures = { ...sc.s.figures, 'tree.2': tree('tree.2', b) };
    sc.play(t => spawnAt(t, 'roundEnd'));
    expect([a === b, sc.told('appeared').length]).toEqual([false, 0]);
    sc.play(t => spawnAt(t, 'roundEnd'));
    expect(sc.told('appeared').map(e => e.figure.type)).toEqual(['ooze']);
  });

  test('a pump is cleansed for a bottom action beside it; all of them are the goal', () => {
    const pump = planOf(26).markers.a![0]!;
    const sc = onBoard(26, pump);
    sc.s.characters = 2;
    for (const hex of worksites(sc.s, 'water-pump'))
      if (hex !== pump) sc.s.flags[`worked ${placeOf(sc.s, hex)}`] = 1;
    sc.turnOf('brute');
    sc.s.turn = { ...sc.s.turn!, cards: ['#brute-001'], halves: ['top'] };
    expect(worksOf(sc.s, 'brute')).toEqual([]);
    sc.s.turn = { ...sc.s.turn!, halves: ['top', 'bottom'] };
    const [work] = worksOf(sc.s, 'brute');
    expect([work?.card, work?.half, goalMet(sc.s)]).toEqual(['#brute-001', 'bottom', false]);
    doWork(sc.t, 'brute', `work/${work!.card}/${work!.half}/${work!.at}`);
    expect([goalMet(sc.s), sc.s.turn?.halves, sc.s.heroes.brute?.discard]).toEqual([
      true,
      ['top'],
      ['#brute-001'],
    ]);
  });

  test('what waits for a number of dead comes with the last of them, and once', () => {
    const sc = onBoard(62, planOf(62).start[0]!);
    const due = (): number => {
      sc.play(t => spawnAt(t, 'turnEnd'));
      return sc.told('appeared').filter(e => e.figure.type === 'hungry-soul').length;
    };
    sc.s.flags['killed living-bones'] = 9;
    expect(due()).toBe(0);
    sc.s.flags['killed living-bones'] = 10;
    expect([due(), due()]).toEqual([1, 1]);
  });

  test('a Shield falls with others of a kind on the map, from that of an elite and 5 more, never below none', () => {
    const sc = under(62);
    const elite = monsterLine(sc.s, 'living-bones', 'elite').shield;
    const shield = (): number => monsterLine(sc.s, 'hungry-soul', 'boss').shield;
    const bones = (n: number): Figure => ({
      ...(sc.figure('brute') as Figure),
      id: `living-bones.${n}`,
      type: 'living-bones',
      kind: 'monster',
      side: 'monsters',
    });
    expect([elite, shield()]).toEqual([1, 6]);
    for (let n = 1; n <= 8; n++) {
      sc.s.figures = { ...sc.s.figures, [`living-bones.${n}`]: bones(n) };
      expect(shield()).toBe(Math.max(0, 6 - n));
    }
  });

  test('triggers know places and rounds', () => {
    const sc = under(1);
    sc.s.round = 4;
    expect(holdsTrigger(sc.s, { roundStart: 4 })).toBe(true);
    expect(holdsTrigger(sc.s, { roundStart: 5 })).toBe(false);
    expect(holdsTrigger(sc.s, { roundEnd: 4 })).toBe(false);
    sc.s.flags['round ends'] = 4;
    expect(holdsTrigger(sc.s, { roundEnd: 4 })).toBe(true);
    expect(holdsTrigger(sc.s, { all: [{ roundStart: 4 }, { roundStart: 9 }] })).toBe(false);
    expect(holdsTrigger(sc.s, { any: [{ roundStart: 4 }, { roundStart: 9 }] })).toBe(true);
    expect(holdsTrigger(sc.s, { notPlayed: 'saved' })).toBe(false);
  });

  test('at least eighty scenarios are offered, most of them without a mark', () => {
    expect(OFFERED.length).toBeGreaterThanOrEqual(80);
    const plain = SCENARIOS.filter(def => OFFERED.includes(def.id) && marksOf(def).length === 0);
    expect(plain.length).toBeGreaterThanOrEqual(58);
  });
});

describe('objectives and goals of scenarios', () => {
  const objective = (sc: Scene, type: string, by: Partial<Figure> = {}): void =>
    retyped(sc, 'bandit-guard.1', { type, kind: 'objective', side: 'heroes', ...by });

  test('what monsters only hate is nobody’s ally, a companion is one', () => {
    const allies = (scenario: number, type: string): number => {
      const sc = under(scenario, { map: '\n  . B g .' });
      objective(sc, type);
      return alliesOf(sc.s, sc.figure('brute') as Figure).length;
    };
    expect([allies(84, 'the-crystal'), allies(36, 'door'), allies(19, 'hail')]).toEqual([0, 0, 1]);
  });

  test('GLM-END-08 all rooms revealed is a goal that can be met', () => {
    const sc = onBoard(76, planOf(76).start[0] as Hex);
    expect(goalMet(sc.s)).toBe(false);
    sc.s.land = { ...sc.s.land, rooms: [...planOf(76).rooms.keys()] };
    expect(goalMet(sc.s)).toBe(true);
  });

  test('GLM-END-08 guards on the plate lose the scenario, characters on it do not', () => {
    const plate = planOf(77).markers.a?.[0] as Hex;
    const sc = onBoard(77, plate);
    expect(lossMet(sc.s)).toBe(false);
    retyped(sc, 'brute', { type: 'city-guard', kind: 'monster', side: 'monsters' });
    expect(lossMet(sc.s)).toBe(true);
  });

  test('guards come for the treasure of their own tile', () => {
    const sc = onBoard(77, planOf(77).start[0] as Hex, { auto: true });
    const goal = planOf(77).overlays.filter(o => o.kind === 'treasure' && o.what === 'goal');
    sc.s.land = {
      ...sc.s.land,
      rooms: [...planOf(77).rooms.keys()],
      things: goal.map(o => ({
        id: o.id,
        kind: 'treasure',
        what: 'goal',
        at: [...o.at],
        damage: null,
        conditions: [],
        by: null,
      })),
    };
    const onTile = (tile: 'b2b' | 'b3b'): boolean => holdsTrigger(sc.s, { goalTreasureOfTile: tile });
    expect([onTile('b2b'), onTile('b3b')]).toEqual([false, false]);
    const room = [...planOf(77).rooms.values()].find(r => r.tiles.includes('b2b'));
    sc.s.land = {
      ...sc.s.land,
      things: sc.s.land.things.filter(x => planOf(77).roomAt.get(x.at[0] as Hex) !== room?.id),
    };
    expect([onTile('b2b'), onTile('b3b')]).toEqual([true, false]);
  });

  test('GLM-EXH-05 a character that was exhausted before it looted its own treasure loses the scenario', () => {
    const lost = (treasures: number): boolean => {
      const sc = under(52);
      sc.s.flags['goal treasures'] = 2;
      sc.s.heroes.brute = { ...sc.s.heroes.brute!, out: true, tally: { 'goal treasures': treasures } };
      return lossMet(sc.s);
    };
    expect([lost(0), lost(1)]).toEqual([true, false]);
  });
});
