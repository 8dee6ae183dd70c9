import type { Lang } from '@potyczka/kernel/register';
import type { ReactNode } from 'react';
import './apex.css';

const BLOCKS = [
  [40, 30, 90, 70, 46],
  [190, 20, 120, 60, 24],
  [230, 120, 90, 70, 46],
  [60, 150, 120, 50, 24],
] as const;

/** Roofs on two levels, a shot across the street, and the Ring around them. */
export const Cover = ({ lang }: { readonly lang: Lang }): ReactNode => (
  <svg
    viewBox="0 0 360 240"
    className="cover apex-cover"
    role="img"
    aria-label={lang === 'pl' ? 'Mapa' : 'Map'}
  >
    <rect width="360" height="240" fill="#6d5b48" />
    {BLOCKS.map(([x, y, w, h, lift]) => (
      <g key={`${x},${y}`}>
        <path
          d={`M${x} ${y + lift}h${w}l${lift * 0.7} ${lift * 0.4}v${h}h${-w}l${-lift * 0.7} ${-lift * 0.4}z`}
          fill="#0008"
        />
        <rect x={x} y={y + h} width={w} height={lift} fill="#3c4650" />
        <rect
          x={x}
          y={y}
          width={w}
          height={h}
          fill={lift > 30 ? '#b9c0c6' : '#7d8b98'}
          stroke="#1a1f24"
          strokeWidth="2"
        />
      </g>
    ))}
    <path d="M86 62L270 150" stroke="#fff" strokeWidth="3" strokeDasharray="9 6" />
    <circle cx="86" cy="62" r="13" fill="#62b4ff" stroke="#0b0d10" strokeWidth="3" />
    <rect x="258" y="138" width="24" height="24" fill="#ff7a70" stroke="#0b0d10" strokeWidth="3" />
    <path d="M0 0H360V240H0zM18 14V226H342V14z" fillRule="evenodd" fill="#c4582acc" />
  </svg>
);
