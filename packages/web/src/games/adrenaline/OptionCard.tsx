import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { aboutOf } from './about.js';
import { FullCard } from './Card.js';
import { isOnOffer } from './Details.js';
import type { Scene } from './scene.js';

/** A hand that rests this long on an option wants to read the card, in milliseconds. */
const REST = 250;

const GAP = 10;

interface Place {
  readonly right: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** Beside the option under the mouse or in focus, over the board. */
const placeBeside = (option: Element): Place => {
  const { left, top, bottom } = option.getBoundingClientRect();
  const right = innerWidth - left + GAP;
  return top < innerHeight / 2 ? { right, top } : { right, bottom: innerHeight - bottom };
};

/** Whether the words of a card stand in the hand: no need to cover the board with them. */
const isInHand = (card: string): boolean => {
  const held = document.querySelector(`.mine .card[data-el="${CSS.escape(card)}"]:not(.tight)`);
  return held !== null && held.getClientRects().length > 0;
};

/** The whole card of an option that is pointed at in the list of options. */
export const OptionCard = (props: Scene): ReactNode => {
  const { pointed, lang, narrow } = props;
  const [place, setPlace] = useState<Place | null>(null);
  const about = pointed && aboutOf(pointed);
  const card = about?.card;
  useEffect(() => {
    setPlace(null);
    if (card === undefined || narrow || isInHand(card)) return;
    const rest = setTimeout(() => {
      const option = document.querySelector('.ask .option:is(:hover, :focus-visible)');
      setPlace(option && placeBeside(option));
    }, REST);
    return () => clearTimeout(rest);
  }, [card, narrow]);
  if (!place || !about) return null;
  return createPortal(
    <div className="inspector" role="tooltip" style={place}>
      <FullCard
        card={about.card}
        lang={lang}
        onOffer={isOnOffer(props.view, about.card)}
        marked={about.effect}
      />
    </div>,
    document.body,
  );
};
