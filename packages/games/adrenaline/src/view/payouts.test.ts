import { describe, expect, test } from 'vitest';
import { type Position, scene } from '../fixtures/scene.js';
import { heading } from '../text/index.js';
import { payouts } from './payouts.js';
import { roundOf } from './standing.js';

const map = `
  . S A B
  . . . .
  . . C .`;
const at = (p: Partial<Position>) => scene({ map, ...p });
const viewOf = (s: ReturnType<typeof scene>) => s.run.view('spectator');

describe('what everything would pay now', () => {
  test('ADR-SCORE-02 ADR-SCORE-05 ADR-SCORE-07 a board: first blood and the ranking of its row', () => {
    const [, a, b] = payouts(viewOf(at({ damage: { A: 'BSSB' }, skullsOn: { A: 1 } }))).boards;
    expect(a).toEqual({
      on: 'p2',
      firstBlood: { who: 'p3', points: 1 },
      damage: [
        { who: 'p3', tokens: 2, points: 6 },
        { who: 'p1', tokens: 2, points: 4 },
      ],
    });
    expect(b).toEqual({ on: 'p3', firstBlood: null, damage: [] });
  });

  test('ADR-XFRENZY-03 a turned board pays no first blood', () => {
    const [, a] = payouts(viewOf(at({ damage: { A: 'SSB' }, turned: 'A' }))).boards;
    expect(a).toMatchObject({ firstBlood: null, damage: [{ points: 2 }, { points: 1 }] });
  });

  test('ADR-END-01 ADR-END-02 is what the end pays', () => {
    const s = at({
      turn: 'S',
      damage: { A: 'BBC', C: 'SB', S: 'C' },
      turned: 'C',
      skulls: 0,
      frenzy: { by: 'S', left: 1 },
      track: [
        { killer: 'p2', overkill: 'p2' },
        { killer: 'p3', overkill: null },
      ],
    });
    const { boards, tracks } = payouts(viewOf(s));
    s.picks('end').until('ADR-TURN-02');
    const plain = <X extends { type: string }>({ type: _, ...rest }: X) => rest;
    expect(s.events('first-blood').map(plain)).toEqual(
      boards.flatMap(({ on, firstBlood }) => (firstBlood ? [{ on, ...firstBlood }] : [])),
    );
    expect(s.events('scored').map(plain)).toEqual(
      boards.flatMap(({ on, damage }) => damage.map(pay => ({ on, ...pay }))),
    );
    expect(s.events('scored-track').map(plain)).toEqual(
      tracks.flatMap(({ track, pays }) => pays.map(pay => ({ track, ...pay }))),
    );
    expect(s.events('scored-track')).toHaveLength(2);
  });

  test('ADR-XDOM-07 in domination the tracks of the spawnpoints, ties paid alike', () => {
    const s = at({ options: { mode: 'domination' }, tags: { red: 'SABA', blue: 'CS' } });
    expect(payouts(viewOf(s)).tracks).toEqual([
      {
        track: 'red',
        pays: [
          { who: 'p2', tokens: 2, points: 8 },
          { who: 'p1', tokens: 1, points: 6 },
          { who: 'p3', tokens: 1, points: 6 },
        ],
      },
      {
        track: 'blue',
        pays: [
          { who: 'p4', tokens: 1, points: 8 },
          { who: 'p1', tokens: 1, points: 8 },
        ],
      },
      { track: 'yellow', pays: [] },
    ]);
  });
});

describe('where the game stands', () => {
  const both = (s: ReturnType<typeof scene>) => [heading('pl', viewOf(s)), heading('en', viewOf(s))];

  test('the round and the skulls left', () => {
    const s = at({ turns: { S: 6 }, skulls: 2 });
    expect(roundOf(viewOf(s))).toBe(7);
    expect(both(s)).toEqual(['runda 7 · 2 czaszki', 'round 7 · 2 skulls']);
    expect(both(at({ turns: { S: 0 }, skulls: 5 }))).toEqual(['runda 1 · 5 czaszek', 'round 1 · 5 skulls']);
    expect(both(at({ skulls: 1 }))).toEqual(['runda 2 · 1 czaszka', 'round 2 · 1 skull']);
  });

  test('ADR-FRENZY-03 in the final frenzy: how many turns', () => {
    const s = at({ turn: 'B', skulls: 0, frenzy: { by: 'S', left: 3 } });
    expect(viewOf(s).frenzy).toEqual({ by: 'p1', left: 3 });
    expect(both(s)).toEqual(['ostateczny szał · 3 tury do końca', 'final frenzy · 3 turns left']);
    const last = at({ turn: 'S', skulls: 0, frenzy: { by: 'S', left: 1 } });
    expect(both(last)).toEqual(['ostateczny szał · ostatnia tura', 'final frenzy · last turn']);
  });
});
