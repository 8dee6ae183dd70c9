import { sure } from '@potyczka/kernel';
import { type Args, plainArgs, teller, type VariantOf } from '@potyczka/kit/text';
import { fill, type Lang, type Values } from '@potyczka/words';
import type { Because, Event, Mode } from '../events.js';
import { abilityWords } from './cards/ability-words.js';
import { LANGUAGES } from './language.js';
import { blowOf, sumOf } from './log/blow.js';
import { FLAGS, NOTES, type Variants } from './log.js';
import { type Both, NAMES } from './names/index.js';
import { ALONE, TIED, WHY } from './names/why.js';
import { capitals, inLang, modifierName, valuesOf } from './values.js';

/** Who carries water, as the scenario counts it. */
const CARRIES = 'carries water ';

/** What the scenario does to one figure or kind, whose name stands behind the word. */
const ABOUT = /^(?:spared|owed|augment|step by step|forgone \S+) (\S+)/;

/** So much more than was needed is worth telling. */
const CRUSHING = 3;

const variantOf: VariantOf<Event, Variants> = {
  appeared: e =>
    e.how === 'summoned' && e.by === null
      ? 'spawned'
      : e.how === 'room' && e.figure.kind === 'objective'
        ? 'thing'
        : e.how,
  laid: e => (e.by === null ? 'plain' : 'by'),
  removed: e => (e.by === null ? 'gone' : e.how),
  chose: e => (e.choice === 'rest' ? 'rest' : 'cards'),
  shifted: e => (e.by < 0 ? 'sooner' : 'later'),
  'turn-over': e => (e.strong.length > 0 ? 'strong' : e.ended.length > 0 ? 'ended' : 'plain'),
  played: e => (e.basic ? `basic-${e.half}` : e.half),
  'card-to': e => e.to,
  'card-left': e => e.to,
  lasts: e => (e.effect.card === null ? 'plain' : 'card'),
  rested: e => e.how,
  focused: e => (e.on === null ? 'none' : 'on'),
  decided: e => (e.targets.length > 0 ? 'attacks' : 'goes'),
  moved: e => (e.route.length < 2 ? 'none' : e.how),
  hurt: e => e.how,
  negated: e => (typeof e.by === 'number' ? 'item' : e.by === 'cards' ? 'cards' : 'card'),
  healed: e => (e.cured.length > 0 ? (e.n === 0 ? 'cured' : 'mended') : e.n === 0 ? 'whole' : 'plain'),
  died: e => (e.by === null || e.by === e.who ? 'plain' : e.over >= CRUSHING ? 'crushed' : 'slain'),
  exhausted: e => e.how,
  stays: e => e.why,
  'order-settled': e => (e.who.length > 0 ? 'first' : 'fixed'),
  'decided-outcome': e => e.outcome,
  over: e => e.outcome,
  attacked: e => blowOf(e.told),
  treasure: e => (typeof e.treasure === 'number' ? 'numbered' : 'goal'),
  flag: e =>
    e.flag.startsWith(CARRIES)
      ? e.n > 0
        ? 'carries'
        : 'poured'
      : (FLAGS.find(word => e.flag.startsWith(word)) ?? 'other'),
  noted: e => NOTES.find(what => e.what === what) ?? 'rooms',
  sided: e => e.side,
};

const argsOf = (e: Event): Args => {
  const args = plainArgs(e);
  switch (e.type) {
    case 'began':
      return { ...args, scenario: `scenario-${e.scenario}` };
    case 'chose':
      return e.choice === 'rest' ? args : { ...args, lead: e.choice.lead, second: e.choice.second };
    case 'lasts':
      return e.effect.card === null ? args : { ...args, card: e.effect.card };
    case 'moved':
      return { ...args, n: e.route.length - 1 };
    case 'healed':
      return { ...args, was: e.hp - e.n };
    case 'shifted':
      return { ...args, item: `item-${e.item}`, by: Math.abs(e.by) };
    case 'item-used':
      return { ...args, item: `item-${e.item}` };
    case 'refreshed':
      return { ...args, items: e.items.map(id => `item-${id}`) };
    case 'negated':
      return typeof e.by === 'number' ? { ...args, item: `item-${e.by}` } : args;
    case 'treasure':
      return { ...args, number: typeof e.treasure === 'number' ? e.treasure : 0 };
    case 'flag':
      return { ...args, who: e.flag.startsWith(CARRIES) ? e.flag.slice(CARRIES.length) : aboutOf(e.flag) };
    case 'order-settled':
      return e.who.length > 0 ? { who: sure(e.who[0], 'one of who') } : {};
    case 'drew':
    case 'modifiers-shuffled':
      return { ...args, whose: NAMES[e.whose.split('.')[0] ?? ''] ? e.whose : 'monster-deck' };
    default:
      return args;
  }
};

const aboutOf = (flag: string): string => ABOUT.exec(flag)?.[1] ?? '';

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

/** `6 → 4`; who has no hit points left had no more than the blow took. */
const hpOf = (n: number, left: number): string => (left > 0 ? `${left + n} → ${left}` : '0');

/** What a sentence needs beside names: sums, reasons, and which way it goes on. */
const moreWords = (lang: Lang, e: Event): Record<string, string | number> => {
  switch (e.type) {
    case 'drew':
      return { modifier: drawnWords(lang, e.card) };
    case 'focused':
      return { why: whyFocus(lang, e.because) };
    case 'decided': {
      const why = whyThere(lang, e.because);
      return { why, why_n: why.length };
    }
    case 'attacked':
      return {
        sum: sumOf(lang, e.told),
        mode: inLang(lang, MODES[e.told.mode]),
        cards: e.told.used.map(card => modifierName(lang, card)).join(', '),
      };
    case 'hurt':
      return { hp: hpOf(e.n, e.left) };
    case 'died':
      return { money: String(e.money) };
    case 'lasts':
      return { until: e.effect.until, what: abilityWords(lang, e.effect.ability) };
    case 'laid':
      return { kind: e.thing.kind };
    case 'removed':
      return { kind: e.what };
    default:
      return {};
  }
};

/** A card that is a word, not a number, stands in quotes in Polish. */
const drawnWords = (lang: Lang, card: string): string => {
  const name = modifierName(lang, card);
  return lang === 'pl' && card.startsWith('null') ? `„${name}”` : name;
};

const MODES: Readonly<Record<Mode, Both>> = {
  normal: ['', ''],
  advantage: [' with Advantage', ' z Korzyścią'],
  disadvantage: [' with Disadvantage', ' z Niekorzyścią'],
};

const wordsOf = (lang: Lang, args: Args, e: Event): Values => ({
  ...valuesOf(lang, args),
  ...moreWords(lang, e),
});

const told = teller<Event, Variants>({
  log: lang => LANGUAGES[lang].log,
  variantOf,
  argsOf,
  valuesOf: wordsOf,
});

/** An event as a sentence of the log. */
export const tell = (lang: Lang, e: Event): string => capitals(told(lang, e));
