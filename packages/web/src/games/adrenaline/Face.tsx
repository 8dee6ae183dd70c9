import {
  ammoText,
  cardName,
  cardText,
  costText,
  type EffectFace,
  FACE_WORDS,
  powerUpText,
  PAGE_WORDS as WORDS,
  weaponText,
} from '@potyczka/adrenaline/text';
import {
  AMMO_CARDS,
  type AmmoTile,
  ammoTile,
  BOARD,
  type Colour,
  colourOf,
  kindOf,
  POWER_UP_CARDS,
  type PowerUpId,
  type PowerUpRecord,
  powerUpRecord,
  recordOf,
  signsOfEffect,
  signsOfPowerUp,
  type View,
  type WeaponRecord,
} from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import { fill, listed, tied } from '@potyczka/words';
import type { ReactNode } from 'react';
import type { FaceProps } from '../game-ui.js';
import { pictureOf } from './arms.js';
import { Signs } from './Signs.js';
import { Bolt, CubeIcon, Inline, Skull } from './shapes.js';
import { whereIs } from './where-is.js';
import './face.css';

type CardId = `#${string}`;

/** The face of any card, and of a player's board. */
export const Face = ({ card: named, lang, view }: FaceProps<View>): ReactNode => {
  const [card = '', marked] = named.split('/');
  if (card === 'board') return <BoardFace record={BOARD} lang={lang} />;
  if (!isCard(card)) return null;
  const now = view && whereIs(lang, view, card);
  const foot = now && (
    <p className="face-now">
      <b>{FACE_WORDS[lang].now}:</b> {now}
    </p>
  );
  if (card.startsWith('#weapon-'))
    return (
      <WeaponFace record={recordOf(card)} lang={lang} marked={marked}>
        {foot}
      </WeaponFace>
    );
  if (card.startsWith('#ammo'))
    return (
      <AmmoFace tile={ammoTile(card)} lang={lang}>
        {foot}
      </AmmoFace>
    );
  const power: PowerUp = { kind: kindOf(card), colour: colourOf(card), record: powerUpRecord(card) };
  return (
    <PowerUpFace power={power} lang={lang}>
      {foot}
    </PowerUpFace>
  );
};

const isCard = (card: string): card is CardId => card.startsWith('#');

