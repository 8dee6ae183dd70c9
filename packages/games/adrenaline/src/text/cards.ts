import { BLANK, type CardId } from '@potyczka/kernel';
import { fill, type Lang, listed, type Noun, same, sentence } from '@potyczka/words';
import { AMMO_CARDS, type AmmoTile, ammoTile } from '../content/ammo.js';
import { effectsOf, type ModeRecord, type OptionalRecord, type WeaponRecord } from '../content/effects.js';
import { colourOf, kindOf, type PowerUpId } from '../content/power-ups/cards.js';
import { type PowerUpRecord, powerUpRecord } from '../content/power-ups/records.js';
import { figuresOf } from '../content/signs.js';
import { recordOf } from '../content/weapons/cards.js';
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

/** An effect as its weapon's record has it. */
export interface EffectFace extends EffectText {
  readonly record: ModeRecord | OptionalRecord;
}

/** A weapon in words, from its record: the figures are those that its rules play. */
export const weaponText = (
  lang: Lang,
  record: WeaponRecord,
): { readonly name: string; readonly effects: readonly EffectFace[] } => {
  const { name, effects } = weaponWords(lang, record.id);
  return {
    name: name.label,
    effects: effectsOf(record).map(e => {
      const words = effects[e.id];
      if (!words) throw new Error(`no words for the effect ${record.id}/${e.id}`);
      return {
        id: e.id,
        name: words.name.label,
        text: fill(lang, words.text, figuresOf(e.effect)),
        record: e,
      };
    }),
  };
};

/** What a power-up does, with the figures of its record. */
export const powerUpText = (lang: Lang, kind: PowerUpId, { does }: PowerUpRecord): string => {
  const figures = {
    damage: does.verb === 'hurts-more' ? does.damage : 0,
    moves: does.verb === 'moves-somebody' ? does.push.most : 0,
    marks: does.verb === 'marks' ? does.marks : 0,
  };
  return fill(lang, LANGUAGES[lang].powerUps[kind].text, figures);
};

/** What an ammo tile gives. */
export const ammoText = (lang: Lang, { cubes, powerUp }: AmmoTile): string =>
  fill(lang, LANGUAGES[lang].ammoText, { gives: price(lang, cubes, powerUp ? [BLANK] : [], 'acc') });

const only = (text: string): readonly EffectText[] => [{ id: 'basic', name: '', text }];

/** Name and rules of a card. */
export const cardText = (lang: Lang, card: CardId): CardText => {
  const name = cardNoun(lang, card).label;
  const shown = { name, reconstructed: false, ours: false };
  if (card === BLANK) return { ...shown, effects: [] };
  if (isWeapon(card)) {
    const { effects } = weaponText(lang, recordOf(card as WeaponCard));
    return { ...shown, effects: effects.map(({ record: _, ...effect }) => effect) };
  }
  if (AMMO.has(card)) return { ...shown, effects: only(ammoText(lang, ammoTile(card))) };
  const { reconstructed = false, ours = false } = LANGUAGES[lang].powerUps[kindOf(card)];
  const text = powerUpText(lang, kindOf(card), powerUpRecord(card));
  return { ...shown, effects: only(text), reconstructed, ours };
};
