import { expect, test } from 'vitest';
import { oddsFor } from '../fixtures/odds.js';
import { skirmish } from '../fixtures/skirmish/index.js';
import { luckOf } from '../odds.js';
import { beginning, chanceFrom, luckIn, quickDice, Run, seedOf, World } from './index.js';

/** A skirmish in which whoever can shoots; `undone`: the first shot is taken back once. */
const played = (undone = false) => {
  const run = new Run(skirmish, { notes: 0 }, { seed: seedOf(5) });
  let isUndone = !undone;
  while (run.result === undefined) {
    const seat = run.now.ask?.seat ?? 'p1';
    const legal = run.now.legal(seat);
    run.answer(seat, run.q, legal.find(a => String(a).startsWith('shoot')) ?? (legal[0] as string));
    if (!isUndone && run.events('spectator').some(e => e.event.type === 'attacked')) {
      run.undo(run.n - 1, { agreed: true });
      isUndone = true;
    }
  }
  return run;
};

test('the luck in a match: every attack, with what it came to and what it might have come to', () => {
  const run = played();
  const events = run.events('spectator').map(e => e.event);
  const strokes = luckIn(skirmish, run.record()) ?? [];
  const attacks = events.filter(e => e.type === 'attacked');
  expect(attacks.length).toBeGreaterThan(3);
  expect(strokes.map(s => s.name.args)).toEqual(attacks.map(e => ({ unit: e.from, to: e.to })));
  const [first] = strokes;
  expect(first?.seat).toBe('p1');
  // The first shot is the one whose odds the shooter was shown.
  const before = new World(
    skirmish,
    { notes: 0 },
    beginning(skirmish, { notes: 0 }),
    chanceFrom(quickDice(1)),
  );
  before.give('p1', 'scout');
  expect(first?.values.map(v => [v.value, v.p])).toEqual(
    oddsFor(before, 'p1', `shoot:${first?.name.args?.to}`)?.values.map(v => [v.value, v.p]),
  );
  const wounds = events.find(e => e.type === 'wounded');
  expect(first?.came).toBe(Math.min(3, wounds?.n ?? -1));
});

test('what was taken back was no luck, and a record that cannot be played again tells none', () => {
  const run = played(true);
  expect(run.record().entries.some(e => 'undo' in e)).toBe(true);
  const attacks = run.events('spectator').filter(e => e.event.type === 'attacked');
  const strokes = luckIn(skirmish, run.record()) ?? [];
  expect(strokes.length).toBe(new Set(strokes.map(s => s.n)).size);
  expect(strokes.length).toBeGreaterThan(0);
  expect(strokes.every(s => run.stands(s.n))).toBe(true);
  expect(attacks.length).toBeGreaterThanOrEqual(strokes.length);
  const { seed: _, ...without } = run.record();
  expect(luckIn(skirmish, without)).toBeUndefined();
});

test('luck is how likely less was, with half of what is as much', () => {
  const values = [
    { value: 0, p: 0.25 },
    { value: 1, p: 0.5 },
    { value: 2, p: 0.25 },
  ];
  expect([0, 1, 2].map(came => luckOf(values, came))).toEqual([0.125, 0.5, 0.875]);
});
