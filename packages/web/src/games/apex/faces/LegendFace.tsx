import { abilityText, cardName, legendName } from '@potyczka/apex/text';
import { ABILITY_FACTS, featsOf, type LegendId } from '@potyczka/apex/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { CardName } from '../../../ui/faces/CardName.js';
import { Silhouette } from './AbilityFace.js';
import { FACE_WORDS } from './face-words.js';
import { Says, Slab } from './pieces.js';

/** A legend to be chosen: both abilities in full, and its eight Feats by name. */
export const LegendFace = ({ id, lang }: { readonly id: LegendId; readonly lang: Lang }): ReactNode => {
  const w = FACE_WORDS[lang];
  return (
    <Slab
      kind={w.abilities}
      name={legendName(lang, id)}
      look="legend-face"
      picture={<Silhouette of={`${id}-A-1`} size={52} />}
      lang={lang}
    >
      {ABILITY_FACTS.filter(a => a.owner === id).map(a => {
        const { name, text } = abilityText(lang, a.id, a.card);
        return (
          <Says key={a.id} lang={lang} kind={`${name}, ${w[a.kind]}`}>
            {text}
          </Says>
        );
      })}
      <p className="soft">{w.eightFeats}</p>
      <p className="face-cards">
        {featsOf(id).map(card => (
          <CardName key={card} card={card}>
            {cardName(lang, card)}
          </CardName>
        ))}
      </p>
    </Slab>
  );
};
