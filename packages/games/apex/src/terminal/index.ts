import type { CardId } from '@potyczka/kernel';
import type { Lang, Terminal } from '@potyczka/kernel/register';
import type { Event, Options, Result, View } from '../index.js';
import { cardText, optionText, say, seatName, teamName, tell, word } from '../text/index.js';
import { TEAMS } from '../vocabulary.js';
import { draw } from './board.js';
import { likes, things, uses } from './uses.js';

const describe = (lang: Lang, card: CardId): string => {
  const { name, kind, text, placeholder } = cardText(lang, card);
  const mark = placeholder ? ` (${word(lang, 'placeholder')})` : '';
  return [`${name}${mark}`, ...(kind ? [`  ${kind}`] : []), ...(text ? [`  ${text}`] : [])].join('\n');
};

const plain: Options = {
  mode: 'versus',
  tougher: 0,
  legends: 2,
  first: 1,
  second: 1,
  choice: 'first-game',
  ring: true,
  screens: true,
};

/** Both sizes, every way to give out legends, with and without Ring and screens, one and several people in a team. */
const sets: readonly Options[] = [
  plain,
  { ...plain, first: 2, second: 2 },
  { ...plain, choice: 'draft', first: 2, second: 1 },
  { ...plain, choice: 'random', ring: false },
  { ...plain, mode: 'solo' },
  { ...plain, mode: 'solo', choice: 'random', ring: false, tougher: 10 },
  { ...plain, mode: 'ally', choice: 'random' },
  { ...plain, mode: 'coop', choice: 'draft' },
  { ...plain, legends: 3 },
  { ...plain, legends: 3, first: 3, second: 2, choice: 'draft', screens: false },
];

/** Apex on a terminal. */
export const terminal: Terminal<Event, View, Options, Result> = {
  say,
  tell,
  option: (lang, name) => optionText(lang, name as keyof Options).help,
  name: (lang, who) => seatName(lang, who),
  describe,
  draw,
  winners: result => result.winners,
  scores: (result, _, lang) => [
    ['', word(lang, 'points')],
    ...TEAMS.map(team => [teamName(lang, team), String(result.points[team])]),
  ],
  conformance: { sets, bound: 3000, every: 20, likes, things, uses },
};
