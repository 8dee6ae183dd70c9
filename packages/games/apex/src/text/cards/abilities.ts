import { fill, type Lang, sentence, type Values } from '@potyczka/words';
import { LEGEND_CARDS } from '../../legends/cards.js';
import type { AbilityCard, AutomaAbilityCard, Way } from '../../legends/types.js';
import { type AbilityId, legendOf } from '../../vocabulary.js';
import { LANGUAGES } from '../language.js';

/** An Ability card: each way to initiate it with what it does, and how long it cools. */
export interface AbilityText {
  readonly name: string;
  readonly ways: readonly { readonly kind: string; readonly text: string }[];
  readonly cooldown: string;
  /** Of an ability with several tokens. */
  readonly copies: string;
  /** All of it as one text. */
  readonly text: string;
}

const cardOf = (id: AbilityId): AbilityCard => {
  const cards: Readonly<Record<string, AbilityCard>> = LEGEND_CARDS[legendOf(id)].abilities;
  return cards[id] as AbilityCard;
};

const automaCardOf = (id: AbilityId): AutomaAbilityCard => {
  const cards: Readonly<Record<string, AutomaAbilityCard>> = LEGEND_CARDS[legendOf(id)].automa.abilities;
  return cards[id] as AutomaAbilityCard;
};

const kindOf = (lang: Lang, { label, ap }: Way): string =>
  fill(lang, LANGUAGES[lang].featKinds[label], { ap });

/** Figures of a card as gaps of its text; a negative one is told by its text. */
const gapsOf = (figures: Readonly<Record<string, number>>): Values => figures;

export const abilityText = (lang: Lang, id: AbilityId, card = cardOf(id)): AbilityText => {
  const words = LANGUAGES[lang];
  const { name, text } = words.abilities[id];
  const ways = card.ways.map((way, k) => ({
    kind: kindOf(lang, way),
    text: fill(lang, text[k] ?? '', gapsOf(card.figures)),
  }));
  const cooldown = fill(lang, words.cooldown, { n: card.cooldown });
  const copies = card.tokens.length > 1 ? fill(lang, words.copies, { n: card.tokens.length }) : '';
  const told = ways.map(({ kind, text: does }) => `${kind}. ${does}`);
  return {
    name,
    ways,
    cooldown,
    copies,
    text: [...told, copies, cooldown].filter(Boolean).map(sentence).join(' '),
  };
};

/** What stands on the Automa's own card of an ability: when it is used, and how. */
export const automaAbilityText = (
  lang: Lang,
  id: AbilityId,
  card = automaCardOf(id),
  normal = cardOf(id),
): string => fill(lang, LANGUAGES[lang].automaAbilities[id], gapsOf({ ...normal.figures, ...card.figures }));
