import type { Registration } from '@potyczka/kernel/register';
import type { Event, Options, Result, State, View } from './index.js';

export const registration: Registration<State, Event, View, Options, Result> = {
  id: 'pebbles',
  title: { en: 'Pebbles', pl: 'Kamyki' },
  rules: () => import('./index.js'),
  hints: () => import('./index.js'),
  terminal: () => import('./terminal/index.js'),
  ruleTexts: () => import('./rule-texts/index.js'),
};
