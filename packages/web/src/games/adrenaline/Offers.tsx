import { cardName, costText } from '@potyczka/adrenaline/text';
import { type Colour, pickUpCost } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { elementProps, optionsAt, stateOf } from '../element.js';
import { pictureOf } from './arms.js';
import { SIDE } from './plan.js';
import type { Scene } from './scene.js';
import { Cube } from './shapes.js';

type OffersProps = Scene & { readonly at: Colour; readonly x: number; readonly y: number };

/** The side of a tile with a weapon, and from the upper edge of its square to it. */
const tileOf = (narrow: boolean): { readonly side: number; readonly top: number } =>
  narrow ? { side: 58, top: 52 } : { side: 54, top: 50 };

/** Where weapons end, from the upper edge of their square. */
export const endOfOffers = (narrow: boolean): number => {
  const { side, top } = tileOf(narrow);
  return top + side + 8;
};

/** The weapons on offer at a spawnpoint, as drawings; what was taken leaves its place. */
export const Offers = (props: OffersProps): ReactNode => {
  const view = props.view;
  const offers = view.offers[props.at];
  const cards = [0, 1, 2].map(i => {
    const card = offers[i];
    return card ? (
      <Offer key={card} {...props} card={card} nth={i} />
    ) : (
      <Gap key={`gap ${i}`} {...props} nth={i} />
    );
  });
  return cards;
};

const placeOf = ({ x, y, narrow }: OffersProps, nth: number): { x: number; y: number; side: number } => {
  const { side, top } = tileOf(narrow);
  const gap = (SIDE - 30 - 3 * side) / 2;
  return { x: x + 15 + nth * (side + gap), y: y + top, side };
};

const canBeChosen = (scene: Scene, card: `#${string}`): boolean =>
  optionsAt(scene.lit, card).some(o => !o.refusal);

/** What a thumb has to hit: a third of the square's width, and more than the tile above and beneath it. */
const thumbOf = (side: number) => {
  const width = SIDE / 3;
  const more = 16;
  return { x: (side - width) / 2, y: -more, width, height: side + 2 * more };
};

const Gap = (props: OffersProps & { nth: number }): ReactNode => {
  const { x, y, side } = placeOf(props, props.nth);
  return (
    <rect
      className="gap"
      pointerEvents={props.narrow ? 'none' : undefined}
      x={x + 2}
      y={y + 2}
      width={side - 4}
      height={side - 4}
      rx={9}
    />
  );
};

const Offer = (props: OffersProps & { card: `#${string}`; nth: number }): ReactNode => {
  const { card, nth, lang, narrow, at } = props;
  const { x, y, side } = placeOf(props, nth);
  const cost = pickUpCost(card);
  const picture = pictureOf(card);
  const inside = side - 16;
  // On a phone a tap on the square opens the whole cards, unless this one can be chosen.
  const isQuiet = narrow && !canBeChosen(props, card);
  const element = isQuiet
    ? { className: `offer ${stateOf(props, card)}`, pointerEvents: 'none' as const }
    : elementProps(props, card, `${cardName(lang, card)}: ${costText(lang, cost)}`, 'offer');
  return (
    <g {...element} data-cards={isQuiet ? undefined : card} transform={`translate(${x} ${y})`}>
      {narrow && <rect className="thumb" {...thumbOf(side)} />}
      <rect className="tile" width={side} height={side} rx={10} style={{ stroke: `var(--cube-${at})` }} />
      {picture && (
        <g className="weapon" transform={`translate(8 8) scale(${inside / 512})`}>
          <use href={picture} />
        </g>
      )}
      <rect className="glow" x={-2} y={-2} width={side + 4} height={side + 4} rx={12} />
      {cost.map((c, n) => (
        <g
          key={`${c}${n}`}
          transform={`translate(${side - 5 - (cost.length - 1 - n) * 19} ${side - 1}) scale(${narrow ? 1.05 : 0.92})`}
        >
          <Cube colour={c} />
        </g>
      ))}
    </g>
  );
};
