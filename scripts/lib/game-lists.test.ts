import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gameLists, gamesIn, textOfList, tsconfigOf } from './game-lists.mjs';
import { ROOT } from './run.mjs';

test.each([...gameLists()])(
  '%s lists every game of packages/games: else call `npm run games`',
  (name, wanted) => {
    expect(JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'))).toEqual(wanted);
  },
);

test.each([...gameLists()])('%s is laid out as `npm run games` leaves it', (name, wanted) => {
  const before = readFileSync(path.join(ROOT, name), 'utf8');
  expect(textOfList(before, wanted)).toBe(before);
  const references = [{ path: '../games/pebbles' }];
  if (name.endsWith('tsconfig.json'))
    expect(JSON.parse(textOfList(before, { references }))).toEqual({ ...(wanted as object), references });
});

test.each(gamesIn(ROOT))('the tsconfig.json of %s is the one that `npm run games` gives a new game', game => {
  const file = path.join(ROOT, 'packages', 'games', game, 'tsconfig.json');
  expect(readFileSync(file, 'utf8')).toBe(tsconfigOf(game));
});
