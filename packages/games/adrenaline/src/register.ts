import type { Registration } from '@potyczka/kernel/register';
import type { Event, Options, Result, State, View } from './index.js';

export const registration: Registration<State, Event, View, Options, Result> = {
  id: 'adrenaline',
  title: { en: 'Adrenaline', pl: 'Adrenalina' },
  rules: () => import('./index.js'),
  hints: () => import('./hints/index.js'),
  terminal: () => import('./terminal/index.js'),
  learn: () => import('./learn/index.js'),
  ruleTexts: () => import('./rule-texts/index.js'),
};
