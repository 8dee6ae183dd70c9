import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';

const ROOFS = [
  [40, 30, 80, 60],
  [200, 70, 80, 60],
] as const;

/** Two legends on two roofs with a line of fire between them, for the first page. */
export const Cover = ({ lang }: { readonly lang: Lang }): ReactNode => (
  <svg
    className="cover apex"
    viewBox="0 0 320 160"
    role="img"
    aria-label={lang === 'pl' ? 'Dwie legendy na dachach' : 'Two legends on roofs'}
  >
    <rect width="320" height="160" fill="#4a4038" />
    {ROOFS.map(([x, y, w, h]) => (
      <g key={x}>
        <rect x={x + 6} y={y + 8} width={w} height={h} fill="#1f1a16" opacity="0.6" />
        <rect x={x} y={y} width={w} height={h} fill="#8d7b66" />
      </g>
    ))}
    <line x1="90" y1="60" x2="236" y2="100" stroke="#e8b04a" strokeWidth="2" strokeDasharray="6 5" />
    <circle cx="90" cy="60" r="12" fill="#b8423a" />
    <circle cx="236" cy="100" r="12" fill="#3c6fb4" />
  </svg>
);
