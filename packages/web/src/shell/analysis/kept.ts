import type { Lines } from '@potyczka/kernel/run';

const keyOf = ({ match }: Lines): string => `potyczka-lines-${match.hash ?? match.seed ?? ''}`;

/** Keeps the lines of a match in this browser; where there is no room they last as long as the page. */
export const keepLines = (all: Lines): void => {
  try {
    if (all.lines.length === 0) localStorage.removeItem(keyOf(all));
    else localStorage.setItem(keyOf(all), JSON.stringify(all.lines));
  } catch {
    // No room, or not allowed.
  }
};

/** A bare record with the lines that were kept for it here; whatever else as it is. */
export const withKept = (raw: unknown): unknown => {
  if (typeof raw !== 'object' || raw === null || !('entries' in raw)) return raw;
  const bare = { format: 1, match: raw, lines: [] } as unknown as Lines;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(bare)) ?? 'null');
    return Array.isArray(kept) ? { ...bare, lines: kept } : raw;
  } catch {
    return raw;
  }
};
