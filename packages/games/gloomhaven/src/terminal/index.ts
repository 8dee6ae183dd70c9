import type { CardId } from '@potyczka/kernel';
import type { Lang, Paint, Terminal } from '@potyczka/kernel/register';
import type { Event, Options, Result, View } from '../index.js';
import { cardText, figureName, goalText, optionText, say, tell } from '../text/index.js';
import { drawMap } from './board.js';
import { SETS } from './sets.js';

const describe = (lang: Lang, card: CardId): string => {
  if (card.startsWith('#goal-')) return goalText(lang, card);
  const { name, initiative, top, bottom } = cardText(lang, card);
  return [
    `${name} (${initiative})`,
    ...top.map(line => `  ${line}`),
    '  --',
    ...bottom.map(line => `  ${line}`),
  ].join('\n');
};

const scoresOf = (result: Result, lang: Lang): string[][] => [
  lang === 'en' ? ['character', 'XP', 'gold', 'checks'] : ['postać', 'PD', 'złoto', 'znaczniki'],
  ...result.heroes.map(h => [figureName(lang, h.id), String(h.xp), String(h.gold), String(h.checks)]),
];

/** Gloomhaven on a terminal. */
export const terminal: Terminal<Event, View, Options, Result> = {
  say,
  tell,
  option: (lang, name) => optionText(lang, name as keyof Options).help,
  name: figureName,
  describe,
  draw: (view: View, _me, lang: Lang, paint: Paint) => drawMap(view, lang, paint),
  winners: result => (result.outcome === 'won' ? result.heroes.map(h => h.seat) : []),
  scores: (result, _told, lang) => scoresOf(result, lang),
  conformance: { sets: SETS, bound: 3000, every: 40 },
};
