import { elementName, halfText } from '@potyczka/gloomhaven/text';
import type { AbilityCard, Half } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { Glyph } from '../glyphs.js';
import { ELEMENT_COLOURS, ELEMENT_GLYPHS } from '../looks.js';
import { Lines, MarkPill } from './Lines.js';
import { FACE_WORDS } from './words.js';

interface AbilityFaceProps {
  readonly name: string;
  readonly card: AbilityCard;
  readonly lang: Lang;
  /** The half that it is about. */
  readonly marked?: 'top' | 'bottom' | undefined;
}

/** An ability card in full: both halves in words and signs, with what becomes of the card. */
export const AbilityFace = ({ name, card, lang, marked }: AbilityFaceProps): ReactNode => {
  const w = FACE_WORDS[lang];
  return (
    <article className="glm-face ability" aria-label={name}>
      <h4>{name}</h4>
      <HalfFace half={card.top} lang={lang} name={w.top} kind={marked === 'top' ? 'upper marked' : 'upper'} />
      <p className="glm-seam">
        <b>{card.initiative}</b> {w.initiative}
        <span>
          {w.level} {card.level}
        </span>
      </p>
      <HalfFace
        half={card.bottom}
        lang={lang}
        name={w.bottom}
        kind={marked === 'bottom' ? 'lower marked' : 'lower'}
      />
    </article>
  );
};

interface HalfFaceProps {
  readonly half: Half;
  readonly lang: Lang;
  readonly name: string;
  readonly kind: string;
}

const HalfFace = ({ half, lang, name, kind }: HalfFaceProps): ReactNode => {
  const { lines, xp, infuse, uses, marks } = halfText(lang, half);
  const w = FACE_WORDS[lang];
  return (
    <section className={`glm-half ${kind}`} aria-label={name}>
      <Lines lang={lang} lines={lines} />
      <p className="glm-foot">
        {uses.length > 0 && (
          <span
            className="glm-slots"
            role="img"
            aria-label={`${w.uses}: ${uses.length} (${w.xp} ${uses.join(', ')})`}
          >
            {uses.map((n, i) => (
              <i key={i} className={n > 0 ? 'with-xp' : ''}>
                {n > 0 ? n : ''}
              </i>
            ))}
          </span>
        )}
        {(infuse ?? []).map((element, i) => (
          <span key={i} className="glm-made" title={`${w.made} ${elementName(lang, element as 'fire')}`}>
            {element !== 'wild' && (
              <span className="disc" style={{ background: ELEMENT_COLOURS[element] }}>
                <Glyph name={ELEMENT_GLYPHS[element]} size={16} />
              </span>
            )}
            {w.made}: {elementName(lang, element as 'fire')}
          </span>
        ))}
        {xp > 0 && (
          <span className="glm-xp">
            <Glyph name="upgrade" size={15} /> {xp} {w.xp}
          </span>
        )}
        {marks.map(mark => (
          <MarkPill key={mark.id} {...mark} />
        ))}
      </p>
    </section>
  );
};
