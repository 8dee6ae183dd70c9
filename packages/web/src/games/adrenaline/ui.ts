import { heading, optionText, optionValueText, say, tell } from '@potyczka/adrenaline/text';
import { type Event, type Figure, options, type Result, seatsOf, type View } from '@potyczka/adrenaline/view';
import type { Seat } from '@potyczka/kernel';
import type { Sound } from '../../ui/sound.js';
import { type SetUpUi, WHOLE_BOARD } from '../game-ui.js';
import { registered } from '../registered.js';
import { Board } from './Board.js';
import { confirm } from './confirm.js';
import { Details } from './Details.js';
import { faces } from './faces.js';
import { page } from './index.js';
import { intents } from './intents.js';
import { Mine } from './Mine.js';
import { OptionPicture } from './OptionPicture.js';
import { foresee, Icon } from './options.js';
import { People } from './People.js';
import { Strip } from './Strip.js';
import { BodyIcon, lookOf, PieceIcon } from './shapes.js';
import { asOne, beatsOf, bothNames, gain, newsOf, pause, scores, turnNote } from './story.js';
import './adrenaline.css';
import './cover.css';

/** What is heard of the game, by those who want it. */
const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  damaged: 'shot',
  marked: 'shot',
  killed: 'kill',
  played: 'card',
  'took-weapon': 'card',
  reloaded: 'card',
  'game-over': 'victory',
};

const actorOf = (e: Event): Seat | null => {
  const who = 'by' in e ? e.by : 'who' in e ? e.who : null;
  return who && who !== 'bot' ? (who as Seat) : null;
};

const placesOf = (e: Event): string[] => {
  const places: string[] = [];
  if ('who' in e) places.push(e.who);
  if ('at' in e && e.at) places.push(e.at);
  if ('to' in e) places.push(e.to);
  if ('card' in e) places.push(e.card);
  return places;
};

export const ui = registered<View, Event, Result>({
  id: page.id,
  title: page.title,
  setUp: {
    options: options as SetUpUi['options'],
    seatCount: o => seatsOf(o as unknown as Parameters<typeof seatsOf>[0]).length,
    optionText: (lang, option, value) =>
      value === undefined
        ? optionText(lang, option as 'players').label
        : optionValueText(lang, option as 'players', value as never).label,
    optionHelp: (lang, option, value) =>
      value === undefined
        ? optionText(lang, option as 'players').help
        : optionValueText(lang, option as 'players', value as never).help,
    isRare: option => option === 'secretPoints' || option === 'bot',
    isMoot: () => false,
    company: {},
    // ADR-XSETUP-09: five skulls and sudden death for beginners.
    firstGame: { players: 4, arena: 'B', skulls: 5, frenzy: false },
  },
  words: { say, tell, foresee, headline: heading },
  seats: {
    look: seat => {
      const look = lookOf(seat);
      return {
        name: bothNames(seat as Figure),
        colour: look.colour,
        letter: { pl: look.letter, en: look.letter },
      };
    },
    Token: ({ seat, size }) => PieceIcon({ figure: seat, size: size ?? 20 }),
  },
  story: {
    actor: actorOf,
    placesOf,
    pause,
    newsOf,
    isQuiet: () => false,
    isMilestone: event => ['killed', 'frenzy', 'game-over'].includes(event.type),
    milestones: {
      next: { pl: 'Następne zabójstwo, szał albo koniec', en: 'Next kill, frenzy or end' },
      previous: { pl: 'Poprzednie zabójstwo albo szał', en: 'Previous kill or frenzy' },
    },
  },
  points: { scores, gain },
  board: { View: Board, nearness: WHOLE_BOARD, levels: () => [] },
  hand: { Mine, Strip },
  panels: {
    People,
    parts: [],
    Details,
    details: element =>
      /^(#|track|deck-|(board-)?(p\d|bot)$)/.test(element) ? 'rest' : /^\d\d$/.test(element) ? 'click' : null,
    Icon,
  },
  teaching: {
    ruleTexts: () => import('@potyczka/adrenaline/rule-texts'),
    lessons: async () => (await import('@potyczka/adrenaline/learn')).lessons,
  },
  coach: () => import('./coach.js'),
  turns: { isTurn: event => event.type === 'turn', roundOf: () => null },
  inBrief: { turnNote, asOne },
  // Until the last beat the table stands as it did: whoever died still lies there while the points fly.
  film: { beats: beatsOf, follow: view => view, activation: () => null },
  intents,
  confirm,
  faces,
  table3: { load: () => import('./table3.js') },
  soundOf: e => SOUNDS[e.type] ?? null,
  Figure: ({ seat, size }) => BodyIcon({ figure: seat, size }),
  OptionPicture,
});
