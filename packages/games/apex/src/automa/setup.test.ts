import { chanceFrom, quickDice, Run } from '@potyczka/kernel/run';
import { refuses, unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { isLoot, lootOf } from '../content/loot.js';
import { isWeapon } from '../content/weapons.js';
import type { Event } from '../events.js';
import { game, type Options, type State } from '../index.js';
import { judgeOptions, options, seatsOf } from '../options.js';
import { LEGENDS } from '../vocabulary.js';
import { AUTOMA_LEGENDS } from './content/legends.js';
import { SETS } from './content/sets.js';

const plain: Options = {
  mode: 'solo',
  tougher: 0,
  legends: 2,
  first: 1,
  second: 1,
  choice: 'random',
  ring: true,
  screens: true,
};

/** A match in which the first legal answer is given until something is the case. */
const played = (o: Partial<Options>, seed: number, until: (s: State, rule: string) => boolean) => {
  const run = new Run(game, { ...plain, ...o }, { chance: chanceFrom(quickDice(seed)) });
  for (let n = 0; n < 400 && run.result === undefined; n++) {
    const [ask] = run.now.asks;
    if (!ask || until(run.now.state as State, ask.spec.rule)) break;
    const legal = run.now.legal(ask.seat, 50);
    run.answer(ask.seat, run.q, legal.find(a => a === 'pass') ?? (legal[0] as never));
  }
  return run;
};

const SEEDS = [1, 2, 3, 4, 5, 6];
const atStage = (stage: State['stage']) => (s: State) => s.stage === stage;
const eventsOf = <K extends Event['type']>(run: ReturnType<typeof played>, type: K) =>
  run.everything().filter((e): e is Extract<Event, { type: K }> => e.type === type);
const people = (s: State) => s.legends.filter(l => !l.automa);
const automas = (s: State) => s.legends.filter(l => l.automa);

describe('variants', () => {
  test('AUT-VARIANT-01 two legends against two, no more', () => {
    expect(judgeOptions(plain)).toBeUndefined();
    expect(judgeOptions({ ...plain, legends: 3 })).toMatchObject({ rule: 'AUT-VARIANT-01' });
  });

  test.each([
    ['solo', 1, 2, 0],
    ['ally', 1, 1, 1],
    ['coop', 2, 2, 0],
  ] as const)(
    'AUT-VARIANT-02 AUT-VARIANT-03 AUT-VARIANT-04 %s: so many people, own legends and allied Automas, always two enemy Automas',
    (mode, seats, own, allied) => {
      expect(seatsOf({ ...plain, mode })).toHaveLength(seats);
      const s = played({ mode }, 1, atStage('equip')).now.state as State;
      expect(people(s)).toHaveLength(own);
      expect(automas(s).filter(l => l.automa?.allied)).toHaveLength(allied);
      expect(automas(s).filter(l => !l.automa?.allied)).toHaveLength(2);
      expect(new Set(people(s).map(l => l.seat)).size).toBe(seats);
    },
  );

  test('AUT-VARIANT-05 AUT-VARIANT-07 AUT-GAP-42 enemy Automas have no seat; nobody is asked for them but the first person', () => {
    const run = played({ mode: 'coop' }, 1, (_, rule) => rule === 'APX-ACT-01');
    const s = run.now.state as State;
    const team = automas(s)[0]?.team ?? 'red';
    expect(unlike(['p2'], s.teams[team])).toEqual([]);
    expect(
      unlike(
        ['p2', 'p2'],
        automas(s).map(l => l.seat),
      ),
    ).toEqual(['p1', 'p1']);
  });

  test('AUT-SETUP-05 AUT-GAP-01 the map there is, with the Ring or without; nothing else is offered', () => {
    expect(judgeOptions({ ...plain, ring: false })).toBeUndefined();
    expect(unlike([...Object.keys(options), 'map'], Object.keys(options))).not.toContain('map');
  });
});

describe('setup', () => {
  test('AUT-SETUP-06 one Aim card: 50 or more and the people are red, else blue', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const run = played({}, seed, atStage('equip'));
      const [drew] = eventsOf(run, 'drew-colours');
      expect(drew?.cards).toHaveLength(1);
      const number = Number(drew?.cards[0]?.slice(3));
      const colour = eventsOf(run, 'teams')[0]?.red.length === 1 ? 'red' : 'blue';
      expect(colour).toBe(number >= 8 ? 'red' : 'blue'); // card 8 has the value 50
      seen.add(colour);
    }
    expect([...seen].sort()).toEqual(['blue', 'red']);
  });

  test('AUT-SETUP-09 AUT-SETUP-11 AUT-SETUP-12 the Automas are given out first; people choose among the rest', () => {
    const run = played({ mode: 'ally' }, 3, (_, rule) => rule === 'AUT-SETUP-11');
    const taken = eventsOf(run, 'recruited');
    expect(taken.map(e => e.automa)).toEqual(['enemy', 'enemy', 'ally']);
    const legal = run.now.legal('p1', 50);
    expect(legal).toHaveLength(LEGENDS.length - taken.length);
    for (const { who } of taken) {
      expect(legal).not.toContain(who);
      expect(refuses(run.judge('p1', run.q, who))).toBeDefined();
    }
    const free = played({ choice: 'draft' }, 3, () => true);
    expect(free.now.legal('p1', 50)).toHaveLength(LEGENDS.length);
  });

  test('AUT-SETUP-13 legends that nobody takes are gone', () => {
    expect((played({}, 1, atStage('drop')).now.state as State).legends).toHaveLength(4);
  });

  test('AUT-SETUP-21 AUT-SETUP-22 AUT-SETUP-23 what each Automa has', () => {
    const s = played({ mode: 'ally' }, 2, (_, rule) => rule === 'AUT-LOAD-03').now.state as State;
    expect(s.decisions).toHaveLength(16);
    expect(s.decided).toEqual([]);
    for (const l of automas(s)) {
      expect(l.automa).toMatchObject({ charge: 1, active: null, used: [] });
      expect(l.automa?.feats).toHaveLength(10);
      expect(new Set(l.automa?.feats.map(c => c.slice(0, 6)))).toEqual(new Set([`#${l.id}-AF`]));
      expect(l).toMatchObject({
        shield: 20,
        health: 40,
        boxes: 2,
        hand: [],
        deck: [],
        pack: [],
        weapons: [],
      });
    }
    const sets = automas(s).map(l => l.automa?.set);
    expect(new Set(sets).size).toBe(3);
    for (const set of sets) expect(SETS[set ?? -1]).toHaveLength(2);
  });

  test('AUT-SETUP-20 only enemy Automas are raised, an ally stays at 20 and 40', () => {
    const s = played({ mode: 'ally', tougher: 10 }, 2, (_, rule) => rule === 'AUT-LOAD-03').now
      .state as State;
    const plainOnes = played({ mode: 'ally' }, 2, (_, rule) => rule === 'AUT-LOAD-03').now.state as State;
    const points = (of: State) => automas(of).map(l => [l.automa?.allied, l.shield, l.health]);
    expect(unlike(points(plainOnes), points(s)).toSorted()).toEqual([
      [false, 30, 50],
      [false, 30, 50],
      [true, 20, 40],
    ]);
    // in a match of people alone there is nobody to raise
    expect(refuses(judgeOptions({ ...plain, mode: 'versus', tougher: 10 }))?.rule).toBe('AUT-SETUP-20');
  });
});

