import type { Seat } from '@potyczka/kernel';
import { describe, expect, test } from 'vitest';
import { game as adrenaline, type Options, type State } from '../index.js';
import { hints } from './index.js';

const OPTIONS: Options = {
  players: 4,
  arena: 'B',
  skulls: 8,
  frenzy: true,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
};

/** Four players at the blue spawnpoint, p1 to move, and what a test changes about it. */
const position = (change: (s: State) => void, options = OPTIONS): State => {
  const s = adrenaline.initial(options) as State;
  for (const board of Object.values(s.boards)) board.at = '02';
  s.offers.blue = ['#weapon-thor'];
  change(s);
  return s;
};

const worth = (change: (s: State) => void, seat: Seat = 'p1', options = OPTIONS): number =>
  hints.value(position(change, options), seat);

const nothing = (): void => {};
const armed = (s: State): void => {
  s.players.p1?.weapons.push({ card: '#weapon-thor', loaded: true });
};

const tokens = (on: Seat, of: Seat, n: number) => (s: State) =>
  void s.boards[on]?.damage.push(...new Array<Seat>(n).fill(of));

describe.each(['deathmatch', 'domination'] as const)('waiting is worth nothing, %s', mode => {
  const options: Options = { ...OPTIONS, mode };

  test('one more hit counts although the lead on a board is safe and it pays next to nothing any more', () => {
    const poor = (n: number) => (s: State) => {
      (s.boards.p2 as State['boards'][Seat]).skulls = 4;
      tokens('p2', 'p1', n)(s);
    };
    expect(worth(poor(5), 'p1', options) - worth(poor(3), 'p1', options)).toBeGreaterThan(0.05);
  });
});

test('who killed and waits for the board to be scored has lost nothing of what the hits were worth', () => {
  const before = worth(tokens('p2', 'p1', 10));
  expect(worth(tokens('p2', 'p1', 11))).toBeGreaterThan(before);
});

describe('in the last turn', () => {
  const last =
    (change: (s: State) => void) =>
    (s: State): void => {
      s.turn = 'p1';
      s.frenzy = { by: 'p4', left: 1 };
      change(s);
    };

  test('cubes, power-ups and further weapons are worth nothing, and a shot its whole points', () => {
    const rich = (s: State): void => {
      armed(s);
      (s.players.p1 as State['players'][Seat]).cubes.red = 3;
      s.players.p1?.powerUps.push('#newton-red-1');
      s.players.p1?.weapons.push({ card: '#weapon-railgun', loaded: true });
    };
    expect(worth(last(rich))).toBe(worth(last(armed)));
    const shot = (s: State): void => {
      s.players.p1?.weapons.push({ card: '#weapon-thor', loaded: false });
      tokens('p2', 'p1', 2)(s);
    };
    expect(worth(last(shot))).toBeGreaterThan(worth(last(rich)));
  });

  test('a weapon to shoot with is wanted, and somebody to shoot at', () => {
    const away = (s: State): void => {
      armed(s);
      (s.boards.p1 as State['boards'][Seat]).at = '20';
    };
    expect(worth(last(armed))).toBeGreaterThan(worth(last(nothing)));
    expect(worth(last(armed))).toBeGreaterThan(worth(last(away)));
  });
});

