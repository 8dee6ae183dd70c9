import { expect, test } from 'vitest';
import { NOT_PLAYED } from '../../gaps.js';
import { VERBS } from './index.js';

test('what is said to do nothing does nothing, and nothing else does', () => {
  const idle = Object.entries(VERBS)
    .filter(([, play]) => /return false;\s*\}$/.test(String(play)) && String(play).split('\n').length <= 3)
    .map(([verb]) => verb);
  for (const verb of idle) if (verb !== 'special') expect([...NOT_PLAYED]).toContain(verb);
});