describe('stage 1', () => {
  test('AUT-LOAD-01 AUT-LOAD-02 4 weapons, 4 common, 4 rare and 2 epic tokens for each legend of a person, nothing for Automas', () => {
    const s = played({}, 2, (_, rule) => rule === 'AUT-LOAD-03').now.state as State;
    for (const l of people(s)) {
      const ranks = l.pool.filter(isLoot).map(c => lootOf(c).rank);
      expect(l.pool.filter(isWeapon)).toHaveLength(4);
      expect(['common', 'rare', 'epic'].map(r => ranks.filter(x => x === r).length)).toEqual([4, 4, 2]);
    }
    for (const l of automas(s)) expect(l.pool).toEqual([]);
  });

  test('AUT-LOAD-03 one of the two epic tokens is kept, the other leaves the game', () => {
    const run = played({}, 2, (_, rule) => rule === 'APX-EQUIP-03');
    const s = run.now.state as State;
    expect(eventsOf(run, 'gave-up')).toHaveLength(2);
    for (const l of people(s))
      expect(l.pool.filter(c => isLoot(c) && lootOf(c).rank === 'epic')).toHaveLength(1);
    expect(s.gone).toHaveLength(2);
  });

  test('AUT-LOAD-04 AUT-GAP-40 legends of people may exchange; with an allied Automa there is nobody to give to', () => {
    const asked = (mode: Options['mode']) =>
      played({ mode }, 2, (s, rule) => rule === 'APX-EQUIP-03' || s.stage === 'enter').now.asks[0]?.spec.rule;
    expect(asked('coop')).toBe('APX-EQUIP-03');
    expect(asked('solo')).toBe('APX-EQUIP-03');
    expect(unlike(asked('solo'), asked('ally'))).not.toBe('APX-EQUIP-03');
  });

  test('AUT-LOAD-05 AUT-LOAD-07 AUT-LOAD-08 two weapons with their ammo; the pool is empty afterwards', () => {
    const asked = played({}, 2, (_, rule) => rule === 'APX-EQUIP-04');
    const [first, second] = people(asked.now.state as State);
    const arms = (l = first): string[] => l?.pool.filter(isWeapon).map(c => `${l.id}:arm:${c}`) ?? [];
    expect(refuses(asked.judge('p1', asked.q, arms()))?.rule).toBe('APX-EQUIP-04');
    const three = [...arms().slice(0, 3), ...arms(second).slice(0, 2)];
    expect(refuses(asked.judge('p1', asked.q, three))?.rule).toBe('APX-EQUIP-04');
    const s = played({}, 2, atStage('enter')).now.state as State;
    for (const l of people(s)) {
      expect(l.weapons).toHaveLength(2);
      expect(l.weapons.every(w => w.ammo > 0)).toBe(true);
      expect(l.pool).toEqual([]);
    }
  });
});

