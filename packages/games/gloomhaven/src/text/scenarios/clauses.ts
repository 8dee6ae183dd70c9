import { fill, type Lang, listed, type Values } from '@potyczka/words';
import { wordOf } from '../../content/one-of.js';
import type { InForce, Trigger, TriggerWords } from '../../content/scenario-words.js';
import { signed } from '../cards/phrase.js';
import type { Both } from '../names/both.js';
import { NOUNS } from '../names/index.js';
import { VALUES } from '../names/scenario-words.js';
import { IN_FORCE, NOBODY_IN_A_ROOM, TRIGGERS } from '../names/triggers.js';
import { conditionOrElement, figureName, inLang, valuesOf } from '../values.js';

/** How the facts of a scenario are put into sentences and clauses. */

/** A value of the data as people read it: kinds by their names, sums with their signs. */
const said = (lang: Lang, value: unknown): string => {
  if (Array.isArray(value))
    return listed(
      lang,
      value.map(each => said(lang, each)),
    );
  const text = String(value);
  const word = Object.hasOwn(VALUES, text) ? VALUES[text as keyof typeof VALUES] : undefined;
  if (word) return inLang(lang, word);
  if (/^[-+]?\d+$/.test(text)) return text.replace('-', '−');
  if (/^[a-n][1-4][ab]$/.test(text)) return text.charAt(0).toUpperCase() + text.slice(1);
  if (/^[a-z]$/.test(text)) return text;
  if (/^[-+*\dCL]+$/.test(text))
    return text.replaceAll('*', ' × ').replace(/[+-]/g, sign => (sign === '+' ? ' + ' : ' − '));
  return conditionOrElement(lang, text) ?? figureName(lang, text);
};

/** Numbers that are added to others. */
const BONUSES: ReadonlySet<string> = new Set(['hp', 'attack', 'move', 'range']);

/** A value in the forms that a sentence may ask for: by itself, and in its cases where it is a name. */
const wordsOf = (lang: Lang, name: string, value: unknown): Values => {
  if (typeof value === 'number')
    return { [name]: BONUSES.has(name) ? signed(value).replace('.', lang === 'pl' ? ',' : '.') : value };
  const ids = (Array.isArray(value) ? value : [value]).map(String);
  const forms = ids.every(id => id in NOUNS) ? valuesOf(lang, { [name]: ids }) : {};
  return { ...forms, [name]: said(lang, value) || inLang(lang, NONE) };
};

/** A sentence with the fields of a record in its gaps; a list of none is a dash. */
export const line = (lang: Lang, text: Both, fields: object, more: Values = {}): string => {
  const sentence = inLang(lang, text);
  const gaps = Object.entries(fields).filter(([name]) => new RegExp(`\\{${name}[_,}]`).test(sentence));
  return fill(
    lang,
    sentence,
    Object.assign({ ...more }, ...gaps.map(([name, value]) => wordsOf(lang, name, value))),
  );
};

const NONE: Both = ['none', 'żadne'];
const AND: Both = [' and ', ' i '];
const OR: Both = [' or ', ' albo '];

/** What a scenario waits for, as a clause. */
export const triggerText = (lang: Lang, trigger: Trigger): string => {
  const several = trigger.all ?? trigger.any;
  if (several) return several.map(each => triggerText(lang, each)).join(inLang(lang, trigger.all ? AND : OR));
  const word = wordOf<TriggerWords>(trigger) as Exclude<keyof TriggerWords, 'all' | 'any'>;
  if (trigger.noCharacterInRoom === 'any') return inLang(lang, NOBODY_IN_A_ROOM);
  const value: unknown = trigger[word];
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return line(lang, TRIGGERS[word], isRecord ? { ...value } : { what: value });
};

export type Forced = { readonly [K in keyof InForce]?: InForce[K] | undefined } & {
  readonly tile?: string | undefined;
  readonly ownTreasure?: true | undefined;
};

/** A sentence with when and where it holds. */
export const withForce = (
  lang: Lang,
  sentence: string,
  { tile, fromRound, ownTreasure, ...force }: Forced,
): string => {
  const clause = (word: keyof typeof IN_FORCE, x: string | number): string =>
    fill(lang, inLang(lang, IN_FORCE[word]), { x });
  const clauses = [
    ...(tile === undefined ? [] : [clause('tile', said(lang, tile))]),
    ...(ownTreasure ? [clause('ownTreasure', '')] : []),
    ...(fromRound === undefined ? [] : [clause('fromRound', fromRound)]),
    ...(['from', 'while', 'unless'] as const).flatMap(word => {
      const trigger = force[word];
      return trigger === undefined ? [] : [clause(word, triggerText(lang, trigger))];
    }),
  ];
  return sentence.replace(/\.$/, `${clauses.join('')}.`);
};
