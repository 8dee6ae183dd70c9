import { optionText, optionValueText, say, seatNoun, tell } from '@potyczka/legion/text';
import { type Event, type Options, options, type Result, type View } from '@potyczka/legion/view';
import type { GameUi, Score } from '../game-ui.js';
import { registered } from '../registered.js';
import { Board } from './Board.js';
import { page } from './index.js';
import { Mine, People } from './People.js';
import './legion.css';

const placesOf = (e: Event): string[] => {
  const places: string[] = [];
  for (const key of ['unit', 'mini', 'by', 'to'] as const) {
    const value: unknown = key in e ? e[key as keyof Event] : undefined;
    if (typeof value === 'string' && /^p\d-/.test(value)) places.push(value);
  }
  return places;
};

const bothLangs = (seat: string) => ({ en: seatNoun('en', seat).label, pl: seatNoun('pl', seat).label });

const scores = (view: View, result: Result | null): Score[] =>
  view.sides
    .map(side => ({
      who: side.seat,
      name: bothLangs(side.seat),
      total: side.points,
      won: result?.winner === side.seat,
      parts: [{ label: { en: 'victory points', pl: 'punkty zwycięstwa' }, points: side.points }],
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);

const optionName = (lang: 'en' | 'pl', option: string, value?: unknown): string =>
  value === undefined
    ? optionText(lang, option as keyof Options).label
    : optionValueText(lang, option as keyof Options, String(value));

export const ui = registered<View, Event, Result>({
  id: page.id,
  title: page.title,
  options: options as GameUi['options'],
  seatCount: () => 2,
  optionText: optionName,
  optionHelp: (lang, option, value) =>
    value === undefined ? optionText(lang, option as keyof Options).help : '',
  say,
  tell,
  actor: event => {
    const place = placesOf(event)[0] ?? ('who' in event ? event.who : null);
    return place === null ? null : (place.slice(0, 2) as 'p1' | 'p2');
  },
  placesOf,
  isTurn: event => event.type === 'activated',
  isMilestone: event => ['unit-defeated', 'round', 'scored', 'game-over'].includes(event.type),
  milestones: {
    next: { pl: 'Następny ważny moment', en: 'Next moment that matters' },
    previous: { pl: 'Poprzedni ważny moment', en: 'Previous moment that matters' },
  },
  seatLook: seat => ({
    name: bothLangs(seat),
    colour: seat === 'p1' ? 'var(--seat-1)' : 'var(--seat-3)',
    letter: { en: seat.slice(1), pl: seat.slice(1) },
  }),
  scores,
  gain: event => (event.type === 'scored' ? { who: event.who, points: event.points } : null),
  pause: event => (['moved', 'rolled', 'defence-rolled', 'unit-defeated'].includes(event.type) ? 0.6 : 0.1),
  foresee: () => '',
  Board,
  People,
  Mine,
  Details: () => null,
  details: () => null,
  Icon: () => null,
  Token: () => null,
  ruleTexts: () => import('@potyczka/legion/rule-texts'),
  lessons: async () => [],
  firstGame: { battlefield: 'desert', first: 'rebels-500', second: 'empire-500' },
});
