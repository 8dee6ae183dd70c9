import type { Event, Result, View } from '@potyczka/pebbles';
import { name, say, TEXTS, tell } from '@potyczka/pebbles/text';
import { registered } from '../registered.js';
import { Heap } from './Cover.js';
import { page } from './index.js';

const both = (who: string) => ({ en: name('en', who), pl: name('pl', who) });
const NOTHING = { en: '', pl: '' };

export const ui = registered<View, Event, Result>({
  id: page.id,
  title: page.title,
  options: { heap: { kind: 'choice', of: ['small', 'usual', 'large'], default: 'usual' } },
  seatCount: () => 2,
  optionText: (lang, option, value) => String(value ?? TEXTS[lang][option as 'heap']),
  optionHelp: lang => TEXTS[lang].heap,
  say,
  tell,
  actor: e => e.who,
  placesOf: () => [],
  isMilestone: () => false,
  milestones: { next: NOTHING, previous: NOTHING },
  seatLook: seat => ({ name: both(seat), colour: 'var(--ink)', letter: both(seat) }),
  scores: (_, result) =>
    ['p1', 'p2'].map(who => ({ who, name: both(who), total: 0, won: result?.winner === who, parts: [] })),
  gain: () => null,
  pause: () => 0.1,
  foresee: () => '',
  Board: ({ view }) => <Heap n={view.left} />,
  People: () => null,
  Mine: () => null,
  Details: () => null,
  details: () => null,
  Icon: () => null,
  Token: ({ seat }) => <span>{seat === 'p1' ? '○' : '●'}</span>,
  ruleTexts: () => import('@potyczka/pebbles/rule-texts'),
  lessons: async () => [],
  firstGame: {},
});
