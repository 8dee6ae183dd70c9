import {
  cardText,
  legendName,
  optionText,
  optionValueText,
  say,
  seatName,
  teamName,
  tell,
} from '@potyczka/apex/text';
import {
  type Event,
  FIGURE_TRAITS,
  type FigureKind,
  isFeat,
  LEGENDS,
  type LegendId,
  type Options,
  options,
  type Result,
  seatsOf,
  TEAMS,
  type Team,
  type View,
} from '@potyczka/apex/view';
import type { CardId, Seat } from '@potyczka/kernel';
import type { OptionShown } from '@potyczka/table';
import type { Level, Score, SetUpUi } from '../game-ui.js';
import { registered } from '../registered.js';
import { Board } from './Board.js';
import { beatsOf, followed } from './beats.js';
import { Details, details } from './Details.js';
import { puttingOf } from './Equip.js';
import { ending } from './ending.js';
import { faces } from './faces/index.js';
import { eyes } from './gaze.js';
import { Icon } from './Icon.js';
import { page } from './index.js';
import { Mine } from './Mine.js';
import { OptionPicture } from './OptionPicture.js';
import { parts } from './Parts.js';
import { People } from './People.js';
import { highestOf, mapOf } from './plan.js';
import { isQuiet } from './quiet.js';
import { previewOf } from './scene.js';
import { actor, gain } from './whose.js';
import { WORDS } from './words.js';
import './apex.css';
import './board.css';

type Lang = 'en' | 'pl';
const both = (of: (lang: Lang) => string) => ({ en: of('en'), pl: of('pl') });
const isLegend = (x: unknown): x is LegendId => (LEGENDS as readonly unknown[]).includes(x);

/** Whoever a line is about: the legends that it names, and where they go. */
const placesOf = (e: Event): string[] => {
  const places = Object.entries(e).flatMap(([key, value]) =>
    key !== 'type' && isLegend(value) ? [value as string] : [],
  );
  const end = 'path' in e ? e.path.at(-1) : e.type === 'threw' || e.type === 'drifted' ? e.at : undefined;
  if (end) places.push(`${end.x},${end.y}`);
  if (e.type === 'opened-bin') places.push(`bin-${e.bin}`);
  return places;
};

/** The ground and every level of roofs: to look at one, where others hide it. */
const levels = (view: View): Level[] =>
  Array.from({ length: highestOf(mapOf(view)) + 1 }, (_, level) => ({
    id: String(level),
    sign: String(level),
    name: both(lang => `${WORDS[lang].level} ${level}`),
  }));

const scores = (view: View, result: Result | null): Score[] =>
  TEAMS.map(team => ({
    who: view.teams[team][0] ?? team,
    name: both(lang => teamName(lang, team)),
    total: view.points[team],
    won: result?.winner === team,
    parts: [{ label: { en: 'points', pl: 'punkty' }, points: view.points[team] }],
  })).sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);

/** Windows in which somebody may react, boost or help (APX-REACT-03, -05, APX-SHOOT-12): all open by public facts alone. */
const WINDOWS: ReadonlySet<string> = new Set([
  'APX-SHOOT-12',
  'APX-WPN-15',
  'APX-SHOOT-17',
  'APX-SHOOT-53',
  'APX-REACT-05',
  'APX-CARDDATA-21',
]);

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** What it is now, and what it would be where that differs. */
const changed = (was: string | undefined, is: string): string =>
  was === undefined || was === is ? is : `${was} → ${is}`;

/** A shot's threshold, mean and chance to eliminate; a move's cost and whom one would see; what a card does. */
const foresee = (lang: Lang, option: OptionShown): string => {
  const w = WORDS[lang];
  const { shot, cost, dash, sees } = previewOf(option);
  if (shot) {
    const tenths = (n: number): string => n.toLocaleString(lang, { maximumFractionDigits: 1 });
    const { was } = shot;
    const facts = [
      changed(was && `${was.threshold}+`, `${shot.threshold}+`),
      w.away(shot.distance),
      shot.hidden && w.hidden,
      shot.level !== 'same' && w[shot.level],
      `${w.average} ${changed(was && tenths(was.mean), tenths(shot.mean))}`,
      Math.max(shot.eliminates, was?.eliminates ?? 0) > 0 &&
        `${w.eliminates} ${changed(was && percent(was.eliminates), percent(shot.eliminates))}`,
    ];
    return facts.filter(Boolean).join(' · ');
  }
  if (cost !== undefined) {
    const seen =
      sees &&
      (sees.length > 0 ? `${w.sees}: ${sees.map(id => legendName(lang, id)).join(', ')}` : w.seesNobody);
    return [w.cost(cost), dash && w.dash, seen].filter(Boolean).join(' · ');
  }
  const card = option.at.find((x): x is CardId => x.startsWith('#') && x.length > 1);
  if (card && isFeat(card) && !option.refusal) {
    const { kind, text } = cardText(lang, card);
    return [kind, text].filter(Boolean).join(' · ');
  }
  return '';
};

