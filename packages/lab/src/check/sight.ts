import { type Hex, isWall, seenFrom, sight, wallText } from '@potyczka/geometry/hex';
import type { Check } from '../vectors/check.js';
import { drawn, fieldIn, hexIn, judged, listOf, named } from '../vectors/hex-vectors.js';

/** What one hex sees of a field of walls; itself and wall hexes are left out. */
export const check: Check = vector =>
  judged(vector, fields => {
    const field = fieldIn(fields);
    const from = hexIn(field, fields.from, 'from');
    const ours = new Set(seenFrom(field, from).filter(hex => hex !== from && !isWall(field, hex)));
    const theirs = new Set(listOf(fields.visible, 'visible', (at, where) => hexIn(field, at, where)));
    const missing = [...theirs].filter(hex => !ours.has(hex));
    const extra = [...ours].filter(hex => !theirs.has(hex));
    if (missing.length === 0 && extra.length === 0) return undefined;
    const why = (hex: Hex): string => {
      const answer = sight(field, from, hex);
      if (answer.seen) return named(field, hex);
      const walls = new Set(answer.blocked.map(line => wallText(field, line.wall)));
      return `${named(field, hex)} (${[...walls].join(', ')})`;
    };
    const parts = [
      extra.length === 0 ? '' : `only ours: ${extra.map(why).join(' ')}. `,
      missing.length === 0 ? '' : `only theirs: ${missing.map(why).join(' ')}. `,
    ];
    // @ looks; what both see is : and what only one of us sees is x.
    const mark = (hex: Hex): string | undefined =>
      hex === from ? '@' : ours.has(hex) === theirs.has(hex) ? (ours.has(hex) ? ':' : undefined) : 'x';
    return `${parts.join('')}${drawn(field, mark)}`;
  });
