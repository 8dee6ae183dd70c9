import { BLANK, type CardId, type Msg } from '@potyczka/kernel';
import {
  CASES,
  fill,
  type Lang,
  listed,
  type Noun,
  nounForms,
  same,
  type Values,
  wordsWith,
} from '@potyczka/words';
import { automaFeat, isAutomaFeat } from '../automa/content/feats.js';
import { setWeaponNamed } from '../automa/content/sets.js';
import { aimCard } from '../content/aim.js';
import { isFeat } from '../content/feats/index.js';
import { isLoot, lootIdOf } from '../content/loot.js';
import { isWeapon, weaponOf } from '../content/weapons.js';
import type {
  AbilityId,
  AimId,
  Direction,
  FeatId,
  FigureKind,
  LegendId,
  MapEdge,
  Rank,
  Team,
} from '../vocabulary.js';
import { automaFeatName } from './automa/index.js';
import { thing } from './grammar.js';
import { LANGUAGES } from './language.js';
import { type Forms, MODEL_NAMES } from './names.js';

const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a space lies where columns and rows have names. */
const isNamed = (key: string): boolean => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return COLUMNS[x] !== undefined && y >= 0;
};

/** A space as people call it: columns are letters from the left, rows numbers from the top. `2,3` is C4. */
export const spaceName = (lang: Lang, key: string): string => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return isNamed(key) ? `${COLUMNS[x]}${y + 1}` : LANGUAGES[lang].offMap.nom;
};

const isSpace = (x: string): boolean => /^-?\d+,-?\d+$/.test(x);
const isPoint = (x: string): boolean => /^\d+,\d+,\d+$/.test(x);
const isSeat = (x: string): boolean => /^p\d$/.test(x);
const isAbility = (x: string): boolean => /^[A-Z]{2}-A-\d/.test(x);
const isFeatId = (x: string): boolean => /^[A-Z]{2}-F-\d+$/.test(x);
const isFigureId = (x: string): boolean => /^[a-z-]+-\d+$/.test(x);

/** The name of an ability or of its token: the second of two says so. */
export const abilityName = (lang: Lang, id: string): string => {
  const { name } = LANGUAGES[lang].abilities[id.slice(0, 6) as AbilityId];
  return id.length > 6 ? `${name} ${id.slice(7)}` : name;
};

export const weaponName = (card: CardId): string => MODEL_NAMES[weaponOf(card).model] ?? card;

/** A card that is told apart by its number or its title. */
const numbered = (lang: Lang, { nom, acc, gen = nom, ins = nom, loc = nom }: Forms, values: Values): Noun =>
  thing(
    fill(lang, nom, values),
    fill(lang, acc, values),
    fill(lang, gen, values),
    fill(lang, ins, values),
    fill(lang, loc, values),
  );

/** A weapon in a sentence, and its bare name on a button. */
const weaponNoun = (lang: Lang, name: string): Noun => ({
  ...numbered(lang, LANGUAGES[lang].weapon, { name }),
  label: name,
});

/** The name of any card or token; a blank one is one whose face the reader may not see. */
export const cardNoun = (lang: Lang, card: CardId): Noun => {
  const words = LANGUAGES[lang];
  if (card === BLANK) return words.hiddenCard;
  if (isWeapon(card)) return weaponNoun(lang, weaponName(card));
  if (isLoot(card)) return words.loot[lootIdOf(card)];
  const set = setWeaponNamed(card);
  if (set) return weaponNoun(lang, set.name);
  const id = card.slice(1);
  if (isAutomaFeat(card)) {
    const name = automaFeatName(lang, automaFeat(card));
    return { ...numbered(lang, words.feat, { name }), label: name };
  }
  if (isFeat(card)) {
    const name = words.featNames[id as FeatId] ?? id;
    return { ...numbered(lang, words.feat, { name }), label: name };
  }
  const n = Number(id.replace(/^\D+/, ''));
  if (id.startsWith('P-')) return numbered(lang, words.decision, { n });
  if (id.startsWith('SB-')) return numbered(lang, words.binCard, { n });
  if (id.startsWith('R-')) return numbered(lang, words.ringCard, { n });
  return numbered(lang, words.aim, { n: aimCard(id as AimId).value });
};