interface SlabProps {
  readonly kind: string;
  readonly name: string;
  /** The colour of the card, which pays or is paid. */
  readonly colour?: Colour;
  readonly card?: CardId;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A card: its head with picture, name and kind, and what it says. */
const Slab = ({ kind, name, colour, card, aside, children }: SlabProps): ReactNode => {
  const picture = card && pictureOf(card);
  return (
    <article className="card-face" style={{ borderTopColor: colour && `var(--cube-${colour})` }}>
      <header>
        {picture && (
          <svg width={44} height={44} viewBox="0 0 512 512" aria-hidden="true">
            <use href={picture} />
          </svg>
        )}
        <div className="face-title">
          <h4>{name}</h4>
          <span className="soft">{kind}</span>
        </div>
        {aside}
      </header>
      {children}
    </article>
  );
};

const Cubes = ({ of, lang }: { readonly of: readonly Colour[]; readonly lang: Lang }): ReactNode => (
  <span className="cost" role="img" aria-label={costText(lang, of)}>
    {of.map((c, i) => (
      <CubeIcon key={`${c}${i}`} colour={c} />
    ))}
    {of.length === 0 && FACE_WORDS[lang].free}
  </span>
);

interface WeaponFaceProps {
  readonly record: WeaponRecord;
  readonly lang: Lang;
  /** The effect that an option is about. */
  readonly marked?: string | undefined;
  readonly children?: ReactNode;
}

/** All that a weapon's record says: prices, and each mode or effect with when, whom, where and how much. */
export const WeaponFace = ({ record, lang, marked, children }: WeaponFaceProps): ReactNode => {
  const w = FACE_WORDS[lang];
  const { name, effects } = weaponText(lang, record);
  const [top, ...rest] = record.cost;
  return (
    <Slab
      kind={w.weapon}
      name={name}
      colour={top}
      card={`#weapon-${record.id}`}
      aside={
        <dl className="face-prices">
          <dt>{w.pickUp}</dt>
          <dd>
            <Cubes of={rest} lang={lang} />
          </dd>
          <dt>{w.reload}</dt>
          <dd>
            <Cubes of={record.cost} lang={lang} />
          </dd>
        </dl>
      }
    >
      {record.modes.length > 1 && <p className="soft">{w.oneMode}</p>}
      {record.optional && <p className="soft">{w.basicAndMore}</p>}
      <ul className="face-effects">
        {effects.map(e => (
          <Effect
            key={e.id}
            effect={e}
            lang={lang}
            isMarked={e.id === marked}
            nameOf={id => effects.find(x => x.id === id)?.name ?? id}
          />
        ))}
      </ul>
      {children}
    </Slab>
  );
};

interface EffectProps {
  readonly effect: EffectFace;
  readonly lang: Lang;
  readonly isMarked: boolean;
  nameOf(effect: string): string;
}

const Effect = ({ effect, lang, isMarked, nameOf }: EffectProps): ReactNode => {
  const { record, name, text } = effect;
  const isOptional = 'when' in record;
  const kind = [isMarked ? 'marked' : '', isOptional && record.isUnnamed ? 'part' : ''];
  return (
    <li className={kind.filter(Boolean).join(' ')}>
      <div className="face-effect">
        <b>{name}</b>
        {(isOptional || record.pays.length > 0) && <Cubes of={record.pays} lang={lang} />}
        <Signs pays={[]} signs={signsOfEffect(record.effect)} />
      </div>
      <p>{tied(lang, text)}</p>
      {isOptional && <p className="face-when">{timesOf(lang, record, nameOf).join(', ')}</p>}
    </li>
  );
};

/** When an optional effect may be used. */
const timesOf = (
  lang: Lang,
  { when, needs, before }: Extract<EffectFace['record'], { when: string }>,
  nameOf: (effect: string) => string,
): readonly string[] => {
  const w = FACE_WORDS[lang];
  return [
    w[when],
    ...(needs ? [fill(lang, w.needs, { name: nameOf(needs) })] : []),
    ...(before ? [fill(lang, w.before, { name: nameOf(before) })] : []),
  ];
};

/** What a power-up's face is made from. */
export interface PowerUp {
  readonly kind: PowerUpId;
  readonly colour: Colour;
  readonly record: PowerUpRecord;
}

export const PowerUpFace = ({
  power,
  lang,
  children,
}: {
  readonly power: PowerUp;
  readonly lang: Lang;
  readonly children?: ReactNode;
}): ReactNode => {
  const w = FACE_WORDS[lang];
  const { kind, colour, record } = power;
  const card: CardId = `#${kind}-${colour}-1`;
  const { reconstructed, ours } = cardText(lang, card);
  const n = POWER_UP_CARDS.filter(c => kindOf(c) === kind && colourOf(c) === colour).length;
  const cube = w.paysAsCube[colour];
  return (
    <Slab
      kind={w.powerUp}
      name={cardName(lang, card)}
      colour={colour}
      card={card}
      aside={<Cubes of={[colour]} lang={lang} />}
    >
      <ul className="face-effects">
        <li>
          <div className="face-effect">
            <Signs pays={[]} signs={signsOfPowerUp(record)} />
          </div>
          <p>{tied(lang, powerUpText(lang, kind, record))}</p>
          <p className="face-when">{w[record.when]}</p>
        </li>
        <li>
          <p>{tied(lang, fill(lang, w.paysAs, { cube, spawn: w.spawn[colour] }))}</p>
        </li>
      </ul>
      <p className="soft">
        {fill(lang, w.copiesOfCard, { n, all: POWER_UP_CARDS.length })}{' '}
        {reconstructed && <small className="badge">{WORDS[lang].reconstructed}</small>}
        {ours && <small className="badge">{WORDS[lang].ours}</small>}
      </p>
      {children}
    </Slab>
  );
};

export const AmmoFace = ({
  tile,
  lang,
  children,
}: {
  readonly tile: AmmoTile;
  readonly lang: Lang;
  readonly children?: ReactNode;
}): ReactNode => {
  const w = FACE_WORDS[lang];
  const alike = AMMO_CARDS.filter(c => JSON.stringify(ammoTile(c)) === JSON.stringify(tile));
  return (
    <Slab
      kind=""
      name={w.ammo}
      aside={
        <span className="cost">
          {tile.cubes.map((c, i) => (
            <CubeIcon key={`${c}${i}`} colour={c} />
          ))}
          {tile.powerUp && (
            <Inline size={18}>
              <Bolt />
            </Inline>
          )}
        </span>
      }
    >
      <p>{tied(lang, ammoText(lang, tile))}</p>
      <p className="soft">{fill(lang, w.noRoom, { cubes: BOARD.cubes, cards: BOARD.powerUps })}</p>
      <p className="soft">{fill(lang, w.copies, { n: alike.length, all: AMMO_CARDS.length })}</p>
      {children}
    </Slab>
  );
};

/** What is printed on everybody's board. */
export type BoardRecord = {
  readonly [K in keyof typeof BOARD]: (typeof BOARD)[K] extends number
    ? number
    : (typeof BOARD)[K] extends readonly number[]
      ? readonly number[]
      : { readonly from: number; readonly squares: number };
};

/** A player's board with both its sides. */
export const BoardFace = ({
  record,
  lang,
}: {
  readonly record: BoardRecord;
  readonly lang: Lang;
}): ReactNode => {
  const w = FACE_WORDS[lang];
  const { values, turned, kills, overkill, weapons, powerUps, cubes } = record;
  const [first = 0, ...rest] = values;
  const steps = (at: number): boolean =>
    at === record.stepsBeforeGrab.from || at === record.stepsBeforeShot.from;
  return (
    <Slab kind="" name={w.board}>
      <div className="face-track" aria-hidden="true">
        {Array.from({ length: overkill }, (_, i) => (
          <span key={`place ${i + 1}`} className={steps(i + 1) ? 'step' : ''}>
            {i + 1 === kills ? (
              <Inline size={14}>
                <Skull />
              </Inline>
            ) : (
              i + 1
            )}
          </span>
        ))}
      </div>
      <ul className="face-effects">
        <li>
          <p>{fill(lang, w.grab, record.stepsBeforeGrab)}</p>
          <p>{fill(lang, w.shoot, record.stepsBeforeShot)}</p>
          <p>{tied(lang, fill(lang, w.kills, { kills, overkill }))}</p>
          <p>{fill(lang, w.marks, { n: record.marks })}</p>
        </li>
        <li>
          <p>{fill(lang, w.firstBlood, { n: record.firstBlood })}</p>
          <p>{tied(lang, fill(lang, w.values, { first, rest: listed(lang, rest.map(String)) }))}</p>
        </li>
        <li>
          <b>{w.otherSide}</b>
          <p>{tied(lang, fill(lang, w.turned, { row: turned.join(', ') }))}</p>
        </li>
      </ul>
      <p className="soft">{fill(lang, w.holds, { weapons, powerUps, cubes })}</p>
    </Slab>
  );
};
