import { UNIT_TOKENS } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import type { ReactNode } from 'react';
import { ARMY_WORDS } from '../army-words.js';
import { Glyph } from '../glyphs.js';
import { GLYPH_OF_TOKEN, toneOfToken } from '../look.js';
import { WORDS } from '../words.js';
import { PipColumn } from './CommandFace.js';
import { FACE_WORDS } from './face-words.js';
import { DieShape, RangeOf, Sign, SurgeOf } from './pieces.js';

const FAR = { name: '', range: [4, 'any'], dice: {} } as const;

/** What the signs on cards and beside units mean. */
export const LegionLegend = ({ lang }: { readonly lang: Lang }): ReactNode => {
  const f = FACE_WORDS[lang].legend;
  const w = WORDS[lang];
  const rows: readonly (readonly [string, ReactNode, string])[] = [
    ['boots', <Glyph key="g" name="boots" size={18} />, w.speed],
    ['hearts', <Glyph key="g" name="hearts" size={18} />, w.wounds],
    ['flag', <Glyph key="g" name="flag-objective" size={18} />, w.courage],
    ['resilience', <Glyph key="g" name="shield-disabled" size={18} />, w.resilience],
    ['range', <RangeOf key="g" weapon={{ name: '', range: [1, 3], dice: {} }} lang={lang} />, f.range],
    ['far', <RangeOf key="g" weapon={FAR} lang={lang} />, f.far],
    ['melee', <Glyph key="g" name="sword-clash" size={18} />, f.melee],
    ['dice', (['red', 'black', 'white'] as const).map(c => <DieShape key={c} colour={c} />), f.dice],
    [
      'save',
      (['red', 'white'] as const).map(c => <DieShape key={c} colour={c} shape="defence" face="block" />),
      f.save,
    ],
    ['hit', <Sign key="g" name="hit" />, w.face.hit],
    ['crit', <Sign key="g" name="crit" />, w.face.crit],
    ['block', <Sign key="g" name="block" />, w.face.block],
    ['surge', <SurgeOf key="g" to="crit" lang={lang} />, f.surge],
    [
      'added',
      <i key="g" className="by-sign">
        {FACE_WORDS[lang].byAdded}
      </i>,
      f.added,
    ],
    ['pips', <PipColumn key="g" n={2} />, f.pips],
    [
      'gold',
      <i key="g" className="only-one">
        ●
      </i>,
      f.gold,
    ],
    ['mark', '◐', ARMY_WORDS[lang].played.mark],
    ['not', '○', ARMY_WORDS[lang].played.not],
  ];
  return (
    <dl className="legion-legend">
      {rows.map(([id, sign, text]) => (
        <Row key={id} sign={sign} text={text} />
      ))}
      {UNIT_TOKENS.map(token => (
        <Row
          key={token}
          sign={
            <span style={{ color: toneOfToken(token) }}>
              <Glyph name={GLYPH_OF_TOKEN[token]} size={18} />
            </span>
          }
          text={w.token[token]}
        />
      ))}
    </dl>
  );
};

const Row = ({ sign, text }: { readonly sign: ReactNode; readonly text: string }): ReactNode => (
  <>
    <dt>{sign}</dt>
    <dd>{text}</dd>
  </>
);
