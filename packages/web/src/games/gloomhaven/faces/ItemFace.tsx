import { figureName, itemFaceText } from '@potyczka/gloomhaven/text';
import type { ItemDef, View } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { Glyph } from '../glyphs.js';
import type { GlyphName } from '../looks.js';
import { Lines, MarkPill } from './Lines.js';
import { FACE_WORDS } from './words.js';

export const SLOT_GLYPHS: Readonly<Record<ItemDef['slot'], GlyphName>> = {
  head: 'visored-helm',
  body: 'chest-armor',
  legs: 'boots',
  oneHand: 'plain-dagger',
  twoHand: 'two-handed-sword',
  small: 'potion-ball',
};

interface ItemFaceProps {
  readonly item: ItemDef;
  readonly lang: Lang;
  /** How it is now, of an item that somebody carries. */
  readonly held?: View['heroes'][number]['items'][number] | undefined;
  /** What it costs here, where that is not the printed price. */
  readonly price?: number;
}

/** The card of an item: slot, price, what it does and when, what becomes of it, and what it costs the deck. */
export const ItemFace = ({ item, lang, held, price }: ItemFaceProps): ReactNode => {
  const text = itemFaceText(lang, item);
  const w = FACE_WORDS[lang];
  const name = figureName(lang, `item-${item.id}`);
  return (
    <article className="glm-face item" aria-label={name}>
      <header>
        <Glyph name={SLOT_GLYPHS[item.slot]} size={26} />
        <h4>
          {name} <small>{text.slot}</small>
        </h4>
        <b className="glm-price">
          {price ?? text.price} <Glyph name="two-coins" size={16} label={w.gold} />
        </b>
      </header>
      <section className="glm-half upper">
        <Lines lang={lang} lines={text.lines} />
      </section>
      <section className="glm-half lower">
        <p className="glm-foot">
          <MarkPill {...text.mark} />
          {text.uses > 0 && (
            <span className="glm-slots" role="img" aria-label={`${w.uses}: ${text.uses}`}>
              {Array.from({ length: text.uses }, (_, n) => (
                <i key={n} className={held && n < held.used ? 'used' : ''} />
              ))}
            </span>
          )}
          {text.minusOnes > 0 && (
            <span className="glm-minus">
              {w.minusOne}
              {text.minusOnes > 1 && ` × ${text.minusOnes}`}
            </span>
          )}
          {held && held.state !== 'ready' && <b>{w.spentNow}</b>}
        </p>
        <p className="glm-notes">{[text.mark.what, ...text.notes].join(' ')}</p>
      </section>
    </article>
  );
};
