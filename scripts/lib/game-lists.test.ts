import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gameLists } from './game-lists.mjs';
import { ROOT } from './run.mjs';

test.each([...gameLists()])(
  '%s lists every game of packages/games: else call `npm run games`',
  (name, wanted) => {
    expect(JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'))).toEqual(wanted);
  },
);
