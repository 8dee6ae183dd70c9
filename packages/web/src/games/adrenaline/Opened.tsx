import { cardName, pileName, PAGE_WORDS as WORDS } from '@potyczka/adrenaline/text';
import { ammoTile, colourOf, kindOf, type Opened } from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { CardName } from '../../ui/faces/CardName.js';
import { elementProps } from '../element.js';
import { SIGN } from './arms.js';
import { Sign } from './Signs.js';
import type { Scene } from './scene.js';
import { Bolt, CubeIcon, Inline } from './shapes.js';
import './opened.css';

/** The power-ups of a player, when a match is over and they are turned over. */
export const OpenHand = (props: Scene & { readonly cards: readonly `#${string}`[] }): ReactNode => (
  <span className="open-hand">
    {props.cards.map(card => (
      <button
        key={card}
        type="button"
        {...elementProps(props, card, cardName(props.lang, card), 'power-up')}
        data-cards={card}
      >
        <CubeIcon colour={colourOf(card)} />
        <Sign sign={SIGN[kindOf(card)]} />
      </button>
    ))}
  </span>
);

const DECKS = { weapons: 'weapons', powerUps: 'power-ups', ammo: 'ammo' } as const;
type Deck = keyof Opened['decks'];

const deckName = (lang: Lang, deck: Deck): string => pileName(lang, DECKS[deck]);

/** The decks, when they are turned over: how many cards each has; its details name them. */
export const Decks = (props: Scene & { readonly decks: Opened['decks'] }): ReactNode => (
  <div className="decks">
    {(Object.keys(DECKS) as Deck[]).map(deck => {
      const name = deckName(props.lang, deck);
      return (
        <button key={deck} type="button" title={name} {...elementProps(props, `deck-${deck}`, name, 'arm')}>
          <span>
            {WORDS[props.lang].decks[deck]} {props.decks[deck].length}
          </span>
        </button>
      );
    })}
  </div>
);

/** All cards of a deck, the next one first. */
export const DeckDetails = ({ view, lang, element }: Scene & { element: string }): ReactNode => {
  const deck = element.slice('deck-'.length) as Deck;
  const cards = view.open?.decks[deck] ?? [];
  return (
    <div className="full-card">
      <strong>{deckName(lang, deck)}</strong>
      {cards.length > 0 ? (
        <>
          <span className="soft">{WORDS[lang].nextFirst}</span>
          <ol className="deck-cards">
            {cards.map(card => (
              <li key={card}>
                <CardName card={card}>
                  {deck === 'ammo' ? <Tile card={card} /> : cardName(lang, card)}
                </CardName>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <span className="soft">{WORDS[lang].nothing}</span>
      )}
    </div>
  );
};

const Tile = ({ card }: { card: `#${string}` }): ReactNode => {
  const { cubes, powerUp } = ammoTile(card);
  return (
    <>
      {cubes.map((c, i) => (
        <CubeIcon key={`${c}${i}`} colour={c} />
      ))}
      {powerUp && (
        <Inline size={16}>
          <Bolt />
        </Inline>
      )}
    </>
  );
};
