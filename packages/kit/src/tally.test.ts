import { expect, test } from 'vitest';
import { tallyOf } from './index.js';

test('what is used is noted once, from when somebody counts until nobody does', () => {
  const used = tallyOf();
  used.note('aim');
  expect([used.isCounting, used.take()]).toEqual([false, []]);
  used.begin();
  for (const id of ['aim', 'dodge', 'aim']) used.note(id);
  used.begin();
  expect([used.isCounting, used.take(), used.take()]).toEqual([true, ['aim', 'dodge'], []]);
  used.note('aim');
  used.end();
  expect([used.isCounting, used.take()]).toEqual([false, []]);
});
