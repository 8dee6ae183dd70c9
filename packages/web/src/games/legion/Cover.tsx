import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';

const RANKS = [
  [60, 40],
  [48, 58],
  [72, 58],
  [38, 76],
  [82, 76],
] as const;

/** Two units that look at each other over a wall, for the first page. */
export const Cover = ({ lang }: { lang: Lang }): ReactNode => (
  <svg
    className="cover legion"
    viewBox="0 0 320 160"
    role="img"
    aria-label={lang === 'pl' ? 'Dwa oddziały po dwóch stronach muru' : 'Two units on both sides of a wall'}
  >
    <rect width="320" height="160" fill="#3a3128" />
    <rect x="138" y="20" width="14" height="96" rx="2" fill="#7b6a55" />
    <path d="M152 24 l10 8 v96 l-10 -8 z" fill="#2a231c" opacity="0.7" />
    {RANKS.map(([x, y]) => (
      <circle key={`blue ${x} ${y}`} cx={x} cy={y} r="8" fill="#5b86c4" stroke="#1d2b3f" />
    ))}
    {RANKS.map(([x, y]) => (
      <circle key={`red ${x} ${y}`} cx={320 - x} cy={160 - y} r="8" fill="#c4594b" stroke="#3f1d18" />
    ))}
  </svg>
);
