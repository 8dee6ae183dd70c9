import { game as adrenaline } from '@potyczka/adrenaline';
import { drillOf, lessons, type PlayedId, played } from '@potyczka/adrenaline/learn';
import type { Answer } from '@potyczka/kernel';
import type { Drill } from '@potyczka/kernel/register';
import type { AnyGame } from '@potyczka/table';
import { describe, expect, test } from 'vitest';
import { drilled } from '../../worker/drill.js';

const game = adrenaline as unknown as AnyGame;
const drill = (id: string): Drill => {
  const found = drillOf(id, o => adrenaline.initial(o));
  if (!found) throw new Error(`no drill ${id}`);
  return found;
};
const play = (id: PlayedId, ...answers: readonly Answer[]) => drilled(game, drill(id), answers);
const outcome = (id: PlayedId, ...answers: readonly Answer[]) => play(id, ...answers).outcome;
const ids = Object.keys(played) as PlayedId[];

describe('the steps that are played', () => {
  test('are the lessons with a task, in their order', () => {
    expect(ids).toEqual(lessons.filter(l => l.task).map(l => l.id));
    for (const id of ['arena', 'toString']) {
      expect(drillOf(id, o => adrenaline.initial(o))).toBeUndefined();
    }
  });

  test.each(ids)('%s: the learner sees what the picture shows', id => {
    const { view, seat, outcome } = play(id);
    const { hand, ...picture } = played[id].view;
    expect(seat).toBe('p1');
    expect(outcome).toBe('open');
    // A turn has begun, and power-ups may have been drawn.
    expect(view).toMatchObject({ ...picture, players: expect.any(Array), left: expect.any(Object) });
    if (id !== 'spawn') expect(view).toMatchObject({ hand });
  });

  test.each(ids)('%s: the goal is reached by what is lit, and not before', id => {
    const { script } = played[id];
    for (const [n, answer] of script.entries()) {
      const before = play(id, ...script.slice(0, n));
      expect(before.outcome).toBe('open');
      expect(before.suggested).toEqual(answer);
      const keys = before.question?.options.filter(o => !o.refusal).map(o => o.key);
      for (const key of [answer].flat()) expect(keys).toContain(key);
      expect(keys?.length).toBeGreaterThan(1);
    }
    const after = play(id, ...script);
    expect(after).toMatchObject({ outcome: 'reached', question: null, suggested: null });
  });

  test.each(ids)('%s: whatever else is chosen first, the goal is not reached at once', id => {
    const { question } = play(id);
    const [right] = played[id].script;
    const wrong = question?.options.filter(o => !o.refusal && o.key !== right) ?? [];
    expect(wrong.length).toBeGreaterThan(0);
    for (const { key } of wrong) expect(outcome(id, key), key).not.toBe('reached');
  });

  test.each(ids)('%s: every miss that can happen has its remark', id => {
    const { remarks = {} } = lessons.find(l => l.id === id)?.task ?? {};
    const seen = missesOf(id, [], 5);
    expect(seen.size).toBeGreaterThan(0);
    for (const miss of seen) expect(Object.keys(remarks)).toContain(miss);
    for (const miss of Object.keys(remarks)) expect(seen, miss).toContain(miss);
  });
});

/** The misses that a learner can come to in so many answers; of similar answers, the first and the last are tried. */
const missesOf = (id: PlayedId, answers: readonly Answer[], most: number): Set<string> => {
  const { outcome, question } = play(id, ...answers);
  if (typeof outcome === 'object') return new Set([outcome.missed]);
  if (!question || most === 0) return new Set();
  const legal = question.options.filter(o => !o.refusal).map(o => o.key);
  const keys =
    question.rule === 'ADR-TURN-02' ? legal : [...new Set([...legal.slice(0, 2), ...legal.slice(-1)])];
  const tries = question.kind === 'many' ? keys.map(k => [k]) : keys;
  return new Set(tries.flatMap(a => [...missesOf(id, [...answers, a], most - 1)]));
};

describe('wrong but legal choices', () => {
  test.each([
    ['run', ['run', '12'], 'elsewhere'],
    ['run', ['end'], 'turn-over'],
    ['ammo', ['grab', '13'], 'no-card'],
    ['weapon', ['grab', '02', '#weapon-electroscythe'], 'other-weapon'],
    ['sight', ['shoot', 'p2'], 'own-room'],
    ['adrenaline', ['grab', '12'], 'near'],
    ['move-and-shoot', ['run', '10'], 'ran'],
    ['marks', ['shoot', 'p4'], 'no-marks'],
    ['scoring', ['shoot', 'p3'], 'other-target'],
    ['cards', ['shoot', ['p2'], 'done'], 'plain'],
    ['scope', ['shoot', 'p2', 'pass'], 'kept'],
    ['newton', ['#newton-red-1', 'p2', '01'], 'elsewhere'],
    ['spawn', ['#newton-red-1'], 'other-spawn'],
  ] as const)('%s %j: %s', (id, answers, missed) => {
    expect(outcome(id, ...answers)).toEqual({ missed });
  });

  test('another way to the same goal is as good', () => {
    expect(outcome('shoot', 'run', '03', 'shoot', 'p4', '#weapon-lock-rifle')).toBe('reached');
    expect(outcome('move-and-shoot', 'shoot', '21')).toBe('reached');
    expect(outcome('cards', 'shoot', ['p2'], 'turret-tripod', ['p2'])).toBe('reached');
  });

  test('what is not legal is refused with its rule, and what is off the way is lit no more', () => {
    expect(() => play('sight', 'shoot', 'p3')).toThrow('refused');
    expect(play('run', 'grab').suggested).toBeNull();
    expect(play('sight', 'shoot').question?.options.find(o => o.key === 'p3')?.refusal?.rule).toBe(
      'ADR-WPN-LOCKRIFLE-01',
    );
  });
});

test('the kill is scored as the lesson says', () => {
  const { log, view } = play('scoring', ...played.scoring.script);
  const points = log.flatMap(({ event }) => {
    const e = event as { type: string; who: string; points: number };
    return e.type === 'scored' || e.type === 'first-blood' ? [[e.who, e.points]] : [];
  });
  expect(points).toEqual([
    ['p3', 1],
    ['p1', 8],
    ['p3', 6],
    ['p4', 4],
  ]);
  expect(view).toMatchObject({ skulls: 4, track: [{ killer: 'p1', overkill: null }] });
});
