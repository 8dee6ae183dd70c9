import { pieceName, unitLabel } from '@potyczka/legion/text';
import { commandCard, commandOf } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { CommandFace } from './faces/CommandFace.js';
import { groundIn } from './plan.js';
import { type Scene, unitIdOf, unitNamed } from './scene.js';
import { UnitCardOf } from './UnitCard.js';
import { WORDS } from './words.js';

type DetailsProps = Scene & { readonly element: string };

/** Which elements have details: units and cards as soon as the hand rests on them. */
export const detailsOf = (element: string): 'rest' | 'click' | null => {
  if (/^p\d-\d+-/.test(element)) return 'rest';
  // Its face opens where a hand rests; a press opens it as well.
  if (/^#p\d-(?!bane-)/.test(element)) return 'click';
  if (
    /-[abc]\d+$/.test(element) ||
    /^(objective|condition|smoke|charge|graffiti|bane|cart|mission)-/.test(element)
  )
    return 'click';
  return null;
};

/** Everything about a unit, a card, a piece of terrain or a token. */
export const Details = (props: DetailsProps): ReactNode => {
  const { element, lang, view } = props;
  const w = WORDS[lang];
  if (element.startsWith('#')) return <CommandDetails {...props} />;
  const unit = unitNamed(view, unitIdOf(element));
  if (unit) return <UnitCardOf unit={unit} lang={lang} isOpen />;
  const piece = groundIn(view).terrain.find(t => t.id === element);
  if (piece)
    return (
      <div className="full-card">
        <strong>{pieceName(lang, piece.id)}</strong>
        <span>
          {w.height} {Math.round(piece.top / 100)} mm · {w.terrain[piece.kind]} · {w.moving[piece.move]}
        </span>
        <span className="soft">
          {w.cover[['none', 'light', 'heavy'].indexOf(piece.cover)]}
          {piece.blocksSight && ` · ${w.blocks}`}
        </span>
      </div>
    );
  const token = view.tokens.find(t => t.id === element);
  if (!token) return null;
  return (
    <div className="full-card">
      <strong>{w.counter[token.kind]}</strong>
      {token.by && <span>{unitLabel(token.by)}</span>}
      {token.on && <span className="soft">{pieceName(lang, token.on)}</span>}
    </div>
  );
};

const CommandDetails = ({ element, lang }: DetailsProps): ReactNode => (
  <CommandFace card={commandCard(commandOf(element as `#${string}`))} lang={lang} />
);
