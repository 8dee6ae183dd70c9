import { type Args, plainArgs, teller, type VariantOf } from '@potyczka/kit/text';
import { ammoTile } from '../content/ammo.js';
import type { Event } from '../events.js';
import { spawnOn, spawnTarget } from '../vocabulary.js';
import { effectKey } from './cards.js';
import { LANGUAGES } from './language.js';
import type { Variants } from './log.js';
import { valuesOf } from './values.js';

const variantOf: VariantOf<Event, Variants> = {
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

/** Fields that choose the sentence and do not stand in it. */
const UNSAID: ReadonlySet<string> = new Set(['pile', 'how', 'cards', 'tie']);

/** What fills the sentence of an event: its fields, and colours that stand for spawnpoints as such. */
const argsOf = (e: Event): Args => {
  switch (e.type) {
    case 'shuffled':
      return {};
    case 'offered':
    case 'took-weapon':
    case 'put-down':
      return { ...plainArgs(e, UNSAID), at: spawnTarget(e.at) };
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
      return plainArgs(e, UNSAID);
  }
};

/** An event as a sentence of the log. */
export const tell = teller<Event, Variants>({
  log: lang => LANGUAGES[lang].log,
  variantOf,
  argsOf,
  valuesOf,
});
