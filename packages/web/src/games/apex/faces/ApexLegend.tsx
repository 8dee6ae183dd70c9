import { SLOTS } from '@potyczka/apex/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { Glyph } from '../glyphs.js';
import { kindGlyph } from '../look.js';
import { FACE_WORDS } from './face-words.js';
import { ChargeSign, PathSign, SlotSign } from './pieces.js';
import './faces.css';

const KINDS = ['free', 'special', 'boost', 'reaction', 'instant'] as const;

/** What the signs on Apex cards mean. */
export const ApexLegend = ({ lang }: { readonly lang: Lang }): ReactNode => {
  const { signs } = FACE_WORDS[lang];
  const rows: readonly (readonly [string, ReactNode])[] = [
    ...KINDS.map(kind => [signs[kind], <Glyph key={kind} name={kindGlyph(kind)} size={22} />] as const),
    ...SLOTS.map(slot => [signs[slot], <SlotSign key={slot} slot={slot} />] as const),
    [signs.charge, <ChargeSign key="charge" n={1} />],
    [signs.white, <PathSign key="W" path="W" label={signs.white} />],
    [signs.green, <PathSign key="G" path="G" label={signs.green} />],
    [signs.none, <PathSign key="X" path="X" label={signs.none} />],
  ];
  return (
    <dl className="sign-legend apex-signs">
      {rows.map(([text, sign]) => (
        <div key={text}>
          <dt className="signs">{sign}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
