import type { Glyph } from './glyphs.js';

/** A sign for what an outcome changes. */
const GLYPHS: readonly (readonly [RegExp, Parameters<typeof Glyph>[0]['name']])[] = [
  [/^gold|^item-sold/, 'two-coins'],
  [/^xp|^level/, 'upgrade'],
  [/^checks/, 'check-mark'],
  [/^reputation/, 'laurel-crown'],
  [/^prosperity|^city-grows/, 'village'],
  [/^item|^design/, 'knapsack'],
  [/^place/, 'treasure-map'],
  [/event-added$/, 'open-book'],
];
export const glyphFor = (id: string): Parameters<typeof Glyph>[0]['name'] =>
  GLYPHS.find(([pattern]) => pattern.test(id))?.[1] ?? 'scroll-unfurled';
