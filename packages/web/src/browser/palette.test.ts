import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(path.resolve(import.meta.dirname, '..', 'tokens.css'), 'utf8');

type Theme = 'dark' | 'light';
type Palette = 'own' | 'safe';

/** The colours of a block of the tokens. */
const block = (selector: string): Record<string, string> => {
  const [, inside = ''] = tokens.split(`${selector} {`);
  const body = inside.slice(0, inside.indexOf('}'));
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(m => [m[1], m[2]]));
};

/** What a token is where both are chosen; later blocks win, as on the page. */
const colours = (theme: Theme, palette: Palette): Record<string, string> => ({
  ...block(':root'),
  ...(theme === 'light' && block(':root[data-theme="light"]')),
  ...(palette === 'safe' && block(':root[data-palette="safe"]')),
});

/** Relative luminance as WCAG 2 has it. */
const light = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(i => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

const SEATS = ['1', '2', '3', '4', '5'];
const CUBES = ['red', 'blue', 'yellow'];
const LOOKS = (['dark', 'light'] as const).flatMap(theme =>
  (['own', 'safe'] as const).map(palette => [theme, palette] as const),
);

describe.each(LOOKS)('in the %s theme with the %s palette', (theme, palette) => {
  const c = colours(theme, palette);
  const of = (name: string): string => c[name] ?? `no --${name}`;

  test('letters can be read on their tokens', () => {
    for (const n of SEATS) expect(contrast(of('seat-ink'), of(`seat-${n}`)), n).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('seat-bot-ink'), of('seat-bot'))).toBeGreaterThanOrEqual(4.5);
  });

  test('names of spawnpoints and marks of cubes can be read on their colours', () => {
    for (const cube of CUBES) {
      expect(contrast(of(`cube-${cube}-ink`), of(`cube-${cube}`)), cube).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the frame of a spawnpoint and of its track is seen: its colour, or the edge around it', () => {
    for (const cube of CUBES) {
      for (const ground of [`room-${cube}`, 'panel', 'bg']) {
        const edge = palette === 'safe' ? 'wall' : 'outline';
        const seen = [`cube-${cube}`, edge].map(name => contrast(of(name), of(ground)));
        expect(Math.max(...seen), `${cube} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
