import { game as adrenaline } from '@potyczka/adrenaline';
import type { Event, Result, View } from '@potyczka/adrenaline/view';
import { Run, seedOf } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { asOne, beatsOf, newsOf, pause, scores, turnNote } from './story.js';

const options = {
  players: 3,
  arena: 'B',
  skulls: 5,
  frenzy: false,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
} as const;
const view = new Run(adrenaline, options, { seed: seedOf(1) }).view('spectator') as View;

const ended = (points: readonly (readonly [points: number, track: number])[], winners: number): Result => {
  const all = points.map(([points, track], i) => ({ who: `p${i + 1}` as const, points, track }));
  return { scores: all, winners: all.slice(0, winners).map(s => s.who) };
};

const notes = (result: Result): (string | undefined)[] => scores(view, result, []).map(s => s.note?.en);

test('a victory over as many points is explained; a clear or a shared one needs no words', () => {
  const tied = ended(
    [
      [20, 8],
      [20, 6],
      [3, 0],
    ],
    1,
  );
  expect(notes(tied)).toEqual([expect.stringContaining('8 to 6'), undefined, undefined]);
  expect(scores(view, tied, []).map(s => s.won)).toEqual([true, false, false]);
  const clear = ended(
    [
      [20, 8],
      [19, 10],
      [3, 0],
    ],
    1,
  );
  expect(notes(clear)).toEqual([undefined, undefined, undefined]);
  const shared = ended(
    [
      [20, 8],
      [20, 8],
      [3, 0],
    ],
    2,
  );
  expect(notes(shared)).toEqual([undefined, undefined, undefined]);
});

test('shots of one at another are told with what they came to; others, and other kinds, stay by themselves', () => {
  const hit = { type: 'damaged', by: 'p1', who: 'p2', amount: 1, fromMarks: 2 } as const;
  const mark = { type: 'marked', by: 'p1', who: 'p2', amount: 1, how: 'shot' } as const;
  expect(asOne(hit, { ...hit, amount: 3, fromMarks: 0 })).toEqual({ ...hit, amount: 4, fromMarks: 2 });
  expect(asOne(mark, mark)).toEqual({ ...mark, amount: 2 });
  expect(asOne(hit, { ...hit, who: 'p3' })).toBeNull();
  expect(asOne(hit, { ...hit, by: 'p3' })).toBeNull();
  expect(asOne(mark, { ...mark, how: 'overkill' })).toBeNull();
  expect(asOne(hit, mark)).toBeNull();
});

test('a turn that is folded says whom it hurt and by how much, who died, and what it brought', () => {
  const hit = { type: 'damaged', by: 'p1', amount: 2, fromMarks: 1 } as const;
  const turn: readonly Event[] = [
    { type: 'turn', who: 'p1' },
    { ...hit, who: 'p2' },
    { ...hit, who: 'p2', fromMarks: 0 },
    { ...hit, who: 'p4' },
    { ...hit, who: 'p1', by: 'p4' },
    { type: 'killed', who: 'p2', by: 'p1', overkill: false },
    { type: 'scored', on: 'p2', who: 'p1', tokens: 5, points: 8 },
    { type: 'scored', on: 'p2', who: 'p4', tokens: 4, points: 6 },
    { type: 'double-kill', who: 'p1', points: 1 },
  ];
  expect(turnNote('en', turn)).toBe('Sprog −5 ☠ · Banshee −3 · +9 pts');
  expect(turnNote('pl', turn)).toBe('Jaszczur −5 ☠ · Banshee −3 · +9 pkt');
  expect(turnNote('en', turn.slice(0, 1))).toBe('');
});

test('a kill and what is paid for it are looked at for a second at least; as news a hit comes before points', () => {
  const paid = { type: 'scored', on: 'p2', who: 'p1', tokens: 5, points: 8 } as const;
  const hit = { type: 'damaged', by: 'p1', who: 'p2', amount: 1, fromMarks: 0 } as const;
  const kill = { type: 'killed', who: 'p2', by: 'p1', overkill: false } as const;
  expect(pause(paid)).toBe(1);
  expect(pause(kill)).toBeGreaterThan(1);
  expect(pause(hit)).toBeLessThan(1);
  expect(newsOf(hit)).toBeGreaterThan(newsOf(paid));
  expect(newsOf(kill)).toBeGreaterThan(newsOf(hit));
});

test('what is paid, the frenzy and the end are told one after the other, and nothing else is cut', () => {
  const paid = { type: 'scored', on: 'p2', who: 'p1', tokens: 5, points: 8 } as const;
  const frenzy = { type: 'frenzy', by: 'p1' } as const;
  const over = { type: 'game-over', winners: ['p1'], points: 20, tie: null } as const;
  const turned = { type: 'turned', on: 'p1' } as const;
  expect(beatsOf([paid, frenzy, turned])).toEqual([[paid], [frenzy, turned]]);
  expect(beatsOf([paid, over])).toEqual([[paid], [over]]);
  expect(beatsOf([over])).toEqual([[over]]);
  expect(beatsOf([paid, paid])).toEqual([[paid, paid]]);
  for (const scene of [frenzy, over]) expect(pause(scene)).toBeGreaterThan(2);
});
