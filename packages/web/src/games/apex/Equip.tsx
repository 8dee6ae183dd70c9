import { cardName, cardText, legendName } from '@potyczka/apex/text';
import { isWeapon, type LegendView, lootOf } from '@potyczka/apex/view';
import type { CardId } from '@potyczka/kernel';
import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import { choiceProps } from '../element.js';
import { Figures, Invented } from './Cards.js';
import { Glyph } from './glyphs.js';
import { lootGlyph, weaponGlyph } from './look.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

/** Stage 1 (APX-EQUIP-04): everything of a pool gets its place, or is left. */
export const isEquipping = ({ question }: Scene): boolean => question?.rule === 'APX-EQUIP-04';

/** `GB:on-1:#stock-1.2`: whose, where to, what. */
export const puttingOf = (key: string) => {
  const [who = '', to = '', card = '#'] = key.split(':');
  return { who, to, card: card as CardId };
};

type EquipProps = Scene & { readonly legend: LegendView };

/** What a legend may do with its pool, by card. */
const byCard = ({ question, legend }: EquipProps): ReadonlyMap<CardId, readonly OptionShown[]> => {
  const found = new Map<CardId, OptionShown[]>();
  for (const o of question?.options ?? []) {
    const { who, card } = puttingOf(o.key);
    if (who === legend.id) found.set(card, [...(found.get(card) ?? []), o]);
  }
  return found;
};

/** The weapons that are chosen, in the order of the pool: the first and the second. */
const armsOf = ({ question, chosen, legend }: EquipProps): readonly CardId[] =>
  (question?.options ?? [])
    .filter(o => chosen.has(o.key))
    .map(o => puttingOf(o.key))
    .filter(p => p.who === legend.id && p.to === 'arm')
    .map(p => p.card);

/** A comfortable table for stage 1: weapons to choose, and for each token its places as buttons. */
export const Equip = (props: EquipProps): ReactNode => {
  const { lang, legend, chosen } = props;
  const w = WORDS[lang];
  const options = byCard(props);
  const arms = armsOf(props);
  const weapons = [...options].filter(([card]) => isWeapon(card));
  const tokens = [...options].filter(([card]) => !isWeapon(card));
  const packed = [...chosen].filter(key => key.startsWith(`${legend.id}:pack:`)).length;
  return (
    <section className={`equip ${legend.team}`} aria-label={legendName(lang, legend.id)}>
      <h3>
        {legendName(lang, legend.id)} <small>· {w.packed(packed)}</small>
      </h3>
      <div className="equip-arms">
        <h4>{w.equip}</h4>
        <div>
          {weapons.map(
            ([card, [option]]) => option && <Arm key={card} scene={props} card={card} option={option} />,
          )}
        </div>
      </div>
      <div className="equip-tokens">
        <h4>{w.tokens}</h4>
        <ul>
          {tokens.map(([card, places]) => (
            <Places key={card} scene={props} {...{ card, places, arms }} />
          ))}
        </ul>
      </div>
    </section>
  );
};

const Arm = ({ scene, card, option }: { scene: Scene; card: CardId; option: OptionShown }): ReactNode => (
  <button type="button" {...choiceProps(scene, option, cardName(scene.lang, card), 'equip-arm')}>
    <span className="weapon-head">
      <b>{cardName(scene.lang, card)}</b>
      <Invented scene={scene} card={card} />
      <small>{cardText(scene.lang, card).kind}</small>
    </span>
    <Glyph name={weaponGlyph(card)} size={40} />
    <Figures scene={scene} card={card} />
  </button>
);

interface PlacesProps {
  readonly scene: Scene;
  readonly card: CardId;
  readonly places: readonly OptionShown[];
  readonly arms: readonly CardId[];
}

/** A token with its places side by side; one of them, or none. */
const Places = ({ scene, card, places, arms }: PlacesProps): ReactNode => {
  const { lang } = scene;
  const w = WORDS[lang];
  const nameOf = (to: string): string => {
    if (to === 'pack') return w.inPack;
    if (to === 'wear') return w.wear;
    const nth = to === 'on-1' ? 0 : 1;
    const arm = arms[nth];
    return arm ? cardName(lang, arm) : w.noWeapon(nth + 1);
  };
  const name = cardName(lang, card);
  const isPlaced = places.some(o => scene.chosen.has(o.key));
  return (
    <li className={isPlaced ? 'placed' : ''}>
      <span className={`token rank-${lootOf(card).rank}`} aria-hidden="true">
        <Glyph name={lootGlyph(card)} size={20} />
      </span>
      <span className="token-name">{name}</span>
      <span className="places">
        {places.map(o => {
          const place = nameOf(puttingOf(o.key).to);
          return (
            <button key={o.key} type="button" {...choiceProps(scene, o, `${name}: ${place}`, 'place')}>
              {place}
            </button>
          );
        })}
      </span>
    </li>
  );
};
