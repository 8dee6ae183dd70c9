import { expect, test } from 'vitest';
import { weigh } from './wounds.js';

const full = { shield: 20, health: 40, prevents: 0 };

test('APX-DMG-04 APX-DMG-05 the shield first, then health', () => {
  expect(weigh(full, 15)).toMatchObject({ shield: 5, health: 40 });
  expect(weigh(full, 25)).toMatchObject({ shield: 0, health: 35 });
});

test('APX-DMG-07 shield damage stops at the shield', () => {
  expect(weigh({ ...full, shield: 4 }, 6, 'shield')).toMatchObject({ shield: 0, health: 40 });
  expect(weigh({ ...full, shield: 0, health: 1 }, 6, 'shield')).toMatchObject({
    health: 1,
    eliminated: false,
  });
});

test('APX-DMG-08 health damage goes past the shield', () => {
  expect(weigh(full, 8, 'health')).toMatchObject({ shield: 20, health: 32 });
});

test('APX-DMG-10 APX-DMG-11 health 0 is elimination, health 1 is not', () => {
  expect(weigh({ shield: 0, health: 6, prevents: 0 }, 6)).toMatchObject({ health: 0, eliminated: true });
  expect(weigh({ shield: 0, health: 6, prevents: 0 }, 5)).toMatchObject({ health: 1, eliminated: false });
});

test('APX-DMG-09 APX-GEAR-15 APX-EX-130 a knockdown shield works only where it would be the end, on the whole damage', () => {
  const down = { shield: 0, health: 6, prevents: 10 };
  expect(weigh(down, 5)).toMatchObject({ prevented: 0, health: 1 });
  expect(weigh(down, 14)).toMatchObject({ prevented: 10, health: 2, eliminated: false });
  expect(weigh(down, 20)).toMatchObject({ prevented: 10, eliminated: true });
  expect(weigh({ ...down, shield: 5 }, 14)).toMatchObject({ prevented: 10, shield: 1, health: 6 });
});
