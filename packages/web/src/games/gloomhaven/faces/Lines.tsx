import type { FaceLine, HalfMark, ItemMark } from '@potyczka/gloomhaven/text';
import type { Lang } from '@potyczka/kernel/run';
import { tied } from '@potyczka/words';
import type { ReactNode } from 'react';
import { Glyph } from '../glyphs.js';
import type { GlyphName } from '../looks.js';
import { AreaShape } from './AreaShape.js';
import { verbGlyph } from './verbs.js';
import { FACE_WORDS } from './words.js';

/** Lines of a card: a sign for what is done, the words, and the shapes that belong to them. */
export const Lines = ({
  lang,
  lines,
}: {
  readonly lang: Lang;
  readonly lines: readonly FaceLine[];
}): ReactNode => (
  <ul className="glm-lines">
    {lines.map((line, n) => {
      const glyph = verbGlyph(line.verb);
      return (
        <li key={`${n} ${line.text}`} className={line.isPart ? 'part' : ''}>
          {!line.isPart && glyph && <Glyph name={glyph} size={20} />}
          {!line.isPart && glyph ? (
            <Head lang={lang} text={line.text} />
          ) : (
            <span>{tied(lang, line.text)}</span>
          )}
          {line.areas.map((area, i) => (
            <AreaShape key={i} area={area} label={FACE_WORDS[lang].area} />
          ))}
        </li>
      );
    })}
  </ul>
);

/** What is done and how much of it, at the beginning of a line: `Attack 3`. */
const HEAD = /^([^\d,–:;.(]+?) ([+−]?\d+|X)(?=$|[,;:]| –)(?:[,;:]| –)?\s*(.*)$/;

/** The deed with its number large, and what belongs to it beneath. */
const Head = ({ lang, text }: { readonly lang: Lang; readonly text: string }): ReactNode => {
  const [, deed, n, rest = ''] = HEAD.exec(text) ?? [];
  if (deed === undefined) return <span>{tied(lang, text)}</span>;
  return (
    <span>
      <b className="glm-deed">
        {deed} <b>{n}</b>
      </b>
      {rest && <span className="glm-rest">{tied(lang, rest)}</span>}
    </span>
  );
};

/** A sign of its own for each thing that may become of a card: no two alike. */
export const MARK_GLYPHS: Readonly<Record<HalfMark['id'] | ItemMark['id'], GlyphName>> = {
  round: 'clockwise-rotation',
  persistent: 'infinity',
  lost: 'card-burn',
  'no-recover': 'cancel',
  song: 'musical-notes',
  doom: 'skull-crossed-bones',
  augment: 'star-medal',
  spent: 'clockwise-rotation',
  consumed: 'card-burn',
  none: 'infinity',
};

export const MarkPill = ({ id, text }: Pick<HalfMark | ItemMark, 'id' | 'text'>): ReactNode => (
  <span className={`glm-mark ${id}`}>
    <Glyph name={MARK_GLYPHS[id]} size={15} /> {text}
  </span>
);
