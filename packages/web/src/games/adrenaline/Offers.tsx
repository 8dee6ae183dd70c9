import { cardName, costText } from '@potyczka/adrenaline/text';
import { type Colour, pickUpCost, type View } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { fitText } from '../../ui/fit-text.js';
import { elementProps, stateOf } from '../element.js';
import type { SceneProps } from '../game-ui.js';
import { SIDE } from './plan.js';
import { Cube } from './shapes.js';

type OffersProps = SceneProps & { readonly at: Colour; readonly x: number; readonly y: number };

const STRIP = SIDE - 36;

/** The weapons on offer at a spawnpoint. */
export const Offers = (props: OffersProps): ReactNode =>
  props.narrow ? <Chips {...props} /> : <Strips {...props} />;

const Strips = (props: OffersProps): ReactNode => {
  const view = props.view as View;
  return view.offers[props.at].map((card, i) => {
    const cost = pickUpCost(card);
    const name = cardName(props.lang, card);
    return (
      <g
        key={card}
        {...elementProps(props, card, `${name}: ${costText(props.lang, cost)}`, 'offer')}
        transform={`translate(${props.x + 18} ${props.y + 42 + i * 33})`}
      >
        <rect className="strip glow" width={STRIP} height={29} rx={6} />
        <text x={8} y={20}>
          {fitText(name, STRIP - 18 - cost.length * 21, 16)}
        </text>
        {cost.map((c, n) => (
          <Cube key={`${c}${n}`} colour={c} x={STRIP - 15 - (cost.length - 1 - n) * 21} y={14.5} />
        ))}
      </g>
    );
  });
};

/** On a phone: initials and price; a tap on the square opens the whole cards. */
const Chips = (props: OffersProps): ReactNode => {
  const view = props.view as View;
  return (
    <g pointerEvents="none">
      {view.offers[props.at].map((card, i) => {
        const cost = pickUpCost(card);
        return (
          <g
            key={card}
            className={`chip ${stateOf(props, card)}`}
            transform={`translate(${props.x + 17 + i * 59} ${props.y + 54})`}
          >
            <rect className="strip glow" width={56} height={70} rx={9} />
            <text x={28} y={33} textAnchor="middle">
              {initials(cardName(props.lang, card))}
            </text>
            {cost.map((c, n) => (
              <Cube key={`${c}${n}`} colour={c} x={28 + (n - (cost.length - 1) / 2) * 24} y={54} />
            ))}
          </g>
        );
      })}
    </g>
  );
};

const initials = (name: string): string => {
  const words = name.replaceAll(/[^\p{L}\p{N} ]/gu, '').split(' ');
  const [first = '', second] = words;
  return second ? `${first[0]}${second[0]}`.toUpperCase() : first.slice(0, 2);
};
