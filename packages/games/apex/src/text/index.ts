/** The door of the texts: everything that people read, in Polish and English. It holds no rules. */
import type { CardId } from '@potyczka/kernel';
import { sayer } from '@potyczka/kit/text';
import { fill, type Lang, type Noun, nounForms, sentence } from '@potyczka/words';
import type { Move } from '../automa/cards.js';
import { type Feat, featOn, isFeat } from '../content/feats/index.js';
import { isLoot, lootOf } from '../content/loot.js';
import { isWeapon, type Weapon, type WeaponType, weaponOf } from '../content/weapons.js';
import type { Direction, FigureKind, LegendId, Rank, Team } from '../vocabulary.js';
import { automaCardText, isAutomaCard } from './automa/index.js';
import { featText } from './cards/feats.js';
import { deckText, isDeckCard, isInvented, lootText } from './cards.js';
import { LANGUAGES } from './language.js';
import type { WordId } from './names.js';
import { cardNoun, valuesOf } from './values.js';

export { LANGS, type Lang } from '@potyczka/words';
export { automaFeatName, automaFeatText, chargedText } from './automa/index.js';
export { type AbilityText, abilityText, automaAbilityText } from './cards/abilities.js';
export { featText } from './cards/feats.js';
export { attachmentLine, bandText, binLines, lootLines, ringLines } from './cards.js';
export type { WordId } from './names.js';
export { MODEL_NAMES } from './names.js';
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

/** What kind of card a Feat is, with its AP. */
export const featKindText = (lang: Lang, feat: Feat): string => {
  const { featKinds } = LANGUAGES[lang];
  if (feat.kind === 'reaction') return featKinds[feat.team ? (`${feat.when}-team` as const) : feat.when];
  return fill(lang, featKinds[feat.kind], { ap: feat.kind === 'special' ? feat.ap : 0 });
};

export const cardText = (lang: Lang, card: CardId): CardText => {
  const words = LANGUAGES[lang];
  const name = cardName(lang, card);
  if (isFeat(card)) {
    const feat = featOn(card);
    return {
      name,
      kind: featKindText(lang, feat),
      text: featText(lang, feat),
      placeholder: feat.mark === 'placeholder',
    };
  }
  if (isWeapon(card)) {
    const w = weaponOf(card);
    return {
      name,
      kind: words.weaponTypes[w.type],
      text: passiveText(lang, w),
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

/** What a weapon's passive does, and what its slots take beside the usual. */
export const passiveText = (lang: Lang, { passive, slots }: Pick<Weapon, 'passive' | 'slots'>): string => {
  const { passives, loot } = LANGUAGES[lang];
  const { lateBoost, stability, recoil, pays } = passive;
  const lines = [
    lateBoost ? passives['late-boost'] : '',
    stability ? fill(lang, passives.stability, { n: stability }) : '',
    recoil ? fill(lang, passives.recoil, { n: recoil }) : '',
    pays
      ? fill(lang, passives.pays, {
          ...nounForms('token', loot[pays.token]),
          damage: pays.damage,
          headshot: pays.headshot,
        })
      : '',
    (slots.magazine?.length ?? 0) > 1 ? passives.magazines : '',
  ];
  return lines.filter(Boolean).join(' ');
};

/** The name of an attachment, of a token or printed only; nothing if it is neither. */
export const attachmentName = (lang: Lang, id: string): string => {
  const {
    loot,
    printed,
  }: { loot: Readonly<Record<string, Noun>>; printed: Readonly<Record<string, string>> } = LANGUAGES[lang];
  return loot[id]?.label ?? printed[id] ?? '';
};
export const rankName = (lang: Lang, rank: Rank | 'starting'): string => LANGUAGES[lang].ranks[rank];
export const weaponTypeName = (lang: Lang, type: WeaponType): string => LANGUAGES[lang].weaponTypes[type];
export const directionName = (lang: Lang, to: Direction): string => LANGUAGES[lang].directions[to];
/** A path of a Decision card, or none, as an Automa's schemes name it. */
export const pathName = (lang: Lang, path: Move): string => LANGUAGES[lang].automa.symbols[path];

/** What a seat is called. */
export const seatName = (lang: Lang, seat: string): string =>
  sentence(fill(lang, LANGUAGES[lang].seat, { n: seat.slice(1) }));
