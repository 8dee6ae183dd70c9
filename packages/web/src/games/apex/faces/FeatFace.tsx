import { cardName, featKindText, featText, legendName } from '@potyczka/apex/text';
import { type Feat, legendOf } from '@potyczka/apex/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { Glyph } from '../glyphs.js';
import { kindGlyph } from '../look.js';
import { FACE_WORDS } from './face-words.js';
import { Says, Slab } from './pieces.js';

/** A Feat of a hand: when it is played, what it does, and the Dash that it may be instead. */
export const FeatFace = ({ card, lang }: { readonly card: Feat; readonly lang: Lang }): ReactNode => {
  const w = FACE_WORDS[lang];
  return (
    <Slab
      kind={w.ofLegend(legendName(lang, legendOf(card.id)))}
      name={cardName(lang, `#${card.id}`)}
      look={`feat-face feat-${card.kind}`}
      picture={<Glyph name={kindGlyph(card.kind)} size={36} />}
      mark={card.mark}
      lang={lang}
    >
      <Says lang={lang} kind={featKindText(lang, card)}>
        {featText(lang, card)}
      </Says>
      <p className="soft">{w.orDash}</p>
    </Slab>
  );
};
