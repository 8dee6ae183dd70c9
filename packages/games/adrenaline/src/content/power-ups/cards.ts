import { COLOURS, type Colour, type PowerUpCard } from '../../vocabulary.js';

export const POWER_UPS = ['targeting-scope', 'newton', 'tagback-grenade', 'teleporter'] as const;
export type PowerUpId = (typeof POWER_UPS)[number];

interface Face {
  readonly kind: PowerUpId;
  readonly colour: Colour;
}

/** ADR-XPWR-01: 24 cards, two of each colour of each kind. */
const faces: ReadonlyMap<PowerUpCard, Face> = new Map(
  POWER_UPS.flatMap(kind =>
    COLOURS.flatMap(colour => [1, 2].map(n => [`#${kind}-${colour}-${n}`, { kind, colour }] as const)),
  ),
);

export const POWER_UP_CARDS: readonly PowerUpCard[] = [...faces.keys()];

const faceOf = (card: PowerUpCard): Face => {
  const face = faces.get(card);
  if (!face) throw new Error(`no power-up ${card}`);
  return face;
};

export const kindOf = (card: PowerUpCard): PowerUpId => faceOf(card).kind;

/** ADR-PWR-03 */
export const colourOf = (card: PowerUpCard): Colour => faceOf(card).colour;
