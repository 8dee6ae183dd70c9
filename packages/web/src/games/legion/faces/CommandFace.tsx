import { cardSentences, missingSentence } from '@potyczka/legion/text';
import type { CommandCard } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import type { CSSProperties, ReactNode } from 'react';
import { Glyph } from '../glyphs.js';
import { orderLine } from '../orders.js';
import { Portrait, paintOf } from './Figure.js';
import { FACE_WORDS } from './face-words.js';
import { forceName, unitName, whom } from './named.js';
import { WeaponLine } from './pieces.js';

/** Pips one above the other, as they are printed. */
export const PipColumn = ({ n }: { readonly n: number }): ReactNode => (
  <span className="pip-column" role="img" aria-label={`${n} ●`}>
    {Array.from({ length: n }, (_, i) => (
      <i key={i} />
    ))}
  </span>
);

const notesOf = (card: CommandCard, lang: Lang): readonly string[] => {
  const f = FACE_WORDS[lang];
  return [
    card.units && `${f.ownOf}: ${card.units.map(unitName).join(f.or)}.`,
    card.force && `${f.ofForce}: ${forceName(card.force)}.`,
    card.nominee && `${f.nominee}: ${whom(lang, card.nominee)}.`,
    card.flaw && f.isFlaw,
    card.returns && f.returns,
    card.permanent && f.permanent,
    card.divulge && f.divulge,
    card.never && f.never,
    card.fromRound !== undefined && f.fromRound(card.fromRound),
    card.assumed && `◐ ${f.assumed}`,
    card.missing && `◐ ${f.incomplete} ${missingSentence(lang, card.missing)}`,
  ].filter(x => typeof x === 'string') as string[];
};

/** A command card: pips, whom it gives orders, its weapon, its text, whose it is. */
export const CommandFace = ({
  card,
  lang,
}: {
  readonly card: CommandCard;
  readonly lang: Lang;
}): ReactNode => {
  const f = FACE_WORDS[lang];
  const colour = paintOf(card.faction);
  const [hero] = card.units ?? [];
  const sentences = cardSentences(lang, 'command', card.id);
  return (
    <article className="legion-face command-face" style={{ '--c': colour } as CSSProperties}>
      <header className="plain">
        {card.pips !== undefined && <PipColumn n={card.pips} />}
        <span className="face-who">
          <small>
            {f.kinds.command}
            {card.faction && ` · ${f.factions[card.faction]}`}
            {card.handPips !== undefined && ` · ${f.handPips(card.handPips)}`}
          </small>
          <strong>{card.name}</strong>
        </span>
      </header>
      {hero && (
        <div className="face-art">
          <Portrait unit={hero} colour={colour} height={92} />
        </div>
      )}
      <p className="face-orders">
        <Glyph name="rank-3" size={16} /> {card.orders.map(line => orderLine(lang, line)).join(' + ')}
      </p>
      {card.weapons && (
        <ul className="face-weapons">
          {card.weapons.map((weapon, n) => (
            <WeaponLine key={n} {...{ weapon, lang }} />
          ))}
        </ul>
      )}
      <div className="face-text">
        {sentences.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        {sentences.length === 0 && !card.returns && <p className="soft">{f.ordersOnly}</p>}
      </div>
      {notesOf(card, lang).map(note => (
        <p key={note} className="face-small soft">
          {note}
        </p>
      ))}
    </article>
  );
};
