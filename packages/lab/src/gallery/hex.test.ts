import { expect, test } from 'vitest';
import { gallery } from './hex.js';

test('the pictures of the hex ground have different names and come out the same twice', () => {
  const pictures = [...gallery()];
  expect(new Set(pictures.map(p => p.name)).size).toBe(pictures.length);
  expect(pictures.length).toBeGreaterThan(220);
  expect([...gallery()]).toEqual(pictures);
});

test.each(['08', '09', '14', '15', '16', '17', '18'])('worked example %s has its picture', example => {
  const found = [...gallery()].filter(p => p.title.startsWith(`GLM-EX-${example} `));
  expect(found.length).toBeGreaterThan(0);
  for (const { svg } of found) expect(svg).toMatch(/^<svg [^>]+>[\s\S]+<\/svg>\n$/);
});
