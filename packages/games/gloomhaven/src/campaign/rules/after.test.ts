import { readOptions } from '@potyczka/kernel';
import { describe, expect, test } from 'vitest';
import { CLASSES } from '../../content/index.js';
import { game as scenarioGame } from '../../game.js';
import { campaign } from '../campaign.js';
import { CLASS_EVENTS } from '../content/index.js';
import {
  bound,
  changed,
  does,
  hero,
  heroesOf,
  partyOf,
  played,
  refusalOf,
  T1,
} from '../fixtures/chronicle.js';
import type { C } from '../state.js';
import { judgePlace } from './travel.js';

/** What the first part of the book says of the time after a scenario. */

const two = changed(partyOf('brute', 'tinkerer'), c => {
  for (const h of heroesOf(c)) h.items = [3, 12];
});

/** The first state of the scenario to which the party is bound. */
const begins = (c: C) => {
  const read = readOptions(scenarioGame.options, campaign.optionsFor(c, `${T1}/scenario`, ['p1', 'p2']));
  if (!read.ok) throw new Error(read.field);
  return scenarioGame.initial(read.options) as ReturnType<typeof scenarioGame.initial> & {
    goals: readonly string[];
    heroes: unknown;
  };
};

describe('after a scenario', () => {
  describe('the next try begins as the first did', () => {
    const first = bound(two, 1);
    const tired = played(
      first,
      'lost',
      { exhausted: true, kills: { 'bandit-guard': 2 } },
      { exhausted: true },
    );
    const second = changed(bound(tired, 1), c => {
      for (const h of heroesOf(c)) h.xp = 0;
    });

    test('GLM-END-11 GLM-ITEM-08 with all cards, hit points and items', () => {
      expect(begins(second).heroes).toEqual(begins(first).heroes);
      expect(heroesOf(second).map(h => h.items)).toEqual([
        [3, 12],
        [3, 12],
      ]);
    });

    test('GLM-END-13 with all battle goals in their deck', () => {
      expect(begins(second).goals).toHaveLength(24);
      expect(begins(second).goals).toEqual(begins(first).goals);
    });

    test('GLM-END-21 GLM-TILE-25 with nothing else of what happened, tiles of goals included', () => {
      expect(begins(second)).toEqual(begins(first));
    });
  });

  test('GLM-END-16 every third checkmark gives a perk at once', () => {
    const after = (checks: number, had: number) => {
      const c = changed(bound(two, 1), x => {
        hero(x).checks = had;
      });
      return hero(played(c, 'won', { checks })).owed;
    };
    expect([after(1, 0), after(2, 0), after(1, 2), after(2, 2), after(1, 3), after(2, 4)]).toEqual([
      0, 0, 1, 1, 0, 1,
    ]);
  });

  test('GLM-END-18 success in the campaign gives the rewards of the entry, failure none of them', () => {
    const ready = changed(bound(two, 2), c => {
      c.parties[T1]!.achievements = ['first-steps'];
    });
    const [won, lost] = [played(ready, 'won'), played(ready, 'lost')];
    expect([won.marks, heroesOf(won).map(h => h.gold), won.done]).toEqual([1, [40, 40], [2]]);
    expect([lost.marks, heroesOf(lost).map(h => h.gold), lost.done]).toEqual([0, [30, 30], []]);
    expect(won.unlocked).toEqual(expect.arrayContaining([3, 4]));
  });

  test('GLM-END-20 casual play keeps what characters bring home, and gives no rewards of the entry', () => {
    const casual = changed(bound(two, 4, 'casual'), c => {
      hero(c).quest = '#law-bringer';
    });
    const back = { xp: 7, gold: 5, checks: 2, treasures: [38], kills: { 'bandit-guard': 1 } };
    const home = played(casual, 'won', back);
    expect(hero(home)).toMatchObject({ xp: 7, gold: 35, checks: 2, counted: [1], items: [3, 12, 123] });
    expect([home.done, home.marks, home.parties[T1]!.achievements]).toEqual([[], 0, []]);
    expect(home.unlocked).not.toContain(5);
  });

  test('GLM-ITEM-01 items are bought between scenarios or found in treasures', () => {
    const bought = does(two, T1, 'buy', hero(two).id, ['item-1']).c;
    expect([hero(bought).items, hero(bought).gold]).toEqual([[3, 12, 1], 10]);
    expect(hero(played(bound(two, 4), 'won', { treasures: [38] })).items).toContain(123);
  });

  test('GLM-SETUP-18 achievements gate a scenario in campaign mode only', () => {
    const c = changed(two, x => {
      x.unlocked.push(2);
    });
    const party = c.parties[T1]!;
    expect(judgePlace(c, party, 2, 'campaign')?.why.id).toBe('place-needs');
    expect(judgePlace(c, party, 2, 'casual')).toBeUndefined();
    expect(refusalOf(c, T1, 'travel')).toBeUndefined();
  });

  test('GLM-CHAR-08 mats name events for a first retirement, and for unlocking where the class is not there from the start', () => {
    for (const { id, start } of CLASSES) {
      expect(CLASS_EVENTS[id]?.retired).toBeGreaterThan(40);
      expect(CLASS_EVENTS[id]?.unlocked === undefined).toBe(start === true);
    }
    expect(JSON.stringify(begins(bound(two, 1)))).not.toContain('retired');
  });
});
