import type { Seat } from '@potyczka/kernel';
import { expect, test } from 'vitest';
import { PLAIN_STORY } from './fixtures/plain-story.js';
import { linesOf } from './log-lines.js';

interface LogLine {
  readonly text: string;
  readonly who?: Seat;
  readonly turn?: true;
}

const ui = {
  story: { ...PLAIN_STORY, actor: (e: unknown) => (e as LogLine).who ?? null },
  turns: { isTurn: (e: unknown) => (e as LogLine).turn === true, roundOf: () => null },
};

const LOG = [
  { n: 0, event: { text: 'shuffled' } },
  { n: 0, event: { text: 'p1 goes first', who: 'p1' } },
  { n: 1, event: { text: 'p1 fires', who: 'p1' } },
  { n: 1, event: { text: 'something breaks' } },
  { n: 2, event: { text: 'p2 hits back', who: 'p2' } },
  { n: 2, event: { text: 'p1 gains a point', who: 'p1' } },
  { n: 3, event: { text: 'a card is laid' } },
  { n: 3, event: { text: 'p1 ends', who: 'p1' } },
  { n: 3, event: { text: 'p2 begins', who: 'p2', turn: true } },
  { n: 3, event: { text: 'p2 draws', who: 'p2' } },
].map(line => ({ ...line, rule: 'LOG-1' }));

const texts = (only: Seat | null): string[] =>
  linesOf(ui, LOG, only).map(({ told, i }) => {
    expect(LOG[i]).toBe(told);
    return (told.event as LogLine).text;
  });

test('without a filter every line is told', () => {
  expect(texts(null)).toHaveLength(LOG.length);
});

test('a player is shown with their own lines, and with all that their decisions brought about', () => {
  expect(texts('p1')).toEqual([
    'p1 goes first',
    'p1 fires',
    'something breaks',
    'p1 gains a point',
    'a card is laid',
    'p1 ends',
  ]);
  expect(texts('p2')).toEqual(['p2 hits back', 'p1 gains a point', 'p2 begins', 'p2 draws']);
});

test('what goes without saying is in no log, and the other lines keep their numbers', () => {
  const quiet = {
    ...ui,
    story: { ...ui.story, isQuiet: (e: unknown) => (e as LogLine).text === 'a card is laid' },
  };
  expect(linesOf(quiet, LOG, null).map(l => l.i)).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9]);
  expect(linesOf(quiet, LOG, 'p1').map(l => l.i)).toEqual([1, 2, 3, 5, 7]);
});
