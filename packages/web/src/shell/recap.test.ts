import type { Seat } from '@potyczka/kernel';
import type { Told } from '@potyczka/table';
import { expect, test } from 'vitest';
import { sinceMyTurn } from './recap.js';

interface E {
  readonly who: Seat;
  readonly what: 'turn' | 'hit' | 'kill' | 'step';
  readonly at?: string;
}

const ui = {
  actor: (e: unknown) => (e as E).who,
  isTurn: (e: unknown) => (e as E).what === 'turn',
  isMilestone: (e: unknown) => (e as E).what === 'kill',
  pause: (e: unknown) => ({ turn: 0.3, hit: 0.9, kill: 1, step: 0.5 })[(e as E).what],
  placesOf: (e: unknown) => [(e as E).at ?? ''],
};

const told = (who: Seat, what: E['what'], at = ''): Told => ({ n: 1, rule: 'E-1', event: { who, what, at } });
const said = (log: readonly Told[], me: Seat | null): string[] =>
  sinceMyTurn(ui, log, me).map(t => `${(t.event as E).who} ${(t.event as E).what} ${(t.event as E).at}`);

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

test('before my second turn nothing lies between', () => {
  expect(said(round.slice(0, 3), 'p1')).toEqual([]);
});