const GROUPS: Readonly<Record<string, 'move' | 'shoot' | 'use' | 'drop' | 'ability' | 'feat' | 'interact'>> =
  {
    move: 'move',
    dash: 'move',
    climb: 'move',
    shoot: 'shoot',
    pay: 'shoot',
    use: 'use',
    drop: 'drop',
    room: 'drop',
    ability: 'ability',
    feat: 'feat',
    refit: 'interact',
    zip: 'interact',
    pick: 'interact',
  };

/** A supply bin, or a figure that opens: their keys end with a number. */
const isOpened = (key: string): boolean => {
  const kind = key.replace(/-\d+$/, '');
  return kind !== key && (kind === 'bin' || (isFigure(kind) && FIGURE_TRAITS[kind].opens !== undefined));
};
const isFigure = (kind: string): kind is FigureKind => Object.hasOwn(FIGURE_TRAITS, kind);

/** The heading of an option of an activation, by what kind of action it is. */
const groupOf = (lang: Lang, { key, at }: OptionShown): string => {
  const [kind = ''] = key.split(':');
  const w = WORDS[lang];
  if (isLegend(kind)) return legendName(lang, kind);
  const group = isOpened(key) ? 'interact' : GROUPS[kind];
  if (group) return w[group];
  return at.length > 0 && /^\d+,\d+/.test(at[0] ?? '') ? '' : w.other;
};

/** Spaces and corners lie on the board, and what is put down in the backpack: they need no buttons. */
const isFound = ({ key, at }: OptionShown): boolean =>
  /^(drop|room):/.test(key) ||
  /^[A-Z]{2}:(arm|pack|wear|on-\d|[A-Z]{2}):/.test(key) ||
  /^\d+,\d+/.test(at[0] ?? '');

/** A team of Automas has no seat: it stands for itself, with the letter of Automas. */
const isTeam = (who: string): who is Team => TEAMS.some(team => team === who);
const letterOf = (who: string): string => (isTeam(who) ? 'A' : who.slice(1));

/** Colours belong to teams; people of one team have shades of it. */
const SHADES: Readonly<Record<Team, readonly string[]>> = {
  red: ['#b8423a', '#a5562f', '#8f3a5c'],
  blue: ['#3c6fb4', '#2f8f92', '#5a5fb8'],
};

/** The team of a seat: as it was settled, and before that the first half is red. */
const colourOf = (seat: string, view?: Pick<View, 'teams'>): string => {
  for (const team of TEAMS) {
    const nth = view?.teams[team].indexOf(seat as Seat) ?? -1;
    if (seat === team) return SHADES[team][0] ?? '#777777';
    if (nth >= 0) return SHADES[team][nth % SHADES[team].length] ?? '#777777';
  }
  return seat === 'p1' ? '#b8423a' : (SHADES.blue[(Number(seat.slice(1)) - 2) % 3] ?? '#777777');
};

/** Events that deserve a moment of their own. */
const SHOWN: Readonly<Partial<Record<Event['type'], number>>> = {
  eliminated: 1,
  'main-enemy': 1,
  weighed: 0.9,
  judged: 1,
  revealed: 1,
  laid: 0.7,
  scheme: 0.8,
  'holds-fire': 0.8,
  initiated: 0.8,
  'automa-feat': 0.7,
  aimed: 0.7,
  threw: 0.7,
  moved: 0.6,
  entered: 0.6,
  suffered: 0.7,
  shrunk: 0.9,
};

const pause = ({ type }: Event): number => SHOWN[type] ?? 0.1;

