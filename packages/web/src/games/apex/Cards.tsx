import { abilityText, bandText, cardName, cardText } from '@potyczka/apex/text';
import {
  type AbilityFacts,
  attachmentOf,
  isFeat,
  isWeapon,
  type LegendView,
  lootOf,
  weaponOf,
} from '@potyczka/apex/view';
import type { CardId } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import { FACE_WORDS } from './faces/face-words.js';
import { SlotSign } from './faces/pieces.js';
import { Glyph } from './glyphs.js';
import { LootSign } from './LootSign.js';
import { featGlyph, weaponGlyph } from './look.js';
import { turnsLeft } from './Pieces.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

/** A quiet sign on what is not from the rulebook. */
export const Invented = ({ scene, card }: { readonly scene: Scene; readonly card: CardId }): ReactNode =>
  cardText(scene.lang, card).placeholder ? (
    <i className="invented" title={WORDS[scene.lang].notFromBook}>
      <span className="hidden-text">{WORDS[scene.lang].notFromBook}</span>
    </i>
  ) : null;

/** Most ammo that a weapon card has room for. */
const MOST_AMMO = 5;

const roundsOf = ([spaces, each]: readonly [number, number]): string =>
  each === 1 ? String(spaces) : `${spaces}×${each}`;

/** A weapon's figures in a row: where it hits from, how fast, how hard. */
export const Figures = ({ scene, card }: { readonly scene: Scene; readonly card: CardId }): ReactNode => {
  if (!isWeapon(card)) return null;
  const w = WORDS[scene.lang];
  const { range, threshold, rof, damage, headshot } = weaponOf(card);
  const figures = [
    ['crosshair', w.range, bandText(range)],
    ['bullseye', w.threshold, `${threshold}+`],
    ['fast-forward-button', w.rof, roundsOf(rof)],
    ['explosion-rays', w.damage, String(damage)],
    ['helmet-head-shot', w.headshot, String(headshot)],
  ] as const;
  return (
    <span className="weapon-figures">
      {figures.map(([glyph, label, value]) => (
        <span key={glyph} title={label}>
          <Glyph name={glyph} size={15} label={label} /> {value}
        </span>
      ))}
    </span>
  );
};

/** The same where there is room: each figure under its word. */
export const FigureCells = ({
  lang,
  card,
}: {
  readonly lang: Scene['lang'];
  readonly card: CardId;
}): ReactNode => {
  const w = FACE_WORDS[lang];
  const { range, threshold, rof, damage, headshot, startingAmmo } = weaponOf(card);
  const cells = [
    [w.bestRange, bandText(range)],
    [w.hitsFrom, `${threshold}+`],
    [w.aimCards, roundsOf(rof)],
    [w.damage, String(damage)],
    [w.headshot, `+${headshot}`],
    [WORDS[lang].ammo, String(startingAmmo)],
  ] as const;
  return (
    <span className="figure-cells">
      {cells.map(([label, value]) => (
        <span key={label}>
          <small>{label}</small>
          <b>{value}</b>
        </span>
      ))}
    </span>
  );
};

interface WeaponProps {
  readonly scene: Scene;
  readonly weapon: LegendView['weapons'][number];
}

/** A weapon card with what is on it and its ammo. */
export const WeaponCard = ({ scene, weapon }: WeaponProps): ReactNode => {
  const { lang } = scene;
  const { card, ammo, on } = weapon;
  const isOwn = isWeapon(card);
  return (
    <button
      type="button"
      data-cards={card}
      {...elementProps(scene, card, cardName(lang, card), 'weapon-card')}
    >
      <span className="weapon-head">
        <b>{cardName(lang, card)}</b>
        <Invented scene={scene} card={card} />
        <small>{cardText(lang, card).kind}</small>
      </span>
      <Glyph name={weaponGlyph(card)} size={46} />
      <span className="on">
        {on.map(token => (
          <span
            key={token}
            className={`rank-${lootOf(token).rank}`}
            data-cards={token}
            title={cardName(lang, token)}
          >
            <SlotSign slot={attachmentOf(token).slot} size={17} />
            <span className="on-name">{cardName(lang, token)}</span>
          </span>
        ))}
      </span>
      <Figures scene={scene} card={card} />
      {isOwn && (
        <span className="ammo" role="img" aria-label={`${WORDS[lang].ammo} ${ammo}`}>
          {Array.from({ length: Math.max(MOST_AMMO, ammo) }, (_, i) => (
            <i key={`a${i + 1}`} className={i < ammo ? 'full' : ''} />
          ))}
        </span>
      )}
    </button>
  );
};

/** A token as it lies on a board: its sign, its rank as the colour of its rim. */
export const Token = ({ scene, card, spent }: { scene: Scene; card: CardId; spent?: boolean }): ReactNode => {
  const name = cardName(scene.lang, card);
  const label = spent ? `${name}, ${WORDS[scene.lang].spent}` : name;
  return (
    <button
      type="button"
      data-cards={card}
      {...elementProps(scene, card, label, `token rank-${lootOf(card).rank} ${spent ? 'spent' : ''}`)}
      title={label}
    >
      <LootSign card={card} size={24} />
    </button>
  );
};

/** A feat in hand: its kind as a sign, its name. */
export const FeatCard = ({ scene, card }: { readonly scene: Scene; readonly card: CardId }): ReactNode => {
  if (!isFeat(card)) return null;
  const { name, kind } = cardText(scene.lang, card);
  return (
    <button type="button" data-cards={card} {...elementProps(scene, card, `${name}. ${kind}`, 'feat-card')}>
      <Glyph name={featGlyph(card)} size={24} />
      <b>{name}</b>
      <small>{kind}</small>
      <Invented scene={scene} card={card} />
    </button>
  );
};

interface AbilityProps {
  readonly scene: Scene;
  readonly ability: AbilityFacts;
}

/** An ability, ready or cooling, or waiting for its turn on the track. */
export const AbilityCard = ({ scene, ability }: AbilityProps): ReactNode => {
  const { view, lang } = scene;
  const w = WORDS[lang];
  const { name } = abilityText(lang, ability.id);
  const tokens = [
    ...new Set([ability.id, ...Object.keys(view.cooling).filter(t => t.startsWith(ability.id))]),
  ];
  const cooling = tokens.map(t => view.cooling[t]).find(n => n !== undefined && n > 0);
  const due = view.track
    .map(x => (x.token.startsWith(ability.id) ? turnsLeft(view, x.token) : null))
    .find(n => n !== null);
  const state = due !== undefined && due !== null ? w.inTurns(due) : cooling ? w.cools(cooling) : w.ready;
  const isReady = state === w.ready;
  return (
    <button
      type="button"
      data-cards={ability.id}
      {...elementProps(
        scene,
        ability.id,
        `${name}, ${state}`,
        `ability-card ${isReady ? 'ready' : 'cooling'}`,
      )}
    >
      <small>{w[ability.kind]}</small>
      <b>{name}</b>
      <span className="state">
        {!isReady && <Glyph name="hourglass" size={14} />} {state}
      </span>
    </button>
  );
};
