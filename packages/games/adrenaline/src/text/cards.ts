import { BLANK, type CardId } from '@potyczka/kernel';
import { fill, type Lang, listed, type Noun, same, sentence, type Values } from '@potyczka/words';
import { AMMO_CARDS, ammoTile } from '../content/ammo.js';
import { colourOf, kindOf } from '../content/power-ups/cards.js';
import { figuresOf } from '../content/signs.js';
import { effectOn } from '../content/weapons/cards.js';
import { COLOURS, type Colour, type Cost, type WeaponCard } from '../vocabulary.js';
import type { WeaponId } from './en/weapons.js';
import type { EffectName, WeaponWords } from './grammar.js';
import { LANGUAGES } from './language.js';

const WEAPON = '#weapon-';
const AMMO: ReadonlySet<CardId> = new Set(AMMO_CARDS);

const isWeapon = (card: CardId): boolean => card.startsWith(WEAPON);

const weaponWords = (lang: Lang, id: string): WeaponWords => {
  const { weapons } = LANGUAGES[lang];
  if (!Object.hasOwn(weapons, id)) throw new Error(`no words for the weapon ${id}`);
  return weapons[id as WeaponId];
};

/** The key by which effects are known in messages: `plasma-gun/phase-glide`. */
export const effectKey = (card: CardId, effect: string): string => `${card.slice(WEAPON.length)}/${effect}`;

/** The name of an effect, by its key. */
export const effectNoun = (lang: Lang, key: string): EffectName => {
  const [weapon = '', effect = ''] = key.split('/');
  const words = weaponWords(lang, weapon).effects[effect];
  if (!words) throw new Error(`no words for the effect ${key}`);
  return words.name;
};

/** A price, colour by colour and then card by card; parts of a list. */
const priceParts = (
  lang: Lang,
  cubes: Cost,
  cards: readonly CardId[],
  form: 'nom' | 'acc' | 'short',
): string[] => {
  const counted = COLOURS.map(colour => ({ colour, n: cubes.filter(c => c === colour).length }));
  const words = (colour: Colour, isHead: boolean): string => {
    const { head, next, short } = LANGUAGES[lang].cubes[colour];
    return form === 'short' ? short : (isHead ? head : next)[form];
  };
  const named = counted
    .filter(({ n }) => n > 0)
    .map(({ colour, n }, i) => fill(lang, words(colour, i === 0), { n }));
  return [...named, ...cards.map(card => cardNoun(lang, card)[form === 'short' ? 'label' : form])];
};

/** What is paid or given, in one case; 'free' if it is nothing. */
export const price = (
  lang: Lang,
  cubes: Cost,
  cards: readonly CardId[],
  form: 'nom' | 'acc' | 'short',
): string => {
  const parts = priceParts(lang, cubes, cards, form);
  if (parts.length === 0) return LANGUAGES[lang].words.free;
  return form === 'short' ? parts.join(', ') : listed(lang, parts);
};

const tileNoun = (lang: Lang, card: CardId): Noun => {
  const { cubes, powerUp } = ammoTile(card);
  const gives = priceParts(lang, cubes, powerUp ? [BLANK] : [], 'nom').join(', ');
  const name = fill(lang, LANGUAGES[lang].ammoTile, { gives });
  return same(name, sentence(name));
};

/** The name of any card. A blank one is a power-up in somebody's hand: no other card that can be told of is hidden. */
export const cardNoun = (lang: Lang, card: CardId): Noun => {
  if (card === BLANK) return LANGUAGES[lang].hiddenPowerUp;
  if (isWeapon(card)) return weaponWords(lang, card.slice(WEAPON.length)).name;
  if (AMMO.has(card)) return tileNoun(lang, card);
  return LANGUAGES[lang].powerUps[kindOf(card)].name[colourOf(card)];
};

/** What a message may tell cards apart by: the kind of a power-up, or `other`. */
export const sortOf = (card: CardId): string =>
  card === BLANK || isWeapon(card) || AMMO.has(card) ? 'other' : kindOf(card);

/** One effect as a card shows it. */
export interface EffectText {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A card as it is shown in full. */
export interface CardText {
  readonly name: string;
  /** What it does. Power-ups and ammo tiles do one thing, and it has no name of its own. */
  readonly effects: readonly EffectText[];
  /** The title is not in the source and comes from the published game: show the badge. */
  readonly reconstructed: boolean;
  /** The title is not in the source and is our own: show that badge instead. */
  readonly ours: boolean;
}

/** The figures that the text of an effect speaks of, as its record has them. */
const figuresOn = (card: WeaponCard, effect: string): Values => {
  const record = effectOn(card, effect);
  return record ? figuresOf(record) : {};
};

const only = (text: string): readonly EffectText[] => [{ id: 'basic', name: '', text }];

/** Name and rules of a card. */
export const cardText = (lang: Lang, card: CardId): CardText => {
  const name = cardNoun(lang, card).label;
  const shown = { name, reconstructed: false, ours: false };
  if (card === BLANK) return { ...shown, effects: [] };
  if (isWeapon(card)) {
    const { effects } = weaponWords(lang, card.slice(WEAPON.length));
    const list = Object.entries(effects).map(([id, e]) => ({
      id,
      name: e.name.label,
      text: fill(lang, e.text, figuresOn(card as WeaponCard, id)),
    }));
    return { ...shown, effects: list };
  }
  if (AMMO.has(card)) {
    const { cubes, powerUp } = ammoTile(card);
    const gives = price(lang, cubes, powerUp ? [BLANK] : [], 'acc');
    return { ...shown, effects: only(fill(lang, LANGUAGES[lang].ammoText, { gives })) };
  }
  const { text, reconstructed = false, ours = false } = LANGUAGES[lang].powerUps[kindOf(card)];
  return { ...shown, effects: only(text), reconstructed, ours };
};
