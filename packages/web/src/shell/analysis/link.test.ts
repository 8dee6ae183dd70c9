import { expect, test } from 'vitest';
import { momentFrom, momentText, textFromLink, textInLink } from './link.js';

test('a text comes out of a link as it went in, and is smaller there', async () => {
  const text = JSON.stringify({ ą: Array.from({ length: 500 }, (_, i) => ({ n: i, a: 'somewhere' })) });
  const link = await textInLink(text);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(text.length / 3);
  expect(await textFromLink(link)).toBe(text);
});

test('what is not whole is refused, and so is what grows too large', async () => {
  const link = await textInLink('a match'.repeat(100));
  for (const bad of ['', '!', link.slice(0, -8), 'A'.repeat(2_000_001)])
    await expect(textFromLink(bad)).rejects.toThrow();
  await expect(textFromLink(await textInLink('x'.repeat(8_100_000)))).rejects.toThrow();
});

test('a moment is a line and an entry', () => {
  expect(momentFrom(momentText({ line: 2, n: 61 }))).toEqual({ line: 2, n: 61 });
  for (const bad of [null, '', '1', '1.x', '-1.2', '1.2.3']) expect(momentFrom(bad)).toBeNull();
});
