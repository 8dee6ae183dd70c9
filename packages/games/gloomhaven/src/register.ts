import type { AnyCampaign, Registration } from '@potyczka/kernel/register';
import type {
  Event as BetweenEvent,
  Options as BetweenOptions,
  Result as BetweenResult,
  State as BetweenState,
  View as BetweenView,
} from './campaign/door.js';
import type { Event, Options, Result, State, View } from './index.js';

export const registration: Registration<State, Event, View, Options, Result> = {
  id: 'gloomhaven',
  title: { en: 'Gloomhaven', pl: 'Gloomhaven' },
  rules: () => import('./index.js'),
  hints: () => import('./hints/index.js'),
  talks: true,
  terminal: () => import('./terminal/index.js'),
  learn: () => import('./learn/index.js'),
  ruleTexts: () => import('./rule-texts/index.js'),
  campaign: async () => ({ campaign: (await import('./campaign/door.js')).campaign as AnyCampaign }),
};

/** What is played between scenarios. */
export const between: Registration<BetweenState, BetweenEvent, BetweenView, BetweenOptions, BetweenResult> = {
  id: 'gloomhaven-campaign',
  title: { en: 'Gloomhaven: campaign', pl: 'Gloomhaven: kampania' },
  rules: () => import('./campaign/door.js'),
  hints: () => import('./campaign/hints.js'),
  terminal: () => import('./campaign/terminal.js'),
  learn: () => import('./campaign/learn/index.js'),
  ruleTexts: () => import('./campaign/rule-texts/index.js'),
};