describe('stage 2', () => {
  test('AUT-DROP-01 AUT-DROP-02 no entry tile; three feats for each legend of a person, none for Automas', () => {
    const run = played({}, 2, atStage('enter'));
    const s = run.now.state as State;
    expect(s.tile).toBeNull();
    expect(eventsOf(run, 'laid-bonus')).toEqual([]);
    for (const l of people(s)) expect(l.hand).toHaveLength(3);
    for (const l of automas(s)) expect(l.hand).toEqual([]);
  });

  test.each(SEEDS)(
    'AUT-DROP-06 AUT-DROP-07 AUT-DROP-14 the people enter first, the allied Automa with them, then the enemies by initiative (seed %i)',
    seed => {
      const run = played({ mode: 'ally' }, seed, atStage('clash'));
      const s = run.now.state as State;
      const order = eventsOf(run, 'entered').map(e => e.who);
      const isEnemy = (id: string) => s.legends.some(l => l.id === id && l.automa && !l.automa.allied);
      expect(order.map(isEnemy)).toEqual([false, false, true, true]);
      const [, , one, two] = order as [never, never, 'GB', 'GB'];
      expect(AUTOMA_LEGENDS[one].initiative).toBeLessThan(AUTOMA_LEGENDS[two].initiative);
      const [first, second] = eventsOf(run, 'entered').slice(2);
      expect(first?.path[0]).toEqual(second?.path[0]);
    },
  );

  test('AUT-DROP-05 Move 3 from any edge: a far space of the map is no end', () => {
    const run = played({}, 2, (_, rule) => rule === 'AUT-DROP-05');
    const ends = run.now.legal('p1', 400).map(String);
    const edges = ends.map(e => e.split(',').map(Number) as [number, number]);
    expect(edges.every(([x, y]) => Math.min(x, y, 11 - x, 11 - y) <= 2)).toBe(true);
    expect(refuses(run.judge('p1', run.q, '5,5'))).toBeDefined();
    // no way to wait outside, and none to leave again
    expect(refuses(run.judge('p1', run.q, 'pass'))).toBeDefined();
    expect(unlike([...ends, '-1,0'], ends).every(key => /^\d+,\d+$/.test(key))).toBe(true);
    for (const side of [0, 11]) {
      expect(edges.some(([x]) => x === side)).toBe(true);
      expect(edges.some(([, y]) => y === side)).toBe(true);
    }
  });

  test('AUT-DROP-15 AUT-DEC-07 a Decision card is discarded after each entry', () => {
    const s = played({}, 2, atStage('clash')).now.state as State;
    expect(s.decided.length).toBeGreaterThanOrEqual(2);
    expect(s.decided.length + s.decisions.length).toBe(16);
  });
});

describe('stage 3', () => {
  test('AUT-ROUND-03 AUT-ROUND-04 enemy Automas act by initiative, one after the other, and are turned over', () => {
    const run = played({}, 1, s => s.round === 2);
    const s = run.now.state as State;
    const order = eventsOf(run, 'activated')
      .map(e => e.who)
      .filter(id => s.legends.some(l => l.id === id && l.automa));
    const [one, two] = order as ['GB', 'GB'];
    expect(AUTOMA_LEGENDS[one].initiative).toBeLessThan(AUTOMA_LEGENDS[two].initiative);
  });

  test('AUT-ROUND-02 the player says whether the own legend or the allied Automa acts first', () => {
    const run = played({ mode: 'ally' }, 1, (_, rule) => rule === 'APX-ROUND-04');
    const s = run.now.state as State;
    const mine = s.legends.filter(l => l.team === (s.teams.red.length > 0 ? 'red' : 'blue')).map(l => l.id);
    expect(run.now.legal('p1', 10).map(String).sort()).toEqual(mine.sort());
  });

  test('AUT-ROUND-05 Automas draw no feat in the transition phase', () => {
    const run = played({}, 1, s => s.round === 2);
    const s = run.now.state as State;
    const drew = eventsOf(run, 'drew-feats').map(e => e.who);
    for (const l of automas(s)) expect(drew).not.toContain(l.id);
    expect(drew.length).toBe(4);
  });

  test('AUT-INTERACT-05 AUT-SETUP-25 Automas never get loot', () => {
    const run = played({}, 1, () => false);
    const names = automas(run.now.state as State).map(l => l.id);
    const got = (['picked-up', 'drew-loot', 'kept', 'wore', 'attached'] as const).flatMap(type =>
      eventsOf(run, type).map(e => e.who),
    );
    expect(got.filter(who => names.includes(who))).toEqual([]);
    const held = (l: State['legends'][number]) => l.pack.length + l.weapons.flatMap(w => w.on).length;
    const s = run.now.state as State;
    expect(unlike(people(s).map(held), automas(s).map(held))).toEqual([0, 0]);
  });
});
