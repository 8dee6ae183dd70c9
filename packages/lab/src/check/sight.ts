import { type Field, type Hex, isWall, sees, sight, wallText } from '@potyczka/geometry/hex';
import { blowOf, fieldOf, judged as judgedTargets, layField, runFor } from '@potyczka/gloomhaven/lab';
import type { Check } from '../vectors/check.js';
import { emptyState, newFigure } from '../vectors/gloomhaven-table.js';
import { drawn, fieldIn, hexIn, judged, listOf, named } from '../vectors/hex-vectors.js';

/** Farther than any hex of a field. */
const FAR = 99;

/**
 * What a character on a hex sees, as the game judges it in its own state: a monster on every other floor hex, and
 * an attack of any range. Where walls leave no way to count range the attack says nothing about sight; there the
 * state's board is asked.
 */
const seenInPlay = (field: Field, from: Hex): Set<Hex> => {
  const s = emptyState(field);
  s.width = field.rows;
  layField(s.land, field);
  s.figures = { brute: newFigure('brute', { at: from, kind: 'hero', side: 'heroes', rank: null }) };
  for (let hex = 0 as Hex; hex < field.size; hex++)
    if (hex !== from && !isWall(field, hex)) {
      const id = `bandit-guard.${hex}`;
      s.figures[id] = newFigure(id, { at: hex });
    }
  const run = runFor(s, 'brute');
  const blow = blowOf(s, run, { a: 'attack', n: 1, range: FAR }, []);
  const isSeen = ({ f, refusal }: ReturnType<typeof judgedTargets>[number]): boolean =>
    refusal === undefined || (refusal.rule === 'GLM-ATK-03' && sees(fieldOf(s), from, f.at));
  return new Set(
    judgedTargets(s, run, blow, [])
      .filter(isSeen)
      .map(({ f }) => f.at),
  );
};

/** What one hex sees of a field of walls; itself and wall hexes are left out. */
export const check: Check = vector =>
  judged(vector, fields => {
    const field = fieldIn(fields);
    const from = hexIn(field, fields.from, 'from');
    const ours = seenInPlay(field, from);
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
