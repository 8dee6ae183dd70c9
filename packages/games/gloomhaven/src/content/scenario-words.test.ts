import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';
import { BATTLE_GOAL_WORDS } from '../rules/end.js';
import { GOALS as GOAL_MEANINGS, LOSSES } from '../rules/goals.js';
import { isDue, SPAWNS } from '../rules/spawns.js';
import { specialOf } from '../rules/special-rules.js';
import { TRIGGERS } from '../rules/triggers.js';
import { GOALS, SCENARIOS } from './index.js';

/** A record that notes which of its fields somebody has asked for, those of records in it too. */
const watched = (of: object, where: string, unread: Set<string>): object => {
  for (const name of Object.keys(of)) unread.add(`${where}.${name}`);
  return new Proxy(of, {
    get: (target, name) => {
      unread.delete(`${where}.${String(name)}`);
      return Reflect.get(target, name);
    },
  });
};

const isRecord = (x: unknown): x is object => typeof x === 'object' && x !== null && !Array.isArray(x);
/** For two, three and four characters, or by kind: keys that are no fields. */
const isTable = (x: object): boolean => Object.keys(x).every(key => /^\d$/.test(key));

/** Says one word to a table and gives the fields of its value that nobody took. */
const unreadBy = (table: object, said: object, where: string): string[] => {
  const unread = new Set<string>();
  for (const [word, value] of Object.entries(said)) {
    const meaning = (table as Readonly<Record<string, (value: unknown) => unknown>>)[word];
    if (meaning === undefined) return [`${where}.${word}: nobody plays it`];
    meaning(
      isRecord(value) && !isTable(value) && word !== 'when'
        ? watched(value, `${where}.${word}`, unread)
        : value,
    );
  }
  return [...unread];
};

/** Every trigger in a part of a scenario's data. */
const triggersIn = (x: unknown): object[] => {
  if (Array.isArray(x)) return x.flatMap(triggersIn);
  if (!isRecord(x)) return [];
  const here =
    Object.keys(x).length === 1 && Object.keys(x).every(word => Object.hasOwn(TRIGGERS, word)) ? [x] : [];
  return [...here, ...Object.values(x).flatMap(triggersIn)];
};

describe('no field of a scenario’s words is written for nobody', () => {
  test('GLM-SETUP-02 every field of every special rule is taken by the one who plays it', () => {
    const unread = SCENARIOS.flatMap(({ id, rules = [] }) =>
      rules.flatMap(rule => {
        const left = new Set<string>();
        specialOf(watched(rule, `${id} ${rule.rule}`, left) as typeof rule);
        return [...left];
      }),
    );
    expect(unread).toEqual([]);
    expect(SCENARIOS.flatMap(s => s.rules ?? []).length).toBeGreaterThan(55);
  });

  test('a field that nobody takes is found', () => {
    const left = new Set<string>();
    const rule = { rule: 'undamageable', kind: 'ooze', conditionsStillApply: true } as const;
    specialOf(watched(rule, '0', left) as typeof rule);
    expect([...left]).toEqual(['0.conditionsStillApply']);
  });

  test('GLM-END-08 every field of goals, losses and battle goals', () => {
    const unread = [
      ...SCENARIOS.flatMap(s => [
        ...s.goal.flatMap(goal => unreadBy(GOAL_MEANINGS, goal, `${s.id}`)),
        ...(s.lose ?? []).flatMap(loss => unreadBy(LOSSES, loss, `${s.id}`)),
      ]),
      ...GOALS.flatMap(card => card.goal.flatMap(goal => unreadBy(BATTLE_GOAL_WORDS, goal, card.id))),
    ];
    expect(unread).toEqual([]);
  });

  test('every field of what scenarios wait for', () => {
    const triggers = SCENARIOS.flatMap(s => triggersIn({ ...s, goal: [], setup: [], treasures: [] }));
    expect(triggers.flatMap(trigger => unreadBy(TRIGGERS, trigger, ''))).toEqual([]);
    expect(triggers.length).toBeGreaterThan(60);
  });

  test('GLM-MON-59 every field of spawns', () => {
    const unread = SCENARIOS.flatMap(({ id, spawns = [] }) =>
      spawns.flatMap((def, n) => {
        const sc = scene({ real: true, auto: true });
        sc.s.scenario = id;
        const left = new Set<string>();
        isDue(sc.s, watched(def, `${id}`, left) as typeof def, n, 'turnEnd');
        left.delete(`${id}.who`);
        for (const [word, value] of Object.entries(def.who)) {
          const meaning = SPAWNS[word as keyof typeof SPAWNS] as (
            who: object,
          ) => (typeof SPAWNS)['one'] extends (who: never) => infer Play ? Play : never;
          sc.play(t => meaning(watched(value as object, `${id}.${word}`, left))(t, n, 'turnEnd'));
        }
        return [...left];
      }),
    );
    expect(unread).toEqual([]);
  });
});
