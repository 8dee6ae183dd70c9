import { optionText, optionValueText, say, seatName, teamName, tell } from '@potyczka/apex/text';
import {
  type Event,
  LEGENDS,
  type LegendId,
  type Options,
  options,
  type Preview,
  type Result,
  seatsOf,
  TEAMS,
  type View,
} from '@potyczka/apex/view';
import type { Seat } from '@potyczka/kernel';
import type { GameUi, Score } from '../game-ui.js';
import { registered } from '../registered.js';
import { Board } from './Board.js';
import { Details, details } from './Details.js';
import { page } from './index.js';
import { Mine, People } from './People.js';
import './apex.css';

type Lang = 'en' | 'pl';
const both = (of: (lang: Lang) => string) => ({ en: of('en'), pl: of('pl') });
const isLegend = (x: unknown): x is LegendId => (LEGENDS as readonly unknown[]).includes(x);

/** Whoever a line is about: the legends that it names, and where they go. */
const placesOf = (e: Event): string[] => {
  const facts = Object.entries(e);
  const places = facts.flatMap(([key, value]) =>
    key !== 'type' && isLegend(value) ? [value as string] : [],
  );
  if ('path' in e) {
    const end = e.path.at(-1);
    if (end) places.push(`${end.x},${end.y}`);
  }
  if (e.type === 'opened-bin') places.push(`bin-${e.bin}`);
  return places;
};

const scores = (view: View, result: Result | null): Score[] =>
  TEAMS.map(team => ({
    who: view.teams[team][0] ?? team,
    name: both(lang => teamName(lang, team)),
    total: view.points[team],
    won: result?.winner === team,
    parts: [{ label: { en: 'points', pl: 'punkty' }, points: view.points[team] }],
  })).sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** A shot's three numbers: what hits, how much on average, how likely it eliminates. */
const foresee = (lang: Lang, preview: Preview | undefined): string => {
  if (!preview) return '';
  const { shot, cost } = preview;
  if (shot) {
    const average = shot.mean.toFixed(1).replace('.', lang === 'pl' ? ',' : '.');
    return lang === 'pl'
      ? `${shot.threshold}+ · śr. ${average} · eliminacja ${percent(shot.eliminates)}`
      : `${shot.threshold}+ · avg ${average} · eliminates ${percent(shot.eliminates)}`;
  }
  if (cost === undefined) return '';
  return lang === 'pl' ? `koszt ${cost}` : `cost ${cost}`;
};

const SEAT_COLOURS = ['#b8423a', '#3c6fb4', '#4a8a4f', '#b58a2a', '#7a4fa0', '#2f8f92'] as const;

/** Events that deserve a moment of their own. */
const SHOWN: Readonly<Partial<Record<Event['type'], number>>> = {
  eliminated: 1,
  judged: 0.9,
  revealed: 0.8,
  aimed: 0.6,
  moved: 0.5,
  entered: 0.5,
  suffered: 0.5,
  shrunk: 0.8,
};

export const ui = registered<View, Event, Result>({
  id: page.id,
  title: page.title,
  options: options as GameUi['options'],
  seatCount: chosen => seatsOf(chosen as unknown as Options).length,
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
    next: { pl: 'Następna eliminacja lub runda', en: 'Next elimination or round' },
    previous: { pl: 'Poprzednia eliminacja lub runda', en: 'Previous elimination or round' },
  },
  activation: event => ('who' in event && isLegend(event.who) ? event.who : null),
  seatLook: seat => ({
    name: both(lang => seatName(lang, seat)),
    colour: SEAT_COLOURS[Number(seat.slice(1)) - 1] ?? '#777777',
    letter: { en: seat.slice(1), pl: seat.slice(1) },
  }),
  headline: (lang, view) =>
    view.stage === 'clash' ? (lang === 'pl' ? `runda ${view.round}` : `round ${view.round}`) : '',
  scores,
  gain: () => null,
  pause: event => SHOWN[event.type] ?? 0.1,
  foresee: (lang, _, option) => foresee(lang, option.preview as Preview | undefined),
  groupOf: (_, option) => option.key.split(':')[0] as string,
  Board,
  People,
  Mine,
  Details,
  details,
  Icon: () => null,
  Token: ({ seat }) => <span className={`seat-token ${seat as Seat}`}>{seat.slice(1)}</span>,
  ruleTexts: () => import('@potyczka/apex/rule-texts'),
  lessons: async () => [],
  firstGame: { legends: 2, first: 1, second: 1, choice: 'first-game', ring: true, screens: true },
});
