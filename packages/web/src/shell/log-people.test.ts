import type { Seat } from '@potyczka/kernel';
import type { Told } from '@potyczka/table';
import { expect, test } from 'vitest';
import { PLAIN_STORY } from './fixtures/plain-story.js';
import { beforeLines, wasLate } from './log-people.js';

interface LogLine {
  readonly text: string;
  readonly who?: Seat;
  readonly turn?: true;
}

const ui = {
  story: {
    ...PLAIN_STORY,
    actor: (e: unknown) => (e as LogLine).who ?? null,
    isQuiet: (e: unknown) => (e as LogLine).text === 'ends',
  },
  turns: { isTurn: (e: unknown) => (e as LogLine).turn === true, roundOf: () => null },
};

const line = (n: number, text: string, who?: Seat, late?: Seat): Told => ({
  n,
  rule: 'LOG-1',
  event: { text, ...(who && { who }), ...(text === 'begins' && { turn: true }) },
  ...(late && { by: 'clock', whose: late }),
});

/** p1 has fired; then their time runs out, twice in their turn, and p2 begins with that. */
const LOG = [
  line(1, 'begins', 'p1'),
  line(2, 'fires', 'p1'),
  line(2, 'is hit', 'p2'),
  line(3, 'passes', 'p1', 'p1'),
  line(4, 'ends', 'p1', 'p1'),
  line(4, 'begins', 'p2', 'p1'),
  line(5, 'runs', 'p2'),
];

test('each person is named once in a turn', () => {
  expect(beforeLines(ui, LOG).map(b => b.person)).toEqual(['p1', null, 'p2', null, null, 'p2', null]);
});

test('what stands in the folded set-up names nobody for what follows', () => {
  const log = [line(0, 'draws', 'p1'), line(0, 'draws', 'p1'), line(1, 'runs', 'p1'), line(1, 'rests', 'p1')];
  expect(beforeLines(ui, log).map(b => b.person)).toEqual(['p1', null, 'p1', null]);
});

test('where a game has no turns, a person is named when somebody else has acted before', () => {
  const { turns: _, ...turnless } = ui;
  expect(beforeLines(turnless, LOG).map(b => b.person)).toEqual(['p1', null, 'p2', 'p1', null, 'p2', null]);
});

test('a time-out is told of the one whose time ran out, once, and not of the next one whose turn begins with it', () => {
  expect(beforeLines(ui, LOG).map(b => b.late)).toEqual([null, null, null, 'p1', null, null, null]);
  // Where all of it goes without saying, the line of the next one says whose time it was.
  const short = [LOG[1], LOG[4], LOG[5]].filter(told => told !== undefined);
  expect(beforeLines(ui, short).map(b => b.late)).toEqual([null, null, 'p1']);
});

test('the one whose time ran out is told so until they act in a turn of their own, and nobody whose turn began with it', () => {
  expect(wasLate(ui, LOG, 'p1')).toBe(true);
  expect(wasLate(ui, LOG.slice(0, -1), 'p2')).toBe(false);
  expect(wasLate(ui, LOG, null)).toBe(false);
  // Points in the turn of another, or what there was no choice about, are no deeds of theirs.
  const paid = [...LOG, line(6, 'gains points', 'p1')];
  expect(wasLate(ui, paid, 'p1')).toBe(true);
  const again = [...paid, line(7, 'begins', 'p1')];
  expect(wasLate(ui, again, 'p1')).toBe(true);
  expect(wasLate(ui, [...again, line(8, 'runs', 'p1')], 'p1')).toBe(false);
  const { turns: _, ...turnless } = ui;
  expect(wasLate(turnless, LOG, 'p1')).toBe(true);
  expect(wasLate(turnless, paid, 'p1')).toBe(false);
});
