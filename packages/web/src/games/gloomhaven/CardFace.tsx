import { cardName, cardText, halfText } from '@potyczka/gloomhaven/text';
import { cardOf } from '@potyczka/gloomhaven/view';
import { tied } from '@potyczka/words';
import type { ReactNode } from 'react';
import { TwoHalves } from '../../ui/TwoHalves.js';
import type { Scene } from './scene.js';
import { HalfBody } from './signs.js';
import { WORDS } from './words.js';

type CardId = `#${string}`;
interface FaceProps {
  readonly scene: Scene;
  readonly card: CardId;
  /** Halves that are used already. */
  readonly used?: readonly ('top' | 'bottom')[];
}

/** What a card says, for whoever does not see it. */
export const cardLabel = ({ lang }: Scene, card: CardId): string => {
  const text = cardText(lang, card);
  const w = WORDS[lang];
  return `${text.name}, ${w.initiative} ${text.initiative}. ${w.top}: ${text.top.join('; ')}. ${w.bottom}: ${text.bottom.join('; ')}`;
};

/** A card with two halves, as it lies in the hand or in front of its player. */
export const CardFace = ({ scene, card, used = [] }: FaceProps): ReactNode => {
  const { lang } = scene;
  const { initiative, level, top, bottom } = cardOf(card);
  const text = cardText(lang, card);
  return (
    <TwoHalves
      scene={scene}
      title={cardName(lang, card)}
      seam={initiative}
      corner={String(level)}
      top={{
        element: `${card}/top`,
        label: text.top.join('; '),
        body: <HalfBody lang={lang} half={top} />,
        isUsed: used.includes('top'),
      }}
      bottom={{
        element: `${card}/bottom`,
        label: text.bottom.join('; '),
        body: <HalfBody lang={lang} half={bottom} />,
        isUsed: used.includes('bottom'),
      }}
    />
  );
};

/** The same card as a row across a phone, with all its words: a thumb has no other way to read them. */
export const CardRow = ({ scene, card }: FaceProps): ReactNode => {
  const { lang } = scene;
  const { initiative, top, bottom } = cardOf(card);
  return (
    <span className="card-row">
      <b className="row-initiative">{initiative}</b>
      <span className="row-title">{cardName(lang, card)}</span>
      {[top, bottom].map((half, n) => (
        <span key={n} className={n === 0 ? 'row-half said' : 'row-half said lower'}>
          {tied(lang, halfText(lang, half).spoken.join(' · '))}
        </span>
      ))}
    </span>
  );
};
