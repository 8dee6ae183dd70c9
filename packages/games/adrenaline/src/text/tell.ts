import type { Msg, MsgArg } from '@potyczka/kernel';
import type { Lang } from '@potyczka/words';
import { fill, sentence } from '@potyczka/words';
import { ammoTile } from '../content/ammo.js';
import type { Event } from '../events.js';
import { spawnOn, spawnTarget } from '../vocabulary.js';
import { effectKey } from './cards.js';
import { LANGUAGES } from './language.js';
import type { Variants } from './log.js';
import { valuesOf } from './values.js';

type Of<K extends Event['type']> = Extract<Event, { type: K }>;

const variantOf: { readonly [K in keyof Variants]: (e: Of<K>) => Variants[K] } = {
  shuffled: e => e.pile,
  spawned: e => (spawnOn(e.at) ? 'spawnpoint' : 'square'),
  moved: e => {
    if (e.how !== 'power-up') return e.how;
    return e.by === e.who ? 'teleporter' : 'newton';
  },
  'took-ammo': e => {
    if (e.cubes.length === 0) return 'none';
    return e.cubes.length < ammoTile(e.card).cubes.length ? 'some' : 'all';
  },
  fired: e => (e.mode === 'basic' ? 'weapon' : 'mode'),
  damaged: e => {
    if (e.by === e.who) return 'own';
    return e.fromMarks > 0 ? 'with-marks' : 'shot';
  },
  marked: e => e.how,
  killed: e => {
    if (e.by === e.who) return 'own';
    return e.overkill ? 'overkill' : 'killshot';
  },
  killshot: e => {
    if (e.overkill === null) return 'alone';
    return e.overkill === e.who ? 'overkill' : 'overkill-by-another';
  },
  'scored-track': e => (e.track === 'killshots' ? 'killshots' : 'spawnpoint'),
  tagged: e => e.how,
  'game-over': e => (e.tie === null ? 'won' : `${e.winners.length > 1 ? 'shared' : 'won'}-${e.tie}`),
  'bot-acted': e => e.how,
};

type Args = NonNullable<Msg['args']>;

/** Fields that choose the sentence and do not stand in it. */
const UNSAID = new Set(['type', 'pile', 'how', 'cards', 'tie']);

const plainArgs = (e: Event): Args =>
  Object.fromEntries(
    Object.entries(e).filter(
      (field): field is [string, MsgArg] =>
        !UNSAID.has(field[0]) && field[1] !== null && typeof field[1] !== 'boolean',
    ),
  );

/** What fills the sentence of an event: its fields, and colours that stand for spawnpoints as such. */
const argsOf = (e: Event): Args => {
  switch (e.type) {
    case 'shuffled':
      return {};
    case 'offered':
    case 'took-weapon':
    case 'put-down':
      return { ...plainArgs(e), at: spawnTarget(e.at) };
    case 'spawned': {
      const spawn = spawnOn(e.at);
      return { who: e.who, at: spawn ? spawnTarget(spawn) : e.at };
    }
    case 'paid':
      return { who: e.who, price: [...e.cubes, ...e.cards] };
    case 'fired':
      return { who: e.who, card: e.card, mode: effectKey(e.card, e.mode) };
    case 'used':
      return { who: e.who, card: e.card, effect: effectKey(e.card, e.effect) };
    case 'scored-track': {
      const { who, tokens, points, track } = e;
      return track === 'killshots'
        ? { who, tokens, points }
        : { who, tokens, points, track: spawnTarget(track) };
    }
    case 'tagged':
      return { who: e.who, spawn: spawnTarget(e.spawn) };
    default:
      return plainArgs(e);
  }
};

const patternOf = (lang: Lang, e: Event): string => {
  const told: string | Readonly<Record<string, string>> = LANGUAGES[lang].log[e.type];
  if (typeof told === 'string') return told;
  const variant = (variantOf[e.type as keyof Variants] as (e: Event) => string)(e);
  const pattern = told[variant];
  if (pattern === undefined) throw new Error(`no sentence for ${e.type} (${variant})`);
  return pattern;
};

/** An event as a sentence of the log. */
export const tell = (lang: Lang, e: Event): string =>
  sentence(fill(lang, patternOf(lang, e), valuesOf(lang, argsOf(e))));
