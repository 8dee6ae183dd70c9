import { chanceFrom, quickDice, Run } from '@potyczka/kernel/run';
import { refuses, unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { abilitiesOf } from '../content/abilities/index.js';
import { aimCard } from '../content/aim.js';
import { lootOf } from '../content/loot.js';
import { game, type Options } from '../index.js';
import { options as schema } from '../options.js';
import { availableTokens } from '../rules/abilities.js';
import type { AimId } from '../vocabulary.js';
import { AUTOMA_LEGENDS } from './content/legends.js';

const plain: Options = {
  mode: 'solo',
  tougher: 0,
  legends: 2,
  first: 1,
  second: 1,
  choice: 'first-game',
  ring: true,
  screens: true,
};

const start = (o: Partial<Options> = {}, seed = 3) =>
  new Run(game, { ...plain, ...o }, { chance: chanceFrom(quickDice(seed)) });
type MatchRun = ReturnType<typeof start>;

const until = (run: MatchRun, rule: string): MatchRun => {
  for (let n = 0; n < 600 && run.result === undefined; n++) {
    const { ask } = run.now;
    if (!ask || ask.spec.rule === rule) return run;
    const legal = run.now.legal(ask.seat, 50);
    run.answer(ask.seat, run.q, legal.find(a => a === 'pass') ?? legal[0]);
  }
  return run;
};
const automas = (run: MatchRun) => run.now.state.legends.filter(l => l.automa);
const people = (run: MatchRun) => run.now.state.legends.filter(l => !l.automa);

describe('preparation', () => {
  test('AUT-SETUP-01 AUT-SETUP-06 AUT-SETUP-07 one Aim card: 50 or more and the people are red', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const run = until(start({}, seed), 'APX-EQUIP-03');
      const draw = run.everything().find(e => e.type === 'drew-colours');
      const [card] = draw?.type === 'drew-colours' ? draw.cards : [];
      const isHigh = aimCard((card ?? '#A-1').slice(1) as AimId).value >= 50;
      expect(run.now.state.teams[isHigh ? 'red' : 'blue']).toEqual(['p1']);
      expect(run.now.state.teams[isHigh ? 'blue' : 'red']).toEqual([]);
    }
  });

  test('AUT-SETUP-08 AUT-SETUP-12 AUT-SETUP-13 the people choose the Automas’ legends first, then their own from what is left', () => {
    const run = until(start({ mode: 'coop', choice: 'draft' }), 'APX-EQUIP-03');
    const told = run.everything().flatMap(e => (e.type === 'recruited' ? [e] : []));
    expect(told.map(e => e.automa)).toEqual(['enemy', 'enemy', null, null]);
    expect(new Set(told.map(e => e.who)).size).toBe(4);
    expect(told.slice(2).map(e => e.seat)).toEqual(['p1', 'p2']);
    expect(run.now.state.legends).toHaveLength(4);
  });

  test('AUT-SETUP-10 AUT-VARIANT-08 dealt at random: two enemies, then the ally', () => {
    const run = until(start({ mode: 'ally', choice: 'random' }), 'APX-EQUIP-03');
    const told = run.everything().flatMap(e => (e.type === 'recruited' ? [e.automa] : []));
    expect(told).toEqual(['enemy', 'enemy', 'ally', null]);
    expect(
      automas(run)
        .map(l => l.automa?.allied)
        .sort(),
    ).toEqual([false, false, true]);
  });

  test('AUT-SETUP-03 AUT-SETUP-23 AUT-SETUP-24 each Automa: a Charge token, a set of its own, ten Feats, two boxes; no weapons, no loot', () => {
    const run = until(start({ mode: 'ally', choice: 'random' }), 'APX-EQUIP-04');
    expect(automas(run)).toHaveLength(3);
    expect(new Set(automas(run).map(l => l.automa?.set)).size).toBe(3);
    for (const l of automas(run)) {
      expect(l.automa).toMatchObject({ charge: 1, active: null });
      expect(l.automa?.feats).toHaveLength(10);
      expect([l.boxes, l.weapons, l.pack, l.pool, l.hand]).toEqual([2, [], [], [], []]);
      const own = abilitiesOf(l.id);
      expect(own.flatMap(a => availableTokens(run.now.state, a))).toEqual(own.flatMap(a => a.tokens));
    }
    const told = run.everything().map(e => e.type);
    expect(told.indexOf('armed-automa')).toBeGreaterThan(told.lastIndexOf('recruited'));
  });

  test('AUT-SETUP-14 the people are prepared as in any match: four weapons, loot, feats', () => {
    const run = until(start({ mode: 'solo' }), 'APX-EQUIP-04');
    const mine = run.now.state.legends.filter(l => l.chosen && !l.automa);
    expect(mine).toHaveLength(2);
    for (const l of mine) {
      expect(l.pool.filter(card => card.startsWith('#W-'))).toHaveLength(4);
      expect(l.pool.length).toBeGreaterThan(4);
      expect([...l.deck, ...l.hand]).toHaveLength(8);
    }
  });

  test('AUT-SETUP-17 the weapon sets are dealt by chance, from all of them', () => {
    const sets = new Set<number | undefined>();
    for (let seed = 1; seed <= 12; seed++)
      for (const l of automas(until(start({}, seed), 'APX-EQUIP-04'))) sets.add(l.automa?.set);
    expect(sets.size).toBeGreaterThan(5);
  });

  test('AUT-SETUP-20 AUT-GAP-38 only enemy Automas are tougher', () => {
    const run = until(start({ mode: 'ally', choice: 'random', tougher: 10 }), 'APX-EQUIP-04');
    for (const l of automas(run)) {
      const more = l.automa?.allied ? 0 : 10;
      expect([l.shield, l.health]).toEqual([20 + more, 40 + more]);
    }
  });

  test('AUT-SETUP-02 AUT-SETUP-05 AUT-GAP-01 the Ring may be left out; there is no other mode or module', () => {
    const run = until(start({ ring: false }), 'APX-EQUIP-04');
    expect(run.now.state.ring).toBeNull();
    expect(Object.keys(schema).sort()).toEqual(
      ['choice', 'first', 'legends', 'mode', 'ring', 'screens', 'second', 'tougher'].sort(),
    );
  });
});

