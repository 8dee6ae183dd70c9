/** The door of the texts: everything that people read, in Polish and English. It holds no rules. */
import type { CardId } from '@potyczka/kernel';
import { sayer } from '@potyczka/kit/text';
import { fill, type Lang, sentence } from '@potyczka/words';
import { featOn, isFeat } from '../content/feats/index.js';
import { isLoot, lootOf } from '../content/loot.js';
import { isWeapon, weaponOf } from '../content/weapons.js';
import type { AbilityId, FeatId, FigureKind, LegendId, Team } from '../vocabulary.js';
import { automaCardText, isAutomaCard } from './automa/index.js';
import { deckText, isDeckCard, isInvented, lootText } from './cards.js';
import { LANGUAGES } from './language.js';
import type { WordId } from './names.js';
import { cardNoun, valuesOf } from './values.js';

export { LANGS, type Lang } from '@potyczka/words';
export type { WordId } from './names.js';
export { optionText, optionValueText } from './options.js';
export type { TextId } from './say.js';
export { tell } from './tell.js';
export { abilityName, spaceName, weaponName } from './values.js';

/** A prompt, a label or a reason; throws if there is no such text. */
export const say = sayer(lang => LANGUAGES[lang].messages, valuesOf);

/** The name of a card or token, as it stands on a button. */
export const cardName = (lang: Lang, card: CardId): string => cardNoun(lang, card).label;
export const legendName = (lang: Lang, id: LegendId): string => LANGUAGES[lang].legends[id].label;
export const teamName = (lang: Lang, team: Team): string => LANGUAGES[lang].teams[team].label;
export const figureName = (lang: Lang, kind: FigureKind): string => LANGUAGES[lang].figures[kind].label;
export const word = (lang: Lang, id: WordId): string => LANGUAGES[lang].words[id];

/** A card as it is shown in full. */
export interface CardText {
  readonly name: string;
  /** What kind of card it is, and what it does; empty where the figures say all. */
  readonly kind: string;
  readonly text: string;
  /** Filler of ours: show the quiet sign. */
  readonly placeholder: boolean;
}

const featKind = (card: CardId): keyof (typeof LANGUAGES)['en']['featKinds'] => {
  const feat = featOn(card);
  if (feat.kind === 'reaction') return feat.team ? `${feat.when}-team` : feat.when;
  return feat.kind;
};

export const cardText = (lang: Lang, card: CardId): CardText => {
  const words = LANGUAGES[lang];
  const name = cardName(lang, card);
  if (isFeat(card)) {
    const feat = featOn(card);
    return {
      name,
      kind: words.featKinds[featKind(card)],
      text: words.feats[card.slice(1) as FeatId] ?? '',
      placeholder: feat.mark === 'placeholder',
    };
  }
  if (isWeapon(card)) {
    const w = weaponOf(card);
    return {
      name,
      kind: words.weaponTypes[w.type],
      text: passiveText(lang, card),
      placeholder: w.mark === 'placeholder',
    };
  }
  if (isLoot(card)) {
    const { ranks } = words;
    return { name, kind: ranks[lootOf(card).rank], text: lootText(lang, card), placeholder: false };
  }
  if (isDeckCard(card)) return { name, kind: '', text: deckText(lang, card), placeholder: isInvented(card) };
  if (isAutomaCard(card)) return { name, kind: '', text: automaCardText(lang, card), placeholder: true };
  return { name, kind: '', text: '', placeholder: false };
};

const passiveText = (lang: Lang, card: CardId): string => {
  const { passives } = LANGUAGES[lang];
  const { passive, slots } = weaponOf(card);
  const out: string[] = [];
  if (passive.lateBoost) out.push(passives['late-boost']);
  if (passive.recoil) out.push(fill(lang, passives.recoil, { n: passive.recoil }));
  if (passive.pays)
    out.push(fill(lang, passives.pays, { damage: passive.pays.damage, headshot: passive.pays.headshot }));
  if ((slots.magazine?.length ?? 0) > 1) out.push(passives.magazines);
  return out.join(' ');
};

/** An Ability card: its name and what it does. All of them are the book's. */
export const abilityText = (lang: Lang, id: AbilityId): { readonly name: string; readonly text: string } =>
  LANGUAGES[lang].abilities[id];

/** What a seat is called. */
export const seatName = (lang: Lang, seat: string): string =>
  sentence(fill(lang, LANGUAGES[lang].seat, { n: seat.slice(1) }));
