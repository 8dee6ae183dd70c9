import {
  figureName,
  heading,
  roomName,
  squareName,
  PAGE_WORDS as WORDS,
  word,
} from '@potyczka/adrenaline/text';
import { arenas, COLOURS, type Figure, type SquareId, spawnOn } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { FullCard } from './Card.js';
import { Face } from './Face.js';
import { figuresOf } from './figures.js';
import { DeckDetails } from './Opened.js';
import { BoardPayout, TrackPayout } from './Payouts.js';
import { Damage, Marks, Worth } from './Sheet.js';
import type { Scene } from './scene.js';
import { PieceIcon } from './shapes.js';

const isSquare = (element: string): element is SquareId => /^\d\d$/.test(element);

/** Everything about a square, a figure or a card. */
export const Details = (props: Scene & { readonly element: string }): ReactNode => {
  const { element, lang } = props;
  const { view } = props;
  if (element.startsWith('#')) return <Face card={element} lang={lang} view={view} />;
  if (isSquare(element)) return <SquareDetails {...props} square={element} />;
  if (element.startsWith('deck-')) return <DeckDetails {...props} />;
  if (element.startsWith('track')) return <TrackDetails {...props} />;
  const who = element.replace('board-', '');
  const figure = figuresOf(view).find(f => f.who === (who as Figure));
  if (!figure) return null;
  return (
    <div className="full-card">
      <span className="card-head">
        <strong>
          <PieceIcon figure={figure.who} size={22} /> {figureName(lang, figure.who)}
        </strong>
        {figure.at && <span className="soft">{squareName(figure.at)}</span>}
      </span>
      <Damage figure={figure} lang={lang} />
      <span className="line-two">
        <Worth figure={figure} lang={lang} view={view} />
        <Marks figure={figure} lang={lang} />
      </span>
      <BoardPayout view={view} lang={lang} on={figure.who} />
      <small className="soft">
        {WORDS[lang].worthHelp} {WORDS[lang].bonus}
        {view.first === figure.who && ` ${WORDS[lang].firstHelp}`}
      </small>
    </div>
  );
};

const TrackDetails = ({ element, lang, ...props }: Scene & { readonly element: string }): ReactNode => {
  const { view } = props;
  const colour = COLOURS.find(c => element === `track-${c}`);
  return (
    <div className="full-card">
      <strong>{colour ? figureName(lang, `spawn-${colour}`) : word(lang, 'killshot-track')}</strong>
      {view.frenzy && <span className="frenzy-note">{heading(lang, view)}</span>}
      <TrackPayout view={view} lang={lang} track={colour ?? 'killshots'} />
    </div>
  );
};

const SquareDetails = (props: Scene & { readonly square: SquareId }): ReactNode => {
  const { square, lang } = props;
  const { view } = props;
  const { rooms, colours } = arenas[view.options.arena];
  const colour = colours[rooms.roomOf[square] as SquareId] ?? 'white';
  const spawn = spawnOn(square);
  const tile = view.tiles[square];
  return (
    <div className="full-card">
      <span className="card-head">
        <strong>{squareName(square)}</strong>
        <span className="soft">{spawn ? figureName(lang, `spawn-${spawn}`) : roomName(lang, colour)}</span>
      </span>
      {spawn && view.offers[spawn].map(card => <FullCard key={card} card={card} lang={lang} onOffer />)}
      {tile && <FullCard card={tile} lang={lang} />}
      {!spawn && !tile && <span className="soft">{WORDS[lang].nothing}</span>}
    </div>
  );
};
