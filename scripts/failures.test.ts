import { expect, test } from 'vitest';
import { failures } from './lib/failures.mjs';

const lines = (count: number): string => Array.from({ length: count }, (_, i) => `line ${i}`).join('\n');

test('the end of a run names each test that failed, with the first lines of why', () => {
  const told = failures(
    {
      testResults: [
        {
          name: '/here/packages/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'holds', status: 'passed', failureMessages: [] },
            { fullName: 'breaks', status: 'failed', failureMessages: [lines(40)] },
          ],
        },
        {
          name: '/here/packages/b.test.ts',
          status: 'failed',
          message: 'no such module',
          assertionResults: [],
        },
        { name: '/here/packages/c.test.ts', status: 'passed', assertionResults: [] },
      ],
    },
    '/here',
  );
  expect(told).toHaveLength(2);
  expect(told[0]).toMatch(/^✗ packages\/a\.test\.ts: breaks\n {4}line 0\n/);
  expect(told[0]).toContain('line 11');
  expect(told[0]).not.toContain('line 12');
  expect(told[1]).toBe('✗ packages/b.test.ts: the whole file\n    no such module');
});
