import { sure } from '@potyczka/kernel';
import { type Args, plainArgs, teller, type VariantOf } from '@potyczka/kit/text';
import { fill, type Lang } from '@potyczka/words';
import type { Because, Event } from '../events.js';
import { LANGUAGES } from './language.js';
import { FLAGS, NOTES, type Variants } from './log.js';
import { NAMES } from './names/index.js';
import { ALONE, TIED, WHY } from './names/why.js';
import { WORDS } from './names/words.js';
import { inLang, modifierName, valuesOf } from './values.js';

/** Who carries water, as the scenario counts it. */
const CARRIES = 'carries water ';

const variantOf: VariantOf<Event, Variants> = {
  appeared: e => e.how,
  removed: e => e.how,
  chose: e => (e.choice === 'rest' ? 'rest' : 'cards'),
  'turn-over': e => (e.strong.length > 0 ? 'strong' : e.ended.length > 0 ? 'ended' : 'plain'),
  played: e => (e.basic ? `basic-${e.half}` : e.half),
  'card-to': e => e.to,
  'card-left': e => e.to,
  rested: e => e.how,
  focused: e => (e.on === null ? 'none' : 'on'),
  decided: e => (e.targets.length > 0 ? 'attacks' : 'goes'),
  moved: e => (e.route.length < 2 ? 'none' : e.how),
  hurt: e => e.how,
  negated: e => (typeof e.by === 'number' ? 'item' : e.by === 'cards' ? 'cards' : 'card'),
  healed: e => (e.cured.length > 0 ? 'cured' : 'plain'),
  died: e => (e.money ? 'money' : 'plain'),
  exhausted: e => e.how,
  stays: e => e.why,
  'order-settled': e => (e.who.length > 0 ? 'first' : 'fixed'),
  'decided-outcome': e => e.outcome,
  over: e => e.outcome,
  attacked: e => e.told.mode,
  treasure: e => (typeof e.treasure === 'number' ? 'numbered' : 'goal'),
  flag: e =>
    e.flag.startsWith(CARRIES)
      ? e.n > 0
        ? 'carries'
        : 'poured'
      : (FLAGS.find(word => e.flag.startsWith(word)) ?? 'other'),
  noted: e => NOTES.find(what => e.what === what) ?? 'rooms',
};

const argsOf = (e: Event): Args => {
  const args = plainArgs(e);
  switch (e.type) {
    case 'began':
      return { ...args, scenario: `scenario-${e.scenario}` };
    case 'chose':
      return e.choice === 'rest' ? args : { ...args, lead: e.choice.lead, second: e.choice.second };
    case 'moved':
      return { ...args, to: e.route.at(-1) ?? '0,0', n: e.route.length - 1 };
    case 'attacked': {
      const { base, value, shield, damage } = e.told;
      return { ...args, base, value, shield, damage };
    }
    case 'item-used':
    case 'shifted':
      return { ...args, item: `item-${e.item}` };
    case 'refreshed':
      return { ...args, items: e.items.map(id => `item-${id}`) };
    case 'negated':
      return typeof e.by === 'number' ? { ...args, item: `item-${e.by}` } : args;
    case 'treasure':
      return { ...args, number: typeof e.treasure === 'number' ? e.treasure : 0 };
    case 'flag':
      return e.flag.startsWith(CARRIES) ? { ...args, who: e.flag.slice(CARRIES.length) } : args;
    case 'order-settled':
      return e.who.length > 0 ? { who: sure(e.who[0], 'one of who') } : {};
    default:
      return args;
  }
};

/** Why a focus is the focus: the step that decided. */
export const whyFocus = (lang: Lang, because: readonly Because[]): string => {
  const last = because.at(-1);
  if (!last) return inLang(lang, ALONE);
  return last.kept.length > 1 ? inLang(lang, TIED) : whyOf(lang, last);
};

/** Why it goes where it goes; empty where nothing had to be decided. */
const whyThere = (lang: Lang, because: readonly Because[]): string => {
  const last = because.at(-1);
  return last ? whyOf(lang, last) : '';
};

const whyOf = (lang: Lang, { by, n }: Because): string => fill(lang, inLang(lang, WHY[by]), { n: n ?? 0 });

/** The words that fill a sentence; a card of a deck, and why a monster does it, need more than their names. */
const wordsOf = (lang: Lang, args: Args, e: Event): Record<string, string | number> => {
  const values = valuesOf(lang, args);
  if (e.type === 'drew') {
    values.modifier = modifierName(lang, e.card);
    if (!NAMES[e.whose]) values.whose = inLang(lang, WORDS['monster-deck']);
  }
  if (e.type === 'focused') values.why = whyFocus(lang, e.because);
  if (e.type === 'decided') {
    values.why = whyThere(lang, e.because);
    values.why_n = values.why.length;
  }
  return values;
};

/** An event as a sentence of the log. */
export const tell = teller<Event, Variants>({
  log: lang => LANGUAGES[lang].log,
  variantOf,
  argsOf,
  valuesOf: wordsOf,
});
