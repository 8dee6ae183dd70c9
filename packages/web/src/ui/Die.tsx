import type { ReactNode } from 'react';
import './pieces.css';

interface DieProps {
  /** What it shows: a number, a glyph, nothing. */
  readonly children?: ReactNode;
  readonly colour: string;
  readonly ink?: string;
  readonly shape?: 'square' | 'octagon' | 'hexagon';
  /** Its result no longer counts. */
  readonly isSpent?: boolean;
  /** It has just been rolled, as the nth of several. */
  readonly rolledAs?: number;
  readonly label: string;
}

/** A die that has been rolled, or that will be. */
export const Die = ({
  children,
  colour,
  ink = '#0b0d10',
  shape = 'square',
  isSpent,
  rolledAs,
  label,
}: DieProps): ReactNode => (
  <span
    className={['die', shape, isSpent ? 'spent' : '', rolledAs === undefined ? '' : 'rolled']
      .join(' ')
      .trim()}
    style={{ background: colour, color: ink, animationDelay: `${(rolledAs ?? 0) * 60}ms` }}
    role="img"
    aria-label={label}
  >
    {children}
  </span>
);
