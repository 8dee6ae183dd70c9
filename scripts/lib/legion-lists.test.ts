import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { legionLists } from './legion-lists.mjs';
import { ROOT } from './run.mjs';

/** The formatter may break lines, sort imports and leave quotes out. */
const plain = (text: string): string =>
  text
    .split(/[^\w./-]+/)
    .sort()
    .join(' ');

test.each([...legionLists()])('%s lists every file beside it: else call `npm run games`', (name, wanted) => {
  expect(plain(readFileSync(path.join(ROOT, name), 'utf8'))).toBe(plain(wanted));
});