const wholeOption = (lang: Lang, option: string, value?: string | number | boolean) =>
  value === undefined
    ? optionText(lang, option as keyof Options)
    : optionValueText(lang, option as keyof Options, value);

/** What hurt matters most to whoever comes back; that cards fell or a step began matters little. */
const NEWS: Readonly<Partial<Record<Event['type'], number>>> = {
  eliminated: 1,
  suffered: 0.9,
  shrunk: 0.9,
  respawned: 0.8,
  placed: 0.75,
  judged: 0.7,
  revealed: 0.1,
  aimed: 0.3,
  'main-enemy': 0.3,
  'automa-feat': 0.2,
  scheme: 0.2,
  laid: 0.1,
  'holds-fire': 0.2,
  weighed: 0.3,
};
const newsOf = (e: Event): number => NEWS[e.type] ?? Math.min(0.6, pause(e));

/** Against Automas it is two against two; tougher ones need Automas. A setting that is wrong stays in sight. */
const isMoot = (option: string, { mode, legends, tougher }: Readonly<Record<string, unknown>>): boolean => {
  if (mode === 'versus') return option === 'tougher' && tougher === 0;
  return option === 'first' || option === 'second' || (option === 'legends' && legends === 2);
};

export const ui = registered<View, Event, Result>({
  id: page.id,
  title: page.title,
  setUp: {
    options: options as SetUpUi['options'],
    seatCount: chosen => seatsOf(chosen as unknown as Options).length,
    optionText: (lang, option, value) => wholeOption(lang, option, value).label,
    optionHelp: (lang, option, value) => wholeOption(lang, option, value).help,
    isRare: option => option === 'tougher',
    isMoot,
    company: { nobody: { mode: 'solo' }, friends: { mode: 'coop' } },
    firstGame: { legends: 2, first: 1, second: 1, choice: 'first-game', ring: true, screens: true },
  },
  words: {
    say,
    tell,
    foresee: (lang, _, option) => foresee(lang, option),
    headline: (lang, view) =>
      view.stage === 'clash' ? `${WORDS[lang].round.toLowerCase()} ${Math.max(1, view.round)}` : '',
  },
  seats: {
    look: (seat, view) => ({
      name: both(lang => (isTeam(seat) ? teamName(lang, seat) : seatName(lang, seat))),
      colour: colourOf(seat, view),
      letter: { en: letterOf(seat), pl: letterOf(seat) },
    }),
    Token: ({ seat }) => <span className={`seat-token ${seat as Seat}`}>{letterOf(seat)}</span>,
  },
  story: {
    actor,
    placesOf,
    pause,
    newsOf,
    isQuiet,
    isMilestone: event => ['eliminated', 'round', 'game-over'].includes(event.type),
    milestones: {
      next: { pl: 'Następna eliminacja lub runda', en: 'Next elimination or round' },
      previous: { pl: 'Poprzednia eliminacja lub runda', en: 'Previous elimination or round' },
    },
  },
  points: { scores, gain },
  together: { ending },
  board: { View: Board, nearness: { comfort: { desk: 0.36, phone: 0.42 }, closest: 2 }, levels },
  hand: { Mine, Strip: () => null },
  panels: { People, parts, Details, details, Icon },
  faces,
  table3: { load: () => import('./table3.js') },
  eyes,
  teaching: {
    ruleTexts: () => import('@potyczka/apex/rule-texts'),
    lessons: async () => (await import('@potyczka/apex/learn')).lessons,
  },
  coach: () => import('./coach.js'),
  turns: { isTurn: event => event.type === 'activated', roundOf: () => null },
  film: { beats: beatsOf, follow: followed, activation: () => null },
  many: {
    groupOf,
    isFound,
    // A token has one place; whoever takes a third weapon changes nothing else.
    rivals: (key, other) =>
      key !== other && puttingOf(key).card === puttingOf(other).card && key.includes(':'),
  },
  passing: {
    isPassed: ({ rule }) => WINDOWS.has(rule),
    turnOf: view => String(view.clock),
    words: {
      pass: { pl: 'Pasuj do końca tury', en: 'Pass these until the end of the turn' },
      passing: { pl: 'Pasujesz do końca tury.', en: 'You pass until the end of the turn.' },
      stop: { pl: 'Pytaj znowu', en: 'Ask me again' },
    },
  },
  OptionPicture,
});
