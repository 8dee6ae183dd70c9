import type { Event, Result, View } from '@potyczka/pebbles';
import { name, say, TEXTS, tell } from '@potyczka/pebbles/text';
import { WHOLE_BOARD } from '../game-ui.js';
import { registered } from '../registered.js';
import { Heap } from './Cover.js';
import { page } from './index.js';

const both = (who: string) => ({ en: name('en', who), pl: name('pl', who) });
const NOTHING = { en: '', pl: '' };

export const ui = registered<View, Event, Result>({
  id: page.id,
  title: page.title,
  setUp: {
    options: { heap: { kind: 'choice', of: ['small', 'usual', 'large'], default: 'usual' } },
    seatCount: () => 2,
    optionText: (lang, option, value) => String(value ?? TEXTS[lang][option as 'heap']),
    optionHelp: lang => TEXTS[lang].heap,
    isMoot: () => false,
    isRare: () => false,
    company: {},
    firstGame: {},
  },
  words: { say, tell, foresee: () => '', headline: () => '' },
  seats: {
    look: seat => ({ name: both(seat), colour: 'var(--ink)', letter: both(seat) }),
    Token: ({ seat }) => <span>{seat === 'p1' ? '○' : '●'}</span>,
  },
  story: {
    actor: e => e.who,
    placesOf: () => [],
    pause: () => 0.1,
    newsOf: () => 0.1,
    isQuiet: () => false,
    isMilestone: () => false,
    milestones: { next: NOTHING, previous: NOTHING },
  },
  points: {
    scores: (_, result) =>
      ['p1', 'p2'].map(who => ({ who, name: both(who), total: 0, won: result?.winner === who, parts: [] })),
    gain: () => null,
  },
  board: { View: ({ view }) => <Heap n={view.left} />, nearness: WHOLE_BOARD, levels: () => [] },
  hand: { Mine: () => null, Strip: () => null },
  panels: { People: () => null, parts: [], Details: () => null, details: () => null, Icon: () => null },
  teaching: { ruleTexts: () => import('@potyczka/pebbles/rule-texts'), lessons: async () => [] },
});
