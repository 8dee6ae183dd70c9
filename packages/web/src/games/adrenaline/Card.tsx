import { cardText, costText, PAGE_WORDS as WORDS } from '@potyczka/adrenaline/text';
import {
  ammoTile,
  type Colour,
  colourOf,
  effectCost,
  pickUpCost,
  reloadCost,
  signsOf,
} from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import { tied } from '@potyczka/words';
import type { ReactNode } from 'react';
import { Signs } from './Signs.js';
import { Bolt, CubeIcon, Inline } from './shapes.js';

interface CardProps {
  readonly card: `#${string}`;
  readonly lang: Lang;
  /** Shows the price of picking it up, too. */
  readonly onOffer?: boolean;
}

const isWeapon = (card: string): boolean => card.startsWith('#weapon-');
const isAmmo = (card: string): boolean => card.startsWith('#ammo');

/** What the rules ask for an effect; power-ups name their price in words. */
const priceOf = (card: `#${string}`, effect: string): readonly Colour[] =>
  isWeapon(card) ? effectCost(card, effect) : [];

const Cubes = ({ of }: { of: readonly Colour[] }): ReactNode => (
  <span className="cost">
    {of.map((c, i) => (
      <CubeIcon key={`${c}${i}`} colour={c} />
    ))}
  </span>
);

/** Name and price of a card, as its first line. */
export const CardHead = ({ card, lang, onOffer = false, note }: CardProps & { note?: string }): ReactNode => {
  const { name } = cardText(lang, card);
  return (
    <span className="card-head">
      <strong>
        {name} {note && <em className="note">{note}</em>}
      </strong>
      {isWeapon(card) ? (
        <Cubes of={onOffer ? pickUpCost(card) : reloadCost(card)} />
      ) : isAmmo(card) ? null : (
        <CubeIcon colour={colourOf(card)} />
      )}
    </span>
  );
};

/** What a card does, effect by effect, each after its price. */
export const CardBody = ({
  card,
  lang,
  marked,
  withSigns = false,
}: CardProps & { marked?: string | undefined; withSigns?: boolean }): ReactNode => {
  const { effects, reconstructed, ours } = cardText(lang, card);
  const w = WORDS[lang];
  return (
    <span className="card-body">
      {effects.map(e => {
        const pays = priceOf(card, e.id);
        const signs = withSigns && signsOf(card, e.id);
        return (
          <span key={e.id} className={e.id === marked ? 'effect marked' : 'effect'}>
            {pays.length > 0 && (
              <>
                <Cubes of={pays} />
                <span className="hidden-text">{costText(lang, pays)}, </span>
              </>
            )}
            {effects.length > 1 && <b>{e.name}: </b>}
            {tied(lang, e.text)}
            {signs && <Signs pays={[]} signs={signs} />}
          </span>
        );
      })}
      {(reconstructed || ours) && <small className="badge">{reconstructed ? w.reconstructed : w.ours}</small>}
    </span>
  );
};

/** What a card does in signs, each effect after its name, for a hand without room for its words. */
export const CardSigns = ({ card, lang, marked }: CardProps & { marked?: string | undefined }): ReactNode => {
  const { effects } = cardText(lang, card);
  return (
    <span className="card-signs">
      {effects.map(e => {
        const signs = signsOf(card, e.id);
        return (
          signs && (
            <span key={e.id} className={e.id === marked ? 'marked' : ''}>
              {effects.length > 1 && <span className="sign-name">{e.name}</span>}
              <Signs pays={priceOf(card, e.id)} signs={signs} />
            </span>
          )
        );
      })}
    </span>
  );
};

/** A card among others on its square, with its prices in words. */
export const FullCard = ({
  card,
  lang,
  onOffer = false,
  marked,
}: CardProps & { marked?: string | undefined }): ReactNode => {
  const w = WORDS[lang];
  return (
    <div className="full-card">
      <CardHead card={card} lang={lang} onOffer={onOffer} />
      {isWeapon(card) && (
        <span className="prices">
          {onOffer && (
            <span>
              {w.pickUp}: <Cubes of={pickUpCost(card)} />
              {pickUpCost(card).length === 0 && '0'}
            </span>
          )}
          <span>
            {w.reload}: <Cubes of={reloadCost(card)} />
          </span>
        </span>
      )}
      {isAmmo(card) && <Tile card={card} />}
      <CardBody card={card} lang={lang} marked={marked} withSigns />
    </div>
  );
};

const Tile = ({ card }: { card: `#${string}` }): ReactNode => {
  const { cubes, powerUp } = ammoTile(card);
  return (
    <span className="prices">
      <Cubes of={cubes} />
      {powerUp && (
        <Inline>
          <Bolt />
        </Inline>
      )}
    </span>
  );
};
