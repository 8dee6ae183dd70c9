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

interface TrackRowProps {
  readonly label: string;
  readonly cells: readonly {
    readonly key: string;
    readonly text: ReactNode;
    readonly tone?: 'plus' | 'minus' | 'none';
    /** Here it stands now. */
    readonly isHere?: boolean;
    /** Behind it. */
    readonly isPast?: boolean;
  }[];
}

/** A track of cells in a row: modifiers, rounds, morale; one of them is where it stands. */
export const TrackRow = ({ label, cells }: TrackRowProps): ReactNode => (
  <ol className="track-cells" aria-label={label}>
    {cells.map(c => (
      <li
        key={c.key}
        className={['cell', c.tone ?? 'none', c.isHere ? 'here' : '', c.isPast ? 'past-one' : '']
          .join(' ')
          .trim()}
        aria-current={c.isHere ? 'true' : undefined}
      >
        {c.text}
      </li>
    ))}
  </ol>
);
