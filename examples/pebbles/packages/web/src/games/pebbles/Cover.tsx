import type { ReactNode } from 'react';

export const Cover = (): ReactNode => <Heap n={7} />;

/** Pebbles in a row: those that may be taken can be chosen. */
export const Heap = ({ n }: { n: number }): ReactNode => (
  <svg className="board" viewBox="0 0 240 40" role="img" aria-label={`● × ${n}`}>
    {Array.from({ length: n }, (_, i) => (
      <circle key={i} data-el={`pebble-${n - i}`} cx={12 + i * 10.5} cy={20} r={5} fill="currentColor" />
    ))}
  </svg>
);
