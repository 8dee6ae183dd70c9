import { optionText, optionValueText, say, tell } from '@potyczka/gloomhaven/text';
import { type Event, options, type Result, type View } from '@potyczka/gloomhaven/view';
import type { GameUi, Score } from '../game-ui.js';
import { registered } from '../registered.js';
import { Board } from './Board.js';
import { page } from './index.js';
import { Details, Mine, People } from './People.js';
import './gloomhaven.css';

const placesOf = (e: Event): string[] => {
  const places: string[] = [];
  if ('who' in e && typeof e.who === 'string') places.push(e.who);
  if ('on' in e && typeof e.on === 'string') places.push(e.on);
  if ('at' in e && typeof e.at === 'string') places.push(e.at);
  if ('card' in e && e.card) places.push(e.card);
  return places;
};

const scores = (view: View, result: Result | null): Score[] =>
  view.heroes.map(hero => {
    const reward = result?.heroes.find(r => r.id === hero.id);
    return {
      who: hero.seat,
      name: { en: hero.id, pl: hero.id },
      total: reward?.xp ?? hero.xp,
      won: result?.outcome === 'won',
      parts: [{ label: { en: 'experience', pl: 'doświadczenie' }, points: reward?.xp ?? hero.xp }],
    };
  });

const COLOURS = [
  'var(--seat-1, #c0564a)',
  'var(--seat-2, #4a7fc0)',
  'var(--seat-3, #58a05c)',
  'var(--seat-4, #b89b3e)',
];

export const ui = registered<View, Event, Result>({
  id: page.id,
  title: page.title,
  options: options as GameUi['options'],
  seatCount: o => Number(o.players),
  optionText: (lang, option, value) =>
    (value === undefined
      ? optionText(lang, option as 'players')
      : optionValueText(lang, option as 'players', value)
    ).label,
  optionHelp: (lang, option, value) =>
    (value === undefined
      ? optionText(lang, option as 'players')
      : optionValueText(lang, option as 'players', value)
    ).help,
  say,
  tell,
  actor: () => null,
  placesOf,
  isTurn: event => event.type === 'turn',
  isMilestone: event => ['died', 'exhausted', 'revealed', 'over'].includes(event.type),
  milestones: {
    next: { pl: 'Następna śmierć, wyczerpanie albo komnata', en: 'Next death, exhaustion or room' },
    previous: { pl: 'Poprzednia śmierć, wyczerpanie albo komnata', en: 'Previous death, exhaustion or room' },
  },
  seatLook: seat => {
    const n = Number(seat.slice(1)) || 1;
    return {
      name: { en: `Player ${n}`, pl: `Osoba ${n}` },
      colour: COLOURS[(n - 1) % 4]!,
      letter: { en: String(n), pl: String(n) },
    };
  },
  scores,
  gain: () => null,
  pause: event => (event.type === 'attacked' || event.type === 'moved' ? 0.6 : 0.2),
  foresee: () => '',
  Board,
  People,
  Mine,
  Details,
  details: element => (/^#|\.\d+$|^[a-z-]+$/.test(element) ? 'rest' : null),
  Icon: () => null,
  Token: () => null,
  ruleTexts: () => import('@potyczka/gloomhaven/rule-texts'),
  lessons: async () => [],
  firstGame: { players: 1, heroes: 2, scenario: '1' },
});
