import { type MsgArg, sure } from '@potyczka/kernel';
import { fill, type Lang, sentence } from '@potyczka/words';
import type { Because, Event } from '../events.js';
import { LANGUAGES } from './language.js';
import { FLAGS, type LogId, NOTES, type Variants } from './log.js';
import { NAMES } from './names/index.js';
import { ALONE, TIED, WHY } from './names/why.js';
import { WORDS } from './names/words.js';
import { inLang, modifierName, valuesOf } from './values.js';

/** Who carries water, as the scenario counts it. */
const CARRIES = 'carries water ';

type Of<K extends Event['type']> = Extract<Event, { type: K }>;

const variantOf: { readonly [K in keyof Variants]: (e: Of<K>) => Variants[K] } = {
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

type Args = Record<string, MsgArg>;

/** Fields that a sentence may name as they are. */
const plainArgs = (e: Event): Args => {
  const args: Args = {};
  for (const [key, value] of Object.entries(e)) {
    if (key === 'type' || value === null) continue;
    if (typeof value === 'string' || typeof value === 'number') args[key] = value;
    else if (Array.isArray(value) && value.every(x => typeof x === 'string')) args[key] = value as string[];
  }
  return args;
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

const idOf = (e: Event): LogId => {
  const variant = (variantOf as Readonly<Record<string, ((e: Event) => string) | undefined>>)[e.type];
  return (variant ? `${e.type} ${variant(e)}` : e.type) as LogId;
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

/** An event as a sentence of the log. */
export const tell = (lang: Lang, e: Event): string => {
  const values = valuesOf(lang, argsOf(e));
  if (e.type === 'drew') {
    values.modifier = modifierName(lang, e.card);
    if (!NAMES[e.whose]) values.whose = inLang(lang, WORDS['monster-deck']);
  }
  if (e.type === 'focused') values.why = whyFocus(lang, e.because);
  if (e.type === 'decided') {
    values.why = whyThere(lang, e.because);
    values.why_n = values.why.length;
  }
  return sentence(fill(lang, LANGUAGES[lang].log[idOf(e)], values));
};
