import {
  type Battlefield,
  STARTER_IDS,
  type StarterId,
  starterArmy,
  tableOf,
  terrainTable,
  unitCard,
} from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { Standee } from '../../ui/Standee.js';
import { glyphOf } from './glyphs.js';
import { type GlyphName, glyphOfUnit, lookOf } from './look.js';

const GROUNDS: Readonly<Record<Battlefield, string>> = {
  desert: '#a78c66',
  forest: '#747a50',
  industrial: '#7d8288',
  craters: '#8f7d6c',
};

const SOFT = /forest|scrub/;
const LOW = /crater|swamp|rubble/;

const toneOf = (kind: string): string =>
  SOFT.test(kind) ? '#43603a' : LOW.test(kind) ? '#5d503f' : '#e6d8b8';

/** A battlefield is recognised by what stands on it, an army by three of its units. */
export const OptionPicture = ({ option, value }: { option: string; value: unknown }): ReactNode => {
  if (option === 'battlefield') return <Field battlefield={value as Battlefield} />;
  const starter = STARTER_IDS.find(id => id === value);
  if (!starter || (option !== 'first' && option !== 'second')) return null;
  return <Army starter={starter} seat={option === 'first' ? 'p1' : 'p2'} />;
};

/** The table of small battles: what stands on it is the same on the large one, and there is more of it. */
const Field = ({ battlefield }: { battlefield: Battlefield }): ReactNode => {
  const options = {
    battlefield,
    first: 'rebels-500',
    second: 'empire-500',
    hiddenMinis: true,
    inPart: false,
  } as const;
  const { size, pieces } = terrainTable(tableOf(options));
  const [width, depth] = size;
  const pairs = (line: readonly number[]): string =>
    line.map((n, i) => (i % 2 === 0 ? n : depth - n)).join(' ');
  return (
    <svg
      viewBox={`0 0 ${width} ${depth * 0.7}`}
      preserveAspectRatio="xMidYMid slice"
      width={116}
      aria-hidden="true"
    >
      <rect width={width} height={depth} fill={GROUNDS[battlefield]} />
      {pieces.map(([id, kind, line]) => (
        <g key={id}>
          <polygon points={pairs(line)} transform="translate(14 14)" fill="#0005" />
          <polygon points={pairs(line)} fill={toneOf(kind)} stroke="#0008" strokeWidth={5} />
        </g>
      ))}
    </svg>
  );
};

/** So many units stand for an army, each of another look. */
const SHOWN = 3;

const Army = ({ starter, seat }: { starter: StarterId; seat: string }): ReactNode => {
  const { colour, plate, dash } = lookOf(seat);
  // Those of whom most minis march stand for all; whoever leads them looks alike in every army.
  const minis = new Map<GlyphName, number>();
  for (const { unit } of starterArmy(starter).units) {
    const glyph = glyphOfUnit(unit);
    minis.set(glyph, (minis.get(glyph) ?? 0) + unitCard(unit).minis);
  }
  const glyphs = [...minis]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([glyph]) => glyph);
  return (
    <svg viewBox="0 0 132 62" width={116} aria-hidden="true">
      {glyphs.map((glyph, i) => (
        <g key={glyph} transform={`translate(${66 + (i - (glyphs.length - 1) / 2) * 42} 50)`}>
          <Standee
            glyph={glyphOf(glyph)}
            colour={colour}
            letter={String(i + 1)}
            plate={plate}
            ring={dash ? 'broken' : 'one'}
            size={0.55}
          />
        </g>
      ))}
    </svg>
  );
};
