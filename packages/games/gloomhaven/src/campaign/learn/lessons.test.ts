import { begunDrill } from '@potyczka/kernel/fixtures';
import { describe, expect, test } from 'vitest';
import { rules } from '../../fixtures/ledger.js';
import { game, type State } from '../game.js';
import type { Options } from '../options.js';
import { say } from '../text/index.js';
import { type PlayedId, played } from './drills.js';
import { drillOf, lessons } from './index.js';

const boxOf = (o: Options): State => game.initial(o) as State;

const begun = (id: PlayedId) => {
  const { drill, run, outcome } = begunDrill(game, drillOf(id, boxOf));
  /** Nobody is asked for what is forced. */
  const settle = (): void => {
    for (let n = 0; n < 20 && outcome() === 'open' && run.forced('p1') !== undefined; n++)
      run.answer('p1', run.q, run.forced('p1')!);
  };
  settle();
  return { drill, run, outcome, settle };
};

test('there are twelve lessons of the campaign, every one is played, and shows the campaign beside it', () => {
  expect(lessons.map(l => l.id)).toEqual(Object.keys(played));
  expect(lessons).toHaveLength(12);
  for (const l of lessons)
    expect(l.picture).toMatchObject({ party: 't1', c: { parties: { t1: { name: 'Lumen' } } } });
  expect(drillOf('no-such-lesson', boxOf)).toBeUndefined();
});

test('lessons name rules of the ledger, speak both languages and keep to their length', () => {
  for (const l of lessons) {
    expect(l.rules.length).toBeGreaterThan(0);
    for (const rule of l.rules) expect(rules.has(rule), rule).toBe(true);
    for (const text of [l.body.pl, l.body.en]) {
      expect(text.length).toBeGreaterThan(60);
      expect(text.length, text).toBeLessThanOrEqual(220);
    }
    expect(l.title.pl).not.toBe(l.title.en);
  }
});

describe('the goal is reached by the script, and not before', () => {
  test.each(Object.keys(played) as PlayedId[])('%s', id => {
    const { drill, run, outcome, settle } = begun(id);
    for (const answer of drill.script) {
      expect(outcome()).toBe('open');
      expect(run.answer('p1', run.q, answer)).toMatchObject({ ok: true });
      settle();
    }
    expect(outcome()).toBe('reached');
  });
});

test('who leaves the city instead has missed the goal, and is told so', () => {
  for (const id of ['create', 'shop', 'sell', 'donate', 'event', 'enhance'] as const) {
    const { run, outcome } = begun(id);
    run.answer('p1', run.q, 'done');
    expect(outcome()).toEqual({ missed: 'left' });
  }
  expect(lessons.every(l => l.task?.remarks.left)).toBe(true);
});

test('names in the lessons are those of the game', () => {
  const named = (id: string): string => {
    const { goal, hint } = lessons.find(l => l.id === id)!.task!;
    return [goal.pl, goal.en, hint.pl, hint.en].join(' ');
  };
  for (const lang of ['pl', 'en'] as const) {
    expect(named('shop')).toContain(say(lang, { id: 'item-label', args: { item: 'item-1' } }));
    expect(named('enhance')).toContain(say(lang, { id: 'card-label', args: { card: '#brute-006' } }));
  }
});
