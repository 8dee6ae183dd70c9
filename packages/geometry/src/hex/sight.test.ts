import { describe, expect, test } from 'vitest';
import { cornersOf, isAdjacent } from './field.js';
import { type Drawn, map, rows } from './fixtures/kit.js';
import { type HexSight, seenFrom, sees, sight, wallText } from './sight.js';

const look = (drawn: Drawn, a = 'A', b = 'B'): HexSight => sight(drawn.field, drawn.at(a), drawn.at(b));
const seen = (drawn: Drawn, a = 'A', b = 'B'): boolean => sees(drawn.field, drawn.at(a), drawn.at(b));
const blockersOf = (drawn: Drawn): string[] => {
  const answer = look(drawn);
  if (answer.seen) throw new Error('seen');
  return [...new Set(answer.blocked.map(line => wallText(drawn.field, line.wall)))].sort();
};

describe('GLM-ATK-06 some corner to some corner, touching no wall', () => {
  test('the answer is the shortest free line between corners of both hexes', () => {
    const drawn = rows(`A . . B`);
    const answer = look(drawn);
    if (!answer.seen || answer.line === undefined) throw new Error('not seen');
    const { from, to } = answer.line;
    expect(cornersOf(drawn.field, drawn.at('A'))).toContainEqual(from);
    expect(cornersOf(drawn.field, drawn.at('B'))).toContainEqual(to);
    expect([to.x - from.x, to.y - from.y]).toEqual([0, 4]); // across the two hexes between
  });

  test('one free line is enough', () => {
    const drawn = rows(`
      . . . . B
       A . # . .
      . . . . .`);
    expect(seen(drawn)).toBe(true);
    expect(seen(drawn, 'B', 'A')).toBe(true);
  });

  test('without one it is hidden, and every line says what it touches', () => {
    const drawn = rows(`
      . . # . .
       A . # . B
      . . # . .`);
    const answer = look(drawn);
    expect(!answer.seen && answer.blocked.length).toBe(36);
    expect(blockersOf(drawn)).toContain('wall [1,2]');
  });
});

describe('GLM-ATK-07 walls are lines on edges and whole hexes', () => {
  test('wall lines across the field hide what lies behind', () => {
    const drawn = map(String.raw`
      .   A   .
      - . - . -
      .\-/.\-/.
        .   .
      .   B   .
        .   .`);
    expect(seen(drawn)).toBe(false);
    expect(blockersOf(drawn).every(text => text.startsWith('wall line'))).toBe(true);
  });

  test('a gap of one edge is looked through', () => {
    const drawn = map(String.raw`
      .   A   .
      - .   . -
      .\-/.\-/.
        .   .
      .   B   .
        .   .`);
    expect(seen(drawn)).toBe(true);
  });

  test('a single wall line is looked past, though the hexes beside it are not adjacent', () => {
    const drawn = map(`
      .   A   .
        . - .
      .   B   .
        .   .`);
    expect(isAdjacent(drawn.field, drawn.at('A'), drawn.at('B'))).toBe(false);
    expect(seen(drawn)).toBe(true);
  });

  test('a tile that covers a wall is looked through, a closed door is a wall (G26)', () => {
    expect(seen(rows(`A . # . B`))).toBe(false);
    expect(seen(rows(`A . , . B`))).toBe(true);
    expect(seen(rows(`A . ' . B`))).toBe(true);
    expect(seen(rows(`A . + . B`))).toBe(false);
    expect(seen(rows(`A . = . B`))).toBe(false);
    expect(blockersOf(rows(`A . + . B`))).toEqual(['closed-door [0,2]']);
  });
});

test('GLM-ATK-08 GLM-TILE-22 only walls block sight: obstacles, traps and terrain do not', () => {
  for (const terrain of ['o', '^', '!', '~', '$', '_']) {
    expect(seen(rows(`A . ${terrain} . B`))).toBe(true);
    expect(seen(rows(`A ${terrain} ${terrain} ${terrain} B`))).toBe(true);
  }
});

describe('G25 adjacent hexes see each other where every corner lies on a wall', () => {
  const passage = rows(`
    # # # # # #
     # A B C D #
    # # # # # #`);

  test('in a passage one hex wide', () => {
    expect(look(passage)).toEqual({ seen: true, rule: 'GLM-G25', line: undefined });
    expect(seen(passage)).toBe(true);
    const farther = look(passage, 'A', 'C');
    expect(!farther.seen && farther.blocked.every(line => line.endOnWall)).toBe(true);
  });

  test('not across a wall line', () => {
    const split = rows(`
      # # # #
       # A|B #
      # # # #`);
    expect(seen(split)).toBe(false);
  });
});

describe('exactness at touching corners', () => {
  test('a line that meets a wall in a single point is blocked', () => {
    // The tops of all five hexes lie on one line: it touches the wall's topmost point and nothing else.
    const drawn = rows(`
      . . . . .
       A . # . B
      . . . . .`);
    const answer = look(drawn);
    if (answer.seen) throw new Error('seen');
    const along = answer.blocked.filter(line => line.from.x === line.to.x && !line.endOnWall);
    expect(along.length).toBeGreaterThan(0);
    expect(blockersOf(drawn)).toEqual(['wall [1,2]']);
  });

  test('walls on both sides of a lane leave it open only where a corner is free of them', () => {
    const shut = map(`
      .   .   .
        #   #
      A   .   B
        #   #
      .   .   .`);
    const oneSide = map(`
      .   .   .
        #   #
      A   .   B
        .   .
      .   .   .`);
    expect(seen(shut)).toBe(false);
    expect(seen(oneSide)).toBe(true);
  });

  test('a corner that two hexes share is a line of no length, unless it lies on a wall', () => {
    const free = look(map('A   .\n  B'));
    expect(free.seen && free.line?.from).toEqual(free.seen && free.line?.to);
    const walled = look(map('#   .\n  B   .\nA   .\n  #   .'));
    if (!walled.seen || walled.line === undefined) throw new Error('no line');
    expect(walled.line.from).not.toEqual(walled.line.to); // through the edge between them
  });
});

test('a wall sees nothing and is not seen; a hex sees itself', () => {
  const drawn = rows(`
    A # .
     . . .`);
  const { field } = drawn;
  const wall = field.walls[0]!;
  if (wall.kind === 'line') throw new Error('a line');
  expect(sees(field, drawn.at('A'), wall.hex)).toBe(false);
  expect(seenFrom(field, wall.hex)).toEqual([wall.hex]);
  expect(seenFrom(field, drawn.at('A'))).toContain(drawn.at('A'));
});
