import { inFirstGame, LEGENDS, type LegendId } from '@potyczka/apex/view';
import type { ReactNode } from 'react';
import { Standee } from '../../ui/Standee.js';
import { glyphOf } from './glyphs.js';
import { LEGEND_LOOKS } from './legend-looks.js';

const RED = '#ff6f66';
const BLUE = '#5fb3f3';

/** Somebody in the picture of a setting: a legend of one's own side, one led by another person, or an Automa. */
type Who = 'own' | 'friend' | 'foe' | 'automa';

/** Who stands on which side in each kind of game. */
const SIDES: Readonly<Record<string, readonly [readonly Who[], readonly Who[]]>> = {
  versus: [
    ['own', 'own'],
    ['foe', 'foe'],
  ],
  solo: [
    ['own', 'own'],
    ['automa', 'automa'],
  ],
  ally: [
    ['own', 'automa'],
    ['automa', 'automa'],
  ],
  coop: [
    ['own', 'friend'],
    ['automa', 'automa'],
  ],
};

/** Who is against whom, and how legends are given out, is seen at once. */
export const OptionPicture = ({ option, value }: { option: string; value: unknown }): ReactNode => {
  const sides = option === 'mode' ? SIDES[String(value)] : undefined;
  if (sides) return <Sides sides={sides} />;
  return option === 'choice' ? <Choice choice={String(value)} /> : null;
};

const Legend = ({
  id,
  colour,
  x,
  ring,
}: {
  id: LegendId;
  colour: string;
  x: number;
  ring: boolean;
}): ReactNode => {
  const { glyph, letter, plate } = LEGEND_LOOKS[id];
  return (
    <g transform={`translate(${x} 50)`}>
      <Standee {...{ glyph, letter, plate, colour }} ring={ring ? 'broken' : 'one'} size={0.5} />
    </g>
  );
};

const Automa = ({ colour, x }: { colour: string; x: number }): ReactNode => (
  <g transform={`translate(${x} 50)`}>
    <Standee
      glyph={glyphOf('mono-wheel-robot')}
      letter="A"
      plate="square"
      colour={colour}
      ring="broken"
      size={0.5}
    />
  </g>
);

const PLACES = [20, 50] as const;
const OTHER_SIDE = 76;

const Sides = ({ sides }: { sides: readonly [readonly Who[], readonly Who[]] }): ReactNode => (
  <svg viewBox="0 0 146 62" width={132} aria-hidden="true">
    <path d="M73 8V54" stroke="currentColor" strokeOpacity={0.4} strokeWidth={2} strokeDasharray="5 5" />
    {sides.flatMap((side, nth) =>
      side.map((who, i) => {
        const x = (PLACES[i] ?? 0) + nth * OTHER_SIDE;
        const colour = nth === 0 ? RED : BLUE;
        const id = inFirstGame(nth === 0 ? 'red' : 'blue')[i];
        return who === 'automa' || !id ? (
          <Automa key={x} {...{ colour, x }} />
        ) : (
          <Legend key={x} {...{ id, colour, x }} ring={who === 'friend'} />
        );
      }),
    )}
  </svg>
);

/** Two and two as in the book; all of them to choose from; nobody knows. */
const Choice = ({ choice }: { choice: string }): ReactNode => {
  const [red, blue] = [inFirstGame('red'), inFirstGame('blue')];
  const shown = choice === 'first-game' ? [...red, ...blue] : LEGENDS;
  const colourOf = (id: LegendId): string => {
    if (choice !== 'first-game') return '#c9d2d6';
    return red.includes(id) ? RED : BLUE;
  };
  return (
    <svg viewBox="0 0 146 62" width={132} aria-hidden="true">
      {choice === 'random' ? (
        <text x={73} y={48} fontSize={44} fontWeight={700} textAnchor="middle" fill="currentColor">
          ? ? ?
        </text>
      ) : (
        shown.map((id, i) => (
          <Legend
            key={id}
            id={id}
            colour={colourOf(id)}
            x={73 + (i - (shown.length - 1) / 2) * (shown.length > 4 ? 23 : 33)}
            ring={false}
          />
        ))
      )}
    </svg>
  );
};
