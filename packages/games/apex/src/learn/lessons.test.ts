import { begunDrill } from '@potyczka/kernel/fixtures';
import { describe, expect, test } from 'vitest';
import { rules } from '../fixtures/ledger.js';
import { game, type Options, type State } from '../index.js';
import { type PlayedId, played } from './drills.js';
import { drillOf, lessons } from './index.js';

const boxOf = (o: Options): State => game.initial(o) as State;

test('there are fifteen lessons that are played and three that are read, in one order', () => {
  const tasks = lessons.filter(l => l.task).map(l => l.id);
  expect(tasks).toEqual(Object.keys(played));
  expect(tasks).toHaveLength(15);
  expect(lessons).toHaveLength(18);
  expect(drillOf('ring', boxOf)).toBeUndefined();
});

test('every lesson has the map beside it, as the learner sees it', () => {
  for (const l of lessons) expect(l.picture).toMatchObject({ map: 'crossroads', stage: 'clash' });
});

test('lessons name rules of the ledger and speak both languages, no longer than can be read at a glance', () => {
  for (const l of lessons) {
    for (const rule of l.rules) expect(rules.has(rule), `${l.id}: ${rule}`).toBe(true);
    for (const lang of ['pl', 'en'] as const) {
      expect(l.title[lang].length).toBeGreaterThan(3);
      expect(l.body[lang].length, `${l.id} ${lang}`).toBeLessThanOrEqual(220);
      expect(l.body[lang]).toMatch(/[.]$/);
    }
    expect(l.body.pl).not.toBe(l.body.en);
  }
});

const begin = (id: PlayedId) => {
  const { drill, run, outcome } = begunDrill(game, drillOf(id, boxOf));
  const others = [...(drill.others ?? [])];
  /** Gives what is forced and what the others answer, until the learner is asked. */
  const settle = (): void => {
    for (let n = 0; n < 60 && outcome() === 'open' && run.now.asks[0]; n++) {
      const { seat } = run.now.asks[0];
      const forced = run.forced(seat);
      if (seat === 'p1' && forced === undefined) return;
      const legal = run.now.legal(seat, 200);
      const next = others[0] !== undefined && legal.includes(others[0]) ? others.shift() : undefined;
      run.answer(seat, run.q, forced ?? next ?? legal[0]);
    }
  };
  settle();
  return { drill, run, outcome, settle };
};

const ids = Object.keys(played) as PlayedId[];

describe('the goal is reached by the script, and not before', () => {
  test.each(ids)('%s', id => {
    const { drill, run, outcome, settle } = begin(id);
    for (const answer of drill.script) {
      expect(outcome()).toBe('open');
      expect(run.answer('p1', run.q, answer)).toMatchObject({ ok: true });
      settle();
    }
    expect(outcome()).toBe('reached');
  });
});

describe('whatever else is chosen first, a miss has its remark', () => {
  test.each(ids)('%s', id => {
    const { run, drill } = begin(id);
    const legal = run.now.legal('p1', 100);
    const remarks = lessons.find(l => l.id === id)?.task?.remarks ?? {};
    expect(legal).toContain(drill.script[0]);
    for (const answer of legal) {
      const again = begin(id);
      again.run.answer('p1', again.run.q, answer);
      again.settle();
      const outcome = again.outcome();
      if (typeof outcome === 'object') expect(Object.keys(remarks)).toContain(outcome.missed);
    }
  });
});