describe('a position is better', () => {
  test('with damage on somebody, and more so with more', () => {
    const hurt = (n: number) => (s: State) => void s.boards.p2?.damage.push(...new Array<Seat>(n).fill('p1'));
    expect(worth(hurt(1))).toBeGreaterThan(worth(nothing));
    expect(worth(hurt(3))).toBeGreaterThan(worth(hurt(1)));
    expect(worth(hurt(3), 'p2')).toBeLessThan(worth(nothing, 'p2'));
  });

  test('with a mark on somebody, but less than with damage', () => {
    const mark = worth(s => {
      (s.boards.p2 as State['boards'][Seat]).marks.p1 = 1;
    });
    const damage = worth(s => s.boards.p2?.damage.push('p1'));
    expect(mark).toBeGreaterThan(worth(nothing));
    expect(mark).toBeLessThan(damage);
  });

  test('with the killshot, before it is scored', () => {
    const ten = new Array<Seat>(10).fill('p3');
    const killedBy = (who: Seat) => worth(s => s.boards.p2?.damage.push(...ten, who));
    expect(killedBy('p1')).toBeGreaterThan(killedBy('p4'));
  });

  test('with a lead on the killshot track, and in domination on that of a spawnpoint', () => {
    const kill = (killer: Seat) => worth(s => s.track.push({ killer, overkill: null }));
    expect(kill('p1')).toBeGreaterThan(kill('p2'));
    const domination: Options = { ...OPTIONS, mode: 'domination' };
    const tag = (who: Seat) => worth(s => s.tags.red.push(who), 'p1', domination);
    expect(tag('p1')).toBeGreaterThan(tag('p2'));
  });

  test('with a loaded weapon rather than an empty one, and with an empty one rather than none', () => {
    const empty = worth(s => s.players.p1?.weapons.push({ card: '#weapon-thor', loaded: false }));
    expect(worth(armed)).toBeGreaterThan(empty);
    expect(empty).toBeGreaterThan(worth(nothing));
  });

  test('with cubes and power-ups', () => {
    const cube = worth(s => {
      (s.players.p1 as State['players'][Seat]).cubes.red = 2;
    });
    expect(cube).toBeGreaterThan(worth(nothing));
    expect(worth(s => s.players.p1?.powerUps.push('#newton-red-1'))).toBeGreaterThan(worth(nothing));
  });

  test('near a weapon for somebody who has none, near a target for somebody who has one', () => {
    const away = (s: State): void => {
      (s.boards.p1 as State['boards'][Seat]).at = '20';
    };
    expect(worth(nothing)).toBeGreaterThan(worth(away));
    const armedAway = (s: State): void => {
      armed(s);
      away(s);
    };
    expect(worth(armed)).toBeGreaterThan(worth(armedAway));
  });
});

test('what is held counts before the last turn and not after it', () => {
  const frenzy = (left: number, change: (s: State) => void) =>
    worth(s => {
      s.turn = 'p4';
      s.frenzy = { by: 'p3', left };
      change(s);
    });
  expect(frenzy(2, armed)).toBeGreaterThan(frenzy(2, nothing)); // p4, then p1
  expect(frenzy(1, armed)).toBe(frenzy(1, nothing)); // p4 is the last
});

test('the features come to the value with their weights, and each has one', () => {
  const s = position(state => {
    armed(state);
    state.boards.p2?.damage.push('p1', 'p1', 'p3');
  });
  const { of, weights = {} } = hints.features ?? {};
  const found = Object.entries(of?.(s, 'p1') ?? {});
  expect(found.reduce((sum, [name, n]) => sum + n * (weights[name] ?? Number.NaN), 0)).toBeCloseTo(
    hints.value(s, 'p1'),
    9,
  );
});

test('a margin is counted from the mean of the others', () => {
  const scores = [
    { who: 'p1' as Seat, points: 20, track: 8 },
    { who: 'p2' as Seat, points: 14, track: 6 },
    { who: 'p3' as Seat, points: 10, track: 0 },
  ];
  const result = { scores, winners: ['p1'] as Seat[] };
  expect(['p1', 'p3'].map(seat => hints.margin?.(result, seat as Seat))).toEqual([8, -7]);
});

test('a shared victory counts in part', () => {
  const result = { scores: [], winners: ['p1', 'p3'] as Seat[] };
  expect(['p1', 'p2', 'p3'].map(seat => hints.result(result, seat as Seat))).toEqual([0.5, 0, 0.5]);
});

test('a position is at rest between actions only', () => {
  expect(hints.isRest('ADR-TURN-02')).toBe(true);
  expect(hints.isRest('ADR-SHOOT-01')).toBe(false);
});
