import { expect, test } from 'vitest';
import { Memories } from './index.js';

test('a memory is kept for its seat, and the one not used for longest goes first', () => {
  const memories = new Memories();
  const [first, second] = [memories.of('a p1'), memories.of('a p2')];
  expect(first).not.toBe(second);
  for (let n = 0; n < 31; n++) {
    memories.of('a p1');
    memories.of(`b p${n}`);
  }
  expect(memories.of('a p1')).toBe(first);
  expect(memories.of('a p2')).not.toBe(second);
});
