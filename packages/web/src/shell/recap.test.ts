import type { Seat } from '@potyczka/kernel';
import type { Told } from '@potyczka/table';
import { expect, test } from 'vitest';
import { PLAIN_STORY } from './fixtures/plain-story.js';
import { sinceMyTurn } from './recap.js';

interface E {
  readonly who: Seat;
  readonly what: 'turn' | 'hit' | 'kill' | 'take' | 'step';
  readonly at?: string;
  readonly n?: number;
}

const ui = {
  story: {
    ...PLAIN_STORY,
    actor: (e: unknown) => (e as E).who,
    isMilestone: (e: unknown) => (e as E).what === 'kill',
    newsOf: (e: unknown) => ({ turn: 0.3, hit: 0.9, kill: 1, take: 0.6, step: 0.5 })[(e as E).what],
    placesOf: (e: unknown) => [(e as E).at ?? ''],
  },
  turns: { isTurn: (e: unknown) => (e as E).what === 'turn', roundOf: () => null },
  inBrief: {
    turnNote: () => '',
    asOne: (a: unknown, b: unknown) => {
      const [x, y] = [a as E, b as E];
      const isOne = x.what === 'hit' && y.what === 'hit' && x.who === y.who && x.at === y.at;
      return isOne ? { ...x, n: (x.n ?? 1) + (y.n ?? 1) } : null;
    },
  },
};

const told = (who: Seat, what: E['what'], at = ''): Told => ({ n: 1, rule: 'E-1', event: { who, what, at } });
const said = (log: readonly Told[], me: Seat | null): string[] =>
  sinceMyTurn(ui, log, me).told.map(t => `${(t.event as E).who} ${(t.event as E).what} ${(t.event as E).at}`);

const round = [
  told('p1', 'turn'),
  told('p1', 'hit', 'p2'),
  told('p2', 'turn'),
  told('p2', 'step'),
  told('p2', 'hit', 'p3'),
  told('p2', 'hit', 'p4'),
  told('p3', 'turn'),
  told('p3', 'hit', 'p1'),
  told('p3', 'kill', 'p2'),
  told('p1', 'turn'),
];

test('three lines: what kills and what was done to me before the rest, in the order in which it happened', () => {
  expect(said(round, 'p1')).toEqual(['p2 hit p3', 'p3 hit p1', 'p3 kill p2']);
});

test('once I have acted in my turn, and for a spectator, there is nothing to be told', () => {
  expect(said([...round, told('p1', 'hit', 'p3')], 'p1')).toEqual([]);
  expect(said(round, null)).toEqual([]);
});

test('before my first turn: what others did in theirs, and nothing while nobody has had one', () => {
  expect(said(round.slice(2, 6), 'p1')).toEqual(['p2 hit p3', 'p2 hit p4']);
  expect(sinceMyTurn(ui, round.slice(2, 6), 'p1').isSinceMine).toBe(false);
  expect(sinceMyTurn(ui, round, 'p1').isSinceMine).toBe(true);
  expect(said(round.slice(0, 3), 'p1')).toEqual([]);
  expect(said([told('p2', 'hit', 'p1')], 'p1')).toEqual([]);
});

test('asked in the middle of a turn that is not mine I am told up to now', () => {
  expect(said(round.slice(0, 8), 'p1')).toEqual(['p2 hit p3', 'p2 hit p4', 'p3 hit p1']);
});

test('where nobody was hit, smaller things are told: who took what, but not every step', () => {
  const quiet = [told('p1', 'turn'), told('p2', 'turn'), told('p2', 'step'), told('p2', 'take', 'a')];
  expect(said([...quiet, told('p1', 'turn')], 'p1')).toEqual(['p2 take a']);
  expect(said([...quiet, told('p3', 'hit', 'p2'), told('p1', 'turn')], 'p1')).toEqual(['p3 hit p2']);
});

test('what one did to another several times is one line with all of it', () => {
  const hit = told('p2', 'hit', 'p3');
  const log = [
    told('p1', 'turn'),
    told('p2', 'turn'),
    hit,
    told('p2', 'kill', 'p4'),
    hit,
    hit,
    told('p1', 'turn'),
  ];
  expect(said(log, 'p1')).toEqual(['p2 kill p4', 'p2 hit p3']);
  expect(sinceMyTurn(ui, log, 'p1').told.map(t => (t.event as E).n)).toEqual([undefined, 3]);
});
