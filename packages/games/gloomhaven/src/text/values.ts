import { type MsgArg, sure } from '@potyczka/kernel';
import { type Lang, listed } from '@potyczka/words';
import { classOf } from '../content/index.js';
import type { ModifierCard } from '../content/types.js';
import { modifierText, readModifier } from '../rules/modifiers.js';
import { type Both, GOAL_NAMES, NAMES } from './names/index.js';
import { CONDITION_WORDS, ELEMENT_WORDS, MODIFIER_WORDS, WORDS } from './names/words.js';

export const inLang = (lang: Lang, both: Both): string => both[lang === 'en' ? 0 : 1];

/** A figure, a monster type, a class: `Bandit Guard 3`. */
export const figureName = (lang: Lang, id: string): string => {
  const name = nameOf(lang, id);
  if (name === undefined) throw new Error(`no name for ${id}`);
  return name;
};

const nameOf = (lang: Lang, id: string): string | undefined => {
  const [kind, number] = id.split('.') as [string, string?];
  const known = NAMES[kind];
  if (known === undefined) return undefined;
  return number === undefined ? inLang(lang, known) : `${inLang(lang, known)} ${number}`;
};

export const cardName = (lang: Lang, card: string): string => {
  if (card === '#') return inLang(lang, WORDS.hidden);
  if (card.startsWith('#goal-'))
    return inLang(lang, sure(GOAL_NAMES[card.slice(6)], 'one of GOAL_NAMES').name);
  if (card.startsWith('#room-')) return inLang(lang, WORDS.room);
  const known = NAMES[sure(card.slice(1).split('.')[0], 'one of card')];
  if (!known) throw new Error(`no card ${card}`);
  return inLang(lang, known);
};

/** `+1`, `rolling PUSH 1`, `2x`. */
export const modifierName = (lang: Lang, text: string): string => {
  const own = MODIFIER_WORDS[text];
  if (own) return inLang(lang, own);
  const card = readModifier(text);
  const value =
    typeof card.value === 'number'
      ? `${card.value < 0 ? '−' : '+'}${Math.abs(card.value)}`
      : inLang(lang, sure(MODIFIER_WORDS[card.value], 'one of MODIFIER_WORDS'));
  const effects = card.effects.map(effect => {
    const [word, n] = effect.split(' ') as [string, string?];
    const both = MODIFIER_WORDS[word] ?? ELEMENT_WORDS[word as 'fire'] ?? CONDITION_WORDS[word as 'stun'];
    return `${both ? inLang(lang, both) : word}${n === undefined ? '' : ` ${n}`}`;
  });
  return [
    value,
    ...effects,
    ...(card.rolling ? [inLang(lang, sure(MODIFIER_WORDS.rolling, 'rolling'))] : []),
  ].join(', ');
};

const cardsOf = (lang: Lang, cards: readonly (ModifierCard & { readonly n: number })[]): string =>
  listed(
    lang,
    cards.map(c => `${c.n} × ${modifierName(lang, modifierText(c))}`),
  );

/** A row of perks in words. */
export const perkName = (lang: Lang, id: string, row: number): string => {
  const { add, remove, ignore } = sure(classOf(id).perks[row], 'one of perks');
  const parts: string[] = [];
  if (remove && add)
    parts.push(
      inLang(lang, WORDS.replace).replace('{a}', cardsOf(lang, remove)).replace('{b}', cardsOf(lang, add)),
    );
  else if (remove) parts.push(`${inLang(lang, WORDS.remove)} ${cardsOf(lang, remove)}`);
  else if (add) parts.push(`${inLang(lang, WORDS.add)} ${cardsOf(lang, add)}`);
  if (ignore)
    parts.push(
      inLang(lang, ignore === 'itemMinusOneCards' ? WORDS['ignore-items'] : WORDS['ignore-scenario']),
    );
  return parts.join('; ');
};

/** The words for one value; none for what only says which sentence it is, such as how something went. */
const one = (lang: Lang, value: string): string | undefined => {
  if (value.startsWith('#')) return cardName(lang, value);
  if (/^-?\d+,-?\d+$/.test(value)) return value;
  if (value === 'monsters') return inLang(lang, WORDS.monsters);
  if (value.includes('/')) {
    const [id, row] = value.split('/') as [string, string];
    return perkName(lang, id, Number(row));
  }
  const word = ELEMENT_WORDS[value as 'fire'] ?? CONDITION_WORDS[value as 'stun'];
  return word ? inLang(lang, word) : nameOf(lang, value);
};

/** The name of a condition or element, if it is one. */
export const conditionOrElement = (lang: Lang, word: string): string | undefined => {
  const both = ELEMENT_WORDS[word as 'fire'] ?? CONDITION_WORDS[word as 'stun'];
  return both && inLang(lang, both);
};

/** The words for all arguments of a message: what they name follows from what they look like. */
export const valuesOf = (
  lang: Lang,
  args: Readonly<Record<string, MsgArg>>,
): Record<string, string | number> => {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    const said = wordsFor(lang, value);
    if (said !== undefined) values[name] = said;
    if (Array.isArray(value)) values[`${name}_n`] = value.length;
  }
  return values;
};

const wordsFor = (lang: Lang, value: MsgArg): string | number | undefined => {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return one(lang, value);
  const all = value.map(each => one(lang, each));
  return all.some(each => each === undefined) ? undefined : listed(lang, all.map(String));
};
