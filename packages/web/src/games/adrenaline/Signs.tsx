import type { Colour } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { CubeIcon, Inline, Mark } from './shapes.js';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' } as const;
const box = (x: number) => <rect x={x} y={-5} width={10} height={10} rx={1.5} {...line} />;
const man = (x: number) => (
  <>
    <circle cx={x} cy={-4} r={2.6} fill="currentColor" />
    <path d={`M${x - 4},7 C${x - 4},-1 ${x + 4},-1 ${x + 4},7 Z`} fill="currentColor" />
  </>
);
const eye = (
  <>
    <path d="M-10,0 C-5,-7.5 5,-7.5 10,0 C5,7.5 -5,7.5 -10,0 Z" {...line} />
    <circle r={3} fill="currentColor" />
  </>
);
const arrow = 'M-9,0 H8 M3,-5 L8,0 L3,5';

/** The signs of the cards, each drawn in a box of 24. */
const DRAWN: Readonly<Record<string, ReactNode>> = {
  eye,
  'no-eye': (
    <>
      {eye}
      <path d="M-9,9 L9,-9" {...line} />
    </>
  ),
  here: (
    <>
      <rect x={-8} y={-8} width={16} height={16} rx={2} {...line} />
      <circle r={3.4} fill="currentColor" />
    </>
  ),
  beside: (
    <>
      {box(-11)}
      {box(1)}
      <circle cx={6} r={2.4} fill="currentColor" />
    </>
  ),
  line: <path d="M0,-10 V10 M-10,0 H10 M-3,-7 L0,-10 L3,-7 M7,-3 L10,0 L7,3" {...line} />,
  ray: <path d="M-11,0 H9 M4,-5 L9,0 L4,5 M-3,-9 V9" {...line} />,
  room: <path d="M-9,9 V-9 H9 V9 H4 M-9,9 H-3" {...line} />,
  apart: (
    <>
      {box(-11)}
      {box(1)}
      <circle cx={-6} r={2} fill="currentColor" />
      <circle cx={6} r={2} fill="currentColor" />
    </>
  ),
  straight: <path d="M-10,-5 H10 M-10,5 H10 M-6,0 H6" {...line} />,
  chain: (
    <>
      <circle cx={-5} r={4.5} {...line} />
      <circle cx={5} r={4.5} {...line} />
    </>
  ),
  all: (
    <>
      {man(-6.5)}
      {man(6.5)}
      {man(0)}
    </>
  ),
  same: <path d="M-6,-3 H6 M-6,3 H6" {...line} />,
  other: (
    <>
      <path d="M-10,0 H-2 M-6,-4 V4" {...line} />
      {man(6)}
    </>
  ),
  go: <path d={arrow} {...line} />,
  push: (
    <>
      {man(-7)}
      <path d="M-1,0 H10 M6,-4 L10,0 L6,4" {...line} />
    </>
  ),
  pull: (
    <>
      {man(7)}
      <path d="M2,0 H-10 M-6,-4 L-10,0 L-6,4" {...line} />
    </>
  ),
};

/** A drop: damage. */
const Drop = (): ReactNode => (
  <path className="drop" d="M0,-10 C4,-4 7,0 7,4 C7,8 4,10.5 0,10.5 C-4,10.5 -7,8 -7,4 C-7,0 -4,-4 0,-10 Z" />
);

/** One sign of the cards. */
export const Sign = ({ sign }: { sign: string }): ReactNode => {
  const [, kind = '', n = ''] = /^(d|m|go|push)([\d∞]?)$/.exec(sign) ?? [];
  if (kind === 'd' || kind === 'm') {
    return (
      <span className="sign">
        {n}
        <Inline size={15}>{kind === 'd' ? <Drop /> : <Mark />}</Inline>
      </span>
    );
  }
  const drawn = DRAWN[kind || sign];
  return (
    <span className="sign">
      {drawn ? <Inline size={17}>{drawn}</Inline> : sign}
      {n}
    </span>
  );
};

/** An effect in the signs of the cards, after its price. */
export const Signs = ({ pays, signs }: { pays: readonly Colour[]; signs: string }): ReactNode => (
  <span className="signs" aria-hidden="true">
    {pays.length > 0 && (
      <span className="cost">
        {pays.map((c, i) => (
          <CubeIcon key={`${c}${i}`} colour={c} />
        ))}
      </span>
    )}
    {signs.split(' ').map((sign, i) => (
      <Sign key={`${sign} ${i}`} sign={sign} />
    ))}
  </span>
);
