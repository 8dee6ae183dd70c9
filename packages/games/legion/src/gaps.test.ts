import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS, UNITS, UPGRADES } from './content/index.js';
import { howPlayed, MARKED } from './content/marked.js';
import { ELSEWHERE, marksOf } from './gaps.js';
import { PLAYED } from './keywords/index.js';
import { missingSentence } from './text/cards/describe.js';

const played = (kind: 'upgrade' | 'command', ids: readonly { id: string }[]): number =>
  ids.filter(c => marksOf(kind, c.id).status !== 'not').length;

test('what is played to the letter, with a mark or not is told apart', () => {
  expect(marksOf('upgrade', 'force-reflexes')).toEqual({ status: 'letter', keywords: [], why: [] });
  expect(marksOf('upgrade', 'force-lift').status).toBe('letter');
  expect(marksOf('upgrade', 'stormtrooper-captain')).toMatchObject({ status: 'mark', why: ['part'] });
  expect(marksOf('command', 'push').status).toBe('letter');
  expect(marksOf('command', 'ploy').status).toBe('not');
  expect(marksOf('command', 'hold-at-any-cost').why).toContain('not-in-sources');
  expect(marksOf('keyword', 'pierce').status).toBe('letter');
  expect(marksOf('battle', 'breakthrough').status).toBe('letter');
  expect(marksOf('battle', 'battle-lines').status).toBe('letter');
});

test('a keyword is played exactly where a moment plays it, or where lists and leaders are judged', () => {
  for (const id of PLAYED.keys())
    if (!id.includes(':')) expect(marksOf('keyword', id).status, id).not.toBe('not');
});

test('a keyword that acts at no moment is played in the file that is named', () => {
  const named = Object.values(ELSEWHERE).filter(file => file !== null);
  expect(named.filter(file => !existsSync(new URL(file, import.meta.url)))).toEqual([]);
});

test('all upgrades and 166 command cards are played, to the letter or with a mark', () => {
  expect(played('upgrade', UPGRADES)).toBe(UPGRADES.length);
  expect(played('command', COMMANDS)).toBeGreaterThanOrEqual(166);
});

test('a card that rests on a figure that no source gives says which', () => {
  const lacking = COMMANDS.filter(c => marksOf('command', c.id).why.includes('not-in-sources'));
  expect(lacking.filter(c => (marksOf('command', c.id).missing ?? []).length === 0)).toEqual([]);
  expect(missingSentence('en', ['range'])).toBe('No source gives the range of its effect.');
  expect(missingSentence('pl', ['range', 'icon'])).toBe(
    'Żadne źródło nie podaje: zasięg działania, w co zmienia się wzmocnienie.',
  );
});

test.each([
  ['unit', UNITS],
  ['upgrade', UPGRADES],
] as const)('pages that do not know the rules are told the same of every %s', (kind, cards) => {
  const found = (status: 'mark' | 'not') =>
    cards.flatMap(c => (marksOf(kind, c.id).status === status ? [c.id] : [])).sort();
  expect(MARKED[kind]).toEqual({ mark: found('mark'), not: found('not') });
  for (const { id } of cards) expect(howPlayed(kind, id), id).toBe(marksOf(kind, id).status);
});
