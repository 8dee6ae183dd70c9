import {
  legendName,
  optionText,
  optionValueText,
  say,
  seatName,
  teamName,
  tell,
  word,
} from '@potyczka/apex/text';
import {
  type Event,
  keyOf,
  type Options,
  options,
  type Preview,
  type Result,
  seatsOf,
  TEAMS,
  type View,
} from '@potyczka/apex/view';
import type { Lang } from '@potyczka/words';
import type { GameUi, Score } from '../game-ui.js';
import { registered } from '../registered.js';
import { Board } from './Board.js';
import { page } from './index.js';
import { Details, Mine, People } from './People.js';
import './apex.css';

const isSpace = (x: unknown): x is { x: number; y: number } =>
  typeof x === 'object' && x !== null && 'x' in x && 'y' in x;

/** Legends and spaces that an event names. */
const placesOf = (e: Event): string[] =>
  Object.values(e).flatMap((value: unknown) => {
    if (typeof value === 'string' && /^(GB|BL|WR|BH|PF|LL)$/.test(value)) return [value];
    return isSpace(value) ? [keyOf(value)] : [];
  });

const both = (of: (lang: Lang) => string) => ({ en: of('en'), pl: of('pl') });

const scores = (view: View, result: Result | null): Score[] =>
  TEAMS.map(team => ({
    who: team,
    name: both(lang => teamName(lang, team)),
    total: view.points[team],
    won: result?.winner === team,
    parts: [{ label: both(lang => word(lang, 'points')), points: view.points[team] }],
  })).sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);

const percent = (x: number): string => `${Math.round(x * 100)}%`;

/** A shot before the trigger: mean damage and the chance to eliminate. */
const foresee = (lang: Lang, preview: Preview | undefined): string => {
  const shot = preview?.shot;
  if (!shot) return preview?.cost === undefined ? '' : `${preview.cost} ${word(lang, 'mp')}`;
  const figures = `${word(lang, 'threshold')} ${shot.threshold}, ⌀ ${shot.mean.toFixed(1)} ${word(lang, 'damage')}`;
  return shot.eliminates > 0 ? `${figures}, ☠ ${percent(shot.eliminates)}` : figures;
};

const COLOURS = ['#b8423a', '#3c6fb4', '#4a8a4f', '#b58a2a', '#7a4fa0', '#2f8f92'] as const;

export const ui = registered<View, Event, Result>({
  id: page.id,
  title: page.title,
  options: options as GameUi['options'],
  seatCount: o => seatsOf(o as unknown as Options).length,
  optionText: (lang, option, value) =>
    value === undefined
      ? optionText(lang, option as keyof Options).label
      : optionValueText(lang, option as keyof Options, value).label,
  optionHelp: (lang, option, value) =>
    value === undefined
      ? optionText(lang, option as keyof Options).help
      : optionValueText(lang, option as keyof Options, value).help,
  say,
  tell,
  actor: () => null,
  placesOf,
  isTurn: event => event.type === 'activated',
  isMilestone: event => ['eliminated', 'round', 'game-over'].includes(event.type),
  milestones: {
    next: { pl: 'Następny ważny moment', en: 'Next moment that matters' },
    previous: { pl: 'Poprzedni ważny moment', en: 'Previous moment that matters' },
  },
  seatLook: seat => ({
    name: both(lang => seatName(lang, seat)),
    colour: COLOURS[Number(seat.slice(1)) - 1] ?? '#777777',
    letter: both(() => seat.slice(1)),
  }),
  headline: (lang, view) =>
    `${word(lang, 'round')} ${view.round}${view.act ? ` · ${legendName(lang, view.act.legend)}` : ''}`,
  scores,
  gain: () => null,
  pause: event =>
    ['moved', 'revealed', 'judged', 'suffered', 'eliminated', 'laid'].includes(event.type) ? 0.6 : 0.1,
  foresee: (lang, _, option) => foresee(lang, option.preview as Preview | undefined),
  Board,
  People,
  Mine,
  Details,
  details: element => (element.startsWith('#') || /-A-\d/.test(element) ? 'rest' : null),
  Icon: () => null,
  Token: () => null,
  ruleTexts: () => import('@potyczka/apex/rule-texts'),
  lessons: async () => [],
  firstGame: { mode: 'solo' },
});
