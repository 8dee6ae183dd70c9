import { boardName, figureName, PAGE_WORDS as WORDS } from '@potyczka/adrenaline/text';
import type { Event, Figure, Result, View } from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import type { Gain, LogLine, Score } from '../game-ui.js';
import { figuresOf } from './figures.js';

type Both = Readonly<Record<Lang, string>>;

const both = (word: (lang: Lang) => string): Both => ({ pl: word('pl'), en: word('en') });

export const bothNames = (figure: Figure): Both => both(lang => figureName(lang, figure));

/** Points that an event gave. */
export const gain = (e: Event): Gain | null =>
  e.type === 'scored' || e.type === 'first-blood' || e.type === 'double-kill' || e.type === 'scored-track'
    ? { who: e.who, points: e.points }
    : null;

/** Where points come from: each board, first blood, double kills, tracks. */
const sourceOf = (e: Event): string | null => {
  if (e.type === 'scored') return e.on;
  if (e.type === 'first-blood' || e.type === 'double-kill') return e.type;
  return e.type === 'scored-track' ? 'track' : null;
};

/** Why one of those with the most points has won alone (ADR-END-04). */
const tieOf = ({ scores, winners }: Result): Both | null => {
  const [best, next] = [scores[0], scores[winners.length]];
  if (!best || !next || best.points !== next.points) return null;
  return {
    pl: `Remis; rozstrzygają punkty z torów: ${best.track} do ${next.track}.`,
    en: `The points are even; those from the tracks decide: ${best.track} to ${next.track}.`,
  };
};

/** Totals, and the breakdown that the log tells. */
export const scores = (view: View, result: Result | null, log: readonly LogLine<Event>[]): Score[] => {
  const figures = figuresOf(view);
  const isDomination = view.options.mode === 'domination';
  const sources: readonly (readonly [string, Both])[] = [
    ...figures.map(f => [f.who, both(lang => boardName(lang, f.who))] as const),
    ['first-blood', both(lang => WORDS[lang].firstBlood)],
    ['double-kill', both(lang => WORDS[lang].doubleKill)],
    ['track', both(lang => WORDS[lang][isDomination ? 'tracks' : 'track'])],
  ];
  const won = new Map<string, number>();
  for (const { event: e } of log) {
    const source = sourceOf(e);
    const got = gain(e);
    if (source && got) {
      const key = `${got.who} ${source}`;
      won.set(key, (won.get(key) ?? 0) + got.points);
    }
  }
  const tie = result && tieOf(result);
  const order = result?.scores.map(s => s.who);
  const totalOf = (f: { who: Figure; points: number | null }): number =>
    result?.scores.find(s => s.who === f.who)?.points ?? f.points ?? 0;
  return [...figures]
    .sort((a, b) => (order ? order.indexOf(a.who) - order.indexOf(b.who) : totalOf(b) - totalOf(a)))
    .map(f => ({
      who: f.who,
      name: bothNames(f.who),
      total: totalOf(f),
      won: result?.winners.includes(f.who) ?? false,
      ...(tie && f.who === result.winners[0] && { note: tie }),
      parts: sources.map(([source, label]) => ({ label, points: won.get(`${f.who} ${source}`) ?? 0 })),
    }));
};

const PAUSES: Readonly<Partial<Record<Event['type'], number>>> = {
  killed: 1.3,
  frenzy: 2.2,
  'game-over': 2.2,
  damaged: 0.9,
  marked: 0.7,
  fired: 0.7,
  moved: 0.55,
  spawned: 0.6,
  'took-weapon': 0.6,
  'took-ammo': 0.45,
  played: 0.6,
  reloaded: 0.35,
  scored: 1,
  'first-blood': 1,
  'double-kill': 1,
  'scored-track': 1,
  turn: 0.3,
};

/** How long an event deserves to be looked at. */
export const pause = (e: Event): number => PAUSES[e.type] ?? 0;

/** Points are a scene, but whoever comes back to the table wants to know first who hit whom. */
export const newsOf = (e: Event): number => (gain(e) ? 0.6 : pause(e));

/** Payments come before what they lead to: the frenzy and the end are moments of their own. */
export const beatsOf = (events: readonly Event[]): readonly (readonly Event[])[] => {
  const beats: Event[][] = [[]];
  for (const e of events) {
    if (e.type === 'frenzy' || e.type === 'game-over') beats.push([]);
    beats.at(-1)?.push(e);
  }
  return beats.filter(beat => beat.length > 0);
};

/** What one has done to another with several shots. */
export const asOne = (a: Event, b: Event): Event | null => {
  if (a.type === 'damaged' && b.type === 'damaged' && a.by === b.by && a.who === b.who)
    return { ...a, amount: a.amount + b.amount, fromMarks: a.fromMarks + b.fromMarks };
  if (a.type === 'marked' && b.type === 'marked' && a.by === b.by && a.who === b.who && a.how === b.how)
    return { ...a, amount: a.amount + b.amount };
  return null;
};

/** What came of a turn: whom it hurt and by how much, deaths, points. */
export const turnNote = (lang: Lang, events: readonly Event[]): string => {
  const by = events.find(e => e.type === 'turn')?.who;
  const hurt = new Map<Figure, number>();
  const killed = new Set<Figure>();
  let points = 0;
  for (const e of events) {
    if (e.type === 'damaged' && e.by === by) hurt.set(e.who, (hurt.get(e.who) ?? 0) + e.amount + e.fromMarks);
    if (e.type === 'killed' && e.by === by) killed.add(e.who);
    const got = gain(e);
    if (got?.who === by) points += got?.points ?? 0;
  }
  const blows = [...hurt].map(([who, n]) => `${figureName(lang, who)} −${n}${killed.has(who) ? ' ☠' : ''}`);
  return [...blows, ...(points > 0 ? [`+${points} ${WORDS[lang].points}`] : [])].join(' · ');
};