describe('stages 1 and 2', () => {
  test('AUT-LOAD-06 AUT-LOAD-07 AUT-LOAD-08 pools of the people with two epic tokens, of which one is kept at most', () => {
    const run = until(start(), 'APX-EQUIP-04');
    for (const l of people(run)) {
      const epics = l.pool.filter(c => c.includes('.') && lootOf(c).rank === 'epic');
      expect([l.pool.length, epics.length]).toEqual([13, 1]);
    }
    expect(run.everything().filter(e => e.type === 'gave-up')).toHaveLength(2);
    const answer = run.now.legal('p1', 1)[0];
    run.answer('p1', run.q, answer);
    for (const l of people(run)) {
      expect(l.weapons).toHaveLength(2);
      const kept = [...l.pack, ...Object.values(l.gear), ...l.weapons.flatMap(w => w.on)];
      expect(kept.filter(c => lootOf(c).rank === 'epic').length).toBeLessThanOrEqual(1);
    }
  });

  test('AUT-LOAD-04 AUT-GAP-40 gifts between the people’s legends, never to an Automa', () => {
    const run = until(start({ mode: 'coop', choice: 'draft' }), 'APX-EQUIP-03');
    const { ask } = run.now;
    const keys = ask?.kind === 'choose' ? ask.spec.from.map(x => ask.spec.key(x)) : [];
    const own = new Set(people(run).map(l => l.id as string));
    for (const key of keys.filter(k => k !== 'pass')) expect(own.has(key.slice(3, 5))).toBe(true);
    const seat = ask?.seat ?? 'p1';
    const gift = run.now.legal(seat).find(key => key !== 'pass');
    const toAutoma = String(gift).replace(/^..:../, from => `${from.slice(0, 3)}${automas(run)[0]?.id}`);
    expect(refuses(run.judge(seat, run.q, toAutoma))).toBeDefined();
    expect(run.judge(seat, run.q, gift)).toBeUndefined();
    const alone = until(start({ mode: 'ally', choice: 'random' }), 'APX-EQUIP-04');
    expect(alone.everything().some(e => e.type === 'gave')).toBe(false);
  });

  test('AUT-DROP-03 AUT-DROP-04 AUT-DROP-06 the people’s team enters first from any edge with Move 3, the allied Automa as they like', () => {
    const run = until(start({ mode: 'ally', choice: 'random' }), 'AUT-DROP-05');
    expect(run.now.state.tile).toBeNull();
    for (const l of people(run)) expect(l.hand).toHaveLength(3);
    const keys = run.now.legal('p1');
    for (const edge of ['5,0', '0,5', '11,5', '5,11']) expect(keys).toContain(edge);
    expect(refuses(run.judge('p1', run.q, '4,4'))).toBeDefined();
    run.answer('p1', run.q, '5,0');
    // the next one may enter over the same edge, or over another
    const beside = run.now.legal('p1', 400).map(String);
    expect(
      unlike(
        [],
        beside.filter(key => key.endsWith(',0')),
      ),
    ).toContain('4,0');
    expect(beside).toContain('0,5');
    until(run, 'APX-ACT-01');
    const order = run.everything().flatMap(e => (e.type === 'entered' ? [e.who] : []));
    const enemies = automas(run)
      .filter(l => !l.automa?.allied)
      .map(l => l.id);
    expect(order.slice(2).sort()).toEqual([...enemies].sort());
  });

  test('AUT-DROP-09 AUT-DROP-14 AUT-GAP-33 the enemy Automas enter by initiative from one beacon, with a card each', () => {
    const run = until(start(), 'APX-ROUND-04');
    const told = run.everything().flatMap(e => (e.type === 'entered' ? [e] : []));
    const [one, two] = told.slice(2);
    const rank = (id: keyof typeof AUTOMA_LEGENDS | undefined) => (id ? AUTOMA_LEGENDS[id].initiative : 0);
    expect(rank(one?.who)).toBeLessThan(rank(two?.who));
    expect(one?.path[0]).toEqual(two?.path[0]);
    // a card for each of them, from the same beacon
    const [near, far] = [one?.path.at(-1), two?.path.at(-1)];
    expect(unlike(near, far)).toBeDefined();
    expect(run.now.state.decided.length).toBeGreaterThanOrEqual(2);
  });
});

