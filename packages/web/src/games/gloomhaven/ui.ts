import { figureName, goalText, optionText, optionValueText, say, tell } from '@potyczka/gloomhaven/text';
import { cardOf, type Event, options, type Result, type View } from '@potyczka/gloomhaven/view';
import type { SetUpUi } from '../game-ui.js';
import { registered } from '../registered.js';
import { Board } from './Board.js';
import { beatsOf, followed, pauseFor } from './beats.js';
import { heroColour } from './colours.js';
import { Details } from './Details.js';
import { damageBy, heroOf, scores } from './deeds.js';
import { ending } from './ending.js';
import { faces } from './faces/index.js';
import { Icon, Token } from './Icon.js';
import { page } from './index.js';
import { Mine } from './Mine.js';
import { OptionPicture } from './OptionPicture.js';
import { parts } from './Parts.js';
import { People } from './People.js';
import { isQuiet } from './quiet.js';
import { Ending } from './ScenarioEnd.js';
import { foreseenOf } from './scene.js';
import { WORDS } from './words.js';
import './gloomhaven.css';

const placesOf = (e: Event): string[] => {
  const places: string[] = [];
  if ('who' in e && typeof e.who === 'string') places.push(e.who);
  if ('on' in e && typeof e.on === 'string') places.push(e.on);
  if ('at' in e && typeof e.at === 'string') places.push(e.at);
  if ('card' in e && e.card) places.push(e.card);
  return places;
};

/** A turn is told as one: who acts is what its events have in common. */
const activation = (e: Event): string | null =>
  e.type === 'focused' || e.type === 'decided' || e.type === 'moved' || e.type === 'attacked' ? e.who : null;

const COLOURS = [
  'var(--seat-1, #c0564a)',
  'var(--seat-2, #4a7fc0)',
  'var(--seat-3, #58a05c)',
  'var(--seat-4, #b89b3e)',
];

/** Whose hand will not last for two more rounds. */
const runsLow = (hero: View['heroes'][number]): boolean => !hero.out && hero.hand.length < 4;

export const ui = registered<View, Event, Result>({
  id: page.id,
  title: page.title,
  setUp: {
    options: options as SetUpUi['options'],
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
    isRare: option => !/^(players|heroes|scenario|hero\d|difficulty)$/.test(option),
    isMoot: (option, o) => /^(hero|level)[1-4]$/.test(option) && Number(option.at(-1)) > Number(o.heroes),
    company: {},
    firstGame: { players: 1, heroes: 2, scenario: '1' },
  },
  words: {
    say,
    tell,
    foresee: (lang, view, option) => {
      const { cost, odds, noTarget } = foreseenOf(option);
      const w = WORDS[lang];
      if (option.at[0]?.startsWith('#goal-')) return goalText(lang, option.at[0]);
      if (noTarget) return w.noTarget;
      if (odds) {
        const figure = view.figures.find(f => f.id === option.at[0]);
        const rank = figure?.rank ? `${w[figure.rank]} · ` : '';
        return `${rank}${odds.hp}/${figure?.max ?? odds.hp} · ${w.kills}: ${Math.round(100 * odds.kill)} %`;
      }
      return cost === undefined ? '' : `${w.cost} ${cost}`;
    },
    headline: (lang, view) =>
      [
        figureName(lang, `scenario-${view.scenario}`),
        ...(view.round > 0 ? [`${lang === 'pl' ? 'runda' : 'round'} ${view.round}`] : []),
      ].join(' · '),
  },
  seats: {
    look: (seat, view) => {
      const [own, another] = view?.heroes.filter(h => h.seat === seat) ?? [];
      const id = own && !another ? own.id : seat;
      const hero = heroOf(id);
      if (hero) return view ? { ...hero, colour: heroColour(view, id) } : hero;
      const n = Number(seat.slice(1)) || 1;
      return {
        name: { en: `Player ${n}`, pl: `Osoba ${n}` },
        colour: COLOURS[(n - 1) % 4]!,
        letter: { en: String(n), pl: String(n) },
      };
    },
    Token,
  },
  story: {
    actor: (event, view) =>
      'who' in event ? (view?.heroes.find(h => h.id === event.who)?.seat ?? null) : null,
    placesOf,
    pause: pauseFor,
    newsOf: pauseFor,
    isQuiet,
    isMilestone: event => ['died', 'exhausted', 'revealed', 'over'].includes(event.type),
    milestones: {
      next: { pl: 'Następna śmierć, wyczerpanie albo komnata', en: 'Next death, exhaustion or room' },
      previous: {
        pl: 'Poprzednia śmierć, wyczerpanie albo komnata',
        en: 'Previous death, exhaustion or room',
      },
    },
  },
  points: { scores, gain: damageBy },
  together: { ending },
  board: {
    View: Board,
    nearness: { comfort: { desk: 0.72, phone: 0.66 }, closest: 2.4 },
    levels: () => [],
  },
  hand: { Mine, Strip: () => null },
  faces,
  table3: { load: () => import('./table3.js') },
  panels: {
    People,
    parts,
    Details,
    details: element => {
      if (/^-?\d+,-?\d+$/.test(element)) return 'click';
      // A figure's own way is drawn around it.
      if (/^[a-z][a-z-]*\.\d+$/.test(element)) return 'aside';
      return /^(#.|[a-z])/.test(element) ? 'rest' : null;
    },
    Icon,
  },
  teaching: {
    ruleTexts: () => import('@potyczka/gloomhaven/rule-texts'),
    lessons: async () => (await import('@potyczka/gloomhaven/learn')).lessons,
  },
  coach: () => import('./coach.js'),
  turns: {
    isTurn: event => event.type === 'turn',
    roundOf: event => (event.type === 'round' ? event.n : null),
  },
  Ending,
  film: { beats: beatsOf, follow: followed, activation },
  many: {
    groupOf: () => '',
    // Cards lie in the hand, not on the board: however many they are, they are listed.
    isFound: option => option.at.some(each => !each.startsWith('#')),
    rivals: () => false,
  },
  passing: {
    isPassed: question => question.ask.id === 'ask-short-rest',
    // A rest matters when a hand runs out: then it is asked for again.
    turnOf: view => [view.scenario, ...view.heroes.filter(runsLow).map(h => h.id)].join(' '),
    words: {
      pass: {
        pl: 'Nie pytaj o odpoczynek, póki starczy kart',
        en: 'Do not ask about rests while cards last',
      },
      passing: {
        pl: 'Bez pytań o krótki odpoczynek, póki starczy kart.',
        en: 'No questions about short rests while cards last.',
      },
      stop: { pl: 'Pytaj znowu', en: 'Ask again' },
    },
  },
  pieces: {
    of: option => (/^#[^/]+\/#/.test(option.key) ? option.at : null),
    ask: (whole, [card = '', second]) =>
      second === undefined
        ? { id: 'ask-second', args: { ...whole.args, card } }
        : { id: 'ask-both', args: { ...whole.args, card, second } },
    label: (card, place) =>
      place > 0 ? { id: 'taken-label', args: { card, place } } : { id: 'card-label', args: { card } },
    confirm: ([lead = '']) => ({
      id: 'both-cards-label',
      args: { n: cardOf(lead as `#${string}`).initiative },
    }),
    swap: { id: 'swap-label' },
  },
  OptionPicture,
});
