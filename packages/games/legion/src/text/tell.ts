import type { MsgArg } from '@potyczka/kernel';
import { type Args, teller } from '@potyczka/kit/text';
import { fill, type Lang } from '@potyczka/words';
import type { Event } from '../events.js';
import { LANGUAGES } from './language.js';
import { valuesOf } from './values.js';

/** Fields that choose a form of the sentence: they stay as they are. */
const PLAIN = new Set([
  'rank',
  'token',
  'part',
  'how',
  'why',
  'kind',
  'colour',
  'damage',
  'state',
  'now',
  'action',
  'to-result',
  'what',
  'shown',
  'cause',
  'until',
]);

/** `given:<keyword>@<card>` and its like: what is given, or the card that does it. */
const markArgs = (mark: string): Args => {
  const [, prefix = 'other', name = '', card] = /^(given|weapons|taken):([^@]+)(?:@(.*))?$/.exec(mark) ?? [];
  if (name) return { what: prefix, keyword: name };
  const source =
    card ?? mark.split('@')[1] ?? /^(?:arm|only|used):((?:command|upgrade):[^:~]+)/.exec(mark)?.[1];
  return source === undefined ? { what: mark } : { what: 'card', keyword: source };
};

/** Events of which the log names the keyword or card that did it. */
const CAUSED: ReadonlySet<Event['type']> = new Set(['cancelled', 'changed', 'surges', 'pierce-gained']);

/** Cover, a dodge, a chart or a token; else a keyword or a card. */
const causeOf = (by: string): Args =>
  /^(cover|dodge|chart|token)$/.test(by) ? { cause: by } : { cause: 'keyword', keyword: by };

/** How many there are after what happened: tokens, wounds, points. */
const numberNow = (e: Event): number | undefined => {
  switch (e.type) {
    case 'gained':
    case 'wounded':
    case 'card-token':
      return e.was + e.n;
    case 'lost':
    case 'healed':
      return Math.max(0, e.was - e.n);
    case 'scored':
      return e.was + e.points;
    default:
      return undefined;
  }
};

const argsOf = (e: Event): Args => {
  const args: Record<string, MsgArg> = {};
  for (const [key, value] of Object.entries(e)) {
    if (key === 'type' || value === null) continue;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      args[key] = value;
  }
  if (e.type === 'armed')
    args.dice = e.weapons.reduce((sum, w) => sum + w.dice.red + w.dice.black + w.dice.white, 0);
  if (e.type === 'used') {
    args.what = e.keyword.split(':')[0] as string;
    args.keyword = args.what;
  }
  if (e.type === 'mark' || e.type === 'unmark') Object.assign(args, markArgs(e.mark));
  if (e.type === 'mark') Object.assign(args, { n: e.as.n, until: e.as.until });
  if (e.type === 'action' && e.action.startsWith('card:')) {
    args.action = 'card';
    args.keyword = e.action.slice('card:'.length);
  }
  if (e.type === 'token-placed') args.kind = e.token.kind;
  if (e.type === 'game-over') args.winner = e.winner ?? 'p1';
  if (e.type === 'card' || e.type === 'card-token') args.keyword = `upgrade:${e.card}`;
  if (e.type === 'card-token') args.how = e.n > 0 ? 'on' : 'off';
  if ('by' in e && CAUSED.has(e.type)) Object.assign(args, causeOf(String(e.by)));
  const now = numberNow(e);
  if (now !== undefined) args.now = now;
  return args;
};

const SHOWN = ['crit', 'hit', 'block', 'surge', 'blank'] as const;
type Counted = Readonly<Partial<Record<(typeof SHOWN)[number], number>>>;

const countOf = (faces: readonly (typeof SHOWN)[number][]): Counted =>
  Object.fromEntries(SHOWN.map(face => [face, faces.filter(x => x === face).length]));

/** What dice show in an event, or what is left or lost of it. */
const facesIn = (e: Event): Counted | null => {
  if (e.type === 'pool-rolled' || e.type === 'cancelled') return { hit: e.hits, crit: e.crits };
  if (e.type === 'rallied') return countOf(e.faces);
  return 'faces' in e && !Array.isArray(e.faces) ? (e.faces as Counted) : null;
};

/** Faces as people count them: those that there are. */
const shownIn = (lang: Lang, counted: Counted, isSaid: boolean): string => {
  const { faces } = LANGUAGES[lang];
  const there = SHOWN.filter(face => (counted[face] ?? 0) > 0);
  const all = there.map(face => fill(lang, faces[face], { n: counted[face] ?? 0 }));
  const last = isSaid && all.length > 1 ? all.splice(-2).join(lang === 'pl' ? ' i ' : ' and ') : '';
  return [...all, last].filter(Boolean).join(', ') || faces.none;
};

/** What an attack scores, and what is cancelled of it, stands in the sentence; faces of dice follow a colon. */
const SAID: ReadonlySet<Event['type']> = new Set(['pool-rolled', 'cancelled']);

/** What fills a sentence; words that only choose among forms are not names of anything. */
const asWords = (lang: Lang, args: Args, e: Event) => {
  const faces = facesIn(e);
  const named: Record<string, MsgArg> = {};
  const plain: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    const isForm =
      PLAIN.has(key) ||
      (key === 'to' && e.type !== 'defender') ||
      (key === 'now' && typeof value === 'number');
    if (isForm && (typeof value === 'string' || typeof value === 'number')) plain[key] = value;
    else named[key] = value;
  }
  return {
    ...valuesOf(lang, named),
    ...plain,
    ...(faces && { shown: shownIn(lang, faces, SAID.has(e.type)) }),
  };
};

/** An event as a sentence of the log. */
export const tell = teller<Event, Record<never, never>>({
  log: lang => LANGUAGES[lang].log,
  variantOf: {},
  argsOf,
  valuesOf: asWords,
});
