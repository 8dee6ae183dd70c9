import type { Result, View } from '@potyczka/apex/view';
import type { Texts } from '@potyczka/kernel/register';
import type { Ending } from '../game-ui.js';

type By = Result['by'];

const WON: Readonly<Record<By, Texts>> = {
  'all-eliminated': { en: 'Every Automa has been eliminated.', pl: 'Wszystkie Automy są wyeliminowane.' },
  'points-held': {
    en: 'Your team has held enough points for a whole round.',
    pl: 'Wasza drużyna utrzymała dość punktów przez całą rundę.',
  },
  points: { en: 'Your team has more points at the end.', pl: 'Na końcu Wasza drużyna ma więcej punktów.' },
  health: {
    en: 'The points are even, and your legends have more health.',
    pl: 'Punktów jest tyle samo, a Wasze legendy mają więcej zdrowia.',
  },
  draw: { en: 'Nobody has come out ahead.', pl: 'Nikt nie wyszedł na prowadzenie.' },
};

const LOST: Readonly<Record<By, Texts>> = {
  'all-eliminated': {
    en: 'All your legends have been eliminated.',
    pl: 'Wszystkie Wasze legendy są wyeliminowane.',
  },
  'points-held': {
    en: 'The Automas have held enough points for a whole round.',
    pl: 'Automy utrzymały dość punktów przez całą rundę.',
  },
  points: { en: 'The Automas have more points at the end.', pl: 'Na końcu Automy mają więcej punktów.' },
  health: {
    en: 'The points are even, and the Automas have more health.',
    pl: 'Punktów jest tyle samo, a Automy mają więcej zdrowia.',
  },
  draw: WON.draw,
};

/** The end of a match against Automas, which people win or lose together. */
export const ending = ({ options }: View, { winners, by }: Result): Ending | null => {
  if (options.mode === 'versus') return null;
  const won = winners.length > 0;
  return { won, why: (won ? WON : LOST)[by], kept: [] };
};