/** What a word names follows from what it looks like. */
const nounOf = (lang: Lang, value: string): Noun => {
  const words = LANGUAGES[lang];
  if (value.startsWith('#')) return cardNoun(lang, value as CardId);
  if (Object.hasOwn(words.legends, value)) return words.legends[value as LegendId];
  if (Object.hasOwn(words.teams, value)) return words.teams[value as Team];
  if (Object.hasOwn(words.figures, value)) return words.figures[value as FigureKind];
  if (Object.hasOwn(words.edges, value)) return words.edges[value as MapEdge];
  if (Object.hasOwn(words.directions, value)) return same(words.directions[value as Direction]);
  if (Object.hasOwn(words.actions, value)) return words.actions[value as keyof typeof words.actions];
  if (Object.hasOwn(words.harms, value)) return words.harms[value as keyof typeof words.harms];
  return placeOrToken(lang, value);
};

const placeOrToken = (lang: Lang, value: string): Noun => {
  const words = LANGUAGES[lang];
  if (isSpace(value)) return isNamed(value) ? same(spaceName(lang, value)) : words.offMap;
  if (isPoint(value)) {
    const [x, y, level = '0'] = value.split(',');
    return numbered(lang, words.corner, { space: spaceName(lang, `${x},${y}`), level });
  }
  if (isSeat(value)) return thing(fill(lang, words.seat, { n: value.slice(1) }));
  if (isFeatId(value)) return cardNoun(lang, `#${value}`);
  if (isAbility(value)) return same(abilityName(lang, value));
  if (value.startsWith('aim-')) return same(value.slice(4));
  if (value.startsWith('bar-')) return same(words.bars[value.slice(4) as keyof typeof words.bars]);
  if (value.startsWith('bonus-')) return same(words.bonuses[Number(value.slice(6)) - 1] ?? '');
  if (value.startsWith('side-')) {
    const [, side, n = ''] = value.split('-');
    return same(fill(lang, words.sides[side as MapEdge], { n }));
  }
  if (value.startsWith('token-')) return words.rankedTokens[value.slice(6) as Rank];
  if (value.startsWith('tokens-')) return words.rankedPairs[value.slice(7) as Rank];
  if (isFigureId(value)) return words.figures[value.replace(/-\d+$/, '') as FigureKind];
  throw new Error(`no words for ${value}`);
};

/** Two cards of one model. */
const isModelTwice = (list: readonly string[]): boolean =>
  list.every(x => x.startsWith('#') && isWeapon(x as CardId)) &&
  new Set(list.map(x => weaponName(x as CardId))).size === 1;

/** Names of a list; figures of one kind that come and go together are told as such. */
const nounsOf = (lang: Lang, list: readonly string[]): readonly Noun[] => {
  const [first = ''] = list;
  if (list.length === 2 && isModelTwice(list)) {
    const { label, ...forms } = LANGUAGES[lang].weaponPair;
    const name = weaponName(first as CardId);
    return [{ ...numbered(lang, forms, { name }), label: fill(lang, label, { name }) }];
  }
  const kinds = new Set(list.map(x => (isFigureId(x) ? x.replace(/-\d+$/, '') : x)));
  const [kind] = kinds;
  const together = list.length > 1 && kinds.size === 1 && LANGUAGES[lang].pairs[kind as FigureKind];
  return together ? [together] : list.map(x => nounOf(lang, x));
};

/** Every form of a list of nouns, and how many there are. */
const manyForms = (lang: Lang, name: string, nouns: readonly Noun[]): Values => ({
  [name]: listed(
    lang,
    nouns.map(x => x.nom),
  ),
  [`${name}_n`]: nouns.length,
  ...Object.fromEntries(
    [...CASES, 'label' as const].map(form => [
      `${name}_${form}`,
      listed(
        lang,
        nouns.map(x => x[form]),
      ),
    ]),
  ),
});

/** The words for all arguments of a message. */
export const valuesOf: (lang: Lang, args: NonNullable<Msg['args']>) => Values = wordsWith(
  (lang, name, value) =>
    typeof value === 'string'
      ? nounForms(name, nounOf(lang, value))
      : manyForms(lang, name, nounsOf(lang, value)),
);
