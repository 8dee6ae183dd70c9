import type { RuleText, Texts } from '@potyczka/kernel/register';
import { KEYWORDS, type KeywordId } from '../content/keywords.js';
import { keywords as inPolish } from '../text/pl/keywords.js';
import { appendices } from './appendices.js';
import { attack } from './attack.js';
import { basics } from './basics.js';
import { examples } from './examples.js';
import { keywordsLast } from './keywords-last.js';
import { keywordsMore } from './keywords-more.js';
import { keywordsFirst } from './keywords-units.js';
import { keywordsCards, keywordsWeapons } from './keywords-weapons.js';
import { setup } from './setup.js';
import { turns } from './turns.js';

const CHAPTERS: Readonly<Record<string, Texts>> = {
  'LEG-GEN': { en: 'Principles and victory', pl: 'Zasady ogólne i zwycięstwo' },
  'LEG-CARD': { en: 'Cards', pl: 'Karty' },
  'LEG-MEAS': { en: 'Measuring', pl: 'Mierzenie' },
  'LEG-TERR': { en: 'Terrain', pl: 'Teren' },
  'LEG-ARMY': { en: 'Building an army', pl: 'Budowa armii' },
  'LEG-SETUP': { en: 'Setting up', pl: 'Przygotowanie' },
  'LEG-CMD': { en: 'Command phase', pl: 'Faza dowodzenia' },
  'LEG-ORDER': { en: 'Orders', pl: 'Rozkazy' },
  'LEG-ACTV': { en: 'Activations and actions', pl: 'Aktywacje i akcje' },
  'LEG-MOVE': { en: 'Movement', pl: 'Ruch' },
  'LEG-CLIMB': { en: 'Climbing', pl: 'Wspinaczka' },
  'LEG-COH': { en: 'Cohesion', pl: 'Koherencja' },
  'LEG-MELEE': { en: 'Melee', pl: 'Zwarcie' },
  'LEG-LOS': { en: 'Line of sight', pl: 'Linia wzroku' },
  'LEG-ATK': { en: 'The attack', pl: 'Atak' },
  'LEG-COVER': { en: 'Dodge and cover', pl: 'Unik i osłona' },
  'LEG-WOUND': { en: 'Wounds', pl: 'Obrażenia' },
  'LEG-SUPP': { en: 'Suppression and panic', pl: 'Przygwożdżenie i panika' },
  'LEG-STBY': { en: 'Standby', pl: 'Oczekiwanie' },
  'LEG-END': { en: 'End phase', pl: 'Faza końcowa' },
  'LEG-TOKEN': { en: 'Tokens', pl: 'Żetony' },
  'LEG-NOTCH': { en: 'Notched bases', pl: 'Podstawki z wycięciem' },
  'LEG-UTYPE': { en: 'Unit types', pl: 'Typy oddziałów' },
  'LEG-MERC': { en: 'Mercenaries and battle forces', pl: 'Najemnicy i siły bitewne' },
  'LEG-BATTLE': { en: 'Battle cards', pl: 'Karty bitwy' },
  'LEG-PROC': { en: 'Order of play', pl: 'Kolejność gry' },
  'LEG-KWU-GEN': { en: 'Keywords in general', pl: 'Zdolności ogólnie' },
};

/** An area for each keyword, with its names. */
const ofKeywords: Readonly<Record<string, Texts>> = {
  'LEG-KWU-STRAFE': { en: 'Strafe', pl: 'Ruch bokiem' },
  ...Object.fromEntries(
    Object.entries(KEYWORDS)
      .filter(([, { rules }]) => rules !== '')
      .map(([id, { name, rules }]) => [rules, { en: name, pl: inPolish[id as KeywordId] }]),
  ),
};

const WRITTEN: readonly RuleText[] = [
  ...basics,
  ...setup,
  ...turns,
  ...attack,
  ...appendices,
  ...keywordsFirst,
  ...keywordsMore,
  ...keywordsLast,
  ...keywordsWeapons,
  ...keywordsCards,
  ...examples,
];

const titleOf = (area: string): Texts =>
  CHAPTERS[area] ?? ofKeywords[area] ?? { en: 'Examples', pl: 'Przykłady' };

/** The areas of the rules in the order in which they are written, with their titles. */
export const areas: Readonly<Record<string, Texts>> = Object.fromEntries(
  WRITTEN.map(r => [r.area, titleOf(r.area)]),
);

/** Whether a text speaks of a keyword by its name, in whatever case. */
const names = (text: string, name: string): boolean => {
  const [word = ''] = name.split(/[ :]/);
  return text.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 3)).toLowerCase());
};

/** A text on a keyword names it first if it does not say its name: `§` shows it alone. */
const alone = (area: string, lang: keyof Texts, text: string): string => {
  const name = ofKeywords[area]?.[lang];
  if (name === undefined || names(text, name)) return text;
  const isWord = /^\p{Lu}(\p{Ll}| )/u.test(text) && !isNamed(text);
  const rest = isWord ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  // 'Open: …' of a transport is a part of its keyword.
  return /^\p{L}+: /u.test(rest) ? `${name}, ${rest}` : `${name}: ${rest}`;
};

/** Keywords, and players who are spoken to in Polish, keep their capitals. */
const CAPITALS: ReadonlySet<string> = new Set(
  [...Object.values(KEYWORDS).map(k => k.name), ...Object.values(inPolish)].map(
    name => name.split(/[ :]/)[0] ?? '',
  ),
);
const isNamed = (text: string): boolean => CAPITALS.has(text.split(/[ ,:;]/)[0] ?? '');

/** Rules in our own words, by area. */
export const ruleTexts: readonly RuleText[] = WRITTEN.map(r => ({
  ...r,
  text: { en: alone(r.area, 'en', r.text.en), pl: alone(r.area, 'pl', r.text.pl) },
}));
