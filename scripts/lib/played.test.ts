import { expect, test } from 'vitest';
import { judgeUnplayed, unplayedIn } from './played.mjs';

const RULE = 'packages/games/apex/src/rules/shoot.ts';

test('what only tests call is told by file and name; doors and other packages are not looked at', () => {
  const found = unplayedIn({
    issues: [
      { file: RULE, exports: [{ name: 'planOf' }, { name: 'aim' }] },
      { file: 'packages/geometry/src/plane/testing.ts', exports: [], files: [{}] },
      { file: 'packages/geometry/src/plane/helper.ts', exports: [], files: [{}] },
      { file: 'packages/games/apex/src/view-door.ts', exports: [{ name: 'x' }] },
      { file: 'packages/cli/src/args.ts', exports: [{ name: 'x' }] },
    ],
  });
  expect(found).toEqual({ [RULE]: ['aim', 'planOf'], 'packages/geometry/src/plane/helper.ts': ['*'] });
});

test('a new one fails; one that is played now has to leave the list', () => {
  const left = { [RULE]: ['planOf'] };
  expect(judgeUnplayed({ [RULE]: ['planOf'] }, left)).toEqual([]);
  expect(judgeUnplayed({ [RULE]: ['aim', 'planOf'] }, left)).toEqual([
    expect.stringContaining('aim is called by'),
  ]);
  expect(judgeUnplayed({}, left)).toEqual([expect.stringContaining('takes it off')]);
});
