import type { Lang } from '@potyczka/kernel/run';

const en = {
  close: 'Close',
  room: 'Room {n} lies open',
  elites: '{n, plural, one {one of them elite} other {# of them elite}}',
  allElite: 'elite',
  actsAt: 'acts at',
  chests: '{n, plural, one {a treasure} other {# treasures}}',
  coins: '{n, plural, one {one coin} other {# coins}}',
  exhausted: '{who} is exhausted',
  xpStay: 'XP stay',
  coinsStay: 'coins stay',
  noPenalty:
    'The figure and all it summoned leave the table. It is no penalty: if the party wins, everything is gained.',
  goesOn: 'Fights on: {who}.',
} as const;

type Words = Readonly<Record<keyof typeof en, string>>;

const pl: Words = {
  close: 'Zamknij',
  room: 'Komnata {n} stoi otworem',
  elites: '{n, plural, one {w tym jedna elita} few {w tym # elity} other {w tym # elit}}',
  allElite: 'elita',
  actsAt: 'działa przy',
  chests: '{n, plural, one {skarb} few {# skarby} other {# skarbów}}',
  coins: '{n, plural, one {jedna moneta} few {# monety} other {# monet}}',
  exhausted: '{who}: to już wyczerpanie',
  xpStay: 'PD zostaje',
  coinsStay: 'monet zostaje',
  noPenalty:
    'Figurka i wszyscy przywołani schodzą ze stołu. To nie kara: przy zwycięstwie dostaje się wszystko.',
  goesOn: 'Walczą dalej: {who}.',
};

/** What the moments of a scenario say. */
export const MOMENT_WORDS: Readonly<Record<Lang, Words>> = { en, pl };