test.each(['solo', 'ally', 'coop'] as const)(
  'AUT-VARIANT-05 AUT-VARIANT-07 AUT-GAP-42 %s: in the activation of an enemy Automa only people are asked, for their own cards and for ties',
  mode => {
    const run = start({ mode, choice: 'random' }, 5);
    const asked = new Set<string>();
    for (let n = 0; n < 900 && run.result === undefined; n++) {
      const { ask, state } = run.now;
      if (!ask) break;
      const acting = state.legends.find(l => l.id === state.act?.legend);
      if (acting?.automa && !acting.automa.allied) asked.add(ask.spec.rule);
      const legal = run.now.legal(ask.seat, 50);
      run.answer(ask.seat, run.q, legal.find(a => a === 'pass') ?? legal[0]);
    }
    expect(run.result).toBeDefined();
    const own = ['APX-SHOOT-17', 'APX-SHOOT-53', 'APX-REACT-05', 'APX-LEGEND-31', 'APX-PUSH-08'];
    const ties = ['AUT-RESPAWN-04', 'AUT-DROP-12', 'AUT-RESPAWN-02'];
    const steps = ['APX-ACT-01', 'APX-SHOOT-12', 'APX-MOVE-29'];
    expect(unlike(steps, [...asked]).filter(rule => !own.includes(rule) && !ties.includes(rule))).toEqual([]);
  },
);
