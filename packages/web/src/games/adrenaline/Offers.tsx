import { cardName, costText } from '@potyczka/adrenaline/text';
import { type Colour, pickUpCost } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { elementProps, stateOf } from '../element.js';
import { SIDE } from './plan.js';
import type { Scene } from './scene.js';
import { Cube } from './shapes.js';
import { nameThatFits } from './short-names.js';

type OffersProps = Scene & { readonly at: Colour; readonly x: number; readonly y: number };

/** How a strip with a weapon is drawn: on a desk, and larger on a phone. */
interface Strip {
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly height: number;
  readonly font: number;
  readonly weight: number;
  /** A cube with the gap before it. */
  readonly cube: number;
  /** Before and after the name. */
  readonly edge: number;
}

const DESK: Strip = { left: 18, top: 42, step: 33, height: 29, font: 16, weight: 560, cube: 21, edge: 8 };
const PHONE: Strip = { left: 8, top: 48, step: 33, height: 31, font: 31, weight: 620, cube: 24, edge: 6 };

/** Letters of names may be drawn so narrow. */
const NARROWEST = 0.78;

/** Where the last of three weapons ends, from the upper edge of its square. */
export const endOfOffers = (narrow: boolean): number => {
  const { top, step, height } = narrow ? PHONE : DESK;
  return top + 2 * step + height;
};

/** The weapons on offer at a spawnpoint. */
export const Offers = (props: OffersProps): ReactNode => {
  const { view } = props;
  const cards = view.offers[props.at].map((card, i) => <Offer key={card} {...props} card={card} nth={i} />);
  // On a phone a tap on the square opens the whole cards.
  return props.narrow ? <g pointerEvents="none">{cards}</g> : cards;
};

const Offer = (props: OffersProps & { card: `#${string}`; nth: number }): ReactNode => {
  const { card, nth, lang, narrow } = props;
  const strip = narrow ? PHONE : DESK;
  const cost = pickUpCost(card);
  const width = SIDE - 2 * strip.left;
  const room = width - 2 * strip.edge - cost.length * strip.cube;
  const fitted = nameThatFits(lang, card, room, strip.font, strip.weight, NARROWEST);
  const transform = `translate(${props.x + strip.left} ${props.y + strip.top + nth * strip.step})`;
  const middle = strip.height / 2;
  const element = narrow
    ? { className: `offer ${stateOf(props, card)}` }
    : elementProps(props, card, `${cardName(lang, card)}: ${costText(lang, cost)}`, 'offer');
  return (
    <g {...element} transform={transform}>
      <rect className="strip glow" width={width} height={strip.height} rx={6} />
      <text
        x={strip.edge}
        y={middle + strip.font * 0.36}
        fontSize={strip.font}
        fontWeight={strip.weight}
        {...(fitted.width && { textLength: fitted.width, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {fitted.name}
      </text>
      {cost.map((c, n) => (
        <g
          key={`${c}${n}`}
          transform={`translate(${width - 3 - strip.cube / 2 - (cost.length - 1 - n) * strip.cube} ${middle}) scale(${strip.cube / 21})`}
        >
          <Cube colour={c} />
        </g>
      ))}
    </g>
  );
};
