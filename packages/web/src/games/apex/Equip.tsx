import { cardName, cardText, legendName } from '@potyczka/apex/text';
import {
  attachmentOf,
  isWeapon,
  type LegendView,
  type LootKind,
  lootOf,
  SLOTS,
  type Slot,
  takes,
  weaponOf,
} from '@potyczka/apex/view';
import type { CardId } from '@potyczka/kernel';
import type { OptionShown } from '@potyczka/table';
import { listed } from '@potyczka/words';
import { type DragEvent, type ReactNode, useState } from 'react';
import { choiceProps } from '../element.js';
import { FigureCells, Figures, Invented } from './Cards.js';
import { FACE_WORDS } from './faces/face-words.js';
import { AmmoPill, SlotSign } from './faces/pieces.js';
import { Glyph } from './glyphs.js';
import { LootSign } from './LootSign.js';
import { weaponGlyph } from './look.js';
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

/** A comfortable table for stage 1: weapons with their sockets, and each token with the places that take it. */
export const Equip = (props: EquipProps): ReactNode => {
  const { lang, legend, chosen } = props;
  const w = WORDS[lang];
  const [picked, setPicked] = useState<CardId | null>(null);
  const options = byCard(props);
  const arms = armsOf(props);
  const weapons = [...options].filter(([card]) => isWeapon(card));
  const packed = [...chosen].filter(key => key.startsWith(`${legend.id}:pack:`)).length;
  return (
    <section className={`equip ${legend.team}`} aria-label={legendName(lang, legend.id)}>
      <h3>
        {legendName(lang, legend.id)}{' '}
        <small>
          · {w.armed(arms.length)} · {w.packed(packed)}
          <span className="drag"> · {w.dragThem}</span>
        </small>
      </h3>
      <div className="equip-arms">
        <h4>{w.equip}</h4>
        <div>
          {weapons.map(
            ([card, [option]]) =>
              option && (
                <Arm key={card} scene={props} {...{ card, option, arms, picked, options, setPicked }} />
              ),
          )}
        </div>
      </div>
      {picked && <p className="fits-on">{fitsOn(lang, picked, weapons)}</p>}
      {SORTS.map(sorts => (
        <Tokens
          key={sorts.join()}
          scene={props}
          {...{ arms, picked, setPicked }}
          tokens={[...options].filter(
            ([card]) => !isWeapon(card) && sorts.some(sort => sort === lootOf(card).sort),
          )}
          title={w.sorts[sorts[0]]}
        />
      ))}
    </section>
  );
};

/** Tokens that have the same kind of place. */
const SORTS = [['attachment'], ['gear'], ['accessory', 'grenade']] as const satisfies readonly (readonly [
  LootKind['sort'],
  ...LootKind['sort'][],
])[];

/** On which of the weapons drawn an attachment fits. */
const fitsOn = (
  lang: Scene['lang'],
  card: CardId,
  weapons: readonly (readonly [CardId, unknown])[],
): string => {
  const names = weapons.flatMap(([arm]) =>
    takes(weaponOf(arm), attachmentOf(card)) ? [cardName(lang, arm)] : [],
  );
  const { fitsOn: fits, fitsNothing } = FACE_WORDS[lang];
  return `${cardName(lang, card)}. ${names.length > 0 ? `${fits}: ${listed(lang, names)}.` : fitsNothing}`;
};

interface TokensProps extends Omit<PlacesProps, 'card' | 'places'> {
  readonly tokens: readonly (readonly [CardId, readonly OptionShown[]])[];
  readonly title: string;
}

const Tokens = ({ tokens, title, ...more }: TokensProps): ReactNode =>
  tokens.length === 0 ? null : (
    <div className="equip-tokens">
      <h4>{title}</h4>
      <ul>
        {tokens.map(([card, places]) => (
          <Places key={card} {...{ card, places }} {...more} />
        ))}
      </ul>
    </div>
  );

interface ArmProps {
  readonly scene: Scene;
  readonly card: CardId;
  readonly option: OptionShown;
  readonly arms: readonly CardId[];
  readonly picked: CardId | null;
  readonly options: ReadonlyMap<CardId, readonly OptionShown[]>;
  setPicked(card: CardId | null): void;
}

const Arm = ({ scene, card, option, arms, ...more }: ArmProps): ReactNode => {
  const nth = arms.indexOf(card);
  return (
    <div className="arm">
      <button
        type="button"
        data-cards={card}
        {...choiceProps(scene, option, cardName(scene.lang, card), 'equip-arm')}
      >
        <span className="weapon-head">
          <b>{cardName(scene.lang, card)}</b>
          <Invented scene={scene} card={card} />
          <small>{cardText(scene.lang, card).kind}</small>
        </span>
        <Glyph name={weaponGlyph(card)} size={scene.narrow ? 40 : 54} />
        <AmmoPill kind={weaponOf(card).ammo} lang={scene.lang} />
        {scene.narrow ? <Figures scene={scene} card={card} /> : <FigureCells lang={scene.lang} card={card} />}
      </button>
      <Sockets scene={scene} {...{ card, nth }} {...more} />
    </div>
  );
};

