import type { Options } from './options.js';

/** A usual evening: scenario 1 with two characters. */
export const USUAL: Options = {
  players: 2,
  heroes: 2,
  scenario: '1',
  hero1: 'brute',
  hero2: 'spellweaver',
  hero3: 'scoundrel',
  hero4: 'tinkerer',
  level: 1,
  difficulty: 'normal',
  open: false,
  tamed: false,
  ready: true,
  ties: 'matters',
  spoilers: false,
};

/** Sets of options that matter to checks: one to four at the table, several scenarios, each variant once. */
export const SETS: readonly Options[] = [
  USUAL,
  { ...USUAL, players: 1 },
  {
    ...USUAL,
    players: 3,
    heroes: 3,
    scenario: '2',
    hero1: 'scoundrel',
    hero2: 'cragheart',
    hero3: 'mindthief',
  },
  { ...USUAL, players: 4, heroes: 4, scenario: '3', ties: 'ask' },
  { ...USUAL, scenario: '4', hero1: 'tinkerer', hero2: 'mindthief', ready: false },
  { ...USUAL, scenario: '5', level: 3, open: true, hero1: 'cragheart', hero2: 'scoundrel' },
  { ...USUAL, players: 1, heroes: 3, scenario: '6', ties: 'never', tamed: true },
  { ...USUAL, scenario: '8', level: 5, difficulty: 'hard', hero1: 'mindthief', hero2: 'tinkerer' },
  {
    ...USUAL,
    scenario: '9',
    level: 7,
    difficulty: 'easy',
    spoilers: true,
    hero1: 'sunkeeper',
    hero2: 'nightshroud',
  },
  {
    ...USUAL,
    players: 3,
    heroes: 3,
    scenario: '13',
    level: 4,
    spoilers: true,
    hero1: 'summoner',
    hero2: 'elementalist',
    hero3: 'plagueherald',
  },
  { ...USUAL, scenario: '14', level: 9, spoilers: true, hero1: 'berserker', hero2: 'soothsinger' },
  {
    ...USUAL,
    scenario: '20',
    level: 2,
    ready: false,
    spoilers: true,
    hero1: 'doomstalker',
    hero2: 'quartermaster',
  },
];
