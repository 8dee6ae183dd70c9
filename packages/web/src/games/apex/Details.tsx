import { cardText, legendName } from '@potyczka/apex/text';
import {
  type Event,
  isFeat,
  isWeapon,
  LEGENDS,
  type LegendId,
  type View,
  weaponOf,
} from '@potyczka/apex/view';
import type { CardId } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import type { SceneProps } from '../game-ui.js';

type Scene = SceneProps<View, Event>;

const NOT_FROM_THE_BOOK = {
  pl: 'Nie z instrukcji: karta zastępcza.',
  en: 'Not from the rulebook: a stand-in card.',
};
const isCard = (element: string): element is CardId => element.startsWith('#');
const isLegend = (element: string): element is LegendId => (LEGENDS as readonly string[]).includes(element);

export const details = (element: string): 'rest' | 'click' | null =>
  isCard(element) && (isFeat(element) || isWeapon(element)) ? 'rest' : isLegend(element) ? 'click' : null;

const WeaponFigures = ({
  card,
  lang,
}: {
  readonly card: CardId;
  readonly lang: Scene['lang'];
}): ReactNode => {
  const w = weaponOf(card);
  const [spaces, each] = w.rof;
  const words =
    lang === 'pl'
      ? { range: 'Zasięg', hit: 'Próg', rof: 'Szybkostrzelność', damage: 'Obrażenia', head: 'W głowę' }
      : { range: 'Range', hit: 'Threshold', rof: 'Rate of fire', damage: 'Damage', head: 'Headshot' };
  return (
    <dl className="weapon-figures">
      <dt>{words.range}</dt>
      <dd>
        {w.range.low}–{w.range.high ?? '∞'}
      </dd>
      <dt>{words.hit}</dt>
      <dd>{w.threshold}+</dd>
      <dt>{words.rof}</dt>
      <dd>
        {spaces} × {each}
      </dd>
      <dt>{words.damage}</dt>
      <dd>{w.damage}</dd>
      <dt>{words.head}</dt>
      <dd>{w.headshot}</dd>
    </dl>
  );
};

/** Everything about a card or a legend. */
export const Details = ({ element, lang }: Scene & { readonly element: string }): ReactNode => {
  if (isLegend(element)) return <h3>{legendName(lang, element)}</h3>;
  if (!isCard(element)) return null;
  const { name, kind, text, placeholder } = cardText(lang, element);
  return (
    <div className="card-details">
      <h3>{name}</h3>
      {kind && <p className="kind">{kind}</p>}
      {isWeapon(element) && <WeaponFigures card={element} lang={lang} />}
      {text && <p>{text}</p>}
      {placeholder && <p className="not-from-the-book">{NOT_FROM_THE_BOOK[lang]}</p>}
    </div>
  );
};
