import type { ReactNode } from 'react';
import { paint } from './defs.js';
import type { GlyphRef } from './glyph-sheet.js';
import { Plate, type PlateShape } from './Plate.js';
import './pieces.css';

/** A condition or another small sign at a figure's head. */
export interface HeadSign {
  readonly glyph: GlyphRef;
  readonly colour: string;
  readonly label: string;
}

export interface Life {
  readonly now: number;
  readonly most: number;
  /** What the action that is pointed at would take of it. */
  readonly threatened?: number;
}

export interface StandeeProps {
  readonly glyph: GlyphRef;
  readonly colour: string;
  readonly letter: string;
  readonly plate: PlateShape;
  /** The colour of the letter. */
  readonly ink?: string;
  /** One ring, two for an elite, a broken one for a bot or the second army. */
  readonly ring?: 'one' | 'double' | 'broken';
  /** Whoever acts has a white ring outside. */
  readonly isActing?: boolean;
  /** It would arrive here. */
  readonly isGhost?: boolean;
  readonly life?: Life;
  readonly signs?: readonly HeadSign[];
  /** 1 is 66 units wide and 90 high; the origin is the middle of its base. */
  readonly size?: number;
}

/** So many signs are drawn at the head; the others are counted. */
const MOST_SIGNS = 3;

/** A figure: a silhouette standing on a base, told apart by outline, colour, shape and letter of its plate. */
export const Standee = (props: StandeeProps): ReactNode => {
  const { glyph, colour, ring = 'one', isActing, isGhost, size = 1, life, signs = [] } = props;
  return (
    <g className={isGhost ? 'standee ghost' : 'standee'} transform={`scale(${size})`}>
      <ellipse cx={16} cy={2.4} rx={41} ry={14.3} fill={paint('shadow')} />
      {isActing && <ellipse rx={35} ry={16.4} fill="none" stroke="#fff" strokeWidth={3} />}
      <path d="M-28.6 0v4.3a28.6 11.9 0 0 0 57.2 0v-4.3z" fill="#0b0d10" />
      <path d="M-28.6 0v2.9a28.6 11.9 0 0 0 57.2 0v-2.9z" fill={colour} opacity={0.62} />
      <ellipse
        rx={28.6}
        ry={11.9}
        fill={paint('base')}
        stroke={colour}
        strokeWidth={4}
        strokeDasharray={ring === 'broken' ? '7.6 3.4' : undefined}
      />
      {ring === 'double' && <ellipse rx={21.2} ry={8.3} fill="none" stroke={colour} strokeWidth={2.1} />}
      <g transform="translate(-32.4 -60) scale(.1265)">
        <use href={glyph} fill="#0a0c0f" stroke="#0a0c0f" strokeWidth={46} strokeLinejoin="round" />
        <use href={glyph} fill={colour} />
        <use href={glyph} fill={paint('sheen')} />
      </g>
      <Plate
        shape={props.plate}
        letter={props.letter}
        colour={colour}
        ink={props.ink ?? '#0b0d10'}
        x={-23}
        y={4}
        r={11.4}
      />
      {life && <LifeBar {...life} />}
      {signs.slice(0, MOST_SIGNS).map((s, i) => (
        <Sign key={s.label} sign={s} x={25 - i * 27} />
      ))}
      {signs.length > MOST_SIGNS && (
        <text className="more-signs" x={25 - MOST_SIGNS * 27} y={-47} textAnchor="middle">
          +{signs.length - MOST_SIGNS}
        </text>
      )}
    </g>
  );
};

const WIDTH = 47.4;

/** Hit points under the base: green, yellow, coral; hatched is what would be lost. */
const LifeBar = ({ now, most, threatened = 0 }: Life): ReactNode => {
  const share = Math.max(0, Math.min(1, now / Math.max(1, most)));
  const lost = Math.min(share, threatened / Math.max(1, most));
  const colour = share > 0.6 ? '#5fd08a' : share > 0.34 ? '#f2c744' : '#ff7a70';
  const room = WIDTH - 2.4;
  return (
    <g transform="translate(-12.6 15.5)">
      <rect width={WIDTH} height={9.5} rx={4.7} fill="#0a0c0f" />
      <rect x={1.2} y={1.2} width={room * share} height={7.1} rx={3.5} fill={colour} />
      {lost > 0 && (
        <rect
          x={1.2 + room * (share - lost)}
          y={1.2}
          width={room * lost}
          height={7.1}
          fill={paint('threat')}
        />
      )}
    </g>
  );
};

const Sign = ({ sign, x }: { sign: HeadSign; x: number }): ReactNode => (
  <g transform={`translate(${x} -52)`} color={sign.colour}>
    <title>{sign.label}</title>
    <circle r={13.5} fill="#0f1216" stroke={sign.colour} strokeWidth={1.6} />
    <g transform="translate(-10.5 -10.5) scale(.041)">
      <use href={sign.glyph} fill={sign.colour} />
    </g>
  </g>
);

/** A figure in a line of text or beside a name. */
export const StandeeIcon = ({
  height = 44,
  ...standee
}: StandeeProps & { readonly height?: number }): ReactNode => (
  <svg
    className="standee-icon"
    width={(height * 78) / 84}
    height={height}
    viewBox="-39 -64 78 84"
    aria-hidden="true"
  >
    <Standee {...standee} />
  </svg>
);
