import { optionText, say, seatName, tell } from '@potyczka/gloomhaven/campaign/text';
import { type Event, options, type Result, type View } from '@potyczka/gloomhaven/campaign/view';
import type { ReactNode } from 'react';
import { type SceneProps, type SetUpUi, WHOLE_BOARD } from '../game-ui.js';
import { registered } from '../registered.js';
import { Banner } from './Banner.js';
import { Chronicle } from './Chronicle.js';
import { counterFor } from './Counter.js';
import { Ending } from './EveningEnd.js';
import { faces } from './faces.js';
import { page } from './index.js';
import { useSpelling } from './Naming.js';
import { Outcome } from './Outcome.js';
import { CitySheet, PartySheet } from './Sheets.js';
import { Unveiling } from './Unveiling.js';
import { useEveningNews } from './useNews.js';
import { WorldMap } from './WorldMap.js';

type Scene = SceneProps<View, Event>;

const COLOURS = ['var(--seat-1)', 'var(--seat-2)', 'var(--seat-3)', 'var(--seat-4)'];

const Board = (scene: Scene): ReactNode => {
  const { view, lang } = scene;
  const spelling = useSpelling(scene);
  const news = useEveningNews(scene.campaign, view.c.journal);
  return (
    <>
      {counterFor(scene, spelling) ?? (
        <WorldMap c={view.c} party={view.c.parties[view.party]} lang={lang} scene={scene as SceneProps} />
      )}
      <Outcome scene={scene} />
      <Unveiling news={news} lang={lang} />
    </>
  );
};

const Mine = ({ view, lang }: Scene): ReactNode => {
  const party = view.c.parties[view.party];
  return party ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
    <section className="glmc-mine" aria-label={party.name} tabIndex={0}>
      <PartySheet c={view.c} party={party} lang={lang} />
    </section>
  ) : null;
};

const nothing = (): ReactNode => null;

export const ui = registered<View, Event, Result>({
  id: page.id,
  title: page.title,
  setUp: {
    options: options as SetUpUi['options'],
    seatCount: o => Number(o.players),
    optionText,
    optionHelp: () => '',
    isRare: () => false,
    isMoot: () => false,
    company: {},
    firstGame: {},
  },
  words: {
    say,
    tell,
    foresee: () => '',
    headline: (_lang, view) => view.c.parties[view.party]?.name ?? '',
  },
  seats: {
    look: seat => ({
      name: { en: seatName('en', seat), pl: seatName('pl', seat) },
      colour: COLOURS[(Number(seat.slice(1)) - 1) % 4]!,
      letter: { en: seat.slice(1), pl: seat.slice(1) },
    }),
    Token: ({ seat, size = 20 }) => (
      <svg width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
        <circle r={8} fill={COLOURS[(Number(seat.slice(1)) - 1) % 4]} />
      </svg>
    ),
  },
  story: {
    actor: event => (event.type === 'over' ? null : event.seat),
    placesOf: () => [],
    pause: () => 0,
    newsOf: () => 0,
    isQuiet: () => false,
    isMilestone: event =>
      event.type === 'did' && ['event', 'retire', 'travel', 'road'].includes(event.deed.do),
    milestones: {
      next: { en: 'Next event, journey or farewell', pl: 'Następne zdarzenie, podróż albo pożegnanie' },
      previous: {
        en: 'Previous event, journey or farewell',
        pl: 'Poprzednie zdarzenie, podróż albo pożegnanie',
      },
    },
  },
  points: { scores: () => [], gain: () => null },
  board: { View: Board, nearness: WHOLE_BOARD, levels: () => [] },
  hand: { Mine, Strip: () => null },
  faces,
  panels: {
    People: ({ view, lang }) => <CitySheet c={view.c} lang={lang} />,
    parts: [],
    Details: nothing,
    details: () => null,
    Icon: nothing,
  },
  teaching: {
    ruleTexts: () => import('@potyczka/gloomhaven/campaign/rule-texts'),
    lessons: async () => (await import('@potyczka/gloomhaven/campaign/learn')).lessons,
  },
  many: {
    groupOf: (lang, option) => {
      const who = option.key.startsWith('join') ? undefined : option.label?.args?.name;
      if (typeof who === 'string' && option.key.includes(' ')) return who;
      return option.key.startsWith('casual') ? (lang === 'pl' ? 'Tryb swobodny' : 'Casual play') : '';
    },
    isFound: () => false,
    rivals: () => false,
  },
  Chronicle,
  Banner,
  Ending,
});