/** The slots of a weapon: what lies there, and lit where the token in hand fits; it may be dropped or clicked in. */
const Sockets = ({
  scene,
  card,
  nth,
  picked,
  options,
  setPicked,
}: Omit<ArmProps, 'option' | 'arms'> & { readonly nth: number }): ReactNode => {
  const weapon = weaponOf(card);
  const to = `on-${nth + 1}`;
  const all = [...options.values()].flat().filter(o => puttingOf(o.key).to === to);
  const inSlot = (slot: Slot, o: OptionShown): boolean => attachmentOf(puttingOf(o.key).card).slot === slot;
  const drop = (e: DragEvent<HTMLElement>): void => {
    e.preventDefault();
    e.currentTarget.click();
    setPicked(null);
  };
  return (
    <span className="sockets">
      {SLOTS.filter(slot => weapon.slots[slot]).map(slot => {
        const laid = nth < 0 ? undefined : all.find(o => scene.chosen.has(o.key) && inSlot(slot, o));
        const fits =
          nth >= 0 && picked && takes(weapon, attachmentOf(picked))
            ? all.find(o => puttingOf(o.key).card === picked && inSlot(slot, o))
            : undefined;
        const option = laid ?? fits;
        const name = option ? cardName(scene.lang, puttingOf(option.key).card) : '';
        if (!option)
          return (
            <i key={slot} className="socket">
              <SlotSign slot={slot} />
              <small>{WORDS[scene.lang].slots[slot]}</small>
            </i>
          );
        return (
          <button
            key={slot}
            type="button"
            onDragOver={e => e.preventDefault()}
            onDrop={drop}
            title={name}
            {...choiceProps(
              scene,
              option,
              `${cardName(scene.lang, card)}: ${name}`,
              laid ? 'socket laid' : 'socket fits',
            )}
          >
            <SlotSign slot={slot} />
            <small>{laid ? name : WORDS[scene.lang].here}</small>
          </button>
        );
      })}
    </span>
  );
};

interface PlacesProps {
  readonly scene: Scene;
  readonly card: CardId;
  readonly places: readonly OptionShown[];
  readonly arms: readonly CardId[];
  readonly picked: CardId | null;
  setPicked(card: CardId | null): void;
}

/** Whether a place takes a token: of weapons only those that are chosen and have a slot for it. */
const isOpen = (arms: readonly CardId[], { key }: OptionShown): boolean => {
  const { to, card } = puttingOf(key);
  if (to !== 'on-1' && to !== 'on-2') return true;
  const arm = arms[to === 'on-1' ? 0 : 1];
  return arm !== undefined && takes(weaponOf(arm), attachmentOf(card));
};

/** A token with the places that take it side by side; one of them, or none. */
const Places = ({ scene, card, places, arms, picked, setPicked }: PlacesProps): ReactNode => {
  const { lang } = scene;
  const w = WORDS[lang];
  const nameOf = (to: string): string => {
    if (to === 'pack') return w.inPack;
    if (to === 'wear') return w.wear;
    const arm = arms[to === 'on-1' ? 0 : 1];
    return arm ? cardName(lang, arm) : '';
  };
  const name = cardName(lang, card);
  const isPlaced = places.some(o => scene.chosen.has(o.key));
  const isMovable = lootOf(card).sort === 'attachment';
  return (
    <li className={isPlaced ? 'placed' : ''}>
      <button
        type="button"
        className="pick"
        draggable={isMovable}
        disabled={!isMovable}
        aria-pressed={picked === card}
        onDragStart={e => {
          e.dataTransfer.setData('text/plain', name);
          setPicked(card);
        }}
        onClick={() => setPicked(picked === card ? null : card)}
      >
        <span className={`token rank-${lootOf(card).rank}`} aria-hidden="true">
          <LootSign card={card} size={20} />
        </span>
        <span className="token-name">
          {name}
          <small>{cardText(lang, card).text}</small>
        </span>
      </button>
      <span className="places">
        {places
          .filter(o => isOpen(arms, o))
          .map(o => {
            const place = nameOf(puttingOf(o.key).to);
            return (
              <button
                key={o.key}
                type="button"
                data-cards={card}
                {...choiceProps(scene, o, `${name}: ${place}`, 'place')}
              >
                {place}
              </button>
            );
          })}
      </span>
    </li>
  );
};
