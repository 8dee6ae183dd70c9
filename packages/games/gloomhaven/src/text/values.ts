import { sure } from '@potyczka/kernel';
import { CASES, type Case, type Lang, listed, type Values, wordsWith } from '@potyczka/words';
import { classOf, isMonster, monsterOf } from '../content/index.js';
import type { ModifierCard, Perk } from '../content/types.js';
import { modifierText, readModifier } from '../rules/modifiers.js';
import { type Both, GOAL_NAMES, NAMES, NOUNS } from './names/index.js';
import { fixed, type Named } from './names/polish.js';
import { CONDITION_WORDS, DECLINED, ELEMENT_WORDS, MODIFIER_WORDS, SIDES, WORDS } from './names/words.js';

export const inLang = (lang: Lang, both: Both): string => both[lang === 'en' ? 0 : 1];

/** A sentence that begins with `the Brute` begins with a capital, also where it is the second one. */
export const capitals = (text: string): string => text.replace(/(?<=[.!?]”? )the /g, 'The ');

/** A figure, a monster type, a class: `Bandit Guard 3`, as it stands alone. */
export const figureName = (lang: Lang, id: string): string => {
  const name = nounFor(lang, id)?.label ?? labelOf(lang, id);
  if (name === undefined) throw new Error(`no name for ${id}`);
  return name;
};

const labelOf = (lang: Lang, id: string): string | undefined => {
  const known = NAMES[id];
  return known && inLang(lang, known);
};

/** A boss, or somebody with a name of their own, is one of their kind: nobody counts them. */
const isAlone = (kind: string): boolean => {
  if (isMonster(kind)) return monsterOf(kind).standees === 1;
  const name = NOUNS[kind]?.en;
  return name !== undefined && name.nom === name.label;
};

/** A name as sentences decline it, with its number where there are several of its kind. */
const nounFor = (lang: Lang, id: string): Named | undefined => {
  const [kind = '', number] = id.split('.');
  const noun = NOUNS[kind]?.[lang];
  if (noun === undefined || number === undefined || isAlone(kind)) return noun;
  const label = `${noun.label} ${number}`;
  if (lang === 'en') return { ...fixed(label, noun.isPlural), gen: `${label}’s` };
  const forms = Object.fromEntries(CASES.map(c => [c, `${noun[c]} ${number}`])) as Record<Case, string>;
  return { ...noun, ...forms, label };
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

/** A row of perks in words, from its record. */
export const perkText = (lang: Lang, { add, remove, ignore }: Perk): string => {
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

export const perkName = (lang: Lang, id: string, row: number): string =>
  perkText(lang, sure(classOf(id).perks[row], 'one of perks'));

/** The words for one value; none for what only says which sentence it is, such as how something went. */
const one = (lang: Lang, value: string): Named | undefined => {
  if (value.startsWith('#')) return fixed(cardName(lang, value));
  if (/^-?\d+,-?\d+$/.test(value)) return fixed(value);
  if (value === 'monsters' || value === 'monster-deck') return SIDES[value][lang];
  if (value.includes('/')) {
    const [id, row] = value.split('/') as [string, string];
    return fixed(perkName(lang, id, Number(row)));
  }
  const word = ELEMENT_WORDS[value as 'fire'] ?? CONDITION_WORDS[value as 'stun'];
  if (word) return lang === 'pl' ? DECLINED[value as 'fire'] : fixed(inLang(lang, word));
  const noun = nounFor(lang, value);
  if (noun) return noun;
  const label = labelOf(lang, value);
  return label === undefined ? undefined : fixed(label);
};

/** The name of a condition or element, if it is one. */
export const conditionOrElement = (lang: Lang, word: string): string | undefined => {
  const both = ELEMENT_WORDS[word as 'fire'] ?? CONDITION_WORDS[word as 'stun'];
  return both && inLang(lang, both);
};

/** Several names in each case; `_n` says how verbs go with them: as with one, or as with several. */
const together = (lang: Lang, name: string, nouns: readonly Named[], n: number): Values => {
  const join = (form: Case | 'label'): string =>
    listed(
      lang,
      nouns.map(noun => noun[form]),
    );
  const values: Record<string, string | number> = {
    [name]: join('nom'),
    [`${name}_label`]: join('label'),
    [`${name}_n`]: n,
  };
  for (const c of CASES) values[`${name}_${c}`] = join(c);
  return values;
};

/** The words for all arguments of a message, in every case: what they name follows from what they look like. */
export const valuesOf = wordsWith((lang, name, value) => {
  // An ability is told by who knows cards.
  if (name === 'part') return {};
  if (typeof value === 'string') {
    const noun = one(lang, value);
    return noun ? together(lang, name, [noun], noun.isPlural ? 2 : 1) : {};
  }
  // Titles of cards stand in quotes in Polish; in a list each has its own.
  const nouns = value.flatMap(each =>
    lang === 'pl' && each.startsWith('#') ? fixed(`„${cardName(lang, each)}”`) : (one(lang, each) ?? []),
  );
  if (nouns.length < value.length) return { [`${name}_n`]: value.length };
  const [only] = nouns;
  return together(lang, name, nouns, nouns.length === 1 && only?.isPlural ? 2 : nouns.length);
});
