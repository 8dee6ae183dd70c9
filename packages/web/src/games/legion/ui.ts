import type { Lang } from '@potyczka/kernel/run';
import { optionText, optionValueText, say, seatNoun, tell } from '@potyczka/legion/text';
import { type Event, type Options, options, type Result, type View } from '@potyczka/legion/view';
import type { Score, SetUpUi } from '../game-ui.js';
import { registered } from '../registered.js';
import { Board } from './Board.js';
import { beatsOf, followed, pauseFor } from './beats.js';
import { PickOnPhone } from './CommandPick.js';
import { Details, detailsOf } from './Details.js';
import { Dice, hasDice } from './Dice.js';
import { EditorLater } from './EditorLater.js';
import { Formations, mayForm } from './Formations.js';
import { faces } from './faces/index.js';
import { eyes } from './gaze.js';
import { Icon, Token } from './Icon.js';
import { page } from './index.js';
import { Mine } from './Mine.js';
import { OptionPicture } from './OptionPicture.js';
import { commandLine } from './orders.js';
import { Battle, hasBattle, hasOrders, hasRows, Orders } from './Parts.js';
import { People } from './People.js';
import { SEGMENT } from './plan.js';
import { isQuiet } from './quiet.js';
import { stroke } from './stroke.js';
import { WorkshopLater } from './WorkshopLater.js';
import { WORDS } from './words.js';
import './legion.css';
import './room.css';
import './cards.css';

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

const titled = (name: 'dice' | 'orders' | 'battle' | 'formations') => ({
  en: WORDS.en[name],
  pl: WORDS.pl[name],
});

/** LEG-END-01: the last round of a battle. */
const ROUNDS = 6;

const phaseOf = ({ now }: View): 'command' | 'activation' | 'end' | 'over' => {
  if (now === 'over' || now === 'end') return now;
  return now === 'round' || now === 'command' || now === 'orders' ? 'command' : 'activation';
};

/** Round, phase and points of both sides. */
const headline = (lang: 'en' | 'pl', view: View): string => {
  const w = WORDS[lang];
  if (view.round === 0) return w.setUp;
  const points = view.sides.map(s => s.points).join(' : ');
  return `${w.round} ${view.round} ${w.of} ${ROUNDS} · ${w.phase[phaseOf(view)]} · ${w.points} ${points}`;
};

const rangeText = (lang: Lang, mm: number): string => {
  const range = Math.max(1, Math.ceil(mm / SEGMENT));
  return range > 5 ? WORDS[lang].beyond : `${WORDS[lang].range} ${range}`;
};

export const ui = registered<View, Event, Result>({
  id: page.id,
  title: page.title,
  setUp: {
    options: options as SetUpUi['options'],
    seatCount: () => 2,
    optionText: optionName,
    optionHelp: (lang, option, value) =>
      value === undefined ? optionText(lang, option as keyof Options).help : '',
    isRare: option => option === 'hiddenMinis' || option === 'inPart',
    isMoot: () => false,
    company: {},
    firstGame: { battlefield: 'desert', first: 'rebels-500', second: 'empire-500' },
  },
  words: { say, tell, foresee: (lang, _, { at }) => commandLine(lang, at[0] ?? ''), headline },
  seats: {
    look: seat => ({
      name: bothLangs(seat),
      colour: seat === 'p1' ? 'var(--seat-1)' : 'var(--seat-3)',
      letter: { en: seat.slice(1), pl: seat.slice(1) },
    }),
    Token,
  },
  story: {
    actor: event => {
      const place = placesOf(event)[0] ?? ('who' in event ? event.who : null);
      return place === null ? null : (place.slice(0, 2) as 'p1' | 'p2');
    },
    placesOf,
    pause: pauseFor,
    newsOf: pauseFor,
    isQuiet,
    isMilestone: event => ['unit-defeated', 'round', 'scored', 'game-over'].includes(event.type),
    milestones: {
      next: { pl: 'Następny ważny moment', en: 'Next moment that matters' },
      previous: { pl: 'Poprzedni ważny moment', en: 'Previous moment that matters' },
    },
  },
  points: {
    scores,
    gain: event => (event.type === 'scored' ? { who: event.who, points: event.points } : null),
  },
  board: { View: Board, nearness: { comfort: { desk: 0.55, phone: 0.62 }, closest: 4 }, levels: () => [] },
  hand: { Mine, Strip: PickOnPhone },
  panels: {
    People,
    parts: [
      { id: 'dice', title: titled('dice'), region: 'south-west', View: Dice, has: hasDice, isFixed: true },
      { id: 'orders', title: titled('orders'), region: 'bottom', View: Orders, has: hasOrders },
      {
        id: 'rows',
        title: titled('battle'),
        region: 'left',
        View: Battle,
        has: hasRows,
        phone: 'sheet',
      },
      {
        id: 'formations',
        title: titled('formations'),
        region: 'right',
        View: Formations,
        has: mayForm,
        isFixed: true,
      },
      { id: 'battle', title: titled('battle'), region: 'left', View: Battle, has: hasBattle },
    ],
    Details,
    details: detailsOf,
    Icon,
  },
  teaching: {
    ruleTexts: () => import('@potyczka/legion/rule-texts'),
    lessons: async () => (await import('@potyczka/legion/learn')).lessons,
  },
  coach: () => import('./coach.js'),
  turns: { isTurn: event => event.type === 'activated', roundOf: () => null },
  film: {
    beats: beatsOf,
    follow: followed,
    activation: event => ('unit' in event && typeof event.unit === 'string' ? event.unit : null),
  },
  stroke,
  faces,
  table3: { load: () => import('./table3.js') },
  eyes,
  ruler: (lang, mm) => `${Math.round(mm)} mm · ${rangeText(lang, mm)}`,
  Editor: EditorLater,
  Workshop: WorkshopLater,
  OptionPicture,
});
